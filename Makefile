# make test    everything that is checked: lint, types, every test
# make golden  write the golden games anew, after a change of rules that is meant
# make studies play the studies of the documentation and write their pages anew
# make build   compile the rules in place, after editing them

VENV ?= .venv
PYTHON ?= python3
BIN = $(VENV)/bin

test: $(VENV)/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n auto

golden: $(VENV)/ready
	$(BIN)/python -m tests.golden

studies: $(VENV)/ready
	PYTHON=$(BIN)/python sh docs/studies/run.sh

build: $(VENV)/ready
	$(BIN)/python setup.py -q build_ext --inplace

$(VENV)/ready: pyproject.toml constraints.txt setup.py $(wildcard src/tavoliere/games/*/*.py) $(wildcard src/tavoliere/engine/*.p*)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q -c constraints.txt uv
	$(BIN)/uv pip install -q --python $(BIN)/python -c constraints.txt --group dev -e .
	touch $@

.PHONY: test golden build studies
