# site    the site into _site
# zip     the site into one file besides, for reading from a disk
# test    everything that can be checked
# serve   the site at a loopback address (SERVE_ARGUMENTS="--port 8080")
# live    the same, built in memory and reloaded as Content is edited
# screenshots  pictures of every kind of page in every language
# bench   how fast it is
# lint    the sources against .swift-format
# clean   what the others made

.PHONY: site zip test serve live screenshots bench lint format clean

# A release build: a site of thousands of pages is rendered several times as fast.
BUILD_SITE := .build/release/build-site

site:
	@Scripts/install-packages build
	@swift build -c release --product build-site -q
	@swift build -c release --product glossary --static-swift-stdlib -q
	@$(BUILD_SITE) $(ARGUMENTS)

zip:
	@$(MAKE) site ARGUMENTS="--zip life-cycle.zip $(ARGUMENTS)"
	@echo "archive:  life-cycle.zip"

test:
	@Scripts/install-packages build
	@Scripts/install-packages test
	@Tests/run

serve: site
	@$(BUILD_SITE) serve $(SERVE_ARGUMENTS)

# What Content says, as it is edited.
live: site
	@$(BUILD_SITE) serve --live $(SERVE_ARGUMENTS)

screenshots: site
	@Scripts/install-packages test
	@python3 -m venv .build/venv && .build/venv/bin/pip install -q --disable-pip-version-check -r Tests/Site/requirements.txt
	@.build/venv/bin/python Scripts/screenshots

bench:
	@Scripts/install-packages build
	@Benchmarks/run

# Fixtures are files as other people write them.
SWIFT_FILES = Package.swift $(shell find Sources Tests -name '*.swift' -not -path '*/Fixtures/*')

lint:
	@swift format lint --strict --parallel $(SWIFT_FILES)

format:
	@swift format --in-place --parallel $(SWIFT_FILES)

clean:
	@rm -rf .build .cache _site
