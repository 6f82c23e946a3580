#!/bin/sh
# Plays the studies of these pages and writes the pages anew. Stopped, it goes on from where it was; what is played is
# kept in the folder build/studies. SCALE=10 plays ten times as many games, and what was played before still counts.
#
#     SCALE=10 PYTHON=.venv/bin/python sh docs/studies/run.sh
set -e
cd "$(dirname "$0")/../.."
scale=${SCALE:-1}
kept=${KEPT:-build/studies}

study() {
    page=$1 games=$2
    shift 2
    "${PYTHON:-python3}" -m tavoliere lab "$@" --games $((games * scale)) --out "$kept/$page" --lang en
    cp "$kept/$page/report.md" "docs/studies/$page.md"
}

study early 600 early
study luck-2 10000 luck carolus-magnus --players 2 --change refill=draft
study luck-3 4000 luck carolus-magnus --players 3 --change refill=draft
study luck-4 4000 luck carolus-magnus --players 4 --change refill=draft
study two 2000 two
study two-knights 200 two --bots knight,squire
study fairness 5000 fairness
study shape 150 shape
study what-if-animals 20000 what-if cardcassonne --players 2 --change animals=docs/studies/square.json
study what-if-prestige 20000 what-if san-marco --players 3 --change board=docs/studies/level.json
