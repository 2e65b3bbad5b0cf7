#!/bin/sh
# Makes .venv and installs one lock file into it, with the project itself, unless that has been done already.
#
#   sh tools/venv.sh install play|dev|bench
#   sh tools/venv.sh tool DIRECTORY LOCK     a tool in an environment of its own, outside .venv
#   sh tools/venv.sh newer                   prints the newest Python here that is newer than that of .venv, if any is
#
# VENV=… makes and fills another directory than .venv.
# Whatever is missing is said in one line, with what to type.
set -eu

stop() {
    printf '%s\n' "$*" >&2
    exit 1
}

is_new_enough() {
    [ "$("$1" -c 'import sys; print(sys.version_info >= (3, 11))' 2>/dev/null)" = True ]
}

# Prints the Python to use: $PYTHON, else the newest there is.
find_python() {
    if [ -n "${PYTHON:-}" ]; then
        is_new_enough "$PYTHON" || stop "PYTHON=$PYTHON is not Python 3.11 or newer; choose another: make PYTHON=python3.12"
        printf '%s\n' "$PYTHON"
        return
    fi
    for candidate in python3.14 python3.13 python3.12 python3.11 python3; do
        if is_new_enough "$candidate"; then
            printf '%s\n' "$candidate"
            return
        fi
    done
    if [ "$(uname -s)" = Darwin ]; then
        stop "Boneyard needs Python 3.11 or newer; type: brew install python"
    fi
    stop "Boneyard needs Python 3.11 or newer; type: sudo apt install python3 python3-venv"
}

# Prints the newest Python, on the PATH or kept by pyenv, that has a later version than the one of .venv.
find_newer() {
    ours=$("$venv/bin/python" -c 'import sys; print(sys.version_info[1])')
    for minor in 14 13 12; do
        [ "$minor" -gt "$ours" ] || return 0
        for candidate in "python3.$minor" "${PYENV_ROOT:-$HOME/.pyenv}/versions/3.$minor".*/bin/python; do
            if is_new_enough "$candidate"; then
                printf '%s\n' "$candidate"
                return
            fi
        done
    done
}

version_of() {
    "$1" -c 'import platform; print(platform.python_version())'
}

# make_venv DIRECTORY
make_venv() {
    python=$(find_python) || exit 1
    if ! "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
        package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
        stop "This Python cannot make virtual environments; type: sudo apt install $package"
    fi
    echo "Making a virtual environment in $1 with Python $(version_of "$python")."
    rm -rf "$1"
    if ! "$python" -m venv "$1" >/dev/null 2>&1; then
        rm -rf "$1"
        stop "The virtual environment could not be made; try with another Python: make PYTHON=python3.12"
    fi
}

# Is there an environment that works here, made with the Python that was asked for?
venv_is_good() {
    [ -x "$venv/bin/python" ] || return 1
    [ "$(cat "$venv/.made-in" 2>/dev/null)" = "$PWD" ] || return 1
    is_new_enough "$venv/bin/python" || return 1
    [ -z "${PYTHON:-}" ] || [ "$(version_of "$PYTHON" 2>/dev/null)" = "$(version_of "$venv/bin/python")" ]
}

install() {
    lock=requirements/$1.txt
    [ -f "$lock" ] || stop "There is no $lock; type: make lock"
    stamp=$venv/.installed-$1
    if ! venv_is_good; then
        mkdir -p "$(dirname "$venv")"
        make_venv "$venv"
        printf '%s\n' "$PWD" >"$venv/.made-in"
    fi
    wanted=$(cksum "$lock" pyproject.toml)
    if [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ]; then
        return
    fi
    echo "Installing what $lock pins."
    "$venv/bin/python" -m pip --disable-pip-version-check install -qq --require-hashes --no-deps -r "$lock" ||
        stop "Some packages could not be installed; look at the lines above, check the network, and type the command again."
    echo "Installing Boneyard itself, editable."
    "$venv/bin/python" -m pip --disable-pip-version-check install -qq --no-build-isolation --no-deps --editable . ||
        stop "Boneyard itself could not be installed; the lines above say why."
    printf '%s\n' "$wanted" >"$stamp"
}

# tool DIRECTORY LOCK
tool() {
    lock=requirements/$2.txt
    wanted=$(cksum "$lock")
    if [ "$(cat "$1/.installed" 2>/dev/null)" = "$wanted" ]; then
        return
    fi
    mkdir -p "$(dirname "$1")"
    make_venv "$1"
    echo "Installing what $lock pins into $1."
    "$1/bin/python" -m pip --disable-pip-version-check install -qq --require-hashes --no-deps -r "$lock" ||
        stop "Some packages could not be installed; check the network and type the command again."
    printf '%s\n' "$wanted" >"$1/.installed"
}

cd "$(dirname "$0")/.."
venv=${VENV:-.venv}
case "${1:-}" in
install) install "$2" ;;
tool) tool "$2" "$3" ;;
newer) find_newer ;;
*) stop "usage: sh tools/venv.sh install play|dev|bench" ;;
esac
