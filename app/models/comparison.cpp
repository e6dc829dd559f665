// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison.h"

#include "metrics/step_action.h"
#include "metrics/step_summary.h"
#include "models/core_text.h"
#include "models/count_text.h"
#include "models/time_origin.h"
#include "models/with_values.h"
#include "models/words.h"
#include "run/command_line.h"
#include "timing/verdict.h"

namespace warpfold::app {
namespace {

/// What to ask for to get the same: what was asked for, where that is known, with the device and the size that it came
/// to. A live run takes samples until it is stopped, so that their number is none of it.
RunRequest asToRepeat(const RunResult& result, const std::optional<RunRequest>& asked) {
  RunRequest request = asked.value_or(result.request);
  request.kernel = result.request.kernel;
  request.backend = result.request.backend;
  if (!asked) return request;
  if (!request.n) request.n = result.n;
  return request;
}

/// In what the offered request differs from the one that was asked for, as the window calls it.
QString offeredText(const RunRequest& asked, const RunRequest& offered, std::uint64_t n) {
  QStringList parts;
  const auto add = [&](bool differs, const QString& part) {
    if (differs) parts << part;
  };
  add(offered.n && *offered.n != n, Comparison::tr("N = %1").arg(sizeInShort(offered.n.value_or(0))));
  add(offered.block != asked.block, offered.block == 1 ? Comparison::tr("1 thread per block")
                                                       : Comparison::tr("%1 threads per block").arg(offered.block));
  add(offered.grid != asked.grid, !offered.grid ? Comparison::tr("as many blocks as N needs")
                                  : *offered.grid == 1
                                      ? Comparison::tr("a grid of one block")
                                      : Comparison::tr("a grid of %1 blocks").arg(grouped(*offered.grid)));
  add(offered.type != asked.type, Comparison::tr("the element type %1").arg(nameText(offered.type)));
  add(offered.op != asked.op, Comparison::tr("the operation %1").arg(nameText(offered.op)));
  add(offered.cache != asked.cache,
      offered.cache == CacheState::warm ? Comparison::tr("a warm cache") : Comparison::tr("a cold cache"));
  add(offered.offset != asked.offset, Comparison::tr("the offset %1").arg(offered.offset));
  return parts.join(QStringLiteral(", "));
}

std::size_t at(messages::Side side) {
  return side == messages::Side::a ? 0 : 1;
}

}  // namespace

Comparison::Comparison(QObject* parent) : JobModel(parent) {
  for (const auto signal : {&Comparison::samplesChanged, &Comparison::countersChanged, &Comparison::measuredPeakChanged,
                            &Comparison::cubChanged})
    connect(this, signal, this, &Comparison::changed);
  connect(this, &Comparison::resultChanged, this, &Comparison::changed);
  connect(this, &Comparison::boardChanged, this, &Comparison::changed);
}

Origin Comparison::origin() const {
  Origin origin{deviceName(), provenanceText(), {}, {}, {}};
  for (int s = 0; s < 2; ++s) {
    if (!side(s).result) continue;
    const RunRequest request = asToRepeat(*side(s).result, side(s).resultAsked);
    if (origin.shown.isEmpty())
      origin.shown << withValues((request.block == 1 ? tr("N = %1, %2 of %3 (%4), %5 thread per block, %6")
                                                     : tr("N = %1, %2 of %3 (%4), %5 threads per block, %6")),
                                 sizeInShort(side(s).result->n), nameText(request.op), nameText(request.type),
                                 inputText(request.input), request.block, deviceName());
    QString command = QString::fromStdString(commandLine(request));
    if (side(s).result->ranks)
      command.prepend(QStringLiteral("mpirun -n %1 ").arg(side(s).result->ranks->parts.size()));
    origin.commands << command;
    origin.sides << (s == 0 ? QStringLiteral("A ") : QStringLiteral("B ")) + QString::fromStdString(request.kernel);
  }
  return origin;
}

QString Comparison::difference() const {
  for (const SideState& s : m_sides)
    if (s.result && !s.result->matches)
      return tr("the result %1 of %2 differs from the reference %3 by %4")
          .arg(QString::fromStdString(s.result->result.text()), QString::fromStdString(s.result->request.kernel),
               QString::fromStdString(s.result->reference.text()),
               QString::fromStdString(Scalar::of(s.result->error).text()));
  return {};
}

QString Comparison::failureText() const {
  if (const QString whole = JobModel::failureText(); !whole.isEmpty()) return whole;
  for (const SideState& s : m_sides)
    if (s.failure) return text(*s.failure);
  return {};
}

std::optional<DataSource::RunFailure> Comparison::runFailure() const {
  auto failure = JobModel::runFailure();
  if (!failure || failure->complaint || !JobModel::failureText().isEmpty()) return failure;
  for (const SideState& s : m_sides)
    if (!failure->complaint) failure->complaint = s.failure;
  return failure;
}

QString Comparison::failureSentence() const {
  if (const QString whole = JobModel::failureSentence(); !whole.isEmpty()) return whole;
  for (const SideState& s : m_sides)
    if (s.failure) return windowText(*s.failure);
  return {};
}

std::optional<double> Comparison::medianUs(int s) const {
  const SideState& state = side(s);
  if (!state.samples.empty()) return state.samples.median();
  if (state.result && state.result->latency) return state.result->latency->median;
  return std::nullopt;
}

/// How many samples there are of a run that was recorded.
std::optional<quint64> Comparison::recordedSamples(int s) const {
  const auto& result = side(s).result;
  const bool played = result && result->latency && result->latency->provenance == Provenance::recorded;
  return played && result->request.iterations ? std::optional<quint64>(*result->request.iterations) : std::nullopt;
}

quint64 Comparison::sampleCount(int s) const {
  const SideState& state = side(s);
  if (!state.samples.empty()) return state.samples.size();
  return state.result && state.result->latency ? state.result->latency->samples : 0;
}

std::optional<double> Comparison::bandwidthGbs(int s, double us) const {
  const auto& result = side(s).result;
  constexpr double least = 1e-9;  // of anything that takes time
  if (!result || us < least) return std::nullopt;
  return inputsOf(result->request.op) * double(result->n) * double(sizeOf(result->request.type)) / us / 1000;
}

std::optional<double> Comparison::speedUpOfB() const {
  if (!complete()) return std::nullopt;
  const auto a = medianUs(0), b = medianUs(1);
  if (!a || !b || *a <= 0 || *b <= 0 || !incomparableText().isEmpty()) return std::nullopt;
  return *a / *b;
}

bool Comparison::onTwoDevices() const {
  const auto &a = side(0).result, &b = side(1).result;
  return a && b && a->device.backend != b->device.backend;
}

QString Comparison::incomparableText() const {
  const auto &a = side(0).result, &b = side(1).result;
  if (!onTwoDevices() || !a->latency || !b->latency) return {};
  return comparable(*a, *b) ? QString() : sentence(whyNotCompared(*a, *b)) + u'.';
}

bool Comparison::drawn(int s) const {
  const auto emulated = [](const std::optional<RunResult>& r) {
    return r && r->latency && r->latency->provenance == Provenance::emulated;
  };
  const auto& other = side(1 - s).result;
  return !onTwoDevices() || !emulated(side(s).result) || !other->latency || emulated(other);
}

bool Comparison::clearlyApart() const {
  const auto middle = [this](int s) -> std::pair<double, double> {
    const SideState& state = side(s);
    if (!state.samples.empty()) return state.samples.quartiles();
    if (!state.result || !state.result->latency) return {};
    const Latency& latency = *state.result->latency;
    if (latency.band) return {latency.band->low, latency.band->high};
    if (latency.quartiles) return {latency.quartiles->low, latency.quartiles->high};
    const double half = 0.6745 * latency.rsd * latency.mean;  // as far as a normal distribution's quartiles are
    return {latency.median - half, latency.median + half};
  };
  const auto a = middle(0), b = middle(1);
  return a.second < b.first || b.second < a.first;
}

std::optional<double> Comparison::measuredPeakGbs() const {
  const auto& result = m_sides[0].result ? m_sides[0].result : m_sides[1].result;
  if (m_measuredPeak && (!result || result->device.backend == m_measuredPeak->backend)) return m_measuredPeak->gbs;
  return result ? result->device.peakReadGbs : std::nullopt;
}

std::optional<Comparison::CubMark> Comparison::cub() const {
  if (!m_cub) return std::nullopt;
  const auto isOfRecording = [](Provenance p) { return p == Provenance::recorded || p == Provenance::interpolated; };
  const std::string* device = nullptr;
  for (const SideState& s : m_sides) {
    if (!s.result) continue;
    const RunResult& r = *s.result;
    if (!r.device.timesAreGpu || !r.latency || r.request.kernel == m_cub->kernel) return std::nullopt;
    const Provenance own = r.latency->provenance;
    if (isOfRecording(own) != isOfRecording(m_cub->provenance)) return std::nullopt;
    if (!isOfRecording(own) && own != Provenance::measured) return std::nullopt;
    if (device != nullptr && *device != r.device.backend) return std::nullopt;
    device = &r.device.backend;
  }
  if (device == nullptr) return std::nullopt;
  return CubMark{QString::fromStdString(m_cub->kernel).toUpper(), m_cub->medianUs};
}

std::optional<Provenance> Comparison::provenance() const {
  for (int s = 0; s < 2; ++s)
    if (const auto& result = side(s).result; result && result->latency && drawn(s)) return result->latency->provenance;
  return std::nullopt;
}

QString Comparison::deviceName() const {
  if (onTwoDevices())
    return tr("%1 (A), %2 (B)").arg(text(side(0).result->device.called()), text(side(1).result->device.called()));
  for (const SideState& s : m_sides)
    if (s.result) return text(s.result->device.called());
  return {};
}

/// Of two times that lie between recorded ones of one device: the device, once and first, since narrow places cut the
/// end; then between which ones, each where they differ.
QString Comparison::interpolatedText() const {
  QStringList between;
  for (const SideState& s : m_sides) {
    if (!s.result || !s.result->latency || !s.result->latency->between || onTwoDevices()) return {};
    between << betweenText(*s.result->latency->between);
  }
  const QString device = recordedDeviceText(m_sides[0].result->device);
  return between[0] == between[1] ? tr("recorded on %1; %2").arg(device, between[0])
                                  : tr("recorded on %1; A %2; B %3").arg(device, between[0], between[1]);
}

QString Comparison::provenanceText() const {
  QStringList origins;
  if (const QString between = interpolatedText(); !between.isEmpty()) return between;
  for (int s = 0; s < 2; ++s) {
    const auto& result = side(s).result;
    const QString origin = result ? timeOrigin(*result) : QString();
    if (origin.isEmpty()) continue;
    origins << (onTwoDevices() ? (s == 0 ? tr("A %1") : tr("B %1")).arg(origin) : origin);
  }
  origins.removeDuplicates();
  return origins.join(QStringLiteral("; "));
}

QString Comparison::stepTimesText() const {
  for (const SideState& s : m_sides) {
    if (!s.result || !s.result->stepTimesOf) continue;
    const QString of = powersRaised(text(*s.result->stepTimesOf));
    if (!s.result->device.recorded) return of;
    return tr("recorded on %1; %2").arg(recordedDeviceText(s.result->device), of);
  }
  return provenanceText();
}

QString Comparison::untimedText() const {
  QStringList reasons;
  for (const SideState& s : m_sides)
    if (s.result && s.result->latencyReason) {
      const QString differs =
          s.result->offered ? offeredText(s.result->request, *s.result->offered, s.result->n) : QString();
      reasons << (differs.isEmpty()
                      ? sentence(*s.result->latencyReason) + u'.'
                      : tr("No time was recorded for this request; the nearest recorded one has %1.").arg(differs));
    }
  reasons.removeDuplicates();
  return reasons.join(u' ');
}

std::optional<RunRequest> Comparison::offered() const {
  for (const SideState& s : m_sides)
    if (s.result && s.result->offered) return s.result->offered;
  return std::nullopt;
}

std::optional<Latency> Comparison::interpolated(int s) const {
  const auto& result = side(s).result;
  return result && result->latency && result->latency->band ? result->latency : std::nullopt;
}

bool Comparison::awaitsSamples(int s) const {
  const auto& result = side(s).result;
  return !result || (!interpolated(s) && !result->latencyReason);
}

BlockTracePtr Comparison::blockTrace(int s, quint64 index) const {
  const auto& result = side(s).result;
  if (!result) return nullptr;
  for (const BlockTracePtr& trace : result->traces)
    if (trace && trace->launch == 0 && trace->block.value == index) return trace;
  return nullptr;
}

quint64 Comparison::tracedBlocks(int s) const {
  const auto& result = side(s).result;
  if (!result) return 0;
  return quint64(std::count_if(result->traces.begin(), result->traces.end(),
                               [](const BlockTracePtr& t) { return t && t->launch == 0; }));
}

std::vector<StepRow> Comparison::stepRows(int s, quint64 index) const {
  std::vector<StepRow> rows;
  const BlockTracePtr trace = blockTrace(s, index);
  const auto& result = side(s).result;
  if (!trace && !result) return rows;
  const std::uint32_t threads = trace ? trace->threads : result->request.block;
  for (const StepSummary& step : trace ? summariseSteps(std::span(&trace, 1)) : result->steps)
    if (step.kind == Step::Kind::combine)
      rows.push_back({std::uint32_t(rows.size()) + 1, strideWithin(step.stride, threads), step.counters, step.timeNs,
                      result && result->device.isModelled(), step.issuedLanes, step.usedBytes, step.movedBytes});
  return rows;
}

void Comparison::begin(const RunRequest& a, const RunRequest& b, const TypedValues& typed) {
  m_typed = typed;
  m_sides[0].asked = a;
  m_sides[1].asked = b;
  begin(a.kernel, b.kernel);
}

void Comparison::begin(const std::string& kernelA, const std::string& kernelB) {
  m_sides[0].kernel = kernelA;
  m_sides[1].kernel = kernelB;
  restart({});
}

void Comparison::beginSaved(const RunRequest& a, const RunRequest& b, const QString& date, const TypedValues& typed) {
  m_sides = {};
  m_typed = typed;
  m_measuredPeak.reset();
  for (const auto& [side, request] : {std::pair(&m_sides[0], &a), std::pair(&m_sides[1], &b)}) {
    side->asked = *request;
    side->kernel = request->kernel;
  }
  restart(date);
  for (int s = 0; s < 2; ++s) {
    emit boardChanged(s);
    emit resultChanged(s);
  }
  emit countersChanged();
}

/// Samples start anew; results stay until new ones come.
void Comparison::restart(const QString& savedDate) {
  for (SideState& s : m_sides) {
    s.fresh = s.boardFresh = false;
    s.samples.clear();
    s.failure.reset();
  }
  m_cub.reset();
  m_savedDate = savedDate;
  JobModel::begin();
  emit samplesChanged();
}

void Comparison::apply(const messages::Board& message) {
  SideState& s = m_sides[at(message.side)];
  s.board = message.trace;
  s.boardN = message.n;
  s.boardFirst = message.first;
  s.boardSecond = message.second;
  s.boardFresh = true;
  s.boardKernel = s.kernel;
  emit boardChanged(int(message.side));
}

void Comparison::apply(const messages::Result& message) {
  SideState& s = m_sides[at(message.side)];
  s.result = message.result;
  s.resultAsked = s.asked;
  s.fresh = true;
  s.counters.reset();
  s.hardware.reset();
  if (!message.result.launches.empty()) s.counters = message.result.launches.front().counters;
  if (s.board && s.boardKernel != s.kernel) {  // a host kernel has none: that of the kernel before would stay
    s.board.reset();
    emit boardChanged(int(message.side));
  }
  s.samples.append(0, message.result.samplesUs);
  s.result->samplesUs.clear();  // the ring has them now
  emit resultChanged(int(message.side));
  emit countersChanged();
  emit samplesChanged();
}

void Comparison::apply(const messages::Samples& message) {
  SampleRing& samples = m_sides[at(message.side)].samples;
  std::span<const double> us = message.us;
  // Recorded ones are played over and over: each of them is one sample.
  if (const auto all = recordedSamples(int(message.side)))
    us = us.first(std::min<std::size_t>(us.size(), *all - std::min<quint64>(*all, message.firstIndex)));
  if (us.empty()) return;
  samples.append(message.firstIndex, us);
  emit samplesChanged();
}

void Comparison::apply(const messages::CubTime& message) {
  m_cub = message;
  emit cubChanged();
}

void Comparison::apply(const messages::HardwareCounted& message) {
  m_sides[at(message.side)].hardware = message.counts;
  emit countersChanged();
}

void Comparison::apply(const messages::KernelCounters& message) {
  m_sides[at(message.side)].counters = message.counters;
  emit countersChanged();
}

void Comparison::apply(const messages::MeasuredPeak& message) {
  m_measuredPeak = message;
  emit measuredPeakChanged();
}

void Comparison::apply(const messages::Failure& message) {
  if (!message.part || *message.part >= m_sides.size()) return JobModel::apply(message);
  m_sides[*message.part].failure = message.complaint;
  setFailed(message.status);
}

}  // namespace warpfold::app
