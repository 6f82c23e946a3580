"""What a browser keeps, to work without the network."""

from pydantic import BaseModel, Field


class OfflinePart(BaseModel):
    """What is kept together."""

    size: int = Field(description="How many bytes are fetched, about.")
    addresses: list[str] = Field(description="From where the page lies; the page itself is the empty one.")


class OfflinePlan(BaseModel):
    """GET /api/offline"""

    version: str = Field(description="Another one where anything of it is another.")
    rules: str = Field(description="The address of the rules as Python's modules in a ZIP.")
    parts: dict[str, OfflinePart] = Field(
        description='"page" is the page itself; each game is one; "python" is for people with the real box.'
    )
