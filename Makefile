# make test    everything that is checked: lint, types, every test
# make golden  write the golden games anew, after a change of rules that is meant
# make pages   write the research environments' pages anew, after a change of their tables
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

pages: $(VENV)/ready
	$(BIN)/python -m tavoliere.envs.pages

build: $(VENV)/ready
	$(BIN)/python setup.py -q build_ext --inplace

$(VENV)/ready: pyproject.toml constraints.txt setup.py $(wildcard src/tavoliere/games/*/*.py) $(wildcard src/tavoliere/engine/*.p*) $(wildcard src/tavoliere/*/*.pyx)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q -c constraints.txt uv
	$(BIN)/uv pip install -q --python $(BIN)/python -c constraints.txt --group dev -e .
	touch $@

.PHONY: test golden pages build
