// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/ladder_model.h"

#include <algorithm>
#include <cmath>

#include "catalogue/published.h"
#include "metrics/lens.h"
#include "models/core_text.h"
#include "models/count_text.h"
#include "models/figure_text.h"
#include "models/kernel_text.h"
#include "models/time_origin.h"
#include "models/with_values.h"
#include "models/words.h"
#include "run/command_line.h"
#include "run/judge.h"
#include "timing/sampling.h"

namespace warpfold::app {
namespace {

using app::text;

const QString between = QStringLiteral(" · ");

QString text(const std::string& s) {
  return QString::fromStdString(s);
}

QString figure(double value, int digits = 4) {
  return QString::number(value, 'g', digits);
}

/// Sentences too long for a card, in lines.
QStringList wrapped(const QString& sentence, int width = 64) {
  QStringList lines{QString()};
  for (const QString& word : sentence.split(u' ')) {
    if (!lines.last().isEmpty() && lines.last().size() + word.size() >= width) lines << QString();
    lines.last() += (lines.last().isEmpty() ? QString() : QStringLiteral(" ")) + word;
  }
  return lines;
}

bool emulated(const Rung& rung) {
  return rung.result && rung.result->latency && rung.result->latency->provenance == Provenance::emulated;
}

QString originText(const RunResult& result) {
  if (result.latency->provenance == Provenance::emulated)
    return LadderModel::tr("%1: its own time, not a GPU's").arg(text(result.device.called()));
  return timeOrigin(result);
}

QString verdict(const Rung& rung) {
  const RunResult& r = *rung.result;
  if (r.resultProvenance == ResultProvenance::reference)
    return LadderModel::tr("no computed result; the reference %1 is shown").arg(text(r.result.text()));
  if (!r.matches)
    return LadderModel::tr("%1 differs from the reference %2").arg(text(r.result.text()), text(r.reference.text()));
  if (isOverflow(r))
    return LadderModel::tr("%1 is accepted beside the reference %2: some orders overflow")
        .arg(text(r.result.text()), text(r.reference.text()));
  if (isFarOff(r))
    return LadderModel::tr("%1 is far off the reference %2, within the rounding of this order")
        .arg(text(r.result.text()), text(r.reference.text()));
  if (const auto why = whyNotRelative(r); why && r.error > 0)
    return LadderModel::tr("%1, error %2, within tolerance: %3")
        .arg(text(r.result.text()), figure(r.error, 3), text(*why));
  if (r.tolerance > 0 && rung.ulp)
    return LadderModel::tr("%1, %2 ULP off, within tolerance").arg(text(r.result.text()), figure(*rung.ulp));
  return LadderModel::tr("%1 equals the reference").arg(text(r.result.text()));
}

QString headline(const Rung& rung) {
  return text(rung.kernel) + QStringLiteral(": ") + kernelText(rung.title);
}

QStringList remarks(const Rung& rung) {
  QStringList lines;
  if (rung.note) lines << wrapped(text(*rung.note));
  if (rung.result && rung.result->latencyReason)
    lines << wrapped(LadderModel::tr("no time: %1").arg(text(*rung.result->latencyReason)));
  if (rung.failure) lines << wrapped(LadderModel::tr("did not run: %1").arg(text(*rung.failure)));
  return lines;
}

QStringList timeDetails(const Rung& rung, const Rung* baseline) {
  QStringList lines;
  const RunResult& r = *rung.result;
  if (r.latency) {
    const Latency& l = *r.latency;
    if (l.band)
      lines << LadderModel::tr("%1, in a band from %2 to %3")
                   .arg(timeText(l.median), timeText(l.band->low), timeText(l.band->high));
    else
      lines << withValues(LadderModel::tr("median %1 of %2 (%3 to %4 p95)"), timeText(l.median), l.samples,
                          timeText(l.min), timeText(l.p95));
    QStringList speeds;
    if (r.bandwidthGbs) speeds << bandwidthText(*r.bandwidthGbs);
    if (const auto faster = speedUp(rung, baseline); faster && baseline != &rung)
      speeds << LadderModel::tr("%1× as fast as %2").arg(figure(*faster, 3), text(baseline->kernel));
    if (!speeds.isEmpty()) lines << speeds.join(between);
    lines << originText(r);
  }
  return lines;
}

QString shape(const Rung& rung) {
  const RunResult& r = *rung.result;
  QStringList parts;
  if (rung.host)
    parts << LadderModel::tr("CPU");
  else
    parts << LadderModel::tr("blocks of %1").arg(r.request.block)
          << (r.launches.size() == 1 ? LadderModel::tr("one launch")
                                     : LadderModel::tr("%1 launches").arg(r.launches.size()));
  parts << LadderModel::tr("longest chain %1").arg(r.depth);
  return parts.join(between);
}

/// "A100, 2²⁵": the GPU without its maker and its memory.
QString labelOf(const PublishedFigure& figure) {
  QString device = fromView(figure.device).section(u'-', 0, 0);
  for (const char* maker : {"NVIDIA ", "GeForce "}) device.remove(QLatin1String(maker));
  const QString size = sizeInShort(figure.n);
  return device.isEmpty() ? LadderModel::tr("device not named, %1").arg(size)
                          : QStringLiteral("%1, %2").arg(device, size);
}

std::vector<PublishedMark> publishedOf(const Rung& rung) {
  std::vector<PublishedMark> marks;
  if (!rung.result || rung.result->request.op != Operation::sum) return marks;
  const RunResult& own = *rung.result;
  for (const PublishedFigure& each : publishedFigures(rung.kernel)) {
    PublishedMark mark{each.bandwidthGbs(), {}, labelOf(each), {}};
    if (each.n == own.n && each.type == own.request.type) mark.latencyUs = each.us;
    const QString device = each.device.empty() ? LadderModel::tr("a device that is not named") : fromView(each.device);
    mark.details
        << LadderModel::tr("published: %1, %2 on %3").arg(timeText(each.us), bandwidthText(mark.bandwidthGbs), device);
    QStringList what{LadderModel::tr("%1 %2").arg(sizeInShort(each.n), nameText(each.type))};
    if (each.block) what << LadderModel::tr("blocks of %1").arg(*each.block);
    if (each.remark) what << app::text(told(*each.remark));
    mark.details << what.join(between) << app::text(told(each.source))
                 << LadderModel::tr("nothing is known of cache, clocks and samples");
    marks.push_back(std::move(mark));
  }
  return marks;
}

/// What was asked for, and kernels that chose another block: "512 threads per block (reproducible 256)". Kernels of the
/// host and the library have none that could be told.
QString blockText(std::uint32_t asked, const std::vector<Rung>& rungs) {
  const QString all =
      asked == 1 ? LadderModel::tr("1 thread per block") : LadderModel::tr("%1 threads per block").arg(asked);
  QStringList others;
  for (const Rung& rung : rungs) {
    const bool own = rung.result && !rung.host && !rung.result->launches.empty() && rung.result->request.block != asked;
    if (own)
      others << withValues(QStringLiteral("%1 %2"), QString::fromStdString(rung.kernel), rung.result->request.block);
  }
  return others.isEmpty() ? all : LadderModel::tr("%1 (%2)").arg(all, others.join(QStringLiteral(", ")));
}

double signedDistance(const RepeatResult::Value& value, const Scalar& reference, bool inUlp) {
  const double distance = inUlp ? value.ulp.value_or(0) : value.error;
  return value.value.toDouble() < reference.toDouble() ? -distance : distance;
}

}  // namespace

LadderModel::LadderModel(QObject* parent) : JobModel(parent) {
  connect(this, &LadderModel::progressChanged, this, &LadderModel::changed);  // charts show it
}

QString LadderModel::deviceName() const {
  for (const Rung& rung : m_rungs)
    if (rung.result && !rung.host) return text(rung.result->device.called());
  return {};
}

Origin LadderModel::origin() const {
  return originOn(deviceName(), provenanceText());
}

Origin LadderModel::originOn(const QString& device, const QString& provenance) const {
  Origin origin{device, provenance, {}, {}, {}};
  const QString command = commandLine();
  if (command.isEmpty()) return origin;
  origin.commands << command;
  QStringList conditions{blockText(m_request.block, m_rungs)};
  if (!origin.device.isEmpty()) conditions << origin.device;
  origin.shown << requestText() << conditions.join(QStringLiteral(", "));
  return origin;
}

Origin LadderModel::lensOrigin() const {
  // A recording has times; the values are computed here and now, and may differ from one time to the next.
  const auto emulated = std::find_if(m_rungs.begin(), m_rungs.end(), [](const Rung& rung) {
    return rung.result && !rung.host && rung.result->resultProvenance == ResultProvenance::emulated;
  });
  const QString device = emulated == m_rungs.end() ? deviceName() : text(emulated->result->device.computedBy());
  Origin origin = originOn(device, emulated != m_rungs.end() ? tr("results computed by the emulator")
                                   : device.isEmpty()        ? QString()
                                                             : tr("results computed on %1").arg(device));
  if (origin.commands.isEmpty()) return origin;
  origin.commands = {commandLine(QStringLiteral("lens"))};
  if (!m_repeat && anyOrderVaries() && runsUnasked() == 0)
    origin.shown << tr("%1 not repeated: so many elements take the emulator too long").arg(repeatedUnasked());
  if (!m_repeat) return origin;
  const QString run = text(warpfold::commandLine(m_repeat->request));
  origin.commands << QString(run).replace(QStringLiteral("cli run "), QStringLiteral("cli again ")) +
                         QStringLiteral(" --runs %1").arg(m_repeat->runs());
  origin.shown << repeatText();
  return origin;
}

QString LadderModel::difference() const {
  return allMatch() ? QString() : tr("a result of the ladder differs from the reference");
}

QString LadderModel::progressText() const {
  if (!active()) return {};
  const QString progress = JobModel::progressText();
  if (m_repeating)
    return progressFraction() ? QStringList{progress, tr("%1 %").arg(*progressFraction() * 100, 0, 'f', 0)}.join(u' ')
                              : progress;
  if (m_count == 0) return progress;
  const QString place = withValues(tr("kernel %1 of %2"), std::min<std::size_t>(m_rungs.size() + 1, m_count), m_count);
  return progress.isEmpty() ? place : place + QStringLiteral(": ") + progress;
}

std::vector<LadderBar> LadderModel::bars() const {
  std::vector<LadderBar> all;
  const Rung* base = baseline();
  for (const Rung& rung : m_rungs) {
    LadderBar bar;
    bar.kernel = text(rung.kernel);
    bar.role = &rung == base  ? LadderBar::Role::baseline
               : rung.library ? LadderBar::Role::library
                              : LadderBar::Role::none;
    bar.host = rung.host;
    bar.speedUp = speedUp(rung, base);
    bar.emulated = emulated(rung);
    bar.modelled = rung.result && rung.result->latency && rung.result->latency->provenance == Provenance::modelled;
    bar.details << headline(rung);
    if (rung.result) {
      if (rung.result->latency) {
        bar.latencyUs = rung.result->latency->median;
        bar.bandUs = rung.result->latency->band;
        bar.provenance = nameText(rung.result->latency->provenance);
      }
      bar.bandwidthGbs = rung.result->bandwidthGbs;
      bar.details << timeDetails(rung, base) << shape(rung) << verdict(rung);
    }
    bar.details << remarks(rung);
    bar.published = publishedOf(rung);
    all.push_back(std::move(bar));
  }
  return all;
}

std::vector<LensDot> LadderModel::dots() const {
  std::vector<LensDot> all;
  for (const Rung& rung : m_rungs) {
    LensDot dot;
    dot.kernel = text(rung.kernel);
    dot.value = QStringLiteral("–");
    dot.orderVaries = rung.orderVaries;
    dot.details << headline(rung);
    if (rung.result && rung.result->resultProvenance == ResultProvenance::reference) {
      dot.details << verdict(rung);
    } else if (rung.result) {
      dot.ran = true;
      dot.value = text(rung.result->result.text());
      dot.ulp = rung.ulp;
      dot.farOff = isFarOff(*rung.result);
      if (const auto why = whyNotRelative(*rung.result)) dot.noUlp = text(*why);
      if (!dot.ulp && dot.noUlp.isEmpty() && rung.result->matches) dot.ulp = 0;
      dot.reason = powersRaised(text(told(*lensNote(rung))));
      if (dot.farOff && rung.result->matches && !isOverflow(*rung.result))
        dot.reason = tr("far off, within the rounding of this order: %1").arg(dot.reason);
      dot.details << verdict(rung) << shape(rung) << wrapped(dot.reason);
    }
    dot.details << remarks(rung);
    all.push_back(std::move(dot));
  }
  return all;
}

std::vector<RepeatBar> LadderModel::repeatBars() const {
  std::vector<RepeatBar> all;
  if (!m_repeat) return all;
  for (const RepeatResult::Value& value : m_repeat->values)
    all.push_back({signedDistance(value, m_repeat->reference, repeatInUlp()), value.count, text(value.value.text())});
  return all;
}

bool LadderModel::repeatInUlp() const {
  return !m_repeat || !m_repeat->ulpReason;
}

QString LadderModel::repeatText() const {
  if (!m_repeat) return {};
  const QString id = text(m_repeat->request.kernel);
  const QString kernel = m_repeat->device.structureIsExact ? tr("%1 (emulated)").arg(id) : id;
  const auto runs = m_repeat->runs();
  const auto different = m_repeat->values.size();
  if (different == 1) return withValues(tr("%2 runs of %1 gave one result"), kernel, runs);
  if (!m_repeat->spreadUlp) return withValues(tr("%2 runs of %1 gave %3 different results"), kernel, runs, different);
  return withValues(tr("%2 runs of %1 gave %3 different results, up to %4 ULP apart"), kernel, runs, different,
                    figure(*m_repeat->spreadUlp));
}

QString LadderModel::requestText() const {
  for (const Rung& rung : m_rungs)
    if (rung.result)
      return tr("%1 %2, %3 of %4")
          .arg(sizeInShort(rung.result->n), nameText(m_request.type), nameText(m_request.op), text(m_request.input));
  return {};
}

QString LadderModel::provenanceText() const {
  QStringList parts;
  for (const bool host : {false, true})
    for (const Rung& rung : m_rungs)
      if (rung.result && rung.result->latency && rung.host == host) {
        parts << (emulated(rung) ? tr("emulator time (outlined), not a GPU's")
                  : host         ? tr("host kernels %1").arg(originText(*rung.result))
                                 : originText(*rung.result));
        break;
      }
  return parts.join(between);
}

bool LadderModel::anyEmulated() const {
  return std::any_of(m_rungs.begin(), m_rungs.end(), emulated);
}

bool LadderModel::hostMeasuredBeside() const {
  const auto any = [&](bool host, bool measured) {
    return std::any_of(m_rungs.begin(), m_rungs.end(), [&](const Rung& rung) {
      return rung.host == host && rung.result && rung.result->latency &&
             (rung.result->latency->provenance == Provenance::measured) == measured;
    });
  };
  return any(true, true) && any(false, false);
}

QString LadderModel::lensText() const {
  const Rung* ran = nullptr;
  for (const Rung& rung : m_rungs) {
    if (!rung.result) continue;
    if (ran == nullptr) ran = &rung;
    const auto note = lensNote(rung);
    if (note && note->reason == LensNote::Reason::stops)
      return text(rung.kernel) + QStringLiteral(": ") + powersRaised(text(told(*note)));
  }
  if (ran == nullptr) return {};
  for (const Rung& rung : m_rungs)
    if (const auto why = rung.result ? whyNotRelative(*rung.result) : std::nullopt) return text(*why);
  const auto note = lensNote(*ran);
  if (note && note->reason == LensNote::Reason::exact)
    return tr("%1 %2: %3").arg(nameText(m_request.type), nameText(m_request.op), text(told(*note)));
  return tr("distance from the exact %1, in units in the last place").arg(nameText(m_request.op));
}

const Rung* LadderModel::library() const {
  const auto found = std::find_if(m_rungs.begin(), m_rungs.end(), [](const Rung& r) { return r.library; });
  return found != m_rungs.end() && found->result && found->result->latency ? &*found : nullptr;
}

std::optional<double> LadderModel::measuredPeakGbs() const {
  // A GPU's peak says nothing about an emulator's run.
  if (!m_measuredPeak || m_measuredPeak->backend != m_request.backend || anyEmulated()) return std::nullopt;
  return m_measuredPeak->gbs;
}

std::optional<LadderPeak> LadderModel::peak() const {
  if (const auto measured = measuredPeakGbs()) return LadderPeak{*measured, true};
  if (anyEmulated()) return std::nullopt;
  for (const Rung& rung : m_rungs)
    if (rung.result && !rung.host && rung.result->device.timesAreGpu && rung.result->device.datasheetGbs)
      return LadderPeak{*rung.result->device.datasheetGbs, false};
  return std::nullopt;
}

void LadderModel::setView(const LadderView& view) {
  if (view == m_view) return;
  m_view = view;
  emit changed();
}

QStringList LadderModel::repeatable() const {
  QStringList varying, fixed;
  for (const Rung& rung : m_rungs)
    if (rung.result) (rung.orderVaries ? varying : fixed) << text(rung.kernel);
  return varying + fixed;
}

QString LadderModel::repeatedUnasked() const {
  const QStringList kernels = repeatable();
  return kernels.isEmpty() ? QString() : kernels.first();
}

std::uint32_t LadderModel::runsUnasked() const {
  const Rung* const found = rung(repeatedUnasked());
  return found ? sampling::repeatedUnasked(found->result->device.structureIsExact, found->result->n) : 0;
}

bool LadderModel::anyOrderVaries() const {
  return std::any_of(m_rungs.begin(), m_rungs.end(), [](const Rung& r) { return r.result && r.orderVaries; });
}

QString LadderModel::commandLine(const QString& command) const {
  const auto ran = std::find_if(m_rungs.begin(), m_rungs.end(), [](const Rung& r) { return r.result.has_value(); });
  if (ran == m_rungs.end()) return {};
  RunRequest request = m_request;
  request.n = ran->result->n;
  request.traceBlocks = {};
  QString run = text(warpfold::commandLine(request));
  return run.replace(QStringLiteral("run --kernel ") + text(request.kernel), command);
}

std::optional<RunRequest> LadderModel::requestOf(const QString& kernel) const {
  const Rung* found = rung(kernel);
  if (!found || !found->result) return std::nullopt;
  return found->result->request;
}

bool LadderModel::allMatch() const {
  return std::all_of(m_rungs.begin(), m_rungs.end(), [](const Rung& r) { return !r.result || r.result->matches; }) &&
         (!m_repeat || m_repeat->matches());
}

void LadderModel::beginLadder(const RunRequest& request) {
  m_request = request;
  m_rungs.clear();
  m_count = 0;
  m_repeat.reset();
  m_repeating = false;
  begin();
}

void LadderModel::beginRepeat() {
  m_repeating = true;
  begin();
}

void LadderModel::apply(const messages::LadderRow& message) {
  if (m_rungs.size() >= messages::mostRungs) return;
  m_count = message.count;
  m_rungs.push_back(message.rung);
  if (auto& result = m_rungs.back().result) {  // a ladder has no use for these
    result->samplesUs.clear();
    result->traces.clear();
    result->launchTraces.clear();
  }
  clearProgress();
  emit changed();
}

void LadderModel::apply(const messages::Repeated& message) {
  m_repeat = message.repeat;
  emit changed();
}

void LadderModel::apply(const messages::MeasuredPeak& message) {
  m_measuredPeak = message;
  emit changed();
}

const Rung* LadderModel::rung(const QString& kernel) const {
  for (const Rung& rung : m_rungs)
    if (text(rung.kernel) == kernel) return &rung;
  return nullptr;
}

}  // namespace warpfold::app
