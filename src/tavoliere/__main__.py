"""`python -m tavoliere` is `tavoliere`."""

from tavoliere.commands.program import main

main()
