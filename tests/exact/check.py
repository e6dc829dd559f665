#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
"""Random reductions by warpfold-cli against exact rational arithmetic.

    check.py PATH_OF_WARPFOLD_CLI [--count N] [--seed S] [--only I] [--backend cuda]

Every request's result, reference, verdict, tolerance and `wrapped` are compared with a computation that shares no code
with the program. With WARPFOLD_LONG=1 in the environment --count is 2000 where it is not given. Request I of a seed is
the same however many there are: --only I repeats it. --backend is for device kernels; where it is none that runs broken
kernels and other warps than 32, neither is asked for."""
import argparse
import json
import math
import os
import random
import subprocess
import sys
import tempfile
from fractions import Fraction

sys.dont_write_bytecode = True  # the source tree stays as it is
import expected as exact
import inputs
from exact_numbers import TYPES


def block_for(rnd, needs):
    """A block size that a kernel takes, by the words of `list`."""
    if needs == "any":
        return rnd.choice((1, 7, 32, 100, 256, rnd.randint(1, 1024)))
    if needs.startswith("multiple of"):
        unit = int(needs.split()[-1])
        return unit * rnd.randint(1, 1024 // unit)
    least = int(needs.split()[-1]) if "from" in needs else 1
    return rnd.choice([1 << i for i in range(11) if 1 << i >= least])


def size_for(rnd):
    return rnd.choice((1, 2, 3, rnd.randint(1, 40), 1 << rnd.randint(0, 11), rnd.randint(1, 600), rnd.randint(1, 3000)))


def constant_for(rnd, t):
    if not t.is_float():
        return str(rnd.choice((0, 1, 2, 3, t.most, t.least, rnd.randint(t.least, t.most))))
    return rnd.choice(("0.1", "-1.5", "1e-50", "1", "inf", "3e4", repr(float(t.smallest)), repr(rnd.uniform(-9, 9))))


class Request:
    def __init__(self, rnd, offer, folder, backend=None):
        self.backend = backend
        kernels = [k for k in offer["kernels"] if not k["library"]]
        if backend is None:
            kernels += [{**k, "broken": True} for k in offer["broken"]]
        kernel = rnd.choice(kernels)
        self.broken = kernel.get("broken", False)
        self.atomics = kernel.get("order_varies", False)
        self.t = TYPES[rnd.choice(offer["types"])]
        self.op = rnd.choice([o for o in offer["ops"] if o in exact.OPS])
        if self.op in ("and", "or", "xor") and self.t.is_float():
            self.op = rnd.choice(("sum", "dot", "mean", "product"))
        self.kinds = [i["id"] for i in offer["inputs"] if i["id"] in inputs.KNOWN]
        self.n, self.seed = size_for(rnd), rnd.randrange(1000)
        first, self.values = self.input(rnd, os.path.join(folder, "first"), self.seed)
        self.line = ["--kernel", kernel["id"], "--type", self.t.name, "--op", self.op, "--input", first,
                     "--seed", str(self.seed), "--iterations", "1", "--warmup", "0"]
        if not first.startswith("file:") or rnd.random() < 0.5:
            self.line += ["--n", str(self.n)]
        self.grid = ["--grid", str(rnd.randint(1, 9))] if rnd.random() < 0.2 else []
        self.second = None
        if self.op == "dot":
            self.second_input(rnd, first, folder)
        self.placement(rnd, kernel)

    def second_input(self, rnd, first, folder):
        if rnd.random() < 0.3 and not first.startswith("file:"):
            self.second = inputs.elements(first, self.t, self.n, self.seed + 1)
            return
        text, self.second = self.input(rnd, os.path.join(folder, "second"), self.seed)
        self.line += ["--input2", text]

    def input(self, rnd, path, seed):
        kind = rnd.choice(self.kinds + ["file:PATH"] * 12)
        if kind == "file:PATH":
            values = inputs.awkward(rnd, self.t, self.n)
            return "file:" + inputs.write_file(rnd, path, self.t, values), values
        text = kind.replace("V", constant_for(rnd, self.t)) if kind == "constant:V" else kind
        return text, inputs.elements(text, self.t, self.n, seed)

    def placement(self, rnd, kernel):
        if kernel.get("host"):
            self.line += ["--backend", "cpu"]
            return
        self.line += ["--block", str(block_for(rnd, kernel.get("block", "power of two from 64")))]
        if rnd.random() < 0.3:
            self.line += ["--offset", str(rnd.randint(0, 127))]
        if self.backend is not None:
            self.line += ["--backend", self.backend]
        elif kernel.get("warp") == "any" and rnd.random() < 0.2:
            self.line += ["--warp", str(rnd.choice((4, 8, 16)))]
        self.line += ["--trace-blocks", rnd.choice(("none", "first:1", "first:4"))]


def number(value, t):
    """A number of the program's JSON as the type of the result holds it."""
    if isinstance(value, str):
        return float(value)
    return t.round(Fraction(value)) if t is not None else value


def close(got, wanted):
    return abs(got - wanted) <= wanted / 10**6 + Fraction(1, 2**1074)


def faults(request, result, status):
    """What is wrong with the program's answer."""
    want = exact.expected(request.t, request.op, request.values, request.second, request.atomics)
    acc = exact.accumulator(request.t, request.op)
    t = acc if request.t.is_float() else TYPES["float64"] if request.op == "mean" else None
    got, reference, depth = number(result["result"], t), number(result["reference"], t), result["depth"]
    rounds = isinstance(want, exact.FloatResult)
    if rounds:
        want.set_depth(depth)
    right = want.allows(got, depth)
    if not right and not request.broken and not want.near(got, depth):
        yield f"result {got} is wrong: exactly it is {want.value}"
    if result["matches"] != right and not want.near(got, depth):
        yield f"matches is {result['matches']}, but result {got} is {'right' if right else 'wrong'} ({want.value})"
    if status != (0 if result["matches"] else 1):
        yield f"exit status {status} with matches {result['matches']}"
    if not same_reference(reference, want, t):
        yield f"reference {reference} is not {want.value}"
    if result["wrapped"] != want.wrapped:
        yield f"wrapped is {result['wrapped']}"
    yield from tolerance_faults(result, want, depth, rounds)


def same_reference(reference, want, t):
    if exact.same(reference, want.value):
        return True
    if want.ulps == 0 or not math.isfinite(reference) or not math.isfinite(want.value):
        return False
    unit = abs(Fraction(want.value)) * t.unit * 2 + t.smallest
    return abs(Fraction(reference) - Fraction(want.value)) <= want.ulps * unit


def tolerance_faults(result, want, depth, rounds):
    tolerance = result["tolerance"]
    if not rounds:
        if tolerance != 0:
            yield f"tolerance {tolerance} of what rounds nothing"
        return
    if want.overflows and result["matches"]:
        if tolerance is not None:
            yield f"tolerance {tolerance} although a partial result may overflow"
        return
    bound = Fraction(0) if want.special is not None else want.bound(depth)
    if bound >= Fraction(2)**1024:
        return
    if tolerance is None or not close(Fraction(tolerance), bound):
        yield f"tolerance {tolerance} is not {float(bound)}"


def run(program, request):
    command = [program, "run", *request.line, *request.grid, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if request.grid and done.returncode == 2 and "--grid" in done.stderr:  # not every kernel takes one
        command = [program, "run", *request.line, "--json"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if done.returncode not in (0, 1):
        return command, [f"exit status {done.returncode}: {done.stderr.strip()}"]
    return command, list(faults(request, json.loads(done.stdout), done.returncode))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--count", type=int, default=2000 if os.environ.get("WARPFOLD_LONG") == "1" else 60)
    parser.add_argument("--seed", type=int, default=int(os.environ.get("WARPFOLD_SEED", "1")))
    parser.add_argument("--only", type=int)
    parser.add_argument("--backend")
    options = parser.parse_args()
    if os.environ.get("WARPFOLD_LONG") != "1":  # to read a recording takes each process a quarter of a second
        os.environ["WARPFOLD_RECORDINGS"] = "/nonexistent"
    offer = json.loads(subprocess.run([options.program, "list", "--json"], capture_output=True, check=True).stdout)
    failed = 0
    for index in range(options.count) if options.only is None else [options.only]:
        with tempfile.TemporaryDirectory() as folder:
            request = Request(random.Random(f"{options.seed} {index}"), offer, folder, options.backend)
            command, wrong = run(options.program, request)
            if wrong:
                failed += 1
                print(f"request {index}: {' '.join(command)}", *wrong, sep="\n  ", flush=True)
                print(f"  first elements: {request.values[:6]}", flush=True)
    print(f"{options.count if options.only is None else 1} requests of seed {options.seed}, {failed} wrong")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
