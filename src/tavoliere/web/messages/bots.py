"""The bots that think in the page."""

from pydantic import BaseModel, Field


class SearchValues(BaseModel):
    """How a search looks ahead: `definition/game_definition.py` says what each of these does."""

    horizon: int
    exploration: float
    temperature: float
    epsilon: float
    most_nodes: int
    fitted: bool


class NetworkTable(BaseModel):
    """A learned evaluation: where its numbers are, and how they are read."""

    address: str
    arrays: list[int] = Field(description="Where each of its arrays begins, in the order of `bots/network.py`.")
    rows: int
    first: int
    outputs: int
    shift: int
    embedding_bytes: int
    at_leaf: bool
    priors: bool
    logit: float
    formulas: float


class Judge(BaseModel):
    """How a bot that has learned judges a game with certain options."""

    name: str = Field(description="What the options make of `networks`; empty: for all options that have none.")
    search: SearchValues
    step: float = Field(description="How far a value usually moves when its tries double, at even chances.")
    sharpness: float = Field(description="How far chances are moved apart before they are said.")
    network: NetworkTable | None


class BotLevel(BaseModel):
    """A bot: one that plays the best by the heuristic, or one that searches."""

    name: str
    overlooks: float | None = Field(description="The share of its choices that it does not see; null: it searches.")
    seconds: float
    iterations: int
    threads: int
    learned: bool


class BotTables(BaseModel):
    """GET /api/games/{game}/bots: what a page needs for bots to think in it."""

    module: str = Field(description="The address of the search, as WebAssembly.")
    levels: list[BotLevel]
    search: SearchValues = Field(description="For bots that have learned nothing.")
    networks: list[str] = Field(description="The name of a judge, with values of options: the first that are all set.")
    judges: list[Judge]
