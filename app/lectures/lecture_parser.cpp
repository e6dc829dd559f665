// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lectures/lecture_parser.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringDecoder>
#include <algorithm>
#include <set>
#include <utility>

#include "lectures/setup_reader.h"
#include "models/core_text.h"
#include "models/with_values.h"
#include "run/run_request.h"

namespace warpfold::app {

namespace {

/// Embeddings, overrides and isolates of Unicode's bidirectional text, and its separators of lines and paragraphs.
bool turnsOrBreaks(QChar each) {
  const char16_t code = each.unicode();
  return (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

/// Reads line by line: a header between two lines of dashes, then slides.
class Reading {
 public:
  Reading(const QString& file, const QString& text) : m_lines(text.split(u'\n')) { m_chapter.file = file; }

  /// After a mistake it goes on behind it, so that an author learns of all at once.
  Chapter read() {
    attempt([this] { readHeader(); });
    if (m_headerRead) readSlides();
    if (m_error) throw LectureError(*m_error);
    return std::move(m_chapter);
  }

 private:
  void readSlides() {
    while (m_at < m_lines.size() && m_errors < mostErrors) attempt([this] { readLine(); });
    attempt([this] { endSlide(); });
    if (m_chapter.slides.empty() && !m_error)
      attempt([this] { place(0).fail(Lectures::tr("there is no slide; begin one with a line such as # A headline")); });
    if (!m_error) attempt([this] { checkDefaults(); });
  }

  /// Values in the header need a slide that shows them.
  void checkDefaults() const {
    const auto shows = [](const Slide& slide) { return !slide.setup.wholeBlock && slide.setup.view.showsBoard(); };
    if (m_defaults.values.empty() || std::any_of(m_chapter.slides.begin(), m_chapter.slides.end(), shows)) return;
    place(m_defaults.lines.at(QStringLiteral("values")))
        .fail(Lectures::tr("no slide of the chapter has a blackboard to write values onto; leave them out, or add a "
                           "line view: trees to a slide"));
  }

  template <typename Action>
  void attempt(Action action) {
    try {
      action();
    } catch (const LectureError& error) {
      if (++m_errors > mostErrors) return;
      m_error ? m_error->add(error) : void(m_error.emplace(error));
    }
  }

  LecturePlace place(int line) const { return {m_chapter.file, line}; }
  LecturePlace here() const { return place(int(m_at)); }

  /// The next line, without what ends it.
  /// Spaces at the end of a line, of whatever kind, are not seen by who wrote them.
  static QString withoutEnd(QString line) {
    while (!line.isEmpty() && line.back().isSpace()) line.chop(1);
    return line;
  }

  QString take() {
    QString line = withoutEnd(m_lines[m_at++]);
    if (line.size() > lectureLimits::lineLength)
      here().fail(
          Lectures::tr("this line has more than %1 characters; break it into several").arg(lectureLimits::lineLength));
    refuseControls(line);
    return line;
  }

  /// Drawn as text, some would reverse the line or break it.
  void refuseControls(const QString& line) const {
    for (const QChar each : line) {
      if (each.category() == QChar::Other_Control && each != u'\t')
        here().fail(Lectures::tr("this line has a control character; leave it out"));
      if (turnsOrBreaks(each))
        here().fail(Lectures::tr("this line has the character %1, which reverses or breaks lines; leave it out")
                        .arg(QStringLiteral("U+") + QString::number(each.unicode(), 16).toUpper()));
    }
  }

  /// "key: value".
  std::pair<QString, QString> takePair(const QString& line) {
    const qsizetype colon = line.indexOf(u':');
    if (colon < 1)
      here().fail(Lectures::tr("%1 is not a key with a value; write a line such as view: trees").arg(quotedText(line)));
    const QString key = line.left(colon).trimmed();
    if (!m_keys.insert(key).second)
      here().fail(Lectures::tr("the key %1 is there twice; leave one of them out").arg(quotedText(key)));
    return {key, line.mid(colon + 1).trimmed()};
  }

  void readHeader() {
    if (take() != QLatin1String("---"))
      here().fail(Lectures::tr("the header is missing; begin the file with a line ---"));
    if (!hasHeaderEnd()) place(1).fail(Lectures::tr("the header has no end: close it with a line ---"));
    for (bool ended = false; !ended && m_at < m_lines.size();) attempt([&] { ended = readHeaderLine(take()); });
    m_headerRead = true;
    if (m_chapter.title.isEmpty())
      place(1).fail(Lectures::tr("the chapter has no title; write a line title: … into the header"));
  }

  /// Before the first stage, which no header has: what follows is not to be read as keys.
  bool hasHeaderEnd() const {
    for (qsizetype at = m_at; at < m_lines.size(); ++at) {
      if (m_lines[at].startsWith(QLatin1String("```"))) return false;
      if (withoutEnd(m_lines[at]) == QLatin1String("---")) return true;
    }
    return false;
  }

  /// Whether it was the last one.
  bool readHeaderLine(const QString& line) {
    if (line == QLatin1String("---")) return true;
    if (line.isEmpty() || line.startsWith(u'#')) return false;
    const auto [key, value] = takePair(line);
    if (key == QLatin1String("title"))
      m_chapter.title = value;
    else
      readSetup(m_defaults, key, value, here(), true);
    return false;
  }

  void readLine() {
    const QString line = take();
    if (line.startsWith(QLatin1String("# "))) return beginSlide(line.mid(2).trimmed());
    if (!m_slide) {
      if (!line.isEmpty() && !std::exchange(m_homeless, true))
        here().fail(Lectures::tr("%1 belongs to no slide; begin a slide above it with a line such as # A headline")
                        .arg(quotedText(line)));
      return;
    }
    if (line == QLatin1String("```stage")) return readStage();
    if (line.startsWith(QLatin1String("```"))) {
      const LecturePlace begin = here();
      while (m_at < m_lines.size() && !m_lines[m_at].startsWith(QLatin1String("```"))) ++m_at;
      if (m_at < m_lines.size()) ++m_at;
      begin.fail(Lectures::tr("%1 begins a block that slides do not have; begin a stage with ```stage, and write code "
                              "within a line as `code`")
                     .arg(quotedText(line)));
    }
    if (line.startsWith(QLatin1String("> "))) return readSubHeadline(line.mid(2).trimmed());
    if (line.contains(QLatin1String("](")) || line.contains(QLatin1String("![")))
      here().fail(
          Lectures::tr("this line has a link or a picture, which slides do not show; write words, or choose a view "
                       "that shows the picture"));
    m_slide->prose += checkedText(line, here()) + u'\n';
    if (m_slide->prose.size() > lectureLimits::proseLength && !std::exchange(m_long, true))
      here().fail(
          Lectures::tr("the slide has more than %1 characters; make two slides of it").arg(lectureLimits::proseLength));
  }

  void beginSlide(const QString& headline) {
    attempt([this] { endSlide(); });
    const bool tooMany = m_chapter.slides.size() == std::size_t(lectureLimits::slides) && !std::exchange(m_many, true);
    m_slide.emplace();
    m_slide->line = m_slide->setupLine = int(m_at);
    m_slide->setup = m_defaults;
    m_staged = m_long = false;
    m_errorsBefore = m_errors;
    if (tooMany)
      here().fail(
          Lectures::tr("the chapter has more than %1 slides; make two chapters of it").arg(lectureLimits::slides));
    m_slide->headline = checkedText(headline, here());
  }

  void readSubHeadline(const QString& text) {
    if (!m_slide->subHeadline.isEmpty())
      here().fail(Lectures::tr("the slide has a second line below its headline; write one line that begins with >"));
    m_slide->subHeadline = checkedText(text, here());
  }

  void readStage() {
    const int begin = int(m_at);
    if (std::exchange(m_staged, true))
      attempt([this] { here().fail(Lectures::tr("the slide has a second stage; write all keys into one")); });
    m_slide->setupLine = begin;
    m_keys.clear();
    while (true) {
      if (m_at == m_lines.size()) place(begin).fail(Lectures::tr("the stage does not end; end it with a line ```"));
      bool ended = false;
      attempt([&] { ended = readStageLine(take()); });
      if (ended) return;
    }
  }

  /// Whether it was the last one.
  bool readStageLine(const QString& line) {
    if (line == QLatin1String("```")) return true;
    if (line.isEmpty() || line.startsWith(u'#')) return false;
    const auto [key, value] = takePair(line);
    readSetup(m_slide->setup, key, value, here());
    return false;
  }

  void endSlide() {
    if (!m_slide) return;
    Slide slide = *std::exchange(m_slide, std::nullopt);
    slide.prose = slide.prose.trimmed();
    m_chapter.slides.push_back(slide);
    if (m_errors == m_errorsBefore) checkKeys(slide.setup, place(slide.setupLine));  // else some may be missing
  }

  /// Keys that need others.
  static void checkKeys(const SlideSetup& setup, const LecturePlace& at) {
    if (setup.question.isEmpty() && !setup.answer.isEmpty())
      at.fail(Lectures::tr("the slide has an answer and no question; add a line question: …"));
    if (!setup.question.isEmpty() && setup.answer.isEmpty() && setup.predict == Prediction::none)
      at.fail(Lectures::tr("the slide has a question and no answer; add a line answer: …"));
    if (setup.race && !setup.two())
      at.fail(Lectures::tr("a race takes two kernels; add a line b: … with another kernel"));
    if (setup.view == SlideView::diff && !setup.two())
      at.fail(Lectures::tr("a difference takes two kernels; add a line b: … with another kernel"));
    if (setup.predict != Prediction::none && (setup.view != SlideView::trees || setup.last.value_or(0) == 0))
      at.fail(
          Lectures::tr("a prediction takes trees and a step from 1 on; add view: trees and a line such as step: 2"));
  }

  QStringList m_lines;
  qsizetype m_at = 0;  // lines taken, so the number of the last one
  Chapter m_chapter;
  SlideSetup m_defaults;
  std::optional<Slide> m_slide;
  std::set<QString> m_keys;
  bool m_headerRead = false, m_staged = false;
  bool m_homeless = false, m_long = false, m_many = false;  // told: text before slides, a long slide, many slides
  static constexpr int mostErrors = 10;
  std::optional<LectureError> m_error;
  int m_errors = 0, m_errorsBefore = 0;  // in all; before the slide
};

/// "lectures/05-banks.md" is banks.
QString idOf(const QString& file) {
  static const QRegularExpression form(QStringLiteral("^(?:\\d{1,4}-)?([a-z0-9][a-z0-9-]{0,63})$"));
  const auto found = form.match(QFileInfo(file).completeBaseName());
  if (!found.hasMatch())
    throw LectureError(
        file, 0, Lectures::tr("this name gives the chapter no id; rename the file to a name such as 05-banks.md"));
  return found.captured(1);
}

/// Where a slide's key stands, in its stage or in the header; the stage where it is nowhere.
LecturePlace placeOf(const QString& key, const Chapter& chapter, const Slide& slide) {
  const auto line = slide.setup.lines.find(key);
  return {chapter.file, line == slide.setup.lines.end() ? slide.setupLine : line->second};
}

const KernelInfo& kernelAt(const QString& id, const Catalogue& kernels, const LecturePlace& at) {
  const KernelPtr found = kernels.find(id.toStdString());
  if (!found) {
    QStringList known;
    for (const KernelPtr& each : kernels.kernels()) known << QString::fromStdString(each->id);
    at.fail(
        Lectures::tr("there is no kernel %1; choose one of %2").arg(quotedText(id), known.join(QLatin1String(", "))));
  }
  return *found;
}

void checkKernel(const Chapter& chapter, const Slide& slide, const KernelInfo& kernel, const QString& key) {
  const SlideSetup& setup = slide.setup;
  const QString id = QString::fromStdString(kernel.id);
  if (setup.view.showsSteps() && !kernel.traceable())
    placeOf(key, chapter, slide)
        .fail(Lectures::tr("nothing that happens inside %1 is recorded; choose another view").arg(id));
  if (!kernel.host && !kernel.library && !kernel.takesBlock(setup.block))
    placeOf(QStringLiteral("block"), chapter, slide)
        .fail(withValues(Lectures::tr("%1 cannot have a block of %2; write block: %3"), id, setup.block,
                         kernel.nearestBlock(setup.block)));
  if (!goTogether(setup.type, setup.op))
    placeOf(QStringLiteral("op"), chapter, slide)
        .fail(Lectures::tr("%1 combines bits, which mean nothing in a %2; write a type of integers, such as int32")
                  .arg(nameText(setup.op), nameText(setup.type)));
  if (setup.highlight.kind != Highlight::Kind::lines) return;
  const int lines = int(QString::fromStdString(kernel.code).trimmed().count(u'\n')) + 1;
  if (setup.highlight.lines.last >= lines)
    placeOf(QStringLiteral("highlight"), chapter, slide)
        .fail(withValues(Lectures::tr("the source of %1 has no line %2; write lines up to %3"), id,
                         setup.highlight.lines.last + 1, lines));
}

/// What is highlighted has to be in the view that the slide shows.
void checkHighlight(const Chapter& chapter, const Slide& slide, const KernelInfo& a, const KernelInfo& b) {
  const SlideSetup& setup = slide.setup;
  const LecturePlace at = placeOf(QStringLiteral("highlight"), chapter, slide);
  if (setup.highlight.kind == Highlight::Kind::none || at.line() < slide.line) return;  // inherited: where it fits
  const bool source = setup.view == SlideView::source || setup.view == SlideView::hazard;
  if (setup.highlight.kind == Highlight::Kind::lines) {
    if (!source)
      at.fail(Lectures::tr("the view %1 has no lines to highlight; add a line view: source").arg(setup.view.id));
    return;
  }
  if (setup.view != SlideView::trees)
    at.fail(Lectures::tr("the view %1 has no tree to highlight in; add a line view: trees").arg(setup.view.id));
  if (setup.highlight.kind == Highlight::Kind::hazard && !a.broken() && !b.broken())
    at.fail(Lectures::tr(
                "%1 has no hazard that could be highlighted; choose one of the faulty kernels, such as broken-lockstep")
                .arg(QString::fromStdString(a.id)));
  if (setup.highlight.kind == Highlight::Kind::lane && setup.wholeBlock && setup.highlight.lane >= setup.block)
    at.fail(setup.block == 1 ? Lectures::tr("there is no lane %1; the block has 1 thread").arg(setup.highlight.lane)
                             : withValues(Lectures::tr("there is no lane %1; the block has %2 threads"),
                                          setup.highlight.lane, setup.block));
}

/// Values are for a blackboard, and its type has to have room for them.
void checkValues(const Chapter& chapter, const Slide& slide) {
  const SlideSetup& setup = slide.setup;
  const LecturePlace at = placeOf(QStringLiteral("values"), chapter, slide);
  QStringList wrong;
  for (const TypedValue& each : setup.values)
    if (refusalOf(setup.type, each.text)) wrong << quotedText(QString::fromStdString(each.text));
  if (wrong.size() == 1)
    at.fail(Lectures::tr("%1 cannot hold %2; write another value, or another type")
                .arg(nameText(setup.type), wrong.first()));
  if (!wrong.isEmpty())
    at.fail(Lectures::tr("%1 cannot hold %2; write other values, or another type")
                .arg(nameText(setup.type), namedFirst(wrong)));
  const bool board = setup.view.showsBoard();
  if (!setup.values.empty() && board && setup.wholeBlock && at.line() < slide.line)
    at.fail(Lectures::tr("values are written onto the blackboard, and the slide in line %1 shows a block of the run; "
                         "write them into the stages of slides with a blackboard")
                .arg(slide.line));
  if (!setup.values.empty() && !board && at.line() >= slide.line)
    at.fail(
        Lectures::tr("the view %1 has no blackboard to write values onto; add a line view: trees").arg(setup.view.id));
  if (!setup.values.empty() && setup.wholeBlock && at.line() >= slide.line)
    at.fail(
        Lectures::tr("values are written onto the blackboard, and this slide shows a block of the run; leave them "
                     "out, or write trees: board"));
}

/// What a slide asks for has to be there: steps of a block, times of a race.
void checkMotion(const Chapter& chapter, const Slide& slide, const KernelInfo& a, const KernelInfo& b) {
  const SlideSetup& setup = slide.setup;
  if (setup.wholeBlock && setup.block == 1 && setup.last.value_or(0) > 0)
    placeOf(QStringLiteral("step"), chapter, slide)
        .fail(Lectures::tr("a block of one thread has no steps; write a block from 2 on"));
  for (const KernelInfo* kernel : {&a, &b})
    if (setup.race && kernel->broken())
      placeOf(QStringLiteral("race"), chapter, slide)
          .fail(Lectures::tr("a race takes times, and %1 runs only on the emulator, which has none; choose a kernel "
                             "that is not faulty, or leave race out")
                    .arg(QString::fromStdString(kernel->id)));
}

void checkView(const Chapter& chapter, const Slide& slide, const QStringList& charts) {
  const QStringList known = slideViews() + charts;
  if (!known.contains(slide.setup.view.id))
    placeOf(QStringLiteral("view"), chapter, slide)
        .fail(Lectures::tr("there is no view %1; write one of %2")
                  .arg(quotedText(slide.setup.view.id), known.join(QLatin1String(", "))));
}

void checkKernels(const Chapter& chapter, const Slide& slide, const Catalogue& kernels) {
  const QString keyA = QStringLiteral("a"), keyB = QStringLiteral("b");
  const bool difference = slide.setup.view == SlideView::diff;
  const KernelInfo& a = kernelAt(slide.setup.kernelA, kernels, placeOf(keyA, chapter, slide));
  const KernelInfo& b = slide.setup.two() ? kernelAt(slide.setup.kernelB, kernels, placeOf(keyB, chapter, slide)) : a;
  if (!difference) checkKernel(chapter, slide, a, keyA);
  if (&a != &b) checkKernel(chapter, slide, b, keyB);
  checkHighlight(chapter, slide, a, b);
  checkMotion(chapter, slide, a, b);
  if (slide.setup.view == SlideView::hazard && !a.broken())
    placeOf(keyA, chapter, slide)
        .fail(Lectures::tr(
                  "%1 has no fault that could be shown; choose one of the faulty kernels, such as broken-lockstep")
                  .arg(QString::fromStdString(a.id)));
}

/// Throws LectureError: with what is wrong with the view, with the kernels, and with the values.
void checkSlide(const Chapter& chapter, const Slide& slide, const SlideOffers& offers) {
  std::optional<LectureError> all;
  const auto attempt = [&](auto check) {
    try {
      check();
    } catch (const LectureError& error) {
      all ? all->add(error) : void(all.emplace(error));
    }
  };
  attempt([&] { checkView(chapter, slide, offers.charts); });
  attempt([&] { checkKernels(chapter, slide, offers.kernels); });
  attempt([&] { checkValues(chapter, slide); });
  if (all) throw LectureError(*all);
}

}  // namespace

Chapter parseChapter(const QString& fileName, const QByteArray& content) {
  const QString file = QFileInfo(fileName).fileName();
  const QString id = idOf(file);
  if (content.size() > lectureLimits::bytes)
    throw LectureError(file, 0,
                       Lectures::tr("the file has more than %1 bytes; make several of it").arg(lectureLimits::bytes));
  QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
  const QString text = decoder(content);
  if (decoder.hasError()) throw LectureError(file, 0, Lectures::tr("the text is not UTF-8; save it as UTF-8"));
  Chapter chapter = Reading(file, text).read();
  chapter.id = id;
  return chapter;
}

void checkChapter(const Chapter& chapter, const SlideOffers& offers) {
  for (const Slide& slide : chapter.slides) checkSlide(chapter, slide, offers);
}

QStringList problemsOf(const Chapter& chapter, const SlideOffers& offers) {
  QStringList problems;
  for (const Slide& slide : chapter.slides) try {
      checkSlide(chapter, slide, offers);
    } catch (const LectureError& error) {
      problems += error.texts();
    }
  return problems;
}

}  // namespace warpfold::app
