"""`python -m tavoliere` is `tavoliere`."""

from tavoliere.program import main

main()
