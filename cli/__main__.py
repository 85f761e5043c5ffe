"""`python -m tideproof.cli`."""

from tideproof.cli.entry import main

main()
