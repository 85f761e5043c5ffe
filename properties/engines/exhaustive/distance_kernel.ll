; made by tools/prebuild_kernels.py from 96605b1f2fc01fbeefc40b31e4dd5e038d911d87ddc01198e2ba73464e1b1a3e
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define internal noundef i32 @_ZN9tideproof10properties7engines10exhaustive15distance_kernel5edgesB3v61B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2ayyy9uint64_2a9uint32_2a9uint32_2a9uint32_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.states, ptr readonly captures(none) %arg.table, i64 %arg.bits, i64 %arg.first, i64 %arg.stop, ptr %arg.successors, ptr %arg.kinds, ptr captures(none) %arg.offsets, ptr writeonly captures(none) %arg.targets) {
entry:
  %.34 = getelementptr i32, ptr %arg.offsets, i64 %arg.first
  %.35 = load i32, ptr %.34, align 4
  %.36 = zext i32 %.35 to i64
  %.76 = sub i64 %arg.stop, %arg.first
  %.121113.not = icmp slt i64 %.76, 1
  br i1 %.121113.not, label %common.ret, label %B146.if.lr.ph

B146.if.lr.ph:                                    ; preds = %entry
  %const30 = bitcast i64 -2960836687051489901 to i64
  %const29 = bitcast i64 -7046029254386353131 to i64
  %const = bitcast i64 9223372036854775804 to i64
  %notmask = shl nsw i64 -1, %arg.bits
  %0 = trunc i64 %notmask to i32
  %1 = xor i32 %0, -1
  %.16.i = xor i64 %notmask, -1
  %scevgep13.i = getelementptr i8, ptr %arg.states, i64 24
  %scevgep = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep13 = getelementptr i8, ptr %arg.successors, i64 24
  br label %B146.if

B578:                                             ; preds = %B274.endif.endif, %B146.if
  %end.2.1.lcssa = phi i64 [ %end.3.0116, %B146.if ], [ %.363, %B274.endif.endif ]
  %.375 = trunc i64 %end.2.1.lcssa to i32
  %sunkaddr = mul i64 %.134, 4
  %sunkaddr31 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr
  store i32 %.375, ptr %sunkaddr31, align 4
  %.121 = icmp sgt i64 %.120104115, 1
  br i1 %.121, label %B146.if, label %common.ret

common.ret:                                       ; preds = %B578, %entry
  %end.3.0.lcssa = phi i64 [ %.36, %entry ], [ %end.2.1.lcssa, %B578 ]
  store i64 %end.3.0.lcssa, ptr %retptr, align 8
  ret i32 0

B146.if:                                          ; preds = %B578, %B146.if.lr.ph
  %end.3.0116 = phi i64 [ %.36, %B146.if.lr.ph ], [ %end.2.1.lcssa, %B578 ]
  %.120104115 = phi i64 [ %.76, %B146.if.lr.ph ], [ %.130, %B578 ]
  %.127106114 = phi i64 [ %arg.first, %B146.if.lr.ph ], [ %.134, %B578 ]
  %.130 = add nsw i64 %.120104115, -1
  %.134 = add i64 %.127106114, 1
  %.168 = tail call i64 @tideproof_words()
  %.170 = mul i64 %.168, %.127106114
  %.172 = getelementptr i64, ptr %arg.states, i64 %.170
  %.175 = tail call i64 @tideproof_expand(ptr %.172, ptr %arg.successors, ptr %arg.kinds)
  %.25598.not = icmp slt i64 %.175, 1
  br i1 %.25598.not, label %B578, label %B272.if.preheader

B272.if.preheader:                                ; preds = %B146.if
  br label %B272.if

B272.if:                                          ; preds = %B274.endif.endif, %B272.if.preheader
  %lsr.iv = phi i64 [ 0, %B272.if.preheader ], [ %lsr.iv.next, %B274.endif.endif ]
  %end.2.1101 = phi i64 [ %.363, %B274.endif.endif ], [ %end.3.0116, %B272.if.preheader ]
  %.2619699 = phi i64 [ %.268, %B274.endif.endif ], [ 0, %B272.if.preheader ]
  %.268 = add nuw nsw i64 %.2619699, 1
  %.293 = tail call i64 @tideproof_words()
  %.10.i = tail call i64 @tideproof_words(), !noalias !0
  %.9240.not.i = icmp slt i64 %.10.i, 1
  br i1 %.9240.not.i, label %B274.endif, label %B88.if.preheader.i

B88.if.preheader.i:                               ; preds = %B272.if
  %xtraiter.i = and i64 %.10.i, 3
  %2 = icmp ult i64 %.10.i, 4
  br i1 %2, label %B88.if.epil.preheader.i, label %B88.if.preheader.new.i

B88.if.preheader.new.i:                           ; preds = %B88.if.preheader.i
  %unroll_iter.i = and i64 %.10.i, %const
  %3 = mul i64 %.293, %lsr.iv
  %scevgep3 = getelementptr i8, ptr %scevgep, i64 %3
  br label %B88.if.i

B190.loopexit.unr-lcssa.i:                        ; preds = %B88.if.i
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B190.loopexit.i, label %B88.if.epil.preheader.i

B88.if.epil.preheader.i:                          ; preds = %B190.loopexit.unr-lcssa.i, %B88.if.preheader.i
  %h.4.043.epil.init.i = phi i64 [ %const29, %B88.if.preheader.i ], [ %.137.3.i, %B190.loopexit.unr-lcssa.i ]
  %.983941.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %unroll_iter.i, %B190.loopexit.unr-lcssa.i ]
  %4 = shl i64 %.983941.epil.init.i, 3
  %5 = mul i64 %.293, %lsr.iv
  %6 = add i64 %5, %4
  %scevgep11 = getelementptr i8, ptr %arg.successors, i64 %6
  br label %B88.if.epil.i

B88.if.epil.i:                                    ; preds = %B88.if.epil.i, %B88.if.epil.preheader.i
  %h.4.043.epil.i = phi i64 [ %.137.epil.i, %B88.if.epil.i ], [ %h.4.043.epil.init.i, %B88.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B88.if.epil.i ], [ 0, %B88.if.epil.preheader.i ]
  %7 = shl i64 %epil.iter.i, 3
  %scevgep12 = getelementptr i8, ptr %scevgep11, i64 %7
  %.132.epil.i = load i64, ptr %scevgep12, align 8, !noalias !0
  %.134.epil.i = xor i64 %.132.epil.i, %h.4.043.epil.i
  %.135.epil.i = mul i64 %.134.epil.i, %const30
  %.136.epil.i = lshr i64 %.135.epil.i, 32
  %.137.epil.i = xor i64 %.136.epil.i, %.135.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B190.loopexit.i, label %B88.if.epil.i, !llvm.loop !3

B190.loopexit.i:                                  ; preds = %B88.if.epil.i, %B190.loopexit.unr-lcssa.i
  %.137.lcssa.i = phi i64 [ %.137.3.i, %B190.loopexit.unr-lcssa.i ], [ %.137.epil.i, %B88.if.epil.i ]
  %8 = mul i64 %.137.lcssa.i, %const30
  br label %B274.endif

B88.if.i:                                         ; preds = %B88.if.i, %B88.if.preheader.new.i
  %h.4.043.i = phi i64 [ %const29, %B88.if.preheader.new.i ], [ %.137.3.i, %B88.if.i ]
  %.983941.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.105.3.i, %B88.if.i ]
  %sunkaddr.i = shl i64 %.983941.i, 3
  %scevgep9 = getelementptr i8, ptr %scevgep3, i64 %sunkaddr.i
  %scevgep10 = getelementptr i8, ptr %scevgep9, i64 -24
  %.132.i = load i64, ptr %scevgep10, align 8, !noalias !0
  %.134.i = xor i64 %.132.i, %h.4.043.i
  %.135.i = mul i64 %.134.i, %const30
  %.136.i = lshr i64 %.135.i, 32
  %9 = shl i64 %.983941.i, 3
  %scevgep7 = getelementptr i8, ptr %scevgep3, i64 %9
  %scevgep8 = getelementptr i8, ptr %scevgep7, i64 -16
  %.132.1.i = load i64, ptr %scevgep8, align 8, !noalias !0
  %10 = xor i64 %.132.1.i, %.136.i
  %.134.1.i = xor i64 %10, %.135.i
  %.135.1.i = mul i64 %.134.1.i, %const30
  %.136.1.i = lshr i64 %.135.1.i, 32
  %11 = shl i64 %.983941.i, 3
  %scevgep5 = getelementptr i8, ptr %scevgep3, i64 %11
  %scevgep6 = getelementptr i8, ptr %scevgep5, i64 -8
  %.132.2.i = load i64, ptr %scevgep6, align 8, !noalias !0
  %12 = xor i64 %.132.2.i, %.136.1.i
  %.134.2.i = xor i64 %12, %.135.1.i
  %.135.2.i = mul i64 %.134.2.i, %const30
  %.136.2.i = lshr i64 %.135.2.i, 32
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %13 = shl i64 %.983941.i, 3
  %scevgep4 = getelementptr i8, ptr %scevgep3, i64 %13
  %.132.3.i = load i64, ptr %scevgep4, align 8, !noalias !0
  %14 = xor i64 %.132.3.i, %.136.2.i
  %.134.3.i = xor i64 %14, %.135.2.i
  %.135.3.i = mul i64 %.134.3.i, %const30
  %.136.3.i = lshr i64 %.135.3.i, 32
  %.137.3.i = xor i64 %.136.3.i, %.135.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.105.3.i
  br i1 %niter.ncmp.3.i, label %B190.loopexit.unr-lcssa.i, label %B88.if.i

B274.endif:                                       ; preds = %B190.loopexit.i, %B272.if
  %h.4.0.lcssa.i = phi i64 [ 5551297586632261903, %B272.if ], [ %8, %B190.loopexit.i ]
  %.151.i = lshr i64 %h.4.0.lcssa.i, 29
  %.152.i = xor i64 %.151.i, %h.4.0.lcssa.i
  %.20.i = lshr i64 %.152.i, 32
  %slot.2.027.i = and i64 %.152.i, %.16.i
  %.3528.i = getelementptr i32, ptr %arg.table, i64 %slot.2.027.i
  %.3629.i = load i32, ptr %.3528.i, align 4, !noalias !5
  %.4231.i = icmp eq i32 %.3629.i, 0
  br i1 %.4231.i, label %B274.endif.endif, label %B212.i.preheader

B212.i.preheader:                                 ; preds = %B274.endif
  %15 = mul i64 %.293, %lsr.iv
  %scevgep14 = getelementptr i8, ptr %scevgep13, i64 %15
  %scevgep26 = getelementptr i8, ptr %arg.successors, i64 %15
  br label %B212.i

B212.i:                                           ; preds = %B428.i, %B212.i.preheader
  %.3733.in.i = phi i32 [ %.36.i, %B428.i ], [ %.3629.i, %B212.i.preheader ]
  %slot.2.032.i = phi i64 [ %slot.2.0.i, %B428.i ], [ %slot.2.027.i, %B212.i.preheader ]
  %.3733.i = zext i32 %.3733.in.i to i64
  %16 = xor i64 %.20.i, %.3733.i
  %.66.i = and i64 %16, %notmask
  %.68.i = icmp eq i64 %.66.i, 0
  br i1 %.68.i, label %B296.i, label %B428.i

B296.i:                                           ; preds = %B212.i
  %.73.i = and i64 %.3733.i, %.16.i
  %.76.i = add nsw i64 %.73.i, -1
  %.77.i = tail call i64 @tideproof_words(), !noalias !5
  %.78.i = mul i64 %.77.i, %.76.i
  %.80.i = getelementptr i64, ptr %arg.states, i64 %.78.i
  %.13.i.i = tail call i64 @tideproof_words(), !noalias !8
  %.9540.not.i.i = icmp slt i64 %.13.i.i, 1
  br i1 %.9540.not.i.i, label %B274.endif.endif, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B296.i
  %xtraiter.i.i = and i64 %.13.i.i, 3
  %17 = icmp ult i64 %.13.i.i, 4
  br i1 %17, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.13.i.i, %const
  %18 = shl nsw i64 %.76.i, 3
  %19 = mul i64 %18, %.77.i
  %scevgep14.i = getelementptr i8, ptr %scevgep13.i, i64 %19
  br label %B88.if.i.i

B134.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B296.endif.endif.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B134.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %difference.2.043.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %.141.3.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %.1013941.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %20 = shl i64 %.1013941.epil.init.i.i, 3
  %scevgep4.i.i = getelementptr i8, ptr %.80.i, i64 %20
  %scevgep27 = getelementptr i8, ptr %scevgep26, i64 %20
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %difference.2.043.epil.i.i = phi i64 [ %.141.epil.i.i, %B88.if.epil.i.i ], [ %difference.2.043.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %21 = shl i64 %epil.iter.i.i, 3
  %scevgep23.i = getelementptr i8, ptr %scevgep4.i.i, i64 %21
  %.135.epil.i.i = load i64, ptr %scevgep23.i, align 8, !noalias !8
  %scevgep28 = getelementptr i8, ptr %scevgep27, i64 %21
  %.138.epil.i.i = load i64, ptr %scevgep28, align 8, !noalias !8
  %.139.epil.i.i = xor i64 %.138.epil.i.i, %.135.epil.i.i
  %.141.epil.i.i = or i64 %.139.epil.i.i, %difference.2.043.epil.i.i
  %epil.iter.next.i.i = add i64 %epil.iter.i.i, 1
  %epil.iter.cmp.not.i.i = icmp eq i64 %xtraiter.i.i, %epil.iter.next.i.i
  br i1 %epil.iter.cmp.not.i.i, label %B296.endif.endif.i, label %B88.if.epil.i.i, !llvm.loop !11

B88.if.i.i:                                       ; preds = %B88.if.i.i, %B88.if.preheader.new.i.i
  %difference.2.043.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.141.3.i.i, %B88.if.i.i ]
  %.1013941.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i ], [ %.108.3.i.i, %B88.if.i.i ]
  %sunkaddr.i.i = shl i64 %.1013941.i.i, 3
  %scevgep20.i = getelementptr i8, ptr %scevgep14.i, i64 %sunkaddr.i.i
  %scevgep21.i = getelementptr i8, ptr %scevgep20.i, i64 -24
  %.135.i.i = load i64, ptr %scevgep21.i, align 8, !noalias !8
  %scevgep20 = getelementptr i8, ptr %scevgep14, i64 %sunkaddr.i.i
  %scevgep21 = getelementptr i8, ptr %scevgep20, i64 -24
  %.138.i.i = load i64, ptr %scevgep21, align 8, !noalias !8
  %.139.i.i = xor i64 %.138.i.i, %.135.i.i
  %.141.i.i = or i64 %.139.i.i, %difference.2.043.i.i
  %22 = shl i64 %.1013941.i.i, 3
  %scevgep24 = getelementptr i8, ptr %scevgep14.i, i64 %22
  %scevgep25 = getelementptr i8, ptr %scevgep24, i64 -16
  %.135.1.i.i = load i64, ptr %scevgep25, align 8, !noalias !8
  %23 = shl i64 %.1013941.i.i, 3
  %scevgep18 = getelementptr i8, ptr %scevgep14, i64 %23
  %scevgep19 = getelementptr i8, ptr %scevgep18, i64 -16
  %.138.1.i.i = load i64, ptr %scevgep19, align 8, !noalias !8
  %.139.1.i.i = xor i64 %.138.1.i.i, %.135.1.i.i
  %.141.1.i.i = or i64 %.141.i.i, %.139.1.i.i
  %24 = shl i64 %.1013941.i.i, 3
  %scevgep22 = getelementptr i8, ptr %scevgep14.i, i64 %24
  %scevgep23 = getelementptr i8, ptr %scevgep22, i64 -8
  %.135.2.i.i = load i64, ptr %scevgep23, align 8, !noalias !8
  %25 = shl i64 %.1013941.i.i, 3
  %scevgep16 = getelementptr i8, ptr %scevgep14, i64 %25
  %scevgep17 = getelementptr i8, ptr %scevgep16, i64 -8
  %.138.2.i.i = load i64, ptr %scevgep17, align 8, !noalias !8
  %.139.2.i.i = xor i64 %.138.2.i.i, %.135.2.i.i
  %.141.2.i.i = or i64 %.141.1.i.i, %.139.2.i.i
  %.108.3.i.i = add nuw nsw i64 %.1013941.i.i, 4
  %.135.3.i.i = load i64, ptr %scevgep20.i, align 8, !noalias !8
  %26 = shl i64 %.1013941.i.i, 3
  %scevgep15 = getelementptr i8, ptr %scevgep14, i64 %26
  %.138.3.i.i = load i64, ptr %scevgep15, align 8, !noalias !8
  %.139.3.i.i = xor i64 %.138.3.i.i, %.135.3.i.i
  %.141.3.i.i = or i64 %.141.2.i.i, %.139.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.108.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B134.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B428.i:                                           ; preds = %B296.endif.endif.i, %B212.i
  %.136.i1 = add nuw i64 %slot.2.032.i, 1
  %slot.2.0.i = and i64 %.136.i1, %.16.i
  %.35.i = getelementptr i32, ptr %arg.table, i64 %slot.2.0.i
  %.36.i = load i32, ptr %.35.i, align 4, !noalias !5
  %.42.i = icmp eq i32 %.36.i, 0
  br i1 %.42.i, label %B274.endif.endif, label %B212.i

B296.endif.endif.i:                               ; preds = %B88.if.epil.i.i, %B134.loopexit.unr-lcssa.i.i
  %.141.lcssa.i.i = phi i64 [ %.141.3.i.i, %B134.loopexit.unr-lcssa.i.i ], [ %.141.epil.i.i, %B88.if.epil.i.i ]
  %.not.i = icmp eq i64 %.141.lcssa.i.i, 0
  br i1 %.not.i, label %B274.endif.endif, label %B428.i

B274.endif.endif:                                 ; preds = %B296.endif.endif.i, %B428.i, %B296.i, %B274.endif
  %storemerge.i = phi i64 [ %slot.2.027.i, %B274.endif ], [ %slot.2.032.i, %B296.endif.endif.i ], [ %slot.2.032.i, %B296.i ], [ %slot.2.0.i, %B428.i ]
  %.351 = getelementptr i32, ptr %arg.table, i64 %storemerge.i
  %.352 = load i32, ptr %.351, align 4
  %27 = and i32 %.352, %1
  %.357 = add i32 %27, -1
  %.360 = getelementptr i32, ptr %arg.targets, i64 %end.2.1101
  store i32 %.357, ptr %.360, align 4
  %.363 = add i64 %end.2.1101, 1
  %lsr.iv.next = add i64 %lsr.iv, 8
  %exitcond.not = icmp eq i64 %.175, %.268
  br i1 %exitcond.not, label %B578, label %B272.if
}

declare i64 @tideproof_words() local_unnamed_addr

declare i64 @tideproof_expand(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: nounwind
define i64 @tideproof_edges(ptr %a0, ptr %a1, i64 %a2, i64 %a3, i64 %a4, ptr %a5, ptr %a6, ptr %a7, ptr %a8) #0 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive15distance_kernel5edgesB3v61B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2ayyy9uint64_2a9uint32_2a9uint32_2a9uint32_2a(ptr %result, ptr %exception, ptr %a0, ptr %a1, i64 %a2, i64 %a3, i64 %a4, ptr %a5, ptr %a6, ptr %a7, ptr %a8)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines10exhaustive15distance_kernel4markB3v62B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayyy9uint32_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.states, i64 %arg.first, i64 %arg.stop, i64 %arg.mask, ptr writeonly captures(none) %arg.distances) {
entry:
  %.54 = sub i64 %arg.stop, %arg.first
  %.9951.not = icmp slt i64 %.54, 1
  br i1 %.9951.not, label %B328, label %B66.if.preheader

B66.if.preheader:                                 ; preds = %entry
  %0 = add i64 %arg.stop, 1
  %1 = sub i64 %0, %arg.first
  br label %B66.if

B254:                                             ; preds = %B66.if
  %sunkaddr = mul i64 %.1055052, 4
  %sunkaddr1 = getelementptr i8, ptr %arg.distances, i64 %sunkaddr
  store i32 0, ptr %sunkaddr1, align 4
  %.167 = add i64 %goals.2.054, 1
  br label %B326

B326:                                             ; preds = %B66.if, %B254
  %goals.3.1 = phi i64 [ %.167, %B254 ], [ %goals.2.054, %B66.if ]
  %lsr.iv.next = add i64 %lsr.iv, -1
  %.112 = add i64 %.1055052, 1
  %.99 = icmp sgt i64 %lsr.iv.next, 1
  br i1 %.99, label %B66.if, label %B328

B328:                                             ; preds = %B326, %entry
  %goals.2.0.lcssa = phi i64 [ 0, %entry ], [ %goals.3.1, %B326 ]
  store i64 %goals.2.0.lcssa, ptr %retptr, align 8
  ret i32 0

B66.if:                                           ; preds = %B326, %B66.if.preheader
  %lsr.iv = phi i64 [ %1, %B66.if.preheader ], [ %lsr.iv.next, %B326 ]
  %goals.2.054 = phi i64 [ %goals.3.1, %B326 ], [ 0, %B66.if.preheader ]
  %.1055052 = phi i64 [ %.112, %B326 ], [ %arg.first, %B66.if.preheader ]
  %2 = shl i64 %.1055052, 2
  %scevgep = getelementptr i8, ptr %arg.distances, i64 %2
  store i32 -1, ptr %scevgep, align 4
  %.149 = tail call i64 @tideproof_words()
  %.151 = mul i64 %.149, %.1055052
  %.153 = getelementptr i64, ptr %arg.states, i64 %.151
  %.154 = tail call i64 @tideproof_check(ptr %.153)
  %.156 = and i64 %.154, %arg.mask
  %.157.not = icmp eq i64 %.156, 0
  br i1 %.157.not, label %B326, label %B254
}

declare i64 @tideproof_check(ptr) local_unnamed_addr

; Function Attrs: nounwind
define i64 @tideproof_mark(ptr %a0, i64 %a1, i64 %a2, i64 %a3, ptr %a4) #0 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive15distance_kernel4markB3v62B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ayyy9uint32_2a(ptr %result, ptr %exception, ptr %a0, i64 %a1, i64 %a2, i64 %a3, ptr %a4)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal noundef i32 @_ZN9tideproof10properties7engines10exhaustive15distance_kernel9distancesB3v63B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEy9uint32_2a9uint32_2a9uint32_2a9uint32_2a9uint32_2a9uint32_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.count, ptr readonly captures(none) %arg.offsets, ptr readonly captures(none) %arg.targets, ptr captures(none) %arg.starts, ptr captures(none) %arg.sources, ptr captures(none) %arg.queue, ptr captures(none) %arg.distances) #1 {
entry:
  %.26 = add i64 %arg.count, 2
  %.108306.not = icmp slt i64 %.26, 1
  br i1 %.108306.not, label %B108, label %B66.if.preheader

B66.if.preheader:                                 ; preds = %entry
  %0 = shl nuw i64 %.26, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %arg.starts, i8 0, i64 %0, i1 false)
  br label %B108

B108:                                             ; preds = %B66.if.preheader, %entry
  %.157 = getelementptr i32, ptr %arg.offsets, i64 %arg.count
  %.158 = load i32, ptr %.157, align 4
  %.159 = zext i32 %.158 to i64
  %.239312.not = icmp eq i32 %.158, 0
  br i1 %.239312.not, label %B314, label %B180.if.preheader

B180.if.preheader:                                ; preds = %B108
  %1 = trunc i64 %.159 to i32
  %xtraiter = and i64 %.159, 3
  %2 = icmp ult i32 %1, 4
  br i1 %2, label %B180.if.epil.preheader, label %B180.if.preheader.new

B180.if.preheader.new:                            ; preds = %B180.if.preheader
  %unroll_iter = and i64 %.159, 4294967292
  br label %B180.if

B314.loopexit.unr-lcssa:                          ; preds = %B180.if
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B314, label %B180.if.epil.preheader

B180.if.epil.preheader:                           ; preds = %B314.loopexit.unr-lcssa, %B180.if.preheader
  %.245311313.epil.init = phi i64 [ 0, %B180.if.preheader ], [ %.252.3, %B314.loopexit.unr-lcssa ]
  %3 = shl nuw nsw i64 %.245311313.epil.init, 2
  %scevgep46 = getelementptr i8, ptr %arg.targets, i64 %3
  br label %B180.if.epil

B180.if.epil:                                     ; preds = %B180.if.epil, %B180.if.epil.preheader
  %epil.iter = phi i64 [ %epil.iter.next, %B180.if.epil ], [ 0, %B180.if.epil.preheader ]
  %4 = shl nuw nsw i64 %epil.iter, 2
  %scevgep47 = getelementptr i8, ptr %scevgep46, i64 %4
  %.279.epil = load i32, ptr %scevgep47, align 4
  %.280.epil = zext i32 %.279.epil to i64
  %5 = getelementptr i32, ptr %arg.starts, i64 %.280.epil
  %.283.epil = getelementptr i8, ptr %5, i64 8
  %.284.epil = load i32, ptr %.283.epil, align 4
  %.288.epil = add i32 %.284.epil, 1
  store i32 %.288.epil, ptr %.283.epil, align 4
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B314, label %B180.if.epil, !llvm.loop !12

B314:                                             ; preds = %B180.if.epil, %B314.loopexit.unr-lcssa, %B108
  %.379319.not = icmp slt i64 %arg.count, 1
  br i1 %.379319.not, label %B1552, label %B404.if.preheader

B404.if.preheader:                                ; preds = %B314
  %scevgep = getelementptr i8, ptr %arg.starts, i64 4
  %load_initial = load i32, ptr %scevgep, align 4
  %xtraiter6 = and i64 %arg.count, 3
  %6 = icmp ult i64 %arg.count, 4
  br i1 %6, label %B404.if.epil.preheader, label %B404.if.preheader.new

B404.if.preheader.new:                            ; preds = %B404.if.preheader
  %7 = lshr i64 %arg.count, 2
  %8 = trunc i64 %7 to i61
  %9 = zext i61 %8 to i64
  %10 = mul nsw i64 %9, -4
  br label %B404.if

B516.loopexit:                                    ; preds = %B660.if, %B660.if.prol.loopexit, %B516.if
  %exitcond365.not = icmp eq i64 %arg.count, %.529
  br i1 %exitcond365.not, label %B908.if.preheader, label %B516.if

B908.if.preheader:                                ; preds = %B516.loopexit
  %11 = icmp eq i64 %arg.count, 1
  br i1 %11, label %B908.if.epil.preheader, label %B908.if.preheader.new

B908.if.preheader.new:                            ; preds = %B908.if.preheader
  %unroll_iter19 = and i64 %arg.count, 9223372036854775806
  br label %B908.if

B962:                                             ; preds = %B908.if
  %.869 = getelementptr i32, ptr %arg.queue, i64 %waiting.3.0349
  %tmp28 = trunc i64 %.817345347 to i32
  store i32 %tmp28, ptr %.869, align 4
  %.872 = add i64 %waiting.3.0349, 1
  br label %B1034

B1034:                                            ; preds = %B908.if, %B962
  %waiting.4.1 = phi i64 [ %.872, %B962 ], [ %waiting.3.0349, %B908.if ]
  %.824.1 = add nuw i64 %.817345347, 2
  %sunkaddr = mul i64 %.817345347, 4
  %sunkaddr56 = getelementptr i8, ptr %arg.distances, i64 %sunkaddr
  %sunkaddr57 = getelementptr i8, ptr %sunkaddr56, i64 4
  %.859.1 = load i32, ptr %sunkaddr57, align 4
  %.861.1 = icmp eq i32 %.859.1, 0
  br i1 %.861.1, label %B962.1, label %B1034.1

B962.1:                                           ; preds = %B1034
  %12 = add i64 %.817345347, 1
  %.869.1 = getelementptr i32, ptr %arg.queue, i64 %waiting.4.1
  %tmp = trunc i64 %12 to i32
  store i32 %tmp, ptr %.869.1, align 4
  %.872.1 = add i64 %waiting.4.1, 1
  br label %B1034.1

B1034.1:                                          ; preds = %B962.1, %B1034
  %waiting.4.1.1 = phi i64 [ %.872.1, %B962.1 ], [ %waiting.4.1, %B1034 ]
  %niter20.ncmp.1 = icmp eq i64 %unroll_iter19, %.824.1
  br i1 %niter20.ncmp.1, label %B1036.unr-lcssa, label %B908.if

B1036.unr-lcssa:                                  ; preds = %B1034.1
  %13 = and i64 %arg.count, 1
  %lcmp.mod16.not = icmp eq i64 %13, 0
  br i1 %lcmp.mod16.not, label %B1036, label %B908.if.epil.preheader

B908.if.epil.preheader:                           ; preds = %B1036.unr-lcssa, %B908.if.preheader
  %waiting.3.0349.epil.init = phi i64 [ 0, %B908.if.preheader ], [ %waiting.4.1.1, %B1036.unr-lcssa ]
  %.817345347.epil.init = phi i64 [ 0, %B908.if.preheader ], [ %.824.1, %B1036.unr-lcssa ]
  %.858.epil = getelementptr i32, ptr %arg.distances, i64 %.817345347.epil.init
  %.859.epil = load i32, ptr %.858.epil, align 4
  %.861.epil = icmp eq i32 %.859.epil, 0
  br i1 %.861.epil, label %B962.epil, label %B1036

B962.epil:                                        ; preds = %B908.if.epil.preheader
  %.864.epil = trunc i64 %.817345347.epil.init to i32
  %.869.epil = getelementptr i32, ptr %arg.queue, i64 %waiting.3.0349.epil.init
  store i32 %.864.epil, ptr %.869.epil, align 4
  %.872.epil = add i64 %waiting.3.0349.epil.init, 1
  br label %B1036

B1036:                                            ; preds = %B962.epil, %B908.if.epil.preheader, %B1036.unr-lcssa
  %waiting.4.1.lcssa = phi i64 [ %waiting.4.1.1, %B1036.unr-lcssa ], [ %.872.epil, %B962.epil ], [ %waiting.3.0349.epil.init, %B908.if.epil.preheader ]
  %.902.not = icmp eq i64 %waiting.4.1.lcssa, 0
  br i1 %.902.not, label %B1552, label %B1078.preheader

B1078.preheader:                                  ; preds = %B1036
  br label %B1078

B1078:                                            ; preds = %B1504, %B1078.preheader
  %waiting.7.0 = phi i64 [ %waiting.5.1.lcssa, %B1504 ], [ %waiting.4.1.lcssa, %B1078.preheader ]
  %done.2.0 = phi i64 [ %.1120, %B1504 ], [ 0, %B1078.preheader ]
  %.919 = getelementptr i32, ptr %arg.queue, i64 %done.2.0
  %.920 = load i32, ptr %.919, align 4
  %.921 = zext i32 %.920 to i64
  %.927 = getelementptr i32, ptr %arg.starts, i64 %.921
  %.928 = load i32, ptr %.927, align 4
  %.929 = zext i32 %.928 to i64
  %.933 = getelementptr i8, ptr %.927, i64 4
  %.934 = load i32, ptr %.933, align 4
  %.935 = zext i32 %.934 to i64
  %.972 = sub nsw i64 %.935, %.929
  %.1015355.not = icmp slt i64 %.972, 1
  br i1 %.1015355.not, label %B1504, label %B1260.if.lr.ph

B1260.if.lr.ph:                                   ; preds = %B1078
  %14 = add i64 %.935, 1
  %15 = sub i64 %14, %.929
  %16 = shl nuw nsw i64 %.929, 2
  %scevgep21 = getelementptr i8, ptr %arg.sources, i64 %16
  br label %B1260.if

B1376:                                            ; preds = %B1260.if
  %sunkaddr58 = mul i64 %.921, 4
  %sunkaddr59 = getelementptr i8, ptr %arg.distances, i64 %sunkaddr58
  %.1074 = load i32, ptr %sunkaddr59, align 4
  %.1078 = add i32 %.1074, 1
  %sunkaddr60 = mul i64 %.1060, 4
  %sunkaddr61 = getelementptr i8, ptr %arg.distances, i64 %sunkaddr60
  store i32 %.1078, ptr %sunkaddr61, align 4
  %.1090 = getelementptr i32, ptr %arg.queue, i64 %waiting.5.1358
  store i32 %.1059, ptr %.1090, align 4
  %.1093 = add i64 %waiting.5.1358, 1
  br label %B1502

B1502:                                            ; preds = %B1260.if, %B1376
  %waiting.6.2 = phi i64 [ %.1093, %B1376 ], [ %waiting.5.1358, %B1260.if ]
  %lsr.iv.next = add i64 %lsr.iv, -1
  %scevgep23 = getelementptr i8, ptr %lsr.iv22, i64 4
  %.1015 = icmp sgt i64 %lsr.iv.next, 1
  br i1 %.1015, label %B1260.if, label %B1504

B1504:                                            ; preds = %B1502, %B1078
  %waiting.5.1.lcssa = phi i64 [ %waiting.7.0, %B1078 ], [ %waiting.6.2, %B1502 ]
  %.1120 = add nuw i64 %done.2.0, 1
  %.1124 = icmp ult i64 %.1120, %waiting.5.1.lcssa
  br i1 %.1124, label %B1078, label %B1552

B1552:                                            ; preds = %B1504, %B1036, %B314
  %waiting.8.1 = phi i64 [ 0, %B1036 ], [ 0, %B314 ], [ %waiting.5.1.lcssa, %B1504 ]
  store i64 %waiting.8.1, ptr %retptr, align 8
  ret i32 0

B180.if:                                          ; preds = %B180.if, %B180.if.preheader.new
  %.245311313 = phi i64 [ 0, %B180.if.preheader.new ], [ %.252.3, %B180.if ]
  %sunkaddr62 = mul i64 %.245311313, 4
  %sunkaddr63 = getelementptr i8, ptr %arg.targets, i64 %sunkaddr62
  %.279 = load i32, ptr %sunkaddr63, align 4
  %.280 = zext i32 %.279 to i64
  %17 = getelementptr i32, ptr %arg.starts, i64 %.280
  %.283 = getelementptr i8, ptr %17, i64 8
  %.284 = load i32, ptr %.283, align 4
  %.288 = add i32 %.284, 1
  store i32 %.288, ptr %.283, align 4
  %sunkaddr64 = mul i64 %.245311313, 4
  %sunkaddr65 = getelementptr i8, ptr %arg.targets, i64 %sunkaddr64
  %sunkaddr66 = getelementptr i8, ptr %sunkaddr65, i64 4
  %.279.1 = load i32, ptr %sunkaddr66, align 4
  %.280.1 = zext i32 %.279.1 to i64
  %18 = getelementptr i32, ptr %arg.starts, i64 %.280.1
  %.283.1 = getelementptr i8, ptr %18, i64 8
  %.284.1 = load i32, ptr %.283.1, align 4
  %.288.1 = add i32 %.284.1, 1
  store i32 %.288.1, ptr %.283.1, align 4
  %sunkaddr67 = mul i64 %.245311313, 4
  %sunkaddr68 = getelementptr i8, ptr %arg.targets, i64 %sunkaddr67
  %sunkaddr69 = getelementptr i8, ptr %sunkaddr68, i64 8
  %.279.2 = load i32, ptr %sunkaddr69, align 4
  %.280.2 = zext i32 %.279.2 to i64
  %19 = getelementptr i32, ptr %arg.starts, i64 %.280.2
  %.283.2 = getelementptr i8, ptr %19, i64 8
  %.284.2 = load i32, ptr %.283.2, align 4
  %.288.2 = add i32 %.284.2, 1
  store i32 %.288.2, ptr %.283.2, align 4
  %.252.3 = add nuw nsw i64 %.245311313, 4
  %sunkaddr70 = mul i64 %.245311313, 4
  %sunkaddr71 = getelementptr i8, ptr %arg.targets, i64 %sunkaddr70
  %sunkaddr72 = getelementptr i8, ptr %sunkaddr71, i64 12
  %.279.3 = load i32, ptr %sunkaddr72, align 4
  %.280.3 = zext i32 %.279.3 to i64
  %20 = getelementptr i32, ptr %arg.starts, i64 %.280.3
  %.283.3 = getelementptr i8, ptr %20, i64 8
  %.284.3 = load i32, ptr %.283.3, align 4
  %.288.3 = add i32 %.284.3, 1
  store i32 %.288.3, ptr %.283.3, align 4
  %niter.ncmp.3 = icmp eq i64 %unroll_iter, %.252.3
  br i1 %niter.ncmp.3, label %B314.loopexit.unr-lcssa, label %B180.if

B404.if:                                          ; preds = %B404.if, %B404.if.preheader.new
  %store_forwarded = phi i32 [ %load_initial, %B404.if.preheader.new ], [ %.426.3, %B404.if ]
  %.385318320 = phi i64 [ 2, %B404.if.preheader.new ], [ %.392.3, %B404.if ]
  %sunkaddr73 = mul i64 %.385318320, 4
  %sunkaddr74 = getelementptr i8, ptr %arg.starts, i64 %sunkaddr73
  %.419 = load i32, ptr %sunkaddr74, align 4
  %.426 = add i32 %store_forwarded, %.419
  store i32 %.426, ptr %sunkaddr74, align 4
  %sunkaddr75 = mul i64 %.385318320, 4
  %sunkaddr76 = getelementptr i8, ptr %arg.starts, i64 %sunkaddr75
  %sunkaddr77 = getelementptr i8, ptr %sunkaddr76, i64 4
  %.419.1 = load i32, ptr %sunkaddr77, align 4
  %.426.1 = add i32 %.426, %.419.1
  store i32 %.426.1, ptr %sunkaddr77, align 4
  %sunkaddr78 = mul i64 %.385318320, 4
  %sunkaddr79 = getelementptr i8, ptr %arg.starts, i64 %sunkaddr78
  %sunkaddr80 = getelementptr i8, ptr %sunkaddr79, i64 8
  %.419.2 = load i32, ptr %sunkaddr80, align 4
  %.426.2 = add i32 %.426.1, %.419.2
  store i32 %.426.2, ptr %sunkaddr80, align 4
  %.392.3 = add nuw i64 %.385318320, 4
  %sunkaddr81 = mul i64 %.385318320, 4
  %sunkaddr82 = getelementptr i8, ptr %arg.starts, i64 %sunkaddr81
  %sunkaddr83 = getelementptr i8, ptr %sunkaddr82, i64 12
  %.419.3 = load i32, ptr %sunkaddr83, align 4
  %.426.3 = add i32 %.426.2, %.419.3
  store i32 %.426.3, ptr %sunkaddr83, align 4
  %21 = add i64 %10, %.392.3
  %niter11.ncmp.3 = icmp eq i64 %21, 2
  br i1 %niter11.ncmp.3, label %B516.if.preheader.unr-lcssa, label %B404.if

B516.if.preheader.unr-lcssa:                      ; preds = %B404.if
  %lcmp.mod8.not = icmp eq i64 %xtraiter6, 0
  br i1 %lcmp.mod8.not, label %B516.if.preheader, label %B404.if.epil.preheader

B404.if.epil.preheader:                           ; preds = %B516.if.preheader.unr-lcssa, %B404.if.preheader
  %store_forwarded.epil.init = phi i32 [ %load_initial, %B404.if.preheader ], [ %.426.3, %B516.if.preheader.unr-lcssa ]
  %.385318320.epil.init = phi i64 [ 2, %B404.if.preheader ], [ %.392.3, %B516.if.preheader.unr-lcssa ]
  %22 = shl i64 %.385318320.epil.init, 2
  %scevgep36 = getelementptr i8, ptr %arg.starts, i64 %22
  br label %B404.if.epil

B404.if.epil:                                     ; preds = %B404.if.epil, %B404.if.epil.preheader
  %store_forwarded.epil = phi i32 [ %store_forwarded.epil.init, %B404.if.epil.preheader ], [ %.426.epil, %B404.if.epil ]
  %epil.iter7 = phi i64 [ 0, %B404.if.epil.preheader ], [ %epil.iter7.next, %B404.if.epil ]
  %23 = shl nuw nsw i64 %epil.iter7, 2
  %scevgep37 = getelementptr i8, ptr %scevgep36, i64 %23
  %.419.epil = load i32, ptr %scevgep37, align 4
  %.426.epil = add i32 %store_forwarded.epil, %.419.epil
  store i32 %.426.epil, ptr %scevgep37, align 4
  %epil.iter7.next = add i64 %epil.iter7, 1
  %epil.iter7.cmp.not = icmp eq i64 %xtraiter6, %epil.iter7.next
  br i1 %epil.iter7.cmp.not, label %B516.if.preheader, label %B404.if.epil, !llvm.loop !13

B516.if.preheader:                                ; preds = %B404.if.epil, %B516.if.preheader.unr-lcssa
  %scevgep31 = getelementptr i8, ptr %arg.targets, i64 4
  br label %B516.if

B516.if:                                          ; preds = %B516.if.preheader, %B516.loopexit
  %.522332338 = phi i64 [ %.529, %B516.loopexit ], [ 0, %B516.if.preheader ]
  %.529 = add nuw nsw i64 %.522332338, 1
  %.559 = getelementptr i32, ptr %arg.offsets, i64 %.522332338
  %.560 = load i32, ptr %.559, align 4
  %.561 = zext i32 %.560 to i64
  %.565 = getelementptr i8, ptr %.559, i64 4
  %.566 = load i32, ptr %.565, align 4
  %.567 = zext i32 %.566 to i64
  %.604 = sub nsw i64 %.567, %.561
  %.647326.not = icmp slt i64 %.604, 1
  br i1 %.647326.not, label %B516.loopexit, label %B660.if.lr.ph

B660.if.lr.ph:                                    ; preds = %B516.if
  %.691 = trunc i64 %.522332338 to i32
  %xtraiter12 = and i64 %.604, 1
  %lcmp.mod13.not = icmp eq i64 %xtraiter12, 0
  br i1 %lcmp.mod13.not, label %B660.if.prol.loopexit, label %B660.if.prol

B660.if.prol:                                     ; preds = %B660.if.lr.ph
  %.656.prol = add nsw i64 %.604, -1
  %.660.prol = add nuw nsw i64 %.561, 1
  %.686.prol = getelementptr i32, ptr %arg.targets, i64 %.561
  %.687.prol = load i32, ptr %.686.prol, align 4
  %.688.prol = zext i32 %.687.prol to i64
  %24 = getelementptr i32, ptr %arg.starts, i64 %.688.prol
  %.693.prol = getelementptr i8, ptr %24, i64 4
  %.694.prol = load i32, ptr %.693.prol, align 4
  %.696.prol = zext i32 %.694.prol to i64
  %.697.prol = getelementptr i32, ptr %arg.sources, i64 %.696.prol
  store i32 %.691, ptr %.697.prol, align 4
  %.701.prol = load i32, ptr %.693.prol, align 4
  %.705.prol = add i32 %.701.prol, 1
  store i32 %.705.prol, ptr %.693.prol, align 4
  br label %B660.if.prol.loopexit

B660.if.prol.loopexit:                            ; preds = %B660.if.prol, %B660.if.lr.ph
  %.646324328.unr = phi i64 [ %.604, %B660.if.lr.ph ], [ %.656.prol, %B660.if.prol ]
  %.653325327.unr = phi i64 [ %.561, %B660.if.lr.ph ], [ %.660.prol, %B660.if.prol ]
  %25 = add nsw i64 %.567, -1
  %26 = icmp eq i64 %25, %.561
  br i1 %26, label %B516.loopexit, label %B660.if.preheader

B660.if.preheader:                                ; preds = %B660.if.prol.loopexit
  %27 = add nsw i64 %.646324328.unr, 2
  %28 = shl nuw nsw i64 %.653325327.unr, 2
  %scevgep32 = getelementptr i8, ptr %scevgep31, i64 %28
  br label %B660.if

B660.if:                                          ; preds = %B660.if, %B660.if.preheader
  %lsr.iv33 = phi ptr [ %scevgep32, %B660.if.preheader ], [ %scevgep34, %B660.if ]
  %lsr.iv29 = phi i64 [ %27, %B660.if.preheader ], [ %lsr.iv.next30, %B660.if ]
  %scevgep35 = getelementptr i8, ptr %lsr.iv33, i64 -4
  %.687 = load i32, ptr %scevgep35, align 4
  %.688 = zext i32 %.687 to i64
  %29 = getelementptr i32, ptr %arg.starts, i64 %.688
  %.693 = getelementptr i8, ptr %29, i64 4
  %.694 = load i32, ptr %.693, align 4
  %.696 = zext i32 %.694 to i64
  %.697 = getelementptr i32, ptr %arg.sources, i64 %.696
  store i32 %.691, ptr %.697, align 4
  %.701 = load i32, ptr %.693, align 4
  %.705 = add i32 %.701, 1
  store i32 %.705, ptr %.693, align 4
  %.687.1 = load i32, ptr %lsr.iv33, align 4
  %.688.1 = zext i32 %.687.1 to i64
  %30 = getelementptr i32, ptr %arg.starts, i64 %.688.1
  %.693.1 = getelementptr i8, ptr %30, i64 4
  %.694.1 = load i32, ptr %.693.1, align 4
  %.696.1 = zext i32 %.694.1 to i64
  %.697.1 = getelementptr i32, ptr %arg.sources, i64 %.696.1
  store i32 %.691, ptr %.697.1, align 4
  %.701.1 = load i32, ptr %.693.1, align 4
  %.705.1 = add i32 %.701.1, 1
  store i32 %.705.1, ptr %.693.1, align 4
  %lsr.iv.next30 = add nsw i64 %lsr.iv29, -2
  %scevgep34 = getelementptr i8, ptr %lsr.iv33, i64 8
  %.647.1 = icmp sgt i64 %lsr.iv.next30, 2
  br i1 %.647.1, label %B660.if, label %B516.loopexit

B908.if:                                          ; preds = %B1034.1, %B908.if.preheader.new
  %waiting.3.0349 = phi i64 [ 0, %B908.if.preheader.new ], [ %waiting.4.1.1, %B1034.1 ]
  %.817345347 = phi i64 [ 0, %B908.if.preheader.new ], [ %.824.1, %B1034.1 ]
  %sunkaddr84 = mul i64 %.817345347, 4
  %sunkaddr85 = getelementptr i8, ptr %arg.distances, i64 %sunkaddr84
  %.859 = load i32, ptr %sunkaddr85, align 4
  %.861 = icmp eq i32 %.859, 0
  br i1 %.861, label %B962, label %B1034

B1260.if:                                         ; preds = %B1502, %B1260.if.lr.ph
  %lsr.iv22 = phi ptr [ %scevgep21, %B1260.if.lr.ph ], [ %scevgep23, %B1502 ]
  %lsr.iv = phi i64 [ %15, %B1260.if.lr.ph ], [ %lsr.iv.next, %B1502 ]
  %waiting.5.1358 = phi i64 [ %waiting.7.0, %B1260.if.lr.ph ], [ %waiting.6.2, %B1502 ]
  %.1059 = load i32, ptr %lsr.iv22, align 4
  %.1060 = zext i32 %.1059 to i64
  %.1066 = getelementptr i32, ptr %arg.distances, i64 %.1060
  %.1067 = load i32, ptr %.1066, align 4
  %.1069 = icmp eq i32 %.1067, -1
  br i1 %.1069, label %B1376, label %B1502
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: nounwind
define i64 @tideproof_distances(i64 %a0, ptr %a1, ptr %a2, ptr %a3, ptr %a4, ptr %a5, ptr %a6) #0 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive15distance_kernel9distancesB3v63B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEy9uint32_2a9uint32_2a9uint32_2a9uint32_2a9uint32_2a9uint32_2a(ptr %result, ptr %exception, i64 %a0, ptr %a1, ptr %a2, ptr %a3, ptr %a4, ptr %a5, ptr %a6)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

attributes #0 = { nounwind }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!0 = !{!1}
!1 = distinct !{!1, !2, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!2 = distinct !{!2, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = !{!6}
!6 = distinct !{!6, !7, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel9find_slotB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ay: %retptr"}
!7 = distinct !{!7, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel9find_slotB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ay"}
!8 = !{!9, !6}
!9 = distinct !{!9, !10, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!10 = distinct !{!10, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!11 = distinct !{!11, !4}
!12 = distinct !{!12, !4}
!13 = distinct !{!13, !4}
