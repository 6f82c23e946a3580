"""How the server is doing, for its host."""

from pydantic import BaseModel, Field


class HostFigures(BaseModel):
    """GET /api/host: how the server process is doing; times in milliseconds."""

    tables: int = Field(description="In memory.")
    attended: int = Field(description="At which somebody is.")
    sockets: int
    spectators: int
    moves: int = Field(description="Since the start.")
    rate: float | None = Field(description="Moves a second, in the last few seconds.")
    move: list[float | None] = Field(description="A move, from the socket to its announcement: the middle, and 99 %.")
    write: list[float | None] = Field(description="A transaction, in the same way; so the next ones.")
    lag: list[float | None] = Field(description="How late the event loop is.")
    queue: int = Field(description="Bots that are to think.")
    thinking: list[float | None]
    matchmaking: list[int] = Field(description="Open tables, and people who wait there; empty where there are none.")
    refusals: dict[str, int] = Field(description="By the name of the sentence.")
    memory: float = Field(description="Megabytes.")
    processor: float | None = Field(description="How many processors are busy with it.")
