"""`python -m tideproof.cli`."""

from tideproof.cli.main import main

main()
