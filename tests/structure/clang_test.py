#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
"""Checks that Debian's clang reads the host code without a warning.

clang_test.py BUILD        of the units that BUILD/compile_commands.json lists, a sample of three, all with
                           WARPFOLD_LONG=1 in the environment; WARPFOLD_SEED chooses another sample
clang_test.py --self-test  plants a warning and checks that it is found

Ends with 77 where clang++ 14 is missing.
"""

import json
import os
import random
import shlex
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SAMPLE = 3
GCC_ONLY = ("-Wno-restrict", "-Wno-maybe-uninitialized", "-Wno-stringop", "-Winvalid-pch", "-fconcepts-diagnostics")
WITH_ARGUMENT = {"-o", "-include"}


def clang():
    return next((found for name in ("clang++-14", "clang++") if (found := shutil.which(name))), None)


def for_clang(compiler, command):
    """The command line of GCC with what clang does not know left out, and no output."""
    words, out = shlex.split(command), [compiler, "-fsyntax-only", "-Werror"]
    start = next(i for i, word in enumerate(words) if word.startswith("-"))
    words = iter(words[start:])
    for word in words:
        if word in WITH_ARGUMENT:
            next(words)
        elif word != "-c" and not word.startswith(GCC_ONLY):
            out.append(word)
    return out


def complaint(compiler, entry):
    run = subprocess.run(for_clang(compiler, entry["command"]), cwd=entry["directory"], capture_output=True, text=True)
    return "" if run.returncode == 0 else f"{entry['file']}:\n{run.stderr}"


def units(build):
    entries = json.loads((build / "compile_commands.json").read_text())
    return [e for e in entries if "_autogen/" not in e["file"] and not e["file"].endswith((".cu", ".c"))]


def check(build, compiler):
    entries = units(build)
    if "WARPFOLD_LONG" not in os.environ:
        seed = int(os.environ.get("WARPFOLD_SEED", "1"))
        print(f"WARPFOLD_SEED={seed}")
        entries = random.Random(seed).sample(entries, min(SAMPLE, len(entries)))
    with ThreadPoolExecutor(2) as pool:
        complaints = [text for text in pool.map(lambda e: complaint(compiler, e), entries) if text]
    print("\n".join(complaints) or f"{len(entries)} units without a warning")
    return 1 if complaints else 0


def self_test(compiler):
    with tempfile.TemporaryDirectory() as folder:
        good, bad = Path(folder, "good.cpp"), Path(folder, "bad.cpp")
        good.write_text("int main() {}\n")
        bad.write_text("int main() { int unused = 1; }\n")
        found = {}
        for file in (good, bad):
            command = f"ccache c++ -Wall -Wno-restrict -include nothing.h -o x.o -c {file}"
            found[file] = complaint(compiler, {"command": command, "directory": folder, "file": str(file)})
        assert not found[good], found[good]
        assert "unused" in found[bad], "the planted warning was not found"
    print("the planted warning was found")
    return 0


def main():
    compiler = clang()
    if compiler is None:
        print("skipped: no clang++ here; apt install clang-14")
        return 77
    return self_test(compiler) if sys.argv[1] == "--self-test" else check(Path(sys.argv[1]), compiler)


sys.exit(main())
