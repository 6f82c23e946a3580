"""What somebody is told who knows how something was before: only what is otherwise now.

Both are data as JSON has them. An object is told by its entries that differ, with the names of those that are gone as
"-", and a list of objects that is as long as before by the places that differ, as "@"; everything else is told whole:

    before   {"phase": "sowing", "houses": {"a": [1], "b": []}, "doubled": 1, "players": [{"seeds": 4}, {"seeds": 4}]}
    now      {"phase": "sowing", "houses": {"a": [1, 2], "b": []}, "players": [{"seeds": 4}, {"seeds": 3}]}
    told     {"houses": {"a": [1, 2]}, "players": {"@": {"1": {"seeds": 3}}}, "-": ["doubled"]}
"""

from typing import Any

GONE, PLACES = "-", "@"  # no entry of a game is called so
NOTHING: Any = object()
SEEN = ("prompt", "state", "facts", "scores")


def difference(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """What is told of `now` to somebody who knows how it was `before`."""
    told: dict[str, Any] = {}
    new = 0
    for key, value in now.items():
        old = before.get(key, NOTHING)
        if old is value:  # mostly
            continue
        if old is NOTHING:
            told[key] = value
            new += 1
        elif old != value:
            told[key] = changed(old, value)
    if len(now) - new < len(before):
        told[GONE] = sorted(key for key in before if key not in now)
    return told


def changed(old: Any, value: Any) -> Any:
    """What is told of a value that is another one now."""
    if type(value) is dict and type(old) is dict:
        return difference(old, value)
    if type(value) is list and type(old) is list and len(value) == len(old) and type(value[0]) is dict:
        pairs = enumerate(zip(old, value, strict=True))
        return {PLACES: {str(place): changed(was, one) for place, (was, one) in pairs if was != one}}
    return value


def put_together(before: Any, told: Any) -> Any:
    """How something is now of which this was told to somebody who knows how it was `before`."""
    if type(told) is not dict:
        return told
    if PLACES in told:
        places = {int(place): one for place, one in told[PLACES].items()}
        return [put_together(one, places[place]) if place in places else one for place, one in enumerate(before)]
    if type(before) is not dict:
        return told
    gone = told.get(GONE, ())
    changes = {key: put_together(before.get(key), value) for key, value in told.items() if key != GONE}
    return {**{key: value for key, value in before.items() if key not in gone}, **changes}


def standing_now(before: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """Where a game stands, whole as a table's first message tells it, or by what has changed since `before`."""
    if "changes" not in told:
        return told
    asks = {name: value for name, value in told.items() if name != "changes"}
    return {**put_together({name: before[name] for name in SEEN}, told["changes"]), **asks}
