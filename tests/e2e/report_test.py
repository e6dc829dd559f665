#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
"""Opens a report in a headless Chromium and steps through it; 77, with the reason, where there is no Chromium.

report_test.py WARPFOLD [FOLDER]   FOLDER keeps the page and its screenshots
"""

import base64
import csv
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PATIENCE = 60  # seconds for one answer of a busy machine
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# What a file may be called; nothing of it may become markup.
HOSTILE = "<img src=x onerror=console.log(1)>&quot;'\"${1}.csv"


class Browser:
    """A page in Chromium, driven by its DevTools protocol over a pipe: messages of JSON, a zero byte after each."""

    def __init__(self, program, profile):
        here_in, there_out = os.pipe()
        there_in, here_out = os.pipe()

        def hand_over():  # the browser reads from 3 and writes to 4
            reading, writing = os.dup(there_in), os.dup(there_out)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--disable-background-networking", "--no-first-run", f"--user-data-dir={profile}",
             "--remote-debugging-pipe", "about:blank"],
            close_fds=False, preexec_fn=hand_over, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(there_in)
        os.close(there_out)
        self.into, self.out = here_out, here_in
        self.buffer, self.number, self.session, self.events = b"", 0, None, []
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Runtime", "Log", "Page", "Network"):
            self.ask(f"{domain}.enable")
        self.ask("Page.setLifecycleEventsEnabled", enabled=True)

    def receive(self, until):
        while b"\0" not in self.buffer:
            if not select.select([self.out], [], [], max(0, until - time.monotonic()))[0]:
                raise TimeoutError("the browser does not answer")
            piece = os.read(self.out, 1 << 16)
            if not piece:
                raise EOFError("the browser ended")
            self.buffer += piece
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def ask(self, method, **parameters):
        self.number += 1
        request = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        os.write(self.into, json.dumps(request).encode() + b"\0")
        until = time.monotonic() + PATIENCE
        while True:
            message = self.receive(until)
            if message.get("id") == self.number:
                assert "error" not in message, (method, message)
                return message["result"]
            self.events.append(message)

    def open(self, page):
        self.events.clear()
        loader = self.ask("Page.navigate", url=page.as_uri())["loaderId"]  # the empty page may be loading still

        def loaded(event):
            return (event.get("method") == "Page.lifecycleEvent" and event["params"]["name"] == "load"
                    and event["params"]["loaderId"] == loader)
        until = time.monotonic() + PATIENCE
        while not any(map(loaded, self.events)):
            self.events.append(self.receive(until))

    def value(self, expression):
        answer = self.ask("Runtime.evaluate", expression=expression, returnByValue=True)
        assert "exceptionDetails" not in answer, (expression, answer)
        return answer["result"].get("value")

    def press(self, key):
        for kind in ("keyDown", "keyUp"):
            self.ask("Input.dispatchKeyEvent", type=kind, key=key, code=key)

    def said(self):
        """What the page wrote to the console, threw or was refused."""
        kinds = {"Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"}
        return [e["params"] for e in self.events if e.get("method") in kinds]

    def fetched(self):
        urls = [e["params"]["request"]["url"] for e in self.events if e.get("method") == "Network.requestWillBeSent"]
        return [url for url in urls if not url.startswith("data:")]

    def photograph(self, path, width, dark):
        self.ask("Emulation.setEmulatedMedia",
                 features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
        shot = self.ask("Page.captureScreenshot", format="png", captureBeyondViewport=True)
        path.write_bytes(base64.b64decode(shot["data"]))

    def close(self):
        self.process.terminate()
        self.process.wait(PATIENCE)


def render(program, *options):
    subprocess.run([program, "render", "--backend", "emulator", "--n", "4096", *map(str, options)], check=True,
                   timeout=300)


def tree_values(path):
    """(row, column) -> value of each tree, as the table of the trees has them."""
    trees, heads = [], None
    for line in path.read_text().splitlines():
        if line.startswith("# tree"):
            trees.append({})
            heads = None
        elif trees and not line.startswith("#"):
            cells = next(csv.reader([line]))
            if heads is None:
                heads = cells
            else:
                row = dict(zip(heads, cells))
                trees[-1][int(row["row"]), int(row["column"])] = row["value"]
    return trees


def shown_values(browser, side):
    nodes = browser.value(
        f"Array.from(document.querySelectorAll('svg.tree.side-{side} .node')).map(n => "
        "[Number(n.dataset.row), Number(n.dataset.column), n.dataset.value, n.querySelector('text').textContent])")
    return {(row, column): (value, text) for row, column, value, text in nodes}


def now(browser):
    return browser.value("""({
      step: document.documentElement.dataset.step,
      label: document.getElementById('now').textContent,
      sentence: document.getElementById('sentence').textContent,
      made: ['a', 'b'].map(side => document.querySelectorAll(`svg.tree.side-${side} .node.now`).length),
      later: document.querySelectorAll('.node.later').length,
      figures: Array.from(document.querySelectorAll('.figures:not([hidden])')).map(f => f.textContent),
      back: document.getElementById('back').disabled, next: document.getElementById('next').disabled})""")


def check_steps(browser, trees):
    begin = now(browser)
    assert begin["step"] == "0" and begin["label"] == "Inputs" and begin["back"], begin
    assert begin["made"] == [16, 16] and begin["later"] == 30, begin
    browser.value("document.getElementById('next').click()")
    first = now(browser)
    assert first["step"] == "1" and first["label"] == "Step 1 of 4", first
    assert first["made"] == [8, 8] and first["later"] == 14, first
    assert first["sentence"] and first["sentence"] != begin["sentence"], first
    assert len(first["figures"]) == 2 and first["figures"] != begin["figures"], first
    browser.press("ArrowRight")
    assert now(browser)["made"] == [4, 4], now(browser)
    browser.press("End")
    end = now(browser)
    assert end["step"] == "4" and end["made"] == [1, 1] and end["later"] == 0 and end["next"], end
    browser.press("ArrowLeft")
    assert now(browser)["step"] == "3", now(browser)
    browser.press("Home")
    assert now(browser) == begin, now(browser)
    for side, tree in zip("ab", trees):
        shown = shown_values(browser, side)
        assert {place: value for place, (value, _) in shown.items()} == tree, (side, shown, tree)
        assert all(text == value for value, text in shown.values()), (side, shown)


def check_structure(browser):
    # Controls have names, tables have heads, and no id stands twice.
    assert browser.value("Array.from(document.querySelectorAll('button, input'))."
                         "every(b => b.getAttribute('aria-label') || b.textContent.trim())")
    assert browser.value("document.getElementById('sentence').getAttribute('aria-live')") == "polite"
    heads = browser.value("Array.from(document.querySelectorAll('section > h2')).map(h => h.textContent)")
    assert {"Step by step", "Results and times", "Memory transactions", "Steps", "Pictures", "What was run",
            "Kernel sources"} <= set(heads), heads
    assert browser.value("""(() => {
      const ids = Array.from(document.querySelectorAll('[id]')).map(e => e.id);
      return ids.length - new Set(ids).size})()""") == 0
    assert browser.value("document.querySelectorAll('#pictures figure .light svg').length") >= 3
    # Emulated times are no headline.
    assert browser.value("document.querySelector('.medians')") is None
    assert "emulator run time" in browser.value("document.querySelector('.badges').textContent")


def check_wide(browser, program, folder):
    """A block as run scrolls, and can be fitted into the page."""
    page = folder / "wide.html"
    render(program, "--view", "report", "--block", "64", "--block-index", "0", "-o", page)
    browser.open(page)
    wide = "document.querySelector('svg.tree').getBoundingClientRect().width"
    before = browser.value(wide)
    browser.value("document.getElementById('fit').click()")
    assert browser.value(wide) < before / 2, (before, browser.value(wide))
    assert browser.value("document.getElementById('fit').getAttribute('aria-pressed')") == "true"
    assert browser.value("document.querySelectorAll('svg.tree.side-a .node').length") == 127
    assert browser.said() == [], browser.said()


def check_hostile(browser, program, folder):
    data = folder / HOSTILE
    data.write_text("\n".join(map(str, range(64))))
    page = folder / "hostile.html"
    subprocess.run([program, "render", "--backend", "emulator", "--input", f"file:{data}", "--type", "int32", "--view",
                    "report", "-o", page], check=True, timeout=300)
    browser.open(page)
    assert browser.said() == [], browser.said()
    assert browser.value("document.querySelectorAll('img').length") == 0
    cells = browser.value("Array.from(document.querySelectorAll('#run td')).map(t => t.textContent)")
    assert any("<img src=x" in cell for cell in cells), cells


def main():
    program = sys.argv[1]
    browser_program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser_program is None:
        print(f"skipped: there is no Chromium; install one ({BROWSERS[0]}) to test reports in a browser")
        return 77
    kept = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    # A browser that is ending may still write into its profile.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        folder = Path(scratch)
        page, table = folder / "report.html", folder / "tree.csv"
        render(program, "--view", "report", "-o", page)
        render(program, "--view", "tree", "-o", table)
        browser = Browser(browser_program, folder / "profile")
        try:
            browser.open(page)
            check_structure(browser)
            check_steps(browser, tree_values(table))
            assert browser.said() == [], browser.said()
            assert browser.fetched() == [page.as_uri()], browser.fetched()
            if kept:
                kept.mkdir(parents=True, exist_ok=True)
                shutil.copy(page, kept)
                browser.press("ArrowRight")
                for width in (1280, 1920):
                    for dark in (False, True):
                        browser.photograph(kept / f"{width}-{'dark' if dark else 'light'}.png", width, dark)
            check_wide(browser, program, folder)
            check_hostile(browser, program, folder)
        finally:
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
