"""`python -m tavoliere` is `tavoliere`."""

from tavoliere.cli import main

main()
