# The commands of the tree. `make catalog` and `make test` work as the first thing typed on a fresh
# machine: they install what they need first.

export SWIFT ?= swift
# Of every debug build, so that the catalog, the tests and the documentation share their modules.
# They leave out debug information, the index, and the verification of what LLVM gets: builds take a
# fifth less. To debug: make test SWIFT_FLAGS=
export SWIFT_FLAGS ?= --disable-index-store -Xswiftc -gnone \
	-Xswiftc -Xfrontend -Xswiftc -disable-llvm-verify
# One product to measure: make bench ONLY=board
ONLY ?=
# Only the rows that have a goal: make bench QUICK=1
export QUICK ?=
# Where the code of the catalog's states is written: make samples DIR=/tmp/samples
DIR ?= .build/samples
# Arguments for the catalog: make catalog ARGS="gallery /tmp/gallery"
ARGS ?=
# Checkouts of two public repositories: make ios says which
OBJC2 ?=
MACIOS ?=
MAKEFLAGS += --no-print-directory

.DEFAULT_GOAL := help
.PHONY: help catalog gallery browser samples test test-torture torture ios bench docs format lint

help:
	@echo "make catalog       the catalog app, in a window, or live in a browser without a display"
	@echo "make gallery       a site with every control, state, attribute and code, in .build/gallery"
	@echo "make browser       the live page, tried in Chromium"
	@echo "make test          every test"
	@echo "make test-torture  the tests with many more random cases, planted mistakes, and fallbacks"
	@echo "make ios           that everything compiles against declarations of Apple's frameworks"
	@echo "make bench         the benchmarks, a table per product"
	@echo "make docs          the documentation, as archives for a browser or Xcode"
	@echo "make samples       the code of the catalog's states, as files: make samples DIR=FOLDER"
	@echo "make format        lay out every Swift file"
	@echo "make lint          the rules of the tree"

ifeq ($(shell uname -s),Darwin)

catalog:
	@Scripts/bootstrap.sh build
	Scripts/simulator.sh run

test test-torture:
	@Scripts/bootstrap.sh build
	Scripts/simulator.sh test
	@echo "All other tests need the portable host and run under Linux."

gallery:
	@echo "The gallery is drawn by the portable host, under Linux."

else

catalog:
	@Scripts/bootstrap.sh build
	@Scripts/state-code.py
	$(SWIFT) run $(SWIFT_FLAGS) Catalog $(ARGS)

browser:
	@Scripts/bootstrap.sh build
	$(SWIFT) build $(SWIFT_FLAGS) --product Catalog
	/usr/bin/python3 Scripts/browser-test.py .build/debug/Catalog

gallery:
	@Scripts/bootstrap.sh build
	$(SWIFT) run $(SWIFT_FLAGS) Catalog gallery .build/gallery

test:
	@Scripts/bootstrap.sh test
	@Scripts/test.sh

test-torture:
	@Scripts/bootstrap.sh test
	@TORTURE=1 Scripts/test.sh
	@Scripts/planted.sh
	@Scripts/fallbacks.sh

endif

torture: test-torture

bench:
	@Scripts/bootstrap.sh bench
	BENCH=1 $(SWIFT) run -c release Bench .build/bench.json $(ONLY)

docs:
	@Scripts/bootstrap.sh build
	Scripts/docs.sh

ios:
	@Scripts/bootstrap.sh ios
	@python3 Scripts/ios/check.py "$(OBJC2)" "$(MACIOS)"

samples:
	@Scripts/bootstrap.sh build
	@Scripts/samples.sh "$(DIR)"

format:
	git ls-files -z --cached --others --exclude-standard '*.swift' | xargs -0 $(SWIFT) format --in-place --parallel

lint:
	@Scripts/lint.sh
