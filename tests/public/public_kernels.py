#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
"""Runs reduction kernels that people have published, and compares with what they were read to be.

public_kernels.py FOLDER CLI     FOLDER has their files, 001.cu and so on; prints a table and what is otherwise

kernels.csv names the files (repository, commit, path); none of them is here. `verdict` and `fault` were written by
reading, before the first run: sound or faulty as the file itself launches the kernel. `n`, `block` and `grid` are of that
launch, `args` and `defines` what a person would have to answer. No row leaves the list.
"""

import csv
import subprocess
import sys
from collections import Counter
from pathlib import Path


def command(cli, file, row):
    words = [cli, "run", "--kernel-file", str(file), "--trace-blocks", "none"]
    for option in ("function", "args"):
        if row[option]:
            words += [f"--{option}", row[option]]
    for define in row["defines"].split():
        words += ["--define", define]
    if row["op"] in ("product", "max", "min", "sumsq"):
        words += ["--op", row["op"]]
    most = 1 << 22  # elements
    if row["n"]:
        words += ["--n", str(min(int(row["n"]), most))]
    if row["block"]:
        words += ["--block", row["block"]]
    if row["grid"] and int(row["n"] or 0) <= most:
        words += ["--grid", row["grid"]]
    return words


def main():
    folder, cli = Path(sys.argv[1]), sys.argv[2]
    seen, otherwise = Counter(), []
    for row in csv.DictReader(open(Path(__file__).with_name("kernels.csv"))):
        file = folder / f"{row['number']}.cu"
        if not file.exists():
            seen[row["verdict"], "file not there"] += 1
            continue
        done = subprocess.run(["timeout", "300", *command(cli, file, row)], capture_output=True, text=True, errors="replace")
        said = {0: "right", 1: "faulty", 2: "not understood"}.get(done.returncode, f"status {done.returncode}")
        seen[row["verdict"], said] += 1
        if (row["verdict"], said) not in (("sound", "right"), ("faulty", "faulty")):
            words = [line for line in (done.stdout + done.stderr).splitlines() if line[:6] in ("result", "hazard", "also  ", "warpfo")]
            otherwise.append(f"{row['number']} {row['verdict']}, told {said}: {' | '.join(words)[:200]}")
    print("\n".join(otherwise))
    for (verdict, said), count in sorted(seen.items()):
        print(f"{verdict:8} told {said:16} {count}")


if __name__ == "__main__":
    main()
