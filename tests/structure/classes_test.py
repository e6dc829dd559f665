#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
"""Checks that classes stay small and that nothing knows a device by its name.

classes_test.py FOLDER        no class of FOLDER/core and FOLDER/app has more than 25 methods unless its comment says why
                              in a word on its methods; the main window is one file of under 300 lines; no code compares
                              with the name of a backend outside the backend's folder
classes_test.py --self-test   plants violations and checks that each is found
"""

import re
import sys
import tempfile
from pathlib import Path

MOST_METHODS = 25
MOST_LINES = 300
REASON = re.compile(r"\bmethods?\b")
CLASS = re.compile(r"^[ ]*(?:template <[^;{]*>\s*)?(?:class|struct)\s+(?:\[\[\w+\]\]\s*|alignas\(\d+\)\s*)?(\w+)\b[^;{}()]*\{", re.M)
NOT_METHODS = {"alignas", "decltype", "noexcept", "requires"}


def without_comments_and_strings(text):
    """The text with as many characters, blanks for what is no code."""
    token = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', re.S)
    return token.sub(lambda m: re.sub(r"[^\n]", " ", m.group()), text)


def body_of(code, opening):
    """What stands between the brace at `opening` and its partner, without what nested braces hold."""
    depth, out = 0, []
    for c in code[opening:]:
        depth -= c == "}"
        if depth == 1:
            out.append(c if c != "}" else ";")
        depth += c == "{"
        if depth == 0:
            break
    return "".join(out)


def methods_of(name, body):
    """Names of the functions that a class declares, but for its constructors, destructor and operators."""
    names = []
    body = re.sub(r"^\s*#.*$|\b(?:public|private|protected|signals)(?: slots)?\s*:(?!:)", ";", body, flags=re.M)
    for declaration in re.split(r"[;{]", body):
        flat = re.sub(r"<[^<>()]*>", "", re.sub(r"<[^<>()]*>", "", declaration)).strip()
        flat = re.sub(r"\[\[[^]]*\]\]", "", flat).strip()
        if re.match(r"(?:using|typedef|friend|static_assert|enum|class|struct|Q_\w+)\b", flat):
            continue
        call = re.match(r"[^()=<~]*?\b(\w+)\s*\(", flat)
        if call and "(*" not in flat and "operator" not in flat and call.group(1) not in NOT_METHODS | {name}:
            names.append(call.group(1))
    return names


def comment_before(text, position):
    """What the comment right before it says, a template's head between them or not."""
    lines = text[:position].rstrip("\n").split("\n")
    comment = []
    while lines and re.match(r"\s*(//|template <)", lines[-1]):
        comment.insert(0, lines.pop().strip().lstrip("/ "))
    return " ".join(comment)


def classes_of(text):
    """(name, methods, comment) of each class."""
    code = without_comments_and_strings(text)
    for match in CLASS.finditer(code):
        opening = match.end() - 1
        start = match.start() + len(match.group()) - len(match.group().lstrip())
        yield match.group(1), methods_of(match.group(1), body_of(code, opening)), comment_before(text, text.rfind("\n", 0, start) + 1)


def sources_of(tree):
    return [p for part in ("core", "app") for p in sorted((tree / part).rglob("*")) if p.suffix in (".h", ".cpp")]


def faults_of_classes(tree):
    faults = []
    for path in sources_of(tree):
        for name, methods, comment in classes_of(path.read_text()):
            if len(methods) > MOST_METHODS and not REASON.search(comment):
                faults.append(f"{path.relative_to(tree)}: {name} has {len(methods)} methods and no reason for them")
    return faults


def faults_of_window(tree):
    faults = []
    files = sorted((tree / "app/window").glob("main_window*"))
    if [f.name for f in files] != ["main_window.cpp", "main_window.h"]:
        faults.append(f"the main window is one file and its header, not {', '.join(f.name for f in files)}")
    for file in files:
        lines = file.read_text().count("\n")
        if lines >= MOST_LINES:
            faults.append(f"{file.relative_to(tree)} has {lines} lines")
    return faults


def faults_of_names(tree):
    names = sorted(p.name for p in (tree / "core/backends").iterdir() if p.is_dir())
    literal = r'(?:QStringLiteral\(|QLatin1String\(|QLatin1StringView\(|u)?"(%s)(?::[^"]*)?"' % "|".join(names)
    compared = re.compile(r"[=!]=\s*%s|%s\)?\s*[=!]=|\b(?:starts_with|startsWith|ends_with|endsWith|contains|compare|find)\(%s"
                          % (literal, literal, literal))
    faults = []
    for path in sources_of(tree):
        inside = path.relative_to(tree)
        own = inside.parts[2] if inside.parts[:2] == ("core", "backends") and len(inside.parts) > 3 else None
        for number, line in enumerate(path.read_text().split("\n"), 1):
            for match in compared.finditer(re.sub(r"//.*", "", line)):
                name = next(group for group in match.groups() if group)
                if name != own:
                    faults.append(f"{inside}:{number} compares with the backend's name {name}: ask what the device can")
    return faults


def faults_of(tree):
    return faults_of_classes(tree) + faults_of_window(tree) + faults_of_names(tree)


def self_test():
    def faults(check, files):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("core/backends/cuda/", "core/backends/cpu/", "app/window/"):
                (Path(folder) / name).mkdir(parents=True)
            for name, text in files.items():
                (Path(folder) / name).parent.mkdir(parents=True, exist_ok=True)
                (Path(folder) / name).write_text(text)
            return check(Path(folder))

    body = """class Big : public Base {
 public:
  Big();
  ~Big();
  explicit Big(int a);
  Big& operator=(const Big&) = delete;
  template <typename T> T make(const T& a) const { return f(a); }
  static std::map<int, std::vector<int>> all(std::function<void()> f = {});
  [[nodiscard]] virtual int pure() = 0;
 signals:
  void changed(int a);
 private:
  struct Inner { void notCounted(); };
  using Callback = std::function<void(int)>;
  std::function<int()> m_callback;
  int m_values[3] = {f(1), f(2)};
  bool m_on = g(1);  // void commented();
"""
    assert [m for _, m, _ in classes_of(body + "};\n")][0] == ["make", "all", "pure", "changed"], list(classes_of(body + "};"))
    many = body + "".join(f"  void m{i}();\n" for i in range(22)) + "};\n"
    assert faults(faults_of_classes, {"core/a.h": many}) == ["core/a.h: Big has 26 methods and no reason for them"]
    assert faults(faults_of_classes, {"core/a.h": many.replace("  void m0();\n", "")}) == []
    assert faults(faults_of_classes, {"core/a.h": "/// Many methods, one for each key.\n" + many}) == []

    window = {"app/window/main_window.cpp": "\n" * 299, "app/window/main_window.h": ""}
    assert faults(faults_of_window, window) == []
    assert len(faults(faults_of_window, {**window, "app/window/main_window_more.cpp": ""})) == 1
    assert len(faults(faults_of_window, {**window, "app/window/main_window.cpp": "\n" * 300})) == 1

    for planted in ('if (d.backend == "cuda") {}', 'if ("cpu" == name) {}', 'b.starts_with("cuda:")',
                    'b.startsWith(QLatin1String("cuda"))', 'b != QStringLiteral("cpu")'):
        for place in ("core/jobs/a.cpp", "core/backends/b.cpp", "app/models/c.h"):
            assert len(faults(faults_of_names, {place: planted})) == 1, (planted, place)
    for good in ('kernel == "cpu-serial"', 'a == b; // == "cuda"', 'say<"cuda">()'):
        assert faults(faults_of_names, {"core/jobs/a.cpp": good}) == [], good
    assert faults(faults_of_names, {"core/backends/cuda/a.cpp": 'text == "cuda"'}) == []
    assert len(faults(faults_of_names, {"core/backends/cpu/a.cpp": 'text == "cuda"'})) == 1


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    faults = faults_of(Path(sys.argv[1]))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
