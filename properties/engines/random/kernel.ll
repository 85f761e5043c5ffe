; made by tools/prebuild_kernels.py from 3d7eaa46a6ace2633b51ac8c41eadf6f3a50710f41e4fc8104226368c6170dc0
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define internal noundef i32 @_ZN9tideproof10properties7engines6random6kernel5walksB3v31B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyy9uint32_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2ay9uint64_2a9uint32_2ay9uint64_2a8uint8_2a9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.stop, i64 %arg.seed, i64 %arg.policy, i64 %arg.steps, ptr readonly captures(none) %arg.action_of, i64 %arg.transitions, i64 %arg.actions, ptr %arg.path, ptr captures(none) %arg.schedule, ptr %arg.successors, ptr %arg.kinds, ptr captures(none) %arg.weights, i64 %arg.checked, ptr writeonly captures(none) %arg.found, ptr writeonly captures(none) %arg.traces, i64 %arg.room, ptr captures(none) %arg.taken, ptr captures(none) %arg.sketch, ptr captures(none) %arg.control) {
entry:
  %.62 = getelementptr i8, ptr %arg.control, i64 8
  %.63 = load i64, ptr %.62, align 8
  %.69 = load i64, ptr %arg.control, align 8
  %.107 = sub i64 %arg.stop, %.69
  %.153143 = icmp sgt i64 %.107, 0
  br i1 %.153143, label %B108.lr.ph, label %B1862

B108.lr.ph:                                       ; preds = %entry
  %const342 = bitcast i64 -2960836687051489901 to i64
  %const341 = bitcast i64 -4658895280553007687 to i64
  %const340 = bitcast i64 -6148914691236517206 to i64
  %const339 = bitcast i64 -7046029254386353131 to i64
  %const338 = bitcast i64 -7723592293110705685 to i64
  %const334 = bitcast i64 9223372036854775804 to i64
  %const333 = bitcast i64 5551297586632261903 to i64
  %const332 = bitcast i64 4354685564936845354 to i64
  %const = bitcast i64 1099511627776 to i64
  %.152419147 = add nsw i64 %.107, -1
  %.159433145 = add i64 %.69, 1
  %.5.i.i.i = lshr i64 %arg.seed, 30
  %.6.i.i.i = xor i64 %.5.i.i.i, %arg.seed
  %.7.i.i.i = mul i64 %.6.i.i.i, %const341
  %.8.i.i.i = lshr i64 %.7.i.i.i, 27
  %.9.i.i.i = xor i64 %.8.i.i.i, %.7.i.i.i
  %.10.i.i.i = mul i64 %.9.i.i.i, %const338
  %.11.i.i.i = lshr i64 %.10.i.i.i, 31
  %.12.i.i.i = xor i64 %.11.i.i.i, %.10.i.i.i
  %.663.i.i = add i64 %arg.transitions, %const
  %const_mat = add i64 %const, 1
  %.664.1.i.i = add i64 %arg.transitions, %const_mat
  %const_mat331 = add i64 %const, 2
  %.664.2.i.i = add i64 %arg.transitions, %const_mat331
  %xtraiter.i.i = and i64 %arg.actions, 7
  %0 = add i64 %arg.actions, -8
  %1 = lshr i64 %0, 3
  %2 = add nuw nsw i64 %1, 1
  %scevgep149.i = getelementptr i8, ptr %arg.successors, i64 24
  %3 = lshr i64 %2, 1
  %4 = mul nsw i64 %3, -2
  %scevgep272 = getelementptr i8, ptr %arg.path, i64 24
  %scevgep292 = getelementptr i8, ptr %arg.path, i64 24
  %scevgep313 = getelementptr i8, ptr %arg.traces, i64 12
  %5 = shl i64 %arg.steps, 2
  %6 = shl i64 %arg.steps, 2
  br label %B108

B104.loopexit:                                    ; preds = %B644.endif.endif.endif.endif, %B1854
  %count.3.1.lcssa = phi i64 [ %count.2.0149, %B644.endif.endif.endif.endif ], [ %count.4.3, %B1854 ]
  %.153 = icmp sgt i64 %.152419151, 0
  %.166 = zext i1 %.153 to i64
  %.159433 = add i64 %.159433150, %.166
  %.162 = sext i1 %.153 to i64
  %.152419 = add nsw i64 %.152419151, %.162
  %.143.sroa.0.0 = select i1 %.153, i64 %.159433150, i64 0
  %B108.termcond = icmp sgt i64 %.152419151, 0
  br i1 %B108.termcond, label %B108, label %B1862

B108:                                             ; preds = %B104.loopexit, %B108.lr.ph
  %.143.sroa.0.0152 = phi i64 [ %.69, %B108.lr.ph ], [ %.143.sroa.0.0, %B104.loopexit ]
  %.152419151 = phi i64 [ %.152419147, %B108.lr.ph ], [ %.152419, %B104.loopexit ]
  %.159433150 = phi i64 [ %.159433145, %B108.lr.ph ], [ %.159433, %B104.loopexit ]
  %count.2.0149 = phi i64 [ %.63, %B108.lr.ph ], [ %count.3.1.lcssa, %B104.loopexit ]
  %.195 = add i64 %count.2.0149, 64
  %.197 = icmp ugt i64 %.195, %arg.room
  br i1 %.197, label %B164, label %B280

common.ret:                                       ; preds = %B1862, %B344, %B164
  %.sink = phi i64 [ 0, %B1862 ], [ 2, %B344 ], [ 1, %B164 ]
  store i64 %.sink, ptr %retptr, align 8
  ret i32 0

B164:                                             ; preds = %B108
  store i64 %.143.sroa.0.0152, ptr %arg.control, align 8
  %sunkaddr = getelementptr i8, ptr %arg.control, i64 8
  store i64 %count.2.0149, ptr %sunkaddr, align 8
  br label %common.ret

B280:                                             ; preds = %B108
  %7 = mul i64 %.143.sroa.0.0152, %const332
  %.36.i.i = add i64 %7, %.12.i.i.i
  %.37.i.i = add i64 %.36.i.i, %const339
  %.5.i1.i.i = lshr i64 %.37.i.i, 30
  %.6.i2.i.i = xor i64 %.5.i1.i.i, %.37.i.i
  %.7.i3.i.i = mul i64 %.6.i2.i.i, %const341
  %.8.i4.i.i = lshr i64 %.7.i3.i.i, 27
  %.9.i5.i.i = xor i64 %.8.i4.i.i, %.7.i3.i.i
  %.10.i6.i.i = mul i64 %.9.i5.i.i, %const338
  %.11.i7.i.i = lshr i64 %.10.i6.i.i, 31
  %.12.i8.i.i = xor i64 %.11.i7.i.i, %.10.i6.i.i
  %.37.i10.i = add i64 %.36.i.i, %const332
  %.5.i1.i11.i = lshr i64 %.37.i10.i, 30
  %.6.i2.i12.i = xor i64 %.5.i1.i11.i, %.37.i10.i
  %.7.i3.i13.i = mul i64 %.6.i2.i12.i, %const341
  %.8.i4.i14.i = lshr i64 %.7.i3.i13.i, 27
  %.9.i5.i15.i = xor i64 %.8.i4.i14.i, %.7.i3.i13.i
  %.10.i6.i16.i = mul i64 %.9.i5.i15.i, %const338
  %.11.i7.i17.i = lshr i64 %.10.i6.i16.i, 31
  %.12.i8.i18.i = xor i64 %.11.i7.i17.i, %.10.i6.i16.i
  %.62.i.i = or i64 %.12.i8.i18.i, 1
  %.67.i.i = lshr i64 %.12.i8.i18.i, 1
  %.79.not.i.i = icmp eq i64 %.62.i.i, %.67.i.i
  br i1 %.79.not.i.i, label %B420.thread.i.i, label %B304.preheader.i.i

B140.loopexit.i:                                  ; preds = %B1020.endif.i, %B964.endif.i
  %lsr.iv.next.i = add i64 %lsr.iv.i, 8
  %lsr.iv.next171.i = add i64 %lsr.iv170.i, 8
  %exitcond362.not.i = icmp eq i64 %.220.i, %arg.steps
  br i1 %exitcond362.not.i, label %B280.endif, label %B144.endif.endif.i

B254.i:                                           ; preds = %B144.endif.endif.i
  %.339.i = icmp slt i64 %.7.i.i, 0
  br i1 %.339.i, label %B280.endif.thread, label %B528

B280.endif.thread:                                ; preds = %B254.i
  %8 = trunc i64 %.7.i.i to i32
  %.345.i = xor i32 %8, -1
  %.348.i = getelementptr i32, ptr %arg.schedule, i64 %.213225266.i
  store i32 %.345.i, ptr %.348.i, align 4, !noalias !0
  %.351.i = trunc i64 %.213225266.i to i32
  %.356.i = getelementptr i32, ptr %arg.schedule, i64 %arg.steps
  store i32 %.351.i, ptr %.356.i, align 4, !noalias !0
  br label %B344

B542.i:                                           ; preds = %B412.endif.i
  %.419.i = lshr i64 %.12.i.i, 32
  %.7.i38.i = mul i64 %.419.i, %.7.i.i
  %.8.i39.i = lshr i64 %.7.i38.i, 32
  br label %B742.endif.i

B666.i:                                           ; preds = %B412.endif.i
  %.50.i.i = add nsw i64 %.7.i.i, -1
  switch i64 %.7.i.i, label %B92.if.preheader.new.i41.i [
    i64 1, label %B742.endif.i
    i64 2, label %B92.if.epil.preheader.i47.i
  ]

B92.if.preheader.new.i41.i:                       ; preds = %B666.i
  %const_mat335 = add i64 %const334, 2
  %unroll_iter.i42.i = and i64 %.50.i.i, %const_mat335
  br label %B92.if.i43.i

B162.loopexit.unr-lcssa.i.i:                      ; preds = %B92.if.i43.i
  %9 = or disjoint i64 %unroll_iter.i42.i, 1
  %10 = and i64 %.50.i.i, 1
  %lcmp.mod.not.i46.i = icmp eq i64 %10, 0
  br i1 %lcmp.mod.not.i46.i, label %B742.endif.i, label %B92.if.epil.preheader.i47.i

B92.if.epil.preheader.i47.i:                      ; preds = %B162.loopexit.unr-lcssa.i.i, %B666.i
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
  br label %B742.endif.i

B92.if.i43.i:                                     ; preds = %B92.if.i43.i, %B92.if.preheader.new.i41.i
  %best.2.052.i.i = phi i64 [ 0, %B92.if.preheader.new.i41.i ], [ %spec.select.1.i.i, %B92.if.i43.i ]
  %.1014850.i.i = phi i64 [ 1, %B92.if.preheader.new.i41.i ], [ %12, %B92.if.i43.i ]
  %sunkaddr343 = mul i64 %.1014850.i.i, 4
  %sunkaddr344 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr343
  %.143.i.i = load i32, ptr %sunkaddr344, align 4, !noalias !3
  %.145.i.i = zext i32 %.143.i.i to i64
  %.146.i.i = getelementptr i64, ptr %arg.weights, i64 %.145.i.i
  %.147.i.i = load i64, ptr %.146.i.i, align 8, !noalias !3
  %.150.i.i = getelementptr i32, ptr %arg.kinds, i64 %best.2.052.i.i
  %.151.i.i = load i32, ptr %.150.i.i, align 4, !noalias !3
  %.155.i.i = zext i32 %.151.i.i to i64
  %.156.i.i = getelementptr i64, ptr %arg.weights, i64 %.155.i.i
  %.157.i.i = load i64, ptr %.156.i.i, align 8, !noalias !3
  %.158.i.i = icmp ugt i64 %.147.i.i, %.157.i.i
  %spec.select.i45.i = select i1 %.158.i.i, i64 %.1014850.i.i, i64 %best.2.052.i.i
  %sunkaddr345 = mul i64 %.1014850.i.i, 4
  %sunkaddr346 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr345
  %sunkaddr347 = getelementptr i8, ptr %sunkaddr346, i64 4
  %.143.1.i.i = load i32, ptr %sunkaddr347, align 4, !noalias !3
  %.145.1.i.i = zext i32 %.143.1.i.i to i64
  %.146.1.i.i = getelementptr i64, ptr %arg.weights, i64 %.145.1.i.i
  %.147.1.i.i = load i64, ptr %.146.1.i.i, align 8, !noalias !3
  %.150.1.i.i = getelementptr i32, ptr %arg.kinds, i64 %spec.select.i45.i
  %.151.1.i.i = load i32, ptr %.150.1.i.i, align 4, !noalias !3
  %.155.1.i.i = zext i32 %.151.1.i.i to i64
  %.156.1.i.i = getelementptr i64, ptr %arg.weights, i64 %.155.1.i.i
  %.157.1.i.i = load i64, ptr %.156.1.i.i, align 8, !noalias !3
  %.158.1.i.i = icmp ugt i64 %.147.1.i.i, %.157.1.i.i
  %11 = add i64 %.1014850.i.i, 1
  %spec.select.1.i.i = select i1 %.158.1.i.i, i64 %11, i64 %spec.select.i45.i
  %niter.ncmp.1.i.i = icmp eq i64 %11, %unroll_iter.i42.i
  %12 = add i64 %11, 1
  br i1 %niter.ncmp.1.i.i, label %B162.loopexit.unr-lcssa.i.i, label %B92.if.i43.i

B94.if.preheader.i.i:                             ; preds = %B412.endif.i
  %13 = icmp eq i64 %.7.i.i, 1
  br i1 %13, label %B94.if.epil.preheader.i.i, label %B94.if.preheader.new.i.i

B94.if.preheader.new.i.i:                         ; preds = %B94.if.preheader.i.i
  %const_mat336 = add i64 %const334, 2
  %unroll_iter.i51.i = and i64 %.7.i.i, %const_mat336
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
  %sunkaddr348 = mul i64 %.115180182.i.i, 4
  %sunkaddr349 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr348
  %sunkaddr350 = getelementptr i8, ptr %sunkaddr349, i64 4
  %.157.1.i54.i = load i32, ptr %sunkaddr350, align 4, !noalias !6
  %.159.1.i.i = zext i32 %.157.1.i54.i to i64
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
  %niter.ncmp.1.i55.i = icmp eq i64 %unroll_iter.i51.i, %.122.1.i.i
  br i1 %niter.ncmp.1.i55.i, label %B166.unr-lcssa.i.i, label %B94.if.i.i

B166.unr-lcssa.i.i:                               ; preds = %B164.1.i.i
  %14 = and i64 %.7.i.i, 1
  %lcmp.mod.not.i56.i = icmp eq i64 %14, 0
  br i1 %lcmp.mod.not.i56.i, label %B166.i.i, label %B94.if.epil.preheader.i.i

B94.if.epil.preheader.i.i:                        ; preds = %B166.unr-lcssa.i.i, %B94.if.preheader.i.i
  %last.4.0185.epil.init.i.i = phi i32 [ -1, %B94.if.preheader.i.i ], [ %last.5.1.1.i.i, %B166.unr-lcssa.i.i ]
  %total.3.0184.epil.init.i.i = phi i64 [ 0, %B94.if.preheader.i.i ], [ %total.4.1.1.i.i, %B166.unr-lcssa.i.i ]
  %.115180182.epil.init.i.i = phi i64 [ 0, %B94.if.preheader.i.i ], [ %unroll_iter.i51.i, %B166.unr-lcssa.i.i ]
  %.156.epil.i57.i = getelementptr i32, ptr %arg.kinds, i64 %.115180182.epil.init.i.i
  %.157.epil.i58.i = load i32, ptr %.156.epil.i57.i, align 4, !noalias !6
  %.159.epil.i.i = zext i32 %.157.epil.i58.i to i64
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
  %xtraiter11.i.i = and i64 %.7.i.i, 3
  %15 = icmp ult i64 %.7.i.i, 4
  br i1 %15, label %B268.if.epil.preheader.i.i, label %B268.if.preheader.new.i.i

B268.if.preheader.new.i.i:                        ; preds = %B268.if.preheader.i.i
  %unroll_iter15.i.i = and i64 %.7.i.i, %const334
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
  %total.5.1193.epil.i.i = phi i64 [ %spec.select.epil.i62.i, %B268.if.epil.i.i ], [ %total.5.1193.epil.init.i.i, %B268.if.epil.preheader.i.i ]
  %epil.iter.i61.i = phi i64 [ %epil.iter.next.i63.i, %B268.if.epil.i.i ], [ 0, %B268.if.epil.preheader.i.i ]
  %17 = shl i64 %epil.iter.i61.i, 2
  %scevgep145.i = getelementptr i8, ptr %scevgep19.i.i, i64 %17
  %.363.epil.i.i = load i32, ptr %scevgep145.i, align 4, !noalias !6
  %.365.epil.i.i = zext i32 %.363.epil.i.i to i64
  %.366.epil.i.i = getelementptr i32, ptr %arg.action_of, i64 %.365.epil.i.i
  %.367.epil.i.i = load i32, ptr %.366.epil.i.i, align 4, !noalias !6
  %.373.not.epil.i.i = icmp ne i32 %.367.epil.i.i, %last.6.1194.epil.i.i
  %.378.epil.i.i = zext i1 %.373.not.epil.i.i to i64
  %spec.select.epil.i62.i = add i64 %total.5.1193.epil.i.i, %.378.epil.i.i
  %epil.iter.next.i63.i = add i64 %epil.iter.i61.i, 1
  %epil.iter.cmp.not.i64.i = icmp eq i64 %xtraiter11.i.i, %epil.iter.next.i63.i
  br i1 %epil.iter.cmp.not.i64.i, label %B450.preheader.i.i, label %B268.if.epil.i.i, !llvm.loop !9

B450.preheader.i.i:                               ; preds = %B268.if.epil.i.i, %B450.preheader.loopexit.unr-lcssa.i.i, %B166.i.i
  %total.7.0.i.i = phi i64 [ %total.4.1.lcssa.i.i, %B166.i.i ], [ %spec.select.3.i.i, %B450.preheader.loopexit.unr-lcssa.i.i ], [ %spec.select.epil.i62.i, %B268.if.epil.i.i ]
  %.414.i.i = lshr i64 %.12.i.i, 32
  %.7.i.i48.i = mul i64 %total.7.0.i.i, %.414.i.i
  %.8.i.i49.i = lshr i64 %.7.i.i48.i, 32
  %18 = sub i64 2, %.7.i.i
  br label %B450.i.i

B450.i.i:                                         ; preds = %B694.i.i, %B450.preheader.i.i
  %left.2.0.i.i = phi i64 [ %math.i.i, %B694.i.i ], [ %.8.i.i49.i, %B450.preheader.i.i ]
  %begin.2.0.i.i = phi i64 [ %end.3.1.i.i, %B694.i.i ], [ 0, %B450.preheader.i.i ]
  %.451.i.i = getelementptr i32, ptr %arg.kinds, i64 %begin.2.0.i.i
  %.452.i.i = load i32, ptr %.451.i.i, align 4, !noalias !6
  %.454.i.i = zext i32 %.452.i.i to i64
  %.455.i.i = getelementptr i32, ptr %arg.action_of, i64 %.454.i.i
  %.456.i.i = load i32, ptr %.455.i.i, align 4, !noalias !6
  %.550.i.i = zext i32 %.456.i.i to i64
  %.461.i.i = add i64 %begin.2.0.i.i, 1
  %.471.i.i = icmp ult i64 %.461.i.i, %.7.i.i
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
  %sunkaddr351 = mul i64 %.497.i.i, 4
  %sunkaddr352 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr351
  %.519.i.i = load i32, ptr %sunkaddr352, align 4, !noalias !6
  %.523.i.i = zext i32 %.519.i.i to i64
  %.524.i.i = getelementptr i32, ptr %arg.action_of, i64 %.523.i.i
  %.525.i.i = load i32, ptr %.524.i.i, align 4, !noalias !6
  %.527.i.i = icmp eq i32 %.525.i.i, %21
  br i1 %.527.i.i, label %B562.i.i, label %B646.i.i

B646.i.i:                                         ; preds = %B610.i.i, %B562.i.i, %B526.i.i, %B450.i.i
  %end.3.1.i.i = phi i64 [ %.461.i.i, %B526.i.i ], [ %.461.i.i, %B450.i.i ], [ %.7.i.i, %B562.i.i ], [ %.497.i.i, %B610.i.i ]
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
  br i1 %ov.i.i, label %_ZN9tideproof10properties7engines6random6kernel9by_weightB3v39B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay.exit.i, label %B450.i.i

B94.if.i.i:                                       ; preds = %B164.1.i.i, %B94.if.preheader.new.i.i
  %last.4.0185.i.i = phi i32 [ -1, %B94.if.preheader.new.i.i ], [ %last.5.1.1.i.i, %B164.1.i.i ]
  %total.3.0184.i.i = phi i64 [ 0, %B94.if.preheader.new.i.i ], [ %total.4.1.1.i.i, %B164.1.i.i ]
  %.115180182.i.i = phi i64 [ 0, %B94.if.preheader.new.i.i ], [ %.122.1.i.i, %B164.1.i.i ]
  %sunkaddr353 = mul i64 %.115180182.i.i, 4
  %sunkaddr354 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr353
  %.157.i52.i = load i32, ptr %sunkaddr354, align 4, !noalias !6
  %.159.i.i = zext i32 %.157.i52.i to i64
  %.160.i.i = getelementptr i32, ptr %arg.action_of, i64 %.159.i.i
  %.161.i.i = load i32, ptr %.160.i.i, align 4, !noalias !6
  %.173.i.i = zext i32 %.161.i.i to i64
  %.167.not.i.i = icmp eq i32 %.161.i.i, %last.4.0185.i.i
  br i1 %.167.not.i.i, label %B164.i.i, label %B138.i.i

B268.if.i.i:                                      ; preds = %B268.if.i.i, %B268.if.preheader.new.i.i
  %last.6.1194.i.i = phi i32 [ -1, %B268.if.preheader.new.i.i ], [ %.367.3.i.i, %B268.if.i.i ]
  %total.5.1193.i.i = phi i64 [ 0, %B268.if.preheader.new.i.i ], [ %spec.select.3.i.i, %B268.if.i.i ]
  %.319189191.i.i = phi i64 [ 0, %B268.if.preheader.new.i.i ], [ %.326.3.i.i, %B268.if.i.i ]
  %sunkaddr355 = mul i64 %.319189191.i.i, 4
  %sunkaddr356 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr355
  %.363.i.i = load i32, ptr %sunkaddr356, align 4, !noalias !6
  %.365.i.i = zext i32 %.363.i.i to i64
  %.366.i.i = getelementptr i32, ptr %arg.action_of, i64 %.365.i.i
  %.367.i.i = load i32, ptr %.366.i.i, align 4, !noalias !6
  %.373.not.i.i = icmp ne i32 %.367.i.i, %last.6.1194.i.i
  %.378.i.i = zext i1 %.373.not.i.i to i64
  %spec.select.i59.i = add i64 %total.5.1193.i.i, %.378.i.i
  %sunkaddr357 = mul i64 %.319189191.i.i, 4
  %sunkaddr358 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr357
  %sunkaddr359 = getelementptr i8, ptr %sunkaddr358, i64 4
  %.363.1.i.i = load i32, ptr %sunkaddr359, align 4, !noalias !6
  %.365.1.i.i = zext i32 %.363.1.i.i to i64
  %.366.1.i.i = getelementptr i32, ptr %arg.action_of, i64 %.365.1.i.i
  %.367.1.i.i = load i32, ptr %.366.1.i.i, align 4, !noalias !6
  %.373.not.1.i.i = icmp ne i32 %.367.1.i.i, %.367.i.i
  %.378.1.i.i = zext i1 %.373.not.1.i.i to i64
  %spec.select.1.i60.i = add i64 %spec.select.i59.i, %.378.1.i.i
  %sunkaddr360 = mul i64 %.319189191.i.i, 4
  %sunkaddr361 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr360
  %sunkaddr362 = getelementptr i8, ptr %sunkaddr361, i64 8
  %.363.2.i.i = load i32, ptr %sunkaddr362, align 4, !noalias !6
  %.365.2.i.i = zext i32 %.363.2.i.i to i64
  %.366.2.i.i = getelementptr i32, ptr %arg.action_of, i64 %.365.2.i.i
  %.367.2.i.i = load i32, ptr %.366.2.i.i, align 4, !noalias !6
  %.373.not.2.i.i = icmp ne i32 %.367.2.i.i, %.367.1.i.i
  %.378.2.i.i = zext i1 %.373.not.2.i.i to i64
  %spec.select.2.i.i = add i64 %spec.select.1.i60.i, %.378.2.i.i
  %.326.3.i.i = add nuw i64 %.319189191.i.i, 4
  %sunkaddr363 = mul i64 %.319189191.i.i, 4
  %sunkaddr364 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr363
  %sunkaddr365 = getelementptr i8, ptr %sunkaddr364, i64 12
  %.363.3.i.i = load i32, ptr %sunkaddr365, align 4, !noalias !6
  %.365.3.i.i = zext i32 %.363.3.i.i to i64
  %.366.3.i.i = getelementptr i32, ptr %arg.action_of, i64 %.365.3.i.i
  %.367.3.i.i = load i32, ptr %.366.3.i.i, align 4, !noalias !6
  %.373.not.3.i.i = icmp ne i32 %.367.3.i.i, %.367.2.i.i
  %.378.3.i.i = zext i1 %.373.not.3.i.i to i64
  %spec.select.3.i.i = add i64 %spec.select.2.i.i, %.378.3.i.i
  %niter16.ncmp.3.i.i = icmp eq i64 %unroll_iter15.i.i, %.326.3.i.i
  br i1 %niter16.ncmp.3.i.i, label %B450.preheader.loopexit.unr-lcssa.i.i, label %B268.if.i.i

_ZN9tideproof10properties7engines6random6kernel9by_weightB3v39B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay.exit.i: ; preds = %B694.i.i
  %.585.i.i = sub i64 %end.3.1.i.i, %begin.2.0.i.i
  %.6.i.i50.i = and i64 %.12.i.i, 4294967295
  %.7.i1.i.i = mul i64 %.585.i.i, %.6.i.i50.i
  %.8.i2.i.i = lshr i64 %.7.i1.i.i, 32
  %.616.i.i = add i64 %.8.i2.i.i, %begin.2.0.i.i
  br label %B742.endif.i

B884.i:                                           ; preds = %B742.endif.i
  %sunkaddr242.i = shl i64 %chosen.3.1.in.sroa.speculated.i, 2
  %sunkaddr243.i = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr242.i
  %.576.i = load i32, ptr %sunkaddr243.i, align 4, !noalias !0
  %.202.i.i = zext i32 %.576.i to i64
  %.4.i.i.i = tail call i64 @tideproof_words(), !noalias !11
  %.11941.not.i.i = icmp slt i64 %.4.i.i.i, 1
  br i1 %.11941.not.i.i, label %B128.i.i, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B884.i
  %xtraiter.i65.i = and i64 %.4.i.i.i, 3
  %24 = icmp ult i64 %.4.i.i.i, 4
  br i1 %24, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i66.i = and i64 %.4.i.i.i, %const334
  %25 = shl i64 %chosen.3.1.in.sroa.speculated.i, 3
  %26 = mul i64 %25, %.4.i.i
  %scevgep150.i = getelementptr i8, ptr %scevgep149.i, i64 %26
  %27 = mul i64 %.4.i34.i, %lsr.iv.i
  %scevgep273 = getelementptr i8, ptr %scevgep272, i64 %27
  br label %B88.if.i.i

B134.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i79.i = icmp eq i64 %xtraiter.i65.i, 0
  br i1 %lcmp.mod.not.i79.i, label %B884.endif.endif.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B134.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %difference.2.044.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %.1254042.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i66.i, %B134.loopexit.unr-lcssa.i.i ]
  %28 = shl i64 %.1254042.epil.init.i.i, 3
  %scevgep.i80.i = getelementptr i8, ptr %.557.i, i64 %28
  %29 = mul i64 %.4.i34.i, %lsr.iv.i
  %30 = add i64 %29, %28
  %scevgep280 = getelementptr i8, ptr %arg.path, i64 %30
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %difference.2.044.epil.i.i = phi i64 [ %.165.epil.i.i, %B88.if.epil.i.i ], [ %difference.2.044.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i81.i = phi i64 [ %epil.iter.next.i83.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %31 = shl i64 %epil.iter.i81.i, 3
  %scevgep281 = getelementptr i8, ptr %scevgep280, i64 %31
  %.159.epil.i82.i = load i64, ptr %scevgep281, align 8, !noalias !16
  %scevgep167.i = getelementptr i8, ptr %scevgep.i80.i, i64 %31
  %.162.epil.i.i = load i64, ptr %scevgep167.i, align 8, !noalias !16
  %.163.epil.i.i = xor i64 %.162.epil.i.i, %.159.epil.i82.i
  %.165.epil.i.i = or i64 %.163.epil.i.i, %difference.2.044.epil.i.i
  %epil.iter.next.i83.i = add i64 %epil.iter.i81.i, 1
  %epil.iter.cmp.not.i84.i = icmp eq i64 %xtraiter.i65.i, %epil.iter.next.i83.i
  br i1 %epil.iter.cmp.not.i84.i, label %B884.endif.endif.i, label %B88.if.epil.i.i, !llvm.loop !17

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %difference.2.044.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.165.3.i.i, %B88.if.i.i ]
  %.1254042.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.132.3.i.i, %B88.if.i.i ]
  %sunkaddr.i67.i = shl i64 %.1254042.i.i, 3
  %scevgep274 = getelementptr i8, ptr %scevgep273, i64 %sunkaddr.i67.i
  %scevgep279 = getelementptr i8, ptr %scevgep274, i64 -24
  %.159.i68.i = load i64, ptr %scevgep279, align 8, !noalias !16
  %scevgep156.i = getelementptr i8, ptr %scevgep150.i, i64 %sunkaddr.i67.i
  %scevgep157.i = getelementptr i8, ptr %scevgep156.i, i64 -24
  %.162.i.i = load i64, ptr %scevgep157.i, align 8, !noalias !16
  %.163.i.i = xor i64 %.162.i.i, %.159.i68.i
  %.165.i.i = or i64 %.163.i.i, %difference.2.044.i.i
  %32 = shl i64 %.1254042.i.i, 3
  %scevgep277 = getelementptr i8, ptr %scevgep273, i64 %32
  %scevgep278 = getelementptr i8, ptr %scevgep277, i64 -16
  %.159.1.i69.i = load i64, ptr %scevgep278, align 8, !noalias !16
  %33 = shl i64 %.1254042.i.i, 3
  %scevgep270 = getelementptr i8, ptr %scevgep150.i, i64 %33
  %scevgep271 = getelementptr i8, ptr %scevgep270, i64 -16
  %.162.1.i.i = load i64, ptr %scevgep271, align 8, !noalias !16
  %.163.1.i.i = xor i64 %.162.1.i.i, %.159.1.i69.i
  %.165.1.i.i = or i64 %.165.i.i, %.163.1.i.i
  %34 = shl i64 %.1254042.i.i, 3
  %scevgep275 = getelementptr i8, ptr %scevgep273, i64 %34
  %scevgep276 = getelementptr i8, ptr %scevgep275, i64 -8
  %.159.2.i.i = load i64, ptr %scevgep276, align 8, !noalias !16
  %35 = shl i64 %.1254042.i.i, 3
  %scevgep268 = getelementptr i8, ptr %scevgep150.i, i64 %35
  %scevgep269 = getelementptr i8, ptr %scevgep268, i64 -8
  %.162.2.i.i = load i64, ptr %scevgep269, align 8, !noalias !16
  %.163.2.i.i = xor i64 %.162.2.i.i, %.159.2.i.i
  %.165.2.i.i = or i64 %.165.1.i.i, %.163.2.i.i
  %.132.3.i.i = add nuw nsw i64 %.1254042.i.i, 4
  %.159.3.i.i = load i64, ptr %scevgep274, align 8, !noalias !16
  %.162.3.i.i = load i64, ptr %scevgep156.i, align 8, !noalias !16
  %.163.3.i.i = xor i64 %.162.3.i.i, %.159.3.i.i
  %.165.3.i.i = or i64 %.165.2.i.i, %.163.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i66.i, %.132.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B134.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B304.i.i:                                         ; preds = %B304.preheader.i.i, %B304.i.i
  %changes.2.0.i.i = phi i64 [ %.84.i.i, %B304.i.i ], [ %.69.i.i, %B304.preheader.i.i ]
  %ones.2.0.i.i = phi i64 [ %.88.i.i, %B304.i.i ], [ 0, %B304.preheader.i.i ]
  %.82.i.i = add i64 %changes.2.0.i.i, -1
  %.84.i.i = and i64 %.82.i.i, %changes.2.0.i.i
  %.88.i.i = add i64 %ones.2.0.i.i, 1
  %.93.not.i.i = icmp eq i64 %.84.i.i, 0
  br i1 %.93.not.i.i, label %B420.i.i, label %B304.i.i

B420.i.i:                                         ; preds = %B304.i.i
  %36 = icmp ugt i64 %.88.i.i, 23
  %.112.i.i = xor i64 %.62.i.i, %const340
  %spec.select.i.i = select i1 %36, i64 %.62.i.i, i64 %.112.i.i
  br label %B0.endif.endif.i

B420.thread.i.i:                                  ; preds = %B280
  %.11210.i.i = xor i64 %.62.i.i, %const340
  br label %B0.endif.endif.i

B304.preheader.i.i:                               ; preds = %B280
  %.69.i.i = xor i64 %.62.i.i, %.67.i.i
  br label %B304.i.i

B0.endif.endif.i:                                 ; preds = %B420.thread.i.i, %B420.i.i
  %37 = phi i64 [ %.11210.i.i, %B420.thread.i.i ], [ %spec.select.i.i, %B420.i.i ]
  switch i64 %arg.policy, label %B0.endif.endif.endif.i [
    i64 1, label %B62.i.i
    i64 2, label %B196.i.i
    i64 3, label %B550.i.i
  ]

B62.i.i:                                          ; preds = %B0.endif.endif.i
  %38 = icmp slt i64 %arg.actions, 1
  br i1 %38, label %B0.endif.endif.endif.i, label %B92.if.preheader.i.i

B92.if.preheader.i.i:                             ; preds = %B62.i.i
  %39 = icmp ult i64 %arg.actions, 8
  br i1 %39, label %B92.if.epil.preheader.i.i, label %B92.if.preheader.new.i.i

B92.if.preheader.new.i.i:                         ; preds = %B92.if.preheader.i.i
  %40 = icmp eq i64 %1, 0
  br i1 %40, label %B92.if.i.epil.preheader.i, label %B92.if.i.i.preheader

B92.if.i.i.preheader:                             ; preds = %B92.if.preheader.new.i.i
  br label %B92.if.i.i

common.ret.loopexit.unr-lcssa.i.unr-lcssa.i:      ; preds = %B92.if.i.i
  %41 = and i64 %0, 8
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %B92.if.i.epil.preheader.i, label %common.ret.loopexit.unr-lcssa.i.i

B92.if.i.epil.preheader.i:                        ; preds = %common.ret.loopexit.unr-lcssa.i.unr-lcssa.i, %B92.if.preheader.new.i.i
  %.128208210.i.epil.init.i = phi i64 [ 0, %B92.if.preheader.new.i.i ], [ %.135.7.i.1.i, %common.ret.loopexit.unr-lcssa.i.unr-lcssa.i ]
  %sunkaddr.i.epil.i = shl i64 %.128208210.i.epil.init.i, 3
  %sunkaddr78.i.epil.i = getelementptr i8, ptr %arg.weights, i64 %sunkaddr.i.epil.i
  store i64 1, ptr %sunkaddr78.i.epil.i, align 8, !noalias !18
  %sunkaddr81.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 8
  store i64 1, ptr %sunkaddr81.i.epil.i, align 8, !noalias !18
  %sunkaddr84.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 16
  store i64 1, ptr %sunkaddr84.i.epil.i, align 8, !noalias !18
  %sunkaddr87.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 24
  store i64 1, ptr %sunkaddr87.i.epil.i, align 8, !noalias !18
  %sunkaddr90.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 32
  store i64 1, ptr %sunkaddr90.i.epil.i, align 8, !noalias !18
  %sunkaddr93.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 40
  store i64 1, ptr %sunkaddr93.i.epil.i, align 8, !noalias !18
  %sunkaddr96.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 48
  store i64 1, ptr %sunkaddr96.i.epil.i, align 8, !noalias !18
  %.135.7.i.epil.i = add nuw nsw i64 %.128208210.i.epil.init.i, 8
  %sunkaddr99.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 56
  store i64 1, ptr %sunkaddr99.i.epil.i, align 8, !noalias !18
  br label %common.ret.loopexit.unr-lcssa.i.i

common.ret.loopexit.unr-lcssa.i.i:                ; preds = %B92.if.i.epil.preheader.i, %common.ret.loopexit.unr-lcssa.i.unr-lcssa.i
  %.135.7.i.lcssa.i = phi i64 [ %.135.7.i.epil.i, %B92.if.i.epil.preheader.i ], [ %.135.7.i.1.i, %common.ret.loopexit.unr-lcssa.i.unr-lcssa.i ]
  %43 = icmp eq i64 %xtraiter.i.i, 0
  br i1 %43, label %B0.endif.endif.endif.i, label %B92.if.epil.preheader.i.i

B92.if.epil.preheader.i.i:                        ; preds = %common.ret.loopexit.unr-lcssa.i.i, %B92.if.preheader.i.i
  %.128208210.epil.init.i.i = phi i64 [ 0, %B92.if.preheader.i.i ], [ %.135.7.i.lcssa.i, %common.ret.loopexit.unr-lcssa.i.i ]
  %44 = shl i64 %.128208210.epil.init.i.i, 3
  %scevgep.i.i = getelementptr i8, ptr %arg.weights, i64 %44
  br label %B92.if.epil.i.i

B92.if.epil.i.i:                                  ; preds = %B92.if.epil.i.i, %B92.if.epil.preheader.i.i
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B92.if.epil.i.i ], [ 0, %B92.if.epil.preheader.i.i ]
  %45 = shl i64 %epil.iter.i.i, 3
  %scevgep175.i = getelementptr i8, ptr %scevgep.i.i, i64 %45
  store i64 1, ptr %scevgep175.i, align 8, !noalias !18
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B0.endif.endif.endif.i, label %B92.if.epil.i.i, !llvm.loop !21

B196.i.i:                                         ; preds = %B0.endif.endif.i
  %46 = icmp slt i64 %arg.actions, 1
  br i1 %46, label %B0.endif.endif.endif.i, label %B228.endif.preheader.i.i

B228.endif.preheader.i.i:                         ; preds = %B196.i.i
  %47 = shl i64 %37, 40
  %48 = add i64 %47, %.12.i8.i.i
  br label %B228.endif.i.i

B550.i.i:                                         ; preds = %B0.endif.endif.i
  %49 = icmp slt i64 %arg.transitions, 1
  br i1 %49, label %B818.endif.endif.2.i.i, label %B582.endif.preheader.i.i

B582.endif.preheader.i.i:                         ; preds = %B550.i.i
  %50 = shl i64 %37, 40
  %51 = add i64 %50, %.12.i8.i.i
  br label %B582.endif.i.i

B92.if.i.i:                                       ; preds = %B92.if.i.i, %B92.if.i.i.preheader
  %lsr.iv = phi i64 [ %4, %B92.if.i.i.preheader ], [ %lsr.iv.next, %B92.if.i.i ]
  %.128208210.i.i = phi i64 [ %.135.7.i.1.i, %B92.if.i.i ], [ 0, %B92.if.i.i.preheader ]
  %sunkaddr366 = mul i64 %.128208210.i.i, 8
  %sunkaddr367 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr366
  store i64 1, ptr %sunkaddr367, align 8, !noalias !18
  %sunkaddr368 = mul i64 %.128208210.i.i, 8
  %sunkaddr369 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr368
  %sunkaddr370 = getelementptr i8, ptr %sunkaddr369, i64 8
  store i64 1, ptr %sunkaddr370, align 8, !noalias !18
  %sunkaddr371 = mul i64 %.128208210.i.i, 8
  %sunkaddr372 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr371
  %sunkaddr373 = getelementptr i8, ptr %sunkaddr372, i64 16
  store i64 1, ptr %sunkaddr373, align 8, !noalias !18
  %sunkaddr374 = mul i64 %.128208210.i.i, 8
  %sunkaddr375 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr374
  %sunkaddr376 = getelementptr i8, ptr %sunkaddr375, i64 24
  store i64 1, ptr %sunkaddr376, align 8, !noalias !18
  %sunkaddr377 = mul i64 %.128208210.i.i, 8
  %sunkaddr378 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr377
  %sunkaddr379 = getelementptr i8, ptr %sunkaddr378, i64 32
  store i64 1, ptr %sunkaddr379, align 8, !noalias !18
  %sunkaddr380 = mul i64 %.128208210.i.i, 8
  %sunkaddr381 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr380
  %sunkaddr382 = getelementptr i8, ptr %sunkaddr381, i64 40
  store i64 1, ptr %sunkaddr382, align 8, !noalias !18
  %sunkaddr383 = mul i64 %.128208210.i.i, 8
  %sunkaddr384 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr383
  %sunkaddr385 = getelementptr i8, ptr %sunkaddr384, i64 48
  store i64 1, ptr %sunkaddr385, align 8, !noalias !18
  %sunkaddr386 = mul i64 %.128208210.i.i, 8
  %sunkaddr387 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr386
  %sunkaddr388 = getelementptr i8, ptr %sunkaddr387, i64 56
  store i64 1, ptr %sunkaddr388, align 8, !noalias !18
  %sunkaddr389 = mul i64 %.128208210.i.i, 8
  %sunkaddr390 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr389
  %sunkaddr391 = getelementptr i8, ptr %sunkaddr390, i64 64
  store i64 1, ptr %sunkaddr391, align 8, !noalias !18
  %sunkaddr392 = mul i64 %.128208210.i.i, 8
  %sunkaddr393 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr392
  %sunkaddr394 = getelementptr i8, ptr %sunkaddr393, i64 72
  store i64 1, ptr %sunkaddr394, align 8, !noalias !18
  %sunkaddr395 = mul i64 %.128208210.i.i, 8
  %sunkaddr396 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr395
  %sunkaddr397 = getelementptr i8, ptr %sunkaddr396, i64 80
  store i64 1, ptr %sunkaddr397, align 8, !noalias !18
  %sunkaddr398 = mul i64 %.128208210.i.i, 8
  %sunkaddr399 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr398
  %sunkaddr400 = getelementptr i8, ptr %sunkaddr399, i64 88
  store i64 1, ptr %sunkaddr400, align 8, !noalias !18
  %sunkaddr401 = mul i64 %.128208210.i.i, 8
  %sunkaddr402 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr401
  %sunkaddr403 = getelementptr i8, ptr %sunkaddr402, i64 96
  store i64 1, ptr %sunkaddr403, align 8, !noalias !18
  %sunkaddr404 = mul i64 %.128208210.i.i, 8
  %sunkaddr405 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr404
  %sunkaddr406 = getelementptr i8, ptr %sunkaddr405, i64 104
  store i64 1, ptr %sunkaddr406, align 8, !noalias !18
  %sunkaddr407 = mul i64 %.128208210.i.i, 8
  %sunkaddr408 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr407
  %sunkaddr409 = getelementptr i8, ptr %sunkaddr408, i64 112
  store i64 1, ptr %sunkaddr409, align 8, !noalias !18
  %.135.7.i.1.i = add i64 %.128208210.i.i, 16
  %sunkaddr410 = mul i64 %.135.7.i.1.i, 8
  %sunkaddr411 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr410
  %sunkaddr412 = getelementptr i8, ptr %sunkaddr411, i64 -8
  store i64 1, ptr %sunkaddr412, align 8, !noalias !18
  %lsr.iv.next = add i64 %lsr.iv, 2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter.ncmp.1.i, label %common.ret.loopexit.unr-lcssa.i.unr-lcssa.i, label %B92.if.i.i

B228.endif.i.i:                                   ; preds = %B228.endif.i.i, %B228.endif.preheader.i.i
  %lsr.iv.i.i = phi i64 [ %48, %B228.endif.preheader.i.i ], [ %lsr.iv.next.i.i, %B228.endif.i.i ]
  %.269201203.i.i = phi i64 [ 0, %B228.endif.preheader.i.i ], [ %.276.i.i, %B228.endif.i.i ]
  %.5.i1.i25.i = lshr i64 %lsr.iv.i.i, 30
  %.6.i2.i26.i = xor i64 %.5.i1.i25.i, %lsr.iv.i.i
  %.7.i3.i27.i = mul i64 %.6.i2.i26.i, %const341
  %.8.i4.i28.i = lshr i64 %.7.i3.i27.i, 27
  %.9.i5.i29.i = xor i64 %.8.i4.i28.i, %.7.i3.i27.i
  %.10.i6.i30.i = mul i64 %.9.i5.i29.i, %const338
  %.11.i7.i31.i = lshr i64 %.10.i6.i30.i, 31
  %.12.i8.i32.i = xor i64 %.11.i7.i31.i, %.10.i6.i30.i
  %.276.i.i = add nuw nsw i64 %.269201203.i.i, 1
  %.339.i.i = and i64 %.12.i8.i32.i, 1
  %.340.not.i.i = icmp eq i64 %.339.i.i, 0
  %.349.i.i = lshr i64 %.12.i8.i32.i, 1
  %.352.i.i = and i64 %.349.i.i, 3
  %.353.i.i = shl nuw nsw i64 1, %.352.i.i
  %"$phi478.1.2.1.i.i" = select i1 %.340.not.i.i, i64 %.353.i.i, i64 0
  %52 = shl i64 %.269201203.i.i, 3
  %scevgep66.i.i = getelementptr i8, ptr %arg.weights, i64 %52
  store i64 %"$phi478.1.2.1.i.i", ptr %scevgep66.i.i, align 8, !noalias !18
  %lsr.iv.next.i.i = add i64 %lsr.iv.i.i, %37
  %exitcond220.not.i.i = icmp eq i64 %arg.actions, %.276.i.i
  br i1 %exitcond220.not.i.i, label %B0.endif.endif.endif.i, label %B228.endif.i.i

B582.endif.i.i:                                   ; preds = %B582.endif.i.i, %B582.endif.preheader.i.i
  %lsr.iv68.i.i = phi i64 [ %51, %B582.endif.preheader.i.i ], [ %lsr.iv.next69.i.i, %B582.endif.i.i ]
  %.472186188.i.i = phi i64 [ 0, %B582.endif.preheader.i.i ], [ %.479.i.i, %B582.endif.i.i ]
  %.5.i9.i.i = lshr i64 %lsr.iv68.i.i, 30
  %.6.i10.i.i = xor i64 %.5.i9.i.i, %lsr.iv68.i.i
  %.7.i11.i.i = mul i64 %.6.i10.i.i, %const341
  %.8.i12.i.i = lshr i64 %.7.i11.i.i, 27
  %.9.i13.i.i = xor i64 %.8.i12.i.i, %.7.i11.i.i
  %.10.i14.i.i = mul i64 %.9.i13.i.i, %const338
  %.11.i15.i.i = lshr i64 %.10.i14.i.i, 31
  %.12.i16.i.i = xor i64 %.11.i15.i.i, %.10.i14.i.i
  %.479.i.i = add nuw nsw i64 %.472186188.i.i, 1
  %const_mat337 = add i64 %const334, 4
  %.535.i.i = or i64 %.12.i16.i.i, %const_mat337
  %53 = shl i64 %.472186188.i.i, 3
  %scevgep67.i.i = getelementptr i8, ptr %arg.weights, i64 %53
  store i64 %.535.i.i, ptr %scevgep67.i.i, align 8, !noalias !18
  %lsr.iv.next69.i.i = add i64 %lsr.iv68.i.i, %37
  %exitcond.not.i.i = icmp eq i64 %arg.transitions, %.479.i.i
  br i1 %exitcond.not.i.i, label %B818.endif.endif.2.i.i, label %B582.endif.i.i

B818.endif.endif.2.i.i:                           ; preds = %B582.endif.i.i, %B550.i.i
  %.666.i.i = mul i64 %37, %.663.i.i
  %.668.i.i = add i64 %.666.i.i, %.12.i8.i.i
  %.5.i.i19.i = lshr i64 %.668.i.i, 30
  %.6.i.i20.i = xor i64 %.5.i.i19.i, %.668.i.i
  %.7.i.i21.i = mul i64 %.6.i.i20.i, %const341
  %.8.i.i22.i = lshr i64 %.7.i.i21.i, 27
  %.9.i.i23.i = xor i64 %.8.i.i22.i, %.7.i.i21.i
  %.10.i.i24.i = mul i64 %.9.i.i23.i, %const338
  %54 = lshr i64 %.10.i.i24.i, 63
  %55 = lshr i64 %.10.i.i24.i, 32
  %.694.i.i = xor i64 %54, %55
  %.7.i34.i.i = mul i64 %.694.i.i, %arg.steps
  %.8.i35.i.i = lshr i64 %.7.i34.i.i, 32
  %sunkaddr413 = mul i64 %arg.transitions, 8
  %sunkaddr414 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr413
  store i64 %.8.i35.i.i, ptr %sunkaddr414, align 8, !noalias !18
  %.666.1.i.i = mul i64 %37, %.664.1.i.i
  %.668.1.i.i = add i64 %.666.1.i.i, %.12.i8.i.i
  %.5.i17.i.i = lshr i64 %.668.1.i.i, 30
  %.6.i18.i.i = xor i64 %.5.i17.i.i, %.668.1.i.i
  %.7.i19.i.i = mul i64 %.6.i18.i.i, %const341
  %.8.i20.i.i = lshr i64 %.7.i19.i.i, 27
  %.9.i21.i.i = xor i64 %.8.i20.i.i, %.7.i19.i.i
  %.10.i22.i.i = mul i64 %.9.i21.i.i, %const338
  %56 = lshr i64 %.10.i22.i.i, 63
  %57 = lshr i64 %.10.i22.i.i, 32
  %.694.1.i.i = xor i64 %56, %57
  %.7.i37.i.i = mul i64 %.694.1.i.i, %arg.steps
  %.8.i38.i.i = lshr i64 %.7.i37.i.i, 32
  %sunkaddr415 = mul i64 %arg.transitions, 8
  %sunkaddr416 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr415
  %sunkaddr417 = getelementptr i8, ptr %sunkaddr416, i64 8
  store i64 %.8.i38.i.i, ptr %sunkaddr417, align 8, !noalias !18
  %.666.2.i.i = mul i64 %37, %.664.2.i.i
  %.668.2.i.i = add i64 %.666.2.i.i, %.12.i8.i.i
  %.5.i25.i.i = lshr i64 %.668.2.i.i, 30
  %.6.i26.i.i = xor i64 %.5.i25.i.i, %.668.2.i.i
  %.7.i27.i.i = mul i64 %.6.i26.i.i, %const341
  %.8.i28.i.i = lshr i64 %.7.i27.i.i, 27
  %.9.i29.i.i = xor i64 %.8.i28.i.i, %.7.i27.i.i
  %.10.i30.i.i = mul i64 %.9.i29.i.i, %const338
  %58 = lshr i64 %.10.i30.i.i, 63
  %59 = lshr i64 %.10.i30.i.i, 32
  %.694.2.i.i = xor i64 %58, %59
  %.7.i40.i.i = mul i64 %.694.2.i.i, %arg.steps
  %.8.i41.i.i = lshr i64 %.7.i40.i.i, 32
  %sunkaddr418 = mul i64 %arg.transitions, 8
  %sunkaddr419 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr418
  %sunkaddr420 = getelementptr i8, ptr %sunkaddr419, i64 16
  store i64 %.8.i41.i.i, ptr %sunkaddr420, align 8, !noalias !18
  br label %B0.endif.endif.endif.i

B0.endif.endif.endif.i:                           ; preds = %B818.endif.endif.2.i.i, %B228.endif.i.i, %B196.i.i, %B92.if.epil.i.i, %common.ret.loopexit.unr-lcssa.i.i, %B62.i.i, %B0.endif.endif.i
  %60 = icmp slt i64 %arg.steps, 1
  br i1 %60, label %B280.endif, label %B144.endif.endif.i.preheader

B144.endif.endif.i.preheader:                     ; preds = %B0.endif.endif.endif.i
  br label %B144.endif.endif.i

B144.endif.endif.i:                               ; preds = %B144.endif.endif.i.preheader, %B140.loopexit.i
  %lsr.iv170.i = phi i64 [ %lsr.iv.next171.i, %B140.loopexit.i ], [ 8, %B144.endif.endif.i.preheader ]
  %lsr.iv.i = phi i64 [ %lsr.iv.next.i, %B140.loopexit.i ], [ 0, %B144.endif.endif.i.preheader ]
  %.213225266.i = phi i64 [ %.220.i, %B140.loopexit.i ], [ 0, %B144.endif.endif.i.preheader ]
  %.220.i = add nuw nsw i64 %.213225266.i, 1
  %.4.i34.i = tail call i64 @tideproof_words(), !noalias !22
  %.274.i = mul i64 %.4.i34.i, %.213225266.i
  %.276.i = getelementptr i64, ptr %arg.path, i64 %.274.i
  %.7.i.i = tail call i64 @tideproof_expand(ptr %.276.i, ptr %arg.successors, ptr %arg.kinds), !noalias !25
  %.312.i = icmp slt i64 %.7.i.i, 1
  br i1 %.312.i, label %B254.i, label %B412.endif.i

B412.endif.i:                                     ; preds = %B144.endif.endif.i
  %.384.i = mul i64 %.213225266.i, %37
  %.386.i = add i64 %.384.i, %.12.i8.i.i
  %.5.i.i = lshr i64 %.386.i, 30
  %.6.i.i = xor i64 %.5.i.i, %.386.i
  %.7.i36.i = mul i64 %.6.i.i, %const341
  %.8.i.i = lshr i64 %.7.i36.i, 27
  %.9.i.i = xor i64 %.8.i.i, %.7.i36.i
  %.10.i.i = mul i64 %.9.i.i, %const338
  %.11.i.i = lshr i64 %.10.i.i, 31
  %.12.i.i = xor i64 %.11.i.i, %.10.i.i
  switch i64 %arg.policy, label %B94.if.preheader.i.i [
    i64 0, label %B542.i
    i64 3, label %B666.i
  ]

B742.endif.i:                                     ; preds = %_ZN9tideproof10properties7engines6random6kernel9by_weightB3v39B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay.exit.i, %B92.if.epil.preheader.i47.i, %B162.loopexit.unr-lcssa.i.i, %B666.i, %B542.i
  %chosen.3.1.in.sroa.speculated.i = phi i64 [ %.616.i.i, %_ZN9tideproof10properties7engines6random6kernel9by_weightB3v39B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay.exit.i ], [ %.8.i39.i, %B542.i ], [ 0, %B666.i ], [ %spec.select.1.i.i, %B162.loopexit.unr-lcssa.i.i ], [ %spec.select.epil.i.i, %B92.if.epil.preheader.i47.i ]
  %61 = icmp eq i64 %arg.policy, 3
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !28
  %.555.i = mul i64 %.4.i.i, %chosen.3.1.in.sroa.speculated.i
  %.557.i = getelementptr i64, ptr %arg.successors, i64 %.555.i
  %.563.i = getelementptr i32, ptr %arg.kinds, i64 %chosen.3.1.in.sroa.speculated.i
  %.564.i = load i32, ptr %.563.i, align 4, !noalias !0
  %.567.i = getelementptr i32, ptr %arg.schedule, i64 %.213225266.i
  store i32 %.564.i, ptr %.567.i, align 4, !noalias !0
  br i1 %61, label %B884.i, label %B964.endif.i

B884.endif.endif.i:                               ; preds = %B88.if.epil.i.i, %B134.loopexit.unr-lcssa.i.i
  %.165.lcssa.i.i = phi i64 [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ], [ %.165.epil.i.i, %B88.if.epil.i.i ]
  %.not.i = icmp eq i64 %.165.lcssa.i.i, 0
  br i1 %.not.i, label %B128.i.i, label %B92.i.i

B92.i.i:                                          ; preds = %B884.endif.endif.i
  %sunkaddr421 = mul i64 %arg.transitions, 8
  %sunkaddr422 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr421
  %.169.i.i = load i64, ptr %sunkaddr422, align 8, !noalias !31
  %.171.i.i = icmp eq i64 %.169.i.i, %.213225266.i
  br i1 %.171.i.i, label %B128.i.i, label %B92.1.i.i

B92.1.i.i:                                        ; preds = %B92.i.i
  %sunkaddr423 = mul i64 %arg.transitions, 8
  %sunkaddr424 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr423
  %sunkaddr425 = getelementptr i8, ptr %sunkaddr424, i64 8
  %.169.1.i.i = load i64, ptr %sunkaddr425, align 8, !noalias !31
  %.171.1.i.i = icmp eq i64 %.169.1.i.i, %.213225266.i
  br i1 %.171.1.i.i, label %B128.i.i, label %B92.2.i.i

B92.2.i.i:                                        ; preds = %B92.1.i.i
  %sunkaddr426 = mul i64 %arg.transitions, 8
  %sunkaddr427 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr426
  %sunkaddr428 = getelementptr i8, ptr %sunkaddr427, i64 16
  %.169.2.i.i = load i64, ptr %sunkaddr428, align 8, !noalias !31
  %.171.2.i.i = icmp eq i64 %.169.2.i.i, %.213225266.i
  br i1 %.171.2.i.i, label %B128.i.i, label %B964.endif.i

B128.i.i:                                         ; preds = %B92.2.i.i, %B92.1.i.i, %B92.i.i, %B884.endif.endif.i, %B884.i
  %.195.i.i = sub nsw i64 %arg.steps, %.213225266.i
  %.203.i.i = getelementptr i64, ptr %arg.weights, i64 %.202.i.i
  store i64 %.195.i.i, ptr %.203.i.i, align 8, !noalias !31
  br label %B964.endif.i

B964.endif.i:                                     ; preds = %B128.i.i, %B92.2.i.i, %B742.endif.i
  %.4.i33.i = tail call i64 @tideproof_words(), !noalias !34
  %.755209.not.i = icmp slt i64 %.4.i33.i, 1
  br i1 %.755209.not.i, label %B140.loopexit.i, label %B1020.endif.i.preheader

B1020.endif.i.preheader:                          ; preds = %B964.endif.i
  br label %B1020.endif.i

B1020.endif.i:                                    ; preds = %B1020.endif.i, %B1020.endif.i.preheader
  %.761208210.i = phi i64 [ %.768.i, %B1020.endif.i ], [ 0, %B1020.endif.i.preheader ]
  %62 = shl i64 %.761208210.i, 3
  %scevgep174.i = getelementptr i8, ptr %.557.i, i64 %62
  %.795.i = load i64, ptr %scevgep174.i, align 8, !noalias !0
  %.4.i35.i = tail call i64 @tideproof_words(), !noalias !37
  %.768.i = add nuw nsw i64 %.761208210.i, 1
  %63 = mul i64 %lsr.iv170.i, %.4.i35.i
  %scevgep282 = getelementptr i8, ptr %arg.path, i64 %63
  %64 = shl i64 %.761208210.i, 3
  %scevgep283 = getelementptr i8, ptr %scevgep282, i64 %64
  store i64 %.795.i, ptr %scevgep283, align 8, !noalias !0
  %exitcond.not.i = icmp eq i64 %.4.i33.i, %.768.i
  br i1 %exitcond.not.i, label %B140.loopexit.i, label %B1020.endif.i

B344:                                             ; preds = %B280.endif, %B280.endif.thread
  %.334 = getelementptr i32, ptr %arg.schedule, i64 %arg.steps
  %.335 = load i32, ptr %.334, align 4
  %.340 = zext i32 %.335 to i64
  store i64 %.143.sroa.0.0152, ptr %arg.control, align 8
  %sunkaddr429 = getelementptr i8, ptr %arg.control, i64 8
  store i64 %count.2.0149, ptr %sunkaddr429, align 8
  %.354 = getelementptr i8, ptr %arg.control, i64 32
  store i64 %.340, ptr %.354, align 8
  br label %common.ret

B528:                                             ; preds = %B254.i
  %.362 = icmp ugt i64 %arg.steps, %.213225266.i
  br i1 %.362, label %B566, label %B644

B566:                                             ; preds = %B528
  %sunkaddr430 = getelementptr i8, ptr %arg.control, i64 24
  %.366 = load i64, ptr %sunkaddr430, align 8
  %.367 = add i64 %.366, 1
  store i64 %.367, ptr %sunkaddr430, align 8
  br label %B644

B644:                                             ; preds = %B280.endif, %B566, %B528
  %arg.steps.sink.i158161 = phi i64 [ %.213225266.i, %B528 ], [ %.213225266.i, %B566 ], [ %arg.steps, %B280.endif ]
  %sunkaddr431 = getelementptr i8, ptr %arg.control, i64 16
  %.380 = load i64, ptr %sunkaddr431, align 8
  %.382 = add i64 %.380, %arg.steps.sink.i158161
  store i64 %.382, ptr %sunkaddr431, align 8
  %sunkaddr432 = getelementptr i8, ptr %arg.control, i64 40
  %.388 = load i64, ptr %sunkaddr432, align 8
  %.11.i162 = tail call i64 @llvm.umax.i64(i64 %arg.steps.sink.i158161, i64 %.388)
  store i64 %.11.i162, ptr %sunkaddr432, align 8
  %.4.i.i1 = tail call i64 @tideproof_words(), !noalias !40
  %.11641.not.i = icmp slt i64 %.4.i.i1, 1
  br i1 %.11641.not.i, label %B644.endif.endif.endif, label %B88.if.preheader.i

B1466:                                            ; preds = %B1394.if
  %65 = icmp ult i64 %.590368408, 3
  %.952.idx = mul i64 %count.5.2357, 24
  %.952 = getelementptr i8, ptr %arg.found, i64 %.952.idx
  store i64 %.143.sroa.0.0152, ptr %.952, align 8
  %.961 = getelementptr i8, ptr %.952, i64 8
  store i64 %.897345355, ptr %.961, align 8
  %.969 = getelementptr i8, ptr %.952, i64 16
  store i64 %.597, ptr %.969, align 8
  br i1 %65, label %B1776.if.epil.preheader, label %B1776.if.preheader

B1776.if.preheader:                               ; preds = %B1466
  %66 = mul i64 %5, %count.5.2357
  %scevgep314 = getelementptr i8, ptr %scevgep313, i64 %66
  br label %B1776.if

B1816.unr-lcssa:                                  ; preds = %B1776.if
  %67 = and i64 %89, 3
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %B1816, label %B1776.if.epil.preheader

B1776.if.epil.preheader:                          ; preds = %B1816.unr-lcssa, %B1466
  %.1058339341.epil.init = phi i64 [ 0, %B1466 ], [ %.1065.3, %B1816.unr-lcssa ]
  %69 = mul i64 %6, %count.5.2357
  %70 = shl i64 %.1058339341.epil.init, 2
  %71 = add i64 %69, %70
  %scevgep324 = getelementptr i8, ptr %arg.traces, i64 %71
  %scevgep326 = getelementptr i8, ptr %arg.schedule, i64 %70
  br label %B1776.if.epil

B1776.if.epil:                                    ; preds = %B1776.if.epil, %B1776.if.epil.preheader
  %epil.iter = phi i64 [ 0, %B1776.if.epil.preheader ], [ %epil.iter.next, %B1776.if.epil ]
  %72 = shl nuw nsw i64 %epil.iter, 2
  %scevgep327 = getelementptr i8, ptr %scevgep326, i64 %72
  %.1092.epil = load i32, ptr %scevgep327, align 4
  %73 = shl nuw nsw i64 %epil.iter, 2
  %scevgep325 = getelementptr i8, ptr %scevgep324, i64 %73
  store i32 %.1092.epil, ptr %scevgep325, align 4
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %86, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B1816, label %B1776.if.epil, !llvm.loop !45

B1816:                                            ; preds = %B1776.if.epil, %B1816.unr-lcssa
  %.1106 = add i64 %count.5.2357, 1
  br label %B1852

B1852:                                            ; preds = %B1394.if, %B1816
  %count.6.3 = phi i64 [ %.1106, %B1816 ], [ %count.5.2357, %B1394.if ]
  %exitcond710.not = icmp eq i64 %.904, 64
  br i1 %exitcond710.not, label %B1854.loopexit, label %B1394.if

B1854.loopexit:                                   ; preds = %B1852
  %.800 = or i64 %.778, %failed.2.1411
  br label %B1854

B1854:                                            ; preds = %B1012.endif.endif.endif.endif.endif, %B1854.loopexit
  %count.4.3 = phi i64 [ %count.3.1410, %B1012.endif.endif.endif.endif.endif ], [ %count.6.3, %B1854.loopexit ]
  %failed.3.3 = phi i64 [ %failed.2.1411, %B1012.endif.endif.endif.endif.endif ], [ %.800, %B1854.loopexit ]
  %lsr.iv.next294 = add i64 %lsr.iv293, 8
  %lsr.iv.next323 = add nuw i64 %lsr.iv322, 1
  %.584 = icmp sgt i64 %.583363409, 1
  br i1 %.584, label %B1012.endif, label %B104.loopexit

B1862:                                            ; preds = %B104.loopexit, %entry
  %count.2.0.lcssa = phi i64 [ %.63, %entry ], [ %count.3.1.lcssa, %B104.loopexit ]
  store i64 %arg.stop, ptr %arg.control, align 8
  %sunkaddr433 = getelementptr i8, ptr %arg.control, i64 8
  store i64 %count.2.0.lcssa, ptr %sunkaddr433, align 8
  br label %common.ret

B280.endif:                                       ; preds = %B0.endif.endif.endif.i, %B140.loopexit.i
  %74 = icmp slt i64 %arg.steps, 0
  br i1 %74, label %B344, label %B644

B88.if.preheader.i:                               ; preds = %B644
  %xtraiter.i = and i64 %.4.i.i1, 3
  %75 = icmp ult i64 %.4.i.i1, 4
  br i1 %75, label %B88.if.epil.preheader.i, label %B88.if.preheader.new.i

B88.if.preheader.new.i:                           ; preds = %B88.if.preheader.i
  %unroll_iter.i2 = and i64 %.4.i.i1, %const334
  br label %B88.if.i

B190.loopexit.unr-lcssa.i:                        ; preds = %B88.if.i
  %lcmp.mod.not.i4 = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i4, label %B190.loopexit.i, label %B88.if.epil.preheader.i

B88.if.epil.preheader.i:                          ; preds = %B190.loopexit.unr-lcssa.i, %B88.if.preheader.i
  %h.4.044.epil.init.i = phi i64 [ %const339, %B88.if.preheader.i ], [ %.161.3.i, %B190.loopexit.unr-lcssa.i ]
  %.1224042.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %unroll_iter.i2, %B190.loopexit.unr-lcssa.i ]
  %76 = shl i64 %.1224042.epil.init.i, 3
  %scevgep.i = getelementptr i8, ptr %arg.path, i64 %76
  br label %B88.if.epil.i

B88.if.epil.i:                                    ; preds = %B88.if.epil.i, %B88.if.epil.preheader.i
  %h.4.044.epil.i = phi i64 [ %.161.epil.i, %B88.if.epil.i ], [ %h.4.044.epil.init.i, %B88.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B88.if.epil.i ], [ 0, %B88.if.epil.preheader.i ]
  %77 = shl i64 %epil.iter.i, 3
  %scevgep291 = getelementptr i8, ptr %scevgep.i, i64 %77
  %.156.epil.i = load i64, ptr %scevgep291, align 8, !noalias !46
  %.158.epil.i = xor i64 %.156.epil.i, %h.4.044.epil.i
  %.159.epil.i = mul i64 %.158.epil.i, %const342
  %.160.epil.i = lshr i64 %.159.epil.i, 32
  %.161.epil.i = xor i64 %.160.epil.i, %.159.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B190.loopexit.i, label %B88.if.epil.i, !llvm.loop !47

B190.loopexit.i:                                  ; preds = %B88.if.epil.i, %B190.loopexit.unr-lcssa.i
  %.161.lcssa.i = phi i64 [ %.161.3.i, %B190.loopexit.unr-lcssa.i ], [ %.161.epil.i, %B88.if.epil.i ]
  %78 = mul i64 %.161.lcssa.i, %const342
  br label %B644.endif.endif.endif

B88.if.i:                                         ; preds = %B88.if.i, %B88.if.preheader.new.i
  %h.4.044.i = phi i64 [ %const339, %B88.if.preheader.new.i ], [ %.161.3.i, %B88.if.i ]
  %.1224042.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.129.3.i, %B88.if.i ]
  %sunkaddr.i3 = shl i64 %.1224042.i, 3
  %scevgep289 = getelementptr i8, ptr %scevgep272, i64 %sunkaddr.i3
  %scevgep290 = getelementptr i8, ptr %scevgep289, i64 -24
  %.156.i = load i64, ptr %scevgep290, align 8, !noalias !46
  %.158.i = xor i64 %.156.i, %h.4.044.i
  %.159.i = mul i64 %.158.i, %const342
  %.160.i = lshr i64 %.159.i, 32
  %79 = shl i64 %.1224042.i, 3
  %scevgep287 = getelementptr i8, ptr %scevgep272, i64 %79
  %scevgep288 = getelementptr i8, ptr %scevgep287, i64 -16
  %.156.1.i = load i64, ptr %scevgep288, align 8, !noalias !46
  %80 = xor i64 %.156.1.i, %.160.i
  %.158.1.i = xor i64 %80, %.159.i
  %.159.1.i = mul i64 %.158.1.i, %const342
  %.160.1.i = lshr i64 %.159.1.i, 32
  %81 = shl i64 %.1224042.i, 3
  %scevgep285 = getelementptr i8, ptr %scevgep272, i64 %81
  %scevgep286 = getelementptr i8, ptr %scevgep285, i64 -8
  %.156.2.i = load i64, ptr %scevgep286, align 8, !noalias !46
  %82 = xor i64 %.156.2.i, %.160.1.i
  %.158.2.i = xor i64 %82, %.159.1.i
  %.159.2.i = mul i64 %.158.2.i, %const342
  %.160.2.i = lshr i64 %.159.2.i, 32
  %.129.3.i = add nuw nsw i64 %.1224042.i, 4
  %83 = shl i64 %.1224042.i, 3
  %scevgep284 = getelementptr i8, ptr %scevgep272, i64 %83
  %.156.3.i = load i64, ptr %scevgep284, align 8, !noalias !46
  %84 = xor i64 %.156.3.i, %.160.2.i
  %.158.3.i = xor i64 %84, %.159.2.i
  %.159.3.i = mul i64 %.158.3.i, %const342
  %.160.3.i = lshr i64 %.159.3.i, 32
  %.161.3.i = xor i64 %.160.3.i, %.159.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i2, %.129.3.i
  br i1 %niter.ncmp.3.i, label %B190.loopexit.unr-lcssa.i, label %B88.if.i

B644.endif.endif.endif:                           ; preds = %B190.loopexit.i, %B644
  %h.4.0.lcssa.i = phi i64 [ %const333, %B644 ], [ %78, %B190.loopexit.i ]
  %.175.i = lshr i64 %h.4.0.lcssa.i, 29
  %.176.i = xor i64 %.175.i, %h.4.0.lcssa.i
  %.5.i = lshr i64 %.176.i, 30
  %.6.i = xor i64 %.5.i, %.176.i
  %.7.i = mul i64 %.6.i, %const341
  %.8.i = lshr i64 %.7.i, 27
  %.9.i = xor i64 %.8.i, %.7.i
  %.10.i = mul i64 %.9.i, %const338
  %.11.i = lshr i64 %.10.i, 31
  %.12.i = xor i64 %.11.i, %.10.i
  %.12.i75 = lshr i64 %.10.i, 52
  %.18.i = getelementptr i8, ptr %arg.sketch, i64 %.12.i75
  %.19.i = load i8, ptr %.18.i, align 1, !noalias !48
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
  %sunkaddr434 = getelementptr i8, ptr %arg.sketch, i64 %.12.i75
  store i8 %.102.i, ptr %sunkaddr434, align 1, !noalias !48
  br label %B644.endif.endif.endif.endif

B644.endif.endif.endif.endif:                     ; preds = %B532.i, %B644.endif.endif.endif
  %.584403.not = icmp eq i64 %arg.steps.sink.i158161, 0
  br i1 %.584403.not, label %B104.loopexit, label %B1012.endif.preheader

B1012.endif.preheader:                            ; preds = %B644.endif.endif.endif.endif
  br label %B1012.endif

B1012.endif:                                      ; preds = %B1012.endif.preheader, %B1854
  %lsr.iv322 = phi i64 [ 1, %B1012.endif.preheader ], [ %lsr.iv.next323, %B1854 ]
  %lsr.iv293 = phi i64 [ 8, %B1012.endif.preheader ], [ %lsr.iv.next294, %B1854 ]
  %failed.2.1411 = phi i64 [ %failed.3.3, %B1854 ], [ 0, %B1012.endif.preheader ]
  %count.3.1410 = phi i64 [ %count.4.3, %B1854 ], [ %count.2.0149, %B1012.endif.preheader ]
  %.583363409 = phi i64 [ %.593, %B1854 ], [ %arg.steps.sink.i158161, %B1012.endif.preheader ]
  %.590368408 = phi i64 [ %.597, %B1854 ], [ 0, %B1012.endif.preheader ]
  %lsr330 = trunc i64 %lsr.iv322 to i2
  %86 = zext i2 %lsr330 to i64
  %87 = lshr i64 %lsr.iv322, 2
  %88 = shl nuw nsw i64 %87, 2
  %89 = add nuw i64 %.590368408, 1
  %.593 = add nsw i64 %.583363409, -1
  %.597 = add nuw nsw i64 %.590368408, 1
  %.635 = getelementptr i32, ptr %arg.schedule, i64 %.590368408
  %.636 = load i32, ptr %.635, align 4
  %.638 = zext i32 %.636 to i64
  %.639 = getelementptr i64, ptr %arg.taken, i64 %.638
  %.640 = load i64, ptr %.639, align 8
  %.641 = add i64 %.640, 1
  store i64 %.641, ptr %.639, align 8
  %.4.i = tail call i64 @tideproof_words(), !noalias !51
  %.673 = mul i64 %.4.i, %.597
  %.675 = getelementptr i64, ptr %arg.path, i64 %.673
  %.4.i.i5 = tail call i64 @tideproof_words(), !noalias !54
  %.11641.not.i6 = icmp slt i64 %.4.i.i5, 1
  br i1 %.11641.not.i6, label %B1012.endif.endif.endif, label %B88.if.preheader.i7

B88.if.preheader.i7:                              ; preds = %B1012.endif
  %xtraiter.i8 = and i64 %.4.i.i5, 3
  %90 = icmp ult i64 %.4.i.i5, 4
  br i1 %90, label %B88.if.epil.preheader.i46, label %B88.if.preheader.new.i9

B88.if.preheader.new.i9:                          ; preds = %B88.if.preheader.i7
  %unroll_iter.i10 = and i64 %.4.i.i5, %const334
  %91 = mul i64 %.4.i, %lsr.iv293
  %scevgep295 = getelementptr i8, ptr %scevgep292, i64 %91
  br label %B88.if.i11

B190.loopexit.unr-lcssa.i44:                      ; preds = %B88.if.i11
  %lcmp.mod.not.i45 = icmp eq i64 %xtraiter.i8, 0
  br i1 %lcmp.mod.not.i45, label %B190.loopexit.i61, label %B88.if.epil.preheader.i46

B88.if.epil.preheader.i46:                        ; preds = %B190.loopexit.unr-lcssa.i44, %B88.if.preheader.i7
  %h.4.044.epil.init.i47 = phi i64 [ %const339, %B88.if.preheader.i7 ], [ %.161.3.i42, %B190.loopexit.unr-lcssa.i44 ]
  %.1224042.epil.init.i48 = phi i64 [ 0, %B88.if.preheader.i7 ], [ %unroll_iter.i10, %B190.loopexit.unr-lcssa.i44 ]
  %92 = shl i64 %.1224042.epil.init.i48, 3
  %93 = mul i64 %.4.i, %lsr.iv293
  %94 = add i64 %93, %92
  %scevgep303 = getelementptr i8, ptr %arg.path, i64 %94
  br label %B88.if.epil.i50

B88.if.epil.i50:                                  ; preds = %B88.if.epil.i50, %B88.if.epil.preheader.i46
  %h.4.044.epil.i51 = phi i64 [ %.161.epil.i58, %B88.if.epil.i50 ], [ %h.4.044.epil.init.i47, %B88.if.epil.preheader.i46 ]
  %epil.iter.i52 = phi i64 [ %epil.iter.next.i59, %B88.if.epil.i50 ], [ 0, %B88.if.epil.preheader.i46 ]
  %95 = shl i64 %epil.iter.i52, 3
  %scevgep304 = getelementptr i8, ptr %scevgep303, i64 %95
  %.156.epil.i54 = load i64, ptr %scevgep304, align 8, !noalias !59
  %.158.epil.i55 = xor i64 %.156.epil.i54, %h.4.044.epil.i51
  %.159.epil.i56 = mul i64 %.158.epil.i55, %const342
  %.160.epil.i57 = lshr i64 %.159.epil.i56, 32
  %.161.epil.i58 = xor i64 %.160.epil.i57, %.159.epil.i56
  %epil.iter.next.i59 = add i64 %epil.iter.i52, 1
  %epil.iter.cmp.not.i60 = icmp eq i64 %xtraiter.i8, %epil.iter.next.i59
  br i1 %epil.iter.cmp.not.i60, label %B190.loopexit.i61, label %B88.if.epil.i50, !llvm.loop !47

B190.loopexit.i61:                                ; preds = %B88.if.epil.i50, %B190.loopexit.unr-lcssa.i44
  %.161.lcssa.i62 = phi i64 [ %.161.3.i42, %B190.loopexit.unr-lcssa.i44 ], [ %.161.epil.i58, %B88.if.epil.i50 ]
  %96 = mul i64 %.161.lcssa.i62, %const342
  br label %B1012.endif.endif.endif

B88.if.i11:                                       ; preds = %B88.if.i11, %B88.if.preheader.new.i9
  %h.4.044.i12 = phi i64 [ %const339, %B88.if.preheader.new.i9 ], [ %.161.3.i42, %B88.if.i11 ]
  %.1224042.i13 = phi i64 [ 0, %B88.if.preheader.new.i9 ], [ %.129.3.i34, %B88.if.i11 ]
  %sunkaddr.i14 = shl i64 %.1224042.i13, 3
  %scevgep301 = getelementptr i8, ptr %scevgep295, i64 %sunkaddr.i14
  %scevgep302 = getelementptr i8, ptr %scevgep301, i64 -24
  %.156.i16 = load i64, ptr %scevgep302, align 8, !noalias !59
  %.158.i17 = xor i64 %.156.i16, %h.4.044.i12
  %.159.i18 = mul i64 %.158.i17, %const342
  %.160.i19 = lshr i64 %.159.i18, 32
  %97 = shl i64 %.1224042.i13, 3
  %scevgep299 = getelementptr i8, ptr %scevgep295, i64 %97
  %scevgep300 = getelementptr i8, ptr %scevgep299, i64 -16
  %.156.1.i23 = load i64, ptr %scevgep300, align 8, !noalias !59
  %98 = xor i64 %.156.1.i23, %.160.i19
  %.158.1.i24 = xor i64 %98, %.159.i18
  %.159.1.i25 = mul i64 %.158.1.i24, %const342
  %.160.1.i26 = lshr i64 %.159.1.i25, 32
  %99 = shl i64 %.1224042.i13, 3
  %scevgep297 = getelementptr i8, ptr %scevgep295, i64 %99
  %scevgep298 = getelementptr i8, ptr %scevgep297, i64 -8
  %.156.2.i30 = load i64, ptr %scevgep298, align 8, !noalias !59
  %100 = xor i64 %.156.2.i30, %.160.1.i26
  %.158.2.i31 = xor i64 %100, %.159.1.i25
  %.159.2.i32 = mul i64 %.158.2.i31, %const342
  %.160.2.i33 = lshr i64 %.159.2.i32, 32
  %.129.3.i34 = add nuw nsw i64 %.1224042.i13, 4
  %101 = shl i64 %.1224042.i13, 3
  %scevgep296 = getelementptr i8, ptr %scevgep295, i64 %101
  %.156.3.i38 = load i64, ptr %scevgep296, align 8, !noalias !59
  %102 = xor i64 %.156.3.i38, %.160.2.i33
  %.158.3.i39 = xor i64 %102, %.159.2.i32
  %.159.3.i40 = mul i64 %.158.3.i39, %const342
  %.160.3.i41 = lshr i64 %.159.3.i40, 32
  %.161.3.i42 = xor i64 %.160.3.i41, %.159.3.i40
  %niter.ncmp.3.i43 = icmp eq i64 %unroll_iter.i10, %.129.3.i34
  br i1 %niter.ncmp.3.i43, label %B190.loopexit.unr-lcssa.i44, label %B88.if.i11

B1012.endif.endif.endif:                          ; preds = %B190.loopexit.i61, %B1012.endif
  %h.4.0.lcssa.i63 = phi i64 [ %const333, %B1012.endif ], [ %96, %B190.loopexit.i61 ]
  %.175.i64 = lshr i64 %h.4.0.lcssa.i63, 29
  %.176.i65 = xor i64 %.175.i64, %h.4.0.lcssa.i63
  %.5.i67 = lshr i64 %.176.i65, 30
  %.6.i68 = xor i64 %.5.i67, %.176.i65
  %.7.i69 = mul i64 %.6.i68, %const341
  %.8.i70 = lshr i64 %.7.i69, 27
  %.9.i71 = xor i64 %.8.i70, %.7.i69
  %.10.i72 = mul i64 %.9.i71, %const338
  %.11.i73 = lshr i64 %.10.i72, 31
  %.12.i74 = xor i64 %.11.i73, %.10.i72
  %.12.i78 = lshr i64 %.10.i72, 52
  %.18.i79 = getelementptr i8, ptr %arg.sketch, i64 %.12.i78
  %.19.i80 = load i8, ptr %.18.i79, align 1, !noalias !60
  %.20.i81 = zext i8 %.19.i80 to i64
  %.25.i82 = shl nuw i64 1, %.20.i81
  %.26.i83 = add i64 %.25.i82, -1
  %.28.i84 = and i64 %.12.i74, %.26.i83
  %.29.i85 = icmp eq i64 %.28.i84, 0
  br i1 %.29.i85, label %B216.i86, label %B1012.endif.endif.endif.endif.endif

B216.i86:                                         ; preds = %B1012.endif.endif.endif
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
  %sunkaddr435 = getelementptr i8, ptr %arg.sketch, i64 %.12.i78
  store i8 %.102.i93, ptr %sunkaddr435, align 1, !noalias !60
  br label %B1012.endif.endif.endif.endif.endif

B1012.endif.endif.endif.endif.endif:              ; preds = %B532.i91, %B1012.endif.endif.endif
  %.5.i107 = tail call i64 @tideproof_check(ptr %.675), !noalias !63
  %.778 = and i64 %.5.i107, %arg.checked
  %.780 = xor i64 %failed.2.1411, -1
  %.781 = and i64 %.778, %.780
  %.786.not = icmp eq i64 %.781, 0
  br i1 %.786.not, label %B1854, label %B1394.if.preheader

B1394.if.preheader:                               ; preds = %B1012.endif.endif.endif.endif.endif
  br label %B1394.if

B1394.if:                                         ; preds = %B1394.if.preheader, %B1852
  %count.5.2357 = phi i64 [ %count.6.3, %B1852 ], [ %count.3.1410, %B1394.if.preheader ]
  %.897345355 = phi i64 [ %.904, %B1852 ], [ 0, %B1394.if.preheader ]
  %.904 = add nuw nsw i64 %.897345355, 1
  %104 = shl nuw i64 1, %.897345355
  %105 = and i64 %104, %.781
  %.944.not = icmp eq i64 %105, 0
  br i1 %.944.not, label %B1852, label %B1466

B1776.if:                                         ; preds = %B1776.if, %B1776.if.preheader
  %.1058339341 = phi i64 [ %.1065.3, %B1776.if ], [ 0, %B1776.if.preheader ]
  %106 = shl i64 %.1058339341, 2
  %sunkaddr436 = mul i64 %.1058339341, 4
  %sunkaddr437 = getelementptr i8, ptr %arg.schedule, i64 %sunkaddr436
  %.1092 = load i32, ptr %sunkaddr437, align 4
  %scevgep320 = getelementptr i8, ptr %scevgep314, i64 %106
  %scevgep321 = getelementptr i8, ptr %scevgep320, i64 -12
  store i32 %.1092, ptr %scevgep321, align 4
  %107 = shl i64 %.1058339341, 2
  %sunkaddr438 = mul i64 %.1058339341, 4
  %sunkaddr439 = getelementptr i8, ptr %arg.schedule, i64 %sunkaddr438
  %sunkaddr440 = getelementptr i8, ptr %sunkaddr439, i64 4
  %.1092.1 = load i32, ptr %sunkaddr440, align 4
  %scevgep318 = getelementptr i8, ptr %scevgep314, i64 %107
  %scevgep319 = getelementptr i8, ptr %scevgep318, i64 -8
  store i32 %.1092.1, ptr %scevgep319, align 4
  %108 = shl i64 %.1058339341, 2
  %sunkaddr441 = mul i64 %.1058339341, 4
  %sunkaddr442 = getelementptr i8, ptr %arg.schedule, i64 %sunkaddr441
  %sunkaddr443 = getelementptr i8, ptr %sunkaddr442, i64 8
  %.1092.2 = load i32, ptr %sunkaddr443, align 4
  %scevgep316 = getelementptr i8, ptr %scevgep314, i64 %108
  %scevgep317 = getelementptr i8, ptr %scevgep316, i64 -4
  store i32 %.1092.2, ptr %scevgep317, align 4
  %.1065.3 = add nuw i64 %.1058339341, 4
  %109 = shl i64 %.1058339341, 2
  %sunkaddr444 = mul i64 %.1058339341, 4
  %sunkaddr445 = getelementptr i8, ptr %arg.schedule, i64 %sunkaddr444
  %sunkaddr446 = getelementptr i8, ptr %sunkaddr445, i64 12
  %.1092.3 = load i32, ptr %sunkaddr446, align 4
  %scevgep315 = getelementptr i8, ptr %scevgep314, i64 %109
  store i32 %.1092.3, ptr %scevgep315, align 4
  %niter.ncmp.3 = icmp eq i64 %88, %.1065.3
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
  %status = call i32 @_ZN9tideproof10properties7engines6random6kernel5walksB3v31B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyy9uint32_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2ay9uint64_2a9uint32_2ay9uint64_2a8uint8_2a9uint64_2a(ptr %result, ptr %exception, i64 %a0, i64 %a1, i64 %a2, i64 %a3, ptr %a4, i64 %a5, i64 %a6, ptr %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, i64 %a12, ptr %a13, ptr %a14, i64 %a15, ptr %a16, ptr %a17, ptr %a18)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines6random6kernel8one_walkB3v42B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyy9uint32_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.index, i64 %arg.seed, i64 %arg.policy, i64 %arg.steps, ptr readonly captures(none) %arg.action_of, i64 %arg.transitions, i64 %arg.actions, ptr %arg.path, ptr writeonly captures(none) %arg.schedule, ptr %arg.successors, ptr %arg.kinds, ptr captures(none) %arg.weights) {
entry:
  %const93 = bitcast i64 -4658895280553007687 to i64
  %const92 = bitcast i64 -6148914691236517206 to i64
  %const91 = bitcast i64 -7723592293110705685 to i64
  %const85 = bitcast i64 4354685564936845354 to i64
  %.5.i.i.i = lshr i64 %arg.seed, 30
  %.6.i.i.i = xor i64 %.5.i.i.i, %arg.seed
  %.7.i.i.i = mul i64 %.6.i.i.i, %const93
  %.8.i.i.i = lshr i64 %.7.i.i.i, 27
  %.9.i.i.i = xor i64 %.8.i.i.i, %.7.i.i.i
  %.10.i.i.i = mul i64 %.9.i.i.i, %const91
  %.11.i.i.i = lshr i64 %.10.i.i.i, 31
  %.12.i.i.i = xor i64 %.11.i.i.i, %.10.i.i.i
  %0 = mul i64 %arg.index, %const85
  %.36.i.i = add i64 %.12.i.i.i, %0
  %.37.i.i = add i64 %.36.i.i, -7046029254386353131
  %.5.i1.i.i = lshr i64 %.37.i.i, 30
  %.6.i2.i.i = xor i64 %.5.i1.i.i, %.37.i.i
  %.7.i3.i.i = mul i64 %.6.i2.i.i, %const93
  %.8.i4.i.i = lshr i64 %.7.i3.i.i, 27
  %.9.i5.i.i = xor i64 %.8.i4.i.i, %.7.i3.i.i
  %.10.i6.i.i = mul i64 %.9.i5.i.i, %const91
  %.11.i7.i.i = lshr i64 %.10.i6.i.i, 31
  %.12.i8.i.i = xor i64 %.11.i7.i.i, %.10.i6.i.i
  %.37.i10.i = add i64 %.36.i.i, %const85
  %.5.i1.i11.i = lshr i64 %.37.i10.i, 30
  %.6.i2.i12.i = xor i64 %.5.i1.i11.i, %.37.i10.i
  %.7.i3.i13.i = mul i64 %.6.i2.i12.i, %const93
  %.8.i4.i14.i = lshr i64 %.7.i3.i13.i, 27
  %.9.i5.i15.i = xor i64 %.8.i4.i14.i, %.7.i3.i13.i
  %.10.i6.i16.i = mul i64 %.9.i5.i15.i, %const91
  %.11.i7.i17.i = lshr i64 %.10.i6.i16.i, 31
  %.12.i8.i18.i = xor i64 %.11.i7.i17.i, %.10.i6.i16.i
  %.62.i.i = or i64 %.12.i8.i18.i, 1
  %.67.i.i = lshr i64 %.12.i8.i18.i, 1
  %.79.not.i.i = icmp eq i64 %.62.i.i, %.67.i.i
  br i1 %.79.not.i.i, label %B420.thread.i.i, label %B304.preheader.i.i

B140.loopexit.i:                                  ; preds = %B1020.endif.i, %B964.endif.i
  %lsr.iv.next.i = add i64 %lsr.iv.i, 8
  %lsr.iv.next171.i = add i64 %lsr.iv170.i, 8
  %exitcond362.not.i = icmp eq i64 %.220.i, %arg.steps
  br i1 %exitcond362.not.i, label %common.ret, label %B144.endif.endif.i

B254.i:                                           ; preds = %B144.endif.endif.i
  %.339.i = icmp slt i64 %.7.i.i, 0
  br i1 %.339.i, label %B266.i, label %common.ret

B266.i:                                           ; preds = %B254.i
  %1 = trunc i64 %.7.i.i to i32
  %.345.i = xor i32 %1, -1
  %.348.i = getelementptr i32, ptr %arg.schedule, i64 %.213225266.i
  store i32 %.345.i, ptr %.348.i, align 4, !noalias !66
  %.351.i = trunc i64 %.213225266.i to i32
  %.356.i = getelementptr i32, ptr %arg.schedule, i64 %arg.steps
  store i32 %.351.i, ptr %.356.i, align 4, !noalias !66
  br label %common.ret

B542.i:                                           ; preds = %B412.endif.i
  %.419.i = lshr i64 %.12.i.i, 32
  %.7.i38.i = mul i64 %.419.i, %.7.i.i
  %.8.i39.i = lshr i64 %.7.i38.i, 32
  br label %B742.endif.i

B666.i:                                           ; preds = %B412.endif.i
  %.50.i.i = add nsw i64 %.7.i.i, -1
  switch i64 %.7.i.i, label %B92.if.preheader.new.i41.i [
    i64 1, label %B742.endif.i
    i64 2, label %B92.if.epil.preheader.i47.i
  ]

B92.if.preheader.new.i41.i:                       ; preds = %B666.i
  %const_mat89 = add i64 %const88, 2
  %unroll_iter.i42.i = and i64 %.50.i.i, %const_mat89
  br label %B92.if.i43.i

B162.loopexit.unr-lcssa.i.i:                      ; preds = %B92.if.i43.i
  %2 = or disjoint i64 %unroll_iter.i42.i, 1
  %3 = and i64 %.50.i.i, 1
  %lcmp.mod.not.i46.i = icmp eq i64 %3, 0
  br i1 %lcmp.mod.not.i46.i, label %B742.endif.i, label %B92.if.epil.preheader.i47.i

B92.if.epil.preheader.i47.i:                      ; preds = %B162.loopexit.unr-lcssa.i.i, %B666.i
  %best.2.052.epil.init.i.i = phi i64 [ 0, %B666.i ], [ %spec.select.1.i.i, %B162.loopexit.unr-lcssa.i.i ]
  %.1014850.epil.init.i.i = phi i64 [ 1, %B666.i ], [ %2, %B162.loopexit.unr-lcssa.i.i ]
  %.142.epil.i.i = getelementptr i32, ptr %arg.kinds, i64 %.1014850.epil.init.i.i
  %.143.epil.i.i = load i32, ptr %.142.epil.i.i, align 4, !noalias !69
  %.145.epil.i.i = zext i32 %.143.epil.i.i to i64
  %.146.epil.i.i = getelementptr i64, ptr %arg.weights, i64 %.145.epil.i.i
  %.147.epil.i.i = load i64, ptr %.146.epil.i.i, align 8, !noalias !69
  %.150.epil.i.i = getelementptr i32, ptr %arg.kinds, i64 %best.2.052.epil.init.i.i
  %.151.epil.i.i = load i32, ptr %.150.epil.i.i, align 4, !noalias !69
  %.155.epil.i.i = zext i32 %.151.epil.i.i to i64
  %.156.epil.i.i = getelementptr i64, ptr %arg.weights, i64 %.155.epil.i.i
  %.157.epil.i.i = load i64, ptr %.156.epil.i.i, align 8, !noalias !69
  %.158.epil.i.i = icmp ugt i64 %.147.epil.i.i, %.157.epil.i.i
  %spec.select.epil.i.i = select i1 %.158.epil.i.i, i64 %.1014850.epil.init.i.i, i64 %best.2.052.epil.init.i.i
  br label %B742.endif.i

B92.if.i43.i:                                     ; preds = %B92.if.i43.i, %B92.if.preheader.new.i41.i
  %best.2.052.i.i = phi i64 [ 0, %B92.if.preheader.new.i41.i ], [ %spec.select.1.i.i, %B92.if.i43.i ]
  %.1014850.i.i = phi i64 [ 1, %B92.if.preheader.new.i41.i ], [ %5, %B92.if.i43.i ]
  %sunkaddr = mul i64 %.1014850.i.i, 4
  %sunkaddr94 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr
  %.143.i.i = load i32, ptr %sunkaddr94, align 4, !noalias !69
  %.145.i.i = zext i32 %.143.i.i to i64
  %.146.i.i = getelementptr i64, ptr %arg.weights, i64 %.145.i.i
  %.147.i.i = load i64, ptr %.146.i.i, align 8, !noalias !69
  %.150.i.i = getelementptr i32, ptr %arg.kinds, i64 %best.2.052.i.i
  %.151.i.i = load i32, ptr %.150.i.i, align 4, !noalias !69
  %.155.i.i = zext i32 %.151.i.i to i64
  %.156.i.i = getelementptr i64, ptr %arg.weights, i64 %.155.i.i
  %.157.i.i = load i64, ptr %.156.i.i, align 8, !noalias !69
  %.158.i.i = icmp ugt i64 %.147.i.i, %.157.i.i
  %spec.select.i45.i = select i1 %.158.i.i, i64 %.1014850.i.i, i64 %best.2.052.i.i
  %sunkaddr95 = mul i64 %.1014850.i.i, 4
  %sunkaddr96 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr95
  %sunkaddr97 = getelementptr i8, ptr %sunkaddr96, i64 4
  %.143.1.i.i = load i32, ptr %sunkaddr97, align 4, !noalias !69
  %.145.1.i.i = zext i32 %.143.1.i.i to i64
  %.146.1.i.i = getelementptr i64, ptr %arg.weights, i64 %.145.1.i.i
  %.147.1.i.i = load i64, ptr %.146.1.i.i, align 8, !noalias !69
  %.150.1.i.i = getelementptr i32, ptr %arg.kinds, i64 %spec.select.i45.i
  %.151.1.i.i = load i32, ptr %.150.1.i.i, align 4, !noalias !69
  %.155.1.i.i = zext i32 %.151.1.i.i to i64
  %.156.1.i.i = getelementptr i64, ptr %arg.weights, i64 %.155.1.i.i
  %.157.1.i.i = load i64, ptr %.156.1.i.i, align 8, !noalias !69
  %.158.1.i.i = icmp ugt i64 %.147.1.i.i, %.157.1.i.i
  %4 = add i64 %.1014850.i.i, 1
  %spec.select.1.i.i = select i1 %.158.1.i.i, i64 %4, i64 %spec.select.i45.i
  %niter.ncmp.1.i.i = icmp eq i64 %4, %unroll_iter.i42.i
  %5 = add i64 %4, 1
  br i1 %niter.ncmp.1.i.i, label %B162.loopexit.unr-lcssa.i.i, label %B92.if.i43.i

B94.if.preheader.i.i:                             ; preds = %B412.endif.i
  %6 = icmp eq i64 %.7.i.i, 1
  br i1 %6, label %B94.if.epil.preheader.i.i, label %B94.if.preheader.new.i.i

B94.if.preheader.new.i.i:                         ; preds = %B94.if.preheader.i.i
  %const_mat90 = add i64 %const88, 2
  %unroll_iter.i51.i = and i64 %.7.i.i, %const_mat90
  br label %B94.if.i.i

B138.i.i:                                         ; preds = %B94.if.i.i
  %.174.i.i = getelementptr i64, ptr %arg.weights, i64 %.173.i.i
  %.175.i.i = load i64, ptr %.174.i.i, align 8, !noalias !72
  %.177.i.i = add i64 %.175.i.i, %total.3.0184.i.i
  br label %B164.i.i

B164.i.i:                                         ; preds = %B94.if.i.i, %B138.i.i
  %total.4.1.i.i = phi i64 [ %.177.i.i, %B138.i.i ], [ %total.3.0184.i.i, %B94.if.i.i ]
  %last.5.1.i.i = phi i32 [ %.161.i.i, %B138.i.i ], [ %last.4.0185.i.i, %B94.if.i.i ]
  %.122.1.i.i = add nuw i64 %.115180182.i.i, 2
  %sunkaddr98 = mul i64 %.115180182.i.i, 4
  %sunkaddr99 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr98
  %sunkaddr100 = getelementptr i8, ptr %sunkaddr99, i64 4
  %.157.1.i54.i = load i32, ptr %sunkaddr100, align 4, !noalias !72
  %.159.1.i.i = zext i32 %.157.1.i54.i to i64
  %.160.1.i.i = getelementptr i32, ptr %arg.action_of, i64 %.159.1.i.i
  %.161.1.i.i = load i32, ptr %.160.1.i.i, align 4, !noalias !72
  %.173.1.i.i = zext i32 %.161.1.i.i to i64
  %.167.not.1.i.i = icmp eq i32 %.161.1.i.i, %last.5.1.i.i
  br i1 %.167.not.1.i.i, label %B164.1.i.i, label %B138.1.i.i

B138.1.i.i:                                       ; preds = %B164.i.i
  %.174.1.i.i = getelementptr i64, ptr %arg.weights, i64 %.173.1.i.i
  %.175.1.i.i = load i64, ptr %.174.1.i.i, align 8, !noalias !72
  %.177.1.i.i = add i64 %.175.1.i.i, %total.4.1.i.i
  br label %B164.1.i.i

B164.1.i.i:                                       ; preds = %B138.1.i.i, %B164.i.i
  %total.4.1.1.i.i = phi i64 [ %.177.1.i.i, %B138.1.i.i ], [ %total.4.1.i.i, %B164.i.i ]
  %last.5.1.1.i.i = phi i32 [ %.161.1.i.i, %B138.1.i.i ], [ %last.5.1.i.i, %B164.i.i ]
  %niter.ncmp.1.i55.i = icmp eq i64 %unroll_iter.i51.i, %.122.1.i.i
  br i1 %niter.ncmp.1.i55.i, label %B166.unr-lcssa.i.i, label %B94.if.i.i

B166.unr-lcssa.i.i:                               ; preds = %B164.1.i.i
  %7 = and i64 %.7.i.i, 1
  %lcmp.mod.not.i56.i = icmp eq i64 %7, 0
  br i1 %lcmp.mod.not.i56.i, label %B166.i.i, label %B94.if.epil.preheader.i.i

B94.if.epil.preheader.i.i:                        ; preds = %B166.unr-lcssa.i.i, %B94.if.preheader.i.i
  %last.4.0185.epil.init.i.i = phi i32 [ -1, %B94.if.preheader.i.i ], [ %last.5.1.1.i.i, %B166.unr-lcssa.i.i ]
  %total.3.0184.epil.init.i.i = phi i64 [ 0, %B94.if.preheader.i.i ], [ %total.4.1.1.i.i, %B166.unr-lcssa.i.i ]
  %.115180182.epil.init.i.i = phi i64 [ 0, %B94.if.preheader.i.i ], [ %unroll_iter.i51.i, %B166.unr-lcssa.i.i ]
  %.156.epil.i57.i = getelementptr i32, ptr %arg.kinds, i64 %.115180182.epil.init.i.i
  %.157.epil.i58.i = load i32, ptr %.156.epil.i57.i, align 4, !noalias !72
  %.159.epil.i.i = zext i32 %.157.epil.i58.i to i64
  %.160.epil.i.i = getelementptr i32, ptr %arg.action_of, i64 %.159.epil.i.i
  %.161.epil.i.i = load i32, ptr %.160.epil.i.i, align 4, !noalias !72
  %.173.epil.i.i = zext i32 %.161.epil.i.i to i64
  %.167.not.epil.i.i = icmp eq i32 %.161.epil.i.i, %last.4.0185.epil.init.i.i
  br i1 %.167.not.epil.i.i, label %B166.i.i, label %B138.epil.i.i

B138.epil.i.i:                                    ; preds = %B94.if.epil.preheader.i.i
  %.174.epil.i.i = getelementptr i64, ptr %arg.weights, i64 %.173.epil.i.i
  %.175.epil.i.i = load i64, ptr %.174.epil.i.i, align 8, !noalias !72
  %.177.epil.i.i = add i64 %.175.epil.i.i, %total.3.0184.epil.init.i.i
  br label %B166.i.i

B166.i.i:                                         ; preds = %B138.epil.i.i, %B94.if.epil.preheader.i.i, %B166.unr-lcssa.i.i
  %total.4.1.lcssa.i.i = phi i64 [ %total.4.1.1.i.i, %B166.unr-lcssa.i.i ], [ %.177.epil.i.i, %B138.epil.i.i ], [ %total.3.0184.epil.init.i.i, %B94.if.epil.preheader.i.i ]
  %.212.i.i = icmp eq i64 %total.4.1.lcssa.i.i, 0
  br i1 %.212.i.i, label %B268.if.preheader.i.i, label %B450.preheader.i.i

B268.if.preheader.i.i:                            ; preds = %B166.i.i
  %xtraiter11.i.i = and i64 %.7.i.i, 3
  %8 = icmp ult i64 %.7.i.i, 4
  br i1 %8, label %B268.if.epil.preheader.i.i, label %B268.if.preheader.new.i.i

B268.if.preheader.new.i.i:                        ; preds = %B268.if.preheader.i.i
  %unroll_iter15.i.i = and i64 %.7.i.i, %const88
  br label %B268.if.i.i

B450.preheader.loopexit.unr-lcssa.i.i:            ; preds = %B268.if.i.i
  %lcmp.mod12.not.i.i = icmp eq i64 %xtraiter11.i.i, 0
  br i1 %lcmp.mod12.not.i.i, label %B450.preheader.i.i, label %B268.if.epil.preheader.i.i

B268.if.epil.preheader.i.i:                       ; preds = %B450.preheader.loopexit.unr-lcssa.i.i, %B268.if.preheader.i.i
  %last.6.1194.epil.init.i.i = phi i32 [ -1, %B268.if.preheader.i.i ], [ %.367.3.i.i, %B450.preheader.loopexit.unr-lcssa.i.i ]
  %total.5.1193.epil.init.i.i = phi i64 [ 0, %B268.if.preheader.i.i ], [ %spec.select.3.i.i, %B450.preheader.loopexit.unr-lcssa.i.i ]
  %.319189191.epil.init.i.i = phi i64 [ 0, %B268.if.preheader.i.i ], [ %unroll_iter15.i.i, %B450.preheader.loopexit.unr-lcssa.i.i ]
  %9 = shl i64 %.319189191.epil.init.i.i, 2
  %scevgep19.i.i = getelementptr i8, ptr %arg.kinds, i64 %9
  br label %B268.if.epil.i.i

B268.if.epil.i.i:                                 ; preds = %B268.if.epil.i.i, %B268.if.epil.preheader.i.i
  %last.6.1194.epil.i.i = phi i32 [ %.367.epil.i.i, %B268.if.epil.i.i ], [ %last.6.1194.epil.init.i.i, %B268.if.epil.preheader.i.i ]
  %total.5.1193.epil.i.i = phi i64 [ %spec.select.epil.i62.i, %B268.if.epil.i.i ], [ %total.5.1193.epil.init.i.i, %B268.if.epil.preheader.i.i ]
  %epil.iter.i61.i = phi i64 [ %epil.iter.next.i63.i, %B268.if.epil.i.i ], [ 0, %B268.if.epil.preheader.i.i ]
  %10 = shl i64 %epil.iter.i61.i, 2
  %scevgep145.i = getelementptr i8, ptr %scevgep19.i.i, i64 %10
  %.363.epil.i.i = load i32, ptr %scevgep145.i, align 4, !noalias !72
  %.365.epil.i.i = zext i32 %.363.epil.i.i to i64
  %.366.epil.i.i = getelementptr i32, ptr %arg.action_of, i64 %.365.epil.i.i
  %.367.epil.i.i = load i32, ptr %.366.epil.i.i, align 4, !noalias !72
  %.373.not.epil.i.i = icmp ne i32 %.367.epil.i.i, %last.6.1194.epil.i.i
  %.378.epil.i.i = zext i1 %.373.not.epil.i.i to i64
  %spec.select.epil.i62.i = add i64 %total.5.1193.epil.i.i, %.378.epil.i.i
  %epil.iter.next.i63.i = add i64 %epil.iter.i61.i, 1
  %epil.iter.cmp.not.i64.i = icmp eq i64 %xtraiter11.i.i, %epil.iter.next.i63.i
  br i1 %epil.iter.cmp.not.i64.i, label %B450.preheader.i.i, label %B268.if.epil.i.i, !llvm.loop !75

B450.preheader.i.i:                               ; preds = %B268.if.epil.i.i, %B450.preheader.loopexit.unr-lcssa.i.i, %B166.i.i
  %total.7.0.i.i = phi i64 [ %total.4.1.lcssa.i.i, %B166.i.i ], [ %spec.select.3.i.i, %B450.preheader.loopexit.unr-lcssa.i.i ], [ %spec.select.epil.i62.i, %B268.if.epil.i.i ]
  %.414.i.i = lshr i64 %.12.i.i, 32
  %.7.i.i48.i = mul i64 %total.7.0.i.i, %.414.i.i
  %.8.i.i49.i = lshr i64 %.7.i.i48.i, 32
  %11 = sub i64 2, %.7.i.i
  br label %B450.i.i

B450.i.i:                                         ; preds = %B694.i.i, %B450.preheader.i.i
  %left.2.0.i.i = phi i64 [ %math.i.i, %B694.i.i ], [ %.8.i.i49.i, %B450.preheader.i.i ]
  %begin.2.0.i.i = phi i64 [ %end.3.1.i.i, %B694.i.i ], [ 0, %B450.preheader.i.i ]
  %.451.i.i = getelementptr i32, ptr %arg.kinds, i64 %begin.2.0.i.i
  %.452.i.i = load i32, ptr %.451.i.i, align 4, !noalias !72
  %.454.i.i = zext i32 %.452.i.i to i64
  %.455.i.i = getelementptr i32, ptr %arg.action_of, i64 %.454.i.i
  %.456.i.i = load i32, ptr %.455.i.i, align 4, !noalias !72
  %.550.i.i = zext i32 %.456.i.i to i64
  %.461.i.i = add i64 %begin.2.0.i.i, 1
  %.471.i.i = icmp ult i64 %.461.i.i, %.7.i.i
  br i1 %.471.i.i, label %B526.i.i, label %B646.i.i

B526.i.i:                                         ; preds = %B450.i.i
  %12 = trunc i64 %.550.i.i to i32
  %sunkaddr36.i.i = shl i64 %begin.2.0.i.i, 2
  %sunkaddr37.i.i = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr36.i.i
  %sunkaddr38.i.i = getelementptr i8, ptr %sunkaddr37.i.i, i64 4
  %.483.i.i = load i32, ptr %sunkaddr38.i.i, align 4, !noalias !72
  %.487.i.i = zext i32 %.483.i.i to i64
  %.488.i.i = getelementptr i32, ptr %arg.action_of, i64 %.487.i.i
  %.489.i.i = load i32, ptr %.488.i.i, align 4, !noalias !72
  %.491.i.i = icmp eq i32 %.489.i.i, %12
  br i1 %.491.i.i, label %B562.i.i.preheader, label %B646.i.i

B562.i.i.preheader:                               ; preds = %B526.i.i
  br label %B562.i.i

B562.i.i:                                         ; preds = %B610.i.i, %B562.i.i.preheader
  %end.2.2.i.i = phi i64 [ %.497.i.i, %B610.i.i ], [ %.461.i.i, %B562.i.i.preheader ]
  %13 = add i64 %11, %end.2.2.i.i
  %exitcond199.not.i.i = icmp eq i64 %13, 1
  br i1 %exitcond199.not.i.i, label %B646.i.i, label %B610.i.i

B610.i.i:                                         ; preds = %B562.i.i
  %14 = trunc i64 %.550.i.i to i32
  %.497.i.i = add i64 %end.2.2.i.i, 1
  %sunkaddr101 = mul i64 %.497.i.i, 4
  %sunkaddr102 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr101
  %.519.i.i = load i32, ptr %sunkaddr102, align 4, !noalias !72
  %.523.i.i = zext i32 %.519.i.i to i64
  %.524.i.i = getelementptr i32, ptr %arg.action_of, i64 %.523.i.i
  %.525.i.i = load i32, ptr %.524.i.i, align 4, !noalias !72
  %.527.i.i = icmp eq i32 %.525.i.i, %14
  br i1 %.527.i.i, label %B562.i.i, label %B646.i.i

B646.i.i:                                         ; preds = %B610.i.i, %B562.i.i, %B526.i.i, %B450.i.i
  %end.3.1.i.i = phi i64 [ %.461.i.i, %B526.i.i ], [ %.461.i.i, %B450.i.i ], [ %.7.i.i, %B562.i.i ], [ %.497.i.i, %B610.i.i ]
  %15 = icmp eq i64 %total.4.1.lcssa.i.i, 0
  br i1 %15, label %B694.i.i, label %B680.i.i

B680.i.i:                                         ; preds = %B646.i.i
  %.551.i.i = getelementptr i64, ptr %arg.weights, i64 %.550.i.i
  %.552.i.i = load i64, ptr %.551.i.i, align 8, !noalias !72
  br label %B694.i.i

B694.i.i:                                         ; preds = %B680.i.i, %B646.i.i
  %"$phi694.0.2.1.i.i" = phi i64 [ %.552.i.i, %B680.i.i ], [ 1, %B646.i.i ]
  %16 = tail call { i64, i1 } @llvm.usub.with.overflow.i64(i64 %left.2.0.i.i, i64 %"$phi694.0.2.1.i.i")
  %math.i.i = extractvalue { i64, i1 } %16, 0
  %ov.i.i = extractvalue { i64, i1 } %16, 1
  br i1 %ov.i.i, label %_ZN9tideproof10properties7engines6random6kernel9by_weightB3v39B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay.exit.i, label %B450.i.i

B94.if.i.i:                                       ; preds = %B164.1.i.i, %B94.if.preheader.new.i.i
  %last.4.0185.i.i = phi i32 [ -1, %B94.if.preheader.new.i.i ], [ %last.5.1.1.i.i, %B164.1.i.i ]
  %total.3.0184.i.i = phi i64 [ 0, %B94.if.preheader.new.i.i ], [ %total.4.1.1.i.i, %B164.1.i.i ]
  %.115180182.i.i = phi i64 [ 0, %B94.if.preheader.new.i.i ], [ %.122.1.i.i, %B164.1.i.i ]
  %sunkaddr103 = mul i64 %.115180182.i.i, 4
  %sunkaddr104 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr103
  %.157.i52.i = load i32, ptr %sunkaddr104, align 4, !noalias !72
  %.159.i.i = zext i32 %.157.i52.i to i64
  %.160.i.i = getelementptr i32, ptr %arg.action_of, i64 %.159.i.i
  %.161.i.i = load i32, ptr %.160.i.i, align 4, !noalias !72
  %.173.i.i = zext i32 %.161.i.i to i64
  %.167.not.i.i = icmp eq i32 %.161.i.i, %last.4.0185.i.i
  br i1 %.167.not.i.i, label %B164.i.i, label %B138.i.i

B268.if.i.i:                                      ; preds = %B268.if.i.i, %B268.if.preheader.new.i.i
  %last.6.1194.i.i = phi i32 [ -1, %B268.if.preheader.new.i.i ], [ %.367.3.i.i, %B268.if.i.i ]
  %total.5.1193.i.i = phi i64 [ 0, %B268.if.preheader.new.i.i ], [ %spec.select.3.i.i, %B268.if.i.i ]
  %.319189191.i.i = phi i64 [ 0, %B268.if.preheader.new.i.i ], [ %.326.3.i.i, %B268.if.i.i ]
  %sunkaddr105 = mul i64 %.319189191.i.i, 4
  %sunkaddr106 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr105
  %.363.i.i = load i32, ptr %sunkaddr106, align 4, !noalias !72
  %.365.i.i = zext i32 %.363.i.i to i64
  %.366.i.i = getelementptr i32, ptr %arg.action_of, i64 %.365.i.i
  %.367.i.i = load i32, ptr %.366.i.i, align 4, !noalias !72
  %.373.not.i.i = icmp ne i32 %.367.i.i, %last.6.1194.i.i
  %.378.i.i = zext i1 %.373.not.i.i to i64
  %spec.select.i59.i = add i64 %total.5.1193.i.i, %.378.i.i
  %sunkaddr107 = mul i64 %.319189191.i.i, 4
  %sunkaddr108 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr107
  %sunkaddr109 = getelementptr i8, ptr %sunkaddr108, i64 4
  %.363.1.i.i = load i32, ptr %sunkaddr109, align 4, !noalias !72
  %.365.1.i.i = zext i32 %.363.1.i.i to i64
  %.366.1.i.i = getelementptr i32, ptr %arg.action_of, i64 %.365.1.i.i
  %.367.1.i.i = load i32, ptr %.366.1.i.i, align 4, !noalias !72
  %.373.not.1.i.i = icmp ne i32 %.367.1.i.i, %.367.i.i
  %.378.1.i.i = zext i1 %.373.not.1.i.i to i64
  %spec.select.1.i60.i = add i64 %spec.select.i59.i, %.378.1.i.i
  %sunkaddr110 = mul i64 %.319189191.i.i, 4
  %sunkaddr111 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr110
  %sunkaddr112 = getelementptr i8, ptr %sunkaddr111, i64 8
  %.363.2.i.i = load i32, ptr %sunkaddr112, align 4, !noalias !72
  %.365.2.i.i = zext i32 %.363.2.i.i to i64
  %.366.2.i.i = getelementptr i32, ptr %arg.action_of, i64 %.365.2.i.i
  %.367.2.i.i = load i32, ptr %.366.2.i.i, align 4, !noalias !72
  %.373.not.2.i.i = icmp ne i32 %.367.2.i.i, %.367.1.i.i
  %.378.2.i.i = zext i1 %.373.not.2.i.i to i64
  %spec.select.2.i.i = add i64 %spec.select.1.i60.i, %.378.2.i.i
  %.326.3.i.i = add nuw i64 %.319189191.i.i, 4
  %sunkaddr113 = mul i64 %.319189191.i.i, 4
  %sunkaddr114 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr113
  %sunkaddr115 = getelementptr i8, ptr %sunkaddr114, i64 12
  %.363.3.i.i = load i32, ptr %sunkaddr115, align 4, !noalias !72
  %.365.3.i.i = zext i32 %.363.3.i.i to i64
  %.366.3.i.i = getelementptr i32, ptr %arg.action_of, i64 %.365.3.i.i
  %.367.3.i.i = load i32, ptr %.366.3.i.i, align 4, !noalias !72
  %.373.not.3.i.i = icmp ne i32 %.367.3.i.i, %.367.2.i.i
  %.378.3.i.i = zext i1 %.373.not.3.i.i to i64
  %spec.select.3.i.i = add i64 %spec.select.2.i.i, %.378.3.i.i
  %niter16.ncmp.3.i.i = icmp eq i64 %unroll_iter15.i.i, %.326.3.i.i
  br i1 %niter16.ncmp.3.i.i, label %B450.preheader.loopexit.unr-lcssa.i.i, label %B268.if.i.i

_ZN9tideproof10properties7engines6random6kernel9by_weightB3v39B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay.exit.i: ; preds = %B694.i.i
  %.585.i.i = sub i64 %end.3.1.i.i, %begin.2.0.i.i
  %.6.i.i50.i = and i64 %.12.i.i, 4294967295
  %.7.i1.i.i = mul i64 %.585.i.i, %.6.i.i50.i
  %.8.i2.i.i = lshr i64 %.7.i1.i.i, 32
  %.616.i.i = add i64 %.8.i2.i.i, %begin.2.0.i.i
  br label %B742.endif.i

B884.i:                                           ; preds = %B742.endif.i
  %sunkaddr242.i = shl i64 %chosen.3.1.in.sroa.speculated.i, 2
  %sunkaddr243.i = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr242.i
  %.576.i = load i32, ptr %sunkaddr243.i, align 4, !noalias !66
  %.202.i.i = zext i32 %.576.i to i64
  %.4.i.i.i = tail call i64 @tideproof_words(), !noalias !76
  %.11941.not.i.i = icmp slt i64 %.4.i.i.i, 1
  br i1 %.11941.not.i.i, label %B128.i.i, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B884.i
  %xtraiter.i65.i = and i64 %.4.i.i.i, 3
  %17 = icmp ult i64 %.4.i.i.i, 4
  br i1 %17, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i66.i = and i64 %.4.i.i.i, %const88
  %18 = shl i64 %chosen.3.1.in.sroa.speculated.i, 3
  %19 = mul i64 %18, %.4.i.i
  %scevgep150.i = getelementptr i8, ptr %scevgep149.i, i64 %19
  %20 = mul i64 %.4.i34.i, %lsr.iv.i
  %scevgep41 = getelementptr i8, ptr %scevgep40, i64 %20
  br label %B88.if.i.i

B134.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i79.i = icmp eq i64 %xtraiter.i65.i, 0
  br i1 %lcmp.mod.not.i79.i, label %B884.endif.endif.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B134.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %difference.2.044.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %.1254042.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i66.i, %B134.loopexit.unr-lcssa.i.i ]
  %21 = shl i64 %.1254042.epil.init.i.i, 3
  %scevgep.i80.i = getelementptr i8, ptr %.557.i, i64 %21
  %22 = mul i64 %.4.i34.i, %lsr.iv.i
  %23 = add i64 %22, %21
  %scevgep48 = getelementptr i8, ptr %arg.path, i64 %23
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %difference.2.044.epil.i.i = phi i64 [ %.165.epil.i.i, %B88.if.epil.i.i ], [ %difference.2.044.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i81.i = phi i64 [ %epil.iter.next.i83.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %24 = shl i64 %epil.iter.i81.i, 3
  %scevgep49 = getelementptr i8, ptr %scevgep48, i64 %24
  %.159.epil.i82.i = load i64, ptr %scevgep49, align 8, !noalias !81
  %scevgep167.i = getelementptr i8, ptr %scevgep.i80.i, i64 %24
  %.162.epil.i.i = load i64, ptr %scevgep167.i, align 8, !noalias !81
  %.163.epil.i.i = xor i64 %.162.epil.i.i, %.159.epil.i82.i
  %.165.epil.i.i = or i64 %.163.epil.i.i, %difference.2.044.epil.i.i
  %epil.iter.next.i83.i = add i64 %epil.iter.i81.i, 1
  %epil.iter.cmp.not.i84.i = icmp eq i64 %xtraiter.i65.i, %epil.iter.next.i83.i
  br i1 %epil.iter.cmp.not.i84.i, label %B884.endif.endif.i, label %B88.if.epil.i.i, !llvm.loop !82

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %difference.2.044.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.165.3.i.i, %B88.if.i.i ]
  %.1254042.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.132.3.i.i, %B88.if.i.i ]
  %sunkaddr.i67.i = shl i64 %.1254042.i.i, 3
  %scevgep42 = getelementptr i8, ptr %scevgep41, i64 %sunkaddr.i67.i
  %scevgep47 = getelementptr i8, ptr %scevgep42, i64 -24
  %.159.i68.i = load i64, ptr %scevgep47, align 8, !noalias !81
  %scevgep156.i = getelementptr i8, ptr %scevgep150.i, i64 %sunkaddr.i67.i
  %scevgep157.i = getelementptr i8, ptr %scevgep156.i, i64 -24
  %.162.i.i = load i64, ptr %scevgep157.i, align 8, !noalias !81
  %.163.i.i = xor i64 %.162.i.i, %.159.i68.i
  %.165.i.i = or i64 %.163.i.i, %difference.2.044.i.i
  %25 = shl i64 %.1254042.i.i, 3
  %scevgep45 = getelementptr i8, ptr %scevgep41, i64 %25
  %scevgep46 = getelementptr i8, ptr %scevgep45, i64 -16
  %.159.1.i69.i = load i64, ptr %scevgep46, align 8, !noalias !81
  %26 = shl i64 %.1254042.i.i, 3
  %scevgep38 = getelementptr i8, ptr %scevgep150.i, i64 %26
  %scevgep39 = getelementptr i8, ptr %scevgep38, i64 -16
  %.162.1.i.i = load i64, ptr %scevgep39, align 8, !noalias !81
  %.163.1.i.i = xor i64 %.162.1.i.i, %.159.1.i69.i
  %.165.1.i.i = or i64 %.165.i.i, %.163.1.i.i
  %27 = shl i64 %.1254042.i.i, 3
  %scevgep43 = getelementptr i8, ptr %scevgep41, i64 %27
  %scevgep44 = getelementptr i8, ptr %scevgep43, i64 -8
  %.159.2.i.i = load i64, ptr %scevgep44, align 8, !noalias !81
  %28 = shl i64 %.1254042.i.i, 3
  %scevgep36 = getelementptr i8, ptr %scevgep150.i, i64 %28
  %scevgep37 = getelementptr i8, ptr %scevgep36, i64 -8
  %.162.2.i.i = load i64, ptr %scevgep37, align 8, !noalias !81
  %.163.2.i.i = xor i64 %.162.2.i.i, %.159.2.i.i
  %.165.2.i.i = or i64 %.165.1.i.i, %.163.2.i.i
  %.132.3.i.i = add nuw nsw i64 %.1254042.i.i, 4
  %.159.3.i.i = load i64, ptr %scevgep42, align 8, !noalias !81
  %.162.3.i.i = load i64, ptr %scevgep156.i, align 8, !noalias !81
  %.163.3.i.i = xor i64 %.162.3.i.i, %.159.3.i.i
  %.165.3.i.i = or i64 %.165.2.i.i, %.163.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i66.i, %.132.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B134.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B304.i.i:                                         ; preds = %B304.preheader.i.i, %B304.i.i
  %changes.2.0.i.i = phi i64 [ %.84.i.i, %B304.i.i ], [ %.69.i.i, %B304.preheader.i.i ]
  %ones.2.0.i.i = phi i64 [ %.88.i.i, %B304.i.i ], [ 0, %B304.preheader.i.i ]
  %.82.i.i = add i64 %changes.2.0.i.i, -1
  %.84.i.i = and i64 %.82.i.i, %changes.2.0.i.i
  %.88.i.i = add i64 %ones.2.0.i.i, 1
  %.93.not.i.i = icmp eq i64 %.84.i.i, 0
  br i1 %.93.not.i.i, label %B420.i.i, label %B304.i.i

B420.i.i:                                         ; preds = %B304.i.i
  %29 = icmp ugt i64 %.88.i.i, 23
  %.112.i.i = xor i64 %.62.i.i, %const92
  %spec.select.i.i = select i1 %29, i64 %.62.i.i, i64 %.112.i.i
  br label %B0.endif.endif.i

B420.thread.i.i:                                  ; preds = %entry
  %.11210.i.i = xor i64 %.62.i.i, %const92
  br label %B0.endif.endif.i

B304.preheader.i.i:                               ; preds = %entry
  %.69.i.i = xor i64 %.62.i.i, %.67.i.i
  br label %B304.i.i

B0.endif.endif.i:                                 ; preds = %B420.thread.i.i, %B420.i.i
  %30 = phi i64 [ %.11210.i.i, %B420.thread.i.i ], [ %spec.select.i.i, %B420.i.i ]
  switch i64 %arg.policy, label %B0.endif.endif.endif.i [
    i64 1, label %B62.i.i
    i64 2, label %B196.i.i
    i64 3, label %B550.i.i
  ]

B62.i.i:                                          ; preds = %B0.endif.endif.i
  %.122209.not.i.i = icmp slt i64 %arg.actions, 1
  br i1 %.122209.not.i.i, label %B0.endif.endif.endif.i, label %B92.if.preheader.i.i

B92.if.preheader.i.i:                             ; preds = %B62.i.i
  %xtraiter.i.i = and i64 %arg.actions, 7
  %31 = icmp ult i64 %arg.actions, 8
  br i1 %31, label %B92.if.epil.preheader.i.i, label %B92.if.preheader.new.i.i

B92.if.preheader.new.i.i:                         ; preds = %B92.if.preheader.i.i
  %32 = add nsw i64 %arg.actions, -8
  %33 = lshr i64 %32, 3
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %B92.if.i.epil.preheader.i, label %B92.if.preheader.new.i.new.i

B92.if.preheader.new.i.new.i:                     ; preds = %B92.if.preheader.new.i.i
  %35 = add nuw nsw i64 %33, 1
  %36 = lshr i64 %35, 1
  %37 = mul nsw i64 %36, -2
  br label %B92.if.i.i

common.ret.loopexit.unr-lcssa.i.unr-lcssa.i:      ; preds = %B92.if.i.i
  %38 = and i64 %32, 8
  %lcmp.mod.not.i.not = icmp eq i64 %38, 0
  br i1 %lcmp.mod.not.i.not, label %B92.if.i.epil.preheader.i, label %common.ret.loopexit.unr-lcssa.i.i

B92.if.i.epil.preheader.i:                        ; preds = %common.ret.loopexit.unr-lcssa.i.unr-lcssa.i, %B92.if.preheader.new.i.i
  %.128208210.i.epil.init.i = phi i64 [ 0, %B92.if.preheader.new.i.i ], [ %.135.7.i.1.i, %common.ret.loopexit.unr-lcssa.i.unr-lcssa.i ]
  %sunkaddr.i.epil.i = shl i64 %.128208210.i.epil.init.i, 3
  %sunkaddr78.i.epil.i = getelementptr i8, ptr %arg.weights, i64 %sunkaddr.i.epil.i
  store i64 1, ptr %sunkaddr78.i.epil.i, align 8, !noalias !83
  %sunkaddr81.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 8
  store i64 1, ptr %sunkaddr81.i.epil.i, align 8, !noalias !83
  %sunkaddr84.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 16
  store i64 1, ptr %sunkaddr84.i.epil.i, align 8, !noalias !83
  %sunkaddr87.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 24
  store i64 1, ptr %sunkaddr87.i.epil.i, align 8, !noalias !83
  %sunkaddr90.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 32
  store i64 1, ptr %sunkaddr90.i.epil.i, align 8, !noalias !83
  %sunkaddr93.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 40
  store i64 1, ptr %sunkaddr93.i.epil.i, align 8, !noalias !83
  %sunkaddr96.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 48
  store i64 1, ptr %sunkaddr96.i.epil.i, align 8, !noalias !83
  %.135.7.i.epil.i = add nuw nsw i64 %.128208210.i.epil.init.i, 8
  %sunkaddr99.i.epil.i = getelementptr i8, ptr %sunkaddr78.i.epil.i, i64 56
  store i64 1, ptr %sunkaddr99.i.epil.i, align 8, !noalias !83
  br label %common.ret.loopexit.unr-lcssa.i.i

common.ret.loopexit.unr-lcssa.i.i:                ; preds = %B92.if.i.epil.preheader.i, %common.ret.loopexit.unr-lcssa.i.unr-lcssa.i
  %.135.7.i.lcssa.i = phi i64 [ %.135.7.i.epil.i, %B92.if.i.epil.preheader.i ], [ %.135.7.i.1.i, %common.ret.loopexit.unr-lcssa.i.unr-lcssa.i ]
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B0.endif.endif.endif.i, label %B92.if.epil.preheader.i.i

B92.if.epil.preheader.i.i:                        ; preds = %common.ret.loopexit.unr-lcssa.i.i, %B92.if.preheader.i.i
  %.128208210.epil.init.i.i = phi i64 [ 0, %B92.if.preheader.i.i ], [ %.135.7.i.lcssa.i, %common.ret.loopexit.unr-lcssa.i.i ]
  %39 = shl i64 %.128208210.epil.init.i.i, 3
  %scevgep.i.i = getelementptr i8, ptr %arg.weights, i64 %39
  br label %B92.if.epil.i.i

B92.if.epil.i.i:                                  ; preds = %B92.if.epil.i.i, %B92.if.epil.preheader.i.i
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B92.if.epil.i.i ], [ 0, %B92.if.epil.preheader.i.i ]
  %40 = shl i64 %epil.iter.i.i, 3
  %scevgep175.i = getelementptr i8, ptr %scevgep.i.i, i64 %40
  store i64 1, ptr %scevgep175.i, align 8, !noalias !83
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B0.endif.endif.endif.i, label %B92.if.epil.i.i, !llvm.loop !86

B196.i.i:                                         ; preds = %B0.endif.endif.i
  %.263202.not.i.i = icmp slt i64 %arg.actions, 1
  br i1 %.263202.not.i.i, label %B0.endif.endif.endif.i, label %B228.endif.preheader.i.i

B228.endif.preheader.i.i:                         ; preds = %B196.i.i
  %41 = shl i64 %30, 40
  %42 = add i64 %41, %.12.i8.i.i
  br label %B228.endif.i.i

B550.i.i:                                         ; preds = %B0.endif.endif.i
  %.466187.not.i.i = icmp slt i64 %arg.transitions, 1
  br i1 %.466187.not.i.i, label %B818.endif.endif.2.i.i, label %B582.endif.preheader.i.i

B582.endif.preheader.i.i:                         ; preds = %B550.i.i
  %const86 = bitcast i64 9223372036854775804 to i64
  %43 = shl i64 %30, 40
  %44 = add i64 %43, %.12.i8.i.i
  br label %B582.endif.i.i

B92.if.i.i:                                       ; preds = %B92.if.i.i, %B92.if.preheader.new.i.new.i
  %lsr.iv = phi i64 [ %lsr.iv.next, %B92.if.i.i ], [ %37, %B92.if.preheader.new.i.new.i ]
  %.128208210.i.i = phi i64 [ %.135.7.i.1.i, %B92.if.i.i ], [ 0, %B92.if.preheader.new.i.new.i ]
  %sunkaddr116 = mul i64 %.128208210.i.i, 8
  %sunkaddr117 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr116
  store i64 1, ptr %sunkaddr117, align 8, !noalias !83
  %sunkaddr118 = mul i64 %.128208210.i.i, 8
  %sunkaddr119 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr118
  %sunkaddr120 = getelementptr i8, ptr %sunkaddr119, i64 8
  store i64 1, ptr %sunkaddr120, align 8, !noalias !83
  %sunkaddr121 = mul i64 %.128208210.i.i, 8
  %sunkaddr122 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr121
  %sunkaddr123 = getelementptr i8, ptr %sunkaddr122, i64 16
  store i64 1, ptr %sunkaddr123, align 8, !noalias !83
  %sunkaddr124 = mul i64 %.128208210.i.i, 8
  %sunkaddr125 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr124
  %sunkaddr126 = getelementptr i8, ptr %sunkaddr125, i64 24
  store i64 1, ptr %sunkaddr126, align 8, !noalias !83
  %sunkaddr127 = mul i64 %.128208210.i.i, 8
  %sunkaddr128 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr127
  %sunkaddr129 = getelementptr i8, ptr %sunkaddr128, i64 32
  store i64 1, ptr %sunkaddr129, align 8, !noalias !83
  %sunkaddr130 = mul i64 %.128208210.i.i, 8
  %sunkaddr131 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr130
  %sunkaddr132 = getelementptr i8, ptr %sunkaddr131, i64 40
  store i64 1, ptr %sunkaddr132, align 8, !noalias !83
  %sunkaddr133 = mul i64 %.128208210.i.i, 8
  %sunkaddr134 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr133
  %sunkaddr135 = getelementptr i8, ptr %sunkaddr134, i64 48
  store i64 1, ptr %sunkaddr135, align 8, !noalias !83
  %sunkaddr136 = mul i64 %.128208210.i.i, 8
  %sunkaddr137 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr136
  %sunkaddr138 = getelementptr i8, ptr %sunkaddr137, i64 56
  store i64 1, ptr %sunkaddr138, align 8, !noalias !83
  %sunkaddr139 = mul i64 %.128208210.i.i, 8
  %sunkaddr140 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr139
  %sunkaddr141 = getelementptr i8, ptr %sunkaddr140, i64 64
  store i64 1, ptr %sunkaddr141, align 8, !noalias !83
  %sunkaddr142 = mul i64 %.128208210.i.i, 8
  %sunkaddr143 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr142
  %sunkaddr144 = getelementptr i8, ptr %sunkaddr143, i64 72
  store i64 1, ptr %sunkaddr144, align 8, !noalias !83
  %sunkaddr145 = mul i64 %.128208210.i.i, 8
  %sunkaddr146 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr145
  %sunkaddr147 = getelementptr i8, ptr %sunkaddr146, i64 80
  store i64 1, ptr %sunkaddr147, align 8, !noalias !83
  %sunkaddr148 = mul i64 %.128208210.i.i, 8
  %sunkaddr149 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr148
  %sunkaddr150 = getelementptr i8, ptr %sunkaddr149, i64 88
  store i64 1, ptr %sunkaddr150, align 8, !noalias !83
  %sunkaddr151 = mul i64 %.128208210.i.i, 8
  %sunkaddr152 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr151
  %sunkaddr153 = getelementptr i8, ptr %sunkaddr152, i64 96
  store i64 1, ptr %sunkaddr153, align 8, !noalias !83
  %sunkaddr154 = mul i64 %.128208210.i.i, 8
  %sunkaddr155 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr154
  %sunkaddr156 = getelementptr i8, ptr %sunkaddr155, i64 104
  store i64 1, ptr %sunkaddr156, align 8, !noalias !83
  %sunkaddr157 = mul i64 %.128208210.i.i, 8
  %sunkaddr158 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr157
  %sunkaddr159 = getelementptr i8, ptr %sunkaddr158, i64 112
  store i64 1, ptr %sunkaddr159, align 8, !noalias !83
  %.135.7.i.1.i = add i64 %.128208210.i.i, 16
  %sunkaddr160 = mul i64 %.135.7.i.1.i, 8
  %sunkaddr161 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr160
  %sunkaddr162 = getelementptr i8, ptr %sunkaddr161, i64 -8
  store i64 1, ptr %sunkaddr162, align 8, !noalias !83
  %lsr.iv.next = add i64 %lsr.iv, 2
  %niter.ncmp.1.i = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter.ncmp.1.i, label %common.ret.loopexit.unr-lcssa.i.unr-lcssa.i, label %B92.if.i.i

B228.endif.i.i:                                   ; preds = %B228.endif.i.i, %B228.endif.preheader.i.i
  %lsr.iv.i.i = phi i64 [ %42, %B228.endif.preheader.i.i ], [ %lsr.iv.next.i.i, %B228.endif.i.i ]
  %.269201203.i.i = phi i64 [ 0, %B228.endif.preheader.i.i ], [ %.276.i.i, %B228.endif.i.i ]
  %.5.i1.i25.i = lshr i64 %lsr.iv.i.i, 30
  %.6.i2.i26.i = xor i64 %.5.i1.i25.i, %lsr.iv.i.i
  %.7.i3.i27.i = mul i64 %.6.i2.i26.i, %const93
  %.8.i4.i28.i = lshr i64 %.7.i3.i27.i, 27
  %.9.i5.i29.i = xor i64 %.8.i4.i28.i, %.7.i3.i27.i
  %.10.i6.i30.i = mul i64 %.9.i5.i29.i, %const91
  %.11.i7.i31.i = lshr i64 %.10.i6.i30.i, 31
  %.12.i8.i32.i = xor i64 %.11.i7.i31.i, %.10.i6.i30.i
  %.276.i.i = add nuw nsw i64 %.269201203.i.i, 1
  %.339.i.i = and i64 %.12.i8.i32.i, 1
  %.340.not.i.i = icmp eq i64 %.339.i.i, 0
  %.349.i.i = lshr i64 %.12.i8.i32.i, 1
  %.352.i.i = and i64 %.349.i.i, 3
  %.353.i.i = shl nuw nsw i64 1, %.352.i.i
  %"$phi478.1.2.1.i.i" = select i1 %.340.not.i.i, i64 %.353.i.i, i64 0
  %45 = shl i64 %.269201203.i.i, 3
  %scevgep66.i.i = getelementptr i8, ptr %arg.weights, i64 %45
  store i64 %"$phi478.1.2.1.i.i", ptr %scevgep66.i.i, align 8, !noalias !83
  %lsr.iv.next.i.i = add i64 %lsr.iv.i.i, %30
  %exitcond220.not.i.i = icmp eq i64 %arg.actions, %.276.i.i
  br i1 %exitcond220.not.i.i, label %B0.endif.endif.endif.i, label %B228.endif.i.i

B582.endif.i.i:                                   ; preds = %B582.endif.i.i, %B582.endif.preheader.i.i
  %lsr.iv68.i.i = phi i64 [ %44, %B582.endif.preheader.i.i ], [ %lsr.iv.next69.i.i, %B582.endif.i.i ]
  %.472186188.i.i = phi i64 [ 0, %B582.endif.preheader.i.i ], [ %.479.i.i, %B582.endif.i.i ]
  %.5.i9.i.i = lshr i64 %lsr.iv68.i.i, 30
  %.6.i10.i.i = xor i64 %.5.i9.i.i, %lsr.iv68.i.i
  %.7.i11.i.i = mul i64 %.6.i10.i.i, %const93
  %.8.i12.i.i = lshr i64 %.7.i11.i.i, 27
  %.9.i13.i.i = xor i64 %.8.i12.i.i, %.7.i11.i.i
  %.10.i14.i.i = mul i64 %.9.i13.i.i, %const91
  %.11.i15.i.i = lshr i64 %.10.i14.i.i, 31
  %.12.i16.i.i = xor i64 %.11.i15.i.i, %.10.i14.i.i
  %.479.i.i = add nuw nsw i64 %.472186188.i.i, 1
  %const_mat87 = add i64 %const86, 4
  %.535.i.i = or i64 %.12.i16.i.i, %const_mat87
  %46 = shl i64 %.472186188.i.i, 3
  %scevgep67.i.i = getelementptr i8, ptr %arg.weights, i64 %46
  store i64 %.535.i.i, ptr %scevgep67.i.i, align 8, !noalias !83
  %lsr.iv.next69.i.i = add i64 %lsr.iv68.i.i, %30
  %exitcond.not.i.i = icmp eq i64 %arg.transitions, %.479.i.i
  br i1 %exitcond.not.i.i, label %B818.endif.endif.2.i.i, label %B582.endif.i.i

B818.endif.endif.2.i.i:                           ; preds = %B582.endif.i.i, %B550.i.i
  %const = bitcast i64 1099511627776 to i64
  %47 = getelementptr i64, ptr %arg.weights, i64 %arg.transitions
  %.663.i.i = add i64 %arg.transitions, %const
  %.666.i.i = mul i64 %30, %.663.i.i
  %.668.i.i = add i64 %.666.i.i, %.12.i8.i.i
  %.5.i.i19.i = lshr i64 %.668.i.i, 30
  %.6.i.i20.i = xor i64 %.5.i.i19.i, %.668.i.i
  %.7.i.i21.i = mul i64 %.6.i.i20.i, %const93
  %.8.i.i22.i = lshr i64 %.7.i.i21.i, 27
  %.9.i.i23.i = xor i64 %.8.i.i22.i, %.7.i.i21.i
  %.10.i.i24.i = mul i64 %.9.i.i23.i, %const91
  %48 = lshr i64 %.10.i.i24.i, 63
  %49 = lshr i64 %.10.i.i24.i, 32
  %.694.i.i = xor i64 %48, %49
  %.7.i34.i.i = mul i64 %.694.i.i, %arg.steps
  %.8.i35.i.i = lshr i64 %.7.i34.i.i, 32
  store i64 %.8.i35.i.i, ptr %47, align 8, !noalias !83
  %const_mat = add i64 %const, 1
  %.664.1.i.i = add i64 %arg.transitions, %const_mat
  %.666.1.i.i = mul i64 %30, %.664.1.i.i
  %.668.1.i.i = add i64 %.666.1.i.i, %.12.i8.i.i
  %.5.i17.i.i = lshr i64 %.668.1.i.i, 30
  %.6.i18.i.i = xor i64 %.5.i17.i.i, %.668.1.i.i
  %.7.i19.i.i = mul i64 %.6.i18.i.i, %const93
  %.8.i20.i.i = lshr i64 %.7.i19.i.i, 27
  %.9.i21.i.i = xor i64 %.8.i20.i.i, %.7.i19.i.i
  %.10.i22.i.i = mul i64 %.9.i21.i.i, %const91
  %50 = lshr i64 %.10.i22.i.i, 63
  %51 = lshr i64 %.10.i22.i.i, 32
  %.694.1.i.i = xor i64 %50, %51
  %.7.i37.i.i = mul i64 %.694.1.i.i, %arg.steps
  %.8.i38.i.i = lshr i64 %.7.i37.i.i, 32
  %.723.1.i.i = getelementptr i8, ptr %47, i64 8
  store i64 %.8.i38.i.i, ptr %.723.1.i.i, align 8, !noalias !83
  %const_mat84 = add i64 %const, 2
  %.664.2.i.i = add i64 %arg.transitions, %const_mat84
  %.666.2.i.i = mul i64 %30, %.664.2.i.i
  %.668.2.i.i = add i64 %.666.2.i.i, %.12.i8.i.i
  %.5.i25.i.i = lshr i64 %.668.2.i.i, 30
  %.6.i26.i.i = xor i64 %.5.i25.i.i, %.668.2.i.i
  %.7.i27.i.i = mul i64 %.6.i26.i.i, %const93
  %.8.i28.i.i = lshr i64 %.7.i27.i.i, 27
  %.9.i29.i.i = xor i64 %.8.i28.i.i, %.7.i27.i.i
  %.10.i30.i.i = mul i64 %.9.i29.i.i, %const91
  %52 = lshr i64 %.10.i30.i.i, 63
  %53 = lshr i64 %.10.i30.i.i, 32
  %.694.2.i.i = xor i64 %52, %53
  %.7.i40.i.i = mul i64 %.694.2.i.i, %arg.steps
  %.8.i41.i.i = lshr i64 %.7.i40.i.i, 32
  %.723.2.i.i = getelementptr i8, ptr %47, i64 16
  store i64 %.8.i41.i.i, ptr %.723.2.i.i, align 8, !noalias !83
  br label %B0.endif.endif.endif.i

B0.endif.endif.endif.i:                           ; preds = %B818.endif.endif.2.i.i, %B228.endif.i.i, %B196.i.i, %B92.if.epil.i.i, %common.ret.loopexit.unr-lcssa.i.i, %B62.i.i, %B0.endif.endif.i
  %.207263.not.i = icmp slt i64 %arg.steps, 1
  br i1 %.207263.not.i, label %common.ret, label %B142.if.lr.ph.i

B142.if.lr.ph.i:                                  ; preds = %B0.endif.endif.endif.i
  %const88 = bitcast i64 9223372036854775804 to i64
  %scevgep149.i = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep40 = getelementptr i8, ptr %arg.path, i64 24
  br label %B144.endif.endif.i

B144.endif.endif.i:                               ; preds = %B142.if.lr.ph.i, %B140.loopexit.i
  %lsr.iv170.i = phi i64 [ 8, %B142.if.lr.ph.i ], [ %lsr.iv.next171.i, %B140.loopexit.i ]
  %lsr.iv.i = phi i64 [ 0, %B142.if.lr.ph.i ], [ %lsr.iv.next.i, %B140.loopexit.i ]
  %.213225266.i = phi i64 [ 0, %B142.if.lr.ph.i ], [ %.220.i, %B140.loopexit.i ]
  %.220.i = add nuw nsw i64 %.213225266.i, 1
  %.4.i34.i = tail call i64 @tideproof_words(), !noalias !87
  %.274.i = mul i64 %.4.i34.i, %.213225266.i
  %.276.i = getelementptr i64, ptr %arg.path, i64 %.274.i
  %.7.i.i = tail call i64 @tideproof_expand(ptr %.276.i, ptr %arg.successors, ptr %arg.kinds), !noalias !90
  %.312.i = icmp slt i64 %.7.i.i, 1
  br i1 %.312.i, label %B254.i, label %B412.endif.i

B412.endif.i:                                     ; preds = %B144.endif.endif.i
  %.384.i = mul i64 %.213225266.i, %30
  %.386.i = add i64 %.384.i, %.12.i8.i.i
  %.5.i.i = lshr i64 %.386.i, 30
  %.6.i.i = xor i64 %.5.i.i, %.386.i
  %.7.i36.i = mul i64 %.6.i.i, %const93
  %.8.i.i = lshr i64 %.7.i36.i, 27
  %.9.i.i = xor i64 %.8.i.i, %.7.i36.i
  %.10.i.i = mul i64 %.9.i.i, %const91
  %.11.i.i = lshr i64 %.10.i.i, 31
  %.12.i.i = xor i64 %.11.i.i, %.10.i.i
  switch i64 %arg.policy, label %B94.if.preheader.i.i [
    i64 0, label %B542.i
    i64 3, label %B666.i
  ]

B742.endif.i:                                     ; preds = %_ZN9tideproof10properties7engines6random6kernel9by_weightB3v39B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay.exit.i, %B92.if.epil.preheader.i47.i, %B162.loopexit.unr-lcssa.i.i, %B666.i, %B542.i
  %chosen.3.1.in.sroa.speculated.i = phi i64 [ %.616.i.i, %_ZN9tideproof10properties7engines6random6kernel9by_weightB3v39B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay.exit.i ], [ %.8.i39.i, %B542.i ], [ 0, %B666.i ], [ %spec.select.1.i.i, %B162.loopexit.unr-lcssa.i.i ], [ %spec.select.epil.i.i, %B92.if.epil.preheader.i47.i ]
  %54 = icmp eq i64 %arg.policy, 3
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !93
  %.555.i = mul i64 %.4.i.i, %chosen.3.1.in.sroa.speculated.i
  %.557.i = getelementptr i64, ptr %arg.successors, i64 %.555.i
  %.563.i = getelementptr i32, ptr %arg.kinds, i64 %chosen.3.1.in.sroa.speculated.i
  %.564.i = load i32, ptr %.563.i, align 4, !noalias !66
  %.567.i = getelementptr i32, ptr %arg.schedule, i64 %.213225266.i
  store i32 %.564.i, ptr %.567.i, align 4, !noalias !66
  br i1 %54, label %B884.i, label %B964.endif.i

B884.endif.endif.i:                               ; preds = %B88.if.epil.i.i, %B134.loopexit.unr-lcssa.i.i
  %.165.lcssa.i.i = phi i64 [ %.165.3.i.i, %B134.loopexit.unr-lcssa.i.i ], [ %.165.epil.i.i, %B88.if.epil.i.i ]
  %.not.i = icmp eq i64 %.165.lcssa.i.i, 0
  br i1 %.not.i, label %B128.i.i, label %B92.i.i

B92.i.i:                                          ; preds = %B884.endif.endif.i
  %sunkaddr163 = mul i64 %arg.transitions, 8
  %sunkaddr164 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr163
  %.169.i.i = load i64, ptr %sunkaddr164, align 8, !noalias !96
  %.171.i.i = icmp eq i64 %.169.i.i, %.213225266.i
  br i1 %.171.i.i, label %B128.i.i, label %B92.1.i.i

B92.1.i.i:                                        ; preds = %B92.i.i
  %sunkaddr165 = mul i64 %arg.transitions, 8
  %sunkaddr166 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr165
  %sunkaddr167 = getelementptr i8, ptr %sunkaddr166, i64 8
  %.169.1.i.i = load i64, ptr %sunkaddr167, align 8, !noalias !96
  %.171.1.i.i = icmp eq i64 %.169.1.i.i, %.213225266.i
  br i1 %.171.1.i.i, label %B128.i.i, label %B92.2.i.i

B92.2.i.i:                                        ; preds = %B92.1.i.i
  %sunkaddr168 = mul i64 %arg.transitions, 8
  %sunkaddr169 = getelementptr i8, ptr %arg.weights, i64 %sunkaddr168
  %sunkaddr170 = getelementptr i8, ptr %sunkaddr169, i64 16
  %.169.2.i.i = load i64, ptr %sunkaddr170, align 8, !noalias !96
  %.171.2.i.i = icmp eq i64 %.169.2.i.i, %.213225266.i
  br i1 %.171.2.i.i, label %B128.i.i, label %B964.endif.i

B128.i.i:                                         ; preds = %B92.2.i.i, %B92.1.i.i, %B92.i.i, %B884.endif.endif.i, %B884.i
  %.195.i.i = sub nsw i64 %arg.steps, %.213225266.i
  %.203.i.i = getelementptr i64, ptr %arg.weights, i64 %.202.i.i
  store i64 %.195.i.i, ptr %.203.i.i, align 8, !noalias !96
  br label %B964.endif.i

B964.endif.i:                                     ; preds = %B128.i.i, %B92.2.i.i, %B742.endif.i
  %.4.i33.i = tail call i64 @tideproof_words(), !noalias !99
  %.755209.not.i = icmp slt i64 %.4.i33.i, 1
  br i1 %.755209.not.i, label %B140.loopexit.i, label %B1020.endif.i.preheader

B1020.endif.i.preheader:                          ; preds = %B964.endif.i
  br label %B1020.endif.i

B1020.endif.i:                                    ; preds = %B1020.endif.i, %B1020.endif.i.preheader
  %.761208210.i = phi i64 [ %.768.i, %B1020.endif.i ], [ 0, %B1020.endif.i.preheader ]
  %55 = shl i64 %.761208210.i, 3
  %scevgep174.i = getelementptr i8, ptr %.557.i, i64 %55
  %.795.i = load i64, ptr %scevgep174.i, align 8, !noalias !66
  %.4.i35.i = tail call i64 @tideproof_words(), !noalias !102
  %.768.i = add nuw nsw i64 %.761208210.i, 1
  %56 = mul i64 %lsr.iv170.i, %.4.i35.i
  %scevgep50 = getelementptr i8, ptr %arg.path, i64 %56
  %57 = shl i64 %.761208210.i, 3
  %scevgep51 = getelementptr i8, ptr %scevgep50, i64 %57
  store i64 %.795.i, ptr %scevgep51, align 8, !noalias !66
  %exitcond.not.i = icmp eq i64 %.4.i33.i, %.768.i
  br i1 %exitcond.not.i, label %B140.loopexit.i, label %B1020.endif.i

common.ret:                                       ; preds = %B0.endif.endif.endif.i, %B266.i, %B254.i, %B140.loopexit.i
  %arg.steps.sink.i = phi i64 [ %.213225266.i, %B254.i ], [ -1, %B266.i ], [ %arg.steps, %B0.endif.endif.endif.i ], [ %arg.steps, %B140.loopexit.i ]
  store i64 %arg.steps.sink.i, ptr %retptr, align 8
  ret i32 0
}

; Function Attrs: nounwind
define i64 @tideproof_one_walk(i64 %a0, i64 %a1, i64 %a2, i64 %a3, ptr %a4, i64 %a5, i64 %a6, ptr %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11) #1 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines6random6kernel8one_walkB3v42B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyy9uint32_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a(ptr %result, ptr %exception, i64 %a0, i64 %a1, i64 %a2, i64 %a3, ptr %a4, i64 %a5, i64 %a6, ptr %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nounwind }

!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN9tideproof10properties7engines6random6kernel4walkB3v32B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyy9uint32_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a: %retptr"}
!2 = distinct !{!2, !"_ZN9tideproof10properties7engines6random6kernel4walkB3v32B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyy9uint32_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a"}
!3 = !{!4, !1}
!4 = distinct !{!4, !5, !"_ZN9tideproof10properties7engines6random6kernel11by_priorityB3v38B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint32_2a9uint64_2a: %retptr"}
!5 = distinct !{!5, !"_ZN9tideproof10properties7engines6random6kernel11by_priorityB3v38B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint32_2a9uint64_2a"}
!6 = !{!7, !1}
!7 = distinct !{!7, !8, !"_ZN9tideproof10properties7engines6random6kernel9by_weightB3v39B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay: %retptr"}
!8 = distinct !{!8, !"_ZN9tideproof10properties7engines6random6kernel9by_weightB3v39B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!12, !14, !1}
!12 = distinct !{!12, !13, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!13 = distinct !{!13, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!14 = distinct !{!14, !15, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!15 = distinct !{!15, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!16 = !{!14, !1}
!17 = distinct !{!17, !10}
!18 = !{!19, !1}
!19 = distinct !{!19, !20, !"_ZN9tideproof10properties7engines6random6kernel6set_upB3v36B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyyyy9uint64_2a: %retptr"}
!20 = distinct !{!20, !"_ZN9tideproof10properties7engines6random6kernel6set_upB3v36B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyyyy9uint64_2a"}
!21 = distinct !{!21, !10}
!22 = !{!23, !1}
!23 = distinct !{!23, !24, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!24 = distinct !{!24, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!25 = !{!26, !1}
!26 = distinct !{!26, !27, !"_ZN9tideproof5model8backends7kernels6expandB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a: %retptr"}
!27 = distinct !{!27, !"_ZN9tideproof5model8backends7kernels6expandB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a"}
!28 = !{!29, !1}
!29 = distinct !{!29, !30, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!30 = distinct !{!30, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!31 = !{!32, !1}
!32 = distinct !{!32, !33, !"_ZN9tideproof10properties7engines6random6kernel14lower_priorityB3v40B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayjyyb: %retptr"}
!33 = distinct !{!33, !"_ZN9tideproof10properties7engines6random6kernel14lower_priorityB3v40B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayjyyb"}
!34 = !{!35, !1}
!35 = distinct !{!35, !36, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!36 = distinct !{!36, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!37 = !{!38, !1}
!38 = distinct !{!38, !39, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!39 = distinct !{!39, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!40 = !{!41, !43}
!41 = distinct !{!41, !42, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!42 = distinct !{!42, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!43 = distinct !{!43, !44, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!44 = distinct !{!44, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!45 = distinct !{!45, !10}
!46 = !{!43}
!47 = distinct !{!47, !10}
!48 = !{!49}
!49 = distinct !{!49, !50, !"_ZN9tideproof10properties7engines6random6kernel13add_to_sketchB3v41B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE8uint8_2ay: %retptr"}
!50 = distinct !{!50, !"_ZN9tideproof10properties7engines6random6kernel13add_to_sketchB3v41B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE8uint8_2ay"}
!51 = !{!52}
!52 = distinct !{!52, !53, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!53 = distinct !{!53, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!54 = !{!55, !57}
!55 = distinct !{!55, !56, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!56 = distinct !{!56, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!57 = distinct !{!57, !58, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!58 = distinct !{!58, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!59 = !{!57}
!60 = !{!61}
!61 = distinct !{!61, !62, !"_ZN9tideproof10properties7engines6random6kernel13add_to_sketchB3v41B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE8uint8_2ay: %retptr"}
!62 = distinct !{!62, !"_ZN9tideproof10properties7engines6random6kernel13add_to_sketchB3v41B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE8uint8_2ay"}
!63 = !{!64}
!64 = distinct !{!64, !65, !"_ZN9tideproof5model8backends7kernels5checkB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!65 = distinct !{!65, !"_ZN9tideproof5model8backends7kernels5checkB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!66 = !{!67}
!67 = distinct !{!67, !68, !"_ZN9tideproof10properties7engines6random6kernel4walkB3v32B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyy9uint32_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a: %retptr"}
!68 = distinct !{!68, !"_ZN9tideproof10properties7engines6random6kernel4walkB3v32B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyy9uint32_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a"}
!69 = !{!70, !67}
!70 = distinct !{!70, !71, !"_ZN9tideproof10properties7engines6random6kernel11by_priorityB3v38B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint32_2a9uint64_2a: %retptr"}
!71 = distinct !{!71, !"_ZN9tideproof10properties7engines6random6kernel11by_priorityB3v38B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint32_2a9uint64_2a"}
!72 = !{!73, !67}
!73 = distinct !{!73, !74, !"_ZN9tideproof10properties7engines6random6kernel9by_weightB3v39B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay: %retptr"}
!74 = distinct !{!74, !"_ZN9tideproof10properties7engines6random6kernel9by_weightB3v39B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint32_2a9uint32_2a9uint64_2ay"}
!75 = distinct !{!75, !10}
!76 = !{!77, !79, !67}
!77 = distinct !{!77, !78, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!78 = distinct !{!78, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!79 = distinct !{!79, !80, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!80 = distinct !{!80, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!81 = !{!79, !67}
!82 = distinct !{!82, !10}
!83 = !{!84, !67}
!84 = distinct !{!84, !85, !"_ZN9tideproof10properties7engines6random6kernel6set_upB3v36B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyyyy9uint64_2a: %retptr"}
!85 = distinct !{!85, !"_ZN9tideproof10properties7engines6random6kernel6set_upB3v36B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyyyy9uint64_2a"}
!86 = distinct !{!86, !10}
!87 = !{!88, !67}
!88 = distinct !{!88, !89, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!89 = distinct !{!89, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!90 = !{!91, !67}
!91 = distinct !{!91, !92, !"_ZN9tideproof5model8backends7kernels6expandB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a: %retptr"}
!92 = distinct !{!92, !"_ZN9tideproof5model8backends7kernels6expandB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a"}
!93 = !{!94, !67}
!94 = distinct !{!94, !95, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!95 = distinct !{!95, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!96 = !{!97, !67}
!97 = distinct !{!97, !98, !"_ZN9tideproof10properties7engines6random6kernel14lower_priorityB3v40B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayjyyb: %retptr"}
!98 = distinct !{!98, !"_ZN9tideproof10properties7engines6random6kernel14lower_priorityB3v40B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayjyyb"}
!99 = !{!100, !67}
!100 = distinct !{!100, !101, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!101 = distinct !{!101, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!102 = !{!103, !67}
!103 = distinct !{!103, !104, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!104 = distinct !{!104, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
