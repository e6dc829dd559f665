#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
"""Whether the short tests find a fault: changes one line of core or app/models at a time, builds, and runs the tests until
the first that fails. Lists the changes that no test noticed.

    tests/mutations.py [--count 24] [--seed 1] [--only core/store]

Takes build/release as ./test.sh leaves it, and leaves the sources as they were. A change that does not compile is drawn
again, and tests of how the sources look do not count. What only a GPU runs is left out. Two minutes a change that is found, on two cores, and six one that is not.
"""

import argparse
import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

TREE = Path(__file__).resolve().parent.parent
LEFT_OUT = re.compile(r"core/backends/cuda/|core/ranks/(mpi|nccl|peer|gpu)|/main\.cpp$")
# What is looked for, and what stands there instead.
CHANGES = [(r" == ", " != "), (r" != ", " == "), (r" <= ", " < "), (r" >= ", " > "), (r" < ", " <= "), (r" > ", " >= "),
           (r" \+ ", " - "), (r" - ", " + "), (r" && ", " || "), (r" \|\| ", " && "), (r"\btrue\b", "false"),
           (r"\bfalse\b", "true"), (r" \+= ", " -= "), (r" \* ", " + "), (r"\bstd::min\b", "std::max"),
           (r"\bstd::max\b", "std::min"), (r"if \(!", "if ("), (r"\b([1-9][0-9]{0,3})\b(?!\.|')", None)]
STATEMENT = re.compile(r"^\s+[a-z]\w*(\.|->|\()[^=]*\);$")
NO_CODE = re.compile(r"^\s*(//|/\*|\*|#|using |namespace |template|static_assert|case |struct |class |extern )")


def changes_of(line):
    """The line with each of its possible changes."""
    code = re.sub(r'"(?:[^"\\]|\\.)*"', lambda m: "\0" * len(m.group(0)), line.split("  //")[0])
    if NO_CODE.match(line) or not code.strip():
        return []
    found = []
    for pattern, instead in CHANGES:
        for match in re.finditer(pattern, code):
            new = instead if instead is not None else str(int(match.group(1)) + 1)
            found.append(line[:match.start()] + new + line[match.end():])
    if STATEMENT.match(line):
        found.append(re.match(r"\s*", line).group(0) + ";")
    return found


def draw(chance, only):
    files = [p for folder in ("core", "app/models") for p in sorted((TREE / folder).rglob("*.cpp"))]
    files = [p for p in files if str(p.relative_to(TREE)).startswith(only)
             and not LEFT_OUT.search(str(p.relative_to(TREE)))]
    if not files:
        sys.exit(f"no file of core or app/models begins with {only}")
    weights = [p.stat().st_size for p in files]
    while True:
        path = chance.choices(files, weights)[0]
        lines = path.read_text().split("\n")
        place = chance.randrange(len(lines))
        changed = changes_of(lines[place])
        if changed:
            return path, place, chance.choice(changed)


def run(*command):
    return subprocess.run(command, cwd=TREE, capture_output=True, text=True)


def build():
    """Whether it builds: the build runs a program of ours, which a change may keep from ending."""
    return run("timeout", "-k", "5", "1500", "cmake", "--build", "--preset", "release").returncode == 0


def failure_of(program):
    """The name of a test of this program that fails; nothing where all pass. In two processes and not one a test, which
    takes a third of the time."""
    shares = [subprocess.Popen(["timeout", "-k", "5", "400", TREE / "build/release/bin" / program, "--gtest_fail_fast",
                                "--gtest_brief=1"],
                               cwd=TREE / "build/release/tests", stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                               env=os.environ | {"GTEST_TOTAL_SHARDS": "2", "GTEST_SHARD_INDEX": str(share)})
              for share in range(2)]
    try:
        outputs = [share.communicate()[0] for share in shares]
    finally:
        for share in shares:
            share.terminate()
    failures = []
    for share, output in zip(shares, outputs):
        said = output.decode(errors="replace")
        if share.returncode == 124:
            failures.append(f"a test of {program} that does not end in 400 s")
        elif share.returncode != 0:
            failed = re.findall(r"^\[  FAILED  \] (\S+)", said, re.M)
            failures.append(failed[0] if failed else f"{program} ends with {share.returncode}")
    return failures[0] if failures else None


def first_failure():
    """The name of the first test that fails; nothing where all pass."""
    for program in ("warpfold_core_tests", "warpfold_app_tests"):
        if failed := failure_of(program):
            return failed
    done = run("ctest", "--preset", "release", "--stop-on-failure", "-j2", "-LE", "core|app|structure")
    failed = re.findall(r"^\s*\d+ - (\S+) \((?!Not Run)", done.stdout, re.M)
    return None if done.returncode == 0 else failed[0] if failed else "the tests did not run"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--count", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    given = parser.parse_args()
    if run("git", "diff", "--quiet", "--", "core", "app/models").returncode != 0:
        sys.exit("core or app/models has changes; commit them first")
    os.environ.pop("WARPFOLD_LONG", None)
    for each in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(each, lambda *_: sys.exit("stopped"))  # runs what puts the line back
    if not build():
        sys.exit("the tree does not build; mend that first")
    if failed := first_failure():
        sys.exit(f"{failed} fails without any change; mend that first")
    chance = random.Random(given.seed)
    survivors = []
    for number in range(1, given.count + 1):
        while True:
            path, place, changed = draw(chance, given.only)
            before = path.read_text()
            lines = before.split("\n")
            what = f"{path.relative_to(TREE)}:{place + 1}: {lines[place].strip()}  ->  {changed.strip()}"
            lines[place] = changed
            begin = time.monotonic()
            try:
                path.write_text("\n".join(lines))
                if not build():
                    continue
                failed = first_failure()
            finally:
                path.write_text(before)
            break
        print(f"{number:3} {time.monotonic() - begin:5.0f} s  {failed or 'SURVIVED'}\n      {what}", flush=True)
        if not failed:
            survivors.append(what)
    if not build():
        print("the tree does not build any more")
    print(f"{given.count - len(survivors)} of {given.count} were found; seed {given.seed}")
    for what in survivors:
        print(f"survived: {what}")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
