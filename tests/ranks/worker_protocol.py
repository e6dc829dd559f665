# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
"""A worker as the window speaks to it: frames of CBOR over its standard streams (core/codec/frame.h)."""

import os
import re
import select
import struct
import subprocess
import threading
import time
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2]


def constant(file, name):
    return int(re.search(rf"{name} = (\d+);", (SOURCE / file).read_text())[1])


def head(major, argument):
    for info, size in ((24, "B"), (25, ">H"), (26, ">I"), (27, ">Q")):
        if argument < 24:
            return bytes([major << 5 | argument])
        if argument < 1 << 8 * struct.calcsize(size):
            return bytes([major << 5 | info]) + struct.pack(size, argument)
    raise ValueError(argument)


def encoded(value):
    if value is None or isinstance(value, bool):
        return bytes([{None: 0xf6, True: 0xf5, False: 0xf4}[value]])
    if isinstance(value, int):
        return head(0, value)
    if isinstance(value, str):
        return head(3, len(value.encode())) + value.encode()
    if isinstance(value, list):
        return head(4, len(value)) + b"".join(map(encoded, value))
    return head(5, len(value)) + b"".join(encoded(k) + encoded(v) for k, v in value.items())


def decoded(data, at=0):
    """The value that begins there, and where the next one does."""
    major, info = data[at] >> 5, data[at] & 31
    at += 1
    if major == 7 and info < 24:
        return {20: False, 21: True, 22: None}[info], at
    size = {24: 1, 25: 2, 26: 4, 27: 8}.get(info, 0)
    raw, argument = data[at:at + size], int.from_bytes(data[at:at + size], "big") if size else info
    at += size
    if major == 7:
        return struct.unpack({2: ">e", 4: ">f", 8: ">d"}[size], raw)[0], at
    if major < 2:
        return (argument if major == 0 else -1 - argument), at
    if major < 4:
        part = bytes(data[at:at + argument])
        return (part.decode() if major == 3 else part), at + argument
    items = []
    for _ in range(argument * (2 if major == 5 else 1)):
        item, at = decoded(data, at)
        items.append(item)
    return (dict(zip(items[::2], items[1::2])) if major == 5 else items), at


def request(**fields):
    """A RunRequest: the given fields, all else as it is by default."""
    return {"kernel": "grid-stride", "backend": "cluster", "n": None, "block": 128, "grid": None, "type": "int32",
            "op": "sum", "input": "ones", "input2": None, "seed": 0, "offset": 0, "iterations": 3, "warmup": 0,
            "cache": "cold", "warp": 32, "trace_blocks": "first:1", "launch_gap_us": None, "across": None,
            "ranks": None} | fields


def comparison(a, b):
    return {"a": a, "b": b, "live": False, "board_threads": None, "board_warp": 4, "board_lesson": True, "cub": False,
            "hardware": False, "typed": []}


class Worker:
    def __init__(self, command, environment):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        env=environment)
        self.buffer = b""
        self.version = constant("core/codec/archive.h", "version")
        self.jobs = 0

    def send(self, kind, **body):
        payload = encoded([self.version, {"kind": kind, **body}])
        self.process.stdin.write(b"WFM2" + struct.pack("<I", len(payload)) + payload)
        self.process.stdin.flush()

    def receive(self, limit=60):
        """The next message; None at the end of the stream."""
        end = time.monotonic() + limit
        while True:
            if len(self.buffer) >= 8:
                assert self.buffer[:4] == b"WFM2", self.buffer[:80]
                length = struct.unpack("<I", self.buffer[4:8])[0]
                if len(self.buffer) >= 8 + length:
                    payload, self.buffer = self.buffer[8:8 + length], self.buffer[8 + length:]
                    return decoded(payload)[0][1]
            if not select.select([self.process.stdout], [], [], max(0, end - time.monotonic()))[0]:
                raise TimeoutError("the worker says nothing")
            piece = os.read(self.process.stdout.fileno(), 1 << 16)
            if not piece:
                return None
            self.buffer += piece

    def receive_kind(self, kind):
        while True:
            message = self.receive()
            if message is None:
                raise EOFError(f"the worker ended while {kind} was awaited, status {self.process.wait(30)}: "
                               + self.process.stderr.read().decode(errors="replace"))
            if message["kind"] == kind:
                return message

    def greet(self):
        self.send("greet", protocol=constant("core/jobs/envelope.h", "protocolVersion"), devices=[], sources=[])
        return self.receive_kind("hello")

    def start(self, kind, asked):
        self.jobs += 1
        self.send("start", job=self.jobs, type=kind, request=asked)

    def job(self, kind, asked):
        """What a job says until it is done: its events as (type, body), and its failures as ("failure", message)."""
        self.start(kind, asked)
        said = []
        while (message := self.receive()) is not None and message["kind"] != "done":
            if message["kind"] == "event":
                said.append((message["type"], message["body"]))
            if message["kind"] == "failure":
                said.append(("failure", message))
        return said

    def drain(self):
        """Reads what else the worker says, as the window does, so that it is never kept waiting."""
        threading.Thread(target=lambda: [None for _ in iter(lambda: self.process.stdout.read1(1 << 16), b"")],
                         daemon=True).start()

    def end(self, limit=30):
        """Closes its input; its exit status and what it still said on standard error."""
        self.process.stdin.close()
        while self.receive(limit) is not None:
            pass
        return self.process.wait(limit), self.process.stderr.read().decode()
