#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
"""Writes what the headers of the kernels say (title, shows and fault) as C++ for lupdate.

kernel_texts.py KERNELS OUT.cpp
"""

import re
import sys
from pathlib import Path

TOLD = ("title", "shows", "fault")


def told(header):
    """The values of the fields, as kernel_info.cpp reads them: what follows an empty name goes on with the line above."""
    found, name = {}, None
    for line in header.splitlines():
        if not line.startswith("//"):
            break
        if field := re.match(r"// ([a-z-]+):\s*(.*)$", line):
            name = field.group(1)
            found[name] = field.group(2).strip()
        elif name and line[2:].strip():
            found[name] += " " + line[2:].strip()
    return [found[name] for name in TOLD if found.get(name)]


def main():
    texts = []
    for path in sorted(Path(sys.argv[1]).rglob("*.cuh")):
        texts += [text for text in told(path.read_text()) if text not in texts]
    literals = [text.replace("\\", "\\\\").replace('"', '\\"') for text in texts]
    Path(sys.argv[2]).write_text("".join(f'QT_TRANSLATE_NOOP("warpfold::kernels", "{text}");\n' for text in literals))


if __name__ == "__main__":
    main()
