// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Makes a recording as large as is asked for, of an imaginary GPU with very many samples a run, and tells how long it
// takes to be opened and to be read, and how much memory that takes.
//   warpfold_large_recording FILE [MEGABYTES=200] [SAMPLES=4096]
#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "store/recorded_time.h"
#include "store/recording.h"
#include "values/error.h"

using namespace warpfold;
using namespace warpfold::store;

namespace {

using Clock = std::chrono::steady_clock;

double milliseconds(Clock::time_point since) {
  return std::chrono::duration<double, std::milli>(Clock::now() - since).count();
}

double residentMegabytes() {
  std::ifstream file("/proc/self/statm");
  double pages = 0, resident = 0;
  file >> pages >> resident;
  return resident * static_cast<double>(::sysconf(_SC_PAGESIZE)) * 1e-6;
}

RecordedDevice imaginaryGpu() {
  RecordedDevice recorded;
  recorded.device.backend = "cuda:0";
  recorded.device.name = "Imaginary GPU";
  recorded.device.kernels = {.device = true, .library = true};
  recorded.device.timesAreGpu = true;
  recorded.device.multiprocessors = 64;
  recorded.device.defaultN = std::uint64_t{1} << 20;
  recorded.date = "2026-11-22";
  recorded.version = "1";
  return recorded;
}

/// A fixed cost and a cost per element, with a ripple that no two samples share.
RecordedRun runOf(RecordedKey key, std::size_t samples) {
  RecordedRun run;
  const double us = 5 + 1e-5 * static_cast<double>(key.n);
  for (std::size_t i = 0; i < samples; ++i)
    run.samplesUs.push_back(static_cast<float>(us * (1 + 0.01 * std::sin(0.7 * static_cast<double>(i)))));
  run.launchUs = {static_cast<float>(us)};
  run.key = std::move(key);
  return run;
}

void make(const char* path, double megabytes, std::size_t samples) {
  const auto writer = RecordingWriter::open(path, imaginaryGpu());
  const auto runs = static_cast<std::size_t>(megabytes * 1e6 / (4.0 * static_cast<double>(samples) + 60));
  std::size_t made = 0;
  for (std::uint64_t size = 0; made < runs; ++size)
    for (const char* kernel : {"neighbored", "interleaved", "shared-sequential", "two-pass", "last-block"})
      for (const std::uint32_t block : {64u, 128u, 256u, 512u, 1024u}) {
        if (made++ >= runs) break;
        RecordedKey key;
        key.kernel = kernel;
        key.n = (std::uint64_t{1} << 20) + 4096 * size;
        key.block = block;
        writer->add(runOf(std::move(key), samples));
      }
  writer->flush();
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return std::fputs("warpfold_large_recording FILE [MEGABYTES=200] [SAMPLES=4096]\n", stderr), 2;
  try {
    const double megabytes = argc > 2 ? std::atof(argv[2]) : 200;
    const std::size_t samples = argc > 3 ? static_cast<std::size_t>(std::atoll(argv[3])) : 4096;
    if (!std::filesystem::exists(argv[1])) make(argv[1], megabytes, samples);
    const double before = residentMegabytes();
    Clock::time_point start = Clock::now();
    const auto recording = Recording::open(argv[1]);
    fmt::print("{:.0f} MB, {} runs\n", static_cast<double>(std::filesystem::file_size(argv[1])) * 1e-6,
               recording->keys().size());
    fmt::print("open         {:8.1f} ms, {:6.1f} MB more memory\n", milliseconds(start), residentMegabytes() - before);
    start = Clock::now();
    (void)recording->find(recording->keys().back());
    fmt::print("one run      {:8.1f} ms\n", milliseconds(start));
    start = Clock::now();
    for (const RecordedKey& key : recording->keys()) (void)recording->find(key);
    fmt::print("every run    {:8.1f} ms, {:6.1f} MB more memory\n", milliseconds(start), residentMegabytes() - before);
  } catch (const Error& error) {
    return std::fprintf(stderr, "%s\n", error.what()), 1;
  }
}
