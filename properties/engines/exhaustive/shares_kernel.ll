; made by tools/prebuild_kernels.py from 0d0b8aa5a9a8cd0532e18eb2d65c5a43a8ca1968b63c7fd16eaa84f5eaf17218
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@.const.pickledata.ca8efb3a72d614fe872032cce3ac326007a30727 = internal constant [76 x i8] c"\80\04\95A\00\00\00\00\00\00\00\8C\08builtins\94\8C\0AValueError\94\93\94\8C\1Erange() arg 3 must not be zero\94\85\94N\87\94."
@.const.pickledata.ca8efb3a72d614fe872032cce3ac326007a30727.sha1 = internal constant [20 x i8] c"\CA\8E\FB:r\D6\14\FE\87 2\CC\E3\AC2`\07\A3\07'"
@.const.picklebuf.ca8efb3a72d614fe872032cce3ac326007a30727 = internal constant { ptr, i32, ptr, ptr, i32 } { ptr @.const.pickledata.ca8efb3a72d614fe872032cce3ac326007a30727, i32 76, ptr @.const.pickledata.ca8efb3a72d614fe872032cce3ac326007a30727.sha1, ptr null, i32 0 }

define internal range(i32 0, 2) i32 @_ZN9tideproof10properties7engines10exhaustive13shares_kernel16explore_togetherB3v15B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyyyyyy9uint64_2a9uint64_2a9uint32_2a9uint32_2ayy9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a(ptr noalias writeonly captures(none) %retptr, ptr noalias writeonly captures(none) %excinfo, i64 %arg.number, i64 %arg.threads, i64 %arg.parts, i64 %arg.most, i64 %arg.least, i64 %arg.bits, i64 %arg.stop, i64 %arg.limit, ptr captures(none) %arg.shares, ptr %arg.states, ptr writeonly captures(none) %arg.parents, ptr captures(none) %arg.table, i64 %arg.reduced, i64 %arg.transitions, ptr %arg.successors, ptr captures(none) %arg.hashes, ptr captures(none) %arg.weights, ptr captures(none) %arg.sources, ptr %arg.kinds, ptr captures(none) %arg.slots, ptr captures(none) %arg.share_taken, ptr captures(none) %arg.share_taken_in, ptr captures(none) %arg.share_first, ptr captures(none) %arg.taken, ptr writeonly captures(none) %arg.taken_in, ptr captures(none) %arg.first, ptr captures(none) %arg.control, ptr captures(none) %arg.sync) {
entry:
  %.89 = getelementptr i8, ptr %arg.control, i64 8
  %.90 = load i64, ptr %.89, align 8
  %.93 = load i64, ptr %arg.control, align 8
  %.95 = getelementptr i8, ptr %arg.sync, i64 128
  %.96 = load i64, ptr %.95, align 8
  %.148 = sub i64 %arg.parts, %arg.number
  %.152 = icmp eq i64 %arg.threads, 0
  br i1 %.152, label %B0.if, label %B0.endif, !prof !0

B250.i:                                           ; preds = %B506.endif.i, %B250.preheader.i
  %lsr.iv.i = phi i64 [ 1, %B250.preheader.i ], [ %lsr.iv.next.i, %B506.endif.i ]
  %.97.i = icmp ugt i64 %lsr.iv.i, 8192
  br i1 %.97.i, label %B334.endif.i, label %B506.endif.i

B440.i:                                           ; preds = %B334.endif.i
  %.5.i.i = tail call i32 @usleep(i32 50), !noalias !1
  br label %B506.endif.i

B0.endif.endif.endif.i:                           ; preds = %B146.if, %B146.if.prol.loopexit, %B0.endif.endif, %B0.endif
  %.8.i.i = atomicrmw add ptr %arg.sync, i64 1 seq_cst, align 8, !noalias !6
  %.43.i = udiv i64 %.8.i.i, %arg.threads
  %0 = add i64 %.43.i, 1
  %1 = mul i64 %0, %arg.threads
  %.7.i4.i = load atomic i64, ptr %arg.sync acquire, align 8, !noalias !9
  %.84.i = icmp ult i64 %.7.i4.i, %1
  br i1 %.84.i, label %B250.preheader.i, label %B354.preheader

B250.preheader.i:                                 ; preds = %B0.endif.endif.endif.i
  br label %B250.i

B334.endif.i:                                     ; preds = %B250.i
  %sunkaddr = getelementptr i8, ptr %arg.sync, i64 192
  %.7.i.i = load atomic i64, ptr %sunkaddr acquire, align 8, !noalias !12
  %.125.not.i = icmp eq i64 %.7.i.i, 0
  br i1 %.125.not.i, label %B440.i, label %B2090

B506.endif.i:                                     ; preds = %B440.i, %B250.i
  %.7.i2.i = load atomic i64, ptr %arg.sync acquire, align 8, !noalias !15
  %.195.i = icmp ult i64 %.7.i2.i, %1
  %lsr.iv.next.i = add i64 %lsr.iv.i, 1
  br i1 %.195.i, label %B250.i, label %B354.preheader

B354:                                             ; preds = %B354.preheader, %B2084
  %per_source.2.0 = phi i64 [ %per_source.3.1, %B2084 ], [ %.96, %B354.preheader ]
  %count.2.0 = phi i64 [ %count.3.1, %B2084 ], [ %.93, %B354.preheader ]
  %next_state.2.0 = phi i64 [ %next_state.3.1, %B2084 ], [ %.90, %B354.preheader ]
  %shares_taken.2.0 = phi i64 [ %.846, %B2084 ], [ 0, %B354.preheader ]
  %.331 = sub i64 %.329, %count.2.0
  %.368 = udiv i64 %.331, %.11.i
  %.379 = sub i64 %arg.stop, %next_state.2.0
  %.387 = icmp eq i64 %per_source.2.0, 0
  br i1 %.387, label %B354.endif.endif.endif, label %B354.endif.endif.else, !prof !0

B608:                                             ; preds = %B354.endif.endif.endif
  %2 = icmp eq i64 %arg.parts, 0
  br i1 %2, label %B608.endif.endif, label %B608.else, !prof !0

B776:                                             ; preds = %B776.endif.endif.endif.endif.endif, %B776.preheader
  %share.5.1 = phi i64 [ %.733, %B776.endif.endif.endif.endif.endif ], [ %.579, %B776.preheader ]
  %3 = icmp slt i64 %arg.transitions, 1
  %.589.idx = shl i64 %share.5.1, 7
  %.589 = getelementptr i8, ptr %arg.shares, i64 %.589.idx
  %.591 = getelementptr i8, ptr %.589, i64 56
  store i64 %arg.number, ptr %.591, align 8
  %.593 = getelementptr i8, ptr %.589, i64 80
  store i64 0, ptr %.593, align 8
  %.598 = mul i64 %share.5.1, %.21.i
  %.607 = udiv i64 %.598, %arg.parts
  %.614 = add i64 %.607, %next_state.2.0
  %.616 = add i64 %share.5.1, 1
  %.618 = mul i64 %.616, %.21.i
  %.627 = udiv i64 %.618, %arg.parts
  %.39.i = mul i64 %share.5.1, %quot.2.0
  %.43.i51 = mul i64 %share.5.1, %arg.transitions
  %.44.i = getelementptr i64, ptr %arg.share_taken, i64 %.43.i51
  %.46.i = getelementptr i64, ptr %arg.share_taken_in, i64 %.43.i51
  br i1 %3, label %switch.end.i, label %B120.if.preheader.i

B120.if.preheader.i:                              ; preds = %B776
  tail call void @llvm.memset.p0.i64(ptr align 8 %.44.i, i8 0, i64 %75, i1 false), !noalias !18
  br label %switch.end.i

B306.if.lr.ph.i:                                  ; preds = %switch.end.i
  %.427.i = getelementptr i32, ptr %arg.kinds, i64 %.39.i
  %.430.i = getelementptr i64, ptr %arg.hashes, i64 %.39.i
  %.433.i = getelementptr i32, ptr %arg.sources, i64 %.39.i
  %.436.i = getelementptr i32, ptr %arg.weights, i64 %.39.i
  %4 = shl i64 %.39.i, 3
  br label %B308.endif.i

B544.i:                                           ; preds = %B220.endif.endif.endif.i.i
  %.496.i = sub i64 0, %.7.i.i.i
  %sunkaddr.i52 = getelementptr i8, ptr %.589, i64 32
  store i64 %.496.i, ptr %sunkaddr.i52, align 8, !noalias !18
  br label %B776.endif.endif.endif

B596.i:                                           ; preds = %B994.endif.endif.i.i, %B308.endif.endif.thread7.i
  %.507.i = add i64 %.7.i.i.i, %made.2.0156.i
  %.357.i = icmp sgt i64 %.356147155.i, 1
  br i1 %.357.i, label %B308.endif.i, label %B776.endif.endif.endif

switch.end.i:                                     ; preds = %B120.if.preheader.i, %B776
  %.262.i = getelementptr i8, ptr %.589, i64 24
  %.314.i = sub i64 %.627, %.607
  %.357153.not.i = icmp slt i64 %.314.i, 1
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %.262.i, i8 0, i64 24, i1 false), !noalias !18
  br i1 %.357153.not.i, label %B776.endif.endif.endif, label %B306.if.lr.ph.i

B308.endif.i:                                     ; preds = %B596.i, %B306.if.lr.ph.i
  %made.2.0156.i = phi i64 [ 0, %B306.if.lr.ph.i ], [ %.507.i, %B596.i ]
  %.356147155.i = phi i64 [ %.314.i, %B306.if.lr.ph.i ], [ %.366.i, %B596.i ]
  %.363150154.i = phi i64 [ %.614, %B306.if.lr.ph.i ], [ %.370.i, %B596.i ]
  %5 = icmp eq i64 %arg.reduced, 0
  %.366.i = add nsw i64 %.356147155.i, -1
  %.370.i = add i64 %.363150154.i, 1
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !21
  %.422.i = mul i64 %.4.i.i, %.39.i
  %.424.i = getelementptr i64, ptr %arg.successors, i64 %.422.i
  br i1 %5, label %B220.endif.endif.endif.i.i, label %B72.endif.endif.i.i

B414.i.i:                                         ; preds = %B220.endif.endif.endif.i.i
  %.258.i.i = icmp eq i64 %.7.i.i.i, 0
  br i1 %.258.i.i, label %B308.endif.endif.thread7.i, label %B608.if.lr.ph.i.i

B308.endif.endif.thread7.i:                       ; preds = %B414.i.i
  %sunkaddr345 = getelementptr i8, ptr %.589, i64 40
  %.262.i.i = load i64, ptr %sunkaddr345, align 8, !noalias !24
  %.264.i.i = add i64 %.262.i.i, %weight.2.0.i.i
  store i64 %.264.i.i, ptr %sunkaddr345, align 8, !noalias !24
  br label %B596.i

B608.if.lr.ph.i.i:                                ; preds = %B414.i.i
  %.271.i.i = load i64, ptr %.262.i, align 8, !noalias !24
  %.274.i.i = mul i64 %.7.i.i.i, %weight.2.0.i.i
  %.275.i.i = add i64 %.271.i.i, %.274.i.i
  store i64 %.275.i.i, ptr %.262.i, align 8, !noalias !24
  %.598.i.i = trunc i64 %.363150154.i to i32
  %6 = shl i64 %made.2.0156.i, 3
  %7 = mul i64 %.4.i.i, %4
  %scevgep257 = getelementptr i8, ptr %scevgep256, i64 %7
  %scevgep265 = getelementptr i8, ptr %arg.successors, i64 %7
  br label %B608.if.i.i

B674.i.i:                                         ; preds = %B608.if.i.i
  %.425.i.i = getelementptr i64, ptr %.46.i, i64 %.413.i.i
  store i64 %.363150154.i, ptr %.425.i.i, align 8, !noalias !24
  br label %B696.i.i

B696.i.i:                                         ; preds = %B608.if.i.i, %B674.i.i
  %8 = icmp eq i64 %arg.reduced, 0
  %sunkaddr.i.i = shl i64 %.3739399.i.i, 2
  %sunkaddr24.i.i = getelementptr i8, ptr %.427.i, i64 %sunkaddr.i.i
  %.431.i.i = load i32, ptr %sunkaddr24.i.i, align 4, !noalias !24
  %.433.i.i = zext i32 %.431.i.i to i64
  %.434.i.i = getelementptr i64, ptr %.44.i, i64 %.433.i.i
  %.435.i.i = load i64, ptr %.434.i.i, align 8, !noalias !24
  %.437.i.i = add i64 %.435.i.i, %weight.2.0.i.i
  store i64 %.437.i.i, ptr %.434.i.i, align 8, !noalias !24
  %.445.i.i = getelementptr i32, ptr %.436.i, i64 %.3739399.i.i
  store i32 1, ptr %.445.i.i, align 4, !noalias !24
  br i1 %8, label %B994.endif.i.i, label %B814.endif.endif.endif.i.i

B72.endif.endif.i.i:                              ; preds = %B308.endif.i
  %.4.i.i.i = tail call i64 @tideproof_words(), !noalias !27
  %.4.i4.i.i = tail call i64 @tideproof_words(), !noalias !30
  %.75.i.i = mul i64 %.4.i.i.i, %.363150154.i
  %.77.i.i = getelementptr i64, ptr %arg.states, i64 %.75.i.i
  %.104.i.i = mul i64 %.4.i4.i.i, %made.2.0156.i
  %.106.i.i = getelementptr i64, ptr %.424.i, i64 %.104.i.i
  %.6.i.i.i = tail call i64 @tideproof_canonical(ptr %.77.i.i, ptr %.106.i.i), !noalias !33
  br label %B220.endif.endif.endif.i.i

B220.endif.endif.endif.i.i:                       ; preds = %B72.endif.endif.i.i, %B308.endif.i
  %weight.2.0.i.i = phi i64 [ 1, %B308.endif.i ], [ %.6.i.i.i, %B72.endif.endif.i.i ]
  %.4.i1.i.i = tail call i64 @tideproof_words(), !noalias !36
  %.4.i5.i.i = tail call i64 @tideproof_words(), !noalias !39
  %.161.i.i = mul i64 %.4.i1.i.i, %.363150154.i
  %.163.i.i = getelementptr i64, ptr %arg.states, i64 %.161.i.i
  %.192.i.i = mul i64 %.4.i5.i.i, %made.2.0156.i
  %.194.i.i = getelementptr i64, ptr %.424.i, i64 %.192.i.i
  %.197.i.i = getelementptr i32, ptr %.427.i, i64 %made.2.0156.i
  %.7.i.i.i = tail call i64 @tideproof_expand(ptr %.163.i.i, ptr %.194.i.i, ptr %.197.i.i), !noalias !42
  %.226.i.i = icmp slt i64 %.7.i.i.i, 0
  br i1 %.226.i.i, label %B544.i, label %B414.i.i

B608.if.i.i:                                      ; preds = %B994.endif.endif.i.i, %B608.if.lr.ph.i.i
  %lsr.iv.i.i = phi i64 [ %6, %B608.if.lr.ph.i.i ], [ %lsr.iv.next.i.i, %B994.endif.endif.i.i ]
  %.36688100.i.i = phi i64 [ %.7.i.i.i, %B608.if.lr.ph.i.i ], [ %.376.i.i, %B994.endif.endif.i.i ]
  %.3739399.i.i = phi i64 [ %made.2.0156.i, %B608.if.lr.ph.i.i ], [ %.380.i.i, %B994.endif.endif.i.i ]
  %.376.i.i = add nsw i64 %.36688100.i.i, -1
  %.380.i.i = add i64 %.3739399.i.i, 1
  %.410.i.i = getelementptr i32, ptr %.427.i, i64 %.3739399.i.i
  %.411.i.i = load i32, ptr %.410.i.i, align 4, !noalias !24
  %.413.i.i = zext i32 %.411.i.i to i64
  %.414.i.i = getelementptr i64, ptr %.44.i, i64 %.413.i.i
  %.415.i.i = load i64, ptr %.414.i.i, align 8, !noalias !24
  %.416.i.i = icmp eq i64 %.415.i.i, 0
  br i1 %.416.i.i, label %B674.i.i, label %B696.i.i

B814.endif.endif.endif.i.i:                       ; preds = %B696.i.i
  %.4.i2.i.i = tail call i64 @tideproof_words(), !noalias !45
  %.4.i6.i.i = tail call i64 @tideproof_words(), !noalias !48
  %.477.i.i = mul i64 %.4.i2.i.i, %.3739399.i.i
  %.479.i.i = getelementptr i64, ptr %.424.i, i64 %.477.i.i
  %.506.i.i = mul i64 %.4.i6.i.i, %.3739399.i.i
  %.508.i.i = getelementptr i64, ptr %.424.i, i64 %.506.i.i
  %.6.i7.i.i = tail call i64 @tideproof_canonical(ptr %.479.i.i, ptr %.508.i.i), !noalias !51
  %.533.i.i = trunc i64 %.6.i7.i.i to i32
  %sunkaddr346 = mul i64 %.3739399.i.i, 4
  %sunkaddr347 = getelementptr i8, ptr %.436.i, i64 %sunkaddr346
  store i32 %.533.i.i, ptr %sunkaddr347, align 4, !noalias !24
  br label %B994.endif.i.i

B994.endif.i.i:                                   ; preds = %B814.endif.endif.endif.i.i, %B696.i.i
  %.4.i3.i.i = tail call i64 @tideproof_words(), !noalias !54
  %.4.i.i.i.i = tail call i64 @tideproof_words(), !noalias !57
  %.11641.not.i.i.i = icmp slt i64 %.4.i.i.i.i, 1
  br i1 %.11641.not.i.i.i, label %B994.endif.endif.i.i, label %B88.if.preheader.i.i.i

B88.if.preheader.i.i.i:                           ; preds = %B994.endif.i.i
  %xtraiter.i.i.i = and i64 %.4.i.i.i.i, 3
  %9 = icmp ult i64 %.4.i.i.i.i, 4
  br i1 %9, label %B88.if.epil.preheader.i.i.i, label %B88.if.preheader.new.i.i.i

B88.if.preheader.new.i.i.i:                       ; preds = %B88.if.preheader.i.i.i
  %unroll_iter.i.i.i = and i64 %.4.i.i.i.i, %const
  %10 = mul i64 %.4.i3.i.i, %lsr.iv.i.i
  %scevgep258 = getelementptr i8, ptr %scevgep257, i64 %10
  br label %B88.if.i.i.i

B190.loopexit.unr-lcssa.i.i.i:                    ; preds = %B88.if.i.i.i
  %lcmp.mod.not.i.i.i = icmp eq i64 %xtraiter.i.i.i, 0
  br i1 %lcmp.mod.not.i.i.i, label %B190.loopexit.i.i.i, label %B88.if.epil.preheader.i.i.i

B88.if.epil.preheader.i.i.i:                      ; preds = %B190.loopexit.unr-lcssa.i.i.i, %B88.if.preheader.i.i.i
  %h.4.044.epil.init.i.i.i = phi i64 [ %const343, %B88.if.preheader.i.i.i ], [ %.161.3.i.i.i, %B190.loopexit.unr-lcssa.i.i.i ]
  %.1224042.epil.init.i.i.i = phi i64 [ 0, %B88.if.preheader.i.i.i ], [ %unroll_iter.i.i.i, %B190.loopexit.unr-lcssa.i.i.i ]
  %11 = shl i64 %.1224042.epil.init.i.i.i, 3
  %12 = mul i64 %.4.i3.i.i, %lsr.iv.i.i
  %13 = add i64 %12, %11
  %scevgep266 = getelementptr i8, ptr %scevgep265, i64 %13
  br label %B88.if.epil.i.i.i

B88.if.epil.i.i.i:                                ; preds = %B88.if.epil.i.i.i, %B88.if.epil.preheader.i.i.i
  %h.4.044.epil.i.i.i = phi i64 [ %.161.epil.i.i.i, %B88.if.epil.i.i.i ], [ %h.4.044.epil.init.i.i.i, %B88.if.epil.preheader.i.i.i ]
  %epil.iter.i.i.i = phi i64 [ %epil.iter.next.i.i.i, %B88.if.epil.i.i.i ], [ 0, %B88.if.epil.preheader.i.i.i ]
  %14 = shl i64 %epil.iter.i.i.i, 3
  %scevgep267 = getelementptr i8, ptr %scevgep266, i64 %14
  %.156.epil.i.i.i = load i64, ptr %scevgep267, align 8, !noalias !62
  %.158.epil.i.i.i = xor i64 %.156.epil.i.i.i, %h.4.044.epil.i.i.i
  %.159.epil.i.i.i = mul i64 %.158.epil.i.i.i, %const344
  %.160.epil.i.i.i = lshr i64 %.159.epil.i.i.i, 32
  %.161.epil.i.i.i = xor i64 %.160.epil.i.i.i, %.159.epil.i.i.i
  %epil.iter.next.i.i.i = add i64 %epil.iter.i.i.i, 1
  %epil.iter.cmp.not.i.i.i = icmp eq i64 %xtraiter.i.i.i, %epil.iter.next.i.i.i
  br i1 %epil.iter.cmp.not.i.i.i, label %B190.loopexit.i.i.i, label %B88.if.epil.i.i.i, !llvm.loop !63

B190.loopexit.i.i.i:                              ; preds = %B88.if.epil.i.i.i, %B190.loopexit.unr-lcssa.i.i.i
  %.161.lcssa.i.i.i = phi i64 [ %.161.3.i.i.i, %B190.loopexit.unr-lcssa.i.i.i ], [ %.161.epil.i.i.i, %B88.if.epil.i.i.i ]
  %15 = mul i64 %.161.lcssa.i.i.i, %const344
  br label %B994.endif.endif.i.i

B88.if.i.i.i:                                     ; preds = %B88.if.i.i.i, %B88.if.preheader.new.i.i.i
  %h.4.044.i.i.i = phi i64 [ %const343, %B88.if.preheader.new.i.i.i ], [ %.161.3.i.i.i, %B88.if.i.i.i ]
  %.1224042.i.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i ], [ %.129.3.i.i.i, %B88.if.i.i.i ]
  %sunkaddr.i.i.i = shl i64 %.1224042.i.i.i, 3
  %scevgep263 = getelementptr i8, ptr %scevgep258, i64 %sunkaddr.i.i.i
  %scevgep264 = getelementptr i8, ptr %scevgep263, i64 -24
  %.156.i.i.i = load i64, ptr %scevgep264, align 8, !noalias !62
  %.158.i.i.i = xor i64 %.156.i.i.i, %h.4.044.i.i.i
  %.159.i.i.i = mul i64 %.158.i.i.i, %const344
  %.160.i.i.i = lshr i64 %.159.i.i.i, 32
  %16 = shl i64 %.1224042.i.i.i, 3
  %scevgep261 = getelementptr i8, ptr %scevgep258, i64 %16
  %scevgep262 = getelementptr i8, ptr %scevgep261, i64 -16
  %.156.1.i.i.i = load i64, ptr %scevgep262, align 8, !noalias !62
  %17 = xor i64 %.156.1.i.i.i, %.160.i.i.i
  %.158.1.i.i.i = xor i64 %17, %.159.i.i.i
  %.159.1.i.i.i = mul i64 %.158.1.i.i.i, %const344
  %.160.1.i.i.i = lshr i64 %.159.1.i.i.i, 32
  %18 = shl i64 %.1224042.i.i.i, 3
  %scevgep259 = getelementptr i8, ptr %scevgep258, i64 %18
  %scevgep260 = getelementptr i8, ptr %scevgep259, i64 -8
  %.156.2.i.i.i = load i64, ptr %scevgep260, align 8, !noalias !62
  %19 = xor i64 %.156.2.i.i.i, %.160.1.i.i.i
  %.158.2.i.i.i = xor i64 %19, %.159.1.i.i.i
  %.159.2.i.i.i = mul i64 %.158.2.i.i.i, %const344
  %.160.2.i.i.i = lshr i64 %.159.2.i.i.i, 32
  %.129.3.i.i.i = add nuw nsw i64 %.1224042.i.i.i, 4
  %.156.3.i.i.i = load i64, ptr %scevgep263, align 8, !noalias !62
  %20 = xor i64 %.156.3.i.i.i, %.160.2.i.i.i
  %.158.3.i.i.i = xor i64 %20, %.159.2.i.i.i
  %.159.3.i.i.i = mul i64 %.158.3.i.i.i, %const344
  %.160.3.i.i.i = lshr i64 %.159.3.i.i.i, 32
  %.161.3.i.i.i = xor i64 %.160.3.i.i.i, %.159.3.i.i.i
  %niter.ncmp.3.i.i.i = icmp eq i64 %unroll_iter.i.i.i, %.129.3.i.i.i
  br i1 %niter.ncmp.3.i.i.i, label %B190.loopexit.unr-lcssa.i.i.i, label %B88.if.i.i.i

B994.endif.endif.i.i:                             ; preds = %B190.loopexit.i.i.i, %B994.endif.i.i
  %h.4.0.lcssa.i.i.i = phi i64 [ 5551297586632261903, %B994.endif.i.i ], [ %15, %B190.loopexit.i.i.i ]
  %.175.i.i.i = lshr i64 %h.4.0.lcssa.i.i.i, 29
  %.176.i.i.i = xor i64 %.175.i.i.i, %h.4.0.lcssa.i.i.i
  %.595.i.i = getelementptr i64, ptr %.430.i, i64 %.3739399.i.i
  store i64 %.176.i.i.i, ptr %.595.i.i, align 8, !noalias !24
  %.601.i.i = getelementptr i32, ptr %.433.i, i64 %.3739399.i.i
  store i32 %.598.i.i, ptr %.601.i.i, align 4, !noalias !24
  %lsr.iv.next.i.i = add i64 %lsr.iv.i.i, 8
  %.367.i.i = icmp sgt i64 %.36688100.i.i, 1
  br i1 %.367.i.i, label %B608.if.i.i, label %B596.i

B250.i11:                                         ; preds = %B506.endif.i14, %B250.i11.preheader
  %lsr.iv.i12 = phi i64 [ %lsr.iv.next.i17, %B506.endif.i14 ], [ 1, %B250.i11.preheader ]
  %.97.i13 = icmp ugt i64 %lsr.iv.i12, 8192
  br i1 %.97.i13, label %B334.endif.i18, label %B506.endif.i14

B440.i22:                                         ; preds = %B334.endif.i18
  %.5.i.i23 = tail call i32 @usleep(i32 50), !noalias !65
  br label %B506.endif.i14

B0.endif.endif.endif.i5:                          ; preds = %B776.endif.endif.endif.endif.endif, %B608.endif.endif
  %.8.i.i1 = atomicrmw add ptr %arg.sync, i64 1 seq_cst, align 8, !noalias !70
  %.43.i4 = udiv i64 %.8.i.i1, %arg.threads
  %21 = add i64 %.43.i4, 1
  %22 = mul i64 %21, %arg.threads
  %.7.i4.i7 = load atomic i64, ptr %arg.sync acquire, align 8, !noalias !73
  %.84.i8 = icmp ult i64 %.7.i4.i7, %22
  br i1 %.84.i8, label %B250.i11.preheader, label %B1242

B250.i11.preheader:                               ; preds = %B0.endif.endif.endif.i5
  br label %B250.i11

B334.endif.i18:                                   ; preds = %B250.i11
  %sunkaddr348 = getelementptr i8, ptr %arg.sync, i64 192
  %.7.i.i20 = load atomic i64, ptr %sunkaddr348 acquire, align 8, !noalias !76
  %.125.not.i21 = icmp eq i64 %.7.i.i20, 0
  br i1 %.125.not.i21, label %B440.i22, label %B2090

B506.endif.i14:                                   ; preds = %B440.i22, %B250.i11
  %.7.i2.i15 = load atomic i64, ptr %arg.sync acquire, align 8, !noalias !79
  %.195.i16 = icmp ult i64 %.7.i2.i15, %22
  %lsr.iv.next.i17 = add i64 %lsr.iv.i12, 1
  br i1 %.195.i16, label %B250.i11, label %B1242

B1242:                                            ; preds = %B506.endif.i14, %B0.endif.endif.endif.i5
  %23 = icmp sgt i64 %arg.parts, 0
  %.846 = add i64 %.844, %shares_taken.2.0
  br i1 %23, label %B1322.if.preheader, label %B1526

B1322.if.preheader:                               ; preds = %B1242
  %24 = icmp eq i64 %arg.parts, 1
  br i1 %24, label %B1322.if.epil.preheader, label %B1322.if.preheader250

B1322.if.preheader250:                            ; preds = %B1322.if.preheader
  br label %B1322.if

B1464:                                            ; preds = %B1322.if
  %scevgep304 = getelementptr i8, ptr %lsr.iv, i64 -176
  %.1006 = load i64, ptr %scevgep304, align 8
  %.1009 = icmp eq i64 %.1006, 0
  br label %B1522

B1522:                                            ; preds = %B1322.if, %B1464
  %"$phi1522.1.2.2" = phi i1 [ %.1009, %B1464 ], [ false, %B1322.if ]
  %.951.1 = add nuw i64 %.944358360, 2
  %scevgep303 = getelementptr i8, ptr %lsr.iv, i64 -8
  %.984.1 = load i64, ptr %scevgep303, align 8
  %.987.1 = load i64, ptr %lsr.iv, align 8
  %25 = add i64 %.988, %.984.1
  %26 = add i64 %.987, %.987.1
  %.990.1 = sub i64 %25, %26
  br i1 %"$phi1522.1.2.2", label %B1464.1, label %B1522.1

B1464.1:                                          ; preds = %B1522
  %scevgep302 = getelementptr i8, ptr %lsr.iv, i64 -48
  %.1006.1 = load i64, ptr %scevgep302, align 8
  %.1009.1 = icmp eq i64 %.1006.1, 0
  br label %B1522.1

B1522.1:                                          ; preds = %B1464.1, %B1522
  %"$phi1522.1.2.2.1" = phi i1 [ %.1009.1, %B1464.1 ], [ false, %B1522 ]
  %scevgep301 = getelementptr i8, ptr %lsr.iv, i64 256
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.951.1
  br i1 %niter.ncmp.1, label %B1526.loopexit.unr-lcssa, label %B1322.if

B1526.loopexit.unr-lcssa:                         ; preds = %B1522.1
  %27 = and i64 %arg.parts, 1
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %B1526, label %B1322.if.epil.preheader

B1322.if.epil.preheader:                          ; preds = %B1526.loopexit.unr-lcssa, %B1322.if.preheader
  %new.2.1363.epil.init = phi i64 [ 0, %B1322.if.preheader ], [ %.990.1, %B1526.loopexit.unr-lcssa ]
  %keep.3.1362.epil.init = phi i1 [ true, %B1322.if.preheader ], [ %"$phi1522.1.2.2.1", %B1526.loopexit.unr-lcssa ]
  %.944358360.epil.init = phi i64 [ 0, %B1322.if.preheader ], [ %.951.1, %B1526.loopexit.unr-lcssa ]
  %.978.idx.epil = shl i64 %.944358360.epil.init, 7
  %.978.epil = getelementptr i8, ptr %arg.shares, i64 %.978.idx.epil
  %.983.epil = getelementptr i8, ptr %.978.epil, i64 72
  %.984.epil = load i64, ptr %.983.epil, align 8
  %.986.epil = getelementptr i8, ptr %.978.epil, i64 80
  %.987.epil = load i64, ptr %.986.epil, align 8
  %.988.epil = add i64 %.984.epil, %new.2.1363.epil.init
  %.990.epil = sub i64 %.988.epil, %.987.epil
  br i1 %keep.3.1362.epil.init, label %B1464.epil, label %B1526

B1464.epil:                                       ; preds = %B1322.if.epil.preheader
  %sunkaddr349 = getelementptr i8, ptr %arg.shares, i64 %.978.idx.epil
  %sunkaddr350 = getelementptr i8, ptr %sunkaddr349, i64 32
  %.1006.epil = load i64, ptr %sunkaddr350, align 8
  %.1009.epil = icmp eq i64 %.1006.epil, 0
  br label %B1526

B1526:                                            ; preds = %B1464.epil, %B1322.if.epil.preheader, %B1526.loopexit.unr-lcssa, %B1242
  %keep.3.1.lcssa = phi i1 [ true, %B1242 ], [ %"$phi1522.1.2.2.1", %B1526.loopexit.unr-lcssa ], [ %.1009.epil, %B1464.epil ], [ false, %B1322.if.epil.preheader ]
  %new.2.1.lcssa = phi i64 [ 0, %B1242 ], [ %.990.1, %B1526.loopexit.unr-lcssa ], [ %.990.epil, %B1464.epil ], [ %.990.epil, %B1322.if.epil.preheader ]
  %29 = icmp eq i64 %arg.number, 0
  %.1040 = add i64 %count.2.0, %arg.transitions
  %.1042 = add i64 %.1040, %new.2.1.lcssa
  %.1044 = icmp ule i64 %.1042, %arg.limit
  %"$phi1552.0.2.1" = select i1 %keep.3.1.lcssa, i1 %.1044, i1 false
  %brmerge.not = select i1 %29, i1 %"$phi1552.0.2.1", i1 false
  br i1 %brmerge.not, label %B1596, label %B1640

B1596:                                            ; preds = %B1526
  %30 = icmp slt i64 %arg.parts, 1
  br i1 %30, label %B0.endif.endif.endif.i29, label %B34.if.i.preheader

B34.if.i.preheader:                               ; preds = %B1596
  br label %B34.if.i

B34.loopexit.loopexit.unr-lcssa.i:                ; preds = %B358.1.i
  %31 = and i64 %arg.transitions, 1
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %B34.loopexit.i, label %B270.if.epil.preheader.i

B270.if.epil.preheader.i:                         ; preds = %B270.if.lr.ph.i, %B34.loopexit.loopexit.unr-lcssa.i
  %.2568486.epil.init.i = phi i64 [ 0, %B270.if.lr.ph.i ], [ %.263.1.i, %B34.loopexit.loopexit.unr-lcssa.i ]
  %.293.epil.i = getelementptr i64, ptr %arg.taken, i64 %.2568486.epil.init.i
  %.294.epil.i = load i64, ptr %.293.epil.i, align 8, !noalias !82
  %.295.epil.i = icmp eq i64 %.294.epil.i, 0
  br i1 %.295.epil.i, label %B324.epil.i, label %B358.epil.i

B324.epil.i:                                      ; preds = %B270.if.epil.preheader.i
  %.303.epil.i = getelementptr i64, ptr %38, i64 %.2568486.epil.init.i
  %.304.epil.i = load i64, ptr %.303.epil.i, align 8, !noalias !82
  %.307.epil.i = getelementptr i64, ptr %arg.taken_in, i64 %.2568486.epil.init.i
  store i64 %.304.epil.i, ptr %.307.epil.i, align 8, !noalias !82
  br label %B358.epil.i

B358.epil.i:                                      ; preds = %B324.epil.i, %B270.if.epil.preheader.i
  %sunkaddr.i95 = shl i64 %.2568486.epil.init.i, 3
  %sunkaddr20.i = getelementptr i8, ptr %arg.taken, i64 %sunkaddr.i95
  %.313.epil.i = load i64, ptr %sunkaddr20.i, align 8, !noalias !82
  %.320.epil.i = getelementptr i64, ptr %39, i64 %.2568486.epil.init.i
  %.321.epil.i = load i64, ptr %.320.epil.i, align 8, !noalias !82
  %.322.epil.i = add i64 %.321.epil.i, %.313.epil.i
  store i64 %.322.epil.i, ptr %sunkaddr20.i, align 8, !noalias !82
  br label %B34.loopexit.i

B34.loopexit.i:                                   ; preds = %B34.if.i, %B358.epil.i, %B34.loopexit.loopexit.unr-lcssa.i
  %scevgep6.i = getelementptr i8, ptr %lsr.iv.i86, i64 %76
  %scevgep16.i = getelementptr i8, ptr %lsr.iv15.i, i64 %76
  %exitcond102.not.i = icmp eq i64 %.120.i, %arg.parts
  br i1 %exitcond102.not.i, label %B1640, label %B34.if.i

B324.i:                                           ; preds = %B270.if.i
  %33 = shl i64 %.2568486.i, 3
  %scevgep312 = getelementptr i8, ptr %lsr.iv.i86, i64 %33
  %scevgep313 = getelementptr i8, ptr %scevgep312, i64 -8
  %.304.i = load i64, ptr %scevgep313, align 8, !noalias !82
  %sunkaddr351 = mul i64 %.2568486.i, 8
  %sunkaddr352 = getelementptr i8, ptr %arg.taken_in, i64 %sunkaddr351
  store i64 %.304.i, ptr %sunkaddr352, align 8, !noalias !82
  br label %B358.i

B358.i:                                           ; preds = %B270.if.i, %B324.i
  %sunkaddr353 = mul i64 %.2568486.i, 8
  %sunkaddr354 = getelementptr i8, ptr %arg.taken, i64 %sunkaddr353
  %.313.i89 = load i64, ptr %sunkaddr354, align 8, !noalias !82
  %34 = shl i64 %.2568486.i, 3
  %scevgep314 = getelementptr i8, ptr %lsr.iv15.i, i64 %34
  %scevgep315 = getelementptr i8, ptr %scevgep314, i64 -8
  %.321.i91 = load i64, ptr %scevgep315, align 8, !noalias !82
  %.322.i = add i64 %.321.i91, %.313.i89
  store i64 %.322.i, ptr %sunkaddr354, align 8, !noalias !82
  %.263.1.i = add nuw i64 %.2568486.i, 2
  %sunkaddr355 = mul i64 %.2568486.i, 8
  %sunkaddr356 = getelementptr i8, ptr %arg.taken, i64 %sunkaddr355
  %sunkaddr357 = getelementptr i8, ptr %sunkaddr356, i64 8
  %.294.1.i = load i64, ptr %sunkaddr357, align 8, !noalias !82
  %.295.1.i = icmp eq i64 %.294.1.i, 0
  br i1 %.295.1.i, label %B324.1.i, label %B358.1.i

B324.1.i:                                         ; preds = %B358.i
  %35 = shl i64 %.2568486.i, 3
  %scevgep311 = getelementptr i8, ptr %lsr.iv.i86, i64 %35
  %.304.1.i = load i64, ptr %scevgep311, align 8, !noalias !82
  %sunkaddr358 = mul i64 %.2568486.i, 8
  %sunkaddr359 = getelementptr i8, ptr %arg.taken_in, i64 %sunkaddr358
  %sunkaddr360 = getelementptr i8, ptr %sunkaddr359, i64 8
  store i64 %.304.1.i, ptr %sunkaddr360, align 8, !noalias !82
  br label %B358.1.i

B358.1.i:                                         ; preds = %B324.1.i, %B358.i
  %sunkaddr361 = mul i64 %.2568486.i, 8
  %sunkaddr362 = getelementptr i8, ptr %arg.taken, i64 %sunkaddr361
  %sunkaddr363 = getelementptr i8, ptr %sunkaddr362, i64 8
  %.313.1.i = load i64, ptr %sunkaddr363, align 8, !noalias !82
  %sunkaddr364 = mul i64 %.2568486.i, 8
  %sunkaddr365 = getelementptr i8, ptr %lsr.iv15.i, i64 %sunkaddr364
  %.321.1.i = load i64, ptr %sunkaddr365, align 8, !noalias !82
  %.322.1.i = add i64 %.321.1.i, %.313.1.i
  store i64 %.322.1.i, ptr %sunkaddr363, align 8, !noalias !82
  %niter.ncmp.1.i = icmp eq i64 %unroll_iter.i, %.263.1.i
  br i1 %niter.ncmp.1.i, label %B34.loopexit.loopexit.unr-lcssa.i, label %B270.if.i

B34.if.i:                                         ; preds = %B34.loopexit.i, %B34.if.i.preheader
  %lsr.iv15.i = phi ptr [ %scevgep16.i, %B34.loopexit.i ], [ %scevgep14.i, %B34.if.i.preheader ]
  %lsr.iv.i86 = phi ptr [ %scevgep6.i, %B34.loopexit.i ], [ %scevgep5.i, %B34.if.i.preheader ]
  %.1139096.i = phi i64 [ %.120.i, %B34.loopexit.i ], [ 0, %B34.if.i.preheader ]
  %36 = icmp slt i64 %arg.transitions, 1
  %.120.i = add nuw nsw i64 %.1139096.i, 1
  %.151.idx.i = shl i64 %.1139096.i, 7
  %.151.i = getelementptr i8, ptr %arg.shares, i64 %.151.idx.i
  %sunkaddr366 = getelementptr i8, ptr %arg.control, i64 24
  %.154.i = load i64, ptr %sunkaddr366, align 8, !noalias !82
  %.155.i = getelementptr i8, ptr %.151.i, i64 24
  %.156.i87 = load i64, ptr %.155.i, align 8, !noalias !82
  %.157.i = add i64 %.156.i87, %.154.i
  store i64 %.157.i, ptr %sunkaddr366, align 8, !noalias !82
  %sunkaddr367 = getelementptr i8, ptr %arg.control, i64 40
  %.163.i = load i64, ptr %sunkaddr367, align 8, !noalias !82
  %.164.i = getelementptr i8, ptr %.151.i, i64 40
  %.165.i = load i64, ptr %.164.i, align 8, !noalias !82
  %.166.i = add i64 %.165.i, %.163.i
  store i64 %.166.i, ptr %sunkaddr367, align 8, !noalias !82
  br i1 %36, label %B34.loopexit.i, label %B270.if.lr.ph.i

B270.if.lr.ph.i:                                  ; preds = %B34.if.i
  %37 = icmp eq i64 %arg.transitions, 1
  %.299.i = mul i64 %.1139096.i, %arg.transitions
  %38 = getelementptr i64, ptr %arg.share_taken_in, i64 %.299.i
  %39 = getelementptr i64, ptr %arg.share_taken, i64 %.299.i
  br i1 %37, label %B270.if.epil.preheader.i, label %B270.if.i.preheader

B270.if.i.preheader:                              ; preds = %B270.if.lr.ph.i
  br label %B270.if.i

B270.if.i:                                        ; preds = %B270.if.i.preheader, %B358.1.i
  %.2568486.i = phi i64 [ %.263.1.i, %B358.1.i ], [ 0, %B270.if.i.preheader ]
  %sunkaddr368 = mul i64 %.2568486.i, 8
  %sunkaddr369 = getelementptr i8, ptr %arg.taken, i64 %sunkaddr368
  %.294.i88 = load i64, ptr %sunkaddr369, align 8, !noalias !82
  %.295.i = icmp eq i64 %.294.i88, 0
  br i1 %.295.i, label %B324.i, label %B358.i

B1640:                                            ; preds = %B34.loopexit.i, %B1526
  %40 = icmp slt i64 %arg.parts, 1
  br i1 %40, label %B0.endif.endif.endif.i29, label %B1674.if.preheader

B1674.if.preheader:                               ; preds = %B1640
  %.308.i = add i64 %count.2.0, 1
  br label %B1674.if

B1786:                                            ; preds = %B1674.if
  %.56.i = mul i64 %.1183369371, %quot.2.0
  %sunkaddr370 = getelementptr i8, ptr %arg.shares, i64 %.1221.idx
  %sunkaddr371 = getelementptr i8, ptr %sunkaddr370, i64 16
  %.70.i = load i64, ptr %sunkaddr371, align 8, !noalias !85
  %sunkaddr372 = getelementptr i8, ptr %arg.shares, i64 %.1221.idx
  %sunkaddr373 = getelementptr i8, ptr %sunkaddr372, i64 48
  %.73.i = load i64, ptr %sunkaddr373, align 8, !noalias !85
  %sunkaddr374 = getelementptr i8, ptr %arg.shares, i64 %.1221.idx
  %sunkaddr375 = getelementptr i8, ptr %sunkaddr374, i64 64
  %.82.i = load i64, ptr %sunkaddr375, align 8, !noalias !85
  %.164146.not.i = icmp slt i64 %.82.i, 1
  br i1 %.164146.not.i, label %_ZN9tideproof10properties7engines10exhaustive13shares_kernel11enter_shareB3v28B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEybyyyy9uint64_2a9uint64_2a9uint32_2a9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a.exit, label %B266.if.preheader.i

B266.if.preheader.i:                              ; preds = %B1786
  %41 = shl i64 %.56.i, 3
  br label %B266.if.i

B330.i:                                           ; preds = %B266.if.i
  br i1 %"$phi1552.0.2.1", label %B420.endif.endif.i, label %B382.i

B382.i:                                           ; preds = %B330.i
  %sunkaddr376 = mul i64 %.222.i, 4
  %sunkaddr377 = getelementptr i8, ptr %arg.table, i64 %sunkaddr376
  %sunkaddr378 = getelementptr i8, ptr %sunkaddr377, i64 -4
  store i32 0, ptr %sunkaddr378, align 4, !noalias !85
  br label %B759.i

B759.i:                                           ; preds = %B508.endif.endif.endif.i, %B420.endif.endif.i, %B266.if.i, %B382.i
  %index.3.1.i = phi i64 [ %index.2.0149.i, %B382.i ], [ %.12.i.i, %B508.endif.endif.endif.i ], [ %index.2.0149.i, %B420.endif.endif.i ], [ %index.2.0149.i, %B266.if.i ]
  %distinct.3.1.i = phi i64 [ %distinct.2.0150.i, %B382.i ], [ %.383.i, %B508.endif.endif.endif.i ], [ %distinct.2.0150.i, %B420.endif.endif.i ], [ %distinct.2.0150.i, %B266.if.i ]
  %failed.3.1.i = phi i64 [ %failed.2.0151.i, %B382.i ], [ %.415.i.i114, %B508.endif.endif.endif.i ], [ %failed.2.0151.i, %B420.endif.endif.i ], [ %failed.2.0151.i, %B266.if.i ]
  %lsr.iv.next.i102 = add i64 %lsr.iv.i97, 8
  %exitcond.not.i103 = icmp eq i64 %.82.i, %.177.i
  br i1 %exitcond.not.i103, label %_ZN9tideproof10properties7engines10exhaustive13shares_kernel11enter_shareB3v28B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEybyyyy9uint64_2a9uint64_2a9uint32_2a9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a.exit, label %B266.if.i

B266.if.i:                                        ; preds = %B759.i, %B266.if.preheader.i
  %lsr.iv.i97 = phi i64 [ %41, %B266.if.preheader.i ], [ %lsr.iv.next.i102, %B759.i ]
  %failed.2.0151.i = phi i64 [ %.70.i, %B266.if.preheader.i ], [ %failed.3.1.i, %B759.i ]
  %distinct.2.0150.i = phi i64 [ %.73.i, %B266.if.preheader.i ], [ %distinct.3.1.i, %B759.i ]
  %index.2.0149.i = phi i64 [ %index.2.1373, %B266.if.preheader.i ], [ %index.3.1.i, %B759.i ]
  %.170141147.i = phi i64 [ 0, %B266.if.preheader.i ], [ %.177.i, %B759.i ]
  %.177.i = add nuw nsw i64 %.170141147.i, 1
  %.215.i98 = add i64 %.170141147.i, %.56.i
  %.221.i = getelementptr i64, ptr %arg.slots, i64 %.215.i98
  %.222.i = load i64, ptr %.221.i, align 8, !noalias !85
  %.223.not.i = icmp eq i64 %.222.i, 0
  br i1 %.223.not.i, label %B759.i, label %B330.i

B420.endif.endif.i:                               ; preds = %B330.i
  %sunkaddr379 = mul i64 %.222.i, 4
  %sunkaddr380 = getelementptr i8, ptr %arg.table, i64 %sunkaddr379
  %sunkaddr381 = getelementptr i8, ptr %sunkaddr380, i64 -4
  %.7.i.i101 = load atomic i32, ptr %sunkaddr381 acquire, align 4, !noalias !88
  %.311.i = getelementptr i64, ptr %arg.hashes, i64 %.215.i98
  %.312.i = load i64, ptr %.311.i, align 8, !noalias !85
  %.9.i2.i = lshr i64 %.312.i, 32
  %.11.i3.i = and i64 %.9.i2.i, %notmask.i1.i
  %.12.i4.i = add i64 %.308.i, %.215.i98
  %.13.i5.i = or i64 %.11.i3.i, %.12.i4.i
  %.14.i6.i = trunc i64 %.13.i5.i to i32
  %.338.i = icmp eq i32 %.7.i.i101, %.14.i6.i
  br i1 %.338.i, label %B508.endif.endif.i, label %B759.i

B508.endif.endif.i:                               ; preds = %B420.endif.endif.i
  %.12.i.i = add i64 %index.2.0149.i, 1
  %.13.i.i = or i64 %.11.i3.i, %.12.i.i
  %.14.i.i = trunc i64 %.13.i.i to i32
  %sunkaddr382 = mul i64 %.222.i, 4
  %sunkaddr383 = getelementptr i8, ptr %arg.table, i64 %sunkaddr382
  %sunkaddr384 = getelementptr i8, ptr %sunkaddr383, i64 -4
  store i32 %.14.i.i, ptr %sunkaddr384, align 4, !noalias !85
  %.379.i = getelementptr i32, ptr %arg.weights, i64 %.215.i98
  %.380.i = load i32, ptr %.379.i, align 4, !noalias !85
  %.381.i = zext i32 %.380.i to i64
  %.383.i = add i64 %distinct.2.0150.i, %.381.i
  %.4.i.i107 = tail call i64 @tideproof_words(), !noalias !91
  %.415.i = mul i64 %.4.i.i107, %.215.i98
  %.417.i = getelementptr i64, ptr %arg.successors, i64 %.415.i
  %.420.i = getelementptr i32, ptr %arg.sources, i64 %.215.i98
  %.421.i = load i32, ptr %.420.i, align 4, !noalias !85
  %.4.i.i.i108 = tail call i64 @tideproof_words(), !noalias !94
  %.13189.not.i.i = icmp slt i64 %.4.i.i.i108, 1
  br i1 %.13189.not.i.i, label %B148.i.i, label %B60.endif.preheader.i.i

B60.endif.preheader.i.i:                          ; preds = %B508.endif.endif.i
  %42 = shl i64 %index.2.0149.i, 3
  %43 = mul i64 %.4.i.i107, %lsr.iv.i97
  %scevgep7.i109 = getelementptr i8, ptr %arg.successors, i64 %43
  br label %B60.endif.i.i

B148.i.i:                                         ; preds = %B60.endif.i.i, %B508.endif.endif.i
  %.213.i.i = and i64 %index.2.0149.i, 63
  %.214.i.i113 = icmp eq i64 %.213.i.i, 0
  br i1 %.214.i.i113, label %B240.i.i, label %B292.endif.i.i

B240.i.i:                                         ; preds = %B148.i.i
  %44 = lshr exact i64 %index.2.0149.i, 4
  %.220.i.i = getelementptr i8, ptr %arg.parents, i64 %44
  store i32 %.421.i, ptr %.220.i.i, align 4, !noalias !99
  br label %B292.endif.i.i

B480.i.i:                                         ; preds = %B408.if.i.i
  %45 = shl nuw nsw i64 %.3539496.i.i, 3
  %scevgep325 = getelementptr i8, ptr %lsr.iv322, i64 %45
  %scevgep326 = getelementptr i8, ptr %scevgep325, i64 -8
  store i64 %index.2.0149.i, ptr %scevgep326, align 8, !noalias !99
  br label %B490.i.i

B490.i.i:                                         ; preds = %B408.if.i.i, %B480.i.i
  %.360.1.i.i = add nuw nsw i64 %.3539496.i.i, 2
  %46 = shl nuw i64 2, %.3539496.i.i
  %47 = and i64 %46, %.261.i.i
  %.392.not.1.i.i = icmp eq i64 %47, 0
  br i1 %.392.not.1.i.i, label %B490.1.i.i, label %B480.1.i.i

B480.1.i.i:                                       ; preds = %B490.i.i
  %48 = shl nuw nsw i64 %.3539496.i.i, 3
  %scevgep324 = getelementptr i8, ptr %lsr.iv322, i64 %48
  store i64 %index.2.0149.i, ptr %scevgep324, align 8, !noalias !99
  br label %B490.1.i.i

B490.1.i.i:                                       ; preds = %B480.1.i.i, %B490.i.i
  %exitcond101.not.1.i.i = icmp eq i64 %.360.1.i.i, 64
  br i1 %exitcond101.not.1.i.i, label %B508.endif.endif.endif.i, label %B408.if.i.i

B60.endif.i.i:                                    ; preds = %B60.endif.i.i, %B60.endif.preheader.i.i
  %.1378890.i.i = phi i64 [ %.144.i.i, %B60.endif.i.i ], [ 0, %B60.endif.preheader.i.i ]
  %49 = shl i64 %.1378890.i.i, 3
  %scevgep8.i110 = getelementptr i8, ptr %scevgep7.i109, i64 %49
  %.171.i.i = load i64, ptr %scevgep8.i110, align 8, !noalias !99
  %.4.i1.i.i111 = tail call i64 @tideproof_words(), !noalias !100
  %.144.i.i = add nuw nsw i64 %.1378890.i.i, 1
  %50 = mul i64 %42, %.4.i1.i.i111
  %scevgep5.i.i = getelementptr i8, ptr %arg.states, i64 %50
  %51 = shl i64 %.1378890.i.i, 3
  %scevgep320 = getelementptr i8, ptr %scevgep5.i.i, i64 %51
  store i64 %.171.i.i, ptr %scevgep320, align 8, !noalias !99
  %exitcond.not.i.i = icmp eq i64 %.4.i.i.i108, %.144.i.i
  br i1 %exitcond.not.i.i, label %B148.i.i, label %B60.endif.i.i

B292.endif.i.i:                                   ; preds = %B240.i.i, %B148.i.i
  %.5.i.i.i = tail call i64 @tideproof_check(ptr %.417.i), !noalias !103
  %.260.i.i = xor i64 %failed.2.0151.i, -1
  %.261.i.i = and i64 %.5.i.i.i, %.260.i.i
  %.266.not.i.i = icmp eq i64 %.261.i.i, 0
  br i1 %.266.not.i.i, label %B508.endif.endif.endif.i, label %B408.if.i.i.preheader

B408.if.i.i.preheader:                            ; preds = %B292.endif.i.i
  br label %B408.if.i.i

B408.if.i.i:                                      ; preds = %B408.if.i.i.preheader, %B490.1.i.i
  %.3539496.i.i = phi i64 [ %.360.1.i.i, %B490.1.i.i ], [ 0, %B408.if.i.i.preheader ]
  %52 = shl nuw i64 1, %.3539496.i.i
  %53 = and i64 %52, %.261.i.i
  %.392.not.i.i = icmp eq i64 %53, 0
  br i1 %.392.not.i.i, label %B490.i.i, label %B480.i.i

B508.endif.endif.endif.i:                         ; preds = %B292.endif.i.i, %B490.1.i.i
  %.415.i.i114 = or i64 %.5.i.i.i, %failed.2.0151.i
  br label %B759.i

_ZN9tideproof10properties7engines10exhaustive13shares_kernel11enter_shareB3v28B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEybyyyy9uint64_2a9uint64_2a9uint32_2a9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a.exit: ; preds = %B759.i, %B1786
  %distinct.2.0.lcssa.i = phi i64 [ %.73.i, %B1786 ], [ %distinct.3.1.i, %B759.i ]
  %failed.2.0.lcssa.i = phi i64 [ %.70.i, %B1786 ], [ %failed.3.1.i, %B759.i ]
  %sunkaddr385 = getelementptr i8, ptr %arg.shares, i64 %.1221.idx
  %sunkaddr386 = getelementptr i8, ptr %sunkaddr385, i64 16
  store i64 %failed.2.0.lcssa.i, ptr %sunkaddr386, align 8, !noalias !85
  %sunkaddr387 = getelementptr i8, ptr %arg.shares, i64 %.1221.idx
  %sunkaddr388 = getelementptr i8, ptr %sunkaddr387, i64 48
  store i64 %distinct.2.0.lcssa.i, ptr %sunkaddr388, align 8, !noalias !85
  br label %B1846

B1846:                                            ; preds = %B1674.if, %_ZN9tideproof10properties7engines10exhaustive13shares_kernel11enter_shareB3v28B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEybyyyy9uint64_2a9uint64_2a9uint32_2a9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a.exit
  %sunkaddr389 = getelementptr i8, ptr %arg.shares, i64 %.1221.idx
  %sunkaddr390 = getelementptr i8, ptr %sunkaddr389, i64 72
  %.1280 = load i64, ptr %sunkaddr390, align 8
  %sunkaddr391 = getelementptr i8, ptr %arg.shares, i64 %.1221.idx
  %sunkaddr392 = getelementptr i8, ptr %sunkaddr391, i64 80
  %.1283 = load i64, ptr %sunkaddr392, align 8
  %.1286 = add i64 %.1280, %index.2.1373
  %.1288 = sub i64 %.1286, %.1283
  %scevgep323 = getelementptr i8, ptr %lsr.iv322, i64 512
  %exitcond518.not = icmp eq i64 %arg.parts, %.1190
  br i1 %exitcond518.not, label %B0.endif.endif.endif.i29, label %B1674.if

B250.i35:                                         ; preds = %B506.endif.i38, %B250.i35.preheader
  %lsr.iv.i36 = phi i64 [ %lsr.iv.next.i41, %B506.endif.i38 ], [ 1, %B250.i35.preheader ]
  %.97.i37 = icmp ugt i64 %lsr.iv.i36, 8192
  br i1 %.97.i37, label %B334.endif.i42, label %B506.endif.i38

B440.i46:                                         ; preds = %B334.endif.i42
  %.5.i.i47 = tail call i32 @usleep(i32 50), !noalias !106
  br label %B506.endif.i38

B0.endif.endif.endif.i29:                         ; preds = %B1846, %B1640, %B1596
  %.8.i.i25 = atomicrmw add ptr %arg.sync, i64 1 seq_cst, align 8, !noalias !111
  %.43.i28 = udiv i64 %.8.i.i25, %arg.threads
  %54 = add i64 %.43.i28, 1
  %55 = mul i64 %54, %arg.threads
  %.7.i4.i31 = load atomic i64, ptr %arg.sync acquire, align 8, !noalias !114
  %.84.i32 = icmp ult i64 %.7.i4.i31, %55
  br i1 %.84.i32, label %B250.i35.preheader, label %B1908.endif.endif

B250.i35.preheader:                               ; preds = %B0.endif.endif.endif.i29
  br label %B250.i35

B334.endif.i42:                                   ; preds = %B250.i35
  %sunkaddr393 = getelementptr i8, ptr %arg.sync, i64 192
  %.7.i.i44 = load atomic i64, ptr %sunkaddr393 acquire, align 8, !noalias !117
  %.125.not.i45 = icmp eq i64 %.7.i.i44, 0
  br i1 %.125.not.i45, label %B440.i46, label %B1908.endif.endif

B506.endif.i38:                                   ; preds = %B440.i46, %B250.i35
  %.7.i2.i39 = load atomic i64, ptr %arg.sync acquire, align 8, !noalias !120
  %.195.i40 = icmp ult i64 %.7.i2.i39, %55
  %lsr.iv.next.i41 = add i64 %lsr.iv.i36, 1
  br i1 %.195.i40, label %B250.i35, label %B1908.endif.endif

B1948:                                            ; preds = %B1908.endif.endif
  %.1370 = add i64 %.21.i, %next_state.2.0
  %.1375 = add i64 %new.2.1.lcssa, %count.2.0
  %.1430 = icmp eq i64 %.21.i, 0
  br i1 %.1430, label %B2084, label %B1948.endif.else, !prof !0

B2084:                                            ; preds = %B1948.endif.else, %B1908.endif.endif, %B1948
  %per_source.3.1 = phi i64 [ %per_source.2.0, %B1908.endif.endif ], [ %107, %B1948.endif.else ], [ 16, %B1948 ]
  %count.3.1 = phi i64 [ %count.2.0, %B1908.endif.endif ], [ %.1375, %B1948.endif.else ], [ %.1375, %B1948 ]
  %next_state.3.1 = phi i64 [ %next_state.2.0, %B1908.endif.endif ], [ %.1370, %B1948.endif.else ], [ %.1370, %B1948 ]
  br i1 %.1320, label %B354, label %B2090

B2090:                                            ; preds = %B354.endif.endif.endif, %B2084, %B334.endif.i18, %B334.endif.i
  %per_source.4.1 = phi i64 [ %per_source.2.0, %B334.endif.i18 ], [ %per_source.3.1, %B2084 ], [ %per_source.2.0, %B354.endif.endif.endif ], [ %.96, %B334.endif.i ]
  %count.4.1 = phi i64 [ %count.2.0, %B334.endif.i18 ], [ %count.3.1, %B2084 ], [ %count.2.0, %B354.endif.endif.endif ], [ %.93, %B334.endif.i ]
  %next_state.4.1 = phi i64 [ %next_state.2.0, %B334.endif.i18 ], [ %next_state.3.1, %B2084 ], [ %next_state.2.0, %B354.endif.endif.endif ], [ %.90, %B334.endif.i ]
  %.1540 = icmp eq i64 %arg.number, 0
  br i1 %.1540, label %B2128, label %B2228

B2128:                                            ; preds = %B2090
  %sunkaddr394 = getelementptr i8, ptr %arg.control, i64 8
  store i64 %next_state.4.1, ptr %sunkaddr394, align 8
  store i64 %count.4.1, ptr %arg.control, align 8
  %sunkaddr395 = getelementptr i8, ptr %arg.sync, i64 128
  store i64 %per_source.4.1, ptr %sunkaddr395, align 8
  %.10593.not.i = icmp slt i64 %arg.parts, 1
  br i1 %.10593.not.i, label %B2228, label %B62.if.lr.ph.i

B62.if.lr.ph.i:                                   ; preds = %B2128
  %sunkaddr.i116 = getelementptr i8, ptr %arg.control, i64 16
  %.19.i = load i64, ptr %sunkaddr.i116, align 8, !noalias !123
  %.294.i117 = xor i64 %.19.i, -1
  br label %B62.if.i

B424.i:                                           ; preds = %B318.if.i
  %sunkaddr396 = getelementptr i8, ptr %arg.control, i64 16
  %.302.i = load i64, ptr %sunkaddr396, align 8, !noalias !123
  %.304.i120 = and i64 %.302.i, %.286.i
  %.307.not.i = icmp eq i64 %.304.i120, 0
  br i1 %.307.not.i, label %B492.i, label %B456.i

B456.i:                                           ; preds = %B424.i
  %56 = shl nuw nsw i64 %.2508284.i, 3
  %scevgep255 = getelementptr i8, ptr %lsr.iv.i118, i64 %56
  %.312.i121 = load i64, ptr %scevgep255, align 8, !noalias !123
  %57 = shl nuw nsw i64 %.2508284.i, 3
  %scevgep253 = getelementptr i8, ptr %arg.first, i64 %57
  %.316.i = load i64, ptr %scevgep253, align 8, !noalias !123
  %.317.i122 = icmp ult i64 %.312.i121, %.316.i
  br i1 %.317.i122, label %B492.i, label %B514.i

B492.i:                                           ; preds = %B456.i, %B424.i
  %58 = shl nuw nsw i64 %.2508284.i, 3
  %scevgep254 = getelementptr i8, ptr %lsr.iv.i118, i64 %58
  %.322.i124 = load i64, ptr %scevgep254, align 8, !noalias !123
  %59 = shl nuw nsw i64 %.2508284.i, 3
  %scevgep = getelementptr i8, ptr %arg.first, i64 %59
  store i64 %.322.i124, ptr %scevgep, align 8, !noalias !123
  br label %B514.i

B514.i:                                           ; preds = %B318.if.i, %B492.i, %B456.i
  %exitcond.not.i123 = icmp eq i64 %.257.i, 64
  br i1 %exitcond.not.i123, label %B516.i, label %B318.if.i

B516.i:                                           ; preds = %B514.i
  %.118.i = add nuw nsw i64 %.1118894.i, 1
  %sunkaddr397 = getelementptr i8, ptr %arg.control, i64 16
  %.343.i = load i64, ptr %sunkaddr397, align 8, !noalias !123
  %sunkaddr398 = getelementptr i8, ptr %arg.shares, i64 %.145.idx.i
  %sunkaddr399 = getelementptr i8, ptr %sunkaddr398, i64 16
  %.346.i = load i64, ptr %sunkaddr399, align 8, !noalias !123
  %.349.i = or i64 %.346.i, %.343.i
  store i64 %.349.i, ptr %sunkaddr397, align 8, !noalias !123
  %scevgep2.i = getelementptr i8, ptr %lsr.iv.i118, i64 512
  %exitcond100.not.i = icmp eq i64 %.118.i, %arg.parts
  br i1 %exitcond100.not.i, label %B2228, label %B62.if.i

B62.if.i:                                         ; preds = %B516.i, %B62.if.lr.ph.i
  %lsr.iv.i118 = phi ptr [ %arg.share_first, %B62.if.lr.ph.i ], [ %scevgep2.i, %B516.i ]
  %.1118894.i = phi i64 [ 0, %B62.if.lr.ph.i ], [ %.118.i, %B516.i ]
  %.145.idx.i = shl i64 %.1118894.i, 7
  %.145.i = getelementptr i8, ptr %arg.shares, i64 %.145.idx.i
  %sunkaddr400 = getelementptr i8, ptr %arg.control, i64 48
  %.157.i119 = load i64, ptr %sunkaddr400, align 8, !noalias !123
  %.159.i = getelementptr i8, ptr %.145.i, i64 48
  %.160.i = load i64, ptr %.159.i, align 8, !noalias !123
  %.161.i = add i64 %.160.i, %.157.i119
  store i64 %.161.i, ptr %sunkaddr400, align 8, !noalias !123
  br label %B318.if.i

B318.if.i:                                        ; preds = %B62.if.i, %B514.i
  %.2508284.i = phi i64 [ 0, %B62.if.i ], [ %.257.i, %B514.i ]
  %.257.i = add nuw nsw i64 %.2508284.i, 1
  %.286.i = shl nuw i64 1, %.2508284.i
  %sunkaddr401 = getelementptr i8, ptr %arg.shares, i64 %.145.idx.i
  %sunkaddr402 = getelementptr i8, ptr %sunkaddr401, i64 16
  %.292.i = load i64, ptr %sunkaddr402, align 8, !noalias !123
  %60 = and i64 %.292.i, %.294.i117
  %.297.i = and i64 %60, %.286.i
  %.298.not.i = icmp eq i64 %.297.i, 0
  br i1 %.298.not.i, label %B514.i, label %B424.i

common.ret:                                       ; preds = %B0.if, %B2228
  %common.ret.op = phi i32 [ 0, %B2228 ], [ 1, %B0.if ]
  ret i32 %common.ret.op

B2228:                                            ; preds = %B516.i, %B2128, %B2090
  store i64 0, ptr %retptr, align 8
  br label %common.ret

B0.if:                                            ; preds = %entry
  store ptr @.const.picklebuf.ca8efb3a72d614fe872032cce3ac326007a30727, ptr %excinfo, align 8, !numba_exception_output !126
  br label %common.ret

B0.endif:                                         ; preds = %entry
  %61 = icmp sgt i64 %.148, 0
  %.150 = icmp sgt i64 %arg.threads, 0
  %.151 = xor i1 %.150, %61
  br i1 %.151, label %B0.endif.endif.endif.i, label %B0.endif.endif

B0.endif.endif:                                   ; preds = %B0.endif
  %62 = icmp sgt i64 %.148, 0
  %.166 = srem i64 %.148, %arg.threads
  %.167 = sub nsw i64 0, %.166
  %.168 = select i1 %62, i64 %.166, i64 %.167
  %.169 = icmp sgt i64 %.168, 0
  %.170 = sdiv i64 %.148, %arg.threads
  %.171 = zext i1 %.169 to i64
  %.172 = add i64 %.170, %.171
  %.193353 = icmp sgt i64 %.172, 0
  br i1 %.193353, label %B146.if.lr.ph, label %B0.endif.endif.endif.i

B146.if.lr.ph:                                    ; preds = %B0.endif.endif
  %63 = add i64 %.170, %.171
  %64 = add i64 %63, -1
  %xtraiter = and i64 %.172, 3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B146.if.prol.loopexit, label %B146.if.prol.preheader

B146.if.prol.preheader:                           ; preds = %B146.if.lr.ph
  %65 = shl i64 %arg.number, 7
  %66 = add nuw nsw i64 %65, 48
  %scevgep338 = getelementptr i8, ptr %arg.shares, i64 %66
  %67 = shl i64 %arg.threads, 7
  br label %B146.if.prol

B146.if.prol:                                     ; preds = %B146.if.prol, %B146.if.prol.preheader
  %lsr.iv339 = phi ptr [ %scevgep338, %B146.if.prol.preheader ], [ %scevgep340, %B146.if.prol ]
  %.199352354.prol = phi i64 [ %.206.prol, %B146.if.prol ], [ %arg.number, %B146.if.prol.preheader ]
  %prol.iter = phi i64 [ %prol.iter.next, %B146.if.prol ], [ 0, %B146.if.prol.preheader ]
  %.206.prol = add i64 %.199352354.prol, %arg.threads
  %sunkaddr403 = getelementptr i8, ptr %arg.control, i64 16
  %.236.prol = load i64, ptr %sunkaddr403, align 8
  store i64 0, ptr %lsr.iv339, align 8
  %scevgep341 = getelementptr i8, ptr %lsr.iv339, i64 -32
  store i64 %.236.prol, ptr %scevgep341, align 8
  %prol.iter.next = add i64 %prol.iter, 1
  %scevgep340 = getelementptr i8, ptr %lsr.iv339, i64 %67
  %prol.iter.cmp.not = icmp eq i64 %xtraiter, %prol.iter.next
  br i1 %prol.iter.cmp.not, label %B146.if.prol.loopexit.loopexit, label %B146.if.prol, !llvm.loop !127

B146.if.prol.loopexit.loopexit:                   ; preds = %B146.if.prol
  %68 = sub i64 %.172, %prol.iter.next
  br label %B146.if.prol.loopexit

B146.if.prol.loopexit:                            ; preds = %B146.if.prol.loopexit.loopexit, %B146.if.lr.ph
  %.192351355.unr = phi i64 [ %.172, %B146.if.lr.ph ], [ %68, %B146.if.prol.loopexit.loopexit ]
  %.199352354.unr = phi i64 [ %arg.number, %B146.if.lr.ph ], [ %.206.prol, %B146.if.prol.loopexit.loopexit ]
  %69 = icmp ult i64 %64, 3
  br i1 %69, label %B0.endif.endif.endif.i, label %B146.if.preheader

B146.if.preheader:                                ; preds = %B146.if.prol.loopexit
  %70 = add i64 %.192351355.unr, 4
  %71 = shl i64 %.199352354.unr, 7
  %72 = add nuw nsw i64 %71, 48
  %scevgep328 = getelementptr i8, ptr %arg.shares, i64 %72
  %73 = shl i64 %arg.threads, 9
  %74 = shl i64 %arg.threads, 7
  br label %B146.if

B146.if:                                          ; preds = %B146.if, %B146.if.preheader
  %lsr.iv329 = phi ptr [ %scevgep328, %B146.if.preheader ], [ %scevgep330, %B146.if ]
  %lsr.iv327 = phi i64 [ %70, %B146.if.preheader ], [ %lsr.iv.next, %B146.if ]
  %sunkaddr404 = getelementptr i8, ptr %arg.control, i64 16
  %.236 = load i64, ptr %sunkaddr404, align 8
  store i64 0, ptr %lsr.iv329, align 8
  %scevgep331 = getelementptr i8, ptr %lsr.iv329, i64 -32
  store i64 %.236, ptr %scevgep331, align 8
  %.236.1 = load i64, ptr %sunkaddr404, align 8
  %scevgep332 = getelementptr i8, ptr %lsr.iv329, i64 %74
  store i64 0, ptr %scevgep332, align 8
  %scevgep333 = getelementptr i8, ptr %scevgep332, i64 -32
  store i64 %.236.1, ptr %scevgep333, align 8
  %.236.2 = load i64, ptr %sunkaddr404, align 8
  %scevgep334 = getelementptr i8, ptr %scevgep332, i64 %74
  store i64 0, ptr %scevgep334, align 8
  %scevgep335 = getelementptr i8, ptr %scevgep334, i64 -32
  store i64 %.236.2, ptr %scevgep335, align 8
  %.236.3 = load i64, ptr %sunkaddr404, align 8
  %scevgep336 = getelementptr i8, ptr %scevgep334, i64 %74
  store i64 0, ptr %scevgep336, align 8
  %scevgep337 = getelementptr i8, ptr %scevgep336, i64 -32
  store i64 %.236.3, ptr %scevgep337, align 8
  %lsr.iv.next = add i64 %lsr.iv327, -4
  %scevgep330 = getelementptr i8, ptr %lsr.iv329, i64 %73
  %.193.3 = icmp sgt i64 %lsr.iv.next, 4
  br i1 %.193.3, label %B146.if, label %B0.endif.endif.endif.i

B354.preheader:                                   ; preds = %B506.endif.i, %B0.endif.endif.endif.i
  %const344 = bitcast i64 -2960836687051489901 to i64
  %const343 = bitcast i64 -7046029254386353131 to i64
  %const = bitcast i64 9223372036854775804 to i64
  %.329 = shl nuw i64 1, %arg.bits
  %.376 = mul i64 %arg.most, %arg.parts
  %.531 = add i64 %arg.parts, -1
  %.844 = add i64 %arg.parts, %arg.threads
  %.11.i = tail call i64 @llvm.umax.i64(i64 %arg.transitions, i64 1)
  %75 = shl nuw i64 %arg.transitions, 3
  %notmask.i = shl nsw i64 -1, %arg.bits
  %.34.i = xor i64 %notmask.i, -1
  %scevgep138.i.i = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep156.i.i = getelementptr i8, ptr %arg.states, i64 24
  %const_mat = add i64 %const, 2
  %unroll_iter.i = and i64 %arg.transitions, %const_mat
  %scevgep5.i = getelementptr i8, ptr %arg.share_taken_in, i64 8
  %76 = shl i64 %arg.transitions, 3
  %scevgep14.i = getelementptr i8, ptr %arg.share_taken, i64 8
  %notmask.i1.i = shl nsw i64 -1, %arg.bits
  %const_mat342 = add i64 %const, 2
  %unroll_iter = and i64 %arg.parts, %const_mat342
  %scevgep256 = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep268 = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep284 = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep300 = getelementptr i8, ptr %arg.shares, i64 208
  %scevgep321 = getelementptr i8, ptr %arg.share_first, i64 8
  br label %B354

B354.endif.endif.else:                            ; preds = %B354
  %.382 = sub i64 %arg.limit, %count.2.0
  %.383 = shl i64 %.382, 4
  %.392 = udiv i64 %.383, %per_source.2.0
  br label %B354.endif.endif.endif

B354.endif.endif.endif:                           ; preds = %B354.endif.endif.else, %B354
  %quot.1.0 = phi i64 [ %.392, %B354.endif.endif.else ], [ 0, %B354 ]
  %.427 = tail call i64 @llvm.usub.sat.i64(i64 %.368, i64 %arg.parts)
  %.17.i = tail call i64 @llvm.umin.i64(i64 %.379, i64 %.376)
  %.19.i174 = tail call i64 @llvm.umin.i64(i64 %quot.1.0, i64 %.17.i)
  %.21.i = tail call i64 @llvm.umin.i64(i64 %.427, i64 %.19.i174)
  %.465 = icmp ult i64 %.21.i, %arg.least
  br i1 %.465, label %B2090, label %B608

B608.else:                                        ; preds = %B608
  %.532 = add i64 %.531, %.21.i
  %.541 = udiv i64 %.532, %arg.parts
  %77 = mul i64 %.541, %arg.transitions
  br label %B608.endif.endif

B608.endif.endif:                                 ; preds = %B608.else, %B608
  %quot.2.0 = phi i64 [ %77, %B608.else ], [ 0, %B608 ]
  %sunkaddr405 = getelementptr i8, ptr %arg.sync, i64 64
  %.8.i = atomicrmw add ptr %sunkaddr405, i64 1 seq_cst, align 8, !noalias !128
  %.579 = sub i64 %.8.i, %shares_taken.2.0
  %.584 = icmp ult i64 %.579, %arg.parts
  br i1 %.584, label %B776.preheader, label %B0.endif.endif.endif.i5

B776.preheader:                                   ; preds = %B608.endif.endif
  %.62.i.i = add i64 %count.2.0, 1
  br label %B776

B776.endif.endif.endif:                           ; preds = %switch.end.i, %B596.i, %B544.i
  %made.2.0131.i = phi i64 [ %made.2.0156.i, %B544.i ], [ 0, %switch.end.i ], [ %.507.i, %B596.i ]
  %.537.i = getelementptr i8, ptr %.589, i64 64
  store i64 %made.2.0131.i, ptr %.537.i, align 8, !noalias !18
  %.60.i = add i64 %made.2.0131.i, 48
  %.14391.not.i = icmp slt i64 %.60.i, 1
  br i1 %.14391.not.i, label %B776.endif.endif.endif.endif.endif, label %B292.if.lr.ph.i

B292.if.lr.ph.i:                                  ; preds = %B776.endif.endif.endif
  %78 = getelementptr i64, ptr %arg.hashes, i64 %.39.i
  %.205.i = add i64 %made.2.0131.i, 24
  %.313.i = add i64 %.39.i, -48
  %79 = shl i64 %.39.i, 3
  %80 = add i64 %79, -384
  br label %B292.if.i

B308.i:                                           ; preds = %B292.if.i
  %.192.i = getelementptr i64, ptr %78, i64 %.1498892.i
  %.193.i = load i64, ptr %.192.i, align 8, !noalias !131
  %.195.i85 = and i64 %.193.i, %.34.i
  %.197.i = getelementptr i32, ptr %arg.table, i64 %.195.i85
  tail call void @llvm.prefetch.p0(ptr %.197.i, i32 0, i32 3, i32 1), !noalias !131
  br label %B364.i

B364.i:                                           ; preds = %B292.if.i, %B308.i
  %.202.i = icmp samesign ugt i64 %.1498892.i, 23
  %.207.i = icmp ult i64 %.1498892.i, %.205.i
  %or.cond.i = and i1 %.202.i, %.207.i
  br i1 %or.cond.i, label %B466.endif.i, label %B852.i

B852.i:                                           ; preds = %B790.endif.i, %B466.endif.i, %B364.i
  %.306.i = icmp samesign ugt i64 %.1498892.i, 47
  br i1 %.306.i, label %B906.i, label %B1114.i

B906.i:                                           ; preds = %B852.i
  %.317.i = add i64 %.313.i, %.1498892.i
  %.320.i = getelementptr i64, ptr %arg.hashes, i64 %.317.i
  %.321.i = load i64, ptr %.320.i, align 8, !noalias !131
  %.4.i.i.i56 = tail call i64 @tideproof_words(), !noalias !134
  %.9.i.i.i = lshr i64 %.321.i, 32
  %.11.i.i.i = and i64 %.9.i.i.i, %notmask.i
  %.12.i.i.i = add i64 %.62.i.i, %.317.i
  %.13.i.i.i = or i64 %.11.i.i.i, %.12.i.i.i
  %.14.i.i.i = trunc i64 %.13.i.i.i to i32
  %81 = mul i64 %.4.i.i.i56, %lsr.iv.i54
  %scevgep269 = getelementptr i8, ptr %scevgep268, i64 %81
  %scevgep281 = getelementptr i8, ptr %arg.successors, i64 %81
  %scevgep285 = getelementptr i8, ptr %scevgep284, i64 %81
  %scevgep297 = getelementptr i8, ptr %arg.successors, i64 %81
  br label %B186.endif.outer.i.i

B292.i.i:                                         ; preds = %B256.endif.endif.i.i
  %.193.i.i = add nuw i64 %slot.4.0.ph.i.i, 1
  br label %B906.endif.i

B332.i.i:                                         ; preds = %B186.endif.i.i
  %82 = trunc i64 %.207.i.i to i32
  %.20989.i.i = xor i32 %82, %.14.i.i.i
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

B186.endif.outer.i.i:                             ; preds = %B186.endif.outer.backedge.i.i, %B906.i
  %arg.h.pn.i.i = phi i64 [ %.321.i, %B906.i ], [ %.334.pn.i.i, %B186.endif.outer.backedge.i.i ]
  %slot.4.0.ph.i.i = and i64 %arg.h.pn.i.i, %.34.i
  br label %B186.endif.i.i

B840.i.i:                                         ; preds = %B700.endif.endif.endif.i.i, %B700.endif.i.i
  %83 = trunc i64 %.207.i.i to i32
  %.424.i.i = icmp ult i32 %83, %.14.i.i.i
  br i1 %.424.i.i, label %B906.endif.i, label %B882.endif.endif.i.i

B918.i.i:                                         ; preds = %B882.endif.endif.i.i
  %84 = icmp eq i64 %quot.2.0, 0
  br i1 %84, label %B918.endif.endif.i.i, label %B918.else.i.i, !prof !0

B186.endif.i.i:                                   ; preds = %B882.endif.endif.i.i, %B256.endif.endif.i.i, %B186.endif.outer.i.i
  %sunkaddr406 = mul i64 %slot.4.0.ph.i.i, 4
  %sunkaddr407 = getelementptr i8, ptr %arg.table, i64 %sunkaddr406
  %.7.i.i.i58 = load atomic i32, ptr %sunkaddr407 acquire, align 4, !noalias !139
  %.207.i.i = zext i32 %.7.i.i.i58 to i64
  %.131.i.i = icmp eq i32 %.7.i.i.i58, 0
  br i1 %.131.i.i, label %B256.endif.endif.i.i, label %B332.i.i

B256.endif.endif.i.i:                             ; preds = %B186.endif.i.i
  %sunkaddr408 = mul i64 %slot.4.0.ph.i.i, 4
  %sunkaddr409 = getelementptr i8, ptr %arg.table, i64 %sunkaddr408
  %.9.i3.i.i = cmpxchg ptr %sunkaddr409, i32 0, i32 %.14.i.i.i acq_rel monotonic, align 4, !noalias !142
  %.10.i.i.i = extractvalue { i32, i1 } %.9.i3.i.i, 1
  br i1 %.10.i.i.i, label %B292.i.i, label %B186.endif.i.i

B536.endif.i.i:                                   ; preds = %B456.i.i
  %.4.i1.i.i60 = tail call i64 @tideproof_words(), !noalias !145
  %.271.i.i61 = mul i64 %.4.i1.i.i60, %.234.i.i
  %.275.i.i62 = getelementptr i64, ptr %arg.states, i64 %.271.i.i61
  %.4.i.i.i.i63 = tail call i64 @tideproof_words(), !noalias !148
  %.11941.not.i.i.i = icmp slt i64 %.4.i.i.i.i63, 1
  br i1 %.11941.not.i.i.i, label %B906.endif.i, label %B88.if.preheader.i.i.i64

B88.if.preheader.i.i.i64:                         ; preds = %B536.endif.i.i
  %xtraiter.i.i.i65 = and i64 %.4.i.i.i.i63, 3
  %85 = icmp ult i64 %.4.i.i.i.i63, 4
  br i1 %85, label %B88.if.epil.preheader.i.i.i76, label %B88.if.preheader.new.i.i.i66

B88.if.preheader.new.i.i.i66:                     ; preds = %B88.if.preheader.i.i.i64
  %unroll_iter.i.i.i67 = and i64 %.4.i.i.i.i63, %const
  %86 = shl nsw i64 %.234.i.i, 3
  %87 = mul i64 %86, %.4.i1.i.i60
  %scevgep157.i.i = getelementptr i8, ptr %scevgep156.i.i, i64 %87
  br label %B88.if.i.i.i68

B134.loopexit.unr-lcssa.i.i.i:                    ; preds = %B88.if.i.i.i68
  %lcmp.mod.not.i.i.i75 = icmp eq i64 %xtraiter.i.i.i65, 0
  br i1 %lcmp.mod.not.i.i.i75, label %B536.endif.endif.endif.i.i, label %B88.if.epil.preheader.i.i.i76

B88.if.epil.preheader.i.i.i76:                    ; preds = %B134.loopexit.unr-lcssa.i.i.i, %B88.if.preheader.i.i.i64
  %difference.2.044.epil.init.i.i.i = phi i64 [ 0, %B88.if.preheader.i.i.i64 ], [ %.165.3.i.i.i, %B134.loopexit.unr-lcssa.i.i.i ]
  %.1254042.epil.init.i.i.i = phi i64 [ 0, %B88.if.preheader.i.i.i64 ], [ %unroll_iter.i.i.i67, %B134.loopexit.unr-lcssa.i.i.i ]
  %88 = shl i64 %.1254042.epil.init.i.i.i, 3
  %scevgep4.i.i.i = getelementptr i8, ptr %.275.i.i62, i64 %88
  %scevgep298 = getelementptr i8, ptr %scevgep297, i64 %88
  br label %B88.if.epil.i.i.i77

B88.if.epil.i.i.i77:                              ; preds = %B88.if.epil.i.i.i77, %B88.if.epil.preheader.i.i.i76
  %difference.2.044.epil.i.i.i = phi i64 [ %.165.epil.i.i.i, %B88.if.epil.i.i.i77 ], [ %difference.2.044.epil.init.i.i.i, %B88.if.epil.preheader.i.i.i76 ]
  %epil.iter.i.i.i78 = phi i64 [ %epil.iter.next.i.i.i80, %B88.if.epil.i.i.i77 ], [ 0, %B88.if.epil.preheader.i.i.i76 ]
  %89 = shl i64 %epil.iter.i.i.i78, 3
  %scevgep166.i.i = getelementptr i8, ptr %scevgep4.i.i.i, i64 %89
  %.159.epil.i.i.i79 = load i64, ptr %scevgep166.i.i, align 8, !noalias !153
  %scevgep299 = getelementptr i8, ptr %scevgep298, i64 %89
  %.162.epil.i.i.i = load i64, ptr %scevgep299, align 8, !noalias !153
  %.163.epil.i.i.i = xor i64 %.162.epil.i.i.i, %.159.epil.i.i.i79
  %.165.epil.i.i.i = or i64 %.163.epil.i.i.i, %difference.2.044.epil.i.i.i
  %epil.iter.next.i.i.i80 = add i64 %epil.iter.i.i.i78, 1
  %epil.iter.cmp.not.i.i.i81 = icmp eq i64 %xtraiter.i.i.i65, %epil.iter.next.i.i.i80
  br i1 %epil.iter.cmp.not.i.i.i81, label %B536.endif.endif.endif.i.i, label %B88.if.epil.i.i.i77, !llvm.loop !154

B88.if.i.i.i68:                                   ; preds = %B88.if.i.i.i68, %B88.if.preheader.new.i.i.i66
  %difference.2.044.i.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i66 ], [ %.165.3.i.i.i, %B88.if.i.i.i68 ]
  %.1254042.i.i.i = phi i64 [ 0, %B88.if.preheader.new.i.i.i66 ], [ %.132.3.i.i.i, %B88.if.i.i.i68 ]
  %sunkaddr.i.i.i69 = shl i64 %.1254042.i.i.i, 3
  %scevgep163.i.i = getelementptr i8, ptr %scevgep157.i.i, i64 %sunkaddr.i.i.i69
  %scevgep164.i.i = getelementptr i8, ptr %scevgep163.i.i, i64 -24
  %.159.i.i.i70 = load i64, ptr %scevgep164.i.i, align 8, !noalias !153
  %scevgep292 = getelementptr i8, ptr %scevgep285, i64 %sunkaddr.i.i.i69
  %scevgep290 = getelementptr i8, ptr %scevgep285, i64 %sunkaddr.i.i.i69
  %scevgep291 = getelementptr i8, ptr %scevgep290, i64 -24
  %.162.i.i.i = load i64, ptr %scevgep291, align 8, !noalias !153
  %.163.i.i.i = xor i64 %.162.i.i.i, %.159.i.i.i70
  %.165.i.i.i = or i64 %.163.i.i.i, %difference.2.044.i.i.i
  %90 = shl i64 %.1254042.i.i.i, 3
  %scevgep295 = getelementptr i8, ptr %scevgep157.i.i, i64 %90
  %scevgep296 = getelementptr i8, ptr %scevgep295, i64 -16
  %.159.1.i.i.i71 = load i64, ptr %scevgep296, align 8, !noalias !153
  %91 = shl i64 %.1254042.i.i.i, 3
  %scevgep288 = getelementptr i8, ptr %scevgep285, i64 %91
  %scevgep289 = getelementptr i8, ptr %scevgep288, i64 -16
  %.162.1.i.i.i = load i64, ptr %scevgep289, align 8, !noalias !153
  %.163.1.i.i.i = xor i64 %.162.1.i.i.i, %.159.1.i.i.i71
  %.165.1.i.i.i = or i64 %.165.i.i.i, %.163.1.i.i.i
  %92 = shl i64 %.1254042.i.i.i, 3
  %scevgep293 = getelementptr i8, ptr %scevgep157.i.i, i64 %92
  %scevgep294 = getelementptr i8, ptr %scevgep293, i64 -8
  %.159.2.i.i.i72 = load i64, ptr %scevgep294, align 8, !noalias !153
  %93 = shl i64 %.1254042.i.i.i, 3
  %scevgep286 = getelementptr i8, ptr %scevgep285, i64 %93
  %scevgep287 = getelementptr i8, ptr %scevgep286, i64 -8
  %.162.2.i.i.i = load i64, ptr %scevgep287, align 8, !noalias !153
  %.163.2.i.i.i = xor i64 %.162.2.i.i.i, %.159.2.i.i.i72
  %.165.2.i.i.i = or i64 %.165.1.i.i.i, %.163.2.i.i.i
  %.132.3.i.i.i = add nuw nsw i64 %.1254042.i.i.i, 4
  %.159.3.i.i.i73 = load i64, ptr %scevgep163.i.i, align 8, !noalias !153
  %.162.3.i.i.i = load i64, ptr %scevgep292, align 8, !noalias !153
  %.163.3.i.i.i = xor i64 %.162.3.i.i.i, %.159.3.i.i.i73
  %.165.3.i.i.i = or i64 %.165.2.i.i.i, %.163.3.i.i.i
  %niter.ncmp.3.i.i.i74 = icmp eq i64 %unroll_iter.i.i.i67, %.132.3.i.i.i
  br i1 %niter.ncmp.3.i.i.i74, label %B134.loopexit.unr-lcssa.i.i.i, label %B88.if.i.i.i68

B536.endif.endif.endif.i.i:                       ; preds = %B88.if.epil.i.i.i77, %B134.loopexit.unr-lcssa.i.i.i
  %.165.lcssa.i.i.i = phi i64 [ %.165.3.i.i.i, %B134.loopexit.unr-lcssa.i.i.i ], [ %.165.epil.i.i.i, %B88.if.epil.i.i.i77 ]
  %.not100.i.i = icmp eq i64 %.165.lcssa.i.i.i, 0
  br i1 %.not100.i.i, label %B906.endif.i, label %B186.endif.outer.backedge.i.i

B700.endif.i.i:                                   ; preds = %B456.i.i
  %.345.i.i = sub nuw i64 %.234.i.i, %count.2.0
  %.4.i2.i.i59 = tail call i64 @tideproof_words(), !noalias !155
  %.371.i.i = mul i64 %.4.i2.i.i59, %.345.i.i
  %.373.i.i = getelementptr i64, ptr %arg.successors, i64 %.371.i.i
  %.4.i.i9.i.i = tail call i64 @tideproof_words(), !noalias !158
  %.11941.not.i10.i.i = icmp slt i64 %.4.i.i9.i.i, 1
  br i1 %.11941.not.i10.i.i, label %B840.i.i, label %B88.if.preheader.i11.i.i

B88.if.preheader.i11.i.i:                         ; preds = %B700.endif.i.i
  %xtraiter.i12.i.i = and i64 %.4.i.i9.i.i, 3
  %94 = icmp ult i64 %.4.i.i9.i.i, 4
  br i1 %94, label %B88.if.epil.preheader.i60.i.i, label %B88.if.preheader.new.i13.i.i

B88.if.preheader.new.i13.i.i:                     ; preds = %B88.if.preheader.i11.i.i
  %unroll_iter.i14.i.i = and i64 %.4.i.i9.i.i, %const
  %95 = shl i64 %.345.i.i, 3
  %96 = mul i64 %95, %.4.i2.i.i59
  %scevgep139.i.i = getelementptr i8, ptr %scevgep138.i.i, i64 %96
  br label %B88.if.i15.i.i

B134.loopexit.unr-lcssa.i58.i.i:                  ; preds = %B88.if.i15.i.i
  %lcmp.mod.not.i59.i.i = icmp eq i64 %xtraiter.i12.i.i, 0
  br i1 %lcmp.mod.not.i59.i.i, label %B700.endif.endif.endif.i.i, label %B88.if.epil.preheader.i60.i.i

B88.if.epil.preheader.i60.i.i:                    ; preds = %B134.loopexit.unr-lcssa.i58.i.i, %B88.if.preheader.i11.i.i
  %difference.2.044.epil.init.i61.i.i = phi i64 [ 0, %B88.if.preheader.i11.i.i ], [ %.165.3.i56.i.i, %B134.loopexit.unr-lcssa.i58.i.i ]
  %.1254042.epil.init.i62.i.i = phi i64 [ 0, %B88.if.preheader.i11.i.i ], [ %unroll_iter.i14.i.i, %B134.loopexit.unr-lcssa.i58.i.i ]
  %97 = shl i64 %.1254042.epil.init.i62.i.i, 3
  %scevgep4.i64.i.i = getelementptr i8, ptr %.373.i.i, i64 %97
  %scevgep282 = getelementptr i8, ptr %scevgep281, i64 %97
  br label %B88.if.epil.i65.i.i

B88.if.epil.i65.i.i:                              ; preds = %B88.if.epil.i65.i.i, %B88.if.epil.preheader.i60.i.i
  %difference.2.044.epil.i66.i.i = phi i64 [ %.165.epil.i73.i.i, %B88.if.epil.i65.i.i ], [ %difference.2.044.epil.init.i61.i.i, %B88.if.epil.preheader.i60.i.i ]
  %epil.iter.i67.i.i = phi i64 [ %epil.iter.next.i74.i.i, %B88.if.epil.i65.i.i ], [ 0, %B88.if.epil.preheader.i60.i.i ]
  %98 = shl i64 %epil.iter.i67.i.i, 3
  %scevgep148.i.i = getelementptr i8, ptr %scevgep4.i64.i.i, i64 %98
  %.159.epil.i69.i.i = load i64, ptr %scevgep148.i.i, align 8, !noalias !163
  %scevgep283 = getelementptr i8, ptr %scevgep282, i64 %98
  %.162.epil.i71.i.i = load i64, ptr %scevgep283, align 8, !noalias !163
  %.163.epil.i72.i.i = xor i64 %.162.epil.i71.i.i, %.159.epil.i69.i.i
  %.165.epil.i73.i.i = or i64 %.163.epil.i72.i.i, %difference.2.044.epil.i66.i.i
  %epil.iter.next.i74.i.i = add i64 %epil.iter.i67.i.i, 1
  %epil.iter.cmp.not.i75.i.i = icmp eq i64 %xtraiter.i12.i.i, %epil.iter.next.i74.i.i
  br i1 %epil.iter.cmp.not.i75.i.i, label %B700.endif.endif.endif.i.i, label %B88.if.epil.i65.i.i, !llvm.loop !154

B88.if.i15.i.i:                                   ; preds = %B88.if.i15.i.i, %B88.if.preheader.new.i13.i.i
  %difference.2.044.i16.i.i = phi i64 [ 0, %B88.if.preheader.new.i13.i.i ], [ %.165.3.i56.i.i, %B88.if.i15.i.i ]
  %.1254042.i17.i.i = phi i64 [ 0, %B88.if.preheader.new.i13.i.i ], [ %.132.3.i46.i.i, %B88.if.i15.i.i ]
  %sunkaddr.i18.i.i = shl i64 %.1254042.i17.i.i, 3
  %scevgep145.i.i = getelementptr i8, ptr %scevgep139.i.i, i64 %sunkaddr.i18.i.i
  %scevgep146.i.i = getelementptr i8, ptr %scevgep145.i.i, i64 -24
  %.159.i20.i.i = load i64, ptr %scevgep146.i.i, align 8, !noalias !163
  %scevgep276 = getelementptr i8, ptr %scevgep269, i64 %sunkaddr.i18.i.i
  %scevgep274 = getelementptr i8, ptr %scevgep269, i64 %sunkaddr.i18.i.i
  %scevgep275 = getelementptr i8, ptr %scevgep274, i64 -24
  %.162.i23.i.i = load i64, ptr %scevgep275, align 8, !noalias !163
  %.163.i24.i.i = xor i64 %.162.i23.i.i, %.159.i20.i.i
  %.165.i25.i.i = or i64 %.163.i24.i.i, %difference.2.044.i16.i.i
  %99 = shl i64 %.1254042.i17.i.i, 3
  %scevgep279 = getelementptr i8, ptr %scevgep139.i.i, i64 %99
  %scevgep280 = getelementptr i8, ptr %scevgep279, i64 -16
  %.159.1.i29.i.i = load i64, ptr %scevgep280, align 8, !noalias !163
  %100 = shl i64 %.1254042.i17.i.i, 3
  %scevgep272 = getelementptr i8, ptr %scevgep269, i64 %100
  %scevgep273 = getelementptr i8, ptr %scevgep272, i64 -16
  %.162.1.i33.i.i = load i64, ptr %scevgep273, align 8, !noalias !163
  %.163.1.i34.i.i = xor i64 %.162.1.i33.i.i, %.159.1.i29.i.i
  %.165.1.i35.i.i = or i64 %.165.i25.i.i, %.163.1.i34.i.i
  %101 = shl i64 %.1254042.i17.i.i, 3
  %scevgep277 = getelementptr i8, ptr %scevgep139.i.i, i64 %101
  %scevgep278 = getelementptr i8, ptr %scevgep277, i64 -8
  %.159.2.i39.i.i = load i64, ptr %scevgep278, align 8, !noalias !163
  %102 = shl i64 %.1254042.i17.i.i, 3
  %scevgep270 = getelementptr i8, ptr %scevgep269, i64 %102
  %scevgep271 = getelementptr i8, ptr %scevgep270, i64 -8
  %.162.2.i43.i.i = load i64, ptr %scevgep271, align 8, !noalias !163
  %.163.2.i44.i.i = xor i64 %.162.2.i43.i.i, %.159.2.i39.i.i
  %.165.2.i45.i.i = or i64 %.165.1.i35.i.i, %.163.2.i44.i.i
  %.132.3.i46.i.i = add nuw nsw i64 %.1254042.i17.i.i, 4
  %.159.3.i50.i.i = load i64, ptr %scevgep145.i.i, align 8, !noalias !163
  %.162.3.i54.i.i = load i64, ptr %scevgep276, align 8, !noalias !163
  %.163.3.i55.i.i = xor i64 %.162.3.i54.i.i, %.159.3.i50.i.i
  %.165.3.i56.i.i = or i64 %.165.2.i45.i.i, %.163.3.i55.i.i
  %niter.ncmp.3.i57.i.i = icmp eq i64 %unroll_iter.i14.i.i, %.132.3.i46.i.i
  br i1 %niter.ncmp.3.i57.i.i, label %B134.loopexit.unr-lcssa.i58.i.i, label %B88.if.i15.i.i

B700.endif.endif.endif.i.i:                       ; preds = %B88.if.epil.i65.i.i, %B134.loopexit.unr-lcssa.i58.i.i
  %.165.lcssa.i77.i.i = phi i64 [ %.165.3.i56.i.i, %B134.loopexit.unr-lcssa.i58.i.i ], [ %.165.epil.i73.i.i, %B88.if.epil.i65.i.i ]
  %.not.i.i = icmp eq i64 %.165.lcssa.i77.i.i, 0
  br i1 %.not.i.i, label %B840.i.i, label %B186.endif.outer.backedge.i.i

B882.endif.endif.i.i:                             ; preds = %B840.i.i
  %103 = trunc i64 %.207.i.i to i32
  %sunkaddr410 = mul i64 %slot.4.0.ph.i.i, 4
  %sunkaddr411 = getelementptr i8, ptr %arg.table, i64 %sunkaddr410
  %.9.i6.i.i = cmpxchg ptr %sunkaddr411, i32 %103, i32 %.14.i.i.i acq_rel monotonic, align 4, !noalias !164
  %.10.i7.i.i = extractvalue { i32, i1 } %.9.i6.i.i, 1
  br i1 %.10.i7.i.i, label %B918.i.i, label %B186.endif.i.i

B918.else.i.i:                                    ; preds = %B918.i.i
  %.526.i.i = udiv i64 %.345.i.i, %quot.2.0
  %104 = shl i64 %.526.i.i, 4
  %105 = or disjoint i64 %104, 10
  br label %B918.endif.endif.i.i

B918.endif.endif.i.i:                             ; preds = %B918.else.i.i, %B918.i.i
  %quot.0.i.i = phi i64 [ %105, %B918.else.i.i ], [ 10, %B918.i.i ]
  %.7.i80.i.i = getelementptr i64, ptr %arg.shares, i64 %quot.0.i.i
  %.8.i81.i.i = atomicrmw add ptr %.7.i80.i.i, i64 1 seq_cst, align 8, !noalias !167
  %.564.i.i = add nuw i64 %slot.4.0.ph.i.i, 1
  br label %B906.endif.i

B1114.i:                                          ; preds = %B906.endif.i, %B852.i
  %found.3.1.i = phi i64 [ %found.2.094.i, %B852.i ], [ %spec.select.i, %B906.endif.i ]
  %lsr.iv.next.i55 = add i64 %lsr.iv.i54, 8
  %exitcond.not.i = icmp eq i64 %.156.i, %.60.i
  br i1 %exitcond.not.i, label %B776.endif.endif.endif.endif.endif, label %B292.if.i

B292.if.i:                                        ; preds = %B1114.i, %B292.if.lr.ph.i
  %lsr.iv.i54 = phi i64 [ %80, %B292.if.lr.ph.i ], [ %lsr.iv.next.i55, %B1114.i ]
  %found.2.094.i = phi i64 [ 0, %B292.if.lr.ph.i ], [ %found.3.1.i, %B1114.i ]
  %.1498892.i = phi i64 [ 0, %B292.if.lr.ph.i ], [ %.156.i, %B1114.i ]
  %.156.i = add nuw nsw i64 %.1498892.i, 1
  %.186.i = icmp ult i64 %.1498892.i, %made.2.0131.i
  br i1 %.186.i, label %B308.i, label %B364.i

B466.endif.i:                                     ; preds = %B364.i
  %106 = getelementptr i64, ptr %78, i64 %.1498892.i
  %.214.i = getelementptr i8, ptr %106, i64 -192
  %.215.i = load i64, ptr %.214.i, align 8, !noalias !131
  %.218.i = and i64 %.215.i, %.34.i
  %.6.i.i = getelementptr i32, ptr %arg.table, i64 %.218.i
  %.7.i.i82 = load atomic i32, ptr %.6.i.i acquire, align 4, !noalias !170
  %.244.i = zext i32 %.7.i.i82 to i64
  %.246.i = and i64 %.244.i, %.34.i
  %.247.i = add nsw i64 %.246.i, -1
  %.252.i = lshr i64 %.215.i, 32
  %.253.i = xor i64 %.252.i, %.244.i
  %.256.i = and i64 %.253.i, %notmask.i
  %.258.i = icmp eq i64 %.256.i, 0
  %.262.i83 = icmp ult i64 %.247.i, %count.2.0
  %or.cond80.i = select i1 %.258.i, i1 %.262.i83, i1 false
  br i1 %or.cond80.i, label %B790.endif.i, label %B852.i

B790.endif.i:                                     ; preds = %B466.endif.i
  %.4.i.i84 = tail call i64 @tideproof_words(), !noalias !173
  %.290.i = mul i64 %.4.i.i84, %.247.i
  %.294.i = getelementptr i64, ptr %arg.states, i64 %.290.i
  tail call void @llvm.prefetch.p0(ptr readonly %.294.i, i32 0, i32 3, i32 1), !noalias !131
  br label %B852.i

B906.endif.i:                                     ; preds = %B918.endif.endif.i.i, %B536.endif.endif.endif.i.i, %B536.endif.i.i, %B840.i.i, %B292.i.i
  %.564.sink.i.i = phi i64 [ %.564.i.i, %B918.endif.endif.i.i ], [ %.193.i.i, %B292.i.i ], [ 0, %B840.i.i ], [ 0, %B536.endif.i.i ], [ 0, %B536.endif.endif.endif.i.i ]
  %.354.i = getelementptr i64, ptr %arg.slots, i64 %.317.i
  store i64 %.564.sink.i.i, ptr %.354.i, align 8, !noalias !131
  %.359.not.i = icmp ne i64 %.564.sink.i.i, 0
  %.362.i = zext i1 %.359.not.i to i64
  %spec.select.i = add i64 %found.2.094.i, %.362.i
  br label %B1114.i

B776.endif.endif.endif.endif.endif:               ; preds = %B1114.i, %B776.endif.endif.endif
  %found.2.0.lcssa.i = phi i64 [ 0, %B776.endif.endif.endif ], [ %found.3.1.i, %B1114.i ]
  %sunkaddr82.i = getelementptr i8, ptr %.589, i64 72
  store i64 %found.2.0.lcssa.i, ptr %sunkaddr82.i, align 8, !noalias !131
  %sunkaddr412 = getelementptr i8, ptr %arg.sync, i64 64
  %.8.i50 = atomicrmw add ptr %sunkaddr412, i64 1 seq_cst, align 8, !noalias !176
  %.733 = sub i64 %.8.i50, %shares_taken.2.0
  %.737 = icmp ult i64 %.733, %arg.parts
  br i1 %.737, label %B776, label %B0.endif.endif.endif.i5

B1322.if:                                         ; preds = %B1522.1, %B1322.if.preheader250
  %lsr.iv = phi ptr [ %scevgep300, %B1322.if.preheader250 ], [ %scevgep301, %B1522.1 ]
  %new.2.1363 = phi i64 [ %.990.1, %B1522.1 ], [ 0, %B1322.if.preheader250 ]
  %keep.3.1362 = phi i1 [ %"$phi1522.1.2.2.1", %B1522.1 ], [ true, %B1322.if.preheader250 ]
  %.944358360 = phi i64 [ %.951.1, %B1522.1 ], [ 0, %B1322.if.preheader250 ]
  %scevgep306 = getelementptr i8, ptr %lsr.iv, i64 -136
  %.984 = load i64, ptr %scevgep306, align 8
  %scevgep305 = getelementptr i8, ptr %lsr.iv, i64 -128
  %.987 = load i64, ptr %scevgep305, align 8
  %.988 = add i64 %.984, %new.2.1363
  br i1 %keep.3.1362, label %B1464, label %B1522

B1674.if:                                         ; preds = %B1846, %B1674.if.preheader
  %lsr.iv322 = phi ptr [ %scevgep321, %B1674.if.preheader ], [ %scevgep323, %B1846 ]
  %index.2.1373 = phi i64 [ %.1288, %B1846 ], [ %count.2.0, %B1674.if.preheader ]
  %.1183369371 = phi i64 [ %.1190, %B1846 ], [ 0, %B1674.if.preheader ]
  %.1190 = add nuw nsw i64 %.1183369371, 1
  %.1221.idx = shl i64 %.1183369371, 7
  %.1221 = getelementptr i8, ptr %arg.shares, i64 %.1221.idx
  %.1226 = getelementptr i8, ptr %.1221, i64 56
  %.1227 = load i64, ptr %.1226, align 8
  %.1229 = icmp eq i64 %.1227, %arg.number
  br i1 %.1229, label %B1786, label %B1846

B1908.endif.endif:                                ; preds = %B506.endif.i38, %B334.endif.i42, %B0.endif.endif.endif.i29
  %.1320 = phi i1 [ %"$phi1552.0.2.1", %B0.endif.endif.endif.i29 ], [ %"$phi1552.0.2.1", %B506.endif.i38 ], [ false, %B334.endif.i42 ]
  br i1 %"$phi1552.0.2.1", label %B1948, label %B2084

B1948.endif.else:                                 ; preds = %B1948
  %.1424 = mul i64 %new.2.1.lcssa, 20
  %.1435 = udiv i64 %.1424, %.21.i
  %107 = add i64 %.1435, 16
  br label %B2084
}

declare i32 @usleep(i32) local_unnamed_addr

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #0

declare i64 @tideproof_words() local_unnamed_addr

declare i64 @tideproof_canonical(ptr, ptr) local_unnamed_addr

declare i64 @tideproof_expand(ptr, ptr, ptr) local_unnamed_addr

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
define i64 @tideproof_explore_together(i64 %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, i64 %a12, i64 %a13, ptr %a14, ptr %a15, ptr %a16, ptr %a17, ptr %a18, ptr %a19, ptr %a20, ptr %a21, ptr %a22, ptr %a23, ptr %a24, ptr %a25, ptr %a26, ptr %a27) #3 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive13shares_kernel16explore_togetherB3v15B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyyyyyyyy9uint64_2a9uint64_2a9uint32_2a9uint32_2ayy9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a(ptr %result, ptr %exception, i64 %a0, i64 %a1, i64 %a2, i64 %a3, i64 %a4, i64 %a5, i64 %a6, i64 %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, i64 %a12, i64 %a13, ptr %a14, ptr %a15, ptr %a16, ptr %a17, ptr %a18, ptr %a19, ptr %a20, ptr %a21, ptr %a22, ptr %a23, ptr %a24, ptr %a25, ptr %a26, ptr %a27)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines10exhaustive13shares_kernel14index_togetherB3v30B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyy9uint64_2a9uint32_2ayyy(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.number, i64 %arg.threads, ptr readonly captures(none) %arg.states, ptr captures(none) %arg.table, i64 %arg.bits, i64 %arg.first, i64 %arg.stop) {
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
  %.27 = mul i64 %.26, %arg.number
  %.35 = udiv i64 %.27, %arg.threads
  %.41 = add i64 %.35, %arg.first
  %.43 = add i64 %arg.number, 1
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
  %.4.i = tail call i64 @tideproof_words(), !noalias !179
  %.4.i.i = tail call i64 @tideproof_words(), !noalias !182
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
  %.156.epil.i = load i64, ptr %scevgep91, align 8, !noalias !187
  %.158.epil.i = xor i64 %.156.epil.i, %h.4.044.epil.i
  %.159.epil.i = mul i64 %.158.epil.i, %const107
  %.160.epil.i = lshr i64 %.159.epil.i, 32
  %.161.epil.i = xor i64 %.160.epil.i, %.159.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B190.loopexit.i, label %B88.if.epil.i, !llvm.loop !188

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
  %.156.i = load i64, ptr %scevgep89, align 8, !noalias !187
  %.158.i = xor i64 %.156.i, %h.4.044.i
  %.159.i = mul i64 %.158.i, %const107
  %.160.i = lshr i64 %.159.i, 32
  %9 = shl i64 %.1224042.i, 3
  %scevgep86 = getelementptr i8, ptr %scevgep82, i64 %9
  %scevgep87 = getelementptr i8, ptr %scevgep86, i64 -16
  %.156.1.i = load i64, ptr %scevgep87, align 8, !noalias !187
  %10 = xor i64 %.156.1.i, %.160.i
  %.158.1.i = xor i64 %10, %.159.i
  %.159.1.i = mul i64 %.158.1.i, %const107
  %.160.1.i = lshr i64 %.159.1.i, 32
  %11 = shl i64 %.1224042.i, 3
  %scevgep84 = getelementptr i8, ptr %scevgep82, i64 %11
  %scevgep85 = getelementptr i8, ptr %scevgep84, i64 -8
  %.156.2.i = load i64, ptr %scevgep85, align 8, !noalias !187
  %12 = xor i64 %.156.2.i, %.160.1.i
  %.158.2.i = xor i64 %12, %.159.1.i
  %.159.2.i = mul i64 %.158.2.i, %const107
  %.160.2.i = lshr i64 %.159.2.i, 32
  %.129.3.i = add nuw nsw i64 %.1224042.i, 4
  %13 = shl i64 %.1224042.i, 3
  %scevgep83 = getelementptr i8, ptr %scevgep82, i64 %13
  %.156.3.i = load i64, ptr %scevgep83, align 8, !noalias !187
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
  %.4.i1 = tail call i64 @tideproof_words(), !noalias !189
  %.4.i.i2 = tail call i64 @tideproof_words(), !noalias !192
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
  %.156.epil.i51 = load i64, ptr %scevgep104, align 8, !noalias !197
  %.158.epil.i52 = xor i64 %.156.epil.i51, %h.4.044.epil.i48
  %.159.epil.i53 = mul i64 %.158.epil.i52, %const107
  %.160.epil.i54 = lshr i64 %.159.epil.i53, 32
  %.161.epil.i55 = xor i64 %.160.epil.i54, %.159.epil.i53
  %epil.iter.next.i56 = add i64 %epil.iter.i49, 1
  %epil.iter.cmp.not.i57 = icmp eq i64 %xtraiter.i5, %epil.iter.next.i56
  br i1 %epil.iter.cmp.not.i57, label %B190.loopexit.i58, label %B88.if.epil.i47, !llvm.loop !188

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
  %.156.i13 = load i64, ptr %scevgep102, align 8, !noalias !197
  %.158.i14 = xor i64 %.156.i13, %h.4.044.i9
  %.159.i15 = mul i64 %.158.i14, %const107
  %.160.i16 = lshr i64 %.159.i15, 32
  %22 = shl i64 %.1224042.i10, 3
  %scevgep99 = getelementptr i8, ptr %scevgep95, i64 %22
  %scevgep100 = getelementptr i8, ptr %scevgep99, i64 -16
  %.156.1.i20 = load i64, ptr %scevgep100, align 8, !noalias !197
  %23 = xor i64 %.156.1.i20, %.160.i16
  %.158.1.i21 = xor i64 %23, %.159.i15
  %.159.1.i22 = mul i64 %.158.1.i21, %const107
  %.160.1.i23 = lshr i64 %.159.1.i22, 32
  %24 = shl i64 %.1224042.i10, 3
  %scevgep97 = getelementptr i8, ptr %scevgep95, i64 %24
  %scevgep98 = getelementptr i8, ptr %scevgep97, i64 -8
  %.156.2.i27 = load i64, ptr %scevgep98, align 8, !noalias !197
  %25 = xor i64 %.156.2.i27, %.160.1.i23
  %.158.2.i28 = xor i64 %25, %.159.1.i22
  %.159.2.i29 = mul i64 %.158.2.i28, %const107
  %.160.2.i30 = lshr i64 %.159.2.i29, 32
  %.129.3.i31 = add nuw nsw i64 %.1224042.i10, 4
  %26 = shl i64 %.1224042.i10, 3
  %scevgep96 = getelementptr i8, ptr %scevgep95, i64 %26
  %.156.3.i35 = load i64, ptr %scevgep96, align 8, !noalias !197
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
  %.7.i65 = load atomic i32, ptr %.6.i64 acquire, align 4, !noalias !198
  %.350.not = icmp eq i32 %.7.i65, 0
  br i1 %.350.not, label %B538.endif.endif.endif, label %B630.preheader

B538.endif.endif.endif:                           ; preds = %B374.endif.endif.endif
  %.9.i = lshr i64 %.176.i62, 32
  %.11.i = and i64 %.9.i, %notmask
  %.13.i = or i64 %.11.i, %.158
  %.14.i = trunc i64 %.13.i to i32
  %sunkaddr = mul i64 %.314, 4
  %sunkaddr108 = getelementptr i8, ptr %arg.table, i64 %sunkaddr
  %.9.i72 = cmpxchg ptr %sunkaddr108, i32 0, i32 %.14.i acq_rel monotonic, align 4, !noalias !201
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
  %.7.i = load atomic i32, ptr %.6.i acquire, align 4, !noalias !204
  %.462.not = icmp eq i32 %.7.i, 0
  br i1 %.462.not, label %B738.endif.endif.endif, label %B630.endif

B738.endif.endif.endif:                           ; preds = %B630.endif
  %sunkaddr109 = mul i64 %.430, 4
  %sunkaddr110 = getelementptr i8, ptr %arg.table, i64 %sunkaddr109
  %.9.i75 = cmpxchg ptr %sunkaddr110, i32 0, i32 %.14.i71 acq_rel monotonic, align 4, !noalias !207
  %.10.i76 = extractvalue { i32, i1 } %.9.i75, 1
  br i1 %.10.i76, label %B830, label %B630.endif
}

; Function Attrs: nounwind
define i64 @tideproof_index_together(i64 %a0, i64 %a1, ptr %a2, ptr %a3, i64 %a4, i64 %a5, i64 %a6) #3 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines10exhaustive13shares_kernel14index_togetherB3v30B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEyy9uint64_2a9uint32_2ayyy(ptr %result, ptr %exception, i64 %a0, i64 %a1, ptr %a2, ptr %a3, i64 %a4, i64 %a5, i64 %a6)
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
!4 = distinct !{!4, !5, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel4meetB3v16B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a: %retptr"}
!5 = distinct !{!5, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel4meetB3v16B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a"}
!6 = !{!7, !4}
!7 = distinct !{!7, !8, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy: %retptr"}
!8 = distinct !{!8, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy"}
!9 = !{!10, !4}
!10 = distinct !{!10, !11, !"_ZN9tideproof5model8backends7kernels8load_nowB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay: %retptr"}
!11 = distinct !{!11, !"_ZN9tideproof5model8backends7kernels8load_nowB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay"}
!12 = !{!13, !4}
!13 = distinct !{!13, !14, !"_ZN9tideproof5model8backends7kernels8load_nowB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay: %retptr"}
!14 = distinct !{!14, !"_ZN9tideproof5model8backends7kernels8load_nowB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay"}
!15 = !{!16, !4}
!16 = distinct !{!16, !17, !"_ZN9tideproof5model8backends7kernels8load_nowB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay: %retptr"}
!17 = distinct !{!17, !"_ZN9tideproof5model8backends7kernels8load_nowB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay"}
!18 = !{!19}
!19 = distinct !{!19, !20, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel12expand_shareB3v22B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyy9uint64_2a9uint64_2ayy9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a: %retptr"}
!20 = distinct !{!20, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel12expand_shareB3v22B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyyyy9uint64_2a9uint64_2ayy9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint32_2a9uint64_2a9uint64_2a"}
!21 = !{!22, !19}
!22 = distinct !{!22, !23, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!23 = distinct !{!23, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!24 = !{!25, !19}
!25 = distinct !{!25, !26, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel13expand_sourceB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint32_2ay9uint64_2a9uint64_2a9uint64_2a: %retptr"}
!26 = distinct !{!26, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel13expand_sourceB2v3B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy9uint64_2a9uint32_2a9uint64_2a9uint32_2a9uint32_2ay9uint64_2a9uint64_2a9uint64_2a"}
!27 = !{!28, !25, !19}
!28 = distinct !{!28, !29, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!29 = distinct !{!29, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!30 = !{!31, !25, !19}
!31 = distinct !{!31, !32, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!32 = distinct !{!32, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!33 = !{!34, !25, !19}
!34 = distinct !{!34, !35, !"_ZN9tideproof5model8backends7kernels9canonicalB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!35 = distinct !{!35, !"_ZN9tideproof5model8backends7kernels9canonicalB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!36 = !{!37, !25, !19}
!37 = distinct !{!37, !38, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!38 = distinct !{!38, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!39 = !{!40, !25, !19}
!40 = distinct !{!40, !41, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!41 = distinct !{!41, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!42 = !{!43, !25, !19}
!43 = distinct !{!43, !44, !"_ZN9tideproof5model8backends7kernels6expandB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a: %retptr"}
!44 = distinct !{!44, !"_ZN9tideproof5model8backends7kernels6expandB2v6B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a9uint32_2a"}
!45 = !{!46, !25, !19}
!46 = distinct !{!46, !47, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!47 = distinct !{!47, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!48 = !{!49, !25, !19}
!49 = distinct !{!49, !50, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!50 = distinct !{!50, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!51 = !{!52, !25, !19}
!52 = distinct !{!52, !53, !"_ZN9tideproof5model8backends7kernels9canonicalB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!53 = distinct !{!53, !"_ZN9tideproof5model8backends7kernels9canonicalB2v5B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!54 = !{!55, !25, !19}
!55 = distinct !{!55, !56, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!56 = distinct !{!56, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!57 = !{!58, !60, !25, !19}
!58 = distinct !{!58, !59, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!59 = distinct !{!59, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!60 = distinct !{!60, !61, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!61 = distinct !{!61, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!62 = !{!60, !25, !19}
!63 = distinct !{!63, !64}
!64 = !{!"llvm.loop.unroll.disable"}
!65 = !{!66, !68}
!66 = distinct !{!66, !67, !"_ZN9tideproof5model8backends7kernels5sleepB3v19B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEj: %retptr"}
!67 = distinct !{!67, !"_ZN9tideproof5model8backends7kernels5sleepB3v19B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEj"}
!68 = distinct !{!68, !69, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel4meetB3v16B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a: %retptr"}
!69 = distinct !{!69, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel4meetB3v16B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a"}
!70 = !{!71, !68}
!71 = distinct !{!71, !72, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy: %retptr"}
!72 = distinct !{!72, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy"}
!73 = !{!74, !68}
!74 = distinct !{!74, !75, !"_ZN9tideproof5model8backends7kernels8load_nowB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay: %retptr"}
!75 = distinct !{!75, !"_ZN9tideproof5model8backends7kernels8load_nowB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay"}
!76 = !{!77, !68}
!77 = distinct !{!77, !78, !"_ZN9tideproof5model8backends7kernels8load_nowB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay: %retptr"}
!78 = distinct !{!78, !"_ZN9tideproof5model8backends7kernels8load_nowB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay"}
!79 = !{!80, !68}
!80 = distinct !{!80, !81, !"_ZN9tideproof5model8backends7kernels8load_nowB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay: %retptr"}
!81 = distinct !{!81, !"_ZN9tideproof5model8backends7kernels8load_nowB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay"}
!82 = !{!83}
!83 = distinct !{!83, !84, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel6add_upB3v27B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2ay9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a: %retptr"}
!84 = distinct !{!84, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel6add_upB3v27B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2ay9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a"}
!85 = !{!86}
!86 = distinct !{!86, !87, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel11enter_shareB3v28B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEybyyyy9uint64_2a9uint64_2a9uint32_2a9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a: %retptr"}
!87 = distinct !{!87, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel11enter_shareB3v28B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEybyyyy9uint64_2a9uint64_2a9uint32_2a9uint64_2a9uint64_2a9uint32_2a9uint32_2a9uint64_2a9uint32_2a9uint64_2a"}
!88 = !{!89, !86}
!89 = distinct !{!89, !90, !"_ZN9tideproof5model8backends7kernels8load_nowB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay: %retptr"}
!90 = distinct !{!90, !"_ZN9tideproof5model8backends7kernels8load_nowB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay"}
!91 = !{!92, !86}
!92 = distinct !{!92, !93, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!93 = distinct !{!93, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!94 = !{!95, !97, !86}
!95 = distinct !{!95, !96, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!96 = distinct !{!96, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!97 = distinct !{!97, !98, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel5enterB3v11B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ajy9uint64_2a: %retptr"}
!98 = distinct !{!98, !"_ZN9tideproof10properties7engines10exhaustive13source_kernel5enterB3v11B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint32_2ay9uint64_2ajy9uint64_2a"}
!99 = !{!97, !86}
!100 = !{!101, !97, !86}
!101 = distinct !{!101, !102, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!102 = distinct !{!102, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!103 = !{!104, !97, !86}
!104 = distinct !{!104, !105, !"_ZN9tideproof5model8backends7kernels5checkB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!105 = distinct !{!105, !"_ZN9tideproof5model8backends7kernels5checkB3v12B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!106 = !{!107, !109}
!107 = distinct !{!107, !108, !"_ZN9tideproof5model8backends7kernels5sleepB3v19B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEj: %retptr"}
!108 = distinct !{!108, !"_ZN9tideproof5model8backends7kernels5sleepB3v19B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEj"}
!109 = distinct !{!109, !110, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel4meetB3v16B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a: %retptr"}
!110 = distinct !{!110, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel4meetB3v16B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a"}
!111 = !{!112, !109}
!112 = distinct !{!112, !113, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy: %retptr"}
!113 = distinct !{!113, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy"}
!114 = !{!115, !109}
!115 = distinct !{!115, !116, !"_ZN9tideproof5model8backends7kernels8load_nowB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay: %retptr"}
!116 = distinct !{!116, !"_ZN9tideproof5model8backends7kernels8load_nowB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay"}
!117 = !{!118, !109}
!118 = distinct !{!118, !119, !"_ZN9tideproof5model8backends7kernels8load_nowB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay: %retptr"}
!119 = distinct !{!119, !"_ZN9tideproof5model8backends7kernels8load_nowB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay"}
!120 = !{!121, !109}
!121 = distinct !{!121, !122, !"_ZN9tideproof5model8backends7kernels8load_nowB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay: %retptr"}
!122 = distinct !{!122, !"_ZN9tideproof5model8backends7kernels8load_nowB3v18B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay"}
!123 = !{!124}
!124 = distinct !{!124, !125, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel3endB3v29B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a9uint64_2a9uint64_2a9uint64_2a: %retptr"}
!125 = distinct !{!125, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel3endB3v29B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEy9uint64_2a9uint64_2a9uint64_2a9uint64_2a"}
!126 = !{i1 true}
!127 = distinct !{!127, !64}
!128 = !{!129}
!129 = distinct !{!129, !130, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy: %retptr"}
!130 = distinct !{!130, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy"}
!131 = !{!132}
!132 = distinct !{!132, !133, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel8find_newB3v23B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint64_2a9uint64_2ay9uint32_2ay9uint64_2a9uint64_2a9uint64_2a: %retptr"}
!133 = distinct !{!133, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel8find_newB3v23B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dEyy9uint64_2a9uint64_2ay9uint32_2ay9uint64_2a9uint64_2a9uint64_2a"}
!134 = !{!135, !137, !132}
!135 = distinct !{!135, !136, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!136 = distinct !{!136, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!137 = distinct !{!137, !138, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel7look_upB3v25B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay9uint32_2ayy9uint64_2a9uint64_2ayy: %retptr"}
!138 = distinct !{!138, !"_ZN9tideproof10properties7engines10exhaustive13shares_kernel7look_upB3v25B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ay9uint32_2ayy9uint64_2a9uint64_2ayy"}
!139 = !{!140, !137, !132}
!140 = distinct !{!140, !141, !"_ZN9tideproof5model8backends7kernels8load_nowB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay: %retptr"}
!141 = distinct !{!141, !"_ZN9tideproof5model8backends7kernels8load_nowB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay"}
!142 = !{!143, !137, !132}
!143 = distinct !{!143, !144, !"_ZN9tideproof5model8backends7kernels8exchangeB3v26B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ayjj: %retptr"}
!144 = distinct !{!144, !"_ZN9tideproof5model8backends7kernels8exchangeB3v26B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ayjj"}
!145 = !{!146, !137, !132}
!146 = distinct !{!146, !147, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!147 = distinct !{!147, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!148 = !{!149, !151, !137, !132}
!149 = distinct !{!149, !150, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!150 = distinct !{!150, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!151 = distinct !{!151, !152, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!152 = distinct !{!152, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!153 = !{!151, !137, !132}
!154 = distinct !{!154, !64}
!155 = !{!156, !137, !132}
!156 = distinct !{!156, !157, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!157 = distinct !{!157, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!158 = !{!159, !161, !137, !132}
!159 = distinct !{!159, !160, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!160 = distinct !{!160, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!161 = distinct !{!161, !162, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a: %retptr"}
!162 = distinct !{!162, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel5equalB2v9B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a9uint64_2a"}
!163 = !{!161, !137, !132}
!164 = !{!165, !137, !132}
!165 = distinct !{!165, !166, !"_ZN9tideproof5model8backends7kernels8exchangeB3v26B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ayjj: %retptr"}
!166 = distinct !{!166, !"_ZN9tideproof5model8backends7kernels8exchangeB3v26B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ayjj"}
!167 = !{!168, !137, !132}
!168 = distinct !{!168, !169, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy: %retptr"}
!169 = distinct !{!169, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy"}
!170 = !{!171, !132}
!171 = distinct !{!171, !172, !"_ZN9tideproof5model8backends7kernels8load_nowB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay: %retptr"}
!172 = distinct !{!172, !"_ZN9tideproof5model8backends7kernels8load_nowB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay"}
!173 = !{!174, !132}
!174 = distinct !{!174, !175, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!175 = distinct !{!175, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!176 = !{!177}
!177 = distinct !{!177, !178, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy: %retptr"}
!178 = distinct !{!178, !"_ZN9tideproof5model8backends7kernels9fetch_addB3v17B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2ayy"}
!179 = !{!180}
!180 = distinct !{!180, !181, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!181 = distinct !{!181, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!182 = !{!183, !185}
!183 = distinct !{!183, !184, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!184 = distinct !{!184, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!185 = distinct !{!185, !186, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!186 = distinct !{!186, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!187 = !{!185}
!188 = distinct !{!188, !64}
!189 = !{!190}
!190 = distinct !{!190, !191, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!191 = distinct !{!191, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!192 = !{!193, !195}
!193 = distinct !{!193, !194, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE: %retptr"}
!194 = distinct !{!194, !"_ZN9tideproof5model8backends7kernels5wordsB2v4B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE"}
!195 = distinct !{!195, !196, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a: %retptr"}
!196 = distinct !{!196, !"_ZN9tideproof10properties7engines10exhaustive12table_kernel6digestB2v7B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint64_2a"}
!197 = !{!195}
!198 = !{!199}
!199 = distinct !{!199, !200, !"_ZN9tideproof5model8backends7kernels8load_nowB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay: %retptr"}
!200 = distinct !{!200, !"_ZN9tideproof5model8backends7kernels8load_nowB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay"}
!201 = !{!202}
!202 = distinct !{!202, !203, !"_ZN9tideproof5model8backends7kernels8exchangeB3v26B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ayjj: %retptr"}
!203 = distinct !{!203, !"_ZN9tideproof5model8backends7kernels8exchangeB3v26B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ayjj"}
!204 = !{!205}
!205 = distinct !{!205, !206, !"_ZN9tideproof5model8backends7kernels8load_nowB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay: %retptr"}
!206 = distinct !{!206, !"_ZN9tideproof5model8backends7kernels8load_nowB3v24B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ay"}
!207 = !{!208}
!208 = distinct !{!208, !209, !"_ZN9tideproof5model8backends7kernels8exchangeB3v26B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ayjj: %retptr"}
!209 = distinct !{!209, !"_ZN9tideproof5model8backends7kernels8exchangeB3v26B68c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsCAQUQzVBF6jCIJo8Y_2fVAIplYFFNAE_3dE9uint32_2ayjj"}
