; made by tools/prebuild_kernels.py from fc4d80bf339acc15a9a2c564f0434c98f3fbd3f9ce80047d8bf84a3731986860
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define internal noundef i32 @_ZN9tideproof10properties7engines10exhaustive6kernel7exploreB2v1B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2a9uint32_2ayyyyy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.states, ptr writeonly captures(none) %arg.parents, ptr captures(none) %arg.table, i64 %arg.bits, i64 %arg.stop, i64 %arg.limit, i64 %arg.reduced, i64 %arg.transitions, ptr %arg.successors, ptr %arg.kinds, ptr captures(none) %arg.hashes, ptr captures(none) %arg.sources, ptr captures(none) %arg.weights, ptr captures(none) %arg.taken, ptr writeonly captures(none) %arg.taken_in, ptr writeonly captures(none) %arg.first, ptr captures(none) %arg.control) {
entry:
  %notmask = shl nsw i64 -1, %arg.bits
  %.57 = xor i64 %notmask, -1
  %.63 = load i64, ptr %arg.control, align 8
  %.65 = getelementptr i8, ptr %arg.control, i64 8
  %.66 = load i64, ptr %.65, align 8
  %.80 = getelementptr i8, ptr %arg.control, i64 16
  %.81 = load i64, ptr %.80, align 8
  %.83 = getelementptr i8, ptr %arg.control, i64 24
  %.84 = load i64, ptr %.83, align 8
  %.86 = getelementptr i8, ptr %arg.control, i64 40
  %.87 = load i64, ptr %.86, align 8
  %.89 = getelementptr i8, ptr %arg.control, i64 48
  %.90 = load i64, ptr %.89, align 8
  %.131 = icmp ult i64 %.66, %arg.stop
  br i1 %.131, label %B288.preheader, label %B2840

B288.preheader:                                   ; preds = %entry
  %const132 = bitcast i64 -2960836687051489901 to i64
  %const131 = bitcast i64 -7046029254386353131 to i64
  %const = bitcast i64 9223372036854775804 to i64
  %scevgep14.i = getelementptr i8, ptr %arg.states, i64 24
  %scevgep = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep105 = getelementptr i8, ptr %arg.successors, i64 24
  br label %B288

B288:                                             ; preds = %B2822, %B288.preheader
  %source.2.0 = phi i64 [ %.11.i83, %B2822 ], [ %.66, %B288.preheader ]
  %count.2.0 = phi i64 [ %count.3.1.lcssa, %B2822 ], [ %.63, %B288.preheader ]
  %failed.5.0 = phi i64 [ %failed.2.1.lcssa, %B2822 ], [ %.81, %B288.preheader ]
  %steps.3.0 = phi i64 [ %steps.2.1.lcssa7482, %B2822 ], [ %.84, %B288.preheader ]
  %dead.4.0 = phi i64 [ %dead.2.1.lcssa7581, %B2822 ], [ %.87, %B288.preheader ]
  %distinct.4.0 = phi i64 [ %distinct.2.1.lcssa, %B2822 ], [ %.90, %B288.preheader ]
  %.151 = add i64 %source.2.0, 8
  %.11.i83 = tail call i64 @llvm.umin.i64(i64 %.151, i64 %arg.stop)
  %.188 = sub i64 %.11.i83, %source.2.0
  %.190 = mul i64 %.188, %arg.transitions
  %.192 = add i64 %.190, %count.2.0
  %.194 = icmp ugt i64 %.192, %arg.limit
  br i1 %.194, label %B2840, label %B436

B436:                                             ; preds = %B288
  %.366692.not = icmp slt i64 %.188, 1
  br i1 %.366692.not, label %B2822, label %B500.if.preheader

B500.if.preheader:                                ; preds = %B436
  br label %B500.if

B498.loopexit:                                    ; preds = %B1544.endif.endif, %B1028
  %.366 = icmp sgt i64 %.365641696, 1
  br i1 %.366, label %B500.if, label %B1760

common.ret:                                       ; preds = %B2840, %B910
  %storemerge = phi i64 [ 2, %B910 ], [ %status.2.1, %B2840 ]
  store i64 %storemerge, ptr %retptr, align 8
  ret i32 0

B910:                                             ; preds = %B720.endif.endif.endif
  %.646 = xor i64 %.7.i, -1
  %sunkaddr = getelementptr i8, ptr %arg.control, i64 8
  store i64 %.372653695, ptr %sunkaddr, align 8
  %.656 = getelementptr i8, ptr %arg.control, i64 32
  store i64 %.646, ptr %.656, align 8
  br label %common.ret

B1028:                                            ; preds = %B720.endif.endif.endif
  %.667 = icmp eq i64 %.7.i, 0
  %.671 = select i1 %.667, i64 %weight.2.2, i64 0
  %spec.select = add i64 %.671, %dead.2.1698
  %.681 = mul i64 %.7.i, %weight.2.2
  %.683 = add i64 %.681, %steps.2.1697
  %.691 = add i64 %.7.i, %made.2.1699
  br i1 %.667, label %B498.loopexit, label %B1158.if.lr.ph

B1158.if.lr.ph:                                   ; preds = %B1028
  %.1010 = trunc i64 %.372653695 to i32
  %0 = shl i64 %made.2.1699, 3
  br label %B1158.if

B1224:                                            ; preds = %B1158.if
  %.831 = getelementptr i64, ptr %arg.taken_in, i64 %.819
  store i64 %.372653695, ptr %.831, align 8
  br label %B1246

B1246:                                            ; preds = %B1158.if, %B1224
  %1 = icmp eq i64 %arg.reduced, 0
  %sunkaddr133 = mul i64 %.779632638, 4
  %sunkaddr134 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr133
  %.837 = load i32, ptr %sunkaddr134, align 4
  %.839 = zext i32 %.837 to i64
  %.840 = getelementptr i64, ptr %arg.taken, i64 %.839
  %.841 = load i64, ptr %.840, align 8
  %.843 = add i64 %.841, %weight.2.2
  store i64 %.843, ptr %.840, align 8
  %.851 = getelementptr i32, ptr %arg.weights, i64 %.779632638
  store i32 1, ptr %.851, align 4
  br i1 %1, label %B1544.endif, label %B1364.endif.endif.endif

B1760:                                            ; preds = %B498.loopexit
  %.1086 = icmp sgt i64 %.691, 0
  br i1 %.1086, label %B1790.if.preheader, label %B2822

B1790.if.preheader:                               ; preds = %B1760
  %2 = add i64 %.7.i, %made.2.1699
  br label %B1790.if

B1896:                                            ; preds = %B1790.if
  %.1186 = lshr i64 %.1168, 32
  %.1190 = xor i64 %.1186, %.1178
  %.1193 = and i64 %.1190, %notmask
  %.1195 = icmp eq i64 %.1193, 0
  br i1 %.1195, label %B2012.endif, label %B2112

B2112:                                            ; preds = %B2012.endif, %B1790.if, %B1896
  %exitcond.not = icmp eq i64 %2, %.1141
  br i1 %exitcond.not, label %B2148.endif.preheader, label %B1790.if

B2148.endif.preheader:                            ; preds = %B2112
  br label %B2148.endif

B2770:                                            ; preds = %B2698.if
  %sunkaddr135 = mul i64 %.1869722724, 8
  %sunkaddr136 = getelementptr i8, ptr %arg.first, i64 %sunkaddr135
  store i64 %count.3.1781, ptr %sunkaddr136, align 8
  br label %B2780

B2780:                                            ; preds = %B2698.if, %B2770
  %.1876.1 = add nuw nsw i64 %.1869722724, 2
  %3 = shl nuw i64 2, %.1869722724
  %4 = and i64 %3, %.1764
  %.1910.not.1 = icmp eq i64 %4, 0
  br i1 %.1910.not.1, label %B2780.1, label %B2770.1

B2770.1:                                          ; preds = %B2780
  %sunkaddr137 = mul i64 %.1869722724, 8
  %sunkaddr138 = getelementptr i8, ptr %arg.first, i64 %sunkaddr137
  %sunkaddr139 = getelementptr i8, ptr %sunkaddr138, i64 8
  store i64 %count.3.1781, ptr %sunkaddr139, align 8
  br label %B2780.1

B2780.1:                                          ; preds = %B2770.1, %B2780
  %exitcond1573.not.1 = icmp eq i64 %.1876.1, 64
  br i1 %exitcond1573.not.1, label %B2782.loopexit, label %B2698.if

B2782.loopexit:                                   ; preds = %B2780.1
  %.1775 = or i64 %.5.i, %failed.2.1782
  br label %B2841

B2822:                                            ; preds = %B2841, %B1760, %B436
  %steps.2.1.lcssa7482 = phi i64 [ %steps.3.0, %B436 ], [ %.683, %B1760 ], [ %.683, %B2841 ]
  %dead.2.1.lcssa7581 = phi i64 [ %dead.4.0, %B436 ], [ %spec.select, %B1760 ], [ %spec.select, %B2841 ]
  %count.3.1.lcssa = phi i64 [ %count.2.0, %B436 ], [ %count.2.0, %B1760 ], [ %count.4.2, %B2841 ]
  %failed.2.1.lcssa = phi i64 [ %failed.5.0, %B436 ], [ %failed.5.0, %B1760 ], [ %failed.3.2, %B2841 ]
  %distinct.2.1.lcssa = phi i64 [ %distinct.4.0, %B436 ], [ %distinct.4.0, %B1760 ], [ %distinct.3.2, %B2841 ]
  %.2005 = icmp ult i64 %.151, %arg.stop
  br i1 %.2005, label %B288, label %B2840

B2840:                                            ; preds = %B2822, %B288, %entry
  %source.3.1 = phi i64 [ %.66, %entry ], [ %source.2.0, %B288 ], [ %.11.i83, %B2822 ]
  %count.5.1 = phi i64 [ %.63, %entry ], [ %count.2.0, %B288 ], [ %count.3.1.lcssa, %B2822 ]
  %failed.6.1 = phi i64 [ %.81, %entry ], [ %failed.5.0, %B288 ], [ %failed.2.1.lcssa, %B2822 ]
  %steps.4.1 = phi i64 [ %.84, %entry ], [ %steps.3.0, %B288 ], [ %steps.2.1.lcssa7482, %B2822 ]
  %dead.5.1 = phi i64 [ %.87, %entry ], [ %dead.4.0, %B288 ], [ %dead.2.1.lcssa7581, %B2822 ]
  %distinct.5.1 = phi i64 [ %.90, %entry ], [ %distinct.4.0, %B288 ], [ %distinct.2.1.lcssa, %B2822 ]
  %status.2.1 = phi i64 [ 0, %entry ], [ 1, %B288 ], [ 0, %B2822 ]
  store i64 %count.5.1, ptr %arg.control, align 8
  %sunkaddr140 = getelementptr i8, ptr %arg.control, i64 8
  store i64 %source.3.1, ptr %sunkaddr140, align 8
  %sunkaddr141 = getelementptr i8, ptr %arg.control, i64 16
  store i64 %failed.6.1, ptr %sunkaddr141, align 8
  %sunkaddr142 = getelementptr i8, ptr %arg.control, i64 24
  store i64 %steps.4.1, ptr %sunkaddr142, align 8
  %sunkaddr143 = getelementptr i8, ptr %arg.control, i64 40
  store i64 %dead.5.1, ptr %sunkaddr143, align 8
  %sunkaddr144 = getelementptr i8, ptr %arg.control, i64 48
  store i64 %distinct.5.1, ptr %sunkaddr144, align 8
  br label %common.ret

B2841:                                            ; preds = %B2502.endif, %B2148.endif.endif, %B2782.loopexit
  %count.4.2 = phi i64 [ %count.3.1781, %B2148.endif.endif ], [ %.12.i, %B2782.loopexit ], [ %.12.i, %B2502.endif ]
  %failed.3.2 = phi i64 [ %failed.2.1782, %B2148.endif.endif ], [ %.1775, %B2782.loopexit ], [ %failed.2.1782, %B2502.endif ]
  %distinct.3.2 = phi i64 [ %distinct.2.1783, %B2148.endif.endif ], [ %.1728, %B2782.loopexit ], [ %.1728, %B2502.endif ]
  %lsr.iv.next107 = add i64 %lsr.iv106, 8
  %exitcond1574.not = icmp eq i64 %.691, %.1357
  br i1 %exitcond1574.not, label %B2822, label %B2148.endif

B500.if:                                          ; preds = %B498.loopexit, %B500.if.preheader
  %made.2.1699 = phi i64 [ %.691, %B498.loopexit ], [ 0, %B500.if.preheader ]
  %dead.2.1698 = phi i64 [ %spec.select, %B498.loopexit ], [ %dead.4.0, %B500.if.preheader ]
  %steps.2.1697 = phi i64 [ %.683, %B498.loopexit ], [ %steps.3.0, %B500.if.preheader ]
  %.365641696 = phi i64 [ %.375, %B498.loopexit ], [ %.188, %B500.if.preheader ]
  %.372653695 = phi i64 [ %.379, %B498.loopexit ], [ %source.2.0, %B500.if.preheader ]
  %5 = icmp eq i64 %arg.reduced, 0
  %.375 = add nsw i64 %.365641696, -1
  %.379 = add i64 %.372653695, 1
  br i1 %5, label %B720.endif.endif.endif, label %B572.endif.endif

B572.endif.endif:                                 ; preds = %B500.if
  %.4.i = tail call i64 @tideproof_words(), !noalias !0
  %.4.i5 = tail call i64 @tideproof_words(), !noalias !3
  %.440 = mul i64 %.4.i, %.372653695
  %.442 = getelementptr i64, ptr %arg.states, i64 %.440
  %.469 = mul i64 %.4.i5, %made.2.1699
  %.471 = getelementptr i64, ptr %arg.successors, i64 %.469
  %.6.i = tail call i64 @tideproof_canonical(ptr %.442, ptr %.471), !noalias !6
  br label %B720.endif.endif.endif

B720.endif.endif.endif:                           ; preds = %B572.endif.endif, %B500.if
  %weight.2.2 = phi i64 [ 1, %B500.if ], [ %.6.i, %B572.endif.endif ]
  %.4.i1 = tail call i64 @tideproof_words(), !noalias !9
  %.4.i6 = tail call i64 @tideproof_words(), !noalias !12
  %.526 = mul i64 %.4.i1, %.372653695
  %.528 = getelementptr i64, ptr %arg.states, i64 %.526
  %.555 = mul i64 %.4.i6, %made.2.1699
  %.557 = getelementptr i64, ptr %arg.successors, i64 %.555
  %.560 = getelementptr i32, ptr %arg.kinds, i64 %made.2.1699
  %.7.i = tail call i64 @tideproof_expand(ptr %.528, ptr %.557, ptr %.560), !noalias !15
  %.589 = icmp slt i64 %.7.i, 0
  br i1 %.589, label %B910, label %B1028

B1158.if:                                         ; preds = %B1544.endif.endif, %B1158.if.lr.ph
  %lsr.iv = phi i64 [ %0, %B1158.if.lr.ph ], [ %lsr.iv.next, %B1544.endif.endif ]
  %.772627639 = phi i64 [ %.7.i, %B1158.if.lr.ph ], [ %.782, %B1544.endif.endif ]
  %.779632638 = phi i64 [ %made.2.1699, %B1158.if.lr.ph ], [ %.786, %B1544.endif.endif ]
  %.782 = add nsw i64 %.772627639, -1
  %.786 = add i64 %.779632638, 1
  %.816 = getelementptr i32, ptr %arg.kinds, i64 %.779632638
  %.817 = load i32, ptr %.816, align 4
  %.819 = zext i32 %.817 to i64
  %.820 = getelementptr i64, ptr %arg.taken, i64 %.819
  %.821 = load i64, ptr %.820, align 8
  %.822 = icmp eq i64 %.821, 0
  br i1 %.822, label %B1224, label %B1246

B1364.endif.endif.endif:                          ; preds = %B1246
  %.4.i2 = tail call i64 @tideproof_words(), !noalias !18
  %.4.i7 = tail call i64 @tideproof_words(), !noalias !21
  %.883 = mul i64 %.4.i2, %.779632638
  %.885 = getelementptr i64, ptr %arg.successors, i64 %.883
  %.912 = mul i64 %.4.i7, %.779632638
  %.914 = getelementptr i64, ptr %arg.successors, i64 %.912
  %.6.i11 = tail call i64 @tideproof_canonical(ptr %.885, ptr %.914), !noalias !24
  %.939 = trunc i64 %.6.i11 to i32
  %sunkaddr145 = mul i64 %.779632638, 4
  %sunkaddr146 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr145
  store i32 %.939, ptr %sunkaddr146, align 4
  br label %B1544.endif

B1544.endif:                                      ; preds = %B1364.endif.endif.endif, %B1246
  %.4.i3 = tail call i64 @tideproof_words(), !noalias !27
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !30
  %.11641.not.i = icmp slt i64 %.4.i.i, 1
  br i1 %.11641.not.i, label %B1544.endif.endif, label %B88.if.preheader.i

B88.if.preheader.i:                               ; preds = %B1544.endif
  %xtraiter.i = and i64 %.4.i.i, 3
  %6 = icmp ult i64 %.4.i.i, 4
  br i1 %6, label %B88.if.epil.preheader.i, label %B88.if.preheader.new.i

B88.if.preheader.new.i:                           ; preds = %B88.if.preheader.i
  %unroll_iter.i = and i64 %.4.i.i, %const
  %7 = mul i64 %.4.i3, %lsr.iv
  %scevgep94 = getelementptr i8, ptr %scevgep, i64 %7
  br label %B88.if.i

B190.loopexit.unr-lcssa.i:                        ; preds = %B88.if.i
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B190.loopexit.i, label %B88.if.epil.preheader.i

B88.if.epil.preheader.i:                          ; preds = %B190.loopexit.unr-lcssa.i, %B88.if.preheader.i
  %h.4.044.epil.init.i = phi i64 [ %const131, %B88.if.preheader.i ], [ %.161.3.i, %B190.loopexit.unr-lcssa.i ]
  %.1224042.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %unroll_iter.i, %B190.loopexit.unr-lcssa.i ]
  %8 = shl i64 %.1224042.epil.init.i, 3
  %9 = mul i64 %.4.i3, %lsr.iv
  %10 = add i64 %9, %8
  %scevgep102 = getelementptr i8, ptr %arg.successors, i64 %10
  br label %B88.if.epil.i

B88.if.epil.i:                                    ; preds = %B88.if.epil.i, %B88.if.epil.preheader.i
  %h.4.044.epil.i = phi i64 [ %.161.epil.i, %B88.if.epil.i ], [ %h.4.044.epil.init.i, %B88.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B88.if.epil.i ], [ 0, %B88.if.epil.preheader.i ]
  %11 = shl i64 %epil.iter.i, 3
  %scevgep103 = getelementptr i8, ptr %scevgep102, i64 %11
  %.156.epil.i = load i64, ptr %scevgep103, align 8, !noalias !35
  %.158.epil.i = xor i64 %.156.epil.i, %h.4.044.epil.i
  %.159.epil.i = mul i64 %.158.epil.i, %const132
  %.160.epil.i = lshr i64 %.159.epil.i, 32
  %.161.epil.i = xor i64 %.160.epil.i, %.159.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B190.loopexit.i, label %B88.if.epil.i, !llvm.loop !36

B190.loopexit.i:                                  ; preds = %B88.if.epil.i, %B190.loopexit.unr-lcssa.i
  %.161.lcssa.i = phi i64 [ %.161.3.i, %B190.loopexit.unr-lcssa.i ], [ %.161.epil.i, %B88.if.epil.i ]
  %12 = mul i64 %.161.lcssa.i, %const132
  br label %B1544.endif.endif

B88.if.i:                                         ; preds = %B88.if.i, %B88.if.preheader.new.i
  %h.4.044.i = phi i64 [ %const131, %B88.if.preheader.new.i ], [ %.161.3.i, %B88.if.i ]
  %.1224042.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.129.3.i, %B88.if.i ]
  %sunkaddr.i = shl i64 %.1224042.i, 3
  %scevgep100 = getelementptr i8, ptr %scevgep94, i64 %sunkaddr.i
  %scevgep101 = getelementptr i8, ptr %scevgep100, i64 -24
  %.156.i = load i64, ptr %scevgep101, align 8, !noalias !35
  %.158.i = xor i64 %.156.i, %h.4.044.i
  %.159.i = mul i64 %.158.i, %const132
  %.160.i = lshr i64 %.159.i, 32
  %13 = shl i64 %.1224042.i, 3
  %scevgep98 = getelementptr i8, ptr %scevgep94, i64 %13
  %scevgep99 = getelementptr i8, ptr %scevgep98, i64 -16
  %.156.1.i = load i64, ptr %scevgep99, align 8, !noalias !35
  %14 = xor i64 %.156.1.i, %.160.i
  %.158.1.i = xor i64 %14, %.159.i
  %.159.1.i = mul i64 %.158.1.i, %const132
  %.160.1.i = lshr i64 %.159.1.i, 32
  %15 = shl i64 %.1224042.i, 3
  %scevgep96 = getelementptr i8, ptr %scevgep94, i64 %15
  %scevgep97 = getelementptr i8, ptr %scevgep96, i64 -8
  %.156.2.i = load i64, ptr %scevgep97, align 8, !noalias !35
  %16 = xor i64 %.156.2.i, %.160.1.i
  %.158.2.i = xor i64 %16, %.159.1.i
  %.159.2.i = mul i64 %.158.2.i, %const132
  %.160.2.i = lshr i64 %.159.2.i, 32
  %.129.3.i = add nuw nsw i64 %.1224042.i, 4
  %17 = shl i64 %.1224042.i, 3
  %scevgep95 = getelementptr i8, ptr %scevgep94, i64 %17
  %.156.3.i = load i64, ptr %scevgep95, align 8, !noalias !35
  %18 = xor i64 %.156.3.i, %.160.2.i
  %.158.3.i = xor i64 %18, %.159.2.i
  %.159.3.i = mul i64 %.158.3.i, %const132
  %.160.3.i = lshr i64 %.159.3.i, 32
  %.161.3.i = xor i64 %.160.3.i, %.159.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.129.3.i
  br i1 %niter.ncmp.3.i, label %B190.loopexit.unr-lcssa.i, label %B88.if.i

B1544.endif.endif:                                ; preds = %B190.loopexit.i, %B1544.endif
  %h.4.0.lcssa.i = phi i64 [ 5551297586632261903, %B1544.endif ], [ %12, %B190.loopexit.i ]
  %.175.i = lshr i64 %h.4.0.lcssa.i, 29
  %.176.i = xor i64 %.175.i, %h.4.0.lcssa.i
  %.1000 = and i64 %.176.i, %.57
  %.1002 = getelementptr i32, ptr %arg.table, i64 %.1000
  tail call void @llvm.prefetch.p0(ptr %.1002, i32 0, i32 3, i32 1)
  %.1007 = getelementptr i64, ptr %arg.hashes, i64 %.779632638
  store i64 %.176.i, ptr %.1007, align 8
  %.1013 = getelementptr i32, ptr %arg.sources, i64 %.779632638
  store i32 %.1010, ptr %.1013, align 4
  %lsr.iv.next = add i64 %lsr.iv, 8
  %.773 = icmp sgt i64 %.772627639, 1
  br i1 %.773, label %B1158.if, label %B498.loopexit

B1790.if:                                         ; preds = %B2112, %B1790.if.preheader
  %.1134708710 = phi i64 [ %.1141, %B2112 ], [ 0, %B1790.if.preheader ]
  %.1141 = add nuw nsw i64 %.1134708710, 1
  %19 = shl i64 %.1134708710, 3
  %scevgep104 = getelementptr i8, ptr %arg.hashes, i64 %19
  %.1168 = load i64, ptr %scevgep104, align 8
  %.1174 = and i64 %.1168, %.57
  %.1176 = getelementptr i32, ptr %arg.table, i64 %.1174
  %.1177 = load i32, ptr %.1176, align 4
  %.1178 = zext i32 %.1177 to i64
  %.1183.not = icmp eq i32 %.1177, 0
  br i1 %.1183.not, label %B2112, label %B1896

B2012.endif:                                      ; preds = %B1896
  %.4.i4 = tail call i64 @tideproof_words(), !noalias !38
  %.1199 = and i64 %.1178, %.57
  %.1202 = add nsw i64 %.1199, -1
  %.1228 = mul i64 %.4.i4, %.1202
  %.1230 = getelementptr i64, ptr %arg.states, i64 %.1228
  tail call void @llvm.prefetch.p0(ptr %.1230, i32 0, i32 3, i32 1)
  br label %B2112

B2148.endif:                                      ; preds = %B2841, %B2148.endif.preheader
  %lsr.iv106 = phi i64 [ 0, %B2148.endif.preheader ], [ %lsr.iv.next107, %B2841 ]
  %distinct.2.1783 = phi i64 [ %distinct.3.2, %B2841 ], [ %distinct.4.0, %B2148.endif.preheader ]
  %failed.2.1782 = phi i64 [ %failed.3.2, %B2841 ], [ %failed.5.0, %B2148.endif.preheader ]
  %count.3.1781 = phi i64 [ %count.4.2, %B2841 ], [ %count.2.0, %B2148.endif.preheader ]
  %.1350734779 = phi i64 [ %.1357, %B2841 ], [ 0, %B2148.endif.preheader ]
  %.1357 = add nuw nsw i64 %.1350734779, 1
  %.4.i8 = tail call i64 @tideproof_words(), !noalias !41
  %.1411 = mul i64 %.4.i8, %.1350734779
  %.1413 = getelementptr i64, ptr %arg.successors, i64 %.1411
  %.1419 = getelementptr i64, ptr %arg.hashes, i64 %.1350734779
  %.1420 = load i64, ptr %.1419, align 8
  %.20.i = lshr i64 %.1420, 32
  %slot.2.031.i = and i64 %.1420, %.57
  %.3532.i = getelementptr i32, ptr %arg.table, i64 %slot.2.031.i
  %.3633.i = load i32, ptr %.3532.i, align 4, !noalias !44
  %.4235.i = icmp eq i32 %.3633.i, 0
  br i1 %.4235.i, label %B2148.endif.endif, label %B212.i.preheader

B212.i.preheader:                                 ; preds = %B2148.endif
  %20 = mul i64 %.4.i8, %lsr.iv106
  %scevgep108 = getelementptr i8, ptr %scevgep105, i64 %20
  %scevgep120 = getelementptr i8, ptr %arg.successors, i64 %20
  br label %B212.i

B212.i:                                           ; preds = %B428.i, %B212.i.preheader
  %.3737.in.i = phi i32 [ %.36.i, %B428.i ], [ %.3633.i, %B212.i.preheader ]
  %slot.2.036.i = phi i64 [ %slot.2.0.i, %B428.i ], [ %slot.2.031.i, %B212.i.preheader ]
  %.3737.i = zext i32 %.3737.in.i to i64
  %21 = xor i64 %.20.i, %.3737.i
  %.66.i = and i64 %21, %notmask
  %.68.i = icmp eq i64 %.66.i, 0
  br i1 %.68.i, label %B296.endif.i, label %B428.i

B428.i:                                           ; preds = %B296.endif.endif.endif.i, %B212.i
  %.160.i12 = add nuw i64 %slot.2.036.i, 1
  %slot.2.0.i = and i64 %.160.i12, %.57
  %.35.i = getelementptr i32, ptr %arg.table, i64 %slot.2.0.i
  %.36.i = load i32, ptr %.35.i, align 4, !noalias !44
  %.42.i = icmp eq i32 %.36.i, 0
  br i1 %.42.i, label %B2148.endif.endif, label %B212.i

B296.endif.i:                                     ; preds = %B212.i
  %.4.i.i13 = tail call i64 @tideproof_words(), !noalias !47
  %.73.i = and i64 %.3737.i, %.57
  %.76.i = add nsw i64 %.73.i, -1
  %.104.i = mul i64 %.4.i.i13, %.76.i
  %.106.i = getelementptr i64, ptr %arg.states, i64 %.104.i
  %.4.i.i.i = tail call i64 @tideproof_words(), !noalias !50
  %.11941.not.i.i = icmp slt i64 %.4.i.i.i, 1
  br i1 %.11941.not.i.i, label %B2148.endif.endif, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B296.endif.i
  %xtraiter.i.i = and i64 %.4.i.i.i, 3
  %22 = icmp ult i64 %.4.i.i.i, 4
  br i1 %22, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.4.i.i.i, %const
  %23 = shl nsw i64 %.76.i, 3
  %24 = mul i64 %23, %.4.i.i13
  %scevgep15.i = getelementptr i8, ptr %scevgep14.i, i64 %24
  br label %B88.if.i.i

B134.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B296.endif.endif.endif.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B134.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %difference.2.044.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %.1254042.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %25 = shl i64 %.1254042.epil.init.i.i, 3
  %scevgep4.i.i = getelementptr i8, ptr %.106.i, i64 %25
  %scevgep121 = getelementptr i8, ptr %scevgep120, i64 %25
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %difference.2.044.epil.i.i = phi i64 [ %.165.epil.i.i, %B88.if.epil.i.i ], [ %difference.2.044.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %26 = shl i64 %epil.iter.i.i, 3
  %scevgep24.i = getelementptr i8, ptr %scevgep4.i.i, i64 %26
  %.159.epil.i.i = load i64, ptr %scevgep24.i, align 8, !noalias !55
  %scevgep122 = getelementptr i8, ptr %scevgep121, i64 %26
  %.162.epil.i.i = load i64, ptr %scevgep122, align 8, !noalias !55
  %.163.epil.i.i = xor i64 %.162.epil.i.i, %.159.epil.i.i
  %.165.epil.i.i = or i64 %.163.epil.i.i, %difference.2.044.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B296.endif.endif.endif.i, label %B88.if.epil.i.i, !llvm.loop !56

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %difference.2.044.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.165.3.i.i, %B88.if.i.i ]
  %.1254042.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.132.3.i.i, %B88.if.i.i ]
  %sunkaddr.i.i = shl i64 %.1254042.i.i, 3
  %scevgep21.i = getelementptr i8, ptr %scevgep15.i, i64 %sunkaddr.i.i
  %scevgep22.i = getelementptr i8, ptr %scevgep21.i, i64 -24
  %.159.i.i = load i64, ptr %scevgep22.i, align 8, !noalias !55
  %scevgep114 = getelementptr i8, ptr %scevgep108, i64 %sunkaddr.i.i
  %scevgep115 = getelementptr i8, ptr %scevgep114, i64 -24
  %.162.i.i = load i64, ptr %scevgep115, align 8, !noalias !55
  %.163.i.i = xor i64 %.162.i.i, %.159.i.i
  %.165.i.i = or i64 %.163.i.i, %difference.2.044.i.i
  %27 = shl i64 %.1254042.i.i, 3
  %scevgep118 = getelementptr i8, ptr %scevgep15.i, i64 %27
  %scevgep119 = getelementptr i8, ptr %scevgep118, i64 -16
  %.159.1.i.i = load i64, ptr %scevgep119, align 8, !noalias !55
  %28 = shl i64 %.1254042.i.i, 3
  %scevgep112 = getelementptr i8, ptr %scevgep108, i64 %28
  %scevgep113 = getelementptr i8, ptr %scevgep112, i64 -16
  %.162.1.i.i = load i64, ptr %scevgep113, align 8, !noalias !55
  %.163.1.i.i = xor i64 %.162.1.i.i, %.159.1.i.i
  %.165.1.i.i = or i64 %.165.i.i, %.163.1.i.i
  %29 = shl i64 %.1254042.i.i, 3
  %scevgep116 = getelementptr i8, ptr %scevgep15.i, i64 %29
  %scevgep117 = getelementptr i8, ptr %scevgep116, i64 -8
  %.159.2.i.i = load i64, ptr %scevgep117, align 8, !noalias !55
  %30 = shl i64 %.1254042.i.i, 3
  %scevgep110 = getelementptr i8, ptr %scevgep108, i64 %30
  %scevgep111 = getelementptr i8, ptr %scevgep110, i64 -8
  %.162.2.i.i = load i64, ptr %scevgep111, align 8, !noalias !55
  %.163.2.i.i = xor i64 %.162.2.i.i, %.159.2.i.i
  %.165.2.i.i = or i64 %.165.1.i.i, %.163.2.i.i
  %.132.3.i.i = add nuw nsw i64 %.1254042.i.i, 4
  %.159.3.i.i = load i64, ptr %scevgep21.i, align 8, !noalias !55
  %31 = shl i64 %.1254042.i.i, 3
  %scevgep109 = getelementptr i8, ptr %scevgep108, i64 %31
  %.162.3.i.i = load i64, ptr %scevgep109, align 8, !noalias !55
  %.163.3.i.i = xor i64 %.162.3.i.i, %.159.3.i.i
  %.165.3.i.i = or i64 %.165.2.i.i, %.163.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.132.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B134.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B296.endif.endif.endif.i:                         ; preds = %B88.if.epil.i.i, %B134.loopexit.unr-lcssa.i.i
  %.165.lcssa.i.i = phi i64 [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ], [ %.165.epil.i.i, %B88.if.epil.i.i ]
  %.not.i = icmp eq i64 %.165.lcssa.i.i, 0
  br i1 %.not.i, label %B2148.endif.endif, label %B428.i

B2148.endif.endif:                                ; preds = %B296.endif.endif.endif.i, %B296.endif.i, %B428.i, %B2148.endif
  %storemerge.i = phi i64 [ %slot.2.031.i, %B2148.endif ], [ %slot.2.036.i, %B296.endif.i ], [ %slot.2.036.i, %B296.endif.endif.endif.i ], [ %slot.2.0.i, %B428.i ]
  %.1459 = getelementptr i32, ptr %arg.table, i64 %storemerge.i
  %.1460 = load i32, ptr %.1459, align 4
  %.1462.not = icmp eq i32 %.1460, 0
  br i1 %.1462.not, label %B2318.endif.endif, label %B2841

B2318.endif.endif:                                ; preds = %B2148.endif.endif
  %.11.i = and i64 %.20.i, %notmask
  %.12.i = add i64 %count.3.1781, 1
  %.13.i = or i64 %.11.i, %.12.i
  %.14.i = trunc i64 %.13.i to i32
  %sunkaddr147 = mul i64 %storemerge.i, 4
  %sunkaddr148 = getelementptr i8, ptr %arg.table, i64 %sunkaddr147
  store i32 %.14.i, ptr %sunkaddr148, align 4
  %.4.i9 = tail call i64 @tideproof_words(), !noalias !57
  %.1631716.not = icmp slt i64 %.4.i9, 1
  br i1 %.1631716.not, label %B2502.endif, label %B2414.endif.preheader

B2414.endif.preheader:                            ; preds = %B2318.endif.endif
  %32 = shl i64 %count.3.1781, 3
  %33 = mul i64 %.4.i8, %lsr.iv106
  %scevgep125 = getelementptr i8, ptr %arg.successors, i64 %33
  br label %B2414.endif

B2414.endif:                                      ; preds = %B2414.endif, %B2414.endif.preheader
  %.1637715717 = phi i64 [ %.1644, %B2414.endif ], [ 0, %B2414.endif.preheader ]
  %34 = shl i64 %.1637715717, 3
  %scevgep126 = getelementptr i8, ptr %scevgep125, i64 %34
  %.1671 = load i64, ptr %scevgep126, align 8
  %.4.i10 = tail call i64 @tideproof_words(), !noalias !60
  %.1644 = add nuw nsw i64 %.1637715717, 1
  %35 = mul i64 %32, %.4.i10
  %scevgep123 = getelementptr i8, ptr %arg.states, i64 %35
  %36 = shl i64 %.1637715717, 3
  %scevgep124 = getelementptr i8, ptr %scevgep123, i64 %36
  store i64 %.1671, ptr %scevgep124, align 8
  %exitcond1572.not = icmp eq i64 %.4.i9, %.1644
  br i1 %exitcond1572.not, label %B2502.endif, label %B2414.endif

B2502.endif:                                      ; preds = %B2414.endif, %B2318.endif.endif
  %.1714 = getelementptr i32, ptr %arg.sources, i64 %.1350734779
  %.1715 = load i32, ptr %.1714, align 4
  %.1718 = getelementptr i32, ptr %arg.parents, i64 %count.3.1781
  store i32 %.1715, ptr %.1718, align 4
  %.1722 = getelementptr i32, ptr %arg.weights, i64 %.1350734779
  %.1723 = load i32, ptr %.1722, align 4
  %.1726 = zext i32 %.1723 to i64
  %.1728 = add i64 %distinct.2.1783, %.1726
  %.5.i = tail call i64 @tideproof_check(ptr %.1413), !noalias !63
  %.1763 = xor i64 %failed.2.1782, -1
  %.1764 = and i64 %.5.i, %.1763
  %.1769.not = icmp eq i64 %.1764, 0
  br i1 %.1769.not, label %B2841, label %B2698.if.preheader

B2698.if.preheader:                               ; preds = %B2502.endif
  br label %B2698.if

B2698.if:                                         ; preds = %B2698.if.preheader, %B2780.1
  %.1869722724 = phi i64 [ %.1876.1, %B2780.1 ], [ 0, %B2698.if.preheader ]
  %37 = shl nuw i64 1, %.1869722724
  %38 = and i64 %37, %.1764
  %.1910.not = icmp eq i64 %38, 0
  br i1 %.1910.not, label %B2780, label %B2770
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #0

declare i64 @tideproof_words() local_unnamed_addr

declare i64 @tideproof_canonical(ptr, ptr) local_unnamed_addr

declare i64 @tideproof_expand(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #1

declare i64 @tideproof_check(ptr) local_unnamed_addr

; Function Attrs: nounwind
define i64 @tideproof_explore(ptr %a0, ptr %a1, ptr %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, ptr %a12, ptr %a13, ptr %a14, ptr %a15, ptr %a16) #2 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive6kernel7exploreB2v1B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2a9uint32_2ayyyyy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a(ptr %result, ptr %exception, ptr %a0, ptr %a1, ptr %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, ptr %a12, ptr %a13, ptr %a14, ptr %a15, ptr %a16)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines10exhaustive6kernel12index_statesB3v11B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2ayyy(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr readonly captures(none) %arg.states, ptr captures(none) %arg.table, i64 %arg.bits, i64 %arg.first, i64 %arg.stop) {
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
  %.4.i = tail call i64 @tideproof_words(), !noalias !66
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !69
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
  %.156.epil.i = load i64, ptr %scevgep73, align 8, !noalias !74
  %.158.epil.i = xor i64 %.156.epil.i, %h.4.044.epil.i
  %.159.epil.i = mul i64 %.158.epil.i, %const89
  %.160.epil.i = lshr i64 %.159.epil.i, 32
  %.161.epil.i = xor i64 %.160.epil.i, %.159.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B190.loopexit.i, label %B88.if.epil.i, !llvm.loop !75

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
  %.156.i = load i64, ptr %scevgep71, align 8, !noalias !74
  %.158.i = xor i64 %.156.i, %h.4.044.i
  %.159.i = mul i64 %.158.i, %const89
  %.160.i = lshr i64 %.159.i, 32
  %9 = shl i64 %.1224042.i, 3
  %scevgep68 = getelementptr i8, ptr %scevgep64, i64 %9
  %scevgep69 = getelementptr i8, ptr %scevgep68, i64 -16
  %.156.1.i = load i64, ptr %scevgep69, align 8, !noalias !74
  %10 = xor i64 %.156.1.i, %.160.i
  %.158.1.i = xor i64 %10, %.159.i
  %.159.1.i = mul i64 %.158.1.i, %const89
  %.160.1.i = lshr i64 %.159.1.i, 32
  %11 = shl i64 %.1224042.i, 3
  %scevgep66 = getelementptr i8, ptr %scevgep64, i64 %11
  %scevgep67 = getelementptr i8, ptr %scevgep66, i64 -8
  %.156.2.i = load i64, ptr %scevgep67, align 8, !noalias !74
  %12 = xor i64 %.156.2.i, %.160.1.i
  %.158.2.i = xor i64 %12, %.159.1.i
  %.159.2.i = mul i64 %.158.2.i, %const89
  %.160.2.i = lshr i64 %.159.2.i, 32
  %.129.3.i = add nuw nsw i64 %.1224042.i, 4
  %13 = shl i64 %.1224042.i, 3
  %scevgep65 = getelementptr i8, ptr %scevgep64, i64 %13
  %.156.3.i = load i64, ptr %scevgep65, align 8, !noalias !74
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
  %.4.i1 = tail call i64 @tideproof_words(), !noalias !76
  %.4.i.i2 = tail call i64 @tideproof_words(), !noalias !79
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
  %.156.epil.i51 = load i64, ptr %scevgep86, align 8, !noalias !84
  %.158.epil.i52 = xor i64 %.156.epil.i51, %h.4.044.epil.i48
  %.159.epil.i53 = mul i64 %.158.epil.i52, %const89
  %.160.epil.i54 = lshr i64 %.159.epil.i53, 32
  %.161.epil.i55 = xor i64 %.160.epil.i54, %.159.epil.i53
  %epil.iter.next.i56 = add i64 %epil.iter.i49, 1
  %epil.iter.cmp.not.i57 = icmp eq i64 %xtraiter.i5, %epil.iter.next.i56
  br i1 %epil.iter.cmp.not.i57, label %B190.loopexit.i58, label %B88.if.epil.i47, !llvm.loop !75

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
  %.156.i13 = load i64, ptr %scevgep84, align 8, !noalias !84
  %.158.i14 = xor i64 %.156.i13, %h.4.044.i9
  %.159.i15 = mul i64 %.158.i14, %const89
  %.160.i16 = lshr i64 %.159.i15, 32
  %22 = shl i64 %.1224042.i10, 3
  %scevgep81 = getelementptr i8, ptr %scevgep77, i64 %22
  %scevgep82 = getelementptr i8, ptr %scevgep81, i64 -16
  %.156.1.i20 = load i64, ptr %scevgep82, align 8, !noalias !84
  %23 = xor i64 %.156.1.i20, %.160.i16
  %.158.1.i21 = xor i64 %23, %.159.i15
  %.159.1.i22 = mul i64 %.158.1.i21, %const89
  %.160.1.i23 = lshr i64 %.159.1.i22, 32
  %24 = shl i64 %.1224042.i10, 3
  %scevgep79 = getelementptr i8, ptr %scevgep77, i64 %24
  %scevgep80 = getelementptr i8, ptr %scevgep79, i64 -8
  %.156.2.i27 = load i64, ptr %scevgep80, align 8, !noalias !84
  %25 = xor i64 %.156.2.i27, %.160.1.i23
  %.158.2.i28 = xor i64 %25, %.159.1.i22
  %.159.2.i29 = mul i64 %.158.2.i28, %const89
  %.160.2.i30 = lshr i64 %.159.2.i29, 32
  %.129.3.i31 = add nuw nsw i64 %.1224042.i10, 4
  %26 = shl i64 %.1224042.i10, 3
  %scevgep78 = getelementptr i8, ptr %scevgep77, i64 %26
  %.156.3.i35 = load i64, ptr %scevgep78, align 8, !noalias !84
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
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive6kernel12index_statesB3v11B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2ayyy(ptr %result, ptr %exception, ptr %a0, ptr %a1, i64 %a2, i64 %a3, i64 %a4)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines10exhaustive6kernel10find_stateB3v12B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2ay9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr readonly captures(none) %arg.states, ptr readonly captures(none) %arg.table, i64 %arg.bits, ptr readonly captures(none) %arg.state) {
entry:
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !85
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
  %.156.epil.i = load i64, ptr %scevgep15, align 8, !noalias !90
  %.158.epil.i = xor i64 %.156.epil.i, %h.4.044.epil.i
  %.159.epil.i = mul i64 %.158.epil.i, %const26
  %.160.epil.i = lshr i64 %.159.epil.i, 32
  %.161.epil.i = xor i64 %.160.epil.i, %.159.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B190.loopexit.i, label %B88.if.epil.i, !llvm.loop !91

B190.loopexit.i:                                  ; preds = %B88.if.epil.i, %B190.loopexit.unr-lcssa.i
  %.161.lcssa.i = phi i64 [ %.161.3.i, %B190.loopexit.unr-lcssa.i ], [ %.161.epil.i, %B88.if.epil.i ]
  %3 = mul i64 %.161.lcssa.i, %const26
  br label %B0.endif

B88.if.i:                                         ; preds = %B88.if.i, %B88.if.preheader.new.i
  %h.4.044.i = phi i64 [ %const25, %B88.if.preheader.new.i ], [ %.161.3.i, %B88.if.i ]
  %.1224042.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.129.3.i, %B88.if.i ]
  %sunkaddr = mul i64 %.1224042.i, 8
  %sunkaddr27 = getelementptr i8, ptr %arg.state, i64 %sunkaddr
  %.156.i = load i64, ptr %sunkaddr27, align 8, !noalias !90
  %.158.i = xor i64 %.156.i, %h.4.044.i
  %.159.i = mul i64 %.158.i, %const26
  %.160.i = lshr i64 %.159.i, 32
  %sunkaddr28 = mul i64 %.1224042.i, 8
  %sunkaddr29 = getelementptr i8, ptr %arg.state, i64 %sunkaddr28
  %sunkaddr30 = getelementptr i8, ptr %sunkaddr29, i64 8
  %.156.1.i = load i64, ptr %sunkaddr30, align 8, !noalias !90
  %4 = xor i64 %.156.1.i, %.160.i
  %.158.1.i = xor i64 %4, %.159.i
  %.159.1.i = mul i64 %.158.1.i, %const26
  %.160.1.i = lshr i64 %.159.1.i, 32
  %sunkaddr31 = mul i64 %.1224042.i, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.state, i64 %sunkaddr31
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 16
  %.156.2.i = load i64, ptr %sunkaddr33, align 8, !noalias !90
  %5 = xor i64 %.156.2.i, %.160.1.i
  %.158.2.i = xor i64 %5, %.159.1.i
  %.159.2.i = mul i64 %.158.2.i, %const26
  %.160.2.i = lshr i64 %.159.2.i, 32
  %.129.3.i = add nuw nsw i64 %.1224042.i, 4
  %sunkaddr34 = mul i64 %.1224042.i, 8
  %sunkaddr35 = getelementptr i8, ptr %arg.state, i64 %sunkaddr34
  %sunkaddr36 = getelementptr i8, ptr %sunkaddr35, i64 24
  %.156.3.i = load i64, ptr %sunkaddr36, align 8, !noalias !90
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
  %.3633.i = load i32, ptr %.3532.i, align 4, !noalias !92
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
  %.36.i = load i32, ptr %.35.i, align 4, !noalias !92
  %.42.i = icmp eq i32 %.36.i, 0
  br i1 %.42.i, label %common.ret, label %B212.i

B296.endif.i:                                     ; preds = %B212.i
  %.4.i.i2 = tail call i64 @tideproof_words(), !noalias !95
  %.73.i = and i64 %.3737.i, %.16.i
  %.76.i = add nsw i64 %.73.i, -1
  %.104.i = mul i64 %.4.i.i2, %.76.i
  %.106.i = getelementptr i64, ptr %arg.states, i64 %.104.i
  %.4.i.i.i = tail call i64 @tideproof_words(), !noalias !98
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
  %.159.epil.i.i = load i64, ptr %scevgep24.i, align 8, !noalias !103
  %scevgep23.i = getelementptr i8, ptr %scevgep.i.i, i64 %12
  %.162.epil.i.i = load i64, ptr %scevgep23.i, align 8, !noalias !103
  %.163.epil.i.i = xor i64 %.162.epil.i.i, %.159.epil.i.i
  %.165.epil.i.i = or i64 %.163.epil.i.i, %difference.2.044.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B296.endif.endif.endif.i, label %B88.if.epil.i.i, !llvm.loop !104

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %difference.2.044.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.165.3.i.i, %B88.if.i.i ]
  %.1254042.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.132.3.i.i, %B88.if.i.i ]
  %sunkaddr.i.i = shl i64 %.1254042.i.i, 3
  %scevgep21.i = getelementptr i8, ptr %scevgep15.i, i64 %sunkaddr.i.i
  %scevgep22.i = getelementptr i8, ptr %scevgep21.i, i64 -24
  %.159.i.i = load i64, ptr %scevgep22.i, align 8, !noalias !103
  %sunkaddr37 = mul i64 %.1254042.i.i, 8
  %sunkaddr38 = getelementptr i8, ptr %arg.state, i64 %sunkaddr37
  %.162.i.i = load i64, ptr %sunkaddr38, align 8, !noalias !103
  %.163.i.i = xor i64 %.162.i.i, %.159.i.i
  %.165.i.i = or i64 %.163.i.i, %difference.2.044.i.i
  %13 = shl i64 %.1254042.i.i, 3
  %scevgep13 = getelementptr i8, ptr %scevgep15.i, i64 %13
  %scevgep14 = getelementptr i8, ptr %scevgep13, i64 -16
  %.159.1.i.i = load i64, ptr %scevgep14, align 8, !noalias !103
  %sunkaddr39 = mul i64 %.1254042.i.i, 8
  %sunkaddr40 = getelementptr i8, ptr %arg.state, i64 %sunkaddr39
  %sunkaddr41 = getelementptr i8, ptr %sunkaddr40, i64 8
  %.162.1.i.i = load i64, ptr %sunkaddr41, align 8, !noalias !103
  %.163.1.i.i = xor i64 %.162.1.i.i, %.159.1.i.i
  %.165.1.i.i = or i64 %.165.i.i, %.163.1.i.i
  %14 = shl i64 %.1254042.i.i, 3
  %scevgep11 = getelementptr i8, ptr %scevgep15.i, i64 %14
  %scevgep12 = getelementptr i8, ptr %scevgep11, i64 -8
  %.159.2.i.i = load i64, ptr %scevgep12, align 8, !noalias !103
  %sunkaddr42 = mul i64 %.1254042.i.i, 8
  %sunkaddr43 = getelementptr i8, ptr %arg.state, i64 %sunkaddr42
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 16
  %.162.2.i.i = load i64, ptr %sunkaddr44, align 8, !noalias !103
  %.163.2.i.i = xor i64 %.162.2.i.i, %.159.2.i.i
  %.165.2.i.i = or i64 %.165.1.i.i, %.163.2.i.i
  %.132.3.i.i = add nuw nsw i64 %.1254042.i.i, 4
  %.159.3.i.i = load i64, ptr %scevgep21.i, align 8, !noalias !103
  %sunkaddr45 = mul i64 %.1254042.i.i, 8
  %sunkaddr46 = getelementptr i8, ptr %arg.state, i64 %sunkaddr45
  %sunkaddr47 = getelementptr i8, ptr %sunkaddr46, i64 24
  %.162.3.i.i = load i64, ptr %sunkaddr47, align 8, !noalias !103
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
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive6kernel10find_stateB3v12B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2ay9uint64_2a(ptr %result, ptr %exception, ptr %a0, ptr %a1, i64 %a2, ptr %a3)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #2 = { nounwind }

!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!2 = distinct !{!2, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!5 = distinct !{!5, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!6 = !{!7}
!7 = distinct !{!7, !8, !"_ZN9tideproof5model8backends7kernels9canonicalB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!8 = distinct !{!8, !"_ZN9tideproof5model8backends7kernels9canonicalB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!9 = !{!10}
!10 = distinct !{!10, !11, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!11 = distinct !{!11, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!12 = !{!13}
!13 = distinct !{!13, !14, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!14 = distinct !{!14, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!15 = !{!16}
!16 = distinct !{!16, !17, !"_ZN9tideproof5model8backends7kernels6expandB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a: %retptr"}
!17 = distinct !{!17, !"_ZN9tideproof5model8backends7kernels6expandB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a"}
!18 = !{!19}
!19 = distinct !{!19, !20, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!20 = distinct !{!20, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!21 = !{!22}
!22 = distinct !{!22, !23, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!23 = distinct !{!23, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!24 = !{!25}
!25 = distinct !{!25, !26, !"_ZN9tideproof5model8backends7kernels9canonicalB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!26 = distinct !{!26, !"_ZN9tideproof5model8backends7kernels9canonicalB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!27 = !{!28}
!28 = distinct !{!28, !29, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!29 = distinct !{!29, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!30 = !{!31, !33}
!31 = distinct !{!31, !32, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!32 = distinct !{!32, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!33 = distinct !{!33, !34, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!34 = distinct !{!34, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!35 = !{!33}
!36 = distinct !{!36, !37}
!37 = !{!"llvm.loop.unroll.disable"}
!38 = !{!39}
!39 = distinct !{!39, !40, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!40 = distinct !{!40, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!41 = !{!42}
!42 = distinct !{!42, !43, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!43 = distinct !{!43, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!44 = !{!45}
!45 = distinct !{!45, !46, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel9find_slotB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ay: %retptr"}
!46 = distinct !{!46, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel9find_slotB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ay"}
!47 = !{!48, !45}
!48 = distinct !{!48, !49, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!49 = distinct !{!49, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!50 = !{!51, !53, !45}
!51 = distinct !{!51, !52, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!52 = distinct !{!52, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!53 = distinct !{!53, !54, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v8B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!54 = distinct !{!54, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v8B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!55 = !{!53, !45}
!56 = distinct !{!56, !37}
!57 = !{!58}
!58 = distinct !{!58, !59, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!59 = distinct !{!59, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!60 = !{!61}
!61 = distinct !{!61, !62, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!62 = distinct !{!62, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!63 = !{!64}
!64 = distinct !{!64, !65, !"_ZN9tideproof5model8backends7kernels5checkB3v10B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!65 = distinct !{!65, !"_ZN9tideproof5model8backends7kernels5checkB3v10B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!66 = !{!67}
!67 = distinct !{!67, !68, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!68 = distinct !{!68, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!69 = !{!70, !72}
!70 = distinct !{!70, !71, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!71 = distinct !{!71, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!72 = distinct !{!72, !73, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!73 = distinct !{!73, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!74 = !{!72}
!75 = distinct !{!75, !37}
!76 = !{!77}
!77 = distinct !{!77, !78, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!78 = distinct !{!78, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!79 = !{!80, !82}
!80 = distinct !{!80, !81, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!81 = distinct !{!81, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!82 = distinct !{!82, !83, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!83 = distinct !{!83, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!84 = !{!82}
!85 = !{!86, !88}
!86 = distinct !{!86, !87, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!87 = distinct !{!87, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!88 = distinct !{!88, !89, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!89 = distinct !{!89, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!90 = !{!88}
!91 = distinct !{!91, !37}
!92 = !{!93}
!93 = distinct !{!93, !94, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel9find_slotB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ay: %retptr"}
!94 = distinct !{!94, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel9find_slotB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ay"}
!95 = !{!96, !93}
!96 = distinct !{!96, !97, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!97 = distinct !{!97, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!98 = !{!99, !101, !93}
!99 = distinct !{!99, !100, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!100 = distinct !{!100, !"_ZN9tideproof5model8backends7kernels5wordsB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!101 = distinct !{!101, !102, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v8B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!102 = distinct !{!102, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v8B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!103 = !{!101, !93}
!104 = distinct !{!104, !37}
