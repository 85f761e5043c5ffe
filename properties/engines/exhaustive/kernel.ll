; made by tools/prebuild_kernels.py from 27d827ee8971f77b861edb5053f9ad05469d4c5fe0bcfadbc849097def471064
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
  %const107 = bitcast i64 -2960836687051489901 to i64
  %const106 = bitcast i64 -7046029254386353131 to i64
  %const = bitcast i64 9223372036854775804 to i64
  %scevgep14.i2 = getelementptr i8, ptr %arg.states, i64 24
  %scevgep = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep81 = getelementptr i8, ptr %arg.successors, i64 24
  br label %B280

B280:                                             ; preds = %B1694, %B280.preheader
  %source.2.0 = phi i64 [ %end.2.1, %B1694 ], [ %.69, %B280.preheader ]
  %count.2.0 = phi i64 [ %count.3.1.lcssa, %B1694 ], [ %.66, %B280.preheader ]
  %distinct.4.0 = phi i64 [ %distinct.2.1.lcssa, %B1694 ], [ %.87, %B280.preheader ]
  %failed.4.0 = phi i64 [ %failed.2.1.lcssa, %B1694 ], [ %.84, %B280.preheader ]
  %.124 = add i64 %source.2.0, 8
  %.11.i56 = tail call i64 @llvm.umin.i64(i64 %.124, i64 %arg.stop)
  %.160 = sub i64 %.11.i56, %source.2.0
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
  %end.2.1 = phi i64 [ %.169, %B394 ], [ %.11.i56, %B280 ]
  %.284 = sub i64 %end.2.1, %source.2.0
  %.327378.not = icmp slt i64 %.284, 1
  br i1 %.327378.not, label %B1694, label %B564.if.preheader

B564.if.preheader:                                ; preds = %B502
  br label %B564.if

B564.loopexit.loopexit:                           ; preds = %B846.if
  %.483 = add i64 %.7.i.i, %made.2.1383
  br label %B564.loopexit

B564.loopexit:                                    ; preds = %B782.thread, %B564.loopexit.loopexit
  %.48355 = phi i64 [ %made.2.1383, %B782.thread ], [ %.483, %B564.loopexit.loopexit ]
  %.327 = icmp sgt i64 %.326366382, 1
  br i1 %.327, label %B564.if, label %B940

common.ret:                                       ; preds = %B1712, %B634
  %storemerge = phi i64 [ 2, %B634 ], [ %status.2.1, %B1712 ]
  store i64 %storemerge, ptr %retptr, align 8
  ret i32 0

B634:                                             ; preds = %B114.endif.endif.endif.i
  %.463 = xor i64 %.7.i.i, -1
  %sunkaddr = getelementptr i8, ptr %arg.control, i64 8
  store i64 %.333368381, ptr %sunkaddr, align 8
  %.473 = getelementptr i8, ptr %arg.control, i64 32
  store i64 %.463, ptr %.473, align 8
  br label %common.ret

B940:                                             ; preds = %B564.loopexit
  %.666 = icmp sgt i64 %.48355, 0
  br i1 %.666, label %B970.if.preheader, label %B1694

B970.if.preheader:                                ; preds = %B940
  %0 = add i64 %.7.i.i, %made.2.1383
  br label %B970.if

B1076:                                            ; preds = %B970.if
  %.766 = lshr i64 %.748, 32
  %.770 = xor i64 %.766, %.758
  %.773 = and i64 %.770, %notmask
  %.775 = icmp eq i64 %.773, 0
  br i1 %.775, label %B1192.endif, label %B1292

B1292:                                            ; preds = %B1192.endif, %B970.if, %B1076
  %exitcond.not = icmp eq i64 %0, %.721
  br i1 %exitcond.not, label %B1326.endif.preheader, label %B970.if

B1326.endif.preheader:                            ; preds = %B1292
  br label %B1326.endif

B1694:                                            ; preds = %B1713, %B940, %B502
  %count.3.1.lcssa = phi i64 [ %count.2.0, %B502 ], [ %count.2.0, %B940 ], [ %count.4.2, %B1713 ]
  %distinct.2.1.lcssa = phi i64 [ %distinct.4.0, %B502 ], [ %distinct.4.0, %B940 ], [ %distinct.3.2, %B1713 ]
  %failed.2.1.lcssa = phi i64 [ %failed.4.0, %B502 ], [ %failed.4.0, %B940 ], [ %failed.3.2, %B1713 ]
  %.1212 = icmp ult i64 %end.2.1, %arg.stop
  br i1 %.1212, label %B280, label %B1712

B1712:                                            ; preds = %B1694, %B394, %entry
  %source.3.1 = phi i64 [ %.69, %entry ], [ %source.2.0, %B394 ], [ %end.2.1, %B1694 ]
  %count.5.1 = phi i64 [ %.66, %entry ], [ %count.2.0, %B394 ], [ %count.3.1.lcssa, %B1694 ]
  %distinct.5.1 = phi i64 [ %.87, %entry ], [ %distinct.4.0, %B394 ], [ %distinct.2.1.lcssa, %B1694 ]
  %failed.5.1 = phi i64 [ %.84, %entry ], [ %failed.4.0, %B394 ], [ %failed.2.1.lcssa, %B1694 ]
  %status.2.1 = phi i64 [ 0, %entry ], [ 1, %B394 ], [ 0, %B1694 ]
  store i64 %count.5.1, ptr %arg.control, align 8
  %sunkaddr108 = getelementptr i8, ptr %arg.control, i64 8
  store i64 %source.3.1, ptr %sunkaddr108, align 8
  %sunkaddr109 = getelementptr i8, ptr %arg.control, i64 16
  store i64 %failed.5.1, ptr %sunkaddr109, align 8
  %sunkaddr110 = getelementptr i8, ptr %arg.control, i64 48
  store i64 %distinct.5.1, ptr %sunkaddr110, align 8
  br label %common.ret

B1713:                                            ; preds = %B1496.endif.endif, %B1326.endif.endif
  %count.4.2 = phi i64 [ %.12.i, %B1496.endif.endif ], [ %count.3.1407, %B1326.endif.endif ]
  %distinct.3.2 = phi i64 [ %.1112, %B1496.endif.endif ], [ %distinct.2.1408, %B1326.endif.endif ]
  %failed.3.2 = phi i64 [ %.444.i, %B1496.endif.endif ], [ %failed.2.1409, %B1326.endif.endif ]
  %lsr.iv.next83 = add i64 %lsr.iv82, 8
  %exitcond622.not = icmp eq i64 %.48355, %.936
  br i1 %exitcond622.not, label %B1694, label %B1326.endif

B564.if:                                          ; preds = %B564.loopexit, %B564.if.preheader
  %made.2.1383 = phi i64 [ %.48355, %B564.loopexit ], [ 0, %B564.if.preheader ]
  %.326366382 = phi i64 [ %.336, %B564.loopexit ], [ %.284, %B564.if.preheader ]
  %.333368381 = phi i64 [ %.340, %B564.loopexit ], [ %source.2.0, %B564.if.preheader ]
  %1 = icmp eq i64 %arg.reduced, 0
  %.336 = add nsw i64 %.326366382, -1
  %.340 = add i64 %.333368381, 1
  br i1 %1, label %B114.endif.endif.endif.i, label %B72.i

B72.i:                                            ; preds = %B564.if
  %.51.i = getelementptr i8, ptr %arg.orbit_sizes, i64 %.333368381
  %.52.i = load i8, ptr %.51.i, align 1, !noalias !0
  %.55.i = zext i8 %.52.i to i64
  br label %B114.endif.endif.endif.i

B308.i:                                           ; preds = %B114.endif.endif.endif.i
  %.187.i = icmp eq i64 %.7.i.i, 0
  br i1 %.187.i, label %B782.thread, label %B522.if.lr.ph.i

B782.thread:                                      ; preds = %B308.i
  %sunkaddr111 = getelementptr i8, ptr %arg.control, i64 40
  %.191.i = load i64, ptr %sunkaddr111, align 8, !noalias !0
  %.193.i = add i64 %.191.i, %weight.2.0.i
  store i64 %.193.i, ptr %sunkaddr111, align 8, !noalias !0
  br label %B564.loopexit

B522.if.lr.ph.i:                                  ; preds = %B308.i
  %sunkaddr112 = getelementptr i8, ptr %arg.control, i64 24
  %.200.i = load i64, ptr %sunkaddr112, align 8, !noalias !0
  %.203.i = mul i64 %.7.i.i, %weight.2.0.i
  %.204.i = add i64 %.200.i, %.203.i
  store i64 %.204.i, ptr %sunkaddr112, align 8, !noalias !0
  %.527.i = trunc i64 %.333368381 to i32
  %2 = shl i64 %made.2.1383, 3
  br label %B522.if.i

B588.i:                                           ; preds = %B522.if.i
  %.354.i = getelementptr i64, ptr %arg.first_taken, i64 %.342.i
  store i64 %.333368381, ptr %.354.i, align 8, !noalias !0
  br label %B610.i

B610.i:                                           ; preds = %B522.if.i, %B588.i
  %3 = icmp eq i64 %arg.reduced, 0
  %sunkaddr.i = shl i64 %.3028995.i, 2
  %sunkaddr21.i = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr.i
  %.360.i = load i32, ptr %sunkaddr21.i, align 4, !noalias !0
  %.362.i = zext i32 %.360.i to i64
  %.363.i = getelementptr i64, ptr %arg.taken, i64 %.362.i
  %.364.i = load i64, ptr %.363.i, align 8, !noalias !0
  %.366.i = add i64 %.364.i, %weight.2.0.i
  store i64 %.366.i, ptr %.363.i, align 8, !noalias !0
  %.374.i = getelementptr i32, ptr %arg.weights, i64 %.3028995.i
  store i32 1, ptr %.374.i, align 4, !noalias !0
  br i1 %3, label %B908.endif.i, label %B728.endif.endif.endif.i

B114.endif.endif.endif.i:                         ; preds = %B72.i, %B564.if
  %weight.2.0.i = phi i64 [ %.55.i, %B72.i ], [ 1, %B564.if ]
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !3
  %.4.i3.i = tail call i64 @tideproof_words(), !noalias !6
  %.90.i = mul i64 %.4.i.i, %.333368381
  %.92.i = getelementptr i64, ptr %arg.states, i64 %.90.i
  %.121.i = mul i64 %.4.i3.i, %made.2.1383
  %.123.i = getelementptr i64, ptr %arg.successors, i64 %.121.i
  %.126.i = getelementptr i32, ptr %arg.kinds, i64 %made.2.1383
  %.7.i.i = tail call i64 @tideproof_expand(ptr %.92.i, ptr %.123.i, ptr %.126.i), !noalias !9
  %.155.i = icmp slt i64 %.7.i.i, 0
  br i1 %.155.i, label %B634, label %B308.i

B522.if.i:                                        ; preds = %B908.endif.endif.i, %B522.if.lr.ph.i
  %lsr.iv.i = phi i64 [ %2, %B522.if.lr.ph.i ], [ %lsr.iv.next.i, %B908.endif.endif.i ]
  %.2958496.i = phi i64 [ %.7.i.i, %B522.if.lr.ph.i ], [ %.305.i, %B908.endif.endif.i ]
  %.3028995.i = phi i64 [ %made.2.1383, %B522.if.lr.ph.i ], [ %.309.i, %B908.endif.endif.i ]
  %.305.i = add nsw i64 %.2958496.i, -1
  %.309.i = add i64 %.3028995.i, 1
  %.339.i = getelementptr i32, ptr %arg.kinds, i64 %.3028995.i
  %.340.i = load i32, ptr %.339.i, align 4, !noalias !0
  %.342.i = zext i32 %.340.i to i64
  %.343.i = getelementptr i64, ptr %arg.taken, i64 %.342.i
  %.344.i = load i64, ptr %.343.i, align 8, !noalias !0
  %.345.i = icmp eq i64 %.344.i, 0
  br i1 %.345.i, label %B588.i, label %B610.i

B728.endif.endif.endif.i:                         ; preds = %B610.i
  %.4.i1.i = tail call i64 @tideproof_words(), !noalias !12
  %.4.i4.i = tail call i64 @tideproof_words(), !noalias !15
  %.406.i = mul i64 %.4.i1.i, %.3028995.i
  %.408.i = getelementptr i64, ptr %arg.successors, i64 %.406.i
  %.435.i = mul i64 %.4.i4.i, %.3028995.i
  %.437.i = getelementptr i64, ptr %arg.successors, i64 %.435.i
  %.6.i.i = tail call i64 @tideproof_canonical(ptr %.408.i, ptr %.437.i), !noalias !18
  %.462.i = trunc i64 %.6.i.i to i32
  %sunkaddr113 = mul i64 %.3028995.i, 4
  %sunkaddr114 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr113
  store i32 %.462.i, ptr %sunkaddr114, align 4, !noalias !0
  br label %B908.endif.i

B908.endif.i:                                     ; preds = %B728.endif.endif.endif.i, %B610.i
  %.4.i2.i = tail call i64 @tideproof_words(), !noalias !21
  %.4.i.i.i = tail call i64 @tideproof_words(), !noalias !24
  %.11641.not.i.i = icmp slt i64 %.4.i.i.i, 1
  br i1 %.11641.not.i.i, label %B908.endif.endif.i, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B908.endif.i
  %xtraiter.i.i = and i64 %.4.i.i.i, 3
  %4 = icmp ult i64 %.4.i.i.i, 4
  br i1 %4, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.4.i.i.i, %const
  %5 = mul i64 %.4.i2.i, %lsr.iv.i
  %scevgep68 = getelementptr i8, ptr %scevgep, i64 %5
  br label %B88.if.i.i

B190.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B190.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %h.4.044.epil.init.i.i = phi i64 [ %const106, %B88.if.preheader.i.i ], [ %.161.3.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %.1224042.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %6 = shl i64 %.1224042.epil.init.i.i, 3
  %7 = mul i64 %.4.i2.i, %lsr.iv.i
  %8 = add i64 %7, %6
  %scevgep75 = getelementptr i8, ptr %arg.successors, i64 %8
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %h.4.044.epil.i.i = phi i64 [ %.161.epil.i.i, %B88.if.epil.i.i ], [ %h.4.044.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %9 = shl i64 %epil.iter.i.i, 3
  %scevgep76 = getelementptr i8, ptr %scevgep75, i64 %9
  %.156.epil.i.i = load i64, ptr %scevgep76, align 8, !noalias !29
  %.158.epil.i.i = xor i64 %.156.epil.i.i, %h.4.044.epil.i.i
  %.159.epil.i.i = mul i64 %.158.epil.i.i, %const107
  %.160.epil.i.i = lshr i64 %.159.epil.i.i, 32
  %.161.epil.i.i = xor i64 %.160.epil.i.i, %.159.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.i.i, !llvm.loop !30

B190.loopexit.i.i:                                ; preds = %B88.if.epil.i.i, %B190.loopexit.unr-lcssa.i.i
  %.161.lcssa.i.i = phi i64 [ %.161.3.i.i, %B190.loopexit.unr-lcssa.i.i ], [ %.161.epil.i.i, %B88.if.epil.i.i ]
  %10 = mul i64 %.161.lcssa.i.i, %const107
  br label %B908.endif.endif.i

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %h.4.044.i.i = phi i64 [ %const106, %B88.if.preheader.new.i.i ], [ %.161.3.i.i, %B88.if.i.i ]
  %.1224042.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.129.3.i.i, %B88.if.i.i ]
  %sunkaddr.i.i = shl i64 %.1224042.i.i, 3
  %scevgep69 = getelementptr i8, ptr %scevgep68, i64 %sunkaddr.i.i
  %scevgep74 = getelementptr i8, ptr %scevgep69, i64 -24
  %.156.i.i = load i64, ptr %scevgep74, align 8, !noalias !29
  %.158.i.i = xor i64 %.156.i.i, %h.4.044.i.i
  %.159.i.i = mul i64 %.158.i.i, %const107
  %.160.i.i = lshr i64 %.159.i.i, 32
  %11 = shl i64 %.1224042.i.i, 3
  %scevgep72 = getelementptr i8, ptr %scevgep68, i64 %11
  %scevgep73 = getelementptr i8, ptr %scevgep72, i64 -16
  %.156.1.i.i = load i64, ptr %scevgep73, align 8, !noalias !29
  %12 = xor i64 %.156.1.i.i, %.160.i.i
  %.158.1.i.i = xor i64 %12, %.159.i.i
  %.159.1.i.i = mul i64 %.158.1.i.i, %const107
  %.160.1.i.i = lshr i64 %.159.1.i.i, 32
  %13 = shl i64 %.1224042.i.i, 3
  %scevgep70 = getelementptr i8, ptr %scevgep68, i64 %13
  %scevgep71 = getelementptr i8, ptr %scevgep70, i64 -8
  %.156.2.i.i = load i64, ptr %scevgep71, align 8, !noalias !29
  %14 = xor i64 %.156.2.i.i, %.160.1.i.i
  %.158.2.i.i = xor i64 %14, %.159.1.i.i
  %.159.2.i.i = mul i64 %.158.2.i.i, %const107
  %.160.2.i.i = lshr i64 %.159.2.i.i, 32
  %.129.3.i.i = add nuw nsw i64 %.1224042.i.i, 4
  %.156.3.i.i = load i64, ptr %scevgep69, align 8, !noalias !29
  %15 = xor i64 %.156.3.i.i, %.160.2.i.i
  %.158.3.i.i = xor i64 %15, %.159.2.i.i
  %.159.3.i.i = mul i64 %.158.3.i.i, %const107
  %.160.3.i.i = lshr i64 %.159.3.i.i, 32
  %.161.3.i.i = xor i64 %.160.3.i.i, %.159.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.129.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B190.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B908.endif.endif.i:                               ; preds = %B190.loopexit.i.i, %B908.endif.i
  %h.4.0.lcssa.i.i = phi i64 [ 5551297586632261903, %B908.endif.i ], [ %10, %B190.loopexit.i.i ]
  %.175.i.i = lshr i64 %h.4.0.lcssa.i.i, 29
  %.176.i.i = xor i64 %.175.i.i, %h.4.0.lcssa.i.i
  %.524.i = getelementptr i64, ptr %arg.hashes, i64 %.3028995.i
  store i64 %.176.i.i, ptr %.524.i, align 8, !noalias !0
  %.530.i = getelementptr i32, ptr %arg.sources, i64 %.3028995.i
  store i32 %.527.i, ptr %.530.i, align 4, !noalias !0
  %lsr.iv.next.i = add i64 %lsr.iv.i, 8
  %.296.i = icmp sgt i64 %.2958496.i, 1
  br i1 %.296.i, label %B522.if.i, label %B846.if.preheader

B846.if.preheader:                                ; preds = %B908.endif.endif.i
  %16 = add i64 %.7.i.i, 1
  %scevgep77 = getelementptr i8, ptr %arg.hashes, i64 %2
  br label %B846.if

B846.if:                                          ; preds = %B846.if, %B846.if.preheader
  %lsr.iv78 = phi ptr [ %scevgep77, %B846.if.preheader ], [ %scevgep79, %B846.if ]
  %lsr.iv = phi i64 [ %16, %B846.if.preheader ], [ %lsr.iv.next, %B846.if ]
  %.604 = load i64, ptr %lsr.iv78, align 8
  %.606 = and i64 %.604, %.60
  %.608 = getelementptr i32, ptr %arg.table, i64 %.606
  tail call void @llvm.prefetch.p0(ptr %.608, i32 0, i32 3, i32 1)
  %lsr.iv.next = add i64 %lsr.iv, -1
  %scevgep79 = getelementptr i8, ptr %lsr.iv78, i64 8
  %.564 = icmp sgt i64 %lsr.iv.next, 1
  br i1 %.564, label %B846.if, label %B564.loopexit.loopexit

B970.if:                                          ; preds = %B1292, %B970.if.preheader
  %.714390392 = phi i64 [ %.721, %B1292 ], [ 0, %B970.if.preheader ]
  %.721 = add nuw nsw i64 %.714390392, 1
  %17 = shl i64 %.714390392, 3
  %scevgep80 = getelementptr i8, ptr %arg.hashes, i64 %17
  %.748 = load i64, ptr %scevgep80, align 8
  %.754 = and i64 %.748, %.60
  %.756 = getelementptr i32, ptr %arg.table, i64 %.754
  %.757 = load i32, ptr %.756, align 4
  %.758 = zext i32 %.757 to i64
  %.763.not = icmp eq i32 %.757, 0
  br i1 %.763.not, label %B1292, label %B1076

B1192.endif:                                      ; preds = %B1076
  %.4.i = tail call i64 @tideproof_words(), !noalias !32
  %.779 = and i64 %.758, %.60
  %.782 = add nsw i64 %.779, -1
  %.808 = mul i64 %.4.i, %.782
  %.810 = getelementptr i64, ptr %arg.states, i64 %.808
  tail call void @llvm.prefetch.p0(ptr %.810, i32 0, i32 3, i32 1)
  br label %B1292

B1326.endif:                                      ; preds = %B1713, %B1326.endif.preheader
  %lsr.iv82 = phi i64 [ 0, %B1326.endif.preheader ], [ %lsr.iv.next83, %B1713 ]
  %failed.2.1409 = phi i64 [ %failed.3.2, %B1713 ], [ %failed.4.0, %B1326.endif.preheader ]
  %distinct.2.1408 = phi i64 [ %distinct.3.2, %B1713 ], [ %distinct.4.0, %B1326.endif.preheader ]
  %count.3.1407 = phi i64 [ %count.4.2, %B1713 ], [ %count.2.0, %B1326.endif.preheader ]
  %.929400405 = phi i64 [ %.936, %B1713 ], [ 0, %B1326.endif.preheader ]
  %.936 = add nuw nsw i64 %.929400405, 1
  %.4.i1 = tail call i64 @tideproof_words(), !noalias !35
  %.990 = mul i64 %.4.i1, %.929400405
  %.992 = getelementptr i64, ptr %arg.successors, i64 %.990
  %.998 = getelementptr i64, ptr %arg.hashes, i64 %.929400405
  %.999 = load i64, ptr %.998, align 8
  %.20.i = lshr i64 %.999, 32
  %slot.2.031.i = and i64 %.999, %.60
  %.3532.i = getelementptr i32, ptr %arg.table, i64 %slot.2.031.i
  %.3633.i = load i32, ptr %.3532.i, align 4, !noalias !38
  %.4235.i = icmp eq i32 %.3633.i, 0
  br i1 %.4235.i, label %B1326.endif.endif, label %B212.i.preheader

B212.i.preheader:                                 ; preds = %B1326.endif
  %18 = mul i64 %.4.i1, %lsr.iv82
  %scevgep84 = getelementptr i8, ptr %scevgep81, i64 %18
  %scevgep96 = getelementptr i8, ptr %arg.successors, i64 %18
  br label %B212.i

B212.i:                                           ; preds = %B428.i, %B212.i.preheader
  %.3737.in.i = phi i32 [ %.36.i, %B428.i ], [ %.3633.i, %B212.i.preheader ]
  %slot.2.036.i = phi i64 [ %slot.2.0.i, %B428.i ], [ %slot.2.031.i, %B212.i.preheader ]
  %.3737.i = zext i32 %.3737.in.i to i64
  %19 = xor i64 %.20.i, %.3737.i
  %.66.i = and i64 %19, %notmask
  %.68.i = icmp eq i64 %.66.i, 0
  br i1 %.68.i, label %B296.endif.i, label %B428.i

B428.i:                                           ; preds = %B296.endif.endif.endif.i, %B212.i
  %.160.i = add nuw i64 %slot.2.036.i, 1
  %slot.2.0.i = and i64 %.160.i, %.60
  %.35.i = getelementptr i32, ptr %arg.table, i64 %slot.2.0.i
  %.36.i = load i32, ptr %.35.i, align 4, !noalias !38
  %.42.i = icmp eq i32 %.36.i, 0
  br i1 %.42.i, label %B1326.endif.endif, label %B212.i

B296.endif.i:                                     ; preds = %B212.i
  %.4.i.i3 = tail call i64 @tideproof_words(), !noalias !41
  %.73.i = and i64 %.3737.i, %.60
  %.76.i = add nsw i64 %.73.i, -1
  %.104.i = mul i64 %.4.i.i3, %.76.i
  %.106.i = getelementptr i64, ptr %arg.states, i64 %.104.i
  %.4.i.i.i4 = tail call i64 @tideproof_words(), !noalias !44
  %.11941.not.i.i = icmp slt i64 %.4.i.i.i4, 1
  br i1 %.11941.not.i.i, label %B1326.endif.endif, label %B88.if.preheader.i.i5

B88.if.preheader.i.i5:                            ; preds = %B296.endif.i
  %xtraiter.i.i6 = and i64 %.4.i.i.i4, 3
  %20 = icmp ult i64 %.4.i.i.i4, 4
  br i1 %20, label %B88.if.epil.preheader.i.i23, label %B88.if.preheader.new.i.i7

B88.if.preheader.new.i.i7:                        ; preds = %B88.if.preheader.i.i5
  %unroll_iter.i.i8 = and i64 %.4.i.i.i4, %const
  %21 = shl nsw i64 %.76.i, 3
  %22 = mul i64 %21, %.4.i.i3
  %scevgep15.i9 = getelementptr i8, ptr %scevgep14.i2, i64 %22
  br label %B88.if.i.i10

B134.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i10
  %lcmp.mod.not.i.i22 = icmp eq i64 %xtraiter.i.i6, 0
  br i1 %lcmp.mod.not.i.i22, label %B296.endif.endif.endif.i, label %B88.if.epil.preheader.i.i23

B88.if.epil.preheader.i.i23:                      ; preds = %B134.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i5
  %difference.2.044.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i5 ], [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %.1254042.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i5 ], [ %unroll_iter.i.i8, %B134.loopexit.unr-lcssa.i.i ]
  %23 = shl i64 %.1254042.epil.init.i.i, 3
  %scevgep4.i.i = getelementptr i8, ptr %.106.i, i64 %23
  %scevgep97 = getelementptr i8, ptr %scevgep96, i64 %23
  br label %B88.if.epil.i.i24

B88.if.epil.i.i24:                                ; preds = %B88.if.epil.i.i24, %B88.if.epil.preheader.i.i23
  %difference.2.044.epil.i.i = phi i64 [ %.165.epil.i.i, %B88.if.epil.i.i24 ], [ %difference.2.044.epil.init.i.i, %B88.if.epil.preheader.i.i23 ]
  %epil.iter.i.i25 = phi i64 [ %epil.iter.next.i.i27, %B88.if.epil.i.i24 ], [ 0, %B88.if.epil.preheader.i.i23 ]
  %24 = shl i64 %epil.iter.i.i25, 3
  %scevgep24.i = getelementptr i8, ptr %scevgep4.i.i, i64 %24
  %.159.epil.i.i26 = load i64, ptr %scevgep24.i, align 8, !noalias !49
  %scevgep98 = getelementptr i8, ptr %scevgep97, i64 %24
  %.162.epil.i.i = load i64, ptr %scevgep98, align 8, !noalias !49
  %.163.epil.i.i = xor i64 %.162.epil.i.i, %.159.epil.i.i26
  %.165.epil.i.i = or i64 %.163.epil.i.i, %difference.2.044.epil.i.i
  %epil.iter.next.i.i27 = add i64 %epil.iter.i.i25, 1
  %epil.iter.cmp.not.i.i28 = icmp eq i64 %xtraiter.i.i6, %epil.iter.next.i.i27
  br i1 %epil.iter.cmp.not.i.i28, label %B296.endif.endif.endif.i, label %B88.if.epil.i.i24, !llvm.loop !50

B88.if.i.i10:                                     ; preds = %B88.if.i.i10, %B88.if.preheader.new.i.i7
  %difference.2.044.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i7 ], [ %.165.3.i.i, %B88.if.i.i10 ]
  %.1254042.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i7 ], [ %.132.3.i.i, %B88.if.i.i10 ]
  %sunkaddr.i.i11 = shl i64 %.1254042.i.i, 3
  %scevgep21.i = getelementptr i8, ptr %scevgep15.i9, i64 %sunkaddr.i.i11
  %scevgep22.i = getelementptr i8, ptr %scevgep21.i, i64 -24
  %.159.i.i12 = load i64, ptr %scevgep22.i, align 8, !noalias !49
  %scevgep90 = getelementptr i8, ptr %scevgep84, i64 %sunkaddr.i.i11
  %scevgep91 = getelementptr i8, ptr %scevgep90, i64 -24
  %.162.i.i = load i64, ptr %scevgep91, align 8, !noalias !49
  %.163.i.i = xor i64 %.162.i.i, %.159.i.i12
  %.165.i.i = or i64 %.163.i.i, %difference.2.044.i.i
  %25 = shl i64 %.1254042.i.i, 3
  %scevgep94 = getelementptr i8, ptr %scevgep15.i9, i64 %25
  %scevgep95 = getelementptr i8, ptr %scevgep94, i64 -16
  %.159.1.i.i15 = load i64, ptr %scevgep95, align 8, !noalias !49
  %26 = shl i64 %.1254042.i.i, 3
  %scevgep88 = getelementptr i8, ptr %scevgep84, i64 %26
  %scevgep89 = getelementptr i8, ptr %scevgep88, i64 -16
  %.162.1.i.i = load i64, ptr %scevgep89, align 8, !noalias !49
  %.163.1.i.i = xor i64 %.162.1.i.i, %.159.1.i.i15
  %.165.1.i.i = or i64 %.165.i.i, %.163.1.i.i
  %27 = shl i64 %.1254042.i.i, 3
  %scevgep92 = getelementptr i8, ptr %scevgep15.i9, i64 %27
  %scevgep93 = getelementptr i8, ptr %scevgep92, i64 -8
  %.159.2.i.i18 = load i64, ptr %scevgep93, align 8, !noalias !49
  %28 = shl i64 %.1254042.i.i, 3
  %scevgep86 = getelementptr i8, ptr %scevgep84, i64 %28
  %scevgep87 = getelementptr i8, ptr %scevgep86, i64 -8
  %.162.2.i.i = load i64, ptr %scevgep87, align 8, !noalias !49
  %.163.2.i.i = xor i64 %.162.2.i.i, %.159.2.i.i18
  %.165.2.i.i = or i64 %.165.1.i.i, %.163.2.i.i
  %.132.3.i.i = add nuw nsw i64 %.1254042.i.i, 4
  %.159.3.i.i20 = load i64, ptr %scevgep21.i, align 8, !noalias !49
  %29 = shl i64 %.1254042.i.i, 3
  %scevgep85 = getelementptr i8, ptr %scevgep84, i64 %29
  %.162.3.i.i = load i64, ptr %scevgep85, align 8, !noalias !49
  %.163.3.i.i = xor i64 %.162.3.i.i, %.159.3.i.i20
  %.165.3.i.i = or i64 %.165.2.i.i, %.163.3.i.i
  %niter.ncmp.3.i.i21 = icmp eq i64 %unroll_iter.i.i8, %.132.3.i.i
  br i1 %niter.ncmp.3.i.i21, label %B134.loopexit.unr-lcssa.i.i, label %B88.if.i.i10

B296.endif.endif.endif.i:                         ; preds = %B88.if.epil.i.i24, %B134.loopexit.unr-lcssa.i.i
  %.165.lcssa.i.i = phi i64 [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ], [ %.165.epil.i.i, %B88.if.epil.i.i24 ]
  %.not.i = icmp eq i64 %.165.lcssa.i.i, 0
  br i1 %.not.i, label %B1326.endif.endif, label %B428.i

B1326.endif.endif:                                ; preds = %B296.endif.endif.endif.i, %B296.endif.i, %B428.i, %B1326.endif
  %storemerge.i = phi i64 [ %slot.2.031.i, %B1326.endif ], [ %slot.2.036.i, %B296.endif.i ], [ %slot.2.036.i, %B296.endif.endif.endif.i ], [ %slot.2.0.i, %B428.i ]
  %.1038 = getelementptr i32, ptr %arg.table, i64 %storemerge.i
  %.1039 = load i32, ptr %.1038, align 4
  %.1041.not = icmp eq i32 %.1039, 0
  br i1 %.1041.not, label %B1496.endif, label %B1713

B1496.endif:                                      ; preds = %B1326.endif.endif
  %.11.i = and i64 %.20.i, %notmask
  %.12.i = add i64 %count.3.1407, 1
  %.13.i = or i64 %.11.i, %.12.i
  %.14.i = trunc i64 %.13.i to i32
  %sunkaddr115 = mul i64 %storemerge.i, 4
  %sunkaddr116 = getelementptr i8, ptr %arg.table, i64 %sunkaddr115
  store i32 %.14.i, ptr %sunkaddr116, align 4
  %.1108 = getelementptr i32, ptr %arg.weights, i64 %.929400405
  %.1109 = load i32, ptr %.1108, align 4
  %.1110 = zext i32 %.1109 to i64
  %.1124 = getelementptr i32, ptr %arg.sources, i64 %.929400405
  %.1125 = load i32, ptr %.1124, align 4
  %.4.i.i30 = tail call i64 @tideproof_words(), !noalias !51
  %.14093.not.i = icmp slt i64 %.4.i.i30, 1
  br i1 %.14093.not.i, label %B148.i, label %B60.endif.preheader.i

B60.endif.preheader.i:                            ; preds = %B1496.endif
  %30 = shl i64 %count.3.1407, 3
  %31 = mul i64 %.4.i1, %lsr.iv82
  %scevgep100 = getelementptr i8, ptr %arg.successors, i64 %31
  br label %B60.endif.i

B148.i:                                           ; preds = %B60.endif.i, %B1496.endif
  %32 = icmp eq i64 %arg.reduced, 0
  br i1 %32, label %B222.i, label %B186.i

B186.i:                                           ; preds = %B148.i
  %33 = trunc i64 %.1110 to i32
  %.225.i = trunc i32 %33 to i8
  %.230.i = getelementptr i8, ptr %arg.orbit_sizes, i64 %count.3.1407
  store i8 %.225.i, ptr %.230.i, align 1, !noalias !56
  br label %B222.i

B222.i:                                           ; preds = %B186.i, %B148.i
  %.242.i = and i64 %count.3.1407, 63
  %.243.i = icmp eq i64 %.242.i, 0
  br i1 %.243.i, label %B324.i, label %B386.endif.i

B324.i:                                           ; preds = %B222.i
  %34 = lshr exact i64 %count.3.1407, 4
  %.249.i = getelementptr i8, ptr %arg.parents, i64 %34
  store i32 %.1125, ptr %.249.i, align 4, !noalias !56
  br label %B386.endif.i

B574.i:                                           ; preds = %B502.if.i
  %sunkaddr117 = mul i64 %.38298100.i, 8
  %sunkaddr118 = getelementptr i8, ptr %arg.first_failing, i64 %sunkaddr117
  store i64 %count.3.1407, ptr %sunkaddr118, align 8, !noalias !56
  br label %B584.i

B584.i:                                           ; preds = %B502.if.i, %B574.i
  %.389.1.i = add nuw nsw i64 %.38298100.i, 2
  %35 = shl nuw i64 2, %.38298100.i
  %36 = and i64 %35, %.290.i
  %.421.not.1.i = icmp eq i64 %36, 0
  br i1 %.421.not.1.i, label %B584.1.i, label %B574.1.i

B574.1.i:                                         ; preds = %B584.i
  %sunkaddr119 = mul i64 %.38298100.i, 8
  %sunkaddr120 = getelementptr i8, ptr %arg.first_failing, i64 %sunkaddr119
  %sunkaddr121 = getelementptr i8, ptr %sunkaddr120, i64 8
  store i64 %count.3.1407, ptr %sunkaddr121, align 8, !noalias !56
  br label %B584.1.i

B584.1.i:                                         ; preds = %B574.1.i, %B584.i
  %exitcond105.not.1.i = icmp eq i64 %.389.1.i, 64
  br i1 %exitcond105.not.1.i, label %B1496.endif.endif, label %B502.if.i

B60.endif.i:                                      ; preds = %B60.endif.i, %B60.endif.preheader.i
  %.1469294.i = phi i64 [ %.153.i, %B60.endif.i ], [ 0, %B60.endif.preheader.i ]
  %37 = shl i64 %.1469294.i, 3
  %scevgep101 = getelementptr i8, ptr %scevgep100, i64 %37
  %.180.i = load i64, ptr %scevgep101, align 8, !noalias !56
  %.4.i1.i31 = tail call i64 @tideproof_words(), !noalias !57
  %.153.i = add nuw nsw i64 %.1469294.i, 1
  %38 = mul i64 %30, %.4.i1.i31
  %scevgep5.i = getelementptr i8, ptr %arg.states, i64 %38
  %39 = shl i64 %.1469294.i, 3
  %scevgep99 = getelementptr i8, ptr %scevgep5.i, i64 %39
  store i64 %.180.i, ptr %scevgep99, align 8, !noalias !56
  %exitcond.not.i = icmp eq i64 %.4.i.i30, %.153.i
  br i1 %exitcond.not.i, label %B148.i, label %B60.endif.i

B386.endif.i:                                     ; preds = %B324.i, %B222.i
  %.5.i.i = tail call i64 @tideproof_check(ptr %.992), !noalias !60
  %.289.i = xor i64 %failed.2.1409, -1
  %.290.i = and i64 %.5.i.i, %.289.i
  %.295.not.i = icmp eq i64 %.290.i, 0
  br i1 %.295.not.i, label %B1496.endif.endif, label %B502.if.i.preheader

B502.if.i.preheader:                              ; preds = %B386.endif.i
  br label %B502.if.i

B502.if.i:                                        ; preds = %B502.if.i.preheader, %B584.1.i
  %.38298100.i = phi i64 [ %.389.1.i, %B584.1.i ], [ 0, %B502.if.i.preheader ]
  %40 = shl nuw i64 1, %.38298100.i
  %41 = and i64 %40, %.290.i
  %.421.not.i = icmp eq i64 %41, 0
  br i1 %.421.not.i, label %B584.i, label %B574.i

B1496.endif.endif:                                ; preds = %B386.endif.i, %B584.1.i
  %.444.i = or i64 %.5.i.i, %failed.2.1409
  %.1112 = add i64 %distinct.2.1408, %.1110
  br label %B1713
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #0

declare i64 @tideproof_words() local_unnamed_addr

declare i64 @tideproof_expand(ptr, ptr, ptr) local_unnamed_addr

declare i64 @tideproof_canonical(ptr, ptr) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #1

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

define internal noundef i32 @_ZN9tideproof10properties7engines10exhaustive6kernel12index_statesB3v13B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2ayyy(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr readonly captures(none) %arg.states, ptr captures(none) %arg.table, i64 %arg.bits, i64 %arg.first, i64 %arg.stop) {
entry:
  %notmask = shl nsw i64 -1, %arg.bits
  %.19 = xor i64 %notmask, -1
  %.63 = sub i64 %arg.stop, %arg.first
  %.10878.not = icmp slt i64 %.63, 1
  br i1 %.10878.not, label %common.ret, label %B134.if.preheader

B134.if.preheader:                                ; preds = %entry
  %const89 = bitcast i64 -2960836687051489901 to i64
  %const88 = bitcast i64 -7046029254386353131 to i64
  %const87 = bitcast i64 9223372036854775804 to i64
  %const = bitcast i64 5551297586632261903 to i64
  %scevgep = getelementptr i8, ptr %arg.states, i64 24
  %0 = shl i64 %arg.first, 3
  %1 = add i64 %0, 128
  %scevgep74 = getelementptr i8, ptr %arg.states, i64 24
  br label %B134.if

B432:                                             ; preds = %B432.preheader, %B432
  %slot.2.1 = phi i64 [ %.293, %B432 ], [ %.277, %B432.preheader ]
  %.291 = add nuw i64 %slot.2.1, 1
  %.293 = and i64 %.291, %.19
  %.299 = getelementptr i32, ptr %arg.table, i64 %.293
  %.300 = load i32, ptr %.299, align 4
  %.302.not = icmp eq i32 %.300, 0
  br i1 %.302.not, label %B524.endif, label %B432

common.ret:                                       ; preds = %B524.endif, %entry
  store i64 0, ptr %retptr, align 8
  ret i32 0

B134.if:                                          ; preds = %B524.endif, %B134.if.preheader
  %lsr.iv75 = phi i64 [ %0, %B134.if.preheader ], [ %lsr.iv.next76, %B524.endif ]
  %lsr.iv = phi i64 [ %1, %B134.if.preheader ], [ %lsr.iv.next, %B524.endif ]
  %.1076880 = phi i64 [ %.117, %B524.endif ], [ %.63, %B134.if.preheader ]
  %.1147379 = phi i64 [ %.121, %B524.endif ], [ %arg.first, %B134.if.preheader ]
  %.117 = add nsw i64 %.1076880, -1
  %.121 = add i64 %.1147379, 1
  %.151 = add i64 %.1147379, 16
  %.153 = icmp ult i64 %.151, %arg.stop
  br i1 %.153, label %B156.endif, label %B284.endif

B156.endif:                                       ; preds = %B134.if
  %.4.i = tail call i64 @tideproof_words(), !noalias !63
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !66
  %.11641.not.i = icmp slt i64 %.4.i.i, 1
  br i1 %.11641.not.i, label %B156.endif.endif, label %B88.if.preheader.i

B88.if.preheader.i:                               ; preds = %B156.endif
  %xtraiter.i = and i64 %.4.i.i, 3
  %2 = icmp ult i64 %.4.i.i, 4
  br i1 %2, label %B88.if.epil.preheader.i, label %B88.if.preheader.new.i

B88.if.preheader.new.i:                           ; preds = %B88.if.preheader.i
  %unroll_iter.i = and i64 %.4.i.i, %const87
  %3 = mul i64 %.4.i, %lsr.iv
  %scevgep64 = getelementptr i8, ptr %scevgep, i64 %3
  br label %B88.if.i

B190.loopexit.unr-lcssa.i:                        ; preds = %B88.if.i
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B190.loopexit.i, label %B88.if.epil.preheader.i

B88.if.epil.preheader.i:                          ; preds = %B190.loopexit.unr-lcssa.i, %B88.if.preheader.i
  %h.4.044.epil.init.i = phi i64 [ %const88, %B88.if.preheader.i ], [ %.161.3.i, %B190.loopexit.unr-lcssa.i ]
  %.1224042.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %unroll_iter.i, %B190.loopexit.unr-lcssa.i ]
  %4 = shl i64 %.1224042.epil.init.i, 3
  %5 = mul i64 %.4.i, %lsr.iv
  %6 = add i64 %5, %4
  %scevgep72 = getelementptr i8, ptr %arg.states, i64 %6
  br label %B88.if.epil.i

B88.if.epil.i:                                    ; preds = %B88.if.epil.i, %B88.if.epil.preheader.i
  %h.4.044.epil.i = phi i64 [ %.161.epil.i, %B88.if.epil.i ], [ %h.4.044.epil.init.i, %B88.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B88.if.epil.i ], [ 0, %B88.if.epil.preheader.i ]
  %7 = shl i64 %epil.iter.i, 3
  %scevgep73 = getelementptr i8, ptr %scevgep72, i64 %7
  %.156.epil.i = load i64, ptr %scevgep73, align 8, !noalias !71
  %.158.epil.i = xor i64 %.156.epil.i, %h.4.044.epil.i
  %.159.epil.i = mul i64 %.158.epil.i, %const89
  %.160.epil.i = lshr i64 %.159.epil.i, 32
  %.161.epil.i = xor i64 %.160.epil.i, %.159.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B190.loopexit.i, label %B88.if.epil.i, !llvm.loop !72

B190.loopexit.i:                                  ; preds = %B88.if.epil.i, %B190.loopexit.unr-lcssa.i
  %.161.lcssa.i = phi i64 [ %.161.3.i, %B190.loopexit.unr-lcssa.i ], [ %.161.epil.i, %B88.if.epil.i ]
  %8 = mul i64 %.161.lcssa.i, %const89
  br label %B156.endif.endif

B88.if.i:                                         ; preds = %B88.if.i, %B88.if.preheader.new.i
  %h.4.044.i = phi i64 [ %const88, %B88.if.preheader.new.i ], [ %.161.3.i, %B88.if.i ]
  %.1224042.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.129.3.i, %B88.if.i ]
  %sunkaddr.i = shl i64 %.1224042.i, 3
  %scevgep70 = getelementptr i8, ptr %scevgep64, i64 %sunkaddr.i
  %scevgep71 = getelementptr i8, ptr %scevgep70, i64 -24
  %.156.i = load i64, ptr %scevgep71, align 8, !noalias !71
  %.158.i = xor i64 %.156.i, %h.4.044.i
  %.159.i = mul i64 %.158.i, %const89
  %.160.i = lshr i64 %.159.i, 32
  %9 = shl i64 %.1224042.i, 3
  %scevgep68 = getelementptr i8, ptr %scevgep64, i64 %9
  %scevgep69 = getelementptr i8, ptr %scevgep68, i64 -16
  %.156.1.i = load i64, ptr %scevgep69, align 8, !noalias !71
  %10 = xor i64 %.156.1.i, %.160.i
  %.158.1.i = xor i64 %10, %.159.i
  %.159.1.i = mul i64 %.158.1.i, %const89
  %.160.1.i = lshr i64 %.159.1.i, 32
  %11 = shl i64 %.1224042.i, 3
  %scevgep66 = getelementptr i8, ptr %scevgep64, i64 %11
  %scevgep67 = getelementptr i8, ptr %scevgep66, i64 -8
  %.156.2.i = load i64, ptr %scevgep67, align 8, !noalias !71
  %12 = xor i64 %.156.2.i, %.160.1.i
  %.158.2.i = xor i64 %12, %.159.1.i
  %.159.2.i = mul i64 %.158.2.i, %const89
  %.160.2.i = lshr i64 %.159.2.i, 32
  %.129.3.i = add nuw nsw i64 %.1224042.i, 4
  %13 = shl i64 %.1224042.i, 3
  %scevgep65 = getelementptr i8, ptr %scevgep64, i64 %13
  %.156.3.i = load i64, ptr %scevgep65, align 8, !noalias !71
  %14 = xor i64 %.156.3.i, %.160.2.i
  %.158.3.i = xor i64 %14, %.159.2.i
  %.159.3.i = mul i64 %.158.3.i, %const89
  %.160.3.i = lshr i64 %.159.3.i, 32
  %.161.3.i = xor i64 %.160.3.i, %.159.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.129.3.i
  br i1 %niter.ncmp.3.i, label %B190.loopexit.unr-lcssa.i, label %B88.if.i

B156.endif.endif:                                 ; preds = %B190.loopexit.i, %B156.endif
  %h.4.0.lcssa.i = phi i64 [ %const, %B156.endif ], [ %8, %B190.loopexit.i ]
  %.175.i = lshr i64 %h.4.0.lcssa.i, 29
  %.176.i = xor i64 %.175.i, %h.4.0.lcssa.i
  %.212 = and i64 %.176.i, %.19
  %.214 = getelementptr i32, ptr %arg.table, i64 %.212
  tail call void @llvm.prefetch.p0(ptr %.214, i32 0, i32 3, i32 1)
  br label %B284.endif

B284.endif:                                       ; preds = %B156.endif.endif, %B134.if
  %.4.i1 = tail call i64 @tideproof_words(), !noalias !73
  %.4.i.i2 = tail call i64 @tideproof_words(), !noalias !76
  %.11641.not.i3 = icmp slt i64 %.4.i.i2, 1
  br i1 %.11641.not.i3, label %B284.endif.endif, label %B88.if.preheader.i4

B88.if.preheader.i4:                              ; preds = %B284.endif
  %xtraiter.i5 = and i64 %.4.i.i2, 3
  %15 = icmp ult i64 %.4.i.i2, 4
  br i1 %15, label %B88.if.epil.preheader.i43, label %B88.if.preheader.new.i6

B88.if.preheader.new.i6:                          ; preds = %B88.if.preheader.i4
  %unroll_iter.i7 = and i64 %.4.i.i2, %const87
  %16 = mul i64 %.4.i1, %lsr.iv75
  %scevgep77 = getelementptr i8, ptr %scevgep74, i64 %16
  br label %B88.if.i8

B190.loopexit.unr-lcssa.i41:                      ; preds = %B88.if.i8
  %lcmp.mod.not.i42 = icmp eq i64 %xtraiter.i5, 0
  br i1 %lcmp.mod.not.i42, label %B190.loopexit.i58, label %B88.if.epil.preheader.i43

B88.if.epil.preheader.i43:                        ; preds = %B190.loopexit.unr-lcssa.i41, %B88.if.preheader.i4
  %h.4.044.epil.init.i44 = phi i64 [ %const88, %B88.if.preheader.i4 ], [ %.161.3.i39, %B190.loopexit.unr-lcssa.i41 ]
  %.1224042.epil.init.i45 = phi i64 [ 0, %B88.if.preheader.i4 ], [ %unroll_iter.i7, %B190.loopexit.unr-lcssa.i41 ]
  %17 = shl i64 %.1224042.epil.init.i45, 3
  %18 = mul i64 %.4.i1, %lsr.iv75
  %19 = add i64 %18, %17
  %scevgep85 = getelementptr i8, ptr %arg.states, i64 %19
  br label %B88.if.epil.i47

B88.if.epil.i47:                                  ; preds = %B88.if.epil.i47, %B88.if.epil.preheader.i43
  %h.4.044.epil.i48 = phi i64 [ %.161.epil.i55, %B88.if.epil.i47 ], [ %h.4.044.epil.init.i44, %B88.if.epil.preheader.i43 ]
  %epil.iter.i49 = phi i64 [ %epil.iter.next.i56, %B88.if.epil.i47 ], [ 0, %B88.if.epil.preheader.i43 ]
  %20 = shl i64 %epil.iter.i49, 3
  %scevgep86 = getelementptr i8, ptr %scevgep85, i64 %20
  %.156.epil.i51 = load i64, ptr %scevgep86, align 8, !noalias !81
  %.158.epil.i52 = xor i64 %.156.epil.i51, %h.4.044.epil.i48
  %.159.epil.i53 = mul i64 %.158.epil.i52, %const89
  %.160.epil.i54 = lshr i64 %.159.epil.i53, 32
  %.161.epil.i55 = xor i64 %.160.epil.i54, %.159.epil.i53
  %epil.iter.next.i56 = add i64 %epil.iter.i49, 1
  %epil.iter.cmp.not.i57 = icmp eq i64 %xtraiter.i5, %epil.iter.next.i56
  br i1 %epil.iter.cmp.not.i57, label %B190.loopexit.i58, label %B88.if.epil.i47, !llvm.loop !72

B190.loopexit.i58:                                ; preds = %B88.if.epil.i47, %B190.loopexit.unr-lcssa.i41
  %.161.lcssa.i59 = phi i64 [ %.161.3.i39, %B190.loopexit.unr-lcssa.i41 ], [ %.161.epil.i55, %B88.if.epil.i47 ]
  %21 = mul i64 %.161.lcssa.i59, %const89
  br label %B284.endif.endif

B88.if.i8:                                        ; preds = %B88.if.i8, %B88.if.preheader.new.i6
  %h.4.044.i9 = phi i64 [ %const88, %B88.if.preheader.new.i6 ], [ %.161.3.i39, %B88.if.i8 ]
  %.1224042.i10 = phi i64 [ 0, %B88.if.preheader.new.i6 ], [ %.129.3.i31, %B88.if.i8 ]
  %sunkaddr.i11 = shl i64 %.1224042.i10, 3
  %scevgep83 = getelementptr i8, ptr %scevgep77, i64 %sunkaddr.i11
  %scevgep84 = getelementptr i8, ptr %scevgep83, i64 -24
  %.156.i13 = load i64, ptr %scevgep84, align 8, !noalias !81
  %.158.i14 = xor i64 %.156.i13, %h.4.044.i9
  %.159.i15 = mul i64 %.158.i14, %const89
  %.160.i16 = lshr i64 %.159.i15, 32
  %22 = shl i64 %.1224042.i10, 3
  %scevgep81 = getelementptr i8, ptr %scevgep77, i64 %22
  %scevgep82 = getelementptr i8, ptr %scevgep81, i64 -16
  %.156.1.i20 = load i64, ptr %scevgep82, align 8, !noalias !81
  %23 = xor i64 %.156.1.i20, %.160.i16
  %.158.1.i21 = xor i64 %23, %.159.i15
  %.159.1.i22 = mul i64 %.158.1.i21, %const89
  %.160.1.i23 = lshr i64 %.159.1.i22, 32
  %24 = shl i64 %.1224042.i10, 3
  %scevgep79 = getelementptr i8, ptr %scevgep77, i64 %24
  %scevgep80 = getelementptr i8, ptr %scevgep79, i64 -8
  %.156.2.i27 = load i64, ptr %scevgep80, align 8, !noalias !81
  %25 = xor i64 %.156.2.i27, %.160.1.i23
  %.158.2.i28 = xor i64 %25, %.159.1.i22
  %.159.2.i29 = mul i64 %.158.2.i28, %const89
  %.160.2.i30 = lshr i64 %.159.2.i29, 32
  %.129.3.i31 = add nuw nsw i64 %.1224042.i10, 4
  %26 = shl i64 %.1224042.i10, 3
  %scevgep78 = getelementptr i8, ptr %scevgep77, i64 %26
  %.156.3.i35 = load i64, ptr %scevgep78, align 8, !noalias !81
  %27 = xor i64 %.156.3.i35, %.160.2.i30
  %.158.3.i36 = xor i64 %27, %.159.2.i29
  %.159.3.i37 = mul i64 %.158.3.i36, %const89
  %.160.3.i38 = lshr i64 %.159.3.i37, 32
  %.161.3.i39 = xor i64 %.160.3.i38, %.159.3.i37
  %niter.ncmp.3.i40 = icmp eq i64 %unroll_iter.i7, %.129.3.i31
  br i1 %niter.ncmp.3.i40, label %B190.loopexit.unr-lcssa.i41, label %B88.if.i8

B284.endif.endif:                                 ; preds = %B190.loopexit.i58, %B284.endif
  %h.4.0.lcssa.i60 = phi i64 [ %const, %B284.endif ], [ %21, %B190.loopexit.i58 ]
  %.175.i61 = lshr i64 %h.4.0.lcssa.i60, 29
  %.176.i62 = xor i64 %.175.i61, %h.4.0.lcssa.i60
  %.277 = and i64 %.176.i62, %.19
  %.285 = getelementptr i32, ptr %arg.table, i64 %.277
  %.286 = load i32, ptr %.285, align 4
  %.288.not = icmp eq i32 %.286, 0
  br i1 %.288.not, label %B524.endif, label %B432.preheader

B432.preheader:                                   ; preds = %B284.endif.endif
  br label %B432

B524.endif:                                       ; preds = %B284.endif.endif, %B432
  %slot.3.2 = phi i64 [ %.277, %B284.endif.endif ], [ %.293, %B432 ]
  %.9.i = lshr i64 %.176.i62, 32
  %.11.i = and i64 %.9.i, %notmask
  %.13.i = or i64 %.11.i, %.121
  %.14.i = trunc i64 %.13.i to i32
  %.340 = getelementptr i32, ptr %arg.table, i64 %slot.3.2
  store i32 %.14.i, ptr %.340, align 4
  %lsr.iv.next = add i64 %lsr.iv, 8
  %lsr.iv.next76 = add i64 %lsr.iv75, 8
  %.108 = icmp sgt i64 %.1076880, 1
  br i1 %.108, label %B134.if, label %common.ret
}

; Function Attrs: nounwind
define i64 @tideproof_index_states(ptr %a0, ptr %a1, i64 %a2, i64 %a3, i64 %a4) #2 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive6kernel12index_statesB3v13B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2ayyy(ptr %result, ptr %exception, ptr %a0, ptr %a1, i64 %a2, i64 %a3, i64 %a4)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines10exhaustive6kernel10find_stateB3v14B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2ay9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr readonly captures(none) %arg.states, ptr readonly captures(none) %arg.table, i64 %arg.bits, ptr readonly captures(none) %arg.state) {
entry:
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !82
  %.11641.not.i = icmp slt i64 %.4.i.i, 1
  br i1 %.11641.not.i, label %B0.endif, label %B88.if.preheader.i

B88.if.preheader.i:                               ; preds = %entry
  %const26 = bitcast i64 -2960836687051489901 to i64
  %const25 = bitcast i64 -7046029254386353131 to i64
  %xtraiter.i = and i64 %.4.i.i, 3
  %0 = icmp ult i64 %.4.i.i, 4
  br i1 %0, label %B88.if.epil.preheader.i, label %B88.if.preheader.new.i

B88.if.preheader.new.i:                           ; preds = %B88.if.preheader.i
  %const = bitcast i64 9223372036854775804 to i64
  %unroll_iter.i = and i64 %.4.i.i, %const
  br label %B88.if.i

B190.loopexit.unr-lcssa.i:                        ; preds = %B88.if.i
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B190.loopexit.i, label %B88.if.epil.preheader.i

B88.if.epil.preheader.i:                          ; preds = %B190.loopexit.unr-lcssa.i, %B88.if.preheader.i
  %h.4.044.epil.init.i = phi i64 [ %const25, %B88.if.preheader.i ], [ %.161.3.i, %B190.loopexit.unr-lcssa.i ]
  %.1224042.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %unroll_iter.i, %B190.loopexit.unr-lcssa.i ]
  %1 = shl i64 %.1224042.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.state, i64 %1
  br label %B88.if.epil.i

B88.if.epil.i:                                    ; preds = %B88.if.epil.i, %B88.if.epil.preheader.i
  %h.4.044.epil.i = phi i64 [ %.161.epil.i, %B88.if.epil.i ], [ %h.4.044.epil.init.i, %B88.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B88.if.epil.i ], [ 0, %B88.if.epil.preheader.i ]
  %2 = shl i64 %epil.iter.i, 3
  %scevgep15 = getelementptr i8, ptr %scevgep.i, i64 %2
  %.156.epil.i = load i64, ptr %scevgep15, align 8, !noalias !87
  %.158.epil.i = xor i64 %.156.epil.i, %h.4.044.epil.i
  %.159.epil.i = mul i64 %.158.epil.i, %const26
  %.160.epil.i = lshr i64 %.159.epil.i, 32
  %.161.epil.i = xor i64 %.160.epil.i, %.159.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B190.loopexit.i, label %B88.if.epil.i, !llvm.loop !88

B190.loopexit.i:                                  ; preds = %B88.if.epil.i, %B190.loopexit.unr-lcssa.i
  %.161.lcssa.i = phi i64 [ %.161.3.i, %B190.loopexit.unr-lcssa.i ], [ %.161.epil.i, %B88.if.epil.i ]
  %3 = mul i64 %.161.lcssa.i, %const26
  br label %B0.endif

B88.if.i:                                         ; preds = %B88.if.i, %B88.if.preheader.new.i
  %h.4.044.i = phi i64 [ %const25, %B88.if.preheader.new.i ], [ %.161.3.i, %B88.if.i ]
  %.1224042.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.129.3.i, %B88.if.i ]
  %sunkaddr = mul i64 %.1224042.i, 8
  %sunkaddr27 = getelementptr i8, ptr %arg.state, i64 %sunkaddr
  %.156.i = load i64, ptr %sunkaddr27, align 8, !noalias !87
  %.158.i = xor i64 %.156.i, %h.4.044.i
  %.159.i = mul i64 %.158.i, %const26
  %.160.i = lshr i64 %.159.i, 32
  %sunkaddr28 = mul i64 %.1224042.i, 8
  %sunkaddr29 = getelementptr i8, ptr %arg.state, i64 %sunkaddr28
  %sunkaddr30 = getelementptr i8, ptr %sunkaddr29, i64 8
  %.156.1.i = load i64, ptr %sunkaddr30, align 8, !noalias !87
  %4 = xor i64 %.156.1.i, %.160.i
  %.158.1.i = xor i64 %4, %.159.i
  %.159.1.i = mul i64 %.158.1.i, %const26
  %.160.1.i = lshr i64 %.159.1.i, 32
  %sunkaddr31 = mul i64 %.1224042.i, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.state, i64 %sunkaddr31
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 16
  %.156.2.i = load i64, ptr %sunkaddr33, align 8, !noalias !87
  %5 = xor i64 %.156.2.i, %.160.1.i
  %.158.2.i = xor i64 %5, %.159.1.i
  %.159.2.i = mul i64 %.158.2.i, %const26
  %.160.2.i = lshr i64 %.159.2.i, 32
  %.129.3.i = add nuw nsw i64 %.1224042.i, 4
  %sunkaddr34 = mul i64 %.1224042.i, 8
  %sunkaddr35 = getelementptr i8, ptr %arg.state, i64 %sunkaddr34
  %sunkaddr36 = getelementptr i8, ptr %sunkaddr35, i64 24
  %.156.3.i = load i64, ptr %sunkaddr36, align 8, !noalias !87
  %6 = xor i64 %.156.3.i, %.160.2.i
  %.158.3.i = xor i64 %6, %.159.2.i
  %.159.3.i = mul i64 %.158.3.i, %const26
  %.160.3.i = lshr i64 %.159.3.i, 32
  %.161.3.i = xor i64 %.160.3.i, %.159.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.129.3.i
  br i1 %niter.ncmp.3.i, label %B190.loopexit.unr-lcssa.i, label %B88.if.i

B0.endif:                                         ; preds = %B190.loopexit.i, %entry
  %h.4.0.lcssa.i = phi i64 [ 5551297586632261903, %entry ], [ %3, %B190.loopexit.i ]
  %.175.i = lshr i64 %h.4.0.lcssa.i, 29
  %.176.i = xor i64 %.175.i, %h.4.0.lcssa.i
  %notmask.i = shl nsw i64 -1, %arg.bits
  %.16.i = xor i64 %notmask.i, -1
  %.20.i = lshr i64 %.176.i, 32
  %slot.2.031.i = and i64 %.176.i, %.16.i
  %.3532.i = getelementptr i32, ptr %arg.table, i64 %slot.2.031.i
  %.3633.i = load i32, ptr %.3532.i, align 4, !noalias !89
  %.4235.i = icmp eq i32 %.3633.i, 0
  br i1 %.4235.i, label %common.ret, label %B212.preheader.i

B212.preheader.i:                                 ; preds = %B0.endif
  %const24 = bitcast i64 9223372036854775804 to i64
  %scevgep14.i = getelementptr i8, ptr %arg.states, i64 24
  br label %B212.i

B212.i:                                           ; preds = %B428.i, %B212.preheader.i
  %.3737.in.i = phi i32 [ %.36.i, %B428.i ], [ %.3633.i, %B212.preheader.i ]
  %slot.2.036.i = phi i64 [ %slot.2.0.i, %B428.i ], [ %slot.2.031.i, %B212.preheader.i ]
  %.3737.i = zext i32 %.3737.in.i to i64
  %7 = xor i64 %.20.i, %.3737.i
  %.66.i = and i64 %7, %notmask.i
  %.68.i = icmp eq i64 %.66.i, 0
  br i1 %.68.i, label %B296.endif.i, label %B428.i

B428.i:                                           ; preds = %B296.endif.endif.endif.i, %B212.i
  %.160.i1 = add nuw i64 %slot.2.036.i, 1
  %slot.2.0.i = and i64 %.160.i1, %.16.i
  %.35.i = getelementptr i32, ptr %arg.table, i64 %slot.2.0.i
  %.36.i = load i32, ptr %.35.i, align 4, !noalias !89
  %.42.i = icmp eq i32 %.36.i, 0
  br i1 %.42.i, label %common.ret, label %B212.i

B296.endif.i:                                     ; preds = %B212.i
  %.4.i.i2 = tail call i64 @tideproof_words(), !noalias !92
  %.73.i = and i64 %.3737.i, %.16.i
  %.76.i = add nsw i64 %.73.i, -1
  %.104.i = mul i64 %.4.i.i2, %.76.i
  %.106.i = getelementptr i64, ptr %arg.states, i64 %.104.i
  %.4.i.i.i = tail call i64 @tideproof_words(), !noalias !95
  %.11941.not.i.i = icmp slt i64 %.4.i.i.i, 1
  br i1 %.11941.not.i.i, label %common.ret, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B296.endif.i
  %xtraiter.i.i = and i64 %.4.i.i.i, 3
  %8 = icmp ult i64 %.4.i.i.i, 4
  br i1 %8, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.4.i.i.i, %const24
  %9 = shl nsw i64 %.76.i, 3
  %10 = mul i64 %9, %.4.i.i2
  %scevgep15.i = getelementptr i8, ptr %scevgep14.i, i64 %10
  br label %B88.if.i.i

B134.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B296.endif.endif.endif.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B134.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %difference.2.044.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %.1254042.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %11 = shl i64 %.1254042.epil.init.i.i, 3
  %scevgep.i.i = getelementptr i8, ptr %arg.state, i64 %11
  %scevgep4.i.i = getelementptr i8, ptr %.106.i, i64 %11
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %difference.2.044.epil.i.i = phi i64 [ %.165.epil.i.i, %B88.if.epil.i.i ], [ %difference.2.044.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %12 = shl i64 %epil.iter.i.i, 3
  %scevgep24.i = getelementptr i8, ptr %scevgep4.i.i, i64 %12
  %.159.epil.i.i = load i64, ptr %scevgep24.i, align 8, !noalias !100
  %scevgep23.i = getelementptr i8, ptr %scevgep.i.i, i64 %12
  %.162.epil.i.i = load i64, ptr %scevgep23.i, align 8, !noalias !100
  %.163.epil.i.i = xor i64 %.162.epil.i.i, %.159.epil.i.i
  %.165.epil.i.i = or i64 %.163.epil.i.i, %difference.2.044.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B296.endif.endif.endif.i, label %B88.if.epil.i.i, !llvm.loop !101

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %difference.2.044.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.165.3.i.i, %B88.if.i.i ]
  %.1254042.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.132.3.i.i, %B88.if.i.i ]
  %sunkaddr.i.i = shl i64 %.1254042.i.i, 3
  %scevgep21.i = getelementptr i8, ptr %scevgep15.i, i64 %sunkaddr.i.i
  %scevgep22.i = getelementptr i8, ptr %scevgep21.i, i64 -24
  %.159.i.i = load i64, ptr %scevgep22.i, align 8, !noalias !100
  %sunkaddr37 = mul i64 %.1254042.i.i, 8
  %sunkaddr38 = getelementptr i8, ptr %arg.state, i64 %sunkaddr37
  %.162.i.i = load i64, ptr %sunkaddr38, align 8, !noalias !100
  %.163.i.i = xor i64 %.162.i.i, %.159.i.i
  %.165.i.i = or i64 %.163.i.i, %difference.2.044.i.i
  %13 = shl i64 %.1254042.i.i, 3
  %scevgep13 = getelementptr i8, ptr %scevgep15.i, i64 %13
  %scevgep14 = getelementptr i8, ptr %scevgep13, i64 -16
  %.159.1.i.i = load i64, ptr %scevgep14, align 8, !noalias !100
  %sunkaddr39 = mul i64 %.1254042.i.i, 8
  %sunkaddr40 = getelementptr i8, ptr %arg.state, i64 %sunkaddr39
  %sunkaddr41 = getelementptr i8, ptr %sunkaddr40, i64 8
  %.162.1.i.i = load i64, ptr %sunkaddr41, align 8, !noalias !100
  %.163.1.i.i = xor i64 %.162.1.i.i, %.159.1.i.i
  %.165.1.i.i = or i64 %.165.i.i, %.163.1.i.i
  %14 = shl i64 %.1254042.i.i, 3
  %scevgep11 = getelementptr i8, ptr %scevgep15.i, i64 %14
  %scevgep12 = getelementptr i8, ptr %scevgep11, i64 -8
  %.159.2.i.i = load i64, ptr %scevgep12, align 8, !noalias !100
  %sunkaddr42 = mul i64 %.1254042.i.i, 8
  %sunkaddr43 = getelementptr i8, ptr %arg.state, i64 %sunkaddr42
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 16
  %.162.2.i.i = load i64, ptr %sunkaddr44, align 8, !noalias !100
  %.163.2.i.i = xor i64 %.162.2.i.i, %.159.2.i.i
  %.165.2.i.i = or i64 %.165.1.i.i, %.163.2.i.i
  %.132.3.i.i = add nuw nsw i64 %.1254042.i.i, 4
  %.159.3.i.i = load i64, ptr %scevgep21.i, align 8, !noalias !100
  %sunkaddr45 = mul i64 %.1254042.i.i, 8
  %sunkaddr46 = getelementptr i8, ptr %arg.state, i64 %sunkaddr45
  %sunkaddr47 = getelementptr i8, ptr %sunkaddr46, i64 24
  %.162.3.i.i = load i64, ptr %sunkaddr47, align 8, !noalias !100
  %.163.3.i.i = xor i64 %.162.3.i.i, %.159.3.i.i
  %.165.3.i.i = or i64 %.165.2.i.i, %.163.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.132.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B134.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B296.endif.endif.endif.i:                         ; preds = %B88.if.epil.i.i, %B134.loopexit.unr-lcssa.i.i
  %.165.lcssa.i.i = phi i64 [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ], [ %.165.epil.i.i, %B88.if.epil.i.i ]
  %.not.i = icmp eq i64 %.165.lcssa.i.i, 0
  br i1 %.not.i, label %common.ret, label %B428.i

common.ret:                                       ; preds = %B296.endif.endif.endif.i, %B296.endif.i, %B428.i, %B0.endif
  %storemerge.i = phi i64 [ %slot.2.031.i, %B0.endif ], [ %slot.2.036.i, %B296.endif.i ], [ %slot.2.036.i, %B296.endif.endif.endif.i ], [ %slot.2.0.i, %B428.i ]
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
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive6kernel10find_stateB3v14B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2ay9uint64_2a(ptr %result, ptr %exception, ptr %a0, ptr %a1, i64 %a2, ptr %a3)
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
!4 = distinct !{!4, !5, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!5 = distinct !{!5, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!8 = distinct !{!8, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!9 = !{!10, !1}
!10 = distinct !{!10, !11, !"_ZN9tideproof5model8backends7kernels6expandB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a: %retptr"}
!11 = distinct !{!11, !"_ZN9tideproof5model8backends7kernels6expandB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a"}
!12 = !{!13, !1}
!13 = distinct !{!13, !14, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!14 = distinct !{!14, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!15 = !{!16, !1}
!16 = distinct !{!16, !17, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!17 = distinct !{!17, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!18 = !{!19, !1}
!19 = distinct !{!19, !20, !"_ZN9tideproof5model8backends7kernels9canonicalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!20 = distinct !{!20, !"_ZN9tideproof5model8backends7kernels9canonicalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!21 = !{!22, !1}
!22 = distinct !{!22, !23, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!23 = distinct !{!23, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!24 = !{!25, !27, !1}
!25 = distinct !{!25, !26, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!26 = distinct !{!26, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!27 = distinct !{!27, !28, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!28 = distinct !{!28, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!29 = !{!27, !1}
!30 = distinct !{!30, !31}
!31 = !{!"llvm.loop.unroll.disable"}
!32 = !{!33}
!33 = distinct !{!33, !34, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!34 = distinct !{!34, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!35 = !{!36}
!36 = distinct !{!36, !37, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!37 = distinct !{!37, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!38 = !{!39}
!39 = distinct !{!39, !40, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel9find_slotB2v8B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ay: %retptr"}
!40 = distinct !{!40, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel9find_slotB2v8B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ay"}
!41 = !{!42, !39}
!42 = distinct !{!42, !43, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!43 = distinct !{!43, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!44 = !{!45, !47, !39}
!45 = distinct !{!45, !46, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!46 = distinct !{!46, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!47 = distinct !{!47, !48, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!48 = distinct !{!48, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!49 = !{!47, !39}
!50 = distinct !{!50, !31}
!51 = !{!52, !54}
!52 = distinct !{!52, !53, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!53 = distinct !{!53, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!54 = distinct !{!54, !55, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel5storeB3v11B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a8uint8_2a9uint32_2ayy9uint64_2ajjy9uint64_2a: %retptr"}
!55 = distinct !{!55, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel5storeB3v11B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a8uint8_2a9uint32_2ayy9uint64_2ajjy9uint64_2a"}
!56 = !{!54}
!57 = !{!58, !54}
!58 = distinct !{!58, !59, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!59 = distinct !{!59, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!60 = !{!61, !54}
!61 = distinct !{!61, !62, !"_ZN9tideproof5model8backends7kernels5checkB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!62 = distinct !{!62, !"_ZN9tideproof5model8backends7kernels5checkB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!63 = !{!64}
!64 = distinct !{!64, !65, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!65 = distinct !{!65, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!66 = !{!67, !69}
!67 = distinct !{!67, !68, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!68 = distinct !{!68, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!69 = distinct !{!69, !70, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!70 = distinct !{!70, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!71 = !{!69}
!72 = distinct !{!72, !31}
!73 = !{!74}
!74 = distinct !{!74, !75, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!75 = distinct !{!75, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!76 = !{!77, !79}
!77 = distinct !{!77, !78, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!78 = distinct !{!78, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!79 = distinct !{!79, !80, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!80 = distinct !{!80, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!81 = !{!79}
!82 = !{!83, !85}
!83 = distinct !{!83, !84, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!84 = distinct !{!84, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!85 = distinct !{!85, !86, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!86 = distinct !{!86, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!87 = !{!85}
!88 = distinct !{!88, !31}
!89 = !{!90}
!90 = distinct !{!90, !91, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel9find_slotB2v8B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ay: %retptr"}
!91 = distinct !{!91, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel9find_slotB2v8B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ay"}
!92 = !{!93, !90}
!93 = distinct !{!93, !94, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!94 = distinct !{!94, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!95 = !{!96, !98, !90}
!96 = distinct !{!96, !97, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!97 = distinct !{!97, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!98 = distinct !{!98, !99, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!99 = distinct !{!99, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!100 = !{!98, !90}
!101 = distinct !{!101, !31}
