"""`python -m tideproof`."""

from tideproof.cli.entry import main

main()
