"""The tests, in the folders of what they test; laws that hold for the whole house stand here at the top."""

from pathlib import Path

ROOT = Path(__file__).parent.parent
