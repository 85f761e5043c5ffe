; made by tools/prebuild_kernels.py from 295d7c19de25259fdbe2a44689fa5a0801d04c460123aa94ab6e7da4509b066d
; ModuleID = '<string>'
source_filename = "<string>"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define internal noundef i32 @_ZN9tideproof10properties7engines8liveness6kernel4linkB3v22B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2ay9uint16_2a9uint64_2a9uint32_2a9uint64_2a9uint64_2a9uint64_2a9uint32_2a9uint16_2a9uint64_2ayy(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.states_found, ptr readonly captures(none) %arg.table, i64 %arg.bits, ptr readonly captures(none) %arg.fair_kinds, ptr %arg.successors, ptr %arg.made_kinds, ptr captures(none) %arg.hashes, ptr captures(none) %arg.counts, ptr writeonly captures(none) %arg.offsets, ptr writeonly captures(none) %arg.targets, ptr writeonly captures(none) %arg.kinds, ptr captures(none) %arg.control, i64 %arg.first, i64 %arg.stop) {
entry:
  %notmask = shl nsw i64 -1, %arg.bits
  %.46 = xor i64 %notmask, -1
  %.52 = load i64, ptr %arg.control, align 8
  %.63 = icmp ult i64 %arg.first, %arg.stop
  br i1 %.63, label %B126.preheader, label %B1536

B126.preheader:                                   ; preds = %entry
  %const41 = bitcast i64 -2960836687051489901 to i64
  %const40 = bitcast i64 -7046029254386353131 to i64
  %const = bitcast i64 9223372036854775804 to i64
  %scevgep13.i = getelementptr i8, ptr %arg.states_found, i64 24
  %scevgep = getelementptr i8, ptr %arg.successors, i64 24
  %scevgep22 = getelementptr i8, ptr %arg.successors, i64 24
  br label %B126

B126:                                             ; preds = %B1518, %B126.preheader
  %edges.5.0 = phi i64 [ %edges.4.1.lcssa, %B1518 ], [ %.52, %B126.preheader ]
  %source.2.0 = phi i64 [ %.11.i, %B1518 ], [ %arg.first, %B126.preheader ]
  %.71 = add i64 %source.2.0, 8
  %.11.i = tail call i64 @llvm.umin.i64(i64 %.71, i64 %arg.stop)
  %.147 = sub i64 %.11.i, %source.2.0
  %.148 = icmp sgt i64 %.147, 0
  br i1 %.148, label %B254.if.preheader, label %B1518

B254.if.preheader:                                ; preds = %B126
  br label %B254.if

common.ret:                                       ; preds = %B254.if, %B1536
  %storemerge = phi i64 [ 0, %B1536 ], [ -1, %B254.if ]
  store i64 %storemerge, ptr %retptr, align 8
  ret i32 0

B482:                                             ; preds = %B254.if
  %.298 = add i64 %.245, %made.2.1311
  %.379291.not = icmp eq i64 %.245, 0
  br i1 %.379291.not, label %B696, label %B546.if.preheader

B546.if.preheader:                                ; preds = %B482
  %0 = shl i64 %made.2.1311, 3
  br label %B546.if

B696:                                             ; preds = %B548.endif, %B482
  %.466 = sub i64 %.197297309, %source.2.0
  %.470 = getelementptr i64, ptr %arg.counts, i64 %.466
  store i64 %.245, ptr %.470, align 8
  %.191 = icmp sgt i64 %.190295310, 1
  br i1 %.191, label %B254.if, label %B778

B778:                                             ; preds = %B696
  %.566319.not = icmp slt i64 %.298, 1
  br i1 %.566319.not, label %B1074.if.preheader, label %B808.if.preheader

B808.if.preheader:                                ; preds = %B778
  %1 = add i64 %.245, %made.2.1311
  br label %B808.if

B910:                                             ; preds = %B808.if
  %.621 = and i64 %.612, %.46
  %.624 = add nsw i64 %.621, -1
  %.625 = tail call i64 @tideproof_words()
  %.626 = mul i64 %.625, %.624
  %.628 = getelementptr i64, ptr %arg.states_found, i64 %.626
  tail call void @llvm.prefetch.p0(ptr %.628, i32 0, i32 3, i32 1)
  br label %B1010

B1010:                                            ; preds = %B808.if, %B910
  %exitcond.not = icmp eq i64 %1, %.579
  br i1 %exitcond.not, label %B1074.if.preheader, label %B808.if

B1074.if.preheader:                               ; preds = %B1010, %B778
  br label %B1074.if

B1330:                                            ; preds = %B1128.endif
  %.961 = trunc i64 %.952 to i32
  %.966 = getelementptr i32, ptr %arg.targets, i64 %edges.2.2329
  store i32 %.961, ptr %.966, align 4
  %.970 = getelementptr i32, ptr %arg.made_kinds, i64 %k.4.2330
  %.971 = load i32, ptr %.970, align 4
  %.973 = zext i32 %.971 to i64
  %.974 = getelementptr i16, ptr %arg.fair_kinds, i64 %.973
  %.975 = load i16, ptr %.974, align 2
  %.978 = getelementptr i16, ptr %arg.kinds, i64 %edges.2.2329
  store i16 %.975, ptr %.978, align 2
  %.981 = add i64 %edges.2.2329, 1
  br label %B1436

B1436:                                            ; preds = %B1128.endif, %B1330
  %edges.3.3 = phi i64 [ %.981, %B1330 ], [ %edges.2.2329, %B1128.endif ]
  %.995 = add i64 %k.4.2330, 1
  %lsr.iv.next24 = add i64 %lsr.iv23, 8
  %exitcond471.not = icmp eq i64 %.787, %.880
  br i1 %exitcond471.not, label %B1474, label %B1126.if

B1474:                                            ; preds = %B1074.if, %B1436
  %edges.2.2.lcssa = phi i64 [ %edges.4.1344, %B1074.if ], [ %edges.3.3, %B1436 ]
  %k.4.2.lcssa = phi i64 [ %k.5.1345, %B1074.if ], [ %.995, %B1436 ]
  %sunkaddr = mul i64 %.742, 8
  %sunkaddr42 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr
  store i64 %edges.2.2.lcssa, ptr %sunkaddr42, align 8
  %.729 = icmp sgt i64 %.728335343, 1
  br i1 %.729, label %B1074.if, label %B1518

B1518:                                            ; preds = %B1474, %B126
  %edges.4.1.lcssa = phi i64 [ %edges.5.0, %B126 ], [ %edges.2.2.lcssa, %B1474 ]
  %.1042 = icmp ult i64 %.71, %arg.stop
  br i1 %.1042, label %B126, label %B1536

B1536:                                            ; preds = %B1518, %entry
  %edges.6.1 = phi i64 [ %.52, %entry ], [ %edges.4.1.lcssa, %B1518 ]
  store i64 %edges.6.1, ptr %arg.control, align 8
  br label %common.ret

B254.if:                                          ; preds = %B696, %B254.if.preheader
  %made.2.1311 = phi i64 [ %.298, %B696 ], [ 0, %B254.if.preheader ]
  %.190295310 = phi i64 [ %.200, %B696 ], [ %.147, %B254.if.preheader ]
  %.197297309 = phi i64 [ %.204, %B696 ], [ %source.2.0, %B254.if.preheader ]
  %.200 = add nsw i64 %.190295310, -1
  %.204 = add i64 %.197297309, 1
  %.232 = tail call i64 @tideproof_words()
  %.234 = mul i64 %.232, %.197297309
  %.236 = getelementptr i64, ptr %arg.states_found, i64 %.234
  %.237 = tail call i64 @tideproof_words()
  %.239 = mul i64 %.237, %made.2.1311
  %.241 = getelementptr i64, ptr %arg.successors, i64 %.239
  %.244 = getelementptr i32, ptr %arg.made_kinds, i64 %made.2.1311
  %.245 = tail call i64 @tideproof_expand(ptr %.236, ptr %.241, ptr %.244)
  %.250 = icmp slt i64 %.245, 0
  br i1 %.250, label %common.ret, label %B482

B546.if:                                          ; preds = %B548.endif, %B546.if.preheader
  %lsr.iv = phi i64 [ %0, %B546.if.preheader ], [ %lsr.iv.next, %B548.endif ]
  %.378289293 = phi i64 [ %.388, %B548.endif ], [ %.245, %B546.if.preheader ]
  %.385290292 = phi i64 [ %.392, %B548.endif ], [ %made.2.1311, %B546.if.preheader ]
  %.418 = tail call i64 @tideproof_words()
  %.10.i = tail call i64 @tideproof_words(), !noalias !0
  %.9240.not.i = icmp slt i64 %.10.i, 1
  br i1 %.9240.not.i, label %B548.endif, label %B88.if.preheader.i

B88.if.preheader.i:                               ; preds = %B546.if
  %xtraiter.i = and i64 %.10.i, 3
  %2 = icmp ult i64 %.10.i, 4
  br i1 %2, label %B88.if.epil.preheader.i, label %B88.if.preheader.new.i

B88.if.preheader.new.i:                           ; preds = %B88.if.preheader.i
  %unroll_iter.i = and i64 %.10.i, %const
  %3 = mul i64 %.418, %lsr.iv
  %scevgep11 = getelementptr i8, ptr %scevgep, i64 %3
  br label %B88.if.i

B190.loopexit.unr-lcssa.i:                        ; preds = %B88.if.i
  %lcmp.mod.not.i = icmp eq i64 %xtraiter.i, 0
  br i1 %lcmp.mod.not.i, label %B190.loopexit.i, label %B88.if.epil.preheader.i

B88.if.epil.preheader.i:                          ; preds = %B190.loopexit.unr-lcssa.i, %B88.if.preheader.i
  %h.4.043.epil.init.i = phi i64 [ %const40, %B88.if.preheader.i ], [ %.137.3.i, %B190.loopexit.unr-lcssa.i ]
  %.983941.epil.init.i = phi i64 [ 0, %B88.if.preheader.i ], [ %unroll_iter.i, %B190.loopexit.unr-lcssa.i ]
  %4 = shl i64 %.983941.epil.init.i, 3
  %5 = mul i64 %.418, %lsr.iv
  %6 = add i64 %5, %4
  %scevgep19 = getelementptr i8, ptr %arg.successors, i64 %6
  br label %B88.if.epil.i

B88.if.epil.i:                                    ; preds = %B88.if.epil.i, %B88.if.epil.preheader.i
  %h.4.043.epil.i = phi i64 [ %.137.epil.i, %B88.if.epil.i ], [ %h.4.043.epil.init.i, %B88.if.epil.preheader.i ]
  %epil.iter.i = phi i64 [ %epil.iter.next.i, %B88.if.epil.i ], [ 0, %B88.if.epil.preheader.i ]
  %7 = shl i64 %epil.iter.i, 3
  %scevgep20 = getelementptr i8, ptr %scevgep19, i64 %7
  %.132.epil.i = load i64, ptr %scevgep20, align 8, !noalias !0
  %.134.epil.i = xor i64 %.132.epil.i, %h.4.043.epil.i
  %.135.epil.i = mul i64 %.134.epil.i, %const41
  %.136.epil.i = lshr i64 %.135.epil.i, 32
  %.137.epil.i = xor i64 %.136.epil.i, %.135.epil.i
  %epil.iter.next.i = add i64 %epil.iter.i, 1
  %epil.iter.cmp.not.i = icmp eq i64 %xtraiter.i, %epil.iter.next.i
  br i1 %epil.iter.cmp.not.i, label %B190.loopexit.i, label %B88.if.epil.i, !llvm.loop !3

B190.loopexit.i:                                  ; preds = %B88.if.epil.i, %B190.loopexit.unr-lcssa.i
  %.137.lcssa.i = phi i64 [ %.137.3.i, %B190.loopexit.unr-lcssa.i ], [ %.137.epil.i, %B88.if.epil.i ]
  %8 = mul i64 %.137.lcssa.i, %const41
  br label %B548.endif

B88.if.i:                                         ; preds = %B88.if.i, %B88.if.preheader.new.i
  %h.4.043.i = phi i64 [ %const40, %B88.if.preheader.new.i ], [ %.137.3.i, %B88.if.i ]
  %.983941.i = phi i64 [ 0, %B88.if.preheader.new.i ], [ %.105.3.i, %B88.if.i ]
  %sunkaddr.i = shl i64 %.983941.i, 3
  %scevgep17 = getelementptr i8, ptr %scevgep11, i64 %sunkaddr.i
  %scevgep18 = getelementptr i8, ptr %scevgep17, i64 -24
  %.132.i = load i64, ptr %scevgep18, align 8, !noalias !0
  %.134.i = xor i64 %.132.i, %h.4.043.i
  %.135.i = mul i64 %.134.i, %const41
  %.136.i = lshr i64 %.135.i, 32
  %9 = shl i64 %.983941.i, 3
  %scevgep15 = getelementptr i8, ptr %scevgep11, i64 %9
  %scevgep16 = getelementptr i8, ptr %scevgep15, i64 -16
  %.132.1.i = load i64, ptr %scevgep16, align 8, !noalias !0
  %10 = xor i64 %.132.1.i, %.136.i
  %.134.1.i = xor i64 %10, %.135.i
  %.135.1.i = mul i64 %.134.1.i, %const41
  %.136.1.i = lshr i64 %.135.1.i, 32
  %11 = shl i64 %.983941.i, 3
  %scevgep13 = getelementptr i8, ptr %scevgep11, i64 %11
  %scevgep14 = getelementptr i8, ptr %scevgep13, i64 -8
  %.132.2.i = load i64, ptr %scevgep14, align 8, !noalias !0
  %12 = xor i64 %.132.2.i, %.136.1.i
  %.134.2.i = xor i64 %12, %.135.1.i
  %.135.2.i = mul i64 %.134.2.i, %const41
  %.136.2.i = lshr i64 %.135.2.i, 32
  %.105.3.i = add nuw nsw i64 %.983941.i, 4
  %13 = shl i64 %.983941.i, 3
  %scevgep12 = getelementptr i8, ptr %scevgep11, i64 %13
  %.132.3.i = load i64, ptr %scevgep12, align 8, !noalias !0
  %14 = xor i64 %.132.3.i, %.136.2.i
  %.134.3.i = xor i64 %14, %.135.2.i
  %.135.3.i = mul i64 %.134.3.i, %const41
  %.136.3.i = lshr i64 %.135.3.i, 32
  %.137.3.i = xor i64 %.136.3.i, %.135.3.i
  %niter.ncmp.3.i = icmp eq i64 %unroll_iter.i, %.105.3.i
  br i1 %niter.ncmp.3.i, label %B190.loopexit.unr-lcssa.i, label %B88.if.i

B548.endif:                                       ; preds = %B190.loopexit.i, %B546.if
  %h.4.0.lcssa.i = phi i64 [ 5551297586632261903, %B546.if ], [ %8, %B190.loopexit.i ]
  %.151.i = lshr i64 %h.4.0.lcssa.i, 29
  %.152.i = xor i64 %.151.i, %h.4.0.lcssa.i
  %.392 = add i64 %.385290292, 1
  %.388 = add nsw i64 %.378289293, -1
  %.447 = getelementptr i64, ptr %arg.hashes, i64 %.385290292
  store i64 %.152.i, ptr %.447, align 8
  %.453 = and i64 %.152.i, %.46
  %.455 = getelementptr i32, ptr %arg.table, i64 %.453
  tail call void @llvm.prefetch.p0(ptr %.455, i32 0, i32 3, i32 1)
  %lsr.iv.next = add i64 %lsr.iv, 8
  %.379 = icmp sgt i64 %.378289293, 1
  br i1 %.379, label %B546.if, label %B696

B808.if:                                          ; preds = %B1010, %B808.if.preheader
  %.572318320 = phi i64 [ %.579, %B1010 ], [ 0, %B808.if.preheader ]
  %.579 = add nuw nsw i64 %.572318320, 1
  %15 = shl i64 %.572318320, 3
  %scevgep21 = getelementptr i8, ptr %arg.hashes, i64 %15
  %.606 = load i64, ptr %scevgep21, align 8
  %.608 = and i64 %.606, %.46
  %.610 = getelementptr i32, ptr %arg.table, i64 %.608
  %.611 = load i32, ptr %.610, align 4
  %.612 = zext i32 %.611 to i64
  %.617.not = icmp eq i32 %.611, 0
  br i1 %.617.not, label %B1010, label %B910

B1074.if:                                         ; preds = %B1474, %B1074.if.preheader
  %k.5.1345 = phi i64 [ %k.4.2.lcssa, %B1474 ], [ 0, %B1074.if.preheader ]
  %edges.4.1344 = phi i64 [ %edges.2.2.lcssa, %B1474 ], [ %edges.5.0, %B1074.if.preheader ]
  %.728335343 = phi i64 [ %.738, %B1474 ], [ %.147, %B1074.if.preheader ]
  %.735336342 = phi i64 [ %.742, %B1474 ], [ %source.2.0, %B1074.if.preheader ]
  %.738 = add nsw i64 %.728335343, -1
  %.742 = add i64 %.735336342, 1
  %.784 = sub i64 %.735336342, %source.2.0
  %.786 = getelementptr i64, ptr %arg.counts, i64 %.784
  %.787 = load i64, ptr %.786, align 8
  %.867326.not = icmp slt i64 %.787, 1
  br i1 %.867326.not, label %B1474, label %B1126.if.preheader

B1126.if.preheader:                               ; preds = %B1074.if
  %16 = shl i64 %k.5.1345, 3
  br label %B1126.if

B1126.if:                                         ; preds = %B1126.if.preheader, %B1436
  %lsr.iv23 = phi i64 [ %16, %B1126.if.preheader ], [ %lsr.iv.next24, %B1436 ]
  %k.4.2330 = phi i64 [ %.995, %B1436 ], [ %k.5.1345, %B1126.if.preheader ]
  %edges.2.2329 = phi i64 [ %edges.3.3, %B1436 ], [ %edges.4.1344, %B1126.if.preheader ]
  %.873325327 = phi i64 [ %.880, %B1436 ], [ 0, %B1126.if.preheader ]
  %.880 = add nuw nsw i64 %.873325327, 1
  %.910 = tail call i64 @tideproof_words()
  %.917 = getelementptr i64, ptr %arg.hashes, i64 %k.4.2330
  %.918 = load i64, ptr %.917, align 8
  %.20.i = lshr i64 %.918, 32
  %slot.2.027.i = and i64 %.918, %.46
  %.3528.i = getelementptr i32, ptr %arg.table, i64 %slot.2.027.i
  %.3629.i = load i32, ptr %.3528.i, align 4, !noalias !5
  %.4231.i = icmp eq i32 %.3629.i, 0
  br i1 %.4231.i, label %B1128.endif, label %B212.i.preheader

B212.i.preheader:                                 ; preds = %B1126.if
  %17 = mul i64 %.910, %lsr.iv23
  %scevgep25 = getelementptr i8, ptr %scevgep22, i64 %17
  %scevgep37 = getelementptr i8, ptr %arg.successors, i64 %17
  br label %B212.i

B212.i:                                           ; preds = %B428.i, %B212.i.preheader
  %.3733.in.i = phi i32 [ %.36.i, %B428.i ], [ %.3629.i, %B212.i.preheader ]
  %slot.2.032.i = phi i64 [ %slot.2.0.i, %B428.i ], [ %slot.2.027.i, %B212.i.preheader ]
  %.3733.i = zext i32 %.3733.in.i to i64
  %18 = xor i64 %.20.i, %.3733.i
  %.66.i = and i64 %18, %notmask
  %.68.i = icmp eq i64 %.66.i, 0
  br i1 %.68.i, label %B296.i, label %B428.i

B296.i:                                           ; preds = %B212.i
  %.73.i = and i64 %.3733.i, %.46
  %.76.i = add nsw i64 %.73.i, -1
  %.77.i = tail call i64 @tideproof_words(), !noalias !5
  %.78.i = mul i64 %.77.i, %.76.i
  %.80.i = getelementptr i64, ptr %arg.states_found, i64 %.78.i
  %.13.i.i = tail call i64 @tideproof_words(), !noalias !8
  %.9540.not.i.i = icmp slt i64 %.13.i.i, 1
  br i1 %.9540.not.i.i, label %B1128.endif, label %B88.if.preheader.i.i

B88.if.preheader.i.i:                             ; preds = %B296.i
  %xtraiter.i.i = and i64 %.13.i.i, 3
  %19 = icmp ult i64 %.13.i.i, 4
  br i1 %19, label %B88.if.epil.preheader.i.i, label %B88.if.preheader.new.i.i

B88.if.preheader.new.i.i:                         ; preds = %B88.if.preheader.i.i
  %unroll_iter.i.i = and i64 %.13.i.i, %const
  %20 = shl nsw i64 %.76.i, 3
  %21 = mul i64 %20, %.77.i
  %scevgep14.i = getelementptr i8, ptr %scevgep13.i, i64 %21
  br label %B88.if.i.i

B134.loopexit.unr-lcssa.i.i:                      ; preds = %B88.if.i.i
  %lcmp.mod.not.i.i = icmp eq i64 %xtraiter.i.i, 0
  br i1 %lcmp.mod.not.i.i, label %B296.endif.endif.i, label %B88.if.epil.preheader.i.i

B88.if.epil.preheader.i.i:                        ; preds = %B134.loopexit.unr-lcssa.i.i, %B88.if.preheader.i.i
  %difference.2.043.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %.141.3.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %.1013941.epil.init.i.i = phi i64 [ 0, %B88.if.preheader.i.i ], [ %unroll_iter.i.i, %B134.loopexit.unr-lcssa.i.i ]
  %22 = shl i64 %.1013941.epil.init.i.i, 3
  %scevgep4.i.i = getelementptr i8, ptr %.80.i, i64 %22
  %scevgep38 = getelementptr i8, ptr %scevgep37, i64 %22
  br label %B88.if.epil.i.i

B88.if.epil.i.i:                                  ; preds = %B88.if.epil.i.i, %B88.if.epil.preheader.i.i
  %difference.2.043.epil.i.i = phi i64 [ %.141.epil.i.i, %B88.if.epil.i.i ], [ %difference.2.043.epil.init.i.i, %B88.if.epil.preheader.i.i ]
  %epil.iter.i.i = phi i64 [ %epil.iter.next.i.i, %B88.if.epil.i.i ], [ 0, %B88.if.epil.preheader.i.i ]
  %23 = shl i64 %epil.iter.i.i, 3
  %scevgep23.i = getelementptr i8, ptr %scevgep4.i.i, i64 %23
  %.135.epil.i.i = load i64, ptr %scevgep23.i, align 8, !noalias !8
  %scevgep39 = getelementptr i8, ptr %scevgep38, i64 %23
  %.138.epil.i.i = load i64, ptr %scevgep39, align 8, !noalias !8
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
  %scevgep31 = getelementptr i8, ptr %scevgep25, i64 %sunkaddr.i.i
  %scevgep32 = getelementptr i8, ptr %scevgep31, i64 -24
  %.138.i.i = load i64, ptr %scevgep32, align 8, !noalias !8
  %.139.i.i = xor i64 %.138.i.i, %.135.i.i
  %.141.i.i = or i64 %.139.i.i, %difference.2.043.i.i
  %24 = shl i64 %.1013941.i.i, 3
  %scevgep35 = getelementptr i8, ptr %scevgep14.i, i64 %24
  %scevgep36 = getelementptr i8, ptr %scevgep35, i64 -16
  %.135.1.i.i = load i64, ptr %scevgep36, align 8, !noalias !8
  %25 = shl i64 %.1013941.i.i, 3
  %scevgep29 = getelementptr i8, ptr %scevgep25, i64 %25
  %scevgep30 = getelementptr i8, ptr %scevgep29, i64 -16
  %.138.1.i.i = load i64, ptr %scevgep30, align 8, !noalias !8
  %.139.1.i.i = xor i64 %.138.1.i.i, %.135.1.i.i
  %.141.1.i.i = or i64 %.141.i.i, %.139.1.i.i
  %26 = shl i64 %.1013941.i.i, 3
  %scevgep33 = getelementptr i8, ptr %scevgep14.i, i64 %26
  %scevgep34 = getelementptr i8, ptr %scevgep33, i64 -8
  %.135.2.i.i = load i64, ptr %scevgep34, align 8, !noalias !8
  %27 = shl i64 %.1013941.i.i, 3
  %scevgep27 = getelementptr i8, ptr %scevgep25, i64 %27
  %scevgep28 = getelementptr i8, ptr %scevgep27, i64 -8
  %.138.2.i.i = load i64, ptr %scevgep28, align 8, !noalias !8
  %.139.2.i.i = xor i64 %.138.2.i.i, %.135.2.i.i
  %.141.2.i.i = or i64 %.141.1.i.i, %.139.2.i.i
  %.108.3.i.i = add nuw nsw i64 %.1013941.i.i, 4
  %.135.3.i.i = load i64, ptr %scevgep20.i, align 8, !noalias !8
  %28 = shl i64 %.1013941.i.i, 3
  %scevgep26 = getelementptr i8, ptr %scevgep25, i64 %28
  %.138.3.i.i = load i64, ptr %scevgep26, align 8, !noalias !8
  %.139.3.i.i = xor i64 %.138.3.i.i, %.135.3.i.i
  %.141.3.i.i = or i64 %.141.2.i.i, %.139.3.i.i
  %niter.ncmp.3.i.i = icmp eq i64 %unroll_iter.i.i, %.108.3.i.i
  br i1 %niter.ncmp.3.i.i, label %B134.loopexit.unr-lcssa.i.i, label %B88.if.i.i

B428.i:                                           ; preds = %B296.endif.endif.i, %B212.i
  %.136.i1 = add nuw i64 %slot.2.032.i, 1
  %slot.2.0.i = and i64 %.136.i1, %.46
  %.35.i = getelementptr i32, ptr %arg.table, i64 %slot.2.0.i
  %.36.i = load i32, ptr %.35.i, align 4, !noalias !5
  %.42.i = icmp eq i32 %.36.i, 0
  br i1 %.42.i, label %B1128.endif, label %B212.i

B296.endif.endif.i:                               ; preds = %B88.if.epil.i.i, %B134.loopexit.unr-lcssa.i.i
  %.141.lcssa.i.i = phi i64 [ %.141.3.i.i, %B134.loopexit.unr-lcssa.i.i ], [ %.141.epil.i.i, %B88.if.epil.i.i ]
  %.not.i = icmp eq i64 %.141.lcssa.i.i, 0
  br i1 %.not.i, label %B1128.endif, label %B428.i

B1128.endif:                                      ; preds = %B296.endif.endif.i, %B428.i, %B296.i, %B1126.if
  %storemerge.i = phi i64 [ %slot.2.027.i, %B1126.if ], [ %slot.2.032.i, %B296.endif.endif.i ], [ %slot.2.032.i, %B296.i ], [ %slot.2.0.i, %B428.i ]
  %.947 = getelementptr i32, ptr %arg.table, i64 %storemerge.i
  %.948 = load i32, ptr %.947, align 4
  %.949 = zext i32 %.948 to i64
  %.951 = and i64 %.949, %.46
  %.952 = add nsw i64 %.951, -1
  %.958.not = icmp eq i64 %.952, %.735336342
  br i1 %.958.not, label %B1436, label %B1330
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #0

declare i64 @tideproof_words() local_unnamed_addr

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.prefetch.p0(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg) #1

declare i64 @tideproof_expand(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: nounwind
define i64 @tideproof_link(ptr %a0, ptr %a1, i64 %a2, ptr %a3, ptr %a4, ptr %a5, ptr %a6, ptr %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, i64 %a12, i64 %a13) #2 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines8liveness6kernel4linkB3v22B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2ay9uint16_2a9uint64_2a9uint32_2a9uint64_2a9uint64_2a9uint64_2a9uint32_2a9uint16_2a9uint64_2ayy(ptr %result, ptr %exception, ptr %a0, ptr %a1, i64 %a2, ptr %a3, ptr %a4, ptr %a5, ptr %a6, ptr %a7, ptr %a8, ptr %a9, ptr %a10, ptr %a11, i64 %a12, i64 %a13)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

define internal noundef i32 @_ZN9tideproof10properties7engines8liveness6kernel4markB3v23B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ay8uint8_2ayy(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr %arg.states_found, i64 %arg.claims, ptr writeonly captures(none) %arg.flags, i64 %arg.first, i64 %arg.stop) {
entry:
  %.51 = sub i64 %arg.stop, %arg.first
  %.9758.not = icmp slt i64 %.51, 1
  br i1 %.9758.not, label %B642, label %B38.if.preheader

B38.if.preheader:                                 ; preds = %entry
  %0 = add i64 %arg.stop, 1
  %1 = sub i64 %0, %arg.first
  br label %B38.if

B642:                                             ; preds = %B38.if, %entry
  store i64 0, ptr %retptr, align 8
  ret i32 0

B38.if:                                           ; preds = %B38.if, %B38.if.preheader
  %lsr.iv = phi i64 [ %1, %B38.if.preheader ], [ %lsr.iv.next, %B38.if ]
  %.1035759 = phi i64 [ %.110, %B38.if ], [ %arg.first, %B38.if.preheader ]
  %.110 = add i64 %.1035759, 1
  %.138 = tail call i64 @tideproof_words()
  %.140 = mul i64 %.138, %.1035759
  %.142 = getelementptr i64, ptr %arg.states_found, i64 %.140
  %.143 = tail call i64 @tideproof_check(ptr %.142)
  %.145 = lshr i64 %.143, %arg.claims
  %2 = and i64 %.145, 2
  %.155.not = icmp eq i64 %2, 0
  %.164 = and i64 %.145, 1
  %spec.select = xor i64 %.164, 3
  %flag.4.1 = select i1 %.155.not, i64 0, i64 %spec.select
  %3 = and i64 %.145, 4
  %4 = or disjoint i64 %flag.4.1, %3
  %5 = trunc nuw nsw i64 %4 to i8
  %.197 = xor i8 %5, 4
  %.202 = getelementptr i8, ptr %arg.flags, i64 %.1035759
  store i8 %.197, ptr %.202, align 1
  %lsr.iv.next = add i64 %lsr.iv, -1
  %.97 = icmp sgt i64 %lsr.iv.next, 1
  br i1 %.97, label %B38.if, label %B642
}

declare i64 @tideproof_check(ptr) local_unnamed_addr

; Function Attrs: nounwind
define i64 @tideproof_mark(ptr %a0, i64 %a1, ptr %a2, i64 %a3, i64 %a4) #2 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines8liveness6kernel4markB3v23B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2ay8uint8_2ayy(ptr %result, ptr %exception, ptr %a0, i64 %a1, ptr %a2, i64 %a3, i64 %a4)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal noundef i32 @_ZN9tideproof10properties7engines8liveness6kernel4seedB3v24B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE8uint8_2a9uint32_2a9uint32_2a9uint64_2ayy(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr captures(none) %arg.flags, ptr writeonly captures(none) %arg.queue, ptr writeonly captures(none) %arg.parents, ptr captures(none) %arg.control, i64 %arg.first, i64 %arg.stop) #3 {
entry:
  %.19 = getelementptr i8, ptr %arg.control, i64 8
  %.20 = load i64, ptr %.19, align 8
  %.60 = sub i64 %arg.stop, %arg.first
  %.10557.not = icmp slt i64 %.60, 1
  br i1 %.10557.not, label %B490, label %B72.if.preheader

B72.if.preheader:                                 ; preds = %entry
  %0 = add i64 %arg.stop, 1
  %1 = sub i64 %0, %arg.first
  br label %B72.if

B280:                                             ; preds = %B72.if
  %.184 = or disjoint i8 %.153, 8
  %sunkaddr = getelementptr i8, ptr %arg.flags, i64 %.1115658
  store i8 %.184, ptr %sunkaddr, align 1
  %2 = shl i64 %.1115658, 2
  %scevgep = getelementptr i8, ptr %arg.parents, i64 %2
  %tmp1 = trunc i64 %.1115658 to i32
  store i32 %tmp1, ptr %scevgep, align 4
  %.202 = getelementptr i32, ptr %arg.queue, i64 %tail.2.060
  %tmp = trunc i64 %.1115658 to i32
  store i32 %tmp, ptr %.202, align 4
  %.205 = add i64 %tail.2.060, 1
  br label %B488

B488:                                             ; preds = %B72.if, %B280
  %tail.3.1 = phi i64 [ %.205, %B280 ], [ %tail.2.060, %B72.if ]
  %lsr.iv.next = add i64 %lsr.iv, -1
  %.118 = add i64 %.1115658, 1
  %.105 = icmp sgt i64 %lsr.iv.next, 1
  br i1 %.105, label %B72.if, label %B490

B490:                                             ; preds = %B488, %entry
  %tail.2.0.lcssa = phi i64 [ %.20, %entry ], [ %tail.3.1, %B488 ]
  %sunkaddr2 = getelementptr i8, ptr %arg.control, i64 8
  store i64 %tail.2.0.lcssa, ptr %sunkaddr2, align 8
  store i64 0, ptr %retptr, align 8
  ret i32 0

B72.if:                                           ; preds = %B488, %B72.if.preheader
  %lsr.iv = phi i64 [ %1, %B72.if.preheader ], [ %lsr.iv.next, %B488 ]
  %tail.2.060 = phi i64 [ %tail.3.1, %B488 ], [ %.20, %B72.if.preheader ]
  %.1115658 = phi i64 [ %.118, %B488 ], [ %arg.first, %B72.if.preheader ]
  %.152 = getelementptr i8, ptr %arg.flags, i64 %.1115658
  %.153 = load i8, ptr %.152, align 1
  %3 = and i8 %.153, 9
  %or.cond = icmp eq i8 %3, 1
  br i1 %or.cond, label %B280, label %B488
}

; Function Attrs: nounwind
define i64 @tideproof_seed(ptr %a0, ptr %a1, ptr %a2, ptr %a3, i64 %a4, i64 %a5) #2 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines8liveness6kernel4seedB3v24B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE8uint8_2a9uint32_2a9uint32_2a9uint64_2ayy(ptr %result, ptr %exception, ptr %a0, ptr %a1, ptr %a2, ptr %a3, i64 %a4, i64 %a5)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal noundef i32 @_ZN9tideproof10properties7engines8liveness6kernel6spreadB3v25B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2a9uint16_2a8uint8_2a9uint32_2a9uint32_2a9uint64_2ay(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr readonly captures(none) %arg.offsets, ptr readonly captures(none) %arg.targets, ptr readnone captures(none) %arg.kinds, ptr captures(none) %arg.flags, ptr captures(none) %arg.queue, ptr writeonly captures(none) %arg.parents, ptr captures(none) %arg.control, i64 %arg.stop) #3 {
entry:
  %.28 = load i64, ptr %arg.control, align 8
  %.30 = getelementptr i8, ptr %arg.control, i64 8
  %.31 = load i64, ptr %.30, align 8
  %.45 = icmp ult i64 %.28, %arg.stop
  br i1 %.45, label %B90.preheader, label %B674

B90.preheader:                                    ; preds = %entry
  br label %B90

B90:                                              ; preds = %B660, %B90.preheader
  %tail.3.0 = phi i64 [ %tail.2.1.lcssa, %B660 ], [ %.31, %B90.preheader ]
  %head.2.0 = phi i64 [ %.69, %B660 ], [ %.28, %B90.preheader ]
  %.62 = getelementptr i32, ptr %arg.queue, i64 %head.2.0
  %.63 = load i32, ptr %.62, align 4
  %.64 = zext i32 %.63 to i64
  %.69 = add nuw i64 %head.2.0, 1
  %.77 = getelementptr i64, ptr %arg.offsets, i64 %.64
  %.78 = load i64, ptr %.77, align 8
  %.82 = getelementptr i8, ptr %.77, i64 8
  %.83 = load i64, ptr %.82, align 8
  %.120 = sub i64 %.83, %.78
  %.16581.not = icmp slt i64 %.120, 1
  br i1 %.16581.not, label %B660, label %B256.if.preheader

B256.if.preheader:                                ; preds = %B90
  %0 = add i64 %.83, 1
  %1 = sub i64 %0, %.78
  %2 = shl i64 %.78, 2
  %scevgep = getelementptr i8, ptr %arg.targets, i64 %2
  br label %B256.if

B450:                                             ; preds = %B256.if
  %.234 = or disjoint i8 %.217, 8
  %sunkaddr = getelementptr i8, ptr %arg.flags, i64 %.210
  store i8 %.234, ptr %sunkaddr, align 1
  %.244 = getelementptr i32, ptr %arg.parents, i64 %.210
  store i32 %.63, ptr %.244, align 4
  %.252 = getelementptr i32, ptr %arg.queue, i64 %tail.2.184
  store i32 %.209, ptr %.252, align 4
  %.255 = add i64 %tail.2.184, 1
  br label %B658

B658:                                             ; preds = %B256.if, %B450
  %tail.4.2 = phi i64 [ %.255, %B450 ], [ %tail.2.184, %B256.if ]
  %lsr.iv.next = add i64 %lsr.iv, -1
  %scevgep2 = getelementptr i8, ptr %lsr.iv1, i64 4
  %.165 = icmp sgt i64 %lsr.iv.next, 1
  br i1 %.165, label %B256.if, label %B660

B660:                                             ; preds = %B658, %B90
  %tail.2.1.lcssa = phi i64 [ %tail.3.0, %B90 ], [ %tail.4.2, %B658 ]
  %exitcond.not = icmp eq i64 %.69, %arg.stop
  br i1 %exitcond.not, label %B674, label %B90

B674:                                             ; preds = %B660, %entry
  %tail.5.1 = phi i64 [ %.31, %entry ], [ %tail.2.1.lcssa, %B660 ]
  %head.3.1 = phi i64 [ %.28, %entry ], [ %arg.stop, %B660 ]
  store i64 %head.3.1, ptr %arg.control, align 8
  %sunkaddr3 = getelementptr i8, ptr %arg.control, i64 8
  store i64 %tail.5.1, ptr %sunkaddr3, align 8
  store i64 0, ptr %retptr, align 8
  ret i32 0

B256.if:                                          ; preds = %B658, %B256.if.preheader
  %lsr.iv1 = phi ptr [ %scevgep, %B256.if.preheader ], [ %scevgep2, %B658 ]
  %lsr.iv = phi i64 [ %1, %B256.if.preheader ], [ %lsr.iv.next, %B658 ]
  %tail.2.184 = phi i64 [ %tail.4.2, %B658 ], [ %tail.3.0, %B256.if.preheader ]
  %.209 = load i32, ptr %lsr.iv1, align 4
  %.210 = zext i32 %.209 to i64
  %.216 = getelementptr i8, ptr %arg.flags, i64 %.210
  %.217 = load i8, ptr %.216, align 1
  %3 = and i8 %.217, 10
  %.225 = icmp eq i8 %3, 2
  br i1 %.225, label %B450, label %B658
}

; Function Attrs: nounwind
define i64 @tideproof_spread(ptr %a0, ptr %a1, ptr %a2, ptr %a3, ptr %a4, ptr %a5, ptr %a6, i64 %a7) #2 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines8liveness6kernel6spreadB3v25B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2a9uint16_2a8uint8_2a9uint32_2a9uint32_2a9uint64_2ay(ptr %result, ptr %exception, ptr %a0, ptr %a1, ptr %a2, ptr %a3, ptr %a4, ptr %a5, ptr %a6, i64 %a7)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal noundef i32 @_ZN9tideproof10properties7engines8liveness6kernel13components_ofB3v26B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2a9uint16_2a8uint8_2ay9uint32_2a9uint32_2a9uint32_2a9uint64_2ay(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr readonly captures(none) %arg.offsets, ptr readonly captures(none) %arg.targets, ptr readonly captures(none) %arg.kinds, ptr captures(none) %arg.flags, i64 %arg.states, ptr captures(none) %arg.numbers, ptr captures(none) %arg.positions, ptr captures(none) %arg.stack, ptr captures(none) %arg.control, i64 %arg.steps) #3 {
entry:
  %.37 = load i64, ptr %arg.control, align 8
  %.39 = getelementptr i8, ptr %arg.control, i64 8
  %.40 = load i64, ptr %.39, align 8
  %.42 = getelementptr i8, ptr %arg.control, i64 16
  %.43 = load i64, ptr %.42, align 8
  %.54 = getelementptr i8, ptr %arg.control, i64 24
  %.55 = load i64, ptr %.54, align 8
  %.57 = getelementptr i8, ptr %arg.control, i64 32
  %.58 = load i64, ptr %.57, align 8
  %.66 = add i64 %arg.states, 1
  %.116.not388 = icmp eq i64 %arg.steps, 0
  br i1 %.116.not388, label %B2494, label %B286.preheader.lr.ph

B286.preheader.lr.ph:                             ; preds = %entry
  %.511 = trunc i64 %.66 to i32
  %0 = shl i64 %arg.states, 2
  %1 = add i64 %0, 4
  %scevgep = getelementptr i8, ptr %arg.stack, i64 %1
  br label %B286.preheader

B286.preheader:                                   ; preds = %B2757, %B286.preheader.lr.ph
  %active.7.0396 = phi i64 [ %.55, %B286.preheader.lr.ph ], [ %active.8.1, %B2757 ]
  %found.3.0395 = phi i64 [ %.58, %B286.preheader.lr.ph ], [ %found.2.1, %B2757 ]
  %root.2.0394 = phi i64 [ %.37, %B286.preheader.lr.ph ], [ %root.3.1, %B2757 ]
  %frames.5.0393 = phi i64 [ %.40, %B286.preheader.lr.ph ], [ %frames.6.1, %B2757 ]
  %kept.5.0392 = phi i64 [ %.43, %B286.preheader.lr.ph ], [ %kept.6.1, %B2757 ]
  %steps.2.0391 = phi i64 [ %arg.steps, %B286.preheader.lr.ph ], [ %.132416, %B2757 ]
  %2 = xor i64 %frames.5.0393, -1
  %3 = add i64 %steps.2.0391, %2
  br label %B286

B286:                                             ; preds = %B2454, %B286.preheader
  %steps.3.1 = phi i64 [ %.132, %B2454 ], [ %steps.2.0391, %B286.preheader ]
  %kept.3.1 = phi i64 [ %kept.4.2, %B2454 ], [ %kept.5.0392, %B286.preheader ]
  %frames.4.1 = phi i64 [ %.260, %B2454 ], [ %frames.5.0393, %B286.preheader ]
  %found.2.1 = phi i64 [ %.724, %B2454 ], [ %found.3.0395, %B286.preheader ]
  %active.5.1 = phi i64 [ %active.6.2, %B2454 ], [ %active.7.0396, %B286.preheader ]
  %.132 = add i64 %steps.3.1, -1
  %.139 = icmp eq i64 %frames.4.1, 0
  br i1 %.139, label %B360, label %B654

B360:                                             ; preds = %B286
  %.143 = icmp eq i64 %root.2.0394, %arg.states
  br i1 %.143, label %B2494, label %B376

B376:                                             ; preds = %B360
  %.194 = getelementptr i32, ptr %arg.numbers, i64 %root.2.0394
  %.195 = load i32, ptr %.194, align 4
  %.197 = icmp eq i32 %.195, 0
  br i1 %.197, label %B426, label %B616

B426:                                             ; preds = %B376
  %.200 = trunc i64 %active.5.1 to i32
  %sunkaddr = mul i64 %root.2.0394, 4
  %sunkaddr301 = getelementptr i8, ptr %arg.numbers, i64 %sunkaddr
  store i32 %.200, ptr %sunkaddr301, align 4
  %.206 = add i64 %active.5.1, 1
  %.214 = getelementptr i32, ptr %arg.positions, i64 %root.2.0394
  store i32 -2147483648, ptr %.214, align 4
  %.217 = trunc i64 %root.2.0394 to i32
  store i32 %.217, ptr %arg.stack, align 4
  br label %B616

B616:                                             ; preds = %B426, %B376
  %frames.7.1 = phi i64 [ 1, %B426 ], [ 0, %B376 ]
  %active.9.1 = phi i64 [ %.206, %B426 ], [ %active.5.1, %B376 ]
  %.252 = add i64 %root.2.0394, 1
  br label %B2757

B654:                                             ; preds = %B286
  %.260 = add i64 %frames.4.1, -1
  %.262 = getelementptr i32, ptr %arg.stack, i64 %.260
  %.263 = load i32, ptr %.262, align 4
  %.264 = zext i32 %.263 to i64
  %.270 = getelementptr i32, ptr %arg.positions, i64 %.264
  %.271 = load i32, ptr %.270, align 4
  %.274 = zext i32 %.271 to i64
  %.276 = and i64 %.274, 2147483647
  %.282 = getelementptr i64, ptr %arg.offsets, i64 %.264
  %.283 = load i64, ptr %.282, align 8
  %.285 = add i64 %.276, %.283
  %.292 = getelementptr i8, ptr %.282, i64 8
  %.293 = load i64, ptr %.292, align 8
  %.295 = icmp ult i64 %.285, %.293
  br i1 %.295, label %B898, label %B1434

B898:                                             ; preds = %B654
  %.299 = getelementptr i32, ptr %arg.targets, i64 %.285
  %.300 = load i32, ptr %.299, align 4
  %.303 = zext i32 %.300 to i64
  %.309 = getelementptr i32, ptr %arg.numbers, i64 %.303
  %.310 = load i32, ptr %.309, align 4
  %.312 = icmp eq i32 %.310, 0
  br i1 %.312, label %B990, label %B1184

B990:                                             ; preds = %B898
  %.329 = trunc i64 %active.5.1 to i32
  %sunkaddr302 = mul i64 %.303, 4
  %sunkaddr303 = getelementptr i8, ptr %arg.numbers, i64 %sunkaddr302
  store i32 %.329, ptr %sunkaddr303, align 4
  %.335 = add i64 %active.5.1, 1
  %.343 = getelementptr i32, ptr %arg.positions, i64 %.303
  store i32 -2147483648, ptr %.343, align 4
  %.351 = getelementptr i32, ptr %arg.stack, i64 %frames.4.1
  store i32 %.300, ptr %.351, align 4
  %.354 = add i64 %frames.4.1, 1
  br label %B2757

B1184:                                            ; preds = %B898
  %.365 = and i64 %.274, 2147483648
  %.375 = getelementptr i32, ptr %arg.numbers, i64 %.264
  %.376 = load i32, ptr %.375, align 4
  %.377 = icmp ult i32 %.310, %.376
  br i1 %.377, label %B1304, label %B1356

B1304:                                            ; preds = %B1184
  %sunkaddr304 = mul i64 %.264, 4
  %sunkaddr305 = getelementptr i8, ptr %arg.numbers, i64 %sunkaddr304
  store i32 %.310, ptr %sunkaddr305, align 4
  br label %B1356

B1356:                                            ; preds = %B1304, %B1184
  %is_root.2.2 = phi i64 [ 0, %B1304 ], [ %.365, %B1184 ]
  %.415 = add nuw nsw i64 %.276, 1
  %.419 = or i64 %is_root.2.2, %.415
  %.422 = trunc nuw i64 %.419 to i32
  %sunkaddr306 = mul i64 %.264, 4
  %sunkaddr307 = getelementptr i8, ptr %arg.positions, i64 %sunkaddr306
  store i32 %.422, ptr %sunkaddr307, align 4
  br label %B2757

B1434:                                            ; preds = %B654
  %4 = trunc i64 %.274 to i32
  %.451 = icmp sgt i32 %4, -1
  br i1 %.451, label %B1562, label %B1644

B1562:                                            ; preds = %B1434
  %.469 = add i64 %kept.3.1, 1
  %.479 = sub i64 %arg.states, %.469
  %.481 = getelementptr i32, ptr %arg.stack, i64 %.479
  store i32 %.263, ptr %.481, align 4
  br label %B2757

B1644:                                            ; preds = %B1434
  %.485 = add i64 %active.5.1, -1
  %.492 = icmp eq i64 %kept.3.1, 0
  br i1 %.492, label %B1772, label %B1718

B1718:                                            ; preds = %B1644
  %.496 = sub i64 %arg.states, %kept.3.1
  %.498 = getelementptr i32, ptr %arg.stack, i64 %.496
  %.499 = load i32, ptr %.498, align 4
  %.501 = zext i32 %.499 to i64
  %.502 = getelementptr i32, ptr %arg.numbers, i64 %.501
  %.503 = load i32, ptr %.502, align 4
  %.506 = getelementptr i32, ptr %arg.numbers, i64 %.264
  %.507 = load i32, ptr %.506, align 4
  %.508 = icmp ult i32 %.503, %.507
  br i1 %.508, label %B1772, label %B2068

B1772:                                            ; preds = %B1718, %B1644
  %kept.3.1.lcssa433 = phi i64 [ %kept.3.1, %B1718 ], [ 0, %B1644 ]
  %sunkaddr308 = mul i64 %.264, 8
  %sunkaddr309 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr308
  %.514 = getelementptr i32, ptr %arg.numbers, i64 %.264
  store i32 %.511, ptr %.514, align 4
  %.522 = load i64, ptr %sunkaddr309, align 8
  %sunkaddr310 = mul i64 %.264, 8
  %sunkaddr311 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr310
  %sunkaddr312 = getelementptr i8, ptr %sunkaddr311, i64 8
  %.527 = load i64, ptr %sunkaddr312, align 8
  %.564 = sub i64 %.527, %.522
  %.609374.not = icmp slt i64 %.564, 1
  br i1 %.609374.not, label %B1964, label %B1900.if.preheader

B1900.if.preheader:                               ; preds = %B1772
  %xtraiter = and i64 %.564, 3
  %5 = sub i64 %.522, %.527
  %6 = icmp ugt i64 %5, -4
  br i1 %6, label %B1900.if.epil.preheader, label %B1900.if.preheader.new

B1900.if.preheader.new:                           ; preds = %B1900.if.preheader
  %unroll_iter = and i64 %.564, 9223372036854775804
  br label %B1900.if

B1960.unr-lcssa:                                  ; preds = %B1900.if
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B1960, label %B1900.if.epil.preheader

B1900.if.epil.preheader:                          ; preds = %B1960.unr-lcssa, %B1900.if.preheader
  %fair.2.2377.epil.init = phi i1 [ true, %B1900.if.preheader ], [ %spec.select.3, %B1960.unr-lcssa ]
  %.615373375.epil.init = phi i64 [ %.522, %B1900.if.preheader ], [ %.622.3, %B1960.unr-lcssa ]
  %7 = shl i64 %.615373375.epil.init, 1
  %scevgep299 = getelementptr i8, ptr %arg.kinds, i64 %7
  br label %B1900.if.epil

B1900.if.epil:                                    ; preds = %B1900.if.epil, %B1900.if.epil.preheader
  %fair.2.2377.epil = phi i1 [ %spec.select.epil, %B1900.if.epil ], [ %fair.2.2377.epil.init, %B1900.if.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %B1900.if.epil ], [ 0, %B1900.if.epil.preheader ]
  %8 = shl nuw nsw i64 %epil.iter, 1
  %scevgep300 = getelementptr i8, ptr %scevgep299, i64 %8
  %.655.epil = load i16, ptr %scevgep300, align 2
  %.657.not.epil = icmp eq i16 %.655.epil, 0
  %spec.select.epil = select i1 %.657.not.epil, i1 %fair.2.2377.epil, i1 false
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %xtraiter, %epil.iter.next
  br i1 %epil.iter.cmp.not, label %B1960, label %B1900.if.epil, !llvm.loop !12

B1960:                                            ; preds = %B1900.if.epil, %B1960.unr-lcssa
  %spec.select.lcssa = phi i1 [ %spec.select.3, %B1960.unr-lcssa ], [ %spec.select.epil, %B1900.if.epil ]
  br i1 %spec.select.lcssa, label %B1964, label %B2757

B1964:                                            ; preds = %B1960, %B1772
  %.678 = getelementptr i8, ptr %arg.flags, i64 %.264
  %.679 = load i8, ptr %.678, align 1
  %9 = or i8 %.679, 16
  store i8 %9, ptr %.678, align 1
  br label %B2757

B2068:                                            ; preds = %B1718
  %.724 = add i64 %found.2.1, 1
  %.739 = add i64 %.724, %.66
  %.740 = trunc i64 %.739 to i32
  %sunkaddr313 = mul i64 %.264, 4
  %sunkaddr314 = getelementptr i8, ptr %arg.numbers, i64 %sunkaddr313
  store i32 %.740, ptr %sunkaddr314, align 4
  %sunkaddr315 = mul i64 %.496, 4
  %sunkaddr316 = getelementptr i8, ptr %arg.stack, i64 %sunkaddr315
  %.773 = load i32, ptr %sunkaddr316, align 4
  %.775 = zext i32 %.773 to i64
  %.776 = getelementptr i32, ptr %arg.numbers, i64 %.775
  %.777 = load i32, ptr %.776, align 4
  %.779.not = icmp ult i32 %.777, %.507
  br i1 %.779.not, label %B2454, label %B2242.preheader

B2242.preheader:                                  ; preds = %B2068
  %10 = xor i64 %kept.3.1, -1
  %11 = add i64 %active.5.1, %10
  %12 = mul i64 %kept.3.1, -4
  %scevgep286 = getelementptr i8, ptr %scevgep, i64 %12
  br label %B2242

B2242:                                            ; preds = %B2412, %B2242.preheader
  %lsr.iv = phi ptr [ %scevgep286, %B2242.preheader ], [ %scevgep287, %B2412 ]
  %kept.7.3 = phi i64 [ %.799, %B2412 ], [ %kept.3.1, %B2242.preheader ]
  %active.10.3 = phi i64 [ %.809, %B2412 ], [ %.485, %B2242.preheader ]
  %scevgep288 = getelementptr i8, ptr %lsr.iv, i64 -4
  %.793 = load i32, ptr %scevgep288, align 4
  %.795 = zext i32 %.793 to i64
  %.796 = getelementptr i32, ptr %arg.numbers, i64 %.795
  store i32 %.740, ptr %.796, align 4
  %.819.not = icmp eq i64 %kept.7.3, 1
  br i1 %.819.not, label %B2454, label %B2412

B2412:                                            ; preds = %B2242
  %.809 = add i64 %active.10.3, -1
  %.842 = load i32, ptr %lsr.iv, align 4
  %.844 = zext i32 %.842 to i64
  %.845 = getelementptr i32, ptr %arg.numbers, i64 %.844
  %.846 = load i32, ptr %.845, align 4
  %.848.not = icmp ult i32 %.846, %.507
  %scevgep287 = getelementptr i8, ptr %lsr.iv, i64 4
  %.799 = add i64 %kept.7.3, -1
  br i1 %.848.not, label %B2454, label %B2242

B2454:                                            ; preds = %B2412, %B2242, %B2068
  %kept.4.2 = phi i64 [ %kept.3.1, %B2068 ], [ 0, %B2242 ], [ %.799, %B2412 ]
  %active.6.2 = phi i64 [ %.485, %B2068 ], [ %11, %B2242 ], [ %.809, %B2412 ]
  %.903.not = icmp eq i64 %.132, 0
  br i1 %.903.not, label %B2494, label %B286

B2494:                                            ; preds = %B2757, %B2454, %B360, %entry
  %root.2.0369 = phi i64 [ %root.2.0394, %B2454 ], [ %.37, %entry ], [ %root.2.0394, %B360 ], [ %root.3.1, %B2757 ]
  %kept.8.2 = phi i64 [ %kept.4.2, %B2454 ], [ %.43, %entry ], [ %kept.3.1, %B360 ], [ %kept.6.1, %B2757 ]
  %frames.8.2 = phi i64 [ %.260, %B2454 ], [ %.40, %entry ], [ 0, %B360 ], [ %frames.6.1, %B2757 ]
  %found.4.2 = phi i64 [ %.724, %B2454 ], [ %.58, %entry ], [ %found.2.1, %B360 ], [ %found.2.1, %B2757 ]
  %active.11.2 = phi i64 [ %active.6.2, %B2454 ], [ %.55, %entry ], [ %active.5.1, %B360 ], [ %active.8.1, %B2757 ]
  store i64 %root.2.0369, ptr %arg.control, align 8
  %sunkaddr317 = getelementptr i8, ptr %arg.control, i64 8
  store i64 %frames.8.2, ptr %sunkaddr317, align 8
  %sunkaddr318 = getelementptr i8, ptr %arg.control, i64 16
  store i64 %kept.8.2, ptr %sunkaddr318, align 8
  %sunkaddr319 = getelementptr i8, ptr %arg.control, i64 24
  store i64 %active.11.2, ptr %sunkaddr319, align 8
  %sunkaddr320 = getelementptr i8, ptr %arg.control, i64 32
  store i64 %found.4.2, ptr %sunkaddr320, align 8
  %.967 = icmp eq i64 %frames.8.2, 0
  %.973 = icmp eq i64 %root.2.0369, %arg.states
  %or.cond = select i1 %.967, i1 %.973, i1 false
  %"$phi2756.0.2.0" = zext i1 %or.cond to i64
  store i64 %"$phi2756.0.2.0", ptr %retptr, align 8
  ret i32 0

B2757:                                            ; preds = %B1964, %B1960, %B1562, %B1356, %B990, %B616
  %.132416 = phi i64 [ %3, %B616 ], [ %.132, %B990 ], [ %.132, %B1356 ], [ %.132, %B1562 ], [ %.132, %B1964 ], [ %.132, %B1960 ]
  %kept.6.1 = phi i64 [ %kept.3.1, %B616 ], [ %kept.3.1, %B990 ], [ %kept.3.1, %B1356 ], [ %.469, %B1562 ], [ %kept.3.1.lcssa433, %B1964 ], [ %kept.3.1.lcssa433, %B1960 ]
  %frames.6.1 = phi i64 [ %frames.7.1, %B616 ], [ %.354, %B990 ], [ %frames.4.1, %B1356 ], [ %.260, %B1562 ], [ %.260, %B1964 ], [ %.260, %B1960 ]
  %active.8.1 = phi i64 [ %active.9.1, %B616 ], [ %.335, %B990 ], [ %active.5.1, %B1356 ], [ %active.5.1, %B1562 ], [ %.485, %B1964 ], [ %.485, %B1960 ]
  %root.3.1 = phi i64 [ %.252, %B616 ], [ %root.2.0394, %B990 ], [ %root.2.0394, %B1356 ], [ %root.2.0394, %B1562 ], [ %root.2.0394, %B1964 ], [ %root.2.0394, %B1960 ]
  %.116.not = icmp eq i64 %.132416, 0
  br i1 %.116.not, label %B2494, label %B286.preheader

B1900.if:                                         ; preds = %B1900.if, %B1900.if.preheader.new
  %lsr.iv298 = phi i64 [ %lsr.iv.next, %B1900.if ], [ %unroll_iter, %B1900.if.preheader.new ]
  %fair.2.2377 = phi i1 [ true, %B1900.if.preheader.new ], [ %spec.select.3, %B1900.if ]
  %.615373375 = phi i64 [ %.522, %B1900.if.preheader.new ], [ %.622.3, %B1900.if ]
  %sunkaddr321 = mul i64 %.615373375, 2
  %sunkaddr322 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr321
  %.655 = load i16, ptr %sunkaddr322, align 2
  %.657.not = icmp eq i16 %.655, 0
  %sunkaddr323 = mul i64 %.615373375, 2
  %sunkaddr324 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr323
  %sunkaddr325 = getelementptr i8, ptr %sunkaddr324, i64 2
  %.655.1 = load i16, ptr %sunkaddr325, align 2
  %.657.not.1 = icmp eq i16 %.655.1, 0
  %sunkaddr326 = mul i64 %.615373375, 2
  %sunkaddr327 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr326
  %sunkaddr328 = getelementptr i8, ptr %sunkaddr327, i64 4
  %.655.2 = load i16, ptr %sunkaddr328, align 2
  %.657.not.2 = icmp eq i16 %.655.2, 0
  %.622.3 = add i64 %.615373375, 4
  %sunkaddr329 = mul i64 %.622.3, 2
  %sunkaddr330 = getelementptr i8, ptr %arg.kinds, i64 %sunkaddr329
  %sunkaddr331 = getelementptr i8, ptr %sunkaddr330, i64 -2
  %.655.3 = load i16, ptr %sunkaddr331, align 2
  %.657.not.3 = icmp eq i16 %.655.3, 0
  %13 = select i1 %.657.not.3, i1 %.657.not.2, i1 false
  %14 = select i1 %13, i1 %.657.not.1, i1 false
  %15 = select i1 %14, i1 %.657.not, i1 false
  %spec.select.3 = select i1 %15, i1 %fair.2.2377, i1 false
  %lsr.iv.next = add i64 %lsr.iv298, -4
  %niter.ncmp.3.not = icmp eq i64 %lsr.iv.next, 0
  br i1 %niter.ncmp.3.not, label %B1960.unr-lcssa, label %B1900.if
}

; Function Attrs: nounwind
define i64 @tideproof_components(ptr %a0, ptr %a1, ptr %a2, ptr %a3, i64 %a4, ptr %a5, ptr %a6, ptr %a7, ptr %a8, i64 %a9) #2 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines8liveness6kernel13components_ofB3v26B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2a9uint16_2a8uint8_2ay9uint32_2a9uint32_2a9uint32_2a9uint64_2ay(ptr %result, ptr %exception, ptr %a0, ptr %a1, ptr %a2, ptr %a3, i64 %a4, ptr %a5, ptr %a6, ptr %a7, ptr %a8, i64 %a9)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal noundef i32 @_ZN9tideproof10properties7engines8liveness6kernel6gatherB3v27B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2a9uint16_2a9uint32_2ayy9uint64_2a9uint64_2a9uint64_2a9uint64_2ayy(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr readonly captures(none) %arg.offsets, ptr readonly captures(none) %arg.targets, ptr readonly captures(none) %arg.kinds, ptr readonly captures(none) %arg.numbers, i64 %arg.width, i64 %arg.base, ptr captures(none) %arg.always, ptr captures(none) %arg.some, ptr captures(none) %arg.taken, ptr captures(none) %arg.enabled, i64 %arg.first, i64 %arg.stop) #3 {
entry:
  %.72 = sub i64 %arg.stop, %arg.first
  %.118211.not = icmp slt i64 %.72, 1
  br i1 %.118211.not, label %B786, label %B38.if.lr.ph

B38.if.lr.ph:                                     ; preds = %entry
  %.arg.width = tail call i64 @llvm.smax.i64(i64 %arg.width, i64 0)
  %0 = shl nuw i64 %.arg.width, 3
  %unroll_iter = and i64 %arg.width, 9223372036854775806
  %scevgep6 = getelementptr i8, ptr %arg.some, i64 8
  %1 = shl i64 %arg.width, 3
  %scevgep11 = getelementptr i8, ptr %arg.always, i64 8
  br label %B38.if

B94:                                              ; preds = %B38.if
  %2 = icmp sgt i64 %arg.width, 0
  %.176 = sub i64 %.163, %arg.base
  %.178 = mul i64 %.176, %arg.width
  br i1 %2, label %B178.if.preheader, label %B220

B178.if.preheader:                                ; preds = %B94
  tail call void @llvm.memset.p0.i64(ptr align 8 %arg.enabled, i8 0, i64 %0, i1 false)
  br label %B220

B220:                                             ; preds = %B178.if.preheader, %B94
  %.310 = getelementptr i64, ptr %arg.offsets, i64 %.124192218
  %.311 = load i64, ptr %.310, align 8
  %sunkaddr = mul i64 %.131, 8
  %sunkaddr20 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr
  %.316 = load i64, ptr %sunkaddr20, align 8
  %.353 = sub i64 %.316, %.311
  %.396179.not = icmp slt i64 %.353, 1
  br i1 %.396179.not, label %B646, label %B308.if.lr.ph

B308.if.lr.ph:                                    ; preds = %B220
  %3 = getelementptr i64, ptr %arg.taken, i64 %.178
  %4 = add i64 %.316, 1
  %5 = sub i64 %4, %.311
  %6 = shl i64 %.311, 1
  br label %B308.if

B394:                                             ; preds = %B308.if
  %.454 = and i64 %.441, 63
  %.455 = shl nuw i64 1, %.454
  %.460 = lshr i64 %.441, 6
  %.462 = getelementptr i64, ptr %arg.enabled, i64 %.460
  %.463 = load i64, ptr %.462, align 8
  %.465 = or i64 %.463, %.455
  store i64 %.465, ptr %.462, align 8
  %7 = shl i64 %lsr.iv3, 1
  %scevgep = getelementptr i8, ptr %arg.targets, i64 %7
  %.472 = load i32, ptr %scevgep, align 4
  %.476 = zext i32 %.472 to i64
  %.477 = getelementptr i32, ptr %arg.numbers, i64 %.476
  %.478 = load i32, ptr %.477, align 4
  %sunkaddr21 = mul i64 %.124192218, 4
  %sunkaddr22 = getelementptr i8, ptr %arg.numbers, i64 %sunkaddr21
  %.482 = load i32, ptr %sunkaddr22, align 4
  %.483 = icmp eq i32 %.478, %.482
  br i1 %.483, label %B574, label %B788

B574:                                             ; preds = %B394
  %.492 = getelementptr i64, ptr %3, i64 %.460
  %.493 = load i64, ptr %.492, align 8
  %.495 = or i64 %.493, %.455
  store i64 %.495, ptr %.492, align 8
  br label %B788

B646:                                             ; preds = %B788, %B220
  %8 = icmp slt i64 %arg.width, 1
  br i1 %8, label %B787, label %B676.if.preheader

B676.if.preheader:                                ; preds = %B646
  %9 = icmp eq i64 %arg.width, 1
  br i1 %9, label %B676.if.epil.preheader, label %B676.if.preheader2

B676.if.preheader2:                               ; preds = %B676.if.preheader
  %10 = mul i64 %1, %.176
  %scevgep7 = getelementptr i8, ptr %scevgep6, i64 %10
  %scevgep12 = getelementptr i8, ptr %scevgep11, i64 %10
  br label %B676.if

B786:                                             ; preds = %B787, %entry
  store i64 0, ptr %retptr, align 8
  ret i32 0

B787.loopexit.unr-lcssa:                          ; preds = %B676.if
  %11 = and i64 %arg.width, 1
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %B787, label %B676.if.epil.preheader

B676.if.epil.preheader:                           ; preds = %B787.loopexit.unr-lcssa, %B676.if.preheader
  %.599185187.epil.init = phi i64 [ 0, %B676.if.preheader ], [ %.606.1, %B787.loopexit.unr-lcssa ]
  %.632.epil = add i64 %.599185187.epil.init, %.178
  %.634.epil = getelementptr i64, ptr %arg.always, i64 %.632.epil
  %.635.epil = load i64, ptr %.634.epil, align 8
  %.637.epil = getelementptr i64, ptr %arg.enabled, i64 %.599185187.epil.init
  %.638.epil = load i64, ptr %.637.epil, align 8
  %.639.epil = and i64 %.638.epil, %.635.epil
  store i64 %.639.epil, ptr %.634.epil, align 8
  %.646.epil = getelementptr i64, ptr %arg.some, i64 %.632.epil
  %.647.epil = load i64, ptr %.646.epil, align 8
  %.650.epil = load i64, ptr %.637.epil, align 8
  %.651.epil = or i64 %.650.epil, %.647.epil
  store i64 %.651.epil, ptr %.646.epil, align 8
  br label %B787

B787:                                             ; preds = %B38.if, %B676.if.epil.preheader, %B787.loopexit.unr-lcssa, %B646
  %.118 = icmp sgt i64 %.117191219, 1
  br i1 %.118, label %B38.if, label %B786

B788:                                             ; preds = %B308.if, %B574, %B394
  %lsr.iv.next = add i64 %lsr.iv, -1
  %lsr.iv.next4 = add i64 %lsr.iv3, 2
  %.396 = icmp sgt i64 %lsr.iv.next, 1
  br i1 %.396, label %B308.if, label %B646

B38.if:                                           ; preds = %B787, %B38.if.lr.ph
  %.117191219 = phi i64 [ %.72, %B38.if.lr.ph ], [ %.127, %B787 ]
  %.124192218 = phi i64 [ %arg.first, %B38.if.lr.ph ], [ %.131, %B787 ]
  %.127 = add nsw i64 %.117191219, -1
  %.131 = add i64 %.124192218, 1
  %.161 = getelementptr i32, ptr %arg.numbers, i64 %.124192218
  %.162 = load i32, ptr %.161, align 4
  %.163 = zext i32 %.162 to i64
  %.165 = icmp ult i64 %.163, %arg.base
  br i1 %.165, label %B787, label %B94

B308.if:                                          ; preds = %B788, %B308.if.lr.ph
  %lsr.iv3 = phi i64 [ %6, %B308.if.lr.ph ], [ %lsr.iv.next4, %B788 ]
  %lsr.iv = phi i64 [ %5, %B308.if.lr.ph ], [ %lsr.iv.next, %B788 ]
  %scevgep5 = getelementptr i8, ptr %arg.kinds, i64 %lsr.iv3
  %.440 = load i16, ptr %scevgep5, align 2
  %.441 = zext i16 %.440 to i64
  %.446 = icmp eq i16 %.440, 0
  br i1 %.446, label %B788, label %B394

B676.if:                                          ; preds = %B676.if, %B676.if.preheader2
  %.599185187 = phi i64 [ %.606.1, %B676.if ], [ 0, %B676.if.preheader2 ]
  %13 = shl i64 %.599185187, 3
  %scevgep14 = getelementptr i8, ptr %scevgep12, i64 %13
  %scevgep15 = getelementptr i8, ptr %scevgep14, i64 -8
  %.635 = load i64, ptr %scevgep15, align 8
  %sunkaddr23 = mul i64 %.599185187, 8
  %sunkaddr24 = getelementptr i8, ptr %arg.enabled, i64 %sunkaddr23
  %.638 = load i64, ptr %sunkaddr24, align 8
  %.639 = and i64 %.638, %.635
  store i64 %.639, ptr %scevgep15, align 8
  %14 = shl i64 %.599185187, 3
  %scevgep9 = getelementptr i8, ptr %scevgep7, i64 %14
  %scevgep10 = getelementptr i8, ptr %scevgep9, i64 -8
  %.647 = load i64, ptr %scevgep10, align 8
  %.650 = load i64, ptr %sunkaddr24, align 8
  %.651 = or i64 %.650, %.647
  store i64 %.651, ptr %scevgep10, align 8
  %.606.1 = add nuw i64 %.599185187, 2
  %15 = shl i64 %.599185187, 3
  %scevgep13 = getelementptr i8, ptr %scevgep12, i64 %15
  %.635.1 = load i64, ptr %scevgep13, align 8
  %sunkaddr25 = mul i64 %.599185187, 8
  %sunkaddr26 = getelementptr i8, ptr %arg.enabled, i64 %sunkaddr25
  %sunkaddr27 = getelementptr i8, ptr %sunkaddr26, i64 8
  %.638.1 = load i64, ptr %sunkaddr27, align 8
  %.639.1 = and i64 %.638.1, %.635.1
  store i64 %.639.1, ptr %scevgep13, align 8
  %16 = shl i64 %.599185187, 3
  %scevgep8 = getelementptr i8, ptr %scevgep7, i64 %16
  %.647.1 = load i64, ptr %scevgep8, align 8
  %.650.1 = load i64, ptr %sunkaddr27, align 8
  %.651.1 = or i64 %.650.1, %.647.1
  store i64 %.651.1, ptr %scevgep8, align 8
  %niter.ncmp.1 = icmp eq i64 %unroll_iter, %.606.1
  br i1 %niter.ncmp.1, label %B787.loopexit.unr-lcssa, label %B676.if
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nounwind
define i64 @tideproof_gather(ptr %a0, ptr %a1, ptr %a2, ptr %a3, i64 %a4, i64 %a5, ptr %a6, ptr %a7, ptr %a8, ptr %a9, i64 %a10, i64 %a11) #2 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines8liveness6kernel6gatherB3v27B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2a9uint16_2a9uint32_2ayy9uint64_2a9uint64_2a9uint64_2a9uint64_2ayy(ptr %result, ptr %exception, ptr %a0, ptr %a1, ptr %a2, ptr %a3, i64 %a4, i64 %a5, ptr %a6, ptr %a7, ptr %a8, ptr %a9, i64 %a10, i64 %a11)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal noundef i32 @_ZN9tideproof10properties7engines8liveness6kernel5judgeB3v28B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEy9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a8uint8_2ayy(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, i64 %arg.width, ptr readonly captures(none) %arg.weak, ptr readonly captures(none) %arg.strong, ptr captures(none) %arg.always, ptr readonly captures(none) %arg.some, ptr readonly captures(none) %arg.taken, ptr writeonly captures(none) %arg.verdicts, i64 %arg.first, i64 %arg.stop) #3 {
entry:
  %.66 = sub i64 %arg.stop, %arg.first
  %.112115.not = icmp slt i64 %.66, 1
  br i1 %.112115.not, label %B608, label %B68.if.lr.ph

B68.if.lr.ph:                                     ; preds = %entry
  %0 = mul i64 %arg.first, %arg.width
  %1 = shl i64 %0, 3
  %scevgep6 = getelementptr i8, ptr %arg.some, i64 %1
  %2 = shl i64 %arg.width, 3
  %scevgep9 = getelementptr i8, ptr %arg.taken, i64 %1
  %scevgep13 = getelementptr i8, ptr %arg.always, i64 %1
  br label %B68.if

B326:                                             ; preds = %B162.if
  %3 = icmp eq i64 %.294, 0
  br i1 %3, label %B422, label %B609

B422:                                             ; preds = %B326
  %4 = icmp eq i64 %.316, 0
  br i1 %4, label %B548, label %B609

B548:                                             ; preds = %B68.if, %B422
  br label %B609

B608:                                             ; preds = %B609, %entry
  %refined.2.0.lcssa = phi i64 [ 0, %entry ], [ %refined.3.1, %B609 ]
  store i64 %refined.2.0.lcssa, ptr %retptr, align 8
  ret i32 0

B609:                                             ; preds = %B548, %B422, %B326
  %.sink = phi i8 [ 0, %B548 ], [ 1, %B326 ], [ 2, %B422 ]
  %refined.3.1 = phi i64 [ %refined.2.0118, %B548 ], [ %refined.2.0118, %B326 ], [ 1, %B422 ]
  %.370 = getelementptr i8, ptr %arg.verdicts, i64 %.118110116
  store i8 %.sink, ptr %.370, align 1
  %scevgep7 = getelementptr i8, ptr %lsr.iv, i64 %2
  %scevgep11 = getelementptr i8, ptr %lsr.iv10, i64 %2
  %scevgep15 = getelementptr i8, ptr %lsr.iv14, i64 %2
  %.112 = icmp sgt i64 %.111109117, 1
  br i1 %.112, label %B68.if, label %B608

B68.if:                                           ; preds = %B609, %B68.if.lr.ph
  %lsr.iv14 = phi ptr [ %scevgep13, %B68.if.lr.ph ], [ %scevgep15, %B609 ]
  %lsr.iv10 = phi ptr [ %scevgep9, %B68.if.lr.ph ], [ %scevgep11, %B609 ]
  %lsr.iv = phi ptr [ %scevgep6, %B68.if.lr.ph ], [ %scevgep7, %B609 ]
  %refined.2.0118 = phi i64 [ 0, %B68.if.lr.ph ], [ %refined.3.1, %B609 ]
  %.111109117 = phi i64 [ %.66, %B68.if.lr.ph ], [ %.121, %B609 ]
  %.118110116 = phi i64 [ %arg.first, %B68.if.lr.ph ], [ %.125, %B609 ]
  %5 = icmp slt i64 %arg.width, 1
  %.121 = add nsw i64 %.111109117, -1
  %.125 = add i64 %.118110116, 1
  br i1 %5, label %B548, label %B162.if.lr.ph

B162.if.lr.ph:                                    ; preds = %B68.if
  br label %B162.if

B162.if:                                          ; preds = %B162.if, %B162.if.lr.ph
  %out.2.1105 = phi i64 [ 0, %B162.if.lr.ph ], [ %.294, %B162.if ]
  %missing.2.1104 = phi i64 [ 0, %B162.if.lr.ph ], [ %.316, %B162.if ]
  %.245100102 = phi i64 [ 0, %B162.if.lr.ph ], [ %.252, %B162.if ]
  %.252 = add nuw nsw i64 %.245100102, 1
  %6 = shl i64 %.245100102, 3
  %scevgep16 = getelementptr i8, ptr %lsr.iv14, i64 %6
  %.283 = load i64, ptr %scevgep16, align 8
  %7 = shl i64 %.245100102, 3
  %scevgep5 = getelementptr i8, ptr %arg.weak, i64 %7
  %.286 = load i64, ptr %scevgep5, align 8
  %.287 = and i64 %.286, %.283
  %scevgep12 = getelementptr i8, ptr %lsr.iv10, i64 %7
  %.290 = load i64, ptr %scevgep12, align 8
  %.291 = xor i64 %.290, -1
  %.292 = and i64 %.287, %.291
  %.294 = or i64 %.292, %out.2.1105
  %8 = shl i64 %.245100102, 3
  %scevgep8 = getelementptr i8, ptr %lsr.iv, i64 %8
  %.299 = load i64, ptr %scevgep8, align 8
  %9 = shl i64 %.245100102, 3
  %scevgep = getelementptr i8, ptr %arg.strong, i64 %9
  %.302 = load i64, ptr %scevgep, align 8
  %10 = and i64 %.299, %.302
  %.308 = and i64 %10, %.291
  store i64 %.308, ptr %scevgep16, align 8
  %.316 = or i64 %.308, %missing.2.1104
  %exitcond.not = icmp eq i64 %arg.width, %.252
  br i1 %exitcond.not, label %B326, label %B162.if
}

; Function Attrs: nounwind
define i64 @tideproof_judge(i64 %a0, ptr %a1, ptr %a2, ptr %a3, ptr %a4, ptr %a5, ptr %a6, i64 %a7, i64 %a8) #2 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines8liveness6kernel5judgeB3v28B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dEy9uint64_2a9uint64_2a9uint64_2a9uint64_2a9uint64_2a8uint8_2ayy(ptr %result, ptr %exception, i64 %a0, ptr %a1, ptr %a2, ptr %a3, ptr %a4, ptr %a5, ptr %a6, i64 %a7, i64 %a8)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal noundef i32 @_ZN9tideproof10properties7engines8liveness6kernel5sweepB3v29B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2a9uint16_2a8uint8_2a9uint32_2ayyy9uint64_2a8uint8_2ayy(ptr noalias writeonly captures(none) %retptr, ptr noalias readnone captures(none) %excinfo, ptr readonly captures(none) %arg.offsets, ptr readnone captures(none) %arg.targets, ptr readonly captures(none) %arg.kinds, ptr captures(none) %arg.flags, ptr captures(none) %arg.numbers, i64 %arg.states, i64 %arg.width, i64 %arg.base, ptr readonly captures(none) %arg.always, ptr readonly captures(none) %arg.verdicts, i64 %arg.first, i64 %arg.stop) #3 {
entry:
  %.70 = sub i64 %arg.stop, %arg.first
  %.116126.not = icmp slt i64 %.70, 1
  br i1 %.116126.not, label %B832, label %B38.if.lr.ph

B38.if.lr.ph:                                     ; preds = %entry
  %0 = trunc i64 %arg.states to i32
  %.409 = add i32 %0, 1
  br label %B38.if

B94:                                              ; preds = %B38.if
  %.174 = sub nuw nsw i64 %.161, %arg.base
  %.180 = getelementptr i8, ptr %arg.verdicts, i64 %.174
  %.181 = load i8, ptr %.180, align 1
  %1 = zext i8 %.181 to i32
  switch i32 %1, label %B700 [
    i32 0, label %B212
    i32 2, label %B388
  ]

B212:                                             ; preds = %B94
  %.189 = getelementptr i8, ptr %arg.flags, i64 %.122117129
  %.190 = load i8, ptr %.189, align 1
  %2 = or i8 %.190, 16
  store i8 %2, ptr %.189, align 1
  br label %B833

B388:                                             ; preds = %B94
  %.222 = getelementptr i64, ptr %arg.offsets, i64 %.122117129
  %.223 = load i64, ptr %.222, align 8
  %sunkaddr = mul i64 %.129, 8
  %sunkaddr3 = getelementptr i8, ptr %arg.offsets, i64 %sunkaddr
  %.228 = load i64, ptr %sunkaddr3, align 8
  %.265 = sub i64 %.228, %.223
  %.311108.not = icmp slt i64 %.265, 1
  br i1 %.311108.not, label %B700, label %B476.if.lr.ph

B476.if.lr.ph:                                    ; preds = %B388
  %.363 = mul i64 %.174, %arg.width
  %3 = getelementptr i64, ptr %arg.always, i64 %.363
  %4 = add i64 %.228, 1
  %5 = sub i64 %4, %.223
  %6 = shl i64 %.223, 1
  %scevgep = getelementptr i8, ptr %arg.kinds, i64 %6
  br label %B476.if

B560:                                             ; preds = %B476.if
  %.365 = lshr i64 %.354, 6
  %.368 = getelementptr i64, ptr %3, i64 %.365
  %.369 = load i64, ptr %.368, align 8
  %.371 = and i64 %.354, 63
  %7 = shl nuw i64 1, %.371
  %8 = and i64 %.369, %7
  %.376.not = icmp eq i64 %8, 0
  br i1 %.376.not, label %B698, label %B700

B698:                                             ; preds = %B476.if, %B560
  %lsr.iv.next = add i64 %lsr.iv, -1
  %scevgep2 = getelementptr i8, ptr %lsr.iv1, i64 2
  %.311 = icmp sgt i64 %lsr.iv.next, 1
  br i1 %.311, label %B476.if, label %B700

B700:                                             ; preds = %B698, %B560, %B388, %B94
  %stays.2.2 = phi i32 [ %.409, %B94 ], [ 0, %B388 ], [ 0, %B698 ], [ %.409, %B560 ]
  %sunkaddr4 = mul i64 %.122117129, 4
  %sunkaddr5 = getelementptr i8, ptr %arg.numbers, i64 %sunkaddr4
  store i32 %stays.2.2, ptr %sunkaddr5, align 4
  br label %B833

B832:                                             ; preds = %B833, %entry
  store i64 0, ptr %retptr, align 8
  ret i32 0

B833:                                             ; preds = %B38.if, %B700, %B212
  %.116 = icmp sgt i64 %.115116130, 1
  br i1 %.116, label %B38.if, label %B832

B38.if:                                           ; preds = %B833, %B38.if.lr.ph
  %.115116130 = phi i64 [ %.70, %B38.if.lr.ph ], [ %.125, %B833 ]
  %.122117129 = phi i64 [ %arg.first, %B38.if.lr.ph ], [ %.129, %B833 ]
  %.125 = add nsw i64 %.115116130, -1
  %.129 = add i64 %.122117129, 1
  %.159 = getelementptr i32, ptr %arg.numbers, i64 %.122117129
  %.160 = load i32, ptr %.159, align 4
  %.161 = zext i32 %.160 to i64
  %.163 = icmp ult i64 %.161, %arg.base
  br i1 %.163, label %B833, label %B94

B476.if:                                          ; preds = %B698, %B476.if.lr.ph
  %lsr.iv1 = phi ptr [ %scevgep, %B476.if.lr.ph ], [ %scevgep2, %B698 ]
  %lsr.iv = phi i64 [ %5, %B476.if.lr.ph ], [ %lsr.iv.next, %B698 ]
  %.353 = load i16, ptr %lsr.iv1, align 2
  %.354 = zext i16 %.353 to i64
  %.359.not = icmp eq i16 %.353, 0
  br i1 %.359.not, label %B698, label %B560
}

; Function Attrs: nounwind
define i64 @tideproof_sweep(ptr %a0, ptr %a1, ptr %a2, ptr %a3, ptr %a4, i64 %a5, i64 %a6, i64 %a7, ptr %a8, ptr %a9, i64 %a10, i64 %a11) #2 {
  %result = alloca i64, align 8
  %exception = alloca ptr, align 8
  store i64 0, ptr %result, align 4
  %status = call i32 @_ZN9tideproof10properties7engines8liveness6kernel5sweepB3v29B66c8tJTIeFIjxB2IKSgI4CrvQCk0Z4yRYcWsBAQ4s_2fqErM2IZKIKUpsIgmAA_3d_3dE9uint64_2a9uint32_2a9uint16_2a8uint8_2a9uint32_2ayyy9uint64_2a8uint8_2ayy(ptr %result, ptr %exception, ptr %a0, ptr %a1, ptr %a2, ptr %a3, ptr %a4, i64 %a5, i64 %a6, i64 %a7, ptr %a8, ptr %a9, i64 %a10, i64 %a11)
  %value = load i64, ptr %result, align 4
  ret i64 %value
}

attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #2 = { nounwind }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }

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
