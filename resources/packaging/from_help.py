#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
"""Writes man pages and shell completion of both programs from what their --help says.

from_help.py BIN OUT            writes OUT/man/*.1, and OUT/completion/ for bash, zsh and fish
from_help.py BIN OUT --check    compares instead, and names what is out of date
"""

import re
import subprocess
import sys
from pathlib import Path

ENTRY = re.compile(r"^  (\S.*?)(?: {2,}(\S.*))?$")
PROGRAMS = {"warpfold": "watch GPU reductions run, two kernels side by side",
            "warpfold-cli": "run CUDA reductions on the GPU or on an exact emulator"}
NOTES = {
    "warpfold": """Without
.B render
it opens a window: two reduction trees that move on one clock, live charts of latency and bandwidth, the kernels' sources,
and lectures. It starts
.BR warpfold\\-cli (1)
as a worker, on this machine or, with
.BR \\-\\-worker ,
on another. Without a GPU an exact emulator runs the kernels, and times come from a recording of one.""",
    "warpfold-cli": """Runs reduction kernels, checks their results against a reference, times them where there is a GPU, and counts what
they do to memory. Without
.B \\-\\-backend
it takes a GPU, else the recording that comes with the program, else the emulator.""",
}
STATUS = [("0", "done"), ("1", "the result differs from the reference"),
          ("2", "the request is not valid; one line says which option and why"),
          ("3", "the device is not available or has failed; one line says what to do")]


def help_of(command):
    english = ["--language", "en"] if Path(command[0]).name == "warpfold" else []
    text = subprocess.run([*command, *english, "--help"], capture_output=True, text=True, check=True).stdout
    sections, name = {"about": text.splitlines()[0]}, None
    for line in text.splitlines()[1:]:
        if re.match(r"^\w+:\s*$", line):
            name = line.strip().rstrip(":")
            sections[name] = []
        elif name and (found := ENTRY.match(line)):
            sections[name].append((found.group(1), found.group(2) or ""))
        elif name and line.strip() and sections[name]:
            left, said = sections[name][-1]
            sections[name][-1] = (left, f"{said} {line.strip()}".strip())
    return sections


def described(program):
    """The program's own help, and that of each of its subcommands."""
    whole = help_of([program])
    commands = {name: help_of([program, name]) for name, _ in whole.get("Subcommands", [])}
    for name, told in commands.items():
        # A command of commands has all their options.
        told["Inner"] = {inner: help_of([program, name, inner]) for inner, _ in told.get("Subcommands", [])}
        for inner in told["Inner"].values():
            known = {left for left, _ in told["Options"]}
            told["Options"] += [entry for entry in inner["Options"] if entry[0] not in known]
    return whole, commands


def roff(text):
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + escaped if escaped[:1] in (".", "'") else escaped


def tagged(entries):
    lines = []
    for left, said in entries:
        option, _, value = left.partition(" ")
        lines += [".TP", f"\\fB{roff(option)}\\fR" + (f" \\fI{roff(value)}\\fR" if value else ""), roff(said)]
    return lines


def man_page(name, whole, commands, version):
    lines = ["." + "\\\" SPDX-FileCopyrightText: 2026 The Warpfold authors", "." + "\\\" SPDX-License-Identifier: Apache-2.0",
             f".TH {name.upper()} 1 \"\" \"Warpfold {version}\" \"User Commands\"", ".SH NAME", f"{roff(name)} \\- {PROGRAMS[name]}",
             ".SH SYNOPSIS", f".B {roff(name)}", "[\\fIoptions\\fR] " + ("[\\fIFILE\\fR]" if "Positionals" in whole else "\\fIcommand\\fR")]
    for command in commands if "Positionals" in whole else []:
        lines += [".br", f".B {roff(name)} {command}", "[\\fIoptions\\fR] [\\fIFILE\\fR] \\fB\\-o\\fR \\fIFILE\\fR"]
    lines += [".SH DESCRIPTION", NOTES[name]]
    lines += tagged(whole.get("Positionals", []))
    lines += [".SH OPTIONS", *tagged(whole["Options"])]
    if commands:
        lines.append(".SH COMMANDS")
    shown = {}
    for command, told in commands.items():
        inner = {f"{command} {each}": of for each, of in told.get("Inner", {}).items()}
        shown.update(inner or {command: told})
    for command, told in shown.items():
        lines += [f".SS {roff(name)} {command}", roff(told["about"]) + "."]
        lines += tagged(told.get("Positionals", []))
        lines += tagged([e for e in told.get("Options", []) if not e[0].startswith("-h")])
    lines += [".SH EXIT STATUS"]
    for status, meaning in STATUS:
        lines += [".TP", f".B {status}", meaning]
    other = [p for p in PROGRAMS if p != name][0]
    lines += [".SH SEE ALSO", f".BR {roff(other)} (1)", ".PP", "The manual is in the window under \\fIHelp\\fR, \\fIShift+F1\\fR."]
    return "\n".join(lines) + "\n"


def options_of(told):
    return [o for left, _ in told.get("Options", []) for o in re.findall(r"(?<![\w-])--?[a-z][\w-]*", left.split(" ")[0])]


def values_of(told):
    """Option -> the words that its description lists as values: "dark, light or print (default)"."""
    found = {}
    for left, said in told.get("Options", []):
        listed = re.sub(r"\([^)]*\)", "", said).split(": ")[-1].split(";")[0]
        words = re.split(r", | or ", listed.strip())
        if len(words) > 2 and all(re.fullmatch(r"[a-z][a-z0-9-]*", w.strip()) for w in words):
            for option in re.findall(r"--[a-z][\w-]*", left.split(" ")[0]):
                found[option] = [w.strip() for w in words]
    return found


KERNELS = "$(warpfold-cli list 2>/dev/null | sed -n 's/^\\([a-z][a-z0-9-]*\\)  .*/\\1/p')"


def bash_completion(programs):
    lines = ["# SPDX-FileCopyrightText: 2026 The Warpfold authors", "# SPDX-License-Identifier: Apache-2.0",
             "# bash completion for warpfold and warpfold-cli"]
    for name, (whole, commands) in programs.items():
        function = "_" + name.replace("-", "_")
        lines += [f"{function}() {{", "  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} word command=",
                  "  COMPREPLY=()", "  for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do", "    case $word in"]
        lines += [f"      {'|'.join(commands)}) command=$word ;;", "    esac", "  done"] if commands else ["    esac", "  done"]
        lines += ["  case $before in",
                  f"    --kernel | --kernels | --a | --b) COMPREPLY=($(compgen -W \"{KERNELS}\" -- \"$current\")) && return ;;"]
        values = {}
        for told in [whole, *commands.values()]:
            for option, words in values_of(told).items():
                values[option] = sorted(set(values.get(option, [])) | set(words))
        for option, words in sorted(values.items()):
            lines.append(f"    {option}) COMPREPLY=($(compgen -W \"{' '.join(words)}\" -- \"$current\")) && return ;;")
        lines += ["  esac", "  if [[ $current != -* ]]; then"]
        words = " ".join(commands)
        lines += [f"    if [ -z \"$command\" ]; then COMPREPLY=($(compgen -W \"{words}\" -- \"$current\")); fi",
                  "    COMPREPLY+=($(compgen -f -- \"$current\"))", "    return", "  fi", "  case $command in"]
        for command, told in commands.items():
            lines.append(f"    {command}) COMPREPLY=($(compgen -W \"{' '.join(options_of(told))}\" -- \"$current\")) ;;")
        lines += [f"    *) COMPREPLY=($(compgen -W \"{' '.join(options_of(whole))}\" -- \"$current\")) ;;", "  esac", "}",
                  f"complete -o filenames -F {function} {name}"]
    return "\n".join(lines) + "\n"


def zsh_quoted(text):
    return re.sub(r"([\[\]:])", r"\\\1", text).replace("'", "'\\''")


def zsh_arguments(told):
    values = values_of(told)
    specs = []
    for left, said in told.get("Options", []):
        takes = " " in left
        for option in options_of({"Options": [(left, said)]}):
            action = ":file:_files" if option in ("-o", "--output") else f":value:({' '.join(values[option])})" if option in values else ":value: " if takes else ""
            specs.append(f"'{option}[{zsh_quoted(said)}]{action}'")
    return specs


def zsh_completion(programs):
    lines = ["#compdef warpfold warpfold-cli", "# SPDX-FileCopyrightText: 2026 The Warpfold authors",
             "# SPDX-License-Identifier: Apache-2.0", "", "local command=${words[(r)(" + "|".join(
                 c for _, commands in programs.values() for c in commands) + ")]}", "case $service:$command in"]
    for name, (whole, commands) in programs.items():
        for command, told in commands.items():
            lines += [f"  {name}:{command})", "    _arguments \\", *[f"      {s} \\" for s in zsh_arguments(told)], "      '*:file:_files' ;;"]
        listed = " ".join(f"'{c}\\:{zsh_quoted(t['about'])}'" for c, t in commands.items())
        lines += [f"  {name}:*)", "    _arguments \\", *[f"      {s} \\" for s in zsh_arguments(whole)],
                  f"      '1:command:(({listed.replace(chr(39), chr(34))}))' '*:file:_files' ;;"]
    return "\n".join(lines + ["esac"]) + "\n"


def fish_quoted(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def fish_options(name, when, told):
    values, lines = values_of(told), []
    for left, said in told.get("Options", []):
        names = options_of({"Options": [(left, said)]})
        forms = " ".join((f"-l {o[2:]}" if o.startswith("--") else f"-s {o[1:]}") for o in names)
        takes = ""
        if " " in left:
            files = "--output" in names
            takes = " -r" if files or names[-1] not in values else f" -r -f -a {fish_quoted(' '.join(values[names[-1]]))}"
        lines.append(f"complete -c {name} -n {fish_quoted(when)} {forms}{takes} -d {fish_quoted(said)}")
    return lines


def fish_completion(programs):
    lines = ["# SPDX-FileCopyrightText: 2026 The Warpfold authors", "# SPDX-License-Identifier: Apache-2.0",
             "# fish completion for warpfold and warpfold-cli"]
    for name, (whole, commands) in programs.items():
        none = "not __fish_seen_subcommand_from " + " ".join(commands)
        lines += [f"complete -c {name} -n {fish_quoted(none)} -a {c} -d {fish_quoted(t['about'])}" for c, t in commands.items()]
        lines += fish_options(name, none, whole)
        for command, told in commands.items():
            lines += fish_options(name, f"__fish_seen_subcommand_from {command}", told)
    return "\n".join(lines) + "\n"


def main():
    bin_folder, out, check = Path(sys.argv[1]), Path(sys.argv[2]), "--check" in sys.argv
    version = subprocess.run([bin_folder / "warpfold-cli", "--version"], capture_output=True, text=True, check=True).stdout.split()[1]
    programs = {name: described(bin_folder / name) for name in PROGRAMS}
    files = {f"man/{name}.1": man_page(name, *programs[name], version) for name in PROGRAMS}
    files["completion/warpfold.bash"] = bash_completion(programs)
    files["completion/_warpfold"] = zsh_completion(programs)
    files["completion/warpfold.fish"] = fish_completion(programs)
    stale = 0
    for name, text in files.items():
        path = out / name
        if check:
            if not path.exists() or path.read_text() != text:
                print(f"{path} is not what --help says: run resources/packaging/from_help.py {bin_folder} resources")
                stale = 1
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    sys.exit(stale)


if __name__ == "__main__":
    main()
