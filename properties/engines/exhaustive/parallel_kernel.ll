; made by tools/prebuild_kernels.py from fd1e6852b6b25fc9254b715e06e6eb4d373cb3b85804420cf8c4d872101d9e3b
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.const.pickledata.ca8efb3a72d614fe872032cce3ac326007a30727 = internal constant [76 x i8] c"\80\04\95A\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\1Erange() arg 3 must not be zero\94\85\94N\87\94."
@.const.pickledata.ca8efb3a72d614fe872032cce3ac326007a30727.sha1 = internal constant [20 x i8] c"\CA\8E\FB:r\D6\14\FE\87 2\CC\E3\AC2`\07\A3\07'"
@.const.picklebuf.ca8efb3a72d614fe872032cce3ac326007a30727 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.ca8efb3a72d614fe872032cce3ac326007a30727, i32 76, ptr @.const.pickledata.ca8efb3a72d614fe872032cce3ac326007a30727.sha1, ptr null, i32 0 }

define internal range(i32 0, 2) i32 @_ZN9tideproof10properties7engines10exhaustive15parallel_kernel16explore_parallelB3v11B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyyyyyy9uint64_2a9uint64_2a8uint8_2a9uint32_2a9uint32_2ayy9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, i64 %arg.thread, i64 %arg.threads, i64 %arg.chunks, i64 %arg.chunk_sources, i64 %arg.least, i64 %arg.bits, i64 %arg.stop, i64 %arg.limit, ptr captures(none) %arg.chunk_control, ptr %arg.states, ptr captures(none) %arg.orbit_sizes, ptr writeonly captures(none) %arg.parents, ptr captures(none) %arg.table, i64 %arg.reduced, i64 %arg.transitions, ptr %arg.successors, ptr captures(none) %arg.hashes, ptr captures(none) %arg.weights, ptr captures(none) %arg.sources, ptr %arg.kinds, ptr captures(none) %arg.slots, ptr captures(none) %arg.chunk_taken, ptr captures(none) %arg.chunk_first_taken, ptr captures(none) %arg.chunk_failing, ptr captures(none) %arg.taken, ptr writeonly captures(none) %arg.first_taken, ptr captures(none) %arg.first_failing, ptr captures(none) %arg.control, ptr captures(none) %arg.sync) {
entry:
  %.92 = getelementptr i8, ptr %arg.control, i64 8
  %.93 = load i64, ptr %.92, align 8
  %.96 = load i64, ptr %arg.control, align 8
  %.98 = getelementptr i8, ptr %arg.sync, i64 128
  %.99 = load i64, ptr %.98, align 8
  %.151 = sub i64 %arg.chunks, %arg.thread
  %.155 = icmp eq i64 %arg.threads, 0
  br i1 %.155, label %B0.if, label %B0.endif, !prof !0

B270.i:                                           ; preds = %B270.preheader.i, %B556.i
  %lsr.iv.i = phi i64 [ 1, %B270.preheader.i ], [ %lsr.iv.next.i, %B556.i ]
  %.49.i = icmp ugt i64 %lsr.iv.i, 8192
  br i1 %.49.i, label %B364.i, label %B556.i

B364.i:                                           ; preds = %B270.i
  %sunkaddr = getelementptr i8, ptr %arg.sync, i64 192
  %.53.i = load atomic i64, ptr %sunkaddr acquire, align 8, !noalias !1
  %.54.not.i = icmp eq i64 %.53.i, 0
  br i1 %.54.not.i, label %B480.i, label %B2336

B480.i:                                           ; preds = %B364.i
  %.66.i = tail call i32 @usleep(i32 50), !noalias !1
  br label %B556.i

B556.i:                                           ; preds = %B480.i, %B270.i
  %.75.i = load atomic i64, ptr %arg.sync acquire, align 8, !noalias !1
  %.77.i = icmp ult i64 %.75.i, %1
  %lsr.iv.next.i = add i64 %lsr.iv.i, 1
  br i1 %.77.i, label %B270.i, label %B424.preheader

B0.endif.i:                                       ; preds = %B176.if, %B176.if.prol.loopexit, %B0.endif.endif, %B0.endif
  %.10.i = atomicrmw add ptr %arg.sync, i64 1 seq_cst, align 8, !noalias !1
  %.18.i = udiv i64 %.10.i, %arg.threads
  %0 = add i64 %.18.i, 1
  %1 = mul i64 %0, %arg.threads
  %.34.i = load atomic i64, ptr %arg.sync acquire, align 8, !noalias !1
  %.36.i = icmp ult i64 %.34.i, %1
  br i1 %.36.i, label %B270.preheader.i, label %B424.preheader

B270.preheader.i:                                 ; preds = %B0.endif.i
  br label %B270.i

B424:                                             ; preds = %B424.preheader, %B2330
  %growth.2.0 = phi i64 [ %growth.3.1, %B2330 ], [ %.99, %B424.preheader ]
  %count.2.0 = phi i64 [ %count.3.1, %B2330 ], [ %.96, %B424.preheader ]
  %next_state.2.0 = phi i64 [ %next_state.3.1, %B2330 ], [ %.93, %B424.preheader ]
  %tickets.2.0 = phi i64 [ %.808, %B2330 ], [ 0, %B424.preheader ]
  %.334 = sub i64 %.332, %count.2.0
  %.371 = udiv i64 %.334, %.11.i
  %.382 = sub i64 %arg.stop, %next_state.2.0
  %.390 = icmp eq i64 %growth.2.0, 0
  br i1 %.390, label %B424.endif.endif.endif, label %B424.endif.endif.else, !prof !0

B688:                                             ; preds = %B424.endif.endif.endif
  %2 = icmp eq i64 %arg.chunks, 0
  br i1 %2, label %B688.endif, label %B688.else, !prof !0

B866:                                             ; preds = %B866.endif.endif.endif.endif, %B866.preheader
  %chunk.5.1 = phi i64 [ %.693, %B866.endif.endif.endif.endif ], [ %.561, %B866.preheader ]
  %3 = icmp slt i64 %arg.transitions, 1
  %.571.idx = shl i64 %chunk.5.1, 7
  %.571 = getelementptr i8, ptr %arg.chunk_control, i64 %.571.idx
  %.573 = getelementptr i8, ptr %.571, i64 56
  store i64 %arg.thread, ptr %.573, align 8
  %.575 = getelementptr i8, ptr %.571, i64 80
  store i64 0, ptr %.575, align 8
  %.580 = mul i64 %chunk.5.1, %.21.i
  %.589 = udiv i64 %.580, %arg.chunks
  %.596 = add i64 %.589, %next_state.2.0
  %.598 = add i64 %chunk.5.1, 1
  %.600 = mul i64 %.598, %.21.i
  %.609 = udiv i64 %.600, %arg.chunks
  %.42.i = mul i64 %chunk.5.1, %quot.2.0
  %.46.i = mul i64 %chunk.5.1, %arg.transitions
  %.47.i = getelementptr i64, ptr %arg.chunk_taken, i64 %.46.i
  %.49.i49 = getelementptr i64, ptr %arg.chunk_first_taken, i64 %.46.i
  br i1 %3, label %switch.end.i, label %B120.if.preheader.i

B120.if.preheader.i:                              ; preds = %B866
  tail call void @llvm.memset.p0.i64(ptr align 8 %.47.i, i8 0, i64 %76, i1 false), !noalias !4
  br label %switch.end.i

B336.if.lr.ph.i:                                  ; preds = %switch.end.i
  %.400.i = getelementptr i32, ptr %arg.kinds, i64 %.42.i
  %.403.i = getelementptr i64, ptr %arg.hashes, i64 %.42.i
  %.406.i = getelementptr i32, ptr %arg.sources, i64 %.42.i
  %.409.i = getelementptr i32, ptr %arg.weights, i64 %.42.i
  %4 = shl i64 %.42.i, 3
  br label %B336.if.i

B576.i:                                           ; preds = %B114.i.i
  %.472.i = sub i64 0, %.76.i.i
  %sunkaddr.i50 = getelementptr i8, ptr %.571, i64 32
  store i64 %.472.i, ptr %sunkaddr.i50, align 8, !noalias !4
  br label %B866.endif.endif.endif

B638.i:                                           ; preds = %B908.endif.i.i, %B338.endif.thread6.i
  %.483.i = add i64 %.76.i.i, %made.2.0150.i
  %.354.i = icmp sgt i64 %.353143149.i, 1
  br i1 %.354.i, label %B336.if.i, label %B866.endif.endif.endif

switch.end.i:                                     ; preds = %B120.if.preheader.i, %B866
  %.259.i = getelementptr i8, ptr %.571, i64 24
  %.311.i = sub i64 %.609, %.589
  %.354147.not.i = icmp slt i64 %.311.i, 1
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %.259.i, i8 0, i64 24, i1 false), !noalias !4
  br i1 %.354147.not.i, label %B866.endif.endif.endif, label %B336.if.lr.ph.i

B336.if.i:                                        ; preds = %B638.i, %B336.if.lr.ph.i
  %made.2.0150.i = phi i64 [ 0, %B336.if.lr.ph.i ], [ %.483.i, %B638.i ]
  %.353143149.i = phi i64 [ %.311.i, %B336.if.lr.ph.i ], [ %.363.i, %B638.i ]
  %.360145148.i = phi i64 [ %.596, %B336.if.lr.ph.i ], [ %.367.i, %B638.i ]
  %5 = icmp eq i64 %arg.reduced, 0
  %.363.i = add nsw i64 %.353143149.i, -1
  %.367.i = add i64 %.360145148.i, 1
  %.393.i = tail call i64 @tideproof_words(), !noalias !4
  %.395.i = mul i64 %.393.i, %.42.i
  %.397.i = getelementptr i64, ptr %arg.successors, i64 %.395.i
  br i1 %5, label %B114.i.i, label %B72.i.i

B72.i.i:                                          ; preds = %B336.if.i
  %.51.i.i = getelementptr i8, ptr %arg.orbit_sizes, i64 %.360145148.i
  %.52.i.i = load i8, ptr %.51.i.i, align 1, !noalias !7
  %.55.i.i = zext i8 %.52.i.i to i64
  br label %B114.i.i

B114.i.i:                                         ; preds = %B72.i.i, %B336.if.i
  %weight.2.0.i.i = phi i64 [ %.55.i.i, %B72.i.i ], [ 1, %B336.if.i ]
  %.61.i.i = tail call i64 @tideproof_words(), !noalias !7
  %.63.i.i = mul i64 %.61.i.i, %.360145148.i
  %.65.i.i = getelementptr i64, ptr %arg.states, i64 %.63.i.i
  %.68.i.i = tail call i64 @tideproof_words(), !noalias !7
  %.70.i.i = mul i64 %.68.i.i, %made.2.0150.i
  %.72.i.i = getelementptr i64, ptr %.397.i, i64 %.70.i.i
  %.75.i.i = getelementptr i32, ptr %.400.i, i64 %made.2.0150.i
  %.76.i.i = tail call i64 @tideproof_expand(ptr %.65.i.i, ptr %.72.i.i, ptr %.75.i.i), !noalias !7
  %.81.i.i = icmp slt i64 %.76.i.i, 0
  br i1 %.81.i.i, label %B576.i, label %B308.i.i

B308.i.i:                                         ; preds = %B114.i.i
  %.113.i.i = icmp eq i64 %.76.i.i, 0
  br i1 %.113.i.i, label %B338.endif.thread6.i, label %B522.if.lr.ph.i.i

B338.endif.thread6.i:                             ; preds = %B308.i.i
  %sunkaddr332 = getelementptr i8, ptr %.571, i64 40
  %.117.i.i = load i64, ptr %sunkaddr332, align 8, !noalias !7
  %.119.i.i = add i64 %.117.i.i, %weight.2.0.i.i
  store i64 %.119.i.i, ptr %sunkaddr332, align 8, !noalias !7
  br label %B638.i

B522.if.lr.ph.i.i:                                ; preds = %B308.i.i
  %.126.i.i = load i64, ptr %.259.i, align 8, !noalias !7
  %.129.i.i = mul i64 %.76.i.i, %weight.2.0.i.i
  %.130.i.i = add i64 %.126.i.i, %.129.i.i
  store i64 %.130.i.i, ptr %.259.i, align 8, !noalias !7
  %.359.i.i = trunc i64 %.360145148.i to i32
  %6 = shl i64 %made.2.0150.i, 3
  %7 = mul i64 %.393.i, %4
  %scevgep244 = getelementptr i8, ptr %scevgep243, i64 %7
  %scevgep252 = getelementptr i8, ptr %arg.successors, i64 %7
  br label %B522.if.i.i

B588.i.i:                                         ; preds = %B522.if.i.i
  %.282.i.i = getelementptr i64, ptr %.49.i49, i64 %.270.i.i
  store i64 %.360145148.i, ptr %.282.i.i, align 8, !noalias !7
  br label %B610.i.i

B610.i.i:                                         ; preds = %B522.if.i.i, %B588.i.i
  %8 = icmp eq i64 %arg.reduced, 0
  %sunkaddr.i.i = shl i64 %.2307476.i.i, 2
  %sunkaddr17.i.i = getelementptr i8, ptr %.400.i, i64 %sunkaddr.i.i
  %.288.i.i = load i32, ptr %sunkaddr17.i.i, align 4, !noalias !7
  %.290.i.i = zext i32 %.288.i.i to i64
  %.291.i.i = getelementptr i64, ptr %.47.i, i64 %.290.i.i
  %.292.i.i = load i64, ptr %.291.i.i, align 8, !noalias !7
  %.294.i.i = add i64 %.292.i.i, %weight.2.0.i.i
  store i64 %.294.i.i, ptr %.291.i.i, align 8, !noalias !7
  %.302.i.i = getelementptr i32, ptr %.409.i, i64 %.2307476.i.i
  store i32 1, ptr %.302.i.i, align 4, !noalias !7
  br i1 %8, label %B908.i.i, label %B728.i.i

B728.i.i:                                         ; preds = %B610.i.i
  %.307.i.i = tail call i64 @tideproof_words(), !noalias !7
  %.309.i.i = mul i64 %.307.i.i, %.2307476.i.i
  %.311.i.i = getelementptr i64, ptr %.397.i, i64 %.309.i.i
  %.312.i.i = tail call i64 @tideproof_words(), !noalias !7
  %.314.i.i = mul i64 %.312.i.i, %.2307476.i.i
  %.316.i.i = getelementptr i64, ptr %.397.i, i64 %.314.i.i
  %.317.i.i = tail call i64 @tideproof_canonical(ptr %.311.i.i, ptr %.316.i.i), !noalias !7
  %.318.i.i = trunc i64 %.317.i.i to i32
  %sunkaddr333 = mul i64 %.2307476.i.i, 4
  %sunkaddr334 = getelementptr i8, ptr %.409.i, i64 %sunkaddr333
  store i32 %.318.i.i, ptr %sunkaddr334, align 4, !noalias !7
  br label %B908.i.i

B908.i.i:                                         ; preds = %B728.i.i, %B610.i.i
  %.325.i.i = tail call i64 @tideproof_words(), !noalias !7
  %.10.i.i.i = tail call i64 @tideproof_words(), !noalias !10
  %.9240.not.i.i.i = icmp slt i64 %.10.i.i.i, 1
  br i1 %.9240.not.i.i.i, label %B908.endif.i.i, label %B88.if.preheader.i.i.i

B88.if.preheader.i.i.i:                           ; preds = %B908.i.i
  %xtraiter.i.i.i = and i64 %.10.i.i.i, 3
  %9 = icmp ult i64 %.10.i.i.i, 4
  br i1 %9, label %B88.if.epil.preheader.i.i.i, label %B88.if.preheader.new.i.i.i

B88.if.preheader.new.i.i.i:                       ; preds = %B88.if.preheader.i.i.i
  %unroll_iter.i.i.i = and i64 %.10.i.i.i, %const
  %10 = mul i64 %.325.i.i, %lsr.iv.i.i
  %scevgep245 = getelementptr i8, ptr %scevgep244, i64 %10
  br label %B88.if.i.i.i

B190.loopexit.unr-lcssa.i.i.i:                    ; preds = %B88.if.i.i.i
  %lcmp.mod.not.i.i.i = icmp eq i64 %xtraiter.i.i.i, 0
  br i1 %lcmp.mod.not.i.i.i, label %B190.loopexit.i.i.i, label %B88.if.epil.preheader.i.i.i

B88.if.epil.preheader.i.i.i:                      ; preds = %B190.loopexit.unr-lcssa.i.i.i, %B88.if.preheader.i.i.i
  %h.4.043.epil.init.i.i.i = phi i64 [ %const330, %B88.if.preheader.i.i.i ], [ %.137.3.i.i.i, %B190.loopexit.unr-lcssa.i.i.i ]
  %.983941.epil.init.i.i.i = phi i64 [ 0, %B88.if.preheader.i.i.i ], [ %unroll_iter.i.i.i, %B190.loopexit.unr-lcssa.i.i.i ]
  %11 = shl i64 %.983941.epil.init.i.i.i, 3
  %12 = mul i64 %.325.i.i, %lsr.iv.i.i
  %13 = add i64 %12, %11
  %scevgep253 = getelementptr i8, ptr %scevgep252, i64 %13
  br label %B88.if.epil.i.i.i

B88.if.epil.i.i.i:                                ; preds = %B88.if.epil.i.i.i, %B88.if.epil.preheader.i.i.i
  %h.4.043.epil.i.i.i = phi i64 [ %.137.epil.i.i.i, %B88.if.epil.i.i.i ], [ %h.4.043.epil.init.i.i.i, %B88.if.epil.preheader.i.i.i ]
  %epil.iter.i.i.i = phi i64 [ %epil.iter.next.i.i.i, %B88.if.epil.i.i.i ], [ 0, %B88.if.epil.preheader.i.i.i ]
  %14 = shl i64 %epil.iter.i.i.i, 3
  %scevgep254 = getelementptr i8, ptr %scevgep253, i64 %14
  %.132.epil.i.i.i = load i64, ptr %scevgep254, align 8, !noalias !10
  %.134.epil.i.i.i = xor i64 %.132.epil.i.i.i, %h.4.043.epil.i.i.i
  %.135.epil.i.i.i = mul i64 %.134.epil.i.i.i, %const331
  %.136.epil.i.i.i = lshr i64 %.135.epil.i.i.i, 32
  %.137.epil.i.i.i = xor i64 %.136.epil.i.i.i, %.135.epil.i.i.i
  %epil.iter.next.i.i.i = add i64 %epil.iter.i.i.i, 1
  %epil.iter.cmp.not.i.i.i = icmp eq i64 %xtraiter.i.i.i, %epil.iter.next.i.i.i
  br i1 %epil.iter.cmp.not.i.i.i, label %B190.loopexit.i.i.i, label %B88.if.epil.i.i.i, !llvm.loop !13

B190.loopexit.i.i.i:                              ; preds = %B88.if.epil.i.i.i, %B190.loopexit.unr-lcssa.i.i.i
  %.137.lcssa.i.i.i = phi i64 [ %.137.3.i.i.i, %B190.loopexit.unr-lcssa.i.i.i ], [ %.137.epil.i.i.i, %B88.if.epil.i.i.i ]
  %15 = mul i64 %.137.lcssa.i.i.i, %const331
  br label %B908.endif.i.i

B88.if.i.i.i:                                     ; preds = %B88.if.i.i.i, %B88.if.preheader.new.i.i.i
  %h.4.043.i.i.i = phi i64 [ %const330, %B88.if.preheader.new.i.i.i ], [ %.137.3.i.i.i, %B88.if.i.i.i ]
  %.983941.i.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i ], [ %.105.3.i.i.i, %B88.if.i.i.i ]
  %sunkaddr.i.i.i = shl i64 %.983941.i.i.i, 3
  %scevgep250 = getelementptr i8, ptr %scevgep245, i64 %sunkaddr.i.i.i
  %scevgep251 = getelementptr i8, ptr %scevgep250, i64 -24
  %.132.i.i.i = load i64, ptr %scevgep251, align 8, !noalias !10
  %.134.i.i.i = xor i64 %.132.i.i.i, %h.4.043.i.i.i
  %.135.i.i.i = mul i64 %.134.i.i.i, %const331
  %.136.i.i.i = lshr i64 %.135.i.i.i, 32
  %16 = shl i64 %.983941.i.i.i, 3
  %scevgep248 = getelementptr i8, ptr %scevgep245, i64 %16
  %scevgep249 = getelementptr i8, ptr %scevgep248, i64 -16
  %.132.1.i.i.i = load i64, ptr %scevgep249, align 8, !noalias !10
  %17 = xor i64 %.132.1.i.i.i, %.136.i.i.i
  %.134.1.i.i.i = xor i64 %17, %.135.i.i.i
  %.135.1.i.i.i = mul i64 %.134.1.i.i.i, %const331
  %.136.1.i.i.i = lshr i64 %.135.1.i.i.i, 32
  %18 = shl i64 %.983941.i.i.i, 3
  %scevgep246 = getelementptr i8, ptr %scevgep245, i64 %18
  %scevgep247 = getelementptr i8, ptr %scevgep246, i64 -8
  %.132.2.i.i.i = load i64, ptr %scevgep247, align 8, !noalias !10
  %19 = xor i64 %.132.2.i.i.i, %.136.1.i.i.i
  %.134.2.i.i.i = xor i64 %19, %.135.1.i.i.i
  %.135.2.i.i.i = mul i64 %.134.2.i.i.i, %const331
  %.136.2.i.i.i = lshr i64 %.135.2.i.i.i, 32
  %.105.3.i.i.i = add nuw nsw i64 %.983941.i.i.i, 4
  %.132.3.i.i.i = load i64, ptr %scevgep250, align 8, !noalias !10
  %20 = xor i64 %.132.3.i.i.i, %.136.2.i.i.i
  %.134.3.i.i.i = xor i64 %20, %.135.2.i.i.i
  %.135.3.i.i.i = mul i64 %.134.3.i.i.i, %const331
  %.136.3.i.i.i = lshr i64 %.135.3.i.i.i, 32
  %.137.3.i.i.i = xor i64 %.136.3.i.i.i, %.135.3.i.i.i
  %niter.ncmp.3.i.i.i = icmp eq i64 %unroll_iter.i.i.i, %.105.3.i.i.i
  br i1 %niter.ncmp.3.i.i.i, label %B190.loopexit.unr-lcssa.i.i.i, label %B88.if.i.i.i

B522.if.i.i:                                      ; preds = %B908.endif.i.i, %B522.if.lr.ph.i.i
  %lsr.iv.i.i = phi i64 [ %6, %B522.if.lr.ph.i.i ], [ %lsr.iv.next.i.i, %B908.endif.i.i ]
  %.2237377.i.i = phi i64 [ %.76.i.i, %B522.if.lr.ph.i.i ], [ %.233.i.i, %B908.endif.i.i ]
  %.2307476.i.i = phi i64 [ %made.2.0150.i, %B522.if.lr.ph.i.i ], [ %.237.i.i, %B908.endif.i.i ]
  %.233.i.i = add nsw i64 %.2237377.i.i, -1
  %.237.i.i = add i64 %.2307476.i.i, 1
  %.267.i.i = getelementptr i32, ptr %.400.i, i64 %.2307476.i.i
  %.268.i.i = load i32, ptr %.267.i.i, align 4, !noalias !7
  %.270.i.i = zext i32 %.268.i.i to i64
  %.271.i.i = getelementptr i64, ptr %.47.i, i64 %.270.i.i
  %.272.i.i = load i64, ptr %.271.i.i, align 8, !noalias !7
  %.273.i.i = icmp eq i64 %.272.i.i, 0
  br i1 %.273.i.i, label %B588.i.i, label %B610.i.i

B908.endif.i.i:                                   ; preds = %B190.loopexit.i.i.i, %B908.i.i
  %h.4.0.lcssa.i.i.i = phi i64 [ 5551297586632261903, %B908.i.i ], [ %15, %B190.loopexit.i.i.i ]
  %.151.i.i.i = lshr i64 %h.4.0.lcssa.i.i.i, 29
  %.152.i.i.i = xor i64 %.151.i.i.i, %h.4.0.lcssa.i.i.i
  %.356.i.i = getelementptr i64, ptr %.403.i, i64 %.2307476.i.i
  store i64 %.152.i.i.i, ptr %.356.i.i, align 8, !noalias !7
  %.362.i.i = getelementptr i32, ptr %.406.i, i64 %.2307476.i.i
  store i32 %.359.i.i, ptr %.362.i.i, align 4, !noalias !7
  %lsr.iv.next.i.i = add i64 %lsr.iv.i.i, 8
  %.224.i.i = icmp sgt i64 %.2237377.i.i, 1
  br i1 %.224.i.i, label %B522.if.i.i, label %B638.i

B270.i11:                                         ; preds = %B270.i11.preheader, %B556.i14
  %lsr.iv.i12 = phi i64 [ %lsr.iv.next.i17, %B556.i14 ], [ 1, %B270.i11.preheader ]
  %.49.i13 = icmp ugt i64 %lsr.iv.i12, 8192
  br i1 %.49.i13, label %B364.i18, label %B556.i14

B364.i18:                                         ; preds = %B270.i11
  %sunkaddr335 = getelementptr i8, ptr %arg.sync, i64 192
  %.53.i20 = load atomic i64, ptr %sunkaddr335 acquire, align 8, !noalias !15
  %.54.not.i21 = icmp eq i64 %.53.i20, 0
  br i1 %.54.not.i21, label %B480.i22, label %B2336

B480.i22:                                         ; preds = %B364.i18
  %.66.i23 = tail call i32 @usleep(i32 50), !noalias !15
  br label %B556.i14

B556.i14:                                         ; preds = %B480.i22, %B270.i11
  %.75.i15 = load atomic i64, ptr %arg.sync acquire, align 8, !noalias !15
  %.77.i16 = icmp ult i64 %.75.i15, %22
  %lsr.iv.next.i17 = add i64 %lsr.iv.i12, 1
  br i1 %.77.i16, label %B270.i11, label %B1374

B0.endif.i5:                                      ; preds = %B866.endif.endif.endif.endif, %B688.endif
  %.10.i1 = atomicrmw add ptr %arg.sync, i64 1 seq_cst, align 8, !noalias !15
  %.18.i4 = udiv i64 %.10.i1, %arg.threads
  %21 = add i64 %.18.i4, 1
  %22 = mul i64 %21, %arg.threads
  %.34.i7 = load atomic i64, ptr %arg.sync acquire, align 8, !noalias !15
  %.36.i8 = icmp ult i64 %.34.i7, %22
  br i1 %.36.i8, label %B270.i11.preheader, label %B1374

B270.i11.preheader:                               ; preds = %B0.endif.i5
  br label %B270.i11

B1374:                                            ; preds = %B0.endif.i5, %B556.i14
  %23 = icmp sgt i64 %arg.chunks, 0
  %.808 = add i64 %.806, %tickets.2.0
  br i1 %23, label %B1454.if.preheader, label %B1698

B1454.if.preheader:                               ; preds = %B1374
  %24 = icmp eq i64 %arg.chunks, 1
  br i1 %24, label %B1454.if.epil.preheader, label %B1454.if.preheader237

B1454.if.preheader237:                            ; preds = %B1454.if.preheader
  br label %B1454.if

B1626:                                            ; preds = %B1454.if
  %scevgep291 = getelementptr i8, ptr %lsr.iv, i64 -176
  %.968 = load i64, ptr %scevgep291, align 8
  %.971 = icmp eq i64 %.968, 0
  br label %B1694

B1694:                                            ; preds = %B1454.if, %B1626
  %"$phi1694.1.2.2" = phi i1 [ %.971, %B1626 ], [ false, %B1454.if ]
  %.913.1 = add nuw i64 %.906345347, 2
  %scevgep290 = getelementptr i8, ptr %lsr.iv, i64 -8
  %.946.1 = load i64, ptr %scevgep290, align 8
  %.949.1 = load i64, ptr %lsr.iv, align 8
  %25 = add i64 %.950, %.946.1
  %26 = add i64 %.949, %.949.1
  %.952.1 = sub i64 %25, %26
  br i1 %"$phi1694.1.2.2", label %B1626.1, label %B1694.1

B1626.1:                                          ; preds = %B1694
  %scevgep289 = getelementptr i8, ptr %lsr.iv, i64 -48
  %.968.1 = load i64, ptr %scevgep289, align 8
  %.971.1 = icmp eq i64 %.968.1, 0
  br label %B1694.1

B1694.1:                                          ; preds = %B1626.1, %B1694
  %"$phi1694.1.2.2.1" = phi i1 [ %.971.1, %B1626.1 ], [ false, %B1694 ]
  %scevgep288 = getelementptr i8, ptr %lsr.iv, i64 256
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.913.1
  br i1 %niter.ncmp.1, label %B1698.loopexit.unr-lcssa, label %B1454.if

B1698.loopexit.unr-lcssa:                         ; preds = %B1694.1
  %27 = and i64 %arg.chunks, 1
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %B1698, label %B1454.if.epil.preheader

B1454.if.epil.preheader:                          ; preds = %B1698.loopexit.unr-lcssa, %B1454.if.preheader
  %new.2.1350.epil.init = phi i64 [ 0, %B1454.if.preheader ], [ %.952.1, %B1698.loopexit.unr-lcssa ]
  %keep.3.1349.epil.init = phi i1 [ true, %B1454.if.preheader ], [ %"$phi1694.1.2.2.1", %B1698.loopexit.unr-lcssa ]
  %.906345347.epil.init = phi i64 [ 0, %B1454.if.preheader ], [ %.913.1, %B1698.loopexit.unr-lcssa ]
  %.940.idx.epil = shl i64 %.906345347.epil.init, 7
  %.940.epil = getelementptr i8, ptr %arg.chunk_control, i64 %.940.idx.epil
  %.945.epil = getelementptr i8, ptr %.940.epil, i64 72
  %.946.epil = load i64, ptr %.945.epil, align 8
  %.948.epil = getelementptr i8, ptr %.940.epil, i64 80
  %.949.epil = load i64, ptr %.948.epil, align 8
  %.950.epil = add i64 %.946.epil, %new.2.1350.epil.init
  %.952.epil = sub i64 %.950.epil, %.949.epil
  br i1 %keep.3.1349.epil.init, label %B1626.epil, label %B1698

B1626.epil:                                       ; preds = %B1454.if.epil.preheader
  %sunkaddr336 = getelementptr i8, ptr %arg.chunk_control, i64 %.940.idx.epil
  %sunkaddr337 = getelementptr i8, ptr %sunkaddr336, i64 32
  %.968.epil = load i64, ptr %sunkaddr337, align 8
  %.971.epil = icmp eq i64 %.968.epil, 0
  br label %B1698

B1698:                                            ; preds = %B1626.epil, %B1454.if.epil.preheader, %B1698.loopexit.unr-lcssa, %B1374
  %keep.3.1.lcssa = phi i1 [ true, %B1374 ], [ %"$phi1694.1.2.2.1", %B1698.loopexit.unr-lcssa ], [ %.971.epil, %B1626.epil ], [ false, %B1454.if.epil.preheader ]
  %new.2.1.lcssa = phi i64 [ 0, %B1374 ], [ %.952.1, %B1698.loopexit.unr-lcssa ], [ %.952.epil, %B1626.epil ], [ %.952.epil, %B1454.if.epil.preheader ]
  %29 = icmp eq i64 %arg.thread, 0
  %.1002 = add i64 %count.2.0, %arg.transitions
  %.1004 = add i64 %.1002, %new.2.1.lcssa
  %.1006 = icmp ule i64 %.1004, %arg.limit
  %"$phi1724.0.2.1" = select i1 %keep.3.1.lcssa, i1 %.1006, i1 false
  %brmerge.not = select i1 %29, i1 %"$phi1724.0.2.1", i1 false
  br i1 %brmerge.not, label %B1768, label %B1812

B1768:                                            ; preds = %B1698
  %30 = icmp slt i64 %arg.chunks, 1
  br i1 %30, label %B0.endif.i29, label %B34.if.i.preheader

B34.if.i.preheader:                               ; preds = %B1768
  br label %B34.if.i

B34.loopexit.loopexit.unr-lcssa.i:                ; preds = %B408.1.i
  %31 = and i64 %arg.transitions, 1
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %B34.loopexit.i, label %B320.if.epil.preheader.i

B320.if.epil.preheader.i:                         ; preds = %B320.if.lr.ph.i, %B34.loopexit.loopexit.unr-lcssa.i
  %.2568486.epil.init.i = phi i64 [ 0, %B320.if.lr.ph.i ], [ %.263.1.i, %B34.loopexit.loopexit.unr-lcssa.i ]
  %.293.epil.i = getelementptr i64, ptr %arg.taken, i64 %.2568486.epil.init.i
  %.294.epil.i = load i64, ptr %.293.epil.i, align 8, !noalias !18
  %.295.epil.i = icmp eq i64 %.294.epil.i, 0
  br i1 %.295.epil.i, label %B374.epil.i, label %B408.epil.i

B374.epil.i:                                      ; preds = %B320.if.epil.preheader.i
  %.303.epil.i = getelementptr i64, ptr %38, i64 %.2568486.epil.init.i
  %.304.epil.i = load i64, ptr %.303.epil.i, align 8, !noalias !18
  %.307.epil.i = getelementptr i64, ptr %arg.first_taken, i64 %.2568486.epil.init.i
  store i64 %.304.epil.i, ptr %.307.epil.i, align 8, !noalias !18
  br label %B408.epil.i

B408.epil.i:                                      ; preds = %B374.epil.i, %B320.if.epil.preheader.i
  %sunkaddr.i84 = shl i64 %.2568486.epil.init.i, 3
  %sunkaddr20.i = getelementptr i8, ptr %arg.taken, i64 %sunkaddr.i84
  %.313.epil.i = load i64, ptr %sunkaddr20.i, align 8, !noalias !18
  %.320.epil.i = getelementptr i64, ptr %39, i64 %.2568486.epil.init.i
  %.321.epil.i = load i64, ptr %.320.epil.i, align 8, !noalias !18
  %.322.epil.i = add i64 %.321.epil.i, %.313.epil.i
  store i64 %.322.epil.i, ptr %sunkaddr20.i, align 8, !noalias !18
  br label %B34.loopexit.i

B34.loopexit.i:                                   ; preds = %B34.if.i, %B408.epil.i, %B34.loopexit.loopexit.unr-lcssa.i
  %scevgep6.i = getelementptr i8, ptr %lsr.iv.i78, i64 %77
  %scevgep16.i = getelementptr i8, ptr %lsr.iv15.i, i64 %77
  %exitcond102.not.i = icmp eq i64 %.120.i, %arg.chunks
  br i1 %exitcond102.not.i, label %B1812, label %B34.if.i

B374.i:                                           ; preds = %B320.if.i
  %33 = shl i64 %.2568486.i, 3
  %scevgep299 = getelementptr i8, ptr %lsr.iv.i78, i64 %33
  %scevgep300 = getelementptr i8, ptr %scevgep299, i64 -8
  %.304.i = load i64, ptr %scevgep300, align 8, !noalias !18
  %sunkaddr338 = mul i64 %.2568486.i, 8
  %sunkaddr339 = getelementptr i8, ptr %arg.first_taken, i64 %sunkaddr338
  store i64 %.304.i, ptr %sunkaddr339, align 8, !noalias !18
  br label %B408.i

B408.i:                                           ; preds = %B320.if.i, %B374.i
  %sunkaddr340 = mul i64 %.2568486.i, 8
  %sunkaddr341 = getelementptr i8, ptr %arg.taken, i64 %sunkaddr340
  %.313.i = load i64, ptr %sunkaddr341, align 8, !noalias !18
  %34 = shl i64 %.2568486.i, 3
  %scevgep301 = getelementptr i8, ptr %lsr.iv15.i, i64 %34
  %scevgep302 = getelementptr i8, ptr %scevgep301, i64 -8
  %.321.i = load i64, ptr %scevgep302, align 8, !noalias !18
  %.322.i = add i64 %.321.i, %.313.i
  store i64 %.322.i, ptr %sunkaddr341, align 8, !noalias !18
  %.263.1.i = add nuw i64 %.2568486.i, 2
  %sunkaddr342 = mul i64 %.2568486.i, 8
  %sunkaddr343 = getelementptr i8, ptr %arg.taken, i64 %sunkaddr342
  %sunkaddr344 = getelementptr i8, ptr %sunkaddr343, i64 8
  %.294.1.i = load i64, ptr %sunkaddr344, align 8, !noalias !18
  %.295.1.i = icmp eq i64 %.294.1.i, 0
  br i1 %.295.1.i, label %B374.1.i, label %B408.1.i

B374.1.i:                                         ; preds = %B408.i
  %35 = shl i64 %.2568486.i, 3
  %scevgep298 = getelementptr i8, ptr %lsr.iv.i78, i64 %35
  %.304.1.i = load i64, ptr %scevgep298, align 8, !noalias !18
  %sunkaddr345 = mul i64 %.2568486.i, 8
  %sunkaddr346 = getelementptr i8, ptr %arg.first_taken, i64 %sunkaddr345
  %sunkaddr347 = getelementptr i8, ptr %sunkaddr346, i64 8
  store i64 %.304.1.i, ptr %sunkaddr347, align 8, !noalias !18
  br label %B408.1.i

B408.1.i:                                         ; preds = %B374.1.i, %B408.i
  %sunkaddr348 = mul i64 %.2568486.i, 8
  %sunkaddr349 = getelementptr i8, ptr %arg.taken, i64 %sunkaddr348
  %sunkaddr350 = getelementptr i8, ptr %sunkaddr349, i64 8
  %.313.1.i = load i64, ptr %sunkaddr350, align 8, !noalias !18
  %sunkaddr351 = mul i64 %.2568486.i, 8
  %sunkaddr352 = getelementptr i8, ptr %lsr.iv15.i, i64 %sunkaddr351
  %.321.1.i = load i64, ptr %sunkaddr352, align 8, !noalias !18
  %.322.1.i = add i64 %.321.1.i, %.313.1.i
  store i64 %.322.1.i, ptr %sunkaddr350, align 8, !noalias !18
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.263.1.i
  br i1 %niter.ncmp.1.i, label %B34.loopexit.loopexit.unr-lcssa.i, label %B320.if.i

B34.if.i:                                         ; preds = %B34.loopexit.i, %B34.if.i.preheader
  %lsr.iv15.i = phi ptr [ %scevgep16.i, %B34.loopexit.i ], [ %scevgep14.i, %B34.if.i.preheader ]
  %lsr.iv.i78 = phi ptr [ %scevgep6.i, %B34.loopexit.i ], [ %scevgep5.i, %B34.if.i.preheader ]
  %.1139096.i = phi i64 [ %.120.i, %B34.loopexit.i ], [ 0, %B34.if.i.preheader ]
  %36 = icmp slt i64 %arg.transitions, 1
  %.120.i = add nuw nsw i64 %.1139096.i, 1
  %.151.idx.i = shl i64 %.1139096.i, 7
  %.151.i = getelementptr i8, ptr %arg.chunk_control, i64 %.151.idx.i
  %sunkaddr353 = getelementptr i8, ptr %arg.control, i64 24
  %.154.i = load i64, ptr %sunkaddr353, align 8, !noalias !18
  %.155.i = getelementptr i8, ptr %.151.i, i64 24
  %.156.i79 = load i64, ptr %.155.i, align 8, !noalias !18
  %.157.i = add i64 %.156.i79, %.154.i
  store i64 %.157.i, ptr %sunkaddr353, align 8, !noalias !18
  %sunkaddr354 = getelementptr i8, ptr %arg.control, i64 40
  %.163.i = load i64, ptr %sunkaddr354, align 8, !noalias !18
  %.164.i = getelementptr i8, ptr %.151.i, i64 40
  %.165.i = load i64, ptr %.164.i, align 8, !noalias !18
  %.166.i = add i64 %.165.i, %.163.i
  store i64 %.166.i, ptr %sunkaddr354, align 8, !noalias !18
  br i1 %36, label %B34.loopexit.i, label %B320.if.lr.ph.i

B320.if.lr.ph.i:                                  ; preds = %B34.if.i
  %37 = icmp eq i64 %arg.transitions, 1
  %.299.i = mul i64 %.1139096.i, %arg.transitions
  %38 = getelementptr i64, ptr %arg.chunk_first_taken, i64 %.299.i
  %39 = getelementptr i64, ptr %arg.chunk_taken, i64 %.299.i
  br i1 %37, label %B320.if.epil.preheader.i, label %B320.if.i.preheader

B320.if.i.preheader:                              ; preds = %B320.if.lr.ph.i
  br label %B320.if.i

B320.if.i:                                        ; preds = %B320.if.i.preheader, %B408.1.i
  %.2568486.i = phi i64 [ %.263.1.i, %B408.1.i ], [ 0, %B320.if.i.preheader ]
  %sunkaddr355 = mul i64 %.2568486.i, 8
  %sunkaddr356 = getelementptr i8, ptr %arg.taken, i64 %sunkaddr355
  %.294.i = load i64, ptr %sunkaddr356, align 8, !noalias !18
  %.295.i = icmp eq i64 %.294.i, 0
  br i1 %.295.i, label %B374.i, label %B408.i

B1812:                                            ; preds = %B34.loopexit.i, %B1698
  %40 = icmp slt i64 %arg.chunks, 1
  br i1 %40, label %B0.endif.i29, label %B1846.if.preheader

B1846.if.preheader:                               ; preds = %B1812
  %.291.i = add i64 %count.2.0, 1
  br label %B1846.if

B1978:                                            ; preds = %B1846.if
  %.62.i = mul i64 %.1145356358, %quot.2.0
  %sunkaddr357 = getelementptr i8, ptr %arg.chunk_control, i64 %.1183.idx
  %sunkaddr358 = getelementptr i8, ptr %sunkaddr357, i64 16
  %.76.i = load i64, ptr %sunkaddr358, align 8, !noalias !21
  %sunkaddr359 = getelementptr i8, ptr %arg.chunk_control, i64 %.1183.idx
  %sunkaddr360 = getelementptr i8, ptr %sunkaddr359, i64 48
  %.79.i = load i64, ptr %sunkaddr360, align 8, !noalias !21
  %sunkaddr361 = getelementptr i8, ptr %arg.chunk_control, i64 %.1183.idx
  %sunkaddr362 = getelementptr i8, ptr %sunkaddr361, i64 64
  %.88.i = load i64, ptr %sunkaddr362, align 8, !noalias !21
  %.170126.not.i = icmp slt i64 %.88.i, 1
  br i1 %.170126.not.i, label %_ZN9tideproof10properties7engines10exhaustive15parallel_kernel12commit_chunkB3v19B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEybyyyy9uint64_2a9uint64_2a8uint8_2a9uint32_2ay9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a.exit, label %B306.if.preheader.i

B306.if.preheader.i:                              ; preds = %B1978
  %41 = shl i64 %.62.i, 3
  br label %B306.if.i

B370.i:                                           ; preds = %B306.if.i
  br i1 %"$phi1724.0.2.1", label %B460.endif.i, label %B422.i

B422.i:                                           ; preds = %B370.i
  %sunkaddr363 = mul i64 %.228.i, 4
  %sunkaddr364 = getelementptr i8, ptr %arg.table, i64 %sunkaddr363
  %sunkaddr365 = getelementptr i8, ptr %sunkaddr364, i64 -4
  store i32 0, ptr %sunkaddr365, align 4, !noalias !21
  br label %B817.i

B817.i:                                           ; preds = %B548.endif.endif.i, %B460.endif.i, %B306.if.i, %B422.i
  %index.3.1.i = phi i64 [ %index.2.0127.i, %B422.i ], [ %.12.i4.i, %B548.endif.endif.i ], [ %index.2.0127.i, %B460.endif.i ], [ %index.2.0127.i, %B306.if.i ]
  %distinct.3.1.i = phi i64 [ %distinct.2.0128.i, %B422.i ], [ %.366.i, %B548.endif.endif.i ], [ %distinct.2.0128.i, %B460.endif.i ], [ %distinct.2.0128.i, %B306.if.i ]
  %failed.3.1.i = phi i64 [ %failed.2.0129.i, %B422.i ], [ %.372.i.i, %B548.endif.endif.i ], [ %failed.2.0129.i, %B460.endif.i ], [ %failed.2.0129.i, %B306.if.i ]
  %lsr.iv.next.i95 = add i64 %lsr.iv.i88, 8
  %exitcond.not.i96 = icmp eq i64 %.183.i, %.88.i
  br i1 %exitcond.not.i96, label %_ZN9tideproof10properties7engines10exhaustive15parallel_kernel12commit_chunkB3v19B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEybyyyy9uint64_2a9uint64_2a8uint8_2a9uint32_2ay9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a.exit, label %B306.if.i

B306.if.i:                                        ; preds = %B817.i, %B306.if.preheader.i
  %lsr.iv.i88 = phi i64 [ %41, %B306.if.preheader.i ], [ %lsr.iv.next.i95, %B817.i ]
  %.112.0.i = phi i64 [ 0, %B306.if.preheader.i ], [ %.183.i, %B817.i ]
  %failed.2.0129.i = phi i64 [ %.76.i, %B306.if.preheader.i ], [ %failed.3.1.i, %B817.i ]
  %distinct.2.0128.i = phi i64 [ %.79.i, %B306.if.preheader.i ], [ %distinct.3.1.i, %B817.i ]
  %index.2.0127.i = phi i64 [ %index.2.1360, %B306.if.preheader.i ], [ %index.3.1.i, %B817.i ]
  %.183.i = add nuw nsw i64 %.112.0.i, 1
  %.221.i89 = add i64 %.112.0.i, %.62.i
  %.227.i = getelementptr i64, ptr %arg.slots, i64 %.221.i89
  %.228.i = load i64, ptr %.227.i, align 8, !noalias !21
  %.229.not.i = icmp eq i64 %.228.i, 0
  br i1 %.229.not.i, label %B817.i, label %B370.i

B460.endif.i:                                     ; preds = %B370.i
  %sunkaddr366 = mul i64 %.228.i, 4
  %sunkaddr367 = getelementptr i8, ptr %arg.table, i64 %sunkaddr366
  %sunkaddr368 = getelementptr i8, ptr %sunkaddr367, i64 -4
  %.287.i = load atomic i32, ptr %sunkaddr368 acquire, align 4, !noalias !21
  %.294.i92 = getelementptr i64, ptr %arg.hashes, i64 %.221.i89
  %.295.i93 = load i64, ptr %.294.i92, align 8, !noalias !21
  %.9.i.i = lshr i64 %.295.i93, 32
  %.11.i.i = and i64 %.9.i.i, %notmask.i.i
  %.12.i.i = add i64 %.291.i, %.221.i89
  %.13.i.i = or i64 %.11.i.i, %.12.i.i
  %.14.i.i = trunc i64 %.13.i.i to i32
  %.321.i94 = icmp eq i32 %.287.i, %.14.i.i
  br i1 %.321.i94, label %B548.endif.i, label %B817.i

B548.endif.i:                                     ; preds = %B460.endif.i
  %.12.i4.i = add i64 %index.2.0127.i, 1
  %.13.i5.i = or i64 %.11.i.i, %.12.i4.i
  %.14.i6.i = trunc i64 %.13.i5.i to i32
  %sunkaddr369 = mul i64 %.228.i, 4
  %sunkaddr370 = getelementptr i8, ptr %arg.table, i64 %sunkaddr369
  %sunkaddr371 = getelementptr i8, ptr %sunkaddr370, i64 -4
  store i32 %.14.i6.i, ptr %sunkaddr371, align 4, !noalias !21
  %.362.i = getelementptr i32, ptr %arg.weights, i64 %.221.i89
  %.363.i100 = load i32, ptr %.362.i, align 4, !noalias !21
  %.364.i = zext i32 %.363.i100 to i64
  %.372.i = tail call i64 @tideproof_words(), !noalias !21
  %.374.i = mul i64 %.372.i, %.221.i89
  %.376.i = getelementptr i64, ptr %arg.successors, i64 %.374.i
  %.380.i = load i32, ptr %.362.i, align 4, !noalias !21
  %.383.i = getelementptr i32, ptr %arg.sources, i64 %.221.i89
  %.384.i = load i32, ptr %.383.i, align 4, !noalias !21
  %.34.i.i = tail call i64 @tideproof_words(), !noalias !24
  %.11690.not.i.i = icmp slt i64 %.34.i.i, 1
  br i1 %.11690.not.i.i, label %B148.i.i, label %B58.if.preheader.i.i

B58.if.preheader.i.i:                             ; preds = %B548.endif.i
  %42 = shl i64 %index.2.0127.i, 3
  %43 = mul i64 %.372.i, %lsr.iv.i88
  %scevgep7.i101 = getelementptr i8, ptr %arg.successors, i64 %43
  br label %B58.if.i.i

B148.i.i:                                         ; preds = %B58.if.i.i, %B548.endif.i
  %44 = icmp eq i64 %arg.reduced, 0
  br i1 %44, label %B222.i.i, label %B186.i.i106

B186.i.i106:                                      ; preds = %B148.i.i
  %.177.i.i = trunc i32 %.380.i to i8
  %.182.i.i = getelementptr i8, ptr %arg.orbit_sizes, i64 %index.2.0127.i
  store i8 %.177.i.i, ptr %.182.i.i, align 1, !noalias !24
  br label %B222.i.i

B222.i.i:                                         ; preds = %B186.i.i106, %B148.i.i
  %.194.i.i = and i64 %index.2.0127.i, 63
  %.195.i.i = icmp eq i64 %.194.i.i, 0
  br i1 %.195.i.i, label %B324.i.i, label %B386.i.i

B324.i.i:                                         ; preds = %B222.i.i
  %45 = lshr exact i64 %index.2.0127.i, 4
  %.201.i.i = getelementptr i8, ptr %arg.parents, i64 %45
  store i32 %.384.i, ptr %.201.i.i, align 4, !noalias !24
  br label %B386.i.i

B386.i.i:                                         ; preds = %B324.i.i, %B222.i.i
  %.213.i.i = tail call i64 @tideproof_check(ptr %.376.i), !noalias !24
  %.217.i.i = xor i64 %failed.2.0129.i, -1
  %.218.i.i = and i64 %.213.i.i, %.217.i.i
  %.223.not.i.i = icmp eq i64 %.218.i.i, 0
  br i1 %.223.not.i.i, label %B548.endif.endif.i, label %B502.if.i.i.preheader

B502.if.i.i.preheader:                            ; preds = %B386.i.i
  br label %B502.if.i.i

B574.i.i:                                         ; preds = %B502.if.i.i
  %46 = shl nuw nsw i64 %.3109597.i.i, 3
  %scevgep312 = getelementptr i8, ptr %lsr.iv309, i64 %46
  %scevgep313 = getelementptr i8, ptr %scevgep312, i64 -8
  store i64 %index.2.0127.i, ptr %scevgep313, align 8, !noalias !24
  br label %B584.i.i

B584.i.i:                                         ; preds = %B502.if.i.i, %B574.i.i
  %.317.1.i.i = add nuw nsw i64 %.3109597.i.i, 2
  %47 = shl nuw i64 2, %.3109597.i.i
  %48 = and i64 %47, %.218.i.i
  %.349.not.1.i.i = icmp eq i64 %48, 0
  br i1 %.349.not.1.i.i, label %B584.1.i.i, label %B574.1.i.i

B574.1.i.i:                                       ; preds = %B584.i.i
  %49 = shl nuw nsw i64 %.3109597.i.i, 3
  %scevgep311 = getelementptr i8, ptr %lsr.iv309, i64 %49
  store i64 %index.2.0127.i, ptr %scevgep311, align 8, !noalias !24
  br label %B584.1.i.i

B584.1.i.i:                                       ; preds = %B574.1.i.i, %B584.i.i
  %exitcond101.not.1.i.i = icmp eq i64 %.317.1.i.i, 64
  br i1 %exitcond101.not.1.i.i, label %B548.endif.endif.i, label %B502.if.i.i

B58.if.i.i:                                       ; preds = %B58.if.i.i, %B58.if.preheader.i.i
  %.1228991.i.i = phi i64 [ %.129.i.i102, %B58.if.i.i ], [ 0, %B58.if.preheader.i.i ]
  %.129.i.i102 = add nuw nsw i64 %.1228991.i.i, 1
  %50 = shl i64 %.1228991.i.i, 3
  %scevgep8.i103 = getelementptr i8, ptr %scevgep7.i101, i64 %50
  %.156.i.i104 = load i64, ptr %scevgep8.i103, align 8, !noalias !24
  %.157.i.i = tail call i64 @tideproof_words(), !noalias !24
  %51 = mul i64 %42, %.157.i.i
  %scevgep4.i.i = getelementptr i8, ptr %arg.states, i64 %51
  %52 = shl i64 %.1228991.i.i, 3
  %scevgep307 = getelementptr i8, ptr %scevgep4.i.i, i64 %52
  store i64 %.156.i.i104, ptr %scevgep307, align 8, !noalias !24
  %exitcond.not.i.i = icmp eq i64 %.34.i.i, %.129.i.i102
  br i1 %exitcond.not.i.i, label %B148.i.i, label %B58.if.i.i

B502.if.i.i:                                      ; preds = %B584.1.i.i, %B502.if.i.i.preheader
  %.3109597.i.i = phi i64 [ %.317.1.i.i, %B584.1.i.i ], [ 0, %B502.if.i.i.preheader ]
  %53 = shl nuw i64 1, %.3109597.i.i
  %54 = and i64 %53, %.218.i.i
  %.349.not.i.i = icmp eq i64 %54, 0
  br i1 %.349.not.i.i, label %B584.i.i, label %B574.i.i

B548.endif.endif.i:                               ; preds = %B584.1.i.i, %B386.i.i
  %.372.i.i = or i64 %.213.i.i, %failed.2.0129.i
  %.366.i = add i64 %distinct.2.0128.i, %.364.i
  br label %B817.i

_ZN9tideproof10properties7engines10exhaustive15parallel_kernel12commit_chunkB3v19B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEybyyyy9uint64_2a9uint64_2a8uint8_2a9uint32_2ay9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a.exit: ; preds = %B817.i, %B1978
  %distinct.2.0.lcssa.i = phi i64 [ %.79.i, %B1978 ], [ %distinct.3.1.i, %B817.i ]
  %failed.2.0.lcssa.i = phi i64 [ %.76.i, %B1978 ], [ %failed.3.1.i, %B817.i ]
  %sunkaddr372 = getelementptr i8, ptr %arg.chunk_control, i64 %.1183.idx
  %sunkaddr373 = getelementptr i8, ptr %sunkaddr372, i64 16
  store i64 %failed.2.0.lcssa.i, ptr %sunkaddr373, align 8, !noalias !21
  %sunkaddr374 = getelementptr i8, ptr %arg.chunk_control, i64 %.1183.idx
  %sunkaddr375 = getelementptr i8, ptr %sunkaddr374, i64 48
  store i64 %distinct.2.0.lcssa.i, ptr %sunkaddr375, align 8, !noalias !21
  br label %B2042

B2042:                                            ; preds = %B1846.if, %_ZN9tideproof10properties7engines10exhaustive15parallel_kernel12commit_chunkB3v19B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEybyyyy9uint64_2a9uint64_2a8uint8_2a9uint32_2ay9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a.exit
  %sunkaddr376 = getelementptr i8, ptr %arg.chunk_control, i64 %.1183.idx
  %sunkaddr377 = getelementptr i8, ptr %sunkaddr376, i64 72
  %.1244 = load i64, ptr %sunkaddr377, align 8
  %sunkaddr378 = getelementptr i8, ptr %arg.chunk_control, i64 %.1183.idx
  %sunkaddr379 = getelementptr i8, ptr %sunkaddr378, i64 80
  %.1247 = load i64, ptr %sunkaddr379, align 8
  %.1250 = add i64 %.1244, %index.2.1360
  %.1252 = sub i64 %.1250, %.1247
  %scevgep310 = getelementptr i8, ptr %lsr.iv309, i64 512
  %exitcond393.not = icmp eq i64 %arg.chunks, %.1152
  br i1 %exitcond393.not, label %B0.endif.i29, label %B1846.if

B270.i35:                                         ; preds = %B270.i35.preheader, %B556.i38
  %lsr.iv.i36 = phi i64 [ %lsr.iv.next.i41, %B556.i38 ], [ 1, %B270.i35.preheader ]
  %.49.i37 = icmp ugt i64 %lsr.iv.i36, 8192
  br i1 %.49.i37, label %B364.i42, label %B556.i38

B364.i42:                                         ; preds = %B270.i35
  %sunkaddr380 = getelementptr i8, ptr %arg.sync, i64 192
  %.53.i44 = load atomic i64, ptr %sunkaddr380 acquire, align 8, !noalias !27
  %.54.not.i45 = icmp eq i64 %.53.i44, 0
  br i1 %.54.not.i45, label %B480.i46, label %B2124.endif.endif

B480.i46:                                         ; preds = %B364.i42
  %.66.i47 = tail call i32 @usleep(i32 50), !noalias !27
  br label %B556.i38

B556.i38:                                         ; preds = %B480.i46, %B270.i35
  %.75.i39 = load atomic i64, ptr %arg.sync acquire, align 8, !noalias !27
  %.77.i40 = icmp ult i64 %.75.i39, %56
  %lsr.iv.next.i41 = add i64 %lsr.iv.i36, 1
  br i1 %.77.i40, label %B270.i35, label %B2124.endif.endif

B0.endif.i29:                                     ; preds = %B2042, %B1812, %B1768
  %.10.i25 = atomicrmw add ptr %arg.sync, i64 1 seq_cst, align 8, !noalias !27
  %.18.i28 = udiv i64 %.10.i25, %arg.threads
  %55 = add i64 %.18.i28, 1
  %56 = mul i64 %55, %arg.threads
  %.34.i31 = load atomic i64, ptr %arg.sync acquire, align 8, !noalias !27
  %.36.i32 = icmp ult i64 %.34.i31, %56
  br i1 %.36.i32, label %B270.i35.preheader, label %B2124.endif.endif

B270.i35.preheader:                               ; preds = %B0.endif.i29
  br label %B270.i35

B2164:                                            ; preds = %B2124.endif.endif
  %.1334 = add i64 %.21.i, %next_state.2.0
  %.1339 = add i64 %new.2.1.lcssa, %count.2.0
  %.1394 = icmp eq i64 %.21.i, 0
  br i1 %.1394, label %B2330, label %B2164.endif.else, !prof !0

B2330:                                            ; preds = %B2164.endif.else, %B2124.endif.endif, %B2164
  %growth.3.1 = phi i64 [ %growth.2.0, %B2124.endif.endif ], [ %108, %B2164.endif.else ], [ 16, %B2164 ]
  %count.3.1 = phi i64 [ %count.2.0, %B2124.endif.endif ], [ %.1339, %B2164.endif.else ], [ %.1339, %B2164 ]
  %next_state.3.1 = phi i64 [ %next_state.2.0, %B2124.endif.endif ], [ %.1334, %B2164.endif.else ], [ %.1334, %B2164 ]
  br i1 %.1284, label %B424, label %B2336

B2336:                                            ; preds = %B424.endif.endif.endif, %B2330, %B364.i18, %B364.i
  %growth.4.1 = phi i64 [ %growth.3.1, %B2330 ], [ %growth.2.0, %B364.i18 ], [ %growth.2.0, %B424.endif.endif.endif ], [ %.99, %B364.i ]
  %count.4.1 = phi i64 [ %count.3.1, %B2330 ], [ %count.2.0, %B364.i18 ], [ %count.2.0, %B424.endif.endif.endif ], [ %.96, %B364.i ]
  %next_state.4.1 = phi i64 [ %next_state.3.1, %B2330 ], [ %next_state.2.0, %B364.i18 ], [ %next_state.2.0, %B424.endif.endif.endif ], [ %.93, %B364.i ]
  %.1506 = icmp eq i64 %arg.thread, 0
  br i1 %.1506, label %B2374, label %B2504

B2374:                                            ; preds = %B2336
  %sunkaddr381 = getelementptr i8, ptr %arg.control, i64 8
  store i64 %next_state.4.1, ptr %sunkaddr381, align 8
  store i64 %count.4.1, ptr %arg.control, align 8
  %sunkaddr382 = getelementptr i8, ptr %arg.sync, i64 128
  store i64 %growth.4.1, ptr %sunkaddr382, align 8
  %.10593.not.i = icmp slt i64 %arg.chunks, 1
  br i1 %.10593.not.i, label %B2504, label %B72.if.lr.ph.i

B72.if.lr.ph.i:                                   ; preds = %B2374
  %sunkaddr.i108 = getelementptr i8, ptr %arg.control, i64 16
  %.19.i = load i64, ptr %sunkaddr.i108, align 8, !noalias !30
  %.294.i109 = xor i64 %.19.i, -1
  br label %B72.if.i

B474.i:                                           ; preds = %B358.if.i
  %sunkaddr383 = getelementptr i8, ptr %arg.control, i64 16
  %.302.i = load i64, ptr %sunkaddr383, align 8, !noalias !30
  %.304.i112 = and i64 %.302.i, %.286.i
  %.307.not.i = icmp eq i64 %.304.i112, 0
  br i1 %.307.not.i, label %B552.i, label %B516.i113

B516.i113:                                        ; preds = %B474.i
  %57 = shl nuw nsw i64 %.2508284.i, 3
  %scevgep242 = getelementptr i8, ptr %lsr.iv.i110, i64 %57
  %.312.i = load i64, ptr %scevgep242, align 8, !noalias !30
  %58 = shl nuw nsw i64 %.2508284.i, 3
  %scevgep240 = getelementptr i8, ptr %arg.first_failing, i64 %58
  %.316.i = load i64, ptr %scevgep240, align 8, !noalias !30
  %.317.i = icmp ult i64 %.312.i, %.316.i
  br i1 %.317.i, label %B552.i, label %B574.i

B552.i:                                           ; preds = %B516.i113, %B474.i
  %59 = shl nuw nsw i64 %.2508284.i, 3
  %scevgep241 = getelementptr i8, ptr %lsr.iv.i110, i64 %59
  %.322.i116 = load i64, ptr %scevgep241, align 8, !noalias !30
  %60 = shl nuw nsw i64 %.2508284.i, 3
  %scevgep = getelementptr i8, ptr %arg.first_failing, i64 %60
  store i64 %.322.i116, ptr %scevgep, align 8, !noalias !30
  br label %B574.i

B574.i:                                           ; preds = %B358.if.i, %B552.i, %B516.i113
  %exitcond.not.i114 = icmp eq i64 %.257.i, 64
  br i1 %exitcond.not.i114, label %B576.i115, label %B358.if.i

B576.i115:                                        ; preds = %B574.i
  %.118.i = add nuw nsw i64 %.1118894.i, 1
  %sunkaddr384 = getelementptr i8, ptr %arg.control, i64 16
  %.343.i = load i64, ptr %sunkaddr384, align 8, !noalias !30
  %sunkaddr385 = getelementptr i8, ptr %arg.chunk_control, i64 %.145.idx.i
  %sunkaddr386 = getelementptr i8, ptr %sunkaddr385, i64 16
  %.346.i = load i64, ptr %sunkaddr386, align 8, !noalias !30
  %.349.i = or i64 %.346.i, %.343.i
  store i64 %.349.i, ptr %sunkaddr384, align 8, !noalias !30
  %scevgep2.i = getelementptr i8, ptr %lsr.iv.i110, i64 512
  %exitcond100.not.i = icmp eq i64 %.118.i, %arg.chunks
  br i1 %exitcond100.not.i, label %B2504, label %B72.if.i

B72.if.i:                                         ; preds = %B576.i115, %B72.if.lr.ph.i
  %lsr.iv.i110 = phi ptr [ %arg.chunk_failing, %B72.if.lr.ph.i ], [ %scevgep2.i, %B576.i115 ]
  %.1118894.i = phi i64 [ 0, %B72.if.lr.ph.i ], [ %.118.i, %B576.i115 ]
  %.145.idx.i = shl i64 %.1118894.i, 7
  %.145.i = getelementptr i8, ptr %arg.chunk_control, i64 %.145.idx.i
  %sunkaddr387 = getelementptr i8, ptr %arg.control, i64 48
  %.157.i111 = load i64, ptr %sunkaddr387, align 8, !noalias !30
  %.159.i = getelementptr i8, ptr %.145.i, i64 48
  %.160.i = load i64, ptr %.159.i, align 8, !noalias !30
  %.161.i = add i64 %.160.i, %.157.i111
  store i64 %.161.i, ptr %sunkaddr387, align 8, !noalias !30
  br label %B358.if.i

B358.if.i:                                        ; preds = %B72.if.i, %B574.i
  %.2508284.i = phi i64 [ 0, %B72.if.i ], [ %.257.i, %B574.i ]
  %.257.i = add nuw nsw i64 %.2508284.i, 1
  %.286.i = shl nuw i64 1, %.2508284.i
  %sunkaddr388 = getelementptr i8, ptr %arg.chunk_control, i64 %.145.idx.i
  %sunkaddr389 = getelementptr i8, ptr %sunkaddr388, i64 16
  %.292.i = load i64, ptr %sunkaddr389, align 8, !noalias !30
  %61 = and i64 %.292.i, %.294.i109
  %.297.i = and i64 %61, %.286.i
  %.298.not.i = icmp eq i64 %.297.i, 0
  br i1 %.298.not.i, label %B574.i, label %B474.i

common.ret:                                       ; preds = %B0.if, %B2504
  %common.ret.op = phi i32 [ 0, %B2504 ], [ 1, %B0.if ]
  ret i32 %common.ret.op

B2504:                                            ; preds = %B576.i115, %B2374, %B2336
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B0.if:                                            ; preds = %entry
  store ptr @.const.picklebuf.ca8efb3a72d614fe872032cce3ac326007a30727, ptr %excinfo, align 8, !numba_exception_output !33
  br label %common.ret

B0.endif:                                         ; preds = %entry
  %62 = icmp sgt i64 %.151, 0
  %.153 = icmp sgt i64 %arg.threads, 0
  %.154 = xor i1 %.153, %62
  br i1 %.154, label %B0.endif.i, label %B0.endif.endif

B0.endif.endif:                                   ; preds = %B0.endif
  %63 = icmp sgt i64 %.151, 0
  %.169 = srem i64 %.151, %arg.threads
  %.170 = sub nsw i64 0, %.169
  %.171 = select i1 %63, i64 %.169, i64 %.170
  %.172 = icmp sgt i64 %.171, 0
  %.173 = sdiv i64 %.151, %arg.threads
  %.174 = zext i1 %.172 to i64
  %.175 = add i64 %.173, %.174
  %.196340 = icmp sgt i64 %.175, 0
  br i1 %.196340, label %B176.if.lr.ph, label %B0.endif.i

B176.if.lr.ph:                                    ; preds = %B0.endif.endif
  %64 = add i64 %.173, %.174
  %65 = add i64 %64, -1
  %xtraiter = and i64 %.175, 3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B176.if.prol.loopexit, label %B176.if.prol.preheader

B176.if.prol.preheader:                           ; preds = %B176.if.lr.ph
  %66 = shl i64 %arg.thread, 7
  %67 = add nuw nsw i64 %66, 48
  %scevgep325 = getelementptr i8, ptr %arg.chunk_control, i64 %67
  %68 = shl i64 %arg.threads, 7
  br label %B176.if.prol

B176.if.prol:                                     ; preds = %B176.if.prol, %B176.if.prol.preheader
  %lsr.iv326 = phi ptr [ %scevgep325, %B176.if.prol.preheader ], [ %scevgep327, %B176.if.prol ]
  %.202339341.prol = phi i64 [ %.209.prol, %B176.if.prol ], [ %arg.thread, %B176.if.prol.preheader ]
  %prol.iter = phi i64 [ %prol.iter.next, %B176.if.prol ], [ 0, %B176.if.prol.preheader ]
  %.209.prol = add i64 %.202339341.prol, %arg.threads
  %sunkaddr390 = getelementptr i8, ptr %arg.control, i64 16
  %.239.prol = load i64, ptr %sunkaddr390, align 8
  store i64 0, ptr %lsr.iv326, align 8
  %scevgep328 = getelementptr i8, ptr %lsr.iv326, i64 -32
  store i64 %.239.prol, ptr %scevgep328, align 8
  %prol.iter.next = add i64 %prol.iter, 1
  %scevgep327 = getelementptr i8, ptr %lsr.iv326, i64 %68
  %prol.iter.cmp.not = icmp eq i64 %xtraiter, %prol.iter.next
  br i1 %prol.iter.cmp.not, label %B176.if.prol.loopexit.loopexit, label %B176.if.prol, !llvm.loop !34

B176.if.prol.loopexit.loopexit:                   ; preds = %B176.if.prol
  %69 = sub i64 %.175, %prol.iter.next
  br label %B176.if.prol.loopexit

B176.if.prol.loopexit:                            ; preds = %B176.if.prol.loopexit.loopexit, %B176.if.lr.ph
  %.195338342.unr = phi i64 [ %.175, %B176.if.lr.ph ], [ %69, %B176.if.prol.loopexit.loopexit ]
  %.202339341.unr = phi i64 [ %arg.thread, %B176.if.lr.ph ], [ %.209.prol, %B176.if.prol.loopexit.loopexit ]
  %70 = icmp ult i64 %65, 3
  br i1 %70, label %B0.endif.i, label %B176.if.preheader

B176.if.preheader:                                ; preds = %B176.if.prol.loopexit
  %71 = add i64 %.195338342.unr, 4
  %72 = shl i64 %.202339341.unr, 7
  %73 = add nuw nsw i64 %72, 48
  %scevgep315 = getelementptr i8, ptr %arg.chunk_control, i64 %73
  %74 = shl i64 %arg.threads, 9
  %75 = shl i64 %arg.threads, 7
  br label %B176.if

B176.if:                                          ; preds = %B176.if, %B176.if.preheader
  %lsr.iv316 = phi ptr [ %scevgep315, %B176.if.preheader ], [ %scevgep317, %B176.if ]
  %lsr.iv314 = phi i64 [ %71, %B176.if.preheader ], [ %lsr.iv.next, %B176.if ]
  %sunkaddr391 = getelementptr i8, ptr %arg.control, i64 16
  %.239 = load i64, ptr %sunkaddr391, align 8
  store i64 0, ptr %lsr.iv316, align 8
  %scevgep318 = getelementptr i8, ptr %lsr.iv316, i64 -32
  store i64 %.239, ptr %scevgep318, align 8
  %.239.1 = load i64, ptr %sunkaddr391, align 8
  %scevgep319 = getelementptr i8, ptr %lsr.iv316, i64 %75
  store i64 0, ptr %scevgep319, align 8
  %scevgep320 = getelementptr i8, ptr %scevgep319, i64 -32
  store i64 %.239.1, ptr %scevgep320, align 8
  %.239.2 = load i64, ptr %sunkaddr391, align 8
  %scevgep321 = getelementptr i8, ptr %scevgep319, i64 %75
  store i64 0, ptr %scevgep321, align 8
  %scevgep322 = getelementptr i8, ptr %scevgep321, i64 -32
  store i64 %.239.2, ptr %scevgep322, align 8
  %.239.3 = load i64, ptr %sunkaddr391, align 8
  %scevgep323 = getelementptr i8, ptr %scevgep321, i64 %75
  store i64 0, ptr %scevgep323, align 8
  %scevgep324 = getelementptr i8, ptr %scevgep323, i64 -32
  store i64 %.239.3, ptr %scevgep324, align 8
  %lsr.iv.next = add i64 %lsr.iv314, -4
  %scevgep317 = getelementptr i8, ptr %lsr.iv316, i64 %74
  %.196.3 = icmp sgt i64 %lsr.iv.next, 4
  br i1 %.196.3, label %B176.if, label %B0.endif.i

B424.preheader:                                   ; preds = %B0.endif.i, %B556.i
  %const331 = bitcast i64 -2960836687051489901 to i64
  %const330 = bitcast i64 -7046029254386353131 to i64
  %const = bitcast i64 9223372036854775804 to i64
  %.332 = shl nuw i64 1, %arg.bits
  %.379 = mul i64 %arg.chunk_sources, %arg.chunks
  %.536 = add i64 %arg.chunks, -1
  %.806 = add i64 %arg.chunks, %arg.threads
  %.11.i = tail call i64 @llvm.umax.i64(i64 %arg.transitions, i64 1)
  %76 = shl nuw i64 %arg.transitions, 3
  %notmask.i = shl nsw i64 -1, %arg.bits
  %.34.i51 = xor i64 %notmask.i, -1
  %scevgep122.i.i = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep140.i.i = getelementptr i8, ptr %arg.states, i64 24
  %const_mat = add i64 %const, 2
  %unroll_iter.i = and i64 %arg.transitions, %const_mat
  %scevgep5.i = getelementptr i8, ptr %arg.chunk_first_taken, i64 8
  %77 = shl i64 %arg.transitions, 3
  %scevgep14.i = getelementptr i8, ptr %arg.chunk_taken, i64 8
  %notmask.i.i = shl nsw i64 -1, %arg.bits
  %const_mat329 = add i64 %const, 2
  %unroll_iter = and i64 %arg.chunks, %const_mat329
  %scevgep243 = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep255 = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep271 = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep287 = getelementptr i8, ptr %arg.chunk_control, i64 208
  %scevgep308 = getelementptr i8, ptr %arg.chunk_failing, i64 8
  br label %B424

B424.endif.endif.else:                            ; preds = %B424
  %.385 = sub i64 %arg.limit, %count.2.0
  %.386 = shl i64 %.385, 4
  %.395 = udiv i64 %.386, %growth.2.0
  br label %B424.endif.endif.endif

B424.endif.endif.endif:                           ; preds = %B424.endif.endif.else, %B424
  %quot.1.0 = phi i64 [ %.395, %B424.endif.endif.else ], [ 0, %B424 ]
  %.430 = tail call i64 @llvm.usub.sat.i64(i64 %.371, i64 %arg.chunks)
  %.17.i = tail call i64 @llvm.umin.i64(i64 %.382, i64 %.379)
  %.19.i161 = tail call i64 @llvm.umin.i64(i64 %quot.1.0, i64 %.17.i)
  %.21.i = tail call i64 @llvm.umin.i64(i64 %.430, i64 %.19.i161)
  %.468 = icmp ult i64 %.21.i, %arg.least
  br i1 %.468, label %B2336, label %B688

B688.else:                                        ; preds = %B688
  %.537 = add i64 %.536, %.21.i
  %.546 = udiv i64 %.537, %arg.chunks
  %78 = mul i64 %.546, %arg.transitions
  br label %B688.endif

B688.endif:                                       ; preds = %B688.else, %B688
  %quot.2.0 = phi i64 [ %78, %B688.else ], [ 0, %B688 ]
  %sunkaddr392 = getelementptr i8, ptr %arg.sync, i64 64
  %.559 = atomicrmw add ptr %sunkaddr392, i64 1 seq_cst, align 8
  %.561 = sub i64 %.559, %tickets.2.0
  %.566 = icmp ult i64 %.561, %arg.chunks
  br i1 %.566, label %B866.preheader, label %B0.endif.i5

B866.preheader:                                   ; preds = %B688.endif
  %.36.i.i = add i64 %count.2.0, 1
  br label %B866

B866.endif.endif.endif:                           ; preds = %switch.end.i, %B638.i, %B576.i
  %made.2.0129.i = phi i64 [ %made.2.0150.i, %B576.i ], [ 0, %switch.end.i ], [ %.483.i, %B638.i ]
  %.515.i = getelementptr i8, ptr %.571, i64 64
  store i64 %made.2.0129.i, ptr %.515.i, align 8, !noalias !4
  %.60.i = add i64 %made.2.0129.i, 48
  %.14381.not.i = icmp slt i64 %.60.i, 1
  br i1 %.14381.not.i, label %B866.endif.endif.endif.endif, label %B322.if.lr.ph.i

B322.if.lr.ph.i:                                  ; preds = %B866.endif.endif.endif
  %79 = getelementptr i64, ptr %arg.hashes, i64 %.42.i
  %.205.i = add i64 %made.2.0129.i, 24
  %.266.i = add i64 %.42.i, -48
  %80 = shl i64 %.42.i, 3
  %81 = add i64 %80, -384
  br label %B322.if.i

B338.i:                                           ; preds = %B322.if.i
  %.192.i = getelementptr i64, ptr %79, i64 %.84.0.i
  %.193.i = load i64, ptr %.192.i, align 8, !noalias !35
  %.195.i = and i64 %.193.i, %.34.i51
  %.197.i = getelementptr i32, ptr %arg.table, i64 %.195.i
  tail call void @llvm.prefetch.p0(ptr %.197.i, i32 0, i32 3, i32 1), !noalias !35
  br label %B394.i

B394.i:                                           ; preds = %B322.if.i, %B338.i
  %.202.i = icmp samesign ugt i64 %.84.0.i, 23
  %.207.i = icmp ult i64 %.84.0.i, %.205.i
  %or.cond.i = and i1 %.202.i, %.207.i
  br i1 %or.cond.i, label %B516.i, label %B912.i

B516.i:                                           ; preds = %B394.i
  %82 = getelementptr i64, ptr %79, i64 %.84.0.i
  %.214.i = getelementptr i8, ptr %82, i64 -192
  %.215.i = load i64, ptr %.214.i, align 8, !noalias !35
  %.217.i = and i64 %.215.i, %.34.i51
  %.219.i = getelementptr i32, ptr %arg.table, i64 %.217.i
  %.220.i = load atomic i32, ptr %.219.i acquire, align 4, !noalias !35
  %.221.i = zext i32 %.220.i to i64
  %.223.i = and i64 %.221.i, %.34.i51
  %.224.i = add nsw i64 %.223.i, -1
  %.229.i = lshr i64 %.215.i, 32
  %.230.i = xor i64 %.229.i, %.221.i
  %.233.i = and i64 %.230.i, %notmask.i
  %.235.i = icmp eq i64 %.233.i, 0
  %.239.i = icmp ult i64 %.224.i, %count.2.0
  %or.cond78.i = select i1 %.235.i, i1 %.239.i, i1 false
  br i1 %or.cond78.i, label %B850.i, label %B912.i

B850.i:                                           ; preds = %B516.i
  %.241.i = tail call i64 @tideproof_words(), !noalias !35
  %.243.i = mul i64 %.241.i, %.224.i
  %.247.i = getelementptr i64, ptr %arg.states, i64 %.243.i
  tail call void @llvm.prefetch.p0(ptr readonly %.247.i, i32 0, i32 3, i32 1), !noalias !35
  br label %B912.i

B912.i:                                           ; preds = %B850.i, %B516.i, %B394.i
  %.259.i56 = icmp samesign ugt i64 %.84.0.i, 47
  br i1 %.259.i56, label %B976.i, label %B1194.i

B976.i:                                           ; preds = %B912.i
  %.270.i = add i64 %.266.i, %.84.0.i
  %.273.i = getelementptr i64, ptr %arg.hashes, i64 %.270.i
  %.274.i = load i64, ptr %.273.i, align 8, !noalias !35
  %.30.i.i = tail call i64 @tideproof_words(), !noalias !38
  %.9.i.i.i = lshr i64 %.274.i, 32
  %.11.i.i.i = and i64 %.9.i.i.i, %notmask.i
  %.12.i.i.i = add i64 %.36.i.i, %.270.i
  %.13.i.i.i = or i64 %.11.i.i.i, %.12.i.i.i
  %.14.i.i.i = trunc i64 %.13.i.i.i to i32
  %83 = mul i64 %.30.i.i, %lsr.iv.i55
  %scevgep256 = getelementptr i8, ptr %scevgep255, i64 %83
  %scevgep268 = getelementptr i8, ptr %arg.successors, i64 %83
  %scevgep272 = getelementptr i8, ptr %scevgep271, i64 %83
  %scevgep284 = getelementptr i8, ptr %arg.successors, i64 %83
  br label %B186.outer.i.i

B186.outer.i.i:                                   ; preds = %B186.outer.backedge.i.i, %B976.i
  %arg.h.pn.i.i = phi i64 [ %.274.i, %B976.i ], [ %.232.pn.i.i, %B186.outer.backedge.i.i ]
  %slot.4.0.ph.i.i = and i64 %arg.h.pn.i.i, %.34.i51
  br label %B186.i.i

B186.i.i:                                         ; preds = %B882.i.i, %B256.i.i, %B186.outer.i.i
  %sunkaddr393 = mul i64 %slot.4.0.ph.i.i, 4
  %sunkaddr394 = getelementptr i8, ptr %arg.table, i64 %sunkaddr393
  %.78.i.i = load atomic i32, ptr %sunkaddr394 acquire, align 4, !noalias !38
  %.129.i.i59 = zext i32 %.78.i.i to i64
  %.84.i.i = icmp eq i32 %.78.i.i, 0
  br i1 %.84.i.i, label %B256.i.i, label %B332.i.i

B256.i.i:                                         ; preds = %B186.i.i
  %sunkaddr395 = mul i64 %slot.4.0.ph.i.i, 4
  %sunkaddr396 = getelementptr i8, ptr %arg.table, i64 %sunkaddr395
  %.91.i.i = cmpxchg ptr %sunkaddr396, i32 0, i32 %.14.i.i.i acq_rel monotonic, align 4, !noalias !38
  %.92.i.i = extractvalue { i32, i1 } %.91.i.i, 1
  br i1 %.92.i.i, label %B292.i.i, label %B186.i.i

B292.i.i:                                         ; preds = %B256.i.i
  %.115.i.i = add nuw i64 %slot.4.0.ph.i.i, 1
  br label %B976.endif.i

B332.i.i:                                         ; preds = %B186.i.i
  %84 = trunc i64 %.129.i.i59 to i32
  %.13180.i.i = xor i32 %84, %.14.i.i.i
  %.131.i.i = zext i32 %.13180.i.i to i64
  %.136.i.i = and i64 %notmask.i, %.131.i.i
  %.139.not.i.i = icmp eq i64 %.136.i.i, 0
  br i1 %.139.not.i.i, label %B456.i.i, label %B186.outer.backedge.i.i

B456.i.i:                                         ; preds = %B332.i.i
  %.155.i.i = and i64 %.129.i.i59, %.34.i51
  %.156.i.i = add nsw i64 %.155.i.i, -1
  %.162.i.i = icmp ult i64 %.156.i.i, %count.2.0
  br i1 %.162.i.i, label %B536.i.i, label %B700.i.i

B536.i.i:                                         ; preds = %B456.i.i
  %.167.i.i = tail call i64 @tideproof_words(), !noalias !38
  %.169.i.i = mul i64 %.167.i.i, %.156.i.i
  %.173.i.i = getelementptr i64, ptr %arg.states, i64 %.169.i.i
  %.13.i1.i.i = tail call i64 @tideproof_words(), !noalias !41
  %.9540.not.i.i.i = icmp slt i64 %.13.i1.i.i, 1
  br i1 %.9540.not.i.i.i, label %B976.endif.i, label %B88.if.preheader.i.i.i60

B88.if.preheader.i.i.i60:                         ; preds = %B536.i.i
  %xtraiter.i.i.i61 = and i64 %.13.i1.i.i, 3
  %85 = icmp ult i64 %.13.i1.i.i, 4
  br i1 %85, label %B88.if.epil.preheader.i.i.i72, label %B88.if.preheader.new.i.i.i62

B88.if.preheader.new.i.i.i62:                     ; preds = %B88.if.preheader.i.i.i60
  %unroll_iter.i.i.i63 = and i64 %.13.i1.i.i, %const
  %86 = shl nsw i64 %.156.i.i, 3
  %87 = mul i64 %86, %.167.i.i
  %scevgep141.i.i = getelementptr i8, ptr %scevgep140.i.i, i64 %87
  br label %B88.if.i.i.i64

B134.loopexit.unr-lcssa.i.i.i:                    ; preds = %B88.if.i.i.i64
  %lcmp.mod.not.i.i.i71 = icmp eq i64 %xtraiter.i.i.i61, 0
  br i1 %lcmp.mod.not.i.i.i71, label %B536.endif.endif.i.i, label %B88.if.epil.preheader.i.i.i72

B88.if.epil.preheader.i.i.i72:                    ; preds = %B134.loopexit.unr-lcssa.i.i.i, %B88.if.preheader.i.i.i60
  %difference.2.043.epil.init.i.i.i = phi i64 [ 0, %B88.if.preheader.i.i.i60 ], [ %.141.3.i.i.i, %B134.loopexit.unr-lcssa.i.i.i ]
  %.1013941.epil.init.i.i.i = phi i64 [ 0, %B88.if.preheader.i.i.i60 ], [ %unroll_iter.i.i.i63, %B134.loopexit.unr-lcssa.i.i.i ]
  %88 = shl i64 %.1013941.epil.init.i.i.i, 3
  %scevgep4.i.i.i = getelementptr i8, ptr %.173.i.i, i64 %88
  %scevgep285 = getelementptr i8, ptr %scevgep284, i64 %88
  br label %B88.if.epil.i.i.i73

B88.if.epil.i.i.i73:                              ; preds = %B88.if.epil.i.i.i73, %B88.if.epil.preheader.i.i.i72
  %difference.2.043.epil.i.i.i = phi i64 [ %.141.epil.i.i.i, %B88.if.epil.i.i.i73 ], [ %difference.2.043.epil.init.i.i.i, %B88.if.epil.preheader.i.i.i72 ]
  %epil.iter.i.i.i74 = phi i64 [ %epil.iter.next.i.i.i76, %B88.if.epil.i.i.i73 ], [ 0, %B88.if.epil.preheader.i.i.i72 ]
  %89 = shl i64 %epil.iter.i.i.i74, 3
  %scevgep150.i.i = getelementptr i8, ptr %scevgep4.i.i.i, i64 %89
  %.135.epil.i.i.i75 = load i64, ptr %scevgep150.i.i, align 8, !noalias !41
  %scevgep286 = getelementptr i8, ptr %scevgep285, i64 %89
  %.138.epil.i.i.i = load i64, ptr %scevgep286, align 8, !noalias !41
  %.139.epil.i.i.i = xor i64 %.138.epil.i.i.i, %.135.epil.i.i.i75
  %.141.epil.i.i.i = or i64 %.139.epil.i.i.i, %difference.2.043.epil.i.i.i
  %epil.iter.next.i.i.i76 = add i64 %epil.iter.i.i.i74, 1
  %epil.iter.cmp.not.i.i.i77 = icmp eq i64 %xtraiter.i.i.i61, %epil.iter.next.i.i.i76
  br i1 %epil.iter.cmp.not.i.i.i77, label %B536.endif.endif.i.i, label %B88.if.epil.i.i.i73, !llvm.loop !44

B88.if.i.i.i64:                                   ; preds = %B88.if.i.i.i64, %B88.if.preheader.new.i.i.i62
  %difference.2.043.i.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i62 ], [ %.141.3.i.i.i, %B88.if.i.i.i64 ]
  %.1013941.i.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i62 ], [ %.108.3.i.i.i, %B88.if.i.i.i64 ]
  %sunkaddr.i.i.i65 = shl i64 %.1013941.i.i.i, 3
  %scevgep147.i.i = getelementptr i8, ptr %scevgep141.i.i, i64 %sunkaddr.i.i.i65
  %scevgep148.i.i = getelementptr i8, ptr %scevgep147.i.i, i64 -24
  %.135.i.i.i66 = load i64, ptr %scevgep148.i.i, align 8, !noalias !41
  %scevgep279 = getelementptr i8, ptr %scevgep272, i64 %sunkaddr.i.i.i65
  %scevgep277 = getelementptr i8, ptr %scevgep272, i64 %sunkaddr.i.i.i65
  %scevgep278 = getelementptr i8, ptr %scevgep277, i64 -24
  %.138.i.i.i = load i64, ptr %scevgep278, align 8, !noalias !41
  %.139.i.i.i = xor i64 %.138.i.i.i, %.135.i.i.i66
  %.141.i.i.i = or i64 %.139.i.i.i, %difference.2.043.i.i.i
  %90 = shl i64 %.1013941.i.i.i, 3
  %scevgep282 = getelementptr i8, ptr %scevgep141.i.i, i64 %90
  %scevgep283 = getelementptr i8, ptr %scevgep282, i64 -16
  %.135.1.i.i.i67 = load i64, ptr %scevgep283, align 8, !noalias !41
  %91 = shl i64 %.1013941.i.i.i, 3
  %scevgep275 = getelementptr i8, ptr %scevgep272, i64 %91
  %scevgep276 = getelementptr i8, ptr %scevgep275, i64 -16
  %.138.1.i.i.i = load i64, ptr %scevgep276, align 8, !noalias !41
  %.139.1.i.i.i = xor i64 %.138.1.i.i.i, %.135.1.i.i.i67
  %.141.1.i.i.i = or i64 %.141.i.i.i, %.139.1.i.i.i
  %92 = shl i64 %.1013941.i.i.i, 3
  %scevgep280 = getelementptr i8, ptr %scevgep141.i.i, i64 %92
  %scevgep281 = getelementptr i8, ptr %scevgep280, i64 -8
  %.135.2.i.i.i68 = load i64, ptr %scevgep281, align 8, !noalias !41
  %93 = shl i64 %.1013941.i.i.i, 3
  %scevgep273 = getelementptr i8, ptr %scevgep272, i64 %93
  %scevgep274 = getelementptr i8, ptr %scevgep273, i64 -8
  %.138.2.i.i.i = load i64, ptr %scevgep274, align 8, !noalias !41
  %.139.2.i.i.i = xor i64 %.138.2.i.i.i, %.135.2.i.i.i68
  %.141.2.i.i.i = or i64 %.141.1.i.i.i, %.139.2.i.i.i
  %.108.3.i.i.i = add nuw nsw i64 %.1013941.i.i.i, 4
  %.135.3.i.i.i69 = load i64, ptr %scevgep147.i.i, align 8, !noalias !41
  %.138.3.i.i.i = load i64, ptr %scevgep279, align 8, !noalias !41
  %.139.3.i.i.i = xor i64 %.138.3.i.i.i, %.135.3.i.i.i69
  %.141.3.i.i.i = or i64 %.141.2.i.i.i, %.139.3.i.i.i
  %niter.ncmp.3.i.i.i70 = icmp eq i64 %unroll_iter.i.i.i63, %.108.3.i.i.i
  br i1 %niter.ncmp.3.i.i.i70, label %B134.loopexit.unr-lcssa.i.i.i, label %B88.if.i.i.i64

B700.i.i:                                         ; preds = %B456.i.i
  %.243.i.i = sub nuw i64 %.156.i.i, %count.2.0
  %.244.i.i = tail call i64 @tideproof_words(), !noalias !38
  %.245.i.i = mul i64 %.244.i.i, %.243.i.i
  %.247.i.i = getelementptr i64, ptr %arg.successors, i64 %.245.i.i
  %.13.i2.i.i = tail call i64 @tideproof_words(), !noalias !45
  %.9540.not.i3.i.i = icmp slt i64 %.13.i2.i.i, 1
  br i1 %.9540.not.i3.i.i, label %B840.i.i, label %B88.if.preheader.i4.i.i

B88.if.preheader.i4.i.i:                          ; preds = %B700.i.i
  %xtraiter.i5.i.i = and i64 %.13.i2.i.i, 3
  %94 = icmp ult i64 %.13.i2.i.i, 4
  br i1 %94, label %B88.if.epil.preheader.i53.i.i, label %B88.if.preheader.new.i6.i.i

B88.if.preheader.new.i6.i.i:                      ; preds = %B88.if.preheader.i4.i.i
  %unroll_iter.i7.i.i = and i64 %.13.i2.i.i, %const
  %95 = shl i64 %.243.i.i, 3
  %96 = mul i64 %95, %.244.i.i
  %scevgep123.i.i = getelementptr i8, ptr %scevgep122.i.i, i64 %96
  br label %B88.if.i8.i.i

B134.loopexit.unr-lcssa.i51.i.i:                  ; preds = %B88.if.i8.i.i
  %lcmp.mod.not.i52.i.i = icmp eq i64 %xtraiter.i5.i.i, 0
  br i1 %lcmp.mod.not.i52.i.i, label %B700.endif.endif.i.i, label %B88.if.epil.preheader.i53.i.i

B88.if.epil.preheader.i53.i.i:                    ; preds = %B134.loopexit.unr-lcssa.i51.i.i, %B88.if.preheader.i4.i.i
  %difference.2.043.epil.init.i54.i.i = phi i64 [ 0, %B88.if.preheader.i4.i.i ], [ %.141.3.i49.i.i, %B134.loopexit.unr-lcssa.i51.i.i ]
  %.1013941.epil.init.i55.i.i = phi i64 [ 0, %B88.if.preheader.i4.i.i ], [ %unroll_iter.i7.i.i, %B134.loopexit.unr-lcssa.i51.i.i ]
  %97 = shl i64 %.1013941.epil.init.i55.i.i, 3
  %scevgep4.i57.i.i = getelementptr i8, ptr %.247.i.i, i64 %97
  %scevgep269 = getelementptr i8, ptr %scevgep268, i64 %97
  br label %B88.if.epil.i58.i.i

B88.if.epil.i58.i.i:                              ; preds = %B88.if.epil.i58.i.i, %B88.if.epil.preheader.i53.i.i
  %difference.2.043.epil.i59.i.i = phi i64 [ %.141.epil.i66.i.i, %B88.if.epil.i58.i.i ], [ %difference.2.043.epil.init.i54.i.i, %B88.if.epil.preheader.i53.i.i ]
  %epil.iter.i60.i.i = phi i64 [ %epil.iter.next.i67.i.i, %B88.if.epil.i58.i.i ], [ 0, %B88.if.epil.preheader.i53.i.i ]
  %98 = shl i64 %epil.iter.i60.i.i, 3
  %scevgep132.i.i = getelementptr i8, ptr %scevgep4.i57.i.i, i64 %98
  %.135.epil.i62.i.i = load i64, ptr %scevgep132.i.i, align 8, !noalias !45
  %scevgep270 = getelementptr i8, ptr %scevgep269, i64 %98
  %.138.epil.i64.i.i = load i64, ptr %scevgep270, align 8, !noalias !45
  %.139.epil.i65.i.i = xor i64 %.138.epil.i64.i.i, %.135.epil.i62.i.i
  %.141.epil.i66.i.i = or i64 %.139.epil.i65.i.i, %difference.2.043.epil.i59.i.i
  %epil.iter.next.i67.i.i = add i64 %epil.iter.i60.i.i, 1
  %epil.iter.cmp.not.i68.i.i = icmp eq i64 %xtraiter.i5.i.i, %epil.iter.next.i67.i.i
  br i1 %epil.iter.cmp.not.i68.i.i, label %B700.endif.endif.i.i, label %B88.if.epil.i58.i.i, !llvm.loop !44

B88.if.i8.i.i:                                    ; preds = %B88.if.i8.i.i, %B88.if.preheader.new.i6.i.i
  %difference.2.043.i9.i.i = phi i64 [ 0, %B88.if.preheader.new.i6.i.i ], [ %.141.3.i49.i.i, %B88.if.i8.i.i ]
  %.1013941.i10.i.i = phi i64 [ 0, %B88.if.preheader.new.i6.i.i ], [ %.108.3.i39.i.i, %B88.if.i8.i.i ]
  %sunkaddr.i11.i.i = shl i64 %.1013941.i10.i.i, 3
  %scevgep129.i.i = getelementptr i8, ptr %scevgep123.i.i, i64 %sunkaddr.i11.i.i
  %scevgep130.i.i = getelementptr i8, ptr %scevgep129.i.i, i64 -24
  %.135.i13.i.i = load i64, ptr %scevgep130.i.i, align 8, !noalias !45
  %scevgep263 = getelementptr i8, ptr %scevgep256, i64 %sunkaddr.i11.i.i
  %scevgep261 = getelementptr i8, ptr %scevgep256, i64 %sunkaddr.i11.i.i
  %scevgep262 = getelementptr i8, ptr %scevgep261, i64 -24
  %.138.i16.i.i = load i64, ptr %scevgep262, align 8, !noalias !45
  %.139.i17.i.i = xor i64 %.138.i16.i.i, %.135.i13.i.i
  %.141.i18.i.i = or i64 %.139.i17.i.i, %difference.2.043.i9.i.i
  %99 = shl i64 %.1013941.i10.i.i, 3
  %scevgep266 = getelementptr i8, ptr %scevgep123.i.i, i64 %99
  %scevgep267 = getelementptr i8, ptr %scevgep266, i64 -16
  %.135.1.i22.i.i = load i64, ptr %scevgep267, align 8, !noalias !45
  %100 = shl i64 %.1013941.i10.i.i, 3
  %scevgep259 = getelementptr i8, ptr %scevgep256, i64 %100
  %scevgep260 = getelementptr i8, ptr %scevgep259, i64 -16
  %.138.1.i26.i.i = load i64, ptr %scevgep260, align 8, !noalias !45
  %.139.1.i27.i.i = xor i64 %.138.1.i26.i.i, %.135.1.i22.i.i
  %.141.1.i28.i.i = or i64 %.141.i18.i.i, %.139.1.i27.i.i
  %101 = shl i64 %.1013941.i10.i.i, 3
  %scevgep264 = getelementptr i8, ptr %scevgep123.i.i, i64 %101
  %scevgep265 = getelementptr i8, ptr %scevgep264, i64 -8
  %.135.2.i32.i.i = load i64, ptr %scevgep265, align 8, !noalias !45
  %102 = shl i64 %.1013941.i10.i.i, 3
  %scevgep257 = getelementptr i8, ptr %scevgep256, i64 %102
  %scevgep258 = getelementptr i8, ptr %scevgep257, i64 -8
  %.138.2.i36.i.i = load i64, ptr %scevgep258, align 8, !noalias !45
  %.139.2.i37.i.i = xor i64 %.138.2.i36.i.i, %.135.2.i32.i.i
  %.141.2.i38.i.i = or i64 %.141.1.i28.i.i, %.139.2.i37.i.i
  %.108.3.i39.i.i = add nuw nsw i64 %.1013941.i10.i.i, 4
  %.135.3.i43.i.i = load i64, ptr %scevgep129.i.i, align 8, !noalias !45
  %.138.3.i47.i.i = load i64, ptr %scevgep263, align 8, !noalias !45
  %.139.3.i48.i.i = xor i64 %.138.3.i47.i.i, %.135.3.i43.i.i
  %.141.3.i49.i.i = or i64 %.141.2.i38.i.i, %.139.3.i48.i.i
  %niter.ncmp.3.i50.i.i = icmp eq i64 %unroll_iter.i7.i.i, %.108.3.i39.i.i
  br i1 %niter.ncmp.3.i50.i.i, label %B134.loopexit.unr-lcssa.i51.i.i, label %B88.if.i8.i.i

B186.outer.backedge.i.i:                          ; preds = %B700.endif.endif.i.i, %B536.endif.endif.i.i, %B332.i.i
  %.232.pn.i.i = add nuw i64 %slot.4.0.ph.i.i, 1
  br label %B186.outer.i.i

B840.i.i:                                         ; preds = %B700.endif.endif.i.i, %B700.i.i
  %103 = trunc i64 %.129.i.i59 to i32
  %.298.i.i = icmp ult i32 %103, %.14.i.i.i
  br i1 %.298.i.i, label %B976.endif.i, label %B882.i.i

B882.i.i:                                         ; preds = %B840.i.i
  %104 = trunc i64 %.129.i.i59 to i32
  %sunkaddr397 = mul i64 %slot.4.0.ph.i.i, 4
  %sunkaddr398 = getelementptr i8, ptr %arg.table, i64 %sunkaddr397
  %.334.i.i = cmpxchg ptr %sunkaddr398, i32 %104, i32 %.14.i.i.i acq_rel monotonic, align 4, !noalias !38
  %.335.i.i = extractvalue { i32, i1 } %.334.i.i, 1
  br i1 %.335.i.i, label %B918.i.i, label %B186.i.i

B918.i.i:                                         ; preds = %B882.i.i
  %105 = icmp eq i64 %quot.2.0, 0
  br i1 %105, label %B918.endif.i.i, label %B918.else.i.i, !prof !0

B536.endif.endif.i.i:                             ; preds = %B88.if.epil.i.i.i73, %B134.loopexit.unr-lcssa.i.i.i
  %.141.lcssa.i.i.i = phi i64 [ %.141.3.i.i.i, %B134.loopexit.unr-lcssa.i.i.i ], [ %.141.epil.i.i.i, %B88.if.epil.i.i.i73 ]
  %.not84.i.i = icmp eq i64 %.141.lcssa.i.i.i, 0
  br i1 %.not84.i.i, label %B976.endif.i, label %B186.outer.backedge.i.i

B700.endif.endif.i.i:                             ; preds = %B88.if.epil.i58.i.i, %B134.loopexit.unr-lcssa.i51.i.i
  %.141.lcssa.i70.i.i = phi i64 [ %.141.3.i49.i.i, %B134.loopexit.unr-lcssa.i51.i.i ], [ %.141.epil.i66.i.i, %B88.if.epil.i58.i.i ]
  %.not.i.i = icmp eq i64 %.141.lcssa.i70.i.i, 0
  br i1 %.not.i.i, label %B840.i.i, label %B186.outer.backedge.i.i

B918.else.i.i:                                    ; preds = %B918.i.i
  %.368.i.i = udiv i64 %.243.i.i, %quot.2.0
  %106 = shl i64 %.368.i.i, 7
  br label %B918.endif.i.i

B918.endif.i.i:                                   ; preds = %B918.else.i.i, %B918.i.i
  %quot.0.i.i = phi i64 [ %106, %B918.else.i.i ], [ 0, %B918.i.i ]
  %107 = getelementptr i8, ptr %arg.chunk_control, i64 %quot.0.i.i
  %.379.i.i = getelementptr i8, ptr %107, i64 80
  %.380.i.i = atomicrmw add ptr %.379.i.i, i64 1 seq_cst, align 8, !noalias !38
  %.384.i.i = add nuw i64 %slot.4.0.ph.i.i, 1
  br label %B976.endif.i

B1194.i:                                          ; preds = %B976.endif.i, %B912.i
  %claimed.3.1.i = phi i64 [ %claimed.2.082.i, %B912.i ], [ %spec.select.i, %B976.endif.i ]
  %lsr.iv.next.i57 = add i64 %lsr.iv.i55, 8
  %exitcond.not.i = icmp eq i64 %.156.i, %.60.i
  br i1 %exitcond.not.i, label %B866.endif.endif.endif.endif, label %B322.if.i

B322.if.i:                                        ; preds = %B1194.i, %B322.if.lr.ph.i
  %lsr.iv.i55 = phi i64 [ %81, %B322.if.lr.ph.i ], [ %lsr.iv.next.i57, %B1194.i ]
  %.84.0.i = phi i64 [ 0, %B322.if.lr.ph.i ], [ %.156.i, %B1194.i ]
  %claimed.2.082.i = phi i64 [ 0, %B322.if.lr.ph.i ], [ %claimed.3.1.i, %B1194.i ]
  %.156.i = add nuw nsw i64 %.84.0.i, 1
  %.186.i = icmp ult i64 %.84.0.i, %made.2.0129.i
  br i1 %.186.i, label %B338.i, label %B394.i

B976.endif.i:                                     ; preds = %B918.endif.i.i, %B536.endif.endif.i.i, %B840.i.i, %B536.i.i, %B292.i.i
  %.384.sink.i.i = phi i64 [ %.384.i.i, %B918.endif.i.i ], [ %.115.i.i, %B292.i.i ], [ 0, %B840.i.i ], [ 0, %B536.i.i ], [ 0, %B536.endif.endif.i.i ]
  %.307.i = getelementptr i64, ptr %arg.slots, i64 %.270.i
  store i64 %.384.sink.i.i, ptr %.307.i, align 8, !noalias !35
  %.312.not.i = icmp ne i64 %.384.sink.i.i, 0
  %.315.i = zext i1 %.312.not.i to i64
  %spec.select.i = add i64 %claimed.2.082.i, %.315.i
  br label %B1194.i

B866.endif.endif.endif.endif:                     ; preds = %B1194.i, %B866.endif.endif.endif
  %claimed.2.0.lcssa.i = phi i64 [ 0, %B866.endif.endif.endif ], [ %claimed.3.1.i, %B1194.i ]
  %sunkaddr82.i = getelementptr i8, ptr %.571, i64 72
  store i64 %claimed.2.0.lcssa.i, ptr %sunkaddr82.i, align 8, !noalias !35
  %sunkaddr399 = getelementptr i8, ptr %arg.sync, i64 64
  %.691 = atomicrmw add ptr %sunkaddr399, i64 1 seq_cst, align 8
  %.693 = sub i64 %.691, %tickets.2.0
  %.697 = icmp ult i64 %.693, %arg.chunks
  br i1 %.697, label %B866, label %B0.endif.i5

B1454.if:                                         ; preds = %B1694.1, %B1454.if.preheader237
  %lsr.iv = phi ptr [ %scevgep287, %B1454.if.preheader237 ], [ %scevgep288, %B1694.1 ]
  %new.2.1350 = phi i64 [ %.952.1, %B1694.1 ], [ 0, %B1454.if.preheader237 ]
  %keep.3.1349 = phi i1 [ %"$phi1694.1.2.2.1", %B1694.1 ], [ true, %B1454.if.preheader237 ]
  %.906345347 = phi i64 [ %.913.1, %B1694.1 ], [ 0, %B1454.if.preheader237 ]
  %scevgep293 = getelementptr i8, ptr %lsr.iv, i64 -136
  %.946 = load i64, ptr %scevgep293, align 8
  %scevgep292 = getelementptr i8, ptr %lsr.iv, i64 -128
  %.949 = load i64, ptr %scevgep292, align 8
  %.950 = add i64 %.946, %new.2.1350
  br i1 %keep.3.1349, label %B1626, label %B1694

B1846.if:                                         ; preds = %B2042, %B1846.if.preheader
  %lsr.iv309 = phi ptr [ %scevgep308, %B1846.if.preheader ], [ %scevgep310, %B2042 ]
  %index.2.1360 = phi i64 [ %.1252, %B2042 ], [ %count.2.0, %B1846.if.preheader ]
  %.1145356358 = phi i64 [ %.1152, %B2042 ], [ 0, %B1846.if.preheader ]
  %.1152 = add nuw nsw i64 %.1145356358, 1
  %.1183.idx = shl i64 %.1145356358, 7
  %.1183 = getelementptr i8, ptr %arg.chunk_control, i64 %.1183.idx
  %.1188 = getelementptr i8, ptr %.1183, i64 56
  %.1189 = load i64, ptr %.1188, align 8
  %.1191 = icmp eq i64 %.1189, %arg.thread
  br i1 %.1191, label %B1978, label %B2042

B2124.endif.endif:                                ; preds = %B0.endif.i29, %B556.i38, %B364.i42
  %.1284 = phi i1 [ %"$phi1724.0.2.1", %B0.endif.i29 ], [ false, %B364.i42 ], [ %"$phi1724.0.2.1", %B556.i38 ]
  br i1 %"$phi1724.0.2.1", label %B2164, label %B2330

B2164.endif.else:                                 ; preds = %B2164
  %.1388 = mul i64 %new.2.1.lcssa, 20
  %.1399 = udiv i64 %.1388, %.21.i
  %108 = add i64 %.1399, 16
  br label %B2330
}

declare i32 @usleep(i32) local_unnamed_addr

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0

declare i64 @tideproof_words() local_unnamed_addr

declare i64 @tideproof_expand(ptr, ptr, ptr) local_unnamed_addr

declare i64 @tideproof_canonical(ptr, ptr) local_unnamed_addr

declare i64 @tideproof_check(ptr) local_unnamed_addr

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #2

; Function Attrs: nounwind
define i64 @tideproof_explore_parallel(i64 %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, ptr %a12, i64 %a13, i64 %a14, ptr %a15, ptr %a16, ptr %a17, ptr %a18, ptr %a19, ptr %a20, ptr %a21, ptr %a22, ptr %a23, ptr %a24, ptr %a25, ptr %a26, ptr %a27, ptr %a28) #3 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive15parallel_kernel16explore_parallelB3v11B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyyyyyy9uint64_2a9uint64_2a8uint8_2a9uint32_2a9uint32_2ayy9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a(ptr %result, ptr %exception, i64 %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, ptr %a12, i64 %a13, i64 %a14, ptr %a15, ptr %a16, ptr %a17, ptr %a18, ptr %a19, ptr %a20, ptr %a21, ptr %a22, ptr %a23, ptr %a24, ptr %a25, ptr %a26, ptr %a27, ptr %a28)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines10exhaustive15parallel_kernel14index_parallelB3v21B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyy9uint64_2a9uint32_2ayyy(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.thread, i64 %arg.threads, ptr readonly captures(none) %arg.states, ptr captures(none) %arg.table, i64 %arg.bits, i64 %arg.first, i64 %arg.stop) {
entry:
  %notmask = shl nsw i64 -1, %arg.bits
  %.19 = xor i64 %notmask, -1
  %.30 = icmp eq i64 %arg.threads, 0
  br i1 %.30, label %B0.endif.endif, label %B0.endif.else, !prof !0

B246:                                             ; preds = %B224.if
  %.196 = tail call i64 @tideproof_words()
  %.10.i = tail call i64 @tideproof_words(), !noalias !48
  %.9240.not.i = icmp slt i64 %.10.i, 1
  br i1 %.9240.not.i, label %B246.endif, label %B88.if.preheader.i

B88.if.preheader.i:                               ; preds = %B246
  %xtraiter.i = and i64 %.10.i, 3
  %0 = icmp ult i64 %.10.i, 4
  br i1 %0, label %B88.if.epil.preheader.i, label %B88.if.preheader.new.i

B88.if.preheader.new.i:                           ; preds = %B88.if.preheader.i
  %unroll_iter.i = and i64 %.10.i, %const96
  %1 = mul i64 %.196, %lsr.iv
  %scevgep73 = getelementptr i8, ptr %scevgep, i64 %1
  br label %B88.if.i

B190.loopexit.unr-lcssa.i:                        ; preds = %B88.if.i
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B190.loopexit.i, label %B88.if.epil.preheader.i

B88.if.epil.preheader.i:                          ; preds = %B190.loopexit.unr-lcssa.i, %B88.if.preheader.i
  %h.4.043.epil.init.i = phi i64 [ %const97, %B88.if.preheader.i ], [ %.137.3.i, %B190.loopexit.unr-lcssa.i ]
  %.983941.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %unroll_iter.i, %B190.loopexit.unr-lcssa.i ]
  %2 = shl i64 %.983941.epil.init.i, 3
  %3 = mul i64 %.196, %lsr.iv
  %4 = add i64 %3, %2
  %scevgep81 = getelementptr i8, ptr %arg.states, i64 %4
  br label %B88.if.epil.i

B88.if.epil.i:                                    ; preds = %B88.if.epil.i, %B88.if.epil.preheader.i
  %h.4.043.epil.i = phi i64 [ %.137.epil.i, %B88.if.epil.i ], [ %h.4.043.epil.init.i, %B88.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B88.if.epil.i ], [ 0, %B88.if.epil.preheader.i ]
  %5 = shl i64 %epil.iter.i, 3
  %scevgep82 = getelementptr i8, ptr %scevgep81, i64 %5
  %.132.epil.i = load i64, ptr %scevgep82, align 8, !noalias !48
  %.134.epil.i = xor i64 %.132.epil.i, %h.4.043.epil.i
  %.135.epil.i = mul i64 %.134.epil.i, %const98
  %.136.epil.i = lshr i64 %.135.epil.i, 32
  %.137.epil.i = xor i64 %.136.epil.i, %.135.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B190.loopexit.i, label %B88.if.epil.i, !llvm.loop !51

B190.loopexit.i:                                  ; preds = %B88.if.epil.i, %B190.loopexit.unr-lcssa.i
  %.137.lcssa.i = phi i64 [ %.137.3.i, %B190.loopexit.unr-lcssa.i ], [ %.137.epil.i, %B88.if.epil.i ]
  %6 = mul i64 %.137.lcssa.i, %const98
  br label %B246.endif

B88.if.i:                                         ; preds = %B88.if.i, %B88.if.preheader.new.i
  %h.4.043.i = phi i64 [ %const97, %B88.if.preheader.new.i ], [ %.137.3.i, %B88.if.i ]
  %.983941.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.105.3.i, %B88.if.i ]
  %sunkaddr.i = shl i64 %.983941.i, 3
  %scevgep79 = getelementptr i8, ptr %scevgep73, i64 %sunkaddr.i
  %scevgep80 = getelementptr i8, ptr %scevgep79, i64 -24
  %.132.i = load i64, ptr %scevgep80, align 8, !noalias !48
  %.134.i = xor i64 %.132.i, %h.4.043.i
  %.135.i = mul i64 %.134.i, %const98
  %.136.i = lshr i64 %.135.i, 32
  %7 = shl i64 %.983941.i, 3
  %scevgep77 = getelementptr i8, ptr %scevgep73, i64 %7
  %scevgep78 = getelementptr i8, ptr %scevgep77, i64 -16
  %.132.1.i = load i64, ptr %scevgep78, align 8, !noalias !48
  %8 = xor i64 %.132.1.i, %.136.i
  %.134.1.i = xor i64 %8, %.135.i
  %.135.1.i = mul i64 %.134.1.i, %const98
  %.136.1.i = lshr i64 %.135.1.i, 32
  %9 = shl i64 %.983941.i, 3
  %scevgep75 = getelementptr i8, ptr %scevgep73, i64 %9
  %scevgep76 = getelementptr i8, ptr %scevgep75, i64 -8
  %.132.2.i = load i64, ptr %scevgep76, align 8, !noalias !48
  %10 = xor i64 %.132.2.i, %.136.1.i
  %.134.2.i = xor i64 %10, %.135.1.i
  %.135.2.i = mul i64 %.134.2.i, %const98
  %.136.2.i = lshr i64 %.135.2.i, 32
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %11 = shl i64 %.983941.i, 3
  %scevgep74 = getelementptr i8, ptr %scevgep73, i64 %11
  %.132.3.i = load i64, ptr %scevgep74, align 8, !noalias !48
  %12 = xor i64 %.132.3.i, %.136.2.i
  %.134.3.i = xor i64 %12, %.135.2.i
  %.135.3.i = mul i64 %.134.3.i, %const98
  %.136.3.i = lshr i64 %.135.3.i, 32
  %.137.3.i = xor i64 %.136.3.i, %.135.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.105.3.i
  br i1 %niter.ncmp.3.i, label %B190.loopexit.unr-lcssa.i, label %B88.if.i

B374:                                             ; preds = %B246.endif, %B224.if
  %.232 = tail call i64 @tideproof_words()
  %.10.i1 = tail call i64 @tideproof_words(), !noalias !52
  %.9240.not.i2 = icmp slt i64 %.10.i1, 1
  br i1 %.9240.not.i2, label %B374.endif, label %B88.if.preheader.i3

B88.if.preheader.i3:                              ; preds = %B374
  %xtraiter.i4 = and i64 %.10.i1, 3
  %13 = icmp ult i64 %.10.i1, 4
  br i1 %13, label %B88.if.epil.preheader.i42, label %B88.if.preheader.new.i5

B88.if.preheader.new.i5:                          ; preds = %B88.if.preheader.i3
  %unroll_iter.i6 = and i64 %.10.i1, %const96
  %14 = mul i64 %.232, %lsr.iv84
  %scevgep86 = getelementptr i8, ptr %scevgep83, i64 %14
  br label %B88.if.i7

B190.loopexit.unr-lcssa.i40:                      ; preds = %B88.if.i7
  %lcmp.mod.not.i41 = icmp eq i64 %xtraiter.i4, 0
  br i1 %lcmp.mod.not.i41, label %B190.loopexit.i57, label %B88.if.epil.preheader.i42

B88.if.epil.preheader.i42:                        ; preds = %B190.loopexit.unr-lcssa.i40, %B88.if.preheader.i3
  %h.4.043.epil.init.i43 = phi i64 [ %const97, %B88.if.preheader.i3 ], [ %.137.3.i38, %B190.loopexit.unr-lcssa.i40 ]
  %.983941.epil.init.i44 = phi i64 [ 0, %B88.if.preheader.i3 ], [ %unroll_iter.i6, %B190.loopexit.unr-lcssa.i40 ]
  %15 = shl i64 %.983941.epil.init.i44, 3
  %16 = mul i64 %.232, %lsr.iv84
  %17 = add i64 %16, %15
  %scevgep94 = getelementptr i8, ptr %arg.states, i64 %17
  br label %B88.if.epil.i46

B88.if.epil.i46:                                  ; preds = %B88.if.epil.i46, %B88.if.epil.preheader.i42
  %h.4.043.epil.i47 = phi i64 [ %.137.epil.i54, %B88.if.epil.i46 ], [ %h.4.043.epil.init.i43, %B88.if.epil.preheader.i42 ]
  %epil.iter.i48 = phi i64 [ %epil.iter.next.i55, %B88.if.epil.i46 ], [ 0, %B88.if.epil.preheader.i42 ]
  %18 = shl i64 %epil.iter.i48, 3
  %scevgep95 = getelementptr i8, ptr %scevgep94, i64 %18
  %.132.epil.i50 = load i64, ptr %scevgep95, align 8, !noalias !52
  %.134.epil.i51 = xor i64 %.132.epil.i50, %h.4.043.epil.i47
  %.135.epil.i52 = mul i64 %.134.epil.i51, %const98
  %.136.epil.i53 = lshr i64 %.135.epil.i52, 32
  %.137.epil.i54 = xor i64 %.136.epil.i53, %.135.epil.i52
  %epil.iter.next.i55 = add i64 %epil.iter.i48, 1
  %epil.iter.cmp.not.i56 = icmp eq i64 %xtraiter.i4, %epil.iter.next.i55
  br i1 %epil.iter.cmp.not.i56, label %B190.loopexit.i57, label %B88.if.epil.i46, !llvm.loop !51

B190.loopexit.i57:                                ; preds = %B88.if.epil.i46, %B190.loopexit.unr-lcssa.i40
  %.137.lcssa.i58 = phi i64 [ %.137.3.i38, %B190.loopexit.unr-lcssa.i40 ], [ %.137.epil.i54, %B88.if.epil.i46 ]
  %19 = mul i64 %.137.lcssa.i58, %const98
  br label %B374.endif

B88.if.i7:                                        ; preds = %B88.if.i7, %B88.if.preheader.new.i5
  %h.4.043.i8 = phi i64 [ %const97, %B88.if.preheader.new.i5 ], [ %.137.3.i38, %B88.if.i7 ]
  %.983941.i9 = phi i64 [ 0, %B88.if.preheader.new.i5 ], [ %.105.3.i30, %B88.if.i7 ]
  %sunkaddr.i10 = shl i64 %.983941.i9, 3
  %scevgep92 = getelementptr i8, ptr %scevgep86, i64 %sunkaddr.i10
  %scevgep93 = getelementptr i8, ptr %scevgep92, i64 -24
  %.132.i12 = load i64, ptr %scevgep93, align 8, !noalias !52
  %.134.i13 = xor i64 %.132.i12, %h.4.043.i8
  %.135.i14 = mul i64 %.134.i13, %const98
  %.136.i15 = lshr i64 %.135.i14, 32
  %20 = shl i64 %.983941.i9, 3
  %scevgep90 = getelementptr i8, ptr %scevgep86, i64 %20
  %scevgep91 = getelementptr i8, ptr %scevgep90, i64 -16
  %.132.1.i19 = load i64, ptr %scevgep91, align 8, !noalias !52
  %21 = xor i64 %.132.1.i19, %.136.i15
  %.134.1.i20 = xor i64 %21, %.135.i14
  %.135.1.i21 = mul i64 %.134.1.i20, %const98
  %.136.1.i22 = lshr i64 %.135.1.i21, 32
  %22 = shl i64 %.983941.i9, 3
  %scevgep88 = getelementptr i8, ptr %scevgep86, i64 %22
  %scevgep89 = getelementptr i8, ptr %scevgep88, i64 -8
  %.132.2.i26 = load i64, ptr %scevgep89, align 8, !noalias !52
  %23 = xor i64 %.132.2.i26, %.136.1.i22
  %.134.2.i27 = xor i64 %23, %.135.1.i21
  %.135.2.i28 = mul i64 %.134.2.i27, %const98
  %.136.2.i29 = lshr i64 %.135.2.i28, 32
  %.105.3.i30 = add nuw nsw i64 %.983941.i9, 4
  %24 = shl i64 %.983941.i9, 3
  %scevgep87 = getelementptr i8, ptr %scevgep86, i64 %24
  %.132.3.i34 = load i64, ptr %scevgep87, align 8, !noalias !52
  %25 = xor i64 %.132.3.i34, %.136.2.i29
  %.134.3.i35 = xor i64 %25, %.135.2.i28
  %.135.3.i36 = mul i64 %.134.3.i35, %const98
  %.136.3.i37 = lshr i64 %.135.3.i36, 32
  %.137.3.i38 = xor i64 %.136.3.i37, %.135.3.i36
  %niter.ncmp.3.i39 = icmp eq i64 %unroll_iter.i6, %.105.3.i30
  br i1 %niter.ncmp.3.i39, label %B190.loopexit.unr-lcssa.i40, label %B88.if.i7

B630:                                             ; preds = %B738.endif, %B630.preheader, %B630
  %slot.2.1 = phi i64 [ %.266, %B630.preheader ], [ %.328, %B738.endif ], [ %.328, %B630 ]
  %.324 = add nuw i64 %slot.2.1, 1
  %.328 = and i64 %.324, %.19
  %.334 = getelementptr i32, ptr %arg.table, i64 %.328
  %.335 = load atomic i32, ptr %.334 acquire, align 4
  %.337.not = icmp eq i32 %.335, 0
  br i1 %.337.not, label %B738.endif, label %B630

B830:                                             ; preds = %B738.endif, %B538.endif
  %lsr.iv.next = add i64 %lsr.iv, 8
  %lsr.iv.next85 = add i64 %lsr.iv84, 8
  %.145 = icmp sgt i64 %.14484, 1
  br i1 %.145, label %B224.if, label %common.ret

common.ret:                                       ; preds = %B0.endif.endif, %B830
  store i64 0, ptr %retptr, align 8
  ret i32 0

B0.endif.else:                                    ; preds = %entry
  %.26 = sub i64 %arg.stop, %arg.first
  %.27 = mul i64 %.26, %arg.thread
  %.35 = udiv i64 %.27, %arg.threads
  %.41 = add i64 %.35, %arg.first
  %.43 = add i64 %arg.thread, 1
  %.44 = mul i64 %.26, %.43
  %.52 = udiv i64 %.44, %arg.threads
  br label %B0.endif.endif

B0.endif.endif:                                   ; preds = %B0.endif.else, %entry
  %.4172 = phi i64 [ %.41, %B0.endif.else ], [ %arg.first, %entry ]
  %quot.071 = phi i64 [ %.35, %B0.endif.else ], [ 0, %entry ]
  %quot.1.0 = phi i64 [ %.52, %B0.endif.else ], [ 0, %entry ]
  %.58 = add i64 %quot.1.0, %arg.first
  %.99 = sub i64 %quot.1.0, %quot.071
  %.14583.not = icmp slt i64 %.99, 1
  br i1 %.14583.not, label %common.ret, label %B224.if.preheader

B224.if.preheader:                                ; preds = %B0.endif.endif
  %const98 = bitcast i64 -2960836687051489901 to i64
  %const97 = bitcast i64 -7046029254386353131 to i64
  %const96 = bitcast i64 9223372036854775804 to i64
  %const = bitcast i64 5551297586632261903 to i64
  %scevgep = getelementptr i8, ptr %arg.states, i64 24
  %26 = shl i64 %.4172, 3
  %27 = add i64 %26, 128
  %scevgep83 = getelementptr i8, ptr %arg.states, i64 24
  br label %B224.if

B224.if:                                          ; preds = %B224.if.preheader, %B830
  %lsr.iv84 = phi i64 [ %26, %B224.if.preheader ], [ %lsr.iv.next85, %B830 ]
  %lsr.iv = phi i64 [ %27, %B224.if.preheader ], [ %lsr.iv.next, %B830 ]
  %.86.0 = phi i64 [ %.158, %B830 ], [ %.4172, %B224.if.preheader ]
  %.14484 = phi i64 [ %.154, %B830 ], [ %.99, %B224.if.preheader ]
  %.154 = add nsw i64 %.14484, -1
  %.158 = add i64 %.86.0, 1
  %.188 = add i64 %.86.0, 16
  %.190 = icmp ult i64 %.188, %.58
  br i1 %.190, label %B246, label %B374

B246.endif:                                       ; preds = %B190.loopexit.i, %B246
  %h.4.0.lcssa.i = phi i64 [ %const, %B246 ], [ %6, %B190.loopexit.i ]
  %.151.i = lshr i64 %h.4.0.lcssa.i, 29
  %.152.i = xor i64 %.151.i, %h.4.0.lcssa.i
  %.225 = and i64 %.152.i, %.19
  %.227 = getelementptr i32, ptr %arg.table, i64 %.225
  tail call void @llvm.prefetch.p0(ptr %.227, i32 0, i32 3, i32 1)
  br label %B374

B374.endif:                                       ; preds = %B190.loopexit.i57, %B374
  %h.4.0.lcssa.i59 = phi i64 [ %const, %B374 ], [ %19, %B190.loopexit.i57 ]
  %.151.i60 = lshr i64 %h.4.0.lcssa.i59, 29
  %.152.i61 = xor i64 %.151.i60, %h.4.0.lcssa.i59
  %.266 = and i64 %.152.i61, %.19
  %.276 = getelementptr i32, ptr %arg.table, i64 %.266
  %.277 = load atomic i32, ptr %.276 acquire, align 4
  %.279.not = icmp eq i32 %.277, 0
  br i1 %.279.not, label %B538.endif, label %B630.preheader

B538.endif:                                       ; preds = %B374.endif
  %.9.i = lshr i64 %.152.i61, 32
  %.11.i = and i64 %.9.i, %notmask
  %.13.i = or i64 %.11.i, %.158
  %.14.i = trunc i64 %.13.i to i32
  %sunkaddr = mul i64 %.266, 4
  %sunkaddr99 = getelementptr i8, ptr %arg.table, i64 %sunkaddr
  %.316 = cmpxchg ptr %sunkaddr99, i32 0, i32 %.14.i acq_rel monotonic, align 4
  %.317 = extractvalue { i32, i1 } %.316, 1
  br i1 %.317, label %B830, label %B630.preheader

B630.preheader:                                   ; preds = %B538.endif, %B374.endif
  %.9.i64 = lshr i64 %.152.i61, 32
  %.11.i65 = and i64 %.9.i64, %notmask
  %.13.i67 = or i64 %.11.i65, %.158
  %.14.i68 = trunc i64 %.13.i67 to i32
  br label %B630

B738.endif:                                       ; preds = %B630
  %sunkaddr100 = mul i64 %.328, 4
  %sunkaddr101 = getelementptr i8, ptr %arg.table, i64 %sunkaddr100
  %.371 = cmpxchg ptr %sunkaddr101, i32 0, i32 %.14.i68 acq_rel monotonic, align 4
  %.372 = extractvalue { i32, i1 } %.371, 1
  br i1 %.372, label %B830, label %B630
}

; Function Attrs: nounwind
define i64 @tideproof_index_parallel(i64 %a0, i64 %a1, ptr %a2, ptr %a3, i64 %a4, i64 %a5, i64 %a6) #3 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive15parallel_kernel14index_parallelB3v21B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyy9uint64_2a9uint32_2ayyy(ptr %result, ptr %exception, i64 %a0, i64 %a1, ptr %a2, ptr %a3, i64 %a4, i64 %a5, i64 %a6)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { nounwind }

!0 = !{!"branch_weights", i32 1, i32 99}
!1 = !{!2}
!2 = distinct !{!2, !3, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel7barrierB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a: %retptr"}
!3 = distinct !{!3, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel7barrierB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a"}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel12expand_chunkB3v15B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyy9uint64_2a9uint64_2a8uint8_2ayy9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a: %retptr"}
!6 = distinct !{!6, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel12expand_chunkB3v15B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyy9uint64_2a9uint64_2a8uint8_2ayy9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a"}
!7 = !{!8, !5}
!8 = distinct !{!8, !9, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel13expand_sourceB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a8uint8_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint32_2ay9uint64_2a9uint64_2a9uint64_2a: %retptr"}
!9 = distinct !{!9, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel13expand_sourceB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a8uint8_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint32_2ay9uint64_2a9uint64_2a9uint64_2a"}
!10 = !{!11, !8, !5}
!11 = distinct !{!11, !12, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!12 = distinct !{!12, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = !{!16}
!16 = distinct !{!16, !17, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel7barrierB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a: %retptr"}
!17 = distinct !{!17, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel7barrierB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a"}
!18 = !{!19}
!19 = distinct !{!19, !20, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel15add_transitionsB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2ay9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a: %retptr"}
!20 = distinct !{!20, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel15add_transitionsB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2ay9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a"}
!21 = !{!22}
!22 = distinct !{!22, !23, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel12commit_chunkB3v19B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEybyyyy9uint64_2a9uint64_2a8uint8_2a9uint32_2ay9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a: %retptr"}
!23 = distinct !{!23, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel12commit_chunkB3v19B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEybyyyy9uint64_2a9uint64_2a8uint8_2a9uint32_2ay9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a"}
!24 = !{!25, !22}
!25 = distinct !{!25, !26, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel5storeB2v8B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a8uint8_2a9uint32_2ayy9uint64_2ajjy9uint64_2a: %retptr"}
!26 = distinct !{!26, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel5storeB2v8B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a8uint8_2a9uint32_2ayy9uint64_2ajjy9uint64_2a"}
!27 = !{!28}
!28 = distinct !{!28, !29, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel7barrierB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a: %retptr"}
!29 = distinct !{!29, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel7barrierB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a"}
!30 = !{!31}
!31 = distinct !{!31, !32, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel14add_new_statesB3v20B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a9uint64_2a9uint64_2a9uint64_2a: %retptr"}
!32 = distinct !{!32, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel14add_new_statesB3v20B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a9uint64_2a9uint64_2a9uint64_2a"}
!33 = !{i1 true}
!34 = distinct !{!34, !14}
!35 = !{!36}
!36 = distinct !{!36, !37, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel9claim_newB3v16B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint64_2a9uint64_2ay9uint32_2ay9uint64_2a9uint64_2a9uint64_2a: %retptr"}
!37 = distinct !{!37, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel9claim_newB3v16B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint64_2a9uint64_2ay9uint32_2ay9uint64_2a9uint64_2a9uint64_2a"}
!38 = !{!39, !36}
!39 = distinct !{!39, !40, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel10claim_slotB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay9uint32_2ayy9uint64_2a9uint64_2ayy: %retptr"}
!40 = distinct !{!40, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel10claim_slotB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay9uint32_2ayy9uint64_2a9uint64_2ayy"}
!41 = !{!42, !39, !36}
!42 = distinct !{!42, !43, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!43 = distinct !{!43, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!44 = distinct !{!44, !14}
!45 = !{!46, !39, !36}
!46 = distinct !{!46, !47, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!47 = distinct !{!47, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!48 = !{!49}
!49 = distinct !{!49, !50, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!50 = distinct !{!50, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!51 = distinct !{!51, !14}
!52 = !{!53}
!53 = distinct !{!53, !54, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!54 = distinct !{!54, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
