"""What a browser keeps, to work without the network."""

from pydantic import BaseModel, Field


class OfflinePlan(BaseModel):
    """GET /api/offline"""

    version: str = Field(description="Another one where anything of it is another.")
    size: int = Field(description="How many bytes are fetched, about.")
    rules: str = Field(description="The address of the rules, as Python's modules in a ZIP.")
    addresses: list[str] = Field(description="What a browser keeps.")
