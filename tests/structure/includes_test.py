#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
"""Checks that data flows one way: no room includes from a later one, and rooms form no circle; backends do not know
each other.

includes_test.py FOLDER   checks FOLDER/core and FOLDER/app
includes_test.py --self-test   plants violations in a made-up tree and checks that each is found
"""

import re
import sys
import tempfile
from pathlib import Path

# Room by room, in the order in which data flows: each may include itself and those before it, but for what it must not
# see at all.
CORE = """words values table trace catalogue data run metrics timing ptx compile emulation reductions own codec store model backends ranks jobs worker cli""".split()
APP = """models lectures worker_client sessions workbench theme export views charts report compose lecture window render""".split()
ORDERS = {"core": CORE, "app": CORE + APP}
# Paint the models and know nothing of who fills them.
UNSEEN = {
    "models": {"worker_client", "store"},
    "lectures": {"worker_client", "store"},
    "worker_client": {"lectures", "store"},
    "sessions": {"lectures", "worker_client"},
    "theme": {"worker_client", "sessions", "workbench", "store"},
    "export": {"worker_client", "sessions", "workbench", "store"},
    "views": {"worker_client", "sessions", "workbench", "store"},
    "charts": {"worker_client", "sessions", "workbench", "store"},
    "report": {"worker_client", "sessions", "workbench", "store"},
    "compose": {"worker_client", "sessions", "workbench", "store"},
}
# The window runs no kernel: it never sees these.
NOT_IN_APP = {"ptx", "compile", "emulation", "reductions", "own", "model", "backends", "ranks", "cli"}
# Hold what is shown and how it is come by, for any audience.
WITHOUT_WIDGETS = {"models", "worker_client", "sessions", "workbench"}
# What still goes against the order, file by file. Lines only leave this list: one that is no longer needed is a fault.
KNOWN = set()

SOURCES = {".h", ".cpp", ".cu", ".cuh", ".in"}
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^">]+)[">]', re.MULTILINE)
QT = re.compile(r"^(Q[A-Z]\w*|Qt\w*)(/|$|\.h$)")
WIDGETS = re.compile(r"^Q(Widget|Painter|Color|Font|Image|Pixmap|Pen|Brush|Application|GuiApplication|Icon|tGui|tWidgets)")


def room_of(include, rooms):
    first = include.split("/")[0]
    return first if "/" in include and first in rooms else None


# Who knows a backend's folder beside itself: methods across ranks that go from GPU to GPU put their work into its streams.
KNOWN_TO = {"cuda": "ranks"}


def backend_of(path):
    """The folder of one backend that a file lies in: backends/cuda/driver.h is cuda's, backends/backend.h nobody's."""
    parts = path.split("/")
    return parts[1] if parts[0] == "backends" and len(parts) > 2 else None


def files_of(folder):
    return sorted(p for p in folder.rglob("*") if p.suffix in SOURCES and p.is_file())


def faults_of(tree):
    """Sentences, one for each include that goes against the order."""
    faults = []
    uses = {}  # room -> rooms that it includes from
    needed = set()
    for part, order in ORDERS.items():
        rank = {room: i for i, room in enumerate(order)}
        for path in files_of(tree / part):
            inside = path.relative_to(tree / part)
            room = inside.parts[0] if len(inside.parts) > 1 else None
            if room is not None and room not in rank:
                faults.append(f"{part}/{room} is in no order: name it in {Path(__file__).name}")
                continue
            for include in INCLUDE.findall(path.read_text(encoding="utf-8")):
                where = f"{path.relative_to(tree)} includes {include}"
                if ".." in include.split("/"):
                    faults.append(f"{where}: name the room, so that it is seen whose it is")
                backend = backend_of(include)
                if backend not in (None, backend_of(inside.as_posix())) and KNOWN_TO.get(backend) != room:
                    faults.append(f"{where}: only the folder itself knows what is in a backend's folder")
                if part == "core" and (QT.match(include) or room_of(include, APP)):
                    faults.append(f"{where}: the core knows no Qt and nothing of the app")
                if room in WITHOUT_WIDGETS and WIDGETS.match(include):
                    faults.append(f"{where}: {room}/ knows Qt Core only")
                other = room_of(include, rank)
                if other is None or room is None or other == room:
                    continue
                if (str(path.relative_to(tree)), include) in KNOWN:
                    needed.add((str(path.relative_to(tree)), include))
                    continue
                if part == "app" and other in NOT_IN_APP:
                    faults.append(f"{where}: the app runs no kernels, so it does not see {other}/")
                elif other in UNSEEN.get(room, ()):
                    faults.append(f"{where}: {room}/ does not see {other}/")
                elif rank[other] > rank[room]:
                    faults.append(f"{where}: {other}/ comes after {room}/")
                uses.setdefault(room, set()).add(other)
    for file, include in sorted(KNOWN - needed):
        if (tree / file).exists():
            faults.append(f"{file} no longer includes {include}: take it off the list of known faults")
    return faults + circles_of(uses)


def circles_of(uses):
    pairs = {tuple(sorted((a, b))) for a, others in uses.items() for b in others if a in uses.get(b, ())}
    return [f"{a}/ and {b}/ include each other" for a, b in sorted(pairs)]


def self_test():
    def faults(files):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                path = Path(folder) / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            return faults_of(Path(folder))

    planted = {
        "core/values/a.h": '#include "trace/t.h"\n',
        "core/run/b.cpp": "#include <QString>\n",
        "core/trace/c.h": '#include "models/stage.h"\n',
        "core/cellar/d.h": "",
        "app/models/e.cpp": "#include <QColor>\n",
        "app/workbench/e.cpp": "#include <QWidget>\n",
        "app/models/f.h": '#include "views/v.h"\n',
        "app/charts/g.cpp": '#include "worker_client/worker_client.h"\n',
        "app/views/m.cpp": '#include "workbench/workbench.h"\n',
        "app/workbench/n.cpp": '#include "window/banner.h"\n',
        "app/window/h.cpp": '#include "backends/backend.h"\n',
        "app/views/i.cpp": '#include "../window/main_window.h"\n',
        "core/backends/cpu/j.cpp": '#include "backends/cuda/driver.h"\n',
        "core/backends/k.cpp": '#include "backends/emulator/emulator.h"\n',
        "core/jobs/l.cpp": '#include "backends/cuda/driver.h"\n',
    }
    for name, text in planted.items():
        assert len(faults({name: text})) == 1, f"{name} is not found: {faults({name: text})}"
    assert any("each other" in f for f in faults({"core/run/a.h": '#include "trace/b.h"', "core/trace/b.h": '#include "run/a.h"'}))
    assert faults({"core/backends/cpu/cub/a.cu": '#include "backends/cpu/b.h"\n#include "backends/backend.h"\n'}) == []
    assert faults({"app/window/a.cpp": '#include "charts/c.h"\n#include "worker_client/w.h"\n#include <QWidget>\n'}) == []


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    faults = faults_of(Path(sys.argv[1]))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
