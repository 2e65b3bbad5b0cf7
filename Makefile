# Boneyard. `make` alone lists what there is to type.
# Needs only make and Python 3.11 or newer; everything else goes into .venv. PYTHON=… chooses another Python.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play terminal test check check-newer format soak coverage web wheel pure-wheel protocol compiled \
        instructions bench playthroughs docs lock clean \
        play-ready dev-ready bench-ready docs-ready docs-built web-built web-checked lint interpreted browser-tests \
        compiled-tests

BIN := .venv/bin
PY := $(BIN)/python
NEWER := build/newer
SAME_EVERYWHERE := --ignore-glob '*/test_oracle.py' --ignore-glob '*/test_random_*.py' --ignore-glob '*/test_perft.py' \
        --ignore tests/games/test_every_game.py --ignore tests/games/too_many_bones/test_adventures.py \
        --ignore tests/games/too_many_bones/test_everything_on_the_road.py
WITH_NEWER := tests/core tests/games tests/terminal/test_play.py tests/cli/test_serve.py tests/table/test_live_table.py \
        tests/table/test_sockets.py tests/table/test_store.py tests/table/test_bot_processes.py
CODE := $(wildcard src tests examples tools docs)
MKDOCS := NO_MKDOCS_2_WARNING=1 build/docs-venv/bin/mkdocs
FIRST_GAME := baby-boom --seats human,greedy
LOCK := build/uv/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --custom-compile-command "make lock" $(ARGS)

help: ## List these targets.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

play: play-ready web-built ## Open a table in the browser and print its address; ARGS="…" goes to `boneyard serve`.
	@$(BIN)/boneyard serve $(ARGS)

terminal: play-ready ## Play Baby Boom in the terminal; ARGS="…" says something else to `boneyard play`.
	@$(BIN)/boneyard play $(or $(ARGS),$(FIRST_GAME))

# The rules are compiled beside the other checks: half of those leave a core idle.
test: export OPTIMISATION := 1
test: dev-ready ## Run everything that is not slow.
	@mkdir -p build; MYPY_CACHE_DIR=build/mypy $(PY) tools/compile.py >build/compile.log 2>&1 & compiling=$$!; \
	$(MAKE) --no-print-directory web-built web-checked lint docs-built interpreted browser-tests; left=$$?; \
	if [ $$left -ne 0 ]; then kill $$compiling 2>/dev/null; exit $$left; fi; \
	wait $$compiling; \
	$(MAKE) --no-print-directory compiled-tests

check: dev-ready web-built lint interpreted ## Run the inner loop: lint, types, fast tests; ARGS="…" goes to pytest.

# Without the browser and the compiler, the longest games and most real servers: they go the same way with every Python.
check-newer: dev-ready web-built ## Run fast tests with the newest Python here, if it is newer than that of .venv.
	@python=$$(sh tools/venv.sh newer); \
	if [ -z "$$python" ]; then echo "No newer Python is here."; exit 0; fi; \
	PYTHON=$$python VENV=$(NEWER) sh tools/venv.sh install dev && \
	echo "Testing with Python $$($(NEWER)/bin/python -c 'import platform; print(platform.python_version())')." && \
	sh tools/tests.sh $(NEWER)/bin/python $(WITH_NEWER) $(SAME_EVERYWHERE) $(ARGS)

format: dev-ready ## Put the code in its usual form and fix what ruff can fix.
	@$(BIN)/ruff format $(CODE)
	@$(BIN)/ruff check --fix $(CODE)
	@sh tools/web.sh format

soak: dev-ready web-built ## Play GAMES=2000 games and look at everything, then run the slow tests: minutes to hours.
	@echo "Playing games of every variant."
	@$(PY) -m tests.soak --games $(or $(GAMES),2000)
	@echo "Running the slow tests."
	@$(PY) -m pytest -n auto -m slow -o faulthandler_timeout=0 $(ARGS)

coverage: dev-ready web-built ## Say how much the tests reach; build/coverage has the lines and branches they do not.
	@rm -rf build/coverage && mkdir -p build/coverage
	@echo "Testing, interpreted, and counting lines."
	@$(BIN)/coverage run -m pytest -n auto --ignore tests/browser -o timeout=1800 -o faulthandler_timeout=0 $(ARGS)
	@sh tools/web.sh coverage
	@$(PY) tools/coverage_report.py

web: dev-ready web-built web-checked ## Build the web client, look at its format and types, run its own tests.

# tools/compile.py leaves with 3 when there is no compiler.
wheel: dev-ready web-built ## Make the wheel for this machine: compiled rules, and the web client.
	@$(PY) tools/compile.py; left=$$?; \
	if [ $$left -eq 3 ]; then \
	    echo "Making the wheel for any machine instead."; $(BIN)/hatchling build --target wheel; \
	elif [ $$left -ne 0 ]; then \
	    exit 1; \
	else \
	    echo "Making the wheel."; BONEYARD_COMPILED=1 $(BIN)/hatchling build --target wheel; \
	fi

pure-wheel: play-ready web-built ## Make the wheel for any machine, without compiled rules, and the source archive.
	@echo "Making the wheel and the source archive."
	@$(BIN)/hatchling build --target wheel --target sdist

protocol: dev-ready ## Write web/src/protocol.ts anew from the messages, views and events of the Python side.
	@$(PY) tools/protocol_ts.py

compiled: dev-ready ## Compile the rules with mypyc into build/compiled (use it with PYTHONPATH=build/compiled).
	@$(PY) tools/compile.py || exit 1

instructions: dev-ready ## Count the instructions of a decision and append them to docs/bench/history.tsv.
	@$(PY) tools/compile.py || exit 1
	@$(PY) tools/instructions.py $(ARGS)

bench: bench-ready ## Measure speed, compiled, beside other libraries; ARGS="…" goes to `boneyard bench`.
	@$(PY) tools/compile.py || exit 1
	@echo "Measuring."
	@PYTHONPATH=build/compiled $(BIN)/boneyard bench $(ARGS)

playthroughs: dev-ready ## Write the golden playthroughs anew; review the difference like code.
	@echo "Writing the golden playthroughs anew."
	@$(PY) tests/regenerate.py $(ARGS)

docs: docs-ready ## Build the documentation site in build/site; ARGS=serve shows it while you write.
	@$(MKDOCS) $(or $(ARGS),build --strict --quiet)
	@echo "The site is in build/site; to look at it, type: make docs ARGS=serve"

lock: ## Pin the dependencies anew in requirements/; ARGS=--upgrade takes the newest.
	@sh tools/venv.sh tool build/uv lock
	@echo "Pinning versions and hashes."
	@$(LOCK) --extra table --extra arena --group build -o requirements/play.txt
	@$(LOCK) --extra dev --group build -c requirements/play.txt -o requirements/dev.txt
	@$(LOCK) --extra bench --extra table --extra arena --group build --group compile -c requirements/dev.txt \
	        -o requirements/bench.txt
	@$(LOCK) --group docs -c requirements/dev.txt -o requirements/docs.txt
	@$(LOCK) --group compile -c requirements/dev.txt -o requirements/wheel.txt
	@$(LOCK) --group lock -o requirements/lock.txt

clean: ## Remove .venv and everything that was built.
	@echo "Removing .venv, build products and caches."
	@rm -rf .venv build dist web/node_modules src/boneyard/table/static .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

# The steps the targets above are made of.

play-ready:
	@sh tools/venv.sh install play

dev-ready:
	@sh tools/venv.sh install dev

bench-ready:
	@sh tools/venv.sh install bench

docs-ready:
	@sh tools/venv.sh tool build/docs-venv docs

docs-built: docs-ready
	@echo "Building the documentation."
	@$(MKDOCS) build --strict --quiet

web-built:
	@sh tools/web.sh build

web-checked:
	@sh tools/web.sh check

lint:
	@echo "Checking the format."
	@$(BIN)/ruff format --quiet --check $(CODE) || { echo "Type: make format"; exit 1; }
	@echo "Linting."
	@$(BIN)/ruff check --quiet $(CODE)
	@echo "Checking types."
	@$(BIN)/mypy $(CODE)

interpreted:
	@echo "Testing, interpreted."
	@sh tools/tests.sh $(PY) --ignore tests/browser $(ARGS)

browser-tests:
	@CHROMIUM=$$(sh tools/browser.sh install) || exit 1; export CHROMIUM; \
	echo "Testing in the browser."; \
	sh tools/tests.sh $(PY) tests/browser

# tools/compile.py leaves with 3 when there is no compiler: skipped here, except in CI.
compiled-tests:
	@$(PY) tools/compile.py; left=$$?; \
	if [ $$left -eq 3 ] && [ "$$CI" != true ]; then \
	    echo "Skipping the compiled tests."; \
	elif [ $$left -ne 0 ]; then \
	    exit 1; \
	else \
	    echo "Testing core, games and the wheel, compiled."; \
	    PYTHONPATH=build/compiled sh tools/tests.sh $(PY) tests/core tests/games tests/test_compiled_wheel.py; \
	fi
