// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/counters/range_profiler.h"

#include <map>
#include <mutex>
#include <optional>

#include "values/error.h"
#include "words/say.h"

namespace warpfold::cuda {

namespace {

using cupti::Api;

std::vector<std::string> alternatives(std::string_view metric) {
  std::vector<std::string> names;
  for (std::size_t begin = 0; begin <= metric.size();) {
    const std::size_t end = std::min(metric.find('|', begin), metric.size());
    names.emplace_back(metric.substr(begin, end - begin));
    begin = end + 1;
  }
  return names;
}

/// What schedules metrics of one chip, on the host alone.
class Host {
 public:
  Host(const std::string& chip, const std::vector<std::uint8_t>& availability) {
    cupti::HostInitialize begin;
    begin.chip = chip.c_str();
    begin.availability = availability.empty() ? nullptr : availability.data();
    WARPFOLD_CUPTI(Api::get().hostInitialize(&begin));
    m_object = begin.object;
  }
  ~Host() {
    if (m_object != nullptr) end(m_object);
  }
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;

  static void end(cupti::HostObject* object) {
    cupti::HostDeinitialize call;
    call.object = object;
    Api::get().hostDeinitialize(&call);
  }
  /// Once a metric was refused, the object takes no other.
  bool add(std::vector<const char*> names) {
    cupti::HostAddMetrics call;
    call.object = m_object;
    call.names = names.data();
    call.count = names.size();
    return Api::get().hostAddMetrics(&call) == cupti::success;
  }
  cupti::HostObject* release() { return std::exchange(m_object, nullptr); }

 private:
  cupti::HostObject* m_object = nullptr;
};

/// The first name of a metric that the chip knows; nothing where it knows none.
std::optional<std::string> nameOn(const std::string& chip, const std::vector<std::uint8_t>& availability,
                                  std::string_view metric) {
  for (const std::string& name : alternatives(metric))
    if (Host(chip, availability).add({name.c_str()})) return name;
  return std::nullopt;
}

/// Once a process; where it did not work, as beside another profiler, the next one tries again.
void startProfiler() {
  static std::mutex mutex;
  static bool started = false;
  const std::lock_guard lock(mutex);
  if (started) return;
  cupti::Initialize call;
  WARPFOLD_CUPTI(Api::get().profilerInitialize(&call));
  started = true;
}

std::string chipOf(int ordinal) {
  cupti::GetChipName call;
  call.device = static_cast<std::size_t>(ordinal);
  WARPFOLD_CUPTI(Api::get().deviceGetChipName(&call));
  return call.chip;
}

/// Asking takes half a second, so it is done once for each GPU.
const std::vector<std::uint8_t>& availabilityOf(const Context& context) {
  static std::mutex mutex;
  static std::map<int, std::vector<std::uint8_t>> known;
  const std::lock_guard lock(mutex);
  auto& image = known[context.ordinal()];
  if (!image.empty()) return image;
  cupti::GetCounterAvailability call;
  call.context = context.handle();
  WARPFOLD_CUPTI(Api::get().getCounterAvailability(&call));
  std::vector<std::uint8_t> read(call.imageSize);
  call.image = read.data();
  WARPFOLD_CUPTI(Api::get().getCounterAvailability(&call));
  return image = std::move(read);
}

/// In this order: before the profiler is started, no other call is answered.
std::unique_ptr<CounterSchedule> scheduleFor(const Context& context, std::span<const std::string_view> metrics) {
  startProfiler();
  const std::string chip = chipOf(context.ordinal());
  return std::make_unique<CounterSchedule>(chip, availabilityOf(context), metrics);
}

}  // namespace

CounterSchedule::CounterSchedule(const std::string& chip, const std::vector<std::uint8_t>& availability,
                                 std::span<const std::string_view> metrics) {
  for (const std::string_view metric : metrics) m_metrics.emplace_back(metric, alternatives(metric).front());
  auto host = std::make_unique<Host>(chip, availability);
  if (!host->add(names())) {
    m_metrics.clear();
    for (const std::string_view metric : metrics)
      if (auto name = nameOn(chip, availability, metric)) m_metrics.emplace_back(metric, *std::move(name));
    host = std::make_unique<Host>(chip, availability);
    if (m_metrics.empty() || !host->add(names())) throw BackendUnavailable(say<"counters-none-known">());
  }
  m_object = host->release();
  try {
    cupti::HostConfigSize size;
    size.object = m_object;
    WARPFOLD_CUPTI(Api::get().hostConfigSize(&size));
    m_config.resize(size.bytes);
    cupti::HostConfig config;
    config.object = m_object;
    config.bytes = m_config.size();
    config.image = m_config.data();
    WARPFOLD_CUPTI(Api::get().hostConfig(&config));
  } catch (...) {
    Host::end(m_object);
    throw;
  }
}

CounterSchedule::~CounterSchedule() {
  Host::end(m_object);
}

std::size_t CounterSchedule::passes() const {
  cupti::HostPasses call;
  call.bytes = m_config.size();
  call.image = const_cast<std::uint8_t*>(m_config.data());  // which it only reads
  WARPFOLD_CUPTI(Api::get().hostPasses(&call));
  return call.passes;
}

std::vector<const char*> CounterSchedule::names() const {
  std::vector<const char*> all;
  for (const auto& [metric, name] : m_metrics) all.push_back(name.c_str());
  return all;
}

MetricValues CounterSchedule::evaluate(const std::vector<std::uint8_t>& data, std::size_t range) const {
  std::vector<const char*> all = names();
  std::vector<double> values(all.size());
  cupti::HostEvaluate call;
  call.object = m_object;
  call.data = data.data();
  call.bytes = data.size();
  call.range = range;
  call.names = all.data();
  call.count = all.size();
  call.values = values.data();
  WARPFOLD_CUPTI(Api::get().hostEvaluate(&call));
  MetricValues counted;
  for (std::size_t i = 0; i < values.size(); ++i) counted[m_metrics[i].first] = values[i];
  return counted;
}

RangeProfiler::RangeProfiler(const Context& context, std::span<const std::string_view> metrics)
    : m_schedule(scheduleFor(context, metrics)) {
  cupti::RangeEnable call;
  call.context = context.handle();
  WARPFOLD_CUPTI(Api::get().rangeEnable(&call));
  m_object = call.object;
}

RangeProfiler::~RangeProfiler() {
  cupti::RangeCall call;
  call.object = m_object;
  Api::get().rangeDisable(&call);
}

std::vector<MetricValues> RangeProfiler::count(const std::function<void()>& prepare, const std::function<void()>& pass,
                                               std::size_t launches) {
  const Api& api = Api::get();
  std::vector<const char*> names = m_schedule->names();
  cupti::RangeDataSize size;
  size.object = m_object;
  size.names = names.data();
  size.count = names.size();
  size.mostRanges = launches;
  size.mostNodes = static_cast<std::uint32_t>(launches);
  WARPFOLD_CUPTI(api.rangeDataSize(&size));
  // The profiler keeps a pointer to it until it ends.
  std::vector<std::uint8_t>& data = m_data;
  data.assign(size.bytes, 0);
  cupti::RangeDataInitialize blank;
  blank.object = m_object;
  blank.bytes = data.size();
  blank.data = data.data();
  WARPFOLD_CUPTI(api.rangeDataInitialize(&blank));
  cupti::RangeConfig config;
  config.object = m_object;
  config.configBytes = m_schedule->config().size();
  config.config = m_schedule->config().data();
  config.dataBytes = data.size();
  config.data = data.data();
  config.mostRanges = launches;
  WARPFOLD_CUPTI(api.rangeConfig(&config));
  const std::size_t most = 2 * m_schedule->passes() + 2;
  bool all = false;
  for (std::size_t passes = 0; !all && passes < most; ++passes) {
    prepare();
    cupti::RangeCall start;
    start.object = m_object;
    WARPFOLD_CUPTI(api.rangeStart(&start));
    cupti::RangeStop stop;
    stop.object = m_object;
    try {
      pass();
    } catch (...) {  // cancelled: the profiler must not go on counting what comes next
      api.rangeStop(&stop);
      throw;
    }
    WARPFOLD_CUPTI(api.rangeStop(&stop));
    all = stop.allSubmitted != 0;
  }
  if (!all) throw BackendUnavailable(say<"counters-lost">(arg<"seen">(0u), arg<"expected">(launches)));
  cupti::RangeDecode decode;
  decode.object = m_object;
  WARPFOLD_CUPTI(api.rangeDecode(&decode));
  cupti::RangeDataInfo info;
  info.data = data.data();
  info.bytes = data.size();
  WARPFOLD_CUPTI(api.rangeDataInfo(&info));
  if (info.ranges != launches)
    throw BackendUnavailable(say<"counters-lost">(arg<"seen">(info.ranges), arg<"expected">(launches)));
  std::vector<MetricValues> counted;
  for (std::size_t i = 0; i < launches; ++i) counted.push_back(m_schedule->evaluate(data, i));
  return counted;
}

}  // namespace warpfold::cuda
