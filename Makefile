# Everything a newcomer needs: `make play` to play, `make test` to test.
# Nothing but Python 3.11 or newer with pip has to be there.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TOOLS := $(VENV)/.tools

.DEFAULT_GOAL := help
.PHONY: help setup play run quick test postgres shaken thorough mutants check format bench hostile clean

help:  ## Say what can be made.
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 12

setup: $(TOOLS)  ## Make the virtual environment, tools for developers included.

# Where the distribution leaves ensurepip out, the machine's own pip fills the environment.
INSTALL = $(PYTHON) -m pip --python $(BIN)/python install --quiet --disable-pip-version-check \
	-c constraints.txt

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Cardroom needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up in $(VENV), which takes a minute, once ..." >&2
	@test -x $(BIN)/python || $(PYTHON) -m venv --without-pip $(VENV)
	@$(INSTALL) -e .
	@touch $(READY)

$(TOOLS): $(READY)
	@$(INSTALL) -e '.[dev]'
	@touch $(TOOLS)

play: $(READY)  ## Play in a browser: no Discord, no token. PROCESSES=3 runs three of the bot.
	@$(BIN)/cardroom play $(if $(PROCESSES),--processes $(PROCESSES))

run: $(READY)  ## Run the bot with the settings of .env.
	@$(BIN)/cardroom run

# The tests of sockets wait now and then, so four processes keep two cores busy. They start the bot
# often, so what is compiled is kept, whatever the environment says.
quick test postgres shaken thorough tests/__pycache__: export PYTHONDONTWRITEBYTECODE =

# Without this, each of them would compile all tests of a fresh clone.
test postgres: | tests/__pycache__
tests/__pycache__: | $(TOOLS)
	$(BIN)/python -m pytest --collect-only -qq >/dev/null

quick: $(TOOLS)  ## Run the cheap tests, and those of what was changed, while you think.
	$(BIN)/python -m pytest -n 3 --dist worksteal -m "not postgresql" $$($(BIN)/python -m tests.quick)

test: $(TOOLS)  ## Run every test that needs nothing installed.
	$(BIN)/python -m pytest -n 4 --dist worksteal -m "not postgresql"

postgres: $(TOOLS)  ## Run the tests on a real PostgreSQL, if it is installed.
	$(BIN)/python -m pytest -n 5 --dist worksteal -m postgresql $(addprefix tests/,bot crash data end_to_end)

shaken: $(TOOLS)  ## Run the tests while their processes stand still by chance. SEED=7 TESTS=tests/bot.
	$(BIN)/python -m tests.crash.shaken $(if $(SEED),--seed $(SEED)) -n 6 --dist worksteal \
		-m "not postgresql" $(TESTS)

thorough: $(TOOLS)  ## Run the laws at length (an hour or two).
	CARDROOM_THOROUGH=1 $(BIN)/python -m pytest -n 2 --dist worksteal --timeout 3600
	CARDROOM_DOOR=http $(BIN)/python -m pytest -n 2 --dist worksteal tests/end_to_end

mutants: $(TOOLS)  ## Change a hundred spots, one at a time, and ask the tests. SEED=7 COUNT=20.
	$(BIN)/python -m tests.mutants $(if $(SEED),--seed $(SEED)) $(if $(COUNT),--count $(COUNT))

# pyright holds 2 GB. Where Node.js would give it less, it forgets halfway what it inferred: that takes
# it twice as long, and is the likely cause of thousands of unknown types in one run.
check: export NODE_OPTIONS = --max-old-space-size=6144
check: $(TOOLS)  ## Format check, linter, types, floors.
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/pyright
	$(BIN)/lint-imports

format: $(TOOLS)  ## Format and mend what the linter can.
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(TOOLS)  ## Measure, and print one JSON object.
	@$(BIN)/python -m benchmarks

hostile: $(TOOLS)  ## Lay siege to the bot; fails where a press counts, or memory grows.
	@$(BIN)/python -m benchmarks.hostile --presses $(or $(PRESSES),20000)

clean:  ## Take the virtual environment and all caches away.
	rm -rf $(VENV) .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
