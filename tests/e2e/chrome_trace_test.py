#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
"""Reads the timelines that warpfold-cli writes as strictly as the Trace Event Format is written.

chrome_trace_test.py WARPFOLD_CLI   with what the emulator traces, with recorded step times, with several launches
chrome_trace_test.py --self-test    faulty timelines, each of which has to be found
"""

import json
import math
import subprocess
import sys
import tempfile
from pathlib import Path

METADATA = {"process_name": "name", "process_labels": "labels", "thread_name": "name"}


def no_constant(text):
    raise ValueError(f"{text} is no JSON")


def no_doubles(pairs):
    keys = [key for key, _ in pairs]
    if len(set(keys)) != len(keys):
        raise ValueError(f"a key stands twice in {keys}")
    return dict(pairs)


def amount(event, key):
    value = event.get(key)
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return value if number and math.isfinite(value) and value >= 0 else None


def faults_of(text):
    """Sentences, one for each thing that the format does not have; and the complete events by thread."""
    faults, ends, named, threads = [], {}, set(), {}
    trace = json.loads(text, parse_constant=no_constant, object_pairs_hook=no_doubles)
    if trace.get("displayTimeUnit") not in ("ms", "ns"):
        faults.append("displayTimeUnit is neither ms nor ns")
    if not isinstance(trace.get("traceEvents"), list) or not trace["traceEvents"]:
        return ["there are no traceEvents"], threads
    if not isinstance(trace.get("otherData"), dict):
        faults.append("otherData is no object")
    for i, event in enumerate(trace["traceEvents"]):
        where = f"event {i}"
        place = (event.get("pid"), event.get("tid"))
        if not all(isinstance(each, int) and not isinstance(each, bool) and each >= 0 for each in place):
            faults.append(f"{where} has no pid and tid")
            continue
        if not isinstance(event.get("name"), str) or not event["name"]:
            faults.append(f"{where} has no name")
            continue
        if event.get("ph") == "M":
            key = METADATA.get(event["name"])
            if key is None or not isinstance(event.get("args", {}).get(key), str):
                faults.append(f"{where} is no metadata that viewers know")
            named.add((event["name"],) + (place if event["name"] == "thread_name" else place[:1]))
            continue
        if event.get("ph") != "X":
            faults.append(f"{where} is of phase {event.get('ph')!r}")
            continue
        ts, dur = amount(event, "ts"), amount(event, "dur")
        if ts is None or dur is None:
            faults.append(f"{where} has no ts and dur in microseconds")
            continue
        if not isinstance(event.get("cat"), str) or not isinstance(event.get("args"), dict):
            faults.append(f"{where} has no cat and args")
        # Half a picosecond: sums of the same numbers in another order.
        if ts < ends.get(place, 0) - 5e-7:
            faults.append(f"{where} begins before the one before it in its thread has ended")
        ends[place] = ts + dur
        threads.setdefault(place, []).append(event)
    for pid, tid in threads:
        if ("process_name", pid) not in named or ("thread_name", pid, tid) not in named:
            faults.append(f"process {pid}, thread {tid} has no name")
    return faults, threads


def run(cli, folder, *options):
    path = Path(folder) / "trace.json"
    done = subprocess.run([cli, "run", *options, "--json", "--chrome-trace", str(path)], check=True, capture_output=True)
    return json.loads(done.stdout), path.read_text(encoding="utf-8")


def check(cli):
    emulated = ["--backend", "emulator", "--iterations", "1"]
    recordings = Path(__file__).resolve().parents[2] / "resources/recordings"
    recorded = ["--backend", f"recording:{recordings / 'nvidia-h200.warpfold'}"]
    cases = {
        "emulated": (["--kernel", "neighbored", "--n", "2^12", "--block", "128", *emulated], False),
        "several launches": (["--kernel", "multilevel-shuffle", "--n", "2^16", *emulated], False),
        "warps of 8": (["--kernel", "shared-strided", "--n", "1000", "--block", "64", "--warp", "8", *emulated], False),
        "a quoted name": (["--kernel", "two-pass", "--n", "3000", "--block", "100", *emulated], False),
        "recorded": (["--kernel", "shared-sequential", "--n", "2^20", "--trace-blocks", "0,1", *recorded], True),
    }
    failed = False
    for name, (options, timed) in cases.items():
        with tempfile.TemporaryDirectory() as folder:
            result, text = run(cli, folder, *options)
        faults, threads = faults_of(text)
        if not threads:
            faults.append("nothing happens in it")
        if timed:  # µs of the timeline against ns of the result: of a warp, which waits for nobody, no more than the step
            steps = [step["time_ns"] / 1000 for step in result["steps"]]
            longest = [event["dur"] for event in threads[(0, 0)]]
            if len(steps) != len(longest) or any(d > s * 1.0001 for s, d in zip(steps, longest)):
                faults.append(f"its durations {longest} are not the result's steps {steps} in microseconds")
            if not any(longest):
                faults.append("no step takes any time")
        for fault in faults:
            print(f"{name}: {fault}")
        failed = failed or bool(faults)
        print(f"{name}: {sum(map(len, threads.values()))} events of {len(threads)} warps")
    return 1 if failed else 0


def self_test():
    named = [
        {"name": "process_name", "ph": "M", "pid": 0, "tid": 0, "args": {"name": "block 0"}},
        {"name": "thread_name", "ph": "M", "pid": 0, "tid": 0, "args": {"name": "warp 0"}},
    ]
    event = {"name": "load", "cat": "working", "ph": "X", "ts": 0, "dur": 1.5, "pid": 0, "tid": 0, "args": {}}
    later = {**event, "ts": 1.5}

    def faults(*events, head=named):
        text = json.dumps({"displayTimeUnit": "ns", "traceEvents": [*head, *events], "otherData": {}})
        return faults_of(text)[0]

    assert faults(event, later) == [], faults(event, later)
    wrong = [
        {**event, "dur": "1"},
        {**event, "ts": -1},
        {**event, "ph": "B"},
        {**event, "name": ""},
        {key: value for key, value in event.items() if key != "tid"},
    ]
    for each in wrong:
        assert faults(each), each
    assert faults(event, {**event, "ts": 1}), "an event within the one before"
    assert faults(event, head=[]), "names are missing"
    for text in ('{"a":1,"a":2}', '{"a":NaN}'):
        try:
            faults_of(text)
        except ValueError:
            continue
        raise AssertionError(text)
    print("every planted fault was found")
    return 0


if __name__ == "__main__":
    sys.exit(self_test() if sys.argv[1] == "--self-test" else check(sys.argv[1]))
