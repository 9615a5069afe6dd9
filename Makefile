# Every verb does its own set-up first; the second time that costs a fraction of a second.
# ARGS goes to the program a verb runs: make play ARGS=--help

.DEFAULT_GOAL := help
.PHONY: help play test quick lint build site bench proof docs golden gallery mutants load

# Whatever Python the caller has set up for other projects stays out of this one.
unexport PYTHONHOME PYTHONPATH VIRTUAL_ENV

help: ## List the verbs
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

play: ## Play in the browser, alone or with the whole household; sets everything up on a fresh machine
	@scripts/setup play
	@.venv/bin/cattery serve --lan $(ARGS)

test: ## Run every check and every test
	@scripts/setup test
	@.venv/bin/python -m proof.kit.programs
	@.venv/bin/ruff format --check .
	@.venv/bin/ruff check .
	@.venv/bin/mypy
	@.venv/bin/lint-imports --no-logo
	@.venv/bin/python -m scripts.page_lint
	@.venv/bin/pytest --numprocesses auto --dist worksteal --cov --ignore tests/batched $(ARGS)
	@.venv/bin/pytest --numprocesses auto --dist loadfile tests/batched $(ARGS) || [ $$? -eq 5 ] # ARGS may choose none of them

quick: ## Run all tests that need no browser and no other program, in a minute or two
	@scripts/setup test
	@.venv/bin/python -m pytest -p tests.quick --numprocesses auto --dist worksteal $(ARGS)

lint: ## Run the static checks, and mend what they can mend
	@scripts/setup test
	@.venv/bin/ruff check --fix .
	@.venv/bin/ruff format .
	@.venv/bin/mypy
	@.venv/bin/lint-imports --no-logo
	@.venv/bin/python -m scripts.page_lint --mend

build: ## Build the wheel and the sdist into dist/, the page in both
	@scripts/setup test
	@rm -rf dist
	@.venv/bin/hatchling build --target sdist --target wheel

site: ## Write the page as a folder for any static host, to play without a server: build/play
	@scripts/setup test
	@.venv/bin/python -m scripts.static_site $(ARGS)

bench: ## Measure speed side by side with other engines, against the bars
	@scripts/setup bench
	@.venv-bench/bin/python -m bench $(ARGS)

proof: ## Run the long jobs into docs/figures.md (one only: make proof ONLY=name)
	@scripts/setup test
	@.venv/bin/python -m proof $(ONLY)

docs: ## Build the documentation as a site, into build/site
	@scripts/setup test
	@NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs build --strict $(ARGS)

golden: ## Write the generated documents and golden files anew
	@scripts/setup test
	@scripts/golden

gallery: ## Show every screen of the page in every state, on this machine
	@scripts/setup test
	@.venv/bin/python -m scripts.gallery $(ARGS)

mutants: ## Plant faults in the rules, and see that their tests catch them
load: ## Press the server hard, and measure it
mutants load:
	@scripts/setup test
	@scripts/$@ $(ARGS)
