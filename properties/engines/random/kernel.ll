; made by tools/prebuild_kernels.py from 1639ed66bdd24968152cabbe0fc56e2a7de718d6d3e08e587990e82b20989273
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define internal noundef i32 @_ZN9tideproof10properties7engines6random6kernel5walksB3v30B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyy9uint32_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2ay9uint64_2a9uint32_2ay9uint64_2a8uint8_2a9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.stop, i64 %arg.seed, i64 %arg.policy, i64 %arg.steps, ptr readonly captures(none) %arg.action_of, i64 %arg.transitions, i64 %arg.actions, ptr %arg.path, ptr captures(none) %arg.schedule, ptr %arg.successors, ptr %arg.kinds, ptr captures(none) %arg.weights, i64 %arg.checked, ptr writeonly captures(none) %arg.found, ptr writeonly captures(none) %arg.traces, i64 %arg.room, ptr captures(none) %arg.taken, ptr captures(none) %arg.sketch, ptr captures(none) %arg.control) {
entry:
  %.62 = getelementptr i8, ptr %arg.control, i64 8
  %.63 = load i64, ptr %.62, align 8
  %.69 = load i64, ptr %arg.control, align 8
  %.107 = sub i64 %arg.stop, %.69
  %.153136 = icmp sgt i64 %.107, 0
  br i1 %.153136, label %B108.lr.ph, label %B1862

B108.lr.ph:                                       ; preds = %entry
  %const335 = bitcast i64 -2960836687051489901 to i64
  %const334 = bitcast i64 -4658895280553007687 to i64
  %const333 = bitcast i64 -6148914691236517206 to i64
  %const332 = bitcast i64 -7046029254386353131 to i64
  %const331 = bitcast i64 -7723592293110705685 to i64
  %const327 = bitcast i64 9223372036854775804 to i64
  %const326 = bitcast i64 5551297586632261903 to i64
  %const325 = bitcast i64 4354685564936845354 to i64
  %const = bitcast i64 1099511627776 to i64
  %.152382140 = add nsw i64 %.107, -1
  %.159394138 = add i64 %.69, 1
  %.5.i.i.i = lshr i64 %arg.seed, 30
  %.6.i.i.i = xor i64 %.5.i.i.i, %arg.seed
  %.7.i.i.i = mul i64 %.6.i.i.i, %const334
  %.8.i.i.i = lshr i64 %.7.i.i.i, 27
  %.9.i.i.i = xor i64 %.8.i.i.i, %.7.i.i.i
  %.10.i.i.i = mul i64 %.9.i.i.i, %const331
  %.11.i.i.i = lshr i64 %.10.i.i.i, 31
  %.12.i.i.i = xor i64 %.11.i.i.i, %.10.i.i.i
  %.663.i.i = add i64 %arg.transitions, %const
  %const_mat = add i64 %const, 1
  %.664.1.i.i = add i64 %arg.transitions, %const_mat
  %const_mat324 = add i64 %const, 2
  %.664.2.i.i = add i64 %arg.transitions, %const_mat324
  %xtraiter.i.i = and i64 %arg.actions, 7
  %0 = add i64 %arg.actions, -8
  %1 = lshr i64 %0, 3
  %2 = add nuw nsw i64 %1, 1
  %scevgep133.i = getelementptr i8, ptr %arg.successors, i64 24
  %3 = lshr i64 %2, 1
  %4 = mul nsw i64 %3, -2
  %scevgep265 = getelementptr i8, ptr %arg.path, i64 24
  %scevgep285 = getelementptr i8, ptr %arg.path, i64 24
  %scevgep306 = getelementptr i8, ptr %arg.traces, i64 12
  %5 = shl i64 %arg.steps, 2
  %6 = shl i64 %arg.steps, 2
  br label %B108

B104.loopexit:                                    ; preds = %B644.endif.endif.endif.endif, %B1854
  %count.3.1.lcssa = phi i64 [ %count.2.0142, %B644.endif.endif.endif.endif ], [ %count.4.3, %B1854 ]
  %.153 = icmp sgt i64 %.152382144, 0
  %.166 = zext i1 %.153 to i64
  %.159394 = add i64 %.159394143, %.166
  %.162 = sext i1 %.153 to i64
  %.152382 = add nsw i64 %.152382144, %.162
  %.143.sroa.0.0 = select i1 %.153, i64 %.159394143, i64 0
  %B108.termcond = icmp sgt i64 %.152382144, 0
  br i1 %B108.termcond, label %B108, label %B1862

B108:                                             ; preds = %B104.loopexit, %B108.lr.ph
  %.143.sroa.0.0145 = phi i64 [ %.69, %B108.lr.ph ], [ %.143.sroa.0.0, %B104.loopexit ]
  %.152382144 = phi i64 [ %.152382140, %B108.lr.ph ], [ %.152382, %B104.loopexit ]
  %.159394143 = phi i64 [ %.159394138, %B108.lr.ph ], [ %.159394, %B104.loopexit ]
  %count.2.0142 = phi i64 [ %.63, %B108.lr.ph ], [ %count.3.1.lcssa, %B104.loopexit ]
  %.195 = add i64 %count.2.0142, 64
  %.197 = icmp ugt i64 %.195, %arg.room
  br i1 %.197, label %B164, label %B280

common.ret:                                       ; preds = %B1862, %B344, %B164
  %.sink = phi i64 [ 0, %B1862 ], [ 2, %B344 ], [ 1, %B164 ]
  store i64 %.sink, ptr %retptr, align 8
  ret i32 0

B164:                                             ; preds = %B108
  store i64 %.143.sroa.0.0145, ptr %arg.control, align 8
  %sunkaddr = getelementptr i8, ptr %arg.control, i64 8
  store i64 %count.2.0142, ptr %sunkaddr, align 8
  br label %common.ret

B280:                                             ; preds = %B108
  %7 = mul i64 %.143.sroa.0.0145, %const325
  %.36.i.i = add i64 %7, %.12.i.i.i
  %.37.i.i = add i64 %.36.i.i, %const332
  %.5.i1.i.i = lshr i64 %.37.i.i, 30
  %.6.i2.i.i = xor i64 %.5.i1.i.i, %.37.i.i
  %.7.i3.i.i = mul i64 %.6.i2.i.i, %const334
  %.8.i4.i.i = lshr i64 %.7.i3.i.i, 27
  %.9.i5.i.i = xor i64 %.8.i4.i.i, %.7.i3.i.i
  %.10.i6.i.i = mul i64 %.9.i5.i.i, %const331
  %.11.i7.i.i = lshr i64 %.10.i6.i.i, 31
  %.12.i8.i.i = xor i64 %.11.i7.i.i, %.10.i6.i.i
  %.37.i10.i = add i64 %.36.i.i, %const325
  %.5.i1.i11.i = lshr i64 %.37.i10.i, 30
  %.6.i2.i12.i = xor i64 %.5.i1.i11.i, %.37.i10.i
  %.7.i3.i13.i = mul i64 %.6.i2.i12.i, %const334
  %.8.i4.i14.i = lshr i64 %.7.i3.i13.i, 27
  %.9.i5.i15.i = xor i64 %.8.i4.i14.i, %.7.i3.i13.i
  %.10.i6.i16.i = mul i64 %.9.i5.i15.i, %const331
  %.11.i7.i17.i = lshr i64 %.10.i6.i16.i, 31
  %.12.i8.i18.i = xor i64 %.11.i7.i17.i, %.10.i6.i16.i
  %.62.i.i = or i64 %.12.i8.i18.i, 1
  %.67.i.i = lshr i64 %.12.i8.i18.i, 1
  %.79.not.i.i = icmp eq i64 %.62.i.i, %.67.i.i
  br i1 %.79.not.i.i, label %B420.thread.i.i, label %B304.preheader.i.i

B140.loopexit.i:                                  ; preds = %B1018.if.i, %B964.i
  %lsr.iv.next.i = add i64 %lsr.iv.i, 8
  %lsr.iv.next155.i = add i64 %lsr.iv154.i, 8
  %exitcond246.not.i = icmp eq i64 %.220.i, %arg.steps
  br i1 %exitcond246.not.i, label %B280.endif, label %B142.if.i

B254.i:                                           ; preds = %B142.if.i
  %.291.i = icmp slt i64 %.259.i, 0
  br i1 %.291.i, label %B280.endif.thread, label %B528

B280.endif.thread:                                ; preds = %B254.i
  %8 = trunc i64 %.259.i to i32
  %.297.i = xor i32 %8, -1
  %.300.i = getelementptr i32, ptr %arg.schedule, i64 %.213177205.i
  store i32 %.297.i, ptr %.300.i, align 4, !noalias !0
  %.303.i = trunc i64 %.213177205.i to i32
  %.308.i = getelementptr i32, ptr %arg.schedule, i64 %arg.steps
  store i32 %.303.i, ptr %.308.i, align 4, !noalias !0
  br label %B344

B542.i:                                           ; preds = %B412.endif.i
  %.371.i = lshr i64 %.12.i.i, 32
  %.7.i34.i = mul i64 %.371.i, %.259.i
  %.8.i35.i = lshr i64 %.7.i34.i, 32
  br label %B742.i

B666.i:                                           ; preds = %B412.endif.i
  %.50.i.i = add nsw i64 %.259.i, -1
  switch i64 %.259.i, label %B92.if.preheader.new.i37.i [
    i64 1, label %B742.i
    i64 2, label %B92.if.epil.preheader.i43.i
  ]

B92.if.preheader.new.i37.i:                       ; preds = %B666.i
  %const_mat328 = add i64 %const327, 2
  %unroll_iter.i38.i = and i64 %.50.i.i, %const_mat328
  br label %B92.if.i39.i

B162.loopexit.unr-lcssa.i.i:                      ; preds = %B92.if.i39.i
  %9 = or disjoint i64 %unroll_iter.i38.i, 1
  %10 = and i64 %.50.i.i, 1
  %lcmp.mod.not.i42.i = icmp eq i64 %10, 0
  br i1 %lcmp.mod.not.i42.i, label %B742.i, label %B92.if.epil.preheader.i43.i

B92.if.epil.preheader.i43.i:                      ; preds = %B162.loopexit.unr-lcssa.i.i, %B666.i
  %best.2.052.epil.init.i.i = phi i64 [ 0, %B666.i ], [ %spec.select.1.i.i, %B162.loopexit.unr-lcssa.i.i ]
  %.1014850.epil.init.i.i = phi i64 [ 1, %B666.i ], [ %9, %B162.loopexit.unr-lcssa.i.i ]
  %.142.epil.i.i = getelementptr i32, ptr %arg.kinds, i64 %.1014850.epil.init.i.i
  %.143.epil.i.i = load i32, ptr %.142.epil.i.i, align 4, !noalias !3
  %.145.epil.i.i = zext i32 %.143.epil.i.i to i64
  %.146.epil.i.i = getelementptr i64, ptr %arg.weights, i64 %.145.epil.i.i
  %.147.epil.i.i = load i64, ptr %.146.epil.i.i, align 8, !noalias !3
  %.150.epil.i.i = getelementptr i32, ptr %arg.kinds, i64 %best.2.052.epil.init.i.i
  %.151.epil.i.i = load i32, ptr %.150.epil.i.i, align 4, !noalias !3
  %.155.epil.i.i = zext i32 %.151.epil.i.i to i64
  %.156.epil.i.i = getelementptr i64, ptr %arg.weights, i64 %.155.epil.i.i
  %.157.epil.i.i = load i64, ptr %.156.epil.i.i, align 8, !noalias !3
  %.158.epil.i.i = icmp ugt i64 %.147.epil.i.i, %.157.epil.i.i
  %spec.select.epil.i.i = select i1 %.158.epil.i.i, i64 %.1014850.epil.init.i.i, i64 %best.2.052.epil.init.i.i
  br label %B742.i

B92.if.i39.i:                                     ; preds = %B92.if.i39.i, %B92.if.preheader.new.i37.i
  %best.2.052.i.i = phi i64 [ 0, %B92.if.preheader.new.i37.i ], [ %spec.select.1.i.i, %B92.if.i39.i ]
  %.1014850.i.i = phi i64 [ 1, %B92.if.preheader.new.i37.i ], [ %12, %B92.if.i39.i ]
  %sunkaddr336 = mul i64 %.1014850.i.i, 4
  %sunkaddr337 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr336
  %.143.i.i = load i32, ptr %sunkaddr337, align 4, !noalias !3
  %.145.i.i = zext i32 %.143.i.i to i64
  %.146.i.i = getelementptr i64, ptr %arg.weights, i64 %.145.i.i
  %.147.i.i = load i64, ptr %.146.i.i, align 8, !noalias !3
  %.150.i.i = getelementptr i32, ptr %arg.kinds, i64 %best.2.052.i.i
  %.151.i.i = load i32, ptr %.150.i.i, align 4, !noalias !3
  %.155.i.i = zext i32 %.151.i.i to i64
  %.156.i.i = getelementptr i64, ptr %arg.weights, i64 %.155.i.i
  %.157.i.i = load i64, ptr %.156.i.i, align 8, !noalias !3
  %.158.i.i = icmp ugt i64 %.147.i.i, %.157.i.i
  %spec.select.i41.i = select i1 %.158.i.i, i64 %.1014850.i.i, i64 %best.2.052.i.i
  %sunkaddr338 = mul i64 %.1014850.i.i, 4
  %sunkaddr339 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr338
  %sunkaddr340 = getelementptr i8, ptr %sunkaddr339, i64 4
  %.143.1.i.i = load i32, ptr %sunkaddr340, align 4, !noalias !3
  %.145.1.i.i = zext i32 %.143.1.i.i to i64
  %.146.1.i.i = getelementptr i64, ptr %arg.weights, i64 %.145.1.i.i
  %.147.1.i.i = load i64, ptr %.146.1.i.i, align 8, !noalias !3
  %.150.1.i.i = getelementptr i32, ptr %arg.kinds, i64 %spec.select.i41.i
  %.151.1.i.i = load i32, ptr %.150.1.i.i, align 4, !noalias !3
  %.155.1.i.i = zext i32 %.151.1.i.i to i64
  %.156.1.i.i = getelementptr i64, ptr %arg.weights, i64 %.155.1.i.i
  %.157.1.i.i = load i64, ptr %.156.1.i.i, align 8, !noalias !3
  %.158.1.i.i = icmp ugt i64 %.147.1.i.i, %.157.1.i.i
  %11 = add i64 %.1014850.i.i, 1
  %spec.select.1.i.i = select i1 %.158.1.i.i, i64 %11, i64 %spec.select.i41.i
  %niter.ncmp.1.i.i = icmp eq i64 %11, %unroll_iter.i38.i
  %12 = add i64 %11, 1
  br i1 %niter.ncmp.1.i.i, label %B162.loopexit.unr-lcssa.i.i, label %B92.if.i39.i

B94.if.preheader.i.i:                             ; preds = %B412.endif.i
  %13 = icmp eq i64 %.259.i, 1
  br i1 %13, label %B94.if.epil.preheader.i.i, label %B94.if.preheader.new.i.i

B94.if.preheader.new.i.i:                         ; preds = %B94.if.preheader.i.i
  %const_mat329 = add i64 %const327, 2
  %unroll_iter.i47.i = and i64 %.259.i, %const_mat329
  br label %B94.if.i.i

B138.i.i:                                         ; preds = %B94.if.i.i
  %.174.i.i = getelementptr i64, ptr %arg.weights, i64 %.173.i.i
  %.175.i.i = load i64, ptr %.174.i.i, align 8, !noalias !6
  %.177.i.i = add i64 %.175.i.i, %total.3.0184.i.i
  br label %B164.i.i

B164.i.i:                                         ; preds = %B94.if.i.i, %B138.i.i
  %total.4.1.i.i = phi i64 [ %.177.i.i, %B138.i.i ], [ %total.3.0184.i.i, %B94.if.i.i ]
  %last.5.1.i.i = phi i32 [ %.161.i.i, %B138.i.i ], [ %last.4.0185.i.i, %B94.if.i.i ]
  %.122.1.i.i = add nuw i64 %.115180182.i.i, 2
  %sunkaddr341 = mul i64 %.115180182.i.i, 4
  %sunkaddr342 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr341
  %sunkaddr343 = getelementptr i8, ptr %sunkaddr342, i64 4
  %.157.1.i50.i = load i32, ptr %sunkaddr343, align 4, !noalias !6
  %.159.1.i.i = zext i32 %.157.1.i50.i to i64
  %.160.1.i.i = getelementptr i32, ptr %arg.action_of, i64 %.159.1.i.i
  %.161.1.i.i = load i32, ptr %.160.1.i.i, align 4, !noalias !6
  %.173.1.i.i = zext i32 %.161.1.i.i to i64
  %.167.not.1.i.i = icmp eq i32 %.161.1.i.i, %last.5.1.i.i
  br i1 %.167.not.1.i.i, label %B164.1.i.i, label %B138.1.i.i

B138.1.i.i:                                       ; preds = %B164.i.i
  %.174.1.i.i = getelementptr i64, ptr %arg.weights, i64 %.173.1.i.i
  %.175.1.i.i = load i64, ptr %.174.1.i.i, align 8, !noalias !6
  %.177.1.i.i = add i64 %.175.1.i.i, %total.4.1.i.i
  br label %B164.1.i.i

B164.1.i.i:                                       ; preds = %B138.1.i.i, %B164.i.i
  %total.4.1.1.i.i = phi i64 [ %.177.1.i.i, %B138.1.i.i ], [ %total.4.1.i.i, %B164.i.i ]
  %last.5.1.1.i.i = phi i32 [ %.161.1.i.i, %B138.1.i.i ], [ %last.5.1.i.i, %B164.i.i ]
  %niter.ncmp.1.i51.i = icmp eq i64 %unroll_iter.i47.i, %.122.1.i.i
  br i1 %niter.ncmp.1.i51.i, label %B166.unr-lcssa.i.i, label %B94.if.i.i

B166.unr-lcssa.i.i:                               ; preds = %B164.1.i.i
  %14 = and i64 %.259.i, 1
  %lcmp.mod.not.i52.i = icmp eq i64 %14, 0
  br i1 %lcmp.mod.not.i52.i, label %B166.i.i, label %B94.if.epil.preheader.i.i

B94.if.epil.preheader.i.i:                        ; preds = %B166.unr-lcssa.i.i, %B94.if.preheader.i.i
  %last.4.0185.epil.init.i.i = phi i32 [ -1, %B94.if.preheader.i.i ], [ %last.5.1.1.i.i, %B166.unr-lcssa.i.i ]
  %total.3.0184.epil.init.i.i = phi i64 [ 0, %B94.if.preheader.i.i ], [ %total.4.1.1.i.i, %B166.unr-lcssa.i.i ]
  %.115180182.epil.init.i.i = phi i64 [ 0, %B94.if.preheader.i.i ], [ %unroll_iter.i47.i, %B166.unr-lcssa.i.i ]
  %.156.epil.i53.i = getelementptr i32, ptr %arg.kinds, i64 %.115180182.epil.init.i.i
  %.157.epil.i54.i = load i32, ptr %.156.epil.i53.i, align 4, !noalias !6
  %.159.epil.i.i = zext i32 %.157.epil.i54.i to i64
  %.160.epil.i.i = getelementptr i32, ptr %arg.action_of, i64 %.159.epil.i.i
  %.161.epil.i.i = load i32, ptr %.160.epil.i.i, align 4, !noalias !6
  %.173.epil.i.i = zext i32 %.161.epil.i.i to i64
  %.167.not.epil.i.i = icmp eq i32 %.161.epil.i.i, %last.4.0185.epil.init.i.i
  br i1 %.167.not.epil.i.i, label %B166.i.i, label %B138.epil.i.i

B138.epil.i.i:                                    ; preds = %B94.if.epil.preheader.i.i
  %.174.epil.i.i = getelementptr i64, ptr %arg.weights, i64 %.173.epil.i.i
  %.175.epil.i.i = load i64, ptr %.174.epil.i.i, align 8, !noalias !6
  %.177.epil.i.i = add i64 %.175.epil.i.i, %total.3.0184.epil.init.i.i
  br label %B166.i.i

B166.i.i:                                         ; preds = %B138.epil.i.i, %B94.if.epil.preheader.i.i, %B166.unr-lcssa.i.i
  %total.4.1.lcssa.i.i = phi i64 [ %total.4.1.1.i.i, %B166.unr-lcssa.i.i ], [ %.177.epil.i.i, %B138.epil.i.i ], [ %total.3.0184.epil.init.i.i, %B94.if.epil.preheader.i.i ]
  %.212.i.i = icmp eq i64 %total.4.1.lcssa.i.i, 0
  br i1 %.212.i.i, label %B268.if.preheader.i.i, label %B450.preheader.i.i

B268.if.preheader.i.i:                            ; preds = %B166.i.i
  %xtraiter11.i.i = and i64 %.259.i, 3
  %15 = icmp ult i64 %.259.i, 4
  br i1 %15, label %B268.if.epil.preheader.i.i, label %B268.if.preheader.new.i.i

B268.if.preheader.new.i.i:                        ; preds = %B268.if.preheader.i.i
  %unroll_iter15.i.i = and i64 %.259.i, %const327
  br label %B268.if.i.i

B450.preheader.loopexit.unr-lcssa.i.i:            ; preds = %B268.if.i.i
  %lcmp.mod12.not.i.i = icmp eq i64 %xtraiter11.i.i, 0
  br i1 %lcmp.mod12.not.i.i, label %B450.preheader.i.i, label %B268.if.epil.preheader.i.i

B268.if.epil.preheader.i.i:                       ; preds = %B450.preheader.loopexit.unr-lcssa.i.i, %B268.if.preheader.i.i
  %last.6.1194.epil.init.i.i = phi i32 [ -1, %B268.if.preheader.i.i ], [ %.367.3.i.i, %B450.preheader.loopexit.unr-lcssa.i.i ]
  %total.5.1193.epil.init.i.i = phi i64 [ 0, %B268.if.preheader.i.i ], [ %spec.select.3.i.i, %B450.preheader.loopexit.unr-lcssa.i.i ]
  %.319189191.epil.init.i.i = phi i64 [ 0, %B268.if.preheader.i.i ], [ %unroll_iter15.i.i, %B450.preheader.loopexit.unr-lcssa.i.i ]
  %16 = shl i64 %.319189191.epil.init.i.i, 2
  %scevgep19.i.i = getelementptr i8, ptr %arg.kinds, i64 %16
  br label %B268.if.epil.i.i

B268.if.epil.i.i:                                 ; preds = %B268.if.epil.i.i, %B268.if.epil.preheader.i.i
  %last.6.1194.epil.i.i = phi i32 [ %.367.epil.i.i, %B268.if.epil.i.i ], [ %last.6.1194.epil.init.i.i, %B268.if.epil.preheader.i.i ]
  %total.5.1193.epil.i.i = phi i64 [ %spec.select.epil.i58.i, %B268.if.epil.i.i ], [ %total.5.1193.epil.init.i.i, %B268.if.epil.preheader.i.i ]
  %epil.iter.i57.i = phi i64 [ %epil.iter.next.i59.i, %B268.if.epil.i.i ], [ 0, %B268.if.epil.preheader.i.i ]
  %17 = shl i64 %epil.iter.i57.i, 2
  %scevgep129.i = getelementptr i8, ptr %scevgep19.i.i, i64 %17
  %.363.epil.i.i = load i32, ptr %scevgep129.i, align 4, !noalias !6
  %.365.epil.i.i = zext i32 %.363.epil.i.i to i64
  %.366.epil.i.i = getelementptr i32, ptr %arg.action_of, i64 %.365.epil.i.i
  %.367.epil.i.i = load i32, ptr %.366.epil.i.i, align 4, !noalias !6
  %.373.not.epil.i.i = icmp ne i32 %.367.epil.i.i, %last.6.1194.epil.i.i
  %.378.epil.i.i = zext i1 %.373.not.epil.i.i to i64
  %spec.select.epil.i58.i = add i64 %total.5.1193.epil.i.i, %.378.epil.i.i
  %epil.iter.next.i59.i = add i64 %epil.iter.i57.i, 1
  %epil.iter.cmp.not.i60.i = icmp eq i64 %xtraiter11.i.i, %epil.iter.next.i59.i
  br i1 %epil.iter.cmp.not.i60.i, label %B450.preheader.i.i, label %B268.if.epil.i.i, !llvm.loop !9

B450.preheader.i.i:                               ; preds = %B268.if.epil.i.i, %B450.preheader.loopexit.unr-lcssa.i.i, %B166.i.i
  %total.7.0.i.i = phi i64 [ %total.4.1.lcssa.i.i, %B166.i.i ], [ %spec.select.3.i.i, %B450.preheader.loopexit.unr-lcssa.i.i ], [ %spec.select.epil.i58.i, %B268.if.epil.i.i ]
  %.414.i.i = lshr i64 %.12.i.i, 32
  %.7.i.i44.i = mul i64 %total.7.0.i.i, %.414.i.i
  %.8.i.i45.i = lshr i64 %.7.i.i44.i, 32
  %18 = sub i64 2, %.259.i
  br label %B450.i.i

B450.i.i:                                         ; preds = %B694.i.i, %B450.preheader.i.i
  %left.2.0.i.i = phi i64 [ %math.i.i, %B694.i.i ], [ %.8.i.i45.i, %B450.preheader.i.i ]
  %begin.2.0.i.i = phi i64 [ %end.3.1.i.i, %B694.i.i ], [ 0, %B450.preheader.i.i ]
  %.451.i.i = getelementptr i32, ptr %arg.kinds, i64 %begin.2.0.i.i
  %.452.i.i = load i32, ptr %.451.i.i, align 4, !noalias !6
  %.454.i.i = zext i32 %.452.i.i to i64
  %.455.i.i = getelementptr i32, ptr %arg.action_of, i64 %.454.i.i
  %.456.i.i = load i32, ptr %.455.i.i, align 4, !noalias !6
  %.550.i.i = zext i32 %.456.i.i to i64
  %.461.i.i = add i64 %begin.2.0.i.i, 1
  %.471.i.i = icmp ult i64 %.461.i.i, %.259.i
  br i1 %.471.i.i, label %B526.i.i, label %B646.i.i

B526.i.i:                                         ; preds = %B450.i.i
  %19 = trunc i64 %.550.i.i to i32
  %sunkaddr36.i.i = shl i64 %begin.2.0.i.i, 2
  %sunkaddr37.i.i = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr36.i.i
  %sunkaddr38.i.i = getelementptr i8, ptr %sunkaddr37.i.i, i64 4
  %.483.i.i = load i32, ptr %sunkaddr38.i.i, align 4, !noalias !6
  %.487.i.i = zext i32 %.483.i.i to i64
  %.488.i.i = getelementptr i32, ptr %arg.action_of, i64 %.487.i.i
  %.489.i.i = load i32, ptr %.488.i.i, align 4, !noalias !6
  %.491.i.i = icmp eq i32 %.489.i.i, %19
  br i1 %.491.i.i, label %B562.i.i.preheader, label %B646.i.i

B562.i.i.preheader:                               ; preds = %B526.i.i
  br label %B562.i.i

B562.i.i:                                         ; preds = %B610.i.i, %B562.i.i.preheader
  %end.2.2.i.i = phi i64 [ %.497.i.i, %B610.i.i ], [ %.461.i.i, %B562.i.i.preheader ]
  %20 = add i64 %18, %end.2.2.i.i
  %exitcond199.not.i.i = icmp eq i64 %20, 1
  br i1 %exitcond199.not.i.i, label %B646.i.i, label %B610.i.i

B610.i.i:                                         ; preds = %B562.i.i
  %21 = trunc i64 %.550.i.i to i32
  %.497.i.i = add i64 %end.2.2.i.i, 1
  %sunkaddr344 = mul i64 %.497.i.i, 4
  %sunkaddr345 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr344
  %.519.i.i = load i32, ptr %sunkaddr345, align 4, !noalias !6
  %.523.i.i = zext i32 %.519.i.i to i64
  %.524.i.i = getelementptr i32, ptr %arg.action_of, i64 %.523.i.i
  %.525.i.i = load i32, ptr %.524.i.i, align 4, !noalias !6
  %.527.i.i = icmp eq i32 %.525.i.i, %21
  br i1 %.527.i.i, label %B562.i.i, label %B646.i.i

B646.i.i:                                         ; preds = %B610.i.i, %B562.i.i, %B526.i.i, %B450.i.i
  %end.3.1.i.i = phi i64 [ %.461.i.i, %B526.i.i ], [ %.461.i.i, %B450.i.i ], [ %.259.i, %B562.i.i ], [ %.497.i.i, %B610.i.i ]
  %22 = icmp eq i64 %total.4.1.lcssa.i.i, 0
  br i1 %22, label %B694.i.i, label %B680.i.i

B680.i.i:                                         ; preds = %B646.i.i
  %.551.i.i = getelementptr i64, ptr %arg.weights, i64 %.550.i.i
  %.552.i.i = load i64, ptr %.551.i.i, align 8, !noalias !6
  br label %B694.i.i

B694.i.i:                                         ; preds = %B680.i.i, %B646.i.i
  %"$phi694.0.2.1.i.i" = phi i64 [ %.552.i.i, %B680.i.i ], [ 1, %B646.i.i ]
  %23 = tail call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %left.2.0.i.i, i64 %"$phi694.0.2.1.i.i")
  %math.i.i = extractvalue { i64, i1 } %23, 0
  %ov.i.i = extractvalue { i64, i1 } %23, 1
  br i1 %ov.i.i, label %_ZN9tideproof10properties7engines6random6kernel9by_weightB3v38B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay.exit.i, label %B450.i.i

B94.if.i.i:                                       ; preds = %B164.1.i.i, %B94.if.preheader.new.i.i
  %last.4.0185.i.i = phi i32 [ -1, %B94.if.preheader.new.i.i ], [ %last.5.1.1.i.i, %B164.1.i.i ]
  %total.3.0184.i.i = phi i64 [ 0, %B94.if.preheader.new.i.i ], [ %total.4.1.1.i.i, %B164.1.i.i ]
  %.115180182.i.i = phi i64 [ 0, %B94.if.preheader.new.i.i ], [ %.122.1.i.i, %B164.1.i.i ]
  %sunkaddr346 = mul i64 %.115180182.i.i, 4
  %sunkaddr347 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr346
  %.157.i48.i = load i32, ptr %sunkaddr347, align 4, !noalias !6
  %.159.i.i = zext i32 %.157.i48.i to i64
  %.160.i.i = getelementptr i32, ptr %arg.action_of, i64 %.159.i.i
  %.161.i.i = load i32, ptr %.160.i.i, align 4, !noalias !6
  %.173.i.i = zext i32 %.161.i.i to i64
  %.167.not.i.i = icmp eq i32 %.161.i.i, %last.4.0185.i.i
  br i1 %.167.not.i.i, label %B164.i.i, label %B138.i.i

B268.if.i.i:                                      ; preds = %B268.if.i.i, %B268.if.preheader.new.i.i
  %last.6.1194.i.i = phi i32 [ -1, %B268.if.preheader.new.i.i ], [ %.367.3.i.i, %B268.if.i.i ]
  %total.5.1193.i.i = phi i64 [ 0, %B268.if.preheader.new.i.i ], [ %spec.select.3.i.i, %B268.if.i.i ]
  %.319189191.i.i = phi i64 [ 0, %B268.if.preheader.new.i.i ], [ %.326.3.i.i, %B268.if.i.i ]
  %sunkaddr348 = mul i64 %.319189191.i.i, 4
  %sunkaddr349 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr348
  %.363.i.i = load i32, ptr %sunkaddr349, align 4, !noalias !6
  %.365.i.i = zext i32 %.363.i.i to i64
  %.366.i.i = getelementptr i32, ptr %arg.action_of, i64 %.365.i.i
  %.367.i.i = load i32, ptr %.366.i.i, align 4, !noalias !6
  %.373.not.i.i = icmp ne i32 %.367.i.i, %last.6.1194.i.i
  %.378.i.i = zext i1 %.373.not.i.i to i64
  %spec.select.i55.i = add i64 %total.5.1193.i.i, %.378.i.i
  %sunkaddr350 = mul i64 %.319189191.i.i, 4
  %sunkaddr351 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr350
  %sunkaddr352 = getelementptr i8, ptr %sunkaddr351, i64 4
  %.363.1.i.i = load i32, ptr %sunkaddr352, align 4, !noalias !6
  %.365.1.i.i = zext i32 %.363.1.i.i to i64
  %.366.1.i.i = getelementptr i32, ptr %arg.action_of, i64 %.365.1.i.i
  %.367.1.i.i = load i32, ptr %.366.1.i.i, align 4, !noalias !6
  %.373.not.1.i.i = icmp ne i32 %.367.1.i.i, %.367.i.i
  %.378.1.i.i = zext i1 %.373.not.1.i.i to i64
  %spec.select.1.i56.i = add i64 %spec.select.i55.i, %.378.1.i.i
  %sunkaddr353 = mul i64 %.319189191.i.i, 4
  %sunkaddr354 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr353
  %sunkaddr355 = getelementptr i8, ptr %sunkaddr354, i64 8
  %.363.2.i.i = load i32, ptr %sunkaddr355, align 4, !noalias !6
  %.365.2.i.i = zext i32 %.363.2.i.i to i64
  %.366.2.i.i = getelementptr i32, ptr %arg.action_of, i64 %.365.2.i.i
  %.367.2.i.i = load i32, ptr %.366.2.i.i, align 4, !noalias !6
  %.373.not.2.i.i = icmp ne i32 %.367.2.i.i, %.367.1.i.i
  %.378.2.i.i = zext i1 %.373.not.2.i.i to i64
  %spec.select.2.i.i = add i64 %spec.select.1.i56.i, %.378.2.i.i
  %.326.3.i.i = add nuw i64 %.319189191.i.i, 4
  %sunkaddr356 = mul i64 %.319189191.i.i, 4
  %sunkaddr357 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr356
  %sunkaddr358 = getelementptr i8, ptr %sunkaddr357, i64 12
  %.363.3.i.i = load i32, ptr %sunkaddr358, align 4, !noalias !6
  %.365.3.i.i = zext i32 %.363.3.i.i to i64
  %.366.3.i.i = getelementptr i32, ptr %arg.action_of, i64 %.365.3.i.i
  %.367.3.i.i = load i32, ptr %.366.3.i.i, align 4, !noalias !6
  %.373.not.3.i.i = icmp ne i32 %.367.3.i.i, %.367.2.i.i
  %.378.3.i.i = zext i1 %.373.not.3.i.i to i64
  %spec.select.3.i.i = add i64 %spec.select.2.i.i, %.378.3.i.i
  %niter16.ncmp.3.i.i = icmp eq i64 %unroll_iter15.i.i, %.326.3.i.i
  br i1 %niter16.ncmp.3.i.i, label %B450.preheader.loopexit.unr-lcssa.i.i, label %B268.if.i.i

_ZN9tideproof10properties7engines6random6kernel9by_weightB3v38B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay.exit.i: ; preds = %B694.i.i
  %.585.i.i = sub i64 %end.3.1.i.i, %begin.2.0.i.i
  %.6.i.i46.i = and i64 %.12.i.i, 4294967295
  %.7.i1.i.i = mul i64 %.585.i.i, %.6.i.i46.i
  %.8.i2.i.i = lshr i64 %.7.i1.i.i, 32
  %.616.i.i = add i64 %.8.i2.i.i, %begin.2.0.i.i
  br label %B742.i

B742.i:                                           ; preds = %_ZN9tideproof10properties7engines6random6kernel9by_weightB3v38B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay.exit.i, %B92.if.epil.preheader.i43.i, %B162.loopexit.unr-lcssa.i.i, %B666.i, %B542.i
  %chosen.3.1.in.sroa.speculated.i = phi i64 [ %.616.i.i, %_ZN9tideproof10properties7engines6random6kernel9by_weightB3v38B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay.exit.i ], [ %.8.i35.i, %B542.i ], [ 0, %B666.i ], [ %spec.select.1.i.i, %B162.loopexit.unr-lcssa.i.i ], [ %spec.select.epil.i.i, %B92.if.epil.preheader.i43.i ]
  %24 = icmp eq i64 %arg.policy, 3
  %.481.i = tail call i64 @tideproof_words(), !noalias !0
  %.483.i = mul i64 %.481.i, %chosen.3.1.in.sroa.speculated.i
  %.485.i = getelementptr i64, ptr %arg.successors, i64 %.483.i
  %.491.i = getelementptr i32, ptr %arg.kinds, i64 %chosen.3.1.in.sroa.speculated.i
  %.492.i = load i32, ptr %.491.i, align 4, !noalias !0
  %.495.i = getelementptr i32, ptr %arg.schedule, i64 %.213177205.i
  store i32 %.492.i, ptr %.495.i, align 4, !noalias !0
  br i1 %24, label %B884.i, label %B964.i

B884.i:                                           ; preds = %B742.i
  %sunkaddr226.i = shl i64 %chosen.3.1.in.sroa.speculated.i, 2
  %sunkaddr227.i = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr226.i
  %.504.i = load i32, ptr %sunkaddr227.i, align 4, !noalias !0
  %.202.i.i = zext i32 %.504.i to i64
  %.13.i.i = tail call i64 @tideproof_words(), !noalias !11
  %.9540.not.i.i = icmp slt i64 %.13.i.i, 1
  br i1 %.9540.not.i.i, label %B128.i.i, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B884.i
  %xtraiter.i61.i = and i64 %.13.i.i, 3
  %25 = icmp ult i64 %.13.i.i, 4
  br i1 %25, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i62.i = and i64 %.13.i.i, %const327
  %26 = shl i64 %chosen.3.1.in.sroa.speculated.i, 3
  %27 = mul i64 %26, %.481.i
  %scevgep134.i = getelementptr i8, ptr %scevgep133.i, i64 %27
  %28 = mul i64 %.248.i, %lsr.iv.i
  %scevgep266 = getelementptr i8, ptr %scevgep265, i64 %28
  br label %B88.if.i.i

B134.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i73.i = icmp eq i64 %xtraiter.i61.i, 0
  br i1 %lcmp.mod.not.i73.i, label %B884.endif.endif.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B134.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %difference.2.043.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %.141.3.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %.1013941.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i62.i, %B134.loopexit.unr-lcssa.i.i ]
  %29 = shl i64 %.1013941.epil.init.i.i, 3
  %scevgep.i74.i = getelementptr i8, ptr %.485.i, i64 %29
  %30 = mul i64 %.248.i, %lsr.iv.i
  %31 = add i64 %30, %29
  %scevgep273 = getelementptr i8, ptr %arg.path, i64 %31
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %difference.2.043.epil.i.i = phi i64 [ %.141.epil.i.i, %B88.if.epil.i.i ], [ %difference.2.043.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i75.i = phi i64 [ %epil.iter.next.i76.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %32 = shl i64 %epil.iter.i75.i, 3
  %scevgep274 = getelementptr i8, ptr %scevgep273, i64 %32
  %.135.epil.i.i = load i64, ptr %scevgep274, align 8, !noalias !11
  %scevgep151.i = getelementptr i8, ptr %scevgep.i74.i, i64 %32
  %.138.epil.i.i = load i64, ptr %scevgep151.i, align 8, !noalias !11
  %.139.epil.i.i = xor i64 %.138.epil.i.i, %.135.epil.i.i
  %.141.epil.i.i = or i64 %.139.epil.i.i, %difference.2.043.epil.i.i
  %epil.iter.next.i76.i = add i64 %epil.iter.i75.i, 1
  %epil.iter.cmp.not.i77.i = icmp eq i64 %xtraiter.i61.i, %epil.iter.next.i76.i
  br i1 %epil.iter.cmp.not.i77.i, label %B884.endif.endif.i, label %B88.if.epil.i.i, !llvm.loop !14

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %difference.2.043.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.141.3.i.i, %B88.if.i.i ]
  %.1013941.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.108.3.i.i, %B88.if.i.i ]
  %sunkaddr.i63.i = shl i64 %.1013941.i.i, 3
  %scevgep267 = getelementptr i8, ptr %scevgep266, i64 %sunkaddr.i63.i
  %scevgep272 = getelementptr i8, ptr %scevgep267, i64 -24
  %.135.i.i = load i64, ptr %scevgep272, align 8, !noalias !11
  %scevgep140.i = getelementptr i8, ptr %scevgep134.i, i64 %sunkaddr.i63.i
  %scevgep141.i = getelementptr i8, ptr %scevgep140.i, i64 -24
  %.138.i.i = load i64, ptr %scevgep141.i, align 8, !noalias !11
  %.139.i.i = xor i64 %.138.i.i, %.135.i.i
  %.141.i.i = or i64 %.139.i.i, %difference.2.043.i.i
  %33 = shl i64 %.1013941.i.i, 3
  %scevgep270 = getelementptr i8, ptr %scevgep266, i64 %33
  %scevgep271 = getelementptr i8, ptr %scevgep270, i64 -16
  %.135.1.i.i = load i64, ptr %scevgep271, align 8, !noalias !11
  %34 = shl i64 %.1013941.i.i, 3
  %scevgep263 = getelementptr i8, ptr %scevgep134.i, i64 %34
  %scevgep264 = getelementptr i8, ptr %scevgep263, i64 -16
  %.138.1.i.i = load i64, ptr %scevgep264, align 8, !noalias !11
  %.139.1.i.i = xor i64 %.138.1.i.i, %.135.1.i.i
  %.141.1.i.i = or i64 %.141.i.i, %.139.1.i.i
  %35 = shl i64 %.1013941.i.i, 3
  %scevgep268 = getelementptr i8, ptr %scevgep266, i64 %35
  %scevgep269 = getelementptr i8, ptr %scevgep268, i64 -8
  %.135.2.i.i = load i64, ptr %scevgep269, align 8, !noalias !11
  %36 = shl i64 %.1013941.i.i, 3
  %scevgep261 = getelementptr i8, ptr %scevgep134.i, i64 %36
  %scevgep262 = getelementptr i8, ptr %scevgep261, i64 -8
  %.138.2.i.i = load i64, ptr %scevgep262, align 8, !noalias !11
  %.139.2.i.i = xor i64 %.138.2.i.i, %.135.2.i.i
  %.141.2.i.i = or i64 %.141.1.i.i, %.139.2.i.i
  %.108.3.i.i = add nuw nsw i64 %.1013941.i.i, 4
  %.135.3.i.i = load i64, ptr %scevgep267, align 8, !noalias !11
  %.138.3.i.i = load i64, ptr %scevgep140.i, align 8, !noalias !11
  %.139.3.i.i = xor i64 %.138.3.i.i, %.135.3.i.i
  %.141.3.i.i = or i64 %.141.2.i.i, %.139.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i62.i, %.108.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B134.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B964.i:                                           ; preds = %B128.i.i, %B92.2.i.i, %B742.i
  %.579.i = tail call i64 @tideproof_words(), !noalias !0
  %.659166.not.i = icmp slt i64 %.579.i, 1
  br i1 %.659166.not.i, label %B140.loopexit.i, label %B1018.if.i.preheader

B1018.if.i.preheader:                             ; preds = %B964.i
  br label %B1018.if.i

B304.i.i:                                         ; preds = %B304.preheader.i.i, %B304.i.i
  %changes.2.0.i.i = phi i64 [ %.84.i.i, %B304.i.i ], [ %.69.i.i, %B304.preheader.i.i ]
  %ones.2.0.i.i = phi i64 [ %.88.i.i, %B304.i.i ], [ 0, %B304.preheader.i.i ]
  %.82.i.i = add i64 %changes.2.0.i.i, -1
  %.84.i.i = and i64 %.82.i.i, %changes.2.0.i.i
  %.88.i.i = add i64 %ones.2.0.i.i, 1
  %.93.not.i.i = icmp eq i64 %.84.i.i, 0
  br i1 %.93.not.i.i, label %B420.i.i, label %B304.i.i

B420.i.i:                                         ; preds = %B304.i.i
  %37 = icmp ugt i64 %.88.i.i, 23
  %.112.i.i = xor i64 %.62.i.i, %const333
  %spec.select.i.i = select i1 %37, i64 %.62.i.i, i64 %.112.i.i
  br label %B0.endif.endif.i

B420.thread.i.i:                                  ; preds = %B280
  %.11210.i.i = xor i64 %.62.i.i, %const333
  br label %B0.endif.endif.i

B304.preheader.i.i:                               ; preds = %B280
  %.69.i.i = xor i64 %.62.i.i, %.67.i.i
  br label %B304.i.i

B0.endif.endif.i:                                 ; preds = %B420.thread.i.i, %B420.i.i
  %38 = phi i64 [ %.11210.i.i, %B420.thread.i.i ], [ %spec.select.i.i, %B420.i.i ]
  switch i64 %arg.policy, label %B0.endif.endif.endif.i [
    i64 1, label %B62.i.i
    i64 2, label %B196.i.i
    i64 3, label %B550.i.i
  ]

B62.i.i:                                          ; preds = %B0.endif.endif.i
  %39 = icmp slt i64 %arg.actions, 1
  br i1 %39, label %B0.endif.endif.endif.i, label %B92.if.preheader.i.i

B92.if.preheader.i.i:                             ; preds = %B62.i.i
  %40 = icmp ult i64 %arg.actions, 8
  br i1 %40, label %B92.if.epil.preheader.i.i, label %B92.if.preheader.new.i.i

B92.if.preheader.new.i.i:                         ; preds = %B92.if.preheader.i.i
  %41 = icmp eq i64 %1, 0
  br i1 %41, label %B92.if.i.epil.preheader.i, label %B92.if.i.i.preheader

B92.if.i.i.preheader:                             ; preds = %B92.if.preheader.new.i.i
  br label %B92.if.i.i

common.ret.loopexit.unr-lcssa.i.unr-lcssa.i:      ; preds = %B92.if.i.i
  %42 = and i64 %0, 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %B92.if.i.epil.preheader.i, label %common.ret.loopexit.unr-lcssa.i.i

B92.if.i.epil.preheader.i:                        ; preds = %common.ret.loopexit.unr-lcssa.i.unr-lcssa.i, %B92.if.preheader.new.i.i
  %.128208210.i.epil.init.i = phi i64 [ 0, %B92.if.preheader.new.i.i ], [ %.135.7.i.1.i, %common.ret.loopexit.unr-lcssa.i.unr-lcssa.i ]
  %sunkaddr.i.epil.i = shl i64 %.128208210.i.epil.init.i, 3
  %sunkaddr78.i.epil.i = getelementptr i8, ptr %arg.weights, i64 %sunkaddr.i.epil.i
  store i64 1, ptr %sunkaddr78.i.epil.i, align 8, !noalias !15
  %sunkaddr81.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 8
  store i64 1, ptr %sunkaddr81.i.epil.i, align 8, !noalias !15
  %sunkaddr84.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 16
  store i64 1, ptr %sunkaddr84.i.epil.i, align 8, !noalias !15
  %sunkaddr87.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 24
  store i64 1, ptr %sunkaddr87.i.epil.i, align 8, !noalias !15
  %sunkaddr90.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 32
  store i64 1, ptr %sunkaddr90.i.epil.i, align 8, !noalias !15
  %sunkaddr93.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 40
  store i64 1, ptr %sunkaddr93.i.epil.i, align 8, !noalias !15
  %sunkaddr96.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 48
  store i64 1, ptr %sunkaddr96.i.epil.i, align 8, !noalias !15
  %.135.7.i.epil.i = add nuw nsw i64 %.128208210.i.epil.init.i, 8
  %sunkaddr99.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 56
  store i64 1, ptr %sunkaddr99.i.epil.i, align 8, !noalias !15
  br label %common.ret.loopexit.unr-lcssa.i.i

common.ret.loopexit.unr-lcssa.i.i:                ; preds = %B92.if.i.epil.preheader.i, %common.ret.loopexit.unr-lcssa.i.unr-lcssa.i
  %.135.7.i.lcssa.i = phi i64 [ %.135.7.i.epil.i, %B92.if.i.epil.preheader.i ], [ %.135.7.i.1.i, %common.ret.loopexit.unr-lcssa.i.unr-lcssa.i ]
  %44 = icmp eq i64 %xtraiter.i.i, 0
  br i1 %44, label %B0.endif.endif.endif.i, label %B92.if.epil.preheader.i.i

B92.if.epil.preheader.i.i:                        ; preds = %common.ret.loopexit.unr-lcssa.i.i, %B92.if.preheader.i.i
  %.128208210.epil.init.i.i = phi i64 [ 0, %B92.if.preheader.i.i ], [ %.135.7.i.lcssa.i, %common.ret.loopexit.unr-lcssa.i.i ]
  %45 = shl i64 %.128208210.epil.init.i.i, 3
  %scevgep.i.i = getelementptr i8, ptr %arg.weights, i64 %45
  br label %B92.if.epil.i.i

B92.if.epil.i.i:                                  ; preds = %B92.if.epil.i.i, %B92.if.epil.preheader.i.i
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B92.if.epil.i.i ], [ 0, %B92.if.epil.preheader.i.i ]
  %46 = shl i64 %epil.iter.i.i, 3
  %scevgep159.i = getelementptr i8, ptr %scevgep.i.i, i64 %46
  store i64 1, ptr %scevgep159.i, align 8, !noalias !15
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B0.endif.endif.endif.i, label %B92.if.epil.i.i, !llvm.loop !18

B196.i.i:                                         ; preds = %B0.endif.endif.i
  %47 = icmp slt i64 %arg.actions, 1
  br i1 %47, label %B0.endif.endif.endif.i, label %B228.endif.preheader.i.i

B228.endif.preheader.i.i:                         ; preds = %B196.i.i
  %48 = shl i64 %38, 40
  %49 = add i64 %48, %.12.i8.i.i
  br label %B228.endif.i.i

B550.i.i:                                         ; preds = %B0.endif.endif.i
  %50 = icmp slt i64 %arg.transitions, 1
  br i1 %50, label %B818.endif.endif.2.i.i, label %B582.endif.preheader.i.i

B582.endif.preheader.i.i:                         ; preds = %B550.i.i
  %51 = shl i64 %38, 40
  %52 = add i64 %51, %.12.i8.i.i
  br label %B582.endif.i.i

B92.if.i.i:                                       ; preds = %B92.if.i.i, %B92.if.i.i.preheader
  %lsr.iv = phi i64 [ %4, %B92.if.i.i.preheader ], [ %lsr.iv.next, %B92.if.i.i ]
  %.128208210.i.i = phi i64 [ %.135.7.i.1.i, %B92.if.i.i ], [ 0, %B92.if.i.i.preheader ]
  %sunkaddr359 = mul i64 %.128208210.i.i, 8
  %sunkaddr360 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr359
  store i64 1, ptr %sunkaddr360, align 8, !noalias !15
  %sunkaddr361 = mul i64 %.128208210.i.i, 8
  %sunkaddr362 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr361
  %sunkaddr363 = getelementptr i8, ptr %sunkaddr362, i64 8
  store i64 1, ptr %sunkaddr363, align 8, !noalias !15
  %sunkaddr364 = mul i64 %.128208210.i.i, 8
  %sunkaddr365 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr364
  %sunkaddr366 = getelementptr i8, ptr %sunkaddr365, i64 16
  store i64 1, ptr %sunkaddr366, align 8, !noalias !15
  %sunkaddr367 = mul i64 %.128208210.i.i, 8
  %sunkaddr368 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr367
  %sunkaddr369 = getelementptr i8, ptr %sunkaddr368, i64 24
  store i64 1, ptr %sunkaddr369, align 8, !noalias !15
  %sunkaddr370 = mul i64 %.128208210.i.i, 8
  %sunkaddr371 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr370
  %sunkaddr372 = getelementptr i8, ptr %sunkaddr371, i64 32
  store i64 1, ptr %sunkaddr372, align 8, !noalias !15
  %sunkaddr373 = mul i64 %.128208210.i.i, 8
  %sunkaddr374 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr373
  %sunkaddr375 = getelementptr i8, ptr %sunkaddr374, i64 40
  store i64 1, ptr %sunkaddr375, align 8, !noalias !15
  %sunkaddr376 = mul i64 %.128208210.i.i, 8
  %sunkaddr377 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr376
  %sunkaddr378 = getelementptr i8, ptr %sunkaddr377, i64 48
  store i64 1, ptr %sunkaddr378, align 8, !noalias !15
  %sunkaddr379 = mul i64 %.128208210.i.i, 8
  %sunkaddr380 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr379
  %sunkaddr381 = getelementptr i8, ptr %sunkaddr380, i64 56
  store i64 1, ptr %sunkaddr381, align 8, !noalias !15
  %sunkaddr382 = mul i64 %.128208210.i.i, 8
  %sunkaddr383 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr382
  %sunkaddr384 = getelementptr i8, ptr %sunkaddr383, i64 64
  store i64 1, ptr %sunkaddr384, align 8, !noalias !15
  %sunkaddr385 = mul i64 %.128208210.i.i, 8
  %sunkaddr386 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr385
  %sunkaddr387 = getelementptr i8, ptr %sunkaddr386, i64 72
  store i64 1, ptr %sunkaddr387, align 8, !noalias !15
  %sunkaddr388 = mul i64 %.128208210.i.i, 8
  %sunkaddr389 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr388
  %sunkaddr390 = getelementptr i8, ptr %sunkaddr389, i64 80
  store i64 1, ptr %sunkaddr390, align 8, !noalias !15
  %sunkaddr391 = mul i64 %.128208210.i.i, 8
  %sunkaddr392 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr391
  %sunkaddr393 = getelementptr i8, ptr %sunkaddr392, i64 88
  store i64 1, ptr %sunkaddr393, align 8, !noalias !15
  %sunkaddr394 = mul i64 %.128208210.i.i, 8
  %sunkaddr395 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr394
  %sunkaddr396 = getelementptr i8, ptr %sunkaddr395, i64 96
  store i64 1, ptr %sunkaddr396, align 8, !noalias !15
  %sunkaddr397 = mul i64 %.128208210.i.i, 8
  %sunkaddr398 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr397
  %sunkaddr399 = getelementptr i8, ptr %sunkaddr398, i64 104
  store i64 1, ptr %sunkaddr399, align 8, !noalias !15
  %sunkaddr400 = mul i64 %.128208210.i.i, 8
  %sunkaddr401 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr400
  %sunkaddr402 = getelementptr i8, ptr %sunkaddr401, i64 112
  store i64 1, ptr %sunkaddr402, align 8, !noalias !15
  %.135.7.i.1.i = add i64 %.128208210.i.i, 16
  %sunkaddr403 = mul i64 %.135.7.i.1.i, 8
  %sunkaddr404 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr403
  %sunkaddr405 = getelementptr i8, ptr %sunkaddr404, i64 -8
  store i64 1, ptr %sunkaddr405, align 8, !noalias !15
  %lsr.iv.next = add i64 %lsr.iv, 2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter.ncmp.1.i, label %common.ret.loopexit.unr-lcssa.i.unr-lcssa.i, label %B92.if.i.i

B228.endif.i.i:                                   ; preds = %B228.endif.i.i, %B228.endif.preheader.i.i
  %lsr.iv.i.i = phi i64 [ %49, %B228.endif.preheader.i.i ], [ %lsr.iv.next.i.i, %B228.endif.i.i ]
  %.269201203.i.i = phi i64 [ 0, %B228.endif.preheader.i.i ], [ %.276.i.i, %B228.endif.i.i ]
  %.5.i1.i25.i = lshr i64 %lsr.iv.i.i, 30
  %.6.i2.i26.i = xor i64 %.5.i1.i25.i, %lsr.iv.i.i
  %.7.i3.i27.i = mul i64 %.6.i2.i26.i, %const334
  %.8.i4.i28.i = lshr i64 %.7.i3.i27.i, 27
  %.9.i5.i29.i = xor i64 %.8.i4.i28.i, %.7.i3.i27.i
  %.10.i6.i30.i = mul i64 %.9.i5.i29.i, %const331
  %.11.i7.i31.i = lshr i64 %.10.i6.i30.i, 31
  %.12.i8.i32.i = xor i64 %.11.i7.i31.i, %.10.i6.i30.i
  %.276.i.i = add nuw nsw i64 %.269201203.i.i, 1
  %.339.i.i = and i64 %.12.i8.i32.i, 1
  %.340.not.i.i = icmp eq i64 %.339.i.i, 0
  %.349.i.i = lshr i64 %.12.i8.i32.i, 1
  %.352.i.i = and i64 %.349.i.i, 3
  %.353.i.i = shl nuw nsw i64 1, %.352.i.i
  %"$phi478.1.2.1.i.i" = select i1 %.340.not.i.i, i64 %.353.i.i, i64 0
  %53 = shl i64 %.269201203.i.i, 3
  %scevgep66.i.i = getelementptr i8, ptr %arg.weights, i64 %53
  store i64 %"$phi478.1.2.1.i.i", ptr %scevgep66.i.i, align 8, !noalias !15
  %lsr.iv.next.i.i = add i64 %lsr.iv.i.i, %38
  %exitcond220.not.i.i = icmp eq i64 %arg.actions, %.276.i.i
  br i1 %exitcond220.not.i.i, label %B0.endif.endif.endif.i, label %B228.endif.i.i

B582.endif.i.i:                                   ; preds = %B582.endif.i.i, %B582.endif.preheader.i.i
  %lsr.iv68.i.i = phi i64 [ %52, %B582.endif.preheader.i.i ], [ %lsr.iv.next69.i.i, %B582.endif.i.i ]
  %.472186188.i.i = phi i64 [ 0, %B582.endif.preheader.i.i ], [ %.479.i.i, %B582.endif.i.i ]
  %.5.i9.i.i = lshr i64 %lsr.iv68.i.i, 30
  %.6.i10.i.i = xor i64 %.5.i9.i.i, %lsr.iv68.i.i
  %.7.i11.i.i = mul i64 %.6.i10.i.i, %const334
  %.8.i12.i.i = lshr i64 %.7.i11.i.i, 27
  %.9.i13.i.i = xor i64 %.8.i12.i.i, %.7.i11.i.i
  %.10.i14.i.i = mul i64 %.9.i13.i.i, %const331
  %.11.i15.i.i = lshr i64 %.10.i14.i.i, 31
  %.12.i16.i.i = xor i64 %.11.i15.i.i, %.10.i14.i.i
  %.479.i.i = add nuw nsw i64 %.472186188.i.i, 1
  %const_mat330 = add i64 %const327, 4
  %.535.i.i = or i64 %.12.i16.i.i, %const_mat330
  %54 = shl i64 %.472186188.i.i, 3
  %scevgep67.i.i = getelementptr i8, ptr %arg.weights, i64 %54
  store i64 %.535.i.i, ptr %scevgep67.i.i, align 8, !noalias !15
  %lsr.iv.next69.i.i = add i64 %lsr.iv68.i.i, %38
  %exitcond.not.i.i = icmp eq i64 %arg.transitions, %.479.i.i
  br i1 %exitcond.not.i.i, label %B818.endif.endif.2.i.i, label %B582.endif.i.i

B818.endif.endif.2.i.i:                           ; preds = %B582.endif.i.i, %B550.i.i
  %.666.i.i = mul i64 %38, %.663.i.i
  %.668.i.i = add i64 %.666.i.i, %.12.i8.i.i
  %.5.i.i19.i = lshr i64 %.668.i.i, 30
  %.6.i.i20.i = xor i64 %.5.i.i19.i, %.668.i.i
  %.7.i.i21.i = mul i64 %.6.i.i20.i, %const334
  %.8.i.i22.i = lshr i64 %.7.i.i21.i, 27
  %.9.i.i23.i = xor i64 %.8.i.i22.i, %.7.i.i21.i
  %.10.i.i24.i = mul i64 %.9.i.i23.i, %const331
  %55 = lshr i64 %.10.i.i24.i, 63
  %56 = lshr i64 %.10.i.i24.i, 32
  %.694.i.i = xor i64 %55, %56
  %.7.i34.i.i = mul i64 %.694.i.i, %arg.steps
  %.8.i35.i.i = lshr i64 %.7.i34.i.i, 32
  %sunkaddr406 = mul i64 %arg.transitions, 8
  %sunkaddr407 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr406
  store i64 %.8.i35.i.i, ptr %sunkaddr407, align 8, !noalias !15
  %.666.1.i.i = mul i64 %38, %.664.1.i.i
  %.668.1.i.i = add i64 %.666.1.i.i, %.12.i8.i.i
  %.5.i17.i.i = lshr i64 %.668.1.i.i, 30
  %.6.i18.i.i = xor i64 %.5.i17.i.i, %.668.1.i.i
  %.7.i19.i.i = mul i64 %.6.i18.i.i, %const334
  %.8.i20.i.i = lshr i64 %.7.i19.i.i, 27
  %.9.i21.i.i = xor i64 %.8.i20.i.i, %.7.i19.i.i
  %.10.i22.i.i = mul i64 %.9.i21.i.i, %const331
  %57 = lshr i64 %.10.i22.i.i, 63
  %58 = lshr i64 %.10.i22.i.i, 32
  %.694.1.i.i = xor i64 %57, %58
  %.7.i37.i.i = mul i64 %.694.1.i.i, %arg.steps
  %.8.i38.i.i = lshr i64 %.7.i37.i.i, 32
  %sunkaddr408 = mul i64 %arg.transitions, 8
  %sunkaddr409 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr408
  %sunkaddr410 = getelementptr i8, ptr %sunkaddr409, i64 8
  store i64 %.8.i38.i.i, ptr %sunkaddr410, align 8, !noalias !15
  %.666.2.i.i = mul i64 %38, %.664.2.i.i
  %.668.2.i.i = add i64 %.666.2.i.i, %.12.i8.i.i
  %.5.i25.i.i = lshr i64 %.668.2.i.i, 30
  %.6.i26.i.i = xor i64 %.5.i25.i.i, %.668.2.i.i
  %.7.i27.i.i = mul i64 %.6.i26.i.i, %const334
  %.8.i28.i.i = lshr i64 %.7.i27.i.i, 27
  %.9.i29.i.i = xor i64 %.8.i28.i.i, %.7.i27.i.i
  %.10.i30.i.i = mul i64 %.9.i29.i.i, %const331
  %59 = lshr i64 %.10.i30.i.i, 63
  %60 = lshr i64 %.10.i30.i.i, 32
  %.694.2.i.i = xor i64 %59, %60
  %.7.i40.i.i = mul i64 %.694.2.i.i, %arg.steps
  %.8.i41.i.i = lshr i64 %.7.i40.i.i, 32
  %sunkaddr411 = mul i64 %arg.transitions, 8
  %sunkaddr412 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr411
  %sunkaddr413 = getelementptr i8, ptr %sunkaddr412, i64 16
  store i64 %.8.i41.i.i, ptr %sunkaddr413, align 8, !noalias !15
  br label %B0.endif.endif.endif.i

B0.endif.endif.endif.i:                           ; preds = %B818.endif.endif.2.i.i, %B228.endif.i.i, %B196.i.i, %B92.if.epil.i.i, %common.ret.loopexit.unr-lcssa.i.i, %B62.i.i, %B0.endif.endif.i
  %61 = icmp slt i64 %arg.steps, 1
  br i1 %61, label %B280.endif, label %B142.if.i.preheader

B142.if.i.preheader:                              ; preds = %B0.endif.endif.endif.i
  br label %B142.if.i

B142.if.i:                                        ; preds = %B142.if.i.preheader, %B140.loopexit.i
  %lsr.iv154.i = phi i64 [ %lsr.iv.next155.i, %B140.loopexit.i ], [ 8, %B142.if.i.preheader ]
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B140.loopexit.i ], [ 0, %B142.if.i.preheader ]
  %.213177205.i = phi i64 [ %.220.i, %B140.loopexit.i ], [ 0, %B142.if.i.preheader ]
  %.220.i = add nuw nsw i64 %.213177205.i, 1
  %.248.i = tail call i64 @tideproof_words(), !noalias !0
  %.250.i = mul i64 %.248.i, %.213177205.i
  %.252.i = getelementptr i64, ptr %arg.path, i64 %.250.i
  %.259.i = tail call i64 @tideproof_expand(ptr %.252.i, ptr %arg.successors, ptr %arg.kinds), !noalias !0
  %.264.i = icmp slt i64 %.259.i, 1
  br i1 %.264.i, label %B254.i, label %B412.endif.i

B412.endif.i:                                     ; preds = %B142.if.i
  %.336.i = mul i64 %.213177205.i, %38
  %.338.i = add i64 %.336.i, %.12.i8.i.i
  %.5.i.i = lshr i64 %.338.i, 30
  %.6.i.i = xor i64 %.5.i.i, %.338.i
  %.7.i.i = mul i64 %.6.i.i, %const334
  %.8.i.i = lshr i64 %.7.i.i, 27
  %.9.i.i = xor i64 %.8.i.i, %.7.i.i
  %.10.i.i = mul i64 %.9.i.i, %const331
  %.11.i.i = lshr i64 %.10.i.i, 31
  %.12.i.i = xor i64 %.11.i.i, %.10.i.i
  switch i64 %arg.policy, label %B94.if.preheader.i.i [
    i64 0, label %B542.i
    i64 3, label %B666.i
  ]

B884.endif.endif.i:                               ; preds = %B88.if.epil.i.i, %B134.loopexit.unr-lcssa.i.i
  %.141.lcssa.i.i = phi i64 [ %.141.3.i.i, %B134.loopexit.unr-lcssa.i.i ], [ %.141.epil.i.i, %B88.if.epil.i.i ]
  %.not.i = icmp eq i64 %.141.lcssa.i.i, 0
  br i1 %.not.i, label %B128.i.i, label %B92.i.i

B92.i.i:                                          ; preds = %B884.endif.endif.i
  %sunkaddr414 = mul i64 %arg.transitions, 8
  %sunkaddr415 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr414
  %.169.i.i = load i64, ptr %sunkaddr415, align 8, !noalias !19
  %.171.i.i = icmp eq i64 %.169.i.i, %.213177205.i
  br i1 %.171.i.i, label %B128.i.i, label %B92.1.i.i

B92.1.i.i:                                        ; preds = %B92.i.i
  %sunkaddr416 = mul i64 %arg.transitions, 8
  %sunkaddr417 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr416
  %sunkaddr418 = getelementptr i8, ptr %sunkaddr417, i64 8
  %.169.1.i.i = load i64, ptr %sunkaddr418, align 8, !noalias !19
  %.171.1.i.i = icmp eq i64 %.169.1.i.i, %.213177205.i
  br i1 %.171.1.i.i, label %B128.i.i, label %B92.2.i.i

B92.2.i.i:                                        ; preds = %B92.1.i.i
  %sunkaddr419 = mul i64 %arg.transitions, 8
  %sunkaddr420 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr419
  %sunkaddr421 = getelementptr i8, ptr %sunkaddr420, i64 16
  %.169.2.i.i = load i64, ptr %sunkaddr421, align 8, !noalias !19
  %.171.2.i.i = icmp eq i64 %.169.2.i.i, %.213177205.i
  br i1 %.171.2.i.i, label %B128.i.i, label %B964.i

B128.i.i:                                         ; preds = %B92.2.i.i, %B92.1.i.i, %B92.i.i, %B884.endif.endif.i, %B884.i
  %.195.i.i = sub nsw i64 %arg.steps, %.213177205.i
  %.203.i.i = getelementptr i64, ptr %arg.weights, i64 %.202.i.i
  store i64 %.195.i.i, ptr %.203.i.i, align 8, !noalias !19
  br label %B964.i

B1018.if.i:                                       ; preds = %B1018.if.i, %B1018.if.i.preheader
  %.665165167.i = phi i64 [ %.672.i, %B1018.if.i ], [ 0, %B1018.if.i.preheader ]
  %.672.i = add nuw nsw i64 %.665165167.i, 1
  %62 = shl i64 %.665165167.i, 3
  %scevgep158.i = getelementptr i8, ptr %.485.i, i64 %62
  %.699.i = load i64, ptr %scevgep158.i, align 8, !noalias !0
  %.702.i = tail call i64 @tideproof_words(), !noalias !0
  %63 = mul i64 %lsr.iv154.i, %.702.i
  %scevgep275 = getelementptr i8, ptr %arg.path, i64 %63
  %64 = shl i64 %.665165167.i, 3
  %scevgep276 = getelementptr i8, ptr %scevgep275, i64 %64
  store i64 %.699.i, ptr %scevgep276, align 8, !noalias !0
  %exitcond.not.i = icmp eq i64 %.579.i, %.672.i
  br i1 %exitcond.not.i, label %B140.loopexit.i, label %B1018.if.i

B344:                                             ; preds = %B280.endif, %B280.endif.thread
  %.334 = getelementptr i32, ptr %arg.schedule, i64 %arg.steps
  %.335 = load i32, ptr %.334, align 4
  %.340 = zext i32 %.335 to i64
  store i64 %.143.sroa.0.0145, ptr %arg.control, align 8
  %sunkaddr422 = getelementptr i8, ptr %arg.control, i64 8
  store i64 %count.2.0142, ptr %sunkaddr422, align 8
  %.354 = getelementptr i8, ptr %arg.control, i64 32
  store i64 %.340, ptr %.354, align 8
  br label %common.ret

B528:                                             ; preds = %B254.i
  %.362 = icmp ugt i64 %arg.steps, %.213177205.i
  br i1 %.362, label %B566, label %B644

B566:                                             ; preds = %B528
  %sunkaddr423 = getelementptr i8, ptr %arg.control, i64 24
  %.366 = load i64, ptr %sunkaddr423, align 8
  %.367 = add i64 %.366, 1
  store i64 %.367, ptr %sunkaddr423, align 8
  br label %B644

B644:                                             ; preds = %B280.endif, %B566, %B528
  %arg.steps.sink.i151154 = phi i64 [ %.213177205.i, %B528 ], [ %.213177205.i, %B566 ], [ %arg.steps, %B280.endif ]
  %sunkaddr424 = getelementptr i8, ptr %arg.control, i64 16
  %.380 = load i64, ptr %sunkaddr424, align 8
  %.382 = add i64 %.380, %arg.steps.sink.i151154
  store i64 %.382, ptr %sunkaddr424, align 8
  %sunkaddr425 = getelementptr i8, ptr %arg.control, i64 40
  %.388 = load i64, ptr %sunkaddr425, align 8
  %.11.i155 = tail call i64 @llvm.umax.i64(i64 %arg.steps.sink.i151154, i64 %.388)
  store i64 %.11.i155, ptr %sunkaddr425, align 8
  %.10.i = tail call i64 @tideproof_words(), !noalias !22
  %.9240.not.i = icmp slt i64 %.10.i, 1
  br i1 %.9240.not.i, label %B644.endif.endif.endif, label %B88.if.preheader.i

B1466:                                            ; preds = %B1394.if
  %65 = icmp ult i64 %.590341371, 3
  %.904.idx = mul i64 %count.5.2332, 24
  %.904 = getelementptr i8, ptr %arg.found, i64 %.904.idx
  store i64 %.143.sroa.0.0145, ptr %.904, align 8
  %.913 = getelementptr i8, ptr %.904, i64 8
  store i64 %.849320330, ptr %.913, align 8
  %.921 = getelementptr i8, ptr %.904, i64 16
  store i64 %.597, ptr %.921, align 8
  br i1 %65, label %B1776.if.epil.preheader, label %B1776.if.preheader

B1776.if.preheader:                               ; preds = %B1466
  %66 = mul i64 %5, %count.5.2332
  %scevgep307 = getelementptr i8, ptr %scevgep306, i64 %66
  br label %B1776.if

B1816.unr-lcssa:                                  ; preds = %B1776.if
  %67 = and i64 %89, 3
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %B1816, label %B1776.if.epil.preheader

B1776.if.epil.preheader:                          ; preds = %B1816.unr-lcssa, %B1466
  %.1010314316.epil.init = phi i64 [ 0, %B1466 ], [ %.1017.3, %B1816.unr-lcssa ]
  %69 = mul i64 %6, %count.5.2332
  %70 = shl i64 %.1010314316.epil.init, 2
  %71 = add i64 %69, %70
  %scevgep317 = getelementptr i8, ptr %arg.traces, i64 %71
  %scevgep319 = getelementptr i8, ptr %arg.schedule, i64 %70
  br label %B1776.if.epil

B1776.if.epil:                                    ; preds = %B1776.if.epil, %B1776.if.epil.preheader
  %epil.iter = phi i64 [ 0, %B1776.if.epil.preheader ], [ %epil.iter.next, %B1776.if.epil ]
  %72 = shl nuw nsw i64 %epil.iter, 2
  %scevgep320 = getelementptr i8, ptr %scevgep319, i64 %72
  %.1044.epil = load i32, ptr %scevgep320, align 4
  %73 = shl nuw nsw i64 %epil.iter, 2
  %scevgep318 = getelementptr i8, ptr %scevgep317, i64 %73
  store i32 %.1044.epil, ptr %scevgep318, align 4
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %86, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B1816, label %B1776.if.epil, !llvm.loop !25

B1816:                                            ; preds = %B1776.if.epil, %B1816.unr-lcssa
  %.1058 = add i64 %count.5.2332, 1
  br label %B1852

B1852:                                            ; preds = %B1394.if, %B1816
  %count.6.3 = phi i64 [ %.1058, %B1816 ], [ %count.5.2332, %B1394.if ]
  %exitcond610.not = icmp eq i64 %.856, 64
  br i1 %exitcond610.not, label %B1854.loopexit, label %B1394.if

B1854.loopexit:                                   ; preds = %B1852
  %.752 = or i64 %.730, %failed.2.1374
  br label %B1854

B1854:                                            ; preds = %B1012.endif.endif.endif, %B1854.loopexit
  %count.4.3 = phi i64 [ %count.3.1373, %B1012.endif.endif.endif ], [ %count.6.3, %B1854.loopexit ]
  %failed.3.3 = phi i64 [ %failed.2.1374, %B1012.endif.endif.endif ], [ %.752, %B1854.loopexit ]
  %lsr.iv.next287 = add i64 %lsr.iv286, 8
  %lsr.iv.next316 = add nuw i64 %lsr.iv315, 1
  %.584 = icmp sgt i64 %.583338372, 1
  br i1 %.584, label %B1010.if, label %B104.loopexit

B1862:                                            ; preds = %B104.loopexit, %entry
  %count.2.0.lcssa = phi i64 [ %.63, %entry ], [ %count.3.1.lcssa, %B104.loopexit ]
  store i64 %arg.stop, ptr %arg.control, align 8
  %sunkaddr426 = getelementptr i8, ptr %arg.control, i64 8
  store i64 %count.2.0.lcssa, ptr %sunkaddr426, align 8
  br label %common.ret

B280.endif:                                       ; preds = %B0.endif.endif.endif.i, %B140.loopexit.i
  %74 = icmp slt i64 %arg.steps, 0
  br i1 %74, label %B344, label %B644

B88.if.preheader.i:                               ; preds = %B644
  %xtraiter.i = and i64 %.10.i, 3
  %75 = icmp ult i64 %.10.i, 4
  br i1 %75, label %B88.if.epil.preheader.i, label %B88.if.preheader.new.i

B88.if.preheader.new.i:                           ; preds = %B88.if.preheader.i
  %unroll_iter.i1 = and i64 %.10.i, %const327
  br label %B88.if.i

B190.loopexit.unr-lcssa.i:                        ; preds = %B88.if.i
  %lcmp.mod.not.i3 = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i3, label %B190.loopexit.i, label %B88.if.epil.preheader.i

B88.if.epil.preheader.i:                          ; preds = %B190.loopexit.unr-lcssa.i, %B88.if.preheader.i
  %h.4.043.epil.init.i = phi i64 [ %const332, %B88.if.preheader.i ], [ %.137.3.i, %B190.loopexit.unr-lcssa.i ]
  %.983941.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %unroll_iter.i1, %B190.loopexit.unr-lcssa.i ]
  %76 = shl i64 %.983941.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.path, i64 %76
  br label %B88.if.epil.i

B88.if.epil.i:                                    ; preds = %B88.if.epil.i, %B88.if.epil.preheader.i
  %h.4.043.epil.i = phi i64 [ %.137.epil.i, %B88.if.epil.i ], [ %h.4.043.epil.init.i, %B88.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B88.if.epil.i ], [ 0, %B88.if.epil.preheader.i ]
  %77 = shl i64 %epil.iter.i, 3
  %scevgep284 = getelementptr i8, ptr %scevgep.i, i64 %77
  %.132.epil.i = load i64, ptr %scevgep284, align 8, !noalias !22
  %.134.epil.i = xor i64 %.132.epil.i, %h.4.043.epil.i
  %.135.epil.i = mul i64 %.134.epil.i, %const335
  %.136.epil.i = lshr i64 %.135.epil.i, 32
  %.137.epil.i = xor i64 %.136.epil.i, %.135.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B190.loopexit.i, label %B88.if.epil.i, !llvm.loop !26

B190.loopexit.i:                                  ; preds = %B88.if.epil.i, %B190.loopexit.unr-lcssa.i
  %.137.lcssa.i = phi i64 [ %.137.3.i, %B190.loopexit.unr-lcssa.i ], [ %.137.epil.i, %B88.if.epil.i ]
  %78 = mul i64 %.137.lcssa.i, %const335
  br label %B644.endif.endif.endif

B88.if.i:                                         ; preds = %B88.if.i, %B88.if.preheader.new.i
  %h.4.043.i = phi i64 [ %const332, %B88.if.preheader.new.i ], [ %.137.3.i, %B88.if.i ]
  %.983941.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.105.3.i, %B88.if.i ]
  %sunkaddr.i2 = shl i64 %.983941.i, 3
  %scevgep282 = getelementptr i8, ptr %scevgep265, i64 %sunkaddr.i2
  %scevgep283 = getelementptr i8, ptr %scevgep282, i64 -24
  %.132.i = load i64, ptr %scevgep283, align 8, !noalias !22
  %.134.i = xor i64 %.132.i, %h.4.043.i
  %.135.i = mul i64 %.134.i, %const335
  %.136.i = lshr i64 %.135.i, 32
  %79 = shl i64 %.983941.i, 3
  %scevgep280 = getelementptr i8, ptr %scevgep265, i64 %79
  %scevgep281 = getelementptr i8, ptr %scevgep280, i64 -16
  %.132.1.i = load i64, ptr %scevgep281, align 8, !noalias !22
  %80 = xor i64 %.132.1.i, %.136.i
  %.134.1.i = xor i64 %80, %.135.i
  %.135.1.i = mul i64 %.134.1.i, %const335
  %.136.1.i = lshr i64 %.135.1.i, 32
  %81 = shl i64 %.983941.i, 3
  %scevgep278 = getelementptr i8, ptr %scevgep265, i64 %81
  %scevgep279 = getelementptr i8, ptr %scevgep278, i64 -8
  %.132.2.i = load i64, ptr %scevgep279, align 8, !noalias !22
  %82 = xor i64 %.132.2.i, %.136.1.i
  %.134.2.i = xor i64 %82, %.135.1.i
  %.135.2.i = mul i64 %.134.2.i, %const335
  %.136.2.i = lshr i64 %.135.2.i, 32
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %83 = shl i64 %.983941.i, 3
  %scevgep277 = getelementptr i8, ptr %scevgep265, i64 %83
  %.132.3.i = load i64, ptr %scevgep277, align 8, !noalias !22
  %84 = xor i64 %.132.3.i, %.136.2.i
  %.134.3.i = xor i64 %84, %.135.2.i
  %.135.3.i = mul i64 %.134.3.i, %const335
  %.136.3.i = lshr i64 %.135.3.i, 32
  %.137.3.i = xor i64 %.136.3.i, %.135.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i1, %.105.3.i
  br i1 %niter.ncmp.3.i, label %B190.loopexit.unr-lcssa.i, label %B88.if.i

B644.endif.endif.endif:                           ; preds = %B190.loopexit.i, %B644
  %h.4.0.lcssa.i = phi i64 [ %const326, %B644 ], [ %78, %B190.loopexit.i ]
  %.151.i = lshr i64 %h.4.0.lcssa.i, 29
  %.152.i = xor i64 %.151.i, %h.4.0.lcssa.i
  %.5.i = lshr i64 %.152.i, 30
  %.6.i = xor i64 %.5.i, %.152.i
  %.7.i = mul i64 %.6.i, %const334
  %.8.i = lshr i64 %.7.i, 27
  %.9.i = xor i64 %.8.i, %.7.i
  %.10.i66 = mul i64 %.9.i, %const331
  %.11.i = lshr i64 %.10.i66, 31
  %.12.i = xor i64 %.11.i, %.10.i66
  %.12.i75 = lshr i64 %.10.i66, 52
  %.18.i = getelementptr i8, ptr %arg.sketch, i64 %.12.i75
  %.19.i = load i8, ptr %.18.i, align 1, !noalias !27
  %.20.i = zext i8 %.19.i to i64
  %.25.i = shl nuw i64 1, %.20.i
  %.26.i = add i64 %.25.i, -1
  %.28.i = and i64 %.12.i, %.26.i
  %.29.i = icmp eq i64 %.28.i, 0
  br i1 %.29.i, label %B216.i, label %B644.endif.endif.endif.endif

B216.i:                                           ; preds = %B644.endif.endif.endif
  %.37.i = icmp ult i8 %.19.i, 52
  %.51.i = and i64 %.12.i, %.25.i
  %.52.i = icmp eq i64 %.51.i, 0
  %or.cond.i = and i1 %.37.i, %.52.i
  br i1 %or.cond.i, label %B356.i.preheader, label %B532.i

B356.i.preheader:                                 ; preds = %B216.i
  br label %B356.i

B356.i:                                           ; preds = %B456.i, %B356.i.preheader
  %rank.2.1.i = phi i64 [ %.58.i, %B456.i ], [ %.20.i, %B356.i.preheader ]
  %exitcond.not.i77 = icmp eq i64 %rank.2.1.i, 51
  br i1 %exitcond.not.i77, label %B532.loopexit.i, label %B456.i

B456.i:                                           ; preds = %B356.i
  %.58.i = add nuw nsw i64 %rank.2.1.i, 1
  %.78.i = shl nuw i64 2, %rank.2.1.i
  %.82.i = and i64 %.78.i, %.12.i
  %.83.i = icmp eq i64 %.82.i, 0
  br i1 %.83.i, label %B356.i, label %B532.loopexit.i

B532.loopexit.i:                                  ; preds = %B456.i, %B356.i
  %.58.lcssa.i = phi i64 [ 52, %B356.i ], [ %.58.i, %B456.i ]
  %85 = trunc i64 %.58.lcssa.i to i8
  br label %B532.i

B532.i:                                           ; preds = %B532.loopexit.i, %B216.i
  %rank.3.0.i = phi i8 [ %.19.i, %B216.i ], [ %85, %B532.loopexit.i ]
  %.102.i = add i8 %rank.3.0.i, 1
  %sunkaddr427 = getelementptr i8, ptr %arg.sketch, i64 %.12.i75
  store i8 %.102.i, ptr %sunkaddr427, align 1, !noalias !27
  br label %B644.endif.endif.endif.endif

B644.endif.endif.endif.endif:                     ; preds = %B532.i, %B644.endif.endif.endif
  %.584366.not = icmp eq i64 %arg.steps.sink.i151154, 0
  br i1 %.584366.not, label %B104.loopexit, label %B1010.if.preheader

B1010.if.preheader:                               ; preds = %B644.endif.endif.endif.endif
  br label %B1010.if

B1010.if:                                         ; preds = %B1010.if.preheader, %B1854
  %lsr.iv315 = phi i64 [ 1, %B1010.if.preheader ], [ %lsr.iv.next316, %B1854 ]
  %lsr.iv286 = phi i64 [ 8, %B1010.if.preheader ], [ %lsr.iv.next287, %B1854 ]
  %failed.2.1374 = phi i64 [ %failed.3.3, %B1854 ], [ 0, %B1010.if.preheader ]
  %count.3.1373 = phi i64 [ %count.4.3, %B1854 ], [ %count.2.0142, %B1010.if.preheader ]
  %.583338372 = phi i64 [ %.593, %B1854 ], [ %arg.steps.sink.i151154, %B1010.if.preheader ]
  %.590341371 = phi i64 [ %.597, %B1854 ], [ 0, %B1010.if.preheader ]
  %lsr323 = trunc i64 %lsr.iv315 to i2
  %86 = zext i2 %lsr323 to i64
  %87 = lshr i64 %lsr.iv315, 2
  %88 = shl nuw nsw i64 %87, 2
  %89 = add nuw i64 %.590341371, 1
  %.593 = add nsw i64 %.583338372, -1
  %.597 = add nuw nsw i64 %.590341371, 1
  %.635 = getelementptr i32, ptr %arg.schedule, i64 %.590341371
  %.636 = load i32, ptr %.635, align 4
  %.638 = zext i32 %.636 to i64
  %.639 = getelementptr i64, ptr %arg.taken, i64 %.638
  %.640 = load i64, ptr %.639, align 8
  %.641 = add i64 %.640, 1
  store i64 %.641, ptr %.639, align 8
  %.648 = tail call i64 @tideproof_words()
  %.649 = mul i64 %.648, %.597
  %.651 = getelementptr i64, ptr %arg.path, i64 %.649
  %.10.i4 = tail call i64 @tideproof_words(), !noalias !30
  %.9240.not.i5 = icmp slt i64 %.10.i4, 1
  br i1 %.9240.not.i5, label %B1012.endif.endif, label %B88.if.preheader.i6

B88.if.preheader.i6:                              ; preds = %B1010.if
  %xtraiter.i7 = and i64 %.10.i4, 3
  %90 = icmp ult i64 %.10.i4, 4
  br i1 %90, label %B88.if.epil.preheader.i45, label %B88.if.preheader.new.i8

B88.if.preheader.new.i8:                          ; preds = %B88.if.preheader.i6
  %unroll_iter.i9 = and i64 %.10.i4, %const327
  %91 = mul i64 %.648, %lsr.iv286
  %scevgep288 = getelementptr i8, ptr %scevgep285, i64 %91
  br label %B88.if.i10

B190.loopexit.unr-lcssa.i43:                      ; preds = %B88.if.i10
  %lcmp.mod.not.i44 = icmp eq i64 %xtraiter.i7, 0
  br i1 %lcmp.mod.not.i44, label %B190.loopexit.i60, label %B88.if.epil.preheader.i45

B88.if.epil.preheader.i45:                        ; preds = %B190.loopexit.unr-lcssa.i43, %B88.if.preheader.i6
  %h.4.043.epil.init.i46 = phi i64 [ %const332, %B88.if.preheader.i6 ], [ %.137.3.i41, %B190.loopexit.unr-lcssa.i43 ]
  %.983941.epil.init.i47 = phi i64 [ 0, %B88.if.preheader.i6 ], [ %unroll_iter.i9, %B190.loopexit.unr-lcssa.i43 ]
  %92 = shl i64 %.983941.epil.init.i47, 3
  %93 = mul i64 %.648, %lsr.iv286
  %94 = add i64 %93, %92
  %scevgep296 = getelementptr i8, ptr %arg.path, i64 %94
  br label %B88.if.epil.i49

B88.if.epil.i49:                                  ; preds = %B88.if.epil.i49, %B88.if.epil.preheader.i45
  %h.4.043.epil.i50 = phi i64 [ %.137.epil.i57, %B88.if.epil.i49 ], [ %h.4.043.epil.init.i46, %B88.if.epil.preheader.i45 ]
  %epil.iter.i51 = phi i64 [ %epil.iter.next.i58, %B88.if.epil.i49 ], [ 0, %B88.if.epil.preheader.i45 ]
  %95 = shl i64 %epil.iter.i51, 3
  %scevgep297 = getelementptr i8, ptr %scevgep296, i64 %95
  %.132.epil.i53 = load i64, ptr %scevgep297, align 8, !noalias !30
  %.134.epil.i54 = xor i64 %.132.epil.i53, %h.4.043.epil.i50
  %.135.epil.i55 = mul i64 %.134.epil.i54, %const335
  %.136.epil.i56 = lshr i64 %.135.epil.i55, 32
  %.137.epil.i57 = xor i64 %.136.epil.i56, %.135.epil.i55
  %epil.iter.next.i58 = add i64 %epil.iter.i51, 1
  %epil.iter.cmp.not.i59 = icmp eq i64 %xtraiter.i7, %epil.iter.next.i58
  br i1 %epil.iter.cmp.not.i59, label %B190.loopexit.i60, label %B88.if.epil.i49, !llvm.loop !26

B190.loopexit.i60:                                ; preds = %B88.if.epil.i49, %B190.loopexit.unr-lcssa.i43
  %.137.lcssa.i61 = phi i64 [ %.137.3.i41, %B190.loopexit.unr-lcssa.i43 ], [ %.137.epil.i57, %B88.if.epil.i49 ]
  %96 = mul i64 %.137.lcssa.i61, %const335
  br label %B1012.endif.endif

B88.if.i10:                                       ; preds = %B88.if.i10, %B88.if.preheader.new.i8
  %h.4.043.i11 = phi i64 [ %const332, %B88.if.preheader.new.i8 ], [ %.137.3.i41, %B88.if.i10 ]
  %.983941.i12 = phi i64 [ 0, %B88.if.preheader.new.i8 ], [ %.105.3.i33, %B88.if.i10 ]
  %sunkaddr.i13 = shl i64 %.983941.i12, 3
  %scevgep294 = getelementptr i8, ptr %scevgep288, i64 %sunkaddr.i13
  %scevgep295 = getelementptr i8, ptr %scevgep294, i64 -24
  %.132.i15 = load i64, ptr %scevgep295, align 8, !noalias !30
  %.134.i16 = xor i64 %.132.i15, %h.4.043.i11
  %.135.i17 = mul i64 %.134.i16, %const335
  %.136.i18 = lshr i64 %.135.i17, 32
  %97 = shl i64 %.983941.i12, 3
  %scevgep292 = getelementptr i8, ptr %scevgep288, i64 %97
  %scevgep293 = getelementptr i8, ptr %scevgep292, i64 -16
  %.132.1.i22 = load i64, ptr %scevgep293, align 8, !noalias !30
  %98 = xor i64 %.132.1.i22, %.136.i18
  %.134.1.i23 = xor i64 %98, %.135.i17
  %.135.1.i24 = mul i64 %.134.1.i23, %const335
  %.136.1.i25 = lshr i64 %.135.1.i24, 32
  %99 = shl i64 %.983941.i12, 3
  %scevgep290 = getelementptr i8, ptr %scevgep288, i64 %99
  %scevgep291 = getelementptr i8, ptr %scevgep290, i64 -8
  %.132.2.i29 = load i64, ptr %scevgep291, align 8, !noalias !30
  %100 = xor i64 %.132.2.i29, %.136.1.i25
  %.134.2.i30 = xor i64 %100, %.135.1.i24
  %.135.2.i31 = mul i64 %.134.2.i30, %const335
  %.136.2.i32 = lshr i64 %.135.2.i31, 32
  %.105.3.i33 = add nuw nsw i64 %.983941.i12, 4
  %101 = shl i64 %.983941.i12, 3
  %scevgep289 = getelementptr i8, ptr %scevgep288, i64 %101
  %.132.3.i37 = load i64, ptr %scevgep289, align 8, !noalias !30
  %102 = xor i64 %.132.3.i37, %.136.2.i32
  %.134.3.i38 = xor i64 %102, %.135.2.i31
  %.135.3.i39 = mul i64 %.134.3.i38, %const335
  %.136.3.i40 = lshr i64 %.135.3.i39, 32
  %.137.3.i41 = xor i64 %.136.3.i40, %.135.3.i39
  %niter.ncmp.3.i42 = icmp eq i64 %unroll_iter.i9, %.105.3.i33
  br i1 %niter.ncmp.3.i42, label %B190.loopexit.unr-lcssa.i43, label %B88.if.i10

B1012.endif.endif:                                ; preds = %B190.loopexit.i60, %B1010.if
  %h.4.0.lcssa.i62 = phi i64 [ %const326, %B1010.if ], [ %96, %B190.loopexit.i60 ]
  %.151.i63 = lshr i64 %h.4.0.lcssa.i62, 29
  %.152.i64 = xor i64 %.151.i63, %h.4.0.lcssa.i62
  %.5.i67 = lshr i64 %.152.i64, 30
  %.6.i68 = xor i64 %.5.i67, %.152.i64
  %.7.i69 = mul i64 %.6.i68, %const334
  %.8.i70 = lshr i64 %.7.i69, 27
  %.9.i71 = xor i64 %.8.i70, %.7.i69
  %.10.i72 = mul i64 %.9.i71, %const331
  %.11.i73 = lshr i64 %.10.i72, 31
  %.12.i74 = xor i64 %.11.i73, %.10.i72
  %.12.i78 = lshr i64 %.10.i72, 52
  %.18.i79 = getelementptr i8, ptr %arg.sketch, i64 %.12.i78
  %.19.i80 = load i8, ptr %.18.i79, align 1, !noalias !33
  %.20.i81 = zext i8 %.19.i80 to i64
  %.25.i82 = shl nuw i64 1, %.20.i81
  %.26.i83 = add i64 %.25.i82, -1
  %.28.i84 = and i64 %.12.i74, %.26.i83
  %.29.i85 = icmp eq i64 %.28.i84, 0
  br i1 %.29.i85, label %B216.i86, label %B1012.endif.endif.endif

B216.i86:                                         ; preds = %B1012.endif.endif
  %.37.i87 = icmp ult i8 %.19.i80, 52
  %.51.i88 = and i64 %.12.i74, %.25.i82
  %.52.i89 = icmp eq i64 %.51.i88, 0
  %or.cond.i90 = and i1 %.37.i87, %.52.i89
  br i1 %or.cond.i90, label %B356.i96.preheader, label %B532.i91

B356.i96.preheader:                               ; preds = %B216.i86
  br label %B356.i96

B356.i96:                                         ; preds = %B456.i99, %B356.i96.preheader
  %rank.2.1.i97 = phi i64 [ %.58.i100, %B456.i99 ], [ %.20.i81, %B356.i96.preheader ]
  %exitcond.not.i98 = icmp eq i64 %rank.2.1.i97, 51
  br i1 %exitcond.not.i98, label %B532.loopexit.i104, label %B456.i99

B456.i99:                                         ; preds = %B356.i96
  %.58.i100 = add nuw nsw i64 %rank.2.1.i97, 1
  %.78.i101 = shl nuw i64 2, %rank.2.1.i97
  %.82.i102 = and i64 %.78.i101, %.12.i74
  %.83.i103 = icmp eq i64 %.82.i102, 0
  br i1 %.83.i103, label %B356.i96, label %B532.loopexit.i104

B532.loopexit.i104:                               ; preds = %B456.i99, %B356.i96
  %.58.lcssa.i105 = phi i64 [ 52, %B356.i96 ], [ %.58.i100, %B456.i99 ]
  %103 = trunc i64 %.58.lcssa.i105 to i8
  br label %B532.i91

B532.i91:                                         ; preds = %B532.loopexit.i104, %B216.i86
  %rank.3.0.i92 = phi i8 [ %.19.i80, %B216.i86 ], [ %103, %B532.loopexit.i104 ]
  %.102.i93 = add i8 %rank.3.0.i92, 1
  %sunkaddr428 = getelementptr i8, ptr %arg.sketch, i64 %.12.i78
  store i8 %.102.i93, ptr %sunkaddr428, align 1, !noalias !33
  br label %B1012.endif.endif.endif

B1012.endif.endif.endif:                          ; preds = %B532.i91, %B1012.endif.endif
  %.728 = tail call i64 @tideproof_check(ptr %.651)
  %.730 = and i64 %.728, %arg.checked
  %.732 = xor i64 %failed.2.1374, -1
  %.733 = and i64 %.730, %.732
  %.738.not = icmp eq i64 %.733, 0
  br i1 %.738.not, label %B1854, label %B1394.if.preheader

B1394.if.preheader:                               ; preds = %B1012.endif.endif.endif
  br label %B1394.if

B1394.if:                                         ; preds = %B1394.if.preheader, %B1852
  %count.5.2332 = phi i64 [ %count.6.3, %B1852 ], [ %count.3.1373, %B1394.if.preheader ]
  %.849320330 = phi i64 [ %.856, %B1852 ], [ 0, %B1394.if.preheader ]
  %.856 = add nuw nsw i64 %.849320330, 1
  %104 = shl nuw i64 1, %.849320330
  %105 = and i64 %104, %.733
  %.896.not = icmp eq i64 %105, 0
  br i1 %.896.not, label %B1852, label %B1466

B1776.if:                                         ; preds = %B1776.if, %B1776.if.preheader
  %.1010314316 = phi i64 [ %.1017.3, %B1776.if ], [ 0, %B1776.if.preheader ]
  %106 = shl i64 %.1010314316, 2
  %sunkaddr429 = mul i64 %.1010314316, 4
  %sunkaddr430 = getelementptr i8, ptr %arg.schedule, i64 %sunkaddr429
  %.1044 = load i32, ptr %sunkaddr430, align 4
  %scevgep313 = getelementptr i8, ptr %scevgep307, i64 %106
  %scevgep314 = getelementptr i8, ptr %scevgep313, i64 -12
  store i32 %.1044, ptr %scevgep314, align 4
  %107 = shl i64 %.1010314316, 2
  %sunkaddr431 = mul i64 %.1010314316, 4
  %sunkaddr432 = getelementptr i8, ptr %arg.schedule, i64 %sunkaddr431
  %sunkaddr433 = getelementptr i8, ptr %sunkaddr432, i64 4
  %.1044.1 = load i32, ptr %sunkaddr433, align 4
  %scevgep311 = getelementptr i8, ptr %scevgep307, i64 %107
  %scevgep312 = getelementptr i8, ptr %scevgep311, i64 -8
  store i32 %.1044.1, ptr %scevgep312, align 4
  %108 = shl i64 %.1010314316, 2
  %sunkaddr434 = mul i64 %.1010314316, 4
  %sunkaddr435 = getelementptr i8, ptr %arg.schedule, i64 %sunkaddr434
  %sunkaddr436 = getelementptr i8, ptr %sunkaddr435, i64 8
  %.1044.2 = load i32, ptr %sunkaddr436, align 4
  %scevgep309 = getelementptr i8, ptr %scevgep307, i64 %108
  %scevgep310 = getelementptr i8, ptr %scevgep309, i64 -4
  store i32 %.1044.2, ptr %scevgep310, align 4
  %.1017.3 = add nuw i64 %.1010314316, 4
  %109 = shl i64 %.1010314316, 2
  %sunkaddr437 = mul i64 %.1010314316, 4
  %sunkaddr438 = getelementptr i8, ptr %arg.schedule, i64 %sunkaddr437
  %sunkaddr439 = getelementptr i8, ptr %sunkaddr438, i64 12
  %.1044.3 = load i32, ptr %sunkaddr439, align 4
  %scevgep308 = getelementptr i8, ptr %scevgep307, i64 %109
  store i32 %.1044.3, ptr %scevgep308, align 4
  %niter.ncmp.3 = icmp eq i64 %88, %.1017.3
  br i1 %niter.ncmp.3, label %B1816.unr-lcssa, label %B1776.if
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.usub.with.overflow.i64(i64, i64) #0

declare i64 @tideproof_words() local_unnamed_addr

declare i64 @tideproof_expand(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #0

declare i64 @tideproof_check(ptr) local_unnamed_addr

; Function Attrs: nounwind
define i64 @tideproof_walks(i64 %a0, i64 %a1, i64 %a2, i64 %a3, ptr %a4, i64 %a5, i64 %a6, ptr %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, i64 %a12, ptr %a13, ptr %a14, i64 %a15, ptr %a16, ptr %a17, ptr %a18) #1 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines6random6kernel5walksB3v30B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyy9uint32_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2ay9uint64_2a9uint32_2ay9uint64_2a8uint8_2a9uint64_2a(ptr %result, ptr %exception, i64 %a0, i64 %a1, i64 %a2, i64 %a3, ptr %a4, i64 %a5, i64 %a6, ptr %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, i64 %a12, ptr %a13, ptr %a14, i64 %a15, ptr %a16, ptr %a17, ptr %a18)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines6random6kernel4walkB3v41B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyy9uint32_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.index, i64 %arg.seed, i64 %arg.policy, i64 %arg.steps, ptr readonly captures(none) %arg.action_of, i64 %arg.transitions, i64 %arg.actions, ptr %arg.path, ptr writeonly captures(none) %arg.schedule, ptr %arg.successors, ptr %arg.kinds, ptr captures(none) %arg.weights) {
B0.endif:
  %const203 = bitcast i64 -4658895280553007687 to i64
  %const202 = bitcast i64 -6148914691236517206 to i64
  %const201 = bitcast i64 -7723592293110705685 to i64
  %const195 = bitcast i64 4354685564936845354 to i64
  %.5.i.i = lshr i64 %arg.seed, 30
  %.6.i.i = xor i64 %.5.i.i, %arg.seed
  %.7.i.i = mul i64 %.6.i.i, %const203
  %.8.i.i = lshr i64 %.7.i.i, 27
  %.9.i.i = xor i64 %.8.i.i, %.7.i.i
  %.10.i.i = mul i64 %.9.i.i, %const201
  %.11.i.i = lshr i64 %.10.i.i, 31
  %.12.i.i = xor i64 %.11.i.i, %.10.i.i
  %0 = mul i64 %arg.index, %const195
  %.36.i = add i64 %.12.i.i, %0
  %.37.i = add i64 %.36.i, -7046029254386353131
  %.5.i1.i = lshr i64 %.37.i, 30
  %.6.i2.i = xor i64 %.5.i1.i, %.37.i
  %.7.i3.i = mul i64 %.6.i2.i, %const203
  %.8.i4.i = lshr i64 %.7.i3.i, 27
  %.9.i5.i = xor i64 %.8.i4.i, %.7.i3.i
  %.10.i6.i = mul i64 %.9.i5.i, %const201
  %.11.i7.i = lshr i64 %.10.i6.i, 31
  %.12.i8.i = xor i64 %.11.i7.i, %.10.i6.i
  %.36.i9 = add i64 %.12.i.i, %0
  %.37.i10 = add i64 %.36.i9, %const195
  %.5.i1.i11 = lshr i64 %.37.i10, 30
  %.6.i2.i12 = xor i64 %.5.i1.i11, %.37.i10
  %.7.i3.i13 = mul i64 %.6.i2.i12, %const203
  %.8.i4.i14 = lshr i64 %.7.i3.i13, 27
  %.9.i5.i15 = xor i64 %.8.i4.i14, %.7.i3.i13
  %.10.i6.i16 = mul i64 %.9.i5.i15, %const201
  %.11.i7.i17 = lshr i64 %.10.i6.i16, 31
  %.12.i8.i18 = xor i64 %.11.i7.i17, %.10.i6.i16
  %.62.i = or i64 %.12.i8.i18, 1
  %.67.i = lshr i64 %.12.i8.i18, 1
  %.79.not.i = icmp eq i64 %.62.i, %.67.i
  br i1 %.79.not.i, label %B420.thread.i, label %B304.preheader.i

B140.loopexit:                                    ; preds = %B1018.if, %B964
  %lsr.iv.next = add i64 %lsr.iv, 8
  %lsr.iv.next155 = add i64 %lsr.iv154, 8
  %exitcond246.not = icmp eq i64 %.220, %arg.steps
  br i1 %exitcond246.not, label %common.ret, label %B142.if

B254:                                             ; preds = %B142.if
  %.291 = icmp slt i64 %.259, 0
  br i1 %.291, label %B266, label %common.ret

common.ret:                                       ; preds = %B0.endif.endif.endif, %B266, %B254, %B140.loopexit
  %arg.steps.sink = phi i64 [ %.213177205, %B254 ], [ -1, %B266 ], [ %arg.steps, %B0.endif.endif.endif ], [ %arg.steps, %B140.loopexit ]
  store i64 %arg.steps.sink, ptr %retptr, align 8
  ret i32 0

B266:                                             ; preds = %B254
  %1 = trunc i64 %.259 to i32
  %.297 = xor i32 %1, -1
  %.300 = getelementptr i32, ptr %arg.schedule, i64 %.213177205
  store i32 %.297, ptr %.300, align 4
  %.303 = trunc i64 %.213177205 to i32
  %.308 = getelementptr i32, ptr %arg.schedule, i64 %arg.steps
  store i32 %.303, ptr %.308, align 4
  br label %common.ret

B542:                                             ; preds = %B412.endif
  %.371 = lshr i64 %.12.i, 32
  %.7.i34 = mul i64 %.371, %.259
  %.8.i35 = lshr i64 %.7.i34, 32
  br label %B742

B666:                                             ; preds = %B412.endif
  %.50.i = add nsw i64 %.259, -1
  switch i64 %.259, label %B92.if.preheader.new.i37 [
    i64 1, label %B742
    i64 2, label %B92.if.epil.preheader.i43
  ]

B92.if.preheader.new.i37:                         ; preds = %B666
  %const_mat199 = add i64 %const198, 2
  %unroll_iter.i38 = and i64 %.50.i, %const_mat199
  br label %B92.if.i39

B162.loopexit.unr-lcssa.i:                        ; preds = %B92.if.i39
  %2 = or disjoint i64 %unroll_iter.i38, 1
  %3 = and i64 %.50.i, 1
  %lcmp.mod.not.i42 = icmp eq i64 %3, 0
  br i1 %lcmp.mod.not.i42, label %B742, label %B92.if.epil.preheader.i43

B92.if.epil.preheader.i43:                        ; preds = %B162.loopexit.unr-lcssa.i, %B666
  %best.2.052.epil.init.i = phi i64 [ 0, %B666 ], [ %spec.select.1.i, %B162.loopexit.unr-lcssa.i ]
  %.1014850.epil.init.i = phi i64 [ 1, %B666 ], [ %2, %B162.loopexit.unr-lcssa.i ]
  %.142.epil.i = getelementptr i32, ptr %arg.kinds, i64 %.1014850.epil.init.i
  %.143.epil.i = load i32, ptr %.142.epil.i, align 4, !noalias !36
  %.145.epil.i = zext i32 %.143.epil.i to i64
  %.146.epil.i = getelementptr i64, ptr %arg.weights, i64 %.145.epil.i
  %.147.epil.i = load i64, ptr %.146.epil.i, align 8, !noalias !36
  %.150.epil.i = getelementptr i32, ptr %arg.kinds, i64 %best.2.052.epil.init.i
  %.151.epil.i = load i32, ptr %.150.epil.i, align 4, !noalias !36
  %.155.epil.i = zext i32 %.151.epil.i to i64
  %.156.epil.i = getelementptr i64, ptr %arg.weights, i64 %.155.epil.i
  %.157.epil.i = load i64, ptr %.156.epil.i, align 8, !noalias !36
  %.158.epil.i = icmp ugt i64 %.147.epil.i, %.157.epil.i
  %spec.select.epil.i = select i1 %.158.epil.i, i64 %.1014850.epil.init.i, i64 %best.2.052.epil.init.i
  br label %B742

B92.if.i39:                                       ; preds = %B92.if.i39, %B92.if.preheader.new.i37
  %best.2.052.i = phi i64 [ 0, %B92.if.preheader.new.i37 ], [ %spec.select.1.i, %B92.if.i39 ]
  %.1014850.i = phi i64 [ 1, %B92.if.preheader.new.i37 ], [ %5, %B92.if.i39 ]
  %sunkaddr = mul i64 %.1014850.i, 4
  %sunkaddr204 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr
  %.143.i = load i32, ptr %sunkaddr204, align 4, !noalias !36
  %.145.i = zext i32 %.143.i to i64
  %.146.i = getelementptr i64, ptr %arg.weights, i64 %.145.i
  %.147.i = load i64, ptr %.146.i, align 8, !noalias !36
  %.150.i = getelementptr i32, ptr %arg.kinds, i64 %best.2.052.i
  %.151.i = load i32, ptr %.150.i, align 4, !noalias !36
  %.155.i = zext i32 %.151.i to i64
  %.156.i = getelementptr i64, ptr %arg.weights, i64 %.155.i
  %.157.i = load i64, ptr %.156.i, align 8, !noalias !36
  %.158.i = icmp ugt i64 %.147.i, %.157.i
  %spec.select.i41 = select i1 %.158.i, i64 %.1014850.i, i64 %best.2.052.i
  %sunkaddr205 = mul i64 %.1014850.i, 4
  %sunkaddr206 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr205
  %sunkaddr207 = getelementptr i8, ptr %sunkaddr206, i64 4
  %.143.1.i = load i32, ptr %sunkaddr207, align 4, !noalias !36
  %.145.1.i = zext i32 %.143.1.i to i64
  %.146.1.i = getelementptr i64, ptr %arg.weights, i64 %.145.1.i
  %.147.1.i = load i64, ptr %.146.1.i, align 8, !noalias !36
  %.150.1.i = getelementptr i32, ptr %arg.kinds, i64 %spec.select.i41
  %.151.1.i = load i32, ptr %.150.1.i, align 4, !noalias !36
  %.155.1.i = zext i32 %.151.1.i to i64
  %.156.1.i = getelementptr i64, ptr %arg.weights, i64 %.155.1.i
  %.157.1.i = load i64, ptr %.156.1.i, align 8, !noalias !36
  %.158.1.i = icmp ugt i64 %.147.1.i, %.157.1.i
  %4 = add i64 %.1014850.i, 1
  %spec.select.1.i = select i1 %.158.1.i, i64 %4, i64 %spec.select.i41
  %niter.ncmp.1.i = icmp eq i64 %4, %unroll_iter.i38
  %5 = add i64 %4, 1
  br i1 %niter.ncmp.1.i, label %B162.loopexit.unr-lcssa.i, label %B92.if.i39

B94.if.preheader.i:                               ; preds = %B412.endif
  %6 = icmp eq i64 %.259, 1
  br i1 %6, label %B94.if.epil.preheader.i, label %B94.if.preheader.new.i

B94.if.preheader.new.i:                           ; preds = %B94.if.preheader.i
  %const_mat200 = add i64 %const198, 2
  %unroll_iter.i47 = and i64 %.259, %const_mat200
  br label %B94.if.i

B138.i:                                           ; preds = %B94.if.i
  %.174.i = getelementptr i64, ptr %arg.weights, i64 %.173.i
  %.175.i = load i64, ptr %.174.i, align 8, !noalias !39
  %.177.i = add i64 %.175.i, %total.3.0184.i
  br label %B164.i

B164.i:                                           ; preds = %B94.if.i, %B138.i
  %total.4.1.i = phi i64 [ %.177.i, %B138.i ], [ %total.3.0184.i, %B94.if.i ]
  %last.5.1.i = phi i32 [ %.161.i, %B138.i ], [ %last.4.0185.i, %B94.if.i ]
  %.122.1.i = add nuw i64 %.115180182.i, 2
  %sunkaddr208 = mul i64 %.115180182.i, 4
  %sunkaddr209 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr208
  %sunkaddr210 = getelementptr i8, ptr %sunkaddr209, i64 4
  %.157.1.i50 = load i32, ptr %sunkaddr210, align 4, !noalias !39
  %.159.1.i = zext i32 %.157.1.i50 to i64
  %.160.1.i = getelementptr i32, ptr %arg.action_of, i64 %.159.1.i
  %.161.1.i = load i32, ptr %.160.1.i, align 4, !noalias !39
  %.173.1.i = zext i32 %.161.1.i to i64
  %.167.not.1.i = icmp eq i32 %.161.1.i, %last.5.1.i
  br i1 %.167.not.1.i, label %B164.1.i, label %B138.1.i

B138.1.i:                                         ; preds = %B164.i
  %.174.1.i = getelementptr i64, ptr %arg.weights, i64 %.173.1.i
  %.175.1.i = load i64, ptr %.174.1.i, align 8, !noalias !39
  %.177.1.i = add i64 %.175.1.i, %total.4.1.i
  br label %B164.1.i

B164.1.i:                                         ; preds = %B138.1.i, %B164.i
  %total.4.1.1.i = phi i64 [ %.177.1.i, %B138.1.i ], [ %total.4.1.i, %B164.i ]
  %last.5.1.1.i = phi i32 [ %.161.1.i, %B138.1.i ], [ %last.5.1.i, %B164.i ]
  %niter.ncmp.1.i51 = icmp eq i64 %unroll_iter.i47, %.122.1.i
  br i1 %niter.ncmp.1.i51, label %B166.unr-lcssa.i, label %B94.if.i

B166.unr-lcssa.i:                                 ; preds = %B164.1.i
  %7 = and i64 %.259, 1
  %lcmp.mod.not.i52 = icmp eq i64 %7, 0
  br i1 %lcmp.mod.not.i52, label %B166.i, label %B94.if.epil.preheader.i

B94.if.epil.preheader.i:                          ; preds = %B166.unr-lcssa.i, %B94.if.preheader.i
  %last.4.0185.epil.init.i = phi i32 [ -1, %B94.if.preheader.i ], [ %last.5.1.1.i, %B166.unr-lcssa.i ]
  %total.3.0184.epil.init.i = phi i64 [ 0, %B94.if.preheader.i ], [ %total.4.1.1.i, %B166.unr-lcssa.i ]
  %.115180182.epil.init.i = phi i64 [ 0, %B94.if.preheader.i ], [ %unroll_iter.i47, %B166.unr-lcssa.i ]
  %.156.epil.i53 = getelementptr i32, ptr %arg.kinds, i64 %.115180182.epil.init.i
  %.157.epil.i54 = load i32, ptr %.156.epil.i53, align 4, !noalias !39
  %.159.epil.i = zext i32 %.157.epil.i54 to i64
  %.160.epil.i = getelementptr i32, ptr %arg.action_of, i64 %.159.epil.i
  %.161.epil.i = load i32, ptr %.160.epil.i, align 4, !noalias !39
  %.173.epil.i = zext i32 %.161.epil.i to i64
  %.167.not.epil.i = icmp eq i32 %.161.epil.i, %last.4.0185.epil.init.i
  br i1 %.167.not.epil.i, label %B166.i, label %B138.epil.i

B138.epil.i:                                      ; preds = %B94.if.epil.preheader.i
  %.174.epil.i = getelementptr i64, ptr %arg.weights, i64 %.173.epil.i
  %.175.epil.i = load i64, ptr %.174.epil.i, align 8, !noalias !39
  %.177.epil.i = add i64 %.175.epil.i, %total.3.0184.epil.init.i
  br label %B166.i

B166.i:                                           ; preds = %B138.epil.i, %B94.if.epil.preheader.i, %B166.unr-lcssa.i
  %total.4.1.lcssa.i = phi i64 [ %total.4.1.1.i, %B166.unr-lcssa.i ], [ %.177.epil.i, %B138.epil.i ], [ %total.3.0184.epil.init.i, %B94.if.epil.preheader.i ]
  %.212.i = icmp eq i64 %total.4.1.lcssa.i, 0
  br i1 %.212.i, label %B268.if.preheader.i, label %B450.preheader.i

B268.if.preheader.i:                              ; preds = %B166.i
  %xtraiter11.i = and i64 %.259, 3
  %8 = icmp ult i64 %.259, 4
  br i1 %8, label %B268.if.epil.preheader.i, label %B268.if.preheader.new.i

B268.if.preheader.new.i:                          ; preds = %B268.if.preheader.i
  %unroll_iter15.i = and i64 %.259, %const198
  br label %B268.if.i

B450.preheader.loopexit.unr-lcssa.i:              ; preds = %B268.if.i
  %lcmp.mod12.not.i = icmp eq i64 %xtraiter11.i, 0
  br i1 %lcmp.mod12.not.i, label %B450.preheader.i, label %B268.if.epil.preheader.i

B268.if.epil.preheader.i:                         ; preds = %B450.preheader.loopexit.unr-lcssa.i, %B268.if.preheader.i
  %last.6.1194.epil.init.i = phi i32 [ -1, %B268.if.preheader.i ], [ %.367.3.i, %B450.preheader.loopexit.unr-lcssa.i ]
  %total.5.1193.epil.init.i = phi i64 [ 0, %B268.if.preheader.i ], [ %spec.select.3.i, %B450.preheader.loopexit.unr-lcssa.i ]
  %.319189191.epil.init.i = phi i64 [ 0, %B268.if.preheader.i ], [ %unroll_iter15.i, %B450.preheader.loopexit.unr-lcssa.i ]
  %9 = shl i64 %.319189191.epil.init.i, 2
  %scevgep19.i = getelementptr i8, ptr %arg.kinds, i64 %9
  br label %B268.if.epil.i

B268.if.epil.i:                                   ; preds = %B268.if.epil.i, %B268.if.epil.preheader.i
  %last.6.1194.epil.i = phi i32 [ %.367.epil.i, %B268.if.epil.i ], [ %last.6.1194.epil.init.i, %B268.if.epil.preheader.i ]
  %total.5.1193.epil.i = phi i64 [ %spec.select.epil.i58, %B268.if.epil.i ], [ %total.5.1193.epil.init.i, %B268.if.epil.preheader.i ]
  %epil.iter.i57 = phi i64 [ %epil.iter.next.i59, %B268.if.epil.i ], [ 0, %B268.if.epil.preheader.i ]
  %10 = shl i64 %epil.iter.i57, 2
  %scevgep129 = getelementptr i8, ptr %scevgep19.i, i64 %10
  %.363.epil.i = load i32, ptr %scevgep129, align 4, !noalias !39
  %.365.epil.i = zext i32 %.363.epil.i to i64
  %.366.epil.i = getelementptr i32, ptr %arg.action_of, i64 %.365.epil.i
  %.367.epil.i = load i32, ptr %.366.epil.i, align 4, !noalias !39
  %.373.not.epil.i = icmp ne i32 %.367.epil.i, %last.6.1194.epil.i
  %.378.epil.i = zext i1 %.373.not.epil.i to i64
  %spec.select.epil.i58 = add i64 %total.5.1193.epil.i, %.378.epil.i
  %epil.iter.next.i59 = add i64 %epil.iter.i57, 1
  %epil.iter.cmp.not.i60 = icmp eq i64 %xtraiter11.i, %epil.iter.next.i59
  br i1 %epil.iter.cmp.not.i60, label %B450.preheader.i, label %B268.if.epil.i, !llvm.loop !42

B450.preheader.i:                                 ; preds = %B268.if.epil.i, %B450.preheader.loopexit.unr-lcssa.i, %B166.i
  %total.7.0.i = phi i64 [ %total.4.1.lcssa.i, %B166.i ], [ %spec.select.3.i, %B450.preheader.loopexit.unr-lcssa.i ], [ %spec.select.epil.i58, %B268.if.epil.i ]
  %.414.i = lshr i64 %.12.i, 32
  %.7.i.i44 = mul i64 %total.7.0.i, %.414.i
  %.8.i.i45 = lshr i64 %.7.i.i44, 32
  %11 = sub i64 2, %.259
  br label %B450.i

B450.i:                                           ; preds = %B694.i, %B450.preheader.i
  %left.2.0.i = phi i64 [ %math.i, %B694.i ], [ %.8.i.i45, %B450.preheader.i ]
  %begin.2.0.i = phi i64 [ %end.3.1.i, %B694.i ], [ 0, %B450.preheader.i ]
  %.451.i = getelementptr i32, ptr %arg.kinds, i64 %begin.2.0.i
  %.452.i = load i32, ptr %.451.i, align 4, !noalias !39
  %.454.i = zext i32 %.452.i to i64
  %.455.i = getelementptr i32, ptr %arg.action_of, i64 %.454.i
  %.456.i = load i32, ptr %.455.i, align 4, !noalias !39
  %.550.i = zext i32 %.456.i to i64
  %.461.i = add i64 %begin.2.0.i, 1
  %.471.i = icmp ult i64 %.461.i, %.259
  br i1 %.471.i, label %B526.i, label %B646.i

B526.i:                                           ; preds = %B450.i
  %12 = trunc i64 %.550.i to i32
  %sunkaddr36.i = shl i64 %begin.2.0.i, 2
  %sunkaddr37.i = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr36.i
  %sunkaddr38.i = getelementptr i8, ptr %sunkaddr37.i, i64 4
  %.483.i = load i32, ptr %sunkaddr38.i, align 4, !noalias !39
  %.487.i = zext i32 %.483.i to i64
  %.488.i = getelementptr i32, ptr %arg.action_of, i64 %.487.i
  %.489.i = load i32, ptr %.488.i, align 4, !noalias !39
  %.491.i = icmp eq i32 %.489.i, %12
  br i1 %.491.i, label %B562.i.preheader, label %B646.i

B562.i.preheader:                                 ; preds = %B526.i
  br label %B562.i

B562.i:                                           ; preds = %B610.i, %B562.i.preheader
  %end.2.2.i = phi i64 [ %.497.i, %B610.i ], [ %.461.i, %B562.i.preheader ]
  %13 = add i64 %11, %end.2.2.i
  %exitcond199.not.i = icmp eq i64 %13, 1
  br i1 %exitcond199.not.i, label %B646.i, label %B610.i

B610.i:                                           ; preds = %B562.i
  %14 = trunc i64 %.550.i to i32
  %.497.i = add i64 %end.2.2.i, 1
  %sunkaddr211 = mul i64 %.497.i, 4
  %sunkaddr212 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr211
  %.519.i = load i32, ptr %sunkaddr212, align 4, !noalias !39
  %.523.i = zext i32 %.519.i to i64
  %.524.i = getelementptr i32, ptr %arg.action_of, i64 %.523.i
  %.525.i = load i32, ptr %.524.i, align 4, !noalias !39
  %.527.i = icmp eq i32 %.525.i, %14
  br i1 %.527.i, label %B562.i, label %B646.i

B646.i:                                           ; preds = %B610.i, %B562.i, %B526.i, %B450.i
  %end.3.1.i = phi i64 [ %.461.i, %B526.i ], [ %.461.i, %B450.i ], [ %.259, %B562.i ], [ %.497.i, %B610.i ]
  %15 = icmp eq i64 %total.4.1.lcssa.i, 0
  br i1 %15, label %B694.i, label %B680.i

B680.i:                                           ; preds = %B646.i
  %.551.i = getelementptr i64, ptr %arg.weights, i64 %.550.i
  %.552.i = load i64, ptr %.551.i, align 8, !noalias !39
  br label %B694.i

B694.i:                                           ; preds = %B680.i, %B646.i
  %"$phi694.0.2.1.i" = phi i64 [ %.552.i, %B680.i ], [ 1, %B646.i ]
  %16 = tail call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %left.2.0.i, i64 %"$phi694.0.2.1.i")
  %math.i = extractvalue { i64, i1 } %16, 0
  %ov.i = extractvalue { i64, i1 } %16, 1
  br i1 %ov.i, label %_ZN9tideproof10properties7engines6random6kernel9by_weightB3v38B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay.exit, label %B450.i

B94.if.i:                                         ; preds = %B164.1.i, %B94.if.preheader.new.i
  %last.4.0185.i = phi i32 [ -1, %B94.if.preheader.new.i ], [ %last.5.1.1.i, %B164.1.i ]
  %total.3.0184.i = phi i64 [ 0, %B94.if.preheader.new.i ], [ %total.4.1.1.i, %B164.1.i ]
  %.115180182.i = phi i64 [ 0, %B94.if.preheader.new.i ], [ %.122.1.i, %B164.1.i ]
  %sunkaddr213 = mul i64 %.115180182.i, 4
  %sunkaddr214 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr213
  %.157.i48 = load i32, ptr %sunkaddr214, align 4, !noalias !39
  %.159.i = zext i32 %.157.i48 to i64
  %.160.i = getelementptr i32, ptr %arg.action_of, i64 %.159.i
  %.161.i = load i32, ptr %.160.i, align 4, !noalias !39
  %.173.i = zext i32 %.161.i to i64
  %.167.not.i = icmp eq i32 %.161.i, %last.4.0185.i
  br i1 %.167.not.i, label %B164.i, label %B138.i

B268.if.i:                                        ; preds = %B268.if.i, %B268.if.preheader.new.i
  %last.6.1194.i = phi i32 [ -1, %B268.if.preheader.new.i ], [ %.367.3.i, %B268.if.i ]
  %total.5.1193.i = phi i64 [ 0, %B268.if.preheader.new.i ], [ %spec.select.3.i, %B268.if.i ]
  %.319189191.i = phi i64 [ 0, %B268.if.preheader.new.i ], [ %.326.3.i, %B268.if.i ]
  %sunkaddr215 = mul i64 %.319189191.i, 4
  %sunkaddr216 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr215
  %.363.i = load i32, ptr %sunkaddr216, align 4, !noalias !39
  %.365.i = zext i32 %.363.i to i64
  %.366.i = getelementptr i32, ptr %arg.action_of, i64 %.365.i
  %.367.i = load i32, ptr %.366.i, align 4, !noalias !39
  %.373.not.i = icmp ne i32 %.367.i, %last.6.1194.i
  %.378.i = zext i1 %.373.not.i to i64
  %spec.select.i55 = add i64 %total.5.1193.i, %.378.i
  %sunkaddr217 = mul i64 %.319189191.i, 4
  %sunkaddr218 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr217
  %sunkaddr219 = getelementptr i8, ptr %sunkaddr218, i64 4
  %.363.1.i = load i32, ptr %sunkaddr219, align 4, !noalias !39
  %.365.1.i = zext i32 %.363.1.i to i64
  %.366.1.i = getelementptr i32, ptr %arg.action_of, i64 %.365.1.i
  %.367.1.i = load i32, ptr %.366.1.i, align 4, !noalias !39
  %.373.not.1.i = icmp ne i32 %.367.1.i, %.367.i
  %.378.1.i = zext i1 %.373.not.1.i to i64
  %spec.select.1.i56 = add i64 %spec.select.i55, %.378.1.i
  %sunkaddr220 = mul i64 %.319189191.i, 4
  %sunkaddr221 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr220
  %sunkaddr222 = getelementptr i8, ptr %sunkaddr221, i64 8
  %.363.2.i = load i32, ptr %sunkaddr222, align 4, !noalias !39
  %.365.2.i = zext i32 %.363.2.i to i64
  %.366.2.i = getelementptr i32, ptr %arg.action_of, i64 %.365.2.i
  %.367.2.i = load i32, ptr %.366.2.i, align 4, !noalias !39
  %.373.not.2.i = icmp ne i32 %.367.2.i, %.367.1.i
  %.378.2.i = zext i1 %.373.not.2.i to i64
  %spec.select.2.i = add i64 %spec.select.1.i56, %.378.2.i
  %.326.3.i = add nuw i64 %.319189191.i, 4
  %sunkaddr223 = mul i64 %.319189191.i, 4
  %sunkaddr224 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr223
  %sunkaddr225 = getelementptr i8, ptr %sunkaddr224, i64 12
  %.363.3.i = load i32, ptr %sunkaddr225, align 4, !noalias !39
  %.365.3.i = zext i32 %.363.3.i to i64
  %.366.3.i = getelementptr i32, ptr %arg.action_of, i64 %.365.3.i
  %.367.3.i = load i32, ptr %.366.3.i, align 4, !noalias !39
  %.373.not.3.i = icmp ne i32 %.367.3.i, %.367.2.i
  %.378.3.i = zext i1 %.373.not.3.i to i64
  %spec.select.3.i = add i64 %spec.select.2.i, %.378.3.i
  %niter16.ncmp.3.i = icmp eq i64 %unroll_iter15.i, %.326.3.i
  br i1 %niter16.ncmp.3.i, label %B450.preheader.loopexit.unr-lcssa.i, label %B268.if.i

_ZN9tideproof10properties7engines6random6kernel9by_weightB3v38B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay.exit: ; preds = %B694.i
  %.585.i = sub i64 %end.3.1.i, %begin.2.0.i
  %.6.i.i46 = and i64 %.12.i, 4294967295
  %.7.i1.i = mul i64 %.585.i, %.6.i.i46
  %.8.i2.i = lshr i64 %.7.i1.i, 32
  %.616.i = add i64 %.8.i2.i, %begin.2.0.i
  br label %B742

B742:                                             ; preds = %_ZN9tideproof10properties7engines6random6kernel9by_weightB3v38B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay.exit, %B92.if.epil.preheader.i43, %B162.loopexit.unr-lcssa.i, %B666, %B542
  %chosen.3.1.in.sroa.speculated = phi i64 [ %.616.i, %_ZN9tideproof10properties7engines6random6kernel9by_weightB3v38B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay.exit ], [ %.8.i35, %B542 ], [ 0, %B666 ], [ %spec.select.1.i, %B162.loopexit.unr-lcssa.i ], [ %spec.select.epil.i, %B92.if.epil.preheader.i43 ]
  %17 = icmp eq i64 %arg.policy, 3
  %.481 = tail call i64 @tideproof_words()
  %.483 = mul i64 %.481, %chosen.3.1.in.sroa.speculated
  %.485 = getelementptr i64, ptr %arg.successors, i64 %.483
  %.491 = getelementptr i32, ptr %arg.kinds, i64 %chosen.3.1.in.sroa.speculated
  %.492 = load i32, ptr %.491, align 4
  %.495 = getelementptr i32, ptr %arg.schedule, i64 %.213177205
  store i32 %.492, ptr %.495, align 4
  br i1 %17, label %B884, label %B964

B884:                                             ; preds = %B742
  %sunkaddr226 = mul i64 %chosen.3.1.in.sroa.speculated, 4
  %sunkaddr227 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr226
  %.504 = load i32, ptr %sunkaddr227, align 4
  %.202.i = zext i32 %.504 to i64
  %.13.i = tail call i64 @tideproof_words(), !noalias !43
  %.9540.not.i = icmp slt i64 %.13.i, 1
  br i1 %.9540.not.i, label %B128.i, label %B88.if.preheader.i

B88.if.preheader.i:                               ; preds = %B884
  %xtraiter.i61 = and i64 %.13.i, 3
  %18 = icmp ult i64 %.13.i, 4
  br i1 %18, label %B88.if.epil.preheader.i, label %B88.if.preheader.new.i

B88.if.preheader.new.i:                           ; preds = %B88.if.preheader.i
  %unroll_iter.i62 = and i64 %.13.i, %const198
  %19 = shl i64 %.481, 3
  %20 = mul i64 %19, %chosen.3.1.in.sroa.speculated
  %scevgep134 = getelementptr i8, ptr %scevgep133, i64 %20
  %21 = mul i64 %.248, %lsr.iv
  %scevgep143 = getelementptr i8, ptr %scevgep142, i64 %21
  br label %B88.if.i

B134.loopexit.unr-lcssa.i:                        ; preds = %B88.if.i
  %lcmp.mod.not.i73 = icmp eq i64 %xtraiter.i61, 0
  br i1 %lcmp.mod.not.i73, label %B884.endif.endif, label %B88.if.epil.preheader.i

B88.if.epil.preheader.i:                          ; preds = %B134.loopexit.unr-lcssa.i, %B88.if.preheader.i
  %difference.2.043.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %.141.3.i, %B134.loopexit.unr-lcssa.i ]
  %.1013941.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %unroll_iter.i62, %B134.loopexit.unr-lcssa.i ]
  %22 = shl i64 %.1013941.epil.init.i, 3
  %scevgep.i74 = getelementptr i8, ptr %.485, i64 %22
  %23 = mul i64 %.248, %lsr.iv
  %24 = add i64 %23, %22
  %scevgep152 = getelementptr i8, ptr %arg.path, i64 %24
  br label %B88.if.epil.i

B88.if.epil.i:                                    ; preds = %B88.if.epil.i, %B88.if.epil.preheader.i
  %difference.2.043.epil.i = phi i64 [ %.141.epil.i, %B88.if.epil.i ], [ %difference.2.043.epil.init.i, %B88.if.epil.preheader.i ]
  %epil.iter.i75 = phi i64 [ %epil.iter.next.i76, %B88.if.epil.i ], [ 0, %B88.if.epil.preheader.i ]
  %25 = shl i64 %epil.iter.i75, 3
  %scevgep153 = getelementptr i8, ptr %scevgep152, i64 %25
  %.135.epil.i = load i64, ptr %scevgep153, align 8, !noalias !43
  %26 = shl i64 %epil.iter.i75, 3
  %scevgep151 = getelementptr i8, ptr %scevgep.i74, i64 %26
  %.138.epil.i = load i64, ptr %scevgep151, align 8, !noalias !43
  %.139.epil.i = xor i64 %.138.epil.i, %.135.epil.i
  %.141.epil.i = or i64 %.139.epil.i, %difference.2.043.epil.i
  %epil.iter.next.i76 = add i64 %epil.iter.i75, 1
  %epil.iter.cmp.not.i77 = icmp eq i64 %xtraiter.i61, %epil.iter.next.i76
  br i1 %epil.iter.cmp.not.i77, label %B884.endif.endif, label %B88.if.epil.i, !llvm.loop !46

B88.if.i:                                         ; preds = %B88.if.i, %B88.if.preheader.new.i
  %difference.2.043.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.141.3.i, %B88.if.i ]
  %.1013941.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.108.3.i, %B88.if.i ]
  %sunkaddr.i63 = shl i64 %.1013941.i, 3
  %scevgep149 = getelementptr i8, ptr %scevgep143, i64 %sunkaddr.i63
  %scevgep150 = getelementptr i8, ptr %scevgep149, i64 -24
  %.135.i = load i64, ptr %scevgep150, align 8, !noalias !43
  %scevgep140 = getelementptr i8, ptr %scevgep134, i64 %sunkaddr.i63
  %scevgep141 = getelementptr i8, ptr %scevgep140, i64 -24
  %.138.i = load i64, ptr %scevgep141, align 8, !noalias !43
  %.139.i = xor i64 %.138.i, %.135.i
  %.141.i = or i64 %.139.i, %difference.2.043.i
  %27 = shl i64 %.1013941.i, 3
  %scevgep147 = getelementptr i8, ptr %scevgep143, i64 %27
  %scevgep148 = getelementptr i8, ptr %scevgep147, i64 -16
  %.135.1.i = load i64, ptr %scevgep148, align 8, !noalias !43
  %28 = shl i64 %.1013941.i, 3
  %scevgep138 = getelementptr i8, ptr %scevgep134, i64 %28
  %scevgep139 = getelementptr i8, ptr %scevgep138, i64 -16
  %.138.1.i = load i64, ptr %scevgep139, align 8, !noalias !43
  %.139.1.i = xor i64 %.138.1.i, %.135.1.i
  %.141.1.i = or i64 %.141.i, %.139.1.i
  %29 = shl i64 %.1013941.i, 3
  %scevgep145 = getelementptr i8, ptr %scevgep143, i64 %29
  %scevgep146 = getelementptr i8, ptr %scevgep145, i64 -8
  %.135.2.i = load i64, ptr %scevgep146, align 8, !noalias !43
  %30 = shl i64 %.1013941.i, 3
  %scevgep136 = getelementptr i8, ptr %scevgep134, i64 %30
  %scevgep137 = getelementptr i8, ptr %scevgep136, i64 -8
  %.138.2.i = load i64, ptr %scevgep137, align 8, !noalias !43
  %.139.2.i = xor i64 %.138.2.i, %.135.2.i
  %.141.2.i = or i64 %.141.1.i, %.139.2.i
  %.108.3.i = add nuw nsw i64 %.1013941.i, 4
  %31 = shl i64 %.1013941.i, 3
  %scevgep144 = getelementptr i8, ptr %scevgep143, i64 %31
  %.135.3.i = load i64, ptr %scevgep144, align 8, !noalias !43
  %32 = shl i64 %.1013941.i, 3
  %scevgep135 = getelementptr i8, ptr %scevgep134, i64 %32
  %.138.3.i = load i64, ptr %scevgep135, align 8, !noalias !43
  %.139.3.i = xor i64 %.138.3.i, %.135.3.i
  %.141.3.i = or i64 %.141.2.i, %.139.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i62, %.108.3.i
  br i1 %niter.ncmp.3.i, label %B134.loopexit.unr-lcssa.i, label %B88.if.i

B964:                                             ; preds = %B128.i, %B92.2.i, %B742
  %.579 = tail call i64 @tideproof_words()
  %.659166.not = icmp slt i64 %.579, 1
  br i1 %.659166.not, label %B140.loopexit, label %B1018.if.preheader

B1018.if.preheader:                               ; preds = %B964
  br label %B1018.if

B304.i:                                           ; preds = %B304.preheader.i, %B304.i
  %changes.2.0.i = phi i64 [ %.84.i, %B304.i ], [ %.69.i, %B304.preheader.i ]
  %ones.2.0.i = phi i64 [ %.88.i, %B304.i ], [ 0, %B304.preheader.i ]
  %.82.i = add i64 %changes.2.0.i, -1
  %.84.i = and i64 %.82.i, %changes.2.0.i
  %.88.i = add i64 %ones.2.0.i, 1
  %.93.not.i = icmp eq i64 %.84.i, 0
  br i1 %.93.not.i, label %B420.i, label %B304.i

B420.i:                                           ; preds = %B304.i
  %33 = icmp ugt i64 %.88.i, 23
  %.112.i = xor i64 %.62.i, %const202
  %spec.select.i = select i1 %33, i64 %.62.i, i64 %.112.i
  br label %B0.endif.endif

B420.thread.i:                                    ; preds = %B0.endif
  %.11210.i = xor i64 %.62.i, %const202
  br label %B0.endif.endif

B304.preheader.i:                                 ; preds = %B0.endif
  %.69.i = xor i64 %.62.i, %.67.i
  br label %B304.i

B0.endif.endif:                                   ; preds = %B420.thread.i, %B420.i
  %34 = phi i64 [ %.11210.i, %B420.thread.i ], [ %spec.select.i, %B420.i ]
  switch i64 %arg.policy, label %B0.endif.endif.endif [
    i64 1, label %B62.i
    i64 2, label %B196.i
    i64 3, label %B550.i
  ]

B62.i:                                            ; preds = %B0.endif.endif
  %.122209.not.i = icmp slt i64 %arg.actions, 1
  br i1 %.122209.not.i, label %B0.endif.endif.endif, label %B92.if.preheader.i

B92.if.preheader.i:                               ; preds = %B62.i
  %xtraiter.i = and i64 %arg.actions, 7
  %35 = icmp ult i64 %arg.actions, 8
  br i1 %35, label %B92.if.epil.preheader.i, label %B92.if.preheader.new.i

B92.if.preheader.new.i:                           ; preds = %B92.if.preheader.i
  %36 = add nsw i64 %arg.actions, -8
  %37 = lshr i64 %36, 3
  %38 = add nuw nsw i64 %37, 1
  %39 = icmp eq i64 %37, 0
  br i1 %39, label %B92.if.i.epil.preheader, label %B92.if.preheader.new.i.new

B92.if.preheader.new.i.new:                       ; preds = %B92.if.preheader.new.i
  %unroll_iter = and i64 %38, 4611686018427387902
  br label %B92.if.i

common.ret.loopexit.unr-lcssa.i.unr-lcssa:        ; preds = %B92.if.i
  %40 = and i64 %38, 1
  %lcmp.mod.not = icmp eq i64 %40, 0
  br i1 %lcmp.mod.not, label %common.ret.loopexit.unr-lcssa.i, label %B92.if.i.epil.preheader

B92.if.i.epil.preheader:                          ; preds = %common.ret.loopexit.unr-lcssa.i.unr-lcssa, %B92.if.preheader.new.i
  %.128208210.i.epil.init = phi i64 [ 0, %B92.if.preheader.new.i ], [ %.135.7.i.1, %common.ret.loopexit.unr-lcssa.i.unr-lcssa ]
  %sunkaddr.i.epil = shl i64 %.128208210.i.epil.init, 3
  %sunkaddr78.i.epil = getelementptr i8, ptr %arg.weights, i64 %sunkaddr.i.epil
  store i64 1, ptr %sunkaddr78.i.epil, align 8, !noalias !47
  %sunkaddr81.i.epil = getelementptr i8, ptr %sunkaddr78.i.epil, i64 8
  store i64 1, ptr %sunkaddr81.i.epil, align 8, !noalias !47
  %sunkaddr84.i.epil = getelementptr i8, ptr %sunkaddr78.i.epil, i64 16
  store i64 1, ptr %sunkaddr84.i.epil, align 8, !noalias !47
  %sunkaddr87.i.epil = getelementptr i8, ptr %sunkaddr78.i.epil, i64 24
  store i64 1, ptr %sunkaddr87.i.epil, align 8, !noalias !47
  %sunkaddr90.i.epil = getelementptr i8, ptr %sunkaddr78.i.epil, i64 32
  store i64 1, ptr %sunkaddr90.i.epil, align 8, !noalias !47
  %sunkaddr93.i.epil = getelementptr i8, ptr %sunkaddr78.i.epil, i64 40
  store i64 1, ptr %sunkaddr93.i.epil, align 8, !noalias !47
  %sunkaddr96.i.epil = getelementptr i8, ptr %sunkaddr78.i.epil, i64 48
  store i64 1, ptr %sunkaddr96.i.epil, align 8, !noalias !47
  %.135.7.i.epil = add nuw nsw i64 %.128208210.i.epil.init, 8
  %sunkaddr99.i.epil = getelementptr i8, ptr %sunkaddr78.i.epil, i64 56
  store i64 1, ptr %sunkaddr99.i.epil, align 8, !noalias !47
  br label %common.ret.loopexit.unr-lcssa.i

common.ret.loopexit.unr-lcssa.i:                  ; preds = %B92.if.i.epil.preheader, %common.ret.loopexit.unr-lcssa.i.unr-lcssa
  %.135.7.i.lcssa = phi i64 [ %.135.7.i.epil, %B92.if.i.epil.preheader ], [ %.135.7.i.1, %common.ret.loopexit.unr-lcssa.i.unr-lcssa ]
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B0.endif.endif.endif, label %B92.if.epil.preheader.i

B92.if.epil.preheader.i:                          ; preds = %common.ret.loopexit.unr-lcssa.i, %B92.if.preheader.i
  %.128208210.epil.init.i = phi i64 [ 0, %B92.if.preheader.i ], [ %.135.7.i.lcssa, %common.ret.loopexit.unr-lcssa.i ]
  %41 = shl i64 %.128208210.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.weights, i64 %41
  br label %B92.if.epil.i

B92.if.epil.i:                                    ; preds = %B92.if.epil.i, %B92.if.epil.preheader.i
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B92.if.epil.i ], [ 0, %B92.if.epil.preheader.i ]
  %42 = shl i64 %epil.iter.i, 3
  %scevgep159 = getelementptr i8, ptr %scevgep.i, i64 %42
  store i64 1, ptr %scevgep159, align 8, !noalias !47
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B0.endif.endif.endif, label %B92.if.epil.i, !llvm.loop !50

B196.i:                                           ; preds = %B0.endif.endif
  %.263202.not.i = icmp slt i64 %arg.actions, 1
  br i1 %.263202.not.i, label %B0.endif.endif.endif, label %B228.endif.preheader.i

B228.endif.preheader.i:                           ; preds = %B196.i
  %43 = shl i64 %34, 40
  %44 = add i64 %43, %.12.i8.i
  br label %B228.endif.i

B550.i:                                           ; preds = %B0.endif.endif
  %.466187.not.i = icmp slt i64 %arg.transitions, 1
  br i1 %.466187.not.i, label %B818.endif.endif.2.i, label %B582.endif.preheader.i

B582.endif.preheader.i:                           ; preds = %B550.i
  %const196 = bitcast i64 9223372036854775804 to i64
  %45 = shl i64 %34, 40
  %46 = add i64 %45, %.12.i8.i
  br label %B582.endif.i

B92.if.i:                                         ; preds = %B92.if.i, %B92.if.preheader.new.i.new
  %lsr.iv192 = phi i64 [ %lsr.iv.next193, %B92.if.i ], [ %unroll_iter, %B92.if.preheader.new.i.new ]
  %.128208210.i = phi i64 [ 0, %B92.if.preheader.new.i.new ], [ %.135.7.i.1, %B92.if.i ]
  %sunkaddr228 = mul i64 %.128208210.i, 8
  %sunkaddr229 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr228
  store i64 1, ptr %sunkaddr229, align 8, !noalias !47
  %sunkaddr230 = mul i64 %.128208210.i, 8
  %sunkaddr231 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr230
  %sunkaddr232 = getelementptr i8, ptr %sunkaddr231, i64 8
  store i64 1, ptr %sunkaddr232, align 8, !noalias !47
  %sunkaddr233 = mul i64 %.128208210.i, 8
  %sunkaddr234 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr233
  %sunkaddr235 = getelementptr i8, ptr %sunkaddr234, i64 16
  store i64 1, ptr %sunkaddr235, align 8, !noalias !47
  %sunkaddr236 = mul i64 %.128208210.i, 8
  %sunkaddr237 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr236
  %sunkaddr238 = getelementptr i8, ptr %sunkaddr237, i64 24
  store i64 1, ptr %sunkaddr238, align 8, !noalias !47
  %sunkaddr239 = mul i64 %.128208210.i, 8
  %sunkaddr240 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr239
  %sunkaddr241 = getelementptr i8, ptr %sunkaddr240, i64 32
  store i64 1, ptr %sunkaddr241, align 8, !noalias !47
  %sunkaddr242 = mul i64 %.128208210.i, 8
  %sunkaddr243 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr242
  %sunkaddr244 = getelementptr i8, ptr %sunkaddr243, i64 40
  store i64 1, ptr %sunkaddr244, align 8, !noalias !47
  %sunkaddr245 = mul i64 %.128208210.i, 8
  %sunkaddr246 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr245
  %sunkaddr247 = getelementptr i8, ptr %sunkaddr246, i64 48
  store i64 1, ptr %sunkaddr247, align 8, !noalias !47
  %sunkaddr248 = mul i64 %.128208210.i, 8
  %sunkaddr249 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr248
  %sunkaddr250 = getelementptr i8, ptr %sunkaddr249, i64 56
  store i64 1, ptr %sunkaddr250, align 8, !noalias !47
  %sunkaddr251 = mul i64 %.128208210.i, 8
  %sunkaddr252 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr251
  %sunkaddr253 = getelementptr i8, ptr %sunkaddr252, i64 64
  store i64 1, ptr %sunkaddr253, align 8, !noalias !47
  %sunkaddr254 = mul i64 %.128208210.i, 8
  %sunkaddr255 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr254
  %sunkaddr256 = getelementptr i8, ptr %sunkaddr255, i64 72
  store i64 1, ptr %sunkaddr256, align 8, !noalias !47
  %sunkaddr257 = mul i64 %.128208210.i, 8
  %sunkaddr258 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr257
  %sunkaddr259 = getelementptr i8, ptr %sunkaddr258, i64 80
  store i64 1, ptr %sunkaddr259, align 8, !noalias !47
  %sunkaddr260 = mul i64 %.128208210.i, 8
  %sunkaddr261 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr260
  %sunkaddr262 = getelementptr i8, ptr %sunkaddr261, i64 88
  store i64 1, ptr %sunkaddr262, align 8, !noalias !47
  %sunkaddr263 = mul i64 %.128208210.i, 8
  %sunkaddr264 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr263
  %sunkaddr265 = getelementptr i8, ptr %sunkaddr264, i64 96
  store i64 1, ptr %sunkaddr265, align 8, !noalias !47
  %sunkaddr266 = mul i64 %.128208210.i, 8
  %sunkaddr267 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr266
  %sunkaddr268 = getelementptr i8, ptr %sunkaddr267, i64 104
  store i64 1, ptr %sunkaddr268, align 8, !noalias !47
  %sunkaddr269 = mul i64 %.128208210.i, 8
  %sunkaddr270 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr269
  %sunkaddr271 = getelementptr i8, ptr %sunkaddr270, i64 112
  store i64 1, ptr %sunkaddr271, align 8, !noalias !47
  %.135.7.i.1 = add nuw i64 %.128208210.i, 16
  %sunkaddr272 = mul i64 %.128208210.i, 8
  %sunkaddr273 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr272
  %sunkaddr274 = getelementptr i8, ptr %sunkaddr273, i64 120
  store i64 1, ptr %sunkaddr274, align 8, !noalias !47
  %lsr.iv.next193 = add i64 %lsr.iv192, -2
  %niter.ncmp.1 = icmp eq i64 %lsr.iv.next193, 0
  br i1 %niter.ncmp.1, label %common.ret.loopexit.unr-lcssa.i.unr-lcssa, label %B92.if.i

B228.endif.i:                                     ; preds = %B228.endif.i, %B228.endif.preheader.i
  %lsr.iv.i = phi i64 [ %44, %B228.endif.preheader.i ], [ %lsr.iv.next.i, %B228.endif.i ]
  %.269201203.i = phi i64 [ 0, %B228.endif.preheader.i ], [ %.276.i, %B228.endif.i ]
  %.5.i1.i25 = lshr i64 %lsr.iv.i, 30
  %.6.i2.i26 = xor i64 %.5.i1.i25, %lsr.iv.i
  %.7.i3.i27 = mul i64 %.6.i2.i26, %const203
  %.8.i4.i28 = lshr i64 %.7.i3.i27, 27
  %.9.i5.i29 = xor i64 %.8.i4.i28, %.7.i3.i27
  %.10.i6.i30 = mul i64 %.9.i5.i29, %const201
  %.11.i7.i31 = lshr i64 %.10.i6.i30, 31
  %.12.i8.i32 = xor i64 %.11.i7.i31, %.10.i6.i30
  %.276.i = add nuw nsw i64 %.269201203.i, 1
  %.339.i = and i64 %.12.i8.i32, 1
  %.340.not.i = icmp eq i64 %.339.i, 0
  %.349.i = lshr i64 %.12.i8.i32, 1
  %.352.i = and i64 %.349.i, 3
  %.353.i = shl nuw nsw i64 1, %.352.i
  %"$phi478.1.2.1.i" = select i1 %.340.not.i, i64 %.353.i, i64 0
  %47 = shl i64 %.269201203.i, 3
  %scevgep66.i = getelementptr i8, ptr %arg.weights, i64 %47
  store i64 %"$phi478.1.2.1.i", ptr %scevgep66.i, align 8, !noalias !47
  %lsr.iv.next.i = add i64 %lsr.iv.i, %34
  %exitcond220.not.i = icmp eq i64 %arg.actions, %.276.i
  br i1 %exitcond220.not.i, label %B0.endif.endif.endif, label %B228.endif.i

B582.endif.i:                                     ; preds = %B582.endif.i, %B582.endif.preheader.i
  %lsr.iv68.i = phi i64 [ %46, %B582.endif.preheader.i ], [ %lsr.iv.next69.i, %B582.endif.i ]
  %.472186188.i = phi i64 [ 0, %B582.endif.preheader.i ], [ %.479.i, %B582.endif.i ]
  %.5.i9.i = lshr i64 %lsr.iv68.i, 30
  %.6.i10.i = xor i64 %.5.i9.i, %lsr.iv68.i
  %.7.i11.i = mul i64 %.6.i10.i, %const203
  %.8.i12.i = lshr i64 %.7.i11.i, 27
  %.9.i13.i = xor i64 %.8.i12.i, %.7.i11.i
  %.10.i14.i = mul i64 %.9.i13.i, %const201
  %.11.i15.i = lshr i64 %.10.i14.i, 31
  %.12.i16.i = xor i64 %.11.i15.i, %.10.i14.i
  %.479.i = add nuw nsw i64 %.472186188.i, 1
  %const_mat197 = add i64 %const196, 4
  %.535.i = or i64 %.12.i16.i, %const_mat197
  %48 = shl i64 %.472186188.i, 3
  %scevgep67.i = getelementptr i8, ptr %arg.weights, i64 %48
  store i64 %.535.i, ptr %scevgep67.i, align 8, !noalias !47
  %lsr.iv.next69.i = add i64 %lsr.iv68.i, %34
  %exitcond.not.i = icmp eq i64 %arg.transitions, %.479.i
  br i1 %exitcond.not.i, label %B818.endif.endif.2.i, label %B582.endif.i

B818.endif.endif.2.i:                             ; preds = %B582.endif.i, %B550.i
  %const = bitcast i64 1099511627776 to i64
  %49 = getelementptr i64, ptr %arg.weights, i64 %arg.transitions
  %.663.i = add i64 %arg.transitions, %const
  %.666.i = mul i64 %34, %.663.i
  %.668.i = add i64 %.666.i, %.12.i8.i
  %.5.i.i19 = lshr i64 %.668.i, 30
  %.6.i.i20 = xor i64 %.5.i.i19, %.668.i
  %.7.i.i21 = mul i64 %.6.i.i20, %const203
  %.8.i.i22 = lshr i64 %.7.i.i21, 27
  %.9.i.i23 = xor i64 %.8.i.i22, %.7.i.i21
  %.10.i.i24 = mul i64 %.9.i.i23, %const201
  %50 = lshr i64 %.10.i.i24, 63
  %51 = lshr i64 %.10.i.i24, 32
  %.694.i = xor i64 %50, %51
  %.7.i34.i = mul i64 %.694.i, %arg.steps
  %.8.i35.i = lshr i64 %.7.i34.i, 32
  store i64 %.8.i35.i, ptr %49, align 8, !noalias !47
  %const_mat = add i64 %const, 1
  %.664.1.i = add i64 %arg.transitions, %const_mat
  %.666.1.i = mul i64 %34, %.664.1.i
  %.668.1.i = add i64 %.666.1.i, %.12.i8.i
  %.5.i17.i = lshr i64 %.668.1.i, 30
  %.6.i18.i = xor i64 %.5.i17.i, %.668.1.i
  %.7.i19.i = mul i64 %.6.i18.i, %const203
  %.8.i20.i = lshr i64 %.7.i19.i, 27
  %.9.i21.i = xor i64 %.8.i20.i, %.7.i19.i
  %.10.i22.i = mul i64 %.9.i21.i, %const201
  %52 = lshr i64 %.10.i22.i, 63
  %53 = lshr i64 %.10.i22.i, 32
  %.694.1.i = xor i64 %52, %53
  %.7.i37.i = mul i64 %.694.1.i, %arg.steps
  %.8.i38.i = lshr i64 %.7.i37.i, 32
  %.723.1.i = getelementptr i8, ptr %49, i64 8
  store i64 %.8.i38.i, ptr %.723.1.i, align 8, !noalias !47
  %const_mat194 = add i64 %const, 2
  %.664.2.i = add i64 %arg.transitions, %const_mat194
  %.666.2.i = mul i64 %34, %.664.2.i
  %.668.2.i = add i64 %.666.2.i, %.12.i8.i
  %.5.i25.i = lshr i64 %.668.2.i, 30
  %.6.i26.i = xor i64 %.5.i25.i, %.668.2.i
  %.7.i27.i = mul i64 %.6.i26.i, %const203
  %.8.i28.i = lshr i64 %.7.i27.i, 27
  %.9.i29.i = xor i64 %.8.i28.i, %.7.i27.i
  %.10.i30.i = mul i64 %.9.i29.i, %const201
  %54 = lshr i64 %.10.i30.i, 63
  %55 = lshr i64 %.10.i30.i, 32
  %.694.2.i = xor i64 %54, %55
  %.7.i40.i = mul i64 %.694.2.i, %arg.steps
  %.8.i41.i = lshr i64 %.7.i40.i, 32
  %.723.2.i = getelementptr i8, ptr %49, i64 16
  store i64 %.8.i41.i, ptr %.723.2.i, align 8, !noalias !47
  br label %B0.endif.endif.endif

B0.endif.endif.endif:                             ; preds = %B818.endif.endif.2.i, %B228.endif.i, %B196.i, %B92.if.epil.i, %common.ret.loopexit.unr-lcssa.i, %B62.i, %B0.endif.endif
  %.207202.not = icmp slt i64 %arg.steps, 1
  br i1 %.207202.not, label %common.ret, label %B142.if.lr.ph

B142.if.lr.ph:                                    ; preds = %B0.endif.endif.endif
  %const198 = bitcast i64 9223372036854775804 to i64
  %scevgep133 = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep142 = getelementptr i8, ptr %arg.path, i64 24
  br label %B142.if

B142.if:                                          ; preds = %B142.if.lr.ph, %B140.loopexit
  %lsr.iv154 = phi i64 [ 8, %B142.if.lr.ph ], [ %lsr.iv.next155, %B140.loopexit ]
  %lsr.iv = phi i64 [ 0, %B142.if.lr.ph ], [ %lsr.iv.next, %B140.loopexit ]
  %.213177205 = phi i64 [ 0, %B142.if.lr.ph ], [ %.220, %B140.loopexit ]
  %.220 = add nuw nsw i64 %.213177205, 1
  %.248 = tail call i64 @tideproof_words()
  %.250 = mul i64 %.248, %.213177205
  %.252 = getelementptr i64, ptr %arg.path, i64 %.250
  %.259 = tail call i64 @tideproof_expand(ptr %.252, ptr %arg.successors, ptr %arg.kinds)
  %.264 = icmp slt i64 %.259, 1
  br i1 %.264, label %B254, label %B412.endif

B412.endif:                                       ; preds = %B142.if
  %.336 = mul i64 %.213177205, %34
  %.338 = add i64 %.336, %.12.i8.i
  %.5.i = lshr i64 %.338, 30
  %.6.i = xor i64 %.5.i, %.338
  %.7.i = mul i64 %.6.i, %const203
  %.8.i = lshr i64 %.7.i, 27
  %.9.i = xor i64 %.8.i, %.7.i
  %.10.i = mul i64 %.9.i, %const201
  %.11.i = lshr i64 %.10.i, 31
  %.12.i = xor i64 %.11.i, %.10.i
  switch i64 %arg.policy, label %B94.if.preheader.i [
    i64 0, label %B542
    i64 3, label %B666
  ]

B884.endif.endif:                                 ; preds = %B88.if.epil.i, %B134.loopexit.unr-lcssa.i
  %.141.lcssa.i = phi i64 [ %.141.3.i, %B134.loopexit.unr-lcssa.i ], [ %.141.epil.i, %B88.if.epil.i ]
  %.not = icmp eq i64 %.141.lcssa.i, 0
  br i1 %.not, label %B128.i, label %B92.i

B92.i:                                            ; preds = %B884.endif.endif
  %sunkaddr275 = mul i64 %arg.transitions, 8
  %sunkaddr276 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr275
  %.169.i = load i64, ptr %sunkaddr276, align 8, !noalias !51
  %.171.i = icmp eq i64 %.169.i, %.213177205
  br i1 %.171.i, label %B128.i, label %B92.1.i

B92.1.i:                                          ; preds = %B92.i
  %sunkaddr277 = mul i64 %arg.transitions, 8
  %sunkaddr278 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr277
  %sunkaddr279 = getelementptr i8, ptr %sunkaddr278, i64 8
  %.169.1.i = load i64, ptr %sunkaddr279, align 8, !noalias !51
  %.171.1.i = icmp eq i64 %.169.1.i, %.213177205
  br i1 %.171.1.i, label %B128.i, label %B92.2.i

B92.2.i:                                          ; preds = %B92.1.i
  %sunkaddr280 = mul i64 %arg.transitions, 8
  %sunkaddr281 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr280
  %sunkaddr282 = getelementptr i8, ptr %sunkaddr281, i64 16
  %.169.2.i = load i64, ptr %sunkaddr282, align 8, !noalias !51
  %.171.2.i = icmp eq i64 %.169.2.i, %.213177205
  br i1 %.171.2.i, label %B128.i, label %B964

B128.i:                                           ; preds = %B92.2.i, %B92.1.i, %B92.i, %B884.endif.endif, %B884
  %.195.i = sub nsw i64 %arg.steps, %.213177205
  %.203.i = getelementptr i64, ptr %arg.weights, i64 %.202.i
  store i64 %.195.i, ptr %.203.i, align 8, !noalias !51
  br label %B964

B1018.if:                                         ; preds = %B1018.if, %B1018.if.preheader
  %.665165167 = phi i64 [ %.672, %B1018.if ], [ 0, %B1018.if.preheader ]
  %.672 = add nuw nsw i64 %.665165167, 1
  %56 = shl i64 %.665165167, 3
  %scevgep158 = getelementptr i8, ptr %.485, i64 %56
  %.699 = load i64, ptr %scevgep158, align 8
  %.702 = tail call i64 @tideproof_words()
  %57 = mul i64 %lsr.iv154, %.702
  %scevgep156 = getelementptr i8, ptr %arg.path, i64 %57
  %58 = shl i64 %.665165167, 3
  %scevgep157 = getelementptr i8, ptr %scevgep156, i64 %58
  store i64 %.699, ptr %scevgep157, align 8
  %exitcond.not = icmp eq i64 %.579, %.672
  br i1 %exitcond.not, label %B140.loopexit, label %B1018.if
}

; Function Attrs: nounwind
define i64 @tideproof_one_walk(i64 %a0, i64 %a1, i64 %a2, i64 %a3, ptr %a4, i64 %a5, i64 %a6, ptr %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11) #1 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines6random6kernel4walkB3v41B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyy9uint32_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a(ptr %result, ptr %exception, i64 %a0, i64 %a1, i64 %a2, i64 %a3, ptr %a4, i64 %a5, i64 %a6, ptr %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nounwind }

!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN9tideproof10properties7engines6random6kernel4walkB3v31B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyy9uint32_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a: %retptr"}
!2 = distinct !{!2, !"_ZN9tideproof10properties7engines6random6kernel4walkB3v31B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyy9uint32_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN9tideproof10properties7engines6random6kernel11by_priorityB3v37B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint32_2a9uint64_2a: %retptr"}
!5 = distinct !{!5, !"_ZN9tideproof10properties7engines6random6kernel11by_priorityB3v37B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint32_2a9uint64_2a"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"_ZN9tideproof10properties7engines6random6kernel9by_weightB3v38B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay: %retptr"}
!8 = distinct !{!8, !"_ZN9tideproof10properties7engines6random6kernel9by_weightB3v38B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!12, !1}
!12 = distinct !{!12, !13, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!13 = distinct !{!13, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!14 = distinct !{!14, !10}
!15 = !{!16, !1}
!16 = distinct !{!16, !17, !"_ZN9tideproof10properties7engines6random6kernel6set_upB3v35B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyyyy9uint64_2a: %retptr"}
!17 = distinct !{!17, !"_ZN9tideproof10properties7engines6random6kernel6set_upB3v35B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyyyy9uint64_2a"}
!18 = distinct !{!18, !10}
!19 = !{!20, !1}
!20 = distinct !{!20, !21, !"_ZN9tideproof10properties7engines6random6kernel14lower_priorityB3v39B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayjyyb: %retptr"}
!21 = distinct !{!21, !"_ZN9tideproof10properties7engines6random6kernel14lower_priorityB3v39B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayjyyb"}
!22 = !{!23}
!23 = distinct !{!23, !24, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!24 = distinct !{!24, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!25 = distinct !{!25, !10}
!26 = distinct !{!26, !10}
!27 = !{!28}
!28 = distinct !{!28, !29, !"_ZN9tideproof10properties7engines6random6kernel13add_to_sketchB3v40B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE8uint8_2ay: %retptr"}
!29 = distinct !{!29, !"_ZN9tideproof10properties7engines6random6kernel13add_to_sketchB3v40B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE8uint8_2ay"}
!30 = !{!31}
!31 = distinct !{!31, !32, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!32 = distinct !{!32, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!33 = !{!34}
!34 = distinct !{!34, !35, !"_ZN9tideproof10properties7engines6random6kernel13add_to_sketchB3v40B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE8uint8_2ay: %retptr"}
!35 = distinct !{!35, !"_ZN9tideproof10properties7engines6random6kernel13add_to_sketchB3v40B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE8uint8_2ay"}
!36 = !{!37}
!37 = distinct !{!37, !38, !"_ZN9tideproof10properties7engines6random6kernel11by_priorityB3v37B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint32_2a9uint64_2a: %retptr"}
!38 = distinct !{!38, !"_ZN9tideproof10properties7engines6random6kernel11by_priorityB3v37B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint32_2a9uint64_2a"}
!39 = !{!40}
!40 = distinct !{!40, !41, !"_ZN9tideproof10properties7engines6random6kernel9by_weightB3v38B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay: %retptr"}
!41 = distinct !{!41, !"_ZN9tideproof10properties7engines6random6kernel9by_weightB3v38B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay"}
!42 = distinct !{!42, !10}
!43 = !{!44}
!44 = distinct !{!44, !45, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!45 = distinct !{!45, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!46 = distinct !{!46, !10}
!47 = !{!48}
!48 = distinct !{!48, !49, !"_ZN9tideproof10properties7engines6random6kernel6set_upB3v35B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyyyy9uint64_2a: %retptr"}
!49 = distinct !{!49, !"_ZN9tideproof10properties7engines6random6kernel6set_upB3v35B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyyyy9uint64_2a"}
!50 = distinct !{!50, !10}
!51 = !{!52}
!52 = distinct !{!52, !53, !"_ZN9tideproof10properties7engines6random6kernel14lower_priorityB3v39B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayjyyb: %retptr"}
!53 = distinct !{!53, !"_ZN9tideproof10properties7engines6random6kernel14lower_priorityB3v39B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayjyyb"}
