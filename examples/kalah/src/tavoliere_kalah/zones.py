"""The board on the page: seeds in houses, and the stores at their ends. A click on a house of one's own sows it."""

from tavoliere.definition.zones import PLACE, click, counts, pile, track

ZONES = (
    track("houses", counts("houses"), clicks=(click("sow", house=PLACE),)),
    pile("store", counts("store")),
)
