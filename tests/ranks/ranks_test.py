#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
"""Reductions over ranks that a real mpirun starts; skipped, with the reason, where there is none.

ranks_test.py cases BIN    every method on 1, 2, 3, 4, 7 and 8 ranks: a sample, all with WARPFOLD_LONG=1
ranks_test.py cli BIN      what warpfold-cli prints under mpirun, and what it refuses
ranks_test.py ends BIN     ranks that are killed or stopped end all others: a few, a hundred with WARPFOLD_LONG=1
ranks_test.py commands BIN  --ranks, compare, ladder, ranks sweep and ranks model
ranks_test.py worker BIN   a worker of several ranks: what it offers, runs and refuses, and how it ends
ranks_test.py alone BIN    what --backend cluster says without mpirun; needs no MPI
"""

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from worker_protocol import Worker, comparison, request

LONG = os.environ.get("WARPFOLD_LONG") is not None
SEED = int(os.environ.get("WARPFOLD_SEED", "1"))
PATIENCE = 30  # seconds for what takes one or two on an idle machine
LAUNCHER = ("OMPI_", "PMI_", "PMIX_")


TAG = f"WARPFOLD_RANKS_TEST={os.getpid()}"


def environment():
    """Ours, without what a launcher around the test has set, with the leave to run as root and on few cores, and with
    a tag that every process inherits that is started from here. Open MPI's hwloc asks the X servers of the machine for
    their GPUs, and ends with one that another test ends: it is told not to. No rank reads recordings, which takes it a
    third of a second: no test depends on them."""
    own = {k: v for k, v in os.environ.items() if not k.startswith(LAUNCHER)}
    return own | {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1", "HWLOC_COMPONENTS": "-gl",
                  "WARPFOLD_RECORDINGS": "/nonexistent", "XDG_DATA_HOME": "/nonexistent"} | dict([TAG.split("=")])


def tagged():
    """Every process that was started from this test and lives, whoever its parent is."""
    found = []
    for place in Path("/proc").glob("[0-9]*/environ"):
        try:
            if TAG.encode() in place.read_bytes().split(b"\0"):
                found.append((int(place.parent.name), (place.parent / "comm").read_text().strip()))
        except OSError:
            pass
    return [(pid, name) for pid, name in found if still_there([pid])]


def mpirun(ranks, *command):
    return ["mpirun", "--oversubscribe", "-n", str(ranks), *map(str, command)]


def run(command, limit=600):
    """Ends mpirun too where it has locked itself up (is_locked_up). Ranks that have refused have ended by themselves:
    mpirun need not wait for a second before it kills them, and another before it ends."""
    return subprocess.run(["timeout", "-k", "5", str(limit), *command], capture_output=True, text=True,
                          timeout=limit + 60, env=environment() | {"OMPI_MCA_odls_base_sigkill_timeout": "0"})


def said_by_program(text):
    return [line for line in text.splitlines() if line.startswith("warpfold-cli: ")]


def expect(condition, *about):
    if not condition:
        print("FAILED:", *about)
        sys.exit(1)


def cases(folder):
    for ranks in (1, 2, 3, 4, 7, 8):
        done = run(mpirun(ranks, folder / "warpfold_ranks_cases", 0 if LONG else 8, SEED + ranks), 3000)
        print(done.stdout, end="")
        expect(done.returncode == 0 and f"on {ranks} ranks, 0 wrong" in done.stdout, ranks, done.stderr)


def cli(folder):
    program = [folder / "warpfold-cli", "run", "--backend", "cluster"]
    across = 0
    for method, messages in (("neighbored", 3), ("interleaved", 3), ("gather", 3), ("mpi-reduce", 0)):
        done = run(mpirun(4, *program, "--across", method, "--kernel", "grid-stride", "--n", "2^16+3", "--input",
                          "ones", "--json"))
        expect(done.returncode == 0, method, done.stderr)
        answer = json.loads(done.stdout)
        expect(answer["backend"] == "cluster" and answer["across"] == method and answer["ranks"] == 4, answer)
        expect(answer["result"] == answer["reference"] == 65539 and answer["matches"], answer)
        expect([s["n"] for s in answer["shares"]] == [16385, 16385, 16385, 16384], answer["shares"])
        expect([s["partial"] for s in answer["shares"]] == [16385, 16385, 16385, 16384], answer["shares"])
        expect({s["provenance"] for s in answer["shares"]} == {"emulated"}, answer["shares"])
        expect(answer["within_us"]["provenance"] == "emulated" and answer["within_us"]["median"] > 0, answer)
        errors = [share["clock_error_us"] for share in answer["shares"]]
        expect(answer["across_us"]["samples"] == 5, answer)
        across += answer["across_us"]["p95"]
        expect(len(answer["messages"]) == messages and (answer["messages_reason"] is None) == (messages > 0), answer)
        for message in answer["messages"]:
            unsure = errors[message["from"]] + errors[message["to"]] + 1
            expect(message["bytes"] == 4 and message["end_us"] > message["begin_us"] - unsure, message, errors)
    # Clocks are known to a few microseconds, on a busy machine to milliseconds. A message takes less, so that one method
    # alone may show 0.
    expect(across > 0 or max(errors) > 100, across, errors)
    table = run(mpirun(2, *program, "--n", "1000", "--input", "ones"))
    expect(table.returncode == 0 and "result     1000  equals the reference" in table.stdout, table.stdout, table.stderr)
    expect(table.stdout.count("result ") == 1, "rank 0 alone prints", table.stdout)
    # One sentence and its status, whoever finds the fault.
    for arguments, status, sentence in (
            (["--block", "2000"], 2, "warpfold-cli: --block 2000: a block has 1 to 1024 threads"),
            (["--n", "nine"], 2, "warpfold-cli: --n 'nine': this is not a whole number below 2^64; write one such as "
                                 "16777216, 2^24 or 1e6"),
            (["--across", "tree"], 2, "warpfold-cli: --across tree: there is no such method; choose one of neighbored, "
                                      "interleaved, gather, mpi-reduce, nccl-reduce, peer-store"),
            (["--csv"], 2, "warpfold-cli: --csv is not there with --backend cluster; leave it out"),
            (["--trace-blocks", "all"], 2, "warpfold-cli: --trace-blocks is not there with --backend cluster; leave it out"),
            (["--time-limit", "0"], 2, "warpfold-cli: --time-limit '0': this is no time; write seconds from 1 to 86400"),
            (["--kernel", "none-such"], 2, None)):
        done = run(mpirun(3, *program, *arguments))
        lines = said_by_program(done.stderr)
        expect(done.returncode == status and len(lines) == 1 and not done.stdout, arguments, done.returncode,
               done.stdout, done.stderr)
        expect(sentence is None or lines == [sentence], lines)
    # What is wrong on one rank alone ends all.
    for other, status, sentence in (
            ("1001", 2, r"warpfold-cli: rank 1 of 2 on \S+ was given another request than rank 0; .*"),
            ("nine", 2, r"warpfold-cli: --n 'nine': this is not a whole number below .*")):
        done = run([*mpirun(1, *program, "--n", "1000"), ":", "-n", "1", *map(str, program), "--n", other])
        lines = said_by_program(done.stderr)
        expect(done.returncode == status and len(lines) == 1 and re.fullmatch(sentence, lines[0]), done.returncode,
               done.stderr)
    # Several ranks that do not share the work are refused; one goes on.
    for arguments, sentence in (
            (["run", "--backend", "emulator", "--n", "1000"],
             "warpfold-cli: mpirun started 3 ranks, and each of them would do all of this alone; add --backend cluster, "
             "or leave mpirun out"),
            (["sweep", "--backend", "emulator", "--sizes", "1000"],
             "warpfold-cli: mpirun started 3 ranks, and sweep is for one process; leave mpirun out, or take run "
             "--backend cluster")):
        done = run(mpirun(3, folder / "warpfold-cli", *arguments))
        expect(done.returncode == 2 and not done.stdout and said_by_program(done.stderr) == [sentence], done.returncode,
               done.stdout, done.stderr)
    done = run(mpirun(1, folder / "warpfold-cli", "run", "--backend", "emulator", "--n", "1000", "--input", "ones"))
    expect(done.returncode == 0 and "result     1000  equals the reference" in done.stdout, done.stdout, done.stderr)


def commands(folder):
    """Commands beside run that go over ranks, and what they print."""
    program = folder / "warpfold-cli"
    small = ["--n", "4000", "--input", "ones", "--iterations", "2", "--warmup", "0"]
    done = run(mpirun(4, program, "run", "--backend", "cluster", "--ranks", "3", "--json", *small))
    answer = json.loads(done.stdout)
    expect([s["n"] for s in answer["shares"]] == [1334, 1333, 1333] and answer["result"] == 4000, answer)
    done = run(mpirun(2, program, "run", "--backend", "cluster", "--ranks", "3", *small))
    expect(done.returncode == 2 and said_by_program(done.stderr) == ["warpfold-cli: --ranks 3: choose 1 to 2 ranks"],
           done.stderr)
    done = run(mpirun(3, program, "compare", "--backend", "cluster", "--kernels", "neighbored,interleaved", "--across",
                      "gather", "--json", *small))
    expect(done.returncode == 0 and [r["result"] for r in json.loads(done.stdout)["rows"]] == [4000, 4000], done.stdout,
           done.stderr)
    done = run(mpirun(3, program, "ladder", "--backend", "cluster", "--kernels", "grid-stride,cpu-serial", "--csv", *small))
    expect(done.returncode == 0 and done.stdout.count("\n") == 3, done.stdout, done.stderr)
    done = run(mpirun(3, program, "ranks", "sweep", "--kernel", "grid-stride", "--json", *small))
    answer = json.loads(done.stdout)
    for scaling, sizes in (("strong", [4000, 4000, 4000]), ("weak", [1333, 2666, 4000])):
        measured = [p for p in answer[scaling]["points"] if p["provenance"] == "emulated"]
        modelled = [p for p in answer[scaling]["points"] if p["provenance"] == "modelled"]
        expect([(p["ranks"], p["n"]) for p in measured] == list(zip([1, 2, 3], sizes)), answer[scaling])
        expect([p["ranks"] for p in modelled] == [3, *[2**i for i in range(2, 21)]], modelled)
        expect(len(answer[scaling]["assumptions"]) == 5, answer[scaling]["assumptions"])
    done = run(mpirun(2, program, "ranks", "sweep", "--scaling", "weak", "--ranks", "2", "--across", "mpi-reduce", "--csv",
                      *small))
    expect(done.stdout.splitlines()[0].startswith("scaling,across,ranks,n,") and
           done.stdout.splitlines()[1].startswith("weak,mpi-reduce,2,4000,"), done.stdout, done.stderr)
    done = run(mpirun(3, program, "sweep", "--backend", "cluster", "--kernels", "neighbored,grid-stride", "--sizes",
                      "2^10..2^11", "--ranks", "1,3", "--cache", "cold", "--json", "--iterations", "2", "--warmup", "0"))
    answer = json.loads(done.stdout)
    expect([(r["kernel"], r["n"], r["ranks"]) for r in answer["runs"]] ==
           [(k, n, r) for n in (1024, 2048) for k in ("neighbored", "grid-stride") for r in (1, 3)], answer["runs"])
    expect(answer["backend"] == "cluster" and {r["provenance"] for r in answer["runs"]} == {"emulated"}, answer)
    done = run(mpirun(2, program, "sweep", "--backend", "cluster", "--kernels", "grid-stride", "--sizes", "1000", "--csv"))
    expect(done.stdout.splitlines()[0].endswith(",band_high_us,ranks") and done.stdout.splitlines()[1].endswith(",2"),
           done.stdout, done.stderr)
    done = run(mpirun(2, program, "sweep", "--backend", "cluster", "--kernels", "grid-stride", "--sizes", "1000", "--csv",
                      "--ranks", "1,2", "--scaling", "weak"))
    rows = [line.split(",") for line in done.stdout.splitlines()]
    at = rows[0].index("n")
    expect([(row[at], row[-1]) for row in rows[1:]] == [("1000", "1"), ("2000", "2")], done.stdout, done.stderr)
    for arguments, sentence in (
            (["--scaling", "huge"], "warpfold-cli: --scaling 'huge': there is no such scaling; choose strong, weak or both"),
            (["--ranks", "3"], "warpfold-cli: --ranks 3: choose 1 to 2 ranks"),
            (["-o", "kept"], "warpfold-cli: --output kept: a sweep over several ranks is printed and not recorded; leave "
                             "the file out, or choose one device")):
        done = run(mpirun(2, program, "sweep", "--backend", "cluster", "--sizes", "1000", *arguments))
        expect(done.returncode == 2 and said_by_program(done.stderr) == [sentence], done.returncode, done.stderr)
    for arguments, sentence in (
            (["--ranks", "1,9"], "warpfold-cli: --ranks 9: choose 1 to 2 ranks"),
            (["--ranks", ""], "warpfold-cli: --ranks '': write numbers of ranks with commas between them, such as 1,2,4"),
            (["--scaling", "huge"], "warpfold-cli: --scaling 'huge': there is no such scaling; choose strong, weak or both")):
        done = run(mpirun(2, program, "ranks", "sweep", *arguments, *small))
        expect(done.returncode == 2 and said_by_program(done.stderr) == [sentence], done.returncode, done.stderr)
    # A file may have any name.
    with tempfile.TemporaryDirectory() as here:
        path = os.fsencode(here) + b"/x\xff.txt"
        with open(path, "wb") as file:
            file.write(b"1 2 3 4\n")
        for command in ("run", "compare"):
            done = subprocess.run(["timeout", "-k", "5", "120",
                                   *mpirun(2, program, command, "--backend", "cluster", "--iterations", "1", "--input"),
                                   b"file:" + path], capture_output=True, timeout=150, env=environment())
            expect(done.returncode == 0, command, done.stdout, done.stderr)
    # A run of a tenth of a second, and a file without N.
    done = run(mpirun(2, program, "ranks", "sweep", "--kernel", "neighbored", "--n", "2^22", "--scaling", "strong", "--csv"))
    expect(done.returncode == 0 and done.stdout.startswith("scaling,across,ranks,n,"), done.stdout, done.stderr)
    done = run(mpirun(2, program, "ranks", "model", "--bytes", "0"))
    expect(done.returncode == 2 and said_by_program(done.stderr) == [
        "warpfold-cli: --bytes 0: a value has 1 to 1073741824 bytes"], done.stderr)
    done = run(mpirun(3, program, "ranks", "model", "--json", "--up-to", "4"))
    answer = json.loads(done.stdout)
    expect(answer["network"]["measured_with_rank"] == 2 and answer["ranks"] == [1, 2, 4], answer)
    expect(answer["provenance"] == "modelled" and answer["across_us"]["gather"][1] > 0, answer)


def ranks_below(parent):
    """Processes of warpfold-cli among the descendants of a process."""
    children, found, todo = {}, [], [parent]
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = stat.read_text()
        except OSError:
            continue
        fields = text[text.rindex(")") + 2:].split()
        children.setdefault(int(fields[1]), []).append((int(stat.parent.name), text[text.index("(") + 1:text.rindex(")")]))
    while todo:
        for pid, name in children.get(todo.pop(), []):
            todo.append(pid)
            if name == "warpfold-cli":
                found.append(pid)
    return found


def still_there(pids):
    def alive(pid):
        try:
            text = Path(f"/proc/{pid}/stat").read_text()
        except OSError:
            return False
        return text[text.rindex(")") + 2] not in "ZX"
    return [pid for pid in pids if alive(pid)]


def started(folder, ranks, *more, iterations="1e6"):
    """A run of that many ranks, as good as endless, and their processes."""
    command = mpirun(ranks, folder / "warpfold-cli", "run", "--backend", "cluster", "--n", "2^18", "--iterations",
                     iterations, *more)
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               stdin=subprocess.DEVNULL, text=True, env=environment())
    end = time.monotonic() + 60
    pids = []
    while len(pids) < ranks and time.monotonic() < end and process.poll() is None:
        pids = ranks_below(process.pid)
        time.sleep(0.01)
    expect(len(pids) == ranks, "not all ranks started", pids, process.poll())
    return process, sorted(pids)


def within(seconds, happened):
    end = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


def ranks_ended_within(seconds, process, pids):
    """mpirun collects its ranks, and needs a moment more than they do."""
    return within(seconds, lambda: not still_there(pids)) and within(PATIENCE, lambda: process.poll() is not None)


def kill_all(process, pids):
    for pid in [*still_there(pids), *([process.pid] if process.poll() is None else [])]:
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            pass


def waits_in(process):
    """The function of the kernel that the first thread of a process waits in."""
    try:
        return Path(f"/proc/{process.pid}/wchan").read_text()
    except OSError:
        return ""


def is_locked_up(process):
    """mpirun of Open MPI 4.1.4 may lock itself up where a rank dies while it is starting them: its first thread waits
    for a lock, and it heeds no signal but KILL. That is no fault of the ranks."""
    return "futex" in waits_in(process)


def ends(folder):
    chance = random.Random(SEED)
    locked = 0
    for round_ in range(100 if LONG else 4):
        ranks = chance.choice((2, 3, 4, 7))
        process, pids = started(folder, ranks)
        time.sleep(chance.uniform(0, 0.3) if chance.random() < 0.25 else chance.uniform(0.3, 1.5))
        victim = chance.randrange(ranks)
        os.kill(pids[victim], signal.SIGKILL)
        ended = within(PATIENCE, lambda: not still_there(pids))
        left = still_there(pids)
        collected = ended and within(PATIENCE, lambda: process.poll() is not None or is_locked_up(process))
        locked_up = process.poll() is None and is_locked_up(process)
        kill_all(process, pids)
        out, err = process.communicate()
        expect(ended, f"round {round_}: {len(left)} of {ranks} ranks outlive rank {victim}, which was killed", err)
        expect(collected or locked_up, f"round {round_}: mpirun does not end after rank {victim} of {ranks} was killed",
               err)
        expect(process.returncode != 0 and not out, round_, process.returncode, out)
        expect(within(PATIENCE, lambda: not tagged()), f"round {round_}: processes are left", tagged())
        locked += locked_up
    print(f"no process left after {round_ + 1} kills; {locked} times mpirun had locked itself up")
    # Who kills mpirun itself ends its ranks too.
    process, pids = started(folder, 3)
    time.sleep(1)
    process.kill()
    ended = ranks_ended_within(PATIENCE, process, pids)
    kill_all(process, pids)
    process.communicate()
    expect(ended, "ranks outlive mpirun")
    expect(within(PATIENCE, lambda: not tagged()), "processes outlive mpirun", tagged())
    # Whoever reads the output may stop reading: all end by themselves.
    for round_ in range(40 if LONG else 4):
        for arguments, status in ((["--kernels", "cub"], 2),
                                  (["--kernels", "grid-stride", "--sizes", "2^10..2^13", "--csv", "--iterations", "1"], 0)):
            begin = time.monotonic()
            process = subprocess.Popen(mpirun(3, folder / "warpfold-cli", "sweep", "--backend", "cluster", *arguments),
                                       stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                                       env=environment())
            process.stdout.readline()
            pids = ranks_below(process.pid)
            process.stdout.close()
            ended = within(PATIENCE, lambda: process.poll() is not None) and within(PATIENCE, lambda: not still_there(pids))
            kill_all(process, pids)
            expect(ended and process.returncode == status, "a sweep whose output nobody reads", arguments, round_,
                   process.returncode, time.monotonic() - begin)
    idle_ends(folder)
    # A rank that hangs is named, and all end. Others wait for rank 0 a little more than twice as long as it waits for
    # them: on a busy machine it may itself be late by seconds, which a limit of 2 s would not leave it.
    for victim in (2, 0):
        process, pids = started(folder, 4, "--time-limit", "5")
        time.sleep(2)
        order = rank_order(pids)
        os.kill(order[victim], signal.SIGSTOP)
        ended = ranks_ended_within(PATIENCE, process, pids)
        kill_all(process, pids)
        out, err = process.communicate()
        expect(ended, "ranks outlive one that hangs", err)
        named = re.search(rf"^warpfold-cli: rank {victim} of 4 on \S+ has not answered for \d+ s;", err, re.M)
        expect(named and process.returncode != 0 and not out, "the one that hangs is not named", victim, err, out)


def idle_ends(folder):
    """A rank that has nothing to do is waited for at the end, and named where it does not come."""
    # A busy machine takes seconds until all have met, and one that is stopped before that is no rank yet.
    process, pids = started(folder, 3, "--ranks", "2", "--time-limit", "5", iterations="1500")
    time.sleep(4)
    os.kill(rank_order(pids)[2], signal.SIGSTOP)
    ended = ranks_ended_within(60, process, pids)
    kill_all(process, pids)
    out, err = process.communicate()
    expect(ended, "ranks wait for one that hangs at the end", err)
    named = re.search(r"^warpfold-cli: rank 2 of 3 on \S+ has not answered for \d+ s;", err, re.M)
    expect(named and process.returncode != 0, "the one that hangs at the end is not named", err, out)


def worker_of(folder, ranks, *more):
    """A worker of that many ranks that has greeted, and its processes by their ranks."""
    worker = Worker(mpirun(ranks, folder / "warpfold-cli", "worker", *more), environment())
    worker.hello = worker.greet()
    worker.pids = rank_order(ranks_below(worker.process.pid))
    expect(len(worker.pids) == ranks, "not all ranks are there", worker.pids)
    return worker


def cpu_seconds(pids):
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def refusals_of(said):
    return [(message["complaint"]["field"], message["complaint"]["value"], message["complaint"]["message"]["code"],
             message["status"]) for kind, message in said if kind == "failure"]


def worker_runs(folder):
    worker = worker_of(folder, 4)
    devices = {device["backend"]: device for device in worker.hello["devices"]}
    expect({"cpu", "emulator", "cluster"} <= devices.keys(), "rank 0's own devices and the cluster", devices.keys())
    cluster = devices["cluster"]
    title = cluster["title"]
    expect(title["code"] == "cluster-title" and [a["value"] for a in title["arguments"]] == [4, 1], title)
    detail = cluster["details"][0]
    expect(detail["code"] == "cluster-ranks" and [a["value"] for a in detail["arguments"]][:2] == [0, 3], detail)
    expect(cluster["across"] == ["neighbored", "interleaved", "gather", "mpi-reduce"] and cluster["available"], cluster)
    expect(cluster["timing"] == "emulated" and cluster["default_n"] == 4 * 65536, cluster)
    before = cpu_seconds(worker.pids)
    time.sleep(2)
    expect(cpu_seconds(worker.pids) - before < 0.4, "ranks that wait need the processor",
           cpu_seconds(worker.pids) - before)
    for across in (None, "neighbored", "interleaved", "gather", "mpi-reduce"):
        said = worker.job("comparison", comparison(request(n=65539, across=across), request(n=1001, op="mean")))
        results = [body["result"] for kind, body in said if kind == "comparison.result"]
        expect(len(results) == 2 and not refusals_of(said), across, said)
        a, b = results
        expect(a["result"] == {"type": "int32", "bits": 65539} and a["matches"] and a["n"] == 65539, a)
        expect(a["reference"] == a["result"] and a["result_provenance"] == "emulated", a)
        expect(a["launches"][0]["n"] == 16385 and len(a["traces"]) == 1, "rank 0's share is traced", a["launches"])
        note = a["structure_of"]
        expect(note["code"] == "structure-of-first-rank" and [x["value"] for x in note["arguments"]] == [16385, 65539],
               note)
        expect(a["latency"]["samples"] == 3 and a["latency"]["provenance"] == "emulated", a["latency"])
        expect(a["cover"]["work"] == "ranks" and a["request"]["across"] == across, a["cover"], a["request"])
        expect(b["matches"] and b["n"] == 1001, b)
    # Fewer elements than ranks; one device beside the ranks; a host's kernel.
    said = worker.job("comparison", comparison(request(n=2), request(n=2, backend="emulator")))
    results = [body["result"] for kind, body in said if kind == "comparison.result"]
    expect([r["result"]["bits"] for r in results] == [2, 2] and results[1]["structure_of"] is None, said)
    said = worker.job("comparison", comparison(request(n=3000, kernel="cpu-serial"), request(n=3000)))
    results = [body["result"] for kind, body in said if kind == "comparison.result"]
    expect([r["result"]["bits"] for r in results] == [3000, 3000], said)
    # What is not valid is refused by its option, and the worker goes on.
    for asked, refused in (
            (request(across="tree"), ("across", "tree", "method-not-on-device", 2)),
            (request(across="gather", backend="emulator"), ("across", "gather", "method-needs-cluster", 2)),
            (request(block=2000), ("block", "2000", "block-range", 2)),
            (request(n=0), ("n", "0", "no-elements", 2)),
            (request(kernel="broken-past-end"), ("backend", "cluster", "kernel-on-other-devices", 2))):
        said = worker.job("comparison", comparison(asked, asked))
        expect(refusals_of(said) == [refused], asked, said)
    only = ("backend", "cluster", "ranks-only-run", 2)
    for kind, body in (("repeat", {"request": request(n=1000), "runs": 3}),
                       ("verify", {"request": request(n=1000), "kernels": []})):
        said = worker.job(kind, body)
        expect(refusals_of(said) == [only], kind, said)
    # Some of the ranks, what each of them did, and their messages.
    said = worker.job("comparison", comparison(request(n=3000, ranks=3, across="gather"), request(n=3000)))
    some, all_ = (body["result"]["ranks"] for kind, body in said if kind == "comparison.result")
    expect([p["share"]["count"] for p in some["parts"]] == [1000] * 3 and len(all_["parts"]) == 4, some, all_)
    expect([(m["from"], m["to"]) for m in some["messages"]] and some["combining"] == "one-rank", some["messages"])
    expect(all(p["trace"] is not None for p in all_["parts"]) and all_["network"]["rank"] == 3, "a tree of each rank")
    # The ladder and a scaling go over ranks.
    said = worker.job("ladder", {"request": request(n=1000), "kernels": ["neighbored", "grid-stride"], "hardware": False})
    rungs = [body["rung"]["result"] for kind, body in said if kind == "ladder.row"]
    expect(len(rungs) == 2 and all(r["matches"] and len(r["ranks"]["parts"]) == 4 for r in rungs), said)
    said = worker.job("scaling", {"request": request(n=4000), "ranks": [], "scalings": ["strong", "weak"]})
    points = [body["point"] for kind, body in said if kind == "scaling.point"]
    expect([(p["scaling"], p["ranks"], p["n"]) for p in points] ==
           [("strong", 1, 4000), ("weak", 1, 1000), ("strong", 2, 4000), ("weak", 2, 2000), ("strong", 4, 4000),
            ("weak", 4, 4000)] and all(p["matches"] for p in points), points)
    expect([kind for kind, _ in said].count("scaling.basis") == 2, said)
    said = worker.job("sweep", {"ranks": [], "scalings": ["strong"],
                                "request": request(n=4000), "kernels": ["neighbored", "grid-stride"],
                                "sizes": [{"least": 1000, "most": 1000}, {"least": 3, "most": 3}],
                                "blocks": [], "beside": [], "anew": False})
    points = [point for kind, body in said if kind == "sweep.points" for point in body["points"]]
    expect([(p["kernel"], p["n"]) for p in points] ==
           [("neighbored", 3), ("grid-stride", 3), ("neighbored", 1000), ("grid-stride", 1000)], said)
    said = worker.job("sweep", {"ranks": [1, 4], "scalings": ["strong", "weak"], "request": request(n=4000, across="gather"),
                                "kernels": ["grid-stride"], "sizes": [{"least": 1000, "most": 1000}], "blocks": [],
                                "beside": [], "anew": False})
    points = [point for kind, body in said if kind == "sweep.points" for point in body["points"]]
    expect([(p["ranks"], p["n"]) for p in points] == [(1, 1000), (4, 1000), (4, 4000)], said)
    expect([body["runs"] for kind, body in said if kind == "sweep.begun"] == [3], said)
    # A job that is cancelled while it samples ends at once, and the worker goes on.
    worker.start("comparison", comparison(request(n=2**20, iterations=None), request(n=2**20, iterations=None))
                 | {"live": True})
    worker.receive_kind("event")
    worker.send("cancel", job=worker.jobs)
    begin = time.monotonic()
    worker.receive_kind("done")
    expect(time.monotonic() - begin < PATIENCE, "a cancelled job goes on", time.monotonic() - begin)
    # A comparison without end is superseded by the next one.
    worker.start("comparison", comparison(request(n=65536, iterations=None), request(n=65536, iterations=None))
                 | {"live": True})
    worker.receive_kind("event")
    said = worker.job("comparison", comparison(request(n=777), request(n=777)))
    status, err = worker.end()
    expect(status == 0 and not err, "a worker whose input ends", status, err)
    expect(within(PATIENCE, lambda: not still_there(worker.pids)), "ranks outlive the window")


def usable_again(folder, ranks):
    """Seconds until a worker that is started again has reduced."""
    begin = time.monotonic()
    worker = worker_of(folder, ranks)
    said = worker.job("comparison", comparison(request(n=1000), request(n=1000)))
    seconds = time.monotonic() - begin
    expect([kind for kind, _ in said][-1] != "failure" and said, "a worker that was started again does not run", said)
    status, err = worker.end()
    expect(status == 0 and not err, "a worker that was started again", status, err)
    return seconds


def worker_ends(folder):
    chance = random.Random(SEED)
    gone, again = [], []
    # A rank that dies is named, whatever the others are doing, and all end.
    for round_ in range(100 if LONG else 4):
        ranks = chance.choice((2, 3, 4))
        worker = worker_of(folder, ranks)
        if round_ % 2 == 0:
            worker.start("comparison", comparison(request(n=2**18, iterations=None), request(n=2**18, iterations=None))
                         | {"live": True})
            worker.receive_kind("event")
        worker.drain()
        victim = chance.randrange(ranks)
        os.kill(worker.pids[victim], signal.SIGKILL)
        begin = time.monotonic()
        ended = ranks_ended_within(PATIENCE, worker.process, worker.pids)
        gone.append(time.monotonic() - begin)
        left = still_there(worker.pids)
        kill_all(worker.process, worker.pids)
        err = worker.process.stderr.read().decode()
        expect(ended, f"round {round_}: {len(left)} of {ranks} ranks outlive rank {victim}, which was killed", err)
        expect(worker.process.returncode != 0, "the worker has failed", worker.process.returncode)
        named = re.search(rf"^warpfold-cli: rank {victim} of {ranks} on \S+ has ended, and with it all others; ", err, re.M)
        expect((named is not None) == (victim != 0) and len(said_by_program(err)) == (victim != 0), victim, err)
        if round_ % 10 == 0:
            again.append(usable_again(folder, ranks))
    print(f"{len(gone)} ranks killed: all ended within {max(gone):.2f} s, and {len(again)} workers that were started again "
          f"had reduced within {max(again):.2f} s")
    # Who kills mpirun, as the window does with a worker that hangs, ends its ranks too.
    worker = worker_of(folder, 3)
    worker.process.kill()
    ended = ranks_ended_within(PATIENCE, worker.process, worker.pids)
    kill_all(worker.process, worker.pids)
    expect(ended, "ranks outlive mpirun")
    # A rank that hangs is named as soon as something is asked of it.
    worker = worker_of(folder, 3, "--time-limit", "2")
    os.kill(worker.pids[2], signal.SIGSTOP)
    worker.start("comparison", comparison(request(n=1000), request(n=1000)))
    ended = ranks_ended_within(PATIENCE, worker.process, worker.pids)
    kill_all(worker.process, worker.pids)
    err = worker.process.stderr.read().decode()
    expect(ended and re.search(r"^warpfold-cli: rank 2 of 3 on \S+ has not answered for 2 s; ", err, re.M), err)
    # One process under mpirun is a worker like any other, without a cluster.
    worker = worker_of(folder, 1)
    expect("cluster" not in {device["backend"] for device in worker.hello["devices"]}, "a single rank is no cluster")
    status, err = worker.end()
    expect(status == 0 and not err, status, err)


def worker(folder):
    worker_runs(folder)
    worker_ends(folder)


def rank_order(pids):
    """The processes by their ranks."""
    def rank(pid):
        variables = Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
        return next(int(v.split(b"=")[1]) for v in variables if v.startswith(b"OMPI_COMM_WORLD_RANK="))
    return sorted(pids, key=rank)


def alone(folder):
    # From GPU to GPU there must be GPUs; what is asked for is checked before.
    for arguments, status, sentence in (
            (["--across", "mpi-reduce"], 2, "--across mpi-reduce: mpi-reduce is a call of MPI, and one process with all GPUs "
                                            "has none; choose another method, or take --backend cluster under mpirun"),
            (["--csv"], 2, "--csv is not there with --backend cuda:all; leave it out"),
            (["--time-limit", "0"], 2, "--time-limit '0': this is no time; write seconds from 1 to 86400")):
        done = run([folder / "warpfold-cli", "run", "--backend", "cuda:all", *arguments])
        expect(done.returncode == status and done.stderr == f"warpfold-cli: {sentence}\n", done.returncode, done.stderr)
    done = run([folder / "warpfold-cli", "run", "--backend", "cuda:all"])
    expect(done.returncode in (0, 3) and (done.returncode == 0 or done.stderr.count("\n") == 1), done.stdout, done.stderr)
    done = run([folder / "warpfold-cli", "compare", "--backend", "cuda:all"])
    expect(done.returncode == 2 and done.stderr == (
        "warpfold-cli: --backend cuda:all: all GPUs together only run; choose one of them, such as cuda:0, or take run "
        "--backend cuda:all\n"), done.returncode, done.stderr)
    needed = run(["ldd", folder / "warpfold-cli"]).stdout
    expect("libc.so" in needed and "libmpi" not in needed, "warpfold-cli needs MPI to start", needed)
    with tempfile.TemporaryDirectory() as scratch:
        shutil.copy(folder / "warpfold-cli", scratch)
        done = subprocess.run([Path(scratch) / "warpfold-cli", "run", "--backend", "cluster"], capture_output=True, text=True,
                              env=environment() | {"OMPI_COMM_WORLD_SIZE": "2", "OMPI_COMM_WORLD_RANK": "0"})
        expect(done.returncode == 3 and done.stderr == (
            "warpfold-cli: --backend cluster: libwarpfold-mpi.so is not beside the program; install openmpi-bin and "
            "libopenmpi-dev and build the target warpfold-mpi\n"), done.returncode, done.stderr)
    done = run([folder / "warpfold-cli", "run", "--backend", "cluster"])
    expect(done.returncode == 3 and done.stderr == (
        "warpfold-cli: --backend cluster: a cluster's ranks are started by mpirun; write mpirun -n 4 warpfold-cli run "
        "--backend cluster, or choose another device\n"), done.returncode, done.stderr)
    for command in ("compare", "ladder", "lens", "sweep"):
        done = run([folder / "warpfold-cli", command, "--backend", "cluster"])
        expect(done.returncode == 3 and done.stderr == (
            f"warpfold-cli: --backend cluster: a cluster's ranks are started by mpirun; write mpirun -n 4 warpfold-cli "
            f"{command} --backend cluster, or choose another device\n"), command, done.returncode, done.stderr)
    for command in ("again", "verify", "record -o /dev/null", "tune"):
        done = run([folder / "warpfold-cli", *command.split(), "--backend", "cluster"])
        expect(done.returncode == 2 and done.stderr == (
            "warpfold-cli: --backend cluster: only run, compare, ladder, lens, sweep, ranks and a worker reduce across ranks, all started by mpirun; write "
            "mpirun -n 4 warpfold-cli run --backend cluster, or choose another device\n"), command, done.stderr)
    done = run([folder / "warpfold-cli", "ranks", "sweep"])
    expect(done.returncode == 3 and done.stderr == (
        "warpfold-cli: ranks sweep measures on the ranks that mpirun starts; write mpirun -n 4 warpfold-cli ranks sweep, "
        "or take ranks model, which needs none\n"), done.returncode, done.stderr)
    done = run([folder / "warpfold-cli", "ranks", "model", "--latency", "5", "--overhead", "1", "--gap", "2",
                "--gap-per-byte", "100", "--across", "neighbored,gather", "--csv", "--up-to", "4"])
    expect(done.returncode == 0 and done.stdout == "ranks,neighbored_us,gather_us\n1,0,0\n2,7.3,7.3\n4,14.6,11.9\n",
           done.stdout, done.stderr)
    done = run([folder / "warpfold-cli", "ranks", "model", "--latency", "5", "--overhead", "1", "--across", "gather,gather",
                "--json", "--up-to", "2"])
    expect(json.loads(done.stdout)["across_us"] == {"gather": [0, 7]}, done.stdout, done.stderr)
    for option in (["--ranks", "2"], ["--across", "gather"]):
        done = run([folder / "warpfold-cli", "sweep", "--backend", "emulator", "--sizes", "1000", *option])
        expect(done.returncode == 2 and not done.stdout and done.stderr == (
            f"warpfold-cli: {option[0]} {option[1]}: only a cluster has ranks; leave it out, or take --backend cluster under "
            "mpirun\n"), done.stdout, done.stderr)
    for arguments, sentence in (
            ([], "warpfold-cli: without mpirun no message is measured; give --latency and --overhead, or start it as mpirun "
                 "-n 2 warpfold-cli ranks model\n"),
            (["--latency", "-1"], "warpfold-cli: --latency '-1': a time of a message is 0 to 1e+09; write a number such as "
                                  "2.5\n"),
            (["--latency", "1", "--overhead", "1", "--up-to", "2^21"],
             "warpfold-cli: --up-to 2^21: choose 1 to 1048576 ranks\n")):
        done = run([folder / "warpfold-cli", "ranks", "model", *arguments])
        expect(done.returncode == 2 and done.stderr == sentence, done.returncode, done.stderr)
    done = run([folder / "warpfold-cli", "run", "--across", "gather"])
    expect(done.returncode == 2 and done.stderr == (
        "warpfold-cli: --across gather: only ranks have values to combine; leave it out, or take --backend cluster "
        "under mpirun\n"), done.returncode, done.stderr)


def main():
    what, folder = sys.argv[1], Path(sys.argv[2])
    if what != "alone" and shutil.which("mpirun") is None:
        print("skipped: there is no mpirun; install openmpi-bin")
        return 77
    if what != "alone" and not (folder / "libwarpfold-mpi.so").exists():
        print("skipped: libwarpfold-mpi.so was not built; install libopenmpi-dev and configure again")
        return 77
    {"cases": cases, "cli": cli, "ends": ends, "worker": worker, "commands": commands, "alone": alone}[what](folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
