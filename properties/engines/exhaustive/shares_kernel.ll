; made by tools/prebuild_kernels.py from 5ac6d845ed231f11f4763183642d30780039663b31556660eec1adeef59574d4
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define internal noundef i32 @_ZN9tideproof10properties7engines10exhaustive13shares_kernel12expand_shareB3v15B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyy9uint64_2a9uint64_2ayyy9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint32_2a9uint32_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.number, i64 %arg.parts, i64 %arg.room, i64 %arg.bits, ptr captures(none) %arg.shares, ptr %arg.states, i64 %arg.limit, i64 %arg.reduced, i64 %arg.transitions, ptr %arg.successors, ptr captures(none) %arg.hashes, ptr writeonly captures(none) %arg.weights, ptr writeonly captures(none) %arg.sources, ptr %arg.kinds, ptr writeonly captures(none) %arg.following, ptr captures(none) %arg.heads, ptr captures(none) %arg.tails, ptr captures(none) %arg.share_taken, ptr writeonly captures(none) %arg.share_taken_in) {
entry:
  %notmask = shl nsw i64 -1, %arg.bits
  %.45 = xor i64 %notmask, -1
  %.50.idx = shl i64 %arg.number, 7
  %.50 = getelementptr i8, ptr %arg.shares, i64 %.50.idx
  %.51 = mul i64 %arg.room, %arg.number
  %.58 = mul i64 %arg.transitions, %arg.number
  %.59 = getelementptr i64, ptr %arg.share_taken, i64 %.58
  %.61 = getelementptr i64, ptr %arg.share_taken_in, i64 %.58
  %.69 = mul i64 %arg.parts, %arg.number
  %.70 = getelementptr i32, ptr %arg.heads, i64 %.69
  %.73 = getelementptr i32, ptr %arg.tails, i64 %.69
  %.161234.not = icmp slt i64 %arg.transitions, 1
  br i1 %.161234.not, label %B380, label %B338.if.preheader

B338.if.preheader:                                ; preds = %entry
  %0 = shl nuw i64 %arg.transitions, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %.59, i8 0, i64 %0, i1 false)
  br label %B380

B380:                                             ; preds = %B338.if.preheader, %entry
  %.287240.not = icmp slt i64 %arg.parts, 1
  br i1 %.287240.not, label %switch.end, label %B410.if.preheader

B410.if.preheader:                                ; preds = %B380
  %1 = shl nuw i64 %arg.parts, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %.70, i8 0, i64 %1, i1 false)
  br label %switch.end

B642.if.lr.ph:                                    ; preds = %switch.end
  %const38 = bitcast i64 -2960836687051489901 to i64
  %const = bitcast i64 -7046029254386353131 to i64
  %.582 = getelementptr i32, ptr %arg.kinds, i64 %.51
  %.585 = getelementptr i64, ptr %arg.hashes, i64 %.51
  %.588 = getelementptr i32, ptr %arg.sources, i64 %.51
  %.591 = getelementptr i32, ptr %arg.weights, i64 %.51
  %2 = getelementptr i32, ptr %arg.following, i64 %.51
  %scevgep = getelementptr i8, ptr %arg.successors, i64 24
  %3 = mul i64 %arg.room, %arg.number
  %4 = shl i64 %3, 3
  %5 = mul i64 %arg.room, %arg.number
  %6 = shl i64 %5, 3
  %7 = shl i64 %5, 2
  %scevgep35 = getelementptr i8, ptr %arg.following, i64 %7
  br label %B644.endif

B640.loopexit.loopexit:                           ; preds = %B1314
  %.672 = add i64 %.7.i.i, %made.2.0278
  br label %B640.loopexit

B640.loopexit:                                    ; preds = %B932.thread, %B640.loopexit.loopexit
  %.67211 = phi i64 [ %made.2.0278, %B932.thread ], [ %.672, %B640.loopexit.loopexit ]
  %.512 = icmp sgt i64 %.511257277, 1
  br i1 %.512, label %B644.endif, label %common.ret

B880:                                             ; preds = %B220.endif.endif.endif.i
  %.663 = sub i64 0, %.7.i.i
  %sunkaddr = getelementptr i8, ptr %.50, i64 32
  store i64 %.663, ptr %sunkaddr, align 8
  br label %common.ret

B1132:                                            ; preds = %B996.if
  %tmp33 = trunc i64 %28 to i32
  %sunkaddr39 = mul i64 %.805, 4
  %sunkaddr40 = getelementptr i8, ptr %.70, i64 %sunkaddr39
  store i32 %tmp33, ptr %sunkaddr40, align 4
  br label %B1314

B1202:                                            ; preds = %B996.if
  %.836 = getelementptr i32, ptr %.73, i64 %.805
  %.837 = load i32, ptr %.836, align 4
  %.838 = zext i32 %.837 to i64
  %.842 = getelementptr i32, ptr %2, i64 %.838
  %tmp = trunc i64 %28 to i32
  store i32 %tmp, ptr %.842, align 4
  br label %B1314

B1314:                                            ; preds = %B1202, %B1132
  %.851 = getelementptr i32, ptr %.73, i64 %.805
  %tmp34 = trunc i64 %.759251253 to i32
  store i32 %tmp34, ptr %.851, align 4
  %lsr.iv.next = add i64 %lsr.iv, -1
  %.766 = add i64 %.759251253, 1
  %.753 = icmp sgt i64 %lsr.iv.next, 1
  br i1 %.753, label %B996.if, label %B640.loopexit.loopexit

common.ret:                                       ; preds = %switch.end, %B880, %B640.loopexit
  %made.2.0227 = phi i64 [ %made.2.0278, %B880 ], [ 0, %switch.end ], [ %.67211, %B640.loopexit ]
  %.906 = getelementptr i8, ptr %.50, i64 64
  store i64 %made.2.0227, ptr %.906, align 8
  store i64 0, ptr %retptr, align 8
  ret i32 0

switch.end:                                       ; preds = %B410.if.preheader, %B380
  %.416 = getelementptr i8, ptr %.50, i64 24
  %.427 = getelementptr i8, ptr %.50, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %.416, i8 0, i64 24, i1 false)
  %.428 = load i64, ptr %.427, align 8
  %.430 = getelementptr i8, ptr %.50, i64 56
  %.431 = load i64, ptr %.430, align 8
  %.468 = sub i64 %.431, %.428
  %.512273.not = icmp slt i64 %.468, 1
  br i1 %.512273.not, label %common.ret, label %B642.if.lr.ph

B644.endif:                                       ; preds = %B640.loopexit, %B642.if.lr.ph
  %made.2.0278 = phi i64 [ 0, %B642.if.lr.ph ], [ %.67211, %B640.loopexit ]
  %.511257277 = phi i64 [ %.468, %B642.if.lr.ph ], [ %.521, %B640.loopexit ]
  %.518260276 = phi i64 [ %.428, %B642.if.lr.ph ], [ %.525, %B640.loopexit ]
  %8 = icmp eq i64 %arg.reduced, 0
  %.521 = add nsw i64 %.511257277, -1
  %.525 = add i64 %.518260276, 1
  %.4.i = tail call i64 @tideproof_words(), !noalias !0
  %.577 = mul i64 %.4.i, %.51
  %.579 = getelementptr i64, ptr %arg.successors, i64 %.577
  br i1 %8, label %B220.endif.endif.endif.i, label %B72.endif.endif.i

B414.i:                                           ; preds = %B220.endif.endif.endif.i
  %.258.i = icmp eq i64 %.7.i.i, 0
  br i1 %.258.i, label %B932.thread, label %B608.if.lr.ph.i

B932.thread:                                      ; preds = %B414.i
  %sunkaddr41 = getelementptr i8, ptr %.50, i64 40
  %.262.i = load i64, ptr %sunkaddr41, align 8, !noalias !3
  %.264.i = add i64 %.262.i, %weight.2.0.i
  store i64 %.264.i, ptr %sunkaddr41, align 8, !noalias !3
  br label %B640.loopexit

B608.if.lr.ph.i:                                  ; preds = %B414.i
  %.271.i = load i64, ptr %.416, align 8, !noalias !3
  %.274.i = mul i64 %.7.i.i, %weight.2.0.i
  %.275.i = add i64 %.271.i, %.274.i
  store i64 %.275.i, ptr %.416, align 8, !noalias !3
  %.598.i = trunc i64 %.518260276 to i32
  %9 = shl i64 %made.2.0278, 3
  %10 = mul i64 %4, %.4.i
  %scevgep22 = getelementptr i8, ptr %scevgep, i64 %10
  %11 = mul i64 %6, %.4.i
  %scevgep30 = getelementptr i8, ptr %arg.successors, i64 %11
  br label %B608.if.i

B674.i:                                           ; preds = %B608.if.i
  %.425.i = getelementptr i64, ptr %.61, i64 %.413.i
  store i64 %.518260276, ptr %.425.i, align 8, !noalias !3
  br label %B696.i

B696.i:                                           ; preds = %B608.if.i, %B674.i
  %12 = icmp eq i64 %arg.reduced, 0
  %sunkaddr.i = shl i64 %.3739399.i, 2
  %sunkaddr24.i = getelementptr i8, ptr %.582, i64 %sunkaddr.i
  %.431.i = load i32, ptr %sunkaddr24.i, align 4, !noalias !3
  %.433.i = zext i32 %.431.i to i64
  %.434.i = getelementptr i64, ptr %.59, i64 %.433.i
  %.435.i = load i64, ptr %.434.i, align 8, !noalias !3
  %.437.i = add i64 %.435.i, %weight.2.0.i
  store i64 %.437.i, ptr %.434.i, align 8, !noalias !3
  %.445.i = getelementptr i32, ptr %.591, i64 %.3739399.i
  store i32 1, ptr %.445.i, align 4, !noalias !3
  br i1 %12, label %B994.endif.i, label %B814.endif.endif.endif.i

B72.endif.endif.i:                                ; preds = %B644.endif
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !6
  %.4.i4.i = tail call i64 @tideproof_words(), !noalias !9
  %.75.i = mul i64 %.4.i.i, %.518260276
  %.77.i = getelementptr i64, ptr %arg.states, i64 %.75.i
  %.104.i = mul i64 %.4.i4.i, %made.2.0278
  %.106.i = getelementptr i64, ptr %.579, i64 %.104.i
  %.6.i.i = tail call i64 @tideproof_canonical(ptr %.77.i, ptr %.106.i), !noalias !12
  br label %B220.endif.endif.endif.i

B220.endif.endif.endif.i:                         ; preds = %B72.endif.endif.i, %B644.endif
  %weight.2.0.i = phi i64 [ 1, %B644.endif ], [ %.6.i.i, %B72.endif.endif.i ]
  %.4.i1.i = tail call i64 @tideproof_words(), !noalias !15
  %.4.i5.i = tail call i64 @tideproof_words(), !noalias !18
  %.161.i = mul i64 %.4.i1.i, %.518260276
  %.163.i = getelementptr i64, ptr %arg.states, i64 %.161.i
  %.192.i = mul i64 %.4.i5.i, %made.2.0278
  %.194.i = getelementptr i64, ptr %.579, i64 %.192.i
  %.197.i = getelementptr i32, ptr %.582, i64 %made.2.0278
  %.7.i.i = tail call i64 @tideproof_expand(ptr %.163.i, ptr %.194.i, ptr %.197.i), !noalias !21
  %.226.i = icmp slt i64 %.7.i.i, 0
  br i1 %.226.i, label %B880, label %B414.i

B608.if.i:                                        ; preds = %B994.endif.endif.i, %B608.if.lr.ph.i
  %lsr.iv.i = phi i64 [ %9, %B608.if.lr.ph.i ], [ %lsr.iv.next.i, %B994.endif.endif.i ]
  %.36688100.i = phi i64 [ %.7.i.i, %B608.if.lr.ph.i ], [ %.376.i, %B994.endif.endif.i ]
  %.3739399.i = phi i64 [ %made.2.0278, %B608.if.lr.ph.i ], [ %.380.i, %B994.endif.endif.i ]
  %.376.i = add nsw i64 %.36688100.i, -1
  %.380.i = add i64 %.3739399.i, 1
  %.410.i = getelementptr i32, ptr %.582, i64 %.3739399.i
  %.411.i = load i32, ptr %.410.i, align 4, !noalias !3
  %.413.i = zext i32 %.411.i to i64
  %.414.i = getelementptr i64, ptr %.59, i64 %.413.i
  %.415.i = load i64, ptr %.414.i, align 8, !noalias !3
  %.416.i = icmp eq i64 %.415.i, 0
  br i1 %.416.i, label %B674.i, label %B696.i

B814.endif.endif.endif.i:                         ; preds = %B696.i
  %.4.i2.i = tail call i64 @tideproof_words(), !noalias !24
  %.4.i6.i = tail call i64 @tideproof_words(), !noalias !27
  %.477.i = mul i64 %.4.i2.i, %.3739399.i
  %.479.i = getelementptr i64, ptr %.579, i64 %.477.i
  %.506.i = mul i64 %.4.i6.i, %.3739399.i
  %.508.i = getelementptr i64, ptr %.579, i64 %.506.i
  %.6.i7.i = tail call i64 @tideproof_canonical(ptr %.479.i, ptr %.508.i), !noalias !30
  %.533.i = trunc i64 %.6.i7.i to i32
  %sunkaddr42 = mul i64 %.3739399.i, 4
  %sunkaddr43 = getelementptr i8, ptr %.591, i64 %sunkaddr42
  store i32 %.533.i, ptr %sunkaddr43, align 4, !noalias !3
  br label %B994.endif.i

B994.endif.i:                                     ; preds = %B814.endif.endif.endif.i, %B696.i
  %.4.i3.i = tail call i64 @tideproof_words(), !noalias !33
  %.4.i.i.i = tail call i64 @tideproof_words(), !noalias !36
  %.11641.not.i.i = icmp slt i64 %.4.i.i.i, 1
  br i1 %.11641.not.i.i, label %B994.endif.endif.i, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B994.endif.i
  %xtraiter.i.i = and i64 %.4.i.i.i, 3
  %13 = icmp ult i64 %.4.i.i.i, 4
  br i1 %13, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.4.i.i.i, 9223372036854775804
  %14 = mul i64 %.4.i3.i, %lsr.iv.i
  %scevgep23 = getelementptr i8, ptr %scevgep22, i64 %14
  br label %B88.if.i.i

B190.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B190.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %h.4.044.epil.init.i.i = phi i64 [ %const, %B88.if.preheader.i.i ], [ %.161.3.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %.1224042.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %15 = shl i64 %.1224042.epil.init.i.i, 3
  %16 = mul i64 %.4.i3.i, %lsr.iv.i
  %17 = add i64 %16, %15
  %scevgep31 = getelementptr i8, ptr %scevgep30, i64 %17
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %h.4.044.epil.i.i = phi i64 [ %.161.epil.i.i, %B88.if.epil.i.i ], [ %h.4.044.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %18 = shl i64 %epil.iter.i.i, 3
  %scevgep32 = getelementptr i8, ptr %scevgep31, i64 %18
  %.156.epil.i.i = load i64, ptr %scevgep32, align 8, !noalias !41
  %.158.epil.i.i = xor i64 %.156.epil.i.i, %h.4.044.epil.i.i
  %.159.epil.i.i = mul i64 %.158.epil.i.i, %const38
  %.160.epil.i.i = lshr i64 %.159.epil.i.i, 32
  %.161.epil.i.i = xor i64 %.160.epil.i.i, %.159.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.i.i, !llvm.loop !42

B190.loopexit.i.i:                                ; preds = %B88.if.epil.i.i, %B190.loopexit.unr-lcssa.i.i
  %.161.lcssa.i.i = phi i64 [ %.161.3.i.i, %B190.loopexit.unr-lcssa.i.i ], [ %.161.epil.i.i, %B88.if.epil.i.i ]
  %19 = mul i64 %.161.lcssa.i.i, %const38
  br label %B994.endif.endif.i

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %h.4.044.i.i = phi i64 [ %const, %B88.if.preheader.new.i.i ], [ %.161.3.i.i, %B88.if.i.i ]
  %.1224042.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.129.3.i.i, %B88.if.i.i ]
  %sunkaddr.i.i = shl i64 %.1224042.i.i, 3
  %scevgep24 = getelementptr i8, ptr %scevgep23, i64 %sunkaddr.i.i
  %scevgep29 = getelementptr i8, ptr %scevgep24, i64 -24
  %.156.i.i = load i64, ptr %scevgep29, align 8, !noalias !41
  %.158.i.i = xor i64 %.156.i.i, %h.4.044.i.i
  %.159.i.i = mul i64 %.158.i.i, %const38
  %.160.i.i = lshr i64 %.159.i.i, 32
  %20 = shl i64 %.1224042.i.i, 3
  %scevgep27 = getelementptr i8, ptr %scevgep23, i64 %20
  %scevgep28 = getelementptr i8, ptr %scevgep27, i64 -16
  %.156.1.i.i = load i64, ptr %scevgep28, align 8, !noalias !41
  %21 = xor i64 %.156.1.i.i, %.160.i.i
  %.158.1.i.i = xor i64 %21, %.159.i.i
  %.159.1.i.i = mul i64 %.158.1.i.i, %const38
  %.160.1.i.i = lshr i64 %.159.1.i.i, 32
  %22 = shl i64 %.1224042.i.i, 3
  %scevgep25 = getelementptr i8, ptr %scevgep23, i64 %22
  %scevgep26 = getelementptr i8, ptr %scevgep25, i64 -8
  %.156.2.i.i = load i64, ptr %scevgep26, align 8, !noalias !41
  %23 = xor i64 %.156.2.i.i, %.160.1.i.i
  %.158.2.i.i = xor i64 %23, %.159.1.i.i
  %.159.2.i.i = mul i64 %.158.2.i.i, %const38
  %.160.2.i.i = lshr i64 %.159.2.i.i, 32
  %.129.3.i.i = add nuw nsw i64 %.1224042.i.i, 4
  %.156.3.i.i = load i64, ptr %scevgep24, align 8, !noalias !41
  %24 = xor i64 %.156.3.i.i, %.160.2.i.i
  %.158.3.i.i = xor i64 %24, %.159.2.i.i
  %.159.3.i.i = mul i64 %.158.3.i.i, %const38
  %.160.3.i.i = lshr i64 %.159.3.i.i, 32
  %.161.3.i.i = xor i64 %.160.3.i.i, %.159.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.129.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B190.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B994.endif.endif.i:                               ; preds = %B190.loopexit.i.i, %B994.endif.i
  %h.4.0.lcssa.i.i = phi i64 [ 5551297586632261903, %B994.endif.i ], [ %19, %B190.loopexit.i.i ]
  %.175.i.i = lshr i64 %h.4.0.lcssa.i.i, 29
  %.176.i.i = xor i64 %.175.i.i, %h.4.0.lcssa.i.i
  %.595.i = getelementptr i64, ptr %.585, i64 %.3739399.i
  store i64 %.176.i.i, ptr %.595.i, align 8, !noalias !3
  %.601.i = getelementptr i32, ptr %.588, i64 %.3739399.i
  store i32 %.598.i, ptr %.601.i, align 4, !noalias !3
  %lsr.iv.next.i = add i64 %lsr.iv.i, 8
  %.367.i = icmp sgt i64 %.36688100.i, 1
  br i1 %.367.i, label %B608.if.i, label %B996.if.preheader

B996.if.preheader:                                ; preds = %B994.endif.endif.i
  %25 = add i64 %.7.i.i, 1
  br label %B996.if

B996.if:                                          ; preds = %B996.if.preheader, %B1314
  %lsr.iv = phi i64 [ %25, %B996.if.preheader ], [ %lsr.iv.next, %B1314 ]
  %.759251253 = phi i64 [ %.766, %B1314 ], [ %made.2.0278, %B996.if.preheader ]
  %26 = shl i64 %.759251253, 3
  %scevgep37 = getelementptr i8, ptr %.585, i64 %26
  %.799 = load i64, ptr %scevgep37, align 8
  %.801 = and i64 %.799, %.45
  %.803 = mul i64 %.801, %arg.parts
  %.805 = lshr i64 %.803, %arg.bits
  %27 = shl i64 %.759251253, 2
  %scevgep36 = getelementptr i8, ptr %scevgep35, i64 %27
  store i32 0, ptr %scevgep36, align 4
  %.818 = getelementptr i32, ptr %.70, i64 %.805
  %.819 = load i32, ptr %.818, align 4
  %.821 = icmp eq i32 %.819, 0
  %28 = add i64 %.759251253, 1
  br i1 %.821, label %B1132, label %B1202
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0

declare i64 @tideproof_words() local_unnamed_addr

declare i64 @tideproof_canonical(ptr, ptr) local_unnamed_addr

declare i64 @tideproof_expand(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: nounwind
define i64 @tideproof_expand_share(i64 %a0, i64 %a1, i64 %a2, i64 %a3, ptr %a4, ptr %a5, i64 %a6, i64 %a7, i64 %a8, ptr %a9, ptr %a10, ptr %a11, ptr %a12, ptr %a13, ptr %a14, ptr %a15, ptr %a16, ptr %a17, ptr %a18) #1 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive13shares_kernel12expand_shareB3v15B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyy9uint64_2a9uint64_2ayyy9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint32_2a9uint32_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a(ptr %result, ptr %exception, i64 %a0, i64 %a1, i64 %a2, i64 %a3, ptr %a4, ptr %a5, i64 %a6, i64 %a7, i64 %a8, ptr %a9, ptr %a10, ptr %a11, ptr %a12, ptr %a13, ptr %a14, ptr %a15, ptr %a16, ptr %a17, ptr %a18)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines10exhaustive13shares_kernel8find_newB3v16B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyy9uint64_2a9uint64_2ay9uint32_2a9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.number, i64 %arg.parts, i64 %arg.room, i64 %arg.bits, ptr captures(none) %arg.shares, ptr readonly captures(none) %arg.states, i64 %arg.limit, ptr captures(none) %arg.table, ptr readonly captures(none) %arg.successors, ptr readonly captures(none) %arg.hashes, ptr readnone captures(none) %arg.weights, ptr readnone captures(none) %arg.sources, ptr readonly captures(none) %arg.following, ptr readonly captures(none) %arg.heads, ptr writeonly captures(none) %arg.slots, ptr writeonly captures(none) %arg.new, ptr readonly captures(none) %arg.control) {
entry:
  %notmask = shl nsw i64 -1, %arg.bits
  %.49 = xor i64 %notmask, -1
  %.63 = icmp eq i64 %arg.parts, 0
  br i1 %.63, label %common.ret, label %B0.endif, !prof !44

B484:                                             ; preds = %B484.preheader, %B1764
  %still_open.4.1 = phi i64 [ %still_open.3.4, %B1764 ], [ %still_open.5.0326, %B484.preheader ]
  %k.6.1 = phi i64 [ %.836, %B1764 ], [ %.242, %B484.preheader ]
  %found.4.1 = phi i64 [ %found.3.4, %B1764 ], [ 0, %B484.preheader ]
  br label %B604

B604:                                             ; preds = %B604, %B484
  %lsr.iv13 = phi i64 [ %lsr.iv.next14, %B604 ], [ 1, %B484 ]
  %lsr.iv = phi i64 [ %lsr.iv.next, %B604 ], [ -1, %B484 ]
  %k.8.4 = phi i64 [ %k.6.1, %B484 ], [ %.318, %B604 ]
  %0 = add i64 %lsr.iv, 1
  %.299 = add i64 %k.8.4, %.298
  %.301 = getelementptr i64, ptr %arg.hashes, i64 %.299
  %.302 = load i64, ptr %.301, align 8
  %.304 = and i64 %.302, %.49
  %.306 = getelementptr i32, ptr %arg.table, i64 %.304
  tail call void @llvm.prefetch.p0(ptr %.306, i32 0, i32 3, i32 1)
  %.316 = getelementptr i32, ptr %arg.following, i64 %.299
  %.317 = load i32, ptr %.316, align 4
  %.318 = zext i32 %.317 to i64
  %.333 = icmp ne i32 %.317, 0
  %.347 = icmp samesign ult i64 %0, 31
  %or.cond = select i1 %.333, i1 %.347, i1 false
  %lsr.iv.next = add nsw i64 %lsr.iv, 1
  %lsr.iv.next14 = add nuw nsw i64 %lsr.iv13, 1
  br i1 %or.cond, label %B604, label %B928.if.preheader

B928.if.preheader:                                ; preds = %B604
  br label %B928.if

B1072:                                            ; preds = %B928.if
  %.514 = lshr i64 %.496, 32
  %.518 = xor i64 %.514, %.506
  %.521 = and i64 %.518, %notmask
  %.523 = icmp eq i64 %.521, 0
  br i1 %.523, label %B1188.endif, label %B1288

B1288:                                            ; preds = %B1188.endif, %B928.if, %B1072
  %.571 = getelementptr i32, ptr %arg.following, i64 %.493
  %.572 = load i32, ptr %.571, align 4
  %.573 = zext i32 %.572 to i64
  %lsr.iv.next16 = add nsw i64 %lsr.iv15, -1
  %exitcond.not357 = icmp eq i64 %lsr.iv.next16, 0
  br i1 %exitcond.not357, label %B1404.if.preheader, label %B928.if

B1404.if.preheader:                               ; preds = %B1288
  br label %B1404.if

B1764:                                            ; preds = %B1406.endif
  %1 = trunc i64 %.836 to i32
  %.864.not = icmp eq i32 %1, 0
  br i1 %.864.not, label %B1804, label %B484

B1804:                                            ; preds = %B246.if, %B1764
  %still_open.6.2 = phi i64 [ %still_open.5.0326, %B246.if ], [ %still_open.3.4, %B1764 ]
  %found.5.2 = phi i64 [ 0, %B246.if ], [ %found.3.4, %B1764 ]
  %.897 = getelementptr i64, ptr %3, i64 %.174301324
  store i64 %found.5.2, ptr %.897, align 8
  %lsr.iv.next18 = add i64 %lsr.iv17, %arg.room
  %exitcond356.not = icmp eq i64 %.181, %arg.parts
  br i1 %exitcond356.not, label %common.ret, label %B246.if

common.ret:                                       ; preds = %B0.endif, %B1804, %entry
  %still_open.5.0.lcssa = phi i64 [ 0, %B0.endif ], [ 0, %entry ], [ %still_open.6.2, %B1804 ]
  %.idx = shl i64 %arg.number, 7
  %2 = getelementptr i8, ptr %arg.shares, i64 %.idx
  %.941 = getelementptr i8, ptr %2, i64 80
  store i64 %still_open.5.0.lcssa, ptr %.941, align 8
  store i64 0, ptr %retptr, align 8
  ret i32 0

B0.endif:                                         ; preds = %entry
  %.54 = add i64 %arg.number, 1
  %.56 = shl i64 %.54, %arg.bits
  %.58 = add i64 %arg.parts, -1
  %.59 = add i64 %.56, %.58
  %.68 = udiv i64 %.59, %arg.parts
  %.78 = load i64, ptr %arg.control, align 8
  %invariant.gep = getelementptr i32, ptr %arg.heads, i64 %arg.number
  %.168319.not = icmp slt i64 %arg.parts, 1
  br i1 %.168319.not, label %common.ret, label %B246.if.lr.ph

B246.if.lr.ph:                                    ; preds = %B0.endif
  %const = bitcast i64 9223372036854775804 to i64
  %.890 = mul i64 %arg.parts, %arg.number
  %3 = getelementptr i64, ptr %arg.new, i64 %.890
  %.idx.i = shl i64 %.58, 7
  %4 = shl i64 %arg.parts, 7
  %5 = getelementptr i8, ptr %arg.shares, i64 %4
  %scevgep.i = getelementptr i8, ptr %5, i64 -184
  %scevgep110.i = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep128.i = getelementptr i8, ptr %arg.states, i64 24
  %scevgep = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep34 = getelementptr i8, ptr %arg.successors, i64 24
  br label %B246.if

B246.if:                                          ; preds = %B246.if.lr.ph, %B1804
  %lsr.iv17 = phi i64 [ -1, %B246.if.lr.ph ], [ %lsr.iv.next18, %B1804 ]
  %still_open.5.0326 = phi i64 [ 0, %B246.if.lr.ph ], [ %still_open.6.2, %B1804 ]
  %.174301324 = phi i64 [ 0, %B246.if.lr.ph ], [ %.181, %B1804 ]
  %.181 = add nuw nsw i64 %.174301324, 1
  %.236 = mul i64 %.174301324, %arg.parts
  %gep = getelementptr i32, ptr %invariant.gep, i64 %.236
  %.241 = load i32, ptr %gep, align 4
  %.242 = zext i32 %.241 to i64
  %.252.not = icmp eq i32 %.241, 0
  br i1 %.252.not, label %B1804, label %B484.preheader

B484.preheader:                                   ; preds = %B246.if
  %.idx262 = shl i64 %.174301324, 7
  %6 = getelementptr i8, ptr %arg.shares, i64 %.idx262
  %.226 = getelementptr i8, ptr %6, i64 72
  %.227 = load i64, ptr %.226, align 8
  %.221 = mul i64 %.174301324, %arg.room
  %.298 = add i64 %.221, -1
  %.129.i = add i64 %.78, %.227
  br label %B484

B928.if:                                          ; preds = %B1288, %B928.if.preheader
  %lsr.iv15 = phi i64 [ %lsr.iv13, %B928.if.preheader ], [ %lsr.iv.next16, %B1288 ]
  %k.9.3276 = phi i64 [ %.573, %B1288 ], [ %k.6.1, %B928.if.preheader ]
  %.493 = add i64 %k.9.3276, %.298
  %.495 = getelementptr i64, ptr %arg.hashes, i64 %.493
  %.496 = load i64, ptr %.495, align 8
  %.502 = and i64 %.496, %.49
  %.504 = getelementptr i32, ptr %arg.table, i64 %.502
  %.505 = load i32, ptr %.504, align 4
  %.506 = zext i32 %.505 to i64
  %.511.not = icmp eq i32 %.505, 0
  br i1 %.511.not, label %B1288, label %B1072

B1188.endif:                                      ; preds = %B1072
  %.4.i = tail call i64 @tideproof_words(), !noalias !45
  %.527 = and i64 %.506, %.49
  %.530 = add nsw i64 %.527, -1
  %.556 = mul i64 %.4.i, %.530
  %.558 = getelementptr i64, ptr %arg.states, i64 %.556
  tail call void @llvm.prefetch.p0(ptr %.558, i32 0, i32 3, i32 1)
  br label %B1288

B1404.if:                                         ; preds = %B1406.endif, %B1404.if.preheader
  %k.7.3285 = phi i64 [ %.836, %B1406.endif ], [ %k.6.1, %B1404.if.preheader ]
  %found.2.3284 = phi i64 [ %found.3.4, %B1406.endif ], [ %found.4.1, %B1404.if.preheader ]
  %still_open.2.3283 = phi i64 [ %still_open.3.4, %B1406.endif ], [ %still_open.4.1, %B1404.if.preheader ]
  %.689279281 = phi i64 [ %.696, %B1406.endif ], [ 0, %B1404.if.preheader ]
  %.724 = add i64 %k.7.3285, %.298
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !48
  %.72.i = getelementptr i64, ptr %arg.hashes, i64 %.724
  %.73.i = load i64, ptr %.72.i, align 8, !noalias !53
  %.81.i = lshr i64 %.73.i, 32
  %7 = shl i64 %.4.i.i, 3
  %8 = add i64 %lsr.iv17, %k.7.3285
  %9 = mul i64 %7, %8
  %scevgep19 = getelementptr i8, ptr %scevgep, i64 %9
  %scevgep31 = getelementptr i8, ptr %arg.successors, i64 %9
  %scevgep35 = getelementptr i8, ptr %scevgep34, i64 %9
  %scevgep47 = getelementptr i8, ptr %arg.successors, i64 %9
  br label %B206.i

B206.i:                                           ; preds = %B1206.i, %B1404.if
  %.73.pn.i = phi i64 [ %.73.i, %B1404.if ], [ %.451.i, %B1206.i ]
  %slot.3.0.i = and i64 %.73.pn.i, %.49
  %.97.i = getelementptr i32, ptr %arg.table, i64 %slot.3.0.i
  %.98.i = load i32, ptr %.97.i, align 4, !noalias !53
  %.99.i = zext i32 %.98.i to i64
  %.104.i = icmp eq i32 %.98.i, 0
  br i1 %.104.i, label %B286.endif.i, label %B378.i

B378.i:                                           ; preds = %B206.i
  %10 = xor i64 %.81.i, %.99.i
  %.181.i = and i64 %10, %notmask
  %.183.i = icmp eq i64 %.181.i, 0
  br i1 %.183.i, label %B464.i, label %B1206.i

B464.i:                                           ; preds = %B378.i
  %.187.i = and i64 %.99.i, %.49
  %.190.i = add nsw i64 %.187.i, -1
  %.196.i = icmp ult i64 %.190.i, %.78
  br i1 %.196.i, label %B518.endif.i, label %B652.i

B652.i:                                           ; preds = %B464.i
  %sunkaddr = getelementptr i8, ptr %arg.shares, i64 %.idx.i
  %sunkaddr50 = getelementptr i8, ptr %sunkaddr, i64 72
  %.310.i = load i64, ptr %sunkaddr50, align 8, !noalias !53
  %.313.i = sub nuw i64 %.190.i, %.78
  %.314.i = icmp ugt i64 %.310.i, %.313.i
  br i1 %.314.i, label %B802.i.preheader, label %B952.endif.i

B802.i.preheader:                                 ; preds = %B652.i
  br label %B802.i

B802.i:                                           ; preds = %B802.i, %B802.i.preheader
  %lsr.iv.i = phi ptr [ %scevgep101.i, %B802.i ], [ %scevgep.i, %B802.i.preheader ]
  %share.2.2.i = phi i64 [ %.317.i, %B802.i ], [ %.58, %B802.i.preheader ]
  %.317.i = add i64 %share.2.2.i, -1
  %.326.i = load i64, ptr %lsr.iv.i, align 8, !noalias !53
  %.330.i = icmp ugt i64 %.326.i, %.313.i
  %scevgep101.i = getelementptr i8, ptr %lsr.iv.i, i64 -128
  br i1 %.330.i, label %B802.i, label %B952.endif.i

B1206.i:                                          ; preds = %B952.endif.endif.endif.i, %B518.endif.endif.endif.i, %B378.i
  %.451.i = add nuw i64 %slot.3.0.i, 1
  %.459.i = icmp eq i64 %.451.i, %.68
  br i1 %.459.i, label %B1406.endif, label %B206.i

B286.endif.i:                                     ; preds = %B206.i
  %.97.i.le = getelementptr i32, ptr %arg.table, i64 %slot.3.0.i
  %.11.i.i = and i64 %.81.i, %notmask
  %.12.i.i = add i64 %.129.i, %k.7.3285
  %.13.i.i = or i64 %.11.i.i, %.12.i.i
  %.14.i.i = trunc i64 %.13.i.i to i32
  store i32 %.14.i.i, ptr %.97.i.le, align 4, !noalias !53
  %.171.i = add nuw i64 %slot.3.0.i, 2
  br label %B1406.endif

B518.endif.i:                                     ; preds = %B464.i
  %.4.i1.i = tail call i64 @tideproof_words(), !noalias !54
  %.225.i = mul i64 %.4.i1.i, %.190.i
  %.229.i = getelementptr i64, ptr %arg.states, i64 %.225.i
  %.4.i.i.i = tail call i64 @tideproof_words(), !noalias !57
  %.11941.not.i.i = icmp slt i64 %.4.i.i.i, 1
  br i1 %.11941.not.i.i, label %B1406.endif, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B518.endif.i
  %xtraiter.i.i = and i64 %.4.i.i.i, 3
  %11 = icmp ult i64 %.4.i.i.i, 4
  br i1 %11, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.4.i.i.i, %const
  %12 = shl nsw i64 %.190.i, 3
  %13 = mul i64 %12, %.4.i1.i
  %scevgep129.i = getelementptr i8, ptr %scevgep128.i, i64 %13
  br label %B88.if.i.i

B134.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B518.endif.endif.endif.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B134.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %difference.2.044.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %.1254042.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %14 = shl i64 %.1254042.epil.init.i.i, 3
  %scevgep4.i.i = getelementptr i8, ptr %.229.i, i64 %14
  %scevgep48 = getelementptr i8, ptr %scevgep47, i64 %14
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %difference.2.044.epil.i.i = phi i64 [ %.165.epil.i.i, %B88.if.epil.i.i ], [ %difference.2.044.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %15 = shl i64 %epil.iter.i.i, 3
  %scevgep138.i = getelementptr i8, ptr %scevgep4.i.i, i64 %15
  %.159.epil.i.i = load i64, ptr %scevgep138.i, align 8, !noalias !62
  %scevgep49 = getelementptr i8, ptr %scevgep48, i64 %15
  %.162.epil.i.i = load i64, ptr %scevgep49, align 8, !noalias !62
  %.163.epil.i.i = xor i64 %.162.epil.i.i, %.159.epil.i.i
  %.165.epil.i.i = or i64 %.163.epil.i.i, %difference.2.044.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B518.endif.endif.endif.i, label %B88.if.epil.i.i, !llvm.loop !63

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %difference.2.044.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.165.3.i.i, %B88.if.i.i ]
  %.1254042.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.132.3.i.i, %B88.if.i.i ]
  %sunkaddr.i.i = shl i64 %.1254042.i.i, 3
  %scevgep135.i = getelementptr i8, ptr %scevgep129.i, i64 %sunkaddr.i.i
  %scevgep136.i = getelementptr i8, ptr %scevgep135.i, i64 -24
  %.159.i.i = load i64, ptr %scevgep136.i, align 8, !noalias !62
  %scevgep36 = getelementptr i8, ptr %scevgep35, i64 %sunkaddr.i.i
  %16 = shl i64 %.1254042.i.i, 3
  %scevgep41 = getelementptr i8, ptr %scevgep35, i64 %16
  %scevgep42 = getelementptr i8, ptr %scevgep41, i64 -24
  %.162.i.i = load i64, ptr %scevgep42, align 8, !noalias !62
  %.163.i.i = xor i64 %.162.i.i, %.159.i.i
  %.165.i.i = or i64 %.163.i.i, %difference.2.044.i.i
  %17 = shl i64 %.1254042.i.i, 3
  %scevgep45 = getelementptr i8, ptr %scevgep129.i, i64 %17
  %scevgep46 = getelementptr i8, ptr %scevgep45, i64 -16
  %.159.1.i.i = load i64, ptr %scevgep46, align 8, !noalias !62
  %18 = shl i64 %.1254042.i.i, 3
  %scevgep39 = getelementptr i8, ptr %scevgep35, i64 %18
  %scevgep40 = getelementptr i8, ptr %scevgep39, i64 -16
  %.162.1.i.i = load i64, ptr %scevgep40, align 8, !noalias !62
  %.163.1.i.i = xor i64 %.162.1.i.i, %.159.1.i.i
  %.165.1.i.i = or i64 %.165.i.i, %.163.1.i.i
  %19 = shl i64 %.1254042.i.i, 3
  %scevgep43 = getelementptr i8, ptr %scevgep129.i, i64 %19
  %scevgep44 = getelementptr i8, ptr %scevgep43, i64 -8
  %.159.2.i.i = load i64, ptr %scevgep44, align 8, !noalias !62
  %20 = shl i64 %.1254042.i.i, 3
  %scevgep37 = getelementptr i8, ptr %scevgep35, i64 %20
  %scevgep38 = getelementptr i8, ptr %scevgep37, i64 -8
  %.162.2.i.i = load i64, ptr %scevgep38, align 8, !noalias !62
  %.163.2.i.i = xor i64 %.162.2.i.i, %.159.2.i.i
  %.165.2.i.i = or i64 %.165.1.i.i, %.163.2.i.i
  %.132.3.i.i = add nuw nsw i64 %.1254042.i.i, 4
  %.159.3.i.i = load i64, ptr %scevgep135.i, align 8, !noalias !62
  %.162.3.i.i = load i64, ptr %scevgep36, align 8, !noalias !62
  %.163.3.i.i = xor i64 %.162.3.i.i, %.159.3.i.i
  %.165.3.i.i = or i64 %.165.2.i.i, %.163.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.132.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B134.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B518.endif.endif.endif.i:                         ; preds = %B88.if.epil.i.i, %B134.loopexit.unr-lcssa.i.i
  %.165.lcssa.i.i = phi i64 [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ], [ %.165.epil.i.i, %B88.if.epil.i.i ]
  %.not85.i = icmp eq i64 %.165.lcssa.i.i, 0
  br i1 %.not85.i, label %B1406.endif, label %B1206.i

B952.endif.i:                                     ; preds = %B802.i, %B652.i
  %share.3.3.i = phi i64 [ %.58, %B652.i ], [ %.317.i, %B802.i ]
  %.idx91.i = shl i64 %share.3.3.i, 7
  %21 = getelementptr i8, ptr %arg.shares, i64 %.idx91.i
  %.349.i = getelementptr i8, ptr %21, i64 72
  %.350.i = load i64, ptr %.349.i, align 8, !noalias !53
  %.4.i2.i = tail call i64 @tideproof_words(), !noalias !64
  %.336.i = mul i64 %share.3.3.i, %arg.room
  %.342.i = add i64 %.336.i, %.313.i
  %.351.i = sub i64 %.342.i, %.350.i
  %.378.i = mul i64 %.351.i, %.4.i2.i
  %.380.i = getelementptr i64, ptr %arg.successors, i64 %.378.i
  %.4.i.i3.i = tail call i64 @tideproof_words(), !noalias !67
  %.11941.not.i4.i = icmp slt i64 %.4.i.i3.i, 1
  br i1 %.11941.not.i4.i, label %B1406.endif, label %B88.if.preheader.i5.i

B88.if.preheader.i5.i:                            ; preds = %B952.endif.i
  %xtraiter.i6.i = and i64 %.4.i.i3.i, 3
  %22 = icmp ult i64 %.4.i.i3.i, 4
  br i1 %22, label %B88.if.epil.preheader.i54.i, label %B88.if.preheader.new.i7.i

B88.if.preheader.new.i7.i:                        ; preds = %B88.if.preheader.i5.i
  %unroll_iter.i8.i = and i64 %.4.i.i3.i, %const
  %23 = shl i64 %.4.i2.i, 3
  %24 = mul i64 %23, %.351.i
  %scevgep111.i = getelementptr i8, ptr %scevgep110.i, i64 %24
  br label %B88.if.i9.i

B134.loopexit.unr-lcssa.i52.i:                    ; preds = %B88.if.i9.i
  %lcmp.mod.not.i53.i = icmp eq i64 %xtraiter.i6.i, 0
  br i1 %lcmp.mod.not.i53.i, label %B952.endif.endif.endif.i, label %B88.if.epil.preheader.i54.i

B88.if.epil.preheader.i54.i:                      ; preds = %B134.loopexit.unr-lcssa.i52.i, %B88.if.preheader.i5.i
  %difference.2.044.epil.init.i55.i = phi i64 [ 0, %B88.if.preheader.i5.i ], [ %.165.3.i50.i, %B134.loopexit.unr-lcssa.i52.i ]
  %.1254042.epil.init.i56.i = phi i64 [ 0, %B88.if.preheader.i5.i ], [ %unroll_iter.i8.i, %B134.loopexit.unr-lcssa.i52.i ]
  %25 = shl i64 %.1254042.epil.init.i56.i, 3
  %scevgep4.i58.i = getelementptr i8, ptr %.380.i, i64 %25
  %scevgep32 = getelementptr i8, ptr %scevgep31, i64 %25
  br label %B88.if.epil.i59.i

B88.if.epil.i59.i:                                ; preds = %B88.if.epil.i59.i, %B88.if.epil.preheader.i54.i
  %difference.2.044.epil.i60.i = phi i64 [ %.165.epil.i67.i, %B88.if.epil.i59.i ], [ %difference.2.044.epil.init.i55.i, %B88.if.epil.preheader.i54.i ]
  %epil.iter.i61.i = phi i64 [ %epil.iter.next.i68.i, %B88.if.epil.i59.i ], [ 0, %B88.if.epil.preheader.i54.i ]
  %26 = shl i64 %epil.iter.i61.i, 3
  %scevgep120.i = getelementptr i8, ptr %scevgep4.i58.i, i64 %26
  %.159.epil.i63.i = load i64, ptr %scevgep120.i, align 8, !noalias !72
  %scevgep33 = getelementptr i8, ptr %scevgep32, i64 %26
  %.162.epil.i65.i = load i64, ptr %scevgep33, align 8, !noalias !72
  %.163.epil.i66.i = xor i64 %.162.epil.i65.i, %.159.epil.i63.i
  %.165.epil.i67.i = or i64 %.163.epil.i66.i, %difference.2.044.epil.i60.i
  %epil.iter.next.i68.i = add i64 %epil.iter.i61.i, 1
  %epil.iter.cmp.not.i69.i = icmp eq i64 %xtraiter.i6.i, %epil.iter.next.i68.i
  br i1 %epil.iter.cmp.not.i69.i, label %B952.endif.endif.endif.i, label %B88.if.epil.i59.i, !llvm.loop !63

B88.if.i9.i:                                      ; preds = %B88.if.i9.i, %B88.if.preheader.new.i7.i
  %difference.2.044.i10.i = phi i64 [ 0, %B88.if.preheader.new.i7.i ], [ %.165.3.i50.i, %B88.if.i9.i ]
  %.1254042.i11.i = phi i64 [ 0, %B88.if.preheader.new.i7.i ], [ %.132.3.i40.i, %B88.if.i9.i ]
  %sunkaddr.i12.i = shl i64 %.1254042.i11.i, 3
  %scevgep117.i = getelementptr i8, ptr %scevgep111.i, i64 %sunkaddr.i12.i
  %scevgep118.i = getelementptr i8, ptr %scevgep117.i, i64 -24
  %.159.i14.i = load i64, ptr %scevgep118.i, align 8, !noalias !72
  %scevgep20 = getelementptr i8, ptr %scevgep19, i64 %sunkaddr.i12.i
  %27 = shl i64 %.1254042.i11.i, 3
  %scevgep25 = getelementptr i8, ptr %scevgep19, i64 %27
  %scevgep26 = getelementptr i8, ptr %scevgep25, i64 -24
  %.162.i17.i = load i64, ptr %scevgep26, align 8, !noalias !72
  %.163.i18.i = xor i64 %.162.i17.i, %.159.i14.i
  %.165.i19.i = or i64 %.163.i18.i, %difference.2.044.i10.i
  %28 = shl i64 %.1254042.i11.i, 3
  %scevgep29 = getelementptr i8, ptr %scevgep111.i, i64 %28
  %scevgep30 = getelementptr i8, ptr %scevgep29, i64 -16
  %.159.1.i23.i = load i64, ptr %scevgep30, align 8, !noalias !72
  %29 = shl i64 %.1254042.i11.i, 3
  %scevgep23 = getelementptr i8, ptr %scevgep19, i64 %29
  %scevgep24 = getelementptr i8, ptr %scevgep23, i64 -16
  %.162.1.i27.i = load i64, ptr %scevgep24, align 8, !noalias !72
  %.163.1.i28.i = xor i64 %.162.1.i27.i, %.159.1.i23.i
  %.165.1.i29.i = or i64 %.165.i19.i, %.163.1.i28.i
  %30 = shl i64 %.1254042.i11.i, 3
  %scevgep27 = getelementptr i8, ptr %scevgep111.i, i64 %30
  %scevgep28 = getelementptr i8, ptr %scevgep27, i64 -8
  %.159.2.i33.i = load i64, ptr %scevgep28, align 8, !noalias !72
  %31 = shl i64 %.1254042.i11.i, 3
  %scevgep21 = getelementptr i8, ptr %scevgep19, i64 %31
  %scevgep22 = getelementptr i8, ptr %scevgep21, i64 -8
  %.162.2.i37.i = load i64, ptr %scevgep22, align 8, !noalias !72
  %.163.2.i38.i = xor i64 %.162.2.i37.i, %.159.2.i33.i
  %.165.2.i39.i = or i64 %.165.1.i29.i, %.163.2.i38.i
  %.132.3.i40.i = add nuw nsw i64 %.1254042.i11.i, 4
  %.159.3.i44.i = load i64, ptr %scevgep117.i, align 8, !noalias !72
  %.162.3.i48.i = load i64, ptr %scevgep20, align 8, !noalias !72
  %.163.3.i49.i = xor i64 %.162.3.i48.i, %.159.3.i44.i
  %.165.3.i50.i = or i64 %.165.2.i39.i, %.163.3.i49.i
  %niter.ncmp.3.i51.i = icmp eq i64 %unroll_iter.i8.i, %.132.3.i40.i
  br i1 %niter.ncmp.3.i51.i, label %B134.loopexit.unr-lcssa.i52.i, label %B88.if.i9.i

B952.endif.endif.endif.i:                         ; preds = %B88.if.epil.i59.i, %B134.loopexit.unr-lcssa.i52.i
  %.165.lcssa.i71.i = phi i64 [ %.165.3.i50.i, %B134.loopexit.unr-lcssa.i52.i ], [ %.165.epil.i67.i, %B88.if.epil.i59.i ]
  %.not.i = icmp eq i64 %.165.lcssa.i71.i, 0
  br i1 %.not.i, label %B1406.endif, label %B1206.i

B1406.endif:                                      ; preds = %B952.endif.endif.endif.i, %B952.endif.i, %B518.endif.endif.endif.i, %B518.endif.i, %B286.endif.i, %B1206.i
  %.171.sink.i = phi i64 [ %.171.i, %B286.endif.i ], [ 0, %B952.endif.endif.endif.i ], [ 0, %B518.endif.endif.endif.i ], [ 0, %B518.endif.i ], [ 0, %B952.endif.i ], [ 1, %B1206.i ]
  %.696 = add nuw nsw i64 %.689279281, 1
  %.776 = getelementptr i64, ptr %arg.slots, i64 %.724
  store i64 %.171.sink.i, ptr %.776, align 8
  %.779 = icmp ugt i64 %.171.sink.i, 1
  %.804 = icmp eq i64 %.171.sink.i, 1
  %spec.select = zext i1 %.804 to i64
  %still_open.3.4 = add i64 %still_open.2.3283, %spec.select
  %.790 = zext i1 %.779 to i64
  %found.3.4 = add i64 %found.2.3284, %.790
  %.832 = getelementptr i32, ptr %arg.following, i64 %.724
  %.833 = load i32, ptr %.832, align 4
  %.836 = zext i32 %.833 to i64
  %exitcond355.not = icmp eq i64 %lsr.iv.next, %.689279281
  br i1 %exitcond355.not, label %B1764, label %B1404.if
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #2

; Function Attrs: nounwind
define i64 @tideproof_find_new(i64 %a0, i64 %a1, i64 %a2, i64 %a3, ptr %a4, ptr %a5, i64 %a6, ptr %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, ptr %a12, ptr %a13, ptr %a14, ptr %a15, ptr %a16) #1 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive13shares_kernel8find_newB3v16B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyy9uint64_2a9uint64_2ay9uint32_2a9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a9uint64_2a(ptr %result, ptr %exception, i64 %a0, i64 %a1, i64 %a2, i64 %a3, ptr %a4, ptr %a5, i64 %a6, ptr %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, ptr %a12, ptr %a13, ptr %a14, ptr %a15, ptr %a16)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines10exhaustive13shares_kernel6add_upB3v18B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyy9uint64_2a9uint64_2ay9uint32_2a9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2ay9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.parts, i64 %arg.room, i64 %arg.bits, ptr captures(none) %arg.shares, ptr readonly captures(none) %arg.states, i64 %arg.limit, ptr captures(none) %arg.table, ptr readonly captures(none) %arg.successors, ptr readonly captures(none) %arg.hashes, ptr readnone captures(none) %arg.weights, ptr readnone captures(none) %arg.sources, ptr captures(none) %arg.slots, ptr captures(none) %arg.new, i64 %arg.transitions, ptr readonly captures(none) %arg.share_taken, ptr readonly captures(none) %arg.share_taken_in, ptr captures(none) %arg.taken, ptr writeonly captures(none) %arg.taken_in, ptr captures(none) %arg.control) {
entry:
  %.57 = load i64, ptr %arg.control, align 8
  %.102 = icmp sgt i64 %arg.parts, 0
  br i1 %.102, label %B90.if.preheader, label %common.ret

B90.if.preheader:                                 ; preds = %entry
  %const = bitcast i64 9223372036854775804 to i64
  %xtraiter = and i64 %arg.parts, 3
  %0 = icmp ult i64 %arg.parts, 4
  br i1 %0, label %B90.if.epil.preheader, label %B90.if.preheader.new

B90.if.preheader.new:                             ; preds = %B90.if.preheader
  %unroll_iter = and i64 %arg.parts, %const
  %scevgep102 = getelementptr i8, ptr %arg.shares, i64 464
  br label %B90.if

B202.loopexit.unr-lcssa:                          ; preds = %B90.if
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B202.loopexit, label %B90.if.epil.preheader

B90.if.epil.preheader:                            ; preds = %B202.loopexit.unr-lcssa, %B90.if.preheader
  %still_open.2.0275.epil.init = phi i64 [ 0, %B90.if.preheader ], [ %.190.3, %B202.loopexit.unr-lcssa ]
  %.152271273.epil.init = phi i64 [ 0, %B90.if.preheader ], [ %.159.3, %B202.loopexit.unr-lcssa ]
  %1 = shl i64 %.152271273.epil.init, 7
  %2 = add nuw nsw i64 %1, 80
  %scevgep98 = getelementptr i8, ptr %arg.shares, i64 %2
  %3 = shl nuw nsw i64 %xtraiter, 7
  br label %B90.if.epil

B90.if.epil:                                      ; preds = %B90.if.epil, %B90.if.epil.preheader
  %lsr.iv99 = phi i64 [ %lsr.iv.next100, %B90.if.epil ], [ 0, %B90.if.epil.preheader ]
  %still_open.2.0275.epil = phi i64 [ %.190.epil, %B90.if.epil ], [ %still_open.2.0275.epil.init, %B90.if.epil.preheader ]
  %scevgep101 = getelementptr i8, ptr %scevgep98, i64 %lsr.iv99
  %.188.epil = load i64, ptr %scevgep101, align 8
  %.190.epil = add i64 %.188.epil, %still_open.2.0275.epil
  %lsr.iv.next100 = add nuw nsw i64 %lsr.iv99, 128
  %epil.iter.cmp.not = icmp eq i64 %3, %lsr.iv.next100
  br i1 %epil.iter.cmp.not, label %B202.loopexit, label %B90.if.epil, !llvm.loop !73

B202.loopexit:                                    ; preds = %B90.if.epil, %B202.loopexit.unr-lcssa
  %.190.lcssa = phi i64 [ %.190.3, %B202.loopexit.unr-lcssa ], [ %.190.epil, %B90.if.epil ]
  %4 = icmp eq i64 %.190.lcssa, 0
  br i1 %4, label %B748.if.lr.ph, label %B270.if.preheader

B270.if.preheader:                                ; preds = %B202.loopexit
  %notmask.i = shl nsw i64 -1, %arg.bits
  %.38.i = xor i64 %notmask.i, -1
  %.299.i = add nsw i64 %arg.parts, -1
  %.idx.i = shl i64 %.299.i, 7
  %5 = shl i64 %arg.parts, 7
  %6 = getelementptr i8, ptr %arg.shares, i64 %5
  %scevgep.i = getelementptr i8, ptr %6, i64 -184
  %scevgep110.i = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep128.i = getelementptr i8, ptr %arg.states, i64 24
  %.474 = add i64 %.57, 1
  %scevgep62 = getelementptr i8, ptr %arg.successors, i64 24
  %7 = shl i64 %arg.room, 3
  %scevgep82 = getelementptr i8, ptr %arg.successors, i64 24
  br label %B270.if

B270.loopexit:                                    ; preds = %B270.if, %B712
  %lsr.iv.next64 = add i64 %lsr.iv63, %7
  %exitcond338.not = icmp eq i64 %arg.parts, %.296
  br i1 %exitcond338.not, label %B748.if.lr.ph, label %B270.if

B480:                                             ; preds = %B400.if
  %sunkaddr = getelementptr i8, ptr %arg.shares, i64 %.327.idx
  %sunkaddr108 = getelementptr i8, ptr %sunkaddr, i64 72
  %.472 = load i64, ptr %sunkaddr108, align 8
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !74
  %.72.i = getelementptr i64, ptr %arg.hashes, i64 %.458
  %.73.i = load i64, ptr %.72.i, align 8, !noalias !79
  %.81.i = lshr i64 %.73.i, 32
  %slot.3.0.i10 = and i64 %.73.i, %.38.i
  %.97.i11 = getelementptr i32, ptr %arg.table, i64 %slot.3.0.i10
  %.98.i12 = load i32, ptr %.97.i11, align 4, !noalias !79
  %.104.i14 = icmp eq i32 %.98.i12, 0
  br i1 %.104.i14, label %B480.endif, label %B378.i.preheader

B378.i.preheader:                                 ; preds = %B480
  %8 = mul i64 %.4.i.i, %lsr.iv65
  %scevgep67 = getelementptr i8, ptr %scevgep62, i64 %8
  %scevgep79 = getelementptr i8, ptr %arg.successors, i64 %8
  %scevgep83 = getelementptr i8, ptr %scevgep82, i64 %8
  %scevgep95 = getelementptr i8, ptr %arg.successors, i64 %8
  br label %B378.i

B378.i:                                           ; preds = %B1206.i, %B378.i.preheader
  %.99.i16.in = phi i32 [ %.98.i, %B1206.i ], [ %.98.i12, %B378.i.preheader ]
  %slot.3.0.i15 = phi i64 [ %slot.3.0.i, %B1206.i ], [ %slot.3.0.i10, %B378.i.preheader ]
  %.99.i16 = zext i32 %.99.i16.in to i64
  %9 = xor i64 %.81.i, %.99.i16
  %.181.i = and i64 %9, %notmask.i
  %.183.i = icmp eq i64 %.181.i, 0
  br i1 %.183.i, label %B464.i, label %B1206.i

B464.i:                                           ; preds = %B378.i
  %.187.i = and i64 %.99.i16, %.38.i
  %.190.i = add nsw i64 %.187.i, -1
  %.196.i = icmp ult i64 %.190.i, %.57
  br i1 %.196.i, label %B518.endif.i, label %B652.i

B652.i:                                           ; preds = %B464.i
  %sunkaddr109 = getelementptr i8, ptr %arg.shares, i64 %.idx.i
  %sunkaddr110 = getelementptr i8, ptr %sunkaddr109, i64 72
  %.310.i = load i64, ptr %sunkaddr110, align 8, !noalias !79
  %.313.i = sub nuw i64 %.190.i, %.57
  %.314.i = icmp ugt i64 %.310.i, %.313.i
  br i1 %.314.i, label %B802.i.preheader, label %B952.endif.i

B802.i.preheader:                                 ; preds = %B652.i
  br label %B802.i

B802.i:                                           ; preds = %B802.i, %B802.i.preheader
  %lsr.iv.i = phi ptr [ %scevgep101.i, %B802.i ], [ %scevgep.i, %B802.i.preheader ]
  %share.2.2.i = phi i64 [ %.317.i, %B802.i ], [ %.299.i, %B802.i.preheader ]
  %.317.i = add i64 %share.2.2.i, -1
  %.326.i = load i64, ptr %lsr.iv.i, align 8, !noalias !79
  %.330.i = icmp ugt i64 %.326.i, %.313.i
  %scevgep101.i = getelementptr i8, ptr %lsr.iv.i, i64 -128
  br i1 %.330.i, label %B802.i, label %B952.endif.i

B1206.i:                                          ; preds = %B952.endif.endif.endif.i, %B518.endif.endif.endif.i, %B378.i
  %.451.i = add nuw i64 %slot.3.0.i15, 1
  %slot.3.0.i = and i64 %.451.i, %.38.i
  %.97.i = getelementptr i32, ptr %arg.table, i64 %slot.3.0.i
  %.98.i = load i32, ptr %.97.i, align 4, !noalias !79
  %.104.i = icmp eq i32 %.98.i, 0
  br i1 %.104.i, label %B480.endif, label %B378.i

B518.endif.i:                                     ; preds = %B464.i
  %.4.i1.i = tail call i64 @tideproof_words(), !noalias !80
  %.225.i = mul i64 %.4.i1.i, %.190.i
  %.229.i = getelementptr i64, ptr %arg.states, i64 %.225.i
  %.4.i.i.i = tail call i64 @tideproof_words(), !noalias !83
  %.11941.not.i.i = icmp slt i64 %.4.i.i.i, 1
  br i1 %.11941.not.i.i, label %B480.endif.thread, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B518.endif.i
  %xtraiter.i.i = and i64 %.4.i.i.i, 3
  %10 = icmp ult i64 %.4.i.i.i, 4
  br i1 %10, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.4.i.i.i, %const
  %11 = shl nsw i64 %.190.i, 3
  %12 = mul i64 %11, %.4.i1.i
  %scevgep129.i = getelementptr i8, ptr %scevgep128.i, i64 %12
  br label %B88.if.i.i

B134.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B518.endif.endif.endif.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B134.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %difference.2.044.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %.1254042.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %13 = shl i64 %.1254042.epil.init.i.i, 3
  %scevgep4.i.i = getelementptr i8, ptr %.229.i, i64 %13
  %scevgep96 = getelementptr i8, ptr %scevgep95, i64 %13
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %difference.2.044.epil.i.i = phi i64 [ %.165.epil.i.i, %B88.if.epil.i.i ], [ %difference.2.044.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %14 = shl i64 %epil.iter.i.i, 3
  %scevgep138.i = getelementptr i8, ptr %scevgep4.i.i, i64 %14
  %.159.epil.i.i = load i64, ptr %scevgep138.i, align 8, !noalias !88
  %scevgep97 = getelementptr i8, ptr %scevgep96, i64 %14
  %.162.epil.i.i = load i64, ptr %scevgep97, align 8, !noalias !88
  %.163.epil.i.i = xor i64 %.162.epil.i.i, %.159.epil.i.i
  %.165.epil.i.i = or i64 %.163.epil.i.i, %difference.2.044.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B518.endif.endif.endif.i, label %B88.if.epil.i.i, !llvm.loop !89

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %difference.2.044.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.165.3.i.i, %B88.if.i.i ]
  %.1254042.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.132.3.i.i, %B88.if.i.i ]
  %sunkaddr.i.i = shl i64 %.1254042.i.i, 3
  %scevgep135.i = getelementptr i8, ptr %scevgep129.i, i64 %sunkaddr.i.i
  %scevgep136.i = getelementptr i8, ptr %scevgep135.i, i64 -24
  %.159.i.i = load i64, ptr %scevgep136.i, align 8, !noalias !88
  %scevgep84 = getelementptr i8, ptr %scevgep83, i64 %sunkaddr.i.i
  %15 = shl i64 %.1254042.i.i, 3
  %scevgep89 = getelementptr i8, ptr %scevgep83, i64 %15
  %scevgep90 = getelementptr i8, ptr %scevgep89, i64 -24
  %.162.i.i = load i64, ptr %scevgep90, align 8, !noalias !88
  %.163.i.i = xor i64 %.162.i.i, %.159.i.i
  %.165.i.i = or i64 %.163.i.i, %difference.2.044.i.i
  %16 = shl i64 %.1254042.i.i, 3
  %scevgep93 = getelementptr i8, ptr %scevgep129.i, i64 %16
  %scevgep94 = getelementptr i8, ptr %scevgep93, i64 -16
  %.159.1.i.i = load i64, ptr %scevgep94, align 8, !noalias !88
  %17 = shl i64 %.1254042.i.i, 3
  %scevgep87 = getelementptr i8, ptr %scevgep83, i64 %17
  %scevgep88 = getelementptr i8, ptr %scevgep87, i64 -16
  %.162.1.i.i = load i64, ptr %scevgep88, align 8, !noalias !88
  %.163.1.i.i = xor i64 %.162.1.i.i, %.159.1.i.i
  %.165.1.i.i = or i64 %.165.i.i, %.163.1.i.i
  %18 = shl i64 %.1254042.i.i, 3
  %scevgep91 = getelementptr i8, ptr %scevgep129.i, i64 %18
  %scevgep92 = getelementptr i8, ptr %scevgep91, i64 -8
  %.159.2.i.i = load i64, ptr %scevgep92, align 8, !noalias !88
  %19 = shl i64 %.1254042.i.i, 3
  %scevgep85 = getelementptr i8, ptr %scevgep83, i64 %19
  %scevgep86 = getelementptr i8, ptr %scevgep85, i64 -8
  %.162.2.i.i = load i64, ptr %scevgep86, align 8, !noalias !88
  %.163.2.i.i = xor i64 %.162.2.i.i, %.159.2.i.i
  %.165.2.i.i = or i64 %.165.1.i.i, %.163.2.i.i
  %.132.3.i.i = add nuw nsw i64 %.1254042.i.i, 4
  %.159.3.i.i = load i64, ptr %scevgep135.i, align 8, !noalias !88
  %.162.3.i.i = load i64, ptr %scevgep84, align 8, !noalias !88
  %.163.3.i.i = xor i64 %.162.3.i.i, %.159.3.i.i
  %.165.3.i.i = or i64 %.165.2.i.i, %.163.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.132.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B134.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B518.endif.endif.endif.i:                         ; preds = %B88.if.epil.i.i, %B134.loopexit.unr-lcssa.i.i
  %.165.lcssa.i.i = phi i64 [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ], [ %.165.epil.i.i, %B88.if.epil.i.i ]
  %.not85.i = icmp eq i64 %.165.lcssa.i.i, 0
  br i1 %.not85.i, label %B480.endif.thread, label %B1206.i

B952.endif.i:                                     ; preds = %B802.i, %B652.i
  %share.3.3.i = phi i64 [ %.299.i, %B652.i ], [ %.317.i, %B802.i ]
  %.idx91.i = shl i64 %share.3.3.i, 7
  %20 = getelementptr i8, ptr %arg.shares, i64 %.idx91.i
  %.349.i = getelementptr i8, ptr %20, i64 72
  %.350.i = load i64, ptr %.349.i, align 8, !noalias !79
  %.4.i2.i = tail call i64 @tideproof_words(), !noalias !90
  %.336.i = mul i64 %share.3.3.i, %arg.room
  %.342.i = add i64 %.336.i, %.313.i
  %.351.i = sub i64 %.342.i, %.350.i
  %.378.i = mul i64 %.351.i, %.4.i2.i
  %.380.i = getelementptr i64, ptr %arg.successors, i64 %.378.i
  %.4.i.i3.i = tail call i64 @tideproof_words(), !noalias !93
  %.11941.not.i4.i = icmp slt i64 %.4.i.i3.i, 1
  br i1 %.11941.not.i4.i, label %B480.endif.thread, label %B88.if.preheader.i5.i

B88.if.preheader.i5.i:                            ; preds = %B952.endif.i
  %xtraiter.i6.i = and i64 %.4.i.i3.i, 3
  %21 = icmp ult i64 %.4.i.i3.i, 4
  br i1 %21, label %B88.if.epil.preheader.i54.i, label %B88.if.preheader.new.i7.i

B88.if.preheader.new.i7.i:                        ; preds = %B88.if.preheader.i5.i
  %unroll_iter.i8.i = and i64 %.4.i.i3.i, %const
  %22 = shl i64 %.4.i2.i, 3
  %23 = mul i64 %22, %.351.i
  %scevgep111.i = getelementptr i8, ptr %scevgep110.i, i64 %23
  br label %B88.if.i9.i

B134.loopexit.unr-lcssa.i52.i:                    ; preds = %B88.if.i9.i
  %lcmp.mod.not.i53.i = icmp eq i64 %xtraiter.i6.i, 0
  br i1 %lcmp.mod.not.i53.i, label %B952.endif.endif.endif.i, label %B88.if.epil.preheader.i54.i

B88.if.epil.preheader.i54.i:                      ; preds = %B134.loopexit.unr-lcssa.i52.i, %B88.if.preheader.i5.i
  %difference.2.044.epil.init.i55.i = phi i64 [ 0, %B88.if.preheader.i5.i ], [ %.165.3.i50.i, %B134.loopexit.unr-lcssa.i52.i ]
  %.1254042.epil.init.i56.i = phi i64 [ 0, %B88.if.preheader.i5.i ], [ %unroll_iter.i8.i, %B134.loopexit.unr-lcssa.i52.i ]
  %24 = shl i64 %.1254042.epil.init.i56.i, 3
  %scevgep4.i58.i = getelementptr i8, ptr %.380.i, i64 %24
  %scevgep80 = getelementptr i8, ptr %scevgep79, i64 %24
  br label %B88.if.epil.i59.i

B88.if.epil.i59.i:                                ; preds = %B88.if.epil.i59.i, %B88.if.epil.preheader.i54.i
  %difference.2.044.epil.i60.i = phi i64 [ %.165.epil.i67.i, %B88.if.epil.i59.i ], [ %difference.2.044.epil.init.i55.i, %B88.if.epil.preheader.i54.i ]
  %epil.iter.i61.i = phi i64 [ %epil.iter.next.i68.i, %B88.if.epil.i59.i ], [ 0, %B88.if.epil.preheader.i54.i ]
  %25 = shl i64 %epil.iter.i61.i, 3
  %scevgep120.i = getelementptr i8, ptr %scevgep4.i58.i, i64 %25
  %.159.epil.i63.i = load i64, ptr %scevgep120.i, align 8, !noalias !98
  %scevgep81 = getelementptr i8, ptr %scevgep80, i64 %25
  %.162.epil.i65.i = load i64, ptr %scevgep81, align 8, !noalias !98
  %.163.epil.i66.i = xor i64 %.162.epil.i65.i, %.159.epil.i63.i
  %.165.epil.i67.i = or i64 %.163.epil.i66.i, %difference.2.044.epil.i60.i
  %epil.iter.next.i68.i = add i64 %epil.iter.i61.i, 1
  %epil.iter.cmp.not.i69.i = icmp eq i64 %xtraiter.i6.i, %epil.iter.next.i68.i
  br i1 %epil.iter.cmp.not.i69.i, label %B952.endif.endif.endif.i, label %B88.if.epil.i59.i, !llvm.loop !89

B88.if.i9.i:                                      ; preds = %B88.if.i9.i, %B88.if.preheader.new.i7.i
  %difference.2.044.i10.i = phi i64 [ 0, %B88.if.preheader.new.i7.i ], [ %.165.3.i50.i, %B88.if.i9.i ]
  %.1254042.i11.i = phi i64 [ 0, %B88.if.preheader.new.i7.i ], [ %.132.3.i40.i, %B88.if.i9.i ]
  %sunkaddr.i12.i = shl i64 %.1254042.i11.i, 3
  %scevgep117.i = getelementptr i8, ptr %scevgep111.i, i64 %sunkaddr.i12.i
  %scevgep118.i = getelementptr i8, ptr %scevgep117.i, i64 -24
  %.159.i14.i = load i64, ptr %scevgep118.i, align 8, !noalias !98
  %scevgep68 = getelementptr i8, ptr %scevgep67, i64 %sunkaddr.i12.i
  %26 = shl i64 %.1254042.i11.i, 3
  %scevgep73 = getelementptr i8, ptr %scevgep67, i64 %26
  %scevgep74 = getelementptr i8, ptr %scevgep73, i64 -24
  %.162.i17.i = load i64, ptr %scevgep74, align 8, !noalias !98
  %.163.i18.i = xor i64 %.162.i17.i, %.159.i14.i
  %.165.i19.i = or i64 %.163.i18.i, %difference.2.044.i10.i
  %27 = shl i64 %.1254042.i11.i, 3
  %scevgep77 = getelementptr i8, ptr %scevgep111.i, i64 %27
  %scevgep78 = getelementptr i8, ptr %scevgep77, i64 -16
  %.159.1.i23.i = load i64, ptr %scevgep78, align 8, !noalias !98
  %28 = shl i64 %.1254042.i11.i, 3
  %scevgep71 = getelementptr i8, ptr %scevgep67, i64 %28
  %scevgep72 = getelementptr i8, ptr %scevgep71, i64 -16
  %.162.1.i27.i = load i64, ptr %scevgep72, align 8, !noalias !98
  %.163.1.i28.i = xor i64 %.162.1.i27.i, %.159.1.i23.i
  %.165.1.i29.i = or i64 %.165.i19.i, %.163.1.i28.i
  %29 = shl i64 %.1254042.i11.i, 3
  %scevgep75 = getelementptr i8, ptr %scevgep111.i, i64 %29
  %scevgep76 = getelementptr i8, ptr %scevgep75, i64 -8
  %.159.2.i33.i = load i64, ptr %scevgep76, align 8, !noalias !98
  %30 = shl i64 %.1254042.i11.i, 3
  %scevgep69 = getelementptr i8, ptr %scevgep67, i64 %30
  %scevgep70 = getelementptr i8, ptr %scevgep69, i64 -8
  %.162.2.i37.i = load i64, ptr %scevgep70, align 8, !noalias !98
  %.163.2.i38.i = xor i64 %.162.2.i37.i, %.159.2.i33.i
  %.165.2.i39.i = or i64 %.165.1.i29.i, %.163.2.i38.i
  %.132.3.i40.i = add nuw nsw i64 %.1254042.i11.i, 4
  %.159.3.i44.i = load i64, ptr %scevgep117.i, align 8, !noalias !98
  %.162.3.i48.i = load i64, ptr %scevgep68, align 8, !noalias !98
  %.163.3.i49.i = xor i64 %.162.3.i48.i, %.159.3.i44.i
  %.165.3.i50.i = or i64 %.165.2.i39.i, %.163.3.i49.i
  %niter.ncmp.3.i51.i = icmp eq i64 %unroll_iter.i8.i, %.132.3.i40.i
  br i1 %niter.ncmp.3.i51.i, label %B134.loopexit.unr-lcssa.i52.i, label %B88.if.i9.i

B952.endif.endif.endif.i:                         ; preds = %B88.if.epil.i59.i, %B134.loopexit.unr-lcssa.i52.i
  %.165.lcssa.i71.i = phi i64 [ %.165.3.i50.i, %B134.loopexit.unr-lcssa.i52.i ], [ %.165.epil.i67.i, %B88.if.epil.i59.i ]
  %.not.i = icmp eq i64 %.165.lcssa.i71.i, 0
  br i1 %.not.i, label %B480.endif.thread, label %B1206.i

B712:                                             ; preds = %B480.endif, %B480.endif.thread, %B400.if
  %lsr.iv.next66 = add i64 %lsr.iv65, 8
  %exitcond337.not = icmp eq i64 %.333, %.426
  br i1 %exitcond337.not, label %B270.loopexit, label %B400.if

B748.if.lr.ph:                                    ; preds = %B270.loopexit, %B202.loopexit
  %xtraiter20 = and i64 %arg.parts, 3
  %unroll_iter25 = and i64 %arg.parts, %const
  %const_mat = add i64 %const, 2
  %unroll_iter31 = and i64 %arg.transitions, %const_mat
  %31 = mul i64 %arg.parts, 24
  %32 = shl i64 %arg.parts, 5
  %33 = shl i64 %arg.parts, 4
  %34 = shl i64 %arg.parts, 3
  %scevgep46 = getelementptr i8, ptr %arg.share_taken_in, i64 8
  %35 = shl i64 %arg.transitions, 3
  %scevgep56 = getelementptr i8, ptr %arg.share_taken, i64 8
  br label %B748.if

B746.loopexit.loopexit.unr-lcssa:                 ; preds = %B1248.1
  %36 = and i64 %arg.transitions, 1
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %B746.loopexit, label %B1160.if.epil.preheader

B1160.if.epil.preheader:                          ; preds = %B1160.if.lr.ph, %B746.loopexit.loopexit.unr-lcssa
  %.964308310.epil.init = phi i64 [ 0, %B1160.if.lr.ph ], [ %.971.1, %B746.loopexit.loopexit.unr-lcssa ]
  %.1001.epil = getelementptr i64, ptr %arg.taken, i64 %.964308310.epil.init
  %.1002.epil = load i64, ptr %.1001.epil, align 8
  %.1003.epil = icmp eq i64 %.1002.epil, 0
  br i1 %.1003.epil, label %B1214.epil, label %B1248.epil

B1214.epil:                                       ; preds = %B1160.if.epil.preheader
  %.1011.epil = getelementptr i64, ptr %42, i64 %.964308310.epil.init
  %.1012.epil = load i64, ptr %.1011.epil, align 8
  %.1015.epil = getelementptr i64, ptr %arg.taken_in, i64 %.964308310.epil.init
  store i64 %.1012.epil, ptr %.1015.epil, align 8
  br label %B1248.epil

B1248.epil:                                       ; preds = %B1214.epil, %B1160.if.epil.preheader
  %sunkaddr111 = mul i64 %.964308310.epil.init, 8
  %sunkaddr112 = getelementptr i8, ptr %arg.taken, i64 %sunkaddr111
  %.1021.epil = load i64, ptr %sunkaddr112, align 8
  %.1028.epil = getelementptr i64, ptr %43, i64 %.964308310.epil.init
  %.1029.epil = load i64, ptr %.1028.epil, align 8
  %.1030.epil = add i64 %.1029.epil, %.1021.epil
  store i64 %.1030.epil, ptr %sunkaddr112, align 8
  br label %B746.loopexit

B746.loopexit:                                    ; preds = %B960, %B1248.epil, %B746.loopexit.loopexit.unr-lcssa
  %scevgep = getelementptr i8, ptr %lsr.iv, i64 8
  %scevgep48 = getelementptr i8, ptr %lsr.iv47, i64 %35
  %scevgep58 = getelementptr i8, ptr %lsr.iv57, i64 %35
  %exitcond341.not = icmp eq i64 %.665, %arg.parts
  br i1 %exitcond341.not, label %common.ret, label %B748.if

B960.unr-lcssa:                                   ; preds = %B920.if
  %38 = icmp eq i64 %xtraiter20, 0
  br i1 %38, label %B960, label %B920.if.epil.preheader

B920.if.epil.preheader:                           ; preds = %B748.if, %B960.unr-lcssa
  %count.3.1303.epil.init = phi i64 [ %count.2.0327, %B748.if ], [ %.842.3, %B960.unr-lcssa ]
  %.802299301.epil.init = phi i64 [ 0, %B748.if ], [ %.809.3, %B960.unr-lcssa ]
  %39 = mul i64 %34, %.802299301.epil.init
  %scevgep38 = getelementptr i8, ptr %lsr.iv, i64 %39
  br label %B920.if.epil

B920.if.epil:                                     ; preds = %B920.if.epil, %B920.if.epil.preheader
  %lsr.iv41 = phi i64 [ %lsr.iv.next, %B920.if.epil ], [ %xtraiter20, %B920.if.epil.preheader ]
  %lsr.iv39 = phi ptr [ %scevgep40, %B920.if.epil ], [ %scevgep38, %B920.if.epil.preheader ]
  %count.3.1303.epil = phi i64 [ %.842.epil, %B920.if.epil ], [ %count.3.1303.epil.init, %B920.if.epil.preheader ]
  %.840.epil = load i64, ptr %lsr.iv39, align 8
  %.842.epil = add i64 %.840.epil, %count.3.1303.epil
  %scevgep40 = getelementptr i8, ptr %lsr.iv39, i64 %34
  %lsr.iv.next = add nsw i64 %lsr.iv41, -1
  %epil.iter21.cmp.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %epil.iter21.cmp.not, label %B960, label %B920.if.epil, !llvm.loop !99

B960:                                             ; preds = %B920.if.epil, %B960.unr-lcssa
  %.842.lcssa = phi i64 [ %.842.3, %B960.unr-lcssa ], [ %.842.epil, %B920.if.epil ]
  %40 = icmp slt i64 %arg.transitions, 1
  %.665 = add nuw nsw i64 %.658315325, 1
  %sunkaddr113 = getelementptr i8, ptr %arg.shares, i64 %.700.idx
  %sunkaddr114 = getelementptr i8, ptr %sunkaddr113, i64 56
  %.852 = load i64, ptr %sunkaddr114, align 8
  %sunkaddr115 = getelementptr i8, ptr %arg.control, i64 8
  store i64 %.852, ptr %sunkaddr115, align 8
  %sunkaddr116 = getelementptr i8, ptr %arg.control, i64 24
  %.858 = load i64, ptr %sunkaddr116, align 8
  %sunkaddr117 = getelementptr i8, ptr %arg.shares, i64 %.700.idx
  %sunkaddr118 = getelementptr i8, ptr %sunkaddr117, i64 24
  %.861 = load i64, ptr %sunkaddr118, align 8
  %.862 = add i64 %.861, %.858
  store i64 %.862, ptr %sunkaddr116, align 8
  %sunkaddr119 = getelementptr i8, ptr %arg.control, i64 40
  %.868 = load i64, ptr %sunkaddr119, align 8
  %sunkaddr120 = getelementptr i8, ptr %arg.shares, i64 %.700.idx
  %sunkaddr121 = getelementptr i8, ptr %sunkaddr120, i64 40
  %.871 = load i64, ptr %sunkaddr121, align 8
  %.874 = add i64 %.871, %.868
  store i64 %.874, ptr %sunkaddr119, align 8
  br i1 %40, label %B746.loopexit, label %B1160.if.lr.ph

B1160.if.lr.ph:                                   ; preds = %B960
  %41 = icmp eq i64 %arg.transitions, 1
  %.1007 = mul i64 %.658315325, %arg.transitions
  %42 = getelementptr i64, ptr %arg.share_taken_in, i64 %.1007
  %43 = getelementptr i64, ptr %arg.share_taken, i64 %.1007
  br i1 %41, label %B1160.if.epil.preheader, label %B1160.if.preheader

B1160.if.preheader:                               ; preds = %B1160.if.lr.ph
  br label %B1160.if

B1214:                                            ; preds = %B1160.if
  %44 = shl i64 %.964308310, 3
  %scevgep50 = getelementptr i8, ptr %lsr.iv47, i64 %44
  %scevgep51 = getelementptr i8, ptr %scevgep50, i64 -8
  %.1012 = load i64, ptr %scevgep51, align 8
  %sunkaddr122 = mul i64 %.964308310, 8
  %sunkaddr123 = getelementptr i8, ptr %arg.taken_in, i64 %sunkaddr122
  store i64 %.1012, ptr %sunkaddr123, align 8
  br label %B1248

B1248:                                            ; preds = %B1160.if, %B1214
  %sunkaddr124 = mul i64 %.964308310, 8
  %sunkaddr125 = getelementptr i8, ptr %arg.taken, i64 %sunkaddr124
  %.1021 = load i64, ptr %sunkaddr125, align 8
  %45 = shl i64 %.964308310, 3
  %scevgep60 = getelementptr i8, ptr %lsr.iv57, i64 %45
  %scevgep61 = getelementptr i8, ptr %scevgep60, i64 -8
  %.1029 = load i64, ptr %scevgep61, align 8
  %.1030 = add i64 %.1029, %.1021
  store i64 %.1030, ptr %sunkaddr125, align 8
  %.971.1 = add nuw i64 %.964308310, 2
  %sunkaddr126 = mul i64 %.964308310, 8
  %sunkaddr127 = getelementptr i8, ptr %arg.taken, i64 %sunkaddr126
  %sunkaddr128 = getelementptr i8, ptr %sunkaddr127, i64 8
  %.1002.1 = load i64, ptr %sunkaddr128, align 8
  %.1003.1 = icmp eq i64 %.1002.1, 0
  br i1 %.1003.1, label %B1214.1, label %B1248.1

B1214.1:                                          ; preds = %B1248
  %46 = shl i64 %.964308310, 3
  %scevgep49 = getelementptr i8, ptr %lsr.iv47, i64 %46
  %.1012.1 = load i64, ptr %scevgep49, align 8
  %sunkaddr129 = mul i64 %.964308310, 8
  %sunkaddr130 = getelementptr i8, ptr %arg.taken_in, i64 %sunkaddr129
  %sunkaddr131 = getelementptr i8, ptr %sunkaddr130, i64 8
  store i64 %.1012.1, ptr %sunkaddr131, align 8
  br label %B1248.1

B1248.1:                                          ; preds = %B1214.1, %B1248
  %sunkaddr132 = mul i64 %.964308310, 8
  %sunkaddr133 = getelementptr i8, ptr %arg.taken, i64 %sunkaddr132
  %sunkaddr134 = getelementptr i8, ptr %sunkaddr133, i64 8
  %.1021.1 = load i64, ptr %sunkaddr134, align 8
  %47 = shl i64 %.964308310, 3
  %scevgep59 = getelementptr i8, ptr %lsr.iv57, i64 %47
  %.1029.1 = load i64, ptr %scevgep59, align 8
  %.1030.1 = add i64 %.1029.1, %.1021.1
  store i64 %.1030.1, ptr %sunkaddr134, align 8
  %niter32.ncmp.1 = icmp eq i64 %unroll_iter31, %.971.1
  br i1 %niter32.ncmp.1, label %B746.loopexit.loopexit.unr-lcssa, label %B1160.if

common.ret:                                       ; preds = %B746.loopexit, %entry
  %count.2.0.lcssa = phi i64 [ %.57, %entry ], [ %.842.lcssa, %B746.loopexit ]
  store i64 %count.2.0.lcssa, ptr %arg.control, align 8
  store i64 0, ptr %retptr, align 8
  ret i32 0

B90.if:                                           ; preds = %B90.if, %B90.if.preheader.new
  %lsr.iv103 = phi ptr [ %scevgep104, %B90.if ], [ %scevgep102, %B90.if.preheader.new ]
  %still_open.2.0275 = phi i64 [ 0, %B90.if.preheader.new ], [ %.190.3, %B90.if ]
  %.152271273 = phi i64 [ 0, %B90.if.preheader.new ], [ %.159.3, %B90.if ]
  %scevgep107 = getelementptr i8, ptr %lsr.iv103, i64 -384
  %.188 = load i64, ptr %scevgep107, align 8
  %.190 = add i64 %.188, %still_open.2.0275
  %scevgep106 = getelementptr i8, ptr %lsr.iv103, i64 -256
  %.188.1 = load i64, ptr %scevgep106, align 8
  %.190.1 = add i64 %.188.1, %.190
  %scevgep105 = getelementptr i8, ptr %lsr.iv103, i64 -128
  %.188.2 = load i64, ptr %scevgep105, align 8
  %.190.2 = add i64 %.188.2, %.190.1
  %.159.3 = add nuw nsw i64 %.152271273, 4
  %.188.3 = load i64, ptr %lsr.iv103, align 8
  %.190.3 = add i64 %.188.3, %.190.2
  %scevgep104 = getelementptr i8, ptr %lsr.iv103, i64 512
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.159.3
  br i1 %niter.ncmp.3, label %B202.loopexit.unr-lcssa, label %B90.if

B270.if:                                          ; preds = %B270.loopexit, %B270.if.preheader
  %lsr.iv63 = phi i64 [ 0, %B270.if.preheader ], [ %lsr.iv.next64, %B270.loopexit ]
  %.289286292 = phi i64 [ %.296, %B270.loopexit ], [ 0, %B270.if.preheader ]
  %.296 = add nuw nsw i64 %.289286292, 1
  %.327.idx = shl i64 %.289286292, 7
  %.327 = getelementptr i8, ptr %arg.shares, i64 %.327.idx
  %.332 = getelementptr i8, ptr %.327, i64 64
  %.333 = load i64, ptr %.332, align 8
  %.413280.not = icmp slt i64 %.333, 1
  br i1 %.413280.not, label %B270.loopexit, label %B400.if.lr.ph

B400.if.lr.ph:                                    ; preds = %B270.if
  %.456 = mul i64 %.289286292, %arg.room
  br label %B400.if

B400.if:                                          ; preds = %B400.if.lr.ph, %B712
  %lsr.iv65 = phi i64 [ %lsr.iv63, %B400.if.lr.ph ], [ %lsr.iv.next66, %B712 ]
  %.419279281 = phi i64 [ 0, %B400.if.lr.ph ], [ %.426, %B712 ]
  %.426 = add nuw nsw i64 %.419279281, 1
  %.458 = add i64 %.419279281, %.456
  %.464 = getelementptr i64, ptr %arg.slots, i64 %.458
  %.465 = load i64, ptr %.464, align 8
  %.466 = icmp eq i64 %.465, 1
  br i1 %.466, label %B480, label %B712

B480.endif.thread:                                ; preds = %B952.endif.endif.endif.i, %B952.endif.i, %B518.endif.endif.endif.i, %B518.endif.i
  %sunkaddr135 = mul i64 %.458, 8
  %sunkaddr136 = getelementptr i8, ptr %arg.slots, i64 %sunkaddr135
  store i64 0, ptr %sunkaddr136, align 8
  br label %B712

B480.endif:                                       ; preds = %B1206.i, %B480
  %slot.3.0.i.lcssa9 = phi i64 [ %slot.3.0.i10, %B480 ], [ %slot.3.0.i, %B1206.i ]
  %.97.i.le = getelementptr i32, ptr %arg.table, i64 %slot.3.0.i.lcssa9
  %.11.i.i = and i64 %.81.i, %notmask.i
  %.129.i = add i64 %.474, %.419279281
  %.12.i.i = add i64 %.129.i, %.472
  %.13.i.i = or i64 %.11.i.i, %.12.i.i
  %.14.i.i = trunc i64 %.13.i.i to i32
  store i32 %.14.i.i, ptr %.97.i.le, align 4, !noalias !79
  %.171.i = add nuw i64 %slot.3.0.i.lcssa9, 2
  %sunkaddr137 = mul i64 %.458, 8
  %sunkaddr138 = getelementptr i8, ptr %arg.slots, i64 %sunkaddr137
  store i64 %.171.i, ptr %sunkaddr138, align 8
  %sunkaddr139 = mul i64 %.289286292, 8
  %sunkaddr140 = getelementptr i8, ptr %arg.new, i64 %sunkaddr139
  %.526 = load i64, ptr %sunkaddr140, align 8
  %.527 = add i64 %.526, 1
  store i64 %.527, ptr %sunkaddr140, align 8
  br label %B712

B748.if:                                          ; preds = %B746.loopexit, %B748.if.lr.ph
  %lsr.iv57 = phi ptr [ %scevgep56, %B748.if.lr.ph ], [ %scevgep58, %B746.loopexit ]
  %lsr.iv47 = phi ptr [ %scevgep46, %B748.if.lr.ph ], [ %scevgep48, %B746.loopexit ]
  %lsr.iv = phi ptr [ %arg.new, %B748.if.lr.ph ], [ %scevgep, %B746.loopexit ]
  %count.2.0327 = phi i64 [ %.57, %B748.if.lr.ph ], [ %.842.lcssa, %B746.loopexit ]
  %.658315325 = phi i64 [ 0, %B748.if.lr.ph ], [ %.665, %B746.loopexit ]
  %48 = icmp ult i64 %arg.parts, 4
  %.700.idx = shl i64 %.658315325, 7
  %.700 = getelementptr i8, ptr %arg.shares, i64 %.700.idx
  %sunkaddr141 = getelementptr i8, ptr %arg.control, i64 16
  %.706 = load i64, ptr %sunkaddr141, align 8
  store i64 %count.2.0327, ptr %.700, align 8
  %.714 = getelementptr i8, ptr %.700, i64 16
  store i64 %.706, ptr %.714, align 8
  br i1 %48, label %B920.if.epil.preheader, label %B920.if.preheader

B920.if.preheader:                                ; preds = %B748.if
  br label %B920.if

B920.if:                                          ; preds = %B920.if, %B920.if.preheader
  %lsr.iv33 = phi ptr [ %lsr.iv, %B920.if.preheader ], [ %scevgep34, %B920.if ]
  %count.3.1303 = phi i64 [ %.842.3, %B920.if ], [ %count.2.0327, %B920.if.preheader ]
  %.802299301 = phi i64 [ %.809.3, %B920.if ], [ 0, %B920.if.preheader ]
  %.840 = load i64, ptr %lsr.iv33, align 8
  %.842 = add i64 %.840, %count.3.1303
  %sunkaddr142 = mul i64 %arg.parts, 8
  %sunkaddr143 = getelementptr i8, ptr %lsr.iv33, i64 %sunkaddr142
  %.840.1 = load i64, ptr %sunkaddr143, align 8
  %.842.1 = add i64 %.840.1, %.842
  %scevgep36 = getelementptr i8, ptr %lsr.iv33, i64 %33
  %.840.2 = load i64, ptr %scevgep36, align 8
  %.842.2 = add i64 %.840.2, %.842.1
  %.809.3 = add nuw i64 %.802299301, 4
  %scevgep35 = getelementptr i8, ptr %lsr.iv33, i64 %31
  %.840.3 = load i64, ptr %scevgep35, align 8
  %.842.3 = add i64 %.840.3, %.842.2
  %scevgep34 = getelementptr i8, ptr %lsr.iv33, i64 %32
  %niter26.ncmp.3 = icmp eq i64 %unroll_iter25, %.809.3
  br i1 %niter26.ncmp.3, label %B960.unr-lcssa, label %B920.if

B1160.if:                                         ; preds = %B1248.1, %B1160.if.preheader
  %.964308310 = phi i64 [ %.971.1, %B1248.1 ], [ 0, %B1160.if.preheader ]
  %sunkaddr144 = mul i64 %.964308310, 8
  %sunkaddr145 = getelementptr i8, ptr %arg.taken, i64 %sunkaddr144
  %.1002 = load i64, ptr %sunkaddr145, align 8
  %.1003 = icmp eq i64 %.1002, 0
  br i1 %.1003, label %B1214, label %B1248
}

; Function Attrs: nounwind
define i64 @tideproof_add_up(i64 %a0, i64 %a1, i64 %a2, ptr %a3, ptr %a4, i64 %a5, ptr %a6, ptr %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, ptr %a12, i64 %a13, ptr %a14, ptr %a15, ptr %a16, ptr %a17, ptr %a18) #1 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive13shares_kernel6add_upB3v18B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyy9uint64_2a9uint64_2ay9uint32_2a9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2ay9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a(ptr %result, ptr %exception, i64 %a0, i64 %a1, i64 %a2, ptr %a3, ptr %a4, i64 %a5, ptr %a6, ptr %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, ptr %a12, i64 %a13, ptr %a14, ptr %a15, ptr %a16, ptr %a17, ptr %a18)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines10exhaustive13shares_kernel11enter_shareB3v19B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyy9uint64_2a9uint64_2ay9uint32_2a9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.number, i64 %arg.parts, i64 %arg.room, i64 %arg.bits, ptr captures(none) %arg.shares, ptr writeonly captures(none) %arg.states, i64 %arg.limit, ptr captures(none) %arg.table, ptr %arg.successors, ptr readonly captures(none) %arg.hashes, ptr readonly captures(none) %arg.weights, ptr readonly captures(none) %arg.sources, ptr readonly captures(none) %arg.slots, ptr writeonly captures(none) %arg.parents, ptr writeonly captures(none) %arg.share_first) {
entry:
  %.38.idx = shl i64 %arg.number, 7
  %.38 = getelementptr i8, ptr %arg.shares, i64 %.38.idx
  %.39 = mul i64 %arg.room, %arg.number
  %.47.idx = shl i64 %arg.number, 9
  %.55 = getelementptr i8, ptr %.38, i64 16
  %.56 = load i64, ptr %.55, align 8
  %.67 = getelementptr i8, ptr %.38, i64 64
  %.68 = load i64, ptr %.67, align 8
  %.15193.not = icmp slt i64 %.68, 1
  br i1 %.15193.not, label %common.ret, label %B298.if.preheader

B298.if.preheader:                                ; preds = %entry
  %sunkaddr = getelementptr i8, ptr %arg.shares, i64 %.38.idx
  %.53 = load i64, ptr %sunkaddr, align 8
  %notmask.i = shl nsw i64 -1, %arg.bits
  %0 = mul i64 %arg.room, %arg.number
  %1 = shl i64 %0, 3
  %2 = add nuw nsw i64 %.47.idx, 8
  %scevgep3 = getelementptr i8, ptr %arg.share_first, i64 %2
  br label %B298.if

B388:                                             ; preds = %B298.if
  %3 = getelementptr i64, ptr %arg.slots, i64 %.190
  %.203 = getelementptr i8, ptr %3, i64 256
  %.204 = load i64, ptr %.203, align 8
  %.205 = icmp ugt i64 %.204, 1
  br i1 %.205, label %B490, label %B618

B490:                                             ; preds = %B388
  %4 = getelementptr i32, ptr %arg.table, i64 %.204
  %.214 = getelementptr i8, ptr %4, i64 -8
  tail call void @llvm.prefetch.p0(ptr %.214, i32 0, i32 3, i32 1)
  br label %B618

B618:                                             ; preds = %B298.if, %B490, %B388
  %.232 = getelementptr i64, ptr %arg.slots, i64 %.190
  %.233 = load i64, ptr %.232, align 8
  %.234 = icmp ugt i64 %.233, 1
  br i1 %.234, label %B678.endif.endif, label %B980

B980:                                             ; preds = %B678.endif.endif.endif, %B618
  %distinct.3.1 = phi i64 [ %.281, %B678.endif.endif.endif ], [ %distinct.2.096, %B618 ]
  %failed.3.1 = phi i64 [ %.415.i, %B678.endif.endif.endif ], [ %failed.2.097, %B618 ]
  %count.3.1 = phi i64 [ %.12.i, %B678.endif.endif.endif ], [ %count.2.098, %B618 ]
  %lsr.iv.next = add i64 %lsr.iv, 8
  %exitcond.not = icmp eq i64 %.68, %.164
  br i1 %exitcond.not, label %common.ret, label %B298.if

common.ret:                                       ; preds = %B980, %entry
  %distinct.2.0.lcssa = phi i64 [ 0, %entry ], [ %distinct.3.1, %B980 ]
  %failed.2.0.lcssa = phi i64 [ %.56, %entry ], [ %failed.3.1, %B980 ]
  %sunkaddr7 = getelementptr i8, ptr %arg.shares, i64 %.38.idx
  %sunkaddr8 = getelementptr i8, ptr %sunkaddr7, i64 16
  store i64 %failed.2.0.lcssa, ptr %sunkaddr8, align 8
  %sunkaddr9 = getelementptr i8, ptr %arg.shares, i64 %.38.idx
  %sunkaddr10 = getelementptr i8, ptr %sunkaddr9, i64 48
  store i64 %distinct.2.0.lcssa, ptr %sunkaddr10, align 8
  store i64 0, ptr %retptr, align 8
  ret i32 0

B298.if:                                          ; preds = %B980, %B298.if.preheader
  %lsr.iv = phi i64 [ %1, %B298.if.preheader ], [ %lsr.iv.next, %B980 ]
  %count.2.098 = phi i64 [ %count.3.1, %B980 ], [ %.53, %B298.if.preheader ]
  %failed.2.097 = phi i64 [ %failed.3.1, %B980 ], [ %.56, %B298.if.preheader ]
  %distinct.2.096 = phi i64 [ %distinct.3.1, %B980 ], [ 0, %B298.if.preheader ]
  %.1579094 = phi i64 [ %.164, %B980 ], [ 0, %B298.if.preheader ]
  %.164 = add nuw nsw i64 %.1579094, 1
  %.190 = add i64 %.1579094, %.39
  %.194 = add nuw i64 %.1579094, 32
  %sunkaddr11 = getelementptr i8, ptr %arg.shares, i64 %.38.idx
  %sunkaddr12 = getelementptr i8, ptr %sunkaddr11, i64 64
  %.197 = load i64, ptr %sunkaddr12, align 8
  %.198 = icmp ult i64 %.194, %.197
  br i1 %.198, label %B388, label %B618

B678.endif.endif:                                 ; preds = %B618
  %.239 = getelementptr i64, ptr %arg.hashes, i64 %.190
  %.240 = load i64, ptr %.239, align 8
  %.9.i = lshr i64 %.240, 32
  %.11.i = and i64 %.9.i, %notmask.i
  %.12.i = add i64 %count.2.098, 1
  %.13.i = or i64 %.11.i, %.12.i
  %.14.i = trunc i64 %.13.i to i32
  %5 = getelementptr i32, ptr %arg.table, i64 %.233
  %.273 = getelementptr i8, ptr %5, i64 -8
  store i32 %.14.i, ptr %.273, align 4
  %.277 = getelementptr i32, ptr %arg.weights, i64 %.190
  %.278 = load i32, ptr %.277, align 4
  %.279 = zext i32 %.278 to i64
  %.281 = add i64 %distinct.2.096, %.279
  %.4.i = tail call i64 @tideproof_words(), !noalias !100
  %.313 = mul i64 %.4.i, %.190
  %.315 = getelementptr i64, ptr %arg.successors, i64 %.313
  %.318 = getelementptr i32, ptr %arg.sources, i64 %.190
  %.319 = load i32, ptr %.318, align 4
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !103
  %.13189.not.i = icmp slt i64 %.4.i.i, 1
  br i1 %.13189.not.i, label %B148.i, label %B60.endif.preheader.i

B60.endif.preheader.i:                            ; preds = %B678.endif.endif
  %6 = shl i64 %count.2.098, 3
  %7 = mul i64 %.4.i, %lsr.iv
  %scevgep1 = getelementptr i8, ptr %arg.successors, i64 %7
  br label %B60.endif.i

B148.i:                                           ; preds = %B60.endif.i, %B678.endif.endif
  %.213.i = and i64 %count.2.098, 63
  %.214.i = icmp eq i64 %.213.i, 0
  br i1 %.214.i, label %B240.i, label %B292.endif.i

B240.i:                                           ; preds = %B148.i
  %8 = lshr exact i64 %count.2.098, 4
  %.220.i = getelementptr i8, ptr %arg.parents, i64 %8
  store i32 %.319, ptr %.220.i, align 4, !noalias !108
  br label %B292.endif.i

B480.i:                                           ; preds = %B408.if.i
  %9 = shl nuw nsw i64 %.3539496.i, 3
  %scevgep5 = getelementptr i8, ptr %scevgep3, i64 %9
  %scevgep6 = getelementptr i8, ptr %scevgep5, i64 -8
  store i64 %count.2.098, ptr %scevgep6, align 8, !noalias !108
  br label %B490.i

B490.i:                                           ; preds = %B408.if.i, %B480.i
  %.360.1.i = add nuw nsw i64 %.3539496.i, 2
  %10 = shl nuw i64 2, %.3539496.i
  %11 = and i64 %10, %.261.i
  %.392.not.1.i = icmp eq i64 %11, 0
  br i1 %.392.not.1.i, label %B490.1.i, label %B480.1.i

B480.1.i:                                         ; preds = %B490.i
  %12 = shl nuw nsw i64 %.3539496.i, 3
  %scevgep4 = getelementptr i8, ptr %scevgep3, i64 %12
  store i64 %count.2.098, ptr %scevgep4, align 8, !noalias !108
  br label %B490.1.i

B490.1.i:                                         ; preds = %B480.1.i, %B490.i
  %exitcond101.not.1.i = icmp eq i64 %.360.1.i, 64
  br i1 %exitcond101.not.1.i, label %B678.endif.endif.endif, label %B408.if.i

B60.endif.i:                                      ; preds = %B60.endif.i, %B60.endif.preheader.i
  %.1378890.i = phi i64 [ %.144.i, %B60.endif.i ], [ 0, %B60.endif.preheader.i ]
  %13 = shl i64 %.1378890.i, 3
  %scevgep2 = getelementptr i8, ptr %scevgep1, i64 %13
  %.171.i = load i64, ptr %scevgep2, align 8, !noalias !108
  %.4.i1.i = tail call i64 @tideproof_words(), !noalias !109
  %.144.i = add nuw nsw i64 %.1378890.i, 1
  %14 = mul i64 %6, %.4.i1.i
  %scevgep5.i = getelementptr i8, ptr %arg.states, i64 %14
  %15 = shl i64 %.1378890.i, 3
  %scevgep = getelementptr i8, ptr %scevgep5.i, i64 %15
  store i64 %.171.i, ptr %scevgep, align 8, !noalias !108
  %exitcond.not.i = icmp eq i64 %.4.i.i, %.144.i
  br i1 %exitcond.not.i, label %B148.i, label %B60.endif.i

B292.endif.i:                                     ; preds = %B240.i, %B148.i
  %.5.i.i = tail call i64 @tideproof_check(ptr %.315), !noalias !112
  %.260.i = xor i64 %failed.2.097, -1
  %.261.i = and i64 %.5.i.i, %.260.i
  %.266.not.i = icmp eq i64 %.261.i, 0
  br i1 %.266.not.i, label %B678.endif.endif.endif, label %B408.if.i.preheader

B408.if.i.preheader:                              ; preds = %B292.endif.i
  br label %B408.if.i

B408.if.i:                                        ; preds = %B408.if.i.preheader, %B490.1.i
  %.3539496.i = phi i64 [ %.360.1.i, %B490.1.i ], [ 0, %B408.if.i.preheader ]
  %16 = shl nuw i64 1, %.3539496.i
  %17 = and i64 %16, %.261.i
  %.392.not.i = icmp eq i64 %17, 0
  br i1 %.392.not.i, label %B490.i, label %B480.i

B678.endif.endif.endif:                           ; preds = %B292.endif.i, %B490.1.i
  %.415.i = or i64 %.5.i.i, %failed.2.097
  br label %B980
}

declare i64 @tideproof_check(ptr) local_unnamed_addr

; Function Attrs: nounwind
define i64 @tideproof_enter_share(i64 %a0, i64 %a1, i64 %a2, i64 %a3, ptr %a4, ptr %a5, i64 %a6, ptr %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, ptr %a12, ptr %a13, ptr %a14) #1 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive13shares_kernel11enter_shareB3v19B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyy9uint64_2a9uint64_2ay9uint32_2a9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a(ptr %result, ptr %exception, i64 %a0, i64 %a1, i64 %a2, i64 %a3, ptr %a4, ptr %a5, i64 %a6, ptr %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, ptr %a12, ptr %a13, ptr %a14)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #1 = { nounwind }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }

!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!2 = distinct !{!2, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel13expand_sourceB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint32_2ay9uint64_2a9uint64_2a9uint64_2a: %retptr"}
!5 = distinct !{!5, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel13expand_sourceB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint32_2ay9uint64_2a9uint64_2a9uint64_2a"}
!6 = !{!7, !4}
!7 = distinct !{!7, !8, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!8 = distinct !{!8, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!9 = !{!10, !4}
!10 = distinct !{!10, !11, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!11 = distinct !{!11, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!12 = !{!13, !4}
!13 = distinct !{!13, !14, !"_ZN9tideproof5model8backends7kernels9canonicalB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!14 = distinct !{!14, !"_ZN9tideproof5model8backends7kernels9canonicalB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!15 = !{!16, !4}
!16 = distinct !{!16, !17, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!17 = distinct !{!17, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!18 = !{!19, !4}
!19 = distinct !{!19, !20, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!20 = distinct !{!20, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!21 = !{!22, !4}
!22 = distinct !{!22, !23, !"_ZN9tideproof5model8backends7kernels6expandB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a: %retptr"}
!23 = distinct !{!23, !"_ZN9tideproof5model8backends7kernels6expandB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a"}
!24 = !{!25, !4}
!25 = distinct !{!25, !26, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!26 = distinct !{!26, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!27 = !{!28, !4}
!28 = distinct !{!28, !29, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!29 = distinct !{!29, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!30 = !{!31, !4}
!31 = distinct !{!31, !32, !"_ZN9tideproof5model8backends7kernels9canonicalB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!32 = distinct !{!32, !"_ZN9tideproof5model8backends7kernels9canonicalB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!33 = !{!34, !4}
!34 = distinct !{!34, !35, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!35 = distinct !{!35, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!36 = !{!37, !39, !4}
!37 = distinct !{!37, !38, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!38 = distinct !{!38, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!39 = distinct !{!39, !40, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!40 = distinct !{!40, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!41 = !{!39, !4}
!42 = distinct !{!42, !43}
!43 = !{!"llvm.loop.unroll.disable"}
!44 = !{!"branch_weights", i32 1, i32 99}
!45 = !{!46}
!46 = distinct !{!46, !47, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!47 = distinct !{!47, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!48 = !{!49, !51}
!49 = distinct !{!49, !50, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!50 = distinct !{!50, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!51 = distinct !{!51, !52, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel7look_upB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay9uint32_2ayyyy9uint64_2a9uint64_2a9uint64_2ayy: %retptr"}
!52 = distinct !{!52, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel7look_upB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay9uint32_2ayyyy9uint64_2a9uint64_2a9uint64_2ayy"}
!53 = !{!51}
!54 = !{!55, !51}
!55 = distinct !{!55, !56, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!56 = distinct !{!56, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!57 = !{!58, !60, !51}
!58 = distinct !{!58, !59, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!59 = distinct !{!59, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!60 = distinct !{!60, !61, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!61 = distinct !{!61, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!62 = !{!60, !51}
!63 = distinct !{!63, !43}
!64 = !{!65, !51}
!65 = distinct !{!65, !66, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!66 = distinct !{!66, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!67 = !{!68, !70, !51}
!68 = distinct !{!68, !69, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!69 = distinct !{!69, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!70 = distinct !{!70, !71, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!71 = distinct !{!71, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!72 = !{!70, !51}
!73 = distinct !{!73, !43}
!74 = !{!75, !77}
!75 = distinct !{!75, !76, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!76 = distinct !{!76, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!77 = distinct !{!77, !78, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel7look_upB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay9uint32_2ayyyy9uint64_2a9uint64_2a9uint64_2ayy: %retptr"}
!78 = distinct !{!78, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel7look_upB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay9uint32_2ayyyy9uint64_2a9uint64_2a9uint64_2ayy"}
!79 = !{!77}
!80 = !{!81, !77}
!81 = distinct !{!81, !82, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!82 = distinct !{!82, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!83 = !{!84, !86, !77}
!84 = distinct !{!84, !85, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!85 = distinct !{!85, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!86 = distinct !{!86, !87, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!87 = distinct !{!87, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!88 = !{!86, !77}
!89 = distinct !{!89, !43}
!90 = !{!91, !77}
!91 = distinct !{!91, !92, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!92 = distinct !{!92, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!93 = !{!94, !96, !77}
!94 = distinct !{!94, !95, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!95 = distinct !{!95, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!96 = distinct !{!96, !97, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!97 = distinct !{!97, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!98 = !{!96, !77}
!99 = distinct !{!99, !43}
!100 = !{!101}
!101 = distinct !{!101, !102, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!102 = distinct !{!102, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!103 = !{!104, !106}
!104 = distinct !{!104, !105, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!105 = distinct !{!105, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!106 = distinct !{!106, !107, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel5enterB3v11B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ajy9uint64_2a: %retptr"}
!107 = distinct !{!107, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel5enterB3v11B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ajy9uint64_2a"}
!108 = !{!106}
!109 = !{!110, !106}
!110 = distinct !{!110, !111, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!111 = distinct !{!111, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!112 = !{!113, !106}
!113 = distinct !{!113, !114, !"_ZN9tideproof5model8backends7kernels5checkB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!114 = distinct !{!114, !"_ZN9tideproof5model8backends7kernels5checkB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
