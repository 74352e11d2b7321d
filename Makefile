# Each target creates the virtual environment it needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: help play terminal test check docs deep mutants web faults simulate load soak bench strength strategy golden map pictures protocol lessons screens engines lock clean
.DEFAULT_GOAL := help

help:
	@echo "make play      set up, start the server and open it in a browser; phones on your network can join"
	@echo "make terminal  set up and play in this terminal"
	@echo "make test      set up and run all checks and tests"
	@echo "make check     run the checks only: style, types, imports"
	@echo "make docs      build the documentation, which the server has at /docs"
	@echo "make deep      run slow variants of the tests; compare a million games of each ruleset with the plain rules"
	@echo "make mutants   run mutation testing of rules, tables and readers"
	@echo "make faults    play on 200 tables while servers, databases, networks and clocks fail, and count lost moves"
	@echo "make simulate  simulate 1,000 clusters under faults, each from a seed that replays it"
	@echo "make load      measure a server with 200, 1,000 and 5,000 sockets"
	@echo "make soak      play on 5,000 sockets for an hour, and draw the memory of the server"
	@echo "make bench     measure rules, kernels and solver, each against a baseline in the same run"
	@echo "make strength  play the levels of bots against each other and write docs/play/strength.md"
	@echo "make strategy  measure the games, draw the figures and write the pages of docs/game/strategy"
	@echo "make golden    regenerate the golden playthroughs; review the diff"
	@echo "make map       generate the module map of docs/build/architecture.md"
	@echo "make pictures  generate the pictures of the documentation"
	@echo "make protocol  generate the pages of protocol and HTTP API, the schema and the types of the browser client"
	@echo "make lessons   generate the data of the browser's lessons and score pad"
	@echo "make web       build the browser client"
	@echo "make screens   take screenshots of every screen of the browser client"
	@echo "make engines   play in Chromium, Firefox and WebKitGTK, the engine of Safari; a part of make deep"
	@echo "make lock      renew requirements.txt and requirements-dev.txt, the versions and hashes of all packages"
	@echo "make clean     remove everything generated"

# HOST=127.0.0.1 allows this computer only.
HOST ?= 0.0.0.0
play: $(VENV)/.play web
	@$(BIN)/python docs/make_site.py --missing
	@$(BIN)/rowlock serve --open --host $(HOST)

terminal: $(VENV)/.play
	@$(BIN)/rowlock play

# Does nothing if the sources of the client are unchanged.
web: $(VENV)/.play
	@$(BIN)/python web/build.py

# Does nothing if pages and docstrings are unchanged. Warnings are errors.
docs: $(VENV)/.play
	@$(BIN)/python docs/make_site.py

# Checks, coverage of the rules, the client's unit tests and the compilation of kernels run two at a time.
test: web $(VENV)/.services
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target pyright types kernels rules docs client client-tests style
	$(BIN)/python -m pytest -n auto --ignore=tests/rules --ignore=tests/conformance

check: $(VENV)/.dev
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target pyright types client style

.PHONY: pyright types client style rules client-tests kernels
pyright:
	$(BIN)/basedpyright
types:
	$(BIN)/mypy
	$(BIN)/mypy web/lessons
	$(BIN)/mypy web/rule_tables
	$(BIN)/mypy -p docs.game.strategy
client:
	$(BIN)/python web/build.py check
style:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	@$(BIN)/python -m tests.languages
	$(BIN)/lint-imports
# These tests alone reach every branch of the rules.
rules:
	$(BIN)/python -m pytest -q tests/rules tests/conformance --cov --cov-report=term --cov-fail-under=100
client-tests:
	$(BIN)/python web/build.py test
# Fills Numba's cache and solves the solo game once, so that test workers only load them.
kernels:
	$(BIN)/python -m tests.kernels.prepare

# Full runs of what make test samples: millions of games, hundreds of thousands of hostile inputs.
deep: web $(VENV)/.services kernels
	ROWLOCK_DEEP=1 ROWLOCK_DEEP_GAMES=20 $(BIN)/python -m pytest -n auto
	$(BIN)/python -m tests.kernels --games $(or $(GAMES),1000000)

# Options: MUTANTS="rules --sample 500 --seed 7"
mutants: $(VENV)/.services
	$(BIN)/python -m tests.mutants $(MUTANTS)

# Options: FAULTS="--tables 50 --moves 5000 --seed 7 --database sqlite --faults kill,clock:1000 --longest 10"
faults: $(VENV)/.services
	$(BIN)/python -m tests.faults $(FAULTS)

# Options: SIMULATE="--seeds 100000", SIMULATE="--seed 7 --trace"
simulate: $(VENV)/.dev
	$(BIN)/python -m tests.simulation $(SIMULATE)

load: $(VENV)/.services
	$(BIN)/python -m benchmarks.load $(LOAD)

# Options: SOAK="--minutes 10 --sockets 1000 --database postgres"
soak: $(VENV)/.services
	$(BIN)/python -m benchmarks.load.soak $(SOAK)

bench: $(VENV)/.dev
	$(BIN)/python -m benchmarks

strength: $(VENV)/.dev
	$(BIN)/python -m benchmarks.strength

# Options: STRATEGY="classic --figure first-two", STRATEGY="--scale 0.1"
strategy: $(VENV)/.dev
	$(BIN)/python -m docs.game.strategy $(STRATEGY)

golden: $(VENV)/.dev
	$(BIN)/python -m tests.golden

map: $(VENV)/.dev
	$(BIN)/python docs/map.py

pictures: web $(VENV)/.services
	$(BIN)/python docs/pictures
	$(BIN)/python -m docs.pictures.browser

protocol: $(VENV)/.dev
	$(BIN)/python docs/protocol

lessons: $(VENV)/.dev
	$(BIN)/python web/lessons
	$(BIN)/python web/rule_tables

# Options: SCREENS="--only table --lang pl"
screens: web $(VENV)/.services
	$(BIN)/python -m tests.browser.screens $(SCREENS)

engines: web $(VENV)/.services
	ROWLOCK_DEEP=1 $(BIN)/python -m pytest -n auto --durations=0 tests/engines

clean:
	rm -rf $(VENV) build dist web/node_modules src/rowlock/server/static src/rowlock/server/site .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache .coverage*
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Rowlock needs Python 3.11 or newer: set PYTHON, for example make $(MAKECMDGOALS) PYTHON=python3.12."; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq python3-venv; } || \
	  { echo "Python's venv module is missing: install it, for example with: sudo apt-get install python3-venv"; exit 2; }
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# Packages first, each checked against its hash, then Rowlock itself without looking for any.
INSTALL_SELF := $(PIP) install --no-deps --no-build-isolation --editable .

$(VENV)/.play: $(VENV)/.venv pyproject.toml requirements.txt
	@echo "Setting up ..."
	@$(PIP) install --require-hashes --requirement requirements.txt
	@$(INSTALL_SELF)
	@touch $@

$(VENV)/.dev: $(VENV)/.venv pyproject.toml requirements-dev.txt
	@echo "Setting up ..."
	@$(PIP) install --require-hashes --requirement requirements-dev.txt
	@$(INSTALL_SELF)
	@touch $@ $(VENV)/.play

# Renews the hashes after a change of pyproject.toml or constraints.txt: for every platform and every Python from 3.11.
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-strip-extras \
  --constraint constraints.txt --no-header --no-annotate pyproject.toml -
BUILD_TOOLS := printf 'hatchling\neditables\nnodejs-wheel-binaries\n'
lock: $(VENV)/.venv
	$(PIP) install --constraint constraints.txt uv
	$(BUILD_TOOLS) | $(COMPILE) --extra docs --extra push --output-file requirements.txt > /dev/null
	$(BUILD_TOOLS) | $(COMPILE) --extra dev --output-file requirements-dev.txt > /dev/null

# PostgreSQL, Redis, Chromium, Firefox and WebKitGTK for the tests.
$(VENV)/.services: $(VENV)/.dev tests/services/programs.py
	@$(BIN)/python -m tests.services install
	@touch $@
