// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "catalogue/catalogue.h"
#include "codec/archive.h"
#include "run/run_control.h"

namespace warpfold {

/// What the worker gives a job that runs: the kernels there are, a flag that ends it, and a way to say something.
class JobContext {
 public:
  using Send = std::function<void(const char* type, codec::Json body)>;
  using Report = std::function<void(const Message& what, std::optional<double> fraction)>;

  JobContext(const Catalogue& catalogue, const std::atomic<bool>& cancelled, Send send, Report report)
      : m_catalogue(catalogue), m_cancelled(cancelled), m_send(std::move(send)), m_report(std::move(report)) {}

  const Catalogue& catalogue() const { return m_catalogue; }
  const std::atomic<bool>& cancelled() const { return m_cancelled; }
  /// An event of the job's own; may be called from any of its threads.
  template <typename T>
  void send(const T& event) const {
    m_send(T::type, codec::encode(event));
  }
  /// Reports progress at once, even if some was reported a moment ago.
  void report(const Message& what) const { m_report(what, std::nullopt); }
  /// A control that reports a few times a second. `whole` turns the fraction of what is being done, open where it
  /// is unknown, into that of the job.
  using Fraction = std::optional<double>;
  RunControl control(std::function<Fraction(Fraction)> whole = {}) const;
  /// Which part of the job is at work, for the message should it fail.
  void setPart(std::optional<std::uint32_t> part) { m_part = part; }
  std::optional<std::uint32_t> part() const { return m_part; }

 private:
  const Catalogue& m_catalogue;
  const std::atomic<bool>& m_cancelled;
  Send m_send;
  Report m_report;
  std::optional<std::uint32_t> m_part;
};

/// A kind of job. The worker makes one of each when it is first asked for and keeps it, so that it can keep data from
/// run to run.
class Job {
 public:
  virtual ~Job() = default;
  /// Carries the request out. Throws Error on failure, Cancelled when cancelled, and nlohmann's exceptions or
  /// std::out_of_range on a request that cannot be read.
  virtual void run(const codec::Json& request, JobContext& context) = 0;
};

/// Foreground jobs use the device: a new one cancels the one before and waits for its end. Background jobs look on
/// beside them; a new one replaces the one before of the same type.
enum class JobPlace : std::uint8_t { foreground, background };

struct JobType {
  JobPlace place = JobPlace::foreground;
  std::unique_ptr<Job> (*create)() = nullptr;
};

/// All job types by their names. A job registers itself in its own file; nothing else names it.
const std::map<std::string, JobType>& jobTypes();
/// Throws std::logic_error on a duplicate name.
void registerJob(const std::string& name, JobType type);

template <typename T>
struct RegisterJob {
  explicit RegisterJob(const char* name, JobPlace place = JobPlace::foreground) {
    registerJob(name, {place, []() -> std::unique_ptr<Job> { return std::make_unique<T>(); }});
  }
};

}  // namespace warpfold
