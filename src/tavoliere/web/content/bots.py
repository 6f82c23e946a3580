"""What a page is given so that bots think in it: their levels, the search, and what each game has learned, as data."""

from itertools import accumulate

from tavoliere.bots import LEVELS, GreedyBot, Network, SearchBot
from tavoliere.bots.network import ALIGNED, LOGIT, loaded, network_names
from tavoliere.bots.ranking import UNMEASURED_DRIFT
from tavoliere.definition.game_definition import GameDefinition, SearchSettings
from tavoliere.web.messages.bots import BotLevel, BotTables, Judge, NetworkTable, SearchValues


def bot_tables(definition: GameDefinition) -> BotTables:
    names = {*definition.emperor_search, *definition.drift, *definition.sharpness, *network_names(definition), ""}
    return BotTables(
        module=f"/api/games/{definition.name}/bots.wasm",
        levels=[level(name) for name in LEVELS],
        search=search_values(definition.search),
        networks=list(definition.networks),
        judges=[judge(definition, name) for name in sorted(names)],
    )


def level(name: str) -> BotLevel:
    made = LEVELS[name]()
    if isinstance(made, GreedyBot):
        return BotLevel(name=name, overlooks=made.overlooks, seconds=0, iterations=0, threads=0, learned=False)
    assert isinstance(made, SearchBot)
    return BotLevel(
        name=name,
        overlooks=None,
        seconds=made.seconds,
        iterations=made.iterations,
        threads=made.threads,
        learned=made.network is not None,
    )


def judge(definition: GameDefinition, name: str) -> Judge:
    network = loaded(definition, name) if name else None
    settings = network.settings if network else definition.search
    return Judge(
        name=name,
        search=search_values(definition.emperor_search.get(name, settings)),
        step=definition.drift.get(name, UNMEASURED_DRIFT),
        sharpness=definition.sharpness.get(name, 1.0),
        network=network_table(definition, network) if network else None,
    )


def search_values(settings: SearchSettings) -> SearchValues:
    return SearchValues.model_validate(settings, from_attributes=True)


def network_table(definition: GameDefinition, network: Network) -> NetworkTable:
    arrays = network.arrays
    ends = accumulate(len(part) for part in parts(network))
    return NetworkTable(
        address=f"/api/games/{definition.name}/networks/{network.name}",
        arrays=[0, *ends][:-1],
        rows=len(arrays.embedding),
        first=len(arrays.bias),
        outputs=len(arrays.value_bias),
        shift=network.shift,
        embedding_bytes=arrays.embedding.itemsize,
        at_leaf=network.evaluate == "leaf",
        priors=network.priors,
        logit=LOGIT,
        formulas=network.formulas,
    )


def parts(network: Network) -> list[bytes]:
    """Its arrays as a page puts them into memory, the lowest byte of each number first."""
    found = [array.astype(array.dtype.newbyteorder("<")).tobytes() for array in network.arrays]
    return [one + b"\0" * (-len(one) % ALIGNED) for one in found]


def network_content(definition: GameDefinition, name: str) -> bytes:
    """A learned evaluation that the game has, as a page fetches it."""
    network = loaded(definition, name)
    assert network is not None
    return b"".join(parts(network))
