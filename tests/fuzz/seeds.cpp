// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Fills a folder with what a real worker says, for fuzzers to begin with:
//   warpfold_fuzz_seeds WARPFOLD_CLI FOLDER
// Every file is the stream of one conversation; those of one comparison, ladder or repeat are small.
#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "codec/run_fields.h"
#include "jobs/comparison.h"
#include "jobs/envelope.h"
#include "jobs/ladder.h"
#include "jobs/repeat.h"

namespace {

using namespace warpfold;
using namespace warpfold::messages;
using Bytes = std::vector<std::uint8_t>;

/// A worker of its own process.
class Worker {
 public:
  explicit Worker(const std::string& program) {
    int commands[2], events[2];
    if (::pipe2(commands, O_CLOEXEC) != 0 || ::pipe2(events, O_CLOEXEC) != 0) throw std::runtime_error("no pipes");
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, commands[0], 0);
    posix_spawn_file_actions_adddup2(&files, events[1], 1);
    const char* const arguments[] = {program.c_str(), "worker", nullptr};
    if (::posix_spawn(&m_process, program.c_str(), &files, nullptr, const_cast<char* const*>(arguments), environ) != 0)
      throw std::runtime_error("the worker " + program + " cannot be started");
    posix_spawn_file_actions_destroy(&files);
    ::close(commands[0]);
    ::close(events[1]);
    m_in = commands[1];
    m_out = events[0];
  }
  ~Worker() {
    ::close(m_in);
    ::close(m_out);
    ::waitpid(m_process, nullptr, 0);
  }
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  void send(const Command& command) {
    const Bytes frame = encode(command);
    if (::write(m_in, frame.data(), frame.size()) != static_cast<ssize_t>(frame.size()))
      throw std::runtime_error("the worker has gone");
  }
  /// All payloads until one of kind `last`; signs of life are left out.
  std::vector<Bytes> until(const std::string& last) {
    std::vector<Bytes> all;
    for (;;) {
      while (auto payload = m_reader.next()) {
        const std::string kind = codec::contentOf(codec::readPayload(*payload)).at("kind");
        if (kind != "alive") all.push_back(std::move(*payload));
        if (kind == last) return all;
      }
      Bytes buffer(1 << 16);
      const ssize_t count = ::read(m_out, buffer.data(), buffer.size());
      if (count <= 0) throw std::runtime_error("the worker has ended");
      m_reader.append(std::span(buffer).first(static_cast<std::size_t>(count)));
    }
  }

 private:
  pid_t m_process = 0;
  int m_in = -1, m_out = -1;
  codec::FrameReader m_reader;
};

class Folder {
 public:
  explicit Folder(std::filesystem::path path) : m_path(std::move(path)) { std::filesystem::create_directories(m_path); }

  void write(const std::string& name, const std::vector<Bytes>& payloads) {
    std::ofstream file(m_path / (name + ".frames"), std::ios::binary);
    for (const Bytes& payload : payloads) {
      const Bytes frame = codec::frameOf(codec::readPayload(payload));
      file.write(reinterpret_cast<const char*>(frame.data()), static_cast<std::streamsize>(frame.size()));
    }
    if (!file.flush()) throw std::runtime_error("cannot write " + (m_path / name).string());
    ++m_files;
  }
  int files() const { return m_files; }

 private:
  std::filesystem::path m_path;
  int m_files = 0;
};

RunRequest requestFor(const KernelInfo& kernel, std::uint32_t block) {
  RunRequest request;
  request.kernel = kernel.id;
  request.backend = kernel.host ? "cpu" : "emulator";
  request.block = kernel.host ? 512 : kernel.nearestBlock(block);
  request.n = kernel.broken() ? 2 * request.block + 3 : 4 * request.block;
  request.iterations = 4;
  request.warmup = 0;
  request.traceBlocks = BlockSelection::parse("first:2");
  return request;
}

/// What a job says, told apart by its number.
template <typename Request>
std::vector<Bytes> answers(Worker& worker, const Request& request) {
  static std::uint64_t job = 0;
  worker.send(Start{++job, Request::type, codec::encode(request)});
  return worker.until("done");
}

void gather(const std::string& program, Folder& folder) {
  Worker worker(program);
  worker.send(Greet{});
  std::vector<Bytes> greeting = worker.until("hello");
  const auto hello = std::get<Hello>(decodeEvent(greeting.back()));
  folder.write("hello", greeting);

  for (const KernelInfo& kernel : hello.kernels) {
    if (kernel.library) continue;
    for (const std::uint32_t block : {8u, 64u}) {
      Compare compare;
      compare.a = requestFor(kernel, block);
      compare.b = compare.a;
      compare.b.type = ElementType::float32;
      compare.live = false;
      compare.typed = {{0, "7"}, {3, "-12"}};
      if (kernel.orderVaries || block == 8) compare.a.op = Operation::max;
      folder.write(fmt::format("compare-{}-{}", kernel.id, block), answers(worker, compare));
    }
  }
  Compare typed;
  typed.typed = {{2, "1000"}, {15, "-7"}};
  folder.write("blackboards", answers(worker, Blackboards{typed}));
  Ladder ladder;
  ladder.request = requestFor(hello.kernels.front(), 64);
  ladder.request.backend = "emulator";
  ladder.request.type = ElementType::float32;
  folder.write("ladder", answers(worker, ladder));
  Repeat repeat;
  repeat.request = ladder.request;
  repeat.request.kernel = "atomic-each";
  repeat.request.input = "uniform";
  repeat.runs = 10;
  folder.write("repeat", answers(worker, repeat));
  Compare wrong;
  wrong.b.block = 96;
  folder.write("failure", answers(worker, wrong));
}

}  // namespace

int main(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);
  if (argc != 3) {
    fmt::print(stderr, "usage: warpfold_fuzz_seeds WARPFOLD_CLI FOLDER\n");
    return 2;
  }
  try {
    Folder folder(argv[2]);
    gather(argv[1], folder);
    fmt::print("{} files in {}\n", folder.files(), argv[2]);
  } catch (const std::exception& error) {
    fmt::print(stderr, "warpfold_fuzz_seeds: {}\n", error.what());
    return 3;
  }
  return 0;
}
