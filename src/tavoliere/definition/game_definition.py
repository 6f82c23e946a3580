"""A game, defined in one place: what a `GameDefinition` holds is all that the rest of the house knows of a game.

The parts are modules of the game's folder, each held to a protocol, so that a type checker sees what is missing and
an editor finds every function. The rules, the heuristic, the evaluation and the features are plain functions over
the state's integers, which also run compiled (`engine/c_source.py`); everything else is ordinary Python.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from string import Formatter
from types import ModuleType
from typing import Any, NamedTuple, Protocol

from tavoliere.definition.box import BoxModule
from tavoliere.definition.canvas import BoardLine
from tavoliere.definition.concealed import ConcealedModule
from tavoliere.definition.editing import EditingModule
from tavoliere.definition.event_table import EventKind, OwnersByOption, action_sentence
from tavoliere.definition.field_forms import Of
from tavoliere.definition.figure import Figure
from tavoliere.definition.lesson import Lesson
from tavoliere.definition.possibility import Reason, Refusals
from tavoliere.definition.schema import Block, ChoiceOption, Feature, Field, Option, Repeated, Row
from tavoliere.definition.scorer_sheet import ScorerSheetModule
from tavoliere.definition.source_lines import line_of_row
from tavoliere.definition.zones import Zone
from tavoliere.words import BASE, Words

EXPLANATIONS = ("prompt", "sentence", "reason", "preview", "together", "owner", "joint", "final_lines")


class StateModule(Protocol):
    """`state.py`: what a game consists of, as a table of fields."""

    @property
    def State(self) -> type: ...  # noqa: N802

    @property
    def FACTS(self) -> tuple[str, ...]: ...  # noqa: N802  what `rules.facts` counts

    @property
    def INVARIANTS(self) -> Sequence[str]: ...  # noqa: N802  what `rules.broken` answers; the first when all is well


class ActionsModule(Protocol):
    """`actions.py`: every action, numbered."""

    @property
    def BLOCKS(self) -> tuple[Block, ...]: ...  # noqa: N802


class OptionsModule(Protocol):
    """`options.py`: what can be chosen about a game."""

    @property
    def OPTIONS(self) -> tuple[Option, ...]: ...  # noqa: N802


class RulesModule(Protocol):
    """`rules.py`: what every game answers about a state; `docs/adding-a-game.md` says it in full.

    Lists are written into `out`. How many numbers these are is returned; of odds, their sum.
    """

    def setup(self, s: Any, /) -> None: ...  # the fields that options set are filled already
    def actor(self, s: Any, /) -> int: ...  # a seat, -1 for chance, -2 when the game is over
    def legal(self, s: Any, out: Row, /) -> int: ...
    def weights(self, s: Any, out: Row, /) -> int: ...  # the odds of a chance step
    def apply(self, s: Any, a: int, /) -> None: ...
    def scores(self, s: Any, out: Row, /) -> int: ...
    def standing(self, s: Any, out: Row, /) -> int: ...  # the scores, with what breaks a tie
    def view(self, s: Any, seat: int, /) -> None: ...  # hides what the seat may not know
    def unknown(self, s: Any, out: Row, /) -> int: ...  # in a view: the odds of the next hidden thing
    def reveal(self, s: Any, kind: int, /) -> None: ...  # in a view: supposes what that thing is
    def seen(self, s: Any, a: int, seat: int, /) -> int: ...  # the action that the seat sees
    def facts(self, s: Any, out: Row, /) -> int: ...  # what the lab counts in a finished game
    def broken(self, s: Any, /) -> int: ...  # an invariant that does not hold, or 0


class HeuristicModule(Protocol):
    """`heuristic.py`: how good an action looks to a simple player."""

    def heuristic(self, s: Any, a: int, /) -> int: ...


class EvaluationModule(Protocol):
    """`evaluation.py`: how good a position is for each player.

    It may have a `prior` of its own for the search, and a `playout`: how promising a good player finds legal actions.
    """

    def moment(self, s: Any, /) -> int: ...  # how many quiet moments have been: the search stops at one
    def evaluate(self, s: Any, out: Row, /) -> int: ...  # returns the lead that makes e times as likely to win


class FeaturesModule(Protocol):
    """`features.py`: what the learned evaluation sees of a position, as a seat sees it; `docs/bots.md` says the laws.

    A value of 0 says nothing; the value i of the list lies between 0 and `WIDTHS[i] - 1`. Two tables are optional, and
    only training asks for them: RISING, the features whose values are amounts, and SIGNED, those that count up in the
    lower half of their values and down in the upper one. What is learned of such a value is close to what is learned of
    the next; of all others each value is learned by itself.

    `policy` numbers actions in the same orders in which the features show what they are about. Actions of the same
    block stay together: a canonical number is that of an action of the block, less that of the first one that the
    learned prior judges. The prior judges `POLICY` actions in a row, up to the last one that can be played; those
    before them have numbers below 0, and the game's own prior serves.
    """

    @property
    def WIDTHS(self) -> tuple[int, ...]: ...  # noqa: N802  how many values each feature can take, 256 at most

    @property
    def MEANINGS(self) -> tuple[Feature | Repeated, ...]: ...  # noqa: N802  what each feature says, in their order

    @property
    def POLICY(self) -> int: ...  # noqa: N802  how many actions the learned prior tells apart

    def eyes(self, s: Any, /) -> int: ...  # the seat from whose eyes a position is evaluated
    def features(self, s: Any, p: int, out: Row, /) -> int: ...
    def policy(self, s: Any, p: int, a: int, /) -> int: ...  # the canonical number of a legal action of p's


class FactsModule(Protocol):
    """`facts.py`: what follows from a view by the rules, for boards that calculate nothing themselves."""

    @property
    def Facts(self) -> type: ...  # noqa: N802  a table of fields, as of a state

    def facts_of(self, s: Any, seat: int, f: Any, /) -> None: ...  # fills one that is all zeros


class SerializationModule(Protocol):
    """`serialization.py`: positions as JSON, in names and words."""

    def write(self, s: Any, seat: int | None, /) -> dict[str, Any]: ...
    def read(self, written: dict[str, Any], s: Any, refuse: Refusals, /) -> None: ...


class PossibilityModule(Protocol):
    """`possibility.py`: what speaks against a position that could be played on: no game leads to it."""

    def doubts(self, s: Any, /) -> Iterator[Reason]: ...


class DrawingModule(Protocol):
    """`drawing.py`: the board in a terminal."""

    def draw(self, s: Any, seat: int | None, words: Words, /) -> list[BoardLine]: ...


@dataclass(frozen=True)
class SearchSettings:
    """How the search bot looks ahead in a game."""

    horizon: int = 1  # how many quiet moments ahead
    exploration: float = 0.2  # how much untried actions attract
    temperature: float = 40.0  # how much lower an action's prior may be and still be tried soon
    epsilon: float = 0.0  # how often, beyond the tree, anything is played rather than the best by the heuristic
    most_nodes: int = 200_000
    fitted: bool = False  # whether the game's `playout` says how it goes on and what is tried first, where it has one


class Version(NamedTuple):
    """One version of the research environments: a new one whenever an observation or an action changes its meaning."""

    number: int
    fingerprint: str  # of the state and action tables (`envs/versions.py`)
    news: str
    features: str = ""  # the fingerprint of the features


NUMBERED_AS_SEEN = (
    "Gymnasium: where features are shown, actions are numbered in the order in which the features show things; an "
    "illegal action loses, unless `illegal` says otherwise."
)


@dataclass(frozen=True)
class TurnOrder:
    """The decision by which players choose when they act in a round: the lab asks what acting early is worth."""

    block: str  # the action that decides it
    order: Callable[[Any], Sequence[int]]  # the seats of a round in the order in which they act
    compare: str  # the option whose values are compared


@dataclass(frozen=True)
class Rivals:
    """Ways to play with as many players, which the lab compares."""

    option: str  # in which they differ
    settings: tuple[dict[str, Any], ...]
    facts: tuple[str, ...]  # of a game, to be told beside length and lead
    endings: tuple[tuple[str, tuple[int, ...]], ...] = ()  # facts, and the values whose shares are told


@dataclass(frozen=True)
class LabSettings:
    """What the studies of the lab need to know of a game."""

    # How it is usually played; without any, once for each number of players.
    settings: tuple[dict[str, Any], ...] = ()
    first_decision: tuple[str, ...] = ()  # the actions with which a game begins once it is set up; otherwise any
    turn_order: TurnOrder | None = None
    rivals: Rivals | None = None
    round: Callable[[Any], int] | None = None  # which round it is: the lab asks whether the last one still decides
    seconds: int = 15  # that people who know the rules take for a decision
    # Decisions whose values are compared by the victories of whoever chose them: a block and one of its parameters.
    watched: tuple[tuple[str, str], ...] = ()
    # Other tables of data to try beside the box's own, by the name of their option.
    tables: tuple[tuple[str, dict[str, Any]], ...] = ()
    wanted_speed: float = 40.0  # compiled random play, in multiples of OpenSpiel's stepped from Python


class Duration(NamedTuple):
    """What a game takes among people: the first whose settings are those of a table holds for it.

    Measured: the decisions of a game (`tavoliere simulate GAME --players N --bots squire --games 200 --seed 1`) times
    the seconds that people who know the rules take for one, which each definition states; rounded to five minutes.
    """

    settings: dict[str, Any]
    minutes: int


@dataclass(frozen=True, eq=False, kw_only=True)
class GameDefinition:
    """Everything about one game. Each game exports one; `games/registry.py` names them."""

    name: str
    citation: str  # the prefix of its rules' addresses, two capitals: "CC"
    state: StateModule
    actions: ActionsModule
    options: OptionsModule
    rules: RulesModule
    heuristic: HeuristicModule
    evaluation: EvaluationModule
    features: FeaturesModule | None = None  # without them there is no learned evaluation
    # What the network for some options is called, with the values of these: the first of which all are set.
    networks: tuple[str, ...] = ()
    # Files with plain functions that explain: `prompt(s)` notes what is asked, `sentence(s, a)` what an action is told
    # as; `reason(s, a)` why it is not legal: without it, what is asked is said instead; `preview(s, after, a)` what
    # would come of it besides events: without it, the action is tried on a guess of what is hidden;
    # `after` is its own to change. `final_lines(s)` notes the final scores, line by line. How what happens is shown:
    # `together(s, a)`: steps in a row with the same number, but 0, are shown as one; without it, each by itself;
    # `owner(s, a)`: the seat in whose turn a step of chance falls; without it, -1, nobody's; `joint(s, steps, n)` notes
    # what several that are shown as one are told as: the actions as they are seen, the state before the first.
    explanations: tuple[ModuleType, ...] = ()
    facts: FactsModule | None = None
    event_table: tuple[EventKind, ...] = ()  # what the rules note, besides the action itself
    owners: OwnersByOption | None = None  # whose each colour is, where events name colours by that
    serialization: SerializationModule | None = None  # without one, the state table says how positions are written
    possibility: PossibilityModule | None = None  # without one, whatever can be played on is possible
    editing: EditingModule | None = None  # without one, positions are edited as text only
    box: BoxModule | None = None  # without one, nothing of it is read off one's own box on a sheet
    scorer_sheet: ScorerSheetModule | None = None  # without one, nothing of it can be counted by itself
    drawing: DrawingModule | None = None  # without one, the written position is listed
    sides: Callable[[int], tuple[int, ...]] | None = None  # the side of each seat, where some are partners
    hides: bool = True  # whether anything is hidden from anybody
    concealed: ConcealedModule | None = None  # without one, a real game can be followed only with all cards known
    lessons: tuple[Lesson, ...] = ()  # the course that teaches it; its words lie in the folder `lessons`
    figures: tuple[Figure, ...] = ()  # examples beside its rules; their words lie in the folder `figures`
    durations: tuple[Duration, ...] = ()  # without any, nothing is said about how long a game takes
    search: SearchSettings = SearchSettings()
    # How the emperor looks ahead, by the name of the network for the options; else as the network says, or as above.
    emperor_search: Mapping[str, SearchSettings] = field(default_factory=dict)
    # How far a value of the search usually moves when its tries double, at even chances, by the name of the network
    # for the options, and with that network, if there is one: margins are made of it (docs/bots.md).
    drift: Mapping[str, float] = field(default_factory=dict)
    # How far apart the chances that the emperor reckons are moved before they are said, by the name of the network for
    # the options: so that of what is called 70 %, 70 % come true (bots/calibration.py, docs/bots.md).
    sharpness: Mapping[str, float] = field(default_factory=dict)
    # What bots are rated, by level, where people are: from games between two, each level against the one below.
    ladder: Mapping[str, float] = field(default_factory=dict)
    lab: LabSettings = LabSettings()
    versions: tuple[Version, ...] = (Version(1, "", "The first."),)
    board: str | None = None  # the board on the page, a file of the game's folder; the zones serve without
    zones: tuple[Zone, ...] = ()  # what lies where, for the page to draw; without any, what is known is listed
    folder: Path = field(init=False)  # where the game's files lie, its options among them

    def __post_init__(self) -> None:
        if not isinstance(self.rules, ModuleType) or self.rules.__file__ is None:
            raise TypeError(f"rules must be a module of the game's folder, not {type(self.rules).__name__}")
        if not isinstance(self.options, ModuleType) or self.options.__file__ is None:
            raise TypeError(f"options must be a module of the game's folder, not {type(self.options).__name__}")
        object.__setattr__(self, "folder", Path(self.options.__file__).parent)
        players = tuple({"players": count} for count in self.player_counts)
        decisions = tuple(block.name for block in self.actions.BLOCKS if not block.chance and not block.masked)
        lab = replace(
            self.lab,
            settings=self.lab.settings or players,
            first_decision=self.lab.first_decision or decisions,
        )
        object.__setattr__(self, "lab", lab)
        self._check_options()
        self._check_bounds()

    def _check_bounds(self) -> None:
        """A bound that is no number depends on a setting."""
        table = {name: one for name, one in vars(self.state.State).items() if isinstance(one, Field)}
        for name, one in table.items():
            for bound in (one.least, one.most):
                if isinstance(bound, Of) and (bound.setting not in table or table[bound.setting].most is not None):
                    raise ValueError(
                        f'{line_of_row(self.state, name)}: the bounds of "{name}" depend on "{bound.setting}", '
                        "which is no setting"
                    )

    def _check_options(self) -> None:
        """Every option fills a field that there is, and needs nothing but options before it."""
        known: dict[str, ChoiceOption] = {}
        for option in self.choices:
            problem = self._problem_of(option, known)
            if problem:
                raise ValueError(f'{line_of_row(self.options, option.name)}: the option "{option.name}" {problem}')
            known[option.name] = option

    def _problem_of(self, option: ChoiceOption, known: Mapping[str, ChoiceOption]) -> str:
        filled = option.field or option.name
        if not isinstance(vars(self.state.State).get(filled), Field):
            return f'fills the field "{filled}", which the state does not have'
        if option.numbers and len(option.numbers) != len(option.values):
            return f"has {len(option.values)} values and {len(option.numbers)} numbers"
        for other, values in (need for needs in option.needs.values() for need in needs.items()):
            if other not in known or not set(values) <= set(known[other].values):
                return f"needs what no option before it can be: {other} {values}"
        return ""

    @cached_property
    def explaining(self) -> dict[str, Callable[..., Any]]:
        """The plain functions that explain, by name."""
        return {
            name: function
            for module in self.explanations
            for name, function in vars(module).items()
            if name in EXPLANATIONS and function.__module__ == module.__name__
        }

    def network_name(self, options: Mapping[str, Any]) -> str:
        """What the network for some options is called; empty where nothing is learned."""
        for one in self.networks:
            if all(options[name] is not None for _, name, _, _ in Formatter().parse(one) if name):
                return one.format(**options)
        return ""

    def sides_of(self, players: int) -> tuple[int, ...]:
        """The side of each seat: its own, unless the game makes partners of some."""
        return self.sides(players) if self.sides else tuple(range(players))

    @cached_property
    def messages(self) -> tuple[EventKind, ...]:
        """All that is said by number: its table, and a sentence for each block of actions where it has none."""
        sentences = () if "sentence" in self.explaining else map(action_sentence, self.actions.BLOCKS)
        return (*self.event_table, *sentences)

    @property
    def package(self) -> str:
        """The package that holds the game's files."""
        assert isinstance(self.options, ModuleType)
        return self.options.__name__.rpartition(".")[0]

    @property
    def words(self) -> Words:
        """The game's words, with seats called by their number."""
        return Words(self.words_folder)

    @cached_property
    def words_folder(self) -> Path:
        """Where the catalogues and the rules pages lie: in a folder of their own, or all beside one another."""
        apart = self.folder / "words"
        return apart if apart.is_dir() else self.folder

    @property
    def lessons_folder(self) -> Path:
        """Where the words of the lessons lie."""
        return self.words_folder / "lessons"

    @property
    def figures_folder(self) -> Path:
        """Where the words of the figures lie."""
        return self.words_folder / "figures"

    @property
    def player_counts(self) -> tuple[int, ...]:
        """How many can play."""
        found = next((option.values for option in self.choices if option.name == "players"), None)
        if found is None:
            raise ValueError('options must hold one that is called "players"')
        return found

    @property
    def choices(self) -> list[ChoiceOption]:
        """The options that take one of a few values."""
        return [option for option in self.options.OPTIONS if isinstance(option, ChoiceOption)]

    def rules_page(self, language: str) -> Path:
        """The file of the rules for players; in English where a language has none."""
        path = self.words_folder / f"rules.{language}.md"
        return path if path.is_file() else self.words_folder / f"rules.{BASE}.md"

    def reference(self, language: str) -> Path | None:
        """The file of the cards on which the rules stand in short, where the game has them."""
        path = self.words_folder / f"reference.{language}.md"
        return path if path.is_file() else None

    def __reduce__(self) -> str | tuple[Any, ...]:
        raise TypeError("a game's definition stays where it is; send the game's name")
