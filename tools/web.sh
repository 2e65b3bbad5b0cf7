#!/bin/sh
# Builds the web client into the Python package with the Node of .venv, unless that has been done already.
#
#   sh tools/web.sh build      fetches what web/package-lock.json pins, then builds into src/boneyard/table/static
#   sh tools/web.sh check      looks at the format, the types and the lint of the client and runs its own tests
#   sh tools/web.sh coverage   runs its own tests and counts which lines and branches they reach, in build/coverage/web
#   sh tools/web.sh format     puts it in its usual form
#
# Whatever is missing is said in one line, with what to type.
set -eu

stop() {
    printf '%s\n' "$*" >&2
    exit 1
}

# quietly COMMAND: what it says goes into build/web.log.
quietly() {
    "$@" >build/web.log 2>&1
}

fetch() {
    wanted=$(cksum web/package.json web/package-lock.json)
    if [ "$(cat web/node_modules/.installed 2>/dev/null)" = "$wanted" ]; then
        return
    fi
    echo "Fetching what web/package-lock.json pins."
    quietly npm --prefix web ci ||
        stop "The packages of the web client could not be fetched: check the network and type the command again;" \
            "build/web.log says more."
    printf '%s\n' "$wanted" >web/node_modules/.installed
}

# One number for everything the client is made of.
sources() {
    find web src/boneyard/words src/boneyard/games -name node_modules -prune -o -type f \( -path 'web/*' -o -name '*.ftl' \) -print |
        LC_ALL=C sort | xargs cksum | cksum
}

build() {
    fetch
    wanted=$(sources)
    if [ -f src/boneyard/table/static/index.html ] && [ "$(cat build/web-built 2>/dev/null)" = "$wanted" ]; then
        return
    fi
    echo "Building the web client."
    if ! quietly npm --prefix web run --silent build -- --logLevel warn; then
        cat build/web.log >&2
        stop "The web client could not be built; the lines above say why."
    fi
    printf '%s\n' "$wanted" >build/web-built
}

check() {
    fetch
    echo "Checking the format of the web client."
    npm --prefix web run --silent format:check -- --log-level warn || stop "Type: make format"
    echo "Checking its types."
    npm --prefix web run --silent check -- --output human || exit 1
    echo "Looking for what is likely a mistake."
    npm --prefix web run --silent lint || exit 1
    echo "Testing it."
    npm --prefix web run --silent test -- --reporter=dot || exit 1
}

coverage() {
    fetch
    echo "Testing the web client and counting lines."
    if ! quietly npm --prefix web run --silent coverage -- --reporter=dot; then
        cat build/web.log >&2
        exit 1
    fi
}

format() {
    fetch
    npm --prefix web run --silent format -- --log-level warn
}

cd "$(dirname "$0")/.."
[ -x .venv/bin/npm ] || stop "There is no Node in .venv; type: make web"
PATH=$PWD/.venv/bin:$PATH
export NODE_USE_SYSTEM_CA=1 # trust whom this machine trusts, as pip does
mkdir -p build
case "${1:-}" in
build) build ;;
check) check ;;
coverage) coverage ;;
format) format ;;
*) stop "usage: sh tools/web.sh build|check|coverage|format" ;;
esac
