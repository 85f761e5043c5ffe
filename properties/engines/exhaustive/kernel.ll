; made by tools/prebuild_kernels.py from 826eb8a0d6a06e691ef7f6e7fa3c06141045e82b25c357fd1301fbd4e9b747f2
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
  %.83 = getelementptr i8, ptr %arg.control, i64 48
  %.84 = load i64, ptr %.83, align 8
  %.105 = icmp ult i64 %.66, %arg.stop
  br i1 %.105, label %B230.preheader, label %B1592

B230.preheader:                                   ; preds = %entry
  %const115 = bitcast i64 -2960836687051489901 to i64
  %const114 = bitcast i64 -7046029254386353131 to i64
  %const = bitcast i64 9223372036854775804 to i64
  %scevgep14.i2 = getelementptr i8, ptr %arg.states, i64 24
  %scevgep = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep89 = getelementptr i8, ptr %arg.successors, i64 24
  br label %B230

B230:                                             ; preds = %B1574, %B230.preheader
  %source.2.0 = phi i64 [ %end.2.1, %B1574 ], [ %.66, %B230.preheader ]
  %count.2.0 = phi i64 [ %count.3.1.lcssa, %B1574 ], [ %.63, %B230.preheader ]
  %distinct.3.0 = phi i64 [ %distinct.2.1.lcssa, %B1574 ], [ %.84, %B230.preheader ]
  %failed.3.0 = phi i64 [ %failed.2.1.lcssa, %B1574 ], [ %.81, %B230.preheader ]
  %.121 = add i64 %source.2.0, 8
  %.11.i65 = tail call i64 @llvm.umin.i64(i64 %.121, i64 %arg.stop)
  %.157 = sub i64 %.11.i65, %source.2.0
  %.159 = mul i64 %.157, %arg.transitions
  %.161 = add i64 %.159, %count.2.0
  %.163 = icmp ugt i64 %.161, %arg.limit
  br i1 %.163, label %B334, label %B432

B334:                                             ; preds = %B230
  %.166 = add i64 %source.2.0, 1
  %.171 = add i64 %count.2.0, %arg.transitions
  %.173 = icmp ugt i64 %.171, %arg.limit
  br i1 %.173, label %B1592, label %B432

B432:                                             ; preds = %B334, %B230
  %end.2.1 = phi i64 [ %.166, %B334 ], [ %.11.i65, %B230 ]
  %.279 = sub i64 %end.2.1, %source.2.0
  %.322376.not = icmp slt i64 %.279, 1
  br i1 %.322376.not, label %B1574, label %B494.if.preheader

B494.if.preheader:                                ; preds = %B432
  br label %B494.if

B494.loopexit.loopexit:                           ; preds = %B744.if
  %.475 = add i64 %.7.i.i, %made.2.1381
  br label %B494.loopexit

B494.loopexit:                                    ; preds = %B680.thread, %B494.loopexit.loopexit
  %.47564 = phi i64 [ %made.2.1381, %B680.thread ], [ %.475, %B494.loopexit.loopexit ]
  %.322 = icmp sgt i64 %.321364380, 1
  br i1 %.322, label %B494.if, label %B838

common.ret:                                       ; preds = %B1592, %B562
  %storemerge = phi i64 [ 2, %B562 ], [ %status.2.1, %B1592 ]
  store i64 %storemerge, ptr %retptr, align 8
  ret i32 0

B562:                                             ; preds = %B220.endif.endif.endif.i
  %.455 = xor i64 %.7.i.i, -1
  %sunkaddr = getelementptr i8, ptr %arg.control, i64 8
  store i64 %.328366379, ptr %sunkaddr, align 8
  %.465 = getelementptr i8, ptr %arg.control, i64 32
  store i64 %.455, ptr %.465, align 8
  br label %common.ret

B838:                                             ; preds = %B494.loopexit
  %.658 = icmp sgt i64 %.47564, 0
  br i1 %.658, label %B868.if.preheader, label %B1574

B868.if.preheader:                                ; preds = %B838
  %0 = add i64 %.7.i.i, %made.2.1381
  br label %B868.if

B974:                                             ; preds = %B868.if
  %.758 = lshr i64 %.740, 32
  %.762 = xor i64 %.758, %.750
  %.765 = and i64 %.762, %notmask
  %.767 = icmp eq i64 %.765, 0
  br i1 %.767, label %B1090.endif, label %B1190

B1190:                                            ; preds = %B1090.endif, %B868.if, %B974
  %exitcond.not = icmp eq i64 %0, %.713
  br i1 %exitcond.not, label %B1224.endif.preheader, label %B868.if

B1224.endif.preheader:                            ; preds = %B1190
  br label %B1224.endif

B1574:                                            ; preds = %B1593, %B838, %B432
  %count.3.1.lcssa = phi i64 [ %count.2.0, %B432 ], [ %count.2.0, %B838 ], [ %count.4.2, %B1593 ]
  %distinct.2.1.lcssa = phi i64 [ %distinct.3.0, %B432 ], [ %distinct.3.0, %B838 ], [ %distinct.4.2, %B1593 ]
  %failed.2.1.lcssa = phi i64 [ %failed.3.0, %B432 ], [ %failed.3.0, %B838 ], [ %failed.4.2, %B1593 ]
  %.1198 = icmp ult i64 %end.2.1, %arg.stop
  br i1 %.1198, label %B230, label %B1592

B1592:                                            ; preds = %B1574, %B334, %entry
  %source.3.1 = phi i64 [ %.66, %entry ], [ %source.2.0, %B334 ], [ %end.2.1, %B1574 ]
  %count.5.1 = phi i64 [ %.63, %entry ], [ %count.2.0, %B334 ], [ %count.3.1.lcssa, %B1574 ]
  %distinct.5.1 = phi i64 [ %.84, %entry ], [ %distinct.3.0, %B334 ], [ %distinct.2.1.lcssa, %B1574 ]
  %failed.5.1 = phi i64 [ %.81, %entry ], [ %failed.3.0, %B334 ], [ %failed.2.1.lcssa, %B1574 ]
  %status.2.1 = phi i64 [ 0, %entry ], [ 1, %B334 ], [ 0, %B1574 ]
  store i64 %count.5.1, ptr %arg.control, align 8
  %sunkaddr116 = getelementptr i8, ptr %arg.control, i64 8
  store i64 %source.3.1, ptr %sunkaddr116, align 8
  %sunkaddr117 = getelementptr i8, ptr %arg.control, i64 16
  store i64 %failed.5.1, ptr %sunkaddr117, align 8
  %sunkaddr118 = getelementptr i8, ptr %arg.control, i64 48
  store i64 %distinct.5.1, ptr %sunkaddr118, align 8
  br label %common.ret

B1593:                                            ; preds = %B1394.endif.endif, %B1224.endif.endif
  %count.4.2 = phi i64 [ %.12.i, %B1394.endif.endif ], [ %count.3.1405, %B1224.endif.endif ]
  %distinct.4.2 = phi i64 [ %.1104, %B1394.endif.endif ], [ %distinct.2.1406, %B1224.endif.endif ]
  %failed.4.2 = phi i64 [ %.415.i41, %B1394.endif.endif ], [ %failed.2.1407, %B1224.endif.endif ]
  %lsr.iv.next91 = add i64 %lsr.iv90, 8
  %exitcond620.not = icmp eq i64 %.47564, %.928
  br i1 %exitcond620.not, label %B1574, label %B1224.endif

B494.if:                                          ; preds = %B494.loopexit, %B494.if.preheader
  %made.2.1381 = phi i64 [ %.47564, %B494.loopexit ], [ 0, %B494.if.preheader ]
  %.321364380 = phi i64 [ %.331, %B494.loopexit ], [ %.279, %B494.if.preheader ]
  %.328366379 = phi i64 [ %.335, %B494.loopexit ], [ %source.2.0, %B494.if.preheader ]
  %1 = icmp eq i64 %arg.reduced, 0
  %.331 = add nsw i64 %.321364380, -1
  %.335 = add i64 %.328366379, 1
  br i1 %1, label %B220.endif.endif.endif.i, label %B72.endif.endif.i

B414.i:                                           ; preds = %B220.endif.endif.endif.i
  %.258.i = icmp eq i64 %.7.i.i, 0
  br i1 %.258.i, label %B680.thread, label %B608.if.lr.ph.i

B680.thread:                                      ; preds = %B414.i
  %sunkaddr119 = getelementptr i8, ptr %arg.control, i64 40
  %.262.i = load i64, ptr %sunkaddr119, align 8, !noalias !0
  %.264.i = add i64 %.262.i, %weight.2.0.i
  store i64 %.264.i, ptr %sunkaddr119, align 8, !noalias !0
  br label %B494.loopexit

B608.if.lr.ph.i:                                  ; preds = %B414.i
  %sunkaddr120 = getelementptr i8, ptr %arg.control, i64 24
  %.271.i = load i64, ptr %sunkaddr120, align 8, !noalias !0
  %.274.i = mul i64 %.7.i.i, %weight.2.0.i
  %.275.i = add i64 %.271.i, %.274.i
  store i64 %.275.i, ptr %sunkaddr120, align 8, !noalias !0
  %.598.i = trunc i64 %.328366379 to i32
  %2 = shl i64 %made.2.1381, 3
  br label %B608.if.i

B674.i:                                           ; preds = %B608.if.i
  %.425.i = getelementptr i64, ptr %arg.taken_in, i64 %.413.i
  store i64 %.328366379, ptr %.425.i, align 8, !noalias !0
  br label %B696.i

B696.i:                                           ; preds = %B608.if.i, %B674.i
  %3 = icmp eq i64 %arg.reduced, 0
  %sunkaddr.i = shl i64 %.3739399.i, 2
  %sunkaddr24.i = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr.i
  %.431.i = load i32, ptr %sunkaddr24.i, align 4, !noalias !0
  %.433.i = zext i32 %.431.i to i64
  %.434.i = getelementptr i64, ptr %arg.taken, i64 %.433.i
  %.435.i = load i64, ptr %.434.i, align 8, !noalias !0
  %.437.i = add i64 %.435.i, %weight.2.0.i
  store i64 %.437.i, ptr %.434.i, align 8, !noalias !0
  %.445.i = getelementptr i32, ptr %arg.weights, i64 %.3739399.i
  store i32 1, ptr %.445.i, align 4, !noalias !0
  br i1 %3, label %B994.endif.i, label %B814.endif.endif.endif.i

B72.endif.endif.i:                                ; preds = %B494.if
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !3
  %.4.i4.i = tail call i64 @tideproof_words(), !noalias !6
  %.75.i = mul i64 %.4.i.i, %.328366379
  %.77.i = getelementptr i64, ptr %arg.states, i64 %.75.i
  %.104.i = mul i64 %.4.i4.i, %made.2.1381
  %.106.i = getelementptr i64, ptr %arg.successors, i64 %.104.i
  %.6.i.i = tail call i64 @tideproof_canonical(ptr %.77.i, ptr %.106.i), !noalias !9
  br label %B220.endif.endif.endif.i

B220.endif.endif.endif.i:                         ; preds = %B72.endif.endif.i, %B494.if
  %weight.2.0.i = phi i64 [ 1, %B494.if ], [ %.6.i.i, %B72.endif.endif.i ]
  %.4.i1.i = tail call i64 @tideproof_words(), !noalias !12
  %.4.i5.i = tail call i64 @tideproof_words(), !noalias !15
  %.161.i = mul i64 %.4.i1.i, %.328366379
  %.163.i = getelementptr i64, ptr %arg.states, i64 %.161.i
  %.192.i = mul i64 %.4.i5.i, %made.2.1381
  %.194.i = getelementptr i64, ptr %arg.successors, i64 %.192.i
  %.197.i = getelementptr i32, ptr %arg.kinds, i64 %made.2.1381
  %.7.i.i = tail call i64 @tideproof_expand(ptr %.163.i, ptr %.194.i, ptr %.197.i), !noalias !18
  %.226.i = icmp slt i64 %.7.i.i, 0
  br i1 %.226.i, label %B562, label %B414.i

B608.if.i:                                        ; preds = %B994.endif.endif.i, %B608.if.lr.ph.i
  %lsr.iv.i = phi i64 [ %2, %B608.if.lr.ph.i ], [ %lsr.iv.next.i, %B994.endif.endif.i ]
  %.36688100.i = phi i64 [ %.7.i.i, %B608.if.lr.ph.i ], [ %.376.i, %B994.endif.endif.i ]
  %.3739399.i = phi i64 [ %made.2.1381, %B608.if.lr.ph.i ], [ %.380.i, %B994.endif.endif.i ]
  %.376.i = add nsw i64 %.36688100.i, -1
  %.380.i = add i64 %.3739399.i, 1
  %.410.i = getelementptr i32, ptr %arg.kinds, i64 %.3739399.i
  %.411.i = load i32, ptr %.410.i, align 4, !noalias !0
  %.413.i = zext i32 %.411.i to i64
  %.414.i = getelementptr i64, ptr %arg.taken, i64 %.413.i
  %.415.i = load i64, ptr %.414.i, align 8, !noalias !0
  %.416.i = icmp eq i64 %.415.i, 0
  br i1 %.416.i, label %B674.i, label %B696.i

B814.endif.endif.endif.i:                         ; preds = %B696.i
  %.4.i2.i = tail call i64 @tideproof_words(), !noalias !21
  %.4.i6.i = tail call i64 @tideproof_words(), !noalias !24
  %.477.i = mul i64 %.4.i2.i, %.3739399.i
  %.479.i = getelementptr i64, ptr %arg.successors, i64 %.477.i
  %.506.i = mul i64 %.4.i6.i, %.3739399.i
  %.508.i = getelementptr i64, ptr %arg.successors, i64 %.506.i
  %.6.i7.i = tail call i64 @tideproof_canonical(ptr %.479.i, ptr %.508.i), !noalias !27
  %.533.i = trunc i64 %.6.i7.i to i32
  %sunkaddr121 = mul i64 %.3739399.i, 4
  %sunkaddr122 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr121
  store i32 %.533.i, ptr %sunkaddr122, align 4, !noalias !0
  br label %B994.endif.i

B994.endif.i:                                     ; preds = %B814.endif.endif.endif.i, %B696.i
  %.4.i3.i = tail call i64 @tideproof_words(), !noalias !30
  %.4.i.i.i = tail call i64 @tideproof_words(), !noalias !33
  %.11641.not.i.i = icmp slt i64 %.4.i.i.i, 1
  br i1 %.11641.not.i.i, label %B994.endif.endif.i, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B994.endif.i
  %xtraiter.i.i = and i64 %.4.i.i.i, 3
  %4 = icmp ult i64 %.4.i.i.i, 4
  br i1 %4, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.4.i.i.i, %const
  %5 = mul i64 %.4.i3.i, %lsr.iv.i
  %scevgep76 = getelementptr i8, ptr %scevgep, i64 %5
  br label %B88.if.i.i

B190.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B190.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %h.4.044.epil.init.i.i = phi i64 [ %const114, %B88.if.preheader.i.i ], [ %.161.3.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %.1224042.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i.i, %B190.loopexit.unr-lcssa.i.i ]
  %6 = shl i64 %.1224042.epil.init.i.i, 3
  %7 = mul i64 %.4.i3.i, %lsr.iv.i
  %8 = add i64 %7, %6
  %scevgep83 = getelementptr i8, ptr %arg.successors, i64 %8
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %h.4.044.epil.i.i = phi i64 [ %.161.epil.i.i, %B88.if.epil.i.i ], [ %h.4.044.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %9 = shl i64 %epil.iter.i.i, 3
  %scevgep84 = getelementptr i8, ptr %scevgep83, i64 %9
  %.156.epil.i.i = load i64, ptr %scevgep84, align 8, !noalias !38
  %.158.epil.i.i = xor i64 %.156.epil.i.i, %h.4.044.epil.i.i
  %.159.epil.i.i = mul i64 %.158.epil.i.i, %const115
  %.160.epil.i.i = lshr i64 %.159.epil.i.i, 32
  %.161.epil.i.i = xor i64 %.160.epil.i.i, %.159.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B190.loopexit.i.i, label %B88.if.epil.i.i, !llvm.loop !39

B190.loopexit.i.i:                                ; preds = %B88.if.epil.i.i, %B190.loopexit.unr-lcssa.i.i
  %.161.lcssa.i.i = phi i64 [ %.161.3.i.i, %B190.loopexit.unr-lcssa.i.i ], [ %.161.epil.i.i, %B88.if.epil.i.i ]
  %10 = mul i64 %.161.lcssa.i.i, %const115
  br label %B994.endif.endif.i

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %h.4.044.i.i = phi i64 [ %const114, %B88.if.preheader.new.i.i ], [ %.161.3.i.i, %B88.if.i.i ]
  %.1224042.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.129.3.i.i, %B88.if.i.i ]
  %sunkaddr.i.i = shl i64 %.1224042.i.i, 3
  %scevgep77 = getelementptr i8, ptr %scevgep76, i64 %sunkaddr.i.i
  %scevgep82 = getelementptr i8, ptr %scevgep77, i64 -24
  %.156.i.i = load i64, ptr %scevgep82, align 8, !noalias !38
  %.158.i.i = xor i64 %.156.i.i, %h.4.044.i.i
  %.159.i.i = mul i64 %.158.i.i, %const115
  %.160.i.i = lshr i64 %.159.i.i, 32
  %11 = shl i64 %.1224042.i.i, 3
  %scevgep80 = getelementptr i8, ptr %scevgep76, i64 %11
  %scevgep81 = getelementptr i8, ptr %scevgep80, i64 -16
  %.156.1.i.i = load i64, ptr %scevgep81, align 8, !noalias !38
  %12 = xor i64 %.156.1.i.i, %.160.i.i
  %.158.1.i.i = xor i64 %12, %.159.i.i
  %.159.1.i.i = mul i64 %.158.1.i.i, %const115
  %.160.1.i.i = lshr i64 %.159.1.i.i, 32
  %13 = shl i64 %.1224042.i.i, 3
  %scevgep78 = getelementptr i8, ptr %scevgep76, i64 %13
  %scevgep79 = getelementptr i8, ptr %scevgep78, i64 -8
  %.156.2.i.i = load i64, ptr %scevgep79, align 8, !noalias !38
  %14 = xor i64 %.156.2.i.i, %.160.1.i.i
  %.158.2.i.i = xor i64 %14, %.159.1.i.i
  %.159.2.i.i = mul i64 %.158.2.i.i, %const115
  %.160.2.i.i = lshr i64 %.159.2.i.i, 32
  %.129.3.i.i = add nuw nsw i64 %.1224042.i.i, 4
  %.156.3.i.i = load i64, ptr %scevgep77, align 8, !noalias !38
  %15 = xor i64 %.156.3.i.i, %.160.2.i.i
  %.158.3.i.i = xor i64 %15, %.159.2.i.i
  %.159.3.i.i = mul i64 %.158.3.i.i, %const115
  %.160.3.i.i = lshr i64 %.159.3.i.i, 32
  %.161.3.i.i = xor i64 %.160.3.i.i, %.159.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.129.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B190.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B994.endif.endif.i:                               ; preds = %B190.loopexit.i.i, %B994.endif.i
  %h.4.0.lcssa.i.i = phi i64 [ 5551297586632261903, %B994.endif.i ], [ %10, %B190.loopexit.i.i ]
  %.175.i.i = lshr i64 %h.4.0.lcssa.i.i, 29
  %.176.i.i = xor i64 %.175.i.i, %h.4.0.lcssa.i.i
  %.595.i = getelementptr i64, ptr %arg.hashes, i64 %.3739399.i
  store i64 %.176.i.i, ptr %.595.i, align 8, !noalias !0
  %.601.i = getelementptr i32, ptr %arg.sources, i64 %.3739399.i
  store i32 %.598.i, ptr %.601.i, align 4, !noalias !0
  %lsr.iv.next.i = add i64 %lsr.iv.i, 8
  %.367.i = icmp sgt i64 %.36688100.i, 1
  br i1 %.367.i, label %B608.if.i, label %B744.if.preheader

B744.if.preheader:                                ; preds = %B994.endif.endif.i
  %16 = add i64 %.7.i.i, 1
  %scevgep85 = getelementptr i8, ptr %arg.hashes, i64 %2
  br label %B744.if

B744.if:                                          ; preds = %B744.if, %B744.if.preheader
  %lsr.iv86 = phi ptr [ %scevgep85, %B744.if.preheader ], [ %scevgep87, %B744.if ]
  %lsr.iv = phi i64 [ %16, %B744.if.preheader ], [ %lsr.iv.next, %B744.if ]
  %.596 = load i64, ptr %lsr.iv86, align 8
  %.598 = and i64 %.596, %.57
  %.600 = getelementptr i32, ptr %arg.table, i64 %.598
  tail call void @llvm.prefetch.p0(ptr %.600, i32 0, i32 3, i32 1)
  %lsr.iv.next = add i64 %lsr.iv, -1
  %scevgep87 = getelementptr i8, ptr %lsr.iv86, i64 8
  %.556 = icmp sgt i64 %lsr.iv.next, 1
  br i1 %.556, label %B744.if, label %B494.loopexit.loopexit

B868.if:                                          ; preds = %B1190, %B868.if.preheader
  %.706388390 = phi i64 [ %.713, %B1190 ], [ 0, %B868.if.preheader ]
  %.713 = add nuw nsw i64 %.706388390, 1
  %17 = shl i64 %.706388390, 3
  %scevgep88 = getelementptr i8, ptr %arg.hashes, i64 %17
  %.740 = load i64, ptr %scevgep88, align 8
  %.746 = and i64 %.740, %.57
  %.748 = getelementptr i32, ptr %arg.table, i64 %.746
  %.749 = load i32, ptr %.748, align 4
  %.750 = zext i32 %.749 to i64
  %.755.not = icmp eq i32 %.749, 0
  br i1 %.755.not, label %B1190, label %B974

B1090.endif:                                      ; preds = %B974
  %.4.i = tail call i64 @tideproof_words(), !noalias !41
  %.771 = and i64 %.750, %.57
  %.774 = add nsw i64 %.771, -1
  %.800 = mul i64 %.4.i, %.774
  %.802 = getelementptr i64, ptr %arg.states, i64 %.800
  tail call void @llvm.prefetch.p0(ptr %.802, i32 0, i32 3, i32 1)
  br label %B1190

B1224.endif:                                      ; preds = %B1593, %B1224.endif.preheader
  %lsr.iv90 = phi i64 [ 0, %B1224.endif.preheader ], [ %lsr.iv.next91, %B1593 ]
  %failed.2.1407 = phi i64 [ %failed.4.2, %B1593 ], [ %failed.3.0, %B1224.endif.preheader ]
  %distinct.2.1406 = phi i64 [ %distinct.4.2, %B1593 ], [ %distinct.3.0, %B1224.endif.preheader ]
  %count.3.1405 = phi i64 [ %count.4.2, %B1593 ], [ %count.2.0, %B1224.endif.preheader ]
  %.921398403 = phi i64 [ %.928, %B1593 ], [ 0, %B1224.endif.preheader ]
  %.928 = add nuw nsw i64 %.921398403, 1
  %.4.i1 = tail call i64 @tideproof_words(), !noalias !44
  %.982 = mul i64 %.4.i1, %.921398403
  %.984 = getelementptr i64, ptr %arg.successors, i64 %.982
  %.990 = getelementptr i64, ptr %arg.hashes, i64 %.921398403
  %.991 = load i64, ptr %.990, align 8
  %.20.i = lshr i64 %.991, 32
  %slot.2.031.i = and i64 %.991, %.57
  %.3532.i = getelementptr i32, ptr %arg.table, i64 %slot.2.031.i
  %.3633.i = load i32, ptr %.3532.i, align 4, !noalias !47
  %.4235.i = icmp eq i32 %.3633.i, 0
  br i1 %.4235.i, label %B1224.endif.endif, label %B212.i.preheader

B212.i.preheader:                                 ; preds = %B1224.endif
  %18 = mul i64 %.4.i1, %lsr.iv90
  %scevgep92 = getelementptr i8, ptr %scevgep89, i64 %18
  %scevgep104 = getelementptr i8, ptr %arg.successors, i64 %18
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
  %slot.2.0.i = and i64 %.160.i, %.57
  %.35.i = getelementptr i32, ptr %arg.table, i64 %slot.2.0.i
  %.36.i = load i32, ptr %.35.i, align 4, !noalias !47
  %.42.i = icmp eq i32 %.36.i, 0
  br i1 %.42.i, label %B1224.endif.endif, label %B212.i

B296.endif.i:                                     ; preds = %B212.i
  %.4.i.i3 = tail call i64 @tideproof_words(), !noalias !50
  %.73.i = and i64 %.3737.i, %.57
  %.76.i = add nsw i64 %.73.i, -1
  %.104.i4 = mul i64 %.4.i.i3, %.76.i
  %.106.i5 = getelementptr i64, ptr %arg.states, i64 %.104.i4
  %.4.i.i.i6 = tail call i64 @tideproof_words(), !noalias !53
  %.11941.not.i.i = icmp slt i64 %.4.i.i.i6, 1
  br i1 %.11941.not.i.i, label %B1224.endif.endif, label %B88.if.preheader.i.i7

B88.if.preheader.i.i7:                            ; preds = %B296.endif.i
  %xtraiter.i.i8 = and i64 %.4.i.i.i6, 3
  %20 = icmp ult i64 %.4.i.i.i6, 4
  br i1 %20, label %B88.if.epil.preheader.i.i30, label %B88.if.preheader.new.i.i9

B88.if.preheader.new.i.i9:                        ; preds = %B88.if.preheader.i.i7
  %unroll_iter.i.i10 = and i64 %.4.i.i.i6, %const
  %21 = shl nsw i64 %.76.i, 3
  %22 = mul i64 %21, %.4.i.i3
  %scevgep15.i11 = getelementptr i8, ptr %scevgep14.i2, i64 %22
  br label %B88.if.i.i12

B134.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i12
  %lcmp.mod.not.i.i29 = icmp eq i64 %xtraiter.i.i8, 0
  br i1 %lcmp.mod.not.i.i29, label %B296.endif.endif.endif.i, label %B88.if.epil.preheader.i.i30

B88.if.epil.preheader.i.i30:                      ; preds = %B134.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i7
  %difference.2.044.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i7 ], [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %.1254042.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i7 ], [ %unroll_iter.i.i10, %B134.loopexit.unr-lcssa.i.i ]
  %23 = shl i64 %.1254042.epil.init.i.i, 3
  %scevgep4.i.i = getelementptr i8, ptr %.106.i5, i64 %23
  %scevgep105 = getelementptr i8, ptr %scevgep104, i64 %23
  br label %B88.if.epil.i.i31

B88.if.epil.i.i31:                                ; preds = %B88.if.epil.i.i31, %B88.if.epil.preheader.i.i30
  %difference.2.044.epil.i.i = phi i64 [ %.165.epil.i.i, %B88.if.epil.i.i31 ], [ %difference.2.044.epil.init.i.i, %B88.if.epil.preheader.i.i30 ]
  %epil.iter.i.i32 = phi i64 [ %epil.iter.next.i.i34, %B88.if.epil.i.i31 ], [ 0, %B88.if.epil.preheader.i.i30 ]
  %24 = shl i64 %epil.iter.i.i32, 3
  %scevgep24.i = getelementptr i8, ptr %scevgep4.i.i, i64 %24
  %.159.epil.i.i33 = load i64, ptr %scevgep24.i, align 8, !noalias !58
  %scevgep106 = getelementptr i8, ptr %scevgep105, i64 %24
  %.162.epil.i.i = load i64, ptr %scevgep106, align 8, !noalias !58
  %.163.epil.i.i = xor i64 %.162.epil.i.i, %.159.epil.i.i33
  %.165.epil.i.i = or i64 %.163.epil.i.i, %difference.2.044.epil.i.i
  %epil.iter.next.i.i34 = add i64 %epil.iter.i.i32, 1
  %epil.iter.cmp.not.i.i35 = icmp eq i64 %xtraiter.i.i8, %epil.iter.next.i.i34
  br i1 %epil.iter.cmp.not.i.i35, label %B296.endif.endif.endif.i, label %B88.if.epil.i.i31, !llvm.loop !59

B88.if.i.i12:                                     ; preds = %B88.if.i.i12, %B88.if.preheader.new.i.i9
  %difference.2.044.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i9 ], [ %.165.3.i.i, %B88.if.i.i12 ]
  %.1254042.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i9 ], [ %.132.3.i.i, %B88.if.i.i12 ]
  %sunkaddr.i.i13 = shl i64 %.1254042.i.i, 3
  %scevgep21.i14 = getelementptr i8, ptr %scevgep15.i11, i64 %sunkaddr.i.i13
  %scevgep22.i15 = getelementptr i8, ptr %scevgep21.i14, i64 -24
  %.159.i.i16 = load i64, ptr %scevgep22.i15, align 8, !noalias !58
  %scevgep98 = getelementptr i8, ptr %scevgep92, i64 %sunkaddr.i.i13
  %scevgep99 = getelementptr i8, ptr %scevgep98, i64 -24
  %.162.i.i = load i64, ptr %scevgep99, align 8, !noalias !58
  %.163.i.i = xor i64 %.162.i.i, %.159.i.i16
  %.165.i.i = or i64 %.163.i.i, %difference.2.044.i.i
  %25 = shl i64 %.1254042.i.i, 3
  %scevgep102 = getelementptr i8, ptr %scevgep15.i11, i64 %25
  %scevgep103 = getelementptr i8, ptr %scevgep102, i64 -16
  %.159.1.i.i21 = load i64, ptr %scevgep103, align 8, !noalias !58
  %26 = shl i64 %.1254042.i.i, 3
  %scevgep96 = getelementptr i8, ptr %scevgep92, i64 %26
  %scevgep97 = getelementptr i8, ptr %scevgep96, i64 -16
  %.162.1.i.i = load i64, ptr %scevgep97, align 8, !noalias !58
  %.163.1.i.i = xor i64 %.162.1.i.i, %.159.1.i.i21
  %.165.1.i.i = or i64 %.165.i.i, %.163.1.i.i
  %27 = shl i64 %.1254042.i.i, 3
  %scevgep100 = getelementptr i8, ptr %scevgep15.i11, i64 %27
  %scevgep101 = getelementptr i8, ptr %scevgep100, i64 -8
  %.159.2.i.i25 = load i64, ptr %scevgep101, align 8, !noalias !58
  %28 = shl i64 %.1254042.i.i, 3
  %scevgep94 = getelementptr i8, ptr %scevgep92, i64 %28
  %scevgep95 = getelementptr i8, ptr %scevgep94, i64 -8
  %.162.2.i.i = load i64, ptr %scevgep95, align 8, !noalias !58
  %.163.2.i.i = xor i64 %.162.2.i.i, %.159.2.i.i25
  %.165.2.i.i = or i64 %.165.1.i.i, %.163.2.i.i
  %.132.3.i.i = add nuw nsw i64 %.1254042.i.i, 4
  %.159.3.i.i27 = load i64, ptr %scevgep21.i14, align 8, !noalias !58
  %29 = shl i64 %.1254042.i.i, 3
  %scevgep93 = getelementptr i8, ptr %scevgep92, i64 %29
  %.162.3.i.i = load i64, ptr %scevgep93, align 8, !noalias !58
  %.163.3.i.i = xor i64 %.162.3.i.i, %.159.3.i.i27
  %.165.3.i.i = or i64 %.165.2.i.i, %.163.3.i.i
  %niter.ncmp.3.i.i28 = icmp eq i64 %unroll_iter.i.i10, %.132.3.i.i
  br i1 %niter.ncmp.3.i.i28, label %B134.loopexit.unr-lcssa.i.i, label %B88.if.i.i12

B296.endif.endif.endif.i:                         ; preds = %B88.if.epil.i.i31, %B134.loopexit.unr-lcssa.i.i
  %.165.lcssa.i.i = phi i64 [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ], [ %.165.epil.i.i, %B88.if.epil.i.i31 ]
  %.not.i = icmp eq i64 %.165.lcssa.i.i, 0
  br i1 %.not.i, label %B1224.endif.endif, label %B428.i

B1224.endif.endif:                                ; preds = %B296.endif.endif.endif.i, %B296.endif.i, %B428.i, %B1224.endif
  %storemerge.i = phi i64 [ %slot.2.031.i, %B1224.endif ], [ %slot.2.036.i, %B296.endif.i ], [ %slot.2.036.i, %B296.endif.endif.endif.i ], [ %slot.2.0.i, %B428.i ]
  %.1030 = getelementptr i32, ptr %arg.table, i64 %storemerge.i
  %.1031 = load i32, ptr %.1030, align 4
  %.1033.not = icmp eq i32 %.1031, 0
  br i1 %.1033.not, label %B1394.endif, label %B1593

B1394.endif:                                      ; preds = %B1224.endif.endif
  %.11.i = and i64 %.20.i, %notmask
  %.12.i = add i64 %count.3.1405, 1
  %.13.i = or i64 %.11.i, %.12.i
  %.14.i = trunc i64 %.13.i to i32
  %sunkaddr123 = mul i64 %storemerge.i, 4
  %sunkaddr124 = getelementptr i8, ptr %arg.table, i64 %sunkaddr123
  store i32 %.14.i, ptr %sunkaddr124, align 4
  %.1100 = getelementptr i32, ptr %arg.weights, i64 %.921398403
  %.1101 = load i32, ptr %.1100, align 4
  %.1102 = zext i32 %.1101 to i64
  %.1112 = getelementptr i32, ptr %arg.sources, i64 %.921398403
  %.1113 = load i32, ptr %.1112, align 4
  %.4.i.i37 = tail call i64 @tideproof_words(), !noalias !60
  %.13189.not.i = icmp slt i64 %.4.i.i37, 1
  br i1 %.13189.not.i, label %B148.i, label %B60.endif.preheader.i

B60.endif.preheader.i:                            ; preds = %B1394.endif
  %30 = shl i64 %count.3.1405, 3
  %31 = mul i64 %.4.i1, %lsr.iv90
  %scevgep108 = getelementptr i8, ptr %arg.successors, i64 %31
  br label %B60.endif.i

B148.i:                                           ; preds = %B60.endif.i, %B1394.endif
  %.213.i = and i64 %count.3.1405, 63
  %.214.i = icmp eq i64 %.213.i, 0
  br i1 %.214.i, label %B240.i, label %B292.endif.i

B240.i:                                           ; preds = %B148.i
  %32 = lshr exact i64 %count.3.1405, 4
  %.220.i = getelementptr i8, ptr %arg.parents, i64 %32
  store i32 %.1113, ptr %.220.i, align 4, !noalias !65
  br label %B292.endif.i

B480.i:                                           ; preds = %B408.if.i
  %sunkaddr125 = mul i64 %.3539496.i, 8
  %sunkaddr126 = getelementptr i8, ptr %arg.first, i64 %sunkaddr125
  store i64 %count.3.1405, ptr %sunkaddr126, align 8, !noalias !65
  br label %B490.i

B490.i:                                           ; preds = %B408.if.i, %B480.i
  %.360.1.i = add nuw nsw i64 %.3539496.i, 2
  %33 = shl nuw i64 2, %.3539496.i
  %34 = and i64 %33, %.261.i39
  %.392.not.1.i = icmp eq i64 %34, 0
  br i1 %.392.not.1.i, label %B490.1.i, label %B480.1.i

B480.1.i:                                         ; preds = %B490.i
  %sunkaddr127 = mul i64 %.3539496.i, 8
  %sunkaddr128 = getelementptr i8, ptr %arg.first, i64 %sunkaddr127
  %sunkaddr129 = getelementptr i8, ptr %sunkaddr128, i64 8
  store i64 %count.3.1405, ptr %sunkaddr129, align 8, !noalias !65
  br label %B490.1.i

B490.1.i:                                         ; preds = %B480.1.i, %B490.i
  %exitcond101.not.1.i = icmp eq i64 %.360.1.i, 64
  br i1 %exitcond101.not.1.i, label %B1394.endif.endif, label %B408.if.i

B60.endif.i:                                      ; preds = %B60.endif.i, %B60.endif.preheader.i
  %.1378890.i = phi i64 [ %.144.i, %B60.endif.i ], [ 0, %B60.endif.preheader.i ]
  %35 = shl i64 %.1378890.i, 3
  %scevgep109 = getelementptr i8, ptr %scevgep108, i64 %35
  %.171.i = load i64, ptr %scevgep109, align 8, !noalias !65
  %.4.i1.i38 = tail call i64 @tideproof_words(), !noalias !66
  %.144.i = add nuw nsw i64 %.1378890.i, 1
  %36 = mul i64 %30, %.4.i1.i38
  %scevgep5.i = getelementptr i8, ptr %arg.states, i64 %36
  %37 = shl i64 %.1378890.i, 3
  %scevgep107 = getelementptr i8, ptr %scevgep5.i, i64 %37
  store i64 %.171.i, ptr %scevgep107, align 8, !noalias !65
  %exitcond.not.i = icmp eq i64 %.4.i.i37, %.144.i
  br i1 %exitcond.not.i, label %B148.i, label %B60.endif.i

B292.endif.i:                                     ; preds = %B240.i, %B148.i
  %.5.i.i = tail call i64 @tideproof_check(ptr %.984), !noalias !69
  %.260.i = xor i64 %failed.2.1407, -1
  %.261.i39 = and i64 %.5.i.i, %.260.i
  %.266.not.i = icmp eq i64 %.261.i39, 0
  br i1 %.266.not.i, label %B1394.endif.endif, label %B408.if.i.preheader

B408.if.i.preheader:                              ; preds = %B292.endif.i
  br label %B408.if.i

B408.if.i:                                        ; preds = %B408.if.i.preheader, %B490.1.i
  %.3539496.i = phi i64 [ %.360.1.i, %B490.1.i ], [ 0, %B408.if.i.preheader ]
  %38 = shl nuw i64 1, %.3539496.i
  %39 = and i64 %38, %.261.i39
  %.392.not.i = icmp eq i64 %39, 0
  br i1 %.392.not.i, label %B490.i, label %B480.i

B1394.endif.endif:                                ; preds = %B292.endif.i, %B490.1.i
  %.415.i41 = or i64 %.5.i.i, %failed.2.1407
  %.1104 = add i64 %distinct.2.1406, %.1102
  br label %B1593
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
  %.4.i = tail call i64 @tideproof_words(), !noalias !72
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !75
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
  %.156.epil.i = load i64, ptr %scevgep73, align 8, !noalias !80
  %.158.epil.i = xor i64 %.156.epil.i, %h.4.044.epil.i
  %.159.epil.i = mul i64 %.158.epil.i, %const89
  %.160.epil.i = lshr i64 %.159.epil.i, 32
  %.161.epil.i = xor i64 %.160.epil.i, %.159.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B190.loopexit.i, label %B88.if.epil.i, !llvm.loop !81

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
  %.156.i = load i64, ptr %scevgep71, align 8, !noalias !80
  %.158.i = xor i64 %.156.i, %h.4.044.i
  %.159.i = mul i64 %.158.i, %const89
  %.160.i = lshr i64 %.159.i, 32
  %9 = shl i64 %.1224042.i, 3
  %scevgep68 = getelementptr i8, ptr %scevgep64, i64 %9
  %scevgep69 = getelementptr i8, ptr %scevgep68, i64 -16
  %.156.1.i = load i64, ptr %scevgep69, align 8, !noalias !80
  %10 = xor i64 %.156.1.i, %.160.i
  %.158.1.i = xor i64 %10, %.159.i
  %.159.1.i = mul i64 %.158.1.i, %const89
  %.160.1.i = lshr i64 %.159.1.i, 32
  %11 = shl i64 %.1224042.i, 3
  %scevgep66 = getelementptr i8, ptr %scevgep64, i64 %11
  %scevgep67 = getelementptr i8, ptr %scevgep66, i64 -8
  %.156.2.i = load i64, ptr %scevgep67, align 8, !noalias !80
  %12 = xor i64 %.156.2.i, %.160.1.i
  %.158.2.i = xor i64 %12, %.159.1.i
  %.159.2.i = mul i64 %.158.2.i, %const89
  %.160.2.i = lshr i64 %.159.2.i, 32
  %.129.3.i = add nuw nsw i64 %.1224042.i, 4
  %13 = shl i64 %.1224042.i, 3
  %scevgep65 = getelementptr i8, ptr %scevgep64, i64 %13
  %.156.3.i = load i64, ptr %scevgep65, align 8, !noalias !80
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
  %.4.i1 = tail call i64 @tideproof_words(), !noalias !82
  %.4.i.i2 = tail call i64 @tideproof_words(), !noalias !85
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
  %.156.epil.i51 = load i64, ptr %scevgep86, align 8, !noalias !90
  %.158.epil.i52 = xor i64 %.156.epil.i51, %h.4.044.epil.i48
  %.159.epil.i53 = mul i64 %.158.epil.i52, %const89
  %.160.epil.i54 = lshr i64 %.159.epil.i53, 32
  %.161.epil.i55 = xor i64 %.160.epil.i54, %.159.epil.i53
  %epil.iter.next.i56 = add i64 %epil.iter.i49, 1
  %epil.iter.cmp.not.i57 = icmp eq i64 %xtraiter.i5, %epil.iter.next.i56
  br i1 %epil.iter.cmp.not.i57, label %B190.loopexit.i58, label %B88.if.epil.i47, !llvm.loop !81

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
  %.156.i13 = load i64, ptr %scevgep84, align 8, !noalias !90
  %.158.i14 = xor i64 %.156.i13, %h.4.044.i9
  %.159.i15 = mul i64 %.158.i14, %const89
  %.160.i16 = lshr i64 %.159.i15, 32
  %22 = shl i64 %.1224042.i10, 3
  %scevgep81 = getelementptr i8, ptr %scevgep77, i64 %22
  %scevgep82 = getelementptr i8, ptr %scevgep81, i64 -16
  %.156.1.i20 = load i64, ptr %scevgep82, align 8, !noalias !90
  %23 = xor i64 %.156.1.i20, %.160.i16
  %.158.1.i21 = xor i64 %23, %.159.i15
  %.159.1.i22 = mul i64 %.158.1.i21, %const89
  %.160.1.i23 = lshr i64 %.159.1.i22, 32
  %24 = shl i64 %.1224042.i10, 3
  %scevgep79 = getelementptr i8, ptr %scevgep77, i64 %24
  %scevgep80 = getelementptr i8, ptr %scevgep79, i64 -8
  %.156.2.i27 = load i64, ptr %scevgep80, align 8, !noalias !90
  %25 = xor i64 %.156.2.i27, %.160.1.i23
  %.158.2.i28 = xor i64 %25, %.159.1.i22
  %.159.2.i29 = mul i64 %.158.2.i28, %const89
  %.160.2.i30 = lshr i64 %.159.2.i29, 32
  %.129.3.i31 = add nuw nsw i64 %.1224042.i10, 4
  %26 = shl i64 %.1224042.i10, 3
  %scevgep78 = getelementptr i8, ptr %scevgep77, i64 %26
  %.156.3.i35 = load i64, ptr %scevgep78, align 8, !noalias !90
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
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !91
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
  %.156.epil.i = load i64, ptr %scevgep15, align 8, !noalias !96
  %.158.epil.i = xor i64 %.156.epil.i, %h.4.044.epil.i
  %.159.epil.i = mul i64 %.158.epil.i, %const26
  %.160.epil.i = lshr i64 %.159.epil.i, 32
  %.161.epil.i = xor i64 %.160.epil.i, %.159.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B190.loopexit.i, label %B88.if.epil.i, !llvm.loop !97

B190.loopexit.i:                                  ; preds = %B88.if.epil.i, %B190.loopexit.unr-lcssa.i
  %.161.lcssa.i = phi i64 [ %.161.3.i, %B190.loopexit.unr-lcssa.i ], [ %.161.epil.i, %B88.if.epil.i ]
  %3 = mul i64 %.161.lcssa.i, %const26
  br label %B0.endif

B88.if.i:                                         ; preds = %B88.if.i, %B88.if.preheader.new.i
  %h.4.044.i = phi i64 [ %const25, %B88.if.preheader.new.i ], [ %.161.3.i, %B88.if.i ]
  %.1224042.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.129.3.i, %B88.if.i ]
  %sunkaddr = mul i64 %.1224042.i, 8
  %sunkaddr27 = getelementptr i8, ptr %arg.state, i64 %sunkaddr
  %.156.i = load i64, ptr %sunkaddr27, align 8, !noalias !96
  %.158.i = xor i64 %.156.i, %h.4.044.i
  %.159.i = mul i64 %.158.i, %const26
  %.160.i = lshr i64 %.159.i, 32
  %sunkaddr28 = mul i64 %.1224042.i, 8
  %sunkaddr29 = getelementptr i8, ptr %arg.state, i64 %sunkaddr28
  %sunkaddr30 = getelementptr i8, ptr %sunkaddr29, i64 8
  %.156.1.i = load i64, ptr %sunkaddr30, align 8, !noalias !96
  %4 = xor i64 %.156.1.i, %.160.i
  %.158.1.i = xor i64 %4, %.159.i
  %.159.1.i = mul i64 %.158.1.i, %const26
  %.160.1.i = lshr i64 %.159.1.i, 32
  %sunkaddr31 = mul i64 %.1224042.i, 8
  %sunkaddr32 = getelementptr i8, ptr %arg.state, i64 %sunkaddr31
  %sunkaddr33 = getelementptr i8, ptr %sunkaddr32, i64 16
  %.156.2.i = load i64, ptr %sunkaddr33, align 8, !noalias !96
  %5 = xor i64 %.156.2.i, %.160.1.i
  %.158.2.i = xor i64 %5, %.159.1.i
  %.159.2.i = mul i64 %.158.2.i, %const26
  %.160.2.i = lshr i64 %.159.2.i, 32
  %.129.3.i = add nuw nsw i64 %.1224042.i, 4
  %sunkaddr34 = mul i64 %.1224042.i, 8
  %sunkaddr35 = getelementptr i8, ptr %arg.state, i64 %sunkaddr34
  %sunkaddr36 = getelementptr i8, ptr %sunkaddr35, i64 24
  %.156.3.i = load i64, ptr %sunkaddr36, align 8, !noalias !96
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
  %.3633.i = load i32, ptr %.3532.i, align 4, !noalias !98
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
  %.36.i = load i32, ptr %.35.i, align 4, !noalias !98
  %.42.i = icmp eq i32 %.36.i, 0
  br i1 %.42.i, label %common.ret, label %B212.i

B296.endif.i:                                     ; preds = %B212.i
  %.4.i.i2 = tail call i64 @tideproof_words(), !noalias !101
  %.73.i = and i64 %.3737.i, %.16.i
  %.76.i = add nsw i64 %.73.i, -1
  %.104.i = mul i64 %.4.i.i2, %.76.i
  %.106.i = getelementptr i64, ptr %arg.states, i64 %.104.i
  %.4.i.i.i = tail call i64 @tideproof_words(), !noalias !104
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
  %.159.epil.i.i = load i64, ptr %scevgep24.i, align 8, !noalias !109
  %scevgep23.i = getelementptr i8, ptr %scevgep.i.i, i64 %12
  %.162.epil.i.i = load i64, ptr %scevgep23.i, align 8, !noalias !109
  %.163.epil.i.i = xor i64 %.162.epil.i.i, %.159.epil.i.i
  %.165.epil.i.i = or i64 %.163.epil.i.i, %difference.2.044.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B296.endif.endif.endif.i, label %B88.if.epil.i.i, !llvm.loop !110

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %difference.2.044.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.165.3.i.i, %B88.if.i.i ]
  %.1254042.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.132.3.i.i, %B88.if.i.i ]
  %sunkaddr.i.i = shl i64 %.1254042.i.i, 3
  %scevgep21.i = getelementptr i8, ptr %scevgep15.i, i64 %sunkaddr.i.i
  %scevgep22.i = getelementptr i8, ptr %scevgep21.i, i64 -24
  %.159.i.i = load i64, ptr %scevgep22.i, align 8, !noalias !109
  %sunkaddr37 = mul i64 %.1254042.i.i, 8
  %sunkaddr38 = getelementptr i8, ptr %arg.state, i64 %sunkaddr37
  %.162.i.i = load i64, ptr %sunkaddr38, align 8, !noalias !109
  %.163.i.i = xor i64 %.162.i.i, %.159.i.i
  %.165.i.i = or i64 %.163.i.i, %difference.2.044.i.i
  %13 = shl i64 %.1254042.i.i, 3
  %scevgep13 = getelementptr i8, ptr %scevgep15.i, i64 %13
  %scevgep14 = getelementptr i8, ptr %scevgep13, i64 -16
  %.159.1.i.i = load i64, ptr %scevgep14, align 8, !noalias !109
  %sunkaddr39 = mul i64 %.1254042.i.i, 8
  %sunkaddr40 = getelementptr i8, ptr %arg.state, i64 %sunkaddr39
  %sunkaddr41 = getelementptr i8, ptr %sunkaddr40, i64 8
  %.162.1.i.i = load i64, ptr %sunkaddr41, align 8, !noalias !109
  %.163.1.i.i = xor i64 %.162.1.i.i, %.159.1.i.i
  %.165.1.i.i = or i64 %.165.i.i, %.163.1.i.i
  %14 = shl i64 %.1254042.i.i, 3
  %scevgep11 = getelementptr i8, ptr %scevgep15.i, i64 %14
  %scevgep12 = getelementptr i8, ptr %scevgep11, i64 -8
  %.159.2.i.i = load i64, ptr %scevgep12, align 8, !noalias !109
  %sunkaddr42 = mul i64 %.1254042.i.i, 8
  %sunkaddr43 = getelementptr i8, ptr %arg.state, i64 %sunkaddr42
  %sunkaddr44 = getelementptr i8, ptr %sunkaddr43, i64 16
  %.162.2.i.i = load i64, ptr %sunkaddr44, align 8, !noalias !109
  %.163.2.i.i = xor i64 %.162.2.i.i, %.159.2.i.i
  %.165.2.i.i = or i64 %.165.1.i.i, %.163.2.i.i
  %.132.3.i.i = add nuw nsw i64 %.1254042.i.i, 4
  %.159.3.i.i = load i64, ptr %scevgep21.i, align 8, !noalias !109
  %sunkaddr45 = mul i64 %.1254042.i.i, 8
  %sunkaddr46 = getelementptr i8, ptr %arg.state, i64 %sunkaddr45
  %sunkaddr47 = getelementptr i8, ptr %sunkaddr46, i64 24
  %.162.3.i.i = load i64, ptr %sunkaddr47, align 8, !noalias !109
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
!1 = distinct !{!1, !2, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel13expand_sourceB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint32_2ay9uint64_2a9uint64_2a9uint64_2a: %retptr"}
!2 = distinct !{!2, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel13expand_sourceB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint32_2ay9uint64_2a9uint64_2a9uint64_2a"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!5 = distinct !{!5, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!8 = distinct !{!8, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!9 = !{!10, !1}
!10 = distinct !{!10, !11, !"_ZN9tideproof5model8backends7kernels9canonicalB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!11 = distinct !{!11, !"_ZN9tideproof5model8backends7kernels9canonicalB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!12 = !{!13, !1}
!13 = distinct !{!13, !14, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!14 = distinct !{!14, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!15 = !{!16, !1}
!16 = distinct !{!16, !17, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!17 = distinct !{!17, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!18 = !{!19, !1}
!19 = distinct !{!19, !20, !"_ZN9tideproof5model8backends7kernels6expandB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a: %retptr"}
!20 = distinct !{!20, !"_ZN9tideproof5model8backends7kernels6expandB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a"}
!21 = !{!22, !1}
!22 = distinct !{!22, !23, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!23 = distinct !{!23, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!24 = !{!25, !1}
!25 = distinct !{!25, !26, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!26 = distinct !{!26, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!27 = !{!28, !1}
!28 = distinct !{!28, !29, !"_ZN9tideproof5model8backends7kernels9canonicalB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!29 = distinct !{!29, !"_ZN9tideproof5model8backends7kernels9canonicalB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!30 = !{!31, !1}
!31 = distinct !{!31, !32, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!32 = distinct !{!32, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!33 = !{!34, !36, !1}
!34 = distinct !{!34, !35, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!35 = distinct !{!35, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!36 = distinct !{!36, !37, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!37 = distinct !{!37, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!38 = !{!36, !1}
!39 = distinct !{!39, !40}
!40 = !{!"llvm.loop.unroll.disable"}
!41 = !{!42}
!42 = distinct !{!42, !43, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!43 = distinct !{!43, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!44 = !{!45}
!45 = distinct !{!45, !46, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!46 = distinct !{!46, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!47 = !{!48}
!48 = distinct !{!48, !49, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel9find_slotB2v8B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ay: %retptr"}
!49 = distinct !{!49, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel9find_slotB2v8B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ay"}
!50 = !{!51, !48}
!51 = distinct !{!51, !52, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!52 = distinct !{!52, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!53 = !{!54, !56, !48}
!54 = distinct !{!54, !55, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!55 = distinct !{!55, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!56 = distinct !{!56, !57, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!57 = distinct !{!57, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!58 = !{!56, !48}
!59 = distinct !{!59, !40}
!60 = !{!61, !63}
!61 = distinct !{!61, !62, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!62 = distinct !{!62, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!63 = distinct !{!63, !64, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel5enterB3v11B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ajy9uint64_2a: %retptr"}
!64 = distinct !{!64, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel5enterB3v11B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ajy9uint64_2a"}
!65 = !{!63}
!66 = !{!67, !63}
!67 = distinct !{!67, !68, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!68 = distinct !{!68, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!69 = !{!70, !63}
!70 = distinct !{!70, !71, !"_ZN9tideproof5model8backends7kernels5checkB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!71 = distinct !{!71, !"_ZN9tideproof5model8backends7kernels5checkB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!72 = !{!73}
!73 = distinct !{!73, !74, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!74 = distinct !{!74, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!75 = !{!76, !78}
!76 = distinct !{!76, !77, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!77 = distinct !{!77, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!78 = distinct !{!78, !79, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!79 = distinct !{!79, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!80 = !{!78}
!81 = distinct !{!81, !40}
!82 = !{!83}
!83 = distinct !{!83, !84, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!84 = distinct !{!84, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!85 = !{!86, !88}
!86 = distinct !{!86, !87, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!87 = distinct !{!87, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!88 = distinct !{!88, !89, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!89 = distinct !{!89, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!90 = !{!88}
!91 = !{!92, !94}
!92 = distinct !{!92, !93, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!93 = distinct !{!93, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!94 = distinct !{!94, !95, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!95 = distinct !{!95, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!96 = !{!94}
!97 = distinct !{!97, !40}
!98 = !{!99}
!99 = distinct !{!99, !100, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel9find_slotB2v8B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ay: %retptr"}
!100 = distinct !{!100, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel9find_slotB2v8B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ay"}
!101 = !{!102, !99}
!102 = distinct !{!102, !103, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!103 = distinct !{!103, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!104 = !{!105, !107, !99}
!105 = distinct !{!105, !106, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!106 = distinct !{!106, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!107 = distinct !{!107, !108, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!108 = distinct !{!108, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!109 = !{!107, !99}
!110 = distinct !{!110, !40}
