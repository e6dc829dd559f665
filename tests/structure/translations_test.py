#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Warpfold authors
# SPDX-License-Identifier: Apache-2.0
"""Checks that texts can be translated.

translations_test.py FOLDER lupdate   what extract.sh writes has every text of core/words; 77 where there is no lupdate
translations_test.py FOLDER complete  every text is translated in every .ts, with its placeholders, tags and mnemonics; 77 as above
translations_test.py FOLDER glue      no text of the window is glued from pieces, or filled place by place
translations_test.py FOLDER contexts  what lupdate files under a context is looked up there
translations_test.py FOLDER particles no Korean text has a particle in both of its forms
translations_test.py --self-test      plants faults and checks that each is found
"""

import html
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

LITERAL = r'"(?:[^"\\]|\\.)*"'
MARKED = re.compile(r"WARPFOLD_TEXT\(((?:\s*%s)+)\s*\)" % LITERAL)
TR = re.compile(r"\btr\(\s*((?:%s\s*)+)" % LITERAL)


def texts_in(match):
    joined = "".join(part[1:-1] for part in re.findall(LITERAL, match))
    return joined.replace('\\"', '"').replace("\\n", "\n").replace("\\\\", "\\")


def marked_texts(tree):
    return {texts_in(m) for p in sorted((tree / "core/words").glob("*_texts.h")) for m in MARKED.findall(p.read_text())}


def extracted_texts(ts):
    context = re.search(r"<context>\s*<name>warpfold::words</name>(.*?)</context>", ts, re.S)
    return {html.unescape(s) for s in re.findall(r"<source>(.*?)</source>", context.group(1), re.S)} if context else set()


def faults_of_lupdate(tree):
    with tempfile.TemporaryDirectory() as folder:
        ts = Path(folder) / "all.ts"
        done = subprocess.run([tree / "resources/translations/extract.sh", ts], capture_output=True, text=True)
        if done.returncode == 77:
            print(done.stdout.strip())
            sys.exit(77)
        if done.returncode != 0:
            return [done.stderr.strip()]
        marked, extracted = marked_texts(tree), extracted_texts(ts.read_text())
        if len(marked) < 200:
            return [f"only {len(marked)} texts are marked in core/words"]
        return [f"lupdate does not find: {text}" for text in sorted(marked - extracted)]


def messages_of(ts):
    """{(context, source, comment): translation}; empty where that is not finished."""
    found = {}
    for context in ElementTree.parse(ts).getroot().iter("context"):
        for message in context.iter("message"):
            said = message.find("translation")
            key = (context.findtext("name"), message.findtext("source"), message.findtext("comment") or "")
            found[key] = "" if said.get("type") else said.text or ""
    return found


def marks_of(text):
    """What a translation has to keep: places for values, tags, and whether a letter is underlined."""
    places = re.findall(r"%L?\d|%n", text) + [re.sub(":word$", "", p) for p in re.findall(r"\{([a-z_]+(?::[^}]*)?)\}", text)]
    tags = re.findall(r"</?[a-z]+[^>]*>", text)
    keys = [key.upper() for key in re.findall(r"&(?!lt;|gt;|amp;|nbsp;|quot;)([A-Za-z0-9])", text)]
    return Counter(places), Counter(tags), keys


def faults_of_messages(name, there, wanted):
    faults = [f"{name} lacks: {source}" for context, source, _ in sorted(wanted - there.keys())]
    faults += [f"{name} has what nothing says any more: {source}" for context, source, _ in sorted(there.keys() - wanted)]
    for (context, source, _), said in there.items():
        if not said:
            faults.append(f"{name} does not translate, in {context}: {source}")
        elif marks_of(source) != marks_of(said):
            faults.append(f"{name} changes places, tags or keys: {source} -> {said}")
    return faults


def faults_of_complete(tree):
    faults = []
    files = sorted((tree / "resources/translations").glob("*.ts"))
    if not files:
        return ["there are no translations"]
    for ts in files:
        with tempfile.TemporaryDirectory() as folder:
            renewed = Path(folder) / ts.name
            shutil.copy(ts, renewed)
            done = subprocess.run([tree / "resources/translations/extract.sh", renewed], capture_output=True, text=True)
            if done.returncode == 77:
                print(done.stdout.strip())
                sys.exit(77)
            faults += [done.stderr.strip()] if done.returncode else []
            faults += faults_of_messages(ts.name, messages_of(ts), messages_of(renewed).keys())
    return faults


def faults_of_source(text):
    """What looks like a sentence put together from pieces, each of which a language might put elsewhere."""
    faults = []
    for match in TR.finditer(text):
        said = texts_in(match.group(1))
        if re.match(r"[ ,;:.·\n]", said) or said.endswith(" "):
            faults.append(f"'{said}' is a piece of a sentence")
    for match in re.finditer(r"(?:\+=|[^+]\+)\s*(?:\w+::)?tr\(|\btr\([^()]*\)(?:\.arg\([^()]*\))*\s*\+[^+]", text):
        faults.append(f"a text is added to another: {' '.join(match.group(0).split())}")
    for match in re.finditer(r"\.arg\((?:[^()]|\([^()]*\))*?\b(?:\w+::)?tr\(", text):
        faults.append(f"a text is put into another: {' '.join(match.group(0).split())}")
    return faults


def call_after(text, at):
    """The arguments of the call whose bracket opens at `at`, and where it closes."""
    depth, begin, arguments, quoted = 0, at + 1, [], None
    i = at
    while i < len(text):
        c = text[i]
        if quoted:
            i += c == "\\"
            quoted = None if c == quoted else quoted
        elif c == '"' or c == "'" and not (text[i - 1].isdigit() and text[i + 1].isalnum()):
            quoted = c
        elif c in "([{":
            depth += 1
        elif c in ")]}":
            depth -= 1
            if depth == 0:
                return [*arguments, text[begin:i]], i
        elif c == "," and depth == 1:
            arguments.append(text[begin:i])
            begin = i + 1
        i += 1
    return arguments, len(text)


def faults_of_places(text):
    """Values that are put into a text one after the other: one that holds a %1 takes the place of the next."""
    faults = []
    for match in re.finditer(r"\.arg\(", text):
        _, end = call_after(text, match.end() - 1)
        if re.match(r"\)\s*\.arg\(", text[end:]):
            faults.append(f"values one after the other, take withValues(): {' '.join(text[match.start():end + 1].split())}")
    for match in re.finditer(r"\bwithValues\(", text):
        arguments, _ = call_after(text, match.end() - 1)
        if any(re.match(r"\s*(?:\w+::)?tr\(", argument) for argument in arguments[1:]):
            faults.append(f"a text is put into another: {' '.join(' '.join(arguments).split())}")
    return faults


def faults_of_glue(tree):
    files = [p for p in sorted((tree / "app").rglob("*")) if p.suffix in (".h", ".cpp")]
    return [f"{p.relative_to(tree)}: {fault}" for p in files for fault in faults_of_source(p.read_text()) + faults_of_places(p.read_text())]


def faults_of_contexts(tree):
    texts = {p: p.read_text() for p in sorted((tree / "app").rglob("*")) if p.suffix in (".h", ".cpp")}
    declared = set(re.findall(r"Q_DECLARE_TR_FUNCTIONS\((\S+?)\)", "".join(texts.values())))
    classes = {"warpfold::app::" + c for c in re.findall(r"class (\w+)[^;{]*\{\s*Q_OBJECT", "".join(texts.values()))}
    faults = []
    for path, text in texts.items():
        where = path.relative_to(tree)
        for context in re.findall(r'QT_TRANSLATE_NOOP\("([^"]*)"', text):
            if context not in declared | classes:
                faults.append(f"{where}: nothing looks up texts in the context {context}")
        if re.search(r'\btranslate\(\s*"[^"]*",\s*[^"\s]', text):
            faults.append(f"{where}: a tr() of its own, of which lupdate does not know the context")
    return faults


def faults_of_particles(tree):
    """A placeholder does not tell which form follows it: a noun behind it does ("%1 커널은")."""
    files = [tree / "resources/translations/warpfold_ko.ts"]
    files += [p for room in ("manual", "lectures") for p in sorted((tree / "resources" / room / "ko").rglob("*.md"))]
    if len(files) < 10:
        return ["the Korean manual and lectures are not where they were"]
    return [f"{p.name}: {found}" for p in files for found in particles_in(p.read_text())]


def particles_in(text):
    return re.findall(r"\S*(?:은\(는\)|는\(은\)|이\(가\)|가\(이\)|을\(를\)|를\(을\)|와\(과\)|과\(와\)|\(으\)로)\S*", text)


def self_test():
    with tempfile.TemporaryDirectory() as folder:
        for room in ("window", "charts"):
            (Path(folder) / "app" / room).mkdir(parents=True)
            (Path(folder) / "app" / room / "view.cpp").write_text('text += tr("; and more");')
        assert len({fault.split(":")[0] for fault in faults_of_glue(Path(folder))}) == 2
    for planted in ('tr("\\nbank %1").arg(bank)', 'line += tr(", %1 apart");', 'tr("ends with ")', 'text + tr("more")', 'tr("%1: %2").arg(a, tr("b"))',
                    'line + LadderModel::tr("chain")', 'tr("one").arg(n) + QStringLiteral(" A")'):
        assert faults_of_source(planted), planted
    for good in ('tr("a whole sentence").arg(n)', 'i++; tr("x")', 'parts << tr("one") << tr("two");',
                 'one ? tr("a lane") : tr("%1 lanes").arg(n)', 'str(" a")'):
        assert not faults_of_source(good), good
    for planted in ('tr("%1 of %2").arg(name).arg(n)', 'text.arg(f(")"), 1)\n    .arg(n)', "x.arg(1'000).arg(c == '\"')",
                    'withValues(tr("%1: %2"), n, tr("more"))'):
        assert faults_of_places(planted), planted
    for good in ('tr("%1 of %2").arg(name, n)', 'f(a.arg(n), b.arg(n))', 'withValues(tr("%1: %2"), n, more)', "x.arg('(')"):
        assert not faults_of_places(good), good
    for planted in ('QT_TRANSLATE_NOOP("Model", "x")', 'QCoreApplication::translate("Model", text)'):
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "app").mkdir()
            (Path(folder) / "app/model.cpp").write_text(planted)
            assert len(faults_of_contexts(Path(folder))) == 1, planted


    for planted in ("%1은(는) 없음", "{a}이(가)", "{a}을(를) 씀", "%1과(와) 다름", "{a}(으)로"):
        assert len(particles_in(planted)) == 1, planted
    assert not particles_in("%1 커널은 결과(%2)가 참조값(%3)과 다름")

    there = {("C", "%1 of {n}", ""): "{n} %1", ("C", "<b>&Open</b>", ""): "<b>&Open</b>", ("C", "{n:word} lanes", ""): "{n}"}
    assert not faults_of_messages("de.ts", there, there.keys())
    assert len(faults_of_messages("de.ts", there, {("C", "new", "")} | there.keys())) == 1
    assert len(faults_of_messages("de.ts", there, set(list(there)[1:]))) == 1
    for planted in ("", "{n}", "%1 {n} {n}", "<b>%1 {n}</b>", "&%1 {n} &Go"):
        assert len(faults_of_messages("de.ts", {("C", "%1 of {n}", ""): planted}, {("C", "%1 of {n}", "")})) == 1, planted


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    tree = Path(sys.argv[1])
    parts = {"lupdate": faults_of_lupdate, "complete": faults_of_complete, "glue": faults_of_glue, "contexts": faults_of_contexts,
             "particles": faults_of_particles}
    faults = parts[sys.argv[2]](tree)
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
