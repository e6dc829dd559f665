// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Stands in for `warpfold-cli worker` in tests: made-up but consistent data, quickly, and every way to
// misbehave.
//   warpfold_fake_worker [gpu] [hang | rubbish | exit | crash | empty | other-version | fail | clocks]
//                        [flood-progress | flood-hazards | flood-results | flood-errors]
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <string>
#include <thread>

#include "codec/run_fields.h"
#include "jobs/clocks.h"
#include "jobs/comparison.h"
#include "jobs/envelope.h"
#include "jobs/ladder.h"
#include "jobs/measured_peak.h"
#include "jobs/repeat.h"
#include "jobs/sweep_job.h"
#include "support/catalogue.h"
#include "words/say.h"

using namespace warpfold;
using namespace warpfold::messages;

namespace {

struct Behaviour {
  std::set<std::string> words;
  bool is(const char* word) const { return words.contains(word); }
};

void write(const std::vector<std::uint8_t>& frame) {
  for (std::size_t sent = 0; sent < frame.size();) {
    const ssize_t n = ::write(STDOUT_FILENO, frame.data() + sent, frame.size() - sent);
    if (n <= 0) std::exit(0);
    sent += std::size_t(n);
  }
}
void send(const Event& event) {
  write(encode(event));
}
template <typename T>
void send(std::uint64_t job, const T& event) {
  write(encodeJobEvent(job, T::type, codec::encode(event)));
}

constexpr int digits[] = {3, 1, 7, 0, 4, 1, 6, 3, 5, 9, 2, 6, 5, 3, 5, 8};

std::uint32_t lineOf(const KernelInfo& kernel, const char* what) {
  const auto at = kernel.code.find(what);
  if (at == std::string::npos) return 0;
  return kernel.firstLine +
         std::uint32_t(std::count(kernel.code.begin(), kernel.code.begin() + std::ptrdiff_t(at), '\n'));
}

/// What a kernel that is broken on purpose is found to do.
Hazard hazardOf(const KernelInfo& kernel, std::uint64_t block) {
  Hazard h;
  h.block = BlockId{block};
  h.step = 1;
  h.row = 2;
  h.first = {ThreadId{0}, lineOf(kernel, "op("), false};
  h.second = {ThreadId{2}, lineOf(kernel, "__syncthreads"), true};
  h.where = {Hazard::Place::Kind::shared, 2};
  return h;
}

/// Neighboured pairs for the first two kernels, halves for all others; sums of int32.
BlockTracePtr traceOf(const KernelInfo& kernel, std::uint32_t threads, std::uint32_t warp, std::uint64_t block,
                      bool gpu, const TypedValues& typed = {}) {
  auto trace = std::make_shared<BlockTrace>();
  trace->block = BlockId{block};
  trace->threads = threads;
  trace->warpSize = warp;
  trace->type = ElementType::int32;
  trace->firstElement = block * threads;
  trace->masksVerified = gpu;
  const bool neighboured = kernel.id.starts_with("neighbored");
  const bool compact = kernel.id == "neighbored-less";

  std::vector<NodeId> current(threads);
  for (std::uint32_t i = 0; i < threads; ++i) {
    Node node;
    node.column = i;
    node.thread = ThreadId{i};
    node.at = {Location::Space::input, trace->firstElement + i};
    node.bits = Scalar::of(std::int32_t(digits[i % 16])).bits;
    for (const TypedValue& each : typed)
      if (each.element == i) node.bits = Scalar::of(std::int32_t(std::stoi(each.text))).bits;
    current[i] = NodeId{std::uint32_t(trace->nodes.size())};
    trace->nodes.push_back(node);
  }
  std::uint32_t row = 0;
  const std::uint32_t rows = std::uint32_t(std::countr_zero(std::bit_floor(threads)));
  for (; row < rows; ++row) {
    const std::uint32_t stride = neighboured ? 1u << row : threads >> (row + 1);
    Step step;
    step.index = row;
    step.row = row + 1;
    step.stride = stride;
    step.line = lineOf(kernel, "op(");
    step.barrierLine = lineOf(kernel, "__syncthreads");
    step.warps.resize(trace->warps());
    for (auto& w : step.warps) w.lanes = warp == 32 ? 0xffffffffu : (1u << warp) - 1;
    const std::uint32_t workers = neighboured ? threads / (2 * stride) : stride;
    for (std::uint32_t k = 0; k < workers; ++k) {
      const std::uint32_t column = neighboured ? 2 * stride * k : k;
      const std::uint32_t thread = neighboured && !compact ? column : k;
      Node node;
      node.row = row + 1;
      node.column = column;
      node.thread = ThreadId{thread};
      node.at = {Location::Space::input, trace->firstElement + column};
      node.left = current[column];
      node.right = current[column + stride];
      const auto value = [&](NodeId id) { return Scalar{trace->type, trace->nodes[id.value].bits}.as<std::int32_t>(); };
      node.bits = Scalar::of(value(node.left) + value(node.right)).bits;
      current[column] = NodeId{std::uint32_t(trace->nodes.size())};
      trace->nodes.push_back(node);
      step.warps[thread / warp].combined |= 1u << (thread % warp);
      step.warps[thread / warp].touched |= 1u << (thread % warp);
    }
    step.counters.activeThreads = workers;
    for (const auto& w : step.warps) {
      step.counters.activeWarps += w.working() != 0;
      step.counters.divergentWarps += w.working() != 0 && w.combined != w.lanes;
    }
    step.counters.memory.globalLoadRequests = 2 * step.counters.activeWarps;
    step.counters.memory.globalLoadSectors = 2 * std::max<std::uint64_t>(step.counters.activeWarps, workers / 4);
    step.counters.memory.globalStoreSectors = std::max<std::uint64_t>(step.counters.activeWarps, workers / 8);
    step.counters.memory.globalStoreRequests = step.counters.activeWarps;
    step.counters.memory.barriers = 1;
    if (gpu) step.timeNs = (neighboured ? 2000.0 : 1500.0) / (1 + 0.12 * row);
    trace->steps.push_back(step);
  }
  if (kernel.broken()) trace->hazards.push_back(hazardOf(kernel, block));
  return trace;
}

DeviceInfo gpuDevice() {
  DeviceInfo d;
  d.backend = "cuda:0";
  d.name = "Imaginary GPU";
  d.number = 0;
  d.details = {say<"proper-name">(arg<"name">("sm_90")), say<"gpu-multiprocessors">(arg<"count">(132))};
  d.kernels = {.device = true, .library = true};
  d.timesAreGpu = true;
  d.defaultN = 1u << 24;
  d.peakReadGbs = 4454;
  return d;
}

/// Those of the program, or two that no other program has.
std::vector<KernelInfo> kernelsOf(const Behaviour& behaviour) {
  std::vector<KernelInfo> kernels;
  if (behaviour.is("other-kernels")) {
    for (const auto& [id, title] : {std::pair("my-pairs", "Pairs of mine"), std::pair("my-halves", "Halves of mine")}) {
      kernels.push_back(kernelById("neighbored"));
      kernels.back().id = id;
      kernels.back().title = title;
      kernels.back().order = static_cast<int>(kernels.size());
    }
    return kernels;
  }
  kernels = kernelCatalogue();
  kernels.insert(kernels.end(), brokenKernels().begin(), brokenKernels().end());
  return kernels;
}

/// Throws std::out_of_range where this worker has no such kernel, as a real one refuses it.
KernelInfo kernelOf(const std::string& id, const Behaviour& behaviour) {
  for (KernelInfo& kernel : kernelsOf(behaviour))
    if (kernel.id == id) return std::move(kernel);
  throw std::out_of_range("no kernel " + id);
}

Hello hello(const Behaviour& behaviour) {
  Hello h;
  h.version = "0.0-fake";
  if (behaviour.is("other-version")) h.protocol = protocolVersion + 41;
  h.kernels = kernelsOf(behaviour);
  if (behaviour.is("gpu")) h.devices.push_back(gpuDevice());
  DeviceInfo emulator;
  emulator.backend = "emulator";
  emulator.title = say<"emulator">(arg<"cores">(2));
  emulator.kernels = {.device = true, .broken = true};
  emulator.warpWidths = {4, 8, 16, 32};
  emulator.timing = Provenance::emulated;
  emulator.structureIsExact = true;
  emulator.patience = std::chrono::seconds(60);
  emulator.defaultN = 1u << 16;
  h.devices.push_back(emulator);
  DeviceInfo cpu;
  cpu.backend = "cpu";
  cpu.name = "Imaginary CPU";
  cpu.kernels.host = true;
  cpu.patience = std::chrono::seconds(60);
  cpu.defaultN = 1u << 20;
  h.devices.push_back(cpu);
  return h;
}

double sampleUs(const RunRequest& request, std::uint64_t index) {
  const double base = request.kernel == "neighbored" ? 213.4 : request.kernel == "neighbored-less" ? 114.7 : 96.9;
  return base * (1 + 0.01 * (double((index * 7919) % 13) - 6) / 6);
}

RunResult resultOf(const RunRequest& asked, const Behaviour& behaviour) {
  const KernelInfo kernel = kernelOf(asked.kernel, behaviour);
  RunResult r;
  r.request = asked;
  const Hello offer = hello(behaviour);
  for (const auto& d : offer.devices)
    if (d.backend == asked.backend.value_or("emulator")) r.device = d;
  const bool gpu = r.device.timesAreGpu;
  r.n = asked.n.value_or(r.device.defaultN);
  r.request.n = r.n;
  r.request.grid = (r.n - 1) / asked.block + 1;
  r.result = r.reference = Scalar::of(std::int32_t(2139353471));
  r.matches = !behaviour.is("differs");
  if (!r.matches) r.result = Scalar::of(std::int32_t(2139353470)), r.error = 1;
  for (std::uint64_t i = 0; i < 20; ++i) r.samplesUs.push_back(sampleUs(asked, i));
  Latency l;
  l.median = l.mean = sampleUs(asked, 6);
  l.min = l.median * 0.99;
  l.p95 = l.median * 1.01;
  l.samples = 20;
  l.provenance = r.device.timing;
  r.latency = l;
  r.bandwidthGbs = double(r.n) * double(sizeOf(asked.type)) / l.median / 1000;
  r.timeCovers =
      TimeCover{.work = r.device.timesAreGpu ? TimeCover::Work::gpu : TimeCover::Work::emulator, .launches = 1};
  LaunchResult launch;
  launch.n = r.n;
  launch.grid = *r.request.grid;
  launch.block = asked.block;
  launch.latencyUs = l.median;
  std::optional<LaunchResult> later;
  if (!kernel.host) {
    for (std::uint64_t b : asked.traceBlocks.resolve(*r.request.grid)) {
      r.traces.push_back(traceOf(kernel, asked.block, asked.warp, b, gpu));
    }
    RunCounters total;
    if (!r.traces.empty())
      for (const Step& step : r.traces.front()->steps) {
        Counters c = step.counters.memory;
        for (auto* field :
             {&c.globalLoadSectors, &c.globalStoreSectors, &c.globalLoadRequests, &c.globalStoreRequests, &c.barriers})
          *field *= launch.grid;
        total += c;
      }
    if (kernel.broken()) r.hazards.push_back(hazardOf(kernel, 0));
    r.launchTraces.push_back(traceOf(kernel, asked.block, asked.warp, 0, gpu));
    if (kernel.next == KernelInfo::Next::again) {
      auto second = std::make_shared<BlockTrace>(*r.launchTraces.front());
      second->launch = 1;
      r.launchTraces.push_back(std::move(second));
      later = LaunchResult{launch.grid, 1, asked.block, {}, {}, {}, {}};
    }
    launch.counters = total;
    r.counters = total;
  }
  r.launches.push_back(launch);
  if (later) r.launches.push_back(*later);
  return r;
}

/// A kernel of a ladder. The last one cannot run.
Rung rungOf(const RunRequest& asked, const KernelInfo& kernel, bool last, const Behaviour& behaviour) {
  Rung rung;
  rung.kernel = kernel.id;
  rung.title = kernel.title;
  rung.host = kernel.host;
  rung.orderVaries = kernel.orderVaries;
  rung.elements = kernel.elements;
  if (last) {
    rung.failure = Complaint{proseMessage("its imaginary code does not compile"), {}, {}};
    return rung;
  }
  RunRequest own = asked;
  own.kernel = kernel.id;
  if (kernel.host) own.backend = "cpu";
  own.traceBlocks = BlockSelection::parse("none");
  rung.result = resultOf(own, behaviour);
  rung.result->samplesUs.clear();
  rung.result->depth = 24;
  if (isFloating(asked.type)) rung.ulp = kernel.orderVaries ? 3.5 : 0.25;
  return rung;
}

bool onGpu(const RunRequest& request) {
  return request.backend.value_or("").starts_with("cuda");
}

void runKernels(std::uint64_t job, const Ladder& ladder, const Behaviour& behaviour) {
  if (onGpu(ladder.request)) send(job, MeasuredPeak{"cuda:0", 4454});
  std::vector<KernelInfo> all = kernelsOf(behaviour);
  std::erase_if(all, [](const KernelInfo& k) { return k.broken(); });
  for (std::size_t i = 0; i < all.size(); ++i)
    send(job, LadderRow{std::uint32_t(i), std::uint32_t(all.size()),
                        rungOf(ladder.request, all[i], i + 1 == all.size(), behaviour)});
  send(Done{job});
}

/// Two kernels at three sizes, in blocks of two kinds.
void sweepThrough(std::uint64_t job, const Sweep& sweep) {
  SweepBegun begun;
  begun.devices = {gpuDevice()};
  begun.runs = 12;
  send(job, begun);
  SweepPoints points;
  for (const std::string& kernel : sweep.kernels)
    for (const std::uint64_t n : {1u << 10, 1u << 16, 1u << 22})
      for (const std::uint32_t block : {128u, 512u}) {
        SweepPoint& point = points.points.emplace_back();
        point.key = {kernel, sweep.request.type, sweep.request.op, n, block, {}, sweep.request.cache};
        point.medianUs = 4 + double(n) / 50'000 + (block == 128 ? 0.5 : 0);
        point.minUs = point.medianUs;
        point.bandwidthGbs = double(n) * 4 / point.medianUs * 1e-3;
        point.samples = 20;
      }
  send(job, points);
  send(Done{job});
}

void repeat(std::uint64_t job, const Repeat& asked) {
  RepeatResult result;
  result.request = asked.request;
  result.device = gpuDevice();
  result.orderVaries = kernelById(asked.request.kernel).orderVaries;
  result.reference = Scalar::of(10.0f);
  result.values = {{Scalar::of(9.5f), 1, 0.5, true},
                   {Scalar::of(10.0f), asked.runs - 4, 0.0, true},
                   {Scalar::of(12.0f), 3, 2.0, true}};
  result.spreadUlp = 2.5;
  send(job, Repeated{result});
  send(Done{job});
}

void sendBoards(std::uint64_t job, const Compare& compare, const Behaviour& behaviour) {
  for (const Side side : {Side::a, Side::b}) {
    const KernelInfo kernel = kernelOf((side == Side::a ? compare.a : compare.b).kernel, behaviour);
    if (compare.boardThreads && !kernel.host)
      send(job, Board{side, traceOf(kernel, *compare.boardThreads, compare.boardWarp, 0, false, compare.typed)});
  }
}

/// Boards and results of a comparison.
void begin(std::uint64_t job, const Compare& compare, const Behaviour& behaviour) {
  send(Progress{job, proseMessage("tracing the blackboard example"), {}});
  sendBoards(job, compare, behaviour);
  for (const Side side : {Side::a, Side::b})
    send(job, Result{side, resultOf(side == Side::a ? compare.a : compare.b, behaviour)});
  if (onGpu(compare.a)) send(job, MeasuredPeak{"cuda:0", 4454});
  if (compare.cub) send(job, CubTime{"cub", 22.7, 30});  // the window decides whether it fits
}

/// Much more of one thing than anybody needs, sixteen kilobytes and more at a time.
void flood(std::uint64_t job, std::uint64_t turn, const Compare& compare, const Behaviour& behaviour) {
  if (behaviour.is("flood-progress"))
    for (int i = 0; i < 200; ++i)
      send(Progress{job, proseMessage("turn " + std::to_string(turn) + ", " + std::to_string(i)), 0.5});
  if (behaviour.is("flood-errors")) {
    std::string lines;
    for (int i = 0; i < 200; ++i) lines += "turn " + std::to_string(turn) + ": " + std::string(100, 'x') + "\n";
    std::fputs(lines.c_str(), stderr);
  }
  if (!behaviour.is("flood-hazards") && !behaviour.is("flood-results")) return;
  RunResult result = resultOf(compare.a, behaviour);
  if (behaviour.is("flood-hazards"))
    for (std::uint32_t i = 0; i < Hazard::most; ++i) {
      Hazard h;
      h.first = {ThreadId{0}, i + 1, true};
      h.second = {ThreadId{1}, static_cast<std::uint32_t>(turn % 1000 + 1), false};
      h.where = {Hazard::Place::Kind::shared, i};
      result.hazards.push_back(h);
    }
  send(job, Result{Side::a, result});
}

/// One frame of commands if there is one within `wait`; exits when the window is gone.
std::optional<Command> nextCommand(codec::FrameReader& reader, std::chrono::milliseconds wait) {
  if (auto payload = reader.next()) return decodeCommand(*payload);
  pollfd in{STDIN_FILENO, POLLIN, 0};
  if (poll(&in, 1, int(wait.count())) <= 0) return std::nullopt;
  std::uint8_t bytes[4096];
  const ssize_t n = read(STDIN_FILENO, bytes, sizeof bytes);
  if (n <= 0) std::exit(0);
  reader.append({bytes, std::size_t(n)});
  if (auto payload = reader.next()) return decodeCommand(*payload);
  return std::nullopt;
}

}  // namespace

int main(int argc, char** argv) {
  const Behaviour behaviour{{argv + 1, argv + argc}};
  if (behaviour.is("exit")) {
    std::fputs("no driver to be found\n", stderr);
    return 3;
  }
  codec::FrameReader reader;
  std::optional<Compare> compare;
  std::uint64_t job = 0, index = 20, clocks = 0;
  const auto end = [&] {
    if (compare) send(Done{job});
    compare.reset();
  };
  for (;;) {
    const bool floods = std::any_of(behaviour.words.begin(), behaviour.words.end(),
                                    [](const std::string& word) { return word.starts_with("flood-"); });
    const auto command = nextCommand(reader, std::chrono::milliseconds(!compare ? 500 : floods ? 0 : 5));
    if (!command && !compare) send(Alive{});
    if (command) {
      if (std::holds_alternative<Quit>(*command)) return 0;
      if (std::holds_alternative<Greet>(*command)) send(hello(behaviour));
      if (const auto* ping = std::get_if<Ping>(&*command)) send(Pong{ping->token});
      if (const auto* cancel = std::get_if<Cancel>(&*command); cancel && cancel->job == job) end();
      if (const auto* cancel = std::get_if<Cancel>(&*command); cancel && cancel->job == clocks) send(Done{clocks});
      if (const auto* start = std::get_if<Start>(&*command)) {
        if (start->type == WatchClocks::type) {  // beside whatever else runs
          if (behaviour.is("clocks")) send(start->job, Clocks{1980, 3201, 41, 320});
          clocks = start->job;
          continue;
        }
        if (start->type == Blackboards::type) {
          sendBoards(start->job, codec::decode<Blackboards>(start->request).of, behaviour);
          send(Done{start->job});
          continue;
        }
        end();
        job = start->job;
        if (behaviour.is("crash")) std::abort();
        if (behaviour.is("empty")) {
          send(Done{job});
          continue;
        }
        if (start->type == Sweep::type) sweepThrough(job, codec::decode<Sweep>(start->request));
        if (start->type == Ladder::type) runKernels(job, codec::decode<Ladder>(start->request), behaviour);
        if (start->type == Repeat::type) repeat(job, codec::decode<Repeat>(start->request));
        if (start->type != Compare::type) continue;
        if (behaviour.is("changes-kernels")) {
          Behaviour others = behaviour;
          others.words.insert("other-kernels");
          send(hello(others));
        }
        if (behaviour.is("hang"))
          for (;;) std::this_thread::sleep_for(std::chrono::seconds(1));
        if (behaviour.is("rubbish")) {
          std::puts("Segmentation fault, or so");
          std::fflush(stdout);
          continue;
        }
        if (behaviour.is("fail")) {
          send(Failure{job, 0, 3, {proseMessage("the imaginary GPU is on holiday; choose the emulator"), {}, {}}});
          send(Done{job});
          continue;
        }
        compare = codec::decode<Compare>(start->request);
        index = 20;
        begin(job, *compare, behaviour);
        if (!compare->live) end();
      }
    }
    if (compare) {
      flood(job, index, *compare, behaviour);
      send(job, Samples{Side::a, index, {sampleUs(compare->a, index)}});
      send(job, Samples{Side::b, index, {sampleUs(compare->b, index + 5)}});
      ++index;
      if (!onGpu(compare->a) && index >= 200) end();  // an emulator is watched enough
    }
  }
}
