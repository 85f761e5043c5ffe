; made by tools/prebuild_kernels.py from d0eb256dc708eb31cf862c0e3e59febe901ce9f58f08d1cfb52a1d88330e9521
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define internal noundef i32 @_ZN9tideproof10properties7engines5spark16partition_kernel7collectB3v43B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayy9uint64_2ayy(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr readonly captures(none) %arg.states, i64 %arg.count, i64 %arg.partitions, ptr captures(none) %arg.table, i64 %arg.slots, i64 %arg.room) {
entry:
  %.10486.not = icmp slt i64 %arg.count, 1
  br i1 %.10486.not, label %common.ret, label %B66.endif.preheader

B66.endif.preheader:                              ; preds = %entry
  %const129 = bitcast i64 -2960836687051489901 to i64
  %const128 = bitcast i64 -7046029254386353131 to i64
  %const = bitcast i64 9223372036854775804 to i64
  %scevgep66.i = getelementptr i8, ptr %arg.table, i64 8
  %scevgep = getelementptr i8, ptr %arg.states, i64 24
  %scevgep95 = getelementptr i8, ptr %arg.table, i64 8
  %scevgep100 = getelementptr i8, ptr %arg.states, i64 24
  %scevgep109 = getelementptr i8, ptr %arg.table, i64 32
  %scevgep120 = getelementptr i8, ptr %arg.table, i64 8
  br label %B66.endif

common.ret:                                       ; preds = %B470.i, %B348.i, %B66.endif.endif.endif, %B320, %entry
  %storemerge = phi i64 [ 0, %entry ], [ -1, %B348.i ], [ -1, %B470.i ], [ %.279, %B320 ], [ -1, %B66.endif.endif.endif ]
  store i64 %storemerge, ptr %retptr, align 8
  ret i32 0

B320:                                             ; preds = %B1000.endif.i, %B904.endif.endif.i, %B286.endif.endif.i, %B286.i
  %.sink.i.ph = phi i64 [ 1, %B904.endif.endif.i ], [ 1, %B1000.endif.i ], [ 0, %B286.endif.endif.i ], [ 0, %B286.i ]
  %.279 = add nuw nsw i64 %.sink.i.ph, %new.2.089
  %lsr.iv.next = add i64 %lsr.iv, 8
  %exitcond.not = icmp eq i64 %arg.count, %.117
  br i1 %exitcond.not, label %common.ret, label %B66.endif

B66.endif:                                        ; preds = %B320, %B66.endif.preheader
  %lsr.iv = phi i64 [ 0, %B66.endif.preheader ], [ %lsr.iv.next, %B320 ]
  %new.2.089 = phi i64 [ %.279, %B320 ], [ 0, %B66.endif.preheader ]
  %.1108187 = phi i64 [ %.117, %B320 ], [ 0, %B66.endif.preheader ]
  %.117 = add nuw nsw i64 %.1108187, 1
  %.4.i = tail call i64 @tideproof_words(), !noalias !0
  %.4.i.i.i = tail call i64 @tideproof_words(), !noalias !3
  %.11641.not.i.i = icmp slt i64 %.4.i.i.i, 1
  br i1 %.11641.not.i.i, label %B66.endif.endif.endif, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B66.endif
  %xtraiter.i.i = and i64 %.4.i.i.i, 3
  %0 = icmp ult i64 %.4.i.i.i, 4
  br i1 %0, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.4.i.i.i, %const
  %1 = mul i64 %.4.i, %lsr.iv
  %scevgep85 = getelementptr i8, ptr %scevgep, i64 %1
  br label %B88.if.i.i

B190.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B190.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %h.4.044.epil.init.i.i = phi i64 [ %const128, %B88.if.preheader.i.i ], [ %.161.3.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %.1224042.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %2 = shl i64 %.1224042.epil.init.i.i, 3
  %3 = mul i64 %.4.i, %lsr.iv
  %4 = add i64 %3, %2
  %scevgep93 = getelementptr i8, ptr %arg.states, i64 %4
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %h.4.044.epil.i.i = phi i64 [ %.161.epil.i.i, %B88.if.epil.i.i ], [ %h.4.044.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %5 = shl i64 %epil.iter.i.i, 3
  %scevgep94 = getelementptr i8, ptr %scevgep93, i64 %5
  %.156.epil.i.i = load i64, ptr %scevgep94, align 8, !noalias !10
  %.158.epil.i.i = xor i64 %.156.epil.i.i, %h.4.044.epil.i.i
  %.159.epil.i.i = mul i64 %.158.epil.i.i, %const129
  %.160.epil.i.i = lshr i64 %.159.epil.i.i, 32
  %.161.epil.i.i = xor i64 %.160.epil.i.i, %.159.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.i.i, !llvm.loop !11

B190.loopexit.i.i:                                ; preds = %B88.if.epil.i.i, %B190.loopexit.unr-lcssa.i.i
  %.161.lcssa.i.i = phi i64 [ %.161.3.i.i, %B190.loopexit.unr-lcssa.i.i ], [ %.161.epil.i.i, %B88.if.epil.i.i ]
  %6 = mul i64 %.161.lcssa.i.i, %const129
  br label %B66.endif.endif.endif

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %h.4.044.i.i = phi i64 [ %const128, %B88.if.preheader.new.i.i ], [ %.161.3.i.i, %B88.if.i.i ]
  %.1224042.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.129.3.i.i, %B88.if.i.i ]
  %sunkaddr.i = shl i64 %.1224042.i.i, 3
  %scevgep91 = getelementptr i8, ptr %scevgep85, i64 %sunkaddr.i
  %scevgep92 = getelementptr i8, ptr %scevgep91, i64 -24
  %.156.i.i = load i64, ptr %scevgep92, align 8, !noalias !10
  %.158.i.i = xor i64 %.156.i.i, %h.4.044.i.i
  %.159.i.i = mul i64 %.158.i.i, %const129
  %.160.i.i = lshr i64 %.159.i.i, 32
  %7 = shl i64 %.1224042.i.i, 3
  %scevgep89 = getelementptr i8, ptr %scevgep85, i64 %7
  %scevgep90 = getelementptr i8, ptr %scevgep89, i64 -16
  %.156.1.i.i = load i64, ptr %scevgep90, align 8, !noalias !10
  %8 = xor i64 %.156.1.i.i, %.160.i.i
  %.158.1.i.i = xor i64 %8, %.159.i.i
  %.159.1.i.i = mul i64 %.158.1.i.i, %const129
  %.160.1.i.i = lshr i64 %.159.1.i.i, 32
  %9 = shl i64 %.1224042.i.i, 3
  %scevgep87 = getelementptr i8, ptr %scevgep85, i64 %9
  %scevgep88 = getelementptr i8, ptr %scevgep87, i64 -8
  %.156.2.i.i = load i64, ptr %scevgep88, align 8, !noalias !10
  %10 = xor i64 %.156.2.i.i, %.160.1.i.i
  %.158.2.i.i = xor i64 %10, %.159.1.i.i
  %.159.2.i.i = mul i64 %.158.2.i.i, %const129
  %.160.2.i.i = lshr i64 %.159.2.i.i, 32
  %.129.3.i.i = add nuw nsw i64 %.1224042.i.i, 4
  %11 = shl i64 %.1224042.i.i, 3
  %scevgep86 = getelementptr i8, ptr %scevgep85, i64 %11
  %.156.3.i.i = load i64, ptr %scevgep86, align 8, !noalias !10
  %12 = xor i64 %.156.3.i.i, %.160.2.i.i
  %.158.3.i.i = xor i64 %12, %.159.2.i.i
  %.159.3.i.i = mul i64 %.158.3.i.i, %const129
  %.160.3.i.i = lshr i64 %.159.3.i.i, 32
  %.161.3.i.i = xor i64 %.160.3.i.i, %.159.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.129.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B190.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B66.endif.endif.endif:                            ; preds = %B190.loopexit.i.i, %B66.endif
  %h.4.0.lcssa.i.i = phi i64 [ 5551297586632261903, %B66.endif ], [ %6, %B190.loopexit.i.i ]
  %.175.i.i = lshr i64 %h.4.0.lcssa.i.i, 29
  %.176.i.i = xor i64 %.175.i.i, %h.4.0.lcssa.i.i
  %"$phi104.0.2.0.i" = tail call i64 @llvm.umax.i64(i64 %.176.i.i, i64 1)
  %.6.i = lshr i64 %"$phi104.0.2.0.i", 32
  %.7.i = mul i64 %.6.i, %arg.partitions
  %.221 = and i64 %.7.i, 4294967295
  %.223 = mul i64 %.221, %arg.slots
  %.224 = lshr i64 %.223, 32
  %.23.not148.i = icmp ult i64 %.224, %arg.room
  br i1 %.23.not148.i, label %B48.endif.preheader.i, label %common.ret

B48.endif.preheader.i:                            ; preds = %B66.endif.endif.endif
  %13 = shl nuw nsw i64 %.224, 3
  %14 = sub nsw i64 0, %.224
  %15 = mul i64 %.4.i, %lsr.iv
  %scevgep98 = getelementptr i8, ptr %arg.states, i64 %15
  %scevgep101 = getelementptr i8, ptr %scevgep100, i64 %15
  %scevgep117 = getelementptr i8, ptr %arg.states, i64 %15
  br label %B48.endif.i

B134.i:                                           ; preds = %B48.endif.i
  %.80.not.i = icmp ugt i64 %.176.i.i, %.68.i
  br i1 %.80.not.i, label %B348.i, label %B146.endif.i

B252.i:                                           ; preds = %B146.endif.i
  %.31.i2.i = add i64 %.4.i.i1.i, 1
  %.4.i.i21.i = tail call i64 @tideproof_words(), !noalias !13
  %..25.i.i = tail call i64 @llvm.smax.i64(i64 %.4.i.i21.i, i64 0)
  %16 = mul i64 %lsr.iv.i, %.31.i2.i
  %scevgep96 = getelementptr i8, ptr %scevgep95, i64 %16
  br label %B58.i.i

B58.i.i:                                          ; preds = %B58.if.i.i, %B252.i
  %.12248.i.i = phi i64 [ %.129.i.i, %B58.if.i.i ], [ 0, %B252.i ]
  %exitcond.not.i.i = icmp eq i64 %..25.i.i, %.12248.i.i
  br i1 %exitcond.not.i.i, label %B286.i, label %B58.if.i.i

B58.if.i.i:                                       ; preds = %B58.i.i
  %.129.i.i = add nuw i64 %.12248.i.i, 1
  %17 = shl i64 %.12248.i.i, 3
  %scevgep99 = getelementptr i8, ptr %scevgep98, i64 %17
  %.160.i.i3 = load i64, ptr %scevgep99, align 8, !noalias !20
  %scevgep97 = getelementptr i8, ptr %scevgep96, i64 %17
  %.164.i.i = load i64, ptr %scevgep97, align 8, !noalias !20
  %.165.not.i.i = icmp eq i64 %.160.i.i3, %.164.i.i
  br i1 %.165.not.i.i, label %B58.i.i, label %B252.endif.endif.i

B286.i:                                           ; preds = %B252.endif.endif.i, %B58.i.i
  %.4.i.i22.i = tail call i64 @tideproof_words(), !noalias !21
  %.11941.not.i.i = icmp slt i64 %.4.i.i22.i, 1
  br i1 %.11941.not.i.i, label %B320, label %B88.if.preheader.i.i4

B88.if.preheader.i.i4:                            ; preds = %B286.i
  %xtraiter.i.i5 = and i64 %.4.i.i22.i, 3
  %18 = icmp ult i64 %.4.i.i22.i, 4
  br i1 %18, label %B88.if.epil.preheader.i.i16, label %B88.if.preheader.new.i.i6

B88.if.preheader.new.i.i6:                        ; preds = %B88.if.preheader.i.i4
  %unroll_iter.i.i7 = and i64 %.4.i.i22.i, %const
  %19 = mul i64 %lsr.iv.i, %.31.i2.i
  %scevgep110 = getelementptr i8, ptr %scevgep109, i64 %19
  br label %B88.if.i.i8

B134.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i8
  %lcmp.mod.not.i.i15 = icmp eq i64 %xtraiter.i.i5, 0
  br i1 %lcmp.mod.not.i.i15, label %B286.endif.endif.i, label %B88.if.epil.preheader.i.i16

B88.if.epil.preheader.i.i16:                      ; preds = %B134.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i4
  %difference.2.044.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i4 ], [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %.1254042.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i4 ], [ %unroll_iter.i.i7, %B134.loopexit.unr-lcssa.i.i ]
  %20 = shl i64 %.1254042.epil.init.i.i, 3
  %scevgep118 = getelementptr i8, ptr %scevgep117, i64 %20
  %21 = mul i64 %lsr.iv.i, %.31.i2.i
  %22 = add i64 %21, %20
  %scevgep121 = getelementptr i8, ptr %scevgep120, i64 %22
  br label %B88.if.epil.i.i17

B88.if.epil.i.i17:                                ; preds = %B88.if.epil.i.i17, %B88.if.epil.preheader.i.i16
  %difference.2.044.epil.i.i = phi i64 [ %.165.epil.i.i, %B88.if.epil.i.i17 ], [ %difference.2.044.epil.init.i.i, %B88.if.epil.preheader.i.i16 ]
  %epil.iter.i.i18 = phi i64 [ %epil.iter.next.i.i20, %B88.if.epil.i.i17 ], [ 0, %B88.if.epil.preheader.i.i16 ]
  %23 = shl i64 %epil.iter.i.i18, 3
  %scevgep122 = getelementptr i8, ptr %scevgep121, i64 %23
  %.159.epil.i.i19 = load i64, ptr %scevgep122, align 8, !noalias !26
  %scevgep119 = getelementptr i8, ptr %scevgep118, i64 %23
  %.162.epil.i.i = load i64, ptr %scevgep119, align 8, !noalias !26
  %.163.epil.i.i = xor i64 %.162.epil.i.i, %.159.epil.i.i19
  %.165.epil.i.i = or i64 %.163.epil.i.i, %difference.2.044.epil.i.i
  %epil.iter.next.i.i20 = add i64 %epil.iter.i.i18, 1
  %epil.iter.cmp.not.i.i21 = icmp eq i64 %xtraiter.i.i5, %epil.iter.next.i.i20
  br i1 %epil.iter.cmp.not.i.i21, label %B286.endif.endif.i, label %B88.if.epil.i.i17, !llvm.loop !27

B88.if.i.i8:                                      ; preds = %B88.if.i.i8, %B88.if.preheader.new.i.i6
  %difference.2.044.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i6 ], [ %.165.3.i.i, %B88.if.i.i8 ]
  %.1254042.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i6 ], [ %.132.3.i.i, %B88.if.i.i8 ]
  %sunkaddr.i.i = shl i64 %.1254042.i.i, 3
  %scevgep111 = getelementptr i8, ptr %scevgep110, i64 %sunkaddr.i.i
  %scevgep116 = getelementptr i8, ptr %scevgep111, i64 -24
  %.159.i.i9 = load i64, ptr %scevgep116, align 8, !noalias !26
  %scevgep107 = getelementptr i8, ptr %scevgep101, i64 %sunkaddr.i.i
  %scevgep108 = getelementptr i8, ptr %scevgep107, i64 -24
  %.162.i.i = load i64, ptr %scevgep108, align 8, !noalias !26
  %.163.i.i = xor i64 %.162.i.i, %.159.i.i9
  %.165.i.i = or i64 %.163.i.i, %difference.2.044.i.i
  %24 = shl i64 %.1254042.i.i, 3
  %scevgep114 = getelementptr i8, ptr %scevgep110, i64 %24
  %scevgep115 = getelementptr i8, ptr %scevgep114, i64 -16
  %.159.1.i.i11 = load i64, ptr %scevgep115, align 8, !noalias !26
  %25 = shl i64 %.1254042.i.i, 3
  %scevgep105 = getelementptr i8, ptr %scevgep101, i64 %25
  %scevgep106 = getelementptr i8, ptr %scevgep105, i64 -16
  %.162.1.i.i = load i64, ptr %scevgep106, align 8, !noalias !26
  %.163.1.i.i = xor i64 %.162.1.i.i, %.159.1.i.i11
  %.165.1.i.i = or i64 %.165.i.i, %.163.1.i.i
  %26 = shl i64 %.1254042.i.i, 3
  %scevgep112 = getelementptr i8, ptr %scevgep110, i64 %26
  %scevgep113 = getelementptr i8, ptr %scevgep112, i64 -8
  %.159.2.i.i12 = load i64, ptr %scevgep113, align 8, !noalias !26
  %27 = shl i64 %.1254042.i.i, 3
  %scevgep103 = getelementptr i8, ptr %scevgep101, i64 %27
  %scevgep104 = getelementptr i8, ptr %scevgep103, i64 -8
  %.162.2.i.i = load i64, ptr %scevgep104, align 8, !noalias !26
  %.163.2.i.i = xor i64 %.162.2.i.i, %.159.2.i.i12
  %.165.2.i.i = or i64 %.165.1.i.i, %.163.2.i.i
  %.132.3.i.i = add nuw nsw i64 %.1254042.i.i, 4
  %.159.3.i.i13 = load i64, ptr %scevgep111, align 8, !noalias !26
  %28 = shl i64 %.1254042.i.i, 3
  %scevgep102 = getelementptr i8, ptr %scevgep101, i64 %28
  %.162.3.i.i = load i64, ptr %scevgep102, align 8, !noalias !26
  %.163.3.i.i = xor i64 %.162.3.i.i, %.159.3.i.i13
  %.165.3.i.i = or i64 %.165.2.i.i, %.163.3.i.i
  %niter.ncmp.3.i.i14 = icmp eq i64 %unroll_iter.i.i7, %.132.3.i.i
  br i1 %niter.ncmp.3.i.i14, label %B134.loopexit.unr-lcssa.i.i, label %B88.if.i.i8

B348.i:                                           ; preds = %B286.endif.endif.i, %B134.i
  %.215.i = add nuw i64 %slot.2.0149.i, 1
  %lsr.iv.next.i = add i64 %lsr.iv.i, 8
  %lsr.iv.next57.i = add i64 %lsr.iv56.i, -1
  %exitcond.not.i = icmp eq i64 %.215.i, %arg.room
  br i1 %exitcond.not.i, label %common.ret, label %B48.endif.i

B470.i:                                           ; preds = %B548.endif.i, %B470.i.preheader
  %free.2.0.i = phi i64 [ %.263.i, %B548.endif.i ], [ %slot.2.0149.i, %B470.i.preheader ]
  %.263.i = add i64 %free.2.0.i, 1
  %.271.not.i = icmp ult i64 %.263.i, %arg.room
  br i1 %.271.not.i, label %B548.endif.i, label %common.ret

B48.endif.i:                                      ; preds = %B348.i, %B48.endif.preheader.i
  %lsr.iv56.i = phi i64 [ %14, %B48.endif.preheader.i ], [ %lsr.iv.next57.i, %B348.i ]
  %lsr.iv.i = phi i64 [ %13, %B48.endif.preheader.i ], [ %lsr.iv.next.i, %B348.i ]
  %slot.2.0149.i = phi i64 [ %.224, %B48.endif.preheader.i ], [ %.215.i, %B348.i ]
  %.4.i.i.i1 = tail call i64 @tideproof_words(), !noalias !28
  %.31.i.i = add i64 %.4.i.i.i1, 1
  %.65.i = mul i64 %.31.i.i, %slot.2.0149.i
  %.67.i = getelementptr i64, ptr %arg.table, i64 %.65.i
  %.68.i = load i64, ptr %.67.i, align 8, !noalias !33
  %.73.i = icmp eq i64 %.68.i, 0
  br i1 %.73.i, label %B386.endif.i, label %B134.i

B146.endif.i:                                     ; preds = %B134.i
  %.4.i.i1.i = tail call i64 @tideproof_words(), !noalias !34
  %.117.i = icmp ugt i64 %.68.i, %"$phi104.0.2.0.i"
  br i1 %.117.i, label %B386.endif.i, label %B252.i

B252.endif.endif.i:                               ; preds = %B58.if.i.i
  %.183.i.not.i = icmp ult i64 %.160.i.i3, %.164.i.i
  br i1 %.183.i.not.i, label %B386.endif.i, label %B286.i

B286.endif.endif.i:                               ; preds = %B88.if.epil.i.i17, %B134.loopexit.unr-lcssa.i.i
  %.165.lcssa.i.i = phi i64 [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ], [ %.165.epil.i.i, %B88.if.epil.i.i17 ]
  %.not.i = icmp eq i64 %.165.lcssa.i.i, 0
  br i1 %.not.i, label %B320, label %B348.i

B386.endif.i:                                     ; preds = %B252.endif.endif.i, %B146.endif.i, %B48.endif.i
  %.4.i.i3.i = tail call i64 @tideproof_words(), !noalias !39
  %.31.i4.i = add i64 %.4.i.i3.i, 1
  %.251.i = mul i64 %.31.i4.i, %slot.2.0149.i
  %.253.i = getelementptr i64, ptr %arg.table, i64 %.251.i
  %.254.i = load i64, ptr %.253.i, align 8, !noalias !33
  %.255.not.i = icmp eq i64 %.254.i, 0
  br i1 %.255.not.i, label %B628.endif.endif.endif.endif.i, label %B470.i.preheader

B470.i.preheader:                                 ; preds = %B386.endif.i
  br label %B470.i

B548.endif.i:                                     ; preds = %B470.i
  %.4.i.i5.i = tail call i64 @tideproof_words(), !noalias !44
  %.31.i6.i = add i64 %.4.i.i5.i, 1
  %.319.i = mul i64 %.31.i6.i, %.263.i
  %.323.i = getelementptr i64, ptr %arg.table, i64 %.319.i
  %.324.i = load i64, ptr %.323.i, align 8, !noalias !33
  %.325.not.i = icmp eq i64 %.324.i, 0
  br i1 %.325.not.i, label %B628.endif.endif.endif.endif.i, label %B470.i

B628.endif.endif.endif.endif.i:                   ; preds = %B548.endif.i, %B386.endif.i
  %free.3.1.i = phi i64 [ %slot.2.0149.i, %B386.endif.i ], [ %.263.i, %B548.endif.i ]
  %.4.i.i7.i = tail call i64 @tideproof_words(), !noalias !49
  %.31.i8.i = add i64 %.4.i.i7.i, 1
  %.4.i.i11.i = tail call i64 @tideproof_words(), !noalias !54
  %.362.i = mul i64 %.31.i8.i, %free.3.1.i
  %.4.i.i13.i = tail call i64 @tideproof_words(), !noalias !59
  %.31.i14.i = add i64 %.4.i.i13.i, 1
  %.4.i.i15.i = tail call i64 @tideproof_words(), !noalias !64
  %.418.i = mul i64 %.31.i14.i, %slot.2.0149.i
  %29 = add i64 %.362.i, %.4.i.i11.i
  %.31.i16.i = sub i64 %.4.i.i15.i, %29
  %.482.i = add i64 %.31.i16.i, %.418.i
  %.525152.i31 = icmp slt i64 %.482.i, 0
  br i1 %.525152.i31, label %B848.endif.preheader.i, label %B904.endif.endif.i

B848.endif.preheader.i:                           ; preds = %B628.endif.endif.endif.endif.i
  %30 = add i64 %.362.i, %.4.i.i11.i
  %31 = add i64 %30, 1
  %32 = sub i64 %31, %.4.i.i15.i
  %33 = sub i64 %.4.i.i15.i, %30
  %34 = add i64 %33, %.418.i
  %smax.i = tail call i64 @llvm.smax.i64(i64 %34, i64 0)
  %35 = mul i64 %.31.i14.i, %lsr.iv56.i
  %36 = add i64 %32, %35
  %37 = add i64 %36, %smax.i
  %38 = shl i64 %30, 3
  %scevgep60.i = getelementptr i8, ptr %arg.table, i64 %38
  br label %B848.endif.i

B848.endif.i:                                     ; preds = %B848.endif.i, %B848.endif.preheader.i
  %lsr.iv61.i = phi ptr [ %scevgep60.i, %B848.endif.preheader.i ], [ %scevgep62.i, %B848.endif.i ]
  %lsr.iv58.i = phi i64 [ %37, %B848.endif.preheader.i ], [ %lsr.iv.next59.i, %B848.endif.i ]
  %.4.i.i17.i = tail call i64 @tideproof_words(), !noalias !69
  %39 = mul i64 %.4.i.i17.i, -8
  %scevgep63.i = getelementptr i8, ptr %lsr.iv61.i, i64 %39
  %scevgep64.i = getelementptr i8, ptr %scevgep63.i, i64 -8
  %.591.i = load i64, ptr %scevgep64.i, align 8, !noalias !33
  store i64 %.591.i, ptr %lsr.iv61.i, align 8, !noalias !33
  %lsr.iv.next59.i = add i64 %lsr.iv58.i, -1
  %scevgep62.i = getelementptr i8, ptr %lsr.iv61.i, i64 -8
  %.525.i = icmp sgt i64 %lsr.iv.next59.i, 1
  br i1 %.525.i, label %B848.endif.i, label %B904.endif.endif.i

B904.endif.endif.i:                               ; preds = %B848.endif.i, %B628.endif.endif.endif.endif.i
  %.4.i.i9.i = tail call i64 @tideproof_words(), !noalias !74
  %.31.i10.i = add i64 %.4.i.i9.i, 1
  %.626.i = mul i64 %.31.i10.i, %slot.2.0149.i
  %.629.i = getelementptr i64, ptr %arg.table, i64 %.626.i
  store i64 %"$phi104.0.2.0.i", ptr %.629.i, align 8, !noalias !33
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !79
  %.737158.not.i = icmp slt i64 %.4.i.i, 1
  br i1 %.737158.not.i, label %B320, label %B1000.endif.i.preheader

B1000.endif.i.preheader:                          ; preds = %B904.endif.endif.i
  %40 = mul i64 %.4.i, %lsr.iv
  %scevgep126 = getelementptr i8, ptr %arg.states, i64 %40
  br label %B1000.endif.i

B1000.endif.i:                                    ; preds = %B1000.endif.i, %B1000.endif.i.preheader
  %.743157159.i = phi i64 [ %.750.i, %B1000.endif.i ], [ 0, %B1000.endif.i.preheader ]
  %41 = shl i64 %.743157159.i, 3
  %scevgep127 = getelementptr i8, ptr %scevgep126, i64 %41
  %.777.i = load i64, ptr %scevgep127, align 8, !noalias !33
  %.4.i.i19.i = tail call i64 @tideproof_words(), !noalias !82
  %.31.i20.i = add i64 %.4.i.i19.i, 1
  %.750.i = add nuw nsw i64 %.743157159.i, 1
  %42 = mul i64 %lsr.iv.i, %.31.i20.i
  %scevgep124 = getelementptr i8, ptr %scevgep66.i, i64 %42
  %43 = shl i64 %.743157159.i, 3
  %scevgep125 = getelementptr i8, ptr %scevgep124, i64 %43
  store i64 %.777.i, ptr %scevgep125, align 8, !noalias !33
  %exitcond186.not.i = icmp eq i64 %.4.i.i, %.750.i
  br i1 %exitcond186.not.i, label %B320, label %B1000.endif.i
}

declare i64 @tideproof_words() local_unnamed_addr

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #0

; Function Attrs: nounwind
define i64 @tideproof_collect(ptr %a0, i64 %a1, i64 %a2, ptr %a3, i64 %a4, i64 %a5) #1 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines5spark16partition_kernel7collectB3v43B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayy9uint64_2ayy(ptr %result, ptr %exception, ptr %a0, i64 %a1, i64 %a2, ptr %a3, i64 %a4, i64 %a5)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines5spark16partition_kernel11expand_intoB3v49B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayyyy9uint64_2ayy9uint64_2a9uint32_2a9uint64_2a9uint64_2a9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.states, i64 %arg.stop, i64 %arg.limit, i64 %arg.reduced, i64 %arg.transitions, ptr captures(none) %arg.table, i64 %arg.slots, i64 %arg.room, ptr %arg.successors, ptr %arg.kinds, ptr captures(none) %arg.weights, ptr captures(none) %arg.taken, ptr captures(none) %arg.control) {
entry:
  %.43 = load i64, ptr %arg.control, align 8
  %.45 = getelementptr i8, ptr %arg.control, i64 8
  %.46 = load i64, ptr %.45, align 8
  %.60 = icmp ult i64 %.43, %arg.stop
  br i1 %.60, label %B90.preheader, label %B2134

B90.preheader:                                    ; preds = %entry
  %scevgep66.i = getelementptr i8, ptr %arg.table, i64 8
  %scevgep371 = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep384 = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep397 = getelementptr i8, ptr %arg.table, i64 8
  %scevgep402 = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep411 = getelementptr i8, ptr %arg.table, i64 32
  %scevgep422 = getelementptr i8, ptr %arg.table, i64 8
  br label %B90

B90:                                              ; preds = %B1960, %B90.preheader
  %used.2.0 = phi i64 [ %used.3.1.lcssa204, %B1960 ], [ %.46, %B90.preheader ]
  %source.2.0 = phi i64 [ %.11.i, %B1960 ], [ %.43, %B90.preheader ]
  %.71 = icmp ugt i64 %used.2.0, %arg.limit
  br i1 %.71, label %B102, label %B214

common.ret:                                       ; preds = %B2134, %B1714, %B870, %B102
  %.sink = phi i64 [ 0, %B2134 ], [ 1, %B1714 ], [ 2, %B870 ], [ 1, %B102 ]
  store i64 %.sink, ptr %retptr, align 8
  ret i32 0

B102:                                             ; preds = %B90
  store i64 %source.2.0, ptr %arg.control, align 8
  %sunkaddr = getelementptr i8, ptr %arg.control, i64 8
  store i64 %used.2.0, ptr %sunkaddr, align 8
  br label %common.ret

B214:                                             ; preds = %B90
  %.112 = add i64 %source.2.0, 8
  %.11.i = tail call i64 @llvm.umin.i64(i64 %.112, i64 %arg.stop)
  %.205 = sub i64 %.11.i, %source.2.0
  %.249487.not = icmp slt i64 %.205, 1
  br i1 %.249487.not, label %B1960, label %B458.if.preheader

B458.if.preheader:                                ; preds = %B214
  br label %B458.if

B456.loopexit:                                    ; preds = %B1156.if, %B1018
  %.249 = icmp sgt i64 %.248455491, 1
  br i1 %.249, label %B458.if, label %B1212

B870:                                             ; preds = %B678.endif.endif.endif
  %.516 = xor i64 %.7.i.i, -1
  store i64 %.255462490, ptr %arg.control, align 8
  %.526 = getelementptr i8, ptr %arg.control, i64 40
  store i64 %.516, ptr %.526, align 8
  br label %common.ret

B1018:                                            ; preds = %B678.endif.endif.endif, %B160.backedge.i
  %.539 = icmp eq i64 %.7.i.i, 0
  %.543 = select i1 %.539, i64 %weight.2.2, i64 0
  %spec.select = add i64 %.543, %dead.2.1493
  %.553 = mul i64 %.7.i.i, %weight.2.2
  %.555 = add i64 %.553, %steps.2.1494
  %.563 = add i64 %weight.2.2, %distinct.2.1495
  %.571 = add i64 %.7.i.i, %made.2.1492
  br i1 %.539, label %B456.loopexit, label %B1156.if.preheader

B1156.if.preheader:                               ; preds = %B1018
  %0 = add i64 %.7.i.i, 1
  %1 = shl i64 %made.2.1492, 3
  %scevgep = getelementptr i8, ptr %arg.weights, i64 %1
  br label %B1156.if

B1212:                                            ; preds = %B456.loopexit
  %.766 = icmp sgt i64 %.571, 0
  br i1 %.766, label %B1244.endif.preheader, label %B1960

B1244.endif.preheader:                            ; preds = %B1212
  %const440 = bitcast i64 -2960836687051489901 to i64
  %const439 = bitcast i64 -7046029254386353131 to i64
  %const438 = bitcast i64 9223372036854775804 to i64
  %const = bitcast i64 5551297586632261903 to i64
  br label %B1244.endif

B1498:                                            ; preds = %B1000.endif.i, %B904.endif.endif.i, %B286.endif.endif.i, %B286.i
  %.sink.i.ph = phi i64 [ 1, %B904.endif.endif.i ], [ 1, %B1000.endif.i ], [ 0, %B286.endif.endif.i ], [ 0, %B286.i ]
  %.1208 = add i64 %.sink.i.ph, %used.3.1526
  %lsr.iv.next386 = add i64 %lsr.iv385, 8
  %exitcond1060.not = icmp eq i64 %.571, %.1037
  br i1 %exitcond1060.not, label %B1898.if.preheader, label %B1500.endif

B1898.if.preheader:                               ; preds = %B1498
  %2 = add i64 %.7.i.i, -1
  %3 = sub i64 0, %made.2.1492
  %4 = icmp eq i64 %2, %3
  br i1 %4, label %B1898.if.epil.preheader, label %B1898.if.preheader.new

B1898.if.preheader.new:                           ; preds = %B1898.if.preheader
  %const_mat = add i64 %const438, 2
  %unroll_iter = and i64 %.571, %const_mat
  br label %B1898.if

B1714:                                            ; preds = %B470.i, %B348.i, %B1500.endif.endif
  store i64 %source.2.0, ptr %arg.control, align 8
  %sunkaddr441 = getelementptr i8, ptr %arg.control, i64 8
  store i64 %used.3.1526, ptr %sunkaddr441, align 8
  br label %common.ret

B1960.loopexit.unr-lcssa:                         ; preds = %B1898.if
  %5 = and i64 %.571, 1
  %lcmp.mod.not = icmp eq i64 %5, 0
  br i1 %lcmp.mod.not, label %B1960, label %B1898.if.epil.preheader

B1898.if.epil.preheader:                          ; preds = %B1960.loopexit.unr-lcssa, %B1898.if.preheader
  %.1306531533.epil.init = phi i64 [ 0, %B1898.if.preheader ], [ %.1313.1, %B1960.loopexit.unr-lcssa ]
  %.1339.epil = getelementptr i32, ptr %arg.kinds, i64 %.1306531533.epil.init
  %.1340.epil = load i32, ptr %.1339.epil, align 4
  %.1342.epil = zext i32 %.1340.epil to i64
  %.1343.epil = getelementptr i64, ptr %arg.taken, i64 %.1342.epil
  %.1344.epil = load i64, ptr %.1343.epil, align 8
  %.1346.epil = getelementptr i64, ptr %arg.weights, i64 %.1306531533.epil.init
  %.1347.epil = load i64, ptr %.1346.epil, align 8
  %.1348.epil = add i64 %.1347.epil, %.1344.epil
  store i64 %.1348.epil, ptr %.1343.epil, align 8
  br label %B1960

B1960:                                            ; preds = %B1898.if.epil.preheader, %B1960.loopexit.unr-lcssa, %B1212, %B214
  %used.3.1.lcssa204 = phi i64 [ %used.2.0, %B214 ], [ %used.2.0, %B1212 ], [ %.1208, %B1960.loopexit.unr-lcssa ], [ %.1208, %B1898.if.epil.preheader ]
  %distinct.2.1.lcssa185191203 = phi i64 [ 0, %B214 ], [ %.563, %B1212 ], [ %.563, %B1960.loopexit.unr-lcssa ], [ %.563, %B1898.if.epil.preheader ]
  %steps.2.1.lcssa184192202 = phi i64 [ 0, %B214 ], [ %.555, %B1212 ], [ %.555, %B1960.loopexit.unr-lcssa ], [ %.555, %B1898.if.epil.preheader ]
  %dead.2.1.lcssa183193201 = phi i64 [ 0, %B214 ], [ %spec.select, %B1212 ], [ %spec.select, %B1960.loopexit.unr-lcssa ], [ %spec.select, %B1898.if.epil.preheader ]
  %sunkaddr442 = getelementptr i8, ptr %arg.control, i64 16
  %.1368 = load i64, ptr %sunkaddr442, align 8
  %.1370 = add i64 %.1368, %steps.2.1.lcssa184192202
  store i64 %.1370, ptr %sunkaddr442, align 8
  %sunkaddr443 = getelementptr i8, ptr %arg.control, i64 24
  %.1378 = load i64, ptr %sunkaddr443, align 8
  %.1380 = add i64 %.1378, %dead.2.1.lcssa183193201
  store i64 %.1380, ptr %sunkaddr443, align 8
  %sunkaddr444 = getelementptr i8, ptr %arg.control, i64 32
  %.1388 = load i64, ptr %sunkaddr444, align 8
  %.1390 = add i64 %.1388, %distinct.2.1.lcssa185191203
  store i64 %.1390, ptr %sunkaddr444, align 8
  %.1404 = icmp ult i64 %.112, %arg.stop
  br i1 %.1404, label %B90, label %B2134

B2134:                                            ; preds = %B1960, %entry
  %used.4.1 = phi i64 [ %.46, %entry ], [ %used.3.1.lcssa204, %B1960 ]
  %source.3.1 = phi i64 [ %.43, %entry ], [ %.11.i, %B1960 ]
  store i64 %source.3.1, ptr %arg.control, align 8
  %sunkaddr445 = getelementptr i8, ptr %arg.control, i64 8
  store i64 %used.4.1, ptr %sunkaddr445, align 8
  br label %common.ret

B458.if:                                          ; preds = %B456.loopexit, %B458.if.preheader
  %distinct.2.1495 = phi i64 [ %.563, %B456.loopexit ], [ 0, %B458.if.preheader ]
  %steps.2.1494 = phi i64 [ %.555, %B456.loopexit ], [ 0, %B458.if.preheader ]
  %dead.2.1493 = phi i64 [ %spec.select, %B456.loopexit ], [ 0, %B458.if.preheader ]
  %made.2.1492 = phi i64 [ %.571, %B456.loopexit ], [ 0, %B458.if.preheader ]
  %.248455491 = phi i64 [ %.258, %B456.loopexit ], [ %.205, %B458.if.preheader ]
  %.255462490 = phi i64 [ %.262, %B456.loopexit ], [ %source.2.0, %B458.if.preheader ]
  %6 = icmp eq i64 %arg.reduced, 0
  %.258 = add nsw i64 %.248455491, -1
  %.262 = add i64 %.255462490, 1
  br i1 %6, label %B678.endif.endif, label %B530.endif.endif

B530.endif.endif:                                 ; preds = %B458.if
  %.4.i = tail call i64 @tideproof_words(), !noalias !87
  %.4.i2 = tail call i64 @tideproof_words(), !noalias !90
  %.323 = mul i64 %.4.i, %.255462490
  %.325 = getelementptr i64, ptr %arg.states, i64 %.323
  %.352 = mul i64 %.4.i2, %made.2.1492
  %.354 = getelementptr i64, ptr %arg.successors, i64 %.352
  %.6.i = tail call i64 @tideproof_canonical(ptr %.325, ptr %.354), !noalias !93
  br label %B678.endif.endif

B678.endif.endif:                                 ; preds = %B530.endif.endif, %B458.if
  %weight.2.2 = phi i64 [ 1, %B458.if ], [ %.6.i, %B530.endif.endif ]
  %7 = icmp eq i64 %arg.reduced, 0
  %.4.i1 = tail call i64 @tideproof_words(), !noalias !96
  %.4.i3 = tail call i64 @tideproof_words(), !noalias !99
  %.409 = mul i64 %.4.i1, %.255462490
  %.411 = getelementptr i64, ptr %arg.states, i64 %.409
  %.438 = mul i64 %.4.i3, %made.2.1492
  %.440 = getelementptr i64, ptr %arg.successors, i64 %.438
  %.443 = getelementptr i32, ptr %arg.kinds, i64 %made.2.1492
  %.7.i.i = tail call i64 @tideproof_expand(ptr %.411, ptr %.440, ptr %.443), !noalias !102
  %.15151.not.i = icmp slt i64 %.7.i.i, 1
  %or.cond.i = select i1 %7, i1 true, i1 %.15151.not.i
  br i1 %or.cond.i, label %B678.endif.endif.endif, label %B160.backedge.i.preheader

B160.backedge.i.preheader:                        ; preds = %B678.endif.endif
  br label %B160.backedge.i

B160.backedge.i:                                  ; preds = %B160.backedge.i, %B160.backedge.i.preheader
  %.1574852.i = phi i64 [ %.164.i, %B160.backedge.i ], [ 0, %B160.backedge.i.preheader ]
  %.164.i = add nuw nsw i64 %.1574852.i, 1
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !107
  %.4.i1.i = tail call i64 @tideproof_words(), !noalias !110
  %.215.i = mul i64 %.4.i.i, %.1574852.i
  %.217.i = getelementptr i64, ptr %.440, i64 %.215.i
  %.243.i = mul i64 %.4.i1.i, %.1574852.i
  %.245.i = getelementptr i64, ptr %.440, i64 %.243.i
  %.6.i.i = tail call i64 @tideproof_canonical(ptr %.217.i, ptr %.245.i), !noalias !113
  %exitcond.not.i = icmp eq i64 %.7.i.i, %.164.i
  br i1 %exitcond.not.i, label %B1018, label %B160.backedge.i

B678.endif.endif.endif:                           ; preds = %B678.endif.endif
  %.473 = icmp slt i64 %.7.i.i, 0
  br i1 %.473, label %B870, label %B1018

B1156.if:                                         ; preds = %B1156.if, %B1156.if.preheader
  %lsr.iv369 = phi ptr [ %scevgep, %B1156.if.preheader ], [ %scevgep370, %B1156.if ]
  %lsr.iv = phi i64 [ %0, %B1156.if.preheader ], [ %lsr.iv.next, %B1156.if ]
  store i64 %weight.2.2, ptr %lsr.iv369, align 8
  %lsr.iv.next = add i64 %lsr.iv, -1
  %scevgep370 = getelementptr i8, ptr %lsr.iv369, i64 8
  %.652 = icmp sgt i64 %lsr.iv.next, 1
  br i1 %.652, label %B1156.if, label %B456.loopexit

B1244.endif:                                      ; preds = %B1244.endif.endif.endif, %B1244.endif.preheader
  %lsr.iv372 = phi i64 [ 0, %B1244.endif.preheader ], [ %lsr.iv.next373, %B1244.endif.endif.endif ]
  %.814507511 = phi i64 [ %.821, %B1244.endif.endif.endif ], [ 0, %B1244.endif.preheader ]
  %.821 = add nuw nsw i64 %.814507511, 1
  %.4.i4 = tail call i64 @tideproof_words(), !noalias !116
  %.4.i.i.i = tail call i64 @tideproof_words(), !noalias !119
  %.11641.not.i.i = icmp slt i64 %.4.i.i.i, 1
  br i1 %.11641.not.i.i, label %B1244.endif.endif.endif, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B1244.endif
  %xtraiter.i.i = and i64 %.4.i.i.i, 3
  %8 = icmp ult i64 %.4.i.i.i, 4
  br i1 %8, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.4.i.i.i, %const438
  %9 = mul i64 %.4.i4, %lsr.iv372
  %scevgep374 = getelementptr i8, ptr %scevgep371, i64 %9
  br label %B88.if.i.i

B190.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B190.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %h.4.044.epil.init.i.i = phi i64 [ %const439, %B88.if.preheader.i.i ], [ %.161.3.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %.1224042.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %10 = shl i64 %.1224042.epil.init.i.i, 3
  %11 = mul i64 %.4.i4, %lsr.iv372
  %12 = add i64 %11, %10
  %scevgep382 = getelementptr i8, ptr %arg.successors, i64 %12
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %h.4.044.epil.i.i = phi i64 [ %.161.epil.i.i, %B88.if.epil.i.i ], [ %h.4.044.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %13 = shl i64 %epil.iter.i.i, 3
  %scevgep383 = getelementptr i8, ptr %scevgep382, i64 %13
  %.156.epil.i.i = load i64, ptr %scevgep383, align 8, !noalias !126
  %.158.epil.i.i = xor i64 %.156.epil.i.i, %h.4.044.epil.i.i
  %.159.epil.i.i = mul i64 %.158.epil.i.i, %const440
  %.160.epil.i.i = lshr i64 %.159.epil.i.i, 32
  %.161.epil.i.i = xor i64 %.160.epil.i.i, %.159.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.i.i, !llvm.loop !127

B190.loopexit.i.i:                                ; preds = %B88.if.epil.i.i, %B190.loopexit.unr-lcssa.i.i
  %.161.lcssa.i.i = phi i64 [ %.161.3.i.i, %B190.loopexit.unr-lcssa.i.i ], [ %.161.epil.i.i, %B88.if.epil.i.i ]
  %14 = mul i64 %.161.lcssa.i.i, %const440
  br label %B1244.endif.endif.endif

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %h.4.044.i.i = phi i64 [ %const439, %B88.if.preheader.new.i.i ], [ %.161.3.i.i, %B88.if.i.i ]
  %.1224042.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.129.3.i.i, %B88.if.i.i ]
  %sunkaddr.i = shl i64 %.1224042.i.i, 3
  %scevgep380 = getelementptr i8, ptr %scevgep374, i64 %sunkaddr.i
  %scevgep381 = getelementptr i8, ptr %scevgep380, i64 -24
  %.156.i.i = load i64, ptr %scevgep381, align 8, !noalias !126
  %.158.i.i = xor i64 %.156.i.i, %h.4.044.i.i
  %.159.i.i = mul i64 %.158.i.i, %const440
  %.160.i.i = lshr i64 %.159.i.i, 32
  %15 = shl i64 %.1224042.i.i, 3
  %scevgep378 = getelementptr i8, ptr %scevgep374, i64 %15
  %scevgep379 = getelementptr i8, ptr %scevgep378, i64 -16
  %.156.1.i.i = load i64, ptr %scevgep379, align 8, !noalias !126
  %16 = xor i64 %.156.1.i.i, %.160.i.i
  %.158.1.i.i = xor i64 %16, %.159.i.i
  %.159.1.i.i = mul i64 %.158.1.i.i, %const440
  %.160.1.i.i = lshr i64 %.159.1.i.i, 32
  %17 = shl i64 %.1224042.i.i, 3
  %scevgep376 = getelementptr i8, ptr %scevgep374, i64 %17
  %scevgep377 = getelementptr i8, ptr %scevgep376, i64 -8
  %.156.2.i.i = load i64, ptr %scevgep377, align 8, !noalias !126
  %18 = xor i64 %.156.2.i.i, %.160.1.i.i
  %.158.2.i.i = xor i64 %18, %.159.1.i.i
  %.159.2.i.i = mul i64 %.158.2.i.i, %const440
  %.160.2.i.i = lshr i64 %.159.2.i.i, 32
  %.129.3.i.i = add nuw nsw i64 %.1224042.i.i, 4
  %19 = shl i64 %.1224042.i.i, 3
  %scevgep375 = getelementptr i8, ptr %scevgep374, i64 %19
  %.156.3.i.i = load i64, ptr %scevgep375, align 8, !noalias !126
  %20 = xor i64 %.156.3.i.i, %.160.2.i.i
  %.158.3.i.i = xor i64 %20, %.159.2.i.i
  %.159.3.i.i = mul i64 %.158.3.i.i, %const440
  %.160.3.i.i = lshr i64 %.159.3.i.i, 32
  %.161.3.i.i = xor i64 %.160.3.i.i, %.159.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.129.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B190.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B1244.endif.endif.endif:                          ; preds = %B190.loopexit.i.i, %B1244.endif
  %h.4.0.lcssa.i.i = phi i64 [ %const, %B1244.endif ], [ %14, %B190.loopexit.i.i ]
  %.4.i.i69 = tail call i64 @tideproof_words(), !noalias !128
  %.31.i = add i64 %.4.i.i69, 1
  %21 = lshr i64 %h.4.0.lcssa.i.i, 61
  %22 = lshr i64 %h.4.0.lcssa.i.i, 32
  %.899 = xor i64 %21, %22
  %.901 = mul i64 %.899, %arg.slots
  %.902 = lshr i64 %.901, 32
  %.928 = mul i64 %.902, %.31.i
  %.930 = getelementptr i64, ptr %arg.table, i64 %.928
  tail call void @llvm.prefetch.p0(ptr %.930, i32 0, i32 3, i32 1)
  %lsr.iv.next373 = add i64 %lsr.iv372, 8
  %exitcond.not = icmp eq i64 %.571, %.821
  br i1 %exitcond.not, label %B1500.endif.preheader, label %B1244.endif

B1500.endif.preheader:                            ; preds = %B1244.endif.endif.endif
  br label %B1500.endif

B1500.endif:                                      ; preds = %B1500.endif.preheader, %B1498
  %lsr.iv385 = phi i64 [ 0, %B1500.endif.preheader ], [ %lsr.iv.next386, %B1498 ]
  %used.3.1526 = phi i64 [ %.1208, %B1498 ], [ %used.2.0, %B1500.endif.preheader ]
  %.1030519524 = phi i64 [ %.1037, %B1498 ], [ 0, %B1500.endif.preheader ]
  %.1037 = add nuw nsw i64 %.1030519524, 1
  %.4.i5 = tail call i64 @tideproof_words(), !noalias !133
  %.4.i.i.i6 = tail call i64 @tideproof_words(), !noalias !136
  %.11641.not.i.i7 = icmp slt i64 %.4.i.i.i6, 1
  br i1 %.11641.not.i.i7, label %B1500.endif.endif, label %B88.if.preheader.i.i8

B88.if.preheader.i.i8:                            ; preds = %B1500.endif
  %xtraiter.i.i9 = and i64 %.4.i.i.i6, 3
  %23 = icmp ult i64 %.4.i.i.i6, 4
  br i1 %23, label %B88.if.epil.preheader.i.i47, label %B88.if.preheader.new.i.i10

B88.if.preheader.new.i.i10:                       ; preds = %B88.if.preheader.i.i8
  %unroll_iter.i.i11 = and i64 %.4.i.i.i6, %const438
  %24 = mul i64 %.4.i5, %lsr.iv385
  %scevgep387 = getelementptr i8, ptr %scevgep384, i64 %24
  br label %B88.if.i.i12

B190.loopexit.unr-lcssa.i.i45:                    ; preds = %B88.if.i.i12
  %lcmp.mod.not.i.i46 = icmp eq i64 %xtraiter.i.i9, 0
  br i1 %lcmp.mod.not.i.i46, label %B190.loopexit.i.i62, label %B88.if.epil.preheader.i.i47

B88.if.epil.preheader.i.i47:                      ; preds = %B190.loopexit.unr-lcssa.i.i45, %B88.if.preheader.i.i8
  %h.4.044.epil.init.i.i48 = phi i64 [ %const439, %B88.if.preheader.i.i8 ], [ %.161.3.i.i43, %B190.loopexit.unr-lcssa.i.i45 ]
  %.1224042.epil.init.i.i49 = phi i64 [ 0, %B88.if.preheader.i.i8 ], [ %unroll_iter.i.i11, %B190.loopexit.unr-lcssa.i.i45 ]
  %25 = shl i64 %.1224042.epil.init.i.i49, 3
  %26 = mul i64 %.4.i5, %lsr.iv385
  %27 = add i64 %26, %25
  %scevgep395 = getelementptr i8, ptr %arg.successors, i64 %27
  br label %B88.if.epil.i.i51

B88.if.epil.i.i51:                                ; preds = %B88.if.epil.i.i51, %B88.if.epil.preheader.i.i47
  %h.4.044.epil.i.i52 = phi i64 [ %.161.epil.i.i59, %B88.if.epil.i.i51 ], [ %h.4.044.epil.init.i.i48, %B88.if.epil.preheader.i.i47 ]
  %epil.iter.i.i53 = phi i64 [ %epil.iter.next.i.i60, %B88.if.epil.i.i51 ], [ 0, %B88.if.epil.preheader.i.i47 ]
  %28 = shl i64 %epil.iter.i.i53, 3
  %scevgep396 = getelementptr i8, ptr %scevgep395, i64 %28
  %.156.epil.i.i55 = load i64, ptr %scevgep396, align 8, !noalias !143
  %.158.epil.i.i56 = xor i64 %.156.epil.i.i55, %h.4.044.epil.i.i52
  %.159.epil.i.i57 = mul i64 %.158.epil.i.i56, %const440
  %.160.epil.i.i58 = lshr i64 %.159.epil.i.i57, 32
  %.161.epil.i.i59 = xor i64 %.160.epil.i.i58, %.159.epil.i.i57
  %epil.iter.next.i.i60 = add i64 %epil.iter.i.i53, 1
  %epil.iter.cmp.not.i.i61 = icmp eq i64 %xtraiter.i.i9, %epil.iter.next.i.i60
  br i1 %epil.iter.cmp.not.i.i61, label %B190.loopexit.i.i62, label %B88.if.epil.i.i51, !llvm.loop !127

B190.loopexit.i.i62:                              ; preds = %B88.if.epil.i.i51, %B190.loopexit.unr-lcssa.i.i45
  %.161.lcssa.i.i63 = phi i64 [ %.161.3.i.i43, %B190.loopexit.unr-lcssa.i.i45 ], [ %.161.epil.i.i59, %B88.if.epil.i.i51 ]
  %29 = mul i64 %.161.lcssa.i.i63, %const440
  br label %B1500.endif.endif

B88.if.i.i12:                                     ; preds = %B88.if.i.i12, %B88.if.preheader.new.i.i10
  %h.4.044.i.i13 = phi i64 [ %const439, %B88.if.preheader.new.i.i10 ], [ %.161.3.i.i43, %B88.if.i.i12 ]
  %.1224042.i.i14 = phi i64 [ 0, %B88.if.preheader.new.i.i10 ], [ %.129.3.i.i35, %B88.if.i.i12 ]
  %sunkaddr.i15 = shl i64 %.1224042.i.i14, 3
  %scevgep393 = getelementptr i8, ptr %scevgep387, i64 %sunkaddr.i15
  %scevgep394 = getelementptr i8, ptr %scevgep393, i64 -24
  %.156.i.i17 = load i64, ptr %scevgep394, align 8, !noalias !143
  %.158.i.i18 = xor i64 %.156.i.i17, %h.4.044.i.i13
  %.159.i.i19 = mul i64 %.158.i.i18, %const440
  %.160.i.i20 = lshr i64 %.159.i.i19, 32
  %30 = shl i64 %.1224042.i.i14, 3
  %scevgep391 = getelementptr i8, ptr %scevgep387, i64 %30
  %scevgep392 = getelementptr i8, ptr %scevgep391, i64 -16
  %.156.1.i.i24 = load i64, ptr %scevgep392, align 8, !noalias !143
  %31 = xor i64 %.156.1.i.i24, %.160.i.i20
  %.158.1.i.i25 = xor i64 %31, %.159.i.i19
  %.159.1.i.i26 = mul i64 %.158.1.i.i25, %const440
  %.160.1.i.i27 = lshr i64 %.159.1.i.i26, 32
  %32 = shl i64 %.1224042.i.i14, 3
  %scevgep389 = getelementptr i8, ptr %scevgep387, i64 %32
  %scevgep390 = getelementptr i8, ptr %scevgep389, i64 -8
  %.156.2.i.i31 = load i64, ptr %scevgep390, align 8, !noalias !143
  %33 = xor i64 %.156.2.i.i31, %.160.1.i.i27
  %.158.2.i.i32 = xor i64 %33, %.159.1.i.i26
  %.159.2.i.i33 = mul i64 %.158.2.i.i32, %const440
  %.160.2.i.i34 = lshr i64 %.159.2.i.i33, 32
  %.129.3.i.i35 = add nuw nsw i64 %.1224042.i.i14, 4
  %34 = shl i64 %.1224042.i.i14, 3
  %scevgep388 = getelementptr i8, ptr %scevgep387, i64 %34
  %.156.3.i.i39 = load i64, ptr %scevgep388, align 8, !noalias !143
  %35 = xor i64 %.156.3.i.i39, %.160.2.i.i34
  %.158.3.i.i40 = xor i64 %35, %.159.2.i.i33
  %.159.3.i.i41 = mul i64 %.158.3.i.i40, %const440
  %.160.3.i.i42 = lshr i64 %.159.3.i.i41, 32
  %.161.3.i.i43 = xor i64 %.160.3.i.i42, %.159.3.i.i41
  %niter.ncmp.3.i.i44 = icmp eq i64 %unroll_iter.i.i11, %.129.3.i.i35
  br i1 %niter.ncmp.3.i.i44, label %B190.loopexit.unr-lcssa.i.i45, label %B88.if.i.i12

B1500.endif.endif:                                ; preds = %B190.loopexit.i.i62, %B1500.endif
  %h.4.0.lcssa.i.i64 = phi i64 [ %const, %B1500.endif ], [ %29, %B190.loopexit.i.i62 ]
  %.175.i.i65 = lshr i64 %h.4.0.lcssa.i.i64, 29
  %.176.i.i66 = xor i64 %.175.i.i65, %h.4.0.lcssa.i.i64
  %"$phi104.0.2.0.i67" = tail call i64 @llvm.umax.i64(i64 %.176.i.i66, i64 1)
  %.1116 = lshr i64 %"$phi104.0.2.0.i67", 32
  %.1118 = mul i64 %.1116, %arg.slots
  %.1119 = lshr i64 %.1118, 32
  %.23.not148.i = icmp ult i64 %.1119, %arg.room
  br i1 %.23.not148.i, label %B48.endif.preheader.i, label %B1714

B48.endif.preheader.i:                            ; preds = %B1500.endif.endif
  %36 = shl nuw nsw i64 %.1119, 3
  %37 = sub nsw i64 0, %.1119
  %38 = mul i64 %.4.i5, %lsr.iv385
  %scevgep400 = getelementptr i8, ptr %arg.successors, i64 %38
  %scevgep403 = getelementptr i8, ptr %scevgep402, i64 %38
  %scevgep419 = getelementptr i8, ptr %arg.successors, i64 %38
  br label %B48.endif.i

B134.i:                                           ; preds = %B48.endif.i
  %.80.not.i = icmp ugt i64 %.176.i.i66, %.68.i
  br i1 %.80.not.i, label %B348.i, label %B146.endif.i

B252.i:                                           ; preds = %B146.endif.i
  %.31.i2.i = add i64 %.4.i.i1.i, 1
  %.4.i.i21.i = tail call i64 @tideproof_words(), !noalias !144
  %..25.i.i = tail call i64 @llvm.smax.i64(i64 %.4.i.i21.i, i64 0)
  %39 = mul i64 %lsr.iv.i, %.31.i2.i
  %scevgep398 = getelementptr i8, ptr %scevgep397, i64 %39
  br label %B58.i.i

B58.i.i:                                          ; preds = %B58.if.i.i, %B252.i
  %.12248.i.i = phi i64 [ %.129.i.i, %B58.if.i.i ], [ 0, %B252.i ]
  %exitcond.not.i.i = icmp eq i64 %..25.i.i, %.12248.i.i
  br i1 %exitcond.not.i.i, label %B286.i, label %B58.if.i.i

B58.if.i.i:                                       ; preds = %B58.i.i
  %.129.i.i = add nuw i64 %.12248.i.i, 1
  %40 = shl i64 %.12248.i.i, 3
  %scevgep401 = getelementptr i8, ptr %scevgep400, i64 %40
  %.160.i.i72 = load i64, ptr %scevgep401, align 8, !noalias !151
  %scevgep399 = getelementptr i8, ptr %scevgep398, i64 %40
  %.164.i.i = load i64, ptr %scevgep399, align 8, !noalias !151
  %.165.not.i.i = icmp eq i64 %.160.i.i72, %.164.i.i
  br i1 %.165.not.i.i, label %B58.i.i, label %B252.endif.endif.i

B286.i:                                           ; preds = %B252.endif.endif.i, %B58.i.i
  %.4.i.i22.i = tail call i64 @tideproof_words(), !noalias !152
  %.11941.not.i.i = icmp slt i64 %.4.i.i22.i, 1
  br i1 %.11941.not.i.i, label %B1498, label %B88.if.preheader.i.i73

B88.if.preheader.i.i73:                           ; preds = %B286.i
  %xtraiter.i.i74 = and i64 %.4.i.i22.i, 3
  %41 = icmp ult i64 %.4.i.i22.i, 4
  br i1 %41, label %B88.if.epil.preheader.i.i85, label %B88.if.preheader.new.i.i75

B88.if.preheader.new.i.i75:                       ; preds = %B88.if.preheader.i.i73
  %unroll_iter.i.i76 = and i64 %.4.i.i22.i, %const438
  %42 = mul i64 %lsr.iv.i, %.31.i2.i
  %scevgep412 = getelementptr i8, ptr %scevgep411, i64 %42
  br label %B88.if.i.i77

B134.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i77
  %lcmp.mod.not.i.i84 = icmp eq i64 %xtraiter.i.i74, 0
  br i1 %lcmp.mod.not.i.i84, label %B286.endif.endif.i, label %B88.if.epil.preheader.i.i85

B88.if.epil.preheader.i.i85:                      ; preds = %B134.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i73
  %difference.2.044.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i73 ], [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %.1254042.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i73 ], [ %unroll_iter.i.i76, %B134.loopexit.unr-lcssa.i.i ]
  %43 = shl i64 %.1254042.epil.init.i.i, 3
  %scevgep420 = getelementptr i8, ptr %scevgep419, i64 %43
  %44 = mul i64 %lsr.iv.i, %.31.i2.i
  %45 = add i64 %44, %43
  %scevgep423 = getelementptr i8, ptr %scevgep422, i64 %45
  br label %B88.if.epil.i.i86

B88.if.epil.i.i86:                                ; preds = %B88.if.epil.i.i86, %B88.if.epil.preheader.i.i85
  %difference.2.044.epil.i.i = phi i64 [ %.165.epil.i.i, %B88.if.epil.i.i86 ], [ %difference.2.044.epil.init.i.i, %B88.if.epil.preheader.i.i85 ]
  %epil.iter.i.i87 = phi i64 [ %epil.iter.next.i.i89, %B88.if.epil.i.i86 ], [ 0, %B88.if.epil.preheader.i.i85 ]
  %46 = shl i64 %epil.iter.i.i87, 3
  %scevgep424 = getelementptr i8, ptr %scevgep423, i64 %46
  %.159.epil.i.i88 = load i64, ptr %scevgep424, align 8, !noalias !157
  %scevgep421 = getelementptr i8, ptr %scevgep420, i64 %46
  %.162.epil.i.i = load i64, ptr %scevgep421, align 8, !noalias !157
  %.163.epil.i.i = xor i64 %.162.epil.i.i, %.159.epil.i.i88
  %.165.epil.i.i = or i64 %.163.epil.i.i, %difference.2.044.epil.i.i
  %epil.iter.next.i.i89 = add i64 %epil.iter.i.i87, 1
  %epil.iter.cmp.not.i.i90 = icmp eq i64 %xtraiter.i.i74, %epil.iter.next.i.i89
  br i1 %epil.iter.cmp.not.i.i90, label %B286.endif.endif.i, label %B88.if.epil.i.i86, !llvm.loop !158

B88.if.i.i77:                                     ; preds = %B88.if.i.i77, %B88.if.preheader.new.i.i75
  %difference.2.044.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i75 ], [ %.165.3.i.i, %B88.if.i.i77 ]
  %.1254042.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i75 ], [ %.132.3.i.i, %B88.if.i.i77 ]
  %sunkaddr.i.i = shl i64 %.1254042.i.i, 3
  %scevgep413 = getelementptr i8, ptr %scevgep412, i64 %sunkaddr.i.i
  %scevgep418 = getelementptr i8, ptr %scevgep413, i64 -24
  %.159.i.i78 = load i64, ptr %scevgep418, align 8, !noalias !157
  %scevgep409 = getelementptr i8, ptr %scevgep403, i64 %sunkaddr.i.i
  %scevgep410 = getelementptr i8, ptr %scevgep409, i64 -24
  %.162.i.i = load i64, ptr %scevgep410, align 8, !noalias !157
  %.163.i.i = xor i64 %.162.i.i, %.159.i.i78
  %.165.i.i = or i64 %.163.i.i, %difference.2.044.i.i
  %47 = shl i64 %.1254042.i.i, 3
  %scevgep416 = getelementptr i8, ptr %scevgep412, i64 %47
  %scevgep417 = getelementptr i8, ptr %scevgep416, i64 -16
  %.159.1.i.i80 = load i64, ptr %scevgep417, align 8, !noalias !157
  %48 = shl i64 %.1254042.i.i, 3
  %scevgep407 = getelementptr i8, ptr %scevgep403, i64 %48
  %scevgep408 = getelementptr i8, ptr %scevgep407, i64 -16
  %.162.1.i.i = load i64, ptr %scevgep408, align 8, !noalias !157
  %.163.1.i.i = xor i64 %.162.1.i.i, %.159.1.i.i80
  %.165.1.i.i = or i64 %.165.i.i, %.163.1.i.i
  %49 = shl i64 %.1254042.i.i, 3
  %scevgep414 = getelementptr i8, ptr %scevgep412, i64 %49
  %scevgep415 = getelementptr i8, ptr %scevgep414, i64 -8
  %.159.2.i.i81 = load i64, ptr %scevgep415, align 8, !noalias !157
  %50 = shl i64 %.1254042.i.i, 3
  %scevgep405 = getelementptr i8, ptr %scevgep403, i64 %50
  %scevgep406 = getelementptr i8, ptr %scevgep405, i64 -8
  %.162.2.i.i = load i64, ptr %scevgep406, align 8, !noalias !157
  %.163.2.i.i = xor i64 %.162.2.i.i, %.159.2.i.i81
  %.165.2.i.i = or i64 %.165.1.i.i, %.163.2.i.i
  %.132.3.i.i = add nuw nsw i64 %.1254042.i.i, 4
  %.159.3.i.i82 = load i64, ptr %scevgep413, align 8, !noalias !157
  %51 = shl i64 %.1254042.i.i, 3
  %scevgep404 = getelementptr i8, ptr %scevgep403, i64 %51
  %.162.3.i.i = load i64, ptr %scevgep404, align 8, !noalias !157
  %.163.3.i.i = xor i64 %.162.3.i.i, %.159.3.i.i82
  %.165.3.i.i = or i64 %.165.2.i.i, %.163.3.i.i
  %niter.ncmp.3.i.i83 = icmp eq i64 %unroll_iter.i.i76, %.132.3.i.i
  br i1 %niter.ncmp.3.i.i83, label %B134.loopexit.unr-lcssa.i.i, label %B88.if.i.i77

B348.i:                                           ; preds = %B286.endif.endif.i, %B134.i
  %.215.i91 = add nuw i64 %slot.2.0149.i, 1
  %lsr.iv.next.i = add i64 %lsr.iv.i, 8
  %lsr.iv.next57.i = add i64 %lsr.iv56.i, -1
  %exitcond.not.i92 = icmp eq i64 %.215.i91, %arg.room
  br i1 %exitcond.not.i92, label %B1714, label %B48.endif.i

B470.i:                                           ; preds = %B548.endif.i, %B470.i.preheader
  %free.2.0.i = phi i64 [ %.263.i, %B548.endif.i ], [ %slot.2.0149.i, %B470.i.preheader ]
  %.263.i = add i64 %free.2.0.i, 1
  %.271.not.i = icmp ult i64 %.263.i, %arg.room
  br i1 %.271.not.i, label %B548.endif.i, label %B1714

B48.endif.i:                                      ; preds = %B348.i, %B48.endif.preheader.i
  %lsr.iv56.i = phi i64 [ %37, %B48.endif.preheader.i ], [ %lsr.iv.next57.i, %B348.i ]
  %lsr.iv.i = phi i64 [ %36, %B48.endif.preheader.i ], [ %lsr.iv.next.i, %B348.i ]
  %slot.2.0149.i = phi i64 [ %.1119, %B48.endif.preheader.i ], [ %.215.i91, %B348.i ]
  %.4.i.i.i70 = tail call i64 @tideproof_words(), !noalias !159
  %.31.i.i = add i64 %.4.i.i.i70, 1
  %.65.i = mul i64 %.31.i.i, %slot.2.0149.i
  %.67.i = getelementptr i64, ptr %arg.table, i64 %.65.i
  %.68.i = load i64, ptr %.67.i, align 8, !noalias !164
  %.73.i = icmp eq i64 %.68.i, 0
  br i1 %.73.i, label %B386.endif.i, label %B134.i

B146.endif.i:                                     ; preds = %B134.i
  %.4.i.i1.i = tail call i64 @tideproof_words(), !noalias !165
  %.117.i = icmp ugt i64 %.68.i, %"$phi104.0.2.0.i67"
  br i1 %.117.i, label %B386.endif.i, label %B252.i

B252.endif.endif.i:                               ; preds = %B58.if.i.i
  %.183.i.not.i = icmp ult i64 %.160.i.i72, %.164.i.i
  br i1 %.183.i.not.i, label %B386.endif.i, label %B286.i

B286.endif.endif.i:                               ; preds = %B88.if.epil.i.i86, %B134.loopexit.unr-lcssa.i.i
  %.165.lcssa.i.i = phi i64 [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ], [ %.165.epil.i.i, %B88.if.epil.i.i86 ]
  %.not.i = icmp eq i64 %.165.lcssa.i.i, 0
  br i1 %.not.i, label %B1498, label %B348.i

B386.endif.i:                                     ; preds = %B252.endif.endif.i, %B146.endif.i, %B48.endif.i
  %.4.i.i3.i = tail call i64 @tideproof_words(), !noalias !170
  %.31.i4.i = add i64 %.4.i.i3.i, 1
  %.251.i = mul i64 %.31.i4.i, %slot.2.0149.i
  %.253.i = getelementptr i64, ptr %arg.table, i64 %.251.i
  %.254.i = load i64, ptr %.253.i, align 8, !noalias !164
  %.255.not.i = icmp eq i64 %.254.i, 0
  br i1 %.255.not.i, label %B628.endif.endif.endif.endif.i, label %B470.i.preheader

B470.i.preheader:                                 ; preds = %B386.endif.i
  br label %B470.i

B548.endif.i:                                     ; preds = %B470.i
  %.4.i.i5.i = tail call i64 @tideproof_words(), !noalias !175
  %.31.i6.i = add i64 %.4.i.i5.i, 1
  %.319.i = mul i64 %.31.i6.i, %.263.i
  %.323.i = getelementptr i64, ptr %arg.table, i64 %.319.i
  %.324.i = load i64, ptr %.323.i, align 8, !noalias !164
  %.325.not.i = icmp eq i64 %.324.i, 0
  br i1 %.325.not.i, label %B628.endif.endif.endif.endif.i, label %B470.i

B628.endif.endif.endif.endif.i:                   ; preds = %B548.endif.i, %B386.endif.i
  %free.3.1.i = phi i64 [ %slot.2.0149.i, %B386.endif.i ], [ %.263.i, %B548.endif.i ]
  %.4.i.i7.i = tail call i64 @tideproof_words(), !noalias !180
  %.31.i8.i = add i64 %.4.i.i7.i, 1
  %.4.i.i11.i = tail call i64 @tideproof_words(), !noalias !185
  %.362.i = mul i64 %.31.i8.i, %free.3.1.i
  %.4.i.i13.i = tail call i64 @tideproof_words(), !noalias !190
  %.31.i14.i = add i64 %.4.i.i13.i, 1
  %.4.i.i15.i = tail call i64 @tideproof_words(), !noalias !195
  %.418.i = mul i64 %.31.i14.i, %slot.2.0149.i
  %52 = add i64 %.362.i, %.4.i.i11.i
  %.31.i16.i = sub i64 %.4.i.i15.i, %52
  %.482.i = add i64 %.31.i16.i, %.418.i
  %.525152.i176 = icmp slt i64 %.482.i, 0
  br i1 %.525152.i176, label %B848.endif.preheader.i, label %B904.endif.endif.i

B848.endif.preheader.i:                           ; preds = %B628.endif.endif.endif.endif.i
  %53 = add i64 %.362.i, %.4.i.i11.i
  %54 = add i64 %53, 1
  %55 = sub i64 %54, %.4.i.i15.i
  %56 = sub i64 %.4.i.i15.i, %53
  %57 = add i64 %56, %.418.i
  %smax.i = tail call i64 @llvm.smax.i64(i64 %57, i64 0)
  %58 = mul i64 %.31.i14.i, %lsr.iv56.i
  %59 = add i64 %55, %58
  %60 = add i64 %59, %smax.i
  %61 = shl i64 %53, 3
  %scevgep60.i = getelementptr i8, ptr %arg.table, i64 %61
  br label %B848.endif.i

B848.endif.i:                                     ; preds = %B848.endif.i, %B848.endif.preheader.i
  %lsr.iv61.i = phi ptr [ %scevgep60.i, %B848.endif.preheader.i ], [ %scevgep62.i, %B848.endif.i ]
  %lsr.iv58.i = phi i64 [ %60, %B848.endif.preheader.i ], [ %lsr.iv.next59.i, %B848.endif.i ]
  %.4.i.i17.i = tail call i64 @tideproof_words(), !noalias !200
  %62 = mul i64 %.4.i.i17.i, -8
  %scevgep63.i = getelementptr i8, ptr %lsr.iv61.i, i64 %62
  %scevgep64.i = getelementptr i8, ptr %scevgep63.i, i64 -8
  %.591.i = load i64, ptr %scevgep64.i, align 8, !noalias !164
  store i64 %.591.i, ptr %lsr.iv61.i, align 8, !noalias !164
  %lsr.iv.next59.i = add i64 %lsr.iv58.i, -1
  %scevgep62.i = getelementptr i8, ptr %lsr.iv61.i, i64 -8
  %.525.i = icmp sgt i64 %lsr.iv.next59.i, 1
  br i1 %.525.i, label %B848.endif.i, label %B904.endif.endif.i

B904.endif.endif.i:                               ; preds = %B848.endif.i, %B628.endif.endif.endif.endif.i
  %.4.i.i9.i = tail call i64 @tideproof_words(), !noalias !205
  %.31.i10.i = add i64 %.4.i.i9.i, 1
  %.626.i = mul i64 %.31.i10.i, %slot.2.0149.i
  %.629.i = getelementptr i64, ptr %arg.table, i64 %.626.i
  store i64 %"$phi104.0.2.0.i67", ptr %.629.i, align 8, !noalias !164
  %.4.i.i93 = tail call i64 @tideproof_words(), !noalias !210
  %.737158.not.i = icmp slt i64 %.4.i.i93, 1
  br i1 %.737158.not.i, label %B1498, label %B1000.endif.i.preheader

B1000.endif.i.preheader:                          ; preds = %B904.endif.endif.i
  %63 = mul i64 %.4.i5, %lsr.iv385
  %scevgep428 = getelementptr i8, ptr %arg.successors, i64 %63
  br label %B1000.endif.i

B1000.endif.i:                                    ; preds = %B1000.endif.i, %B1000.endif.i.preheader
  %.743157159.i = phi i64 [ %.750.i, %B1000.endif.i ], [ 0, %B1000.endif.i.preheader ]
  %64 = shl i64 %.743157159.i, 3
  %scevgep429 = getelementptr i8, ptr %scevgep428, i64 %64
  %.777.i = load i64, ptr %scevgep429, align 8, !noalias !164
  %.4.i.i19.i = tail call i64 @tideproof_words(), !noalias !213
  %.31.i20.i = add i64 %.4.i.i19.i, 1
  %.750.i = add nuw nsw i64 %.743157159.i, 1
  %65 = mul i64 %lsr.iv.i, %.31.i20.i
  %scevgep426 = getelementptr i8, ptr %scevgep66.i, i64 %65
  %66 = shl i64 %.743157159.i, 3
  %scevgep427 = getelementptr i8, ptr %scevgep426, i64 %66
  store i64 %.777.i, ptr %scevgep427, align 8, !noalias !164
  %exitcond186.not.i = icmp eq i64 %.4.i.i93, %.750.i
  br i1 %exitcond186.not.i, label %B1498, label %B1000.endif.i

B1898.if:                                         ; preds = %B1898.if, %B1898.if.preheader.new
  %.1306531533 = phi i64 [ 0, %B1898.if.preheader.new ], [ %.1313.1, %B1898.if ]
  %sunkaddr446 = mul i64 %.1306531533, 4
  %sunkaddr447 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr446
  %.1340 = load i32, ptr %sunkaddr447, align 4
  %.1342 = zext i32 %.1340 to i64
  %.1343 = getelementptr i64, ptr %arg.taken, i64 %.1342
  %.1344 = load i64, ptr %.1343, align 8
  %sunkaddr448 = mul i64 %.1306531533, 8
  %sunkaddr449 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr448
  %.1347 = load i64, ptr %sunkaddr449, align 8
  %.1348 = add i64 %.1347, %.1344
  store i64 %.1348, ptr %.1343, align 8
  %.1313.1 = add nuw i64 %.1306531533, 2
  %sunkaddr450 = mul i64 %.1306531533, 4
  %sunkaddr451 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr450
  %sunkaddr452 = getelementptr i8, ptr %sunkaddr451, i64 4
  %.1340.1 = load i32, ptr %sunkaddr452, align 4
  %.1342.1 = zext i32 %.1340.1 to i64
  %.1343.1 = getelementptr i64, ptr %arg.taken, i64 %.1342.1
  %.1344.1 = load i64, ptr %.1343.1, align 8
  %sunkaddr453 = mul i64 %.1306531533, 8
  %sunkaddr454 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr453
  %sunkaddr455 = getelementptr i8, ptr %sunkaddr454, i64 8
  %.1347.1 = load i64, ptr %sunkaddr455, align 8
  %.1348.1 = add i64 %.1347.1, %.1344.1
  store i64 %.1348.1, ptr %.1343.1, align 8
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.1313.1
  br i1 %niter.ncmp.1, label %B1960.loopexit.unr-lcssa, label %B1898.if
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #0

declare i64 @tideproof_canonical(ptr, ptr) local_unnamed_addr

declare i64 @tideproof_expand(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #2

; Function Attrs: nounwind
define i64 @tideproof_expand_into(ptr %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, ptr %a5, i64 %a6, i64 %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, ptr %a12) #1 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines5spark16partition_kernel11expand_intoB3v49B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayyyy9uint64_2ayy9uint64_2a9uint32_2a9uint64_2a9uint64_2a9uint64_2a(ptr %result, ptr %exception, ptr %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, ptr %a5, i64 %a6, i64 %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, ptr %a12)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines5spark16partition_kernel5drainB3v52B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayy9uint64_2a9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr captures(none) %arg.table, i64 %arg.room, i64 %arg.partitions, ptr writeonly captures(none) %arg.out, ptr writeonly captures(none) initializes((0, 8)) %arg.offsets) {
entry:
  store i64 0, ptr %arg.offsets, align 8
  %.108193.not = icmp slt i64 %arg.room, 1
  br i1 %.108193.not, label %B756, label %B134.endif.preheader

B134.endif.preheader:                             ; preds = %entry
  %scevgep55 = getelementptr i8, ptr %arg.table, i64 8
  br label %B134.endif

B756:                                             ; preds = %B827, %entry
  %owner.3.0.lcssa = phi i64 [ 0, %entry ], [ %owner.4.1, %B827 ]
  %count.2.0.lcssa = phi i64 [ 0, %entry ], [ %count.3.1, %B827 ]
  %.555 = icmp ult i64 %owner.3.0.lcssa, %arg.partitions
  br i1 %.555, label %B768.preheader, label %common.ret

B768.preheader:                                   ; preds = %B756
  %0 = sub nuw i64 %arg.partitions, %owner.3.0.lcssa
  %xtraiter10 = and i64 %0, 7
  %lcmp.mod11.not = icmp eq i64 %xtraiter10, 0
  br i1 %lcmp.mod11.not, label %B768.prol.loopexit, label %B768.prol.preheader

B768.prol.preheader:                              ; preds = %B768.preheader
  br label %B768.prol

B768.prol:                                        ; preds = %B768.prol, %B768.prol.preheader
  %lsr.iv = phi i64 [ %xtraiter10, %B768.prol.preheader ], [ %lsr.iv.next, %B768.prol ]
  %owner.7.0.prol = phi i64 [ %.560.prol, %B768.prol ], [ %owner.3.0.lcssa, %B768.prol.preheader ]
  %.560.prol = add nuw i64 %owner.7.0.prol, 1
  %sunkaddr = mul i64 %owner.7.0.prol, 8
  %sunkaddr61 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr
  %sunkaddr62 = getelementptr i8, ptr %sunkaddr61, i64 8
  store i64 %count.2.0.lcssa, ptr %sunkaddr62, align 8
  %lsr.iv.next = add nsw i64 %lsr.iv, -1
  %prol.iter12.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %prol.iter12.cmp.not, label %B768.prol.loopexit, label %B768.prol, !llvm.loop !218

B768.prol.loopexit:                               ; preds = %B768.prol, %B768.preheader
  %owner.7.0.unr = phi i64 [ %owner.3.0.lcssa, %B768.preheader ], [ %.560.prol, %B768.prol ]
  %1 = sub i64 %owner.3.0.lcssa, %arg.partitions
  %2 = icmp ugt i64 %1, -8
  br i1 %2, label %common.ret, label %B768.preheader13

B768.preheader13:                                 ; preds = %B768.prol.loopexit
  br label %B768

B768:                                             ; preds = %B768, %B768.preheader13
  %owner.7.0 = phi i64 [ %.560.7, %B768 ], [ %owner.7.0.unr, %B768.preheader13 ]
  %sunkaddr63 = mul i64 %owner.7.0, 8
  %sunkaddr64 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr63
  %sunkaddr65 = getelementptr i8, ptr %sunkaddr64, i64 8
  store i64 %count.2.0.lcssa, ptr %sunkaddr65, align 8
  %sunkaddr66 = mul i64 %owner.7.0, 8
  %sunkaddr67 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr66
  %sunkaddr68 = getelementptr i8, ptr %sunkaddr67, i64 16
  store i64 %count.2.0.lcssa, ptr %sunkaddr68, align 8
  %sunkaddr69 = mul i64 %owner.7.0, 8
  %sunkaddr70 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr69
  %sunkaddr71 = getelementptr i8, ptr %sunkaddr70, i64 24
  store i64 %count.2.0.lcssa, ptr %sunkaddr71, align 8
  %sunkaddr72 = mul i64 %owner.7.0, 8
  %sunkaddr73 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr72
  %sunkaddr74 = getelementptr i8, ptr %sunkaddr73, i64 32
  store i64 %count.2.0.lcssa, ptr %sunkaddr74, align 8
  %sunkaddr75 = mul i64 %owner.7.0, 8
  %sunkaddr76 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr75
  %sunkaddr77 = getelementptr i8, ptr %sunkaddr76, i64 40
  store i64 %count.2.0.lcssa, ptr %sunkaddr77, align 8
  %sunkaddr78 = mul i64 %owner.7.0, 8
  %sunkaddr79 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr78
  %sunkaddr80 = getelementptr i8, ptr %sunkaddr79, i64 48
  store i64 %count.2.0.lcssa, ptr %sunkaddr80, align 8
  %sunkaddr81 = mul i64 %owner.7.0, 8
  %sunkaddr82 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr81
  %sunkaddr83 = getelementptr i8, ptr %sunkaddr82, i64 56
  store i64 %count.2.0.lcssa, ptr %sunkaddr83, align 8
  %.560.7 = add nuw i64 %owner.7.0, 8
  %sunkaddr84 = mul i64 %owner.7.0, 8
  %sunkaddr85 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr84
  %sunkaddr86 = getelementptr i8, ptr %sunkaddr85, i64 64
  store i64 %count.2.0.lcssa, ptr %sunkaddr86, align 8
  %exitcond245.not.7 = icmp eq i64 %arg.partitions, %.560.7
  br i1 %exitcond245.not.7, label %common.ret, label %B768

common.ret:                                       ; preds = %B768, %B768.prol.loopexit, %B756
  store i64 %count.2.0.lcssa, ptr %retptr, align 8
  ret i32 0

B827:                                             ; preds = %B650.endif, %B134.endif
  %owner.4.1 = phi i64 [ %owner.5.3, %B650.endif ], [ %owner.3.0198, %B134.endif ]
  %count.3.1 = phi i64 [ %.535, %B650.endif ], [ %count.2.0199, %B134.endif ]
  %lsr.iv.next54 = add i64 %lsr.iv53, 8
  %exitcond244.not = icmp eq i64 %arg.room, %.121
  br i1 %exitcond244.not, label %B756, label %B134.endif

B134.endif:                                       ; preds = %B827, %B134.endif.preheader
  %lsr.iv53 = phi i64 [ 0, %B134.endif.preheader ], [ %lsr.iv.next54, %B827 ]
  %count.2.0199 = phi i64 [ %count.3.1, %B827 ], [ 0, %B134.endif.preheader ]
  %owner.3.0198 = phi i64 [ %owner.4.1, %B827 ], [ 0, %B134.endif.preheader ]
  %.114171196 = phi i64 [ %.121, %B827 ], [ 0, %B134.endif.preheader ]
  %.121 = add nuw nsw i64 %.114171196, 1
  %.4.i.i1 = tail call i64 @tideproof_words(), !noalias !219
  %.31.i2 = add i64 %.4.i.i1, 1
  %.175 = mul i64 %.31.i2, %.114171196
  %.177 = getelementptr i64, ptr %arg.table, i64 %.175
  %.178 = load i64, ptr %.177, align 8
  %.183 = icmp eq i64 %.178, 0
  br i1 %.183, label %B827, label %B222.endif

B222.endif:                                       ; preds = %B134.endif
  %.6.i = lshr i64 %.178, 32
  %.7.i = mul i64 %.6.i, %arg.partitions
  %.237 = lshr i64 %.7.i, 32
  %.239 = icmp ult i64 %owner.3.0198, %.237
  br i1 %.239, label %B294.endif.preheader, label %B412.endif

B294.endif.preheader:                             ; preds = %B222.endif
  %3 = sub nuw i64 %.237, %owner.3.0198
  %xtraiter = and i64 %3, 7
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B294.endif.prol.loopexit, label %B294.endif.prol.preheader

B294.endif.prol.preheader:                        ; preds = %B294.endif.preheader
  %4 = shl nuw nsw i64 %xtraiter, 3
  br label %B294.endif.prol

B294.endif.prol:                                  ; preds = %B294.endif.prol, %B294.endif.prol.preheader
  %lsr.iv33 = phi i64 [ %4, %B294.endif.prol.preheader ], [ %lsr.iv.next34, %B294.endif.prol ]
  %owner.6.2.prol = phi i64 [ %.244.prol, %B294.endif.prol ], [ %owner.3.0198, %B294.endif.prol.preheader ]
  %.244.prol = add nuw nsw i64 %owner.6.2.prol, 1
  %sunkaddr87 = mul i64 %owner.6.2.prol, 8
  %sunkaddr88 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr87
  %sunkaddr89 = getelementptr i8, ptr %sunkaddr88, i64 8
  store i64 %count.2.0199, ptr %sunkaddr89, align 8
  %lsr.iv.next34 = add nsw i64 %lsr.iv33, -8
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next34, 0
  br i1 %prol.iter.cmp.not, label %B294.endif.prol.loopexit, label %B294.endif.prol, !llvm.loop !224

B294.endif.prol.loopexit:                         ; preds = %B294.endif.prol, %B294.endif.preheader
  %.244.lcssa.unr = phi i64 [ poison, %B294.endif.preheader ], [ %.244.prol, %B294.endif.prol ]
  %owner.6.2.unr = phi i64 [ %owner.3.0198, %B294.endif.preheader ], [ %.244.prol, %B294.endif.prol ]
  %5 = sub i64 %owner.3.0198, %.237
  %6 = icmp ugt i64 %5, -8
  br i1 %6, label %B412.endif, label %B294.endif.preheader14

B294.endif.preheader14:                           ; preds = %B294.endif.prol.loopexit
  br label %B294.endif

B294.endif:                                       ; preds = %B294.endif, %B294.endif.preheader14
  %owner.6.2 = phi i64 [ %.244.7, %B294.endif ], [ %owner.6.2.unr, %B294.endif.preheader14 ]
  %sunkaddr90 = mul i64 %owner.6.2, 8
  %sunkaddr91 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr90
  %sunkaddr92 = getelementptr i8, ptr %sunkaddr91, i64 8
  store i64 %count.2.0199, ptr %sunkaddr92, align 8
  %sunkaddr93 = mul i64 %owner.6.2, 8
  %sunkaddr94 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr93
  %sunkaddr95 = getelementptr i8, ptr %sunkaddr94, i64 16
  store i64 %count.2.0199, ptr %sunkaddr95, align 8
  %sunkaddr96 = mul i64 %owner.6.2, 8
  %sunkaddr97 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr96
  %sunkaddr98 = getelementptr i8, ptr %sunkaddr97, i64 24
  store i64 %count.2.0199, ptr %sunkaddr98, align 8
  %sunkaddr99 = mul i64 %owner.6.2, 8
  %sunkaddr100 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr99
  %sunkaddr101 = getelementptr i8, ptr %sunkaddr100, i64 32
  store i64 %count.2.0199, ptr %sunkaddr101, align 8
  %sunkaddr102 = mul i64 %owner.6.2, 8
  %sunkaddr103 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr102
  %sunkaddr104 = getelementptr i8, ptr %sunkaddr103, i64 40
  store i64 %count.2.0199, ptr %sunkaddr104, align 8
  %sunkaddr105 = mul i64 %owner.6.2, 8
  %sunkaddr106 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr105
  %sunkaddr107 = getelementptr i8, ptr %sunkaddr106, i64 48
  store i64 %count.2.0199, ptr %sunkaddr107, align 8
  %sunkaddr108 = mul i64 %owner.6.2, 8
  %sunkaddr109 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr108
  %sunkaddr110 = getelementptr i8, ptr %sunkaddr109, i64 56
  store i64 %count.2.0199, ptr %sunkaddr110, align 8
  %.244.7 = add nuw nsw i64 %owner.6.2, 8
  %sunkaddr111 = mul i64 %owner.6.2, 8
  %sunkaddr112 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr111
  %sunkaddr113 = getelementptr i8, ptr %sunkaddr112, i64 64
  store i64 %count.2.0199, ptr %sunkaddr113, align 8
  %exitcond.not9.7 = icmp eq i64 %.237, %.244.7
  br i1 %exitcond.not9.7, label %B412.endif, label %B294.endif

B412.endif:                                       ; preds = %B294.endif, %B294.endif.prol.loopexit, %B222.endif
  %owner.5.3 = phi i64 [ %owner.3.0198, %B222.endif ], [ %.244.lcssa.unr, %B294.endif.prol.loopexit ], [ %.244.7, %B294.endif ]
  %.4.i = tail call i64 @tideproof_words(), !noalias !225
  %.391160.not = icmp slt i64 %.4.i, 1
  br i1 %.391160.not, label %B650.endif, label %B468.endif.endif.preheader

B468.endif.endif.preheader:                       ; preds = %B412.endif
  %7 = shl i64 %count.2.0199, 3
  br label %B468.endif.endif

B468.endif.endif:                                 ; preds = %B468.endif.endif, %B468.endif.endif.preheader
  %lsr.iv59 = phi i64 [ %.4.i, %B468.endif.endif.preheader ], [ %lsr.iv.next60, %B468.endif.endif ]
  %lsr.iv56 = phi ptr [ %scevgep55, %B468.endif.endif.preheader ], [ %scevgep57, %B468.endif.endif ]
  %lsr.iv50 = phi ptr [ %arg.out, %B468.endif.endif.preheader ], [ %scevgep51, %B468.endif.endif ]
  %.4.i.i3 = tail call i64 @tideproof_words(), !noalias !228
  %.31.i4 = add i64 %.4.i.i3, 1
  %8 = mul i64 %lsr.iv53, %.31.i4
  %scevgep58 = getelementptr i8, ptr %lsr.iv56, i64 %8
  %.460 = load i64, ptr %scevgep58, align 8
  %.4.i7 = tail call i64 @tideproof_words(), !noalias !233
  %9 = mul i64 %7, %.4.i7
  %scevgep52 = getelementptr i8, ptr %lsr.iv50, i64 %9
  store i64 %.460, ptr %scevgep52, align 8
  %scevgep51 = getelementptr i8, ptr %lsr.iv50, i64 8
  %scevgep57 = getelementptr i8, ptr %lsr.iv56, i64 8
  %lsr.iv.next60 = add i64 %lsr.iv59, -1
  %exitcond.not = icmp eq i64 %lsr.iv.next60, 0
  br i1 %exitcond.not, label %B650.endif, label %B468.endif.endif

B650.endif:                                       ; preds = %B468.endif.endif, %B412.endif
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !236
  %.31.i = add i64 %.4.i.i, 1
  %.528 = mul i64 %.31.i, %.114171196
  %.532 = getelementptr i64, ptr %arg.table, i64 %.528
  store i64 0, ptr %.532, align 8
  %.535 = add i64 %count.2.0199, 1
  br label %B827
}

; Function Attrs: nounwind
define i64 @tideproof_drain(ptr %a0, i64 %a1, i64 %a2, ptr %a3, ptr %a4) #1 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines5spark16partition_kernel5drainB3v52B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayy9uint64_2a9uint64_2a(ptr %result, ptr %exception, ptr %a0, i64 %a1, i64 %a2, ptr %a3, ptr %a4)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines5spark16partition_kernel12remove_knownB3v53B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayy9uint64_2ay9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr readonly captures(none) %arg.states, i64 %arg.count, i64 %arg.partitions, ptr readonly %arg.run, i64 %arg.length, ptr writeonly captures(none) %arg.out) {
entry:
  %.111181.not = icmp slt i64 %arg.count, 1
  br i1 %.111181.not, label %common.ret, label %B128.endif.preheader

B128.endif.preheader:                             ; preds = %entry
  %const139 = bitcast i64 -2960836687051489901 to i64
  %const138 = bitcast i64 -7046029254386353131 to i64
  %const137 = bitcast i64 9223372036854775804 to i64
  %const = bitcast i64 5551297586632261903 to i64
  %.74.i = add i64 %arg.length, -1
  %scevgep = getelementptr i8, ptr %arg.states, i64 24
  %scevgep112 = getelementptr i8, ptr %arg.states, i64 24
  %scevgep121 = getelementptr i8, ptr %arg.run, i64 24
  br label %B128.endif

B632:                                             ; preds = %B544.endif, %B488.endif
  %.541 = add i64 %kept.2.0188, 1
  br label %B673

common.ret:                                       ; preds = %B673, %entry
  %kept.2.0.lcssa = phi i64 [ 0, %entry ], [ %kept.3.1, %B673 ]
  store i64 %kept.2.0.lcssa, ptr %retptr, align 8
  ret i32 0

B673:                                             ; preds = %B396.endif.endif.endif, %B396.endif, %B632
  %kept.3.1 = phi i64 [ %.541, %B632 ], [ %kept.2.0188, %B396.endif.endif.endif ], [ %kept.2.0188, %B396.endif ]
  %lsr.iv.next = add i64 %lsr.iv, 8
  %exitcond241.not = icmp eq i64 %arg.count, %.124
  br i1 %exitcond241.not, label %common.ret, label %B128.endif

B128.endif:                                       ; preds = %B673, %B128.endif.preheader
  %lsr.iv = phi i64 [ 0, %B128.endif.preheader ], [ %lsr.iv.next, %B673 ]
  %kept.2.0188 = phi i64 [ %kept.3.1, %B673 ], [ 0, %B128.endif.preheader ]
  %cursor.2.0187 = phi i64 [ %low.10.1.i, %B673 ], [ 0, %B128.endif.preheader ]
  %last.2.0186 = phi i64 [ %.232, %B673 ], [ 0, %B128.endif.preheader ]
  %.117153184 = phi i64 [ %.124, %B673 ], [ 0, %B128.endif.preheader ]
  %.124 = add nuw nsw i64 %.117153184, 1
  %.4.i2 = tail call i64 @tideproof_words(), !noalias !241
  %.4.i.i.i = tail call i64 @tideproof_words(), !noalias !244
  %.11641.not.i.i = icmp slt i64 %.4.i.i.i, 1
  br i1 %.11641.not.i.i, label %B128.endif.endif.endif, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B128.endif
  %xtraiter.i.i = and i64 %.4.i.i.i, 3
  %0 = icmp ult i64 %.4.i.i.i, 4
  br i1 %0, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.4.i.i.i, %const137
  %1 = mul i64 %.4.i2, %lsr.iv
  %scevgep60 = getelementptr i8, ptr %scevgep, i64 %1
  br label %B88.if.i.i

B190.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B190.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %h.4.044.epil.init.i.i = phi i64 [ %const138, %B88.if.preheader.i.i ], [ %.161.3.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %.1224042.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %2 = shl i64 %.1224042.epil.init.i.i, 3
  %3 = mul i64 %.4.i2, %lsr.iv
  %4 = add i64 %3, %2
  %scevgep68 = getelementptr i8, ptr %arg.states, i64 %4
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %h.4.044.epil.i.i = phi i64 [ %.161.epil.i.i, %B88.if.epil.i.i ], [ %h.4.044.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %5 = shl i64 %epil.iter.i.i, 3
  %scevgep69 = getelementptr i8, ptr %scevgep68, i64 %5
  %.156.epil.i.i = load i64, ptr %scevgep69, align 8, !noalias !251
  %.158.epil.i.i = xor i64 %.156.epil.i.i, %h.4.044.epil.i.i
  %.159.epil.i.i = mul i64 %.158.epil.i.i, %const139
  %.160.epil.i.i = lshr i64 %.159.epil.i.i, 32
  %.161.epil.i.i = xor i64 %.160.epil.i.i, %.159.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.i.i, !llvm.loop !252

B190.loopexit.i.i:                                ; preds = %B88.if.epil.i.i, %B190.loopexit.unr-lcssa.i.i
  %.161.lcssa.i.i = phi i64 [ %.161.3.i.i, %B190.loopexit.unr-lcssa.i.i ], [ %.161.epil.i.i, %B88.if.epil.i.i ]
  %6 = mul i64 %.161.lcssa.i.i, %const139
  br label %B128.endif.endif.endif

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %h.4.044.i.i = phi i64 [ %const138, %B88.if.preheader.new.i.i ], [ %.161.3.i.i, %B88.if.i.i ]
  %.1224042.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.129.3.i.i, %B88.if.i.i ]
  %sunkaddr.i = shl i64 %.1224042.i.i, 3
  %scevgep66 = getelementptr i8, ptr %scevgep60, i64 %sunkaddr.i
  %scevgep67 = getelementptr i8, ptr %scevgep66, i64 -24
  %.156.i.i = load i64, ptr %scevgep67, align 8, !noalias !251
  %.158.i.i = xor i64 %.156.i.i, %h.4.044.i.i
  %.159.i.i = mul i64 %.158.i.i, %const139
  %.160.i.i = lshr i64 %.159.i.i, 32
  %7 = shl i64 %.1224042.i.i, 3
  %scevgep64 = getelementptr i8, ptr %scevgep60, i64 %7
  %scevgep65 = getelementptr i8, ptr %scevgep64, i64 -16
  %.156.1.i.i = load i64, ptr %scevgep65, align 8, !noalias !251
  %8 = xor i64 %.156.1.i.i, %.160.i.i
  %.158.1.i.i = xor i64 %8, %.159.i.i
  %.159.1.i.i = mul i64 %.158.1.i.i, %const139
  %.160.1.i.i = lshr i64 %.159.1.i.i, 32
  %9 = shl i64 %.1224042.i.i, 3
  %scevgep62 = getelementptr i8, ptr %scevgep60, i64 %9
  %scevgep63 = getelementptr i8, ptr %scevgep62, i64 -8
  %.156.2.i.i = load i64, ptr %scevgep63, align 8, !noalias !251
  %10 = xor i64 %.156.2.i.i, %.160.1.i.i
  %.158.2.i.i = xor i64 %10, %.159.1.i.i
  %.159.2.i.i = mul i64 %.158.2.i.i, %const139
  %.160.2.i.i = lshr i64 %.159.2.i.i, 32
  %.129.3.i.i = add nuw nsw i64 %.1224042.i.i, 4
  %11 = shl i64 %.1224042.i.i, 3
  %scevgep61 = getelementptr i8, ptr %scevgep60, i64 %11
  %.156.3.i.i = load i64, ptr %scevgep61, align 8, !noalias !251
  %12 = xor i64 %.156.3.i.i, %.160.2.i.i
  %.158.3.i.i = xor i64 %12, %.159.2.i.i
  %.159.3.i.i = mul i64 %.158.3.i.i, %const139
  %.160.3.i.i = lshr i64 %.159.3.i.i, 32
  %.161.3.i.i = xor i64 %.160.3.i.i, %.159.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.129.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B190.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B128.endif.endif.endif:                           ; preds = %B190.loopexit.i.i, %B128.endif
  %h.4.0.lcssa.i.i = phi i64 [ %const, %B128.endif ], [ %6, %B190.loopexit.i.i ]
  %.175.i.i = lshr i64 %h.4.0.lcssa.i.i, 29
  %.176.i.i = xor i64 %.175.i.i, %h.4.0.lcssa.i.i
  %"$phi104.0.2.0.i" = tail call i64 @llvm.umax.i64(i64 %.176.i.i, i64 1)
  %.6.i = lshr i64 %"$phi104.0.2.0.i", 32
  %.7.i = mul i64 %.6.i, %arg.partitions
  %.232 = and i64 %.7.i, 4294967295
  %.35.i = icmp ult i64 %cursor.2.0187, %arg.length
  br i1 %.35.i, label %B54.endif.endif.i, label %B710.i

B200.i:                                           ; preds = %B164.endif.endif.i, %B0.endif.endif.i400.i
  %.187.i = add i64 %.11.i4.i, 1
  %.199.i = add i64 %.11.i4.i, 2
  %.201.i = icmp ult i64 %.199.i, %arg.length
  br i1 %.201.i, label %B254.i, label %B434.i

B254.i:                                           ; preds = %B200.i
  %.4.i.i.i5 = tail call i64 @tideproof_words(), !noalias !253
  %.39.i.i = mul i64 %.4.i.i.i5, %.199.i
  %.40.i.i = getelementptr i64, ptr %arg.run, i64 %.39.i.i
  %.4.i.i.i.i.i = tail call i64 @tideproof_words(), !noalias !260
  %.11641.not.i.i.i.i = icmp slt i64 %.4.i.i.i.i.i, 1
  br i1 %.11641.not.i.i.i.i, label %B0.endif.endif.i.i, label %B88.if.preheader.i.i.i.i

B108.i.i:                                         ; preds = %B0.endif.endif.i.i
  %.82.i.i = icmp eq i64 %"$phi104.0.2.0.i.i.i", %"$phi104.0.2.0.i"
  br i1 %.82.i.i, label %B120.i.i, label %B434.i

B120.i.i:                                         ; preds = %B108.i.i
  %.4.i.i.i.i = tail call i64 @tideproof_words(), !noalias !267
  %..25.i.i.i = tail call i64 @llvm.smax.i64(i64 %.4.i.i.i.i, i64 0)
  %13 = mul i64 %.4.i2, %lsr.iv
  %scevgep98 = getelementptr i8, ptr %arg.states, i64 %13
  br label %B58.i.i.i

B58.i.i.i:                                        ; preds = %B58.if.i.i.i, %B120.i.i
  %.12248.i.i.i = phi i64 [ %.129.i.i.i, %B58.if.i.i.i ], [ 0, %B120.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %..25.i.i.i, %.12248.i.i.i
  br i1 %exitcond.not.i.i.i, label %B434.i, label %B58.if.i.i.i

B58.if.i.i.i:                                     ; preds = %B58.i.i.i
  %.129.i.i.i = add nuw i64 %.12248.i.i.i, 1
  %14 = shl i64 %.12248.i.i.i, 3
  %scevgep.i1.i.i = getelementptr i8, ptr %.40.i.i, i64 %14
  %.160.i.i.i = load i64, ptr %scevgep.i1.i.i, align 8, !noalias !272
  %scevgep99 = getelementptr i8, ptr %scevgep98, i64 %14
  %.164.i.i.i = load i64, ptr %scevgep99, align 8, !noalias !272
  %.165.not.i.i.i = icmp eq i64 %.160.i.i.i, %.164.i.i.i
  br i1 %.165.not.i.i.i, label %B58.i.i.i, label %B254.endif.endif.i

B88.if.preheader.i.i.i.i:                         ; preds = %B254.i
  %xtraiter.i.i.i.i = and i64 %.4.i.i.i.i.i, 3
  %15 = icmp ult i64 %.4.i.i.i.i.i, 4
  br i1 %15, label %B88.if.epil.preheader.i.i.i.i, label %B88.if.preheader.new.i.i.i.i

B88.if.preheader.new.i.i.i.i:                     ; preds = %B88.if.preheader.i.i.i.i
  %unroll_iter.i.i.i.i = and i64 %.4.i.i.i.i.i, %const137
  %16 = shl i64 %.39.i.i, 3
  %17 = getelementptr i8, ptr %arg.run, i64 %16
  %scevgep.i.i6 = getelementptr i8, ptr %17, i64 24
  br label %B88.if.i.i.i.i

B190.loopexit.unr-lcssa.i.i.i.i:                  ; preds = %B88.if.i.i.i.i
  %lcmp.mod.not.i.i.i.i = icmp eq i64 %xtraiter.i.i.i.i, 0
  br i1 %lcmp.mod.not.i.i.i.i, label %B190.loopexit.i.i.i.i, label %B88.if.epil.preheader.i.i.i.i

B88.if.epil.preheader.i.i.i.i:                    ; preds = %B190.loopexit.unr-lcssa.i.i.i.i, %B88.if.preheader.i.i.i.i
  %h.4.044.epil.init.i.i.i.i = phi i64 [ %const138, %B88.if.preheader.i.i.i.i ], [ %.161.3.i.i.i.i, %B190.loopexit.unr-lcssa.i.i.i.i ]
  %.1224042.epil.init.i.i.i.i = phi i64 [ 0, %B88.if.preheader.i.i.i.i ], [ %unroll_iter.i.i.i.i, %B190.loopexit.unr-lcssa.i.i.i.i ]
  %18 = shl i64 %.1224042.epil.init.i.i.i.i, 3
  %scevgep.i.i.i.i = getelementptr i8, ptr %.40.i.i, i64 %18
  br label %B88.if.epil.i.i.i.i

B88.if.epil.i.i.i.i:                              ; preds = %B88.if.epil.i.i.i.i, %B88.if.epil.preheader.i.i.i.i
  %h.4.044.epil.i.i.i.i = phi i64 [ %.161.epil.i.i.i.i, %B88.if.epil.i.i.i.i ], [ %h.4.044.epil.init.i.i.i.i, %B88.if.epil.preheader.i.i.i.i ]
  %epil.iter.i.i.i.i = phi i64 [ %epil.iter.next.i.i.i.i, %B88.if.epil.i.i.i.i ], [ 0, %B88.if.epil.preheader.i.i.i.i ]
  %19 = shl i64 %epil.iter.i.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %scevgep.i.i.i.i, i64 %19
  %.156.epil.i.i.i.i = load i64, ptr %scevgep.i.i.i, align 8, !noalias !273
  %.158.epil.i.i.i.i = xor i64 %.156.epil.i.i.i.i, %h.4.044.epil.i.i.i.i
  %.159.epil.i.i.i.i = mul i64 %.158.epil.i.i.i.i, %const139
  %.160.epil.i.i.i.i = lshr i64 %.159.epil.i.i.i.i, 32
  %.161.epil.i.i.i.i = xor i64 %.160.epil.i.i.i.i, %.159.epil.i.i.i.i
  %epil.iter.next.i.i.i.i = add i64 %epil.iter.i.i.i.i, 1
  %epil.iter.cmp.not.i.i.i.i = icmp eq i64 %xtraiter.i.i.i.i, %epil.iter.next.i.i.i.i
  br i1 %epil.iter.cmp.not.i.i.i.i, label %B190.loopexit.i.i.i.i, label %B88.if.epil.i.i.i.i, !llvm.loop !274

B190.loopexit.i.i.i.i:                            ; preds = %B88.if.epil.i.i.i.i, %B190.loopexit.unr-lcssa.i.i.i.i
  %.161.lcssa.i.i.i.i = phi i64 [ %.161.3.i.i.i.i, %B190.loopexit.unr-lcssa.i.i.i.i ], [ %.161.epil.i.i.i.i, %B88.if.epil.i.i.i.i ]
  %20 = mul i64 %.161.lcssa.i.i.i.i, %const139
  br label %B0.endif.endif.i.i

B88.if.i.i.i.i:                                   ; preds = %B88.if.i.i.i.i, %B88.if.preheader.new.i.i.i.i
  %h.4.044.i.i.i.i = phi i64 [ %const138, %B88.if.preheader.new.i.i.i.i ], [ %.161.3.i.i.i.i, %B88.if.i.i.i.i ]
  %.1224042.i.i.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i.i ], [ %.129.3.i.i.i.i, %B88.if.i.i.i.i ]
  %sunkaddr.i.i.i = shl i64 %.1224042.i.i.i.i, 3
  %scevgep7.i.i = getelementptr i8, ptr %scevgep.i.i6, i64 %sunkaddr.i.i.i
  %scevgep8.i.i = getelementptr i8, ptr %scevgep7.i.i, i64 -24
  %.156.i.i.i.i = load i64, ptr %scevgep8.i.i, align 8, !noalias !273
  %.158.i.i.i.i = xor i64 %.156.i.i.i.i, %h.4.044.i.i.i.i
  %.159.i.i.i.i = mul i64 %.158.i.i.i.i, %const139
  %.160.i.i.i.i = lshr i64 %.159.i.i.i.i, 32
  %21 = shl i64 %.1224042.i.i.i.i, 3
  %scevgep96 = getelementptr i8, ptr %scevgep.i.i6, i64 %21
  %scevgep97 = getelementptr i8, ptr %scevgep96, i64 -16
  %.156.1.i.i.i.i = load i64, ptr %scevgep97, align 8, !noalias !273
  %22 = xor i64 %.156.1.i.i.i.i, %.160.i.i.i.i
  %.158.1.i.i.i.i = xor i64 %22, %.159.i.i.i.i
  %.159.1.i.i.i.i = mul i64 %.158.1.i.i.i.i, %const139
  %.160.1.i.i.i.i = lshr i64 %.159.1.i.i.i.i, 32
  %23 = shl i64 %.1224042.i.i.i.i, 3
  %scevgep94 = getelementptr i8, ptr %scevgep.i.i6, i64 %23
  %scevgep95 = getelementptr i8, ptr %scevgep94, i64 -8
  %.156.2.i.i.i.i = load i64, ptr %scevgep95, align 8, !noalias !273
  %24 = xor i64 %.156.2.i.i.i.i, %.160.1.i.i.i.i
  %.158.2.i.i.i.i = xor i64 %24, %.159.1.i.i.i.i
  %.159.2.i.i.i.i = mul i64 %.158.2.i.i.i.i, %const139
  %.160.2.i.i.i.i = lshr i64 %.159.2.i.i.i.i, 32
  %.129.3.i.i.i.i = add nuw nsw i64 %.1224042.i.i.i.i, 4
  %.156.3.i.i.i.i = load i64, ptr %scevgep7.i.i, align 8, !noalias !273
  %25 = xor i64 %.156.3.i.i.i.i, %.160.2.i.i.i.i
  %.158.3.i.i.i.i = xor i64 %25, %.159.2.i.i.i.i
  %.159.3.i.i.i.i = mul i64 %.158.3.i.i.i.i, %const139
  %.160.3.i.i.i.i = lshr i64 %.159.3.i.i.i.i, 32
  %.161.3.i.i.i.i = xor i64 %.160.3.i.i.i.i, %.159.3.i.i.i.i
  %niter.ncmp.3.i.i.i.i = icmp eq i64 %unroll_iter.i.i.i.i, %.129.3.i.i.i.i
  br i1 %niter.ncmp.3.i.i.i.i, label %B190.loopexit.unr-lcssa.i.i.i.i, label %B88.if.i.i.i.i

B0.endif.endif.i.i:                               ; preds = %B190.loopexit.i.i.i.i, %B254.i
  %h.4.0.lcssa.i.i.i.i = phi i64 [ %const, %B254.i ], [ %20, %B190.loopexit.i.i.i.i ]
  %.175.i.i.i.i = lshr i64 %h.4.0.lcssa.i.i.i.i, 29
  %.176.i.i.i.i = xor i64 %.175.i.i.i.i, %h.4.0.lcssa.i.i.i.i
  %"$phi104.0.2.0.i.i.i" = tail call i64 @llvm.umax.i64(i64 %.176.i.i.i.i, i64 1)
  %.75.i.i = icmp ugt i64 %.176.i.i, %"$phi104.0.2.0.i.i.i"
  br i1 %.75.i.i, label %B296.preheader.i, label %B108.i.i

B392.i:                                           ; preds = %B392.i.preheader, %B296.backedge.i
  %.289467.i = phi i64 [ %.289.i, %B296.backedge.i ], [ %.289463.i, %B392.i.preheader ]
  %.278466.i = phi i64 [ %.278.i, %B296.backedge.i ], [ 2, %B392.i.preheader ]
  %.268465.i = phi i64 [ %.268.i, %B296.backedge.i ], [ %.268462.i, %B392.i.preheader ]
  %.4.i.i5.i = tail call i64 @tideproof_words(), !noalias !275
  %.39.i6.i = mul i64 %.4.i.i5.i, %.289467.i
  %.40.i7.i = getelementptr i64, ptr %arg.run, i64 %.39.i6.i
  %.4.i.i.i.i8.i = tail call i64 @tideproof_words(), !noalias !280
  %.11641.not.i.i.i9.i = icmp slt i64 %.4.i.i.i.i8.i, 1
  br i1 %.11641.not.i.i.i9.i, label %B0.endif.endif.i64.i, label %B88.if.preheader.i.i.i10.i

B108.i70.i:                                       ; preds = %B0.endif.endif.i64.i
  %.82.i71.i = icmp eq i64 %"$phi104.0.2.0.i.i68.i", %"$phi104.0.2.0.i"
  br i1 %.82.i71.i, label %B120.i73.i, label %B434.i

B120.i73.i:                                       ; preds = %B108.i70.i
  %.4.i.i.i74.i = tail call i64 @tideproof_words(), !noalias !287
  %..25.i.i75.i = tail call i64 @llvm.smax.i64(i64 %.4.i.i.i74.i, i64 0)
  br label %B58.i.i76.i

B58.i.i76.i:                                      ; preds = %B58.if.i.i79.i, %B120.i73.i
  %.12248.i.i77.i = phi i64 [ %.129.i.i80.i, %B58.if.i.i79.i ], [ 0, %B120.i73.i ]
  %exitcond.not.i.i78.i = icmp eq i64 %..25.i.i75.i, %.12248.i.i77.i
  br i1 %exitcond.not.i.i78.i, label %B434.i, label %B58.if.i.i79.i

B98.i.i86.i:                                      ; preds = %B58.if.i.i79.i
  %.183.i.i87.not.i = icmp ult i64 %.160.i.i82.i, %.164.i.i84.i
  br i1 %.183.i.i87.not.i, label %B296.backedge.i, label %B434.i

B296.backedge.i:                                  ; preds = %B0.endif.endif.i64.i, %B98.i.i86.i
  %.266.i = or disjoint i64 %.278466.i, 1
  %.268.i = add i64 %.266.i, %.268465.i
  %.278.i = shl i64 %.278466.i, 1
  %.289.i = add i64 %.268.i, %.278.i
  %.291.i = icmp ult i64 %.289.i, %arg.length
  br i1 %.291.i, label %B392.i, label %B434.i

B58.if.i.i79.i:                                   ; preds = %B58.i.i76.i
  %.129.i.i80.i = add nuw i64 %.12248.i.i77.i, 1
  %26 = shl i64 %.12248.i.i77.i, 3
  %scevgep.i1.i81.i = getelementptr i8, ptr %.40.i7.i, i64 %26
  %.160.i.i82.i = load i64, ptr %scevgep.i1.i81.i, align 8, !noalias !292
  %scevgep105 = getelementptr i8, ptr %scevgep104, i64 %26
  %.164.i.i84.i = load i64, ptr %scevgep105, align 8, !noalias !292
  %.165.not.i.i85.i = icmp eq i64 %.160.i.i82.i, %.164.i.i84.i
  br i1 %.165.not.i.i85.i, label %B58.i.i76.i, label %B98.i.i86.i

B88.if.preheader.i.i.i10.i:                       ; preds = %B392.i
  %xtraiter.i.i.i11.i = and i64 %.4.i.i.i.i8.i, 3
  %27 = icmp ult i64 %.4.i.i.i.i8.i, 4
  br i1 %27, label %B88.if.epil.preheader.i.i.i47.i, label %B88.if.preheader.new.i.i.i12.i

B88.if.preheader.new.i.i.i12.i:                   ; preds = %B88.if.preheader.i.i.i10.i
  %unroll_iter.i.i.i13.i = and i64 %.4.i.i.i.i8.i, %const137
  %28 = shl i64 %.39.i6.i, 3
  %29 = getelementptr i8, ptr %arg.run, i64 %28
  %scevgep.i14.i = getelementptr i8, ptr %29, i64 24
  br label %B88.if.i.i.i15.i

B190.loopexit.unr-lcssa.i.i.i45.i:                ; preds = %B88.if.i.i.i15.i
  %lcmp.mod.not.i.i.i46.i = icmp eq i64 %xtraiter.i.i.i11.i, 0
  br i1 %lcmp.mod.not.i.i.i46.i, label %B190.loopexit.i.i.i62.i, label %B88.if.epil.preheader.i.i.i47.i

B88.if.epil.preheader.i.i.i47.i:                  ; preds = %B190.loopexit.unr-lcssa.i.i.i45.i, %B88.if.preheader.i.i.i10.i
  %h.4.044.epil.init.i.i.i48.i = phi i64 [ %const138, %B88.if.preheader.i.i.i10.i ], [ %.161.3.i.i.i43.i, %B190.loopexit.unr-lcssa.i.i.i45.i ]
  %.1224042.epil.init.i.i.i49.i = phi i64 [ 0, %B88.if.preheader.i.i.i10.i ], [ %unroll_iter.i.i.i13.i, %B190.loopexit.unr-lcssa.i.i.i45.i ]
  %30 = shl i64 %.1224042.epil.init.i.i.i49.i, 3
  %scevgep.i.i.i50.i = getelementptr i8, ptr %.40.i7.i, i64 %30
  br label %B88.if.epil.i.i.i51.i

B88.if.epil.i.i.i51.i:                            ; preds = %B88.if.epil.i.i.i51.i, %B88.if.epil.preheader.i.i.i47.i
  %h.4.044.epil.i.i.i52.i = phi i64 [ %.161.epil.i.i.i59.i, %B88.if.epil.i.i.i51.i ], [ %h.4.044.epil.init.i.i.i48.i, %B88.if.epil.preheader.i.i.i47.i ]
  %epil.iter.i.i.i53.i = phi i64 [ %epil.iter.next.i.i.i60.i, %B88.if.epil.i.i.i51.i ], [ 0, %B88.if.epil.preheader.i.i.i47.i ]
  %31 = shl i64 %epil.iter.i.i.i53.i, 3
  %scevgep.i.i54.i = getelementptr i8, ptr %scevgep.i.i.i50.i, i64 %31
  %.156.epil.i.i.i55.i = load i64, ptr %scevgep.i.i54.i, align 8, !noalias !293
  %.158.epil.i.i.i56.i = xor i64 %.156.epil.i.i.i55.i, %h.4.044.epil.i.i.i52.i
  %.159.epil.i.i.i57.i = mul i64 %.158.epil.i.i.i56.i, %const139
  %.160.epil.i.i.i58.i = lshr i64 %.159.epil.i.i.i57.i, 32
  %.161.epil.i.i.i59.i = xor i64 %.160.epil.i.i.i58.i, %.159.epil.i.i.i57.i
  %epil.iter.next.i.i.i60.i = add i64 %epil.iter.i.i.i53.i, 1
  %epil.iter.cmp.not.i.i.i61.i = icmp eq i64 %xtraiter.i.i.i11.i, %epil.iter.next.i.i.i60.i
  br i1 %epil.iter.cmp.not.i.i.i61.i, label %B190.loopexit.i.i.i62.i, label %B88.if.epil.i.i.i51.i, !llvm.loop !274

B190.loopexit.i.i.i62.i:                          ; preds = %B88.if.epil.i.i.i51.i, %B190.loopexit.unr-lcssa.i.i.i45.i
  %.161.lcssa.i.i.i63.i = phi i64 [ %.161.3.i.i.i43.i, %B190.loopexit.unr-lcssa.i.i.i45.i ], [ %.161.epil.i.i.i59.i, %B88.if.epil.i.i.i51.i ]
  %32 = mul i64 %.161.lcssa.i.i.i63.i, %const139
  br label %B0.endif.endif.i64.i

B88.if.i.i.i15.i:                                 ; preds = %B88.if.i.i.i15.i, %B88.if.preheader.new.i.i.i12.i
  %h.4.044.i.i.i16.i = phi i64 [ %const138, %B88.if.preheader.new.i.i.i12.i ], [ %.161.3.i.i.i43.i, %B88.if.i.i.i15.i ]
  %.1224042.i.i.i17.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i12.i ], [ %.129.3.i.i.i37.i, %B88.if.i.i.i15.i ]
  %sunkaddr.i.i18.i = shl i64 %.1224042.i.i.i17.i, 3
  %scevgep7.i19.i = getelementptr i8, ptr %scevgep.i14.i, i64 %sunkaddr.i.i18.i
  %scevgep8.i20.i = getelementptr i8, ptr %scevgep7.i19.i, i64 -24
  %.156.i.i.i21.i = load i64, ptr %scevgep8.i20.i, align 8, !noalias !293
  %.158.i.i.i22.i = xor i64 %.156.i.i.i21.i, %h.4.044.i.i.i16.i
  %.159.i.i.i23.i = mul i64 %.158.i.i.i22.i, %const139
  %.160.i.i.i24.i = lshr i64 %.159.i.i.i23.i, 32
  %33 = shl i64 %.1224042.i.i.i17.i, 3
  %scevgep102 = getelementptr i8, ptr %scevgep.i14.i, i64 %33
  %scevgep103 = getelementptr i8, ptr %scevgep102, i64 -16
  %.156.1.i.i.i27.i = load i64, ptr %scevgep103, align 8, !noalias !293
  %34 = xor i64 %.156.1.i.i.i27.i, %.160.i.i.i24.i
  %.158.1.i.i.i28.i = xor i64 %34, %.159.i.i.i23.i
  %.159.1.i.i.i29.i = mul i64 %.158.1.i.i.i28.i, %const139
  %.160.1.i.i.i30.i = lshr i64 %.159.1.i.i.i29.i, 32
  %35 = shl i64 %.1224042.i.i.i17.i, 3
  %scevgep100 = getelementptr i8, ptr %scevgep.i14.i, i64 %35
  %scevgep101 = getelementptr i8, ptr %scevgep100, i64 -8
  %.156.2.i.i.i33.i = load i64, ptr %scevgep101, align 8, !noalias !293
  %36 = xor i64 %.156.2.i.i.i33.i, %.160.1.i.i.i30.i
  %.158.2.i.i.i34.i = xor i64 %36, %.159.1.i.i.i29.i
  %.159.2.i.i.i35.i = mul i64 %.158.2.i.i.i34.i, %const139
  %.160.2.i.i.i36.i = lshr i64 %.159.2.i.i.i35.i, 32
  %.129.3.i.i.i37.i = add nuw nsw i64 %.1224042.i.i.i17.i, 4
  %.156.3.i.i.i39.i = load i64, ptr %scevgep7.i19.i, align 8, !noalias !293
  %37 = xor i64 %.156.3.i.i.i39.i, %.160.2.i.i.i36.i
  %.158.3.i.i.i40.i = xor i64 %37, %.159.2.i.i.i35.i
  %.159.3.i.i.i41.i = mul i64 %.158.3.i.i.i40.i, %const139
  %.160.3.i.i.i42.i = lshr i64 %.159.3.i.i.i41.i, 32
  %.161.3.i.i.i43.i = xor i64 %.160.3.i.i.i42.i, %.159.3.i.i.i41.i
  %niter.ncmp.3.i.i.i44.i = icmp eq i64 %unroll_iter.i.i.i13.i, %.129.3.i.i.i37.i
  br i1 %niter.ncmp.3.i.i.i44.i, label %B190.loopexit.unr-lcssa.i.i.i45.i, label %B88.if.i.i.i15.i

B0.endif.endif.i64.i:                             ; preds = %B190.loopexit.i.i.i62.i, %B392.i
  %h.4.0.lcssa.i.i.i65.i = phi i64 [ %const, %B392.i ], [ %32, %B190.loopexit.i.i.i62.i ]
  %.175.i.i.i66.i = lshr i64 %h.4.0.lcssa.i.i.i65.i, 29
  %.176.i.i.i67.i = xor i64 %.175.i.i.i66.i, %h.4.0.lcssa.i.i.i65.i
  %"$phi104.0.2.0.i.i68.i" = tail call i64 @llvm.umax.i64(i64 %.176.i.i.i67.i, i64 1)
  %.75.i69.i = icmp ugt i64 %.176.i.i, %"$phi104.0.2.0.i.i68.i"
  br i1 %.75.i69.i, label %B296.backedge.i, label %B108.i70.i

B434.i:                                           ; preds = %B296.preheader.i, %B254.endif.endif.i, %B296.backedge.i, %B98.i.i86.i, %B58.i.i76.i, %B108.i70.i, %B58.i.i.i, %B108.i.i, %B200.i
  %step.4.0.i = phi i64 [ 1, %B254.endif.endif.i ], [ 1, %B200.i ], [ 1, %B108.i.i ], [ %.278466.i, %B108.i70.i ], [ %.278466.i, %B58.i.i76.i ], [ 2, %B296.preheader.i ], [ %.278.i, %B296.backedge.i ], [ %.278466.i, %B98.i.i86.i ], [ 1, %B58.i.i.i ]
  %low.6.0.i = phi i64 [ %.187.i, %B254.endif.endif.i ], [ %.187.i, %B200.i ], [ %.187.i, %B108.i.i ], [ %.268465.i, %B108.i70.i ], [ %.268465.i, %B58.i.i76.i ], [ %.268462.i, %B296.preheader.i ], [ %.268.i, %B296.backedge.i ], [ %.268465.i, %B98.i.i86.i ], [ %.187.i, %B58.i.i.i ]
  %.372.i = add i64 %low.6.0.i, %step.4.0.i
  %.11.i2.i = tail call i64 @llvm.umin.i64(i64 %.372.i, i64 %arg.length)
  br label %B710.i

B474.i:                                           ; preds = %B164.endif.endif.i, %B58.i.i412.i, %B108.i406.i
  %.429.i = add i64 %cursor.2.0187, 1
  %.431.i = icmp ult i64 %.429.i, %.11.i4.i
  br i1 %.431.i, label %B496.i, label %B644.endif.i

B496.i:                                           ; preds = %B474.i
  %.450.i = add i64 %.11.i4.i, -1
  %.4.i.i89.i = tail call i64 @tideproof_words(), !noalias !294
  %.39.i90.i = mul i64 %.4.i.i89.i, %.450.i
  %.40.i91.i = getelementptr i64, ptr %arg.run, i64 %.39.i90.i
  %.4.i.i.i.i92.i = tail call i64 @tideproof_words(), !noalias !299
  %.11641.not.i.i.i93.i = icmp slt i64 %.4.i.i.i.i92.i, 1
  br i1 %.11641.not.i.i.i93.i, label %B0.endif.endif.i148.i, label %B88.if.preheader.i.i.i94.i

B108.i154.i:                                      ; preds = %B0.endif.endif.i148.i
  %.82.i155.i = icmp eq i64 %"$phi104.0.2.0.i.i152.i", %"$phi104.0.2.0.i"
  br i1 %.82.i155.i, label %B120.i157.i, label %B538.preheader.i

B120.i157.i:                                      ; preds = %B108.i154.i
  %.4.i.i.i158.i = tail call i64 @tideproof_words(), !noalias !306
  %..25.i.i159.i = tail call i64 @llvm.smax.i64(i64 %.4.i.i.i158.i, i64 0)
  %38 = mul i64 %.4.i2, %lsr.iv
  %scevgep82 = getelementptr i8, ptr %arg.states, i64 %38
  %39 = shl i64 %.4.i.i89.i, 3
  %40 = add i64 %cursor.2.0187, %.239
  %umax84 = call i64 @llvm.umax.i64(i64 %cursor.2.0187, i64 %40)
  %umin85 = call i64 @llvm.umin.i64(i64 %umax84, i64 %.74.i)
  %41 = add i64 %umin85, -1
  %42 = mul i64 %39, %41
  %scevgep86 = getelementptr i8, ptr %arg.run, i64 %42
  br label %B58.i.i160.i

B58.i.i160.i:                                     ; preds = %B58.if.i.i163.i, %B120.i157.i
  %.12248.i.i161.i = phi i64 [ %.129.i.i164.i, %B58.if.i.i163.i ], [ 0, %B120.i157.i ]
  %exitcond.not.i.i162.i = icmp eq i64 %..25.i.i159.i, %.12248.i.i161.i
  br i1 %exitcond.not.i.i162.i, label %B538.preheader.i, label %B58.if.i.i163.i

B58.if.i.i163.i:                                  ; preds = %B58.i.i160.i
  %.129.i.i164.i = add nuw i64 %.12248.i.i161.i, 1
  %43 = shl i64 %.12248.i.i161.i, 3
  %scevgep87 = getelementptr i8, ptr %scevgep86, i64 %43
  %.160.i.i166.i = load i64, ptr %scevgep87, align 8, !noalias !311
  %scevgep83 = getelementptr i8, ptr %scevgep82, i64 %43
  %.164.i.i168.i = load i64, ptr %scevgep83, align 8, !noalias !311
  %.165.not.i.i169.i = icmp eq i64 %.160.i.i166.i, %.164.i.i168.i
  br i1 %.165.not.i.i169.i, label %B58.i.i160.i, label %B496.endif.endif.i

B88.if.preheader.i.i.i94.i:                       ; preds = %B496.i
  %xtraiter.i.i.i95.i = and i64 %.4.i.i.i.i92.i, 3
  %44 = icmp ult i64 %.4.i.i.i.i92.i, 4
  br i1 %44, label %B88.if.epil.preheader.i.i.i131.i, label %B88.if.preheader.new.i.i.i96.i

B88.if.preheader.new.i.i.i96.i:                   ; preds = %B88.if.preheader.i.i.i94.i
  %unroll_iter.i.i.i97.i = and i64 %.4.i.i.i.i92.i, %const137
  %45 = shl i64 %.39.i90.i, 3
  %46 = getelementptr i8, ptr %arg.run, i64 %45
  %scevgep.i98.i = getelementptr i8, ptr %46, i64 24
  br label %B88.if.i.i.i99.i

B190.loopexit.unr-lcssa.i.i.i129.i:               ; preds = %B88.if.i.i.i99.i
  %lcmp.mod.not.i.i.i130.i = icmp eq i64 %xtraiter.i.i.i95.i, 0
  br i1 %lcmp.mod.not.i.i.i130.i, label %B190.loopexit.i.i.i146.i, label %B88.if.epil.preheader.i.i.i131.i

B88.if.epil.preheader.i.i.i131.i:                 ; preds = %B190.loopexit.unr-lcssa.i.i.i129.i, %B88.if.preheader.i.i.i94.i
  %h.4.044.epil.init.i.i.i132.i = phi i64 [ %const138, %B88.if.preheader.i.i.i94.i ], [ %.161.3.i.i.i127.i, %B190.loopexit.unr-lcssa.i.i.i129.i ]
  %.1224042.epil.init.i.i.i133.i = phi i64 [ 0, %B88.if.preheader.i.i.i94.i ], [ %unroll_iter.i.i.i97.i, %B190.loopexit.unr-lcssa.i.i.i129.i ]
  %47 = shl i64 %.1224042.epil.init.i.i.i133.i, 3
  %scevgep.i.i.i134.i = getelementptr i8, ptr %.40.i91.i, i64 %47
  br label %B88.if.epil.i.i.i135.i

B88.if.epil.i.i.i135.i:                           ; preds = %B88.if.epil.i.i.i135.i, %B88.if.epil.preheader.i.i.i131.i
  %h.4.044.epil.i.i.i136.i = phi i64 [ %.161.epil.i.i.i143.i, %B88.if.epil.i.i.i135.i ], [ %h.4.044.epil.init.i.i.i132.i, %B88.if.epil.preheader.i.i.i131.i ]
  %epil.iter.i.i.i137.i = phi i64 [ %epil.iter.next.i.i.i144.i, %B88.if.epil.i.i.i135.i ], [ 0, %B88.if.epil.preheader.i.i.i131.i ]
  %48 = shl i64 %epil.iter.i.i.i137.i, 3
  %scevgep.i.i138.i = getelementptr i8, ptr %scevgep.i.i.i134.i, i64 %48
  %.156.epil.i.i.i139.i = load i64, ptr %scevgep.i.i138.i, align 8, !noalias !312
  %.158.epil.i.i.i140.i = xor i64 %.156.epil.i.i.i139.i, %h.4.044.epil.i.i.i136.i
  %.159.epil.i.i.i141.i = mul i64 %.158.epil.i.i.i140.i, %const139
  %.160.epil.i.i.i142.i = lshr i64 %.159.epil.i.i.i141.i, 32
  %.161.epil.i.i.i143.i = xor i64 %.160.epil.i.i.i142.i, %.159.epil.i.i.i141.i
  %epil.iter.next.i.i.i144.i = add i64 %epil.iter.i.i.i137.i, 1
  %epil.iter.cmp.not.i.i.i145.i = icmp eq i64 %xtraiter.i.i.i95.i, %epil.iter.next.i.i.i144.i
  br i1 %epil.iter.cmp.not.i.i.i145.i, label %B190.loopexit.i.i.i146.i, label %B88.if.epil.i.i.i135.i, !llvm.loop !274

B190.loopexit.i.i.i146.i:                         ; preds = %B88.if.epil.i.i.i135.i, %B190.loopexit.unr-lcssa.i.i.i129.i
  %.161.lcssa.i.i.i147.i = phi i64 [ %.161.3.i.i.i127.i, %B190.loopexit.unr-lcssa.i.i.i129.i ], [ %.161.epil.i.i.i143.i, %B88.if.epil.i.i.i135.i ]
  %49 = mul i64 %.161.lcssa.i.i.i147.i, %const139
  br label %B0.endif.endif.i148.i

B88.if.i.i.i99.i:                                 ; preds = %B88.if.i.i.i99.i, %B88.if.preheader.new.i.i.i96.i
  %h.4.044.i.i.i100.i = phi i64 [ %const138, %B88.if.preheader.new.i.i.i96.i ], [ %.161.3.i.i.i127.i, %B88.if.i.i.i99.i ]
  %.1224042.i.i.i101.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i96.i ], [ %.129.3.i.i.i121.i, %B88.if.i.i.i99.i ]
  %sunkaddr.i.i102.i = shl i64 %.1224042.i.i.i101.i, 3
  %scevgep7.i103.i = getelementptr i8, ptr %scevgep.i98.i, i64 %sunkaddr.i.i102.i
  %scevgep8.i104.i = getelementptr i8, ptr %scevgep7.i103.i, i64 -24
  %.156.i.i.i105.i = load i64, ptr %scevgep8.i104.i, align 8, !noalias !312
  %.158.i.i.i106.i = xor i64 %.156.i.i.i105.i, %h.4.044.i.i.i100.i
  %.159.i.i.i107.i = mul i64 %.158.i.i.i106.i, %const139
  %.160.i.i.i108.i = lshr i64 %.159.i.i.i107.i, 32
  %50 = shl i64 %.1224042.i.i.i101.i, 3
  %scevgep80 = getelementptr i8, ptr %scevgep.i98.i, i64 %50
  %scevgep81 = getelementptr i8, ptr %scevgep80, i64 -16
  %.156.1.i.i.i111.i = load i64, ptr %scevgep81, align 8, !noalias !312
  %51 = xor i64 %.156.1.i.i.i111.i, %.160.i.i.i108.i
  %.158.1.i.i.i112.i = xor i64 %51, %.159.i.i.i107.i
  %.159.1.i.i.i113.i = mul i64 %.158.1.i.i.i112.i, %const139
  %.160.1.i.i.i114.i = lshr i64 %.159.1.i.i.i113.i, 32
  %52 = shl i64 %.1224042.i.i.i101.i, 3
  %scevgep78 = getelementptr i8, ptr %scevgep.i98.i, i64 %52
  %scevgep79 = getelementptr i8, ptr %scevgep78, i64 -8
  %.156.2.i.i.i117.i = load i64, ptr %scevgep79, align 8, !noalias !312
  %53 = xor i64 %.156.2.i.i.i117.i, %.160.1.i.i.i114.i
  %.158.2.i.i.i118.i = xor i64 %53, %.159.1.i.i.i113.i
  %.159.2.i.i.i119.i = mul i64 %.158.2.i.i.i118.i, %const139
  %.160.2.i.i.i120.i = lshr i64 %.159.2.i.i.i119.i, 32
  %.129.3.i.i.i121.i = add nuw nsw i64 %.1224042.i.i.i101.i, 4
  %.156.3.i.i.i123.i = load i64, ptr %scevgep7.i103.i, align 8, !noalias !312
  %54 = xor i64 %.156.3.i.i.i123.i, %.160.2.i.i.i120.i
  %.158.3.i.i.i124.i = xor i64 %54, %.159.2.i.i.i119.i
  %.159.3.i.i.i125.i = mul i64 %.158.3.i.i.i124.i, %const139
  %.160.3.i.i.i126.i = lshr i64 %.159.3.i.i.i125.i, 32
  %.161.3.i.i.i127.i = xor i64 %.160.3.i.i.i126.i, %.159.3.i.i.i125.i
  %niter.ncmp.3.i.i.i128.i = icmp eq i64 %unroll_iter.i.i.i97.i, %.129.3.i.i.i121.i
  br i1 %niter.ncmp.3.i.i.i128.i, label %B190.loopexit.unr-lcssa.i.i.i129.i, label %B88.if.i.i.i99.i

B0.endif.endif.i148.i:                            ; preds = %B190.loopexit.i.i.i146.i, %B496.i
  %h.4.0.lcssa.i.i.i149.i = phi i64 [ %const, %B496.i ], [ %49, %B190.loopexit.i.i.i146.i ]
  %.175.i.i.i150.i = lshr i64 %h.4.0.lcssa.i.i.i149.i, 29
  %.176.i.i.i151.i = xor i64 %.175.i.i.i150.i, %h.4.0.lcssa.i.i.i149.i
  %"$phi104.0.2.0.i.i152.i" = tail call i64 @llvm.umax.i64(i64 %.176.i.i.i151.i, i64 1)
  %.75.i153.i = icmp ugt i64 %.176.i.i, %"$phi104.0.2.0.i.i152.i"
  br i1 %.75.i153.i, label %B644.endif.i, label %B108.i154.i

B602.i:                                           ; preds = %B602.i.preheader, %B538.backedge.i
  %.507456.i = phi i64 [ %.507.i, %B538.backedge.i ], [ 2, %B602.i.preheader ]
  %.497455.i = phi i64 [ %.537.i, %B538.backedge.i ], [ %.450.i, %B602.i.preheader ]
  %.537.i = sub i64 %.497455.i, %.507456.i
  %.4.i.i173.i = tail call i64 @tideproof_words(), !noalias !313
  %.39.i174.i = mul i64 %.4.i.i173.i, %.537.i
  %.40.i175.i = getelementptr i64, ptr %arg.run, i64 %.39.i174.i
  %.4.i.i.i.i176.i = tail call i64 @tideproof_words(), !noalias !318
  %.11641.not.i.i.i177.i = icmp slt i64 %.4.i.i.i.i176.i, 1
  br i1 %.11641.not.i.i.i177.i, label %B0.endif.endif.i232.i, label %B88.if.preheader.i.i.i178.i

B108.i238.i:                                      ; preds = %B0.endif.endif.i232.i
  %.82.i239.i = icmp eq i64 %"$phi104.0.2.0.i.i236.i", %"$phi104.0.2.0.i"
  br i1 %.82.i239.i, label %B120.i241.i, label %B538.backedge.i

B120.i241.i:                                      ; preds = %B108.i238.i
  %.4.i.i.i242.i = tail call i64 @tideproof_words(), !noalias !325
  %..25.i.i243.i = tail call i64 @llvm.smax.i64(i64 %.4.i.i.i242.i, i64 0)
  br label %B58.i.i244.i

B58.i.i244.i:                                     ; preds = %B58.if.i.i247.i, %B120.i241.i
  %.12248.i.i245.i = phi i64 [ %.129.i.i248.i, %B58.if.i.i247.i ], [ 0, %B120.i241.i ]
  %exitcond.not.i.i246.i = icmp eq i64 %..25.i.i243.i, %.12248.i.i245.i
  br i1 %exitcond.not.i.i246.i, label %B538.backedge.i, label %B58.if.i.i247.i

B98.i.i254.i:                                     ; preds = %B58.if.i.i247.i
  %.183.i.i255.not.i = icmp ult i64 %.160.i.i250.i, %.164.i.i252.i
  br i1 %.183.i.i255.not.i, label %B644.endif.i, label %B538.backedge.i

B538.backedge.i:                                  ; preds = %B98.i.i254.i, %B58.i.i244.i, %B108.i238.i
  %.507.i = shl i64 %.507456.i, 1
  %.518.i = add i64 %.507.i, %cursor.2.0187
  %.520.i = icmp ult i64 %.518.i, %.537.i
  br i1 %.520.i, label %B602.i, label %B644.endif.i

B58.if.i.i247.i:                                  ; preds = %B58.i.i244.i
  %.129.i.i248.i = add nuw i64 %.12248.i.i245.i, 1
  %55 = shl i64 %.12248.i.i245.i, 3
  %scevgep.i1.i249.i = getelementptr i8, ptr %.40.i175.i, i64 %55
  %.160.i.i250.i = load i64, ptr %scevgep.i1.i249.i, align 8, !noalias !330
  %scevgep93 = getelementptr i8, ptr %scevgep92, i64 %55
  %.164.i.i252.i = load i64, ptr %scevgep93, align 8, !noalias !330
  %.165.not.i.i253.i = icmp eq i64 %.160.i.i250.i, %.164.i.i252.i
  br i1 %.165.not.i.i253.i, label %B58.i.i244.i, label %B98.i.i254.i

B88.if.preheader.i.i.i178.i:                      ; preds = %B602.i
  %xtraiter.i.i.i179.i = and i64 %.4.i.i.i.i176.i, 3
  %56 = icmp ult i64 %.4.i.i.i.i176.i, 4
  br i1 %56, label %B88.if.epil.preheader.i.i.i215.i, label %B88.if.preheader.new.i.i.i180.i

B88.if.preheader.new.i.i.i180.i:                  ; preds = %B88.if.preheader.i.i.i178.i
  %unroll_iter.i.i.i181.i = and i64 %.4.i.i.i.i176.i, %const137
  %57 = shl i64 %.39.i174.i, 3
  %58 = getelementptr i8, ptr %arg.run, i64 %57
  %scevgep.i182.i = getelementptr i8, ptr %58, i64 24
  br label %B88.if.i.i.i183.i

B190.loopexit.unr-lcssa.i.i.i213.i:               ; preds = %B88.if.i.i.i183.i
  %lcmp.mod.not.i.i.i214.i = icmp eq i64 %xtraiter.i.i.i179.i, 0
  br i1 %lcmp.mod.not.i.i.i214.i, label %B190.loopexit.i.i.i230.i, label %B88.if.epil.preheader.i.i.i215.i

B88.if.epil.preheader.i.i.i215.i:                 ; preds = %B190.loopexit.unr-lcssa.i.i.i213.i, %B88.if.preheader.i.i.i178.i
  %h.4.044.epil.init.i.i.i216.i = phi i64 [ %const138, %B88.if.preheader.i.i.i178.i ], [ %.161.3.i.i.i211.i, %B190.loopexit.unr-lcssa.i.i.i213.i ]
  %.1224042.epil.init.i.i.i217.i = phi i64 [ 0, %B88.if.preheader.i.i.i178.i ], [ %unroll_iter.i.i.i181.i, %B190.loopexit.unr-lcssa.i.i.i213.i ]
  %59 = shl i64 %.1224042.epil.init.i.i.i217.i, 3
  %scevgep.i.i.i218.i = getelementptr i8, ptr %.40.i175.i, i64 %59
  br label %B88.if.epil.i.i.i219.i

B88.if.epil.i.i.i219.i:                           ; preds = %B88.if.epil.i.i.i219.i, %B88.if.epil.preheader.i.i.i215.i
  %h.4.044.epil.i.i.i220.i = phi i64 [ %.161.epil.i.i.i227.i, %B88.if.epil.i.i.i219.i ], [ %h.4.044.epil.init.i.i.i216.i, %B88.if.epil.preheader.i.i.i215.i ]
  %epil.iter.i.i.i221.i = phi i64 [ %epil.iter.next.i.i.i228.i, %B88.if.epil.i.i.i219.i ], [ 0, %B88.if.epil.preheader.i.i.i215.i ]
  %60 = shl i64 %epil.iter.i.i.i221.i, 3
  %scevgep.i.i222.i = getelementptr i8, ptr %scevgep.i.i.i218.i, i64 %60
  %.156.epil.i.i.i223.i = load i64, ptr %scevgep.i.i222.i, align 8, !noalias !331
  %.158.epil.i.i.i224.i = xor i64 %.156.epil.i.i.i223.i, %h.4.044.epil.i.i.i220.i
  %.159.epil.i.i.i225.i = mul i64 %.158.epil.i.i.i224.i, %const139
  %.160.epil.i.i.i226.i = lshr i64 %.159.epil.i.i.i225.i, 32
  %.161.epil.i.i.i227.i = xor i64 %.160.epil.i.i.i226.i, %.159.epil.i.i.i225.i
  %epil.iter.next.i.i.i228.i = add i64 %epil.iter.i.i.i221.i, 1
  %epil.iter.cmp.not.i.i.i229.i = icmp eq i64 %xtraiter.i.i.i179.i, %epil.iter.next.i.i.i228.i
  br i1 %epil.iter.cmp.not.i.i.i229.i, label %B190.loopexit.i.i.i230.i, label %B88.if.epil.i.i.i219.i, !llvm.loop !274

B190.loopexit.i.i.i230.i:                         ; preds = %B88.if.epil.i.i.i219.i, %B190.loopexit.unr-lcssa.i.i.i213.i
  %.161.lcssa.i.i.i231.i = phi i64 [ %.161.3.i.i.i211.i, %B190.loopexit.unr-lcssa.i.i.i213.i ], [ %.161.epil.i.i.i227.i, %B88.if.epil.i.i.i219.i ]
  %61 = mul i64 %.161.lcssa.i.i.i231.i, %const139
  br label %B0.endif.endif.i232.i

B88.if.i.i.i183.i:                                ; preds = %B88.if.i.i.i183.i, %B88.if.preheader.new.i.i.i180.i
  %h.4.044.i.i.i184.i = phi i64 [ %const138, %B88.if.preheader.new.i.i.i180.i ], [ %.161.3.i.i.i211.i, %B88.if.i.i.i183.i ]
  %.1224042.i.i.i185.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i180.i ], [ %.129.3.i.i.i205.i, %B88.if.i.i.i183.i ]
  %sunkaddr.i.i186.i = shl i64 %.1224042.i.i.i185.i, 3
  %scevgep7.i187.i = getelementptr i8, ptr %scevgep.i182.i, i64 %sunkaddr.i.i186.i
  %scevgep8.i188.i = getelementptr i8, ptr %scevgep7.i187.i, i64 -24
  %.156.i.i.i189.i = load i64, ptr %scevgep8.i188.i, align 8, !noalias !331
  %.158.i.i.i190.i = xor i64 %.156.i.i.i189.i, %h.4.044.i.i.i184.i
  %.159.i.i.i191.i = mul i64 %.158.i.i.i190.i, %const139
  %.160.i.i.i192.i = lshr i64 %.159.i.i.i191.i, 32
  %62 = shl i64 %.1224042.i.i.i185.i, 3
  %scevgep90 = getelementptr i8, ptr %scevgep.i182.i, i64 %62
  %scevgep91 = getelementptr i8, ptr %scevgep90, i64 -16
  %.156.1.i.i.i195.i = load i64, ptr %scevgep91, align 8, !noalias !331
  %63 = xor i64 %.156.1.i.i.i195.i, %.160.i.i.i192.i
  %.158.1.i.i.i196.i = xor i64 %63, %.159.i.i.i191.i
  %.159.1.i.i.i197.i = mul i64 %.158.1.i.i.i196.i, %const139
  %.160.1.i.i.i198.i = lshr i64 %.159.1.i.i.i197.i, 32
  %64 = shl i64 %.1224042.i.i.i185.i, 3
  %scevgep88 = getelementptr i8, ptr %scevgep.i182.i, i64 %64
  %scevgep89 = getelementptr i8, ptr %scevgep88, i64 -8
  %.156.2.i.i.i201.i = load i64, ptr %scevgep89, align 8, !noalias !331
  %65 = xor i64 %.156.2.i.i.i201.i, %.160.1.i.i.i198.i
  %.158.2.i.i.i202.i = xor i64 %65, %.159.1.i.i.i197.i
  %.159.2.i.i.i203.i = mul i64 %.158.2.i.i.i202.i, %const139
  %.160.2.i.i.i204.i = lshr i64 %.159.2.i.i.i203.i, 32
  %.129.3.i.i.i205.i = add nuw nsw i64 %.1224042.i.i.i185.i, 4
  %.156.3.i.i.i207.i = load i64, ptr %scevgep7.i187.i, align 8, !noalias !331
  %66 = xor i64 %.156.3.i.i.i207.i, %.160.2.i.i.i204.i
  %.158.3.i.i.i208.i = xor i64 %66, %.159.2.i.i.i203.i
  %.159.3.i.i.i209.i = mul i64 %.158.3.i.i.i208.i, %const139
  %.160.3.i.i.i210.i = lshr i64 %.159.3.i.i.i209.i, 32
  %.161.3.i.i.i211.i = xor i64 %.160.3.i.i.i210.i, %.159.3.i.i.i209.i
  %niter.ncmp.3.i.i.i212.i = icmp eq i64 %unroll_iter.i.i.i181.i, %.129.3.i.i.i205.i
  br i1 %niter.ncmp.3.i.i.i212.i, label %B190.loopexit.unr-lcssa.i.i.i213.i, label %B88.if.i.i.i183.i

B0.endif.endif.i232.i:                            ; preds = %B190.loopexit.i.i.i230.i, %B602.i
  %h.4.0.lcssa.i.i.i233.i = phi i64 [ %const, %B602.i ], [ %61, %B190.loopexit.i.i.i230.i ]
  %.175.i.i.i234.i = lshr i64 %h.4.0.lcssa.i.i.i233.i, 29
  %.176.i.i.i235.i = xor i64 %.175.i.i.i234.i, %h.4.0.lcssa.i.i.i233.i
  %"$phi104.0.2.0.i.i236.i" = tail call i64 @llvm.umax.i64(i64 %.176.i.i.i235.i, i64 1)
  %.75.i237.i = icmp ugt i64 %.176.i.i, %"$phi104.0.2.0.i.i236.i"
  br i1 %.75.i237.i, label %B644.endif.i, label %B108.i238.i

B710.i:                                           ; preds = %B644.endif.i, %B434.i, %B128.endif.endif.endif
  %high.7.0.i = phi i64 [ %arg.length, %B128.endif.endif.endif ], [ %.11.i2.i, %B434.i ], [ %high.6.0.i, %B644.endif.i ]
  %low.7.0.i = phi i64 [ %cursor.2.0187, %B128.endif.endif.endif ], [ %low.6.0.i, %B434.i ], [ %.11.i1.i, %B644.endif.i ]
  %.691.i = icmp ult i64 %low.7.0.i, %high.7.0.i
  br i1 %.691.i, label %B722.i.preheader, label %B128.endif.endif.endif.endif

B722.i.preheader:                                 ; preds = %B710.i
  %67 = mul i64 %.4.i2, %lsr.iv
  %scevgep110 = getelementptr i8, ptr %arg.states, i64 %67
  br label %B722.i

B722.i:                                           ; preds = %.thread, %B722.i.preheader
  %high.8.0.i = phi i64 [ %98, %.thread ], [ %high.7.0.i, %B722.i.preheader ]
  %low.8.0.i = phi i64 [ %99, %.thread ], [ %low.7.0.i, %B722.i.preheader ]
  %.704.i = add i64 %low.8.0.i, %high.8.0.i
  %.705.i = lshr i64 %.704.i, 1
  %.4.i.i257.i = tail call i64 @tideproof_words(), !noalias !332
  %.39.i258.i = mul i64 %.705.i, %.4.i.i257.i
  %.40.i259.i = getelementptr i64, ptr %arg.run, i64 %.39.i258.i
  %.4.i.i.i.i260.i = tail call i64 @tideproof_words(), !noalias !337
  %.11641.not.i.i.i261.i = icmp slt i64 %.4.i.i.i.i260.i, 1
  br i1 %.11641.not.i.i.i261.i, label %B0.endif.endif.i316.i, label %B88.if.preheader.i.i.i262.i

B108.i322.i:                                      ; preds = %B0.endif.endif.i316.i
  %.82.i323.i = icmp eq i64 %"$phi104.0.2.0.i.i320.i", %"$phi104.0.2.0.i"
  br i1 %.82.i323.i, label %B120.i325.i, label %.thread

B120.i325.i:                                      ; preds = %B108.i322.i
  %.4.i.i.i326.i = tail call i64 @tideproof_words(), !noalias !344
  %..25.i.i327.i = tail call i64 @llvm.smax.i64(i64 %.4.i.i.i326.i, i64 0)
  br label %B58.i.i328.i

B58.i.i328.i:                                     ; preds = %B58.if.i.i331.i, %B120.i325.i
  %.12248.i.i329.i = phi i64 [ %.129.i.i332.i, %B58.if.i.i331.i ], [ 0, %B120.i325.i ]
  %exitcond.not.i.i330.i = icmp eq i64 %..25.i.i327.i, %.12248.i.i329.i
  br i1 %exitcond.not.i.i330.i, label %.thread, label %B58.if.i.i331.i

B58.if.i.i331.i:                                  ; preds = %B58.i.i328.i
  %.129.i.i332.i = add nuw i64 %.12248.i.i329.i, 1
  %68 = shl i64 %.12248.i.i329.i, 3
  %scevgep.i1.i333.i = getelementptr i8, ptr %.40.i259.i, i64 %68
  %.160.i.i334.i = load i64, ptr %scevgep.i1.i333.i, align 8, !noalias !349
  %scevgep111 = getelementptr i8, ptr %scevgep110, i64 %68
  %.164.i.i336.i = load i64, ptr %scevgep111, align 8, !noalias !349
  %.165.not.i.i337.i = icmp eq i64 %.160.i.i334.i, %.164.i.i336.i
  br i1 %.165.not.i.i337.i, label %B58.i.i328.i, label %B722.endif.endif.i

B88.if.preheader.i.i.i262.i:                      ; preds = %B722.i
  %xtraiter.i.i.i263.i = and i64 %.4.i.i.i.i260.i, 3
  %69 = icmp ult i64 %.4.i.i.i.i260.i, 4
  br i1 %69, label %B88.if.epil.preheader.i.i.i299.i, label %B88.if.preheader.new.i.i.i264.i

B88.if.preheader.new.i.i.i264.i:                  ; preds = %B88.if.preheader.i.i.i262.i
  %unroll_iter.i.i.i265.i = and i64 %.4.i.i.i.i260.i, %const137
  %70 = shl i64 %.39.i258.i, 3
  %71 = getelementptr i8, ptr %arg.run, i64 %70
  %scevgep.i266.i = getelementptr i8, ptr %71, i64 24
  br label %B88.if.i.i.i267.i

B190.loopexit.unr-lcssa.i.i.i297.i:               ; preds = %B88.if.i.i.i267.i
  %lcmp.mod.not.i.i.i298.i = icmp eq i64 %xtraiter.i.i.i263.i, 0
  br i1 %lcmp.mod.not.i.i.i298.i, label %B190.loopexit.i.i.i314.i, label %B88.if.epil.preheader.i.i.i299.i

B88.if.epil.preheader.i.i.i299.i:                 ; preds = %B190.loopexit.unr-lcssa.i.i.i297.i, %B88.if.preheader.i.i.i262.i
  %h.4.044.epil.init.i.i.i300.i = phi i64 [ %const138, %B88.if.preheader.i.i.i262.i ], [ %.161.3.i.i.i295.i, %B190.loopexit.unr-lcssa.i.i.i297.i ]
  %.1224042.epil.init.i.i.i301.i = phi i64 [ 0, %B88.if.preheader.i.i.i262.i ], [ %unroll_iter.i.i.i265.i, %B190.loopexit.unr-lcssa.i.i.i297.i ]
  %72 = shl i64 %.1224042.epil.init.i.i.i301.i, 3
  %scevgep.i.i.i302.i = getelementptr i8, ptr %.40.i259.i, i64 %72
  br label %B88.if.epil.i.i.i303.i

B88.if.epil.i.i.i303.i:                           ; preds = %B88.if.epil.i.i.i303.i, %B88.if.epil.preheader.i.i.i299.i
  %h.4.044.epil.i.i.i304.i = phi i64 [ %.161.epil.i.i.i311.i, %B88.if.epil.i.i.i303.i ], [ %h.4.044.epil.init.i.i.i300.i, %B88.if.epil.preheader.i.i.i299.i ]
  %epil.iter.i.i.i305.i = phi i64 [ %epil.iter.next.i.i.i312.i, %B88.if.epil.i.i.i303.i ], [ 0, %B88.if.epil.preheader.i.i.i299.i ]
  %73 = shl i64 %epil.iter.i.i.i305.i, 3
  %scevgep.i.i306.i = getelementptr i8, ptr %scevgep.i.i.i302.i, i64 %73
  %.156.epil.i.i.i307.i = load i64, ptr %scevgep.i.i306.i, align 8, !noalias !350
  %.158.epil.i.i.i308.i = xor i64 %.156.epil.i.i.i307.i, %h.4.044.epil.i.i.i304.i
  %.159.epil.i.i.i309.i = mul i64 %.158.epil.i.i.i308.i, %const139
  %.160.epil.i.i.i310.i = lshr i64 %.159.epil.i.i.i309.i, 32
  %.161.epil.i.i.i311.i = xor i64 %.160.epil.i.i.i310.i, %.159.epil.i.i.i309.i
  %epil.iter.next.i.i.i312.i = add i64 %epil.iter.i.i.i305.i, 1
  %epil.iter.cmp.not.i.i.i313.i = icmp eq i64 %xtraiter.i.i.i263.i, %epil.iter.next.i.i.i312.i
  br i1 %epil.iter.cmp.not.i.i.i313.i, label %B190.loopexit.i.i.i314.i, label %B88.if.epil.i.i.i303.i, !llvm.loop !274

B190.loopexit.i.i.i314.i:                         ; preds = %B88.if.epil.i.i.i303.i, %B190.loopexit.unr-lcssa.i.i.i297.i
  %.161.lcssa.i.i.i315.i = phi i64 [ %.161.3.i.i.i295.i, %B190.loopexit.unr-lcssa.i.i.i297.i ], [ %.161.epil.i.i.i311.i, %B88.if.epil.i.i.i303.i ]
  %74 = mul i64 %.161.lcssa.i.i.i315.i, %const139
  br label %B0.endif.endif.i316.i

B88.if.i.i.i267.i:                                ; preds = %B88.if.i.i.i267.i, %B88.if.preheader.new.i.i.i264.i
  %h.4.044.i.i.i268.i = phi i64 [ %const138, %B88.if.preheader.new.i.i.i264.i ], [ %.161.3.i.i.i295.i, %B88.if.i.i.i267.i ]
  %.1224042.i.i.i269.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i264.i ], [ %.129.3.i.i.i289.i, %B88.if.i.i.i267.i ]
  %sunkaddr.i.i270.i = shl i64 %.1224042.i.i.i269.i, 3
  %scevgep7.i271.i = getelementptr i8, ptr %scevgep.i266.i, i64 %sunkaddr.i.i270.i
  %scevgep8.i272.i = getelementptr i8, ptr %scevgep7.i271.i, i64 -24
  %.156.i.i.i273.i = load i64, ptr %scevgep8.i272.i, align 8, !noalias !350
  %.158.i.i.i274.i = xor i64 %.156.i.i.i273.i, %h.4.044.i.i.i268.i
  %.159.i.i.i275.i = mul i64 %.158.i.i.i274.i, %const139
  %.160.i.i.i276.i = lshr i64 %.159.i.i.i275.i, 32
  %75 = shl i64 %.1224042.i.i.i269.i, 3
  %scevgep108 = getelementptr i8, ptr %scevgep.i266.i, i64 %75
  %scevgep109 = getelementptr i8, ptr %scevgep108, i64 -16
  %.156.1.i.i.i279.i = load i64, ptr %scevgep109, align 8, !noalias !350
  %76 = xor i64 %.156.1.i.i.i279.i, %.160.i.i.i276.i
  %.158.1.i.i.i280.i = xor i64 %76, %.159.i.i.i275.i
  %.159.1.i.i.i281.i = mul i64 %.158.1.i.i.i280.i, %const139
  %.160.1.i.i.i282.i = lshr i64 %.159.1.i.i.i281.i, 32
  %77 = shl i64 %.1224042.i.i.i269.i, 3
  %scevgep106 = getelementptr i8, ptr %scevgep.i266.i, i64 %77
  %scevgep107 = getelementptr i8, ptr %scevgep106, i64 -8
  %.156.2.i.i.i285.i = load i64, ptr %scevgep107, align 8, !noalias !350
  %78 = xor i64 %.156.2.i.i.i285.i, %.160.1.i.i.i282.i
  %.158.2.i.i.i286.i = xor i64 %78, %.159.1.i.i.i281.i
  %.159.2.i.i.i287.i = mul i64 %.158.2.i.i.i286.i, %const139
  %.160.2.i.i.i288.i = lshr i64 %.159.2.i.i.i287.i, 32
  %.129.3.i.i.i289.i = add nuw nsw i64 %.1224042.i.i.i269.i, 4
  %.156.3.i.i.i291.i = load i64, ptr %scevgep7.i271.i, align 8, !noalias !350
  %79 = xor i64 %.156.3.i.i.i291.i, %.160.2.i.i.i288.i
  %.158.3.i.i.i292.i = xor i64 %79, %.159.2.i.i.i287.i
  %.159.3.i.i.i293.i = mul i64 %.158.3.i.i.i292.i, %const139
  %.160.3.i.i.i294.i = lshr i64 %.159.3.i.i.i293.i, 32
  %.161.3.i.i.i295.i = xor i64 %.160.3.i.i.i294.i, %.159.3.i.i.i293.i
  %niter.ncmp.3.i.i.i296.i = icmp eq i64 %unroll_iter.i.i.i265.i, %.129.3.i.i.i289.i
  br i1 %niter.ncmp.3.i.i.i296.i, label %B190.loopexit.unr-lcssa.i.i.i297.i, label %B88.if.i.i.i267.i

B0.endif.endif.i316.i:                            ; preds = %B190.loopexit.i.i.i314.i, %B722.i
  %h.4.0.lcssa.i.i.i317.i = phi i64 [ %const, %B722.i ], [ %74, %B190.loopexit.i.i.i314.i ]
  %.175.i.i.i318.i = lshr i64 %h.4.0.lcssa.i.i.i317.i, 29
  %.176.i.i.i319.i = xor i64 %.175.i.i.i318.i, %h.4.0.lcssa.i.i.i317.i
  %"$phi104.0.2.0.i.i320.i" = tail call i64 @llvm.umax.i64(i64 %.176.i.i.i319.i, i64 1)
  %.75.i321.i = icmp ugt i64 %.176.i.i, %"$phi104.0.2.0.i.i320.i"
  br i1 %.75.i321.i, label %.thread28, label %B108.i322.i

.thread28:                                        ; preds = %B0.endif.endif.i316.i
  %.757.i23 = add nuw i64 %.705.i, 1
  br label %.thread

B54.endif.endif.i:                                ; preds = %B128.endif.endif.endif
  %.234 = sub i64 %.232, %last.2.0186
  %.238 = mul i64 %.234, %arg.length
  %.239 = lshr i64 %.238, 32
  %.241 = add i64 %.239, %cursor.2.0187
  %.11.i.i = tail call i64 @llvm.umax.i64(i64 %cursor.2.0187, i64 %.241)
  %.11.i4.i = tail call i64 @llvm.umin.i64(i64 %.74.i, i64 %.11.i.i)
  %.4.i.i341.i = tail call i64 @tideproof_words(), !noalias !351
  %.39.i342.i = mul i64 %.4.i.i341.i, %.11.i4.i
  %.40.i343.i = getelementptr i64, ptr %arg.run, i64 %.39.i342.i
  %.4.i.i.i.i344.i = tail call i64 @tideproof_words(), !noalias !356
  %.11641.not.i.i.i345.i = icmp slt i64 %.4.i.i.i.i344.i, 1
  br i1 %.11641.not.i.i.i345.i, label %B0.endif.endif.i400.i, label %B88.if.preheader.i.i.i346.i

B108.i406.i:                                      ; preds = %B0.endif.endif.i400.i
  %.82.i407.i = icmp eq i64 %"$phi104.0.2.0.i.i404.i", %"$phi104.0.2.0.i"
  br i1 %.82.i407.i, label %B120.i409.i, label %B474.i

B120.i409.i:                                      ; preds = %B108.i406.i
  %.4.i.i.i410.i = tail call i64 @tideproof_words(), !noalias !363
  %..25.i.i411.i = tail call i64 @llvm.smax.i64(i64 %.4.i.i.i410.i, i64 0)
  %80 = mul i64 %.4.i2, %lsr.iv
  %scevgep74 = getelementptr i8, ptr %arg.states, i64 %80
  %81 = shl i64 %.4.i.i341.i, 3
  %82 = add i64 %cursor.2.0187, %.239
  %umax = call i64 @llvm.umax.i64(i64 %cursor.2.0187, i64 %82)
  %umin = call i64 @llvm.umin.i64(i64 %umax, i64 %.74.i)
  %83 = mul i64 %81, %umin
  %scevgep76 = getelementptr i8, ptr %arg.run, i64 %83
  br label %B58.i.i412.i

B58.i.i412.i:                                     ; preds = %B58.if.i.i415.i, %B120.i409.i
  %.12248.i.i413.i = phi i64 [ %.129.i.i416.i, %B58.if.i.i415.i ], [ 0, %B120.i409.i ]
  %exitcond.not.i.i414.i = icmp eq i64 %..25.i.i411.i, %.12248.i.i413.i
  br i1 %exitcond.not.i.i414.i, label %B474.i, label %B58.if.i.i415.i

B58.if.i.i415.i:                                  ; preds = %B58.i.i412.i
  %.129.i.i416.i = add nuw i64 %.12248.i.i413.i, 1
  %84 = shl i64 %.12248.i.i413.i, 3
  %scevgep77 = getelementptr i8, ptr %scevgep76, i64 %84
  %.160.i.i418.i = load i64, ptr %scevgep77, align 8, !noalias !368
  %scevgep75 = getelementptr i8, ptr %scevgep74, i64 %84
  %.164.i.i420.i = load i64, ptr %scevgep75, align 8, !noalias !368
  %.165.not.i.i421.i = icmp eq i64 %.160.i.i418.i, %.164.i.i420.i
  br i1 %.165.not.i.i421.i, label %B58.i.i412.i, label %B164.endif.endif.i

B88.if.preheader.i.i.i346.i:                      ; preds = %B54.endif.endif.i
  %xtraiter.i.i.i347.i = and i64 %.4.i.i.i.i344.i, 3
  %85 = icmp ult i64 %.4.i.i.i.i344.i, 4
  br i1 %85, label %B88.if.epil.preheader.i.i.i383.i, label %B88.if.preheader.new.i.i.i348.i

B88.if.preheader.new.i.i.i348.i:                  ; preds = %B88.if.preheader.i.i.i346.i
  %unroll_iter.i.i.i349.i = and i64 %.4.i.i.i.i344.i, %const137
  %86 = shl i64 %.39.i342.i, 3
  %87 = getelementptr i8, ptr %arg.run, i64 %86
  %scevgep.i350.i = getelementptr i8, ptr %87, i64 24
  br label %B88.if.i.i.i351.i

B190.loopexit.unr-lcssa.i.i.i381.i:               ; preds = %B88.if.i.i.i351.i
  %lcmp.mod.not.i.i.i382.i = icmp eq i64 %xtraiter.i.i.i347.i, 0
  br i1 %lcmp.mod.not.i.i.i382.i, label %B190.loopexit.i.i.i398.i, label %B88.if.epil.preheader.i.i.i383.i

B88.if.epil.preheader.i.i.i383.i:                 ; preds = %B190.loopexit.unr-lcssa.i.i.i381.i, %B88.if.preheader.i.i.i346.i
  %h.4.044.epil.init.i.i.i384.i = phi i64 [ %const138, %B88.if.preheader.i.i.i346.i ], [ %.161.3.i.i.i379.i, %B190.loopexit.unr-lcssa.i.i.i381.i ]
  %.1224042.epil.init.i.i.i385.i = phi i64 [ 0, %B88.if.preheader.i.i.i346.i ], [ %unroll_iter.i.i.i349.i, %B190.loopexit.unr-lcssa.i.i.i381.i ]
  %88 = shl i64 %.1224042.epil.init.i.i.i385.i, 3
  %scevgep.i.i.i386.i = getelementptr i8, ptr %.40.i343.i, i64 %88
  br label %B88.if.epil.i.i.i387.i

B88.if.epil.i.i.i387.i:                           ; preds = %B88.if.epil.i.i.i387.i, %B88.if.epil.preheader.i.i.i383.i
  %h.4.044.epil.i.i.i388.i = phi i64 [ %.161.epil.i.i.i395.i, %B88.if.epil.i.i.i387.i ], [ %h.4.044.epil.init.i.i.i384.i, %B88.if.epil.preheader.i.i.i383.i ]
  %epil.iter.i.i.i389.i = phi i64 [ %epil.iter.next.i.i.i396.i, %B88.if.epil.i.i.i387.i ], [ 0, %B88.if.epil.preheader.i.i.i383.i ]
  %89 = shl i64 %epil.iter.i.i.i389.i, 3
  %scevgep.i.i390.i = getelementptr i8, ptr %scevgep.i.i.i386.i, i64 %89
  %.156.epil.i.i.i391.i = load i64, ptr %scevgep.i.i390.i, align 8, !noalias !369
  %.158.epil.i.i.i392.i = xor i64 %.156.epil.i.i.i391.i, %h.4.044.epil.i.i.i388.i
  %.159.epil.i.i.i393.i = mul i64 %.158.epil.i.i.i392.i, %const139
  %.160.epil.i.i.i394.i = lshr i64 %.159.epil.i.i.i393.i, 32
  %.161.epil.i.i.i395.i = xor i64 %.160.epil.i.i.i394.i, %.159.epil.i.i.i393.i
  %epil.iter.next.i.i.i396.i = add i64 %epil.iter.i.i.i389.i, 1
  %epil.iter.cmp.not.i.i.i397.i = icmp eq i64 %xtraiter.i.i.i347.i, %epil.iter.next.i.i.i396.i
  br i1 %epil.iter.cmp.not.i.i.i397.i, label %B190.loopexit.i.i.i398.i, label %B88.if.epil.i.i.i387.i, !llvm.loop !274

B190.loopexit.i.i.i398.i:                         ; preds = %B88.if.epil.i.i.i387.i, %B190.loopexit.unr-lcssa.i.i.i381.i
  %.161.lcssa.i.i.i399.i = phi i64 [ %.161.3.i.i.i379.i, %B190.loopexit.unr-lcssa.i.i.i381.i ], [ %.161.epil.i.i.i395.i, %B88.if.epil.i.i.i387.i ]
  %90 = mul i64 %.161.lcssa.i.i.i399.i, %const139
  br label %B0.endif.endif.i400.i

B88.if.i.i.i351.i:                                ; preds = %B88.if.i.i.i351.i, %B88.if.preheader.new.i.i.i348.i
  %h.4.044.i.i.i352.i = phi i64 [ %const138, %B88.if.preheader.new.i.i.i348.i ], [ %.161.3.i.i.i379.i, %B88.if.i.i.i351.i ]
  %.1224042.i.i.i353.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i348.i ], [ %.129.3.i.i.i373.i, %B88.if.i.i.i351.i ]
  %sunkaddr.i.i354.i = shl i64 %.1224042.i.i.i353.i, 3
  %scevgep7.i355.i = getelementptr i8, ptr %scevgep.i350.i, i64 %sunkaddr.i.i354.i
  %scevgep8.i356.i = getelementptr i8, ptr %scevgep7.i355.i, i64 -24
  %.156.i.i.i357.i = load i64, ptr %scevgep8.i356.i, align 8, !noalias !369
  %.158.i.i.i358.i = xor i64 %.156.i.i.i357.i, %h.4.044.i.i.i352.i
  %.159.i.i.i359.i = mul i64 %.158.i.i.i358.i, %const139
  %.160.i.i.i360.i = lshr i64 %.159.i.i.i359.i, 32
  %91 = shl i64 %.1224042.i.i.i353.i, 3
  %scevgep72 = getelementptr i8, ptr %scevgep.i350.i, i64 %91
  %scevgep73 = getelementptr i8, ptr %scevgep72, i64 -16
  %.156.1.i.i.i363.i = load i64, ptr %scevgep73, align 8, !noalias !369
  %92 = xor i64 %.156.1.i.i.i363.i, %.160.i.i.i360.i
  %.158.1.i.i.i364.i = xor i64 %92, %.159.i.i.i359.i
  %.159.1.i.i.i365.i = mul i64 %.158.1.i.i.i364.i, %const139
  %.160.1.i.i.i366.i = lshr i64 %.159.1.i.i.i365.i, 32
  %93 = shl i64 %.1224042.i.i.i353.i, 3
  %scevgep70 = getelementptr i8, ptr %scevgep.i350.i, i64 %93
  %scevgep71 = getelementptr i8, ptr %scevgep70, i64 -8
  %.156.2.i.i.i369.i = load i64, ptr %scevgep71, align 8, !noalias !369
  %94 = xor i64 %.156.2.i.i.i369.i, %.160.1.i.i.i366.i
  %.158.2.i.i.i370.i = xor i64 %94, %.159.1.i.i.i365.i
  %.159.2.i.i.i371.i = mul i64 %.158.2.i.i.i370.i, %const139
  %.160.2.i.i.i372.i = lshr i64 %.159.2.i.i.i371.i, 32
  %.129.3.i.i.i373.i = add nuw nsw i64 %.1224042.i.i.i353.i, 4
  %.156.3.i.i.i375.i = load i64, ptr %scevgep7.i355.i, align 8, !noalias !369
  %95 = xor i64 %.156.3.i.i.i375.i, %.160.2.i.i.i372.i
  %.158.3.i.i.i376.i = xor i64 %95, %.159.2.i.i.i371.i
  %.159.3.i.i.i377.i = mul i64 %.158.3.i.i.i376.i, %const139
  %.160.3.i.i.i378.i = lshr i64 %.159.3.i.i.i377.i, 32
  %.161.3.i.i.i379.i = xor i64 %.160.3.i.i.i378.i, %.159.3.i.i.i377.i
  %niter.ncmp.3.i.i.i380.i = icmp eq i64 %unroll_iter.i.i.i349.i, %.129.3.i.i.i373.i
  br i1 %niter.ncmp.3.i.i.i380.i, label %B190.loopexit.unr-lcssa.i.i.i381.i, label %B88.if.i.i.i351.i

B0.endif.endif.i400.i:                            ; preds = %B190.loopexit.i.i.i398.i, %B54.endif.endif.i
  %h.4.0.lcssa.i.i.i401.i = phi i64 [ %const, %B54.endif.endif.i ], [ %90, %B190.loopexit.i.i.i398.i ]
  %.175.i.i.i402.i = lshr i64 %h.4.0.lcssa.i.i.i401.i, 29
  %.176.i.i.i403.i = xor i64 %.175.i.i.i402.i, %h.4.0.lcssa.i.i.i401.i
  %"$phi104.0.2.0.i.i404.i" = tail call i64 @llvm.umax.i64(i64 %.176.i.i.i403.i, i64 1)
  %.75.i405.i = icmp ugt i64 %.176.i.i, %"$phi104.0.2.0.i.i404.i"
  br i1 %.75.i405.i, label %B200.i, label %B108.i406.i

B164.endif.endif.i:                               ; preds = %B58.if.i.i415.i
  %.183.i.i423.not.i = icmp ult i64 %.160.i.i418.i, %.164.i.i420.i
  br i1 %.183.i.i423.not.i, label %B200.i, label %B474.i

B254.endif.endif.i:                               ; preds = %B58.if.i.i.i
  %.183.i.i.not.i = icmp ult i64 %.160.i.i.i, %.164.i.i.i
  br i1 %.183.i.i.not.i, label %B296.preheader.i, label %B434.i

B296.preheader.i:                                 ; preds = %B254.endif.endif.i, %B0.endif.endif.i.i
  %.268462.i = add i64 %.11.i4.i, 3
  %.289463.i = add i64 %.11.i4.i, 5
  %.291464.i = icmp ult i64 %.289463.i, %arg.length
  br i1 %.291464.i, label %B392.i.preheader, label %B434.i

B392.i.preheader:                                 ; preds = %B296.preheader.i
  %96 = mul i64 %.4.i2, %lsr.iv
  %scevgep104 = getelementptr i8, ptr %arg.states, i64 %96
  br label %B392.i

B496.endif.endif.i:                               ; preds = %B58.if.i.i163.i
  %.183.i.i171.not.i = icmp ult i64 %.160.i.i166.i, %.164.i.i168.i
  br i1 %.183.i.i171.not.i, label %B644.endif.i, label %B538.preheader.i

B538.preheader.i:                                 ; preds = %B496.endif.endif.i, %B58.i.i160.i, %B108.i154.i
  %.518453.i = add i64 %cursor.2.0187, 2
  %.520454.i = icmp ult i64 %.518453.i, %.450.i
  br i1 %.520454.i, label %B602.i.preheader, label %B644.endif.i

B602.i.preheader:                                 ; preds = %B538.preheader.i
  %97 = mul i64 %.4.i2, %lsr.iv
  %scevgep92 = getelementptr i8, ptr %arg.states, i64 %97
  br label %B602.i

B644.endif.i:                                     ; preds = %B538.preheader.i, %B496.endif.endif.i, %B0.endif.endif.i232.i, %B538.backedge.i, %B98.i.i254.i, %B0.endif.endif.i148.i, %B474.i
  %step.6.0.i = phi i64 [ 1, %B496.endif.endif.i ], [ 1, %B474.i ], [ 1, %B0.endif.endif.i148.i ], [ 2, %B538.preheader.i ], [ %.507456.i, %B98.i.i254.i ], [ %.507.i, %B538.backedge.i ], [ %.507456.i, %B0.endif.endif.i232.i ]
  %high.6.0.i = phi i64 [ %.11.i4.i, %B496.endif.endif.i ], [ %.11.i4.i, %B474.i ], [ %.11.i4.i, %B0.endif.endif.i148.i ], [ %.450.i, %B538.preheader.i ], [ %.497455.i, %B98.i.i254.i ], [ %.537.i, %B538.backedge.i ], [ %.497455.i, %B0.endif.endif.i232.i ]
  %.632.i = tail call i64 @llvm.usub.sat.i64(i64 %high.6.0.i, i64 %step.6.0.i)
  %.11.i1.i = tail call i64 @llvm.umax.i64(i64 %.632.i, i64 %cursor.2.0187)
  br label %B710.i

B722.endif.endif.i:                               ; preds = %B58.if.i.i331.i
  %.183.i.i339.i = icmp uge i64 %.160.i.i334.i, %.164.i.i336.i
  %cond.fr13 = freeze i1 %.183.i.i339.i
  %.757.i = add nuw i64 %.705.i, 1
  %spec.select = select i1 %cond.fr13, i64 %.705.i, i64 %high.8.0.i
  %spec.select38 = select i1 %cond.fr13, i64 %low.8.0.i, i64 %.757.i
  br label %.thread

.thread:                                          ; preds = %B722.endif.endif.i, %.thread28, %B58.i.i328.i, %B108.i322.i
  %98 = phi i64 [ %high.8.0.i, %.thread28 ], [ %spec.select, %B722.endif.endif.i ], [ %.705.i, %B108.i322.i ], [ %.705.i, %B58.i.i328.i ]
  %99 = phi i64 [ %.757.i23, %.thread28 ], [ %spec.select38, %B722.endif.endif.i ], [ %low.8.0.i, %B108.i322.i ], [ %low.8.0.i, %B58.i.i328.i ]
  %.788.i = icmp ult i64 %99, %98
  br i1 %.788.i, label %B722.i, label %B128.endif.endif.endif.endif

B128.endif.endif.endif.endif:                     ; preds = %.thread, %B710.i
  %low.10.1.i = phi i64 [ %low.7.0.i, %B710.i ], [ %99, %.thread ]
  %.281 = icmp ult i64 %low.10.1.i, %arg.length
  br i1 %.281, label %B396.endif, label %B488.endif

B396.endif:                                       ; preds = %B128.endif.endif.endif.endif
  %.4.i = tail call i64 @tideproof_words(), !noalias !370
  %.310 = mul i64 %.4.i, %low.10.1.i
  %.312 = getelementptr i64, ptr %arg.run, i64 %.310
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !373
  %.11941.not.i = icmp slt i64 %.4.i.i, 1
  br i1 %.11941.not.i, label %B673, label %B88.if.preheader.i

B88.if.preheader.i:                               ; preds = %B396.endif
  %xtraiter.i = and i64 %.4.i.i, 3
  %100 = icmp ult i64 %.4.i.i, 4
  br i1 %100, label %B88.if.epil.preheader.i, label %B88.if.preheader.new.i

B88.if.preheader.new.i:                           ; preds = %B88.if.preheader.i
  %unroll_iter.i = and i64 %.4.i.i, %const137
  %101 = mul i64 %.4.i2, %lsr.iv
  %scevgep113 = getelementptr i8, ptr %scevgep112, i64 %101
  %102 = shl i64 %.4.i, 3
  %103 = mul i64 %102, %low.10.1.i
  %scevgep122 = getelementptr i8, ptr %scevgep121, i64 %103
  br label %B88.if.i

B134.loopexit.unr-lcssa.i:                        ; preds = %B88.if.i
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B396.endif.endif.endif, label %B88.if.epil.preheader.i

B88.if.epil.preheader.i:                          ; preds = %B134.loopexit.unr-lcssa.i, %B88.if.preheader.i
  %difference.2.044.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %.165.3.i, %B134.loopexit.unr-lcssa.i ]
  %.1254042.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %unroll_iter.i, %B134.loopexit.unr-lcssa.i ]
  %104 = shl i64 %.1254042.epil.init.i, 3
  %scevgep4.i = getelementptr i8, ptr %.312, i64 %104
  %105 = mul i64 %.4.i2, %lsr.iv
  %106 = add i64 %105, %104
  %scevgep130 = getelementptr i8, ptr %arg.states, i64 %106
  br label %B88.if.epil.i

B88.if.epil.i:                                    ; preds = %B88.if.epil.i, %B88.if.epil.preheader.i
  %difference.2.044.epil.i = phi i64 [ %.165.epil.i, %B88.if.epil.i ], [ %difference.2.044.epil.init.i, %B88.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B88.if.epil.i ], [ 0, %B88.if.epil.preheader.i ]
  %107 = shl i64 %epil.iter.i, 3
  %scevgep132 = getelementptr i8, ptr %scevgep4.i, i64 %107
  %.159.epil.i = load i64, ptr %scevgep132, align 8, !noalias !378
  %108 = shl i64 %epil.iter.i, 3
  %scevgep131 = getelementptr i8, ptr %scevgep130, i64 %108
  %.162.epil.i = load i64, ptr %scevgep131, align 8, !noalias !378
  %.163.epil.i = xor i64 %.162.epil.i, %.159.epil.i
  %.165.epil.i = or i64 %.163.epil.i, %difference.2.044.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B396.endif.endif.endif, label %B88.if.epil.i, !llvm.loop !379

B88.if.i:                                         ; preds = %B88.if.i, %B88.if.preheader.new.i
  %difference.2.044.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.165.3.i, %B88.if.i ]
  %.1254042.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.132.3.i, %B88.if.i ]
  %sunkaddr.i7 = shl i64 %.1254042.i, 3
  %scevgep128 = getelementptr i8, ptr %scevgep122, i64 %sunkaddr.i7
  %scevgep129 = getelementptr i8, ptr %scevgep128, i64 -24
  %.159.i = load i64, ptr %scevgep129, align 8, !noalias !378
  %scevgep119 = getelementptr i8, ptr %scevgep113, i64 %sunkaddr.i7
  %scevgep120 = getelementptr i8, ptr %scevgep119, i64 -24
  %.162.i = load i64, ptr %scevgep120, align 8, !noalias !378
  %.163.i = xor i64 %.162.i, %.159.i
  %.165.i = or i64 %.163.i, %difference.2.044.i
  %109 = shl i64 %.1254042.i, 3
  %scevgep126 = getelementptr i8, ptr %scevgep122, i64 %109
  %scevgep127 = getelementptr i8, ptr %scevgep126, i64 -16
  %.159.1.i = load i64, ptr %scevgep127, align 8, !noalias !378
  %110 = shl i64 %.1254042.i, 3
  %scevgep117 = getelementptr i8, ptr %scevgep113, i64 %110
  %scevgep118 = getelementptr i8, ptr %scevgep117, i64 -16
  %.162.1.i = load i64, ptr %scevgep118, align 8, !noalias !378
  %.163.1.i = xor i64 %.162.1.i, %.159.1.i
  %.165.1.i = or i64 %.165.i, %.163.1.i
  %111 = shl i64 %.1254042.i, 3
  %scevgep124 = getelementptr i8, ptr %scevgep122, i64 %111
  %scevgep125 = getelementptr i8, ptr %scevgep124, i64 -8
  %.159.2.i = load i64, ptr %scevgep125, align 8, !noalias !378
  %112 = shl i64 %.1254042.i, 3
  %scevgep115 = getelementptr i8, ptr %scevgep113, i64 %112
  %scevgep116 = getelementptr i8, ptr %scevgep115, i64 -8
  %.162.2.i = load i64, ptr %scevgep116, align 8, !noalias !378
  %.163.2.i = xor i64 %.162.2.i, %.159.2.i
  %.165.2.i = or i64 %.165.1.i, %.163.2.i
  %.132.3.i = add nuw nsw i64 %.1254042.i, 4
  %113 = shl i64 %.1254042.i, 3
  %scevgep123 = getelementptr i8, ptr %scevgep122, i64 %113
  %.159.3.i = load i64, ptr %scevgep123, align 8, !noalias !378
  %114 = shl i64 %.1254042.i, 3
  %scevgep114 = getelementptr i8, ptr %scevgep113, i64 %114
  %.162.3.i = load i64, ptr %scevgep114, align 8, !noalias !378
  %.163.3.i = xor i64 %.162.3.i, %.159.3.i
  %.165.3.i = or i64 %.165.2.i, %.163.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.132.3.i
  br i1 %niter.ncmp.3.i, label %B134.loopexit.unr-lcssa.i, label %B88.if.i

B396.endif.endif.endif:                           ; preds = %B88.if.epil.i, %B134.loopexit.unr-lcssa.i
  %.165.lcssa.i = phi i64 [ %.165.3.i, %B134.loopexit.unr-lcssa.i ], [ %.165.epil.i, %B88.if.epil.i ]
  %.not = icmp eq i64 %.165.lcssa.i, 0
  br i1 %.not, label %B673, label %B488.endif

B488.endif:                                       ; preds = %B396.endif.endif.endif, %B128.endif.endif.endif.endif
  %.4.i1 = tail call i64 @tideproof_words(), !noalias !380
  %.461141.not = icmp slt i64 %.4.i1, 1
  br i1 %.461141.not, label %B632, label %B544.endif.preheader

B544.endif.preheader:                             ; preds = %B488.endif
  %115 = shl i64 %kept.2.0188, 3
  %116 = mul i64 %.4.i2, %lsr.iv
  %scevgep135 = getelementptr i8, ptr %arg.states, i64 %116
  br label %B544.endif

B544.endif:                                       ; preds = %B544.endif, %B544.endif.preheader
  %.467140142 = phi i64 [ %.474, %B544.endif ], [ 0, %B544.endif.preheader ]
  %117 = shl i64 %.467140142, 3
  %scevgep136 = getelementptr i8, ptr %scevgep135, i64 %117
  %.501 = load i64, ptr %scevgep136, align 8
  %.4.i3 = tail call i64 @tideproof_words(), !noalias !383
  %.474 = add nuw nsw i64 %.467140142, 1
  %118 = mul i64 %115, %.4.i3
  %scevgep133 = getelementptr i8, ptr %arg.out, i64 %118
  %119 = shl i64 %.467140142, 3
  %scevgep134 = getelementptr i8, ptr %scevgep133, i64 %119
  store i64 %.501, ptr %scevgep134, align 8
  %exitcond.not = icmp eq i64 %.4.i1, %.474
  br i1 %exitcond.not, label %B632, label %B544.endif
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #0

; Function Attrs: nounwind
define i64 @tideproof_remove_known(ptr %a0, i64 %a1, i64 %a2, ptr %a3, i64 %a4, ptr %a5) #1 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines5spark16partition_kernel12remove_knownB3v53B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayy9uint64_2ay9uint64_2a(ptr %result, ptr %exception, ptr %a0, i64 %a1, i64 %a2, ptr %a3, i64 %a4, ptr %a5)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines5spark16partition_kernel5mergeB3v58B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ay9uint64_2ay9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr readonly captures(none) %arg.a, i64 %arg.a_count, ptr readonly captures(none) %arg.b, i64 %arg.b_count, ptr writeonly captures(none) %arg.out) {
entry:
  %const119 = bitcast i64 -2960836687051489901 to i64
  %const118 = bitcast i64 -7046029254386353131 to i64
  %const = bitcast i64 5551297586632261903 to i64
  %.26.not = icmp eq i64 %arg.a_count, 0
  br i1 %.26.not, label %B160, label %B102

B102:                                             ; preds = %entry
  %.4.i.i.i = tail call i64 @tideproof_words(), !noalias !386
  %.11641.not.i.i = icmp slt i64 %.4.i.i.i, 1
  br i1 %.11641.not.i.i, label %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B102
  %xtraiter.i.i = and i64 %.4.i.i.i, 3
  %0 = icmp ult i64 %.4.i.i.i, 4
  br i1 %0, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %const116 = bitcast i64 9223372036854775804 to i64
  %unroll_iter.i.i = and i64 %.4.i.i.i, %const116
  br label %B88.if.i.i

B190.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B190.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %h.4.044.epil.init.i.i = phi i64 [ %const118, %B88.if.preheader.i.i ], [ %.161.3.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %.1224042.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %1 = shl i64 %.1224042.epil.init.i.i, 3
  %scevgep.i.i = getelementptr i8, ptr %arg.a, i64 %1
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %h.4.044.epil.i.i = phi i64 [ %.161.epil.i.i, %B88.if.epil.i.i ], [ %h.4.044.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %2 = shl i64 %epil.iter.i.i, 3
  %scevgep.i = getelementptr i8, ptr %scevgep.i.i, i64 %2
  %.156.epil.i.i = load i64, ptr %scevgep.i, align 8, !noalias !393
  %.158.epil.i.i = xor i64 %.156.epil.i.i, %h.4.044.epil.i.i
  %.159.epil.i.i = mul i64 %.158.epil.i.i, %const119
  %.160.epil.i.i = lshr i64 %.159.epil.i.i, 32
  %.161.epil.i.i = xor i64 %.160.epil.i.i, %.159.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.i.i, !llvm.loop !394

B190.loopexit.i.i:                                ; preds = %B88.if.epil.i.i, %B190.loopexit.unr-lcssa.i.i
  %.161.lcssa.i.i = phi i64 [ %.161.3.i.i, %B190.loopexit.unr-lcssa.i.i ], [ %.161.epil.i.i, %B88.if.epil.i.i ]
  %3 = mul i64 %.161.lcssa.i.i, %const119
  br label %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %h.4.044.i.i = phi i64 [ %const118, %B88.if.preheader.new.i.i ], [ %.161.3.i.i, %B88.if.i.i ]
  %.1224042.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.129.3.i.i, %B88.if.i.i ]
  %sunkaddr = mul i64 %.1224042.i.i, 8
  %sunkaddr120 = getelementptr i8, ptr %arg.a, i64 %sunkaddr
  %.156.i.i = load i64, ptr %sunkaddr120, align 8, !noalias !393
  %.158.i.i = xor i64 %.156.i.i, %h.4.044.i.i
  %.159.i.i = mul i64 %.158.i.i, %const119
  %.160.i.i = lshr i64 %.159.i.i, 32
  %sunkaddr121 = mul i64 %.1224042.i.i, 8
  %sunkaddr122 = getelementptr i8, ptr %arg.a, i64 %sunkaddr121
  %sunkaddr123 = getelementptr i8, ptr %sunkaddr122, i64 8
  %.156.1.i.i = load i64, ptr %sunkaddr123, align 8, !noalias !393
  %4 = xor i64 %.156.1.i.i, %.160.i.i
  %.158.1.i.i = xor i64 %4, %.159.i.i
  %.159.1.i.i = mul i64 %.158.1.i.i, %const119
  %.160.1.i.i = lshr i64 %.159.1.i.i, 32
  %sunkaddr124 = mul i64 %.1224042.i.i, 8
  %sunkaddr125 = getelementptr i8, ptr %arg.a, i64 %sunkaddr124
  %sunkaddr126 = getelementptr i8, ptr %sunkaddr125, i64 16
  %.156.2.i.i = load i64, ptr %sunkaddr126, align 8, !noalias !393
  %5 = xor i64 %.156.2.i.i, %.160.1.i.i
  %.158.2.i.i = xor i64 %5, %.159.1.i.i
  %.159.2.i.i = mul i64 %.158.2.i.i, %const119
  %.160.2.i.i = lshr i64 %.159.2.i.i, 32
  %.129.3.i.i = add nuw nsw i64 %.1224042.i.i, 4
  %sunkaddr127 = mul i64 %.1224042.i.i, 8
  %sunkaddr128 = getelementptr i8, ptr %arg.a, i64 %sunkaddr127
  %sunkaddr129 = getelementptr i8, ptr %sunkaddr128, i64 24
  %.156.3.i.i = load i64, ptr %sunkaddr129, align 8, !noalias !393
  %6 = xor i64 %.156.3.i.i, %.160.2.i.i
  %.158.3.i.i = xor i64 %6, %.159.2.i.i
  %.159.3.i.i = mul i64 %.158.3.i.i, %const119
  %.160.3.i.i = lshr i64 %.159.3.i.i, 32
  %.161.3.i.i = xor i64 %.160.3.i.i, %.159.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.129.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B190.loopexit.unr-lcssa.i.i, label %B88.if.i.i

_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit: ; preds = %B190.loopexit.i.i, %B102
  %h.4.0.lcssa.i.i = phi i64 [ %const, %B102 ], [ %3, %B190.loopexit.i.i ]
  %.175.i.i = lshr i64 %h.4.0.lcssa.i.i, 29
  %.176.i.i = xor i64 %.175.i.i, %h.4.0.lcssa.i.i
  %"$phi104.0.2.0.i" = tail call i64 @llvm.umax.i64(i64 %.176.i.i, i64 1)
  br label %B160

B160:                                             ; preds = %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit, %entry
  %"$phi160.0.2.0" = phi i64 [ 0, %entry ], [ %"$phi104.0.2.0.i", %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit ]
  %.83 = add i64 %arg.b_count, %arg.a_count
  %.164264.not = icmp slt i64 %.83, 1
  br i1 %.164264.not, label %common.ret, label %B200.if.preheader

B200.if.preheader:                                ; preds = %B160
  %const117 = bitcast i64 9223372036854775804 to i64
  %scevgep99 = getelementptr i8, ptr %arg.a, i64 24
  br label %B200.if

B216:                                             ; preds = %B200.if
  %.211 = icmp eq i64 %j.2.0271, %arg.b_count
  br i1 %.211, label %B322.endif, label %B228.endif

B528:                                             ; preds = %B378.endif.endif, %B322.endif
  %.498 = add i64 %i.2.0272, 1
  %.506 = icmp ult i64 %.498, %arg.a_count
  br i1 %.506, label %B576.endif, label %B913

B872:                                             ; preds = %B722.endif.endif, %B666.endif
  %.806 = add i64 %j.2.0271, 1
  br label %B913

common.ret:                                       ; preds = %B913, %B160
  store i64 0, ptr %retptr, align 8
  ret i32 0

B913:                                             ; preds = %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit63, %B872, %B528
  %j.3.1 = phi i64 [ %.806, %B872 ], [ %j.2.0271, %B528 ], [ %j.2.0271, %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit63 ]
  %i.3.1 = phi i64 [ %i.2.0272, %B872 ], [ %.498, %B528 ], [ %.498, %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit63 ]
  %h.3.1 = phi i64 [ %h.2.0273, %B872 ], [ %h.2.0273, %B528 ], [ %"$phi104.0.2.0.i62", %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit63 ]
  %lsr.iv.next = add i64 %lsr.iv, 8
  %exitcond346.not = icmp eq i64 %.83, %.177
  br i1 %exitcond346.not, label %common.ret, label %B200.if

B200.if:                                          ; preds = %B913, %B200.if.preheader
  %lsr.iv = phi i64 [ 0, %B200.if.preheader ], [ %lsr.iv.next, %B913 ]
  %h.2.0273 = phi i64 [ %h.3.1, %B913 ], [ %"$phi160.0.2.0", %B200.if.preheader ]
  %i.2.0272 = phi i64 [ %i.3.1, %B913 ], [ 0, %B200.if.preheader ]
  %j.2.0271 = phi i64 [ %j.3.1, %B913 ], [ 0, %B200.if.preheader ]
  %.170210269 = phi i64 [ %.177, %B913 ], [ 0, %B200.if.preheader ]
  %.177 = add nuw nsw i64 %.170210269, 1
  %.207 = icmp ult i64 %i.2.0272, %arg.a_count
  br i1 %.207, label %B216, label %B666.endif

B228.endif:                                       ; preds = %B216
  %.4.i = tail call i64 @tideproof_words(), !noalias !395
  %.240 = mul i64 %.4.i, %i.2.0272
  %.242 = getelementptr i64, ptr %arg.a, i64 %.240
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !398
  %.39.i = mul i64 %.4.i.i, %j.2.0271
  %.40.i = getelementptr i64, ptr %arg.b, i64 %.39.i
  %.4.i.i.i.i = tail call i64 @tideproof_words(), !noalias !403
  %.11641.not.i.i.i = icmp slt i64 %.4.i.i.i.i, 1
  br i1 %.11641.not.i.i.i, label %B0.endif.endif.i, label %B88.if.preheader.i.i.i

B108.i:                                           ; preds = %B0.endif.endif.i
  %.82.i = icmp eq i64 %"$phi104.0.2.0.i.i", %h.2.0273
  br i1 %.82.i, label %B120.i, label %B322.endif

B120.i:                                           ; preds = %B108.i
  %.4.i.i.i73 = tail call i64 @tideproof_words(), !noalias !410
  %..25.i.i = tail call i64 @llvm.smax.i64(i64 %.4.i.i.i73, i64 0)
  br label %B58.i.i

B58.i.i:                                          ; preds = %B58.if.i.i, %B120.i
  %.12248.i.i = phi i64 [ %.129.i.i, %B58.if.i.i ], [ 0, %B120.i ]
  %exitcond.not.i.i = icmp eq i64 %..25.i.i, %.12248.i.i
  br i1 %exitcond.not.i.i, label %B322.endif, label %B58.if.i.i

B58.if.i.i:                                       ; preds = %B58.i.i
  %.129.i.i = add nuw i64 %.12248.i.i, 1
  %7 = shl i64 %.12248.i.i, 3
  %scevgep.i1.i = getelementptr i8, ptr %.40.i, i64 %7
  %.160.i.i74 = load i64, ptr %scevgep.i1.i, align 8, !noalias !415
  %scevgep1.i.i = getelementptr i8, ptr %.242, i64 %7
  %.164.i.i = load i64, ptr %scevgep1.i.i, align 8, !noalias !415
  %.165.not.i.i = icmp eq i64 %.160.i.i74, %.164.i.i
  br i1 %.165.not.i.i, label %B58.i.i, label %B228.endif.endif.endif

B88.if.preheader.i.i.i:                           ; preds = %B228.endif
  %xtraiter.i.i.i = and i64 %.4.i.i.i.i, 3
  %8 = icmp ult i64 %.4.i.i.i.i, 4
  br i1 %8, label %B88.if.epil.preheader.i.i.i, label %B88.if.preheader.new.i.i.i

B88.if.preheader.new.i.i.i:                       ; preds = %B88.if.preheader.i.i.i
  %unroll_iter.i.i.i = and i64 %.4.i.i.i.i, %const117
  %9 = shl i64 %.39.i, 3
  %10 = getelementptr i8, ptr %arg.b, i64 %9
  %scevgep.i71 = getelementptr i8, ptr %10, i64 24
  br label %B88.if.i.i.i

B190.loopexit.unr-lcssa.i.i.i:                    ; preds = %B88.if.i.i.i
  %lcmp.mod.not.i.i.i = icmp eq i64 %xtraiter.i.i.i, 0
  br i1 %lcmp.mod.not.i.i.i, label %B190.loopexit.i.i.i, label %B88.if.epil.preheader.i.i.i

B88.if.epil.preheader.i.i.i:                      ; preds = %B190.loopexit.unr-lcssa.i.i.i, %B88.if.preheader.i.i.i
  %h.4.044.epil.init.i.i.i = phi i64 [ %const118, %B88.if.preheader.i.i.i ], [ %.161.3.i.i.i, %B190.loopexit.unr-lcssa.i.i.i ]
  %.1224042.epil.init.i.i.i = phi i64 [ 0, %B88.if.preheader.i.i.i ], [ %unroll_iter.i.i.i, %B190.loopexit.unr-lcssa.i.i.i ]
  %11 = shl i64 %.1224042.epil.init.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %.40.i, i64 %11
  br label %B88.if.epil.i.i.i

B88.if.epil.i.i.i:                                ; preds = %B88.if.epil.i.i.i, %B88.if.epil.preheader.i.i.i
  %h.4.044.epil.i.i.i = phi i64 [ %.161.epil.i.i.i, %B88.if.epil.i.i.i ], [ %h.4.044.epil.init.i.i.i, %B88.if.epil.preheader.i.i.i ]
  %epil.iter.i.i.i = phi i64 [ %epil.iter.next.i.i.i, %B88.if.epil.i.i.i ], [ 0, %B88.if.epil.preheader.i.i.i ]
  %12 = shl i64 %epil.iter.i.i.i, 3
  %scevgep.i.i72 = getelementptr i8, ptr %scevgep.i.i.i, i64 %12
  %.156.epil.i.i.i = load i64, ptr %scevgep.i.i72, align 8, !noalias !416
  %.158.epil.i.i.i = xor i64 %.156.epil.i.i.i, %h.4.044.epil.i.i.i
  %.159.epil.i.i.i = mul i64 %.158.epil.i.i.i, %const119
  %.160.epil.i.i.i = lshr i64 %.159.epil.i.i.i, 32
  %.161.epil.i.i.i = xor i64 %.160.epil.i.i.i, %.159.epil.i.i.i
  %epil.iter.next.i.i.i = add i64 %epil.iter.i.i.i, 1
  %epil.iter.cmp.not.i.i.i = icmp eq i64 %xtraiter.i.i.i, %epil.iter.next.i.i.i
  br i1 %epil.iter.cmp.not.i.i.i, label %B190.loopexit.i.i.i, label %B88.if.epil.i.i.i, !llvm.loop !417

B190.loopexit.i.i.i:                              ; preds = %B88.if.epil.i.i.i, %B190.loopexit.unr-lcssa.i.i.i
  %.161.lcssa.i.i.i = phi i64 [ %.161.3.i.i.i, %B190.loopexit.unr-lcssa.i.i.i ], [ %.161.epil.i.i.i, %B88.if.epil.i.i.i ]
  %13 = mul i64 %.161.lcssa.i.i.i, %const119
  br label %B0.endif.endif.i

B88.if.i.i.i:                                     ; preds = %B88.if.i.i.i, %B88.if.preheader.new.i.i.i
  %h.4.044.i.i.i = phi i64 [ %const118, %B88.if.preheader.new.i.i.i ], [ %.161.3.i.i.i, %B88.if.i.i.i ]
  %.1224042.i.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i ], [ %.129.3.i.i.i, %B88.if.i.i.i ]
  %sunkaddr.i.i = shl i64 %.1224042.i.i.i, 3
  %scevgep7.i = getelementptr i8, ptr %scevgep.i71, i64 %sunkaddr.i.i
  %scevgep8.i = getelementptr i8, ptr %scevgep7.i, i64 -24
  %.156.i.i.i = load i64, ptr %scevgep8.i, align 8, !noalias !416
  %.158.i.i.i = xor i64 %.156.i.i.i, %h.4.044.i.i.i
  %.159.i.i.i = mul i64 %.158.i.i.i, %const119
  %.160.i.i.i = lshr i64 %.159.i.i.i, 32
  %14 = shl i64 %.1224042.i.i.i, 3
  %scevgep81 = getelementptr i8, ptr %scevgep.i71, i64 %14
  %scevgep82 = getelementptr i8, ptr %scevgep81, i64 -16
  %.156.1.i.i.i = load i64, ptr %scevgep82, align 8, !noalias !416
  %15 = xor i64 %.156.1.i.i.i, %.160.i.i.i
  %.158.1.i.i.i = xor i64 %15, %.159.i.i.i
  %.159.1.i.i.i = mul i64 %.158.1.i.i.i, %const119
  %.160.1.i.i.i = lshr i64 %.159.1.i.i.i, 32
  %16 = shl i64 %.1224042.i.i.i, 3
  %scevgep = getelementptr i8, ptr %scevgep.i71, i64 %16
  %scevgep80 = getelementptr i8, ptr %scevgep, i64 -8
  %.156.2.i.i.i = load i64, ptr %scevgep80, align 8, !noalias !416
  %17 = xor i64 %.156.2.i.i.i, %.160.1.i.i.i
  %.158.2.i.i.i = xor i64 %17, %.159.1.i.i.i
  %.159.2.i.i.i = mul i64 %.158.2.i.i.i, %const119
  %.160.2.i.i.i = lshr i64 %.159.2.i.i.i, 32
  %.129.3.i.i.i = add nuw nsw i64 %.1224042.i.i.i, 4
  %.156.3.i.i.i = load i64, ptr %scevgep7.i, align 8, !noalias !416
  %18 = xor i64 %.156.3.i.i.i, %.160.2.i.i.i
  %.158.3.i.i.i = xor i64 %18, %.159.2.i.i.i
  %.159.3.i.i.i = mul i64 %.158.3.i.i.i, %const119
  %.160.3.i.i.i = lshr i64 %.159.3.i.i.i, 32
  %.161.3.i.i.i = xor i64 %.160.3.i.i.i, %.159.3.i.i.i
  %niter.ncmp.3.i.i.i = icmp eq i64 %unroll_iter.i.i.i, %.129.3.i.i.i
  br i1 %niter.ncmp.3.i.i.i, label %B190.loopexit.unr-lcssa.i.i.i, label %B88.if.i.i.i

B0.endif.endif.i:                                 ; preds = %B190.loopexit.i.i.i, %B228.endif
  %h.4.0.lcssa.i.i.i = phi i64 [ %const, %B228.endif ], [ %13, %B190.loopexit.i.i.i ]
  %.175.i.i.i = lshr i64 %h.4.0.lcssa.i.i.i, 29
  %.176.i.i.i = xor i64 %.175.i.i.i, %h.4.0.lcssa.i.i.i
  %"$phi104.0.2.0.i.i" = tail call i64 @llvm.umax.i64(i64 %.176.i.i.i, i64 1)
  %.75.i = icmp ult i64 %"$phi104.0.2.0.i.i", %h.2.0273
  br i1 %.75.i, label %B666.endif, label %B108.i

B228.endif.endif.endif:                           ; preds = %B58.if.i.i
  %.183.i.i.not = icmp ult i64 %.160.i.i74, %.164.i.i
  br i1 %.183.i.i.not, label %B666.endif, label %B322.endif

B322.endif:                                       ; preds = %B228.endif.endif.endif, %B58.i.i, %B108.i, %B216
  %.4.i64 = tail call i64 @tideproof_words(), !noalias !418
  %.384195.not = icmp slt i64 %.4.i64, 1
  br i1 %.384195.not, label %B528, label %B378.endif.endif.preheader

B378.endif.endif.preheader:                       ; preds = %B322.endif
  %19 = shl i64 %i.2.0272, 3
  br label %B378.endif.endif

B378.endif.endif:                                 ; preds = %B378.endif.endif, %B378.endif.endif.preheader
  %lsr.iv97 = phi i64 [ %.4.i64, %B378.endif.endif.preheader ], [ %lsr.iv.next98, %B378.endif.endif ]
  %lsr.iv94 = phi ptr [ %arg.a, %B378.endif.endif.preheader ], [ %scevgep95, %B378.endif.endif ]
  %lsr.iv91 = phi ptr [ %arg.out, %B378.endif.endif.preheader ], [ %scevgep92, %B378.endif.endif ]
  %.4.i67 = tail call i64 @tideproof_words(), !noalias !421
  %20 = mul i64 %19, %.4.i67
  %scevgep96 = getelementptr i8, ptr %lsr.iv94, i64 %20
  %.452 = load i64, ptr %scevgep96, align 8
  %.4.i68 = tail call i64 @tideproof_words(), !noalias !424
  %21 = mul i64 %lsr.iv, %.4.i68
  %scevgep93 = getelementptr i8, ptr %lsr.iv91, i64 %21
  store i64 %.452, ptr %scevgep93, align 8
  %scevgep92 = getelementptr i8, ptr %lsr.iv91, i64 8
  %scevgep95 = getelementptr i8, ptr %lsr.iv94, i64 8
  %lsr.iv.next98 = add i64 %lsr.iv97, -1
  %exitcond345.not = icmp eq i64 %lsr.iv.next98, 0
  br i1 %exitcond345.not, label %B528, label %B378.endif.endif

B576.endif:                                       ; preds = %B528
  %.4.i65 = tail call i64 @tideproof_words(), !noalias !427
  %.535 = mul i64 %.4.i65, %.498
  %.537 = getelementptr i64, ptr %arg.a, i64 %.535
  %.4.i.i.i1 = tail call i64 @tideproof_words(), !noalias !430
  %.11641.not.i.i2 = icmp slt i64 %.4.i.i.i1, 1
  br i1 %.11641.not.i.i2, label %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit63, label %B88.if.preheader.i.i3

B88.if.preheader.i.i3:                            ; preds = %B576.endif
  %xtraiter.i.i4 = and i64 %.4.i.i.i1, 3
  %22 = icmp ult i64 %.4.i.i.i1, 4
  br i1 %22, label %B88.if.epil.preheader.i.i42, label %B88.if.preheader.new.i.i5

B88.if.preheader.new.i.i5:                        ; preds = %B88.if.preheader.i.i3
  %unroll_iter.i.i6 = and i64 %.4.i.i.i1, %const117
  %23 = shl i64 %.4.i65, 3
  %24 = mul i64 %23, %.498
  %scevgep100 = getelementptr i8, ptr %scevgep99, i64 %24
  br label %B88.if.i.i7

B190.loopexit.unr-lcssa.i.i40:                    ; preds = %B88.if.i.i7
  %lcmp.mod.not.i.i41 = icmp eq i64 %xtraiter.i.i4, 0
  br i1 %lcmp.mod.not.i.i41, label %B190.loopexit.i.i57, label %B88.if.epil.preheader.i.i42

B88.if.epil.preheader.i.i42:                      ; preds = %B190.loopexit.unr-lcssa.i.i40, %B88.if.preheader.i.i3
  %h.4.044.epil.init.i.i43 = phi i64 [ %const118, %B88.if.preheader.i.i3 ], [ %.161.3.i.i38, %B190.loopexit.unr-lcssa.i.i40 ]
  %.1224042.epil.init.i.i44 = phi i64 [ 0, %B88.if.preheader.i.i3 ], [ %unroll_iter.i.i6, %B190.loopexit.unr-lcssa.i.i40 ]
  %25 = shl i64 %.1224042.epil.init.i.i44, 3
  %scevgep.i.i45 = getelementptr i8, ptr %.537, i64 %25
  br label %B88.if.epil.i.i46

B88.if.epil.i.i46:                                ; preds = %B88.if.epil.i.i46, %B88.if.epil.preheader.i.i42
  %h.4.044.epil.i.i47 = phi i64 [ %.161.epil.i.i54, %B88.if.epil.i.i46 ], [ %h.4.044.epil.init.i.i43, %B88.if.epil.preheader.i.i42 ]
  %epil.iter.i.i48 = phi i64 [ %epil.iter.next.i.i55, %B88.if.epil.i.i46 ], [ 0, %B88.if.epil.preheader.i.i42 ]
  %26 = shl i64 %epil.iter.i.i48, 3
  %scevgep.i49 = getelementptr i8, ptr %scevgep.i.i45, i64 %26
  %.156.epil.i.i50 = load i64, ptr %scevgep.i49, align 8, !noalias !437
  %.158.epil.i.i51 = xor i64 %.156.epil.i.i50, %h.4.044.epil.i.i47
  %.159.epil.i.i52 = mul i64 %.158.epil.i.i51, %const119
  %.160.epil.i.i53 = lshr i64 %.159.epil.i.i52, 32
  %.161.epil.i.i54 = xor i64 %.160.epil.i.i53, %.159.epil.i.i52
  %epil.iter.next.i.i55 = add i64 %epil.iter.i.i48, 1
  %epil.iter.cmp.not.i.i56 = icmp eq i64 %xtraiter.i.i4, %epil.iter.next.i.i55
  br i1 %epil.iter.cmp.not.i.i56, label %B190.loopexit.i.i57, label %B88.if.epil.i.i46, !llvm.loop !394

B190.loopexit.i.i57:                              ; preds = %B88.if.epil.i.i46, %B190.loopexit.unr-lcssa.i.i40
  %.161.lcssa.i.i58 = phi i64 [ %.161.3.i.i38, %B190.loopexit.unr-lcssa.i.i40 ], [ %.161.epil.i.i54, %B88.if.epil.i.i46 ]
  %27 = mul i64 %.161.lcssa.i.i58, %const119
  br label %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit63

B88.if.i.i7:                                      ; preds = %B88.if.i.i7, %B88.if.preheader.new.i.i5
  %h.4.044.i.i8 = phi i64 [ %const118, %B88.if.preheader.new.i.i5 ], [ %.161.3.i.i38, %B88.if.i.i7 ]
  %.1224042.i.i9 = phi i64 [ 0, %B88.if.preheader.new.i.i5 ], [ %.129.3.i.i30, %B88.if.i.i7 ]
  %sunkaddr.i10 = shl i64 %.1224042.i.i9, 3
  %scevgep106 = getelementptr i8, ptr %scevgep100, i64 %sunkaddr.i10
  %scevgep107 = getelementptr i8, ptr %scevgep106, i64 -24
  %.156.i.i12 = load i64, ptr %scevgep107, align 8, !noalias !437
  %.158.i.i13 = xor i64 %.156.i.i12, %h.4.044.i.i8
  %.159.i.i14 = mul i64 %.158.i.i13, %const119
  %.160.i.i15 = lshr i64 %.159.i.i14, 32
  %28 = shl i64 %.1224042.i.i9, 3
  %scevgep104 = getelementptr i8, ptr %scevgep100, i64 %28
  %scevgep105 = getelementptr i8, ptr %scevgep104, i64 -16
  %.156.1.i.i19 = load i64, ptr %scevgep105, align 8, !noalias !437
  %29 = xor i64 %.156.1.i.i19, %.160.i.i15
  %.158.1.i.i20 = xor i64 %29, %.159.i.i14
  %.159.1.i.i21 = mul i64 %.158.1.i.i20, %const119
  %.160.1.i.i22 = lshr i64 %.159.1.i.i21, 32
  %30 = shl i64 %.1224042.i.i9, 3
  %scevgep102 = getelementptr i8, ptr %scevgep100, i64 %30
  %scevgep103 = getelementptr i8, ptr %scevgep102, i64 -8
  %.156.2.i.i26 = load i64, ptr %scevgep103, align 8, !noalias !437
  %31 = xor i64 %.156.2.i.i26, %.160.1.i.i22
  %.158.2.i.i27 = xor i64 %31, %.159.1.i.i21
  %.159.2.i.i28 = mul i64 %.158.2.i.i27, %const119
  %.160.2.i.i29 = lshr i64 %.159.2.i.i28, 32
  %.129.3.i.i30 = add nuw nsw i64 %.1224042.i.i9, 4
  %32 = shl i64 %.1224042.i.i9, 3
  %scevgep101 = getelementptr i8, ptr %scevgep100, i64 %32
  %.156.3.i.i34 = load i64, ptr %scevgep101, align 8, !noalias !437
  %33 = xor i64 %.156.3.i.i34, %.160.2.i.i29
  %.158.3.i.i35 = xor i64 %33, %.159.2.i.i28
  %.159.3.i.i36 = mul i64 %.158.3.i.i35, %const119
  %.160.3.i.i37 = lshr i64 %.159.3.i.i36, 32
  %.161.3.i.i38 = xor i64 %.160.3.i.i37, %.159.3.i.i36
  %niter.ncmp.3.i.i39 = icmp eq i64 %unroll_iter.i.i6, %.129.3.i.i30
  br i1 %niter.ncmp.3.i.i39, label %B190.loopexit.unr-lcssa.i.i40, label %B88.if.i.i7

_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit63: ; preds = %B190.loopexit.i.i57, %B576.endif
  %h.4.0.lcssa.i.i59 = phi i64 [ %const, %B576.endif ], [ %27, %B190.loopexit.i.i57 ]
  %.175.i.i60 = lshr i64 %h.4.0.lcssa.i.i59, 29
  %.176.i.i61 = xor i64 %.175.i.i60, %h.4.0.lcssa.i.i59
  %"$phi104.0.2.0.i62" = tail call i64 @llvm.umax.i64(i64 %.176.i.i61, i64 1)
  br label %B913

B666.endif:                                       ; preds = %B228.endif.endif.endif, %B0.endif.endif.i, %B200.if
  %.4.i66 = tail call i64 @tideproof_words(), !noalias !438
  %.688187.not = icmp slt i64 %.4.i66, 1
  br i1 %.688187.not, label %B872, label %B722.endif.endif.preheader

B722.endif.endif.preheader:                       ; preds = %B666.endif
  %34 = shl i64 %j.2.0271, 3
  br label %B722.endif.endif

B722.endif.endif:                                 ; preds = %B722.endif.endif, %B722.endif.endif.preheader
  %lsr.iv89 = phi i64 [ %.4.i66, %B722.endif.endif.preheader ], [ %lsr.iv.next90, %B722.endif.endif ]
  %lsr.iv86 = phi ptr [ %arg.b, %B722.endif.endif.preheader ], [ %scevgep87, %B722.endif.endif ]
  %lsr.iv83 = phi ptr [ %arg.out, %B722.endif.endif.preheader ], [ %scevgep84, %B722.endif.endif ]
  %.4.i69 = tail call i64 @tideproof_words(), !noalias !441
  %35 = mul i64 %34, %.4.i69
  %scevgep88 = getelementptr i8, ptr %lsr.iv86, i64 %35
  %.756 = load i64, ptr %scevgep88, align 8
  %.4.i70 = tail call i64 @tideproof_words(), !noalias !444
  %36 = mul i64 %lsr.iv, %.4.i70
  %scevgep85 = getelementptr i8, ptr %lsr.iv83, i64 %36
  store i64 %.756, ptr %scevgep85, align 8
  %scevgep84 = getelementptr i8, ptr %lsr.iv83, i64 8
  %scevgep87 = getelementptr i8, ptr %lsr.iv86, i64 8
  %lsr.iv.next90 = add i64 %lsr.iv89, -1
  %exitcond.not = icmp eq i64 %lsr.iv.next90, 0
  br i1 %exitcond.not, label %B872, label %B722.endif.endif
}

; Function Attrs: nounwind
define i64 @tideproof_merge(ptr %a0, i64 %a1, ptr %a2, i64 %a3, ptr %a4) #1 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines5spark16partition_kernel5mergeB3v58B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ay9uint64_2ay9uint64_2a(ptr %result, ptr %exception, ptr %a0, i64 %a1, ptr %a2, i64 %a3, ptr %a4)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines5spark16partition_kernel12check_statesB3v59B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ay9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.states, i64 %arg.count, ptr writeonly captures(none) %arg.first) {
entry:
  %.95118.not = icmp slt i64 %arg.count, 1
  br i1 %.95118.not, label %common.ret, label %B66.endif.endif.preheader

B66.endif.endif.preheader:                        ; preds = %entry
  br label %B66.endif.endif

B324:                                             ; preds = %B252.if
  %sunkaddr = mul i64 %.30199101, 8
  %sunkaddr4 = getelementptr i8, ptr %arg.first, i64 %sunkaddr
  store i64 %.101106121, ptr %sunkaddr4, align 8
  br label %B334

B334:                                             ; preds = %B252.if, %B324
  %.308.1 = add nuw nsw i64 %.30199101, 2
  %0 = shl nuw i64 2, %.30199101
  %1 = and i64 %0, %.196
  %.342.not.1 = icmp eq i64 %1, 0
  br i1 %.342.not.1, label %B334.1, label %B324.1

B324.1:                                           ; preds = %B334
  %sunkaddr5 = mul i64 %.30199101, 8
  %sunkaddr6 = getelementptr i8, ptr %arg.first, i64 %sunkaddr5
  %sunkaddr7 = getelementptr i8, ptr %sunkaddr6, i64 8
  store i64 %.101106121, ptr %sunkaddr7, align 8
  br label %B334.1

B334.1:                                           ; preds = %B324.1, %B334
  %exitcond.not.1 = icmp eq i64 %.308.1, 64
  br i1 %exitcond.not.1, label %B336.loopexit, label %B252.if

B336.loopexit:                                    ; preds = %B334.1
  %.207 = or i64 %.5.i, %failed.2.0123
  br label %B336

B336:                                             ; preds = %B66.endif.endif, %B336.loopexit
  %failed.3.2 = phi i64 [ %failed.2.0123, %B66.endif.endif ], [ %.207, %B336.loopexit ]
  %exitcond132.not = icmp eq i64 %.108, %arg.count
  br i1 %exitcond132.not, label %common.ret, label %B66.endif.endif

common.ret:                                       ; preds = %B336, %entry
  %failed.2.0.lcssa = phi i64 [ 0, %entry ], [ %failed.3.2, %B336 ]
  store i64 %failed.2.0.lcssa, ptr %retptr, align 8
  ret i32 0

B66.endif.endif:                                  ; preds = %B336, %B66.endif.endif.preheader
  %failed.2.0123 = phi i64 [ %failed.3.2, %B336 ], [ 0, %B66.endif.endif.preheader ]
  %.101106121 = phi i64 [ %.108, %B336 ], [ 0, %B66.endif.endif.preheader ]
  %.108 = add nuw nsw i64 %.101106121, 1
  %.4.i = tail call i64 @tideproof_words(), !noalias !447
  %.167 = mul i64 %.4.i, %.101106121
  %.169 = getelementptr i64, ptr %arg.states, i64 %.167
  %.5.i = tail call i64 @tideproof_check(ptr %.169), !noalias !450
  %.195 = xor i64 %failed.2.0123, -1
  %.196 = and i64 %.5.i, %.195
  %.201.not = icmp eq i64 %.196, 0
  br i1 %.201.not, label %B336, label %B252.if.preheader

B252.if.preheader:                                ; preds = %B66.endif.endif
  br label %B252.if

B252.if:                                          ; preds = %B252.if.preheader, %B334.1
  %.30199101 = phi i64 [ %.308.1, %B334.1 ], [ 0, %B252.if.preheader ]
  %2 = shl nuw i64 1, %.30199101
  %3 = and i64 %2, %.196
  %.342.not = icmp eq i64 %3, 0
  br i1 %.342.not, label %B334, label %B324
}

declare i64 @tideproof_check(ptr) local_unnamed_addr

; Function Attrs: nounwind
define i64 @tideproof_check_states(ptr %a0, i64 %a1, ptr %a2) #1 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines5spark16partition_kernel12check_statesB3v59B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ay9uint64_2a(ptr %result, ptr %exception, ptr %a0, i64 %a1, ptr %a2)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines5spark16partition_kernel11find_sourceB3v60B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayy9uint64_2a9uint64_2a9uint32_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.states, i64 %arg.count, i64 %arg.reduced, ptr readonly captures(none) %arg.target, ptr %arg.successors, ptr %arg.kinds) {
entry:
  %.101142.not = icmp slt i64 %arg.count, 1
  br i1 %.101142.not, label %common.ret, label %B36.endif.preheader

B36.endif.preheader:                              ; preds = %entry
  %scevgep32 = getelementptr i8, ptr %arg.successors, i64 24
  br label %B36.endif

B34.loopexit:                                     ; preds = %B216
  %exitcond196.not = icmp eq i64 %arg.count, %.114
  br i1 %exitcond196.not, label %common.ret, label %B36.endif

B216:                                             ; preds = %B218.endif.endif.endif, %B36.endif.endif
  %lsr.iv = phi i64 [ %lsr.iv.next, %B218.endif.endif.endif ], [ 0, %B36.endif.endif ]
  %.312115 = phi i64 [ %.319, %B218.endif.endif.endif ], [ 0, %B36.endif.endif ]
  %exitcond.not = icmp eq i64 %.312115, %.11.i
  br i1 %exitcond.not, label %B34.loopexit, label %B218.endif

common.ret:                                       ; preds = %B218.endif.endif.endif, %B218.endif, %B34.loopexit, %entry
  %storemerge = phi i64 [ %.107124145, %B218.endif.endif.endif ], [ -1, %entry ], [ %.107124145, %B218.endif ], [ -1, %B34.loopexit ]
  store i64 %storemerge, ptr %retptr, align 8
  ret i32 0

B36.endif:                                        ; preds = %B34.loopexit, %B36.endif.preheader
  %.107124145 = phi i64 [ %.114, %B34.loopexit ], [ 0, %B36.endif.preheader ]
  %0 = icmp eq i64 %arg.reduced, 0
  %.114 = add nuw nsw i64 %.107124145, 1
  %.4.i = tail call i64 @tideproof_words(), !noalias !453
  %.169 = mul i64 %.4.i, %.107124145
  %.171 = getelementptr i64, ptr %arg.states, i64 %.169
  %.7.i.i = tail call i64 @tideproof_expand(ptr %.171, ptr %arg.successors, ptr %arg.kinds), !noalias !456
  %.15151.not.i = icmp slt i64 %.7.i.i, 1
  %or.cond.i = select i1 %0, i1 true, i1 %.15151.not.i
  br i1 %or.cond.i, label %B36.endif.endif, label %B160.backedge.i.preheader

B160.backedge.i.preheader:                        ; preds = %B36.endif
  br label %B160.backedge.i

B160.backedge.i:                                  ; preds = %B160.backedge.i, %B160.backedge.i.preheader
  %.1574852.i = phi i64 [ %.164.i, %B160.backedge.i ], [ 0, %B160.backedge.i.preheader ]
  %.164.i = add nuw nsw i64 %.1574852.i, 1
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !461
  %.4.i1.i = tail call i64 @tideproof_words(), !noalias !464
  %.215.i = mul i64 %.4.i.i, %.1574852.i
  %.217.i = getelementptr i64, ptr %arg.successors, i64 %.215.i
  %.243.i = mul i64 %.4.i1.i, %.1574852.i
  %.245.i = getelementptr i64, ptr %arg.successors, i64 %.243.i
  %.6.i.i = tail call i64 @tideproof_canonical(ptr %.217.i, ptr %.245.i), !noalias !467
  %exitcond.not.i = icmp eq i64 %.7.i.i, %.164.i
  br i1 %exitcond.not.i, label %B36.endif.endif, label %B160.backedge.i

B36.endif.endif:                                  ; preds = %B160.backedge.i, %B36.endif
  %.11.i = tail call i64 @llvm.smax.i64(i64 %.7.i.i, i64 0)
  br label %B216

B218.endif:                                       ; preds = %B216
  %.319 = add nuw i64 %.312115, 1
  %.4.i1 = tail call i64 @tideproof_words(), !noalias !470
  %.4.i.i2 = tail call i64 @tideproof_words(), !noalias !473
  %.11941.not.i = icmp slt i64 %.4.i.i2, 1
  br i1 %.11941.not.i, label %common.ret, label %B88.if.preheader.i

B88.if.preheader.i:                               ; preds = %B218.endif
  %xtraiter.i = and i64 %.4.i.i2, 3
  %1 = icmp ult i64 %.4.i.i2, 4
  br i1 %1, label %B88.if.epil.preheader.i, label %B88.if.preheader.new.i

B88.if.preheader.new.i:                           ; preds = %B88.if.preheader.i
  %unroll_iter.i = and i64 %.4.i.i2, 9223372036854775804
  %2 = mul i64 %.4.i1, %lsr.iv
  %scevgep33 = getelementptr i8, ptr %scevgep32, i64 %2
  br label %B88.if.i

B134.loopexit.unr-lcssa.i:                        ; preds = %B88.if.i
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B218.endif.endif.endif, label %B88.if.epil.preheader.i

B88.if.epil.preheader.i:                          ; preds = %B134.loopexit.unr-lcssa.i, %B88.if.preheader.i
  %difference.2.044.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %.165.3.i, %B134.loopexit.unr-lcssa.i ]
  %.1254042.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %unroll_iter.i, %B134.loopexit.unr-lcssa.i ]
  %3 = shl i64 %.1254042.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.target, i64 %3
  %4 = mul i64 %.4.i1, %lsr.iv
  %5 = add i64 %4, %3
  %scevgep42 = getelementptr i8, ptr %arg.successors, i64 %5
  br label %B88.if.epil.i

B88.if.epil.i:                                    ; preds = %B88.if.epil.i, %B88.if.epil.preheader.i
  %difference.2.044.epil.i = phi i64 [ %.165.epil.i, %B88.if.epil.i ], [ %difference.2.044.epil.init.i, %B88.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B88.if.epil.i ], [ 0, %B88.if.epil.preheader.i ]
  %6 = shl i64 %epil.iter.i, 3
  %scevgep43 = getelementptr i8, ptr %scevgep42, i64 %6
  %.159.epil.i = load i64, ptr %scevgep43, align 8, !noalias !478
  %7 = shl i64 %epil.iter.i, 3
  %scevgep41 = getelementptr i8, ptr %scevgep.i, i64 %7
  %.162.epil.i = load i64, ptr %scevgep41, align 8, !noalias !478
  %.163.epil.i = xor i64 %.162.epil.i, %.159.epil.i
  %.165.epil.i = or i64 %.163.epil.i, %difference.2.044.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B218.endif.endif.endif, label %B88.if.epil.i, !llvm.loop !479

B88.if.i:                                         ; preds = %B88.if.i, %B88.if.preheader.new.i
  %difference.2.044.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.165.3.i, %B88.if.i ]
  %.1254042.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.132.3.i, %B88.if.i ]
  %sunkaddr.i = shl i64 %.1254042.i, 3
  %scevgep39 = getelementptr i8, ptr %scevgep33, i64 %sunkaddr.i
  %scevgep40 = getelementptr i8, ptr %scevgep39, i64 -24
  %.159.i = load i64, ptr %scevgep40, align 8, !noalias !478
  %sunkaddr = mul i64 %.1254042.i, 8
  %sunkaddr44 = getelementptr i8, ptr %arg.target, i64 %sunkaddr
  %.162.i = load i64, ptr %sunkaddr44, align 8, !noalias !478
  %.163.i = xor i64 %.162.i, %.159.i
  %.165.i = or i64 %.163.i, %difference.2.044.i
  %8 = shl i64 %.1254042.i, 3
  %scevgep37 = getelementptr i8, ptr %scevgep33, i64 %8
  %scevgep38 = getelementptr i8, ptr %scevgep37, i64 -16
  %.159.1.i = load i64, ptr %scevgep38, align 8, !noalias !478
  %sunkaddr45 = mul i64 %.1254042.i, 8
  %sunkaddr46 = getelementptr i8, ptr %arg.target, i64 %sunkaddr45
  %sunkaddr47 = getelementptr i8, ptr %sunkaddr46, i64 8
  %.162.1.i = load i64, ptr %sunkaddr47, align 8, !noalias !478
  %.163.1.i = xor i64 %.162.1.i, %.159.1.i
  %.165.1.i = or i64 %.165.i, %.163.1.i
  %9 = shl i64 %.1254042.i, 3
  %scevgep35 = getelementptr i8, ptr %scevgep33, i64 %9
  %scevgep36 = getelementptr i8, ptr %scevgep35, i64 -8
  %.159.2.i = load i64, ptr %scevgep36, align 8, !noalias !478
  %sunkaddr48 = mul i64 %.1254042.i, 8
  %sunkaddr49 = getelementptr i8, ptr %arg.target, i64 %sunkaddr48
  %sunkaddr50 = getelementptr i8, ptr %sunkaddr49, i64 16
  %.162.2.i = load i64, ptr %sunkaddr50, align 8, !noalias !478
  %.163.2.i = xor i64 %.162.2.i, %.159.2.i
  %.165.2.i = or i64 %.165.1.i, %.163.2.i
  %.132.3.i = add nuw nsw i64 %.1254042.i, 4
  %10 = shl i64 %.1254042.i, 3
  %scevgep34 = getelementptr i8, ptr %scevgep33, i64 %10
  %.159.3.i = load i64, ptr %scevgep34, align 8, !noalias !478
  %sunkaddr51 = mul i64 %.1254042.i, 8
  %sunkaddr52 = getelementptr i8, ptr %arg.target, i64 %sunkaddr51
  %sunkaddr53 = getelementptr i8, ptr %sunkaddr52, i64 24
  %.162.3.i = load i64, ptr %sunkaddr53, align 8, !noalias !478
  %.163.3.i = xor i64 %.162.3.i, %.159.3.i
  %.165.3.i = or i64 %.165.2.i, %.163.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.132.3.i
  br i1 %niter.ncmp.3.i, label %B134.loopexit.unr-lcssa.i, label %B88.if.i

B218.endif.endif.endif:                           ; preds = %B88.if.epil.i, %B134.loopexit.unr-lcssa.i
  %.165.lcssa.i = phi i64 [ %.165.3.i, %B134.loopexit.unr-lcssa.i ], [ %.165.epil.i, %B88.if.epil.i ]
  %.not = icmp eq i64 %.165.lcssa.i, 0
  %lsr.iv.next = add i64 %lsr.iv, 8
  br i1 %.not, label %common.ret, label %B216
}

; Function Attrs: nounwind
define i64 @tideproof_find_source(ptr %a0, i64 %a1, i64 %a2, ptr %a3, ptr %a4, ptr %a5) #1 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines5spark16partition_kernel11find_sourceB3v60B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayy9uint64_2a9uint64_2a9uint32_2a(ptr %result, ptr %exception, ptr %a0, i64 %a1, i64 %a2, ptr %a3, ptr %a4, ptr %a5)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nounwind }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }

!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!2 = distinct !{!2, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!3 = !{!4, !6, !8}
!4 = distinct !{!4, !5, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!5 = distinct !{!5, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!6 = distinct !{!6, !7, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!7 = distinct !{!7, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!8 = distinct !{!8, !9, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!9 = distinct !{!9, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!10 = !{!6, !8}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!14, !16, !18}
!14 = distinct !{!14, !15, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!15 = distinct !{!15, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!16 = distinct !{!16, !17, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v48B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!17 = distinct !{!17, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v48B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!18 = distinct !{!18, !19, !"_ZN9tideproof10properties7engines5spark16partition_kernel6insertB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayyy9uint64_2a: %retptr"}
!19 = distinct !{!19, !"_ZN9tideproof10properties7engines5spark16partition_kernel6insertB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayyy9uint64_2a"}
!20 = !{!16, !18}
!21 = !{!22, !24, !18}
!22 = distinct !{!22, !23, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!23 = distinct !{!23, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!24 = distinct !{!24, !25, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!25 = distinct !{!25, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!26 = !{!24, !18}
!27 = distinct !{!27, !12}
!28 = !{!29, !31, !18}
!29 = distinct !{!29, !30, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!30 = distinct !{!30, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!31 = distinct !{!31, !32, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!32 = distinct !{!32, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!33 = !{!18}
!34 = !{!35, !37, !18}
!35 = distinct !{!35, !36, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!36 = distinct !{!36, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!37 = distinct !{!37, !38, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!38 = distinct !{!38, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!39 = !{!40, !42, !18}
!40 = distinct !{!40, !41, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!41 = distinct !{!41, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!42 = distinct !{!42, !43, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!43 = distinct !{!43, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!44 = !{!45, !47, !18}
!45 = distinct !{!45, !46, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!46 = distinct !{!46, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!47 = distinct !{!47, !48, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!48 = distinct !{!48, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!49 = !{!50, !52, !18}
!50 = distinct !{!50, !51, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!51 = distinct !{!51, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!52 = distinct !{!52, !53, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!53 = distinct !{!53, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!54 = !{!55, !57, !18}
!55 = distinct !{!55, !56, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!56 = distinct !{!56, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!57 = distinct !{!57, !58, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!58 = distinct !{!58, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!59 = !{!60, !62, !18}
!60 = distinct !{!60, !61, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!61 = distinct !{!61, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!62 = distinct !{!62, !63, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!63 = distinct !{!63, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!64 = !{!65, !67, !18}
!65 = distinct !{!65, !66, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!66 = distinct !{!66, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!67 = distinct !{!67, !68, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!68 = distinct !{!68, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!69 = !{!70, !72, !18}
!70 = distinct !{!70, !71, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!71 = distinct !{!71, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!72 = distinct !{!72, !73, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!73 = distinct !{!73, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!74 = !{!75, !77, !18}
!75 = distinct !{!75, !76, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!76 = distinct !{!76, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!77 = distinct !{!77, !78, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!78 = distinct !{!78, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!79 = !{!80, !18}
!80 = distinct !{!80, !81, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!81 = distinct !{!81, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!82 = !{!83, !85, !18}
!83 = distinct !{!83, !84, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!84 = distinct !{!84, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!85 = distinct !{!85, !86, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!86 = distinct !{!86, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!87 = !{!88}
!88 = distinct !{!88, !89, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!89 = distinct !{!89, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!90 = !{!91}
!91 = distinct !{!91, !92, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!92 = distinct !{!92, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!93 = !{!94}
!94 = distinct !{!94, !95, !"_ZN9tideproof5model8backends7kernels9canonicalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!95 = distinct !{!95, !"_ZN9tideproof5model8backends7kernels9canonicalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!96 = !{!97}
!97 = distinct !{!97, !98, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!98 = distinct !{!98, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!99 = !{!100}
!100 = distinct !{!100, !101, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!101 = distinct !{!101, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!102 = !{!103, !105}
!103 = distinct !{!103, !104, !"_ZN9tideproof5model8backends7kernels6expandB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a: %retptr"}
!104 = distinct !{!104, !"_ZN9tideproof5model8backends7kernels6expandB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a"}
!105 = distinct !{!105, !106, !"_ZN9tideproof10properties7engines5spark16partition_kernel15expand_to_formsB3v50B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay9uint64_2a9uint32_2a: %retptr"}
!106 = distinct !{!106, !"_ZN9tideproof10properties7engines5spark16partition_kernel15expand_to_formsB3v50B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay9uint64_2a9uint32_2a"}
!107 = !{!108, !105}
!108 = distinct !{!108, !109, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!109 = distinct !{!109, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!110 = !{!111, !105}
!111 = distinct !{!111, !112, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!112 = distinct !{!112, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!113 = !{!114, !105}
!114 = distinct !{!114, !115, !"_ZN9tideproof5model8backends7kernels9canonicalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!115 = distinct !{!115, !"_ZN9tideproof5model8backends7kernels9canonicalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!116 = !{!117}
!117 = distinct !{!117, !118, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!118 = distinct !{!118, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!119 = !{!120, !122, !124}
!120 = distinct !{!120, !121, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!121 = distinct !{!121, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!122 = distinct !{!122, !123, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!123 = distinct !{!123, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!124 = distinct !{!124, !125, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!125 = distinct !{!125, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!126 = !{!122, !124}
!127 = distinct !{!127, !12}
!128 = !{!129, !131}
!129 = distinct !{!129, !130, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!130 = distinct !{!130, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!131 = distinct !{!131, !132, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!132 = distinct !{!132, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!133 = !{!134}
!134 = distinct !{!134, !135, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!135 = distinct !{!135, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!136 = !{!137, !139, !141}
!137 = distinct !{!137, !138, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!138 = distinct !{!138, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!139 = distinct !{!139, !140, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!140 = distinct !{!140, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!141 = distinct !{!141, !142, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!142 = distinct !{!142, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!143 = !{!139, !141}
!144 = !{!145, !147, !149}
!145 = distinct !{!145, !146, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!146 = distinct !{!146, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!147 = distinct !{!147, !148, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v48B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!148 = distinct !{!148, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v48B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!149 = distinct !{!149, !150, !"_ZN9tideproof10properties7engines5spark16partition_kernel6insertB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayyy9uint64_2a: %retptr"}
!150 = distinct !{!150, !"_ZN9tideproof10properties7engines5spark16partition_kernel6insertB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayyy9uint64_2a"}
!151 = !{!147, !149}
!152 = !{!153, !155, !149}
!153 = distinct !{!153, !154, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!154 = distinct !{!154, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!155 = distinct !{!155, !156, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!156 = distinct !{!156, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!157 = !{!155, !149}
!158 = distinct !{!158, !12}
!159 = !{!160, !162, !149}
!160 = distinct !{!160, !161, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!161 = distinct !{!161, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!162 = distinct !{!162, !163, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!163 = distinct !{!163, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!164 = !{!149}
!165 = !{!166, !168, !149}
!166 = distinct !{!166, !167, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!167 = distinct !{!167, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!168 = distinct !{!168, !169, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!169 = distinct !{!169, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!170 = !{!171, !173, !149}
!171 = distinct !{!171, !172, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!172 = distinct !{!172, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!173 = distinct !{!173, !174, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!174 = distinct !{!174, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!175 = !{!176, !178, !149}
!176 = distinct !{!176, !177, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!177 = distinct !{!177, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!178 = distinct !{!178, !179, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!179 = distinct !{!179, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!180 = !{!181, !183, !149}
!181 = distinct !{!181, !182, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!182 = distinct !{!182, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!183 = distinct !{!183, !184, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!184 = distinct !{!184, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!185 = !{!186, !188, !149}
!186 = distinct !{!186, !187, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!187 = distinct !{!187, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!188 = distinct !{!188, !189, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!189 = distinct !{!189, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!190 = !{!191, !193, !149}
!191 = distinct !{!191, !192, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!192 = distinct !{!192, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!193 = distinct !{!193, !194, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!194 = distinct !{!194, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!195 = !{!196, !198, !149}
!196 = distinct !{!196, !197, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!197 = distinct !{!197, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!198 = distinct !{!198, !199, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!199 = distinct !{!199, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!200 = !{!201, !203, !149}
!201 = distinct !{!201, !202, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!202 = distinct !{!202, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!203 = distinct !{!203, !204, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!204 = distinct !{!204, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!205 = !{!206, !208, !149}
!206 = distinct !{!206, !207, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!207 = distinct !{!207, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!208 = distinct !{!208, !209, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!209 = distinct !{!209, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!210 = !{!211, !149}
!211 = distinct !{!211, !212, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!212 = distinct !{!212, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!213 = !{!214, !216, !149}
!214 = distinct !{!214, !215, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!215 = distinct !{!215, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!216 = distinct !{!216, !217, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!217 = distinct !{!217, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!218 = distinct !{!218, !12}
!219 = !{!220, !222}
!220 = distinct !{!220, !221, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!221 = distinct !{!221, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!222 = distinct !{!222, !223, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!223 = distinct !{!223, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!224 = distinct !{!224, !12}
!225 = !{!226}
!226 = distinct !{!226, !227, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!227 = distinct !{!227, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!228 = !{!229, !231}
!229 = distinct !{!229, !230, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!230 = distinct !{!230, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!231 = distinct !{!231, !232, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!232 = distinct !{!232, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!233 = !{!234}
!234 = distinct !{!234, !235, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!235 = distinct !{!235, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!236 = !{!237, !239}
!237 = distinct !{!237, !238, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!238 = distinct !{!238, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!239 = distinct !{!239, !240, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!240 = distinct !{!240, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!241 = !{!242}
!242 = distinct !{!242, !243, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!243 = distinct !{!243, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!244 = !{!245, !247, !249}
!245 = distinct !{!245, !246, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!246 = distinct !{!246, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!247 = distinct !{!247, !248, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!248 = distinct !{!248, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!249 = distinct !{!249, !250, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!250 = distinct !{!250, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!251 = !{!247, !249}
!252 = distinct !{!252, !12}
!253 = !{!254, !256, !258}
!254 = distinct !{!254, !255, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!255 = distinct !{!255, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!256 = distinct !{!256, !257, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v57B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a: %retptr"}
!257 = distinct !{!257, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v57B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a"}
!258 = distinct !{!258, !259, !"_ZN9tideproof10properties7engines5spark16partition_kernel11lower_boundB3v54B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayyyy9uint64_2a: %retptr"}
!259 = distinct !{!259, !"_ZN9tideproof10properties7engines5spark16partition_kernel11lower_boundB3v54B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayyyy9uint64_2a"}
!260 = !{!261, !263, !265, !256, !258}
!261 = distinct !{!261, !262, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!262 = distinct !{!262, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!263 = distinct !{!263, !264, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!264 = distinct !{!264, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!265 = distinct !{!265, !266, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!266 = distinct !{!266, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!267 = !{!268, !270, !256, !258}
!268 = distinct !{!268, !269, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!269 = distinct !{!269, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!270 = distinct !{!270, !271, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v48B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!271 = distinct !{!271, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v48B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!272 = !{!270, !256, !258}
!273 = !{!263, !265, !256, !258}
!274 = distinct !{!274, !12}
!275 = !{!276, !278, !258}
!276 = distinct !{!276, !277, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!277 = distinct !{!277, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!278 = distinct !{!278, !279, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v57B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a: %retptr"}
!279 = distinct !{!279, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v57B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a"}
!280 = !{!281, !283, !285, !278, !258}
!281 = distinct !{!281, !282, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!282 = distinct !{!282, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!283 = distinct !{!283, !284, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!284 = distinct !{!284, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!285 = distinct !{!285, !286, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!286 = distinct !{!286, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!287 = !{!288, !290, !278, !258}
!288 = distinct !{!288, !289, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!289 = distinct !{!289, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!290 = distinct !{!290, !291, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v48B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!291 = distinct !{!291, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v48B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!292 = !{!290, !278, !258}
!293 = !{!283, !285, !278, !258}
!294 = !{!295, !297, !258}
!295 = distinct !{!295, !296, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!296 = distinct !{!296, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!297 = distinct !{!297, !298, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v57B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a: %retptr"}
!298 = distinct !{!298, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v57B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a"}
!299 = !{!300, !302, !304, !297, !258}
!300 = distinct !{!300, !301, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!301 = distinct !{!301, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!302 = distinct !{!302, !303, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!303 = distinct !{!303, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!304 = distinct !{!304, !305, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!305 = distinct !{!305, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!306 = !{!307, !309, !297, !258}
!307 = distinct !{!307, !308, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!308 = distinct !{!308, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!309 = distinct !{!309, !310, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v48B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!310 = distinct !{!310, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v48B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!311 = !{!309, !297, !258}
!312 = !{!302, !304, !297, !258}
!313 = !{!314, !316, !258}
!314 = distinct !{!314, !315, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!315 = distinct !{!315, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!316 = distinct !{!316, !317, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v57B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a: %retptr"}
!317 = distinct !{!317, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v57B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a"}
!318 = !{!319, !321, !323, !316, !258}
!319 = distinct !{!319, !320, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!320 = distinct !{!320, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!321 = distinct !{!321, !322, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!322 = distinct !{!322, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!323 = distinct !{!323, !324, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!324 = distinct !{!324, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!325 = !{!326, !328, !316, !258}
!326 = distinct !{!326, !327, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!327 = distinct !{!327, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!328 = distinct !{!328, !329, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v48B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!329 = distinct !{!329, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v48B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!330 = !{!328, !316, !258}
!331 = !{!321, !323, !316, !258}
!332 = !{!333, !335, !258}
!333 = distinct !{!333, !334, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!334 = distinct !{!334, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!335 = distinct !{!335, !336, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v57B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a: %retptr"}
!336 = distinct !{!336, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v57B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a"}
!337 = !{!338, !340, !342, !335, !258}
!338 = distinct !{!338, !339, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!339 = distinct !{!339, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!340 = distinct !{!340, !341, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!341 = distinct !{!341, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!342 = distinct !{!342, !343, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!343 = distinct !{!343, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!344 = !{!345, !347, !335, !258}
!345 = distinct !{!345, !346, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!346 = distinct !{!346, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!347 = distinct !{!347, !348, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v48B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!348 = distinct !{!348, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v48B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!349 = !{!347, !335, !258}
!350 = !{!340, !342, !335, !258}
!351 = !{!352, !354, !258}
!352 = distinct !{!352, !353, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!353 = distinct !{!353, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!354 = distinct !{!354, !355, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v57B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a: %retptr"}
!355 = distinct !{!355, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v57B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a"}
!356 = !{!357, !359, !361, !354, !258}
!357 = distinct !{!357, !358, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!358 = distinct !{!358, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!359 = distinct !{!359, !360, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!360 = distinct !{!360, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!361 = distinct !{!361, !362, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!362 = distinct !{!362, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!363 = !{!364, !366, !354, !258}
!364 = distinct !{!364, !365, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!365 = distinct !{!365, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!366 = distinct !{!366, !367, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v48B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!367 = distinct !{!367, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v48B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!368 = !{!366, !354, !258}
!369 = !{!359, !361, !354, !258}
!370 = !{!371}
!371 = distinct !{!371, !372, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!372 = distinct !{!372, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!373 = !{!374, !376}
!374 = distinct !{!374, !375, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!375 = distinct !{!375, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!376 = distinct !{!376, !377, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!377 = distinct !{!377, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!378 = !{!376}
!379 = distinct !{!379, !12}
!380 = !{!381}
!381 = distinct !{!381, !382, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!382 = distinct !{!382, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!383 = !{!384}
!384 = distinct !{!384, !385, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!385 = distinct !{!385, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!386 = !{!387, !389, !391}
!387 = distinct !{!387, !388, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!388 = distinct !{!388, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!389 = distinct !{!389, !390, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!390 = distinct !{!390, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!391 = distinct !{!391, !392, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!392 = distinct !{!392, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!393 = !{!389, !391}
!394 = distinct !{!394, !12}
!395 = !{!396}
!396 = distinct !{!396, !397, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!397 = distinct !{!397, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!398 = !{!399, !401}
!399 = distinct !{!399, !400, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!400 = distinct !{!400, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!401 = distinct !{!401, !402, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v57B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a: %retptr"}
!402 = distinct !{!402, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v57B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a"}
!403 = !{!404, !406, !408, !401}
!404 = distinct !{!404, !405, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!405 = distinct !{!405, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!406 = distinct !{!406, !407, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!407 = distinct !{!407, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!408 = distinct !{!408, !409, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!409 = distinct !{!409, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!410 = !{!411, !413, !401}
!411 = distinct !{!411, !412, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!412 = distinct !{!412, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!413 = distinct !{!413, !414, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v48B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!414 = distinct !{!414, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v48B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!415 = !{!413, !401}
!416 = !{!406, !408, !401}
!417 = distinct !{!417, !12}
!418 = !{!419}
!419 = distinct !{!419, !420, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!420 = distinct !{!420, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!421 = !{!422}
!422 = distinct !{!422, !423, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!423 = distinct !{!423, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!424 = !{!425}
!425 = distinct !{!425, !426, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!426 = distinct !{!426, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!427 = !{!428}
!428 = distinct !{!428, !429, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!429 = distinct !{!429, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!430 = !{!431, !433, !435}
!431 = distinct !{!431, !432, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!432 = distinct !{!432, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!433 = distinct !{!433, !434, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!434 = distinct !{!434, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!435 = distinct !{!435, !436, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!436 = distinct !{!436, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v44B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!437 = !{!433, !435}
!438 = !{!439}
!439 = distinct !{!439, !440, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!440 = distinct !{!440, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!441 = !{!442}
!442 = distinct !{!442, !443, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!443 = distinct !{!443, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!444 = !{!445}
!445 = distinct !{!445, !446, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!446 = distinct !{!446, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!447 = !{!448}
!448 = distinct !{!448, !449, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!449 = distinct !{!449, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!450 = !{!451}
!451 = distinct !{!451, !452, !"_ZN9tideproof5model8backends7kernels5checkB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!452 = distinct !{!452, !"_ZN9tideproof5model8backends7kernels5checkB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!453 = !{!454}
!454 = distinct !{!454, !455, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!455 = distinct !{!455, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!456 = !{!457, !459}
!457 = distinct !{!457, !458, !"_ZN9tideproof5model8backends7kernels6expandB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a: %retptr"}
!458 = distinct !{!458, !"_ZN9tideproof5model8backends7kernels6expandB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a"}
!459 = distinct !{!459, !460, !"_ZN9tideproof10properties7engines5spark16partition_kernel15expand_to_formsB3v50B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay9uint64_2a9uint32_2a: %retptr"}
!460 = distinct !{!460, !"_ZN9tideproof10properties7engines5spark16partition_kernel15expand_to_formsB3v50B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay9uint64_2a9uint32_2a"}
!461 = !{!462, !459}
!462 = distinct !{!462, !463, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!463 = distinct !{!463, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!464 = !{!465, !459}
!465 = distinct !{!465, !466, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!466 = distinct !{!466, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!467 = !{!468, !459}
!468 = distinct !{!468, !469, !"_ZN9tideproof5model8backends7kernels9canonicalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!469 = distinct !{!469, !"_ZN9tideproof5model8backends7kernels9canonicalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!470 = !{!471}
!471 = distinct !{!471, !472, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!472 = distinct !{!472, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!473 = !{!474, !476}
!474 = distinct !{!474, !475, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!475 = distinct !{!475, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!476 = distinct !{!476, !477, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!477 = distinct !{!477, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!478 = !{!476}
!479 = distinct !{!479, !12}
