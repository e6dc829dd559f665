// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lectures/setup_reader.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <array>
#include <map>

#include "data/input.h"
#include "lectures/lecture_parser.h"
#include "lectures/placeholders.h"
#include "models/core_text.h"
#include "models/with_values.h"
#include "run/run_request.h"
#include "values/block_limit.h"

namespace warpfold::app {

namespace {

QString listed(const QStringList& words) {
  return words.join(QLatin1String(", "));
}

constexpr std::array predictions{
    std::pair("threads", Prediction::threads),     std::pair("warps", Prediction::warps),
    std::pair("diverged", Prediction::diverged),   std::pair("sectors", Prediction::sectors),
    std::pair("conflicts", Prediction::conflicts), std::pair("value", Prediction::value)};

void readBlock(SlideSetup& setup, const QString& text, const LecturePlace& at) {
  bool read = false;
  setup.block = text.toUInt(&read);
  if (!read || !isBlockSize(setup.block))
    at.fail(Lectures::tr("%1 is not a block size; write a number from 1 to 1024").arg(quotedText(text)));
}

void readSize(SlideSetup& setup, const QString& text, const LecturePlace& at) {
  constexpr std::uint64_t most = std::uint64_t{1} << 26;  // what the emulator does while a class waits
  std::uint64_t n = 0;
  try {
    n = parseCount(text.toStdString(), Field::n);
  } catch (const InvalidRequest&) {
    n = 0;  // refused below, in the words of a lecture
  }
  if (n < 1 || n > most)
    at.fail(Lectures::tr("%1 is not a number of elements from 1 to 2^26; write one such as 2^24 or 1000")
                .arg(quotedText(text)));
  setup.n = text;
}

void readType(SlideSetup& setup, const QString& text, const LecturePlace& at) {
  QStringList names;
  for (const ElementType type : elementTypes) {
    names << nameText(type);
    if (names.last() == text) return void(setup.type = type);
  }
  at.fail(Lectures::tr("there is no element type %1; write one of %2").arg(quotedText(text), listed(names)));
}

void readOperation(SlideSetup& setup, const QString& text, const LecturePlace& at) {
  QStringList names;
  for (const Operation operation : operations) {
    names << nameText(operation);
    if (names.last() == text) return void(setup.op = operation);
  }
  at.fail(Lectures::tr("there is no operation %1; write one of %2").arg(quotedText(text), listed(names)));
}

/// A lecture may come from anywhere, so it opens no file.
void readInput(SlideSetup& setup, const QString& text, const LecturePlace& at) {
  static const QRegularExpression number(QStringLiteral("^-?\\d{1,6}(\\.\\d{1,6})?$"));
  QStringList known;
  for (const InputKind& kind : inputKinds())
    if (!kind.isFile()) known << QString::fromStdString(kind.syntax);
  const InputKind* const kind = findInputKind(text.toStdString());
  const QString argument = kind ? text.mid(qsizetype(kind->name.size()) + 1) : QString();
  if (kind == nullptr || kind->isFile() || (kind->takesArgument() && !number.match(argument).hasMatch()))
    at.fail(kind != nullptr && kind->takesArgument() && !kind->isFile()
                ? Lectures::tr("%1 has no number of at most 6 digits before and after the point; write one such as %2")
                      .arg(quotedText(text), QString::fromStdString(kind->name) + QStringLiteral(":2.5"))
                : Lectures::tr("there is no input %1; write one of %2").arg(quotedText(text), listed(known)));
  setup.input = text;
}

void readStep(SlideSetup& setup, const QString& text, const LecturePlace& at) {
  static const QRegularExpression form(QStringLiteral("^(\\d{1,4})(?:\\.\\.(\\d{1,4}))?$"));
  const QRegularExpressionMatch found = form.match(text);
  if (!found.hasMatch())
    at.fail(Lectures::tr("%1 is not a step; write one such as 2, or several as 1..4").arg(quotedText(text)));
  setup.first = setup.last = found.captured(1).toUInt();
  if (found.lastCapturedIndex() == 2) setup.last = found.captured(2).toUInt();
  if (*setup.last < *setup.first)
    at.fail(Lectures::tr("the steps %1 go backwards; write the smaller number first").arg(quotedText(text)));
}

void readHighlight(SlideSetup& setup, const QString& text, const LecturePlace& at) {
  static const QRegularExpression form(
      QStringLiteral("^(?:lines ([1-9]\\d{0,3})(?:-([1-9]\\d{0,3}))?|lane (\\d{1,4})|hazard)$"));
  const QRegularExpressionMatch found = form.match(text);
  const int first = found.captured(1).toInt();
  const int last = found.captured(2).isEmpty() ? first : found.captured(2).toInt();
  if (!found.hasMatch() || last < first)
    at.fail(Lectures::tr("%1 is not a thing to highlight; write lines 8-12, lane 5 or hazard").arg(quotedText(text)));
  if (text.startsWith(QLatin1String("lines")))
    setup.highlight = {Highlight::Kind::lines, {first - 1, last - 1}, 0};
  else if (text.startsWith(QLatin1String("lane")))
    setup.highlight = {Highlight::Kind::lane, {}, found.captured(3).toUInt()};
  else
    setup.highlight = {Highlight::Kind::hazard, {}, 0};
}

void readPrediction(SlideSetup& setup, const QString& text, const LecturePlace& at) {
  QStringList names;
  for (const auto& [name, prediction] : predictions) {
    names << QLatin1String(name);
    if (names.last() == text) return void(setup.predict = prediction);
  }
  at.fail(Lectures::tr("%1 cannot be predicted; write one of %2").arg(quotedText(text), listed(names)));
}

void readView(SlideSetup& setup, const QString& text, const LecturePlace& at) {
  static const QRegularExpression form(QStringLiteral("^[a-z][a-z0-9-]{0,63}$"));
  if (!form.match(text).hasMatch())
    at.fail(Lectures::tr("%1 is not a view; write the name of one, such as trees").arg(quotedText(text)));
  setup.view = SlideView(text);
}

void readTrees(SlideSetup& setup, const QString& text, const LecturePlace& at) {
  const QStringList known{QStringLiteral("board"), QStringLiteral("small"), QStringLiteral("block"),
                          QStringLiteral("warp")};
  if (!known.contains(text))
    at.fail(Lectures::tr("there is no tree %1; write one of %2").arg(quotedText(text), listed(known)));
  setup.smallBoard = text == known[1];
  setup.oneWarp = text == known[3];
  setup.wholeBlock = setup.oneWarp || text == known[2];
}

void readThreads(SlideSetup& setup, const QString& text, const LecturePlace& at) {
  const QStringList known{QStringLiteral("4"), QStringLiteral("8"), QStringLiteral("16"), QStringLiteral("32")};
  if (!known.contains(text))
    at.fail(Lectures::tr("%1 is not a number of threads of a blackboard example; write one of %2")
                .arg(quotedText(text), listed(known)));
  setup.boardThreads = text.toUInt();
}

/// Whether the type has room for them is known at the slide's end.
void readValues(SlideSetup& setup, const QString& text, const LecturePlace& at) {
  constexpr qsizetype most = 64;
  const QStringList list = text.split(u',');
  if (list.size() > most)
    at.fail(Lectures::tr("these are more than %1 values; write those of the first elements").arg(most));
  setup.values.clear();
  QStringList wrong;
  for (const QString& each : list) {
    const std::string value = each.trimmed().toStdString();
    if (refusalOf(ElementType::float64, value)) wrong << quotedText(each.trimmed());
    setup.values.push_back({std::uint32_t(setup.values.size()), value});
  }
  if (wrong.size() == 1)
    at.fail(Lectures::tr("%1 is not a number; write numbers with commas between them, such as 16777216, 1, 0.5")
                .arg(wrong.first()));
  if (!wrong.isEmpty())
    at.fail(Lectures::tr("%1 are not numbers; write numbers with commas between them, such as 16777216, 1, 0.5")
                .arg(namedFirst(wrong)));
}

void readRace(SlideSetup& setup, const QString& text, const LecturePlace& at) {
  const QString yes = QStringLiteral("yes");
  if (text != yes && text != QLatin1String("no"))
    at.fail(Lectures::tr("%1 is neither yes nor no; write one of them").arg(quotedText(text)));
  setup.race = text == yes;
}

QString kernelId(const QString& text, const LecturePlace& at) {
  static const QRegularExpression form(QStringLiteral("^[a-z][a-z0-9-]{0,63}$"));
  if (!form.match(text).hasMatch())
    at.fail(Lectures::tr("%1 is not a kernel; write the id of one, such as neighbored").arg(quotedText(text)));
  return text;
}

void readKernelA(SlideSetup& setup, const QString& text, const LecturePlace& at) {
  setup.kernelA = kernelId(text, at);
}
void readKernelB(SlideSetup& setup, const QString& text, const LecturePlace& at) {
  setup.kernelB = text == QLatin1String("none") ? QString() : kernelId(text, at);
}

template <QString SlideSetup::*member>
void readSentence(SlideSetup& setup, const QString& text, const LecturePlace& at) {
  setup.*member = checkedText(text, at);
}

using Reader = void (*)(SlideSetup&, const QString&, const LecturePlace&);

const std::map<QString, Reader>& readers() {
  static const std::map<QString, Reader> all{
      {QStringLiteral("view"), readView},
      {QStringLiteral("a"), readKernelA},
      {QStringLiteral("b"), readKernelB},
      {QStringLiteral("n"), readSize},
      {QStringLiteral("block"), readBlock},
      {QStringLiteral("type"), readType},
      {QStringLiteral("op"), readOperation},
      {QStringLiteral("input"), readInput},
      {QStringLiteral("trees"), readTrees},
      {QStringLiteral("threads"), readThreads},
      {QStringLiteral("step"), readStep},
      {QStringLiteral("values"), readValues},
      {QStringLiteral("race"), readRace},
      {QStringLiteral("predict"), readPrediction},
      {QStringLiteral("highlight"), readHighlight},
      {QStringLiteral("say-a"), readSentence<&SlideSetup::sayA>},
      {QStringLiteral("say-b"), readSentence<&SlideSetup::sayB>},
      {QStringLiteral("question"), readSentence<&SlideSetup::question>},
      {QStringLiteral("answer"), readSentence<&SlideSetup::answer>},
  };
  return all;
}

}  // namespace

QString quotedText(const QString& text) {
  return u'\'' + shown(text.left(60)) + u'\'';
}

QString namedFirst(const QStringList& words) {
  constexpr qsizetype most = 3;
  if (words.size() > most)
    return withValues(Lectures::tr("%1 and %2 more"), words.mid(0, most).join(QLatin1String(", ")),
                      words.size() - most);
  return words.size() < 2
             ? words.join(QString())
             : Lectures::tr("%1 and %2").arg(words.mid(0, words.size() - 1).join(QLatin1String(", ")), words.last());
}

QString checkedText(const QString& text, const LecturePlace& at) {
  if (const QString unknown = unknownPlaceholder(text); !unknown.isEmpty())
    at.fail(Lectures::tr("there is no placeholder %1; write one of %2")
                .arg(quotedText(unknown), listed(placeholderNames())));
  return text;
}

void readSetup(SlideSetup& setup, const QString& key, const QString& value, const LecturePlace& at, bool inHeader) {
  const auto found = readers().find(key);
  if (found == readers().end()) {
    QStringList known;
    for (const auto& [name, read] : readers()) known << name;
    if (inHeader) known << QStringLiteral("title");
    at.fail(Lectures::tr("there is no key %1; write one of %2").arg(quotedText(key), listed(known)));
  }
  if (value.isEmpty()) at.fail(Lectures::tr("the key %1 has no value; write one after the colon").arg(key));
  found->second(setup, value, at);
  setup.lines[key] = at.line();
}

}  // namespace warpfold::app
