; made by tools/prebuild_kernels.py from 1994c0104389f952323aaff4cd5306c7bc13da92b53bf7645ce8690504ce0991
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define internal noundef i32 @_ZN9tideproof10properties7engines5spark16partition_kernel7collectB3v42B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayy9uint64_2ayy(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr readonly captures(none) %arg.states, i64 %arg.count, i64 %arg.partitions, ptr captures(none) %arg.table, i64 %arg.slots, i64 %arg.room) {
entry:
  %.10478.not = icmp slt i64 %arg.count, 1
  br i1 %.10478.not, label %common.ret, label %B64.if.preheader

B64.if.preheader:                                 ; preds = %entry
  %const129 = bitcast i64 -2960836687051489901 to i64
  %const128 = bitcast i64 -7046029254386353131 to i64
  %const = bitcast i64 9223372036854775804 to i64
  %scevgep64.i = getelementptr i8, ptr %arg.table, i64 8
  %scevgep = getelementptr i8, ptr %arg.states, i64 24
  %scevgep95 = getelementptr i8, ptr %arg.table, i64 8
  %scevgep100 = getelementptr i8, ptr %arg.states, i64 24
  %scevgep109 = getelementptr i8, ptr %arg.table, i64 32
  %scevgep120 = getelementptr i8, ptr %arg.table, i64 8
  br label %B64.if

common.ret:                                       ; preds = %B470.i, %B348.i, %B66.endif.endif, %B320, %entry
  %storemerge = phi i64 [ 0, %entry ], [ -1, %B348.i ], [ -1, %B470.i ], [ %.255, %B320 ], [ -1, %B66.endif.endif ]
  store i64 %storemerge, ptr %retptr, align 8
  ret i32 0

B320:                                             ; preds = %B1000.endif.i, %B904.endif.i, %B286.endif.endif.i, %B286.i
  %.sink.i.ph = phi i64 [ 1, %B904.endif.i ], [ 1, %B1000.endif.i ], [ 0, %B286.endif.endif.i ], [ 0, %B286.i ]
  %.255 = add nuw nsw i64 %.sink.i.ph, %new.2.081
  %lsr.iv.next = add i64 %lsr.iv, 8
  %exitcond.not = icmp eq i64 %arg.count, %.117
  br i1 %exitcond.not, label %common.ret, label %B64.if

B64.if:                                           ; preds = %B320, %B64.if.preheader
  %lsr.iv = phi i64 [ 0, %B64.if.preheader ], [ %lsr.iv.next, %B320 ]
  %new.2.081 = phi i64 [ %.255, %B320 ], [ 0, %B64.if.preheader ]
  %.1107479 = phi i64 [ %.117, %B320 ], [ 0, %B64.if.preheader ]
  %.117 = add nuw nsw i64 %.1107479, 1
  %.142 = tail call i64 @tideproof_words()
  %.10.i.i = tail call i64 @tideproof_words(), !noalias !0
  %.9240.not.i.i = icmp slt i64 %.10.i.i, 1
  br i1 %.9240.not.i.i, label %B66.endif.endif, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B64.if
  %xtraiter.i.i = and i64 %.10.i.i, 3
  %0 = icmp ult i64 %.10.i.i, 4
  br i1 %0, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.10.i.i, %const
  %1 = mul i64 %.142, %lsr.iv
  %scevgep85 = getelementptr i8, ptr %scevgep, i64 %1
  br label %B88.if.i.i

B190.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B190.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %h.4.043.epil.init.i.i = phi i64 [ %const128, %B88.if.preheader.i.i ], [ %.137.3.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %.983941.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %2 = shl i64 %.983941.epil.init.i.i, 3
  %3 = mul i64 %.142, %lsr.iv
  %4 = add i64 %3, %2
  %scevgep93 = getelementptr i8, ptr %arg.states, i64 %4
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %h.4.043.epil.i.i = phi i64 [ %.137.epil.i.i, %B88.if.epil.i.i ], [ %h.4.043.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %5 = shl i64 %epil.iter.i.i, 3
  %scevgep94 = getelementptr i8, ptr %scevgep93, i64 %5
  %.132.epil.i.i = load i64, ptr %scevgep94, align 8, !noalias !0
  %.134.epil.i.i = xor i64 %.132.epil.i.i, %h.4.043.epil.i.i
  %.135.epil.i.i = mul i64 %.134.epil.i.i, %const129
  %.136.epil.i.i = lshr i64 %.135.epil.i.i, 32
  %.137.epil.i.i = xor i64 %.136.epil.i.i, %.135.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.i.i, !llvm.loop !5

B190.loopexit.i.i:                                ; preds = %B88.if.epil.i.i, %B190.loopexit.unr-lcssa.i.i
  %.137.lcssa.i.i = phi i64 [ %.137.3.i.i, %B190.loopexit.unr-lcssa.i.i ], [ %.137.epil.i.i, %B88.if.epil.i.i ]
  %6 = mul i64 %.137.lcssa.i.i, %const129
  br label %B66.endif.endif

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %h.4.043.i.i = phi i64 [ %const128, %B88.if.preheader.new.i.i ], [ %.137.3.i.i, %B88.if.i.i ]
  %.983941.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.105.3.i.i, %B88.if.i.i ]
  %sunkaddr.i = shl i64 %.983941.i.i, 3
  %scevgep91 = getelementptr i8, ptr %scevgep85, i64 %sunkaddr.i
  %scevgep92 = getelementptr i8, ptr %scevgep91, i64 -24
  %.132.i.i = load i64, ptr %scevgep92, align 8, !noalias !0
  %.134.i.i = xor i64 %.132.i.i, %h.4.043.i.i
  %.135.i.i = mul i64 %.134.i.i, %const129
  %.136.i.i = lshr i64 %.135.i.i, 32
  %7 = shl i64 %.983941.i.i, 3
  %scevgep89 = getelementptr i8, ptr %scevgep85, i64 %7
  %scevgep90 = getelementptr i8, ptr %scevgep89, i64 -16
  %.132.1.i.i = load i64, ptr %scevgep90, align 8, !noalias !0
  %8 = xor i64 %.132.1.i.i, %.136.i.i
  %.134.1.i.i = xor i64 %8, %.135.i.i
  %.135.1.i.i = mul i64 %.134.1.i.i, %const129
  %.136.1.i.i = lshr i64 %.135.1.i.i, 32
  %9 = shl i64 %.983941.i.i, 3
  %scevgep87 = getelementptr i8, ptr %scevgep85, i64 %9
  %scevgep88 = getelementptr i8, ptr %scevgep87, i64 -8
  %.132.2.i.i = load i64, ptr %scevgep88, align 8, !noalias !0
  %10 = xor i64 %.132.2.i.i, %.136.1.i.i
  %.134.2.i.i = xor i64 %10, %.135.1.i.i
  %.135.2.i.i = mul i64 %.134.2.i.i, %const129
  %.136.2.i.i = lshr i64 %.135.2.i.i, 32
  %.105.3.i.i = add nuw nsw i64 %.983941.i.i, 4
  %11 = shl i64 %.983941.i.i, 3
  %scevgep86 = getelementptr i8, ptr %scevgep85, i64 %11
  %.132.3.i.i = load i64, ptr %scevgep86, align 8, !noalias !0
  %12 = xor i64 %.132.3.i.i, %.136.2.i.i
  %.134.3.i.i = xor i64 %12, %.135.2.i.i
  %.135.3.i.i = mul i64 %.134.3.i.i, %const129
  %.136.3.i.i = lshr i64 %.135.3.i.i, 32
  %.137.3.i.i = xor i64 %.136.3.i.i, %.135.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.105.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B190.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B66.endif.endif:                                  ; preds = %B190.loopexit.i.i, %B64.if
  %h.4.0.lcssa.i.i = phi i64 [ 5551297586632261903, %B64.if ], [ %6, %B190.loopexit.i.i ]
  %.151.i.i = lshr i64 %h.4.0.lcssa.i.i, 29
  %.152.i.i = xor i64 %.151.i.i, %h.4.0.lcssa.i.i
  %"$phi104.0.2.0.i" = tail call i64 @llvm.umax.i64(i64 %.152.i.i, i64 1)
  %.6.i = lshr i64 %"$phi104.0.2.0.i", 32
  %.7.i = mul i64 %.6.i, %arg.partitions
  %.197 = and i64 %.7.i, 4294967295
  %.199 = mul i64 %.197, %arg.slots
  %.200 = lshr i64 %.199, 32
  %.23.not147.i = icmp ult i64 %.200, %arg.room
  br i1 %.23.not147.i, label %B48.endif.preheader.i, label %common.ret

B48.endif.preheader.i:                            ; preds = %B66.endif.endif
  %13 = shl nuw nsw i64 %.200, 3
  %14 = sub nsw i64 0, %.200
  %15 = mul i64 %.142, %lsr.iv
  %scevgep98 = getelementptr i8, ptr %arg.states, i64 %15
  %scevgep101 = getelementptr i8, ptr %scevgep100, i64 %15
  %scevgep117 = getelementptr i8, ptr %arg.states, i64 %15
  br label %B48.endif.i

B134.i:                                           ; preds = %B48.endif.i
  %.80.not.i = icmp ugt i64 %.152.i.i, %.68.i
  br i1 %.80.not.i, label %B348.i, label %B146.endif.i

B252.i:                                           ; preds = %B146.endif.i
  %.5.i2.i = add i64 %.4.i1.i, 1
  %.10.i.i1 = tail call i64 @tideproof_words(), !noalias !7
  %..10.i.i = tail call i64 @llvm.smax.i64(i64 %.10.i.i1, i64 0)
  %16 = mul i64 %lsr.iv.i, %.5.i2.i
  %scevgep96 = getelementptr i8, ptr %scevgep95, i64 %16
  br label %B58.i.i

B58.i.i:                                          ; preds = %B58.if.i.i, %B252.i
  %.9848.i.i = phi i64 [ %.105.i.i, %B58.if.i.i ], [ 0, %B252.i ]
  %exitcond.not.i.i = icmp eq i64 %..10.i.i, %.9848.i.i
  br i1 %exitcond.not.i.i, label %B286.i, label %B58.if.i.i

B58.if.i.i:                                       ; preds = %B58.i.i
  %.105.i.i = add nuw i64 %.9848.i.i, 1
  %17 = shl i64 %.9848.i.i, 3
  %scevgep99 = getelementptr i8, ptr %scevgep98, i64 %17
  %.136.i.i3 = load i64, ptr %scevgep99, align 8, !noalias !7
  %scevgep97 = getelementptr i8, ptr %scevgep96, i64 %17
  %.140.i.i = load i64, ptr %scevgep97, align 8, !noalias !7
  %.141.not.i.i = icmp eq i64 %.136.i.i3, %.140.i.i
  br i1 %.141.not.i.i, label %B58.i.i, label %B252.endif.endif.i

B286.i:                                           ; preds = %B252.endif.endif.i, %B58.i.i
  %.13.i.i = tail call i64 @tideproof_words(), !noalias !12
  %.9540.not.i.i = icmp slt i64 %.13.i.i, 1
  br i1 %.9540.not.i.i, label %B320, label %B88.if.preheader.i.i4

B88.if.preheader.i.i4:                            ; preds = %B286.i
  %xtraiter.i.i5 = and i64 %.13.i.i, 3
  %18 = icmp ult i64 %.13.i.i, 4
  br i1 %18, label %B88.if.epil.preheader.i.i16, label %B88.if.preheader.new.i.i6

B88.if.preheader.new.i.i6:                        ; preds = %B88.if.preheader.i.i4
  %unroll_iter.i.i7 = and i64 %.13.i.i, %const
  %19 = mul i64 %lsr.iv.i, %.5.i2.i
  %scevgep110 = getelementptr i8, ptr %scevgep109, i64 %19
  br label %B88.if.i.i8

B134.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i8
  %lcmp.mod.not.i.i15 = icmp eq i64 %xtraiter.i.i5, 0
  br i1 %lcmp.mod.not.i.i15, label %B286.endif.endif.i, label %B88.if.epil.preheader.i.i16

B88.if.epil.preheader.i.i16:                      ; preds = %B134.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i4
  %difference.2.043.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i4 ], [ %.141.3.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %.1013941.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i4 ], [ %unroll_iter.i.i7, %B134.loopexit.unr-lcssa.i.i ]
  %20 = shl i64 %.1013941.epil.init.i.i, 3
  %scevgep118 = getelementptr i8, ptr %scevgep117, i64 %20
  %21 = mul i64 %lsr.iv.i, %.5.i2.i
  %22 = add i64 %21, %20
  %scevgep121 = getelementptr i8, ptr %scevgep120, i64 %22
  br label %B88.if.epil.i.i17

B88.if.epil.i.i17:                                ; preds = %B88.if.epil.i.i17, %B88.if.epil.preheader.i.i16
  %difference.2.043.epil.i.i = phi i64 [ %.141.epil.i.i, %B88.if.epil.i.i17 ], [ %difference.2.043.epil.init.i.i, %B88.if.epil.preheader.i.i16 ]
  %epil.iter.i.i18 = phi i64 [ %epil.iter.next.i.i20, %B88.if.epil.i.i17 ], [ 0, %B88.if.epil.preheader.i.i16 ]
  %23 = shl i64 %epil.iter.i.i18, 3
  %scevgep122 = getelementptr i8, ptr %scevgep121, i64 %23
  %.135.epil.i.i19 = load i64, ptr %scevgep122, align 8, !noalias !12
  %scevgep119 = getelementptr i8, ptr %scevgep118, i64 %23
  %.138.epil.i.i = load i64, ptr %scevgep119, align 8, !noalias !12
  %.139.epil.i.i = xor i64 %.138.epil.i.i, %.135.epil.i.i19
  %.141.epil.i.i = or i64 %.139.epil.i.i, %difference.2.043.epil.i.i
  %epil.iter.next.i.i20 = add i64 %epil.iter.i.i18, 1
  %epil.iter.cmp.not.i.i21 = icmp eq i64 %xtraiter.i.i5, %epil.iter.next.i.i20
  br i1 %epil.iter.cmp.not.i.i21, label %B286.endif.endif.i, label %B88.if.epil.i.i17, !llvm.loop !15

B88.if.i.i8:                                      ; preds = %B88.if.i.i8, %B88.if.preheader.new.i.i6
  %difference.2.043.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i6 ], [ %.141.3.i.i, %B88.if.i.i8 ]
  %.1013941.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i6 ], [ %.108.3.i.i, %B88.if.i.i8 ]
  %sunkaddr.i.i = shl i64 %.1013941.i.i, 3
  %scevgep111 = getelementptr i8, ptr %scevgep110, i64 %sunkaddr.i.i
  %scevgep116 = getelementptr i8, ptr %scevgep111, i64 -24
  %.135.i.i9 = load i64, ptr %scevgep116, align 8, !noalias !12
  %scevgep107 = getelementptr i8, ptr %scevgep101, i64 %sunkaddr.i.i
  %scevgep108 = getelementptr i8, ptr %scevgep107, i64 -24
  %.138.i.i = load i64, ptr %scevgep108, align 8, !noalias !12
  %.139.i.i = xor i64 %.138.i.i, %.135.i.i9
  %.141.i.i = or i64 %.139.i.i, %difference.2.043.i.i
  %24 = shl i64 %.1013941.i.i, 3
  %scevgep114 = getelementptr i8, ptr %scevgep110, i64 %24
  %scevgep115 = getelementptr i8, ptr %scevgep114, i64 -16
  %.135.1.i.i11 = load i64, ptr %scevgep115, align 8, !noalias !12
  %25 = shl i64 %.1013941.i.i, 3
  %scevgep105 = getelementptr i8, ptr %scevgep101, i64 %25
  %scevgep106 = getelementptr i8, ptr %scevgep105, i64 -16
  %.138.1.i.i = load i64, ptr %scevgep106, align 8, !noalias !12
  %.139.1.i.i = xor i64 %.138.1.i.i, %.135.1.i.i11
  %.141.1.i.i = or i64 %.141.i.i, %.139.1.i.i
  %26 = shl i64 %.1013941.i.i, 3
  %scevgep112 = getelementptr i8, ptr %scevgep110, i64 %26
  %scevgep113 = getelementptr i8, ptr %scevgep112, i64 -8
  %.135.2.i.i12 = load i64, ptr %scevgep113, align 8, !noalias !12
  %27 = shl i64 %.1013941.i.i, 3
  %scevgep103 = getelementptr i8, ptr %scevgep101, i64 %27
  %scevgep104 = getelementptr i8, ptr %scevgep103, i64 -8
  %.138.2.i.i = load i64, ptr %scevgep104, align 8, !noalias !12
  %.139.2.i.i = xor i64 %.138.2.i.i, %.135.2.i.i12
  %.141.2.i.i = or i64 %.141.1.i.i, %.139.2.i.i
  %.108.3.i.i = add nuw nsw i64 %.1013941.i.i, 4
  %.135.3.i.i13 = load i64, ptr %scevgep111, align 8, !noalias !12
  %28 = shl i64 %.1013941.i.i, 3
  %scevgep102 = getelementptr i8, ptr %scevgep101, i64 %28
  %.138.3.i.i = load i64, ptr %scevgep102, align 8, !noalias !12
  %.139.3.i.i = xor i64 %.138.3.i.i, %.135.3.i.i13
  %.141.3.i.i = or i64 %.141.2.i.i, %.139.3.i.i
  %niter.ncmp.3.i.i14 = icmp eq i64 %unroll_iter.i.i7, %.108.3.i.i
  br i1 %niter.ncmp.3.i.i14, label %B134.loopexit.unr-lcssa.i.i, label %B88.if.i.i8

B348.i:                                           ; preds = %B286.endif.endif.i, %B134.i
  %.215.i = add nuw i64 %slot.2.0148.i, 1
  %lsr.iv.next.i = add i64 %lsr.iv.i, 8
  %lsr.iv.next55.i = add i64 %lsr.iv54.i, -1
  %exitcond.not.i = icmp eq i64 %.215.i, %arg.room
  br i1 %exitcond.not.i, label %common.ret, label %B48.endif.i

B470.i:                                           ; preds = %B548.endif.i, %B470.i.preheader
  %free.2.0.i = phi i64 [ %.263.i, %B548.endif.i ], [ %slot.2.0148.i, %B470.i.preheader ]
  %.263.i = add i64 %free.2.0.i, 1
  %.271.not.i = icmp ult i64 %.263.i, %arg.room
  br i1 %.271.not.i, label %B548.endif.i, label %common.ret

B48.endif.i:                                      ; preds = %B348.i, %B48.endif.preheader.i
  %lsr.iv54.i = phi i64 [ %14, %B48.endif.preheader.i ], [ %lsr.iv.next55.i, %B348.i ]
  %lsr.iv.i = phi i64 [ %13, %B48.endif.preheader.i ], [ %lsr.iv.next.i, %B348.i ]
  %slot.2.0148.i = phi i64 [ %.200, %B48.endif.preheader.i ], [ %.215.i, %B348.i ]
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !16
  %.5.i.i = add i64 %.4.i.i, 1
  %.65.i = mul i64 %.5.i.i, %slot.2.0148.i
  %.67.i = getelementptr i64, ptr %arg.table, i64 %.65.i
  %.68.i = load i64, ptr %.67.i, align 8, !noalias !19
  %.73.i = icmp eq i64 %.68.i, 0
  br i1 %.73.i, label %B386.endif.i, label %B134.i

B146.endif.i:                                     ; preds = %B134.i
  %.4.i1.i = tail call i64 @tideproof_words(), !noalias !20
  %.117.i = icmp ugt i64 %.68.i, %"$phi104.0.2.0.i"
  br i1 %.117.i, label %B386.endif.i, label %B252.i

B252.endif.endif.i:                               ; preds = %B58.if.i.i
  %.159.i.not.i = icmp ult i64 %.136.i.i3, %.140.i.i
  br i1 %.159.i.not.i, label %B386.endif.i, label %B286.i

B286.endif.endif.i:                               ; preds = %B88.if.epil.i.i17, %B134.loopexit.unr-lcssa.i.i
  %.141.lcssa.i.i = phi i64 [ %.141.3.i.i, %B134.loopexit.unr-lcssa.i.i ], [ %.141.epil.i.i, %B88.if.epil.i.i17 ]
  %.not.i = icmp eq i64 %.141.lcssa.i.i, 0
  br i1 %.not.i, label %B320, label %B348.i

B386.endif.i:                                     ; preds = %B252.endif.endif.i, %B146.endif.i, %B48.endif.i
  %.4.i3.i = tail call i64 @tideproof_words(), !noalias !23
  %.5.i4.i = add i64 %.4.i3.i, 1
  %.251.i = mul i64 %.5.i4.i, %slot.2.0148.i
  %.253.i = getelementptr i64, ptr %arg.table, i64 %.251.i
  %.254.i = load i64, ptr %.253.i, align 8, !noalias !19
  %.255.not.i = icmp eq i64 %.254.i, 0
  br i1 %.255.not.i, label %B628.endif.endif.endif.endif.i, label %B470.i.preheader

B470.i.preheader:                                 ; preds = %B386.endif.i
  br label %B470.i

B548.endif.i:                                     ; preds = %B470.i
  %.4.i5.i = tail call i64 @tideproof_words(), !noalias !26
  %.5.i6.i = add i64 %.4.i5.i, 1
  %.319.i = mul i64 %.5.i6.i, %.263.i
  %.323.i = getelementptr i64, ptr %arg.table, i64 %.319.i
  %.324.i = load i64, ptr %.323.i, align 8, !noalias !19
  %.325.not.i = icmp eq i64 %.324.i, 0
  br i1 %.325.not.i, label %B628.endif.endif.endif.endif.i, label %B470.i

B628.endif.endif.endif.endif.i:                   ; preds = %B548.endif.i, %B386.endif.i
  %free.3.1.i = phi i64 [ %slot.2.0148.i, %B386.endif.i ], [ %.263.i, %B548.endif.i ]
  %.4.i7.i = tail call i64 @tideproof_words(), !noalias !29
  %.5.i8.i = add i64 %.4.i7.i, 1
  %.4.i11.i = tail call i64 @tideproof_words(), !noalias !32
  %.362.i = mul i64 %.5.i8.i, %free.3.1.i
  %.4.i13.i = tail call i64 @tideproof_words(), !noalias !35
  %.5.i14.i = add i64 %.4.i13.i, 1
  %.4.i15.i = tail call i64 @tideproof_words(), !noalias !38
  %.418.i = mul i64 %.5.i14.i, %slot.2.0148.i
  %29 = add i64 %.362.i, %.4.i11.i
  %.5.i16.i = sub i64 %.4.i15.i, %29
  %.482.i = add i64 %.5.i16.i, %.418.i
  %.525151.i31 = icmp slt i64 %.482.i, 0
  br i1 %.525151.i31, label %B848.endif.preheader.i, label %B904.endif.i

B848.endif.preheader.i:                           ; preds = %B628.endif.endif.endif.endif.i
  %30 = add i64 %.362.i, %.4.i11.i
  %31 = add i64 %30, 1
  %32 = sub i64 %31, %.4.i15.i
  %33 = sub i64 %.4.i15.i, %30
  %34 = add i64 %33, %.418.i
  %smax.i = tail call i64 @llvm.smax.i64(i64 %34, i64 0)
  %35 = mul i64 %.5.i14.i, %lsr.iv54.i
  %36 = add i64 %32, %35
  %37 = add i64 %36, %smax.i
  %38 = shl i64 %30, 3
  %scevgep58.i = getelementptr i8, ptr %arg.table, i64 %38
  br label %B848.endif.i

B848.endif.i:                                     ; preds = %B848.endif.i, %B848.endif.preheader.i
  %lsr.iv59.i = phi ptr [ %scevgep58.i, %B848.endif.preheader.i ], [ %scevgep60.i, %B848.endif.i ]
  %lsr.iv56.i = phi i64 [ %37, %B848.endif.preheader.i ], [ %lsr.iv.next57.i, %B848.endif.i ]
  %.4.i17.i = tail call i64 @tideproof_words(), !noalias !41
  %39 = mul i64 %.4.i17.i, -8
  %scevgep61.i = getelementptr i8, ptr %lsr.iv59.i, i64 %39
  %scevgep62.i = getelementptr i8, ptr %scevgep61.i, i64 -8
  %.591.i = load i64, ptr %scevgep62.i, align 8, !noalias !19
  store i64 %.591.i, ptr %lsr.iv59.i, align 8, !noalias !19
  %lsr.iv.next57.i = add i64 %lsr.iv56.i, -1
  %scevgep60.i = getelementptr i8, ptr %lsr.iv59.i, i64 -8
  %.525.i = icmp sgt i64 %lsr.iv.next57.i, 1
  br i1 %.525.i, label %B848.endif.i, label %B904.endif.i

B904.endif.i:                                     ; preds = %B848.endif.i, %B628.endif.endif.endif.endif.i
  %.4.i9.i = tail call i64 @tideproof_words(), !noalias !44
  %.5.i10.i = add i64 %.4.i9.i, 1
  %.626.i = mul i64 %.5.i10.i, %slot.2.0148.i
  %.629.i = getelementptr i64, ptr %arg.table, i64 %.626.i
  store i64 %"$phi104.0.2.0.i", ptr %.629.i, align 8, !noalias !19
  %.633.i = tail call i64 @tideproof_words(), !noalias !19
  %.713157.not.i = icmp slt i64 %.633.i, 1
  br i1 %.713157.not.i, label %B320, label %B1000.endif.i.preheader

B1000.endif.i.preheader:                          ; preds = %B904.endif.i
  %40 = mul i64 %.142, %lsr.iv
  %scevgep126 = getelementptr i8, ptr %arg.states, i64 %40
  br label %B1000.endif.i

B1000.endif.i:                                    ; preds = %B1000.endif.i, %B1000.endif.i.preheader
  %.719156158.i = phi i64 [ %.726.i, %B1000.endif.i ], [ 0, %B1000.endif.i.preheader ]
  %41 = shl i64 %.719156158.i, 3
  %scevgep127 = getelementptr i8, ptr %scevgep126, i64 %41
  %.753.i = load i64, ptr %scevgep127, align 8, !noalias !19
  %.4.i19.i = tail call i64 @tideproof_words(), !noalias !47
  %.5.i20.i = add i64 %.4.i19.i, 1
  %.726.i = add nuw nsw i64 %.719156158.i, 1
  %42 = mul i64 %lsr.iv.i, %.5.i20.i
  %scevgep124 = getelementptr i8, ptr %scevgep64.i, i64 %42
  %43 = shl i64 %.719156158.i, 3
  %scevgep125 = getelementptr i8, ptr %scevgep124, i64 %43
  store i64 %.753.i, ptr %scevgep125, align 8, !noalias !19
  %exitcond185.not.i = icmp eq i64 %.633.i, %.726.i
  br i1 %exitcond185.not.i, label %B320, label %B1000.endif.i
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
  %status = call i32 @_ZN9tideproof10properties7engines5spark16partition_kernel7collectB3v42B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayy9uint64_2ayy(ptr %result, ptr %exception, ptr %a0, i64 %a1, i64 %a2, ptr %a3, i64 %a4, i64 %a5)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines5spark16partition_kernel11expand_intoB3v48B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayyyy9uint64_2ayy9uint64_2a9uint32_2a9uint64_2a9uint64_2a9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.states, i64 %arg.stop, i64 %arg.limit, i64 %arg.reduced, i64 %arg.transitions, ptr captures(none) %arg.table, i64 %arg.slots, i64 %arg.room, ptr %arg.successors, ptr %arg.kinds, ptr captures(none) %arg.weights, ptr captures(none) %arg.taken, ptr captures(none) %arg.control) {
entry:
  %.43 = load i64, ptr %arg.control, align 8
  %.45 = getelementptr i8, ptr %arg.control, i64 8
  %.46 = load i64, ptr %.45, align 8
  %.60 = icmp ult i64 %.43, %arg.stop
  br i1 %.60, label %B90.preheader, label %B2134

B90.preheader:                                    ; preds = %entry
  %scevgep64.i = getelementptr i8, ptr %arg.table, i64 8
  %scevgep330 = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep343 = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep356 = getelementptr i8, ptr %arg.table, i64 8
  %scevgep361 = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep370 = getelementptr i8, ptr %arg.table, i64 32
  %scevgep381 = getelementptr i8, ptr %arg.table, i64 8
  br label %B90

B90:                                              ; preds = %B1960, %B90.preheader
  %used.2.0 = phi i64 [ %used.3.1.lcssa162, %B1960 ], [ %.46, %B90.preheader ]
  %source.2.0 = phi i64 [ %.11.i167, %B1960 ], [ %.43, %B90.preheader ]
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
  %.11.i167 = tail call i64 @llvm.umin.i64(i64 %.112, i64 %arg.stop)
  %.205 = sub i64 %.11.i167, %source.2.0
  %.249393.not = icmp slt i64 %.205, 1
  br i1 %.249393.not, label %B1960, label %B458.if.preheader

B458.if.preheader:                                ; preds = %B214
  br label %B458.if

B456.loopexit:                                    ; preds = %B1156.if, %B1018
  %.249 = icmp sgt i64 %.248381397, 1
  br i1 %.249, label %B458.if, label %B1212

B530:                                             ; preds = %B458.if
  %.296 = tail call i64 @tideproof_words()
  %.298 = mul i64 %.296, %.255383396
  %.300 = getelementptr i64, ptr %arg.states, i64 %.298
  %.301 = tail call i64 @tideproof_words()
  %.303 = mul i64 %.301, %made.2.1398
  %.305 = getelementptr i64, ptr %arg.successors, i64 %.303
  %.306 = tail call i64 @tideproof_canonical(ptr %.300, ptr %.305)
  br label %B678

B678:                                             ; preds = %B458.if, %B530
  %weight.2.2 = phi i64 [ %.306, %B530 ], [ 1, %B458.if ]
  %0 = icmp eq i64 %arg.reduced, 0
  %.311 = tail call i64 @tideproof_words()
  %.313 = mul i64 %.311, %.255383396
  %.315 = getelementptr i64, ptr %arg.states, i64 %.313
  %.316 = tail call i64 @tideproof_words()
  %.318 = mul i64 %.316, %made.2.1398
  %.320 = getelementptr i64, ptr %arg.successors, i64 %.318
  %.323 = getelementptr i32, ptr %arg.kinds, i64 %made.2.1398
  %.11.i = tail call i64 @tideproof_expand(ptr %.315, ptr %.320, ptr %.323), !noalias !50
  %.12740.not.i = icmp slt i64 %.11.i, 1
  %or.cond.i = select i1 %0, i1 true, i1 %.12740.not.i
  br i1 %or.cond.i, label %B678.endif, label %B160.if.i.preheader

B160.if.i.preheader:                              ; preds = %B678
  br label %B160.if.i

B160.if.i:                                        ; preds = %B160.if.i, %B160.if.i.preheader
  %.1333941.i = phi i64 [ %.140.i, %B160.if.i ], [ 0, %B160.if.i.preheader ]
  %.140.i = add nuw nsw i64 %.1333941.i, 1
  %.165.i = tail call i64 @tideproof_words(), !noalias !50
  %.166.i = mul i64 %.165.i, %.1333941.i
  %.168.i = getelementptr i64, ptr %.320, i64 %.166.i
  %.169.i = tail call i64 @tideproof_words(), !noalias !50
  %.170.i = mul i64 %.169.i, %.1333941.i
  %.172.i = getelementptr i64, ptr %.320, i64 %.170.i
  %.173.i = tail call i64 @tideproof_canonical(ptr %.168.i, ptr %.172.i), !noalias !50
  %exitcond.not.i = icmp eq i64 %.11.i, %.140.i
  br i1 %exitcond.not.i, label %B1018, label %B160.if.i

B870:                                             ; preds = %B678.endif
  %.396 = xor i64 %.11.i, -1
  store i64 %.255383396, ptr %arg.control, align 8
  %.406 = getelementptr i8, ptr %arg.control, i64 40
  store i64 %.396, ptr %.406, align 8
  br label %common.ret

B1018:                                            ; preds = %B678.endif, %B160.if.i
  %.419 = icmp eq i64 %.11.i, 0
  %.423 = select i1 %.419, i64 %weight.2.2, i64 0
  %spec.select = add i64 %.423, %dead.2.1399
  %.433 = mul i64 %.11.i, %weight.2.2
  %.435 = add i64 %.433, %steps.2.1400
  %.443 = add i64 %weight.2.2, %distinct.2.1401
  %.451 = add i64 %.11.i, %made.2.1398
  br i1 %.419, label %B456.loopexit, label %B1156.if.preheader

B1156.if.preheader:                               ; preds = %B1018
  %1 = add i64 %.11.i, 1
  %2 = shl i64 %made.2.1398, 3
  %scevgep = getelementptr i8, ptr %arg.weights, i64 %2
  br label %B1156.if

B1212:                                            ; preds = %B456.loopexit
  %.646 = icmp sgt i64 %.451, 0
  br i1 %.646, label %B1242.if.preheader, label %B1960

B1242.if.preheader:                               ; preds = %B1212
  %const399 = bitcast i64 -2960836687051489901 to i64
  %const398 = bitcast i64 -7046029254386353131 to i64
  %const397 = bitcast i64 9223372036854775804 to i64
  %const = bitcast i64 5551297586632261903 to i64
  br label %B1242.if

B1498:                                            ; preds = %B1000.endif.i, %B904.endif.i, %B286.endif.endif.i, %B286.i
  %.sink.i.ph = phi i64 [ 1, %B904.endif.i ], [ 1, %B1000.endif.i ], [ 0, %B286.endif.endif.i ], [ 0, %B286.i ]
  %.1040 = add i64 %.sink.i.ph, %used.3.1428
  %lsr.iv.next345 = add i64 %lsr.iv344, 8
  %exitcond729.not = icmp eq i64 %.451, %.893
  br i1 %exitcond729.not, label %B1898.if.preheader, label %B1498.if

B1898.if.preheader:                               ; preds = %B1498
  %3 = add i64 %.11.i, -1
  %4 = sub i64 0, %made.2.1398
  %5 = icmp eq i64 %3, %4
  br i1 %5, label %B1898.if.epil.preheader, label %B1898.if.preheader.new

B1898.if.preheader.new:                           ; preds = %B1898.if.preheader
  %const_mat = add i64 %const397, 2
  %unroll_iter = and i64 %.451, %const_mat
  br label %B1898.if

B1714:                                            ; preds = %B470.i, %B348.i, %B1500.endif
  store i64 %source.2.0, ptr %arg.control, align 8
  %sunkaddr400 = getelementptr i8, ptr %arg.control, i64 8
  store i64 %used.3.1428, ptr %sunkaddr400, align 8
  br label %common.ret

B1960.loopexit.unr-lcssa:                         ; preds = %B1898.if
  %6 = and i64 %.451, 1
  %lcmp.mod.not = icmp eq i64 %6, 0
  br i1 %lcmp.mod.not, label %B1960, label %B1898.if.epil.preheader

B1898.if.epil.preheader:                          ; preds = %B1960.loopexit.unr-lcssa, %B1898.if.preheader
  %.1138433435.epil.init = phi i64 [ 0, %B1898.if.preheader ], [ %.1145.1, %B1960.loopexit.unr-lcssa ]
  %.1171.epil = getelementptr i32, ptr %arg.kinds, i64 %.1138433435.epil.init
  %.1172.epil = load i32, ptr %.1171.epil, align 4
  %.1174.epil = zext i32 %.1172.epil to i64
  %.1175.epil = getelementptr i64, ptr %arg.taken, i64 %.1174.epil
  %.1176.epil = load i64, ptr %.1175.epil, align 8
  %.1178.epil = getelementptr i64, ptr %arg.weights, i64 %.1138433435.epil.init
  %.1179.epil = load i64, ptr %.1178.epil, align 8
  %.1180.epil = add i64 %.1179.epil, %.1176.epil
  store i64 %.1180.epil, ptr %.1175.epil, align 8
  br label %B1960

B1960:                                            ; preds = %B1898.if.epil.preheader, %B1960.loopexit.unr-lcssa, %B1212, %B214
  %used.3.1.lcssa162 = phi i64 [ %used.2.0, %B214 ], [ %used.2.0, %B1212 ], [ %.1040, %B1960.loopexit.unr-lcssa ], [ %.1040, %B1898.if.epil.preheader ]
  %distinct.2.1.lcssa143149161 = phi i64 [ 0, %B214 ], [ %.443, %B1212 ], [ %.443, %B1960.loopexit.unr-lcssa ], [ %.443, %B1898.if.epil.preheader ]
  %steps.2.1.lcssa142150160 = phi i64 [ 0, %B214 ], [ %.435, %B1212 ], [ %.435, %B1960.loopexit.unr-lcssa ], [ %.435, %B1898.if.epil.preheader ]
  %dead.2.1.lcssa141151159 = phi i64 [ 0, %B214 ], [ %spec.select, %B1212 ], [ %spec.select, %B1960.loopexit.unr-lcssa ], [ %spec.select, %B1898.if.epil.preheader ]
  %sunkaddr401 = getelementptr i8, ptr %arg.control, i64 16
  %.1200 = load i64, ptr %sunkaddr401, align 8
  %.1202 = add i64 %.1200, %steps.2.1.lcssa142150160
  store i64 %.1202, ptr %sunkaddr401, align 8
  %sunkaddr402 = getelementptr i8, ptr %arg.control, i64 24
  %.1210 = load i64, ptr %sunkaddr402, align 8
  %.1212 = add i64 %.1210, %dead.2.1.lcssa141151159
  store i64 %.1212, ptr %sunkaddr402, align 8
  %sunkaddr403 = getelementptr i8, ptr %arg.control, i64 32
  %.1220 = load i64, ptr %sunkaddr403, align 8
  %.1222 = add i64 %.1220, %distinct.2.1.lcssa143149161
  store i64 %.1222, ptr %sunkaddr403, align 8
  %.1236 = icmp ult i64 %.112, %arg.stop
  br i1 %.1236, label %B90, label %B2134

B2134:                                            ; preds = %B1960, %entry
  %used.4.1 = phi i64 [ %.46, %entry ], [ %used.3.1.lcssa162, %B1960 ]
  %source.3.1 = phi i64 [ %.43, %entry ], [ %.11.i167, %B1960 ]
  store i64 %source.3.1, ptr %arg.control, align 8
  %sunkaddr404 = getelementptr i8, ptr %arg.control, i64 8
  store i64 %used.4.1, ptr %sunkaddr404, align 8
  br label %common.ret

B458.if:                                          ; preds = %B456.loopexit, %B458.if.preheader
  %distinct.2.1401 = phi i64 [ %.443, %B456.loopexit ], [ 0, %B458.if.preheader ]
  %steps.2.1400 = phi i64 [ %.435, %B456.loopexit ], [ 0, %B458.if.preheader ]
  %dead.2.1399 = phi i64 [ %spec.select, %B456.loopexit ], [ 0, %B458.if.preheader ]
  %made.2.1398 = phi i64 [ %.451, %B456.loopexit ], [ 0, %B458.if.preheader ]
  %.248381397 = phi i64 [ %.258, %B456.loopexit ], [ %.205, %B458.if.preheader ]
  %.255383396 = phi i64 [ %.262, %B456.loopexit ], [ %source.2.0, %B458.if.preheader ]
  %7 = icmp eq i64 %arg.reduced, 0
  %.258 = add nsw i64 %.248381397, -1
  %.262 = add i64 %.255383396, 1
  br i1 %7, label %B678, label %B530

B678.endif:                                       ; preds = %B678
  %.353 = icmp slt i64 %.11.i, 0
  br i1 %.353, label %B870, label %B1018

B1156.if:                                         ; preds = %B1156.if, %B1156.if.preheader
  %lsr.iv328 = phi ptr [ %scevgep, %B1156.if.preheader ], [ %scevgep329, %B1156.if ]
  %lsr.iv = phi i64 [ %1, %B1156.if.preheader ], [ %lsr.iv.next, %B1156.if ]
  store i64 %weight.2.2, ptr %lsr.iv328, align 8
  %lsr.iv.next = add i64 %lsr.iv, -1
  %scevgep329 = getelementptr i8, ptr %lsr.iv328, i64 8
  %.532 = icmp sgt i64 %lsr.iv.next, 1
  br i1 %.532, label %B1156.if, label %B456.loopexit

B1242.if:                                         ; preds = %B1244.endif.endif, %B1242.if.preheader
  %lsr.iv331 = phi i64 [ 0, %B1242.if.preheader ], [ %lsr.iv.next332, %B1244.endif.endif ]
  %.694412415 = phi i64 [ %.701, %B1244.endif.endif ], [ 0, %B1242.if.preheader ]
  %.701 = add nuw nsw i64 %.694412415, 1
  %.727 = tail call i64 @tideproof_words()
  %.10.i.i = tail call i64 @tideproof_words(), !noalias !53
  %.9240.not.i.i = icmp slt i64 %.10.i.i, 1
  br i1 %.9240.not.i.i, label %B1244.endif.endif, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B1242.if
  %xtraiter.i.i = and i64 %.10.i.i, 3
  %8 = icmp ult i64 %.10.i.i, 4
  br i1 %8, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.10.i.i, %const397
  %9 = mul i64 %.727, %lsr.iv331
  %scevgep333 = getelementptr i8, ptr %scevgep330, i64 %9
  br label %B88.if.i.i

B190.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B190.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %h.4.043.epil.init.i.i = phi i64 [ %const398, %B88.if.preheader.i.i ], [ %.137.3.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %.983941.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %10 = shl i64 %.983941.epil.init.i.i, 3
  %11 = mul i64 %.727, %lsr.iv331
  %12 = add i64 %11, %10
  %scevgep341 = getelementptr i8, ptr %arg.successors, i64 %12
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %h.4.043.epil.i.i = phi i64 [ %.137.epil.i.i, %B88.if.epil.i.i ], [ %h.4.043.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %13 = shl i64 %epil.iter.i.i, 3
  %scevgep342 = getelementptr i8, ptr %scevgep341, i64 %13
  %.132.epil.i.i = load i64, ptr %scevgep342, align 8, !noalias !53
  %.134.epil.i.i = xor i64 %.132.epil.i.i, %h.4.043.epil.i.i
  %.135.epil.i.i = mul i64 %.134.epil.i.i, %const399
  %.136.epil.i.i = lshr i64 %.135.epil.i.i, 32
  %.137.epil.i.i = xor i64 %.136.epil.i.i, %.135.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.i.i, !llvm.loop !58

B190.loopexit.i.i:                                ; preds = %B88.if.epil.i.i, %B190.loopexit.unr-lcssa.i.i
  %.137.lcssa.i.i = phi i64 [ %.137.3.i.i, %B190.loopexit.unr-lcssa.i.i ], [ %.137.epil.i.i, %B88.if.epil.i.i ]
  %14 = mul i64 %.137.lcssa.i.i, %const399
  br label %B1244.endif.endif

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %h.4.043.i.i = phi i64 [ %const398, %B88.if.preheader.new.i.i ], [ %.137.3.i.i, %B88.if.i.i ]
  %.983941.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.105.3.i.i, %B88.if.i.i ]
  %sunkaddr.i = shl i64 %.983941.i.i, 3
  %scevgep339 = getelementptr i8, ptr %scevgep333, i64 %sunkaddr.i
  %scevgep340 = getelementptr i8, ptr %scevgep339, i64 -24
  %.132.i.i = load i64, ptr %scevgep340, align 8, !noalias !53
  %.134.i.i = xor i64 %.132.i.i, %h.4.043.i.i
  %.135.i.i = mul i64 %.134.i.i, %const399
  %.136.i.i = lshr i64 %.135.i.i, 32
  %15 = shl i64 %.983941.i.i, 3
  %scevgep337 = getelementptr i8, ptr %scevgep333, i64 %15
  %scevgep338 = getelementptr i8, ptr %scevgep337, i64 -16
  %.132.1.i.i = load i64, ptr %scevgep338, align 8, !noalias !53
  %16 = xor i64 %.132.1.i.i, %.136.i.i
  %.134.1.i.i = xor i64 %16, %.135.i.i
  %.135.1.i.i = mul i64 %.134.1.i.i, %const399
  %.136.1.i.i = lshr i64 %.135.1.i.i, 32
  %17 = shl i64 %.983941.i.i, 3
  %scevgep335 = getelementptr i8, ptr %scevgep333, i64 %17
  %scevgep336 = getelementptr i8, ptr %scevgep335, i64 -8
  %.132.2.i.i = load i64, ptr %scevgep336, align 8, !noalias !53
  %18 = xor i64 %.132.2.i.i, %.136.1.i.i
  %.134.2.i.i = xor i64 %18, %.135.1.i.i
  %.135.2.i.i = mul i64 %.134.2.i.i, %const399
  %.136.2.i.i = lshr i64 %.135.2.i.i, 32
  %.105.3.i.i = add nuw nsw i64 %.983941.i.i, 4
  %19 = shl i64 %.983941.i.i, 3
  %scevgep334 = getelementptr i8, ptr %scevgep333, i64 %19
  %.132.3.i.i = load i64, ptr %scevgep334, align 8, !noalias !53
  %20 = xor i64 %.132.3.i.i, %.136.2.i.i
  %.134.3.i.i = xor i64 %20, %.135.2.i.i
  %.135.3.i.i = mul i64 %.134.3.i.i, %const399
  %.136.3.i.i = lshr i64 %.135.3.i.i, 32
  %.137.3.i.i = xor i64 %.136.3.i.i, %.135.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.105.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B190.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B1244.endif.endif:                                ; preds = %B190.loopexit.i.i, %B1242.if
  %h.4.0.lcssa.i.i = phi i64 [ %const, %B1242.if ], [ %14, %B190.loopexit.i.i ]
  %.4.i = tail call i64 @tideproof_words(), !noalias !59
  %.5.i = add i64 %.4.i, 1
  %21 = lshr i64 %h.4.0.lcssa.i.i, 61
  %22 = lshr i64 %h.4.0.lcssa.i.i, 32
  %.755 = xor i64 %21, %22
  %.757 = mul i64 %.755, %arg.slots
  %.758 = lshr i64 %.757, 32
  %.784 = mul i64 %.758, %.5.i
  %.786 = getelementptr i64, ptr %arg.table, i64 %.784
  tail call void @llvm.prefetch.p0(ptr %.786, i32 0, i32 3, i32 1)
  %lsr.iv.next332 = add i64 %lsr.iv331, 8
  %exitcond.not = icmp eq i64 %.451, %.701
  br i1 %exitcond.not, label %B1498.if.preheader, label %B1242.if

B1498.if.preheader:                               ; preds = %B1244.endif.endif
  br label %B1498.if

B1498.if:                                         ; preds = %B1498.if.preheader, %B1498
  %lsr.iv344 = phi i64 [ 0, %B1498.if.preheader ], [ %lsr.iv.next345, %B1498 ]
  %used.3.1428 = phi i64 [ %.1040, %B1498 ], [ %used.2.0, %B1498.if.preheader ]
  %.886422426 = phi i64 [ %.893, %B1498 ], [ 0, %B1498.if.preheader ]
  %.893 = add nuw nsw i64 %.886422426, 1
  %.918 = tail call i64 @tideproof_words()
  %.10.i.i1 = tail call i64 @tideproof_words(), !noalias !62
  %.9240.not.i.i2 = icmp slt i64 %.10.i.i1, 1
  br i1 %.9240.not.i.i2, label %B1500.endif, label %B88.if.preheader.i.i3

B88.if.preheader.i.i3:                            ; preds = %B1498.if
  %xtraiter.i.i4 = and i64 %.10.i.i1, 3
  %23 = icmp ult i64 %.10.i.i1, 4
  br i1 %23, label %B88.if.epil.preheader.i.i42, label %B88.if.preheader.new.i.i5

B88.if.preheader.new.i.i5:                        ; preds = %B88.if.preheader.i.i3
  %unroll_iter.i.i6 = and i64 %.10.i.i1, %const397
  %24 = mul i64 %.918, %lsr.iv344
  %scevgep346 = getelementptr i8, ptr %scevgep343, i64 %24
  br label %B88.if.i.i7

B190.loopexit.unr-lcssa.i.i40:                    ; preds = %B88.if.i.i7
  %lcmp.mod.not.i.i41 = icmp eq i64 %xtraiter.i.i4, 0
  br i1 %lcmp.mod.not.i.i41, label %B190.loopexit.i.i57, label %B88.if.epil.preheader.i.i42

B88.if.epil.preheader.i.i42:                      ; preds = %B190.loopexit.unr-lcssa.i.i40, %B88.if.preheader.i.i3
  %h.4.043.epil.init.i.i43 = phi i64 [ %const398, %B88.if.preheader.i.i3 ], [ %.137.3.i.i38, %B190.loopexit.unr-lcssa.i.i40 ]
  %.983941.epil.init.i.i44 = phi i64 [ 0, %B88.if.preheader.i.i3 ], [ %unroll_iter.i.i6, %B190.loopexit.unr-lcssa.i.i40 ]
  %25 = shl i64 %.983941.epil.init.i.i44, 3
  %26 = mul i64 %.918, %lsr.iv344
  %27 = add i64 %26, %25
  %scevgep354 = getelementptr i8, ptr %arg.successors, i64 %27
  br label %B88.if.epil.i.i46

B88.if.epil.i.i46:                                ; preds = %B88.if.epil.i.i46, %B88.if.epil.preheader.i.i42
  %h.4.043.epil.i.i47 = phi i64 [ %.137.epil.i.i54, %B88.if.epil.i.i46 ], [ %h.4.043.epil.init.i.i43, %B88.if.epil.preheader.i.i42 ]
  %epil.iter.i.i48 = phi i64 [ %epil.iter.next.i.i55, %B88.if.epil.i.i46 ], [ 0, %B88.if.epil.preheader.i.i42 ]
  %28 = shl i64 %epil.iter.i.i48, 3
  %scevgep355 = getelementptr i8, ptr %scevgep354, i64 %28
  %.132.epil.i.i50 = load i64, ptr %scevgep355, align 8, !noalias !62
  %.134.epil.i.i51 = xor i64 %.132.epil.i.i50, %h.4.043.epil.i.i47
  %.135.epil.i.i52 = mul i64 %.134.epil.i.i51, %const399
  %.136.epil.i.i53 = lshr i64 %.135.epil.i.i52, 32
  %.137.epil.i.i54 = xor i64 %.136.epil.i.i53, %.135.epil.i.i52
  %epil.iter.next.i.i55 = add i64 %epil.iter.i.i48, 1
  %epil.iter.cmp.not.i.i56 = icmp eq i64 %xtraiter.i.i4, %epil.iter.next.i.i55
  br i1 %epil.iter.cmp.not.i.i56, label %B190.loopexit.i.i57, label %B88.if.epil.i.i46, !llvm.loop !58

B190.loopexit.i.i57:                              ; preds = %B88.if.epil.i.i46, %B190.loopexit.unr-lcssa.i.i40
  %.137.lcssa.i.i58 = phi i64 [ %.137.3.i.i38, %B190.loopexit.unr-lcssa.i.i40 ], [ %.137.epil.i.i54, %B88.if.epil.i.i46 ]
  %29 = mul i64 %.137.lcssa.i.i58, %const399
  br label %B1500.endif

B88.if.i.i7:                                      ; preds = %B88.if.i.i7, %B88.if.preheader.new.i.i5
  %h.4.043.i.i8 = phi i64 [ %const398, %B88.if.preheader.new.i.i5 ], [ %.137.3.i.i38, %B88.if.i.i7 ]
  %.983941.i.i9 = phi i64 [ 0, %B88.if.preheader.new.i.i5 ], [ %.105.3.i.i30, %B88.if.i.i7 ]
  %sunkaddr.i10 = shl i64 %.983941.i.i9, 3
  %scevgep352 = getelementptr i8, ptr %scevgep346, i64 %sunkaddr.i10
  %scevgep353 = getelementptr i8, ptr %scevgep352, i64 -24
  %.132.i.i12 = load i64, ptr %scevgep353, align 8, !noalias !62
  %.134.i.i13 = xor i64 %.132.i.i12, %h.4.043.i.i8
  %.135.i.i14 = mul i64 %.134.i.i13, %const399
  %.136.i.i15 = lshr i64 %.135.i.i14, 32
  %30 = shl i64 %.983941.i.i9, 3
  %scevgep350 = getelementptr i8, ptr %scevgep346, i64 %30
  %scevgep351 = getelementptr i8, ptr %scevgep350, i64 -16
  %.132.1.i.i19 = load i64, ptr %scevgep351, align 8, !noalias !62
  %31 = xor i64 %.132.1.i.i19, %.136.i.i15
  %.134.1.i.i20 = xor i64 %31, %.135.i.i14
  %.135.1.i.i21 = mul i64 %.134.1.i.i20, %const399
  %.136.1.i.i22 = lshr i64 %.135.1.i.i21, 32
  %32 = shl i64 %.983941.i.i9, 3
  %scevgep348 = getelementptr i8, ptr %scevgep346, i64 %32
  %scevgep349 = getelementptr i8, ptr %scevgep348, i64 -8
  %.132.2.i.i26 = load i64, ptr %scevgep349, align 8, !noalias !62
  %33 = xor i64 %.132.2.i.i26, %.136.1.i.i22
  %.134.2.i.i27 = xor i64 %33, %.135.1.i.i21
  %.135.2.i.i28 = mul i64 %.134.2.i.i27, %const399
  %.136.2.i.i29 = lshr i64 %.135.2.i.i28, 32
  %.105.3.i.i30 = add nuw nsw i64 %.983941.i.i9, 4
  %34 = shl i64 %.983941.i.i9, 3
  %scevgep347 = getelementptr i8, ptr %scevgep346, i64 %34
  %.132.3.i.i34 = load i64, ptr %scevgep347, align 8, !noalias !62
  %35 = xor i64 %.132.3.i.i34, %.136.2.i.i29
  %.134.3.i.i35 = xor i64 %35, %.135.2.i.i28
  %.135.3.i.i36 = mul i64 %.134.3.i.i35, %const399
  %.136.3.i.i37 = lshr i64 %.135.3.i.i36, 32
  %.137.3.i.i38 = xor i64 %.136.3.i.i37, %.135.3.i.i36
  %niter.ncmp.3.i.i39 = icmp eq i64 %unroll_iter.i.i6, %.105.3.i.i30
  br i1 %niter.ncmp.3.i.i39, label %B190.loopexit.unr-lcssa.i.i40, label %B88.if.i.i7

B1500.endif:                                      ; preds = %B190.loopexit.i.i57, %B1498.if
  %h.4.0.lcssa.i.i59 = phi i64 [ %const, %B1498.if ], [ %29, %B190.loopexit.i.i57 ]
  %.151.i.i60 = lshr i64 %h.4.0.lcssa.i.i59, 29
  %.152.i.i61 = xor i64 %.151.i.i60, %h.4.0.lcssa.i.i59
  %"$phi104.0.2.0.i62" = tail call i64 @llvm.umax.i64(i64 %.152.i.i61, i64 1)
  %.948 = lshr i64 %"$phi104.0.2.0.i62", 32
  %.950 = mul i64 %.948, %arg.slots
  %.951 = lshr i64 %.950, 32
  %.23.not147.i = icmp ult i64 %.951, %arg.room
  br i1 %.23.not147.i, label %B48.endif.preheader.i, label %B1714

B48.endif.preheader.i:                            ; preds = %B1500.endif
  %36 = shl nuw nsw i64 %.951, 3
  %37 = sub nsw i64 0, %.951
  %38 = mul i64 %.918, %lsr.iv344
  %scevgep359 = getelementptr i8, ptr %arg.successors, i64 %38
  %scevgep362 = getelementptr i8, ptr %scevgep361, i64 %38
  %scevgep378 = getelementptr i8, ptr %arg.successors, i64 %38
  br label %B48.endif.i

B134.i:                                           ; preds = %B48.endif.i
  %.80.not.i = icmp ugt i64 %.152.i.i61, %.68.i
  br i1 %.80.not.i, label %B348.i, label %B146.endif.i

B252.i:                                           ; preds = %B146.endif.i
  %.5.i2.i = add i64 %.4.i1.i, 1
  %.10.i.i64 = tail call i64 @tideproof_words(), !noalias !67
  %..10.i.i = tail call i64 @llvm.smax.i64(i64 %.10.i.i64, i64 0)
  %39 = mul i64 %lsr.iv.i, %.5.i2.i
  %scevgep357 = getelementptr i8, ptr %scevgep356, i64 %39
  br label %B58.i.i

B58.i.i:                                          ; preds = %B58.if.i.i, %B252.i
  %.9848.i.i = phi i64 [ %.105.i.i, %B58.if.i.i ], [ 0, %B252.i ]
  %exitcond.not.i.i = icmp eq i64 %..10.i.i, %.9848.i.i
  br i1 %exitcond.not.i.i, label %B286.i, label %B58.if.i.i

B58.if.i.i:                                       ; preds = %B58.i.i
  %.105.i.i = add nuw i64 %.9848.i.i, 1
  %40 = shl i64 %.9848.i.i, 3
  %scevgep360 = getelementptr i8, ptr %scevgep359, i64 %40
  %.136.i.i66 = load i64, ptr %scevgep360, align 8, !noalias !67
  %scevgep358 = getelementptr i8, ptr %scevgep357, i64 %40
  %.140.i.i = load i64, ptr %scevgep358, align 8, !noalias !67
  %.141.not.i.i = icmp eq i64 %.136.i.i66, %.140.i.i
  br i1 %.141.not.i.i, label %B58.i.i, label %B252.endif.endif.i

B286.i:                                           ; preds = %B252.endif.endif.i, %B58.i.i
  %.13.i.i = tail call i64 @tideproof_words(), !noalias !72
  %.9540.not.i.i = icmp slt i64 %.13.i.i, 1
  br i1 %.9540.not.i.i, label %B1498, label %B88.if.preheader.i.i67

B88.if.preheader.i.i67:                           ; preds = %B286.i
  %xtraiter.i.i68 = and i64 %.13.i.i, 3
  %41 = icmp ult i64 %.13.i.i, 4
  br i1 %41, label %B88.if.epil.preheader.i.i79, label %B88.if.preheader.new.i.i69

B88.if.preheader.new.i.i69:                       ; preds = %B88.if.preheader.i.i67
  %unroll_iter.i.i70 = and i64 %.13.i.i, %const397
  %42 = mul i64 %lsr.iv.i, %.5.i2.i
  %scevgep371 = getelementptr i8, ptr %scevgep370, i64 %42
  br label %B88.if.i.i71

B134.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i71
  %lcmp.mod.not.i.i78 = icmp eq i64 %xtraiter.i.i68, 0
  br i1 %lcmp.mod.not.i.i78, label %B286.endif.endif.i, label %B88.if.epil.preheader.i.i79

B88.if.epil.preheader.i.i79:                      ; preds = %B134.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i67
  %difference.2.043.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i67 ], [ %.141.3.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %.1013941.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i67 ], [ %unroll_iter.i.i70, %B134.loopexit.unr-lcssa.i.i ]
  %43 = shl i64 %.1013941.epil.init.i.i, 3
  %scevgep379 = getelementptr i8, ptr %scevgep378, i64 %43
  %44 = mul i64 %lsr.iv.i, %.5.i2.i
  %45 = add i64 %44, %43
  %scevgep382 = getelementptr i8, ptr %scevgep381, i64 %45
  br label %B88.if.epil.i.i80

B88.if.epil.i.i80:                                ; preds = %B88.if.epil.i.i80, %B88.if.epil.preheader.i.i79
  %difference.2.043.epil.i.i = phi i64 [ %.141.epil.i.i, %B88.if.epil.i.i80 ], [ %difference.2.043.epil.init.i.i, %B88.if.epil.preheader.i.i79 ]
  %epil.iter.i.i81 = phi i64 [ %epil.iter.next.i.i83, %B88.if.epil.i.i80 ], [ 0, %B88.if.epil.preheader.i.i79 ]
  %46 = shl i64 %epil.iter.i.i81, 3
  %scevgep383 = getelementptr i8, ptr %scevgep382, i64 %46
  %.135.epil.i.i82 = load i64, ptr %scevgep383, align 8, !noalias !72
  %scevgep380 = getelementptr i8, ptr %scevgep379, i64 %46
  %.138.epil.i.i = load i64, ptr %scevgep380, align 8, !noalias !72
  %.139.epil.i.i = xor i64 %.138.epil.i.i, %.135.epil.i.i82
  %.141.epil.i.i = or i64 %.139.epil.i.i, %difference.2.043.epil.i.i
  %epil.iter.next.i.i83 = add i64 %epil.iter.i.i81, 1
  %epil.iter.cmp.not.i.i84 = icmp eq i64 %xtraiter.i.i68, %epil.iter.next.i.i83
  br i1 %epil.iter.cmp.not.i.i84, label %B286.endif.endif.i, label %B88.if.epil.i.i80, !llvm.loop !75

B88.if.i.i71:                                     ; preds = %B88.if.i.i71, %B88.if.preheader.new.i.i69
  %difference.2.043.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i69 ], [ %.141.3.i.i, %B88.if.i.i71 ]
  %.1013941.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i69 ], [ %.108.3.i.i, %B88.if.i.i71 ]
  %sunkaddr.i.i = shl i64 %.1013941.i.i, 3
  %scevgep372 = getelementptr i8, ptr %scevgep371, i64 %sunkaddr.i.i
  %scevgep377 = getelementptr i8, ptr %scevgep372, i64 -24
  %.135.i.i72 = load i64, ptr %scevgep377, align 8, !noalias !72
  %scevgep368 = getelementptr i8, ptr %scevgep362, i64 %sunkaddr.i.i
  %scevgep369 = getelementptr i8, ptr %scevgep368, i64 -24
  %.138.i.i = load i64, ptr %scevgep369, align 8, !noalias !72
  %.139.i.i = xor i64 %.138.i.i, %.135.i.i72
  %.141.i.i = or i64 %.139.i.i, %difference.2.043.i.i
  %47 = shl i64 %.1013941.i.i, 3
  %scevgep375 = getelementptr i8, ptr %scevgep371, i64 %47
  %scevgep376 = getelementptr i8, ptr %scevgep375, i64 -16
  %.135.1.i.i74 = load i64, ptr %scevgep376, align 8, !noalias !72
  %48 = shl i64 %.1013941.i.i, 3
  %scevgep366 = getelementptr i8, ptr %scevgep362, i64 %48
  %scevgep367 = getelementptr i8, ptr %scevgep366, i64 -16
  %.138.1.i.i = load i64, ptr %scevgep367, align 8, !noalias !72
  %.139.1.i.i = xor i64 %.138.1.i.i, %.135.1.i.i74
  %.141.1.i.i = or i64 %.141.i.i, %.139.1.i.i
  %49 = shl i64 %.1013941.i.i, 3
  %scevgep373 = getelementptr i8, ptr %scevgep371, i64 %49
  %scevgep374 = getelementptr i8, ptr %scevgep373, i64 -8
  %.135.2.i.i75 = load i64, ptr %scevgep374, align 8, !noalias !72
  %50 = shl i64 %.1013941.i.i, 3
  %scevgep364 = getelementptr i8, ptr %scevgep362, i64 %50
  %scevgep365 = getelementptr i8, ptr %scevgep364, i64 -8
  %.138.2.i.i = load i64, ptr %scevgep365, align 8, !noalias !72
  %.139.2.i.i = xor i64 %.138.2.i.i, %.135.2.i.i75
  %.141.2.i.i = or i64 %.141.1.i.i, %.139.2.i.i
  %.108.3.i.i = add nuw nsw i64 %.1013941.i.i, 4
  %.135.3.i.i76 = load i64, ptr %scevgep372, align 8, !noalias !72
  %51 = shl i64 %.1013941.i.i, 3
  %scevgep363 = getelementptr i8, ptr %scevgep362, i64 %51
  %.138.3.i.i = load i64, ptr %scevgep363, align 8, !noalias !72
  %.139.3.i.i = xor i64 %.138.3.i.i, %.135.3.i.i76
  %.141.3.i.i = or i64 %.141.2.i.i, %.139.3.i.i
  %niter.ncmp.3.i.i77 = icmp eq i64 %unroll_iter.i.i70, %.108.3.i.i
  br i1 %niter.ncmp.3.i.i77, label %B134.loopexit.unr-lcssa.i.i, label %B88.if.i.i71

B348.i:                                           ; preds = %B286.endif.endif.i, %B134.i
  %.215.i = add nuw i64 %slot.2.0148.i, 1
  %lsr.iv.next.i = add i64 %lsr.iv.i, 8
  %lsr.iv.next55.i = add i64 %lsr.iv54.i, -1
  %exitcond.not.i85 = icmp eq i64 %.215.i, %arg.room
  br i1 %exitcond.not.i85, label %B1714, label %B48.endif.i

B470.i:                                           ; preds = %B548.endif.i, %B470.i.preheader
  %free.2.0.i = phi i64 [ %.263.i, %B548.endif.i ], [ %slot.2.0148.i, %B470.i.preheader ]
  %.263.i = add i64 %free.2.0.i, 1
  %.271.not.i = icmp ult i64 %.263.i, %arg.room
  br i1 %.271.not.i, label %B548.endif.i, label %B1714

B48.endif.i:                                      ; preds = %B348.i, %B48.endif.preheader.i
  %lsr.iv54.i = phi i64 [ %37, %B48.endif.preheader.i ], [ %lsr.iv.next55.i, %B348.i ]
  %lsr.iv.i = phi i64 [ %36, %B48.endif.preheader.i ], [ %lsr.iv.next.i, %B348.i ]
  %slot.2.0148.i = phi i64 [ %.951, %B48.endif.preheader.i ], [ %.215.i, %B348.i ]
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !76
  %.5.i.i = add i64 %.4.i.i, 1
  %.65.i = mul i64 %.5.i.i, %slot.2.0148.i
  %.67.i = getelementptr i64, ptr %arg.table, i64 %.65.i
  %.68.i = load i64, ptr %.67.i, align 8, !noalias !79
  %.73.i = icmp eq i64 %.68.i, 0
  br i1 %.73.i, label %B386.endif.i, label %B134.i

B146.endif.i:                                     ; preds = %B134.i
  %.4.i1.i = tail call i64 @tideproof_words(), !noalias !80
  %.117.i = icmp ugt i64 %.68.i, %"$phi104.0.2.0.i62"
  br i1 %.117.i, label %B386.endif.i, label %B252.i

B252.endif.endif.i:                               ; preds = %B58.if.i.i
  %.159.i.not.i = icmp ult i64 %.136.i.i66, %.140.i.i
  br i1 %.159.i.not.i, label %B386.endif.i, label %B286.i

B286.endif.endif.i:                               ; preds = %B88.if.epil.i.i80, %B134.loopexit.unr-lcssa.i.i
  %.141.lcssa.i.i = phi i64 [ %.141.3.i.i, %B134.loopexit.unr-lcssa.i.i ], [ %.141.epil.i.i, %B88.if.epil.i.i80 ]
  %.not.i = icmp eq i64 %.141.lcssa.i.i, 0
  br i1 %.not.i, label %B1498, label %B348.i

B386.endif.i:                                     ; preds = %B252.endif.endif.i, %B146.endif.i, %B48.endif.i
  %.4.i3.i = tail call i64 @tideproof_words(), !noalias !83
  %.5.i4.i = add i64 %.4.i3.i, 1
  %.251.i = mul i64 %.5.i4.i, %slot.2.0148.i
  %.253.i = getelementptr i64, ptr %arg.table, i64 %.251.i
  %.254.i = load i64, ptr %.253.i, align 8, !noalias !79
  %.255.not.i = icmp eq i64 %.254.i, 0
  br i1 %.255.not.i, label %B628.endif.endif.endif.endif.i, label %B470.i.preheader

B470.i.preheader:                                 ; preds = %B386.endif.i
  br label %B470.i

B548.endif.i:                                     ; preds = %B470.i
  %.4.i5.i = tail call i64 @tideproof_words(), !noalias !86
  %.5.i6.i = add i64 %.4.i5.i, 1
  %.319.i = mul i64 %.5.i6.i, %.263.i
  %.323.i = getelementptr i64, ptr %arg.table, i64 %.319.i
  %.324.i = load i64, ptr %.323.i, align 8, !noalias !79
  %.325.not.i = icmp eq i64 %.324.i, 0
  br i1 %.325.not.i, label %B628.endif.endif.endif.endif.i, label %B470.i

B628.endif.endif.endif.endif.i:                   ; preds = %B548.endif.i, %B386.endif.i
  %free.3.1.i = phi i64 [ %slot.2.0148.i, %B386.endif.i ], [ %.263.i, %B548.endif.i ]
  %.4.i7.i = tail call i64 @tideproof_words(), !noalias !89
  %.5.i8.i = add i64 %.4.i7.i, 1
  %.4.i11.i = tail call i64 @tideproof_words(), !noalias !92
  %.362.i = mul i64 %.5.i8.i, %free.3.1.i
  %.4.i13.i = tail call i64 @tideproof_words(), !noalias !95
  %.5.i14.i = add i64 %.4.i13.i, 1
  %.4.i15.i = tail call i64 @tideproof_words(), !noalias !98
  %.418.i = mul i64 %.5.i14.i, %slot.2.0148.i
  %52 = add i64 %.362.i, %.4.i11.i
  %.5.i16.i = sub i64 %.4.i15.i, %52
  %.482.i = add i64 %.5.i16.i, %.418.i
  %.525151.i134 = icmp slt i64 %.482.i, 0
  br i1 %.525151.i134, label %B848.endif.preheader.i, label %B904.endif.i

B848.endif.preheader.i:                           ; preds = %B628.endif.endif.endif.endif.i
  %53 = add i64 %.362.i, %.4.i11.i
  %54 = add i64 %53, 1
  %55 = sub i64 %54, %.4.i15.i
  %56 = sub i64 %.4.i15.i, %53
  %57 = add i64 %56, %.418.i
  %smax.i = tail call i64 @llvm.smax.i64(i64 %57, i64 0)
  %58 = mul i64 %.5.i14.i, %lsr.iv54.i
  %59 = add i64 %55, %58
  %60 = add i64 %59, %smax.i
  %61 = shl i64 %53, 3
  %scevgep58.i = getelementptr i8, ptr %arg.table, i64 %61
  br label %B848.endif.i

B848.endif.i:                                     ; preds = %B848.endif.i, %B848.endif.preheader.i
  %lsr.iv59.i = phi ptr [ %scevgep58.i, %B848.endif.preheader.i ], [ %scevgep60.i, %B848.endif.i ]
  %lsr.iv56.i = phi i64 [ %60, %B848.endif.preheader.i ], [ %lsr.iv.next57.i, %B848.endif.i ]
  %.4.i17.i = tail call i64 @tideproof_words(), !noalias !101
  %62 = mul i64 %.4.i17.i, -8
  %scevgep61.i = getelementptr i8, ptr %lsr.iv59.i, i64 %62
  %scevgep62.i = getelementptr i8, ptr %scevgep61.i, i64 -8
  %.591.i = load i64, ptr %scevgep62.i, align 8, !noalias !79
  store i64 %.591.i, ptr %lsr.iv59.i, align 8, !noalias !79
  %lsr.iv.next57.i = add i64 %lsr.iv56.i, -1
  %scevgep60.i = getelementptr i8, ptr %lsr.iv59.i, i64 -8
  %.525.i = icmp sgt i64 %lsr.iv.next57.i, 1
  br i1 %.525.i, label %B848.endif.i, label %B904.endif.i

B904.endif.i:                                     ; preds = %B848.endif.i, %B628.endif.endif.endif.endif.i
  %.4.i9.i = tail call i64 @tideproof_words(), !noalias !104
  %.5.i10.i = add i64 %.4.i9.i, 1
  %.626.i = mul i64 %.5.i10.i, %slot.2.0148.i
  %.629.i = getelementptr i64, ptr %arg.table, i64 %.626.i
  store i64 %"$phi104.0.2.0.i62", ptr %.629.i, align 8, !noalias !79
  %.633.i = tail call i64 @tideproof_words(), !noalias !79
  %.713157.not.i = icmp slt i64 %.633.i, 1
  br i1 %.713157.not.i, label %B1498, label %B1000.endif.i.preheader

B1000.endif.i.preheader:                          ; preds = %B904.endif.i
  %63 = mul i64 %.918, %lsr.iv344
  %scevgep387 = getelementptr i8, ptr %arg.successors, i64 %63
  br label %B1000.endif.i

B1000.endif.i:                                    ; preds = %B1000.endif.i, %B1000.endif.i.preheader
  %.719156158.i = phi i64 [ %.726.i, %B1000.endif.i ], [ 0, %B1000.endif.i.preheader ]
  %64 = shl i64 %.719156158.i, 3
  %scevgep388 = getelementptr i8, ptr %scevgep387, i64 %64
  %.753.i = load i64, ptr %scevgep388, align 8, !noalias !79
  %.4.i19.i = tail call i64 @tideproof_words(), !noalias !107
  %.5.i20.i = add i64 %.4.i19.i, 1
  %.726.i = add nuw nsw i64 %.719156158.i, 1
  %65 = mul i64 %lsr.iv.i, %.5.i20.i
  %scevgep385 = getelementptr i8, ptr %scevgep64.i, i64 %65
  %66 = shl i64 %.719156158.i, 3
  %scevgep386 = getelementptr i8, ptr %scevgep385, i64 %66
  store i64 %.753.i, ptr %scevgep386, align 8, !noalias !79
  %exitcond185.not.i = icmp eq i64 %.633.i, %.726.i
  br i1 %exitcond185.not.i, label %B1498, label %B1000.endif.i

B1898.if:                                         ; preds = %B1898.if, %B1898.if.preheader.new
  %.1138433435 = phi i64 [ 0, %B1898.if.preheader.new ], [ %.1145.1, %B1898.if ]
  %sunkaddr405 = mul i64 %.1138433435, 4
  %sunkaddr406 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr405
  %.1172 = load i32, ptr %sunkaddr406, align 4
  %.1174 = zext i32 %.1172 to i64
  %.1175 = getelementptr i64, ptr %arg.taken, i64 %.1174
  %.1176 = load i64, ptr %.1175, align 8
  %sunkaddr407 = mul i64 %.1138433435, 8
  %sunkaddr408 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr407
  %.1179 = load i64, ptr %sunkaddr408, align 8
  %.1180 = add i64 %.1179, %.1176
  store i64 %.1180, ptr %.1175, align 8
  %.1145.1 = add nuw i64 %.1138433435, 2
  %sunkaddr409 = mul i64 %.1138433435, 4
  %sunkaddr410 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr409
  %sunkaddr411 = getelementptr i8, ptr %sunkaddr410, i64 4
  %.1172.1 = load i32, ptr %sunkaddr411, align 4
  %.1174.1 = zext i32 %.1172.1 to i64
  %.1175.1 = getelementptr i64, ptr %arg.taken, i64 %.1174.1
  %.1176.1 = load i64, ptr %.1175.1, align 8
  %sunkaddr412 = mul i64 %.1138433435, 8
  %sunkaddr413 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr412
  %sunkaddr414 = getelementptr i8, ptr %sunkaddr413, i64 8
  %.1179.1 = load i64, ptr %sunkaddr414, align 8
  %.1180.1 = add i64 %.1179.1, %.1176.1
  store i64 %.1180.1, ptr %.1175.1, align 8
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.1145.1
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
  %status = call i32 @_ZN9tideproof10properties7engines5spark16partition_kernel11expand_intoB3v48B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayyyy9uint64_2ayy9uint64_2a9uint32_2a9uint64_2a9uint64_2a9uint64_2a(ptr %result, ptr %exception, ptr %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, ptr %a5, i64 %a6, i64 %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, ptr %a12)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines5spark16partition_kernel5drainB3v51B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayy9uint64_2a9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr captures(none) %arg.table, i64 %arg.room, i64 %arg.partitions, ptr writeonly captures(none) %arg.out, ptr writeonly captures(none) initializes((0, 8)) %arg.offsets) {
entry:
  store i64 0, ptr %arg.offsets, align 8
  %.108170.not = icmp slt i64 %arg.room, 1
  br i1 %.108170.not, label %B756, label %B134.endif.preheader

B134.endif.preheader:                             ; preds = %entry
  %scevgep54 = getelementptr i8, ptr %arg.table, i64 8
  br label %B134.endif

B412:                                             ; preds = %B294.endif, %B294.endif.prol.loopexit, %B222.endif
  %owner.5.3 = phi i64 [ %owner.3.0175, %B222.endif ], [ %.244.lcssa.unr, %B294.endif.prol.loopexit ], [ %.244.7, %B294.endif ]
  %.287 = tail call i64 @tideproof_words()
  %.367144.not = icmp slt i64 %.287, 1
  br i1 %.367144.not, label %B650.endif, label %B468.endif.preheader

B468.endif.preheader:                             ; preds = %B412
  %0 = shl i64 %count.2.0176, 3
  br label %B468.endif

B756:                                             ; preds = %B827, %entry
  %owner.3.0.lcssa = phi i64 [ 0, %entry ], [ %owner.4.1, %B827 ]
  %count.2.0.lcssa = phi i64 [ 0, %entry ], [ %count.3.1, %B827 ]
  %.507 = icmp ult i64 %owner.3.0.lcssa, %arg.partitions
  br i1 %.507, label %B768.preheader, label %common.ret

B768.preheader:                                   ; preds = %B756
  %1 = sub nuw i64 %arg.partitions, %owner.3.0.lcssa
  %xtraiter9 = and i64 %1, 7
  %lcmp.mod10.not = icmp eq i64 %xtraiter9, 0
  br i1 %lcmp.mod10.not, label %B768.prol.loopexit, label %B768.prol.preheader

B768.prol.preheader:                              ; preds = %B768.preheader
  br label %B768.prol

B768.prol:                                        ; preds = %B768.prol, %B768.prol.preheader
  %lsr.iv = phi i64 [ %xtraiter9, %B768.prol.preheader ], [ %lsr.iv.next, %B768.prol ]
  %owner.7.0.prol = phi i64 [ %.512.prol, %B768.prol ], [ %owner.3.0.lcssa, %B768.prol.preheader ]
  %.512.prol = add nuw i64 %owner.7.0.prol, 1
  %sunkaddr = mul i64 %owner.7.0.prol, 8
  %sunkaddr60 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr
  %sunkaddr61 = getelementptr i8, ptr %sunkaddr60, i64 8
  store i64 %count.2.0.lcssa, ptr %sunkaddr61, align 8
  %lsr.iv.next = add nsw i64 %lsr.iv, -1
  %prol.iter11.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %prol.iter11.cmp.not, label %B768.prol.loopexit, label %B768.prol, !llvm.loop !110

B768.prol.loopexit:                               ; preds = %B768.prol, %B768.preheader
  %owner.7.0.unr = phi i64 [ %owner.3.0.lcssa, %B768.preheader ], [ %.512.prol, %B768.prol ]
  %2 = sub i64 %owner.3.0.lcssa, %arg.partitions
  %3 = icmp ugt i64 %2, -8
  br i1 %3, label %common.ret, label %B768.preheader12

B768.preheader12:                                 ; preds = %B768.prol.loopexit
  br label %B768

B768:                                             ; preds = %B768, %B768.preheader12
  %owner.7.0 = phi i64 [ %.512.7, %B768 ], [ %owner.7.0.unr, %B768.preheader12 ]
  %sunkaddr62 = mul i64 %owner.7.0, 8
  %sunkaddr63 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr62
  %sunkaddr64 = getelementptr i8, ptr %sunkaddr63, i64 8
  store i64 %count.2.0.lcssa, ptr %sunkaddr64, align 8
  %sunkaddr65 = mul i64 %owner.7.0, 8
  %sunkaddr66 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr65
  %sunkaddr67 = getelementptr i8, ptr %sunkaddr66, i64 16
  store i64 %count.2.0.lcssa, ptr %sunkaddr67, align 8
  %sunkaddr68 = mul i64 %owner.7.0, 8
  %sunkaddr69 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr68
  %sunkaddr70 = getelementptr i8, ptr %sunkaddr69, i64 24
  store i64 %count.2.0.lcssa, ptr %sunkaddr70, align 8
  %sunkaddr71 = mul i64 %owner.7.0, 8
  %sunkaddr72 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr71
  %sunkaddr73 = getelementptr i8, ptr %sunkaddr72, i64 32
  store i64 %count.2.0.lcssa, ptr %sunkaddr73, align 8
  %sunkaddr74 = mul i64 %owner.7.0, 8
  %sunkaddr75 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr74
  %sunkaddr76 = getelementptr i8, ptr %sunkaddr75, i64 40
  store i64 %count.2.0.lcssa, ptr %sunkaddr76, align 8
  %sunkaddr77 = mul i64 %owner.7.0, 8
  %sunkaddr78 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr77
  %sunkaddr79 = getelementptr i8, ptr %sunkaddr78, i64 48
  store i64 %count.2.0.lcssa, ptr %sunkaddr79, align 8
  %sunkaddr80 = mul i64 %owner.7.0, 8
  %sunkaddr81 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr80
  %sunkaddr82 = getelementptr i8, ptr %sunkaddr81, i64 56
  store i64 %count.2.0.lcssa, ptr %sunkaddr82, align 8
  %.512.7 = add nuw i64 %owner.7.0, 8
  %sunkaddr83 = mul i64 %owner.7.0, 8
  %sunkaddr84 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr83
  %sunkaddr85 = getelementptr i8, ptr %sunkaddr84, i64 64
  store i64 %count.2.0.lcssa, ptr %sunkaddr85, align 8
  %exitcond207.not.7 = icmp eq i64 %arg.partitions, %.512.7
  br i1 %exitcond207.not.7, label %common.ret, label %B768

common.ret:                                       ; preds = %B768, %B768.prol.loopexit, %B756
  store i64 %count.2.0.lcssa, ptr %retptr, align 8
  ret i32 0

B827:                                             ; preds = %B650.endif, %B134.endif
  %owner.4.1 = phi i64 [ %owner.5.3, %B650.endif ], [ %owner.3.0175, %B134.endif ]
  %count.3.1 = phi i64 [ %.487, %B650.endif ], [ %count.2.0176, %B134.endif ]
  %lsr.iv.next53 = add i64 %lsr.iv52, 8
  %exitcond206.not = icmp eq i64 %arg.room, %.121
  br i1 %exitcond206.not, label %B756, label %B134.endif

B134.endif:                                       ; preds = %B827, %B134.endif.preheader
  %lsr.iv52 = phi i64 [ 0, %B134.endif.preheader ], [ %lsr.iv.next53, %B827 ]
  %count.2.0176 = phi i64 [ %count.3.1, %B827 ], [ 0, %B134.endif.preheader ]
  %owner.3.0175 = phi i64 [ %owner.4.1, %B827 ], [ 0, %B134.endif.preheader ]
  %.114153173 = phi i64 [ %.121, %B827 ], [ 0, %B134.endif.preheader ]
  %.121 = add nuw nsw i64 %.114153173, 1
  %.4.i1 = tail call i64 @tideproof_words(), !noalias !111
  %.5.i2 = add i64 %.4.i1, 1
  %.175 = mul i64 %.5.i2, %.114153173
  %.177 = getelementptr i64, ptr %arg.table, i64 %.175
  %.178 = load i64, ptr %.177, align 8
  %.183 = icmp eq i64 %.178, 0
  br i1 %.183, label %B827, label %B222.endif

B222.endif:                                       ; preds = %B134.endif
  %.6.i = lshr i64 %.178, 32
  %.7.i = mul i64 %.6.i, %arg.partitions
  %.237 = lshr i64 %.7.i, 32
  %.239 = icmp ult i64 %owner.3.0175, %.237
  br i1 %.239, label %B294.endif.preheader, label %B412

B294.endif.preheader:                             ; preds = %B222.endif
  %4 = sub nuw i64 %.237, %owner.3.0175
  %xtraiter = and i64 %4, 7
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B294.endif.prol.loopexit, label %B294.endif.prol.preheader

B294.endif.prol.preheader:                        ; preds = %B294.endif.preheader
  %5 = shl nuw nsw i64 %xtraiter, 3
  br label %B294.endif.prol

B294.endif.prol:                                  ; preds = %B294.endif.prol, %B294.endif.prol.preheader
  %lsr.iv32 = phi i64 [ %5, %B294.endif.prol.preheader ], [ %lsr.iv.next33, %B294.endif.prol ]
  %owner.6.2.prol = phi i64 [ %.244.prol, %B294.endif.prol ], [ %owner.3.0175, %B294.endif.prol.preheader ]
  %.244.prol = add nuw nsw i64 %owner.6.2.prol, 1
  %sunkaddr86 = mul i64 %owner.6.2.prol, 8
  %sunkaddr87 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr86
  %sunkaddr88 = getelementptr i8, ptr %sunkaddr87, i64 8
  store i64 %count.2.0176, ptr %sunkaddr88, align 8
  %lsr.iv.next33 = add nsw i64 %lsr.iv32, -8
  %prol.iter.cmp.not = icmp eq i64 %lsr.iv.next33, 0
  br i1 %prol.iter.cmp.not, label %B294.endif.prol.loopexit, label %B294.endif.prol, !llvm.loop !114

B294.endif.prol.loopexit:                         ; preds = %B294.endif.prol, %B294.endif.preheader
  %.244.lcssa.unr = phi i64 [ poison, %B294.endif.preheader ], [ %.244.prol, %B294.endif.prol ]
  %owner.6.2.unr = phi i64 [ %owner.3.0175, %B294.endif.preheader ], [ %.244.prol, %B294.endif.prol ]
  %6 = sub i64 %owner.3.0175, %.237
  %7 = icmp ugt i64 %6, -8
  br i1 %7, label %B412, label %B294.endif.preheader13

B294.endif.preheader13:                           ; preds = %B294.endif.prol.loopexit
  br label %B294.endif

B294.endif:                                       ; preds = %B294.endif, %B294.endif.preheader13
  %owner.6.2 = phi i64 [ %.244.7, %B294.endif ], [ %owner.6.2.unr, %B294.endif.preheader13 ]
  %sunkaddr89 = mul i64 %owner.6.2, 8
  %sunkaddr90 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr89
  %sunkaddr91 = getelementptr i8, ptr %sunkaddr90, i64 8
  store i64 %count.2.0176, ptr %sunkaddr91, align 8
  %sunkaddr92 = mul i64 %owner.6.2, 8
  %sunkaddr93 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr92
  %sunkaddr94 = getelementptr i8, ptr %sunkaddr93, i64 16
  store i64 %count.2.0176, ptr %sunkaddr94, align 8
  %sunkaddr95 = mul i64 %owner.6.2, 8
  %sunkaddr96 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr95
  %sunkaddr97 = getelementptr i8, ptr %sunkaddr96, i64 24
  store i64 %count.2.0176, ptr %sunkaddr97, align 8
  %sunkaddr98 = mul i64 %owner.6.2, 8
  %sunkaddr99 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr98
  %sunkaddr100 = getelementptr i8, ptr %sunkaddr99, i64 32
  store i64 %count.2.0176, ptr %sunkaddr100, align 8
  %sunkaddr101 = mul i64 %owner.6.2, 8
  %sunkaddr102 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr101
  %sunkaddr103 = getelementptr i8, ptr %sunkaddr102, i64 40
  store i64 %count.2.0176, ptr %sunkaddr103, align 8
  %sunkaddr104 = mul i64 %owner.6.2, 8
  %sunkaddr105 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr104
  %sunkaddr106 = getelementptr i8, ptr %sunkaddr105, i64 48
  store i64 %count.2.0176, ptr %sunkaddr106, align 8
  %sunkaddr107 = mul i64 %owner.6.2, 8
  %sunkaddr108 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr107
  %sunkaddr109 = getelementptr i8, ptr %sunkaddr108, i64 56
  store i64 %count.2.0176, ptr %sunkaddr109, align 8
  %.244.7 = add nuw nsw i64 %owner.6.2, 8
  %sunkaddr110 = mul i64 %owner.6.2, 8
  %sunkaddr111 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr110
  %sunkaddr112 = getelementptr i8, ptr %sunkaddr111, i64 64
  store i64 %count.2.0176, ptr %sunkaddr112, align 8
  %exitcond.not8.7 = icmp eq i64 %.237, %.244.7
  br i1 %exitcond.not8.7, label %B412, label %B294.endif

B468.endif:                                       ; preds = %B468.endif, %B468.endif.preheader
  %lsr.iv58 = phi i64 [ %.287, %B468.endif.preheader ], [ %lsr.iv.next59, %B468.endif ]
  %lsr.iv55 = phi ptr [ %scevgep54, %B468.endif.preheader ], [ %scevgep56, %B468.endif ]
  %lsr.iv49 = phi ptr [ %arg.out, %B468.endif.preheader ], [ %scevgep50, %B468.endif ]
  %.4.i3 = tail call i64 @tideproof_words(), !noalias !115
  %.5.i4 = add i64 %.4.i3, 1
  %8 = mul i64 %lsr.iv52, %.5.i4
  %scevgep57 = getelementptr i8, ptr %lsr.iv55, i64 %8
  %.436 = load i64, ptr %scevgep57, align 8
  %.437 = tail call i64 @tideproof_words()
  %9 = mul i64 %0, %.437
  %scevgep51 = getelementptr i8, ptr %lsr.iv49, i64 %9
  store i64 %.436, ptr %scevgep51, align 8
  %scevgep50 = getelementptr i8, ptr %lsr.iv49, i64 8
  %scevgep56 = getelementptr i8, ptr %lsr.iv55, i64 8
  %lsr.iv.next59 = add i64 %lsr.iv58, -1
  %exitcond.not = icmp eq i64 %lsr.iv.next59, 0
  br i1 %exitcond.not, label %B650.endif, label %B468.endif

B650.endif:                                       ; preds = %B468.endif, %B412
  %.4.i = tail call i64 @tideproof_words(), !noalias !118
  %.5.i = add i64 %.4.i, 1
  %.480 = mul i64 %.5.i, %.114153173
  %.484 = getelementptr i64, ptr %arg.table, i64 %.480
  store i64 0, ptr %.484, align 8
  %.487 = add i64 %count.2.0176, 1
  br label %B827
}

; Function Attrs: nounwind
define i64 @tideproof_drain(ptr %a0, i64 %a1, i64 %a2, ptr %a3, ptr %a4) #1 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines5spark16partition_kernel5drainB3v51B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayy9uint64_2a9uint64_2a(ptr %result, ptr %exception, ptr %a0, i64 %a1, i64 %a2, ptr %a3, ptr %a4)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines5spark16partition_kernel12remove_knownB3v52B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayy9uint64_2ay9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr readonly captures(none) %arg.states, i64 %arg.count, i64 %arg.partitions, ptr readonly %arg.run, i64 %arg.length, ptr writeonly captures(none) %arg.out) {
entry:
  %.111141.not = icmp slt i64 %arg.count, 1
  br i1 %.111141.not, label %common.ret, label %B126.if.preheader

B126.if.preheader:                                ; preds = %entry
  %const135 = bitcast i64 -2960836687051489901 to i64
  %const134 = bitcast i64 -7046029254386353131 to i64
  %const133 = bitcast i64 9223372036854775804 to i64
  %const = bitcast i64 5551297586632261903 to i64
  %.74.i = add i64 %arg.length, -1
  %scevgep = getelementptr i8, ptr %arg.states, i64 24
  %scevgep108 = getelementptr i8, ptr %arg.states, i64 24
  %scevgep117 = getelementptr i8, ptr %arg.run, i64 24
  br label %B126.if

B396:                                             ; preds = %B128.endif.endif.endif
  %.260 = tail call i64 @tideproof_words()
  %.262 = mul i64 %.260, %low.10.1.i
  %.264 = getelementptr i64, ptr %arg.run, i64 %.262
  %.13.i = tail call i64 @tideproof_words(), !noalias !121
  %.9540.not.i = icmp slt i64 %.13.i, 1
  br i1 %.9540.not.i, label %B673, label %B88.if.preheader.i

B88.if.preheader.i:                               ; preds = %B396
  %xtraiter.i = and i64 %.13.i, 3
  %0 = icmp ult i64 %.13.i, 4
  br i1 %0, label %B88.if.epil.preheader.i, label %B88.if.preheader.new.i

B88.if.preheader.new.i:                           ; preds = %B88.if.preheader.i
  %unroll_iter.i = and i64 %.13.i, %const133
  %1 = mul i64 %.149, %lsr.iv
  %scevgep109 = getelementptr i8, ptr %scevgep108, i64 %1
  %2 = shl i64 %.260, 3
  %3 = mul i64 %2, %low.10.1.i
  %scevgep118 = getelementptr i8, ptr %scevgep117, i64 %3
  br label %B88.if.i

B134.loopexit.unr-lcssa.i:                        ; preds = %B88.if.i
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B396.endif.endif, label %B88.if.epil.preheader.i

B88.if.epil.preheader.i:                          ; preds = %B134.loopexit.unr-lcssa.i, %B88.if.preheader.i
  %difference.2.043.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %.141.3.i, %B134.loopexit.unr-lcssa.i ]
  %.1013941.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %unroll_iter.i, %B134.loopexit.unr-lcssa.i ]
  %4 = shl i64 %.1013941.epil.init.i, 3
  %scevgep4.i = getelementptr i8, ptr %.264, i64 %4
  %5 = mul i64 %.149, %lsr.iv
  %6 = add i64 %5, %4
  %scevgep126 = getelementptr i8, ptr %arg.states, i64 %6
  br label %B88.if.epil.i

B88.if.epil.i:                                    ; preds = %B88.if.epil.i, %B88.if.epil.preheader.i
  %difference.2.043.epil.i = phi i64 [ %.141.epil.i, %B88.if.epil.i ], [ %difference.2.043.epil.init.i, %B88.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B88.if.epil.i ], [ 0, %B88.if.epil.preheader.i ]
  %7 = shl i64 %epil.iter.i, 3
  %scevgep128 = getelementptr i8, ptr %scevgep4.i, i64 %7
  %.135.epil.i = load i64, ptr %scevgep128, align 8, !noalias !121
  %8 = shl i64 %epil.iter.i, 3
  %scevgep127 = getelementptr i8, ptr %scevgep126, i64 %8
  %.138.epil.i = load i64, ptr %scevgep127, align 8, !noalias !121
  %.139.epil.i = xor i64 %.138.epil.i, %.135.epil.i
  %.141.epil.i = or i64 %.139.epil.i, %difference.2.043.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B396.endif.endif, label %B88.if.epil.i, !llvm.loop !124

B88.if.i:                                         ; preds = %B88.if.i, %B88.if.preheader.new.i
  %difference.2.043.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.141.3.i, %B88.if.i ]
  %.1013941.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.108.3.i, %B88.if.i ]
  %sunkaddr.i3 = shl i64 %.1013941.i, 3
  %scevgep124 = getelementptr i8, ptr %scevgep118, i64 %sunkaddr.i3
  %scevgep125 = getelementptr i8, ptr %scevgep124, i64 -24
  %.135.i = load i64, ptr %scevgep125, align 8, !noalias !121
  %scevgep115 = getelementptr i8, ptr %scevgep109, i64 %sunkaddr.i3
  %scevgep116 = getelementptr i8, ptr %scevgep115, i64 -24
  %.138.i = load i64, ptr %scevgep116, align 8, !noalias !121
  %.139.i = xor i64 %.138.i, %.135.i
  %.141.i = or i64 %.139.i, %difference.2.043.i
  %9 = shl i64 %.1013941.i, 3
  %scevgep122 = getelementptr i8, ptr %scevgep118, i64 %9
  %scevgep123 = getelementptr i8, ptr %scevgep122, i64 -16
  %.135.1.i = load i64, ptr %scevgep123, align 8, !noalias !121
  %10 = shl i64 %.1013941.i, 3
  %scevgep113 = getelementptr i8, ptr %scevgep109, i64 %10
  %scevgep114 = getelementptr i8, ptr %scevgep113, i64 -16
  %.138.1.i = load i64, ptr %scevgep114, align 8, !noalias !121
  %.139.1.i = xor i64 %.138.1.i, %.135.1.i
  %.141.1.i = or i64 %.141.i, %.139.1.i
  %11 = shl i64 %.1013941.i, 3
  %scevgep120 = getelementptr i8, ptr %scevgep118, i64 %11
  %scevgep121 = getelementptr i8, ptr %scevgep120, i64 -8
  %.135.2.i = load i64, ptr %scevgep121, align 8, !noalias !121
  %12 = shl i64 %.1013941.i, 3
  %scevgep111 = getelementptr i8, ptr %scevgep109, i64 %12
  %scevgep112 = getelementptr i8, ptr %scevgep111, i64 -8
  %.138.2.i = load i64, ptr %scevgep112, align 8, !noalias !121
  %.139.2.i = xor i64 %.138.2.i, %.135.2.i
  %.141.2.i = or i64 %.141.1.i, %.139.2.i
  %.108.3.i = add nuw nsw i64 %.1013941.i, 4
  %13 = shl i64 %.1013941.i, 3
  %scevgep119 = getelementptr i8, ptr %scevgep118, i64 %13
  %.135.3.i = load i64, ptr %scevgep119, align 8, !noalias !121
  %14 = shl i64 %.1013941.i, 3
  %scevgep110 = getelementptr i8, ptr %scevgep109, i64 %14
  %.138.3.i = load i64, ptr %scevgep110, align 8, !noalias !121
  %.139.3.i = xor i64 %.138.3.i, %.135.3.i
  %.141.3.i = or i64 %.141.2.i, %.139.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.108.3.i
  br i1 %niter.ncmp.3.i, label %B134.loopexit.unr-lcssa.i, label %B88.if.i

B488:                                             ; preds = %B396.endif.endif, %B128.endif.endif.endif
  %.309 = tail call i64 @tideproof_words()
  %.389115.not = icmp slt i64 %.309, 1
  br i1 %.389115.not, label %B632, label %B542.if.preheader

B542.if.preheader:                                ; preds = %B488
  %15 = shl i64 %kept.2.0148, 3
  %16 = mul i64 %.149, %lsr.iv
  %scevgep131 = getelementptr i8, ptr %arg.states, i64 %16
  br label %B542.if

B632:                                             ; preds = %B542.if, %B488
  %.445 = add i64 %kept.2.0148, 1
  br label %B673

common.ret:                                       ; preds = %B673, %entry
  %kept.2.0.lcssa = phi i64 [ 0, %entry ], [ %kept.3.1, %B673 ]
  store i64 %kept.2.0.lcssa, ptr %retptr, align 8
  ret i32 0

B673:                                             ; preds = %B396.endif.endif, %B632, %B396
  %kept.3.1 = phi i64 [ %.445, %B632 ], [ %kept.2.0148, %B396.endif.endif ], [ %kept.2.0148, %B396 ]
  %lsr.iv.next = add i64 %lsr.iv, 8
  %exitcond163.not = icmp eq i64 %arg.count, %.124
  br i1 %exitcond163.not, label %common.ret, label %B126.if

B126.if:                                          ; preds = %B673, %B126.if.preheader
  %lsr.iv = phi i64 [ 0, %B126.if.preheader ], [ %lsr.iv.next, %B673 ]
  %kept.2.0148 = phi i64 [ %kept.3.1, %B673 ], [ 0, %B126.if.preheader ]
  %cursor.2.0147 = phi i64 [ %low.10.1.i, %B673 ], [ 0, %B126.if.preheader ]
  %last.2.0146 = phi i64 [ %.208, %B673 ], [ 0, %B126.if.preheader ]
  %.117123144 = phi i64 [ %.124, %B673 ], [ 0, %B126.if.preheader ]
  %.124 = add nuw nsw i64 %.117123144, 1
  %.149 = tail call i64 @tideproof_words()
  %.10.i.i = tail call i64 @tideproof_words(), !noalias !125
  %.9240.not.i.i = icmp slt i64 %.10.i.i, 1
  br i1 %.9240.not.i.i, label %B128.endif.endif, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B126.if
  %xtraiter.i.i = and i64 %.10.i.i, 3
  %17 = icmp ult i64 %.10.i.i, 4
  br i1 %17, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.10.i.i, %const133
  %18 = mul i64 %.149, %lsr.iv
  %scevgep56 = getelementptr i8, ptr %scevgep, i64 %18
  br label %B88.if.i.i

B190.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B190.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %h.4.043.epil.init.i.i = phi i64 [ %const134, %B88.if.preheader.i.i ], [ %.137.3.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %.983941.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %19 = shl i64 %.983941.epil.init.i.i, 3
  %20 = mul i64 %.149, %lsr.iv
  %21 = add i64 %20, %19
  %scevgep64 = getelementptr i8, ptr %arg.states, i64 %21
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %h.4.043.epil.i.i = phi i64 [ %.137.epil.i.i, %B88.if.epil.i.i ], [ %h.4.043.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %22 = shl i64 %epil.iter.i.i, 3
  %scevgep65 = getelementptr i8, ptr %scevgep64, i64 %22
  %.132.epil.i.i = load i64, ptr %scevgep65, align 8, !noalias !125
  %.134.epil.i.i = xor i64 %.132.epil.i.i, %h.4.043.epil.i.i
  %.135.epil.i.i = mul i64 %.134.epil.i.i, %const135
  %.136.epil.i.i = lshr i64 %.135.epil.i.i, 32
  %.137.epil.i.i = xor i64 %.136.epil.i.i, %.135.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.i.i, !llvm.loop !130

B190.loopexit.i.i:                                ; preds = %B88.if.epil.i.i, %B190.loopexit.unr-lcssa.i.i
  %.137.lcssa.i.i = phi i64 [ %.137.3.i.i, %B190.loopexit.unr-lcssa.i.i ], [ %.137.epil.i.i, %B88.if.epil.i.i ]
  %23 = mul i64 %.137.lcssa.i.i, %const135
  br label %B128.endif.endif

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %h.4.043.i.i = phi i64 [ %const134, %B88.if.preheader.new.i.i ], [ %.137.3.i.i, %B88.if.i.i ]
  %.983941.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.105.3.i.i, %B88.if.i.i ]
  %sunkaddr.i = shl i64 %.983941.i.i, 3
  %scevgep62 = getelementptr i8, ptr %scevgep56, i64 %sunkaddr.i
  %scevgep63 = getelementptr i8, ptr %scevgep62, i64 -24
  %.132.i.i = load i64, ptr %scevgep63, align 8, !noalias !125
  %.134.i.i = xor i64 %.132.i.i, %h.4.043.i.i
  %.135.i.i = mul i64 %.134.i.i, %const135
  %.136.i.i = lshr i64 %.135.i.i, 32
  %24 = shl i64 %.983941.i.i, 3
  %scevgep60 = getelementptr i8, ptr %scevgep56, i64 %24
  %scevgep61 = getelementptr i8, ptr %scevgep60, i64 -16
  %.132.1.i.i = load i64, ptr %scevgep61, align 8, !noalias !125
  %25 = xor i64 %.132.1.i.i, %.136.i.i
  %.134.1.i.i = xor i64 %25, %.135.i.i
  %.135.1.i.i = mul i64 %.134.1.i.i, %const135
  %.136.1.i.i = lshr i64 %.135.1.i.i, 32
  %26 = shl i64 %.983941.i.i, 3
  %scevgep58 = getelementptr i8, ptr %scevgep56, i64 %26
  %scevgep59 = getelementptr i8, ptr %scevgep58, i64 -8
  %.132.2.i.i = load i64, ptr %scevgep59, align 8, !noalias !125
  %27 = xor i64 %.132.2.i.i, %.136.1.i.i
  %.134.2.i.i = xor i64 %27, %.135.1.i.i
  %.135.2.i.i = mul i64 %.134.2.i.i, %const135
  %.136.2.i.i = lshr i64 %.135.2.i.i, 32
  %.105.3.i.i = add nuw nsw i64 %.983941.i.i, 4
  %28 = shl i64 %.983941.i.i, 3
  %scevgep57 = getelementptr i8, ptr %scevgep56, i64 %28
  %.132.3.i.i = load i64, ptr %scevgep57, align 8, !noalias !125
  %29 = xor i64 %.132.3.i.i, %.136.2.i.i
  %.134.3.i.i = xor i64 %29, %.135.2.i.i
  %.135.3.i.i = mul i64 %.134.3.i.i, %const135
  %.136.3.i.i = lshr i64 %.135.3.i.i, 32
  %.137.3.i.i = xor i64 %.136.3.i.i, %.135.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.105.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B190.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B128.endif.endif:                                 ; preds = %B190.loopexit.i.i, %B126.if
  %h.4.0.lcssa.i.i = phi i64 [ %const, %B126.if ], [ %23, %B190.loopexit.i.i ]
  %.151.i.i = lshr i64 %h.4.0.lcssa.i.i, 29
  %.152.i.i = xor i64 %.151.i.i, %h.4.0.lcssa.i.i
  %"$phi104.0.2.0.i" = tail call i64 @llvm.umax.i64(i64 %.152.i.i, i64 1)
  %.6.i = lshr i64 %"$phi104.0.2.0.i", 32
  %.7.i = mul i64 %.6.i, %arg.partitions
  %.208 = and i64 %.7.i, 4294967295
  %.35.i = icmp ult i64 %cursor.2.0147, %arg.length
  br i1 %.35.i, label %B54.endif.endif.i, label %B710.i

B200.i:                                           ; preds = %B164.endif.endif.i, %B0.endif.i400.i
  %.187.i = add i64 %.11.i4.i, 1
  %.199.i = add i64 %.11.i4.i, 2
  %.201.i = icmp ult i64 %.199.i, %arg.length
  br i1 %.201.i, label %B254.i, label %B434.i

B254.i:                                           ; preds = %B200.i
  %.12.i.i = tail call i64 @tideproof_words(), !noalias !131
  %.13.i.i = mul i64 %.12.i.i, %.199.i
  %.14.i.i = getelementptr i64, ptr %arg.run, i64 %.13.i.i
  %.10.i.i.i.i = tail call i64 @tideproof_words(), !noalias !136
  %.9240.not.i.i.i.i = icmp slt i64 %.10.i.i.i.i, 1
  br i1 %.9240.not.i.i.i.i, label %B0.endif.i.i, label %B88.if.preheader.i.i.i.i

B88.if.preheader.i.i.i.i:                         ; preds = %B254.i
  %xtraiter.i.i.i.i = and i64 %.10.i.i.i.i, 3
  %30 = icmp ult i64 %.10.i.i.i.i, 4
  br i1 %30, label %B88.if.epil.preheader.i.i.i.i, label %B88.if.preheader.new.i.i.i.i

B88.if.preheader.new.i.i.i.i:                     ; preds = %B88.if.preheader.i.i.i.i
  %unroll_iter.i.i.i.i = and i64 %.10.i.i.i.i, %const133
  %31 = shl i64 %.13.i.i, 3
  %32 = getelementptr i8, ptr %arg.run, i64 %31
  %scevgep.i.i2 = getelementptr i8, ptr %32, i64 24
  br label %B88.if.i.i.i.i

B190.loopexit.unr-lcssa.i.i.i.i:                  ; preds = %B88.if.i.i.i.i
  %lcmp.mod.not.i.i.i.i = icmp eq i64 %xtraiter.i.i.i.i, 0
  br i1 %lcmp.mod.not.i.i.i.i, label %B190.loopexit.i.i.i.i, label %B88.if.epil.preheader.i.i.i.i

B88.if.epil.preheader.i.i.i.i:                    ; preds = %B190.loopexit.unr-lcssa.i.i.i.i, %B88.if.preheader.i.i.i.i
  %h.4.043.epil.init.i.i.i.i = phi i64 [ %const134, %B88.if.preheader.i.i.i.i ], [ %.137.3.i.i.i.i, %B190.loopexit.unr-lcssa.i.i.i.i ]
  %.983941.epil.init.i.i.i.i = phi i64 [ 0, %B88.if.preheader.i.i.i.i ], [ %unroll_iter.i.i.i.i, %B190.loopexit.unr-lcssa.i.i.i.i ]
  %33 = shl i64 %.983941.epil.init.i.i.i.i, 3
  %scevgep.i.i.i.i = getelementptr i8, ptr %.14.i.i, i64 %33
  br label %B88.if.epil.i.i.i.i

B88.if.epil.i.i.i.i:                              ; preds = %B88.if.epil.i.i.i.i, %B88.if.epil.preheader.i.i.i.i
  %h.4.043.epil.i.i.i.i = phi i64 [ %.137.epil.i.i.i.i, %B88.if.epil.i.i.i.i ], [ %h.4.043.epil.init.i.i.i.i, %B88.if.epil.preheader.i.i.i.i ]
  %epil.iter.i.i.i.i = phi i64 [ %epil.iter.next.i.i.i.i, %B88.if.epil.i.i.i.i ], [ 0, %B88.if.epil.preheader.i.i.i.i ]
  %34 = shl i64 %epil.iter.i.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %scevgep.i.i.i.i, i64 %34
  %.132.epil.i.i.i.i = load i64, ptr %scevgep.i.i.i, align 8, !noalias !136
  %.134.epil.i.i.i.i = xor i64 %.132.epil.i.i.i.i, %h.4.043.epil.i.i.i.i
  %.135.epil.i.i.i.i = mul i64 %.134.epil.i.i.i.i, %const135
  %.136.epil.i.i.i.i = lshr i64 %.135.epil.i.i.i.i, 32
  %.137.epil.i.i.i.i = xor i64 %.136.epil.i.i.i.i, %.135.epil.i.i.i.i
  %epil.iter.next.i.i.i.i = add i64 %epil.iter.i.i.i.i, 1
  %epil.iter.cmp.not.i.i.i.i = icmp eq i64 %xtraiter.i.i.i.i, %epil.iter.next.i.i.i.i
  br i1 %epil.iter.cmp.not.i.i.i.i, label %B190.loopexit.i.i.i.i, label %B88.if.epil.i.i.i.i, !llvm.loop !141

B190.loopexit.i.i.i.i:                            ; preds = %B88.if.epil.i.i.i.i, %B190.loopexit.unr-lcssa.i.i.i.i
  %.137.lcssa.i.i.i.i = phi i64 [ %.137.3.i.i.i.i, %B190.loopexit.unr-lcssa.i.i.i.i ], [ %.137.epil.i.i.i.i, %B88.if.epil.i.i.i.i ]
  %35 = mul i64 %.137.lcssa.i.i.i.i, %const135
  br label %B0.endif.i.i

B88.if.i.i.i.i:                                   ; preds = %B88.if.i.i.i.i, %B88.if.preheader.new.i.i.i.i
  %h.4.043.i.i.i.i = phi i64 [ %const134, %B88.if.preheader.new.i.i.i.i ], [ %.137.3.i.i.i.i, %B88.if.i.i.i.i ]
  %.983941.i.i.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i.i ], [ %.105.3.i.i.i.i, %B88.if.i.i.i.i ]
  %sunkaddr.i.i.i = shl i64 %.983941.i.i.i.i, 3
  %scevgep7.i.i = getelementptr i8, ptr %scevgep.i.i2, i64 %sunkaddr.i.i.i
  %scevgep8.i.i = getelementptr i8, ptr %scevgep7.i.i, i64 -24
  %.132.i.i.i.i = load i64, ptr %scevgep8.i.i, align 8, !noalias !136
  %.134.i.i.i.i = xor i64 %.132.i.i.i.i, %h.4.043.i.i.i.i
  %.135.i.i.i.i = mul i64 %.134.i.i.i.i, %const135
  %.136.i.i.i.i = lshr i64 %.135.i.i.i.i, 32
  %36 = shl i64 %.983941.i.i.i.i, 3
  %scevgep92 = getelementptr i8, ptr %scevgep.i.i2, i64 %36
  %scevgep93 = getelementptr i8, ptr %scevgep92, i64 -16
  %.132.1.i.i.i.i = load i64, ptr %scevgep93, align 8, !noalias !136
  %37 = xor i64 %.132.1.i.i.i.i, %.136.i.i.i.i
  %.134.1.i.i.i.i = xor i64 %37, %.135.i.i.i.i
  %.135.1.i.i.i.i = mul i64 %.134.1.i.i.i.i, %const135
  %.136.1.i.i.i.i = lshr i64 %.135.1.i.i.i.i, 32
  %38 = shl i64 %.983941.i.i.i.i, 3
  %scevgep90 = getelementptr i8, ptr %scevgep.i.i2, i64 %38
  %scevgep91 = getelementptr i8, ptr %scevgep90, i64 -8
  %.132.2.i.i.i.i = load i64, ptr %scevgep91, align 8, !noalias !136
  %39 = xor i64 %.132.2.i.i.i.i, %.136.1.i.i.i.i
  %.134.2.i.i.i.i = xor i64 %39, %.135.1.i.i.i.i
  %.135.2.i.i.i.i = mul i64 %.134.2.i.i.i.i, %const135
  %.136.2.i.i.i.i = lshr i64 %.135.2.i.i.i.i, 32
  %.105.3.i.i.i.i = add nuw nsw i64 %.983941.i.i.i.i, 4
  %.132.3.i.i.i.i = load i64, ptr %scevgep7.i.i, align 8, !noalias !136
  %40 = xor i64 %.132.3.i.i.i.i, %.136.2.i.i.i.i
  %.134.3.i.i.i.i = xor i64 %40, %.135.2.i.i.i.i
  %.135.3.i.i.i.i = mul i64 %.134.3.i.i.i.i, %const135
  %.136.3.i.i.i.i = lshr i64 %.135.3.i.i.i.i, 32
  %.137.3.i.i.i.i = xor i64 %.136.3.i.i.i.i, %.135.3.i.i.i.i
  %niter.ncmp.3.i.i.i.i = icmp eq i64 %unroll_iter.i.i.i.i, %.105.3.i.i.i.i
  br i1 %niter.ncmp.3.i.i.i.i, label %B190.loopexit.unr-lcssa.i.i.i.i, label %B88.if.i.i.i.i

B108.i.i:                                         ; preds = %B0.endif.i.i
  %.58.i.i = icmp eq i64 %"$phi104.0.2.0.i.i.i", %"$phi104.0.2.0.i"
  br i1 %.58.i.i, label %B120.i.i, label %B434.i

B120.i.i:                                         ; preds = %B108.i.i
  %.10.i.i.i = tail call i64 @tideproof_words(), !noalias !142
  %..10.i.i.i = tail call i64 @llvm.smax.i64(i64 %.10.i.i.i, i64 0)
  %41 = mul i64 %.149, %lsr.iv
  %scevgep94 = getelementptr i8, ptr %arg.states, i64 %41
  br label %B58.i.i.i

B58.i.i.i:                                        ; preds = %B58.if.i.i.i, %B120.i.i
  %.9848.i.i.i = phi i64 [ %.105.i.i.i, %B58.if.i.i.i ], [ 0, %B120.i.i ]
  %exitcond.not.i.i.i = icmp eq i64 %..10.i.i.i, %.9848.i.i.i
  br i1 %exitcond.not.i.i.i, label %B434.i, label %B58.if.i.i.i

B58.if.i.i.i:                                     ; preds = %B58.i.i.i
  %.105.i.i.i = add nuw i64 %.9848.i.i.i, 1
  %42 = shl i64 %.9848.i.i.i, 3
  %scevgep.i1.i.i = getelementptr i8, ptr %.14.i.i, i64 %42
  %.136.i.i.i = load i64, ptr %scevgep.i1.i.i, align 8, !noalias !142
  %scevgep95 = getelementptr i8, ptr %scevgep94, i64 %42
  %.140.i.i.i = load i64, ptr %scevgep95, align 8, !noalias !142
  %.141.not.i.i.i = icmp eq i64 %.136.i.i.i, %.140.i.i.i
  br i1 %.141.not.i.i.i, label %B58.i.i.i, label %B254.endif.endif.i

B0.endif.i.i:                                     ; preds = %B190.loopexit.i.i.i.i, %B254.i
  %h.4.0.lcssa.i.i.i.i = phi i64 [ %const, %B254.i ], [ %35, %B190.loopexit.i.i.i.i ]
  %.151.i.i.i.i = lshr i64 %h.4.0.lcssa.i.i.i.i, 29
  %.152.i.i.i.i = xor i64 %.151.i.i.i.i, %h.4.0.lcssa.i.i.i.i
  %"$phi104.0.2.0.i.i.i" = tail call i64 @llvm.umax.i64(i64 %.152.i.i.i.i, i64 1)
  %.51.i.i = icmp ugt i64 %.152.i.i, %"$phi104.0.2.0.i.i.i"
  br i1 %.51.i.i, label %B296.preheader.i, label %B108.i.i

B392.i:                                           ; preds = %B392.i.preheader, %B296.backedge.i
  %.289467.i = phi i64 [ %.289.i, %B296.backedge.i ], [ %.289463.i, %B392.i.preheader ]
  %.278466.i = phi i64 [ %.278.i, %B296.backedge.i ], [ 2, %B392.i.preheader ]
  %.268465.i = phi i64 [ %.268.i, %B296.backedge.i ], [ %.268462.i, %B392.i.preheader ]
  %.12.i5.i = tail call i64 @tideproof_words(), !noalias !145
  %.13.i6.i = mul i64 %.12.i5.i, %.289467.i
  %.14.i7.i = getelementptr i64, ptr %arg.run, i64 %.13.i6.i
  %.10.i.i.i8.i = tail call i64 @tideproof_words(), !noalias !148
  %.9240.not.i.i.i9.i = icmp slt i64 %.10.i.i.i8.i, 1
  br i1 %.9240.not.i.i.i9.i, label %B0.endif.i64.i, label %B88.if.preheader.i.i.i10.i

B88.if.preheader.i.i.i10.i:                       ; preds = %B392.i
  %xtraiter.i.i.i11.i = and i64 %.10.i.i.i8.i, 3
  %43 = icmp ult i64 %.10.i.i.i8.i, 4
  br i1 %43, label %B88.if.epil.preheader.i.i.i47.i, label %B88.if.preheader.new.i.i.i12.i

B88.if.preheader.new.i.i.i12.i:                   ; preds = %B88.if.preheader.i.i.i10.i
  %unroll_iter.i.i.i13.i = and i64 %.10.i.i.i8.i, %const133
  %44 = shl i64 %.13.i6.i, 3
  %45 = getelementptr i8, ptr %arg.run, i64 %44
  %scevgep.i14.i = getelementptr i8, ptr %45, i64 24
  br label %B88.if.i.i.i15.i

B190.loopexit.unr-lcssa.i.i.i45.i:                ; preds = %B88.if.i.i.i15.i
  %lcmp.mod.not.i.i.i46.i = icmp eq i64 %xtraiter.i.i.i11.i, 0
  br i1 %lcmp.mod.not.i.i.i46.i, label %B190.loopexit.i.i.i62.i, label %B88.if.epil.preheader.i.i.i47.i

B88.if.epil.preheader.i.i.i47.i:                  ; preds = %B190.loopexit.unr-lcssa.i.i.i45.i, %B88.if.preheader.i.i.i10.i
  %h.4.043.epil.init.i.i.i48.i = phi i64 [ %const134, %B88.if.preheader.i.i.i10.i ], [ %.137.3.i.i.i43.i, %B190.loopexit.unr-lcssa.i.i.i45.i ]
  %.983941.epil.init.i.i.i49.i = phi i64 [ 0, %B88.if.preheader.i.i.i10.i ], [ %unroll_iter.i.i.i13.i, %B190.loopexit.unr-lcssa.i.i.i45.i ]
  %46 = shl i64 %.983941.epil.init.i.i.i49.i, 3
  %scevgep.i.i.i50.i = getelementptr i8, ptr %.14.i7.i, i64 %46
  br label %B88.if.epil.i.i.i51.i

B88.if.epil.i.i.i51.i:                            ; preds = %B88.if.epil.i.i.i51.i, %B88.if.epil.preheader.i.i.i47.i
  %h.4.043.epil.i.i.i52.i = phi i64 [ %.137.epil.i.i.i59.i, %B88.if.epil.i.i.i51.i ], [ %h.4.043.epil.init.i.i.i48.i, %B88.if.epil.preheader.i.i.i47.i ]
  %epil.iter.i.i.i53.i = phi i64 [ %epil.iter.next.i.i.i60.i, %B88.if.epil.i.i.i51.i ], [ 0, %B88.if.epil.preheader.i.i.i47.i ]
  %47 = shl i64 %epil.iter.i.i.i53.i, 3
  %scevgep.i.i54.i = getelementptr i8, ptr %scevgep.i.i.i50.i, i64 %47
  %.132.epil.i.i.i55.i = load i64, ptr %scevgep.i.i54.i, align 8, !noalias !148
  %.134.epil.i.i.i56.i = xor i64 %.132.epil.i.i.i55.i, %h.4.043.epil.i.i.i52.i
  %.135.epil.i.i.i57.i = mul i64 %.134.epil.i.i.i56.i, %const135
  %.136.epil.i.i.i58.i = lshr i64 %.135.epil.i.i.i57.i, 32
  %.137.epil.i.i.i59.i = xor i64 %.136.epil.i.i.i58.i, %.135.epil.i.i.i57.i
  %epil.iter.next.i.i.i60.i = add i64 %epil.iter.i.i.i53.i, 1
  %epil.iter.cmp.not.i.i.i61.i = icmp eq i64 %xtraiter.i.i.i11.i, %epil.iter.next.i.i.i60.i
  br i1 %epil.iter.cmp.not.i.i.i61.i, label %B190.loopexit.i.i.i62.i, label %B88.if.epil.i.i.i51.i, !llvm.loop !141

B190.loopexit.i.i.i62.i:                          ; preds = %B88.if.epil.i.i.i51.i, %B190.loopexit.unr-lcssa.i.i.i45.i
  %.137.lcssa.i.i.i63.i = phi i64 [ %.137.3.i.i.i43.i, %B190.loopexit.unr-lcssa.i.i.i45.i ], [ %.137.epil.i.i.i59.i, %B88.if.epil.i.i.i51.i ]
  %48 = mul i64 %.137.lcssa.i.i.i63.i, %const135
  br label %B0.endif.i64.i

B88.if.i.i.i15.i:                                 ; preds = %B88.if.i.i.i15.i, %B88.if.preheader.new.i.i.i12.i
  %h.4.043.i.i.i16.i = phi i64 [ %const134, %B88.if.preheader.new.i.i.i12.i ], [ %.137.3.i.i.i43.i, %B88.if.i.i.i15.i ]
  %.983941.i.i.i17.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i12.i ], [ %.105.3.i.i.i37.i, %B88.if.i.i.i15.i ]
  %sunkaddr.i.i18.i = shl i64 %.983941.i.i.i17.i, 3
  %scevgep7.i19.i = getelementptr i8, ptr %scevgep.i14.i, i64 %sunkaddr.i.i18.i
  %scevgep8.i20.i = getelementptr i8, ptr %scevgep7.i19.i, i64 -24
  %.132.i.i.i21.i = load i64, ptr %scevgep8.i20.i, align 8, !noalias !148
  %.134.i.i.i22.i = xor i64 %.132.i.i.i21.i, %h.4.043.i.i.i16.i
  %.135.i.i.i23.i = mul i64 %.134.i.i.i22.i, %const135
  %.136.i.i.i24.i = lshr i64 %.135.i.i.i23.i, 32
  %49 = shl i64 %.983941.i.i.i17.i, 3
  %scevgep98 = getelementptr i8, ptr %scevgep.i14.i, i64 %49
  %scevgep99 = getelementptr i8, ptr %scevgep98, i64 -16
  %.132.1.i.i.i27.i = load i64, ptr %scevgep99, align 8, !noalias !148
  %50 = xor i64 %.132.1.i.i.i27.i, %.136.i.i.i24.i
  %.134.1.i.i.i28.i = xor i64 %50, %.135.i.i.i23.i
  %.135.1.i.i.i29.i = mul i64 %.134.1.i.i.i28.i, %const135
  %.136.1.i.i.i30.i = lshr i64 %.135.1.i.i.i29.i, 32
  %51 = shl i64 %.983941.i.i.i17.i, 3
  %scevgep96 = getelementptr i8, ptr %scevgep.i14.i, i64 %51
  %scevgep97 = getelementptr i8, ptr %scevgep96, i64 -8
  %.132.2.i.i.i33.i = load i64, ptr %scevgep97, align 8, !noalias !148
  %52 = xor i64 %.132.2.i.i.i33.i, %.136.1.i.i.i30.i
  %.134.2.i.i.i34.i = xor i64 %52, %.135.1.i.i.i29.i
  %.135.2.i.i.i35.i = mul i64 %.134.2.i.i.i34.i, %const135
  %.136.2.i.i.i36.i = lshr i64 %.135.2.i.i.i35.i, 32
  %.105.3.i.i.i37.i = add nuw nsw i64 %.983941.i.i.i17.i, 4
  %.132.3.i.i.i39.i = load i64, ptr %scevgep7.i19.i, align 8, !noalias !148
  %53 = xor i64 %.132.3.i.i.i39.i, %.136.2.i.i.i36.i
  %.134.3.i.i.i40.i = xor i64 %53, %.135.2.i.i.i35.i
  %.135.3.i.i.i41.i = mul i64 %.134.3.i.i.i40.i, %const135
  %.136.3.i.i.i42.i = lshr i64 %.135.3.i.i.i41.i, 32
  %.137.3.i.i.i43.i = xor i64 %.136.3.i.i.i42.i, %.135.3.i.i.i41.i
  %niter.ncmp.3.i.i.i44.i = icmp eq i64 %unroll_iter.i.i.i13.i, %.105.3.i.i.i37.i
  br i1 %niter.ncmp.3.i.i.i44.i, label %B190.loopexit.unr-lcssa.i.i.i45.i, label %B88.if.i.i.i15.i

B108.i70.i:                                       ; preds = %B0.endif.i64.i
  %.58.i71.i = icmp eq i64 %"$phi104.0.2.0.i.i68.i", %"$phi104.0.2.0.i"
  br i1 %.58.i71.i, label %B120.i73.i, label %B434.i

B120.i73.i:                                       ; preds = %B108.i70.i
  %.10.i.i74.i = tail call i64 @tideproof_words(), !noalias !153
  %..10.i.i75.i = tail call i64 @llvm.smax.i64(i64 %.10.i.i74.i, i64 0)
  br label %B58.i.i76.i

B58.i.i76.i:                                      ; preds = %B58.if.i.i79.i, %B120.i73.i
  %.9848.i.i77.i = phi i64 [ %.105.i.i80.i, %B58.if.i.i79.i ], [ 0, %B120.i73.i ]
  %exitcond.not.i.i78.i = icmp eq i64 %..10.i.i75.i, %.9848.i.i77.i
  br i1 %exitcond.not.i.i78.i, label %B434.i, label %B58.if.i.i79.i

B98.i.i86.i:                                      ; preds = %B58.if.i.i79.i
  %.159.i.i87.not.i = icmp ult i64 %.136.i.i82.i, %.140.i.i84.i
  br i1 %.159.i.i87.not.i, label %B296.backedge.i, label %B434.i

B296.backedge.i:                                  ; preds = %B0.endif.i64.i, %B98.i.i86.i
  %.266.i = or disjoint i64 %.278466.i, 1
  %.268.i = add i64 %.266.i, %.268465.i
  %.278.i = shl i64 %.278466.i, 1
  %.289.i = add i64 %.268.i, %.278.i
  %.291.i = icmp ult i64 %.289.i, %arg.length
  br i1 %.291.i, label %B392.i, label %B434.i

B58.if.i.i79.i:                                   ; preds = %B58.i.i76.i
  %.105.i.i80.i = add nuw i64 %.9848.i.i77.i, 1
  %54 = shl i64 %.9848.i.i77.i, 3
  %scevgep.i1.i81.i = getelementptr i8, ptr %.14.i7.i, i64 %54
  %.136.i.i82.i = load i64, ptr %scevgep.i1.i81.i, align 8, !noalias !153
  %scevgep101 = getelementptr i8, ptr %scevgep100, i64 %54
  %.140.i.i84.i = load i64, ptr %scevgep101, align 8, !noalias !153
  %.141.not.i.i85.i = icmp eq i64 %.136.i.i82.i, %.140.i.i84.i
  br i1 %.141.not.i.i85.i, label %B58.i.i76.i, label %B98.i.i86.i

B0.endif.i64.i:                                   ; preds = %B190.loopexit.i.i.i62.i, %B392.i
  %h.4.0.lcssa.i.i.i65.i = phi i64 [ %const, %B392.i ], [ %48, %B190.loopexit.i.i.i62.i ]
  %.151.i.i.i66.i = lshr i64 %h.4.0.lcssa.i.i.i65.i, 29
  %.152.i.i.i67.i = xor i64 %.151.i.i.i66.i, %h.4.0.lcssa.i.i.i65.i
  %"$phi104.0.2.0.i.i68.i" = tail call i64 @llvm.umax.i64(i64 %.152.i.i.i67.i, i64 1)
  %.51.i69.i = icmp ugt i64 %.152.i.i, %"$phi104.0.2.0.i.i68.i"
  br i1 %.51.i69.i, label %B296.backedge.i, label %B108.i70.i

B434.i:                                           ; preds = %B296.preheader.i, %B254.endif.endif.i, %B296.backedge.i, %B98.i.i86.i, %B58.i.i76.i, %B108.i70.i, %B58.i.i.i, %B108.i.i, %B200.i
  %step.4.0.i = phi i64 [ 1, %B254.endif.endif.i ], [ 1, %B200.i ], [ 1, %B108.i.i ], [ %.278466.i, %B108.i70.i ], [ %.278466.i, %B58.i.i76.i ], [ 2, %B296.preheader.i ], [ %.278.i, %B296.backedge.i ], [ %.278466.i, %B98.i.i86.i ], [ 1, %B58.i.i.i ]
  %low.6.0.i = phi i64 [ %.187.i, %B254.endif.endif.i ], [ %.187.i, %B200.i ], [ %.187.i, %B108.i.i ], [ %.268465.i, %B108.i70.i ], [ %.268465.i, %B58.i.i76.i ], [ %.268462.i, %B296.preheader.i ], [ %.268.i, %B296.backedge.i ], [ %.268465.i, %B98.i.i86.i ], [ %.187.i, %B58.i.i.i ]
  %.372.i = add i64 %low.6.0.i, %step.4.0.i
  %.11.i2.i = tail call i64 @llvm.umin.i64(i64 %.372.i, i64 %arg.length)
  br label %B710.i

B474.i:                                           ; preds = %B164.endif.endif.i, %B58.i.i412.i, %B108.i406.i
  %.429.i = add i64 %cursor.2.0147, 1
  %.431.i = icmp ult i64 %.429.i, %.11.i4.i
  br i1 %.431.i, label %B496.i, label %B644.endif.i

B496.i:                                           ; preds = %B474.i
  %.450.i = add i64 %.11.i4.i, -1
  %.12.i89.i = tail call i64 @tideproof_words(), !noalias !156
  %.13.i90.i = mul i64 %.12.i89.i, %.450.i
  %.14.i91.i = getelementptr i64, ptr %arg.run, i64 %.13.i90.i
  %.10.i.i.i92.i = tail call i64 @tideproof_words(), !noalias !159
  %.9240.not.i.i.i93.i = icmp slt i64 %.10.i.i.i92.i, 1
  br i1 %.9240.not.i.i.i93.i, label %B0.endif.i148.i, label %B88.if.preheader.i.i.i94.i

B88.if.preheader.i.i.i94.i:                       ; preds = %B496.i
  %xtraiter.i.i.i95.i = and i64 %.10.i.i.i92.i, 3
  %55 = icmp ult i64 %.10.i.i.i92.i, 4
  br i1 %55, label %B88.if.epil.preheader.i.i.i131.i, label %B88.if.preheader.new.i.i.i96.i

B88.if.preheader.new.i.i.i96.i:                   ; preds = %B88.if.preheader.i.i.i94.i
  %unroll_iter.i.i.i97.i = and i64 %.10.i.i.i92.i, %const133
  %56 = shl i64 %.13.i90.i, 3
  %57 = getelementptr i8, ptr %arg.run, i64 %56
  %scevgep.i98.i = getelementptr i8, ptr %57, i64 24
  br label %B88.if.i.i.i99.i

B190.loopexit.unr-lcssa.i.i.i129.i:               ; preds = %B88.if.i.i.i99.i
  %lcmp.mod.not.i.i.i130.i = icmp eq i64 %xtraiter.i.i.i95.i, 0
  br i1 %lcmp.mod.not.i.i.i130.i, label %B190.loopexit.i.i.i146.i, label %B88.if.epil.preheader.i.i.i131.i

B88.if.epil.preheader.i.i.i131.i:                 ; preds = %B190.loopexit.unr-lcssa.i.i.i129.i, %B88.if.preheader.i.i.i94.i
  %h.4.043.epil.init.i.i.i132.i = phi i64 [ %const134, %B88.if.preheader.i.i.i94.i ], [ %.137.3.i.i.i127.i, %B190.loopexit.unr-lcssa.i.i.i129.i ]
  %.983941.epil.init.i.i.i133.i = phi i64 [ 0, %B88.if.preheader.i.i.i94.i ], [ %unroll_iter.i.i.i97.i, %B190.loopexit.unr-lcssa.i.i.i129.i ]
  %58 = shl i64 %.983941.epil.init.i.i.i133.i, 3
  %scevgep.i.i.i134.i = getelementptr i8, ptr %.14.i91.i, i64 %58
  br label %B88.if.epil.i.i.i135.i

B88.if.epil.i.i.i135.i:                           ; preds = %B88.if.epil.i.i.i135.i, %B88.if.epil.preheader.i.i.i131.i
  %h.4.043.epil.i.i.i136.i = phi i64 [ %.137.epil.i.i.i143.i, %B88.if.epil.i.i.i135.i ], [ %h.4.043.epil.init.i.i.i132.i, %B88.if.epil.preheader.i.i.i131.i ]
  %epil.iter.i.i.i137.i = phi i64 [ %epil.iter.next.i.i.i144.i, %B88.if.epil.i.i.i135.i ], [ 0, %B88.if.epil.preheader.i.i.i131.i ]
  %59 = shl i64 %epil.iter.i.i.i137.i, 3
  %scevgep.i.i138.i = getelementptr i8, ptr %scevgep.i.i.i134.i, i64 %59
  %.132.epil.i.i.i139.i = load i64, ptr %scevgep.i.i138.i, align 8, !noalias !159
  %.134.epil.i.i.i140.i = xor i64 %.132.epil.i.i.i139.i, %h.4.043.epil.i.i.i136.i
  %.135.epil.i.i.i141.i = mul i64 %.134.epil.i.i.i140.i, %const135
  %.136.epil.i.i.i142.i = lshr i64 %.135.epil.i.i.i141.i, 32
  %.137.epil.i.i.i143.i = xor i64 %.136.epil.i.i.i142.i, %.135.epil.i.i.i141.i
  %epil.iter.next.i.i.i144.i = add i64 %epil.iter.i.i.i137.i, 1
  %epil.iter.cmp.not.i.i.i145.i = icmp eq i64 %xtraiter.i.i.i95.i, %epil.iter.next.i.i.i144.i
  br i1 %epil.iter.cmp.not.i.i.i145.i, label %B190.loopexit.i.i.i146.i, label %B88.if.epil.i.i.i135.i, !llvm.loop !141

B190.loopexit.i.i.i146.i:                         ; preds = %B88.if.epil.i.i.i135.i, %B190.loopexit.unr-lcssa.i.i.i129.i
  %.137.lcssa.i.i.i147.i = phi i64 [ %.137.3.i.i.i127.i, %B190.loopexit.unr-lcssa.i.i.i129.i ], [ %.137.epil.i.i.i143.i, %B88.if.epil.i.i.i135.i ]
  %60 = mul i64 %.137.lcssa.i.i.i147.i, %const135
  br label %B0.endif.i148.i

B88.if.i.i.i99.i:                                 ; preds = %B88.if.i.i.i99.i, %B88.if.preheader.new.i.i.i96.i
  %h.4.043.i.i.i100.i = phi i64 [ %const134, %B88.if.preheader.new.i.i.i96.i ], [ %.137.3.i.i.i127.i, %B88.if.i.i.i99.i ]
  %.983941.i.i.i101.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i96.i ], [ %.105.3.i.i.i121.i, %B88.if.i.i.i99.i ]
  %sunkaddr.i.i102.i = shl i64 %.983941.i.i.i101.i, 3
  %scevgep7.i103.i = getelementptr i8, ptr %scevgep.i98.i, i64 %sunkaddr.i.i102.i
  %scevgep8.i104.i = getelementptr i8, ptr %scevgep7.i103.i, i64 -24
  %.132.i.i.i105.i = load i64, ptr %scevgep8.i104.i, align 8, !noalias !159
  %.134.i.i.i106.i = xor i64 %.132.i.i.i105.i, %h.4.043.i.i.i100.i
  %.135.i.i.i107.i = mul i64 %.134.i.i.i106.i, %const135
  %.136.i.i.i108.i = lshr i64 %.135.i.i.i107.i, 32
  %61 = shl i64 %.983941.i.i.i101.i, 3
  %scevgep76 = getelementptr i8, ptr %scevgep.i98.i, i64 %61
  %scevgep77 = getelementptr i8, ptr %scevgep76, i64 -16
  %.132.1.i.i.i111.i = load i64, ptr %scevgep77, align 8, !noalias !159
  %62 = xor i64 %.132.1.i.i.i111.i, %.136.i.i.i108.i
  %.134.1.i.i.i112.i = xor i64 %62, %.135.i.i.i107.i
  %.135.1.i.i.i113.i = mul i64 %.134.1.i.i.i112.i, %const135
  %.136.1.i.i.i114.i = lshr i64 %.135.1.i.i.i113.i, 32
  %63 = shl i64 %.983941.i.i.i101.i, 3
  %scevgep74 = getelementptr i8, ptr %scevgep.i98.i, i64 %63
  %scevgep75 = getelementptr i8, ptr %scevgep74, i64 -8
  %.132.2.i.i.i117.i = load i64, ptr %scevgep75, align 8, !noalias !159
  %64 = xor i64 %.132.2.i.i.i117.i, %.136.1.i.i.i114.i
  %.134.2.i.i.i118.i = xor i64 %64, %.135.1.i.i.i113.i
  %.135.2.i.i.i119.i = mul i64 %.134.2.i.i.i118.i, %const135
  %.136.2.i.i.i120.i = lshr i64 %.135.2.i.i.i119.i, 32
  %.105.3.i.i.i121.i = add nuw nsw i64 %.983941.i.i.i101.i, 4
  %.132.3.i.i.i123.i = load i64, ptr %scevgep7.i103.i, align 8, !noalias !159
  %65 = xor i64 %.132.3.i.i.i123.i, %.136.2.i.i.i120.i
  %.134.3.i.i.i124.i = xor i64 %65, %.135.2.i.i.i119.i
  %.135.3.i.i.i125.i = mul i64 %.134.3.i.i.i124.i, %const135
  %.136.3.i.i.i126.i = lshr i64 %.135.3.i.i.i125.i, 32
  %.137.3.i.i.i127.i = xor i64 %.136.3.i.i.i126.i, %.135.3.i.i.i125.i
  %niter.ncmp.3.i.i.i128.i = icmp eq i64 %unroll_iter.i.i.i97.i, %.105.3.i.i.i121.i
  br i1 %niter.ncmp.3.i.i.i128.i, label %B190.loopexit.unr-lcssa.i.i.i129.i, label %B88.if.i.i.i99.i

B108.i154.i:                                      ; preds = %B0.endif.i148.i
  %.58.i155.i = icmp eq i64 %"$phi104.0.2.0.i.i152.i", %"$phi104.0.2.0.i"
  br i1 %.58.i155.i, label %B120.i157.i, label %B538.preheader.i

B120.i157.i:                                      ; preds = %B108.i154.i
  %.10.i.i158.i = tail call i64 @tideproof_words(), !noalias !164
  %..10.i.i159.i = tail call i64 @llvm.smax.i64(i64 %.10.i.i158.i, i64 0)
  %66 = mul i64 %.149, %lsr.iv
  %scevgep78 = getelementptr i8, ptr %arg.states, i64 %66
  %67 = shl i64 %.12.i89.i, 3
  %68 = add i64 %cursor.2.0147, %.215
  %umax80 = call i64 @llvm.umax.i64(i64 %cursor.2.0147, i64 %68)
  %umin81 = call i64 @llvm.umin.i64(i64 %umax80, i64 %.74.i)
  %69 = add i64 %umin81, -1
  %70 = mul i64 %67, %69
  %scevgep82 = getelementptr i8, ptr %arg.run, i64 %70
  br label %B58.i.i160.i

B58.i.i160.i:                                     ; preds = %B58.if.i.i163.i, %B120.i157.i
  %.9848.i.i161.i = phi i64 [ %.105.i.i164.i, %B58.if.i.i163.i ], [ 0, %B120.i157.i ]
  %exitcond.not.i.i162.i = icmp eq i64 %..10.i.i159.i, %.9848.i.i161.i
  br i1 %exitcond.not.i.i162.i, label %B538.preheader.i, label %B58.if.i.i163.i

B58.if.i.i163.i:                                  ; preds = %B58.i.i160.i
  %.105.i.i164.i = add nuw i64 %.9848.i.i161.i, 1
  %71 = shl i64 %.9848.i.i161.i, 3
  %scevgep83 = getelementptr i8, ptr %scevgep82, i64 %71
  %.136.i.i166.i = load i64, ptr %scevgep83, align 8, !noalias !164
  %scevgep79 = getelementptr i8, ptr %scevgep78, i64 %71
  %.140.i.i168.i = load i64, ptr %scevgep79, align 8, !noalias !164
  %.141.not.i.i169.i = icmp eq i64 %.136.i.i166.i, %.140.i.i168.i
  br i1 %.141.not.i.i169.i, label %B58.i.i160.i, label %B496.endif.endif.i

B0.endif.i148.i:                                  ; preds = %B190.loopexit.i.i.i146.i, %B496.i
  %h.4.0.lcssa.i.i.i149.i = phi i64 [ %const, %B496.i ], [ %60, %B190.loopexit.i.i.i146.i ]
  %.151.i.i.i150.i = lshr i64 %h.4.0.lcssa.i.i.i149.i, 29
  %.152.i.i.i151.i = xor i64 %.151.i.i.i150.i, %h.4.0.lcssa.i.i.i149.i
  %"$phi104.0.2.0.i.i152.i" = tail call i64 @llvm.umax.i64(i64 %.152.i.i.i151.i, i64 1)
  %.51.i153.i = icmp ugt i64 %.152.i.i, %"$phi104.0.2.0.i.i152.i"
  br i1 %.51.i153.i, label %B644.endif.i, label %B108.i154.i

B602.i:                                           ; preds = %B602.i.preheader, %B538.backedge.i
  %.507456.i = phi i64 [ %.507.i, %B538.backedge.i ], [ 2, %B602.i.preheader ]
  %.497455.i = phi i64 [ %.537.i, %B538.backedge.i ], [ %.450.i, %B602.i.preheader ]
  %.537.i = sub i64 %.497455.i, %.507456.i
  %.12.i173.i = tail call i64 @tideproof_words(), !noalias !167
  %.13.i174.i = mul i64 %.12.i173.i, %.537.i
  %.14.i175.i = getelementptr i64, ptr %arg.run, i64 %.13.i174.i
  %.10.i.i.i176.i = tail call i64 @tideproof_words(), !noalias !170
  %.9240.not.i.i.i177.i = icmp slt i64 %.10.i.i.i176.i, 1
  br i1 %.9240.not.i.i.i177.i, label %B0.endif.i232.i, label %B88.if.preheader.i.i.i178.i

B88.if.preheader.i.i.i178.i:                      ; preds = %B602.i
  %xtraiter.i.i.i179.i = and i64 %.10.i.i.i176.i, 3
  %72 = icmp ult i64 %.10.i.i.i176.i, 4
  br i1 %72, label %B88.if.epil.preheader.i.i.i215.i, label %B88.if.preheader.new.i.i.i180.i

B88.if.preheader.new.i.i.i180.i:                  ; preds = %B88.if.preheader.i.i.i178.i
  %unroll_iter.i.i.i181.i = and i64 %.10.i.i.i176.i, %const133
  %73 = shl i64 %.13.i174.i, 3
  %74 = getelementptr i8, ptr %arg.run, i64 %73
  %scevgep.i182.i = getelementptr i8, ptr %74, i64 24
  br label %B88.if.i.i.i183.i

B190.loopexit.unr-lcssa.i.i.i213.i:               ; preds = %B88.if.i.i.i183.i
  %lcmp.mod.not.i.i.i214.i = icmp eq i64 %xtraiter.i.i.i179.i, 0
  br i1 %lcmp.mod.not.i.i.i214.i, label %B190.loopexit.i.i.i230.i, label %B88.if.epil.preheader.i.i.i215.i

B88.if.epil.preheader.i.i.i215.i:                 ; preds = %B190.loopexit.unr-lcssa.i.i.i213.i, %B88.if.preheader.i.i.i178.i
  %h.4.043.epil.init.i.i.i216.i = phi i64 [ %const134, %B88.if.preheader.i.i.i178.i ], [ %.137.3.i.i.i211.i, %B190.loopexit.unr-lcssa.i.i.i213.i ]
  %.983941.epil.init.i.i.i217.i = phi i64 [ 0, %B88.if.preheader.i.i.i178.i ], [ %unroll_iter.i.i.i181.i, %B190.loopexit.unr-lcssa.i.i.i213.i ]
  %75 = shl i64 %.983941.epil.init.i.i.i217.i, 3
  %scevgep.i.i.i218.i = getelementptr i8, ptr %.14.i175.i, i64 %75
  br label %B88.if.epil.i.i.i219.i

B88.if.epil.i.i.i219.i:                           ; preds = %B88.if.epil.i.i.i219.i, %B88.if.epil.preheader.i.i.i215.i
  %h.4.043.epil.i.i.i220.i = phi i64 [ %.137.epil.i.i.i227.i, %B88.if.epil.i.i.i219.i ], [ %h.4.043.epil.init.i.i.i216.i, %B88.if.epil.preheader.i.i.i215.i ]
  %epil.iter.i.i.i221.i = phi i64 [ %epil.iter.next.i.i.i228.i, %B88.if.epil.i.i.i219.i ], [ 0, %B88.if.epil.preheader.i.i.i215.i ]
  %76 = shl i64 %epil.iter.i.i.i221.i, 3
  %scevgep.i.i222.i = getelementptr i8, ptr %scevgep.i.i.i218.i, i64 %76
  %.132.epil.i.i.i223.i = load i64, ptr %scevgep.i.i222.i, align 8, !noalias !170
  %.134.epil.i.i.i224.i = xor i64 %.132.epil.i.i.i223.i, %h.4.043.epil.i.i.i220.i
  %.135.epil.i.i.i225.i = mul i64 %.134.epil.i.i.i224.i, %const135
  %.136.epil.i.i.i226.i = lshr i64 %.135.epil.i.i.i225.i, 32
  %.137.epil.i.i.i227.i = xor i64 %.136.epil.i.i.i226.i, %.135.epil.i.i.i225.i
  %epil.iter.next.i.i.i228.i = add i64 %epil.iter.i.i.i221.i, 1
  %epil.iter.cmp.not.i.i.i229.i = icmp eq i64 %xtraiter.i.i.i179.i, %epil.iter.next.i.i.i228.i
  br i1 %epil.iter.cmp.not.i.i.i229.i, label %B190.loopexit.i.i.i230.i, label %B88.if.epil.i.i.i219.i, !llvm.loop !141

B190.loopexit.i.i.i230.i:                         ; preds = %B88.if.epil.i.i.i219.i, %B190.loopexit.unr-lcssa.i.i.i213.i
  %.137.lcssa.i.i.i231.i = phi i64 [ %.137.3.i.i.i211.i, %B190.loopexit.unr-lcssa.i.i.i213.i ], [ %.137.epil.i.i.i227.i, %B88.if.epil.i.i.i219.i ]
  %77 = mul i64 %.137.lcssa.i.i.i231.i, %const135
  br label %B0.endif.i232.i

B88.if.i.i.i183.i:                                ; preds = %B88.if.i.i.i183.i, %B88.if.preheader.new.i.i.i180.i
  %h.4.043.i.i.i184.i = phi i64 [ %const134, %B88.if.preheader.new.i.i.i180.i ], [ %.137.3.i.i.i211.i, %B88.if.i.i.i183.i ]
  %.983941.i.i.i185.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i180.i ], [ %.105.3.i.i.i205.i, %B88.if.i.i.i183.i ]
  %sunkaddr.i.i186.i = shl i64 %.983941.i.i.i185.i, 3
  %scevgep7.i187.i = getelementptr i8, ptr %scevgep.i182.i, i64 %sunkaddr.i.i186.i
  %scevgep8.i188.i = getelementptr i8, ptr %scevgep7.i187.i, i64 -24
  %.132.i.i.i189.i = load i64, ptr %scevgep8.i188.i, align 8, !noalias !170
  %.134.i.i.i190.i = xor i64 %.132.i.i.i189.i, %h.4.043.i.i.i184.i
  %.135.i.i.i191.i = mul i64 %.134.i.i.i190.i, %const135
  %.136.i.i.i192.i = lshr i64 %.135.i.i.i191.i, 32
  %78 = shl i64 %.983941.i.i.i185.i, 3
  %scevgep86 = getelementptr i8, ptr %scevgep.i182.i, i64 %78
  %scevgep87 = getelementptr i8, ptr %scevgep86, i64 -16
  %.132.1.i.i.i195.i = load i64, ptr %scevgep87, align 8, !noalias !170
  %79 = xor i64 %.132.1.i.i.i195.i, %.136.i.i.i192.i
  %.134.1.i.i.i196.i = xor i64 %79, %.135.i.i.i191.i
  %.135.1.i.i.i197.i = mul i64 %.134.1.i.i.i196.i, %const135
  %.136.1.i.i.i198.i = lshr i64 %.135.1.i.i.i197.i, 32
  %80 = shl i64 %.983941.i.i.i185.i, 3
  %scevgep84 = getelementptr i8, ptr %scevgep.i182.i, i64 %80
  %scevgep85 = getelementptr i8, ptr %scevgep84, i64 -8
  %.132.2.i.i.i201.i = load i64, ptr %scevgep85, align 8, !noalias !170
  %81 = xor i64 %.132.2.i.i.i201.i, %.136.1.i.i.i198.i
  %.134.2.i.i.i202.i = xor i64 %81, %.135.1.i.i.i197.i
  %.135.2.i.i.i203.i = mul i64 %.134.2.i.i.i202.i, %const135
  %.136.2.i.i.i204.i = lshr i64 %.135.2.i.i.i203.i, 32
  %.105.3.i.i.i205.i = add nuw nsw i64 %.983941.i.i.i185.i, 4
  %.132.3.i.i.i207.i = load i64, ptr %scevgep7.i187.i, align 8, !noalias !170
  %82 = xor i64 %.132.3.i.i.i207.i, %.136.2.i.i.i204.i
  %.134.3.i.i.i208.i = xor i64 %82, %.135.2.i.i.i203.i
  %.135.3.i.i.i209.i = mul i64 %.134.3.i.i.i208.i, %const135
  %.136.3.i.i.i210.i = lshr i64 %.135.3.i.i.i209.i, 32
  %.137.3.i.i.i211.i = xor i64 %.136.3.i.i.i210.i, %.135.3.i.i.i209.i
  %niter.ncmp.3.i.i.i212.i = icmp eq i64 %unroll_iter.i.i.i181.i, %.105.3.i.i.i205.i
  br i1 %niter.ncmp.3.i.i.i212.i, label %B190.loopexit.unr-lcssa.i.i.i213.i, label %B88.if.i.i.i183.i

B108.i238.i:                                      ; preds = %B0.endif.i232.i
  %.58.i239.i = icmp eq i64 %"$phi104.0.2.0.i.i236.i", %"$phi104.0.2.0.i"
  br i1 %.58.i239.i, label %B120.i241.i, label %B538.backedge.i

B120.i241.i:                                      ; preds = %B108.i238.i
  %.10.i.i242.i = tail call i64 @tideproof_words(), !noalias !175
  %..10.i.i243.i = tail call i64 @llvm.smax.i64(i64 %.10.i.i242.i, i64 0)
  br label %B58.i.i244.i

B58.i.i244.i:                                     ; preds = %B58.if.i.i247.i, %B120.i241.i
  %.9848.i.i245.i = phi i64 [ %.105.i.i248.i, %B58.if.i.i247.i ], [ 0, %B120.i241.i ]
  %exitcond.not.i.i246.i = icmp eq i64 %..10.i.i243.i, %.9848.i.i245.i
  br i1 %exitcond.not.i.i246.i, label %B538.backedge.i, label %B58.if.i.i247.i

B98.i.i254.i:                                     ; preds = %B58.if.i.i247.i
  %.159.i.i255.not.i = icmp ult i64 %.136.i.i250.i, %.140.i.i252.i
  br i1 %.159.i.i255.not.i, label %B644.endif.i, label %B538.backedge.i

B538.backedge.i:                                  ; preds = %B98.i.i254.i, %B58.i.i244.i, %B108.i238.i
  %.507.i = shl i64 %.507456.i, 1
  %.518.i = add i64 %.507.i, %cursor.2.0147
  %.520.i = icmp ult i64 %.518.i, %.537.i
  br i1 %.520.i, label %B602.i, label %B644.endif.i

B58.if.i.i247.i:                                  ; preds = %B58.i.i244.i
  %.105.i.i248.i = add nuw i64 %.9848.i.i245.i, 1
  %83 = shl i64 %.9848.i.i245.i, 3
  %scevgep.i1.i249.i = getelementptr i8, ptr %.14.i175.i, i64 %83
  %.136.i.i250.i = load i64, ptr %scevgep.i1.i249.i, align 8, !noalias !175
  %scevgep89 = getelementptr i8, ptr %scevgep88, i64 %83
  %.140.i.i252.i = load i64, ptr %scevgep89, align 8, !noalias !175
  %.141.not.i.i253.i = icmp eq i64 %.136.i.i250.i, %.140.i.i252.i
  br i1 %.141.not.i.i253.i, label %B58.i.i244.i, label %B98.i.i254.i

B0.endif.i232.i:                                  ; preds = %B190.loopexit.i.i.i230.i, %B602.i
  %h.4.0.lcssa.i.i.i233.i = phi i64 [ %const, %B602.i ], [ %77, %B190.loopexit.i.i.i230.i ]
  %.151.i.i.i234.i = lshr i64 %h.4.0.lcssa.i.i.i233.i, 29
  %.152.i.i.i235.i = xor i64 %.151.i.i.i234.i, %h.4.0.lcssa.i.i.i233.i
  %"$phi104.0.2.0.i.i236.i" = tail call i64 @llvm.umax.i64(i64 %.152.i.i.i235.i, i64 1)
  %.51.i237.i = icmp ugt i64 %.152.i.i, %"$phi104.0.2.0.i.i236.i"
  br i1 %.51.i237.i, label %B644.endif.i, label %B108.i238.i

B710.i:                                           ; preds = %B644.endif.i, %B434.i, %B128.endif.endif
  %high.7.0.i = phi i64 [ %arg.length, %B128.endif.endif ], [ %.11.i2.i, %B434.i ], [ %high.6.0.i, %B644.endif.i ]
  %low.7.0.i = phi i64 [ %cursor.2.0147, %B128.endif.endif ], [ %low.6.0.i, %B434.i ], [ %.11.i1.i, %B644.endif.i ]
  %.691.i = icmp ult i64 %low.7.0.i, %high.7.0.i
  br i1 %.691.i, label %B722.i.preheader, label %B128.endif.endif.endif

B722.i.preheader:                                 ; preds = %B710.i
  %84 = mul i64 %.149, %lsr.iv
  %scevgep106 = getelementptr i8, ptr %arg.states, i64 %84
  br label %B722.i

B722.i:                                           ; preds = %.thread, %B722.i.preheader
  %high.8.0.i = phi i64 [ %115, %.thread ], [ %high.7.0.i, %B722.i.preheader ]
  %low.8.0.i = phi i64 [ %116, %.thread ], [ %low.7.0.i, %B722.i.preheader ]
  %.704.i = add i64 %low.8.0.i, %high.8.0.i
  %.705.i = lshr i64 %.704.i, 1
  %.12.i257.i = tail call i64 @tideproof_words(), !noalias !178
  %.13.i258.i = mul i64 %.705.i, %.12.i257.i
  %.14.i259.i = getelementptr i64, ptr %arg.run, i64 %.13.i258.i
  %.10.i.i.i260.i = tail call i64 @tideproof_words(), !noalias !181
  %.9240.not.i.i.i261.i = icmp slt i64 %.10.i.i.i260.i, 1
  br i1 %.9240.not.i.i.i261.i, label %B0.endif.i316.i, label %B88.if.preheader.i.i.i262.i

B88.if.preheader.i.i.i262.i:                      ; preds = %B722.i
  %xtraiter.i.i.i263.i = and i64 %.10.i.i.i260.i, 3
  %85 = icmp ult i64 %.10.i.i.i260.i, 4
  br i1 %85, label %B88.if.epil.preheader.i.i.i299.i, label %B88.if.preheader.new.i.i.i264.i

B88.if.preheader.new.i.i.i264.i:                  ; preds = %B88.if.preheader.i.i.i262.i
  %unroll_iter.i.i.i265.i = and i64 %.10.i.i.i260.i, %const133
  %86 = shl i64 %.13.i258.i, 3
  %87 = getelementptr i8, ptr %arg.run, i64 %86
  %scevgep.i266.i = getelementptr i8, ptr %87, i64 24
  br label %B88.if.i.i.i267.i

B190.loopexit.unr-lcssa.i.i.i297.i:               ; preds = %B88.if.i.i.i267.i
  %lcmp.mod.not.i.i.i298.i = icmp eq i64 %xtraiter.i.i.i263.i, 0
  br i1 %lcmp.mod.not.i.i.i298.i, label %B190.loopexit.i.i.i314.i, label %B88.if.epil.preheader.i.i.i299.i

B88.if.epil.preheader.i.i.i299.i:                 ; preds = %B190.loopexit.unr-lcssa.i.i.i297.i, %B88.if.preheader.i.i.i262.i
  %h.4.043.epil.init.i.i.i300.i = phi i64 [ %const134, %B88.if.preheader.i.i.i262.i ], [ %.137.3.i.i.i295.i, %B190.loopexit.unr-lcssa.i.i.i297.i ]
  %.983941.epil.init.i.i.i301.i = phi i64 [ 0, %B88.if.preheader.i.i.i262.i ], [ %unroll_iter.i.i.i265.i, %B190.loopexit.unr-lcssa.i.i.i297.i ]
  %88 = shl i64 %.983941.epil.init.i.i.i301.i, 3
  %scevgep.i.i.i302.i = getelementptr i8, ptr %.14.i259.i, i64 %88
  br label %B88.if.epil.i.i.i303.i

B88.if.epil.i.i.i303.i:                           ; preds = %B88.if.epil.i.i.i303.i, %B88.if.epil.preheader.i.i.i299.i
  %h.4.043.epil.i.i.i304.i = phi i64 [ %.137.epil.i.i.i311.i, %B88.if.epil.i.i.i303.i ], [ %h.4.043.epil.init.i.i.i300.i, %B88.if.epil.preheader.i.i.i299.i ]
  %epil.iter.i.i.i305.i = phi i64 [ %epil.iter.next.i.i.i312.i, %B88.if.epil.i.i.i303.i ], [ 0, %B88.if.epil.preheader.i.i.i299.i ]
  %89 = shl i64 %epil.iter.i.i.i305.i, 3
  %scevgep.i.i306.i = getelementptr i8, ptr %scevgep.i.i.i302.i, i64 %89
  %.132.epil.i.i.i307.i = load i64, ptr %scevgep.i.i306.i, align 8, !noalias !181
  %.134.epil.i.i.i308.i = xor i64 %.132.epil.i.i.i307.i, %h.4.043.epil.i.i.i304.i
  %.135.epil.i.i.i309.i = mul i64 %.134.epil.i.i.i308.i, %const135
  %.136.epil.i.i.i310.i = lshr i64 %.135.epil.i.i.i309.i, 32
  %.137.epil.i.i.i311.i = xor i64 %.136.epil.i.i.i310.i, %.135.epil.i.i.i309.i
  %epil.iter.next.i.i.i312.i = add i64 %epil.iter.i.i.i305.i, 1
  %epil.iter.cmp.not.i.i.i313.i = icmp eq i64 %xtraiter.i.i.i263.i, %epil.iter.next.i.i.i312.i
  br i1 %epil.iter.cmp.not.i.i.i313.i, label %B190.loopexit.i.i.i314.i, label %B88.if.epil.i.i.i303.i, !llvm.loop !141

B190.loopexit.i.i.i314.i:                         ; preds = %B88.if.epil.i.i.i303.i, %B190.loopexit.unr-lcssa.i.i.i297.i
  %.137.lcssa.i.i.i315.i = phi i64 [ %.137.3.i.i.i295.i, %B190.loopexit.unr-lcssa.i.i.i297.i ], [ %.137.epil.i.i.i311.i, %B88.if.epil.i.i.i303.i ]
  %90 = mul i64 %.137.lcssa.i.i.i315.i, %const135
  br label %B0.endif.i316.i

B88.if.i.i.i267.i:                                ; preds = %B88.if.i.i.i267.i, %B88.if.preheader.new.i.i.i264.i
  %h.4.043.i.i.i268.i = phi i64 [ %const134, %B88.if.preheader.new.i.i.i264.i ], [ %.137.3.i.i.i295.i, %B88.if.i.i.i267.i ]
  %.983941.i.i.i269.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i264.i ], [ %.105.3.i.i.i289.i, %B88.if.i.i.i267.i ]
  %sunkaddr.i.i270.i = shl i64 %.983941.i.i.i269.i, 3
  %scevgep7.i271.i = getelementptr i8, ptr %scevgep.i266.i, i64 %sunkaddr.i.i270.i
  %scevgep8.i272.i = getelementptr i8, ptr %scevgep7.i271.i, i64 -24
  %.132.i.i.i273.i = load i64, ptr %scevgep8.i272.i, align 8, !noalias !181
  %.134.i.i.i274.i = xor i64 %.132.i.i.i273.i, %h.4.043.i.i.i268.i
  %.135.i.i.i275.i = mul i64 %.134.i.i.i274.i, %const135
  %.136.i.i.i276.i = lshr i64 %.135.i.i.i275.i, 32
  %91 = shl i64 %.983941.i.i.i269.i, 3
  %scevgep104 = getelementptr i8, ptr %scevgep.i266.i, i64 %91
  %scevgep105 = getelementptr i8, ptr %scevgep104, i64 -16
  %.132.1.i.i.i279.i = load i64, ptr %scevgep105, align 8, !noalias !181
  %92 = xor i64 %.132.1.i.i.i279.i, %.136.i.i.i276.i
  %.134.1.i.i.i280.i = xor i64 %92, %.135.i.i.i275.i
  %.135.1.i.i.i281.i = mul i64 %.134.1.i.i.i280.i, %const135
  %.136.1.i.i.i282.i = lshr i64 %.135.1.i.i.i281.i, 32
  %93 = shl i64 %.983941.i.i.i269.i, 3
  %scevgep102 = getelementptr i8, ptr %scevgep.i266.i, i64 %93
  %scevgep103 = getelementptr i8, ptr %scevgep102, i64 -8
  %.132.2.i.i.i285.i = load i64, ptr %scevgep103, align 8, !noalias !181
  %94 = xor i64 %.132.2.i.i.i285.i, %.136.1.i.i.i282.i
  %.134.2.i.i.i286.i = xor i64 %94, %.135.1.i.i.i281.i
  %.135.2.i.i.i287.i = mul i64 %.134.2.i.i.i286.i, %const135
  %.136.2.i.i.i288.i = lshr i64 %.135.2.i.i.i287.i, 32
  %.105.3.i.i.i289.i = add nuw nsw i64 %.983941.i.i.i269.i, 4
  %.132.3.i.i.i291.i = load i64, ptr %scevgep7.i271.i, align 8, !noalias !181
  %95 = xor i64 %.132.3.i.i.i291.i, %.136.2.i.i.i288.i
  %.134.3.i.i.i292.i = xor i64 %95, %.135.2.i.i.i287.i
  %.135.3.i.i.i293.i = mul i64 %.134.3.i.i.i292.i, %const135
  %.136.3.i.i.i294.i = lshr i64 %.135.3.i.i.i293.i, 32
  %.137.3.i.i.i295.i = xor i64 %.136.3.i.i.i294.i, %.135.3.i.i.i293.i
  %niter.ncmp.3.i.i.i296.i = icmp eq i64 %unroll_iter.i.i.i265.i, %.105.3.i.i.i289.i
  br i1 %niter.ncmp.3.i.i.i296.i, label %B190.loopexit.unr-lcssa.i.i.i297.i, label %B88.if.i.i.i267.i

B108.i322.i:                                      ; preds = %B0.endif.i316.i
  %.58.i323.i = icmp eq i64 %"$phi104.0.2.0.i.i320.i", %"$phi104.0.2.0.i"
  br i1 %.58.i323.i, label %B120.i325.i, label %.thread

B120.i325.i:                                      ; preds = %B108.i322.i
  %.10.i.i326.i = tail call i64 @tideproof_words(), !noalias !186
  %..10.i.i327.i = tail call i64 @llvm.smax.i64(i64 %.10.i.i326.i, i64 0)
  br label %B58.i.i328.i

B58.i.i328.i:                                     ; preds = %B58.if.i.i331.i, %B120.i325.i
  %.9848.i.i329.i = phi i64 [ %.105.i.i332.i, %B58.if.i.i331.i ], [ 0, %B120.i325.i ]
  %exitcond.not.i.i330.i = icmp eq i64 %..10.i.i327.i, %.9848.i.i329.i
  br i1 %exitcond.not.i.i330.i, label %.thread, label %B58.if.i.i331.i

B58.if.i.i331.i:                                  ; preds = %B58.i.i328.i
  %.105.i.i332.i = add nuw i64 %.9848.i.i329.i, 1
  %96 = shl i64 %.9848.i.i329.i, 3
  %scevgep.i1.i333.i = getelementptr i8, ptr %.14.i259.i, i64 %96
  %.136.i.i334.i = load i64, ptr %scevgep.i1.i333.i, align 8, !noalias !186
  %scevgep107 = getelementptr i8, ptr %scevgep106, i64 %96
  %.140.i.i336.i = load i64, ptr %scevgep107, align 8, !noalias !186
  %.141.not.i.i337.i = icmp eq i64 %.136.i.i334.i, %.140.i.i336.i
  br i1 %.141.not.i.i337.i, label %B58.i.i328.i, label %B722.endif.endif.i

B0.endif.i316.i:                                  ; preds = %B190.loopexit.i.i.i314.i, %B722.i
  %h.4.0.lcssa.i.i.i317.i = phi i64 [ %const, %B722.i ], [ %90, %B190.loopexit.i.i.i314.i ]
  %.151.i.i.i318.i = lshr i64 %h.4.0.lcssa.i.i.i317.i, 29
  %.152.i.i.i319.i = xor i64 %.151.i.i.i318.i, %h.4.0.lcssa.i.i.i317.i
  %"$phi104.0.2.0.i.i320.i" = tail call i64 @llvm.umax.i64(i64 %.152.i.i.i319.i, i64 1)
  %.51.i321.i = icmp ugt i64 %.152.i.i, %"$phi104.0.2.0.i.i320.i"
  br i1 %.51.i321.i, label %.thread24, label %B108.i322.i

.thread24:                                        ; preds = %B0.endif.i316.i
  %.757.i19 = add nuw i64 %.705.i, 1
  br label %.thread

B54.endif.endif.i:                                ; preds = %B128.endif.endif
  %.210 = sub i64 %.208, %last.2.0146
  %.214 = mul i64 %.210, %arg.length
  %.215 = lshr i64 %.214, 32
  %.217 = add i64 %.215, %cursor.2.0147
  %.11.i.i = tail call i64 @llvm.umax.i64(i64 %cursor.2.0147, i64 %.217)
  %.11.i4.i = tail call i64 @llvm.umin.i64(i64 %.74.i, i64 %.11.i.i)
  %.12.i341.i = tail call i64 @tideproof_words(), !noalias !189
  %.13.i342.i = mul i64 %.12.i341.i, %.11.i4.i
  %.14.i343.i = getelementptr i64, ptr %arg.run, i64 %.13.i342.i
  %.10.i.i.i344.i = tail call i64 @tideproof_words(), !noalias !192
  %.9240.not.i.i.i345.i = icmp slt i64 %.10.i.i.i344.i, 1
  br i1 %.9240.not.i.i.i345.i, label %B0.endif.i400.i, label %B88.if.preheader.i.i.i346.i

B88.if.preheader.i.i.i346.i:                      ; preds = %B54.endif.endif.i
  %xtraiter.i.i.i347.i = and i64 %.10.i.i.i344.i, 3
  %97 = icmp ult i64 %.10.i.i.i344.i, 4
  br i1 %97, label %B88.if.epil.preheader.i.i.i383.i, label %B88.if.preheader.new.i.i.i348.i

B88.if.preheader.new.i.i.i348.i:                  ; preds = %B88.if.preheader.i.i.i346.i
  %unroll_iter.i.i.i349.i = and i64 %.10.i.i.i344.i, %const133
  %98 = shl i64 %.13.i342.i, 3
  %99 = getelementptr i8, ptr %arg.run, i64 %98
  %scevgep.i350.i = getelementptr i8, ptr %99, i64 24
  br label %B88.if.i.i.i351.i

B190.loopexit.unr-lcssa.i.i.i381.i:               ; preds = %B88.if.i.i.i351.i
  %lcmp.mod.not.i.i.i382.i = icmp eq i64 %xtraiter.i.i.i347.i, 0
  br i1 %lcmp.mod.not.i.i.i382.i, label %B190.loopexit.i.i.i398.i, label %B88.if.epil.preheader.i.i.i383.i

B88.if.epil.preheader.i.i.i383.i:                 ; preds = %B190.loopexit.unr-lcssa.i.i.i381.i, %B88.if.preheader.i.i.i346.i
  %h.4.043.epil.init.i.i.i384.i = phi i64 [ %const134, %B88.if.preheader.i.i.i346.i ], [ %.137.3.i.i.i379.i, %B190.loopexit.unr-lcssa.i.i.i381.i ]
  %.983941.epil.init.i.i.i385.i = phi i64 [ 0, %B88.if.preheader.i.i.i346.i ], [ %unroll_iter.i.i.i349.i, %B190.loopexit.unr-lcssa.i.i.i381.i ]
  %100 = shl i64 %.983941.epil.init.i.i.i385.i, 3
  %scevgep.i.i.i386.i = getelementptr i8, ptr %.14.i343.i, i64 %100
  br label %B88.if.epil.i.i.i387.i

B88.if.epil.i.i.i387.i:                           ; preds = %B88.if.epil.i.i.i387.i, %B88.if.epil.preheader.i.i.i383.i
  %h.4.043.epil.i.i.i388.i = phi i64 [ %.137.epil.i.i.i395.i, %B88.if.epil.i.i.i387.i ], [ %h.4.043.epil.init.i.i.i384.i, %B88.if.epil.preheader.i.i.i383.i ]
  %epil.iter.i.i.i389.i = phi i64 [ %epil.iter.next.i.i.i396.i, %B88.if.epil.i.i.i387.i ], [ 0, %B88.if.epil.preheader.i.i.i383.i ]
  %101 = shl i64 %epil.iter.i.i.i389.i, 3
  %scevgep.i.i390.i = getelementptr i8, ptr %scevgep.i.i.i386.i, i64 %101
  %.132.epil.i.i.i391.i = load i64, ptr %scevgep.i.i390.i, align 8, !noalias !192
  %.134.epil.i.i.i392.i = xor i64 %.132.epil.i.i.i391.i, %h.4.043.epil.i.i.i388.i
  %.135.epil.i.i.i393.i = mul i64 %.134.epil.i.i.i392.i, %const135
  %.136.epil.i.i.i394.i = lshr i64 %.135.epil.i.i.i393.i, 32
  %.137.epil.i.i.i395.i = xor i64 %.136.epil.i.i.i394.i, %.135.epil.i.i.i393.i
  %epil.iter.next.i.i.i396.i = add i64 %epil.iter.i.i.i389.i, 1
  %epil.iter.cmp.not.i.i.i397.i = icmp eq i64 %xtraiter.i.i.i347.i, %epil.iter.next.i.i.i396.i
  br i1 %epil.iter.cmp.not.i.i.i397.i, label %B190.loopexit.i.i.i398.i, label %B88.if.epil.i.i.i387.i, !llvm.loop !141

B190.loopexit.i.i.i398.i:                         ; preds = %B88.if.epil.i.i.i387.i, %B190.loopexit.unr-lcssa.i.i.i381.i
  %.137.lcssa.i.i.i399.i = phi i64 [ %.137.3.i.i.i379.i, %B190.loopexit.unr-lcssa.i.i.i381.i ], [ %.137.epil.i.i.i395.i, %B88.if.epil.i.i.i387.i ]
  %102 = mul i64 %.137.lcssa.i.i.i399.i, %const135
  br label %B0.endif.i400.i

B88.if.i.i.i351.i:                                ; preds = %B88.if.i.i.i351.i, %B88.if.preheader.new.i.i.i348.i
  %h.4.043.i.i.i352.i = phi i64 [ %const134, %B88.if.preheader.new.i.i.i348.i ], [ %.137.3.i.i.i379.i, %B88.if.i.i.i351.i ]
  %.983941.i.i.i353.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i348.i ], [ %.105.3.i.i.i373.i, %B88.if.i.i.i351.i ]
  %sunkaddr.i.i354.i = shl i64 %.983941.i.i.i353.i, 3
  %scevgep7.i355.i = getelementptr i8, ptr %scevgep.i350.i, i64 %sunkaddr.i.i354.i
  %scevgep8.i356.i = getelementptr i8, ptr %scevgep7.i355.i, i64 -24
  %.132.i.i.i357.i = load i64, ptr %scevgep8.i356.i, align 8, !noalias !192
  %.134.i.i.i358.i = xor i64 %.132.i.i.i357.i, %h.4.043.i.i.i352.i
  %.135.i.i.i359.i = mul i64 %.134.i.i.i358.i, %const135
  %.136.i.i.i360.i = lshr i64 %.135.i.i.i359.i, 32
  %103 = shl i64 %.983941.i.i.i353.i, 3
  %scevgep68 = getelementptr i8, ptr %scevgep.i350.i, i64 %103
  %scevgep69 = getelementptr i8, ptr %scevgep68, i64 -16
  %.132.1.i.i.i363.i = load i64, ptr %scevgep69, align 8, !noalias !192
  %104 = xor i64 %.132.1.i.i.i363.i, %.136.i.i.i360.i
  %.134.1.i.i.i364.i = xor i64 %104, %.135.i.i.i359.i
  %.135.1.i.i.i365.i = mul i64 %.134.1.i.i.i364.i, %const135
  %.136.1.i.i.i366.i = lshr i64 %.135.1.i.i.i365.i, 32
  %105 = shl i64 %.983941.i.i.i353.i, 3
  %scevgep66 = getelementptr i8, ptr %scevgep.i350.i, i64 %105
  %scevgep67 = getelementptr i8, ptr %scevgep66, i64 -8
  %.132.2.i.i.i369.i = load i64, ptr %scevgep67, align 8, !noalias !192
  %106 = xor i64 %.132.2.i.i.i369.i, %.136.1.i.i.i366.i
  %.134.2.i.i.i370.i = xor i64 %106, %.135.1.i.i.i365.i
  %.135.2.i.i.i371.i = mul i64 %.134.2.i.i.i370.i, %const135
  %.136.2.i.i.i372.i = lshr i64 %.135.2.i.i.i371.i, 32
  %.105.3.i.i.i373.i = add nuw nsw i64 %.983941.i.i.i353.i, 4
  %.132.3.i.i.i375.i = load i64, ptr %scevgep7.i355.i, align 8, !noalias !192
  %107 = xor i64 %.132.3.i.i.i375.i, %.136.2.i.i.i372.i
  %.134.3.i.i.i376.i = xor i64 %107, %.135.2.i.i.i371.i
  %.135.3.i.i.i377.i = mul i64 %.134.3.i.i.i376.i, %const135
  %.136.3.i.i.i378.i = lshr i64 %.135.3.i.i.i377.i, 32
  %.137.3.i.i.i379.i = xor i64 %.136.3.i.i.i378.i, %.135.3.i.i.i377.i
  %niter.ncmp.3.i.i.i380.i = icmp eq i64 %unroll_iter.i.i.i349.i, %.105.3.i.i.i373.i
  br i1 %niter.ncmp.3.i.i.i380.i, label %B190.loopexit.unr-lcssa.i.i.i381.i, label %B88.if.i.i.i351.i

B108.i406.i:                                      ; preds = %B0.endif.i400.i
  %.58.i407.i = icmp eq i64 %"$phi104.0.2.0.i.i404.i", %"$phi104.0.2.0.i"
  br i1 %.58.i407.i, label %B120.i409.i, label %B474.i

B120.i409.i:                                      ; preds = %B108.i406.i
  %.10.i.i410.i = tail call i64 @tideproof_words(), !noalias !197
  %..10.i.i411.i = tail call i64 @llvm.smax.i64(i64 %.10.i.i410.i, i64 0)
  %108 = mul i64 %.149, %lsr.iv
  %scevgep70 = getelementptr i8, ptr %arg.states, i64 %108
  %109 = shl i64 %.12.i341.i, 3
  %110 = add i64 %cursor.2.0147, %.215
  %umax = call i64 @llvm.umax.i64(i64 %cursor.2.0147, i64 %110)
  %umin = call i64 @llvm.umin.i64(i64 %umax, i64 %.74.i)
  %111 = mul i64 %109, %umin
  %scevgep72 = getelementptr i8, ptr %arg.run, i64 %111
  br label %B58.i.i412.i

B58.i.i412.i:                                     ; preds = %B58.if.i.i415.i, %B120.i409.i
  %.9848.i.i413.i = phi i64 [ %.105.i.i416.i, %B58.if.i.i415.i ], [ 0, %B120.i409.i ]
  %exitcond.not.i.i414.i = icmp eq i64 %..10.i.i411.i, %.9848.i.i413.i
  br i1 %exitcond.not.i.i414.i, label %B474.i, label %B58.if.i.i415.i

B58.if.i.i415.i:                                  ; preds = %B58.i.i412.i
  %.105.i.i416.i = add nuw i64 %.9848.i.i413.i, 1
  %112 = shl i64 %.9848.i.i413.i, 3
  %scevgep73 = getelementptr i8, ptr %scevgep72, i64 %112
  %.136.i.i418.i = load i64, ptr %scevgep73, align 8, !noalias !197
  %scevgep71 = getelementptr i8, ptr %scevgep70, i64 %112
  %.140.i.i420.i = load i64, ptr %scevgep71, align 8, !noalias !197
  %.141.not.i.i421.i = icmp eq i64 %.136.i.i418.i, %.140.i.i420.i
  br i1 %.141.not.i.i421.i, label %B58.i.i412.i, label %B164.endif.endif.i

B0.endif.i400.i:                                  ; preds = %B190.loopexit.i.i.i398.i, %B54.endif.endif.i
  %h.4.0.lcssa.i.i.i401.i = phi i64 [ %const, %B54.endif.endif.i ], [ %102, %B190.loopexit.i.i.i398.i ]
  %.151.i.i.i402.i = lshr i64 %h.4.0.lcssa.i.i.i401.i, 29
  %.152.i.i.i403.i = xor i64 %.151.i.i.i402.i, %h.4.0.lcssa.i.i.i401.i
  %"$phi104.0.2.0.i.i404.i" = tail call i64 @llvm.umax.i64(i64 %.152.i.i.i403.i, i64 1)
  %.51.i405.i = icmp ugt i64 %.152.i.i, %"$phi104.0.2.0.i.i404.i"
  br i1 %.51.i405.i, label %B200.i, label %B108.i406.i

B164.endif.endif.i:                               ; preds = %B58.if.i.i415.i
  %.159.i.i423.not.i = icmp ult i64 %.136.i.i418.i, %.140.i.i420.i
  br i1 %.159.i.i423.not.i, label %B200.i, label %B474.i

B254.endif.endif.i:                               ; preds = %B58.if.i.i.i
  %.159.i.i.not.i = icmp ult i64 %.136.i.i.i, %.140.i.i.i
  br i1 %.159.i.i.not.i, label %B296.preheader.i, label %B434.i

B296.preheader.i:                                 ; preds = %B254.endif.endif.i, %B0.endif.i.i
  %.268462.i = add i64 %.11.i4.i, 3
  %.289463.i = add i64 %.11.i4.i, 5
  %.291464.i = icmp ult i64 %.289463.i, %arg.length
  br i1 %.291464.i, label %B392.i.preheader, label %B434.i

B392.i.preheader:                                 ; preds = %B296.preheader.i
  %113 = mul i64 %.149, %lsr.iv
  %scevgep100 = getelementptr i8, ptr %arg.states, i64 %113
  br label %B392.i

B496.endif.endif.i:                               ; preds = %B58.if.i.i163.i
  %.159.i.i171.not.i = icmp ult i64 %.136.i.i166.i, %.140.i.i168.i
  br i1 %.159.i.i171.not.i, label %B644.endif.i, label %B538.preheader.i

B538.preheader.i:                                 ; preds = %B496.endif.endif.i, %B58.i.i160.i, %B108.i154.i
  %.518453.i = add i64 %cursor.2.0147, 2
  %.520454.i = icmp ult i64 %.518453.i, %.450.i
  br i1 %.520454.i, label %B602.i.preheader, label %B644.endif.i

B602.i.preheader:                                 ; preds = %B538.preheader.i
  %114 = mul i64 %.149, %lsr.iv
  %scevgep88 = getelementptr i8, ptr %arg.states, i64 %114
  br label %B602.i

B644.endif.i:                                     ; preds = %B538.preheader.i, %B496.endif.endif.i, %B0.endif.i232.i, %B538.backedge.i, %B98.i.i254.i, %B0.endif.i148.i, %B474.i
  %step.6.0.i = phi i64 [ 1, %B496.endif.endif.i ], [ 1, %B474.i ], [ 1, %B0.endif.i148.i ], [ 2, %B538.preheader.i ], [ %.507456.i, %B98.i.i254.i ], [ %.507.i, %B538.backedge.i ], [ %.507456.i, %B0.endif.i232.i ]
  %high.6.0.i = phi i64 [ %.11.i4.i, %B496.endif.endif.i ], [ %.11.i4.i, %B474.i ], [ %.11.i4.i, %B0.endif.i148.i ], [ %.450.i, %B538.preheader.i ], [ %.497455.i, %B98.i.i254.i ], [ %.537.i, %B538.backedge.i ], [ %.497455.i, %B0.endif.i232.i ]
  %.632.i = tail call i64 @llvm.usub.sat.i64(i64 %high.6.0.i, i64 %step.6.0.i)
  %.11.i1.i = tail call i64 @llvm.umax.i64(i64 %.632.i, i64 %cursor.2.0147)
  br label %B710.i

B722.endif.endif.i:                               ; preds = %B58.if.i.i331.i
  %.159.i.i339.i = icmp uge i64 %.136.i.i334.i, %.140.i.i336.i
  %cond.fr9 = freeze i1 %.159.i.i339.i
  %.757.i = add nuw i64 %.705.i, 1
  %spec.select = select i1 %cond.fr9, i64 %.705.i, i64 %high.8.0.i
  %spec.select34 = select i1 %cond.fr9, i64 %low.8.0.i, i64 %.757.i
  br label %.thread

.thread:                                          ; preds = %B722.endif.endif.i, %.thread24, %B58.i.i328.i, %B108.i322.i
  %115 = phi i64 [ %high.8.0.i, %.thread24 ], [ %spec.select, %B722.endif.endif.i ], [ %.705.i, %B108.i322.i ], [ %.705.i, %B58.i.i328.i ]
  %116 = phi i64 [ %.757.i19, %.thread24 ], [ %spec.select34, %B722.endif.endif.i ], [ %low.8.0.i, %B108.i322.i ], [ %low.8.0.i, %B58.i.i328.i ]
  %.788.i = icmp ult i64 %116, %115
  br i1 %.788.i, label %B722.i, label %B128.endif.endif.endif

B128.endif.endif.endif:                           ; preds = %.thread, %B710.i
  %low.10.1.i = phi i64 [ %low.7.0.i, %B710.i ], [ %116, %.thread ]
  %.257 = icmp ult i64 %low.10.1.i, %arg.length
  br i1 %.257, label %B396, label %B488

B396.endif.endif:                                 ; preds = %B88.if.epil.i, %B134.loopexit.unr-lcssa.i
  %.141.lcssa.i = phi i64 [ %.141.3.i, %B134.loopexit.unr-lcssa.i ], [ %.141.epil.i, %B88.if.epil.i ]
  %.not = icmp eq i64 %.141.lcssa.i, 0
  br i1 %.not, label %B673, label %B488

B542.if:                                          ; preds = %B542.if, %B542.if.preheader
  %.395114116 = phi i64 [ %.402, %B542.if ], [ 0, %B542.if.preheader ]
  %.402 = add nuw nsw i64 %.395114116, 1
  %117 = shl i64 %.395114116, 3
  %scevgep132 = getelementptr i8, ptr %scevgep131, i64 %117
  %.429 = load i64, ptr %scevgep132, align 8
  %.430 = tail call i64 @tideproof_words()
  %118 = mul i64 %15, %.430
  %scevgep129 = getelementptr i8, ptr %arg.out, i64 %118
  %119 = shl i64 %.395114116, 3
  %scevgep130 = getelementptr i8, ptr %scevgep129, i64 %119
  store i64 %.429, ptr %scevgep130, align 8
  %exitcond.not = icmp eq i64 %.309, %.402
  br i1 %exitcond.not, label %B632, label %B542.if
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #0

; Function Attrs: nounwind
define i64 @tideproof_remove_known(ptr %a0, i64 %a1, i64 %a2, ptr %a3, i64 %a4, ptr %a5) #1 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines5spark16partition_kernel12remove_knownB3v52B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayy9uint64_2ay9uint64_2a(ptr %result, ptr %exception, ptr %a0, i64 %a1, i64 %a2, ptr %a3, i64 %a4, ptr %a5)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines5spark16partition_kernel5mergeB3v57B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ay9uint64_2ay9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr readonly captures(none) %arg.a, i64 %arg.a_count, ptr readonly captures(none) %arg.b, i64 %arg.b_count, ptr writeonly captures(none) %arg.out) {
entry:
  %const112 = bitcast i64 -2960836687051489901 to i64
  %const111 = bitcast i64 -7046029254386353131 to i64
  %const = bitcast i64 5551297586632261903 to i64
  %.26.not = icmp eq i64 %arg.a_count, 0
  br i1 %.26.not, label %B160, label %B102

B102:                                             ; preds = %entry
  %.10.i.i = tail call i64 @tideproof_words(), !noalias !200
  %.9240.not.i.i = icmp slt i64 %.10.i.i, 1
  br i1 %.9240.not.i.i, label %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B102
  %xtraiter.i.i = and i64 %.10.i.i, 3
  %0 = icmp ult i64 %.10.i.i, 4
  br i1 %0, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %const109 = bitcast i64 9223372036854775804 to i64
  %unroll_iter.i.i = and i64 %.10.i.i, %const109
  br label %B88.if.i.i

B190.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B190.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %h.4.043.epil.init.i.i = phi i64 [ %const111, %B88.if.preheader.i.i ], [ %.137.3.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %.983941.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %1 = shl i64 %.983941.epil.init.i.i, 3
  %scevgep.i.i = getelementptr i8, ptr %arg.a, i64 %1
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %h.4.043.epil.i.i = phi i64 [ %.137.epil.i.i, %B88.if.epil.i.i ], [ %h.4.043.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %2 = shl i64 %epil.iter.i.i, 3
  %scevgep.i = getelementptr i8, ptr %scevgep.i.i, i64 %2
  %.132.epil.i.i = load i64, ptr %scevgep.i, align 8, !noalias !200
  %.134.epil.i.i = xor i64 %.132.epil.i.i, %h.4.043.epil.i.i
  %.135.epil.i.i = mul i64 %.134.epil.i.i, %const112
  %.136.epil.i.i = lshr i64 %.135.epil.i.i, 32
  %.137.epil.i.i = xor i64 %.136.epil.i.i, %.135.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.i.i, !llvm.loop !205

B190.loopexit.i.i:                                ; preds = %B88.if.epil.i.i, %B190.loopexit.unr-lcssa.i.i
  %.137.lcssa.i.i = phi i64 [ %.137.3.i.i, %B190.loopexit.unr-lcssa.i.i ], [ %.137.epil.i.i, %B88.if.epil.i.i ]
  %3 = mul i64 %.137.lcssa.i.i, %const112
  br label %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %h.4.043.i.i = phi i64 [ %const111, %B88.if.preheader.new.i.i ], [ %.137.3.i.i, %B88.if.i.i ]
  %.983941.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.105.3.i.i, %B88.if.i.i ]
  %sunkaddr = mul i64 %.983941.i.i, 8
  %sunkaddr113 = getelementptr i8, ptr %arg.a, i64 %sunkaddr
  %.132.i.i = load i64, ptr %sunkaddr113, align 8, !noalias !200
  %.134.i.i = xor i64 %.132.i.i, %h.4.043.i.i
  %.135.i.i = mul i64 %.134.i.i, %const112
  %.136.i.i = lshr i64 %.135.i.i, 32
  %sunkaddr114 = mul i64 %.983941.i.i, 8
  %sunkaddr115 = getelementptr i8, ptr %arg.a, i64 %sunkaddr114
  %sunkaddr116 = getelementptr i8, ptr %sunkaddr115, i64 8
  %.132.1.i.i = load i64, ptr %sunkaddr116, align 8, !noalias !200
  %4 = xor i64 %.132.1.i.i, %.136.i.i
  %.134.1.i.i = xor i64 %4, %.135.i.i
  %.135.1.i.i = mul i64 %.134.1.i.i, %const112
  %.136.1.i.i = lshr i64 %.135.1.i.i, 32
  %sunkaddr117 = mul i64 %.983941.i.i, 8
  %sunkaddr118 = getelementptr i8, ptr %arg.a, i64 %sunkaddr117
  %sunkaddr119 = getelementptr i8, ptr %sunkaddr118, i64 16
  %.132.2.i.i = load i64, ptr %sunkaddr119, align 8, !noalias !200
  %5 = xor i64 %.132.2.i.i, %.136.1.i.i
  %.134.2.i.i = xor i64 %5, %.135.1.i.i
  %.135.2.i.i = mul i64 %.134.2.i.i, %const112
  %.136.2.i.i = lshr i64 %.135.2.i.i, 32
  %.105.3.i.i = add nuw nsw i64 %.983941.i.i, 4
  %sunkaddr120 = mul i64 %.983941.i.i, 8
  %sunkaddr121 = getelementptr i8, ptr %arg.a, i64 %sunkaddr120
  %sunkaddr122 = getelementptr i8, ptr %sunkaddr121, i64 24
  %.132.3.i.i = load i64, ptr %sunkaddr122, align 8, !noalias !200
  %6 = xor i64 %.132.3.i.i, %.136.2.i.i
  %.134.3.i.i = xor i64 %6, %.135.2.i.i
  %.135.3.i.i = mul i64 %.134.3.i.i, %const112
  %.136.3.i.i = lshr i64 %.135.3.i.i, 32
  %.137.3.i.i = xor i64 %.136.3.i.i, %.135.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.105.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B190.loopexit.unr-lcssa.i.i, label %B88.if.i.i

_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit: ; preds = %B190.loopexit.i.i, %B102
  %h.4.0.lcssa.i.i = phi i64 [ %const, %B102 ], [ %3, %B190.loopexit.i.i ]
  %.151.i.i = lshr i64 %h.4.0.lcssa.i.i, 29
  %.152.i.i = xor i64 %.151.i.i, %h.4.0.lcssa.i.i
  %"$phi104.0.2.0.i" = tail call i64 @llvm.umax.i64(i64 %.152.i.i, i64 1)
  br label %B160

B160:                                             ; preds = %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit, %entry
  %"$phi160.0.2.0" = phi i64 [ 0, %entry ], [ %"$phi104.0.2.0.i", %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit ]
  %.83 = add i64 %arg.b_count, %arg.a_count
  %.164200.not = icmp slt i64 %.83, 1
  br i1 %.164200.not, label %common.ret, label %B200.if.preheader

B200.if.preheader:                                ; preds = %B160
  %const110 = bitcast i64 9223372036854775804 to i64
  %scevgep92 = getelementptr i8, ptr %arg.a, i64 24
  br label %B200.if

B216:                                             ; preds = %B200.if
  %.211 = icmp eq i64 %j.2.0207, %arg.b_count
  br i1 %.211, label %B322, label %B228

B228:                                             ; preds = %B216
  %.214 = tail call i64 @tideproof_words()
  %.216 = mul i64 %.214, %i.2.0208
  %.218 = getelementptr i64, ptr %arg.a, i64 %.216
  %.12.i = tail call i64 @tideproof_words(), !noalias !206
  %.13.i = mul i64 %.12.i, %j.2.0207
  %.14.i = getelementptr i64, ptr %arg.b, i64 %.13.i
  %.10.i.i.i = tail call i64 @tideproof_words(), !noalias !209
  %.9240.not.i.i.i = icmp slt i64 %.10.i.i.i, 1
  br i1 %.9240.not.i.i.i, label %B0.endif.i, label %B88.if.preheader.i.i.i

B88.if.preheader.i.i.i:                           ; preds = %B228
  %xtraiter.i.i.i = and i64 %.10.i.i.i, 3
  %7 = icmp ult i64 %.10.i.i.i, 4
  br i1 %7, label %B88.if.epil.preheader.i.i.i, label %B88.if.preheader.new.i.i.i

B88.if.preheader.new.i.i.i:                       ; preds = %B88.if.preheader.i.i.i
  %unroll_iter.i.i.i = and i64 %.10.i.i.i, %const110
  %8 = shl i64 %.13.i, 3
  %9 = getelementptr i8, ptr %arg.b, i64 %8
  %scevgep.i64 = getelementptr i8, ptr %9, i64 24
  br label %B88.if.i.i.i

B190.loopexit.unr-lcssa.i.i.i:                    ; preds = %B88.if.i.i.i
  %lcmp.mod.not.i.i.i = icmp eq i64 %xtraiter.i.i.i, 0
  br i1 %lcmp.mod.not.i.i.i, label %B190.loopexit.i.i.i, label %B88.if.epil.preheader.i.i.i

B88.if.epil.preheader.i.i.i:                      ; preds = %B190.loopexit.unr-lcssa.i.i.i, %B88.if.preheader.i.i.i
  %h.4.043.epil.init.i.i.i = phi i64 [ %const111, %B88.if.preheader.i.i.i ], [ %.137.3.i.i.i, %B190.loopexit.unr-lcssa.i.i.i ]
  %.983941.epil.init.i.i.i = phi i64 [ 0, %B88.if.preheader.i.i.i ], [ %unroll_iter.i.i.i, %B190.loopexit.unr-lcssa.i.i.i ]
  %10 = shl i64 %.983941.epil.init.i.i.i, 3
  %scevgep.i.i.i = getelementptr i8, ptr %.14.i, i64 %10
  br label %B88.if.epil.i.i.i

B88.if.epil.i.i.i:                                ; preds = %B88.if.epil.i.i.i, %B88.if.epil.preheader.i.i.i
  %h.4.043.epil.i.i.i = phi i64 [ %.137.epil.i.i.i, %B88.if.epil.i.i.i ], [ %h.4.043.epil.init.i.i.i, %B88.if.epil.preheader.i.i.i ]
  %epil.iter.i.i.i = phi i64 [ %epil.iter.next.i.i.i, %B88.if.epil.i.i.i ], [ 0, %B88.if.epil.preheader.i.i.i ]
  %11 = shl i64 %epil.iter.i.i.i, 3
  %scevgep.i.i65 = getelementptr i8, ptr %scevgep.i.i.i, i64 %11
  %.132.epil.i.i.i = load i64, ptr %scevgep.i.i65, align 8, !noalias !209
  %.134.epil.i.i.i = xor i64 %.132.epil.i.i.i, %h.4.043.epil.i.i.i
  %.135.epil.i.i.i = mul i64 %.134.epil.i.i.i, %const112
  %.136.epil.i.i.i = lshr i64 %.135.epil.i.i.i, 32
  %.137.epil.i.i.i = xor i64 %.136.epil.i.i.i, %.135.epil.i.i.i
  %epil.iter.next.i.i.i = add i64 %epil.iter.i.i.i, 1
  %epil.iter.cmp.not.i.i.i = icmp eq i64 %xtraiter.i.i.i, %epil.iter.next.i.i.i
  br i1 %epil.iter.cmp.not.i.i.i, label %B190.loopexit.i.i.i, label %B88.if.epil.i.i.i, !llvm.loop !214

B190.loopexit.i.i.i:                              ; preds = %B88.if.epil.i.i.i, %B190.loopexit.unr-lcssa.i.i.i
  %.137.lcssa.i.i.i = phi i64 [ %.137.3.i.i.i, %B190.loopexit.unr-lcssa.i.i.i ], [ %.137.epil.i.i.i, %B88.if.epil.i.i.i ]
  %12 = mul i64 %.137.lcssa.i.i.i, %const112
  br label %B0.endif.i

B88.if.i.i.i:                                     ; preds = %B88.if.i.i.i, %B88.if.preheader.new.i.i.i
  %h.4.043.i.i.i = phi i64 [ %const111, %B88.if.preheader.new.i.i.i ], [ %.137.3.i.i.i, %B88.if.i.i.i ]
  %.983941.i.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i ], [ %.105.3.i.i.i, %B88.if.i.i.i ]
  %sunkaddr.i.i = shl i64 %.983941.i.i.i, 3
  %scevgep7.i = getelementptr i8, ptr %scevgep.i64, i64 %sunkaddr.i.i
  %scevgep8.i = getelementptr i8, ptr %scevgep7.i, i64 -24
  %.132.i.i.i = load i64, ptr %scevgep8.i, align 8, !noalias !209
  %.134.i.i.i = xor i64 %.132.i.i.i, %h.4.043.i.i.i
  %.135.i.i.i = mul i64 %.134.i.i.i, %const112
  %.136.i.i.i = lshr i64 %.135.i.i.i, 32
  %13 = shl i64 %.983941.i.i.i, 3
  %scevgep74 = getelementptr i8, ptr %scevgep.i64, i64 %13
  %scevgep75 = getelementptr i8, ptr %scevgep74, i64 -16
  %.132.1.i.i.i = load i64, ptr %scevgep75, align 8, !noalias !209
  %14 = xor i64 %.132.1.i.i.i, %.136.i.i.i
  %.134.1.i.i.i = xor i64 %14, %.135.i.i.i
  %.135.1.i.i.i = mul i64 %.134.1.i.i.i, %const112
  %.136.1.i.i.i = lshr i64 %.135.1.i.i.i, 32
  %15 = shl i64 %.983941.i.i.i, 3
  %scevgep = getelementptr i8, ptr %scevgep.i64, i64 %15
  %scevgep73 = getelementptr i8, ptr %scevgep, i64 -8
  %.132.2.i.i.i = load i64, ptr %scevgep73, align 8, !noalias !209
  %16 = xor i64 %.132.2.i.i.i, %.136.1.i.i.i
  %.134.2.i.i.i = xor i64 %16, %.135.1.i.i.i
  %.135.2.i.i.i = mul i64 %.134.2.i.i.i, %const112
  %.136.2.i.i.i = lshr i64 %.135.2.i.i.i, 32
  %.105.3.i.i.i = add nuw nsw i64 %.983941.i.i.i, 4
  %.132.3.i.i.i = load i64, ptr %scevgep7.i, align 8, !noalias !209
  %17 = xor i64 %.132.3.i.i.i, %.136.2.i.i.i
  %.134.3.i.i.i = xor i64 %17, %.135.2.i.i.i
  %.135.3.i.i.i = mul i64 %.134.3.i.i.i, %const112
  %.136.3.i.i.i = lshr i64 %.135.3.i.i.i, 32
  %.137.3.i.i.i = xor i64 %.136.3.i.i.i, %.135.3.i.i.i
  %niter.ncmp.3.i.i.i = icmp eq i64 %unroll_iter.i.i.i, %.105.3.i.i.i
  br i1 %niter.ncmp.3.i.i.i, label %B190.loopexit.unr-lcssa.i.i.i, label %B88.if.i.i.i

B108.i:                                           ; preds = %B0.endif.i
  %.58.i = icmp eq i64 %"$phi104.0.2.0.i.i", %h.2.0209
  br i1 %.58.i, label %B120.i, label %B322

B120.i:                                           ; preds = %B108.i
  %.10.i.i66 = tail call i64 @tideproof_words(), !noalias !215
  %..10.i.i = tail call i64 @llvm.smax.i64(i64 %.10.i.i66, i64 0)
  br label %B58.i.i

B58.i.i:                                          ; preds = %B58.if.i.i, %B120.i
  %.9848.i.i = phi i64 [ %.105.i.i, %B58.if.i.i ], [ 0, %B120.i ]
  %exitcond.not.i.i = icmp eq i64 %..10.i.i, %.9848.i.i
  br i1 %exitcond.not.i.i, label %B322, label %B58.if.i.i

B58.if.i.i:                                       ; preds = %B58.i.i
  %.105.i.i = add nuw i64 %.9848.i.i, 1
  %18 = shl i64 %.9848.i.i, 3
  %scevgep.i1.i = getelementptr i8, ptr %.14.i, i64 %18
  %.136.i.i67 = load i64, ptr %scevgep.i1.i, align 8, !noalias !215
  %scevgep1.i.i = getelementptr i8, ptr %.218, i64 %18
  %.140.i.i = load i64, ptr %scevgep1.i.i, align 8, !noalias !215
  %.141.not.i.i = icmp eq i64 %.136.i.i67, %.140.i.i
  br i1 %.141.not.i.i, label %B58.i.i, label %B228.endif.endif

B0.endif.i:                                       ; preds = %B190.loopexit.i.i.i, %B228
  %h.4.0.lcssa.i.i.i = phi i64 [ %const, %B228 ], [ %12, %B190.loopexit.i.i.i ]
  %.151.i.i.i = lshr i64 %h.4.0.lcssa.i.i.i, 29
  %.152.i.i.i = xor i64 %.151.i.i.i, %h.4.0.lcssa.i.i.i
  %"$phi104.0.2.0.i.i" = tail call i64 @llvm.umax.i64(i64 %.152.i.i.i, i64 1)
  %.51.i = icmp ult i64 %"$phi104.0.2.0.i.i", %h.2.0209
  br i1 %.51.i, label %B666, label %B108.i

B322:                                             ; preds = %B228.endif.endif, %B58.i.i, %B108.i, %B216
  %.256 = tail call i64 @tideproof_words()
  %.336173.not = icmp slt i64 %.256, 1
  br i1 %.336173.not, label %B528, label %B376.if.preheader

B376.if.preheader:                                ; preds = %B322
  %19 = shl i64 %i.2.0208, 3
  br label %B376.if

B528:                                             ; preds = %B376.if, %B322
  %.402 = add i64 %i.2.0208, 1
  %.410 = icmp ult i64 %.402, %arg.a_count
  br i1 %.410, label %B576, label %B913

B576:                                             ; preds = %B528
  %.413 = tail call i64 @tideproof_words()
  %.415 = mul i64 %.413, %.402
  %.417 = getelementptr i64, ptr %arg.a, i64 %.415
  %.10.i.i1 = tail call i64 @tideproof_words(), !noalias !218
  %.9240.not.i.i2 = icmp slt i64 %.10.i.i1, 1
  br i1 %.9240.not.i.i2, label %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit63, label %B88.if.preheader.i.i3

B88.if.preheader.i.i3:                            ; preds = %B576
  %xtraiter.i.i4 = and i64 %.10.i.i1, 3
  %20 = icmp ult i64 %.10.i.i1, 4
  br i1 %20, label %B88.if.epil.preheader.i.i42, label %B88.if.preheader.new.i.i5

B88.if.preheader.new.i.i5:                        ; preds = %B88.if.preheader.i.i3
  %unroll_iter.i.i6 = and i64 %.10.i.i1, %const110
  %21 = shl i64 %.413, 3
  %22 = mul i64 %21, %.402
  %scevgep93 = getelementptr i8, ptr %scevgep92, i64 %22
  br label %B88.if.i.i7

B190.loopexit.unr-lcssa.i.i40:                    ; preds = %B88.if.i.i7
  %lcmp.mod.not.i.i41 = icmp eq i64 %xtraiter.i.i4, 0
  br i1 %lcmp.mod.not.i.i41, label %B190.loopexit.i.i57, label %B88.if.epil.preheader.i.i42

B88.if.epil.preheader.i.i42:                      ; preds = %B190.loopexit.unr-lcssa.i.i40, %B88.if.preheader.i.i3
  %h.4.043.epil.init.i.i43 = phi i64 [ %const111, %B88.if.preheader.i.i3 ], [ %.137.3.i.i38, %B190.loopexit.unr-lcssa.i.i40 ]
  %.983941.epil.init.i.i44 = phi i64 [ 0, %B88.if.preheader.i.i3 ], [ %unroll_iter.i.i6, %B190.loopexit.unr-lcssa.i.i40 ]
  %23 = shl i64 %.983941.epil.init.i.i44, 3
  %scevgep.i.i45 = getelementptr i8, ptr %.417, i64 %23
  br label %B88.if.epil.i.i46

B88.if.epil.i.i46:                                ; preds = %B88.if.epil.i.i46, %B88.if.epil.preheader.i.i42
  %h.4.043.epil.i.i47 = phi i64 [ %.137.epil.i.i54, %B88.if.epil.i.i46 ], [ %h.4.043.epil.init.i.i43, %B88.if.epil.preheader.i.i42 ]
  %epil.iter.i.i48 = phi i64 [ %epil.iter.next.i.i55, %B88.if.epil.i.i46 ], [ 0, %B88.if.epil.preheader.i.i42 ]
  %24 = shl i64 %epil.iter.i.i48, 3
  %scevgep.i49 = getelementptr i8, ptr %scevgep.i.i45, i64 %24
  %.132.epil.i.i50 = load i64, ptr %scevgep.i49, align 8, !noalias !218
  %.134.epil.i.i51 = xor i64 %.132.epil.i.i50, %h.4.043.epil.i.i47
  %.135.epil.i.i52 = mul i64 %.134.epil.i.i51, %const112
  %.136.epil.i.i53 = lshr i64 %.135.epil.i.i52, 32
  %.137.epil.i.i54 = xor i64 %.136.epil.i.i53, %.135.epil.i.i52
  %epil.iter.next.i.i55 = add i64 %epil.iter.i.i48, 1
  %epil.iter.cmp.not.i.i56 = icmp eq i64 %xtraiter.i.i4, %epil.iter.next.i.i55
  br i1 %epil.iter.cmp.not.i.i56, label %B190.loopexit.i.i57, label %B88.if.epil.i.i46, !llvm.loop !205

B190.loopexit.i.i57:                              ; preds = %B88.if.epil.i.i46, %B190.loopexit.unr-lcssa.i.i40
  %.137.lcssa.i.i58 = phi i64 [ %.137.3.i.i38, %B190.loopexit.unr-lcssa.i.i40 ], [ %.137.epil.i.i54, %B88.if.epil.i.i46 ]
  %25 = mul i64 %.137.lcssa.i.i58, %const112
  br label %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit63

B88.if.i.i7:                                      ; preds = %B88.if.i.i7, %B88.if.preheader.new.i.i5
  %h.4.043.i.i8 = phi i64 [ %const111, %B88.if.preheader.new.i.i5 ], [ %.137.3.i.i38, %B88.if.i.i7 ]
  %.983941.i.i9 = phi i64 [ 0, %B88.if.preheader.new.i.i5 ], [ %.105.3.i.i30, %B88.if.i.i7 ]
  %sunkaddr.i10 = shl i64 %.983941.i.i9, 3
  %scevgep99 = getelementptr i8, ptr %scevgep93, i64 %sunkaddr.i10
  %scevgep100 = getelementptr i8, ptr %scevgep99, i64 -24
  %.132.i.i12 = load i64, ptr %scevgep100, align 8, !noalias !218
  %.134.i.i13 = xor i64 %.132.i.i12, %h.4.043.i.i8
  %.135.i.i14 = mul i64 %.134.i.i13, %const112
  %.136.i.i15 = lshr i64 %.135.i.i14, 32
  %26 = shl i64 %.983941.i.i9, 3
  %scevgep97 = getelementptr i8, ptr %scevgep93, i64 %26
  %scevgep98 = getelementptr i8, ptr %scevgep97, i64 -16
  %.132.1.i.i19 = load i64, ptr %scevgep98, align 8, !noalias !218
  %27 = xor i64 %.132.1.i.i19, %.136.i.i15
  %.134.1.i.i20 = xor i64 %27, %.135.i.i14
  %.135.1.i.i21 = mul i64 %.134.1.i.i20, %const112
  %.136.1.i.i22 = lshr i64 %.135.1.i.i21, 32
  %28 = shl i64 %.983941.i.i9, 3
  %scevgep95 = getelementptr i8, ptr %scevgep93, i64 %28
  %scevgep96 = getelementptr i8, ptr %scevgep95, i64 -8
  %.132.2.i.i26 = load i64, ptr %scevgep96, align 8, !noalias !218
  %29 = xor i64 %.132.2.i.i26, %.136.1.i.i22
  %.134.2.i.i27 = xor i64 %29, %.135.1.i.i21
  %.135.2.i.i28 = mul i64 %.134.2.i.i27, %const112
  %.136.2.i.i29 = lshr i64 %.135.2.i.i28, 32
  %.105.3.i.i30 = add nuw nsw i64 %.983941.i.i9, 4
  %30 = shl i64 %.983941.i.i9, 3
  %scevgep94 = getelementptr i8, ptr %scevgep93, i64 %30
  %.132.3.i.i34 = load i64, ptr %scevgep94, align 8, !noalias !218
  %31 = xor i64 %.132.3.i.i34, %.136.2.i.i29
  %.134.3.i.i35 = xor i64 %31, %.135.2.i.i28
  %.135.3.i.i36 = mul i64 %.134.3.i.i35, %const112
  %.136.3.i.i37 = lshr i64 %.135.3.i.i36, 32
  %.137.3.i.i38 = xor i64 %.136.3.i.i37, %.135.3.i.i36
  %niter.ncmp.3.i.i39 = icmp eq i64 %unroll_iter.i.i6, %.105.3.i.i30
  br i1 %niter.ncmp.3.i.i39, label %B190.loopexit.unr-lcssa.i.i40, label %B88.if.i.i7

_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit63: ; preds = %B190.loopexit.i.i57, %B576
  %h.4.0.lcssa.i.i59 = phi i64 [ %const, %B576 ], [ %25, %B190.loopexit.i.i57 ]
  %.151.i.i60 = lshr i64 %h.4.0.lcssa.i.i59, 29
  %.152.i.i61 = xor i64 %.151.i.i60, %h.4.0.lcssa.i.i59
  %"$phi104.0.2.0.i62" = tail call i64 @llvm.umax.i64(i64 %.152.i.i61, i64 1)
  br label %B913

B666:                                             ; preds = %B228.endif.endif, %B200.if, %B0.endif.i
  %.464 = tail call i64 @tideproof_words()
  %.544167.not = icmp slt i64 %.464, 1
  br i1 %.544167.not, label %B872, label %B720.if.preheader

B720.if.preheader:                                ; preds = %B666
  %32 = shl i64 %j.2.0207, 3
  br label %B720.if

B872:                                             ; preds = %B720.if, %B666
  %.614 = add i64 %j.2.0207, 1
  br label %B913

common.ret:                                       ; preds = %B913, %B160
  store i64 0, ptr %retptr, align 8
  ret i32 0

B913:                                             ; preds = %B872, %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit63, %B528
  %j.3.1 = phi i64 [ %.614, %B872 ], [ %j.2.0207, %B528 ], [ %j.2.0207, %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit63 ]
  %i.3.1 = phi i64 [ %i.2.0208, %B872 ], [ %.402, %B528 ], [ %.402, %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit63 ]
  %h.3.1 = phi i64 [ %h.2.0209, %B872 ], [ %h.2.0209, %B528 ], [ %"$phi104.0.2.0.i62", %_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a.exit63 ]
  %lsr.iv.next = add i64 %lsr.iv, 8
  %exitcond225.not = icmp eq i64 %.83, %.177
  br i1 %exitcond225.not, label %common.ret, label %B200.if

B200.if:                                          ; preds = %B913, %B200.if.preheader
  %lsr.iv = phi i64 [ 0, %B200.if.preheader ], [ %lsr.iv.next, %B913 ]
  %h.2.0209 = phi i64 [ %h.3.1, %B913 ], [ %"$phi160.0.2.0", %B200.if.preheader ]
  %i.2.0208 = phi i64 [ %i.3.1, %B913 ], [ 0, %B200.if.preheader ]
  %j.2.0207 = phi i64 [ %j.3.1, %B913 ], [ 0, %B200.if.preheader ]
  %.170180205 = phi i64 [ %.177, %B913 ], [ 0, %B200.if.preheader ]
  %.177 = add nuw nsw i64 %.170180205, 1
  %.207 = icmp ult i64 %i.2.0208, %arg.a_count
  br i1 %.207, label %B216, label %B666

B228.endif.endif:                                 ; preds = %B58.if.i.i
  %.159.i.i.not = icmp ult i64 %.136.i.i67, %.140.i.i
  br i1 %.159.i.i.not, label %B666, label %B322

B376.if:                                          ; preds = %B376.if, %B376.if.preheader
  %lsr.iv90 = phi i64 [ %.256, %B376.if.preheader ], [ %lsr.iv.next91, %B376.if ]
  %lsr.iv87 = phi ptr [ %arg.a, %B376.if.preheader ], [ %scevgep88, %B376.if ]
  %lsr.iv84 = phi ptr [ %arg.out, %B376.if.preheader ], [ %scevgep85, %B376.if ]
  %.374 = tail call i64 @tideproof_words()
  %33 = mul i64 %19, %.374
  %scevgep89 = getelementptr i8, ptr %lsr.iv87, i64 %33
  %.380 = load i64, ptr %scevgep89, align 8
  %.381 = tail call i64 @tideproof_words()
  %34 = mul i64 %lsr.iv, %.381
  %scevgep86 = getelementptr i8, ptr %lsr.iv84, i64 %34
  store i64 %.380, ptr %scevgep86, align 8
  %scevgep85 = getelementptr i8, ptr %lsr.iv84, i64 8
  %scevgep88 = getelementptr i8, ptr %lsr.iv87, i64 8
  %lsr.iv.next91 = add i64 %lsr.iv90, -1
  %exitcond224.not = icmp eq i64 %lsr.iv.next91, 0
  br i1 %exitcond224.not, label %B528, label %B376.if

B720.if:                                          ; preds = %B720.if, %B720.if.preheader
  %lsr.iv82 = phi i64 [ %.464, %B720.if.preheader ], [ %lsr.iv.next83, %B720.if ]
  %lsr.iv79 = phi ptr [ %arg.b, %B720.if.preheader ], [ %scevgep80, %B720.if ]
  %lsr.iv76 = phi ptr [ %arg.out, %B720.if.preheader ], [ %scevgep77, %B720.if ]
  %.582 = tail call i64 @tideproof_words()
  %35 = mul i64 %32, %.582
  %scevgep81 = getelementptr i8, ptr %lsr.iv79, i64 %35
  %.588 = load i64, ptr %scevgep81, align 8
  %.589 = tail call i64 @tideproof_words()
  %36 = mul i64 %lsr.iv, %.589
  %scevgep78 = getelementptr i8, ptr %lsr.iv76, i64 %36
  store i64 %.588, ptr %scevgep78, align 8
  %scevgep77 = getelementptr i8, ptr %lsr.iv76, i64 8
  %scevgep80 = getelementptr i8, ptr %lsr.iv79, i64 8
  %lsr.iv.next83 = add i64 %lsr.iv82, -1
  %exitcond.not = icmp eq i64 %lsr.iv.next83, 0
  br i1 %exitcond.not, label %B872, label %B720.if
}

; Function Attrs: nounwind
define i64 @tideproof_merge(ptr %a0, i64 %a1, ptr %a2, i64 %a3, ptr %a4) #1 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines5spark16partition_kernel5mergeB3v57B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ay9uint64_2ay9uint64_2a(ptr %result, ptr %exception, ptr %a0, i64 %a1, ptr %a2, i64 %a3, ptr %a4)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines5spark16partition_kernel12check_statesB3v58B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ay9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.states, i64 %arg.count, ptr writeonly captures(none) %arg.first) {
entry:
  %.95107.not = icmp slt i64 %arg.count, 1
  br i1 %.95107.not, label %B338, label %B64.if.preheader

B64.if.preheader:                                 ; preds = %entry
  br label %B64.if

B324:                                             ; preds = %B252.if
  %sunkaddr = mul i64 %.2539496, 8
  %sunkaddr4 = getelementptr i8, ptr %arg.first, i64 %sunkaddr
  store i64 %.101100110, ptr %sunkaddr4, align 8
  br label %B334

B334:                                             ; preds = %B252.if, %B324
  %.260.1 = add nuw nsw i64 %.2539496, 2
  %0 = shl nuw i64 2, %.2539496
  %1 = and i64 %0, %.148
  %.294.not.1 = icmp eq i64 %1, 0
  br i1 %.294.not.1, label %B334.1, label %B324.1

B324.1:                                           ; preds = %B334
  %sunkaddr5 = mul i64 %.2539496, 8
  %sunkaddr6 = getelementptr i8, ptr %arg.first, i64 %sunkaddr5
  %sunkaddr7 = getelementptr i8, ptr %sunkaddr6, i64 8
  store i64 %.101100110, ptr %sunkaddr7, align 8
  br label %B334.1

B334.1:                                           ; preds = %B324.1, %B334
  %exitcond.not.1 = icmp eq i64 %.260.1, 64
  br i1 %exitcond.not.1, label %B336.loopexit, label %B252.if

B336.loopexit:                                    ; preds = %B334.1
  %.159 = or i64 %.145, %failed.2.0112
  br label %B336

B336:                                             ; preds = %B64.if, %B336.loopexit
  %failed.3.1 = phi i64 [ %failed.2.0112, %B64.if ], [ %.159, %B336.loopexit ]
  %exitcond118.not = icmp eq i64 %.108, %arg.count
  br i1 %exitcond118.not, label %B338, label %B64.if

B338:                                             ; preds = %B336, %entry
  %failed.2.0.lcssa = phi i64 [ 0, %entry ], [ %failed.3.1, %B336 ]
  store i64 %failed.2.0.lcssa, ptr %retptr, align 8
  ret i32 0

B64.if:                                           ; preds = %B336, %B64.if.preheader
  %failed.2.0112 = phi i64 [ %failed.3.1, %B336 ], [ 0, %B64.if.preheader ]
  %.101100110 = phi i64 [ %.108, %B336 ], [ 0, %B64.if.preheader ]
  %.108 = add nuw nsw i64 %.101100110, 1
  %.140 = tail call i64 @tideproof_words()
  %.142 = mul i64 %.140, %.101100110
  %.144 = getelementptr i64, ptr %arg.states, i64 %.142
  %.145 = tail call i64 @tideproof_check(ptr %.144)
  %.147 = xor i64 %failed.2.0112, -1
  %.148 = and i64 %.145, %.147
  %.153.not = icmp eq i64 %.148, 0
  br i1 %.153.not, label %B336, label %B252.if.preheader

B252.if.preheader:                                ; preds = %B64.if
  br label %B252.if

B252.if:                                          ; preds = %B252.if.preheader, %B334.1
  %.2539496 = phi i64 [ %.260.1, %B334.1 ], [ 0, %B252.if.preheader ]
  %2 = shl nuw i64 1, %.2539496
  %3 = and i64 %2, %.148
  %.294.not = icmp eq i64 %3, 0
  br i1 %.294.not, label %B334, label %B324
}

declare i64 @tideproof_check(ptr) local_unnamed_addr

; Function Attrs: nounwind
define i64 @tideproof_check_states(ptr %a0, i64 %a1, ptr %a2) #1 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines5spark16partition_kernel12check_statesB3v58B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ay9uint64_2a(ptr %result, ptr %exception, ptr %a0, i64 %a1, ptr %a2)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines5spark16partition_kernel11find_sourceB3v59B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayy9uint64_2a9uint64_2a9uint32_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.states, i64 %arg.count, i64 %arg.reduced, ptr readonly captures(none) %arg.target, ptr %arg.successors, ptr %arg.kinds) {
entry:
  %.101120.not = icmp slt i64 %arg.count, 1
  br i1 %.101120.not, label %common.ret, label %B34.if.preheader

B34.if.preheader:                                 ; preds = %entry
  %scevgep29 = getelementptr i8, ptr %arg.successors, i64 24
  br label %B34.if

B34.loopexit:                                     ; preds = %B216
  %exitcond154.not = icmp eq i64 %arg.count, %.114
  br i1 %exitcond154.not, label %common.ret, label %B34.if

B216:                                             ; preds = %B218.endif.endif, %B36.endif
  %lsr.iv = phi i64 [ %lsr.iv.next, %B218.endif.endif ], [ 0, %B36.endif ]
  %.288101 = phi i64 [ %.295, %B218.endif.endif ], [ 0, %B36.endif ]
  %exitcond.not = icmp eq i64 %.288101, %.11.i11
  br i1 %exitcond.not, label %B34.loopexit, label %B216.if

common.ret:                                       ; preds = %B218.endif.endif, %B216.if, %B34.loopexit, %entry
  %storemerge = phi i64 [ %.107107123, %B218.endif.endif ], [ -1, %entry ], [ %.107107123, %B216.if ], [ -1, %B34.loopexit ]
  store i64 %storemerge, ptr %retptr, align 8
  ret i32 0

B34.if:                                           ; preds = %B34.loopexit, %B34.if.preheader
  %.107107123 = phi i64 [ %.114, %B34.loopexit ], [ 0, %B34.if.preheader ]
  %0 = icmp eq i64 %arg.reduced, 0
  %.114 = add nuw nsw i64 %.107107123, 1
  %.143 = tail call i64 @tideproof_words()
  %.145 = mul i64 %.143, %.107107123
  %.147 = getelementptr i64, ptr %arg.states, i64 %.145
  %.11.i = tail call i64 @tideproof_expand(ptr %.147, ptr %arg.successors, ptr %arg.kinds), !noalias !223
  %.12740.not.i = icmp slt i64 %.11.i, 1
  %or.cond.i = select i1 %0, i1 true, i1 %.12740.not.i
  br i1 %or.cond.i, label %B36.endif, label %B160.if.i.preheader

B160.if.i.preheader:                              ; preds = %B34.if
  br label %B160.if.i

B160.if.i:                                        ; preds = %B160.if.i, %B160.if.i.preheader
  %.1333941.i = phi i64 [ %.140.i, %B160.if.i ], [ 0, %B160.if.i.preheader ]
  %.140.i = add nuw nsw i64 %.1333941.i, 1
  %.165.i = tail call i64 @tideproof_words(), !noalias !223
  %.166.i = mul i64 %.165.i, %.1333941.i
  %.168.i = getelementptr i64, ptr %arg.successors, i64 %.166.i
  %.169.i = tail call i64 @tideproof_words(), !noalias !223
  %.170.i = mul i64 %.169.i, %.1333941.i
  %.172.i = getelementptr i64, ptr %arg.successors, i64 %.170.i
  %.173.i = tail call i64 @tideproof_canonical(ptr %.168.i, ptr %.172.i), !noalias !223
  %exitcond.not.i = icmp eq i64 %.11.i, %.140.i
  br i1 %exitcond.not.i, label %B36.endif, label %B160.if.i

B36.endif:                                        ; preds = %B160.if.i, %B34.if
  %.11.i11 = tail call i64 @llvm.smax.i64(i64 %.11.i, i64 0)
  br label %B216

B216.if:                                          ; preds = %B216
  %.321 = tail call i64 @tideproof_words()
  %.13.i = tail call i64 @tideproof_words(), !noalias !226
  %.9540.not.i = icmp slt i64 %.13.i, 1
  br i1 %.9540.not.i, label %common.ret, label %B88.if.preheader.i

B88.if.preheader.i:                               ; preds = %B216.if
  %xtraiter.i = and i64 %.13.i, 3
  %1 = icmp ult i64 %.13.i, 4
  br i1 %1, label %B88.if.epil.preheader.i, label %B88.if.preheader.new.i

B88.if.preheader.new.i:                           ; preds = %B88.if.preheader.i
  %unroll_iter.i = and i64 %.13.i, 9223372036854775804
  %2 = mul i64 %.321, %lsr.iv
  %scevgep30 = getelementptr i8, ptr %scevgep29, i64 %2
  br label %B88.if.i

B134.loopexit.unr-lcssa.i:                        ; preds = %B88.if.i
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B218.endif.endif, label %B88.if.epil.preheader.i

B88.if.epil.preheader.i:                          ; preds = %B134.loopexit.unr-lcssa.i, %B88.if.preheader.i
  %difference.2.043.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %.141.3.i, %B134.loopexit.unr-lcssa.i ]
  %.1013941.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %unroll_iter.i, %B134.loopexit.unr-lcssa.i ]
  %3 = shl i64 %.1013941.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.target, i64 %3
  %4 = mul i64 %.321, %lsr.iv
  %5 = add i64 %4, %3
  %scevgep39 = getelementptr i8, ptr %arg.successors, i64 %5
  br label %B88.if.epil.i

B88.if.epil.i:                                    ; preds = %B88.if.epil.i, %B88.if.epil.preheader.i
  %difference.2.043.epil.i = phi i64 [ %.141.epil.i, %B88.if.epil.i ], [ %difference.2.043.epil.init.i, %B88.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B88.if.epil.i ], [ 0, %B88.if.epil.preheader.i ]
  %6 = shl i64 %epil.iter.i, 3
  %scevgep40 = getelementptr i8, ptr %scevgep39, i64 %6
  %.135.epil.i = load i64, ptr %scevgep40, align 8, !noalias !226
  %7 = shl i64 %epil.iter.i, 3
  %scevgep38 = getelementptr i8, ptr %scevgep.i, i64 %7
  %.138.epil.i = load i64, ptr %scevgep38, align 8, !noalias !226
  %.139.epil.i = xor i64 %.138.epil.i, %.135.epil.i
  %.141.epil.i = or i64 %.139.epil.i, %difference.2.043.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B218.endif.endif, label %B88.if.epil.i, !llvm.loop !229

B88.if.i:                                         ; preds = %B88.if.i, %B88.if.preheader.new.i
  %difference.2.043.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.141.3.i, %B88.if.i ]
  %.1013941.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.108.3.i, %B88.if.i ]
  %sunkaddr.i = shl i64 %.1013941.i, 3
  %scevgep36 = getelementptr i8, ptr %scevgep30, i64 %sunkaddr.i
  %scevgep37 = getelementptr i8, ptr %scevgep36, i64 -24
  %.135.i = load i64, ptr %scevgep37, align 8, !noalias !226
  %sunkaddr = mul i64 %.1013941.i, 8
  %sunkaddr41 = getelementptr i8, ptr %arg.target, i64 %sunkaddr
  %.138.i = load i64, ptr %sunkaddr41, align 8, !noalias !226
  %.139.i = xor i64 %.138.i, %.135.i
  %.141.i = or i64 %.139.i, %difference.2.043.i
  %8 = shl i64 %.1013941.i, 3
  %scevgep34 = getelementptr i8, ptr %scevgep30, i64 %8
  %scevgep35 = getelementptr i8, ptr %scevgep34, i64 -16
  %.135.1.i = load i64, ptr %scevgep35, align 8, !noalias !226
  %sunkaddr42 = mul i64 %.1013941.i, 8
  %sunkaddr43 = getelementptr i8, ptr %arg.target, i64 %sunkaddr42
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 8
  %.138.1.i = load i64, ptr %sunkaddr44, align 8, !noalias !226
  %.139.1.i = xor i64 %.138.1.i, %.135.1.i
  %.141.1.i = or i64 %.141.i, %.139.1.i
  %9 = shl i64 %.1013941.i, 3
  %scevgep32 = getelementptr i8, ptr %scevgep30, i64 %9
  %scevgep33 = getelementptr i8, ptr %scevgep32, i64 -8
  %.135.2.i = load i64, ptr %scevgep33, align 8, !noalias !226
  %sunkaddr45 = mul i64 %.1013941.i, 8
  %sunkaddr46 = getelementptr i8, ptr %arg.target, i64 %sunkaddr45
  %sunkaddr47 = getelementptr i8, ptr %sunkaddr46, i64 16
  %.138.2.i = load i64, ptr %sunkaddr47, align 8, !noalias !226
  %.139.2.i = xor i64 %.138.2.i, %.135.2.i
  %.141.2.i = or i64 %.141.1.i, %.139.2.i
  %.108.3.i = add nuw nsw i64 %.1013941.i, 4
  %10 = shl i64 %.1013941.i, 3
  %scevgep31 = getelementptr i8, ptr %scevgep30, i64 %10
  %.135.3.i = load i64, ptr %scevgep31, align 8, !noalias !226
  %sunkaddr48 = mul i64 %.1013941.i, 8
  %sunkaddr49 = getelementptr i8, ptr %arg.target, i64 %sunkaddr48
  %sunkaddr50 = getelementptr i8, ptr %sunkaddr49, i64 24
  %.138.3.i = load i64, ptr %sunkaddr50, align 8, !noalias !226
  %.139.3.i = xor i64 %.138.3.i, %.135.3.i
  %.141.3.i = or i64 %.141.2.i, %.139.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.108.3.i
  br i1 %niter.ncmp.3.i, label %B134.loopexit.unr-lcssa.i, label %B88.if.i

B218.endif.endif:                                 ; preds = %B88.if.epil.i, %B134.loopexit.unr-lcssa.i
  %.141.lcssa.i = phi i64 [ %.141.3.i, %B134.loopexit.unr-lcssa.i ], [ %.141.epil.i, %B88.if.epil.i ]
  %.not = icmp eq i64 %.141.lcssa.i, 0
  %.295 = add nuw i64 %.288101, 1
  %lsr.iv.next = add i64 %lsr.iv, 8
  br i1 %.not, label %common.ret, label %B216
}

; Function Attrs: nounwind
define i64 @tideproof_find_source(ptr %a0, i64 %a1, i64 %a2, ptr %a3, ptr %a4, ptr %a5) #1 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines5spark16partition_kernel11find_sourceB3v59B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayy9uint64_2a9uint64_2a9uint32_2a(ptr %result, ptr %exception, ptr %a0, i64 %a1, i64 %a2, ptr %a3, ptr %a4, ptr %a5)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nounwind }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }

!0 = !{!1, !3}
!1 = distinct !{!1, !2, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!2 = distinct !{!2, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!3 = distinct !{!3, !4, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!4 = distinct !{!4, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = !{!8, !10}
!8 = distinct !{!8, !9, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!9 = distinct !{!9, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!10 = distinct !{!10, !11, !"_ZN9tideproof10properties7engines5spark16partition_kernel6insertB3v45B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayyy9uint64_2a: %retptr"}
!11 = distinct !{!11, !"_ZN9tideproof10properties7engines5spark16partition_kernel6insertB3v45B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayyy9uint64_2a"}
!12 = !{!13, !10}
!13 = distinct !{!13, !14, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!14 = distinct !{!14, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!15 = distinct !{!15, !6}
!16 = !{!17, !10}
!17 = distinct !{!17, !18, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!18 = distinct !{!18, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!19 = !{!10}
!20 = !{!21, !10}
!21 = distinct !{!21, !22, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!22 = distinct !{!22, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!23 = !{!24, !10}
!24 = distinct !{!24, !25, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!25 = distinct !{!25, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!26 = !{!27, !10}
!27 = distinct !{!27, !28, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!28 = distinct !{!28, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!29 = !{!30, !10}
!30 = distinct !{!30, !31, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!31 = distinct !{!31, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!32 = !{!33, !10}
!33 = distinct !{!33, !34, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!34 = distinct !{!34, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!35 = !{!36, !10}
!36 = distinct !{!36, !37, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!37 = distinct !{!37, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!38 = !{!39, !10}
!39 = distinct !{!39, !40, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!40 = distinct !{!40, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!41 = !{!42, !10}
!42 = distinct !{!42, !43, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!43 = distinct !{!43, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!44 = !{!45, !10}
!45 = distinct !{!45, !46, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!46 = distinct !{!46, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!47 = !{!48, !10}
!48 = distinct !{!48, !49, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!49 = distinct !{!49, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!50 = !{!51}
!51 = distinct !{!51, !52, !"_ZN9tideproof10properties7engines5spark16partition_kernel15expand_to_formsB3v49B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay9uint64_2a9uint32_2a: %retptr"}
!52 = distinct !{!52, !"_ZN9tideproof10properties7engines5spark16partition_kernel15expand_to_formsB3v49B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay9uint64_2a9uint32_2a"}
!53 = !{!54, !56}
!54 = distinct !{!54, !55, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!55 = distinct !{!55, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!56 = distinct !{!56, !57, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!57 = distinct !{!57, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!58 = distinct !{!58, !6}
!59 = !{!60}
!60 = distinct !{!60, !61, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!61 = distinct !{!61, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!62 = !{!63, !65}
!63 = distinct !{!63, !64, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!64 = distinct !{!64, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!65 = distinct !{!65, !66, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!66 = distinct !{!66, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!67 = !{!68, !70}
!68 = distinct !{!68, !69, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!69 = distinct !{!69, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!70 = distinct !{!70, !71, !"_ZN9tideproof10properties7engines5spark16partition_kernel6insertB3v45B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayyy9uint64_2a: %retptr"}
!71 = distinct !{!71, !"_ZN9tideproof10properties7engines5spark16partition_kernel6insertB3v45B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayyy9uint64_2a"}
!72 = !{!73, !70}
!73 = distinct !{!73, !74, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!74 = distinct !{!74, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!75 = distinct !{!75, !6}
!76 = !{!77, !70}
!77 = distinct !{!77, !78, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!78 = distinct !{!78, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!79 = !{!70}
!80 = !{!81, !70}
!81 = distinct !{!81, !82, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!82 = distinct !{!82, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!83 = !{!84, !70}
!84 = distinct !{!84, !85, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!85 = distinct !{!85, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!86 = !{!87, !70}
!87 = distinct !{!87, !88, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!88 = distinct !{!88, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!89 = !{!90, !70}
!90 = distinct !{!90, !91, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!91 = distinct !{!91, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!92 = !{!93, !70}
!93 = distinct !{!93, !94, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!94 = distinct !{!94, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!95 = !{!96, !70}
!96 = distinct !{!96, !97, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!97 = distinct !{!97, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!98 = !{!99, !70}
!99 = distinct !{!99, !100, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!100 = distinct !{!100, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!101 = !{!102, !70}
!102 = distinct !{!102, !103, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!103 = distinct !{!103, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!104 = !{!105, !70}
!105 = distinct !{!105, !106, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!106 = distinct !{!106, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!107 = !{!108, !70}
!108 = distinct !{!108, !109, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!109 = distinct !{!109, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!110 = distinct !{!110, !6}
!111 = !{!112}
!112 = distinct !{!112, !113, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!113 = distinct !{!113, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!114 = distinct !{!114, !6}
!115 = !{!116}
!116 = distinct !{!116, !117, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!117 = distinct !{!117, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!118 = !{!119}
!119 = distinct !{!119, !120, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!120 = distinct !{!120, !"_ZN9tideproof10properties7engines5spark16partition_kernel5widthB3v46B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!121 = !{!122}
!122 = distinct !{!122, !123, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!123 = distinct !{!123, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!124 = distinct !{!124, !6}
!125 = !{!126, !128}
!126 = distinct !{!126, !127, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!127 = distinct !{!127, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!128 = distinct !{!128, !129, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!129 = distinct !{!129, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!130 = distinct !{!130, !6}
!131 = !{!132, !134}
!132 = distinct !{!132, !133, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v56B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a: %retptr"}
!133 = distinct !{!133, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v56B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a"}
!134 = distinct !{!134, !135, !"_ZN9tideproof10properties7engines5spark16partition_kernel11lower_boundB3v53B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayyyy9uint64_2a: %retptr"}
!135 = distinct !{!135, !"_ZN9tideproof10properties7engines5spark16partition_kernel11lower_boundB3v53B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayyyy9uint64_2a"}
!136 = !{!137, !139, !132, !134}
!137 = distinct !{!137, !138, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!138 = distinct !{!138, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!139 = distinct !{!139, !140, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!140 = distinct !{!140, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!141 = distinct !{!141, !6}
!142 = !{!143, !132, !134}
!143 = distinct !{!143, !144, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!144 = distinct !{!144, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!145 = !{!146, !134}
!146 = distinct !{!146, !147, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v56B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a: %retptr"}
!147 = distinct !{!147, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v56B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a"}
!148 = !{!149, !151, !146, !134}
!149 = distinct !{!149, !150, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!150 = distinct !{!150, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!151 = distinct !{!151, !152, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!152 = distinct !{!152, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!153 = !{!154, !146, !134}
!154 = distinct !{!154, !155, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!155 = distinct !{!155, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!156 = !{!157, !134}
!157 = distinct !{!157, !158, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v56B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a: %retptr"}
!158 = distinct !{!158, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v56B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a"}
!159 = !{!160, !162, !157, !134}
!160 = distinct !{!160, !161, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!161 = distinct !{!161, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!162 = distinct !{!162, !163, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!163 = distinct !{!163, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!164 = !{!165, !157, !134}
!165 = distinct !{!165, !166, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!166 = distinct !{!166, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!167 = !{!168, !134}
!168 = distinct !{!168, !169, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v56B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a: %retptr"}
!169 = distinct !{!169, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v56B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a"}
!170 = !{!171, !173, !168, !134}
!171 = distinct !{!171, !172, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!172 = distinct !{!172, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!173 = distinct !{!173, !174, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!174 = distinct !{!174, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!175 = !{!176, !168, !134}
!176 = distinct !{!176, !177, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!177 = distinct !{!177, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!178 = !{!179, !134}
!179 = distinct !{!179, !180, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v56B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a: %retptr"}
!180 = distinct !{!180, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v56B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a"}
!181 = !{!182, !184, !179, !134}
!182 = distinct !{!182, !183, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!183 = distinct !{!183, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!184 = distinct !{!184, !185, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!185 = distinct !{!185, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!186 = !{!187, !179, !134}
!187 = distinct !{!187, !188, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!188 = distinct !{!188, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!189 = !{!190, !134}
!190 = distinct !{!190, !191, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v56B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a: %retptr"}
!191 = distinct !{!191, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v56B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a"}
!192 = !{!193, !195, !190, !134}
!193 = distinct !{!193, !194, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!194 = distinct !{!194, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!195 = distinct !{!195, !196, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!196 = distinct !{!196, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!197 = !{!198, !190, !134}
!198 = distinct !{!198, !199, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!199 = distinct !{!199, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!200 = !{!201, !203}
!201 = distinct !{!201, !202, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!202 = distinct !{!202, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!203 = distinct !{!203, !204, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!204 = distinct !{!204, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!205 = distinct !{!205, !6}
!206 = !{!207}
!207 = distinct !{!207, !208, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v56B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a: %retptr"}
!208 = distinct !{!208, !"_ZN9tideproof10properties7engines5spark16partition_kernel7less_atB3v56B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a"}
!209 = !{!210, !212, !207}
!210 = distinct !{!210, !211, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!211 = distinct !{!211, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!212 = distinct !{!212, !213, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!213 = distinct !{!213, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!214 = distinct !{!214, !6}
!215 = !{!216, !207}
!216 = distinct !{!216, !217, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!217 = distinct !{!217, !"_ZN9tideproof10properties7engines5spark16partition_kernel11words_belowB3v47B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!218 = !{!219, !221}
!219 = distinct !{!219, !220, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!220 = distinct !{!220, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!221 = distinct !{!221, !222, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!222 = distinct !{!222, !"_ZN9tideproof10properties7engines5spark16partition_kernel7hash_ofB3v43B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!223 = !{!224}
!224 = distinct !{!224, !225, !"_ZN9tideproof10properties7engines5spark16partition_kernel15expand_to_formsB3v49B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay9uint64_2a9uint32_2a: %retptr"}
!225 = distinct !{!225, !"_ZN9tideproof10properties7engines5spark16partition_kernel15expand_to_formsB3v49B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay9uint64_2a9uint32_2a"}
!226 = !{!227}
!227 = distinct !{!227, !228, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!228 = distinct !{!228, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!229 = distinct !{!229, !6}
