#!/bin/sh
# Prints the path of a Chromium for the tests in the browser.
#
#   sh tools/browser.sh find       $CHROMIUM, or one that is installed
#   sh tools/browser.sh install    the same; if there is none, installs one first
#
# If there is none, one line says what to type.
set -eu

# Prints the path of the Chromium that Playwright keeps for itself, if it has one.
playwrights_own() {
    path=$(.venv/bin/python -c '
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
' 2>/dev/null) && [ -x "$path" ] && printf '%s\n' "$path"
}

find_browser() {
    for candidate in "${CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
        if [ -n "$candidate" ] && command -v "$candidate"; then
            return
        fi
    done
    playwrights_own
}

install_browser() {
    if command -v apt-get && [ "$(id -u)" = 0 ]; then
        export DEBIAN_FRONTEND=noninteractive
        apt-get -qq update && apt-get -qq install --yes --no-install-recommends chromium fonts-dejavu-core && return
    fi
    .venv/bin/python -m playwright install chromium
}

cd "$(dirname "$0")/.."
mkdir -p build
case "${1:-}" in
find) find_browser && exit ;;
install)
    find_browser && exit
    echo "Installing Chromium for the tests in the browser." >&2
    install_browser >build/browser.log 2>&1 || true
    find_browser && exit
    ;;
*)
    echo "usage: sh tools/browser.sh find|install" >&2
    exit 1
    ;;
esac
echo "The tests in the browser need Chromium; type: sudo apt install chromium (or set CHROMIUM=/path/to/it)" >&2
exit 1
