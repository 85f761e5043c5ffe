"""What rules become: LLVM IR and machine code, Z3 terms, the transition relation, proved symmetry."""
