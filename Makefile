# Everything a user or a developer does, by name. `make help` lists it.
# Each target makes the virtual environment it needs, from pinned versions, when there is none.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CORE := $(VENV)/.core
DEV := $(VENV)/.dev
# Tools that read source files look for a package in one folder: this one has links to the folders of the checkout.
LINKED := $(VENV)/linked
JOBS ?= 2
# The tests of a file share a Spark session, a browser or an installed wheel, so they run in one process.
PYTEST := $(BIN)/pytest -q -n $(JOBS) --dist loadfile --no-loadscope-reorder --durations 20 --durations-min 5
# Marks: tests/conftest.py. The first is for a minute, the second for five, the third for a quarter of an hour.
FAST := not (slow or nightly or spark or browser or real)
SOON := once or not (long or nightly or spark or browser or real)
LATER := not nightly and not ($(SOON))
APP := counterexamples/formats/html/app

# Python keeps the bytecode of modules. Without it each process that a test starts compiles the package again: 1.6 s.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help

.PHONY: help
help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

.PHONY: demo
demo: $(CORE) ## a committed record that Kafka 0.10 loses, and later releases that keep it
	@$(BIN)/tideproof compare kafka-0.10 kafka-0.11 kafka-2.1 kafka-3.9.1 kafka-4.1 -p Durable \
	  --replicas 2 --log-size 1 --records 1 --crashes 1

.PHONY: test
test: $(DEV) ## every engine, command, page and real component once: five minutes
	$(PYTEST) -m "$(SOON)"

.PHONY: check
check: format-check lint types fast ## format, lint, types and the fast tests: before every commit

.PHONY: fast
fast: $(DEV) ## the fast tests
	$(PYTEST) -m "$(FAST)"

.PHONY: test-rest
test-rest: $(DEV) ## the tests that `make test` leaves out, but the nightly ones
	$(PYTEST) -m "$(LATER)"

.PHONY: test-all
test-all: test test-rest ## all tests but the nightly ones: what CI runs

.PHONY: durations
durations: $(DEV) ## run all tests but the nightly ones, and record which of them are slow
	$(PYTEST) -m "not nightly" --record-cpu

.PHONY: nightly
nightly: $(DEV) ## the tests that take many minutes each
	$(PYTEST) -m "nightly" --timeout 7200

.PHONY: mutation
mutation: $(VENV)/.mutation ## small changes of a module, which some test should notice: MODULE=symmetry SAMPLE=20 SEED=1
	nice $(BIN)/python tools/mutation.py $(MODULE) $(if $(SAMPLE),--sample $(SAMPLE)) --seed $(or $(SEED),1)

.PHONY: format
format: $(DEV) ## put the code in its format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

.PHONY: format-check
format-check: $(DEV)
	$(BIN)/ruff format --check .

.PHONY: lint
lint: $(DEV) linked ## look for mistakes, and for imports that the layers do not allow
	$(BIN)/ruff check .
	PYTHONPATH=$(LINKED) $(BIN)/lint-imports --no-logo --no-cache

.PHONY: types
types: $(DEV) linked ## check the types, strictly
	MYPYPATH=$(LINKED) $(BIN)/mypy -p tideproof
	MYPYPATH=$(LINKED):tools $(BIN)/mypy tools

.PHONY: linked
linked:
	@rm -rf $(LINKED) && mkdir -p $(LINKED)/tideproof
	@cd $(LINKED)/tideproof && ln -s ../../../api/* .
	@cd $(LINKED)/tideproof && ln -s $(addprefix ../../../,model properties counterexamples conformance cli) .

.PHONY: docs
docs: $(VENV)/.docs ## the documents as a site, with a search and the API reference: build/site/index.html
	@rm -rf build/pages build/site && mkdir -p build/pages
	$(BIN)/tideproof claims --as html -o build/pages/claims.html
	$(BIN)/tideproof museum --as html -o build/pages/museum.html
	$(BIN)/sphinx-build -q -W --keep-going -b html -d build/doctrees -c docs . build/site
	@cp build/site/README.html build/site/index.html

.PHONY: museum
museum: $(CORE) ## compare the recorded counterexamples with what the engines find, and record what differs
	$(BIN)/python tools/recompute_museum.py

.PHONY: replayed
replayed: $(DEV) ## replay the recorded counterexamples on unmodified Kafka, and record what came of them
	$(BIN)/python tools/replay_cases.py

.PHONY: settings
settings: $(DEV) ## the names of Kafka's settings, and whether their defaults are those of the table, from the jars of its releases
	$(BIN)/python tools/list_settings.py

.PHONY: advice
advice: $(CORE) ## the rules of others for durable settings, judged by the atlas: docs/advice.md
	@$(BIN)/python tools/write_advice.py

.PHONY: proof-tables
proof-tables: $(CORE) ## what each lemma, rule and conjunct of KIP-320 is needed for: docs/internals/proof-tables.md
	@$(BIN)/python tools/recompute_proof.py

.PHONY: tables
tables: $(CORE) ## the tables of what is declared, in docs/properties.md and docs/engines.md
	@$(BIN)/python tools/write_tables.py

.PHONY: kernels
kernels: $(DEV) ## compile the loops of the engines to LLVM IR, which users get with the package
	$(BIN)/python tools/prebuild_kernels.py

.PHONY: bundle
bundle: ## check and bundle the TypeScript of the pages, which users get as one script: needs npm
	cd $(APP) && npm ci --silent --no-audit --no-fund && npm run -s types && npm run -s bundle -- --log-level=warning

.PHONY: losses
losses: $(CORE) ## what each release can lose, by settings and faults: docs/what-can-be-lost.md
	@$(BIN)/python tools/recompute_losses.py

.PHONY: atlas
atlas: $(DEV) ## the searches behind what can be lost, as a Spark job that goes on where it was: MASTER=local[2]
	nice $(BIN)/python tools/make_atlas.py $(if $(MASTER),--master '$(MASTER)')

.PHONY: bench
bench: $(CORE) ## the figures of the README
	$(BIN)/python tools/benchmark.py

.PHONY: bench-peers
bench-peers: $(DEV) ## Tideproof compared with SPIN and Stateright, in docs/internals/benchmarks.md; needs spin, gcc and cargo
	$(BIN)/python tools/bench_peers.py

.PHONY: bench-random
bench-random: $(DEV) ## the figures of random walks and of Spark
	$(BIN)/python tools/benchmark_random.py

.PHONY: claims
claims: $(CORE) ## ask the machine about every claim again, and keep what it answers (a change of a rule needs this)
	$(BIN)/python tools/recompute_claims.py --jobs $(JOBS)

.PHONY: clean
clean: ## remove the virtual environment and all that was made
	rm -rf $(VENV) build *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Tideproof needs Python 3.11 or later: make PYTHON=/path/to/python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

INSTALL := $(BIN)/pip install -q --disable-pip-version-check -c constraints.txt -e
INSTALLED_FROM := $(VENV)/bin/python pyproject.toml setup.py constraints.txt

$(CORE): $(INSTALLED_FROM)
	$(INSTALL) .
	@touch $@

# It has the core in it, which is not installed for itself before.
$(DEV): $(INSTALLED_FROM)
	$(INSTALL) '.[dev]'
	@touch $(CORE) $@

$(VENV)/.docs: $(CORE)
	$(INSTALL) '.[docs]'
	@touch $@

$(VENV)/.mutation: $(DEV)
	$(INSTALL) '.[dev,mutation]'
	@touch $@
