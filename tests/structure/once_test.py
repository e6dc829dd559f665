#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
"""Checks that what is written once stays so.

once_test.py FOLDER        looks through FOLDER/core and FOLDER/app
once_test.py --self-test   plants violations and checks that each is found
"""

import re
import sys
import tempfile
from pathlib import Path

# What must not be seen, where it may be, and what to do instead.
ONCE = [
    (
        re.compile(r"\b\w*(?:[bB]lock|[tT]hreads?)(?:\.count\(\))?\s*(?:<=?|>=?)\s*1024\b"),
        {"core/values/block_limit.h"},
        "use isBlockSize() or mostBlockThreads of values/block_limit.h",
    ),
    (
        re.compile(r'#include "table/csv\.h"|\bCsvLine\b|\bcsvCell\b|\bcsvRemark\b'),
        # Millions of samples are written as they are read.
        {"core/table/", "core/cli/recording_samples.cpp"},
        "declare columns and give a Table (table/columns.h)",
    ),
]


def faults_of(folder):
    faults = []
    for file in sorted(path for room in ("core", "app") for path in (folder / room).rglob("*")):
        if file.suffix not in {".h", ".cpp"}:
            continue
        name = file.relative_to(folder).as_posix()
        for number, line in enumerate(file.read_text().splitlines(), 1):
            code = line.split("//")[0]
            for pattern, allowed, instead in ONCE:
                if pattern.search(code) and not any(name.startswith(place) for place in allowed):
                    faults.append(f"{name}:{number}: {line.strip()}: {instead}")
    return faults


def self_test():
    planted = {
        "core/run/a.cpp": "if (request.block > 1024) return;\n",
        "app/models/b.cpp": "const bool fits = threads <= 1024;  // 1024\n",
        "app/charts/c.cpp": '#include "table/csv.h"\n',
        "core/table/d.cpp": '#include "table/csv.h"\n',
        "core/values/block_limit.h": "return threads <= 1024;\n",
        "core/run/e.cpp": "// block <= 1024\nconstexpr std::size_t mostRungs = 1024;\n",
    }
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for path, text in planted.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text)
        found = [fault.split(":")[0] for fault in faults_of(folder)]
    expected = ["app/charts/c.cpp", "app/models/b.cpp", "core/run/a.cpp"]
    if found != expected:
        sys.exit(f"found {found}, not {expected}")


if __name__ == "__main__":
    if sys.argv[1:] == ["--self-test"]:
        self_test()
    elif len(sys.argv) == 2:
        faults = faults_of(Path(sys.argv[1]))
        print("\n".join(faults))
        sys.exit(1 if faults else 0)
    else:
        sys.exit(__doc__)
