"""Forms of the rules: LLVM IR and machine code, Z3 terms, the transition relation, proved symmetry."""
