"""Compiles the rules with mypyc into build/compiled, a complete copy of the package.

    python tools/compile.py            compile what has changed
    PYTHONPATH=build/compiled boneyard …

The same .py files run interpreted and compiled. When nothing that matters has changed, only the copy is refreshed.
Leaves with 0 when build/compiled is ready, 3 when this machine has no C compiler or Python headers, 1 when the
sources do not compile.
"""

import hashlib
import importlib.metadata
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatchcase
from pathlib import Path

# The packages that are compiled. Their __init__.py stay interpreted, since they only re-export, and so do the packages
# and modules below, each with its reason.
COMPILED = ("core", "games", "bots")
INTERPRETED = {
    "boneyard.core.compiled": "it says what the marks for the compiler mean without one, and lets Ctrl-C through",
    "boneyard.games.too_many_bones.shown": "prompts, options, logs and views are made for people, who have time",
    "boneyard.games.*.notation": "positions are read and written for people, who have time",
}
OPTIMISATION = os.environ.get("OPTIMISATION", "2")  # tests take less: compiling takes longer than they do

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "compiled"
SCRATCH = ROOT / "build" / "mypyc"
STAMP = TARGET / ".sources"

NO_COMPILER = 3


def name_of(path: Path) -> str:
    """The dotted name of a source file."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def sources() -> list[Path]:
    """Every source file of the compiled packages, in a stable order."""
    return [path for package in COMPILED for path in sorted((SOURCE / "boneyard" / package).rglob("*.py"))]


def modules() -> list[Path]:
    """Those of them that are compiled."""
    return [path for path in sources() if path.name != "__init__.py" and not stays_interpreted(name_of(path))]


def stays_interpreted(name: str) -> bool:
    """Whether a module is one of those with a reason, or inside one of those packages."""
    return any(fnmatchcase(name, pattern) or fnmatchcase(name, f"{pattern}.*") for pattern in INTERPRETED)


def fingerprint() -> str:
    """A hash of all that the machine code depends on."""
    # Compiled code is specialised to the types of what it imports, compiled or not. The arrows between the packages
    # keep those imports within the packages named above.
    digest = hashlib.sha256()
    for path in [Path(__file__).resolve(), *sources()]:
        digest.update(f"{path.relative_to(ROOT)}\n".encode())
        digest.update(path.read_bytes())
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    digest.update(f"{settings} {OPTIMISATION} {sys.version} {importlib.metadata.version('mypy')}".encode())
    return digest.hexdigest()


def missing_tool() -> str | None:
    """What this machine lacks for compiling, with what to type, or nothing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if not shutil.which(compiler[0]):
        compiler = ["cc"]
    with tempfile.TemporaryDirectory() as place:
        trial = Path(place, "trial.c")
        trial.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        command = [*compiler, "-I", sysconfig.get_path("include"), "-c", str(trial), "-o", str(trial.with_suffix(".o"))]
        try:
            works = subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            works = False
    if works:
        return None
    if sys.platform == "darwin":
        fix = "xcode-select --install"
    else:
        fix = "sudo apt install gcc python{}.{}-dev".format(*sys.version_info[:2])
    return f"Compiling needs a C compiler and the Python headers; type: {fix}"


def files(place: Path) -> set[Path]:
    """Every file below a directory, relative to it, but for what Python keeps there for itself."""
    found = {path.relative_to(place) for path in place.rglob("*") if path.is_file()}
    return {path for path in found if "__pycache__" not in path.parts}


def extensions() -> list[Path]:
    """The extension modules in build/compiled."""
    return sorted(TARGET.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")))


def refresh_copy() -> None:
    """Make build/compiled match src, keeping the extension modules that are there."""
    wanted = {path for path in files(SOURCE) if path.parts[0] == "boneyard"}
    kept = {STAMP, *extensions()}
    for old in files(TARGET) - wanted:
        if TARGET / old not in kept:
            (TARGET / old).unlink()
    for path in sorted(wanted):
        new = TARGET / path
        if not new.exists() or new.read_bytes() != (SOURCE / path).read_bytes():
            new.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(SOURCE / path, new)


def build(paths: list[Path]) -> None:
    """Compile the given files into build/compiled, which is emptied first."""
    # Imported only here: without a compiler there may be no setuptools either.
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    class SideBySide(build_ext):  # type: ignore[misc]  # setuptools has no types
        """Compiles as many files at a time as there are cores; setuptools alone takes one after another."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def compile_all(files: list[str], *args: object, **more: object) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    done = pool.map(lambda file: one_by_one([file], *args, **more), files)
                    return [one for each in done for one in each]

            self.compiler.compile = compile_all
            super().build_extensions()

    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.rmtree(SCRATCH, ignore_errors=True)
    SCRATCH.mkdir(parents=True)
    made = mypycify(
        [str(path.relative_to(ROOT)) for path in paths],
        opt_level=OPTIMISATION,
        debug_level="0",  # nobody steps through the C code, and the wheel carries what is made here
        target_dir=str(SCRATCH),
        group_name="boneyard",
        multi_file=True,  # one file for everything takes the C compiler several times as long
    )
    distribution = Distribution({"name": "boneyard-compiled", "ext_modules": made, "packages": []})
    command = SideBySide(distribution)
    command.build_lib = str(TARGET)
    command.build_temp = str(SCRATCH / "objects")
    command.ensure_finalized()
    command.run()


def verify(paths: list[Path]) -> None:
    """Import every compiled module in a fresh process, and see that it is the compiled one."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    script = (
        "import importlib, sys\n"
        "for name in sys.argv[2:]:\n"
        "    place = importlib.import_module(name).__file__\n"
        "    assert place.endswith(sys.argv[1]), f'{name} was loaded from {place}, which is not compiled'\n"
    )
    names = [name_of(path) for path in paths]
    environment = {**os.environ, "PYTHONPATH": str(TARGET), "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run([sys.executable, "-c", script, suffix, *names], check=True, env=environment, cwd=TARGET)


def main() -> int:
    """Compile what has changed, say so, and leave with the code the Makefile reads."""
    os.chdir(ROOT)
    paths = modules()
    wanted = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        refresh_copy()
        print(f"The compiled rules in {TARGET.relative_to(ROOT)} are up to date.")
        return 0
    if lacking := missing_tool():
        print(lacking, file=sys.stderr)
        return NO_COMPILER
    print(f"Compiling {len(paths)} modules with mypyc; this takes some minutes.", flush=True)
    start = time.monotonic()
    try:
        build(paths)
        refresh_copy()
        verify(paths)
    except subprocess.CalledProcessError:
        print("The compiled rules do not import; the lines above say why.", file=sys.stderr)
        return 1
    STAMP.write_text(wanted)
    print(f"Compiled {len(paths)} modules into {TARGET.relative_to(ROOT)} in {time.monotonic() - start:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
