#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
"""Checks that the build keeps the layers apart: what a library may not see does not compile there.

layers_test.py FOLDER BUILD    tries, with the flags of every library, to include a header of every room
layers_test.py --self-test     lets a made-up library see too much and too little
"""

import json
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

VALUES = "words values table".split()
CORE = VALUES + "trace catalogue data run metrics timing codec jobs".split()
PTX = VALUES + ["ptx"]
EMULATION = CORE + ["ptx", "emulation"]
COMPILE = CORE + ["compile"]
STORE = CORE + ["store"]
REDUCTIONS = CORE + ["compile", "ptx", "emulation", "reductions"]
OWN = REDUCTIONS + ["own"]
MODEL = REDUCTIONS + ["store", "model"]
BACKENDS = MODEL + ["backends"]
RANKS = BACKENDS + ["ranks"]
WORKER = RANKS + ["worker"] + ["own"]
MODELS = CORE + ["models"]
LECTURES = MODELS + ["lectures"]
SESSIONS = MODELS + ["store", "sessions"]
WORKBENCH = SESSIONS + ["worker_client", "workbench"]
VIEWS = MODELS + "theme export views charts report compose".split()
WINDOW = VIEWS + "lectures lecture store sessions worker_client workbench window render".split()
# Which rooms a library sees.
SEES = {
    "warpfold_values": VALUES,
    "warpfold_core": CORE,
    "warpfold_compile": COMPILE,
    "warpfold_ptx": PTX,
    "warpfold_emulation": EMULATION,
    "warpfold_emulation_baseline": EMULATION,
    "warpfold_emulation_avx2": EMULATION,
    "warpfold_reductions": REDUCTIONS,
    "warpfold_own": OWN,
    "warpfold_store": STORE,
    "warpfold_model": MODEL,
    "warpfold_backends": BACKENDS,
    "warpfold_ranks": RANKS,
    "warpfold_worker": WORKER,
    "warpfold-cli": WORKER + ["cli"],
    "warpfold_models": MODELS,
    "warpfold_lectures": LECTURES,
    "warpfold_worker_client": MODELS + ["worker_client"],
    "warpfold_sessions": SESSIONS,
    "warpfold_workbench": WORKBENCH,
    "warpfold_views": VIEWS,
    "warpfold_window": WINDOW,
    "warpfold": WINDOW,
}
# A header of each of Qt's modules, and which libraries see it.
QT = {"QString": {library for library, rooms in SEES.items() if "models" in rooms},
      "QWidget": {library for library, rooms in SEES.items() if "views" in rooms}}


def headers_of(tree):
    """One header of every room."""
    found = {}
    for part in ("core", "app"):
        for room in sorted(p for p in (tree / part).iterdir() if p.is_dir()):
            headers = sorted(room.glob("*.h"))
            if headers:
                found[room.name] = f"{room.name}/{headers[0].name}"
    return found


def flags_of(build):
    """Library -> compiler and flags of one of its sources, without input, output and precompiled header."""
    found = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        target = re.search(r" -o \S*CMakeFiles/([^/]+)\.dir/", entry["command"])
        if not target or target.group(1) in found or not entry["file"].endswith((".cpp", "_cxx.cxx")):
            continue
        flags, skip = [], False
        for word in shlex.split(entry["command"]):
            if skip:
                skip = False
            elif word in ("-o", "-MF", "-MT", "-MQ", "-include", "-Xclang", "-include-pch"):
                skip = True
            elif word not in ("-c", "-MD", "-MMD", "-Winvalid-pch", entry["file"]) and not word.endswith("ccache"):
                flags.append(word)
        found[target.group(1)] = (flags, entry["directory"])
    return found


def compile_text(flags, folder, option, text):
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch) / "try.cpp"
        source.write_text(text)
        return subprocess.run([*flags, option, source], cwd=folder, capture_output=True, text=True)


def seen(flags, folder, headers):
    """Which of the headers these flags find, by one run of the preprocessor."""
    lines = "".join(f'#if __has_include("{h}")\nfound {h}\n#endif\n' for h in headers)
    done = compile_text(flags, folder, "-E", lines)
    done.check_returncode()
    return set(re.findall(r"^found (\S+)$", done.stdout, re.M))


def faults_of(headers, libraries, sees, qt):
    faults = []
    for library, rooms in sees.items():
        if library not in libraries:  # a build without the desktop program
            continue
        flags, folder = libraries[library]
        found = seen(flags, folder, [*headers.values(), *qt])
        for room, header in headers.items():
            if (header in found) != (room in rooms):
                faults.append(f"{library} {'sees' if header in found else 'does not see'} {room}/")
        for header, who in qt.items():
            if header in found and library not in who:
                faults.append(f"{library} sees <{header}>")
        # What is not found is an error: the line that somebody would write by mistake.
        for header in [h for room, h in headers.items() if room not in rooms and h not in found][:1]:
            done = compile_text(flags, folder, "-fsyntax-only", f'#include "{header}"\n')
            if done.returncode == 0 or header not in done.stderr:
                faults.append(f"{library} compiles a source that includes {header}")
    return faults


def self_test():
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch)
        for room in ("low", "high", "other"):
            (tree / "rooms" / room).mkdir(parents=True)
            (tree / "rooms" / room / f"{room}.h").write_text("")
        (tree / "narrow").mkdir()
        (tree / "narrow/low").symlink_to(tree / "rooms/low")
        headers = {room: f"{room}/{room}.h" for room in ("low", "high", "other")}
        wide, narrow = (["c++", f"-I{tree / folder}"] for folder in ("rooms", "narrow"))
        faults = lambda flags, rooms: faults_of(headers, {"lib": (flags, scratch)}, {"lib": rooms}, {})
        assert faults(narrow, ["low"]) == [], faults(narrow, ["low"])
        assert faults(wide, ["low"]) == ["lib sees high/", "lib sees other/"], faults(wide, ["low"])
        assert faults(narrow, ["low", "high"]) == ["lib does not see high/"], faults(narrow, ["low", "high"])


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    tree, build = map(Path, sys.argv[1:3])
    headers, libraries = headers_of(tree), flags_of(build)
    faults = [f"{room}/ is in no layer: name it in {Path(__file__).name}"
              for room in headers if not any(room in rooms for rooms in SEES.values())]
    built = {library for library, rooms in SEES.items() if "models" not in rooms or "warpfold_models" in libraries}
    faults += [f"{library} is not among the compile commands" for library in sorted(built - set(libraries))]
    faults += faults_of(headers, libraries, SEES, QT)
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
