; made by tools/prebuild_kernels.py from 4dbc4fdd6ce218123670c335ce1017c4f7d8c50f64233f9aac4184a1e53677c4
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.const.pickledata.ca8efb3a72d614fe872032cce3ac326007a30727 = internal constant [76 x i8] c"\80\04\95A\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\1Erange() arg 3 must not be zero\94\85\94N\87\94."
@.const.pickledata.ca8efb3a72d614fe872032cce3ac326007a30727.sha1 = internal constant [20 x i8] c"\CA\8E\FB:r\D6\14\FE\87 2\CC\E3\AC2`\07\A3\07'"
@.const.picklebuf.ca8efb3a72d614fe872032cce3ac326007a30727 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.ca8efb3a72d614fe872032cce3ac326007a30727, i32 76, ptr @.const.pickledata.ca8efb3a72d614fe872032cce3ac326007a30727.sha1, ptr null, i32 0 }

define internal range(i32 0, 2) i32 @_ZN9tideproof10properties7engines10exhaustive15parallel_kernel16explore_parallelB3v15B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyyyyyy9uint64_2a9uint64_2a8uint8_2a9uint32_2a9uint32_2ayy9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, i64 %arg.thread, i64 %arg.threads, i64 %arg.chunks, i64 %arg.chunk_sources, i64 %arg.least, i64 %arg.bits, i64 %arg.stop, i64 %arg.limit, ptr captures(none) %arg.chunk_control, ptr %arg.states, ptr captures(none) %arg.orbit_sizes, ptr writeonly captures(none) %arg.parents, ptr captures(none) %arg.table, i64 %arg.reduced, i64 %arg.transitions, ptr %arg.successors, ptr captures(none) %arg.hashes, ptr captures(none) %arg.weights, ptr captures(none) %arg.sources, ptr %arg.kinds, ptr captures(none) %arg.slots, ptr captures(none) %arg.chunk_taken, ptr captures(none) %arg.chunk_first_taken, ptr captures(none) %arg.chunk_failing, ptr captures(none) %arg.taken, ptr writeonly captures(none) %arg.first_taken, ptr captures(none) %arg.first_failing, ptr captures(none) %arg.control, ptr captures(none) %arg.sync) {
entry:
  %.92 = getelementptr i8, ptr %arg.control, i64 8
  %.93 = load i64, ptr %.92, align 8
  %.96 = load i64, ptr %arg.control, align 8
  %.98 = getelementptr i8, ptr %arg.sync, i64 128
  %.99 = load i64, ptr %.98, align 8
  %.151 = sub i64 %arg.chunks, %arg.thread
  %.155 = icmp eq i64 %arg.threads, 0
  br i1 %.155, label %B0.if, label %B0.endif, !prof !0

B270.i:                                           ; preds = %B556.endif.i, %B270.preheader.i
  %lsr.iv.i = phi i64 [ 1, %B270.preheader.i ], [ %lsr.iv.next.i, %B556.endif.i ]
  %.97.i = icmp ugt i64 %lsr.iv.i, 8192
  br i1 %.97.i, label %B364.endif.i, label %B556.endif.i

B480.i:                                           ; preds = %B364.endif.i
  %.5.i.i = tail call i32 @usleep(i32 50), !noalias !1
  br label %B556.endif.i

B0.endif.endif.endif.i:                           ; preds = %B176.if, %B176.if.prol.loopexit, %B0.endif.endif, %B0.endif
  %.8.i.i = atomicrmw add ptr %arg.sync, i64 1 seq_cst, align 8, !noalias !6
  %.43.i = udiv i64 %.8.i.i, %arg.threads
  %0 = add i64 %.43.i, 1
  %1 = mul i64 %0, %arg.threads
  %.7.i4.i = load atomic i64, ptr %arg.sync acquire, align 8, !noalias !9
  %.84.i = icmp ult i64 %.7.i4.i, %1
  br i1 %.84.i, label %B270.preheader.i, label %B424.preheader

B270.preheader.i:                                 ; preds = %B0.endif.endif.endif.i
  br label %B270.i

B364.endif.i:                                     ; preds = %B270.i
  %sunkaddr = getelementptr i8, ptr %arg.sync, i64 192
  %.7.i.i = load atomic i64, ptr %sunkaddr acquire, align 8, !noalias !12
  %.125.not.i = icmp eq i64 %.7.i.i, 0
  br i1 %.125.not.i, label %B480.i, label %B2336

B556.endif.i:                                     ; preds = %B480.i, %B270.i
  %.7.i2.i = load atomic i64, ptr %arg.sync acquire, align 8, !noalias !15
  %.195.i = icmp ult i64 %.7.i2.i, %1
  %lsr.iv.next.i = add i64 %lsr.iv.i, 1
  br i1 %.195.i, label %B270.i, label %B424.preheader

B424:                                             ; preds = %B424.preheader, %B2330
  %growth.2.0 = phi i64 [ %growth.3.1, %B2330 ], [ %.99, %B424.preheader ]
  %count.2.0 = phi i64 [ %count.3.1, %B2330 ], [ %.96, %B424.preheader ]
  %next_state.2.0 = phi i64 [ %next_state.3.1, %B2330 ], [ %.93, %B424.preheader ]
  %tickets.2.0 = phi i64 [ %.854, %B2330 ], [ 0, %B424.preheader ]
  %.334 = sub i64 %.332, %count.2.0
  %.371 = udiv i64 %.334, %.11.i
  %.382 = sub i64 %arg.stop, %next_state.2.0
  %.390 = icmp eq i64 %growth.2.0, 0
  br i1 %.390, label %B424.endif.endif.endif, label %B424.endif.endif.else, !prof !0

B688:                                             ; preds = %B424.endif.endif.endif
  %2 = icmp eq i64 %arg.chunks, 0
  br i1 %2, label %B688.endif.endif, label %B688.else, !prof !0

B866:                                             ; preds = %B866.endif.endif.endif.endif.endif, %B866.preheader
  %chunk.5.1 = phi i64 [ %.739, %B866.endif.endif.endif.endif.endif ], [ %.584, %B866.preheader ]
  %3 = icmp slt i64 %arg.transitions, 1
  %.594.idx = shl i64 %chunk.5.1, 7
  %.594 = getelementptr i8, ptr %arg.chunk_control, i64 %.594.idx
  %.596 = getelementptr i8, ptr %.594, i64 56
  store i64 %arg.thread, ptr %.596, align 8
  %.598 = getelementptr i8, ptr %.594, i64 80
  store i64 0, ptr %.598, align 8
  %.603 = mul i64 %chunk.5.1, %.21.i
  %.612 = udiv i64 %.603, %arg.chunks
  %.619 = add i64 %.612, %next_state.2.0
  %.621 = add i64 %chunk.5.1, 1
  %.623 = mul i64 %.621, %.21.i
  %.632 = udiv i64 %.623, %arg.chunks
  %.42.i = mul i64 %chunk.5.1, %quot.2.0
  %.46.i = mul i64 %chunk.5.1, %arg.transitions
  %.47.i = getelementptr i64, ptr %arg.chunk_taken, i64 %.46.i
  %.49.i = getelementptr i64, ptr %arg.chunk_first_taken, i64 %.46.i
  br i1 %3, label %switch.end.i, label %B120.if.preheader.i

B120.if.preheader.i:                              ; preds = %B866
  tail call void @llvm.memset.p0.i64(ptr align 8 %.47.i, i8 0, i64 %76, i1 false), !noalias !18
  br label %switch.end.i

B336.if.lr.ph.i:                                  ; preds = %switch.end.i
  %.424.i = getelementptr i32, ptr %arg.kinds, i64 %.42.i
  %.427.i = getelementptr i64, ptr %arg.hashes, i64 %.42.i
  %.430.i = getelementptr i32, ptr %arg.sources, i64 %.42.i
  %.433.i = getelementptr i32, ptr %arg.weights, i64 %.42.i
  %4 = shl i64 %.42.i, 3
  br label %B338.endif.i

B576.i:                                           ; preds = %B114.endif.endif.endif.i.i
  %.496.i = sub i64 0, %.7.i.i.i
  %sunkaddr.i51 = getelementptr i8, ptr %.594, i64 32
  store i64 %.496.i, ptr %sunkaddr.i51, align 8, !noalias !18
  br label %B866.endif.endif.endif

B638.i:                                           ; preds = %B908.endif.endif.i.i, %B338.endif.endif.thread7.i
  %.507.i = add i64 %.7.i.i.i, %made.2.0156.i
  %.354.i = icmp sgt i64 %.353147155.i, 1
  br i1 %.354.i, label %B338.endif.i, label %B866.endif.endif.endif

switch.end.i:                                     ; preds = %B120.if.preheader.i, %B866
  %.259.i = getelementptr i8, ptr %.594, i64 24
  %.311.i = sub i64 %.632, %.612
  %.354153.not.i = icmp slt i64 %.311.i, 1
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %.259.i, i8 0, i64 24, i1 false), !noalias !18
  br i1 %.354153.not.i, label %B866.endif.endif.endif, label %B336.if.lr.ph.i

B338.endif.i:                                     ; preds = %B638.i, %B336.if.lr.ph.i
  %made.2.0156.i = phi i64 [ 0, %B336.if.lr.ph.i ], [ %.507.i, %B638.i ]
  %.353147155.i = phi i64 [ %.311.i, %B336.if.lr.ph.i ], [ %.363.i, %B638.i ]
  %.360150154.i = phi i64 [ %.619, %B336.if.lr.ph.i ], [ %.367.i, %B638.i ]
  %5 = icmp eq i64 %arg.reduced, 0
  %.363.i = add nsw i64 %.353147155.i, -1
  %.367.i = add i64 %.360150154.i, 1
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !21
  %.419.i = mul i64 %.4.i.i, %.42.i
  %.421.i = getelementptr i64, ptr %arg.successors, i64 %.419.i
  br i1 %5, label %B114.endif.endif.endif.i.i, label %B72.i.i

B72.i.i:                                          ; preds = %B338.endif.i
  %.51.i.i = getelementptr i8, ptr %arg.orbit_sizes, i64 %.360150154.i
  %.52.i.i = load i8, ptr %.51.i.i, align 1, !noalias !24
  %.55.i.i = zext i8 %.52.i.i to i64
  br label %B114.endif.endif.endif.i.i

B308.i.i:                                         ; preds = %B114.endif.endif.endif.i.i
  %.187.i.i = icmp eq i64 %.7.i.i.i, 0
  br i1 %.187.i.i, label %B338.endif.endif.thread7.i, label %B522.if.lr.ph.i.i

B338.endif.endif.thread7.i:                       ; preds = %B308.i.i
  %sunkaddr345 = getelementptr i8, ptr %.594, i64 40
  %.191.i.i = load i64, ptr %sunkaddr345, align 8, !noalias !24
  %.193.i.i = add i64 %.191.i.i, %weight.2.0.i.i
  store i64 %.193.i.i, ptr %sunkaddr345, align 8, !noalias !24
  br label %B638.i

B522.if.lr.ph.i.i:                                ; preds = %B308.i.i
  %.200.i.i = load i64, ptr %.259.i, align 8, !noalias !24
  %.203.i.i = mul i64 %.7.i.i.i, %weight.2.0.i.i
  %.204.i.i = add i64 %.200.i.i, %.203.i.i
  store i64 %.204.i.i, ptr %.259.i, align 8, !noalias !24
  %.527.i.i = trunc i64 %.360150154.i to i32
  %6 = shl i64 %made.2.0156.i, 3
  %7 = mul i64 %.4.i.i, %4
  %scevgep257 = getelementptr i8, ptr %scevgep256, i64 %7
  %scevgep265 = getelementptr i8, ptr %arg.successors, i64 %7
  br label %B522.if.i.i

B588.i.i:                                         ; preds = %B522.if.i.i
  %.354.i.i = getelementptr i64, ptr %.49.i, i64 %.342.i.i
  store i64 %.360150154.i, ptr %.354.i.i, align 8, !noalias !24
  br label %B610.i.i

B610.i.i:                                         ; preds = %B522.if.i.i, %B588.i.i
  %8 = icmp eq i64 %arg.reduced, 0
  %sunkaddr.i.i = shl i64 %.3028995.i.i, 2
  %sunkaddr21.i.i = getelementptr i8, ptr %.424.i, i64 %sunkaddr.i.i
  %.360.i.i = load i32, ptr %sunkaddr21.i.i, align 4, !noalias !24
  %.362.i.i = zext i32 %.360.i.i to i64
  %.363.i.i = getelementptr i64, ptr %.47.i, i64 %.362.i.i
  %.364.i.i = load i64, ptr %.363.i.i, align 8, !noalias !24
  %.366.i.i = add i64 %.364.i.i, %weight.2.0.i.i
  store i64 %.366.i.i, ptr %.363.i.i, align 8, !noalias !24
  %.374.i.i = getelementptr i32, ptr %.433.i, i64 %.3028995.i.i
  store i32 1, ptr %.374.i.i, align 4, !noalias !24
  br i1 %8, label %B908.endif.i.i, label %B728.endif.endif.endif.i.i

B114.endif.endif.endif.i.i:                       ; preds = %B72.i.i, %B338.endif.i
  %weight.2.0.i.i = phi i64 [ %.55.i.i, %B72.i.i ], [ 1, %B338.endif.i ]
  %.4.i.i.i = tail call i64 @tideproof_words(), !noalias !27
  %.4.i3.i.i = tail call i64 @tideproof_words(), !noalias !30
  %.90.i.i = mul i64 %.4.i.i.i, %.360150154.i
  %.92.i.i = getelementptr i64, ptr %arg.states, i64 %.90.i.i
  %.121.i.i = mul i64 %.4.i3.i.i, %made.2.0156.i
  %.123.i.i = getelementptr i64, ptr %.421.i, i64 %.121.i.i
  %.126.i.i = getelementptr i32, ptr %.424.i, i64 %made.2.0156.i
  %.7.i.i.i = tail call i64 @tideproof_expand(ptr %.92.i.i, ptr %.123.i.i, ptr %.126.i.i), !noalias !33
  %.155.i.i = icmp slt i64 %.7.i.i.i, 0
  br i1 %.155.i.i, label %B576.i, label %B308.i.i

B522.if.i.i:                                      ; preds = %B908.endif.endif.i.i, %B522.if.lr.ph.i.i
  %lsr.iv.i.i = phi i64 [ %6, %B522.if.lr.ph.i.i ], [ %lsr.iv.next.i.i, %B908.endif.endif.i.i ]
  %.2958496.i.i = phi i64 [ %.7.i.i.i, %B522.if.lr.ph.i.i ], [ %.305.i.i, %B908.endif.endif.i.i ]
  %.3028995.i.i = phi i64 [ %made.2.0156.i, %B522.if.lr.ph.i.i ], [ %.309.i.i, %B908.endif.endif.i.i ]
  %.305.i.i = add nsw i64 %.2958496.i.i, -1
  %.309.i.i = add i64 %.3028995.i.i, 1
  %.339.i.i = getelementptr i32, ptr %.424.i, i64 %.3028995.i.i
  %.340.i.i = load i32, ptr %.339.i.i, align 4, !noalias !24
  %.342.i.i = zext i32 %.340.i.i to i64
  %.343.i.i = getelementptr i64, ptr %.47.i, i64 %.342.i.i
  %.344.i.i = load i64, ptr %.343.i.i, align 8, !noalias !24
  %.345.i.i = icmp eq i64 %.344.i.i, 0
  br i1 %.345.i.i, label %B588.i.i, label %B610.i.i

B728.endif.endif.endif.i.i:                       ; preds = %B610.i.i
  %.4.i1.i.i = tail call i64 @tideproof_words(), !noalias !36
  %.4.i4.i.i = tail call i64 @tideproof_words(), !noalias !39
  %.406.i.i = mul i64 %.4.i1.i.i, %.3028995.i.i
  %.408.i.i = getelementptr i64, ptr %.421.i, i64 %.406.i.i
  %.435.i.i = mul i64 %.4.i4.i.i, %.3028995.i.i
  %.437.i.i = getelementptr i64, ptr %.421.i, i64 %.435.i.i
  %.6.i.i.i = tail call i64 @tideproof_canonical(ptr %.408.i.i, ptr %.437.i.i), !noalias !42
  %.462.i.i = trunc i64 %.6.i.i.i to i32
  %sunkaddr346 = mul i64 %.3028995.i.i, 4
  %sunkaddr347 = getelementptr i8, ptr %.433.i, i64 %sunkaddr346
  store i32 %.462.i.i, ptr %sunkaddr347, align 4, !noalias !24
  br label %B908.endif.i.i

B908.endif.i.i:                                   ; preds = %B728.endif.endif.endif.i.i, %B610.i.i
  %.4.i2.i.i = tail call i64 @tideproof_words(), !noalias !45
  %.4.i.i.i.i = tail call i64 @tideproof_words(), !noalias !48
  %.11641.not.i.i.i = icmp slt i64 %.4.i.i.i.i, 1
  br i1 %.11641.not.i.i.i, label %B908.endif.endif.i.i, label %B88.if.preheader.i.i.i

B88.if.preheader.i.i.i:                           ; preds = %B908.endif.i.i
  %xtraiter.i.i.i = and i64 %.4.i.i.i.i, 3
  %9 = icmp ult i64 %.4.i.i.i.i, 4
  br i1 %9, label %B88.if.epil.preheader.i.i.i, label %B88.if.preheader.new.i.i.i

B88.if.preheader.new.i.i.i:                       ; preds = %B88.if.preheader.i.i.i
  %unroll_iter.i.i.i = and i64 %.4.i.i.i.i, %const
  %10 = mul i64 %.4.i2.i.i, %lsr.iv.i.i
  %scevgep258 = getelementptr i8, ptr %scevgep257, i64 %10
  br label %B88.if.i.i.i

B190.loopexit.unr-lcssa.i.i.i:                    ; preds = %B88.if.i.i.i
  %lcmp.mod.not.i.i.i = icmp eq i64 %xtraiter.i.i.i, 0
  br i1 %lcmp.mod.not.i.i.i, label %B190.loopexit.i.i.i, label %B88.if.epil.preheader.i.i.i

B88.if.epil.preheader.i.i.i:                      ; preds = %B190.loopexit.unr-lcssa.i.i.i, %B88.if.preheader.i.i.i
  %h.4.044.epil.init.i.i.i = phi i64 [ %const343, %B88.if.preheader.i.i.i ], [ %.161.3.i.i.i, %B190.loopexit.unr-lcssa.i.i.i ]
  %.1224042.epil.init.i.i.i = phi i64 [ 0, %B88.if.preheader.i.i.i ], [ %unroll_iter.i.i.i, %B190.loopexit.unr-lcssa.i.i.i ]
  %11 = shl i64 %.1224042.epil.init.i.i.i, 3
  %12 = mul i64 %.4.i2.i.i, %lsr.iv.i.i
  %13 = add i64 %12, %11
  %scevgep266 = getelementptr i8, ptr %scevgep265, i64 %13
  br label %B88.if.epil.i.i.i

B88.if.epil.i.i.i:                                ; preds = %B88.if.epil.i.i.i, %B88.if.epil.preheader.i.i.i
  %h.4.044.epil.i.i.i = phi i64 [ %.161.epil.i.i.i, %B88.if.epil.i.i.i ], [ %h.4.044.epil.init.i.i.i, %B88.if.epil.preheader.i.i.i ]
  %epil.iter.i.i.i = phi i64 [ %epil.iter.next.i.i.i, %B88.if.epil.i.i.i ], [ 0, %B88.if.epil.preheader.i.i.i ]
  %14 = shl i64 %epil.iter.i.i.i, 3
  %scevgep267 = getelementptr i8, ptr %scevgep266, i64 %14
  %.156.epil.i.i.i = load i64, ptr %scevgep267, align 8, !noalias !53
  %.158.epil.i.i.i = xor i64 %.156.epil.i.i.i, %h.4.044.epil.i.i.i
  %.159.epil.i.i.i = mul i64 %.158.epil.i.i.i, %const344
  %.160.epil.i.i.i = lshr i64 %.159.epil.i.i.i, 32
  %.161.epil.i.i.i = xor i64 %.160.epil.i.i.i, %.159.epil.i.i.i
  %epil.iter.next.i.i.i = add i64 %epil.iter.i.i.i, 1
  %epil.iter.cmp.not.i.i.i = icmp eq i64 %xtraiter.i.i.i, %epil.iter.next.i.i.i
  br i1 %epil.iter.cmp.not.i.i.i, label %B190.loopexit.i.i.i, label %B88.if.epil.i.i.i, !llvm.loop !54

B190.loopexit.i.i.i:                              ; preds = %B88.if.epil.i.i.i, %B190.loopexit.unr-lcssa.i.i.i
  %.161.lcssa.i.i.i = phi i64 [ %.161.3.i.i.i, %B190.loopexit.unr-lcssa.i.i.i ], [ %.161.epil.i.i.i, %B88.if.epil.i.i.i ]
  %15 = mul i64 %.161.lcssa.i.i.i, %const344
  br label %B908.endif.endif.i.i

B88.if.i.i.i:                                     ; preds = %B88.if.i.i.i, %B88.if.preheader.new.i.i.i
  %h.4.044.i.i.i = phi i64 [ %const343, %B88.if.preheader.new.i.i.i ], [ %.161.3.i.i.i, %B88.if.i.i.i ]
  %.1224042.i.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i ], [ %.129.3.i.i.i, %B88.if.i.i.i ]
  %sunkaddr.i.i.i = shl i64 %.1224042.i.i.i, 3
  %scevgep263 = getelementptr i8, ptr %scevgep258, i64 %sunkaddr.i.i.i
  %scevgep264 = getelementptr i8, ptr %scevgep263, i64 -24
  %.156.i.i.i = load i64, ptr %scevgep264, align 8, !noalias !53
  %.158.i.i.i = xor i64 %.156.i.i.i, %h.4.044.i.i.i
  %.159.i.i.i = mul i64 %.158.i.i.i, %const344
  %.160.i.i.i = lshr i64 %.159.i.i.i, 32
  %16 = shl i64 %.1224042.i.i.i, 3
  %scevgep261 = getelementptr i8, ptr %scevgep258, i64 %16
  %scevgep262 = getelementptr i8, ptr %scevgep261, i64 -16
  %.156.1.i.i.i = load i64, ptr %scevgep262, align 8, !noalias !53
  %17 = xor i64 %.156.1.i.i.i, %.160.i.i.i
  %.158.1.i.i.i = xor i64 %17, %.159.i.i.i
  %.159.1.i.i.i = mul i64 %.158.1.i.i.i, %const344
  %.160.1.i.i.i = lshr i64 %.159.1.i.i.i, 32
  %18 = shl i64 %.1224042.i.i.i, 3
  %scevgep259 = getelementptr i8, ptr %scevgep258, i64 %18
  %scevgep260 = getelementptr i8, ptr %scevgep259, i64 -8
  %.156.2.i.i.i = load i64, ptr %scevgep260, align 8, !noalias !53
  %19 = xor i64 %.156.2.i.i.i, %.160.1.i.i.i
  %.158.2.i.i.i = xor i64 %19, %.159.1.i.i.i
  %.159.2.i.i.i = mul i64 %.158.2.i.i.i, %const344
  %.160.2.i.i.i = lshr i64 %.159.2.i.i.i, 32
  %.129.3.i.i.i = add nuw nsw i64 %.1224042.i.i.i, 4
  %.156.3.i.i.i = load i64, ptr %scevgep263, align 8, !noalias !53
  %20 = xor i64 %.156.3.i.i.i, %.160.2.i.i.i
  %.158.3.i.i.i = xor i64 %20, %.159.2.i.i.i
  %.159.3.i.i.i = mul i64 %.158.3.i.i.i, %const344
  %.160.3.i.i.i = lshr i64 %.159.3.i.i.i, 32
  %.161.3.i.i.i = xor i64 %.160.3.i.i.i, %.159.3.i.i.i
  %niter.ncmp.3.i.i.i = icmp eq i64 %unroll_iter.i.i.i, %.129.3.i.i.i
  br i1 %niter.ncmp.3.i.i.i, label %B190.loopexit.unr-lcssa.i.i.i, label %B88.if.i.i.i

B908.endif.endif.i.i:                             ; preds = %B190.loopexit.i.i.i, %B908.endif.i.i
  %h.4.0.lcssa.i.i.i = phi i64 [ 5551297586632261903, %B908.endif.i.i ], [ %15, %B190.loopexit.i.i.i ]
  %.175.i.i.i = lshr i64 %h.4.0.lcssa.i.i.i, 29
  %.176.i.i.i = xor i64 %.175.i.i.i, %h.4.0.lcssa.i.i.i
  %.524.i.i = getelementptr i64, ptr %.427.i, i64 %.3028995.i.i
  store i64 %.176.i.i.i, ptr %.524.i.i, align 8, !noalias !24
  %.530.i.i = getelementptr i32, ptr %.430.i, i64 %.3028995.i.i
  store i32 %.527.i.i, ptr %.530.i.i, align 4, !noalias !24
  %lsr.iv.next.i.i = add i64 %lsr.iv.i.i, 8
  %.296.i.i = icmp sgt i64 %.2958496.i.i, 1
  br i1 %.296.i.i, label %B522.if.i.i, label %B638.i

B270.i11:                                         ; preds = %B556.endif.i14, %B270.i11.preheader
  %lsr.iv.i12 = phi i64 [ %lsr.iv.next.i17, %B556.endif.i14 ], [ 1, %B270.i11.preheader ]
  %.97.i13 = icmp ugt i64 %lsr.iv.i12, 8192
  br i1 %.97.i13, label %B364.endif.i18, label %B556.endif.i14

B480.i22:                                         ; preds = %B364.endif.i18
  %.5.i.i23 = tail call i32 @usleep(i32 50), !noalias !56
  br label %B556.endif.i14

B0.endif.endif.endif.i5:                          ; preds = %B866.endif.endif.endif.endif.endif, %B688.endif.endif
  %.8.i.i1 = atomicrmw add ptr %arg.sync, i64 1 seq_cst, align 8, !noalias !61
  %.43.i4 = udiv i64 %.8.i.i1, %arg.threads
  %21 = add i64 %.43.i4, 1
  %22 = mul i64 %21, %arg.threads
  %.7.i4.i7 = load atomic i64, ptr %arg.sync acquire, align 8, !noalias !64
  %.84.i8 = icmp ult i64 %.7.i4.i7, %22
  br i1 %.84.i8, label %B270.i11.preheader, label %B1374

B270.i11.preheader:                               ; preds = %B0.endif.endif.endif.i5
  br label %B270.i11

B364.endif.i18:                                   ; preds = %B270.i11
  %sunkaddr348 = getelementptr i8, ptr %arg.sync, i64 192
  %.7.i.i20 = load atomic i64, ptr %sunkaddr348 acquire, align 8, !noalias !67
  %.125.not.i21 = icmp eq i64 %.7.i.i20, 0
  br i1 %.125.not.i21, label %B480.i22, label %B2336

B556.endif.i14:                                   ; preds = %B480.i22, %B270.i11
  %.7.i2.i15 = load atomic i64, ptr %arg.sync acquire, align 8, !noalias !70
  %.195.i16 = icmp ult i64 %.7.i2.i15, %22
  %lsr.iv.next.i17 = add i64 %lsr.iv.i12, 1
  br i1 %.195.i16, label %B270.i11, label %B1374

B1374:                                            ; preds = %B556.endif.i14, %B0.endif.endif.endif.i5
  %23 = icmp sgt i64 %arg.chunks, 0
  %.854 = add i64 %.852, %tickets.2.0
  br i1 %23, label %B1454.if.preheader, label %B1698

B1454.if.preheader:                               ; preds = %B1374
  %24 = icmp eq i64 %arg.chunks, 1
  br i1 %24, label %B1454.if.epil.preheader, label %B1454.if.preheader250

B1454.if.preheader250:                            ; preds = %B1454.if.preheader
  br label %B1454.if

B1626:                                            ; preds = %B1454.if
  %scevgep304 = getelementptr i8, ptr %lsr.iv, i64 -176
  %.1014 = load i64, ptr %scevgep304, align 8
  %.1017 = icmp eq i64 %.1014, 0
  br label %B1694

B1694:                                            ; preds = %B1454.if, %B1626
  %"$phi1694.1.2.2" = phi i1 [ %.1017, %B1626 ], [ false, %B1454.if ]
  %.959.1 = add nuw i64 %.952361363, 2
  %scevgep303 = getelementptr i8, ptr %lsr.iv, i64 -8
  %.992.1 = load i64, ptr %scevgep303, align 8
  %.995.1 = load i64, ptr %lsr.iv, align 8
  %25 = add i64 %.996, %.992.1
  %26 = add i64 %.995, %.995.1
  %.998.1 = sub i64 %25, %26
  br i1 %"$phi1694.1.2.2", label %B1626.1, label %B1694.1

B1626.1:                                          ; preds = %B1694
  %scevgep302 = getelementptr i8, ptr %lsr.iv, i64 -48
  %.1014.1 = load i64, ptr %scevgep302, align 8
  %.1017.1 = icmp eq i64 %.1014.1, 0
  br label %B1694.1

B1694.1:                                          ; preds = %B1626.1, %B1694
  %"$phi1694.1.2.2.1" = phi i1 [ %.1017.1, %B1626.1 ], [ false, %B1694 ]
  %scevgep301 = getelementptr i8, ptr %lsr.iv, i64 256
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.959.1
  br i1 %niter.ncmp.1, label %B1698.loopexit.unr-lcssa, label %B1454.if

B1698.loopexit.unr-lcssa:                         ; preds = %B1694.1
  %27 = and i64 %arg.chunks, 1
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %B1698, label %B1454.if.epil.preheader

B1454.if.epil.preheader:                          ; preds = %B1698.loopexit.unr-lcssa, %B1454.if.preheader
  %new.2.1366.epil.init = phi i64 [ 0, %B1454.if.preheader ], [ %.998.1, %B1698.loopexit.unr-lcssa ]
  %keep.3.1365.epil.init = phi i1 [ true, %B1454.if.preheader ], [ %"$phi1694.1.2.2.1", %B1698.loopexit.unr-lcssa ]
  %.952361363.epil.init = phi i64 [ 0, %B1454.if.preheader ], [ %.959.1, %B1698.loopexit.unr-lcssa ]
  %.986.idx.epil = shl i64 %.952361363.epil.init, 7
  %.986.epil = getelementptr i8, ptr %arg.chunk_control, i64 %.986.idx.epil
  %.991.epil = getelementptr i8, ptr %.986.epil, i64 72
  %.992.epil = load i64, ptr %.991.epil, align 8
  %.994.epil = getelementptr i8, ptr %.986.epil, i64 80
  %.995.epil = load i64, ptr %.994.epil, align 8
  %.996.epil = add i64 %.992.epil, %new.2.1366.epil.init
  %.998.epil = sub i64 %.996.epil, %.995.epil
  br i1 %keep.3.1365.epil.init, label %B1626.epil, label %B1698

B1626.epil:                                       ; preds = %B1454.if.epil.preheader
  %sunkaddr349 = getelementptr i8, ptr %arg.chunk_control, i64 %.986.idx.epil
  %sunkaddr350 = getelementptr i8, ptr %sunkaddr349, i64 32
  %.1014.epil = load i64, ptr %sunkaddr350, align 8
  %.1017.epil = icmp eq i64 %.1014.epil, 0
  br label %B1698

B1698:                                            ; preds = %B1626.epil, %B1454.if.epil.preheader, %B1698.loopexit.unr-lcssa, %B1374
  %keep.3.1.lcssa = phi i1 [ true, %B1374 ], [ %"$phi1694.1.2.2.1", %B1698.loopexit.unr-lcssa ], [ %.1017.epil, %B1626.epil ], [ false, %B1454.if.epil.preheader ]
  %new.2.1.lcssa = phi i64 [ 0, %B1374 ], [ %.998.1, %B1698.loopexit.unr-lcssa ], [ %.998.epil, %B1626.epil ], [ %.998.epil, %B1454.if.epil.preheader ]
  %29 = icmp eq i64 %arg.thread, 0
  %.1048 = add i64 %count.2.0, %arg.transitions
  %.1050 = add i64 %.1048, %new.2.1.lcssa
  %.1052 = icmp ule i64 %.1050, %arg.limit
  %"$phi1724.0.2.1" = select i1 %keep.3.1.lcssa, i1 %.1052, i1 false
  %brmerge.not = select i1 %29, i1 %"$phi1724.0.2.1", i1 false
  br i1 %brmerge.not, label %B1768, label %B1812

B1768:                                            ; preds = %B1698
  %30 = icmp slt i64 %arg.chunks, 1
  br i1 %30, label %B0.endif.endif.endif.i29, label %B34.if.i.preheader

B34.if.i.preheader:                               ; preds = %B1768
  br label %B34.if.i

B34.loopexit.loopexit.unr-lcssa.i:                ; preds = %B408.1.i
  %31 = and i64 %arg.transitions, 1
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %B34.loopexit.i, label %B320.if.epil.preheader.i

B320.if.epil.preheader.i:                         ; preds = %B320.if.lr.ph.i, %B34.loopexit.loopexit.unr-lcssa.i
  %.2568486.epil.init.i = phi i64 [ 0, %B320.if.lr.ph.i ], [ %.263.1.i, %B34.loopexit.loopexit.unr-lcssa.i ]
  %.293.epil.i = getelementptr i64, ptr %arg.taken, i64 %.2568486.epil.init.i
  %.294.epil.i = load i64, ptr %.293.epil.i, align 8, !noalias !73
  %.295.epil.i = icmp eq i64 %.294.epil.i, 0
  br i1 %.295.epil.i, label %B374.epil.i, label %B408.epil.i

B374.epil.i:                                      ; preds = %B320.if.epil.preheader.i
  %.303.epil.i = getelementptr i64, ptr %38, i64 %.2568486.epil.init.i
  %.304.epil.i = load i64, ptr %.303.epil.i, align 8, !noalias !73
  %.307.epil.i = getelementptr i64, ptr %arg.first_taken, i64 %.2568486.epil.init.i
  store i64 %.304.epil.i, ptr %.307.epil.i, align 8, !noalias !73
  br label %B408.epil.i

B408.epil.i:                                      ; preds = %B374.epil.i, %B320.if.epil.preheader.i
  %sunkaddr.i94 = shl i64 %.2568486.epil.init.i, 3
  %sunkaddr20.i = getelementptr i8, ptr %arg.taken, i64 %sunkaddr.i94
  %.313.epil.i = load i64, ptr %sunkaddr20.i, align 8, !noalias !73
  %.320.epil.i = getelementptr i64, ptr %39, i64 %.2568486.epil.init.i
  %.321.epil.i = load i64, ptr %.320.epil.i, align 8, !noalias !73
  %.322.epil.i = add i64 %.321.epil.i, %.313.epil.i
  store i64 %.322.epil.i, ptr %sunkaddr20.i, align 8, !noalias !73
  br label %B34.loopexit.i

B34.loopexit.i:                                   ; preds = %B34.if.i, %B408.epil.i, %B34.loopexit.loopexit.unr-lcssa.i
  %scevgep6.i = getelementptr i8, ptr %lsr.iv.i85, i64 %77
  %scevgep16.i = getelementptr i8, ptr %lsr.iv15.i, i64 %77
  %exitcond102.not.i = icmp eq i64 %.120.i, %arg.chunks
  br i1 %exitcond102.not.i, label %B1812, label %B34.if.i

B374.i:                                           ; preds = %B320.if.i
  %33 = shl i64 %.2568486.i, 3
  %scevgep312 = getelementptr i8, ptr %lsr.iv.i85, i64 %33
  %scevgep313 = getelementptr i8, ptr %scevgep312, i64 -8
  %.304.i = load i64, ptr %scevgep313, align 8, !noalias !73
  %sunkaddr351 = mul i64 %.2568486.i, 8
  %sunkaddr352 = getelementptr i8, ptr %arg.first_taken, i64 %sunkaddr351
  store i64 %.304.i, ptr %sunkaddr352, align 8, !noalias !73
  br label %B408.i

B408.i:                                           ; preds = %B320.if.i, %B374.i
  %sunkaddr353 = mul i64 %.2568486.i, 8
  %sunkaddr354 = getelementptr i8, ptr %arg.taken, i64 %sunkaddr353
  %.313.i88 = load i64, ptr %sunkaddr354, align 8, !noalias !73
  %34 = shl i64 %.2568486.i, 3
  %scevgep314 = getelementptr i8, ptr %lsr.iv15.i, i64 %34
  %scevgep315 = getelementptr i8, ptr %scevgep314, i64 -8
  %.321.i90 = load i64, ptr %scevgep315, align 8, !noalias !73
  %.322.i = add i64 %.321.i90, %.313.i88
  store i64 %.322.i, ptr %sunkaddr354, align 8, !noalias !73
  %.263.1.i = add nuw i64 %.2568486.i, 2
  %sunkaddr355 = mul i64 %.2568486.i, 8
  %sunkaddr356 = getelementptr i8, ptr %arg.taken, i64 %sunkaddr355
  %sunkaddr357 = getelementptr i8, ptr %sunkaddr356, i64 8
  %.294.1.i = load i64, ptr %sunkaddr357, align 8, !noalias !73
  %.295.1.i = icmp eq i64 %.294.1.i, 0
  br i1 %.295.1.i, label %B374.1.i, label %B408.1.i

B374.1.i:                                         ; preds = %B408.i
  %35 = shl i64 %.2568486.i, 3
  %scevgep311 = getelementptr i8, ptr %lsr.iv.i85, i64 %35
  %.304.1.i = load i64, ptr %scevgep311, align 8, !noalias !73
  %sunkaddr358 = mul i64 %.2568486.i, 8
  %sunkaddr359 = getelementptr i8, ptr %arg.first_taken, i64 %sunkaddr358
  %sunkaddr360 = getelementptr i8, ptr %sunkaddr359, i64 8
  store i64 %.304.1.i, ptr %sunkaddr360, align 8, !noalias !73
  br label %B408.1.i

B408.1.i:                                         ; preds = %B374.1.i, %B408.i
  %sunkaddr361 = mul i64 %.2568486.i, 8
  %sunkaddr362 = getelementptr i8, ptr %arg.taken, i64 %sunkaddr361
  %sunkaddr363 = getelementptr i8, ptr %sunkaddr362, i64 8
  %.313.1.i = load i64, ptr %sunkaddr363, align 8, !noalias !73
  %sunkaddr364 = mul i64 %.2568486.i, 8
  %sunkaddr365 = getelementptr i8, ptr %lsr.iv15.i, i64 %sunkaddr364
  %.321.1.i = load i64, ptr %sunkaddr365, align 8, !noalias !73
  %.322.1.i = add i64 %.321.1.i, %.313.1.i
  store i64 %.322.1.i, ptr %sunkaddr363, align 8, !noalias !73
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.263.1.i
  br i1 %niter.ncmp.1.i, label %B34.loopexit.loopexit.unr-lcssa.i, label %B320.if.i

B34.if.i:                                         ; preds = %B34.loopexit.i, %B34.if.i.preheader
  %lsr.iv15.i = phi ptr [ %scevgep16.i, %B34.loopexit.i ], [ %scevgep14.i, %B34.if.i.preheader ]
  %lsr.iv.i85 = phi ptr [ %scevgep6.i, %B34.loopexit.i ], [ %scevgep5.i, %B34.if.i.preheader ]
  %.1139096.i = phi i64 [ %.120.i, %B34.loopexit.i ], [ 0, %B34.if.i.preheader ]
  %36 = icmp slt i64 %arg.transitions, 1
  %.120.i = add nuw nsw i64 %.1139096.i, 1
  %.151.idx.i = shl i64 %.1139096.i, 7
  %.151.i = getelementptr i8, ptr %arg.chunk_control, i64 %.151.idx.i
  %sunkaddr366 = getelementptr i8, ptr %arg.control, i64 24
  %.154.i = load i64, ptr %sunkaddr366, align 8, !noalias !73
  %.155.i = getelementptr i8, ptr %.151.i, i64 24
  %.156.i86 = load i64, ptr %.155.i, align 8, !noalias !73
  %.157.i = add i64 %.156.i86, %.154.i
  store i64 %.157.i, ptr %sunkaddr366, align 8, !noalias !73
  %sunkaddr367 = getelementptr i8, ptr %arg.control, i64 40
  %.163.i = load i64, ptr %sunkaddr367, align 8, !noalias !73
  %.164.i = getelementptr i8, ptr %.151.i, i64 40
  %.165.i = load i64, ptr %.164.i, align 8, !noalias !73
  %.166.i = add i64 %.165.i, %.163.i
  store i64 %.166.i, ptr %sunkaddr367, align 8, !noalias !73
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
  %sunkaddr368 = mul i64 %.2568486.i, 8
  %sunkaddr369 = getelementptr i8, ptr %arg.taken, i64 %sunkaddr368
  %.294.i87 = load i64, ptr %sunkaddr369, align 8, !noalias !73
  %.295.i = icmp eq i64 %.294.i87, 0
  br i1 %.295.i, label %B374.i, label %B408.i

B1812:                                            ; preds = %B34.loopexit.i, %B1698
  %40 = icmp slt i64 %arg.chunks, 1
  br i1 %40, label %B0.endif.endif.endif.i29, label %B1846.if.preheader

B1846.if.preheader:                               ; preds = %B1812
  %.314.i = add i64 %count.2.0, 1
  br label %B1846.if

B1978:                                            ; preds = %B1846.if
  %.62.i = mul i64 %.1191372374, %quot.2.0
  %sunkaddr370 = getelementptr i8, ptr %arg.chunk_control, i64 %.1229.idx
  %sunkaddr371 = getelementptr i8, ptr %sunkaddr370, i64 16
  %.76.i = load i64, ptr %sunkaddr371, align 8, !noalias !76
  %sunkaddr372 = getelementptr i8, ptr %arg.chunk_control, i64 %.1229.idx
  %sunkaddr373 = getelementptr i8, ptr %sunkaddr372, i64 48
  %.79.i = load i64, ptr %sunkaddr373, align 8, !noalias !76
  %sunkaddr374 = getelementptr i8, ptr %arg.chunk_control, i64 %.1229.idx
  %sunkaddr375 = getelementptr i8, ptr %sunkaddr374, i64 64
  %.88.i = load i64, ptr %sunkaddr375, align 8, !noalias !76
  %.170148.not.i = icmp slt i64 %.88.i, 1
  br i1 %.170148.not.i, label %_ZN9tideproof10properties7engines10exhaustive15parallel_kernel12commit_chunkB3v28B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEybyyyy9uint64_2a9uint64_2a8uint8_2a9uint32_2ay9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a.exit, label %B306.if.preheader.i

B306.if.preheader.i:                              ; preds = %B1978
  %41 = shl i64 %.62.i, 3
  br label %B306.if.i

B370.i:                                           ; preds = %B306.if.i
  br i1 %"$phi1724.0.2.1", label %B460.endif.endif.i, label %B422.i

B422.i:                                           ; preds = %B370.i
  %sunkaddr376 = mul i64 %.228.i, 4
  %sunkaddr377 = getelementptr i8, ptr %arg.table, i64 %sunkaddr376
  %sunkaddr378 = getelementptr i8, ptr %sunkaddr377, i64 -4
  store i32 0, ptr %sunkaddr378, align 4, !noalias !76
  br label %B817.i

B817.i:                                           ; preds = %B548.endif.endif.endif.i, %B460.endif.endif.i, %B306.if.i, %B422.i
  %index.3.1.i = phi i64 [ %index.2.0151.i, %B422.i ], [ %.12.i.i, %B548.endif.endif.endif.i ], [ %index.2.0151.i, %B460.endif.endif.i ], [ %index.2.0151.i, %B306.if.i ]
  %distinct.3.1.i = phi i64 [ %distinct.2.0152.i, %B422.i ], [ %.389.i, %B548.endif.endif.endif.i ], [ %distinct.2.0152.i, %B460.endif.endif.i ], [ %distinct.2.0152.i, %B306.if.i ]
  %failed.3.1.i = phi i64 [ %failed.2.0153.i, %B422.i ], [ %.444.i.i, %B548.endif.endif.endif.i ], [ %failed.2.0153.i, %B460.endif.endif.i ], [ %failed.2.0153.i, %B306.if.i ]
  %lsr.iv.next.i101 = add i64 %lsr.iv.i96, 8
  %exitcond.not.i102 = icmp eq i64 %.88.i, %.183.i
  br i1 %exitcond.not.i102, label %_ZN9tideproof10properties7engines10exhaustive15parallel_kernel12commit_chunkB3v28B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEybyyyy9uint64_2a9uint64_2a8uint8_2a9uint32_2ay9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a.exit, label %B306.if.i

B306.if.i:                                        ; preds = %B817.i, %B306.if.preheader.i
  %lsr.iv.i96 = phi i64 [ %41, %B306.if.preheader.i ], [ %lsr.iv.next.i101, %B817.i ]
  %failed.2.0153.i = phi i64 [ %.76.i, %B306.if.preheader.i ], [ %failed.3.1.i, %B817.i ]
  %distinct.2.0152.i = phi i64 [ %.79.i, %B306.if.preheader.i ], [ %distinct.3.1.i, %B817.i ]
  %index.2.0151.i = phi i64 [ %index.2.1376, %B306.if.preheader.i ], [ %index.3.1.i, %B817.i ]
  %.176143149.i = phi i64 [ 0, %B306.if.preheader.i ], [ %.183.i, %B817.i ]
  %.183.i = add nuw nsw i64 %.176143149.i, 1
  %.221.i = add i64 %.176143149.i, %.62.i
  %.227.i = getelementptr i64, ptr %arg.slots, i64 %.221.i
  %.228.i = load i64, ptr %.227.i, align 8, !noalias !76
  %.229.not.i = icmp eq i64 %.228.i, 0
  br i1 %.229.not.i, label %B817.i, label %B370.i

B460.endif.endif.i:                               ; preds = %B370.i
  %sunkaddr379 = mul i64 %.228.i, 4
  %sunkaddr380 = getelementptr i8, ptr %arg.table, i64 %sunkaddr379
  %sunkaddr381 = getelementptr i8, ptr %sunkaddr380, i64 -4
  %.7.i.i99 = load atomic i32, ptr %sunkaddr381 acquire, align 4, !noalias !79
  %.317.i100 = getelementptr i64, ptr %arg.hashes, i64 %.221.i
  %.318.i = load i64, ptr %.317.i100, align 8, !noalias !76
  %.9.i2.i = lshr i64 %.318.i, 32
  %.11.i3.i = and i64 %.9.i2.i, %notmask.i1.i
  %.12.i4.i = add i64 %.314.i, %.221.i
  %.13.i5.i = or i64 %.11.i3.i, %.12.i4.i
  %.14.i6.i = trunc i64 %.13.i5.i to i32
  %.344.i = icmp eq i32 %.7.i.i99, %.14.i6.i
  br i1 %.344.i, label %B548.endif.endif.i, label %B817.i

B548.endif.endif.i:                               ; preds = %B460.endif.endif.i
  %.12.i.i = add i64 %index.2.0151.i, 1
  %.13.i.i = or i64 %.11.i3.i, %.12.i.i
  %.14.i.i = trunc i64 %.13.i.i to i32
  %sunkaddr382 = mul i64 %.228.i, 4
  %sunkaddr383 = getelementptr i8, ptr %arg.table, i64 %sunkaddr382
  %sunkaddr384 = getelementptr i8, ptr %sunkaddr383, i64 -4
  store i32 %.14.i.i, ptr %sunkaddr384, align 4, !noalias !76
  %.385.i = getelementptr i32, ptr %arg.weights, i64 %.221.i
  %.386.i = load i32, ptr %.385.i, align 4, !noalias !76
  %.387.i = zext i32 %.386.i to i64
  %.389.i = add i64 %distinct.2.0152.i, %.387.i
  %.4.i.i106 = tail call i64 @tideproof_words(), !noalias !82
  %.421.i107 = mul i64 %.4.i.i106, %.221.i
  %.423.i = getelementptr i64, ptr %arg.successors, i64 %.421.i107
  %.427.i108 = load i32, ptr %.385.i, align 4, !noalias !76
  %.430.i109 = getelementptr i32, ptr %arg.sources, i64 %.221.i
  %.431.i = load i32, ptr %.430.i109, align 4, !noalias !76
  %.4.i.i.i110 = tail call i64 @tideproof_words(), !noalias !85
  %.14093.not.i.i = icmp slt i64 %.4.i.i.i110, 1
  br i1 %.14093.not.i.i, label %B148.i.i, label %B60.endif.preheader.i.i

B60.endif.preheader.i.i:                          ; preds = %B548.endif.endif.i
  %42 = shl i64 %index.2.0151.i, 3
  %43 = mul i64 %.4.i.i106, %lsr.iv.i96
  %scevgep7.i111 = getelementptr i8, ptr %arg.successors, i64 %43
  br label %B60.endif.i.i

B148.i.i:                                         ; preds = %B60.endif.i.i, %B548.endif.endif.i
  %44 = icmp eq i64 %arg.reduced, 0
  br i1 %44, label %B222.i.i, label %B186.i.i

B186.i.i:                                         ; preds = %B148.i.i
  %.225.i.i = trunc i32 %.427.i108 to i8
  %.230.i.i = getelementptr i8, ptr %arg.orbit_sizes, i64 %index.2.0151.i
  store i8 %.225.i.i, ptr %.230.i.i, align 1, !noalias !90
  br label %B222.i.i

B222.i.i:                                         ; preds = %B186.i.i, %B148.i.i
  %.242.i.i = and i64 %index.2.0151.i, 63
  %.243.i.i = icmp eq i64 %.242.i.i, 0
  br i1 %.243.i.i, label %B324.i.i, label %B386.endif.i.i

B324.i.i:                                         ; preds = %B222.i.i
  %45 = lshr exact i64 %index.2.0151.i, 4
  %.249.i.i = getelementptr i8, ptr %arg.parents, i64 %45
  store i32 %.431.i, ptr %.249.i.i, align 4, !noalias !90
  br label %B386.endif.i.i

B574.i.i:                                         ; preds = %B502.if.i.i
  %46 = shl nuw nsw i64 %.38298100.i.i, 3
  %scevgep325 = getelementptr i8, ptr %lsr.iv322, i64 %46
  %scevgep326 = getelementptr i8, ptr %scevgep325, i64 -8
  store i64 %index.2.0151.i, ptr %scevgep326, align 8, !noalias !90
  br label %B584.i.i

B584.i.i:                                         ; preds = %B502.if.i.i, %B574.i.i
  %.389.1.i.i = add nuw nsw i64 %.38298100.i.i, 2
  %47 = shl nuw i64 2, %.38298100.i.i
  %48 = and i64 %47, %.290.i.i
  %.421.not.1.i.i = icmp eq i64 %48, 0
  br i1 %.421.not.1.i.i, label %B584.1.i.i, label %B574.1.i.i

B574.1.i.i:                                       ; preds = %B584.i.i
  %49 = shl nuw nsw i64 %.38298100.i.i, 3
  %scevgep324 = getelementptr i8, ptr %lsr.iv322, i64 %49
  store i64 %index.2.0151.i, ptr %scevgep324, align 8, !noalias !90
  br label %B584.1.i.i

B584.1.i.i:                                       ; preds = %B574.1.i.i, %B584.i.i
  %exitcond105.not.1.i.i = icmp eq i64 %.389.1.i.i, 64
  br i1 %exitcond105.not.1.i.i, label %B548.endif.endif.endif.i, label %B502.if.i.i

B60.endif.i.i:                                    ; preds = %B60.endif.i.i, %B60.endif.preheader.i.i
  %.1469294.i.i = phi i64 [ %.153.i.i, %B60.endif.i.i ], [ 0, %B60.endif.preheader.i.i ]
  %50 = shl i64 %.1469294.i.i, 3
  %scevgep8.i112 = getelementptr i8, ptr %scevgep7.i111, i64 %50
  %.180.i.i = load i64, ptr %scevgep8.i112, align 8, !noalias !90
  %.4.i1.i.i113 = tail call i64 @tideproof_words(), !noalias !91
  %.153.i.i = add nuw nsw i64 %.1469294.i.i, 1
  %51 = mul i64 %42, %.4.i1.i.i113
  %scevgep5.i.i = getelementptr i8, ptr %arg.states, i64 %51
  %52 = shl i64 %.1469294.i.i, 3
  %scevgep320 = getelementptr i8, ptr %scevgep5.i.i, i64 %52
  store i64 %.180.i.i, ptr %scevgep320, align 8, !noalias !90
  %exitcond.not.i.i = icmp eq i64 %.4.i.i.i110, %.153.i.i
  br i1 %exitcond.not.i.i, label %B148.i.i, label %B60.endif.i.i

B386.endif.i.i:                                   ; preds = %B324.i.i, %B222.i.i
  %.5.i.i.i = tail call i64 @tideproof_check(ptr %.423.i), !noalias !94
  %.289.i.i = xor i64 %failed.2.0153.i, -1
  %.290.i.i = and i64 %.5.i.i.i, %.289.i.i
  %.295.not.i.i = icmp eq i64 %.290.i.i, 0
  br i1 %.295.not.i.i, label %B548.endif.endif.endif.i, label %B502.if.i.i.preheader

B502.if.i.i.preheader:                            ; preds = %B386.endif.i.i
  br label %B502.if.i.i

B502.if.i.i:                                      ; preds = %B502.if.i.i.preheader, %B584.1.i.i
  %.38298100.i.i = phi i64 [ %.389.1.i.i, %B584.1.i.i ], [ 0, %B502.if.i.i.preheader ]
  %53 = shl nuw i64 1, %.38298100.i.i
  %54 = and i64 %53, %.290.i.i
  %.421.not.i.i = icmp eq i64 %54, 0
  br i1 %.421.not.i.i, label %B584.i.i, label %B574.i.i

B548.endif.endif.endif.i:                         ; preds = %B386.endif.i.i, %B584.1.i.i
  %.444.i.i = or i64 %.5.i.i.i, %failed.2.0153.i
  br label %B817.i

_ZN9tideproof10properties7engines10exhaustive15parallel_kernel12commit_chunkB3v28B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEybyyyy9uint64_2a9uint64_2a8uint8_2a9uint32_2ay9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a.exit: ; preds = %B817.i, %B1978
  %distinct.2.0.lcssa.i = phi i64 [ %.79.i, %B1978 ], [ %distinct.3.1.i, %B817.i ]
  %failed.2.0.lcssa.i = phi i64 [ %.76.i, %B1978 ], [ %failed.3.1.i, %B817.i ]
  %sunkaddr385 = getelementptr i8, ptr %arg.chunk_control, i64 %.1229.idx
  %sunkaddr386 = getelementptr i8, ptr %sunkaddr385, i64 16
  store i64 %failed.2.0.lcssa.i, ptr %sunkaddr386, align 8, !noalias !76
  %sunkaddr387 = getelementptr i8, ptr %arg.chunk_control, i64 %.1229.idx
  %sunkaddr388 = getelementptr i8, ptr %sunkaddr387, i64 48
  store i64 %distinct.2.0.lcssa.i, ptr %sunkaddr388, align 8, !noalias !76
  br label %B2042

B2042:                                            ; preds = %B1846.if, %_ZN9tideproof10properties7engines10exhaustive15parallel_kernel12commit_chunkB3v28B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEybyyyy9uint64_2a9uint64_2a8uint8_2a9uint32_2ay9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a.exit
  %sunkaddr389 = getelementptr i8, ptr %arg.chunk_control, i64 %.1229.idx
  %sunkaddr390 = getelementptr i8, ptr %sunkaddr389, i64 72
  %.1290 = load i64, ptr %sunkaddr390, align 8
  %sunkaddr391 = getelementptr i8, ptr %arg.chunk_control, i64 %.1229.idx
  %sunkaddr392 = getelementptr i8, ptr %sunkaddr391, i64 80
  %.1293 = load i64, ptr %sunkaddr392, align 8
  %.1296 = add i64 %.1290, %index.2.1376
  %.1298 = sub i64 %.1296, %.1293
  %scevgep323 = getelementptr i8, ptr %lsr.iv322, i64 512
  %exitcond521.not = icmp eq i64 %arg.chunks, %.1198
  br i1 %exitcond521.not, label %B0.endif.endif.endif.i29, label %B1846.if

B270.i35:                                         ; preds = %B556.endif.i38, %B270.i35.preheader
  %lsr.iv.i36 = phi i64 [ %lsr.iv.next.i41, %B556.endif.i38 ], [ 1, %B270.i35.preheader ]
  %.97.i37 = icmp ugt i64 %lsr.iv.i36, 8192
  br i1 %.97.i37, label %B364.endif.i42, label %B556.endif.i38

B480.i46:                                         ; preds = %B364.endif.i42
  %.5.i.i47 = tail call i32 @usleep(i32 50), !noalias !97
  br label %B556.endif.i38

B0.endif.endif.endif.i29:                         ; preds = %B2042, %B1812, %B1768
  %.8.i.i25 = atomicrmw add ptr %arg.sync, i64 1 seq_cst, align 8, !noalias !102
  %.43.i28 = udiv i64 %.8.i.i25, %arg.threads
  %55 = add i64 %.43.i28, 1
  %56 = mul i64 %55, %arg.threads
  %.7.i4.i31 = load atomic i64, ptr %arg.sync acquire, align 8, !noalias !105
  %.84.i32 = icmp ult i64 %.7.i4.i31, %56
  br i1 %.84.i32, label %B270.i35.preheader, label %B2124.endif.endif

B270.i35.preheader:                               ; preds = %B0.endif.endif.endif.i29
  br label %B270.i35

B364.endif.i42:                                   ; preds = %B270.i35
  %sunkaddr393 = getelementptr i8, ptr %arg.sync, i64 192
  %.7.i.i44 = load atomic i64, ptr %sunkaddr393 acquire, align 8, !noalias !108
  %.125.not.i45 = icmp eq i64 %.7.i.i44, 0
  br i1 %.125.not.i45, label %B480.i46, label %B2124.endif.endif

B556.endif.i38:                                   ; preds = %B480.i46, %B270.i35
  %.7.i2.i39 = load atomic i64, ptr %arg.sync acquire, align 8, !noalias !111
  %.195.i40 = icmp ult i64 %.7.i2.i39, %56
  %lsr.iv.next.i41 = add i64 %lsr.iv.i36, 1
  br i1 %.195.i40, label %B270.i35, label %B2124.endif.endif

B2164:                                            ; preds = %B2124.endif.endif
  %.1380 = add i64 %.21.i, %next_state.2.0
  %.1385 = add i64 %new.2.1.lcssa, %count.2.0
  %.1440 = icmp eq i64 %.21.i, 0
  br i1 %.1440, label %B2330, label %B2164.endif.else, !prof !0

B2330:                                            ; preds = %B2164.endif.else, %B2124.endif.endif, %B2164
  %growth.3.1 = phi i64 [ %growth.2.0, %B2124.endif.endif ], [ %108, %B2164.endif.else ], [ 16, %B2164 ]
  %count.3.1 = phi i64 [ %count.2.0, %B2124.endif.endif ], [ %.1385, %B2164.endif.else ], [ %.1385, %B2164 ]
  %next_state.3.1 = phi i64 [ %next_state.2.0, %B2124.endif.endif ], [ %.1380, %B2164.endif.else ], [ %.1380, %B2164 ]
  br i1 %.1330, label %B424, label %B2336

B2336:                                            ; preds = %B424.endif.endif.endif, %B2330, %B364.endif.i18, %B364.endif.i
  %growth.4.1 = phi i64 [ %growth.2.0, %B364.endif.i18 ], [ %growth.3.1, %B2330 ], [ %growth.2.0, %B424.endif.endif.endif ], [ %.99, %B364.endif.i ]
  %count.4.1 = phi i64 [ %count.2.0, %B364.endif.i18 ], [ %count.3.1, %B2330 ], [ %count.2.0, %B424.endif.endif.endif ], [ %.96, %B364.endif.i ]
  %next_state.4.1 = phi i64 [ %next_state.2.0, %B364.endif.i18 ], [ %next_state.3.1, %B2330 ], [ %next_state.2.0, %B424.endif.endif.endif ], [ %.93, %B364.endif.i ]
  %.1552 = icmp eq i64 %arg.thread, 0
  br i1 %.1552, label %B2374, label %B2504

B2374:                                            ; preds = %B2336
  %sunkaddr394 = getelementptr i8, ptr %arg.control, i64 8
  store i64 %next_state.4.1, ptr %sunkaddr394, align 8
  store i64 %count.4.1, ptr %arg.control, align 8
  %sunkaddr395 = getelementptr i8, ptr %arg.sync, i64 128
  store i64 %growth.4.1, ptr %sunkaddr395, align 8
  %.10593.not.i = icmp slt i64 %arg.chunks, 1
  br i1 %.10593.not.i, label %B2504, label %B72.if.lr.ph.i

B72.if.lr.ph.i:                                   ; preds = %B2374
  %sunkaddr.i116 = getelementptr i8, ptr %arg.control, i64 16
  %.19.i = load i64, ptr %sunkaddr.i116, align 8, !noalias !114
  %.294.i117 = xor i64 %.19.i, -1
  br label %B72.if.i

B474.i:                                           ; preds = %B358.if.i
  %sunkaddr396 = getelementptr i8, ptr %arg.control, i64 16
  %.302.i = load i64, ptr %sunkaddr396, align 8, !noalias !114
  %.304.i120 = and i64 %.302.i, %.286.i
  %.307.not.i = icmp eq i64 %.304.i120, 0
  br i1 %.307.not.i, label %B552.i, label %B516.i

B516.i:                                           ; preds = %B474.i
  %57 = shl nuw nsw i64 %.2508284.i, 3
  %scevgep255 = getelementptr i8, ptr %lsr.iv.i118, i64 %57
  %.312.i = load i64, ptr %scevgep255, align 8, !noalias !114
  %58 = shl nuw nsw i64 %.2508284.i, 3
  %scevgep253 = getelementptr i8, ptr %arg.first_failing, i64 %58
  %.316.i = load i64, ptr %scevgep253, align 8, !noalias !114
  %.317.i121 = icmp ult i64 %.312.i, %.316.i
  br i1 %.317.i121, label %B552.i, label %B574.i

B552.i:                                           ; preds = %B516.i, %B474.i
  %59 = shl nuw nsw i64 %.2508284.i, 3
  %scevgep254 = getelementptr i8, ptr %lsr.iv.i118, i64 %59
  %.322.i124 = load i64, ptr %scevgep254, align 8, !noalias !114
  %60 = shl nuw nsw i64 %.2508284.i, 3
  %scevgep = getelementptr i8, ptr %arg.first_failing, i64 %60
  store i64 %.322.i124, ptr %scevgep, align 8, !noalias !114
  br label %B574.i

B574.i:                                           ; preds = %B358.if.i, %B552.i, %B516.i
  %exitcond.not.i122 = icmp eq i64 %.257.i, 64
  br i1 %exitcond.not.i122, label %B576.i123, label %B358.if.i

B576.i123:                                        ; preds = %B574.i
  %.118.i = add nuw nsw i64 %.1118894.i, 1
  %sunkaddr397 = getelementptr i8, ptr %arg.control, i64 16
  %.343.i = load i64, ptr %sunkaddr397, align 8, !noalias !114
  %sunkaddr398 = getelementptr i8, ptr %arg.chunk_control, i64 %.145.idx.i
  %sunkaddr399 = getelementptr i8, ptr %sunkaddr398, i64 16
  %.346.i = load i64, ptr %sunkaddr399, align 8, !noalias !114
  %.349.i = or i64 %.346.i, %.343.i
  store i64 %.349.i, ptr %sunkaddr397, align 8, !noalias !114
  %scevgep2.i = getelementptr i8, ptr %lsr.iv.i118, i64 512
  %exitcond100.not.i = icmp eq i64 %.118.i, %arg.chunks
  br i1 %exitcond100.not.i, label %B2504, label %B72.if.i

B72.if.i:                                         ; preds = %B576.i123, %B72.if.lr.ph.i
  %lsr.iv.i118 = phi ptr [ %arg.chunk_failing, %B72.if.lr.ph.i ], [ %scevgep2.i, %B576.i123 ]
  %.1118894.i = phi i64 [ 0, %B72.if.lr.ph.i ], [ %.118.i, %B576.i123 ]
  %.145.idx.i = shl i64 %.1118894.i, 7
  %.145.i = getelementptr i8, ptr %arg.chunk_control, i64 %.145.idx.i
  %sunkaddr400 = getelementptr i8, ptr %arg.control, i64 48
  %.157.i119 = load i64, ptr %sunkaddr400, align 8, !noalias !114
  %.159.i = getelementptr i8, ptr %.145.i, i64 48
  %.160.i = load i64, ptr %.159.i, align 8, !noalias !114
  %.161.i = add i64 %.160.i, %.157.i119
  store i64 %.161.i, ptr %sunkaddr400, align 8, !noalias !114
  br label %B358.if.i

B358.if.i:                                        ; preds = %B72.if.i, %B574.i
  %.2508284.i = phi i64 [ 0, %B72.if.i ], [ %.257.i, %B574.i ]
  %.257.i = add nuw nsw i64 %.2508284.i, 1
  %.286.i = shl nuw i64 1, %.2508284.i
  %sunkaddr401 = getelementptr i8, ptr %arg.chunk_control, i64 %.145.idx.i
  %sunkaddr402 = getelementptr i8, ptr %sunkaddr401, i64 16
  %.292.i = load i64, ptr %sunkaddr402, align 8, !noalias !114
  %61 = and i64 %.292.i, %.294.i117
  %.297.i = and i64 %61, %.286.i
  %.298.not.i = icmp eq i64 %.297.i, 0
  br i1 %.298.not.i, label %B574.i, label %B474.i

common.ret:                                       ; preds = %B0.if, %B2504
  %common.ret.op = phi i32 [ 0, %B2504 ], [ 1, %B0.if ]
  ret i32 %common.ret.op

B2504:                                            ; preds = %B576.i123, %B2374, %B2336
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B0.if:                                            ; preds = %entry
  store ptr @.const.picklebuf.ca8efb3a72d614fe872032cce3ac326007a30727, ptr %excinfo, align 8, !numba_exception_output !117
  br label %common.ret

B0.endif:                                         ; preds = %entry
  %62 = icmp sgt i64 %.151, 0
  %.153 = icmp sgt i64 %arg.threads, 0
  %.154 = xor i1 %.153, %62
  br i1 %.154, label %B0.endif.endif.endif.i, label %B0.endif.endif

B0.endif.endif:                                   ; preds = %B0.endif
  %63 = icmp sgt i64 %.151, 0
  %.169 = srem i64 %.151, %arg.threads
  %.170 = sub nsw i64 0, %.169
  %.171 = select i1 %63, i64 %.169, i64 %.170
  %.172 = icmp sgt i64 %.171, 0
  %.173 = sdiv i64 %.151, %arg.threads
  %.174 = zext i1 %.172 to i64
  %.175 = add i64 %.173, %.174
  %.196356 = icmp sgt i64 %.175, 0
  br i1 %.196356, label %B176.if.lr.ph, label %B0.endif.endif.endif.i

B176.if.lr.ph:                                    ; preds = %B0.endif.endif
  %64 = add i64 %.173, %.174
  %65 = add i64 %64, -1
  %xtraiter = and i64 %.175, 3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B176.if.prol.loopexit, label %B176.if.prol.preheader

B176.if.prol.preheader:                           ; preds = %B176.if.lr.ph
  %66 = shl i64 %arg.thread, 7
  %67 = add nuw nsw i64 %66, 48
  %scevgep338 = getelementptr i8, ptr %arg.chunk_control, i64 %67
  %68 = shl i64 %arg.threads, 7
  br label %B176.if.prol

B176.if.prol:                                     ; preds = %B176.if.prol, %B176.if.prol.preheader
  %lsr.iv339 = phi ptr [ %scevgep338, %B176.if.prol.preheader ], [ %scevgep340, %B176.if.prol ]
  %.202355357.prol = phi i64 [ %.209.prol, %B176.if.prol ], [ %arg.thread, %B176.if.prol.preheader ]
  %prol.iter = phi i64 [ %prol.iter.next, %B176.if.prol ], [ 0, %B176.if.prol.preheader ]
  %.209.prol = add i64 %.202355357.prol, %arg.threads
  %sunkaddr403 = getelementptr i8, ptr %arg.control, i64 16
  %.239.prol = load i64, ptr %sunkaddr403, align 8
  store i64 0, ptr %lsr.iv339, align 8
  %scevgep341 = getelementptr i8, ptr %lsr.iv339, i64 -32
  store i64 %.239.prol, ptr %scevgep341, align 8
  %prol.iter.next = add i64 %prol.iter, 1
  %scevgep340 = getelementptr i8, ptr %lsr.iv339, i64 %68
  %prol.iter.cmp.not = icmp eq i64 %xtraiter, %prol.iter.next
  br i1 %prol.iter.cmp.not, label %B176.if.prol.loopexit.loopexit, label %B176.if.prol, !llvm.loop !118

B176.if.prol.loopexit.loopexit:                   ; preds = %B176.if.prol
  %69 = sub i64 %.175, %prol.iter.next
  br label %B176.if.prol.loopexit

B176.if.prol.loopexit:                            ; preds = %B176.if.prol.loopexit.loopexit, %B176.if.lr.ph
  %.195354358.unr = phi i64 [ %.175, %B176.if.lr.ph ], [ %69, %B176.if.prol.loopexit.loopexit ]
  %.202355357.unr = phi i64 [ %arg.thread, %B176.if.lr.ph ], [ %.209.prol, %B176.if.prol.loopexit.loopexit ]
  %70 = icmp ult i64 %65, 3
  br i1 %70, label %B0.endif.endif.endif.i, label %B176.if.preheader

B176.if.preheader:                                ; preds = %B176.if.prol.loopexit
  %71 = add i64 %.195354358.unr, 4
  %72 = shl i64 %.202355357.unr, 7
  %73 = add nuw nsw i64 %72, 48
  %scevgep328 = getelementptr i8, ptr %arg.chunk_control, i64 %73
  %74 = shl i64 %arg.threads, 9
  %75 = shl i64 %arg.threads, 7
  br label %B176.if

B176.if:                                          ; preds = %B176.if, %B176.if.preheader
  %lsr.iv329 = phi ptr [ %scevgep328, %B176.if.preheader ], [ %scevgep330, %B176.if ]
  %lsr.iv327 = phi i64 [ %71, %B176.if.preheader ], [ %lsr.iv.next, %B176.if ]
  %sunkaddr404 = getelementptr i8, ptr %arg.control, i64 16
  %.239 = load i64, ptr %sunkaddr404, align 8
  store i64 0, ptr %lsr.iv329, align 8
  %scevgep331 = getelementptr i8, ptr %lsr.iv329, i64 -32
  store i64 %.239, ptr %scevgep331, align 8
  %.239.1 = load i64, ptr %sunkaddr404, align 8
  %scevgep332 = getelementptr i8, ptr %lsr.iv329, i64 %75
  store i64 0, ptr %scevgep332, align 8
  %scevgep333 = getelementptr i8, ptr %scevgep332, i64 -32
  store i64 %.239.1, ptr %scevgep333, align 8
  %.239.2 = load i64, ptr %sunkaddr404, align 8
  %scevgep334 = getelementptr i8, ptr %scevgep332, i64 %75
  store i64 0, ptr %scevgep334, align 8
  %scevgep335 = getelementptr i8, ptr %scevgep334, i64 -32
  store i64 %.239.2, ptr %scevgep335, align 8
  %.239.3 = load i64, ptr %sunkaddr404, align 8
  %scevgep336 = getelementptr i8, ptr %scevgep334, i64 %75
  store i64 0, ptr %scevgep336, align 8
  %scevgep337 = getelementptr i8, ptr %scevgep336, i64 -32
  store i64 %.239.3, ptr %scevgep337, align 8
  %lsr.iv.next = add i64 %lsr.iv327, -4
  %scevgep330 = getelementptr i8, ptr %lsr.iv329, i64 %74
  %.196.3 = icmp sgt i64 %lsr.iv.next, 4
  br i1 %.196.3, label %B176.if, label %B0.endif.endif.endif.i

B424.preheader:                                   ; preds = %B556.endif.i, %B0.endif.endif.endif.i
  %const344 = bitcast i64 -2960836687051489901 to i64
  %const343 = bitcast i64 -7046029254386353131 to i64
  %const = bitcast i64 9223372036854775804 to i64
  %.332 = shl nuw i64 1, %arg.bits
  %.379 = mul i64 %arg.chunk_sources, %arg.chunks
  %.536 = add i64 %arg.chunks, -1
  %.852 = add i64 %arg.chunks, %arg.threads
  %.11.i = tail call i64 @llvm.umax.i64(i64 %arg.transitions, i64 1)
  %76 = shl nuw i64 %arg.transitions, 3
  %notmask.i = shl nsw i64 -1, %arg.bits
  %.34.i = xor i64 %notmask.i, -1
  %scevgep138.i.i = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep156.i.i = getelementptr i8, ptr %arg.states, i64 24
  %const_mat = add i64 %const, 2
  %unroll_iter.i = and i64 %arg.transitions, %const_mat
  %scevgep5.i = getelementptr i8, ptr %arg.chunk_first_taken, i64 8
  %77 = shl i64 %arg.transitions, 3
  %scevgep14.i = getelementptr i8, ptr %arg.chunk_taken, i64 8
  %notmask.i1.i = shl nsw i64 -1, %arg.bits
  %const_mat342 = add i64 %const, 2
  %unroll_iter = and i64 %arg.chunks, %const_mat342
  %scevgep256 = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep268 = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep284 = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep300 = getelementptr i8, ptr %arg.chunk_control, i64 208
  %scevgep321 = getelementptr i8, ptr %arg.chunk_failing, i64 8
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
  %.19.i174 = tail call i64 @llvm.umin.i64(i64 %quot.1.0, i64 %.17.i)
  %.21.i = tail call i64 @llvm.umin.i64(i64 %.430, i64 %.19.i174)
  %.468 = icmp ult i64 %.21.i, %arg.least
  br i1 %.468, label %B2336, label %B688

B688.else:                                        ; preds = %B688
  %.537 = add i64 %.536, %.21.i
  %.546 = udiv i64 %.537, %arg.chunks
  %78 = mul i64 %.546, %arg.transitions
  br label %B688.endif.endif

B688.endif.endif:                                 ; preds = %B688.else, %B688
  %quot.2.0 = phi i64 [ %78, %B688.else ], [ 0, %B688 ]
  %sunkaddr405 = getelementptr i8, ptr %arg.sync, i64 64
  %.8.i = atomicrmw add ptr %sunkaddr405, i64 1 seq_cst, align 8, !noalias !119
  %.584 = sub i64 %.8.i, %tickets.2.0
  %.589 = icmp ult i64 %.584, %arg.chunks
  br i1 %.589, label %B866.preheader, label %B0.endif.endif.endif.i5

B866.preheader:                                   ; preds = %B688.endif.endif
  %.62.i.i = add i64 %count.2.0, 1
  br label %B866

B866.endif.endif.endif:                           ; preds = %switch.end.i, %B638.i, %B576.i
  %made.2.0131.i = phi i64 [ %made.2.0156.i, %B576.i ], [ 0, %switch.end.i ], [ %.507.i, %B638.i ]
  %.539.i = getelementptr i8, ptr %.594, i64 64
  store i64 %made.2.0131.i, ptr %.539.i, align 8, !noalias !18
  %.60.i = add i64 %made.2.0131.i, 48
  %.14391.not.i = icmp slt i64 %.60.i, 1
  br i1 %.14391.not.i, label %B866.endif.endif.endif.endif.endif, label %B322.if.lr.ph.i

B322.if.lr.ph.i:                                  ; preds = %B866.endif.endif.endif
  %79 = getelementptr i64, ptr %arg.hashes, i64 %.42.i
  %.205.i = add i64 %made.2.0131.i, 24
  %.313.i = add i64 %.42.i, -48
  %80 = shl i64 %.42.i, 3
  %81 = add i64 %80, -384
  br label %B322.if.i

B338.i:                                           ; preds = %B322.if.i
  %.192.i = getelementptr i64, ptr %79, i64 %.1498892.i
  %.193.i = load i64, ptr %.192.i, align 8, !noalias !122
  %.195.i84 = and i64 %.193.i, %.34.i
  %.197.i = getelementptr i32, ptr %arg.table, i64 %.195.i84
  tail call void @llvm.prefetch.p0(ptr %.197.i, i32 0, i32 3, i32 1), !noalias !122
  br label %B394.i

B394.i:                                           ; preds = %B322.if.i, %B338.i
  %.202.i = icmp samesign ugt i64 %.1498892.i, 23
  %.207.i = icmp ult i64 %.1498892.i, %.205.i
  %or.cond.i = and i1 %.202.i, %.207.i
  br i1 %or.cond.i, label %B516.endif.i, label %B912.i

B912.i:                                           ; preds = %B850.endif.i, %B516.endif.i, %B394.i
  %.306.i = icmp samesign ugt i64 %.1498892.i, 47
  br i1 %.306.i, label %B976.i, label %B1194.i

B976.i:                                           ; preds = %B912.i
  %.317.i = add i64 %.313.i, %.1498892.i
  %.320.i = getelementptr i64, ptr %arg.hashes, i64 %.317.i
  %.321.i = load i64, ptr %.320.i, align 8, !noalias !122
  %.4.i.i.i55 = tail call i64 @tideproof_words(), !noalias !125
  %.9.i.i.i = lshr i64 %.321.i, 32
  %.11.i.i.i = and i64 %.9.i.i.i, %notmask.i
  %.12.i.i.i = add i64 %.62.i.i, %.317.i
  %.13.i.i.i = or i64 %.11.i.i.i, %.12.i.i.i
  %.14.i.i.i = trunc i64 %.13.i.i.i to i32
  %82 = mul i64 %.4.i.i.i55, %lsr.iv.i53
  %scevgep269 = getelementptr i8, ptr %scevgep268, i64 %82
  %scevgep281 = getelementptr i8, ptr %arg.successors, i64 %82
  %scevgep285 = getelementptr i8, ptr %scevgep284, i64 %82
  %scevgep297 = getelementptr i8, ptr %arg.successors, i64 %82
  br label %B186.endif.outer.i.i

B292.i.i:                                         ; preds = %B256.endif.endif.i.i
  %.193.i.i81 = add nuw i64 %slot.4.0.ph.i.i, 1
  br label %B976.endif.i

B332.i.i:                                         ; preds = %B186.endif.i.i
  %83 = trunc i64 %.207.i.i to i32
  %.20989.i.i = xor i32 %83, %.14.i.i.i
  %.209.i.i = zext i32 %.20989.i.i to i64
  %.214.i.i = and i64 %notmask.i, %.209.i.i
  %.217.not.i.i = icmp eq i64 %.214.i.i, 0
  br i1 %.217.not.i.i, label %B456.i.i, label %B186.endif.outer.backedge.i.i

B456.i.i:                                         ; preds = %B332.i.i
  %.233.i.i = and i64 %.207.i.i, %.34.i
  %.234.i.i = add nsw i64 %.233.i.i, -1
  %.240.i.i = icmp ult i64 %.234.i.i, %count.2.0
  br i1 %.240.i.i, label %B536.endif.i.i, label %B700.endif.i.i

B186.endif.outer.backedge.i.i:                    ; preds = %B700.endif.endif.endif.i.i, %B536.endif.endif.endif.i.i, %B332.i.i
  %.334.pn.i.i = add nuw i64 %slot.4.0.ph.i.i, 1
  br label %B186.endif.outer.i.i

B186.endif.outer.i.i:                             ; preds = %B186.endif.outer.backedge.i.i, %B976.i
  %arg.h.pn.i.i = phi i64 [ %.321.i, %B976.i ], [ %.334.pn.i.i, %B186.endif.outer.backedge.i.i ]
  %slot.4.0.ph.i.i = and i64 %arg.h.pn.i.i, %.34.i
  br label %B186.endif.i.i

B840.i.i:                                         ; preds = %B700.endif.endif.endif.i.i, %B700.endif.i.i
  %84 = trunc i64 %.207.i.i to i32
  %.424.i.i = icmp ult i32 %84, %.14.i.i.i
  br i1 %.424.i.i, label %B976.endif.i, label %B882.endif.endif.i.i

B918.i.i:                                         ; preds = %B882.endif.endif.i.i
  %85 = icmp eq i64 %quot.2.0, 0
  br i1 %85, label %B918.endif.endif.i.i, label %B918.else.i.i, !prof !0

B186.endif.i.i:                                   ; preds = %B882.endif.endif.i.i, %B256.endif.endif.i.i, %B186.endif.outer.i.i
  %sunkaddr406 = mul i64 %slot.4.0.ph.i.i, 4
  %sunkaddr407 = getelementptr i8, ptr %arg.table, i64 %sunkaddr406
  %.7.i.i.i57 = load atomic i32, ptr %sunkaddr407 acquire, align 4, !noalias !130
  %.207.i.i = zext i32 %.7.i.i.i57 to i64
  %.131.i.i = icmp eq i32 %.7.i.i.i57, 0
  br i1 %.131.i.i, label %B256.endif.endif.i.i, label %B332.i.i

B256.endif.endif.i.i:                             ; preds = %B186.endif.i.i
  %sunkaddr408 = mul i64 %slot.4.0.ph.i.i, 4
  %sunkaddr409 = getelementptr i8, ptr %arg.table, i64 %sunkaddr408
  %.9.i3.i.i = cmpxchg ptr %sunkaddr409, i32 0, i32 %.14.i.i.i acq_rel monotonic, align 4, !noalias !133
  %.10.i.i.i = extractvalue { i32, i1 } %.9.i3.i.i, 1
  br i1 %.10.i.i.i, label %B292.i.i, label %B186.endif.i.i

B536.endif.i.i:                                   ; preds = %B456.i.i
  %.4.i1.i.i61 = tail call i64 @tideproof_words(), !noalias !136
  %.271.i.i = mul i64 %.4.i1.i.i61, %.234.i.i
  %.275.i.i = getelementptr i64, ptr %arg.states, i64 %.271.i.i
  %.4.i.i.i.i62 = tail call i64 @tideproof_words(), !noalias !139
  %.11941.not.i.i.i = icmp slt i64 %.4.i.i.i.i62, 1
  br i1 %.11941.not.i.i.i, label %B976.endif.i, label %B88.if.preheader.i.i.i63

B88.if.preheader.i.i.i63:                         ; preds = %B536.endif.i.i
  %xtraiter.i.i.i64 = and i64 %.4.i.i.i.i62, 3
  %86 = icmp ult i64 %.4.i.i.i.i62, 4
  br i1 %86, label %B88.if.epil.preheader.i.i.i75, label %B88.if.preheader.new.i.i.i65

B88.if.preheader.new.i.i.i65:                     ; preds = %B88.if.preheader.i.i.i63
  %unroll_iter.i.i.i66 = and i64 %.4.i.i.i.i62, %const
  %87 = shl nsw i64 %.234.i.i, 3
  %88 = mul i64 %87, %.4.i1.i.i61
  %scevgep157.i.i = getelementptr i8, ptr %scevgep156.i.i, i64 %88
  br label %B88.if.i.i.i67

B134.loopexit.unr-lcssa.i.i.i:                    ; preds = %B88.if.i.i.i67
  %lcmp.mod.not.i.i.i74 = icmp eq i64 %xtraiter.i.i.i64, 0
  br i1 %lcmp.mod.not.i.i.i74, label %B536.endif.endif.endif.i.i, label %B88.if.epil.preheader.i.i.i75

B88.if.epil.preheader.i.i.i75:                    ; preds = %B134.loopexit.unr-lcssa.i.i.i, %B88.if.preheader.i.i.i63
  %difference.2.044.epil.init.i.i.i = phi i64 [ 0, %B88.if.preheader.i.i.i63 ], [ %.165.3.i.i.i, %B134.loopexit.unr-lcssa.i.i.i ]
  %.1254042.epil.init.i.i.i = phi i64 [ 0, %B88.if.preheader.i.i.i63 ], [ %unroll_iter.i.i.i66, %B134.loopexit.unr-lcssa.i.i.i ]
  %89 = shl i64 %.1254042.epil.init.i.i.i, 3
  %scevgep4.i.i.i = getelementptr i8, ptr %.275.i.i, i64 %89
  %scevgep298 = getelementptr i8, ptr %scevgep297, i64 %89
  br label %B88.if.epil.i.i.i76

B88.if.epil.i.i.i76:                              ; preds = %B88.if.epil.i.i.i76, %B88.if.epil.preheader.i.i.i75
  %difference.2.044.epil.i.i.i = phi i64 [ %.165.epil.i.i.i, %B88.if.epil.i.i.i76 ], [ %difference.2.044.epil.init.i.i.i, %B88.if.epil.preheader.i.i.i75 ]
  %epil.iter.i.i.i77 = phi i64 [ %epil.iter.next.i.i.i79, %B88.if.epil.i.i.i76 ], [ 0, %B88.if.epil.preheader.i.i.i75 ]
  %90 = shl i64 %epil.iter.i.i.i77, 3
  %scevgep166.i.i = getelementptr i8, ptr %scevgep4.i.i.i, i64 %90
  %.159.epil.i.i.i78 = load i64, ptr %scevgep166.i.i, align 8, !noalias !144
  %scevgep299 = getelementptr i8, ptr %scevgep298, i64 %90
  %.162.epil.i.i.i = load i64, ptr %scevgep299, align 8, !noalias !144
  %.163.epil.i.i.i = xor i64 %.162.epil.i.i.i, %.159.epil.i.i.i78
  %.165.epil.i.i.i = or i64 %.163.epil.i.i.i, %difference.2.044.epil.i.i.i
  %epil.iter.next.i.i.i79 = add i64 %epil.iter.i.i.i77, 1
  %epil.iter.cmp.not.i.i.i80 = icmp eq i64 %xtraiter.i.i.i64, %epil.iter.next.i.i.i79
  br i1 %epil.iter.cmp.not.i.i.i80, label %B536.endif.endif.endif.i.i, label %B88.if.epil.i.i.i76, !llvm.loop !145

B88.if.i.i.i67:                                   ; preds = %B88.if.i.i.i67, %B88.if.preheader.new.i.i.i65
  %difference.2.044.i.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i65 ], [ %.165.3.i.i.i, %B88.if.i.i.i67 ]
  %.1254042.i.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i65 ], [ %.132.3.i.i.i, %B88.if.i.i.i67 ]
  %sunkaddr.i.i.i68 = shl i64 %.1254042.i.i.i, 3
  %scevgep163.i.i = getelementptr i8, ptr %scevgep157.i.i, i64 %sunkaddr.i.i.i68
  %scevgep164.i.i = getelementptr i8, ptr %scevgep163.i.i, i64 -24
  %.159.i.i.i69 = load i64, ptr %scevgep164.i.i, align 8, !noalias !144
  %scevgep292 = getelementptr i8, ptr %scevgep285, i64 %sunkaddr.i.i.i68
  %scevgep290 = getelementptr i8, ptr %scevgep285, i64 %sunkaddr.i.i.i68
  %scevgep291 = getelementptr i8, ptr %scevgep290, i64 -24
  %.162.i.i.i = load i64, ptr %scevgep291, align 8, !noalias !144
  %.163.i.i.i = xor i64 %.162.i.i.i, %.159.i.i.i69
  %.165.i.i.i = or i64 %.163.i.i.i, %difference.2.044.i.i.i
  %91 = shl i64 %.1254042.i.i.i, 3
  %scevgep295 = getelementptr i8, ptr %scevgep157.i.i, i64 %91
  %scevgep296 = getelementptr i8, ptr %scevgep295, i64 -16
  %.159.1.i.i.i70 = load i64, ptr %scevgep296, align 8, !noalias !144
  %92 = shl i64 %.1254042.i.i.i, 3
  %scevgep288 = getelementptr i8, ptr %scevgep285, i64 %92
  %scevgep289 = getelementptr i8, ptr %scevgep288, i64 -16
  %.162.1.i.i.i = load i64, ptr %scevgep289, align 8, !noalias !144
  %.163.1.i.i.i = xor i64 %.162.1.i.i.i, %.159.1.i.i.i70
  %.165.1.i.i.i = or i64 %.165.i.i.i, %.163.1.i.i.i
  %93 = shl i64 %.1254042.i.i.i, 3
  %scevgep293 = getelementptr i8, ptr %scevgep157.i.i, i64 %93
  %scevgep294 = getelementptr i8, ptr %scevgep293, i64 -8
  %.159.2.i.i.i71 = load i64, ptr %scevgep294, align 8, !noalias !144
  %94 = shl i64 %.1254042.i.i.i, 3
  %scevgep286 = getelementptr i8, ptr %scevgep285, i64 %94
  %scevgep287 = getelementptr i8, ptr %scevgep286, i64 -8
  %.162.2.i.i.i = load i64, ptr %scevgep287, align 8, !noalias !144
  %.163.2.i.i.i = xor i64 %.162.2.i.i.i, %.159.2.i.i.i71
  %.165.2.i.i.i = or i64 %.165.1.i.i.i, %.163.2.i.i.i
  %.132.3.i.i.i = add nuw nsw i64 %.1254042.i.i.i, 4
  %.159.3.i.i.i72 = load i64, ptr %scevgep163.i.i, align 8, !noalias !144
  %.162.3.i.i.i = load i64, ptr %scevgep292, align 8, !noalias !144
  %.163.3.i.i.i = xor i64 %.162.3.i.i.i, %.159.3.i.i.i72
  %.165.3.i.i.i = or i64 %.165.2.i.i.i, %.163.3.i.i.i
  %niter.ncmp.3.i.i.i73 = icmp eq i64 %unroll_iter.i.i.i66, %.132.3.i.i.i
  br i1 %niter.ncmp.3.i.i.i73, label %B134.loopexit.unr-lcssa.i.i.i, label %B88.if.i.i.i67

B536.endif.endif.endif.i.i:                       ; preds = %B88.if.epil.i.i.i76, %B134.loopexit.unr-lcssa.i.i.i
  %.165.lcssa.i.i.i = phi i64 [ %.165.3.i.i.i, %B134.loopexit.unr-lcssa.i.i.i ], [ %.165.epil.i.i.i, %B88.if.epil.i.i.i76 ]
  %.not100.i.i = icmp eq i64 %.165.lcssa.i.i.i, 0
  br i1 %.not100.i.i, label %B976.endif.i, label %B186.endif.outer.backedge.i.i

B700.endif.i.i:                                   ; preds = %B456.i.i
  %.345.i.i58 = sub nuw i64 %.234.i.i, %count.2.0
  %.4.i2.i.i59 = tail call i64 @tideproof_words(), !noalias !146
  %.371.i.i = mul i64 %.4.i2.i.i59, %.345.i.i58
  %.373.i.i = getelementptr i64, ptr %arg.successors, i64 %.371.i.i
  %.4.i.i9.i.i = tail call i64 @tideproof_words(), !noalias !149
  %.11941.not.i10.i.i = icmp slt i64 %.4.i.i9.i.i, 1
  br i1 %.11941.not.i10.i.i, label %B840.i.i, label %B88.if.preheader.i11.i.i

B88.if.preheader.i11.i.i:                         ; preds = %B700.endif.i.i
  %xtraiter.i12.i.i = and i64 %.4.i.i9.i.i, 3
  %95 = icmp ult i64 %.4.i.i9.i.i, 4
  br i1 %95, label %B88.if.epil.preheader.i60.i.i, label %B88.if.preheader.new.i13.i.i

B88.if.preheader.new.i13.i.i:                     ; preds = %B88.if.preheader.i11.i.i
  %unroll_iter.i14.i.i = and i64 %.4.i.i9.i.i, %const
  %96 = shl i64 %.345.i.i58, 3
  %97 = mul i64 %96, %.4.i2.i.i59
  %scevgep139.i.i = getelementptr i8, ptr %scevgep138.i.i, i64 %97
  br label %B88.if.i15.i.i

B134.loopexit.unr-lcssa.i58.i.i:                  ; preds = %B88.if.i15.i.i
  %lcmp.mod.not.i59.i.i = icmp eq i64 %xtraiter.i12.i.i, 0
  br i1 %lcmp.mod.not.i59.i.i, label %B700.endif.endif.endif.i.i, label %B88.if.epil.preheader.i60.i.i

B88.if.epil.preheader.i60.i.i:                    ; preds = %B134.loopexit.unr-lcssa.i58.i.i, %B88.if.preheader.i11.i.i
  %difference.2.044.epil.init.i61.i.i = phi i64 [ 0, %B88.if.preheader.i11.i.i ], [ %.165.3.i56.i.i, %B134.loopexit.unr-lcssa.i58.i.i ]
  %.1254042.epil.init.i62.i.i = phi i64 [ 0, %B88.if.preheader.i11.i.i ], [ %unroll_iter.i14.i.i, %B134.loopexit.unr-lcssa.i58.i.i ]
  %98 = shl i64 %.1254042.epil.init.i62.i.i, 3
  %scevgep4.i64.i.i = getelementptr i8, ptr %.373.i.i, i64 %98
  %scevgep282 = getelementptr i8, ptr %scevgep281, i64 %98
  br label %B88.if.epil.i65.i.i

B88.if.epil.i65.i.i:                              ; preds = %B88.if.epil.i65.i.i, %B88.if.epil.preheader.i60.i.i
  %difference.2.044.epil.i66.i.i = phi i64 [ %.165.epil.i73.i.i, %B88.if.epil.i65.i.i ], [ %difference.2.044.epil.init.i61.i.i, %B88.if.epil.preheader.i60.i.i ]
  %epil.iter.i67.i.i = phi i64 [ %epil.iter.next.i74.i.i, %B88.if.epil.i65.i.i ], [ 0, %B88.if.epil.preheader.i60.i.i ]
  %99 = shl i64 %epil.iter.i67.i.i, 3
  %scevgep148.i.i = getelementptr i8, ptr %scevgep4.i64.i.i, i64 %99
  %.159.epil.i69.i.i = load i64, ptr %scevgep148.i.i, align 8, !noalias !154
  %scevgep283 = getelementptr i8, ptr %scevgep282, i64 %99
  %.162.epil.i71.i.i = load i64, ptr %scevgep283, align 8, !noalias !154
  %.163.epil.i72.i.i = xor i64 %.162.epil.i71.i.i, %.159.epil.i69.i.i
  %.165.epil.i73.i.i = or i64 %.163.epil.i72.i.i, %difference.2.044.epil.i66.i.i
  %epil.iter.next.i74.i.i = add i64 %epil.iter.i67.i.i, 1
  %epil.iter.cmp.not.i75.i.i = icmp eq i64 %xtraiter.i12.i.i, %epil.iter.next.i74.i.i
  br i1 %epil.iter.cmp.not.i75.i.i, label %B700.endif.endif.endif.i.i, label %B88.if.epil.i65.i.i, !llvm.loop !145

B88.if.i15.i.i:                                   ; preds = %B88.if.i15.i.i, %B88.if.preheader.new.i13.i.i
  %difference.2.044.i16.i.i = phi i64 [ 0, %B88.if.preheader.new.i13.i.i ], [ %.165.3.i56.i.i, %B88.if.i15.i.i ]
  %.1254042.i17.i.i = phi i64 [ 0, %B88.if.preheader.new.i13.i.i ], [ %.132.3.i46.i.i, %B88.if.i15.i.i ]
  %sunkaddr.i18.i.i = shl i64 %.1254042.i17.i.i, 3
  %scevgep145.i.i = getelementptr i8, ptr %scevgep139.i.i, i64 %sunkaddr.i18.i.i
  %scevgep146.i.i = getelementptr i8, ptr %scevgep145.i.i, i64 -24
  %.159.i20.i.i = load i64, ptr %scevgep146.i.i, align 8, !noalias !154
  %scevgep276 = getelementptr i8, ptr %scevgep269, i64 %sunkaddr.i18.i.i
  %scevgep274 = getelementptr i8, ptr %scevgep269, i64 %sunkaddr.i18.i.i
  %scevgep275 = getelementptr i8, ptr %scevgep274, i64 -24
  %.162.i23.i.i = load i64, ptr %scevgep275, align 8, !noalias !154
  %.163.i24.i.i = xor i64 %.162.i23.i.i, %.159.i20.i.i
  %.165.i25.i.i = or i64 %.163.i24.i.i, %difference.2.044.i16.i.i
  %100 = shl i64 %.1254042.i17.i.i, 3
  %scevgep279 = getelementptr i8, ptr %scevgep139.i.i, i64 %100
  %scevgep280 = getelementptr i8, ptr %scevgep279, i64 -16
  %.159.1.i29.i.i = load i64, ptr %scevgep280, align 8, !noalias !154
  %101 = shl i64 %.1254042.i17.i.i, 3
  %scevgep272 = getelementptr i8, ptr %scevgep269, i64 %101
  %scevgep273 = getelementptr i8, ptr %scevgep272, i64 -16
  %.162.1.i33.i.i = load i64, ptr %scevgep273, align 8, !noalias !154
  %.163.1.i34.i.i = xor i64 %.162.1.i33.i.i, %.159.1.i29.i.i
  %.165.1.i35.i.i = or i64 %.165.i25.i.i, %.163.1.i34.i.i
  %102 = shl i64 %.1254042.i17.i.i, 3
  %scevgep277 = getelementptr i8, ptr %scevgep139.i.i, i64 %102
  %scevgep278 = getelementptr i8, ptr %scevgep277, i64 -8
  %.159.2.i39.i.i = load i64, ptr %scevgep278, align 8, !noalias !154
  %103 = shl i64 %.1254042.i17.i.i, 3
  %scevgep270 = getelementptr i8, ptr %scevgep269, i64 %103
  %scevgep271 = getelementptr i8, ptr %scevgep270, i64 -8
  %.162.2.i43.i.i = load i64, ptr %scevgep271, align 8, !noalias !154
  %.163.2.i44.i.i = xor i64 %.162.2.i43.i.i, %.159.2.i39.i.i
  %.165.2.i45.i.i = or i64 %.165.1.i35.i.i, %.163.2.i44.i.i
  %.132.3.i46.i.i = add nuw nsw i64 %.1254042.i17.i.i, 4
  %.159.3.i50.i.i = load i64, ptr %scevgep145.i.i, align 8, !noalias !154
  %.162.3.i54.i.i = load i64, ptr %scevgep276, align 8, !noalias !154
  %.163.3.i55.i.i = xor i64 %.162.3.i54.i.i, %.159.3.i50.i.i
  %.165.3.i56.i.i = or i64 %.165.2.i45.i.i, %.163.3.i55.i.i
  %niter.ncmp.3.i57.i.i = icmp eq i64 %unroll_iter.i14.i.i, %.132.3.i46.i.i
  br i1 %niter.ncmp.3.i57.i.i, label %B134.loopexit.unr-lcssa.i58.i.i, label %B88.if.i15.i.i

B700.endif.endif.endif.i.i:                       ; preds = %B88.if.epil.i65.i.i, %B134.loopexit.unr-lcssa.i58.i.i
  %.165.lcssa.i77.i.i = phi i64 [ %.165.3.i56.i.i, %B134.loopexit.unr-lcssa.i58.i.i ], [ %.165.epil.i73.i.i, %B88.if.epil.i65.i.i ]
  %.not.i.i = icmp eq i64 %.165.lcssa.i77.i.i, 0
  br i1 %.not.i.i, label %B840.i.i, label %B186.endif.outer.backedge.i.i

B882.endif.endif.i.i:                             ; preds = %B840.i.i
  %104 = trunc i64 %.207.i.i to i32
  %sunkaddr410 = mul i64 %slot.4.0.ph.i.i, 4
  %sunkaddr411 = getelementptr i8, ptr %arg.table, i64 %sunkaddr410
  %.9.i6.i.i = cmpxchg ptr %sunkaddr411, i32 %104, i32 %.14.i.i.i acq_rel monotonic, align 4, !noalias !155
  %.10.i7.i.i = extractvalue { i32, i1 } %.9.i6.i.i, 1
  br i1 %.10.i7.i.i, label %B918.i.i, label %B186.endif.i.i

B918.else.i.i:                                    ; preds = %B918.i.i
  %.525.i.i = udiv i64 %.345.i.i58, %quot.2.0
  %105 = shl i64 %.525.i.i, 4
  %106 = or disjoint i64 %105, 10
  br label %B918.endif.endif.i.i

B918.endif.endif.i.i:                             ; preds = %B918.else.i.i, %B918.i.i
  %quot.0.i.i = phi i64 [ %106, %B918.else.i.i ], [ 10, %B918.i.i ]
  %.7.i80.i.i = getelementptr i64, ptr %arg.chunk_control, i64 %quot.0.i.i
  %.8.i81.i.i = atomicrmw add ptr %.7.i80.i.i, i64 1 seq_cst, align 8, !noalias !158
  %.564.i.i = add nuw i64 %slot.4.0.ph.i.i, 1
  br label %B976.endif.i

B1194.i:                                          ; preds = %B976.endif.i, %B912.i
  %claimed.3.1.i = phi i64 [ %claimed.2.094.i, %B912.i ], [ %spec.select.i, %B976.endif.i ]
  %lsr.iv.next.i54 = add i64 %lsr.iv.i53, 8
  %exitcond.not.i = icmp eq i64 %.156.i, %.60.i
  br i1 %exitcond.not.i, label %B866.endif.endif.endif.endif.endif, label %B322.if.i

B322.if.i:                                        ; preds = %B1194.i, %B322.if.lr.ph.i
  %lsr.iv.i53 = phi i64 [ %81, %B322.if.lr.ph.i ], [ %lsr.iv.next.i54, %B1194.i ]
  %claimed.2.094.i = phi i64 [ 0, %B322.if.lr.ph.i ], [ %claimed.3.1.i, %B1194.i ]
  %.1498892.i = phi i64 [ 0, %B322.if.lr.ph.i ], [ %.156.i, %B1194.i ]
  %.156.i = add nuw nsw i64 %.1498892.i, 1
  %.186.i = icmp ult i64 %.1498892.i, %made.2.0131.i
  br i1 %.186.i, label %B338.i, label %B394.i

B516.endif.i:                                     ; preds = %B394.i
  %107 = getelementptr i64, ptr %79, i64 %.1498892.i
  %.214.i = getelementptr i8, ptr %107, i64 -192
  %.215.i = load i64, ptr %.214.i, align 8, !noalias !122
  %.218.i = and i64 %.215.i, %.34.i
  %.6.i.i = getelementptr i32, ptr %arg.table, i64 %.218.i
  %.7.i.i82 = load atomic i32, ptr %.6.i.i acquire, align 4, !noalias !161
  %.244.i = zext i32 %.7.i.i82 to i64
  %.246.i = and i64 %.244.i, %.34.i
  %.247.i = add nsw i64 %.246.i, -1
  %.252.i = lshr i64 %.215.i, 32
  %.253.i = xor i64 %.252.i, %.244.i
  %.256.i = and i64 %.253.i, %notmask.i
  %.258.i = icmp eq i64 %.256.i, 0
  %.262.i = icmp ult i64 %.247.i, %count.2.0
  %or.cond80.i = select i1 %.258.i, i1 %.262.i, i1 false
  br i1 %or.cond80.i, label %B850.endif.i, label %B912.i

B850.endif.i:                                     ; preds = %B516.endif.i
  %.4.i.i83 = tail call i64 @tideproof_words(), !noalias !164
  %.290.i = mul i64 %.4.i.i83, %.247.i
  %.294.i = getelementptr i64, ptr %arg.states, i64 %.290.i
  tail call void @llvm.prefetch.p0(ptr readonly %.294.i, i32 0, i32 3, i32 1), !noalias !122
  br label %B912.i

B976.endif.i:                                     ; preds = %B918.endif.endif.i.i, %B536.endif.endif.endif.i.i, %B536.endif.i.i, %B840.i.i, %B292.i.i
  %.564.sink.i.i = phi i64 [ %.564.i.i, %B918.endif.endif.i.i ], [ %.193.i.i81, %B292.i.i ], [ 0, %B840.i.i ], [ 0, %B536.endif.i.i ], [ 0, %B536.endif.endif.endif.i.i ]
  %.354.i60 = getelementptr i64, ptr %arg.slots, i64 %.317.i
  store i64 %.564.sink.i.i, ptr %.354.i60, align 8, !noalias !122
  %.359.not.i = icmp ne i64 %.564.sink.i.i, 0
  %.362.i = zext i1 %.359.not.i to i64
  %spec.select.i = add i64 %claimed.2.094.i, %.362.i
  br label %B1194.i

B866.endif.endif.endif.endif.endif:               ; preds = %B1194.i, %B866.endif.endif.endif
  %claimed.2.0.lcssa.i = phi i64 [ 0, %B866.endif.endif.endif ], [ %claimed.3.1.i, %B1194.i ]
  %sunkaddr82.i = getelementptr i8, ptr %.594, i64 72
  store i64 %claimed.2.0.lcssa.i, ptr %sunkaddr82.i, align 8, !noalias !122
  %sunkaddr412 = getelementptr i8, ptr %arg.sync, i64 64
  %.8.i50 = atomicrmw add ptr %sunkaddr412, i64 1 seq_cst, align 8, !noalias !167
  %.739 = sub i64 %.8.i50, %tickets.2.0
  %.743 = icmp ult i64 %.739, %arg.chunks
  br i1 %.743, label %B866, label %B0.endif.endif.endif.i5

B1454.if:                                         ; preds = %B1694.1, %B1454.if.preheader250
  %lsr.iv = phi ptr [ %scevgep300, %B1454.if.preheader250 ], [ %scevgep301, %B1694.1 ]
  %new.2.1366 = phi i64 [ %.998.1, %B1694.1 ], [ 0, %B1454.if.preheader250 ]
  %keep.3.1365 = phi i1 [ %"$phi1694.1.2.2.1", %B1694.1 ], [ true, %B1454.if.preheader250 ]
  %.952361363 = phi i64 [ %.959.1, %B1694.1 ], [ 0, %B1454.if.preheader250 ]
  %scevgep306 = getelementptr i8, ptr %lsr.iv, i64 -136
  %.992 = load i64, ptr %scevgep306, align 8
  %scevgep305 = getelementptr i8, ptr %lsr.iv, i64 -128
  %.995 = load i64, ptr %scevgep305, align 8
  %.996 = add i64 %.992, %new.2.1366
  br i1 %keep.3.1365, label %B1626, label %B1694

B1846.if:                                         ; preds = %B2042, %B1846.if.preheader
  %lsr.iv322 = phi ptr [ %scevgep321, %B1846.if.preheader ], [ %scevgep323, %B2042 ]
  %index.2.1376 = phi i64 [ %.1298, %B2042 ], [ %count.2.0, %B1846.if.preheader ]
  %.1191372374 = phi i64 [ %.1198, %B2042 ], [ 0, %B1846.if.preheader ]
  %.1198 = add nuw nsw i64 %.1191372374, 1
  %.1229.idx = shl i64 %.1191372374, 7
  %.1229 = getelementptr i8, ptr %arg.chunk_control, i64 %.1229.idx
  %.1234 = getelementptr i8, ptr %.1229, i64 56
  %.1235 = load i64, ptr %.1234, align 8
  %.1237 = icmp eq i64 %.1235, %arg.thread
  br i1 %.1237, label %B1978, label %B2042

B2124.endif.endif:                                ; preds = %B556.endif.i38, %B364.endif.i42, %B0.endif.endif.endif.i29
  %.1330 = phi i1 [ %"$phi1724.0.2.1", %B0.endif.endif.endif.i29 ], [ %"$phi1724.0.2.1", %B556.endif.i38 ], [ false, %B364.endif.i42 ]
  br i1 %"$phi1724.0.2.1", label %B2164, label %B2330

B2164.endif.else:                                 ; preds = %B2164
  %.1434 = mul i64 %new.2.1.lcssa, 20
  %.1445 = udiv i64 %.1434, %.21.i
  %108 = add i64 %.1445, 16
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
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive15parallel_kernel16explore_parallelB3v15B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyyyyyy9uint64_2a9uint64_2a8uint8_2a9uint32_2a9uint32_2ayy9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a(ptr %result, ptr %exception, i64 %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, ptr %a12, i64 %a13, i64 %a14, ptr %a15, ptr %a16, ptr %a17, ptr %a18, ptr %a19, ptr %a20, ptr %a21, ptr %a22, ptr %a23, ptr %a24, ptr %a25, ptr %a26, ptr %a27, ptr %a28)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines10exhaustive15parallel_kernel14index_parallelB3v30B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyy9uint64_2a9uint32_2ayyy(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.thread, i64 %arg.threads, ptr readonly captures(none) %arg.states, ptr captures(none) %arg.table, i64 %arg.bits, i64 %arg.first, i64 %arg.stop) {
entry:
  %notmask = shl nsw i64 -1, %arg.bits
  %.19 = xor i64 %notmask, -1
  %.30 = icmp eq i64 %arg.threads, 0
  br i1 %.30, label %B0.endif.endif, label %B0.endif.else, !prof !0

B830:                                             ; preds = %B738.endif.endif.endif, %B538.endif.endif.endif
  %lsr.iv.next = add i64 %lsr.iv, 8
  %lsr.iv.next94 = add i64 %lsr.iv93, 8
  %.145 = icmp sgt i64 %.144112134, 1
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
  %.4181 = phi i64 [ %.41, %B0.endif.else ], [ %arg.first, %entry ]
  %quot.080 = phi i64 [ %.35, %B0.endif.else ], [ 0, %entry ]
  %quot.1.0 = phi i64 [ %.52, %B0.endif.else ], [ 0, %entry ]
  %.58 = add i64 %quot.1.0, %arg.first
  %.99 = sub i64 %quot.1.0, %quot.080
  %.145132.not = icmp slt i64 %.99, 1
  br i1 %.145132.not, label %common.ret, label %B224.if.preheader

B224.if.preheader:                                ; preds = %B0.endif.endif
  %const107 = bitcast i64 -2960836687051489901 to i64
  %const106 = bitcast i64 -7046029254386353131 to i64
  %const105 = bitcast i64 9223372036854775804 to i64
  %const = bitcast i64 5551297586632261903 to i64
  %scevgep = getelementptr i8, ptr %arg.states, i64 24
  %0 = shl i64 %.4181, 3
  %1 = add i64 %0, 128
  %scevgep92 = getelementptr i8, ptr %arg.states, i64 24
  br label %B224.if

B224.if:                                          ; preds = %B224.if.preheader, %B830
  %lsr.iv93 = phi i64 [ %0, %B224.if.preheader ], [ %lsr.iv.next94, %B830 ]
  %lsr.iv = phi i64 [ %1, %B224.if.preheader ], [ %lsr.iv.next, %B830 ]
  %.144112134 = phi i64 [ %.154, %B830 ], [ %.99, %B224.if.preheader ]
  %.151122133 = phi i64 [ %.158, %B830 ], [ %.4181, %B224.if.preheader ]
  %.154 = add nsw i64 %.144112134, -1
  %.158 = add i64 %.151122133, 1
  %.188 = add i64 %.151122133, 16
  %.190 = icmp ult i64 %.188, %.58
  br i1 %.190, label %B246.endif, label %B374.endif

B246.endif:                                       ; preds = %B224.if
  %.4.i = tail call i64 @tideproof_words(), !noalias !170
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !173
  %.11641.not.i = icmp slt i64 %.4.i.i, 1
  br i1 %.11641.not.i, label %B246.endif.endif, label %B88.if.preheader.i

B88.if.preheader.i:                               ; preds = %B246.endif
  %xtraiter.i = and i64 %.4.i.i, 3
  %2 = icmp ult i64 %.4.i.i, 4
  br i1 %2, label %B88.if.epil.preheader.i, label %B88.if.preheader.new.i

B88.if.preheader.new.i:                           ; preds = %B88.if.preheader.i
  %unroll_iter.i = and i64 %.4.i.i, %const105
  %3 = mul i64 %.4.i, %lsr.iv
  %scevgep82 = getelementptr i8, ptr %scevgep, i64 %3
  br label %B88.if.i

B190.loopexit.unr-lcssa.i:                        ; preds = %B88.if.i
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B190.loopexit.i, label %B88.if.epil.preheader.i

B88.if.epil.preheader.i:                          ; preds = %B190.loopexit.unr-lcssa.i, %B88.if.preheader.i
  %h.4.044.epil.init.i = phi i64 [ %const106, %B88.if.preheader.i ], [ %.161.3.i, %B190.loopexit.unr-lcssa.i ]
  %.1224042.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %unroll_iter.i, %B190.loopexit.unr-lcssa.i ]
  %4 = shl i64 %.1224042.epil.init.i, 3
  %5 = mul i64 %.4.i, %lsr.iv
  %6 = add i64 %5, %4
  %scevgep90 = getelementptr i8, ptr %arg.states, i64 %6
  br label %B88.if.epil.i

B88.if.epil.i:                                    ; preds = %B88.if.epil.i, %B88.if.epil.preheader.i
  %h.4.044.epil.i = phi i64 [ %.161.epil.i, %B88.if.epil.i ], [ %h.4.044.epil.init.i, %B88.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B88.if.epil.i ], [ 0, %B88.if.epil.preheader.i ]
  %7 = shl i64 %epil.iter.i, 3
  %scevgep91 = getelementptr i8, ptr %scevgep90, i64 %7
  %.156.epil.i = load i64, ptr %scevgep91, align 8, !noalias !178
  %.158.epil.i = xor i64 %.156.epil.i, %h.4.044.epil.i
  %.159.epil.i = mul i64 %.158.epil.i, %const107
  %.160.epil.i = lshr i64 %.159.epil.i, 32
  %.161.epil.i = xor i64 %.160.epil.i, %.159.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B190.loopexit.i, label %B88.if.epil.i, !llvm.loop !179

B190.loopexit.i:                                  ; preds = %B88.if.epil.i, %B190.loopexit.unr-lcssa.i
  %.161.lcssa.i = phi i64 [ %.161.3.i, %B190.loopexit.unr-lcssa.i ], [ %.161.epil.i, %B88.if.epil.i ]
  %8 = mul i64 %.161.lcssa.i, %const107
  br label %B246.endif.endif

B88.if.i:                                         ; preds = %B88.if.i, %B88.if.preheader.new.i
  %h.4.044.i = phi i64 [ %const106, %B88.if.preheader.new.i ], [ %.161.3.i, %B88.if.i ]
  %.1224042.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.129.3.i, %B88.if.i ]
  %sunkaddr.i = shl i64 %.1224042.i, 3
  %scevgep88 = getelementptr i8, ptr %scevgep82, i64 %sunkaddr.i
  %scevgep89 = getelementptr i8, ptr %scevgep88, i64 -24
  %.156.i = load i64, ptr %scevgep89, align 8, !noalias !178
  %.158.i = xor i64 %.156.i, %h.4.044.i
  %.159.i = mul i64 %.158.i, %const107
  %.160.i = lshr i64 %.159.i, 32
  %9 = shl i64 %.1224042.i, 3
  %scevgep86 = getelementptr i8, ptr %scevgep82, i64 %9
  %scevgep87 = getelementptr i8, ptr %scevgep86, i64 -16
  %.156.1.i = load i64, ptr %scevgep87, align 8, !noalias !178
  %10 = xor i64 %.156.1.i, %.160.i
  %.158.1.i = xor i64 %10, %.159.i
  %.159.1.i = mul i64 %.158.1.i, %const107
  %.160.1.i = lshr i64 %.159.1.i, 32
  %11 = shl i64 %.1224042.i, 3
  %scevgep84 = getelementptr i8, ptr %scevgep82, i64 %11
  %scevgep85 = getelementptr i8, ptr %scevgep84, i64 -8
  %.156.2.i = load i64, ptr %scevgep85, align 8, !noalias !178
  %12 = xor i64 %.156.2.i, %.160.1.i
  %.158.2.i = xor i64 %12, %.159.1.i
  %.159.2.i = mul i64 %.158.2.i, %const107
  %.160.2.i = lshr i64 %.159.2.i, 32
  %.129.3.i = add nuw nsw i64 %.1224042.i, 4
  %13 = shl i64 %.1224042.i, 3
  %scevgep83 = getelementptr i8, ptr %scevgep82, i64 %13
  %.156.3.i = load i64, ptr %scevgep83, align 8, !noalias !178
  %14 = xor i64 %.156.3.i, %.160.2.i
  %.158.3.i = xor i64 %14, %.159.2.i
  %.159.3.i = mul i64 %.158.3.i, %const107
  %.160.3.i = lshr i64 %.159.3.i, 32
  %.161.3.i = xor i64 %.160.3.i, %.159.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.129.3.i
  br i1 %niter.ncmp.3.i, label %B190.loopexit.unr-lcssa.i, label %B88.if.i

B246.endif.endif:                                 ; preds = %B190.loopexit.i, %B246.endif
  %h.4.0.lcssa.i = phi i64 [ %const, %B246.endif ], [ %8, %B190.loopexit.i ]
  %.175.i = lshr i64 %h.4.0.lcssa.i, 29
  %.176.i = xor i64 %.175.i, %h.4.0.lcssa.i
  %.249 = and i64 %.176.i, %.19
  %.251 = getelementptr i32, ptr %arg.table, i64 %.249
  tail call void @llvm.prefetch.p0(ptr %.251, i32 0, i32 3, i32 1)
  br label %B374.endif

B374.endif:                                       ; preds = %B246.endif.endif, %B224.if
  %.4.i1 = tail call i64 @tideproof_words(), !noalias !180
  %.4.i.i2 = tail call i64 @tideproof_words(), !noalias !183
  %.11641.not.i3 = icmp slt i64 %.4.i.i2, 1
  br i1 %.11641.not.i3, label %B374.endif.endif.endif, label %B88.if.preheader.i4

B88.if.preheader.i4:                              ; preds = %B374.endif
  %xtraiter.i5 = and i64 %.4.i.i2, 3
  %15 = icmp ult i64 %.4.i.i2, 4
  br i1 %15, label %B88.if.epil.preheader.i43, label %B88.if.preheader.new.i6

B88.if.preheader.new.i6:                          ; preds = %B88.if.preheader.i4
  %unroll_iter.i7 = and i64 %.4.i.i2, %const105
  %16 = mul i64 %.4.i1, %lsr.iv93
  %scevgep95 = getelementptr i8, ptr %scevgep92, i64 %16
  br label %B88.if.i8

B190.loopexit.unr-lcssa.i41:                      ; preds = %B88.if.i8
  %lcmp.mod.not.i42 = icmp eq i64 %xtraiter.i5, 0
  br i1 %lcmp.mod.not.i42, label %B190.loopexit.i58, label %B88.if.epil.preheader.i43

B88.if.epil.preheader.i43:                        ; preds = %B190.loopexit.unr-lcssa.i41, %B88.if.preheader.i4
  %h.4.044.epil.init.i44 = phi i64 [ %const106, %B88.if.preheader.i4 ], [ %.161.3.i39, %B190.loopexit.unr-lcssa.i41 ]
  %.1224042.epil.init.i45 = phi i64 [ 0, %B88.if.preheader.i4 ], [ %unroll_iter.i7, %B190.loopexit.unr-lcssa.i41 ]
  %17 = shl i64 %.1224042.epil.init.i45, 3
  %18 = mul i64 %.4.i1, %lsr.iv93
  %19 = add i64 %18, %17
  %scevgep103 = getelementptr i8, ptr %arg.states, i64 %19
  br label %B88.if.epil.i47

B88.if.epil.i47:                                  ; preds = %B88.if.epil.i47, %B88.if.epil.preheader.i43
  %h.4.044.epil.i48 = phi i64 [ %.161.epil.i55, %B88.if.epil.i47 ], [ %h.4.044.epil.init.i44, %B88.if.epil.preheader.i43 ]
  %epil.iter.i49 = phi i64 [ %epil.iter.next.i56, %B88.if.epil.i47 ], [ 0, %B88.if.epil.preheader.i43 ]
  %20 = shl i64 %epil.iter.i49, 3
  %scevgep104 = getelementptr i8, ptr %scevgep103, i64 %20
  %.156.epil.i51 = load i64, ptr %scevgep104, align 8, !noalias !188
  %.158.epil.i52 = xor i64 %.156.epil.i51, %h.4.044.epil.i48
  %.159.epil.i53 = mul i64 %.158.epil.i52, %const107
  %.160.epil.i54 = lshr i64 %.159.epil.i53, 32
  %.161.epil.i55 = xor i64 %.160.epil.i54, %.159.epil.i53
  %epil.iter.next.i56 = add i64 %epil.iter.i49, 1
  %epil.iter.cmp.not.i57 = icmp eq i64 %xtraiter.i5, %epil.iter.next.i56
  br i1 %epil.iter.cmp.not.i57, label %B190.loopexit.i58, label %B88.if.epil.i47, !llvm.loop !179

B190.loopexit.i58:                                ; preds = %B88.if.epil.i47, %B190.loopexit.unr-lcssa.i41
  %.161.lcssa.i59 = phi i64 [ %.161.3.i39, %B190.loopexit.unr-lcssa.i41 ], [ %.161.epil.i55, %B88.if.epil.i47 ]
  %21 = mul i64 %.161.lcssa.i59, %const107
  br label %B374.endif.endif.endif

B88.if.i8:                                        ; preds = %B88.if.i8, %B88.if.preheader.new.i6
  %h.4.044.i9 = phi i64 [ %const106, %B88.if.preheader.new.i6 ], [ %.161.3.i39, %B88.if.i8 ]
  %.1224042.i10 = phi i64 [ 0, %B88.if.preheader.new.i6 ], [ %.129.3.i31, %B88.if.i8 ]
  %sunkaddr.i11 = shl i64 %.1224042.i10, 3
  %scevgep101 = getelementptr i8, ptr %scevgep95, i64 %sunkaddr.i11
  %scevgep102 = getelementptr i8, ptr %scevgep101, i64 -24
  %.156.i13 = load i64, ptr %scevgep102, align 8, !noalias !188
  %.158.i14 = xor i64 %.156.i13, %h.4.044.i9
  %.159.i15 = mul i64 %.158.i14, %const107
  %.160.i16 = lshr i64 %.159.i15, 32
  %22 = shl i64 %.1224042.i10, 3
  %scevgep99 = getelementptr i8, ptr %scevgep95, i64 %22
  %scevgep100 = getelementptr i8, ptr %scevgep99, i64 -16
  %.156.1.i20 = load i64, ptr %scevgep100, align 8, !noalias !188
  %23 = xor i64 %.156.1.i20, %.160.i16
  %.158.1.i21 = xor i64 %23, %.159.i15
  %.159.1.i22 = mul i64 %.158.1.i21, %const107
  %.160.1.i23 = lshr i64 %.159.1.i22, 32
  %24 = shl i64 %.1224042.i10, 3
  %scevgep97 = getelementptr i8, ptr %scevgep95, i64 %24
  %scevgep98 = getelementptr i8, ptr %scevgep97, i64 -8
  %.156.2.i27 = load i64, ptr %scevgep98, align 8, !noalias !188
  %25 = xor i64 %.156.2.i27, %.160.1.i23
  %.158.2.i28 = xor i64 %25, %.159.1.i22
  %.159.2.i29 = mul i64 %.158.2.i28, %const107
  %.160.2.i30 = lshr i64 %.159.2.i29, 32
  %.129.3.i31 = add nuw nsw i64 %.1224042.i10, 4
  %26 = shl i64 %.1224042.i10, 3
  %scevgep96 = getelementptr i8, ptr %scevgep95, i64 %26
  %.156.3.i35 = load i64, ptr %scevgep96, align 8, !noalias !188
  %27 = xor i64 %.156.3.i35, %.160.2.i30
  %.158.3.i36 = xor i64 %27, %.159.2.i29
  %.159.3.i37 = mul i64 %.158.3.i36, %const107
  %.160.3.i38 = lshr i64 %.159.3.i37, 32
  %.161.3.i39 = xor i64 %.160.3.i38, %.159.3.i37
  %niter.ncmp.3.i40 = icmp eq i64 %unroll_iter.i7, %.129.3.i31
  br i1 %niter.ncmp.3.i40, label %B190.loopexit.unr-lcssa.i41, label %B88.if.i8

B374.endif.endif.endif:                           ; preds = %B190.loopexit.i58, %B374.endif
  %h.4.0.lcssa.i60 = phi i64 [ %const, %B374.endif ], [ %21, %B190.loopexit.i58 ]
  %.175.i61 = lshr i64 %h.4.0.lcssa.i60, 29
  %.176.i62 = xor i64 %.175.i61, %h.4.0.lcssa.i60
  %.314 = and i64 %.176.i62, %.19
  %.6.i64 = getelementptr i32, ptr %arg.table, i64 %.314
  %.7.i65 = load atomic i32, ptr %.6.i64 acquire, align 4, !noalias !189
  %.350.not = icmp eq i32 %.7.i65, 0
  br i1 %.350.not, label %B538.endif.endif.endif, label %B630.preheader

B538.endif.endif.endif:                           ; preds = %B374.endif.endif.endif
  %.9.i = lshr i64 %.176.i62, 32
  %.11.i = and i64 %.9.i, %notmask
  %.13.i = or i64 %.11.i, %.158
  %.14.i = trunc i64 %.13.i to i32
  %sunkaddr = mul i64 %.314, 4
  %sunkaddr108 = getelementptr i8, ptr %arg.table, i64 %sunkaddr
  %.9.i72 = cmpxchg ptr %sunkaddr108, i32 0, i32 %.14.i acq_rel monotonic, align 4, !noalias !192
  %.10.i = extractvalue { i32, i1 } %.9.i72, 1
  br i1 %.10.i, label %B830, label %B630.preheader

B630.preheader:                                   ; preds = %B538.endif.endif.endif, %B374.endif.endif.endif
  %.9.i67 = lshr i64 %.176.i62, 32
  %.11.i68 = and i64 %.9.i67, %notmask
  %.13.i70 = or i64 %.11.i68, %.158
  %.14.i71 = trunc i64 %.13.i70 to i32
  br label %B630.endif

B630.endif:                                       ; preds = %B738.endif.endif.endif, %B630.endif, %B630.preheader
  %slot.2.1 = phi i64 [ %.314, %B630.preheader ], [ %.430, %B738.endif.endif.endif ], [ %.430, %B630.endif ]
  %.426 = add nuw i64 %slot.2.1, 1
  %.430 = and i64 %.426, %.19
  %.6.i = getelementptr i32, ptr %arg.table, i64 %.430
  %.7.i = load atomic i32, ptr %.6.i acquire, align 4, !noalias !195
  %.462.not = icmp eq i32 %.7.i, 0
  br i1 %.462.not, label %B738.endif.endif.endif, label %B630.endif

B738.endif.endif.endif:                           ; preds = %B630.endif
  %sunkaddr109 = mul i64 %.430, 4
  %sunkaddr110 = getelementptr i8, ptr %arg.table, i64 %sunkaddr109
  %.9.i75 = cmpxchg ptr %sunkaddr110, i32 0, i32 %.14.i71 acq_rel monotonic, align 4, !noalias !198
  %.10.i76 = extractvalue { i32, i1 } %.9.i75, 1
  br i1 %.10.i76, label %B830, label %B630.endif
}

; Function Attrs: nounwind
define i64 @tideproof_index_parallel(i64 %a0, i64 %a1, ptr %a2, ptr %a3, i64 %a4, i64 %a5, i64 %a6) #3 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive15parallel_kernel14index_parallelB3v30B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyy9uint64_2a9uint32_2ayyy(ptr %result, ptr %exception, i64 %a0, i64 %a1, ptr %a2, ptr %a3, i64 %a4, i64 %a5, i64 %a6)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { nounwind }

!0 = !{!"branch_weights", i32 1, i32 99}
!1 = !{!2, !4}
!2 = distinct !{!2, !3, !"_ZN9tideproof5model8backends7kernels5sleepB3v19B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEj: %retptr"}
!3 = distinct !{!3, !"_ZN9tideproof5model8backends7kernels5sleepB3v19B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEj"}
!4 = distinct !{!4, !5, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel7barrierB3v16B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a: %retptr"}
!5 = distinct !{!5, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel7barrierB3v16B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a"}
!6 = !{!7, !4}
!7 = distinct !{!7, !8, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy: %retptr"}
!8 = distinct !{!8, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy"}
!9 = !{!10, !4}
!10 = distinct !{!10, !11, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay: %retptr"}
!11 = distinct !{!11, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay"}
!12 = !{!13, !4}
!13 = distinct !{!13, !14, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay: %retptr"}
!14 = distinct !{!14, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay"}
!15 = !{!16, !4}
!16 = distinct !{!16, !17, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay: %retptr"}
!17 = distinct !{!17, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay"}
!18 = !{!19}
!19 = distinct !{!19, !20, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel12expand_chunkB3v22B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyy9uint64_2a9uint64_2a8uint8_2ayy9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a: %retptr"}
!20 = distinct !{!20, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel12expand_chunkB3v22B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyy9uint64_2a9uint64_2a8uint8_2ayy9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a"}
!21 = !{!22, !19}
!22 = distinct !{!22, !23, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!23 = distinct !{!23, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!24 = !{!25, !19}
!25 = distinct !{!25, !26, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel13expand_sourceB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a8uint8_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint32_2ay9uint64_2a9uint64_2a9uint64_2a: %retptr"}
!26 = distinct !{!26, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel13expand_sourceB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a8uint8_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint32_2ay9uint64_2a9uint64_2a9uint64_2a"}
!27 = !{!28, !25, !19}
!28 = distinct !{!28, !29, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!29 = distinct !{!29, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!30 = !{!31, !25, !19}
!31 = distinct !{!31, !32, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!32 = distinct !{!32, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!33 = !{!34, !25, !19}
!34 = distinct !{!34, !35, !"_ZN9tideproof5model8backends7kernels6expandB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a: %retptr"}
!35 = distinct !{!35, !"_ZN9tideproof5model8backends7kernels6expandB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a"}
!36 = !{!37, !25, !19}
!37 = distinct !{!37, !38, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!38 = distinct !{!38, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!39 = !{!40, !25, !19}
!40 = distinct !{!40, !41, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!41 = distinct !{!41, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!42 = !{!43, !25, !19}
!43 = distinct !{!43, !44, !"_ZN9tideproof5model8backends7kernels9canonicalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!44 = distinct !{!44, !"_ZN9tideproof5model8backends7kernels9canonicalB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!45 = !{!46, !25, !19}
!46 = distinct !{!46, !47, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!47 = distinct !{!47, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!48 = !{!49, !51, !25, !19}
!49 = distinct !{!49, !50, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!50 = distinct !{!50, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!51 = distinct !{!51, !52, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!52 = distinct !{!52, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!53 = !{!51, !25, !19}
!54 = distinct !{!54, !55}
!55 = !{!"llvm.loop.unroll.disable"}
!56 = !{!57, !59}
!57 = distinct !{!57, !58, !"_ZN9tideproof5model8backends7kernels5sleepB3v19B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEj: %retptr"}
!58 = distinct !{!58, !"_ZN9tideproof5model8backends7kernels5sleepB3v19B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEj"}
!59 = distinct !{!59, !60, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel7barrierB3v16B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a: %retptr"}
!60 = distinct !{!60, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel7barrierB3v16B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a"}
!61 = !{!62, !59}
!62 = distinct !{!62, !63, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy: %retptr"}
!63 = distinct !{!63, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy"}
!64 = !{!65, !59}
!65 = distinct !{!65, !66, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay: %retptr"}
!66 = distinct !{!66, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay"}
!67 = !{!68, !59}
!68 = distinct !{!68, !69, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay: %retptr"}
!69 = distinct !{!69, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay"}
!70 = !{!71, !59}
!71 = distinct !{!71, !72, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay: %retptr"}
!72 = distinct !{!72, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay"}
!73 = !{!74}
!74 = distinct !{!74, !75, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel15add_transitionsB3v27B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2ay9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a: %retptr"}
!75 = distinct !{!75, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel15add_transitionsB3v27B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2ay9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a"}
!76 = !{!77}
!77 = distinct !{!77, !78, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel12commit_chunkB3v28B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEybyyyy9uint64_2a9uint64_2a8uint8_2a9uint32_2ay9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a: %retptr"}
!78 = distinct !{!78, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel12commit_chunkB3v28B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEybyyyy9uint64_2a9uint64_2a8uint8_2a9uint32_2ay9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a"}
!79 = !{!80, !77}
!80 = distinct !{!80, !81, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay: %retptr"}
!81 = distinct !{!81, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay"}
!82 = !{!83, !77}
!83 = distinct !{!83, !84, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!84 = distinct !{!84, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!85 = !{!86, !88, !77}
!86 = distinct !{!86, !87, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!87 = distinct !{!87, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!88 = distinct !{!88, !89, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel5storeB3v11B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a8uint8_2a9uint32_2ayy9uint64_2ajjy9uint64_2a: %retptr"}
!89 = distinct !{!89, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel5storeB3v11B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a8uint8_2a9uint32_2ayy9uint64_2ajjy9uint64_2a"}
!90 = !{!88, !77}
!91 = !{!92, !88, !77}
!92 = distinct !{!92, !93, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!93 = distinct !{!93, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!94 = !{!95, !88, !77}
!95 = distinct !{!95, !96, !"_ZN9tideproof5model8backends7kernels5checkB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!96 = distinct !{!96, !"_ZN9tideproof5model8backends7kernels5checkB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!97 = !{!98, !100}
!98 = distinct !{!98, !99, !"_ZN9tideproof5model8backends7kernels5sleepB3v19B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEj: %retptr"}
!99 = distinct !{!99, !"_ZN9tideproof5model8backends7kernels5sleepB3v19B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEj"}
!100 = distinct !{!100, !101, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel7barrierB3v16B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a: %retptr"}
!101 = distinct !{!101, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel7barrierB3v16B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a"}
!102 = !{!103, !100}
!103 = distinct !{!103, !104, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy: %retptr"}
!104 = distinct !{!104, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy"}
!105 = !{!106, !100}
!106 = distinct !{!106, !107, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay: %retptr"}
!107 = distinct !{!107, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay"}
!108 = !{!109, !100}
!109 = distinct !{!109, !110, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay: %retptr"}
!110 = distinct !{!110, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay"}
!111 = !{!112, !100}
!112 = distinct !{!112, !113, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay: %retptr"}
!113 = distinct !{!113, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay"}
!114 = !{!115}
!115 = distinct !{!115, !116, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel14add_new_statesB3v29B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a9uint64_2a9uint64_2a9uint64_2a: %retptr"}
!116 = distinct !{!116, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel14add_new_statesB3v29B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a9uint64_2a9uint64_2a9uint64_2a"}
!117 = !{i1 true}
!118 = distinct !{!118, !55}
!119 = !{!120}
!120 = distinct !{!120, !121, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy: %retptr"}
!121 = distinct !{!121, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy"}
!122 = !{!123}
!123 = distinct !{!123, !124, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel9claim_newB3v23B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint64_2a9uint64_2ay9uint32_2ay9uint64_2a9uint64_2a9uint64_2a: %retptr"}
!124 = distinct !{!124, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel9claim_newB3v23B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint64_2a9uint64_2ay9uint32_2ay9uint64_2a9uint64_2a9uint64_2a"}
!125 = !{!126, !128, !123}
!126 = distinct !{!126, !127, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!127 = distinct !{!127, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!128 = distinct !{!128, !129, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel10claim_slotB3v25B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay9uint32_2ayy9uint64_2a9uint64_2ayy: %retptr"}
!129 = distinct !{!129, !"_ZN9tideproof10properties7engines10exhaustive15parallel_kernel10claim_slotB3v25B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay9uint32_2ayy9uint64_2a9uint64_2ayy"}
!130 = !{!131, !128, !123}
!131 = distinct !{!131, !132, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay: %retptr"}
!132 = distinct !{!132, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay"}
!133 = !{!134, !128, !123}
!134 = distinct !{!134, !135, !"_ZN9tideproof5model8backends7kernels16compare_and_swapB3v26B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ayjj: %retptr"}
!135 = distinct !{!135, !"_ZN9tideproof5model8backends7kernels16compare_and_swapB3v26B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ayjj"}
!136 = !{!137, !128, !123}
!137 = distinct !{!137, !138, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!138 = distinct !{!138, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!139 = !{!140, !142, !128, !123}
!140 = distinct !{!140, !141, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!141 = distinct !{!141, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!142 = distinct !{!142, !143, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!143 = distinct !{!143, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!144 = !{!142, !128, !123}
!145 = distinct !{!145, !55}
!146 = !{!147, !128, !123}
!147 = distinct !{!147, !148, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!148 = distinct !{!148, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!149 = !{!150, !152, !128, !123}
!150 = distinct !{!150, !151, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!151 = distinct !{!151, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!152 = distinct !{!152, !153, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!153 = distinct !{!153, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!154 = !{!152, !128, !123}
!155 = !{!156, !128, !123}
!156 = distinct !{!156, !157, !"_ZN9tideproof5model8backends7kernels16compare_and_swapB3v26B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ayjj: %retptr"}
!157 = distinct !{!157, !"_ZN9tideproof5model8backends7kernels16compare_and_swapB3v26B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ayjj"}
!158 = !{!159, !128, !123}
!159 = distinct !{!159, !160, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy: %retptr"}
!160 = distinct !{!160, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy"}
!161 = !{!162, !123}
!162 = distinct !{!162, !163, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay: %retptr"}
!163 = distinct !{!163, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay"}
!164 = !{!165, !123}
!165 = distinct !{!165, !166, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!166 = distinct !{!166, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!167 = !{!168}
!168 = distinct !{!168, !169, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy: %retptr"}
!169 = distinct !{!169, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy"}
!170 = !{!171}
!171 = distinct !{!171, !172, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!172 = distinct !{!172, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!173 = !{!174, !176}
!174 = distinct !{!174, !175, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!175 = distinct !{!175, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!176 = distinct !{!176, !177, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!177 = distinct !{!177, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!178 = !{!176}
!179 = distinct !{!179, !55}
!180 = !{!181}
!181 = distinct !{!181, !182, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!182 = distinct !{!182, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!183 = !{!184, !186}
!184 = distinct !{!184, !185, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!185 = distinct !{!185, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!186 = distinct !{!186, !187, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!187 = distinct !{!187, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!188 = !{!186}
!189 = !{!190}
!190 = distinct !{!190, !191, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay: %retptr"}
!191 = distinct !{!191, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay"}
!192 = !{!193}
!193 = distinct !{!193, !194, !"_ZN9tideproof5model8backends7kernels16compare_and_swapB3v26B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ayjj: %retptr"}
!194 = distinct !{!194, !"_ZN9tideproof5model8backends7kernels16compare_and_swapB3v26B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ayjj"}
!195 = !{!196}
!196 = distinct !{!196, !197, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay: %retptr"}
!197 = distinct !{!197, !"_ZN9tideproof5model8backends7kernels12load_acquireB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay"}
!198 = !{!199}
!199 = distinct !{!199, !200, !"_ZN9tideproof5model8backends7kernels16compare_and_swapB3v26B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ayjj: %retptr"}
!200 = distinct !{!200, !"_ZN9tideproof5model8backends7kernels16compare_and_swapB3v26B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ayjj"}
