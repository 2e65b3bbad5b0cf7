# Boneyard. `make` alone lists what there is to type.
# Needs only make and Python 3.11 or newer; everything else goes into .venv. PYTHON=… chooses another Python.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test check format soak compiled bench playthroughs lock clean \
        play-ready dev-ready bench-ready lint interpreted compiled-tests

BIN := .venv/bin
PY := $(BIN)/python
CODE := $(wildcard src tests examples tools)
FIRST_GAME := baby-boom --seats human,greedy
LOCK := build/uv/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --custom-compile-command "make lock" $(ARGS)

help: ## List these targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

play: play-ready ## Play Baby Boom in the terminal against a bot; ARGS="…" says something else to `boneyard play`.
	@$(BIN)/boneyard play $(or $(ARGS),$(FIRST_GAME))

test: dev-ready lint interpreted compiled-tests ## Run everything that is not slow: checks, all tests, then the rules compiled.

check: dev-ready lint interpreted ## Run the inner loop: format check, lint, types, fast tests; ARGS="…" goes to pytest.

format: dev-ready ## Put the code in its usual form and fix what ruff can fix.
	@$(BIN)/ruff format $(CODE)
	@$(BIN)/ruff check --fix $(CODE)

soak: dev-ready ## Run the slow tests, which take minutes to hours.
	@echo "Running the slow tests."
	@$(PY) -m pytest -n auto -m slow $(ARGS)

compiled: dev-ready ## Compile the rules with mypyc into build/compiled (use it with PYTHONPATH=build/compiled).
	@$(PY) tools/compile.py || exit 1

bench: bench-ready ## Measure speed, compiled, beside other libraries; ARGS="…" goes to `boneyard bench`.
	@$(PY) tools/compile.py || exit 1
	@echo "Measuring."
	@PYTHONPATH=build/compiled $(BIN)/boneyard bench $(ARGS)

playthroughs: dev-ready ## Write the golden playthroughs anew; review the difference like code.
	@echo "Writing the golden playthroughs anew."
	@$(PY) tests/regenerate.py $(ARGS)

lock: ## Pin the dependencies anew in requirements/; ARGS=--upgrade takes the newest.
	@sh tools/venv.sh tool build/uv lock
	@echo "Pinning versions and hashes."
	@$(LOCK) --extra table --extra arena --group build -o requirements/play.txt
	@$(LOCK) --extra dev --group build -c requirements/play.txt -o requirements/dev.txt
	@$(LOCK) --extra bench --extra table --extra arena --group build --group compile -c requirements/dev.txt \
	        -o requirements/bench.txt
	@$(LOCK) --group lock -o requirements/lock.txt

clean: ## Remove .venv and everything that was built.
	@echo "Removing .venv, build products and caches."
	@rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

# The steps the targets above are made of.

play-ready:
	@sh tools/venv.sh install play

dev-ready:
	@sh tools/venv.sh install dev

bench-ready:
	@sh tools/venv.sh install bench

lint:
	@echo "Checking the format."
	@$(BIN)/ruff format --quiet --check $(CODE) || { echo "Type: make format"; exit 1; }
	@echo "Linting."
	@$(BIN)/ruff check --quiet $(CODE)
	@echo "Checking types."
	@$(BIN)/mypy $(CODE)

interpreted:
	@echo "Testing, interpreted."
	@$(PY) -m pytest -n auto $(ARGS)

# tools/compile.py leaves with 3 when there is no compiler: skipped here, except in CI.
compiled-tests:
	@$(PY) tools/compile.py; left=$$?; \
	if [ $$left -eq 3 ] && [ "$$CI" != true ]; then \
	    echo "Skipping the compiled tests."; \
	elif [ $$left -ne 0 ]; then \
	    exit 1; \
	else \
	    echo "Testing core and games, compiled."; \
	    PYTHONPATH=build/compiled $(PY) -m pytest -n auto tests/core tests/games; \
	fi
