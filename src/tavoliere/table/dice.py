"""Fair dice: every outcome of chance follows from a secret whose hash is published before the first move.

The outcome of step n is drawn from HMAC-SHA-256 of the secret and n. Nobody can choose a die afterwards without
changing the secret, and nobody can change the secret without changing its hash; with the finished record the secret is
published, and everybody can check every die and every card.

Where players' devices add to the dice (`shares.py`), what they gave is drawn from too, so that the secret alone says
nothing of what will fall.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence


class FairDice:
    """Draws the outcomes of one match."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    @classmethod
    def fresh(cls) -> "FairDice":
        """Dice that nobody can foresee."""
        return cls(secrets.token_bytes(32))

    @classmethod
    def from_seed(cls, seed: int) -> "FairDice":
        """Dice that fall the same way every time, for tests and examples."""
        return cls(hashlib.sha256(f"tavoliere seed {seed}".encode()).digest())

    @property
    def commitment(self) -> str:
        """The hash that is published before the first move."""
        return hashlib.sha256(self.secret).hexdigest()

    def pick(self, step: int, weights: Sequence[int], links: Sequence[tuple[int, str]] = ()) -> int:
        """Which of the outcomes with these relative odds falls at this step, counted from 0.

        `links`: what devices gave, by seat. The number has 256 bits, so that what the remainder prefers is not to be
        noticed in all games that will ever be played.
        """
        drawn = self._signed(" ".join([str(step), *(f"{seat}:{link}" for seat, link in links)]))
        left = int.from_bytes(drawn, "big") % sum(weights)
        for i, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return i
        raise AssertionError("a number below the sum falls on one of the outcomes")

    def digest(self, steps: Sequence[str]) -> str:
        """What devices are told of a decision before they give anything for it: all steps, that one the last.

        Only the secret tells what it stands for, so that it gives nothing away of what is hidden.
        """
        return self._signed("\n".join(["decision", *steps])).hex()

    def _signed(self, text: str) -> bytes:
        return hmac.digest(self.secret, text.encode(), "sha256")
