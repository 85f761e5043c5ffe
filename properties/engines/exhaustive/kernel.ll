; made by tools/prebuild_kernels.py from 9537d7fdad8f38cb277679948f5a3a4dabfd6f996ab4b59ade5dfd35c7db43eb
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define internal noundef i32 @_ZN9tideproof10properties7engines10exhaustive6kernel7exploreB2v1B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a8uint8_2a9uint32_2a9uint32_2ayyyyy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.states, ptr captures(none) %arg.orbit_sizes, ptr writeonly captures(none) %arg.parents, ptr captures(none) %arg.table, i64 %arg.bits, i64 %arg.stop, i64 %arg.limit, i64 %arg.reduced, i64 %arg.transitions, ptr %arg.successors, ptr %arg.kinds, ptr captures(none) %arg.hashes, ptr captures(none) %arg.sources, ptr captures(none) %arg.weights, ptr captures(none) %arg.taken, ptr writeonly captures(none) %arg.first_taken, ptr writeonly captures(none) %arg.first_failing, ptr captures(none) %arg.control) {
entry:
  %notmask = shl nsw i64 -1, %arg.bits
  %.60 = xor i64 %notmask, -1
  %.66 = load i64, ptr %arg.control, align 8
  %.68 = getelementptr i8, ptr %arg.control, i64 8
  %.69 = load i64, ptr %.68, align 8
  %.83 = getelementptr i8, ptr %arg.control, i64 16
  %.84 = load i64, ptr %.83, align 8
  %.86 = getelementptr i8, ptr %arg.control, i64 48
  %.87 = load i64, ptr %.86, align 8
  %.108 = icmp ult i64 %.69, %arg.stop
  br i1 %.108, label %B280.preheader, label %B1712

B280.preheader:                                   ; preds = %entry
  %const101 = bitcast i64 -2960836687051489901 to i64
  %const100 = bitcast i64 -7046029254386353131 to i64
  %const = bitcast i64 9223372036854775804 to i64
  %scevgep13.i1 = getelementptr i8, ptr %arg.states, i64 24
  %scevgep = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep75 = getelementptr i8, ptr %arg.successors, i64 24
  br label %B280

B280:                                             ; preds = %B1694, %B280.preheader
  %source.2.0 = phi i64 [ %end.2.1, %B1694 ], [ %.69, %B280.preheader ]
  %count.2.0 = phi i64 [ %count.3.1.lcssa, %B1694 ], [ %.66, %B280.preheader ]
  %distinct.4.0 = phi i64 [ %distinct.2.1.lcssa, %B1694 ], [ %.87, %B280.preheader ]
  %failed.4.0 = phi i64 [ %failed.2.1.lcssa, %B1694 ], [ %.84, %B280.preheader ]
  %.124 = add i64 %source.2.0, 8
  %.11.i50 = tail call i64 @llvm.umin.i64(i64 %.124, i64 %arg.stop)
  %.160 = sub i64 %.11.i50, %source.2.0
  %.162 = mul i64 %.160, %arg.transitions
  %.164 = add i64 %.162, %count.2.0
  %.166 = icmp ugt i64 %.164, %arg.limit
  br i1 %.166, label %B394, label %B502

B394:                                             ; preds = %B280
  %.169 = add i64 %source.2.0, 1
  %.174 = add i64 %count.2.0, %arg.transitions
  %.176 = icmp ugt i64 %.174, %arg.limit
  br i1 %.176, label %B1712, label %B502

B502:                                             ; preds = %B394, %B280
  %end.2.1 = phi i64 [ %.169, %B394 ], [ %.11.i50, %B280 ]
  %.284 = sub i64 %end.2.1, %source.2.0
  %.327368.not = icmp slt i64 %.284, 1
  br i1 %.327368.not, label %B1694, label %B564.if.preheader

B564.if.preheader:                                ; preds = %B502
  br label %B564.if

B564.loopexit.loopexit:                           ; preds = %B846.if
  %.483 = add i64 %.76.i, %made.2.1373
  br label %B564.loopexit

B564.loopexit:                                    ; preds = %B782.thread, %B564.loopexit.loopexit
  %.48349 = phi i64 [ %made.2.1373, %B782.thread ], [ %.483, %B564.loopexit.loopexit ]
  %.327 = icmp sgt i64 %.326356372, 1
  br i1 %.327, label %B564.if, label %B940

common.ret:                                       ; preds = %B1712, %B634
  %storemerge = phi i64 [ 2, %B634 ], [ %status.2.1, %B1712 ]
  store i64 %storemerge, ptr %retptr, align 8
  ret i32 0

B634:                                             ; preds = %B114.i
  %.463 = xor i64 %.76.i, -1
  %sunkaddr = getelementptr i8, ptr %arg.control, i64 8
  store i64 %.333358371, ptr %sunkaddr, align 8
  %.473 = getelementptr i8, ptr %arg.control, i64 32
  store i64 %.463, ptr %.473, align 8
  br label %common.ret

B940:                                             ; preds = %B564.loopexit
  %.666 = icmp sgt i64 %.48349, 0
  br i1 %.666, label %B970.if.preheader, label %B1694

B970.if.preheader:                                ; preds = %B940
  %0 = add i64 %.76.i, %made.2.1373
  br label %B970.if

B1076:                                            ; preds = %B970.if
  %.766 = lshr i64 %.748, 32
  %.770 = xor i64 %.766, %.758
  %.773 = and i64 %.770, %notmask
  %.775 = icmp eq i64 %.773, 0
  br i1 %.775, label %B1192, label %B1292

B1192:                                            ; preds = %B1076
  %.779 = and i64 %.758, %.60
  %.782 = add nsw i64 %.779, -1
  %.783 = tail call i64 @tideproof_words()
  %.784 = mul i64 %.783, %.782
  %.786 = getelementptr i64, ptr %arg.states, i64 %.784
  tail call void @llvm.prefetch.p0(ptr %.786, i32 0, i32 3, i32 1)
  br label %B1292

B1292:                                            ; preds = %B970.if, %B1192, %B1076
  %exitcond.not = icmp eq i64 %0, %.721
  br i1 %exitcond.not, label %B1324.if.preheader, label %B970.if

B1324.if.preheader:                               ; preds = %B1292
  br label %B1324.if

B1694:                                            ; preds = %B1713, %B940, %B502
  %count.3.1.lcssa = phi i64 [ %count.2.0, %B502 ], [ %count.2.0, %B940 ], [ %count.4.2, %B1713 ]
  %distinct.2.1.lcssa = phi i64 [ %distinct.4.0, %B502 ], [ %distinct.4.0, %B940 ], [ %distinct.3.2, %B1713 ]
  %failed.2.1.lcssa = phi i64 [ %failed.4.0, %B502 ], [ %failed.4.0, %B940 ], [ %failed.3.2, %B1713 ]
  %.1164 = icmp ult i64 %end.2.1, %arg.stop
  br i1 %.1164, label %B280, label %B1712

B1712:                                            ; preds = %B1694, %B394, %entry
  %source.3.1 = phi i64 [ %.69, %entry ], [ %source.2.0, %B394 ], [ %end.2.1, %B1694 ]
  %count.5.1 = phi i64 [ %.66, %entry ], [ %count.2.0, %B394 ], [ %count.3.1.lcssa, %B1694 ]
  %distinct.5.1 = phi i64 [ %.87, %entry ], [ %distinct.4.0, %B394 ], [ %distinct.2.1.lcssa, %B1694 ]
  %failed.5.1 = phi i64 [ %.84, %entry ], [ %failed.4.0, %B394 ], [ %failed.2.1.lcssa, %B1694 ]
  %status.2.1 = phi i64 [ 0, %entry ], [ 1, %B394 ], [ 0, %B1694 ]
  store i64 %count.5.1, ptr %arg.control, align 8
  %sunkaddr102 = getelementptr i8, ptr %arg.control, i64 8
  store i64 %source.3.1, ptr %sunkaddr102, align 8
  %sunkaddr103 = getelementptr i8, ptr %arg.control, i64 16
  store i64 %failed.5.1, ptr %sunkaddr103, align 8
  %sunkaddr104 = getelementptr i8, ptr %arg.control, i64 48
  store i64 %distinct.5.1, ptr %sunkaddr104, align 8
  br label %common.ret

B1713:                                            ; preds = %B1496.endif.endif, %B1326.endif
  %count.4.2 = phi i64 [ %.12.i, %B1496.endif.endif ], [ %count.3.1395, %B1326.endif ]
  %distinct.3.2 = phi i64 [ %.1064, %B1496.endif.endif ], [ %distinct.2.1396, %B1326.endif ]
  %failed.3.2 = phi i64 [ %.372.i, %B1496.endif.endif ], [ %failed.2.1397, %B1326.endif ]
  %lsr.iv.next77 = add i64 %lsr.iv76, 8
  %exitcond553.not = icmp eq i64 %.48349, %.912
  br i1 %exitcond553.not, label %B1694, label %B1324.if

B564.if:                                          ; preds = %B564.loopexit, %B564.if.preheader
  %made.2.1373 = phi i64 [ %.48349, %B564.loopexit ], [ 0, %B564.if.preheader ]
  %.326356372 = phi i64 [ %.336, %B564.loopexit ], [ %.284, %B564.if.preheader ]
  %.333358371 = phi i64 [ %.340, %B564.loopexit ], [ %source.2.0, %B564.if.preheader ]
  %1 = icmp eq i64 %arg.reduced, 0
  %.336 = add nsw i64 %.326356372, -1
  %.340 = add i64 %.333358371, 1
  br i1 %1, label %B114.i, label %B72.i

B72.i:                                            ; preds = %B564.if
  %.51.i = getelementptr i8, ptr %arg.orbit_sizes, i64 %.333358371
  %.52.i = load i8, ptr %.51.i, align 1, !noalias !0
  %.55.i = zext i8 %.52.i to i64
  br label %B114.i

B114.i:                                           ; preds = %B72.i, %B564.if
  %weight.2.0.i = phi i64 [ %.55.i, %B72.i ], [ 1, %B564.if ]
  %.61.i = tail call i64 @tideproof_words(), !noalias !0
  %.63.i = mul i64 %.61.i, %.333358371
  %.65.i = getelementptr i64, ptr %arg.states, i64 %.63.i
  %.68.i = tail call i64 @tideproof_words(), !noalias !0
  %.70.i = mul i64 %.68.i, %made.2.1373
  %.72.i = getelementptr i64, ptr %arg.successors, i64 %.70.i
  %.75.i = getelementptr i32, ptr %arg.kinds, i64 %made.2.1373
  %.76.i = tail call i64 @tideproof_expand(ptr %.65.i, ptr %.72.i, ptr %.75.i), !noalias !0
  %.81.i = icmp slt i64 %.76.i, 0
  br i1 %.81.i, label %B634, label %B308.i

B308.i:                                           ; preds = %B114.i
  %.113.i = icmp eq i64 %.76.i, 0
  br i1 %.113.i, label %B782.thread, label %B522.if.lr.ph.i

B782.thread:                                      ; preds = %B308.i
  %sunkaddr105 = getelementptr i8, ptr %arg.control, i64 40
  %.117.i = load i64, ptr %sunkaddr105, align 8, !noalias !0
  %.119.i = add i64 %.117.i, %weight.2.0.i
  store i64 %.119.i, ptr %sunkaddr105, align 8, !noalias !0
  br label %B564.loopexit

B522.if.lr.ph.i:                                  ; preds = %B308.i
  %sunkaddr106 = getelementptr i8, ptr %arg.control, i64 24
  %.126.i = load i64, ptr %sunkaddr106, align 8, !noalias !0
  %.129.i = mul i64 %.76.i, %weight.2.0.i
  %.130.i = add i64 %.126.i, %.129.i
  store i64 %.130.i, ptr %sunkaddr106, align 8, !noalias !0
  %.359.i = trunc i64 %.333358371 to i32
  %2 = shl i64 %made.2.1373, 3
  br label %B522.if.i

B588.i:                                           ; preds = %B522.if.i
  %.282.i = getelementptr i64, ptr %arg.first_taken, i64 %.270.i
  store i64 %.333358371, ptr %.282.i, align 8, !noalias !0
  br label %B610.i

B610.i:                                           ; preds = %B522.if.i, %B588.i
  %3 = icmp eq i64 %arg.reduced, 0
  %sunkaddr.i = shl i64 %.2307476.i, 2
  %sunkaddr17.i = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr.i
  %.288.i = load i32, ptr %sunkaddr17.i, align 4, !noalias !0
  %.290.i = zext i32 %.288.i to i64
  %.291.i = getelementptr i64, ptr %arg.taken, i64 %.290.i
  %.292.i = load i64, ptr %.291.i, align 8, !noalias !0
  %.294.i = add i64 %.292.i, %weight.2.0.i
  store i64 %.294.i, ptr %.291.i, align 8, !noalias !0
  %.302.i = getelementptr i32, ptr %arg.weights, i64 %.2307476.i
  store i32 1, ptr %.302.i, align 4, !noalias !0
  br i1 %3, label %B908.i, label %B728.i

B728.i:                                           ; preds = %B610.i
  %.307.i = tail call i64 @tideproof_words(), !noalias !0
  %.309.i = mul i64 %.307.i, %.2307476.i
  %.311.i = getelementptr i64, ptr %arg.successors, i64 %.309.i
  %.312.i = tail call i64 @tideproof_words(), !noalias !0
  %.314.i = mul i64 %.312.i, %.2307476.i
  %.316.i = getelementptr i64, ptr %arg.successors, i64 %.314.i
  %.317.i = tail call i64 @tideproof_canonical(ptr %.311.i, ptr %.316.i), !noalias !0
  %.318.i = trunc i64 %.317.i to i32
  %sunkaddr107 = mul i64 %.2307476.i, 4
  %sunkaddr108 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr107
  store i32 %.318.i, ptr %sunkaddr108, align 4, !noalias !0
  br label %B908.i

B908.i:                                           ; preds = %B728.i, %B610.i
  %.325.i = tail call i64 @tideproof_words(), !noalias !0
  %.10.i.i = tail call i64 @tideproof_words(), !noalias !3
  %.9240.not.i.i = icmp slt i64 %.10.i.i, 1
  br i1 %.9240.not.i.i, label %B908.endif.i, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B908.i
  %xtraiter.i.i = and i64 %.10.i.i, 3
  %4 = icmp ult i64 %.10.i.i, 4
  br i1 %4, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.10.i.i, %const
  %5 = mul i64 %.325.i, %lsr.iv.i
  %scevgep62 = getelementptr i8, ptr %scevgep, i64 %5
  br label %B88.if.i.i

B190.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B190.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %h.4.043.epil.init.i.i = phi i64 [ %const100, %B88.if.preheader.i.i ], [ %.137.3.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %.983941.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %6 = shl i64 %.983941.epil.init.i.i, 3
  %7 = mul i64 %.325.i, %lsr.iv.i
  %8 = add i64 %7, %6
  %scevgep69 = getelementptr i8, ptr %arg.successors, i64 %8
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %h.4.043.epil.i.i = phi i64 [ %.137.epil.i.i, %B88.if.epil.i.i ], [ %h.4.043.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %9 = shl i64 %epil.iter.i.i, 3
  %scevgep70 = getelementptr i8, ptr %scevgep69, i64 %9
  %.132.epil.i.i = load i64, ptr %scevgep70, align 8, !noalias !3
  %.134.epil.i.i = xor i64 %.132.epil.i.i, %h.4.043.epil.i.i
  %.135.epil.i.i = mul i64 %.134.epil.i.i, %const101
  %.136.epil.i.i = lshr i64 %.135.epil.i.i, 32
  %.137.epil.i.i = xor i64 %.136.epil.i.i, %.135.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.i.i, !llvm.loop !6

B190.loopexit.i.i:                                ; preds = %B88.if.epil.i.i, %B190.loopexit.unr-lcssa.i.i
  %.137.lcssa.i.i = phi i64 [ %.137.3.i.i, %B190.loopexit.unr-lcssa.i.i ], [ %.137.epil.i.i, %B88.if.epil.i.i ]
  %10 = mul i64 %.137.lcssa.i.i, %const101
  br label %B908.endif.i

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %h.4.043.i.i = phi i64 [ %const100, %B88.if.preheader.new.i.i ], [ %.137.3.i.i, %B88.if.i.i ]
  %.983941.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.105.3.i.i, %B88.if.i.i ]
  %sunkaddr.i.i = shl i64 %.983941.i.i, 3
  %scevgep63 = getelementptr i8, ptr %scevgep62, i64 %sunkaddr.i.i
  %scevgep68 = getelementptr i8, ptr %scevgep63, i64 -24
  %.132.i.i = load i64, ptr %scevgep68, align 8, !noalias !3
  %.134.i.i = xor i64 %.132.i.i, %h.4.043.i.i
  %.135.i.i = mul i64 %.134.i.i, %const101
  %.136.i.i = lshr i64 %.135.i.i, 32
  %11 = shl i64 %.983941.i.i, 3
  %scevgep66 = getelementptr i8, ptr %scevgep62, i64 %11
  %scevgep67 = getelementptr i8, ptr %scevgep66, i64 -16
  %.132.1.i.i = load i64, ptr %scevgep67, align 8, !noalias !3
  %12 = xor i64 %.132.1.i.i, %.136.i.i
  %.134.1.i.i = xor i64 %12, %.135.i.i
  %.135.1.i.i = mul i64 %.134.1.i.i, %const101
  %.136.1.i.i = lshr i64 %.135.1.i.i, 32
  %13 = shl i64 %.983941.i.i, 3
  %scevgep64 = getelementptr i8, ptr %scevgep62, i64 %13
  %scevgep65 = getelementptr i8, ptr %scevgep64, i64 -8
  %.132.2.i.i = load i64, ptr %scevgep65, align 8, !noalias !3
  %14 = xor i64 %.132.2.i.i, %.136.1.i.i
  %.134.2.i.i = xor i64 %14, %.135.1.i.i
  %.135.2.i.i = mul i64 %.134.2.i.i, %const101
  %.136.2.i.i = lshr i64 %.135.2.i.i, 32
  %.105.3.i.i = add nuw nsw i64 %.983941.i.i, 4
  %.132.3.i.i = load i64, ptr %scevgep63, align 8, !noalias !3
  %15 = xor i64 %.132.3.i.i, %.136.2.i.i
  %.134.3.i.i = xor i64 %15, %.135.2.i.i
  %.135.3.i.i = mul i64 %.134.3.i.i, %const101
  %.136.3.i.i = lshr i64 %.135.3.i.i, 32
  %.137.3.i.i = xor i64 %.136.3.i.i, %.135.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.105.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B190.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B522.if.i:                                        ; preds = %B908.endif.i, %B522.if.lr.ph.i
  %lsr.iv.i = phi i64 [ %2, %B522.if.lr.ph.i ], [ %lsr.iv.next.i, %B908.endif.i ]
  %.2237377.i = phi i64 [ %.76.i, %B522.if.lr.ph.i ], [ %.233.i, %B908.endif.i ]
  %.2307476.i = phi i64 [ %made.2.1373, %B522.if.lr.ph.i ], [ %.237.i, %B908.endif.i ]
  %.233.i = add nsw i64 %.2237377.i, -1
  %.237.i = add i64 %.2307476.i, 1
  %.267.i = getelementptr i32, ptr %arg.kinds, i64 %.2307476.i
  %.268.i = load i32, ptr %.267.i, align 4, !noalias !0
  %.270.i = zext i32 %.268.i to i64
  %.271.i = getelementptr i64, ptr %arg.taken, i64 %.270.i
  %.272.i = load i64, ptr %.271.i, align 8, !noalias !0
  %.273.i = icmp eq i64 %.272.i, 0
  br i1 %.273.i, label %B588.i, label %B610.i

B908.endif.i:                                     ; preds = %B190.loopexit.i.i, %B908.i
  %h.4.0.lcssa.i.i = phi i64 [ 5551297586632261903, %B908.i ], [ %10, %B190.loopexit.i.i ]
  %.151.i.i = lshr i64 %h.4.0.lcssa.i.i, 29
  %.152.i.i = xor i64 %.151.i.i, %h.4.0.lcssa.i.i
  %.356.i = getelementptr i64, ptr %arg.hashes, i64 %.2307476.i
  store i64 %.152.i.i, ptr %.356.i, align 8, !noalias !0
  %.362.i = getelementptr i32, ptr %arg.sources, i64 %.2307476.i
  store i32 %.359.i, ptr %.362.i, align 4, !noalias !0
  %lsr.iv.next.i = add i64 %lsr.iv.i, 8
  %.224.i = icmp sgt i64 %.2237377.i, 1
  br i1 %.224.i, label %B522.if.i, label %B846.if.preheader

B846.if.preheader:                                ; preds = %B908.endif.i
  %16 = add i64 %.76.i, 1
  %scevgep71 = getelementptr i8, ptr %arg.hashes, i64 %2
  br label %B846.if

B846.if:                                          ; preds = %B846.if, %B846.if.preheader
  %lsr.iv72 = phi ptr [ %scevgep71, %B846.if.preheader ], [ %scevgep73, %B846.if ]
  %lsr.iv = phi i64 [ %16, %B846.if.preheader ], [ %lsr.iv.next, %B846.if ]
  %.604 = load i64, ptr %lsr.iv72, align 8
  %.606 = and i64 %.604, %.60
  %.608 = getelementptr i32, ptr %arg.table, i64 %.606
  tail call void @llvm.prefetch.p0(ptr %.608, i32 0, i32 3, i32 1)
  %lsr.iv.next = add i64 %lsr.iv, -1
  %scevgep73 = getelementptr i8, ptr %lsr.iv72, i64 8
  %.564 = icmp sgt i64 %lsr.iv.next, 1
  br i1 %.564, label %B846.if, label %B564.loopexit.loopexit

B970.if:                                          ; preds = %B1292, %B970.if.preheader
  %.714380382 = phi i64 [ %.721, %B1292 ], [ 0, %B970.if.preheader ]
  %.721 = add nuw nsw i64 %.714380382, 1
  %17 = shl i64 %.714380382, 3
  %scevgep74 = getelementptr i8, ptr %arg.hashes, i64 %17
  %.748 = load i64, ptr %scevgep74, align 8
  %.754 = and i64 %.748, %.60
  %.756 = getelementptr i32, ptr %arg.table, i64 %.754
  %.757 = load i32, ptr %.756, align 4
  %.758 = zext i32 %.757 to i64
  %.763.not = icmp eq i32 %.757, 0
  br i1 %.763.not, label %B1292, label %B1076

B1324.if:                                         ; preds = %B1713, %B1324.if.preheader
  %lsr.iv76 = phi i64 [ 0, %B1324.if.preheader ], [ %lsr.iv.next77, %B1713 ]
  %failed.2.1397 = phi i64 [ %failed.3.2, %B1713 ], [ %failed.4.0, %B1324.if.preheader ]
  %distinct.2.1396 = phi i64 [ %distinct.3.2, %B1713 ], [ %distinct.4.0, %B1324.if.preheader ]
  %count.3.1395 = phi i64 [ %count.4.2, %B1713 ], [ %count.2.0, %B1324.if.preheader ]
  %.905389393 = phi i64 [ %.912, %B1713 ], [ 0, %B1324.if.preheader ]
  %.912 = add nuw nsw i64 %.905389393, 1
  %.940 = tail call i64 @tideproof_words()
  %.942 = mul i64 %.940, %.905389393
  %.944 = getelementptr i64, ptr %arg.successors, i64 %.942
  %.950 = getelementptr i64, ptr %arg.hashes, i64 %.905389393
  %.951 = load i64, ptr %.950, align 8
  %.20.i = lshr i64 %.951, 32
  %slot.2.027.i = and i64 %.951, %.60
  %.3528.i = getelementptr i32, ptr %arg.table, i64 %slot.2.027.i
  %.3629.i = load i32, ptr %.3528.i, align 4, !noalias !8
  %.4231.i = icmp eq i32 %.3629.i, 0
  br i1 %.4231.i, label %B1326.endif, label %B212.i.preheader

B212.i.preheader:                                 ; preds = %B1324.if
  %18 = mul i64 %.940, %lsr.iv76
  %scevgep78 = getelementptr i8, ptr %scevgep75, i64 %18
  %scevgep90 = getelementptr i8, ptr %arg.successors, i64 %18
  br label %B212.i

B212.i:                                           ; preds = %B428.i, %B212.i.preheader
  %.3733.in.i = phi i32 [ %.36.i, %B428.i ], [ %.3629.i, %B212.i.preheader ]
  %slot.2.032.i = phi i64 [ %slot.2.0.i, %B428.i ], [ %slot.2.027.i, %B212.i.preheader ]
  %.3733.i = zext i32 %.3733.in.i to i64
  %19 = xor i64 %.20.i, %.3733.i
  %.66.i = and i64 %19, %notmask
  %.68.i2 = icmp eq i64 %.66.i, 0
  br i1 %.68.i2, label %B296.i, label %B428.i

B296.i:                                           ; preds = %B212.i
  %.73.i = and i64 %.3733.i, %.60
  %.76.i3 = add nsw i64 %.73.i, -1
  %.77.i = tail call i64 @tideproof_words(), !noalias !8
  %.78.i = mul i64 %.77.i, %.76.i3
  %.80.i = getelementptr i64, ptr %arg.states, i64 %.78.i
  %.13.i.i = tail call i64 @tideproof_words(), !noalias !11
  %.9540.not.i.i = icmp slt i64 %.13.i.i, 1
  br i1 %.9540.not.i.i, label %B1326.endif, label %B88.if.preheader.i.i4

B88.if.preheader.i.i4:                            ; preds = %B296.i
  %xtraiter.i.i5 = and i64 %.13.i.i, 3
  %20 = icmp ult i64 %.13.i.i, 4
  br i1 %20, label %B88.if.epil.preheader.i.i19, label %B88.if.preheader.new.i.i6

B88.if.preheader.new.i.i6:                        ; preds = %B88.if.preheader.i.i4
  %unroll_iter.i.i7 = and i64 %.13.i.i, %const
  %21 = shl nsw i64 %.76.i3, 3
  %22 = mul i64 %21, %.77.i
  %scevgep14.i8 = getelementptr i8, ptr %scevgep13.i1, i64 %22
  br label %B88.if.i.i9

B134.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i9
  %lcmp.mod.not.i.i18 = icmp eq i64 %xtraiter.i.i5, 0
  br i1 %lcmp.mod.not.i.i18, label %B296.endif.endif.i, label %B88.if.epil.preheader.i.i19

B88.if.epil.preheader.i.i19:                      ; preds = %B134.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i4
  %difference.2.043.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i4 ], [ %.141.3.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %.1013941.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i4 ], [ %unroll_iter.i.i7, %B134.loopexit.unr-lcssa.i.i ]
  %23 = shl i64 %.1013941.epil.init.i.i, 3
  %scevgep4.i.i = getelementptr i8, ptr %.80.i, i64 %23
  %scevgep91 = getelementptr i8, ptr %scevgep90, i64 %23
  br label %B88.if.epil.i.i20

B88.if.epil.i.i20:                                ; preds = %B88.if.epil.i.i20, %B88.if.epil.preheader.i.i19
  %difference.2.043.epil.i.i = phi i64 [ %.141.epil.i.i, %B88.if.epil.i.i20 ], [ %difference.2.043.epil.init.i.i, %B88.if.epil.preheader.i.i19 ]
  %epil.iter.i.i21 = phi i64 [ %epil.iter.next.i.i23, %B88.if.epil.i.i20 ], [ 0, %B88.if.epil.preheader.i.i19 ]
  %24 = shl i64 %epil.iter.i.i21, 3
  %scevgep23.i = getelementptr i8, ptr %scevgep4.i.i, i64 %24
  %.135.epil.i.i22 = load i64, ptr %scevgep23.i, align 8, !noalias !11
  %scevgep92 = getelementptr i8, ptr %scevgep91, i64 %24
  %.138.epil.i.i = load i64, ptr %scevgep92, align 8, !noalias !11
  %.139.epil.i.i = xor i64 %.138.epil.i.i, %.135.epil.i.i22
  %.141.epil.i.i = or i64 %.139.epil.i.i, %difference.2.043.epil.i.i
  %epil.iter.next.i.i23 = add i64 %epil.iter.i.i21, 1
  %epil.iter.cmp.not.i.i24 = icmp eq i64 %xtraiter.i.i5, %epil.iter.next.i.i23
  br i1 %epil.iter.cmp.not.i.i24, label %B296.endif.endif.i, label %B88.if.epil.i.i20, !llvm.loop !14

B88.if.i.i9:                                      ; preds = %B88.if.i.i9, %B88.if.preheader.new.i.i6
  %difference.2.043.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i6 ], [ %.141.3.i.i, %B88.if.i.i9 ]
  %.1013941.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i6 ], [ %.108.3.i.i, %B88.if.i.i9 ]
  %sunkaddr.i.i10 = shl i64 %.1013941.i.i, 3
  %scevgep20.i = getelementptr i8, ptr %scevgep14.i8, i64 %sunkaddr.i.i10
  %scevgep21.i = getelementptr i8, ptr %scevgep20.i, i64 -24
  %.135.i.i11 = load i64, ptr %scevgep21.i, align 8, !noalias !11
  %scevgep84 = getelementptr i8, ptr %scevgep78, i64 %sunkaddr.i.i10
  %scevgep85 = getelementptr i8, ptr %scevgep84, i64 -24
  %.138.i.i = load i64, ptr %scevgep85, align 8, !noalias !11
  %.139.i.i = xor i64 %.138.i.i, %.135.i.i11
  %.141.i.i = or i64 %.139.i.i, %difference.2.043.i.i
  %25 = shl i64 %.1013941.i.i, 3
  %scevgep88 = getelementptr i8, ptr %scevgep14.i8, i64 %25
  %scevgep89 = getelementptr i8, ptr %scevgep88, i64 -16
  %.135.1.i.i13 = load i64, ptr %scevgep89, align 8, !noalias !11
  %26 = shl i64 %.1013941.i.i, 3
  %scevgep82 = getelementptr i8, ptr %scevgep78, i64 %26
  %scevgep83 = getelementptr i8, ptr %scevgep82, i64 -16
  %.138.1.i.i = load i64, ptr %scevgep83, align 8, !noalias !11
  %.139.1.i.i = xor i64 %.138.1.i.i, %.135.1.i.i13
  %.141.1.i.i = or i64 %.141.i.i, %.139.1.i.i
  %27 = shl i64 %.1013941.i.i, 3
  %scevgep86 = getelementptr i8, ptr %scevgep14.i8, i64 %27
  %scevgep87 = getelementptr i8, ptr %scevgep86, i64 -8
  %.135.2.i.i14 = load i64, ptr %scevgep87, align 8, !noalias !11
  %28 = shl i64 %.1013941.i.i, 3
  %scevgep80 = getelementptr i8, ptr %scevgep78, i64 %28
  %scevgep81 = getelementptr i8, ptr %scevgep80, i64 -8
  %.138.2.i.i = load i64, ptr %scevgep81, align 8, !noalias !11
  %.139.2.i.i = xor i64 %.138.2.i.i, %.135.2.i.i14
  %.141.2.i.i = or i64 %.141.1.i.i, %.139.2.i.i
  %.108.3.i.i = add nuw nsw i64 %.1013941.i.i, 4
  %.135.3.i.i16 = load i64, ptr %scevgep20.i, align 8, !noalias !11
  %29 = shl i64 %.1013941.i.i, 3
  %scevgep79 = getelementptr i8, ptr %scevgep78, i64 %29
  %.138.3.i.i = load i64, ptr %scevgep79, align 8, !noalias !11
  %.139.3.i.i = xor i64 %.138.3.i.i, %.135.3.i.i16
  %.141.3.i.i = or i64 %.141.2.i.i, %.139.3.i.i
  %niter.ncmp.3.i.i17 = icmp eq i64 %unroll_iter.i.i7, %.108.3.i.i
  br i1 %niter.ncmp.3.i.i17, label %B134.loopexit.unr-lcssa.i.i, label %B88.if.i.i9

B428.i:                                           ; preds = %B296.endif.endif.i, %B212.i
  %.136.i = add nuw i64 %slot.2.032.i, 1
  %slot.2.0.i = and i64 %.136.i, %.60
  %.35.i = getelementptr i32, ptr %arg.table, i64 %slot.2.0.i
  %.36.i = load i32, ptr %.35.i, align 4, !noalias !8
  %.42.i = icmp eq i32 %.36.i, 0
  br i1 %.42.i, label %B1326.endif, label %B212.i

B296.endif.endif.i:                               ; preds = %B88.if.epil.i.i20, %B134.loopexit.unr-lcssa.i.i
  %.141.lcssa.i.i = phi i64 [ %.141.3.i.i, %B134.loopexit.unr-lcssa.i.i ], [ %.141.epil.i.i, %B88.if.epil.i.i20 ]
  %.not.i = icmp eq i64 %.141.lcssa.i.i, 0
  br i1 %.not.i, label %B1326.endif, label %B428.i

B1326.endif:                                      ; preds = %B296.endif.endif.i, %B428.i, %B296.i, %B1324.if
  %storemerge.i = phi i64 [ %slot.2.027.i, %B1324.if ], [ %slot.2.032.i, %B296.endif.endif.i ], [ %slot.2.032.i, %B296.i ], [ %slot.2.0.i, %B428.i ]
  %.990 = getelementptr i32, ptr %arg.table, i64 %storemerge.i
  %.991 = load i32, ptr %.990, align 4
  %.993.not = icmp eq i32 %.991, 0
  br i1 %.993.not, label %B1496.endif, label %B1713

B1496.endif:                                      ; preds = %B1326.endif
  %.11.i = and i64 %.20.i, %notmask
  %.12.i = add i64 %count.3.1395, 1
  %.13.i = or i64 %.11.i, %.12.i
  %.14.i = trunc i64 %.13.i to i32
  %sunkaddr109 = mul i64 %storemerge.i, 4
  %sunkaddr110 = getelementptr i8, ptr %arg.table, i64 %sunkaddr109
  store i32 %.14.i, ptr %sunkaddr110, align 4
  %.1060 = getelementptr i32, ptr %arg.weights, i64 %.905389393
  %.1061 = load i32, ptr %.1060, align 4
  %.1062 = zext i32 %.1061 to i64
  %.1076 = getelementptr i32, ptr %arg.sources, i64 %.905389393
  %.1077 = load i32, ptr %.1076, align 4
  %.34.i = tail call i64 @tideproof_words(), !noalias !15
  %.11690.not.i = icmp slt i64 %.34.i, 1
  br i1 %.11690.not.i, label %B148.i, label %B58.if.preheader.i

B58.if.preheader.i:                               ; preds = %B1496.endif
  %30 = shl i64 %count.3.1395, 3
  %31 = mul i64 %.940, %lsr.iv76
  %scevgep94 = getelementptr i8, ptr %arg.successors, i64 %31
  br label %B58.if.i

B148.i:                                           ; preds = %B58.if.i, %B1496.endif
  %32 = icmp eq i64 %arg.reduced, 0
  br i1 %32, label %B222.i, label %B186.i

B186.i:                                           ; preds = %B148.i
  %33 = trunc i64 %.1062 to i32
  %.177.i = trunc i32 %33 to i8
  %.182.i = getelementptr i8, ptr %arg.orbit_sizes, i64 %count.3.1395
  store i8 %.177.i, ptr %.182.i, align 1, !noalias !15
  br label %B222.i

B222.i:                                           ; preds = %B186.i, %B148.i
  %.194.i = and i64 %count.3.1395, 63
  %.195.i = icmp eq i64 %.194.i, 0
  br i1 %.195.i, label %B324.i, label %B386.i

B324.i:                                           ; preds = %B222.i
  %34 = lshr exact i64 %count.3.1395, 4
  %.201.i = getelementptr i8, ptr %arg.parents, i64 %34
  store i32 %.1077, ptr %.201.i, align 4, !noalias !15
  br label %B386.i

B386.i:                                           ; preds = %B324.i, %B222.i
  %.213.i = tail call i64 @tideproof_check(ptr %.944), !noalias !15
  %.217.i = xor i64 %failed.2.1397, -1
  %.218.i = and i64 %.213.i, %.217.i
  %.223.not.i = icmp eq i64 %.218.i, 0
  br i1 %.223.not.i, label %B1496.endif.endif, label %B502.if.i.preheader

B502.if.i.preheader:                              ; preds = %B386.i
  br label %B502.if.i

B574.i:                                           ; preds = %B502.if.i
  %sunkaddr111 = mul i64 %.3109597.i, 8
  %sunkaddr112 = getelementptr i8, ptr %arg.first_failing, i64 %sunkaddr111
  store i64 %count.3.1395, ptr %sunkaddr112, align 8, !noalias !15
  br label %B584.i

B584.i:                                           ; preds = %B502.if.i, %B574.i
  %.317.1.i = add nuw nsw i64 %.3109597.i, 2
  %35 = shl nuw i64 2, %.3109597.i
  %36 = and i64 %35, %.218.i
  %.349.not.1.i = icmp eq i64 %36, 0
  br i1 %.349.not.1.i, label %B584.1.i, label %B574.1.i

B574.1.i:                                         ; preds = %B584.i
  %sunkaddr113 = mul i64 %.3109597.i, 8
  %sunkaddr114 = getelementptr i8, ptr %arg.first_failing, i64 %sunkaddr113
  %sunkaddr115 = getelementptr i8, ptr %sunkaddr114, i64 8
  store i64 %count.3.1395, ptr %sunkaddr115, align 8, !noalias !15
  br label %B584.1.i

B584.1.i:                                         ; preds = %B574.1.i, %B584.i
  %exitcond101.not.1.i = icmp eq i64 %.317.1.i, 64
  br i1 %exitcond101.not.1.i, label %B1496.endif.endif, label %B502.if.i

B58.if.i:                                         ; preds = %B58.if.i, %B58.if.preheader.i
  %.1228991.i = phi i64 [ %.129.i26, %B58.if.i ], [ 0, %B58.if.preheader.i ]
  %.129.i26 = add nuw nsw i64 %.1228991.i, 1
  %37 = shl i64 %.1228991.i, 3
  %scevgep95 = getelementptr i8, ptr %scevgep94, i64 %37
  %.156.i = load i64, ptr %scevgep95, align 8, !noalias !15
  %.157.i = tail call i64 @tideproof_words(), !noalias !15
  %38 = mul i64 %30, %.157.i
  %scevgep4.i = getelementptr i8, ptr %arg.states, i64 %38
  %39 = shl i64 %.1228991.i, 3
  %scevgep93 = getelementptr i8, ptr %scevgep4.i, i64 %39
  store i64 %.156.i, ptr %scevgep93, align 8, !noalias !15
  %exitcond.not.i = icmp eq i64 %.34.i, %.129.i26
  br i1 %exitcond.not.i, label %B148.i, label %B58.if.i

B502.if.i:                                        ; preds = %B584.1.i, %B502.if.i.preheader
  %.3109597.i = phi i64 [ %.317.1.i, %B584.1.i ], [ 0, %B502.if.i.preheader ]
  %40 = shl nuw i64 1, %.3109597.i
  %41 = and i64 %40, %.218.i
  %.349.not.i = icmp eq i64 %41, 0
  br i1 %.349.not.i, label %B584.i, label %B574.i

B1496.endif.endif:                                ; preds = %B584.1.i, %B386.i
  %.372.i = or i64 %.213.i, %failed.2.1397
  %.1064 = add i64 %distinct.2.1396, %.1062
  br label %B1713
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #0

declare i64 @tideproof_words() local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #1

declare i64 @tideproof_expand(ptr, ptr, ptr) local_unnamed_addr

declare i64 @tideproof_canonical(ptr, ptr) local_unnamed_addr

declare i64 @tideproof_check(ptr) local_unnamed_addr

; Function Attrs: nounwind
define i64 @tideproof_explore(ptr %a0, ptr %a1, ptr %a2, ptr %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, i64 %a8, ptr %a9, ptr %a10, ptr %a11, ptr %a12, ptr %a13, ptr %a14, ptr %a15, ptr %a16, ptr %a17) #2 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive6kernel7exploreB2v1B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a8uint8_2a9uint32_2a9uint32_2ayyyyy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a(ptr %result, ptr %exception, ptr %a0, ptr %a1, ptr %a2, ptr %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, i64 %a8, ptr %a9, ptr %a10, ptr %a11, ptr %a12, ptr %a13, ptr %a14, ptr %a15, ptr %a16, ptr %a17)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines10exhaustive6kernel12index_statesB2v9B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2ayyy(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr readonly captures(none) %arg.states, ptr captures(none) %arg.table, i64 %arg.bits, i64 %arg.first, i64 %arg.stop) {
entry:
  %notmask = shl nsw i64 -1, %arg.bits
  %.19 = xor i64 %notmask, -1
  %.63 = sub i64 %arg.stop, %arg.first
  %.10869.not = icmp slt i64 %.63, 1
  br i1 %.10869.not, label %common.ret, label %B134.if.preheader

B134.if.preheader:                                ; preds = %entry
  %const88 = bitcast i64 -2960836687051489901 to i64
  %const87 = bitcast i64 -7046029254386353131 to i64
  %const86 = bitcast i64 9223372036854775804 to i64
  %const = bitcast i64 5551297586632261903 to i64
  %scevgep = getelementptr i8, ptr %arg.states, i64 24
  %0 = shl i64 %arg.first, 3
  %1 = add i64 %0, 128
  %scevgep73 = getelementptr i8, ptr %arg.states, i64 24
  br label %B134.if

B156:                                             ; preds = %B134.if
  %.159 = tail call i64 @tideproof_words()
  %.10.i = tail call i64 @tideproof_words(), !noalias !18
  %.9240.not.i = icmp slt i64 %.10.i, 1
  br i1 %.9240.not.i, label %B156.endif, label %B88.if.preheader.i

B88.if.preheader.i:                               ; preds = %B156
  %xtraiter.i = and i64 %.10.i, 3
  %2 = icmp ult i64 %.10.i, 4
  br i1 %2, label %B88.if.epil.preheader.i, label %B88.if.preheader.new.i

B88.if.preheader.new.i:                           ; preds = %B88.if.preheader.i
  %unroll_iter.i = and i64 %.10.i, %const86
  %3 = mul i64 %.159, %lsr.iv
  %scevgep63 = getelementptr i8, ptr %scevgep, i64 %3
  br label %B88.if.i

B190.loopexit.unr-lcssa.i:                        ; preds = %B88.if.i
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B190.loopexit.i, label %B88.if.epil.preheader.i

B88.if.epil.preheader.i:                          ; preds = %B190.loopexit.unr-lcssa.i, %B88.if.preheader.i
  %h.4.043.epil.init.i = phi i64 [ %const87, %B88.if.preheader.i ], [ %.137.3.i, %B190.loopexit.unr-lcssa.i ]
  %.983941.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %unroll_iter.i, %B190.loopexit.unr-lcssa.i ]
  %4 = shl i64 %.983941.epil.init.i, 3
  %5 = mul i64 %.159, %lsr.iv
  %6 = add i64 %5, %4
  %scevgep71 = getelementptr i8, ptr %arg.states, i64 %6
  br label %B88.if.epil.i

B88.if.epil.i:                                    ; preds = %B88.if.epil.i, %B88.if.epil.preheader.i
  %h.4.043.epil.i = phi i64 [ %.137.epil.i, %B88.if.epil.i ], [ %h.4.043.epil.init.i, %B88.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B88.if.epil.i ], [ 0, %B88.if.epil.preheader.i ]
  %7 = shl i64 %epil.iter.i, 3
  %scevgep72 = getelementptr i8, ptr %scevgep71, i64 %7
  %.132.epil.i = load i64, ptr %scevgep72, align 8, !noalias !18
  %.134.epil.i = xor i64 %.132.epil.i, %h.4.043.epil.i
  %.135.epil.i = mul i64 %.134.epil.i, %const88
  %.136.epil.i = lshr i64 %.135.epil.i, 32
  %.137.epil.i = xor i64 %.136.epil.i, %.135.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B190.loopexit.i, label %B88.if.epil.i, !llvm.loop !21

B190.loopexit.i:                                  ; preds = %B88.if.epil.i, %B190.loopexit.unr-lcssa.i
  %.137.lcssa.i = phi i64 [ %.137.3.i, %B190.loopexit.unr-lcssa.i ], [ %.137.epil.i, %B88.if.epil.i ]
  %8 = mul i64 %.137.lcssa.i, %const88
  br label %B156.endif

B88.if.i:                                         ; preds = %B88.if.i, %B88.if.preheader.new.i
  %h.4.043.i = phi i64 [ %const87, %B88.if.preheader.new.i ], [ %.137.3.i, %B88.if.i ]
  %.983941.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.105.3.i, %B88.if.i ]
  %sunkaddr.i = shl i64 %.983941.i, 3
  %scevgep69 = getelementptr i8, ptr %scevgep63, i64 %sunkaddr.i
  %scevgep70 = getelementptr i8, ptr %scevgep69, i64 -24
  %.132.i = load i64, ptr %scevgep70, align 8, !noalias !18
  %.134.i = xor i64 %.132.i, %h.4.043.i
  %.135.i = mul i64 %.134.i, %const88
  %.136.i = lshr i64 %.135.i, 32
  %9 = shl i64 %.983941.i, 3
  %scevgep67 = getelementptr i8, ptr %scevgep63, i64 %9
  %scevgep68 = getelementptr i8, ptr %scevgep67, i64 -16
  %.132.1.i = load i64, ptr %scevgep68, align 8, !noalias !18
  %10 = xor i64 %.132.1.i, %.136.i
  %.134.1.i = xor i64 %10, %.135.i
  %.135.1.i = mul i64 %.134.1.i, %const88
  %.136.1.i = lshr i64 %.135.1.i, 32
  %11 = shl i64 %.983941.i, 3
  %scevgep65 = getelementptr i8, ptr %scevgep63, i64 %11
  %scevgep66 = getelementptr i8, ptr %scevgep65, i64 -8
  %.132.2.i = load i64, ptr %scevgep66, align 8, !noalias !18
  %12 = xor i64 %.132.2.i, %.136.1.i
  %.134.2.i = xor i64 %12, %.135.1.i
  %.135.2.i = mul i64 %.134.2.i, %const88
  %.136.2.i = lshr i64 %.135.2.i, 32
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %13 = shl i64 %.983941.i, 3
  %scevgep64 = getelementptr i8, ptr %scevgep63, i64 %13
  %.132.3.i = load i64, ptr %scevgep64, align 8, !noalias !18
  %14 = xor i64 %.132.3.i, %.136.2.i
  %.134.3.i = xor i64 %14, %.135.2.i
  %.135.3.i = mul i64 %.134.3.i, %const88
  %.136.3.i = lshr i64 %.135.3.i, 32
  %.137.3.i = xor i64 %.136.3.i, %.135.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.105.3.i
  br i1 %niter.ncmp.3.i, label %B190.loopexit.unr-lcssa.i, label %B88.if.i

B284:                                             ; preds = %B156.endif, %B134.if
  %.195 = tail call i64 @tideproof_words()
  %.10.i1 = tail call i64 @tideproof_words(), !noalias !22
  %.9240.not.i2 = icmp slt i64 %.10.i1, 1
  br i1 %.9240.not.i2, label %B284.endif, label %B88.if.preheader.i3

B88.if.preheader.i3:                              ; preds = %B284
  %xtraiter.i4 = and i64 %.10.i1, 3
  %15 = icmp ult i64 %.10.i1, 4
  br i1 %15, label %B88.if.epil.preheader.i42, label %B88.if.preheader.new.i5

B88.if.preheader.new.i5:                          ; preds = %B88.if.preheader.i3
  %unroll_iter.i6 = and i64 %.10.i1, %const86
  %16 = mul i64 %.195, %lsr.iv74
  %scevgep76 = getelementptr i8, ptr %scevgep73, i64 %16
  br label %B88.if.i7

B190.loopexit.unr-lcssa.i40:                      ; preds = %B88.if.i7
  %lcmp.mod.not.i41 = icmp eq i64 %xtraiter.i4, 0
  br i1 %lcmp.mod.not.i41, label %B190.loopexit.i57, label %B88.if.epil.preheader.i42

B88.if.epil.preheader.i42:                        ; preds = %B190.loopexit.unr-lcssa.i40, %B88.if.preheader.i3
  %h.4.043.epil.init.i43 = phi i64 [ %const87, %B88.if.preheader.i3 ], [ %.137.3.i38, %B190.loopexit.unr-lcssa.i40 ]
  %.983941.epil.init.i44 = phi i64 [ 0, %B88.if.preheader.i3 ], [ %unroll_iter.i6, %B190.loopexit.unr-lcssa.i40 ]
  %17 = shl i64 %.983941.epil.init.i44, 3
  %18 = mul i64 %.195, %lsr.iv74
  %19 = add i64 %18, %17
  %scevgep84 = getelementptr i8, ptr %arg.states, i64 %19
  br label %B88.if.epil.i46

B88.if.epil.i46:                                  ; preds = %B88.if.epil.i46, %B88.if.epil.preheader.i42
  %h.4.043.epil.i47 = phi i64 [ %.137.epil.i54, %B88.if.epil.i46 ], [ %h.4.043.epil.init.i43, %B88.if.epil.preheader.i42 ]
  %epil.iter.i48 = phi i64 [ %epil.iter.next.i55, %B88.if.epil.i46 ], [ 0, %B88.if.epil.preheader.i42 ]
  %20 = shl i64 %epil.iter.i48, 3
  %scevgep85 = getelementptr i8, ptr %scevgep84, i64 %20
  %.132.epil.i50 = load i64, ptr %scevgep85, align 8, !noalias !22
  %.134.epil.i51 = xor i64 %.132.epil.i50, %h.4.043.epil.i47
  %.135.epil.i52 = mul i64 %.134.epil.i51, %const88
  %.136.epil.i53 = lshr i64 %.135.epil.i52, 32
  %.137.epil.i54 = xor i64 %.136.epil.i53, %.135.epil.i52
  %epil.iter.next.i55 = add i64 %epil.iter.i48, 1
  %epil.iter.cmp.not.i56 = icmp eq i64 %xtraiter.i4, %epil.iter.next.i55
  br i1 %epil.iter.cmp.not.i56, label %B190.loopexit.i57, label %B88.if.epil.i46, !llvm.loop !21

B190.loopexit.i57:                                ; preds = %B88.if.epil.i46, %B190.loopexit.unr-lcssa.i40
  %.137.lcssa.i58 = phi i64 [ %.137.3.i38, %B190.loopexit.unr-lcssa.i40 ], [ %.137.epil.i54, %B88.if.epil.i46 ]
  %21 = mul i64 %.137.lcssa.i58, %const88
  br label %B284.endif

B88.if.i7:                                        ; preds = %B88.if.i7, %B88.if.preheader.new.i5
  %h.4.043.i8 = phi i64 [ %const87, %B88.if.preheader.new.i5 ], [ %.137.3.i38, %B88.if.i7 ]
  %.983941.i9 = phi i64 [ 0, %B88.if.preheader.new.i5 ], [ %.105.3.i30, %B88.if.i7 ]
  %sunkaddr.i10 = shl i64 %.983941.i9, 3
  %scevgep82 = getelementptr i8, ptr %scevgep76, i64 %sunkaddr.i10
  %scevgep83 = getelementptr i8, ptr %scevgep82, i64 -24
  %.132.i12 = load i64, ptr %scevgep83, align 8, !noalias !22
  %.134.i13 = xor i64 %.132.i12, %h.4.043.i8
  %.135.i14 = mul i64 %.134.i13, %const88
  %.136.i15 = lshr i64 %.135.i14, 32
  %22 = shl i64 %.983941.i9, 3
  %scevgep80 = getelementptr i8, ptr %scevgep76, i64 %22
  %scevgep81 = getelementptr i8, ptr %scevgep80, i64 -16
  %.132.1.i19 = load i64, ptr %scevgep81, align 8, !noalias !22
  %23 = xor i64 %.132.1.i19, %.136.i15
  %.134.1.i20 = xor i64 %23, %.135.i14
  %.135.1.i21 = mul i64 %.134.1.i20, %const88
  %.136.1.i22 = lshr i64 %.135.1.i21, 32
  %24 = shl i64 %.983941.i9, 3
  %scevgep78 = getelementptr i8, ptr %scevgep76, i64 %24
  %scevgep79 = getelementptr i8, ptr %scevgep78, i64 -8
  %.132.2.i26 = load i64, ptr %scevgep79, align 8, !noalias !22
  %25 = xor i64 %.132.2.i26, %.136.1.i22
  %.134.2.i27 = xor i64 %25, %.135.1.i21
  %.135.2.i28 = mul i64 %.134.2.i27, %const88
  %.136.2.i29 = lshr i64 %.135.2.i28, 32
  %.105.3.i30 = add nuw nsw i64 %.983941.i9, 4
  %26 = shl i64 %.983941.i9, 3
  %scevgep77 = getelementptr i8, ptr %scevgep76, i64 %26
  %.132.3.i34 = load i64, ptr %scevgep77, align 8, !noalias !22
  %27 = xor i64 %.132.3.i34, %.136.2.i29
  %.134.3.i35 = xor i64 %27, %.135.2.i28
  %.135.3.i36 = mul i64 %.134.3.i35, %const88
  %.136.3.i37 = lshr i64 %.135.3.i36, 32
  %.137.3.i38 = xor i64 %.136.3.i37, %.135.3.i36
  %niter.ncmp.3.i39 = icmp eq i64 %unroll_iter.i6, %.105.3.i30
  br i1 %niter.ncmp.3.i39, label %B190.loopexit.unr-lcssa.i40, label %B88.if.i7

B432:                                             ; preds = %B432.preheader, %B432
  %slot.2.1 = phi i64 [ %.245, %B432 ], [ %.229, %B432.preheader ]
  %.243 = add nuw i64 %slot.2.1, 1
  %.245 = and i64 %.243, %.19
  %.251 = getelementptr i32, ptr %arg.table, i64 %.245
  %.252 = load i32, ptr %.251, align 4
  %.254.not = icmp eq i32 %.252, 0
  br i1 %.254.not, label %B524.endif, label %B432

common.ret:                                       ; preds = %B524.endif, %entry
  store i64 0, ptr %retptr, align 8
  ret i32 0

B134.if:                                          ; preds = %B524.endif, %B134.if.preheader
  %lsr.iv74 = phi i64 [ %0, %B134.if.preheader ], [ %lsr.iv.next75, %B524.endif ]
  %lsr.iv = phi i64 [ %1, %B134.if.preheader ], [ %lsr.iv.next, %B524.endif ]
  %.1076371 = phi i64 [ %.117, %B524.endif ], [ %.63, %B134.if.preheader ]
  %.1146670 = phi i64 [ %.121, %B524.endif ], [ %arg.first, %B134.if.preheader ]
  %.117 = add nsw i64 %.1076371, -1
  %.121 = add i64 %.1146670, 1
  %.151 = add i64 %.1146670, 16
  %.153 = icmp ult i64 %.151, %arg.stop
  br i1 %.153, label %B156, label %B284

B156.endif:                                       ; preds = %B190.loopexit.i, %B156
  %h.4.0.lcssa.i = phi i64 [ %const, %B156 ], [ %8, %B190.loopexit.i ]
  %.151.i = lshr i64 %h.4.0.lcssa.i, 29
  %.152.i = xor i64 %.151.i, %h.4.0.lcssa.i
  %.188 = and i64 %.152.i, %.19
  %.190 = getelementptr i32, ptr %arg.table, i64 %.188
  tail call void @llvm.prefetch.p0(ptr %.190, i32 0, i32 3, i32 1)
  br label %B284

B284.endif:                                       ; preds = %B190.loopexit.i57, %B284
  %h.4.0.lcssa.i59 = phi i64 [ %const, %B284 ], [ %21, %B190.loopexit.i57 ]
  %.151.i60 = lshr i64 %h.4.0.lcssa.i59, 29
  %.152.i61 = xor i64 %.151.i60, %h.4.0.lcssa.i59
  %.229 = and i64 %.152.i61, %.19
  %.237 = getelementptr i32, ptr %arg.table, i64 %.229
  %.238 = load i32, ptr %.237, align 4
  %.240.not = icmp eq i32 %.238, 0
  br i1 %.240.not, label %B524.endif, label %B432.preheader

B432.preheader:                                   ; preds = %B284.endif
  br label %B432

B524.endif:                                       ; preds = %B284.endif, %B432
  %slot.3.2 = phi i64 [ %.229, %B284.endif ], [ %.245, %B432 ]
  %.9.i = lshr i64 %.152.i61, 32
  %.11.i = and i64 %.9.i, %notmask
  %.13.i = or i64 %.11.i, %.121
  %.14.i = trunc i64 %.13.i to i32
  %.292 = getelementptr i32, ptr %arg.table, i64 %slot.3.2
  store i32 %.14.i, ptr %.292, align 4
  %lsr.iv.next = add i64 %lsr.iv, 8
  %lsr.iv.next75 = add i64 %lsr.iv74, 8
  %.108 = icmp sgt i64 %.1076371, 1
  br i1 %.108, label %B134.if, label %common.ret
}

; Function Attrs: nounwind
define i64 @tideproof_index_states(ptr %a0, ptr %a1, i64 %a2, i64 %a3, i64 %a4) #2 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive6kernel12index_statesB2v9B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2ayyy(ptr %result, ptr %exception, ptr %a0, ptr %a1, i64 %a2, i64 %a3, i64 %a4)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines10exhaustive6kernel10find_stateB3v10B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2ay9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr readonly captures(none) %arg.states, ptr readonly captures(none) %arg.table, i64 %arg.bits, ptr readonly captures(none) %arg.state) {
entry:
  %.10.i = tail call i64 @tideproof_words(), !noalias !25
  %.9240.not.i = icmp slt i64 %.10.i, 1
  br i1 %.9240.not.i, label %B0.endif, label %B88.if.preheader.i

B88.if.preheader.i:                               ; preds = %entry
  %const25 = bitcast i64 -2960836687051489901 to i64
  %const24 = bitcast i64 -7046029254386353131 to i64
  %xtraiter.i = and i64 %.10.i, 3
  %0 = icmp ult i64 %.10.i, 4
  br i1 %0, label %B88.if.epil.preheader.i, label %B88.if.preheader.new.i

B88.if.preheader.new.i:                           ; preds = %B88.if.preheader.i
  %const = bitcast i64 9223372036854775804 to i64
  %unroll_iter.i = and i64 %.10.i, %const
  br label %B88.if.i

B190.loopexit.unr-lcssa.i:                        ; preds = %B88.if.i
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B190.loopexit.i, label %B88.if.epil.preheader.i

B88.if.epil.preheader.i:                          ; preds = %B190.loopexit.unr-lcssa.i, %B88.if.preheader.i
  %h.4.043.epil.init.i = phi i64 [ %const24, %B88.if.preheader.i ], [ %.137.3.i, %B190.loopexit.unr-lcssa.i ]
  %.983941.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %unroll_iter.i, %B190.loopexit.unr-lcssa.i ]
  %1 = shl i64 %.983941.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.state, i64 %1
  br label %B88.if.epil.i

B88.if.epil.i:                                    ; preds = %B88.if.epil.i, %B88.if.epil.preheader.i
  %h.4.043.epil.i = phi i64 [ %.137.epil.i, %B88.if.epil.i ], [ %h.4.043.epil.init.i, %B88.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B88.if.epil.i ], [ 0, %B88.if.epil.preheader.i ]
  %2 = shl i64 %epil.iter.i, 3
  %scevgep14 = getelementptr i8, ptr %scevgep.i, i64 %2
  %.132.epil.i = load i64, ptr %scevgep14, align 8, !noalias !25
  %.134.epil.i = xor i64 %.132.epil.i, %h.4.043.epil.i
  %.135.epil.i = mul i64 %.134.epil.i, %const25
  %.136.epil.i = lshr i64 %.135.epil.i, 32
  %.137.epil.i = xor i64 %.136.epil.i, %.135.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B190.loopexit.i, label %B88.if.epil.i, !llvm.loop !28

B190.loopexit.i:                                  ; preds = %B88.if.epil.i, %B190.loopexit.unr-lcssa.i
  %.137.lcssa.i = phi i64 [ %.137.3.i, %B190.loopexit.unr-lcssa.i ], [ %.137.epil.i, %B88.if.epil.i ]
  %3 = mul i64 %.137.lcssa.i, %const25
  br label %B0.endif

B88.if.i:                                         ; preds = %B88.if.i, %B88.if.preheader.new.i
  %h.4.043.i = phi i64 [ %const24, %B88.if.preheader.new.i ], [ %.137.3.i, %B88.if.i ]
  %.983941.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.105.3.i, %B88.if.i ]
  %sunkaddr = mul i64 %.983941.i, 8
  %sunkaddr26 = getelementptr i8, ptr %arg.state, i64 %sunkaddr
  %.132.i = load i64, ptr %sunkaddr26, align 8, !noalias !25
  %.134.i = xor i64 %.132.i, %h.4.043.i
  %.135.i = mul i64 %.134.i, %const25
  %.136.i = lshr i64 %.135.i, 32
  %sunkaddr27 = mul i64 %.983941.i, 8
  %sunkaddr28 = getelementptr i8, ptr %arg.state, i64 %sunkaddr27
  %sunkaddr29 = getelementptr i8, ptr %sunkaddr28, i64 8
  %.132.1.i = load i64, ptr %sunkaddr29, align 8, !noalias !25
  %4 = xor i64 %.132.1.i, %.136.i
  %.134.1.i = xor i64 %4, %.135.i
  %.135.1.i = mul i64 %.134.1.i, %const25
  %.136.1.i = lshr i64 %.135.1.i, 32
  %sunkaddr30 = mul i64 %.983941.i, 8
  %sunkaddr31 = getelementptr i8, ptr %arg.state, i64 %sunkaddr30
  %sunkaddr32 = getelementptr i8, ptr %sunkaddr31, i64 16
  %.132.2.i = load i64, ptr %sunkaddr32, align 8, !noalias !25
  %5 = xor i64 %.132.2.i, %.136.1.i
  %.134.2.i = xor i64 %5, %.135.1.i
  %.135.2.i = mul i64 %.134.2.i, %const25
  %.136.2.i = lshr i64 %.135.2.i, 32
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %sunkaddr33 = mul i64 %.983941.i, 8
  %sunkaddr34 = getelementptr i8, ptr %arg.state, i64 %sunkaddr33
  %sunkaddr35 = getelementptr i8, ptr %sunkaddr34, i64 24
  %.132.3.i = load i64, ptr %sunkaddr35, align 8, !noalias !25
  %6 = xor i64 %.132.3.i, %.136.2.i
  %.134.3.i = xor i64 %6, %.135.2.i
  %.135.3.i = mul i64 %.134.3.i, %const25
  %.136.3.i = lshr i64 %.135.3.i, 32
  %.137.3.i = xor i64 %.136.3.i, %.135.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.105.3.i
  br i1 %niter.ncmp.3.i, label %B190.loopexit.unr-lcssa.i, label %B88.if.i

B0.endif:                                         ; preds = %B190.loopexit.i, %entry
  %h.4.0.lcssa.i = phi i64 [ 5551297586632261903, %entry ], [ %3, %B190.loopexit.i ]
  %.151.i = lshr i64 %h.4.0.lcssa.i, 29
  %.152.i = xor i64 %.151.i, %h.4.0.lcssa.i
  %notmask.i = shl nsw i64 -1, %arg.bits
  %.16.i = xor i64 %notmask.i, -1
  %.20.i = lshr i64 %.152.i, 32
  %slot.2.027.i = and i64 %.152.i, %.16.i
  %.3528.i = getelementptr i32, ptr %arg.table, i64 %slot.2.027.i
  %.3629.i = load i32, ptr %.3528.i, align 4, !noalias !29
  %.4231.i = icmp eq i32 %.3629.i, 0
  br i1 %.4231.i, label %common.ret, label %B212.preheader.i

B212.preheader.i:                                 ; preds = %B0.endif
  %const23 = bitcast i64 9223372036854775804 to i64
  %scevgep13.i = getelementptr i8, ptr %arg.states, i64 24
  br label %B212.i

B212.i:                                           ; preds = %B428.i, %B212.preheader.i
  %.3733.in.i = phi i32 [ %.36.i, %B428.i ], [ %.3629.i, %B212.preheader.i ]
  %slot.2.032.i = phi i64 [ %slot.2.0.i, %B428.i ], [ %slot.2.027.i, %B212.preheader.i ]
  %.3733.i = zext i32 %.3733.in.i to i64
  %7 = xor i64 %.20.i, %.3733.i
  %.66.i = and i64 %7, %notmask.i
  %.68.i = icmp eq i64 %.66.i, 0
  br i1 %.68.i, label %B296.i, label %B428.i

B296.i:                                           ; preds = %B212.i
  %.73.i = and i64 %.3733.i, %.16.i
  %.76.i = add nsw i64 %.73.i, -1
  %.77.i = tail call i64 @tideproof_words(), !noalias !29
  %.78.i = mul i64 %.77.i, %.76.i
  %.80.i = getelementptr i64, ptr %arg.states, i64 %.78.i
  %.13.i.i = tail call i64 @tideproof_words(), !noalias !32
  %.9540.not.i.i = icmp slt i64 %.13.i.i, 1
  br i1 %.9540.not.i.i, label %common.ret, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B296.i
  %xtraiter.i.i = and i64 %.13.i.i, 3
  %8 = icmp ult i64 %.13.i.i, 4
  br i1 %8, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.13.i.i, %const23
  %9 = shl nsw i64 %.76.i, 3
  %10 = mul i64 %9, %.77.i
  %scevgep14.i = getelementptr i8, ptr %scevgep13.i, i64 %10
  br label %B88.if.i.i

B134.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B296.endif.endif.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B134.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %difference.2.043.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %.141.3.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %.1013941.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %11 = shl i64 %.1013941.epil.init.i.i, 3
  %scevgep.i.i = getelementptr i8, ptr %arg.state, i64 %11
  %scevgep4.i.i = getelementptr i8, ptr %.80.i, i64 %11
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %difference.2.043.epil.i.i = phi i64 [ %.141.epil.i.i, %B88.if.epil.i.i ], [ %difference.2.043.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %12 = shl i64 %epil.iter.i.i, 3
  %scevgep23.i = getelementptr i8, ptr %scevgep4.i.i, i64 %12
  %.135.epil.i.i = load i64, ptr %scevgep23.i, align 8, !noalias !32
  %scevgep22.i = getelementptr i8, ptr %scevgep.i.i, i64 %12
  %.138.epil.i.i = load i64, ptr %scevgep22.i, align 8, !noalias !32
  %.139.epil.i.i = xor i64 %.138.epil.i.i, %.135.epil.i.i
  %.141.epil.i.i = or i64 %.139.epil.i.i, %difference.2.043.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B296.endif.endif.i, label %B88.if.epil.i.i, !llvm.loop !35

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %difference.2.043.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.141.3.i.i, %B88.if.i.i ]
  %.1013941.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.108.3.i.i, %B88.if.i.i ]
  %sunkaddr.i.i = shl i64 %.1013941.i.i, 3
  %scevgep20.i = getelementptr i8, ptr %scevgep14.i, i64 %sunkaddr.i.i
  %scevgep21.i = getelementptr i8, ptr %scevgep20.i, i64 -24
  %.135.i.i = load i64, ptr %scevgep21.i, align 8, !noalias !32
  %sunkaddr36 = mul i64 %.1013941.i.i, 8
  %sunkaddr37 = getelementptr i8, ptr %arg.state, i64 %sunkaddr36
  %.138.i.i = load i64, ptr %sunkaddr37, align 8, !noalias !32
  %.139.i.i = xor i64 %.138.i.i, %.135.i.i
  %.141.i.i = or i64 %.139.i.i, %difference.2.043.i.i
  %13 = shl i64 %.1013941.i.i, 3
  %scevgep12 = getelementptr i8, ptr %scevgep14.i, i64 %13
  %scevgep13 = getelementptr i8, ptr %scevgep12, i64 -16
  %.135.1.i.i = load i64, ptr %scevgep13, align 8, !noalias !32
  %sunkaddr38 = mul i64 %.1013941.i.i, 8
  %sunkaddr39 = getelementptr i8, ptr %arg.state, i64 %sunkaddr38
  %sunkaddr40 = getelementptr i8, ptr %sunkaddr39, i64 8
  %.138.1.i.i = load i64, ptr %sunkaddr40, align 8, !noalias !32
  %.139.1.i.i = xor i64 %.138.1.i.i, %.135.1.i.i
  %.141.1.i.i = or i64 %.141.i.i, %.139.1.i.i
  %14 = shl i64 %.1013941.i.i, 3
  %scevgep10 = getelementptr i8, ptr %scevgep14.i, i64 %14
  %scevgep11 = getelementptr i8, ptr %scevgep10, i64 -8
  %.135.2.i.i = load i64, ptr %scevgep11, align 8, !noalias !32
  %sunkaddr41 = mul i64 %.1013941.i.i, 8
  %sunkaddr42 = getelementptr i8, ptr %arg.state, i64 %sunkaddr41
  %sunkaddr43 = getelementptr i8, ptr %sunkaddr42, i64 16
  %.138.2.i.i = load i64, ptr %sunkaddr43, align 8, !noalias !32
  %.139.2.i.i = xor i64 %.138.2.i.i, %.135.2.i.i
  %.141.2.i.i = or i64 %.141.1.i.i, %.139.2.i.i
  %.108.3.i.i = add nuw nsw i64 %.1013941.i.i, 4
  %.135.3.i.i = load i64, ptr %scevgep20.i, align 8, !noalias !32
  %sunkaddr44 = mul i64 %.1013941.i.i, 8
  %sunkaddr45 = getelementptr i8, ptr %arg.state, i64 %sunkaddr44
  %sunkaddr46 = getelementptr i8, ptr %sunkaddr45, i64 24
  %.138.3.i.i = load i64, ptr %sunkaddr46, align 8, !noalias !32
  %.139.3.i.i = xor i64 %.138.3.i.i, %.135.3.i.i
  %.141.3.i.i = or i64 %.141.2.i.i, %.139.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.108.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B134.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B428.i:                                           ; preds = %B296.endif.endif.i, %B212.i
  %.136.i1 = add nuw i64 %slot.2.032.i, 1
  %slot.2.0.i = and i64 %.136.i1, %.16.i
  %.35.i = getelementptr i32, ptr %arg.table, i64 %slot.2.0.i
  %.36.i = load i32, ptr %.35.i, align 4, !noalias !29
  %.42.i = icmp eq i32 %.36.i, 0
  br i1 %.42.i, label %common.ret, label %B212.i

B296.endif.endif.i:                               ; preds = %B88.if.epil.i.i, %B134.loopexit.unr-lcssa.i.i
  %.141.lcssa.i.i = phi i64 [ %.141.3.i.i, %B134.loopexit.unr-lcssa.i.i ], [ %.141.epil.i.i, %B88.if.epil.i.i ]
  %.not.i = icmp eq i64 %.141.lcssa.i.i, 0
  br i1 %.not.i, label %common.ret, label %B428.i

common.ret:                                       ; preds = %B296.endif.endif.i, %B428.i, %B296.i, %B0.endif
  %storemerge.i = phi i64 [ %slot.2.027.i, %B0.endif ], [ %slot.2.032.i, %B296.endif.endif.i ], [ %slot.2.032.i, %B296.i ], [ %slot.2.0.i, %B428.i ]
  %.60 = getelementptr i32, ptr %arg.table, i64 %storemerge.i
  %.61 = load i32, ptr %.60, align 4
  %.65 = zext i32 %.61 to i64
  %.67 = and i64 %.65, %.16.i
  %.68 = add nsw i64 %.67, -1
  store i64 %.68, ptr %retptr, align 8
  ret i32 0
}

; Function Attrs: nounwind
define i64 @tideproof_find_state(ptr %a0, ptr %a1, i64 %a2, ptr %a3) #2 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive6kernel10find_stateB3v10B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2ay9uint64_2a(ptr %result, ptr %exception, ptr %a0, ptr %a1, i64 %a2, ptr %a3)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #2 = { nounwind }

!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel13expand_sourceB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a8uint8_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint32_2ay9uint64_2a9uint64_2a9uint64_2a: %retptr"}
!2 = distinct !{!2, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel13expand_sourceB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a8uint8_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint32_2ay9uint64_2a9uint64_2a9uint64_2a"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!5 = distinct !{!5, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = !{!9}
!9 = distinct !{!9, !10, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel9find_slotB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ay: %retptr"}
!10 = distinct !{!10, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel9find_slotB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ay"}
!11 = !{!12, !9}
!12 = distinct !{!12, !13, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!13 = distinct !{!13, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!14 = distinct !{!14, !7}
!15 = !{!16}
!16 = distinct !{!16, !17, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel5storeB2v8B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a8uint8_2a9uint32_2ayy9uint64_2ajjy9uint64_2a: %retptr"}
!17 = distinct !{!17, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel5storeB2v8B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a8uint8_2a9uint32_2ayy9uint64_2ajjy9uint64_2a"}
!18 = !{!19}
!19 = distinct !{!19, !20, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!20 = distinct !{!20, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!21 = distinct !{!21, !7}
!22 = !{!23}
!23 = distinct !{!23, !24, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!24 = distinct !{!24, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!25 = !{!26}
!26 = distinct !{!26, !27, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!27 = distinct !{!27, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!28 = distinct !{!28, !7}
!29 = !{!30}
!30 = distinct !{!30, !31, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel9find_slotB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ay: %retptr"}
!31 = distinct !{!31, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel9find_slotB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ay"}
!32 = !{!33, !30}
!33 = distinct !{!33, !34, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!34 = distinct !{!34, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!35 = distinct !{!35, !7}
