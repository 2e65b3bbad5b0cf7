#!/bin/sh
# Runs tests on all cores, and what failed once more, one after another.
#
#   sh tools/tests.sh PYTHON [ARGUMENTS OF PYTEST]
#
# Some tests start servers, browsers and databases. On a crowded machine one of them may not answer in time: that is
# printed, and does not count if it passes alone. More than a few failures are not chance and are not repeated.
set -u

FEW=6

python=$1
shift
cache=$(mktemp -d)
trap 'rm -rf "$cache"' EXIT

tests() {
    "$python" -m pytest -o cache_dir="$cache" "$@"
}

failed() {
    "$python" -c 'import json, sys; print(len(json.load(open(sys.argv[1]))))' "$cache/v/cache/lastfailed" 2>/dev/null || echo 0
}

tests -n auto "$@"
left=$?
count=$(failed)
if [ "$left" -ne 1 ] || [ "$count" -eq 0 ] || [ "$count" -gt "$FEW" ]; then
    exit "$left"
fi
echo "Testing once more what failed, alone."
tests --last-failed -p no:xdist "$@"
