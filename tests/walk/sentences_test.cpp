// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every kernel of the catalogue, faulty ones included, step by step: what is said of a step against what its trace
// holds. Each number is worked out again here, from masks, addresses and values alone.
#include <gtest/gtest.h>

#include <QRegularExpression>
#include <bit>
#include <map>
#include <set>

#include "metrics/current_step.h"
#include "metrics/narrative.h"
#include "metrics/tree_shape.h"
#include "models/words.h"
#include "support/runs.h"
#include "walk/boards.h"
#include "words/english.h"

namespace warpfold::app {
namespace {

using Value = Argument::Value;

/// What a step did, read from its trace a second time.
struct Seen {
  Numbers threads;
  std::uint64_t warps = 0, issued = 0, lanes = 0, working = 0;
  std::set<std::uint64_t> perWarp;  // how many lanes worked in each warp that was issued
  std::uint64_t used = 0, moved = 0;
  std::map<std::uint32_t, std::uint64_t> calls, elements;  // of each thread
  std::set<std::uint64_t> gaps;                            // bytes between values of neighbouring lanes
  std::set<std::int64_t> apart;                            // places between operands
  std::set<std::int64_t> lanesApart;                       // between the threads that hand over and take

  Seen(const BlockTrace& trace, const Step& step) : warps(step.warps.size()) {
    for (std::size_t w = 0; w < step.warps.size(); ++w) {
      const std::uint32_t mask = step.warps[w].combined | step.warps[w].touched;
      if (mask == 0) continue;
      ++issued;
      lanes += std::uint64_t(std::popcount(step.warps[w].lanes));
      working += std::uint64_t(std::popcount(mask));
      perWarp.insert(std::uint64_t(std::popcount(mask)));
      for (std::uint32_t lane = 0; lane < 32; ++lane)
        if (mask & (1u << lane)) threads.push_back(w * trace.warpSize + lane);
    }
    see(step.requests);
    for (const Node& node : trace.nodes) see(trace, step, node);
  }
  void see(const std::vector<WarpRequest>& requests) {
    for (const WarpRequest& request : requests) {
      if (request.kind != WarpRequest::Kind::globalLoad && request.kind != WarpRequest::Kind::globalStore) continue;
      std::set<std::uint64_t> bytes, sectors;
      for (const std::uint64_t offset : request.offsets)
        for (std::uint64_t byte = offset; byte < offset + request.bytes; ++byte) {
          bytes.insert(byte);
          sectors.insert(byte / 32);
        }
      for (std::size_t i = 1; i < request.offsets.size(); ++i) gaps.insert(request.offsets[i] - request.offsets[i - 1]);
      used += bytes.size();
      moved += 32 * sectors.size();
    }
  }
  void see(const BlockTrace& trace, const Step& step, const Node& node) {
    if (node.isInput()) {
      if (node.row + 1 == step.row && !node.padding) ++elements[node.thread.value];
      return;
    }
    if (node.row != step.row) return;
    ++calls[node.thread.value];
    elements[node.thread.value] += node.more;
    const Node &left = trace.nodes[node.left.value], &right = trace.nodes[node.right.value];
    apart.insert(std::int64_t(right.column) - std::int64_t(left.column));
    if (node.via == Node::Via::shuffle && right.thread != node.thread)
      lanesApart.insert(std::int64_t(right.thread.value) - std::int64_t(node.thread.value));
  }
};

/// What an argument of a sentence has to be, by its name; nothing where this test knows nothing of it.
class Expected {
 public:
  Expected(const BlockTrace& trace, const Step& step, const Message& message)
      : m_trace(trace), m_step(step), m_seen(trace, step), m_code(message.code) {}

  std::optional<Value> of(const std::string& name) const {
    const auto starts = [&](const char* with) { return m_code.starts_with(with); };
    if (name == "warps") return m_seen.warps;
    if (name == "issued") return m_seen.issued;
    if (name == "others") return m_seen.warps - m_seen.issued;
    if (name == "apart") return m_seen.gaps.size() == 1 ? *m_seen.gaps.begin() : 0;
    if (name == "each" && starts("serial-wide")) return std::uint64_t{m_step.requests.front().elements};
    if (name == "loads" && starts("serial-at-once")) return mostOf(m_seen.elements);
    if (name == "loads") return std::uint64_t{8};  // of the one kernel that says so
    if (name == "used") return m_seen.used;
    if (name == "moved") return m_seen.moved;
    if (name == "percent") return 100.0 * double(m_seen.used) / double(m_seen.moved);
    if (name == "each") return m_seen.perWarp.size() == 1 ? m_seen.lanes / m_seen.working : 0;
    if (name == "working") return std::int64_t(m_seen.working);
    if (name == "lanes" && m_code == "small-warps-fill") return std::int64_t(m_trace.warpSize);
    if (name == "bytes" && m_code == "small-warps-fill")
      return std::uint64_t{m_trace.warpSize} * m_step.requests.front().bytes;
    if (name == "bytes") return 32 * m_seen.used / m_seen.moved;
    if (name == "lanes" && m_code.find("warp") != m_code.npos) return std::int64_t(m_seen.lanes);
    if (name == "threads" && m_code == "load-identity") return m_trace.threads - m_seen.threads.size();
    if (name == "threads" && starts("load")) return m_seen.threads.size();
    if (name == "threads" && !starts("stores")) return m_seen.threads;
    if (name == "step") return std::uint64_t(m_step.row);
    if (name == "steps") return std::uint64_t(rowCount(m_trace));
    if (name == "rounds" && starts("bank-conflicts"))
      return m_step.counters.memory.sharedLoadConflicts + m_step.counters.memory.sharedStoreConflicts;
    if (name == "rounds") return mostOf(m_seen.calls);
    if (name == "elements" && starts("serial")) return mostOf(m_seen.elements);
    if (name == "most") return mostOf(m_seen.elements);
    if (name == "result" && m_code != "draws-ticket" && m_code != "launch-ends")
      return valueOf(m_trace.value(resultsOf(m_trace).front()));
    return std::nullopt;
  }
  /// Of distances, which may be one of several: between the places of operands, or between lanes.
  bool isDistance(const std::string& name, std::int64_t value) const {
    if (name == "distance") return m_seen.lanesApart.contains(value);
    return m_seen.apart.contains(value) || (m_step.stride && *m_step.stride == value);
  }

 private:
  static Value mostOf(const std::map<std::uint32_t, std::uint64_t>& counts) {
    std::uint64_t most = 0;
    for (const auto& [thread, count] : counts) most = std::max(most, count);
    return most;
  }
  static Value valueOf(const Scalar& value) {
    if (isFloating(value.type)) return value.text();
    if (value.text().starts_with('-')) return std::int64_t{std::stoll(value.text())};
    return std::uint64_t{std::stoull(value.text())};
  }

  const BlockTrace& m_trace;
  const Step& m_step;
  const Seen m_seen;
  const std::string m_code;
};

/// Numbers without their types: a count may be kept with or without a sign.
std::string shown(const Value& value) {
  return std::visit(
      [](const auto& held) -> std::string {
        using T = std::decay_t<decltype(held)>;
        if constexpr (std::is_same_v<T, Numbers>) {
          std::string list;
          for (const std::uint64_t number : held) list += std::to_string(number) + ' ';
          return list;
        } else if constexpr (std::is_same_v<T, std::string>) {
          return held;
        } else {
          return std::to_string(held);
        }
      },
      value);
}

struct Counted {
  int sentences = 0, numbers = 0, steps = 0;
};

void checkWords(const std::string& sentence, const std::string& where) {
  EXPECT_FALSE(sentence.empty()) << where;
  EXPECT_EQ(sentence.back(), '.') << where << sentence;
  EXPECT_FALSE(std::islower(sentence.front())) << where << sentence;
  EXPECT_EQ(sentence.find_first_of("{}"), sentence.npos) << where << sentence;
  EXPECT_EQ(sentence.find("  "), sentence.npos) << where << sentence;
}

void checkSentences(const BlockTrace& trace, double position, Operation operation, const std::string& where,
                    Counted& counted) {
  static const QRegularExpression ungrouped(QStringLiteral("\\d{5,}"));
  const Step* step = currentStep(trace, position);
  for (const Messages& paragraph : narrative({&trace, position}, {}, operation))
    for (const Message& message : paragraph) {
      ++counted.sentences;
      checkWords(english(message), where);
      EXPECT_FALSE(text(message).contains(ungrouped)) << where << text(message).toStdString();
      if (step == nullptr) continue;
      const Expected expected(trace, *step, message);
      for (const Argument& argument : message.arguments) {
        if (argument.name == "stride" || argument.name == "distance") {
          const auto distance = std::visit(
              [](const auto& held) -> std::int64_t {
                if constexpr (std::is_arithmetic_v<std::decay_t<decltype(held)>>)
                  return static_cast<std::int64_t>(held);
                else
                  return -1;
              },
              argument.value);
          EXPECT_TRUE(expected.isDistance(argument.name, distance)) << where << english(message);
          ++counted.numbers;
        } else if (const auto value = expected.of(argument.name)) {
          EXPECT_EQ(shown(argument.value), shown(*value)) << where << argument.name << " of " << english(message);
          ++counted.numbers;
        }
      }
    }
}

void checkTrace(const BlockTrace& trace, Operation operation, const std::string& name, Counted& counted) {
  for (std::uint32_t row = 0; row <= rowCount(trace); ++row) {
    ++counted.steps;
    checkSentences(trace, row, operation, name + ", step " + std::to_string(row) + ": ", counted);
  }
}

TEST(sentences_of_the_catalogue, agree_with_the_trace_on_the_blackboard) {
  Counted counted;
  for (const std::string& id : walk::kernels())
    for (const Operation operation : operations) {
      const auto boards = walk::boardsOf(id, id, operation);
      checkTrace(*boards[0].trace, operation, id + " " + std::string(name(operation)), counted);
    }
  EXPECT_GT(counted.steps, 1500);
  EXPECT_GT(counted.sentences, 4000);
  EXPECT_GT(counted.numbers, 7000);
}

TEST(sentences_of_the_catalogue, agree_with_the_traces_of_a_run) {
  Counted counted;
  for (const std::string& id : walk::kernels()) {
    RunRequest request;
    request.kernel = id;
    request.n = 5000;
    request.block = kernelById(id).nearestBlock(256);
    request.traceBlocks = BlockSelection::parse("0");
    const RunResult result = PreparedRun(prepareProblem(request), RunControl{}).inspect();
    checkTrace(*result.traces.front(), Operation::sum, id, counted);
    for (const BlockTracePtr& trace : result.launchTraces)
      checkTrace(*trace, Operation::sum, id + ", launch " + std::to_string(trace->launch), counted);
  }
  EXPECT_GT(counted.numbers, 1000);
}

/// Of two kernels side by side: both end in one value, and what is said of both at the end is that.
TEST(sentences_of_the_catalogue, both_trees_end_in_the_same_value_and_say_so) {
  int compared = 0;
  for (const auto& [a, b] : walk::pairs()) {
    const auto boards = walk::boardsOf(a, b);
    const BlockTrace &left = *boards[0].trace, &right = *boards[1].trace;
    const std::string result = left.value(resultsOf(left).front()).text();
    ASSERT_EQ(resultsOf(left).size(), 1u) << a << " beside " << b;
    EXPECT_EQ(result, right.value(resultsOf(right).front()).text()) << a << " and " << b;
    const std::uint32_t rows = std::max(rowCount(left), rowCount(right));
    for (std::uint32_t row = 0; row <= rows; ++row) {
      const NarrativeSide sides[] = {{&left, double(row), row > rowCount(left)},
                                     {&right, double(row), row > rowCount(right)}};
      for (const Messages& paragraph : narrative(sides[0], sides[1], Operation::sum))
        for (const Message& message : paragraph) {
          checkWords(english(message), a + " and " + b + ": ");
          if (message.code != "both-end-in") continue;
          ++compared;
          EXPECT_EQ(english(message), "Both trees end in " + result + ".");
        }
    }
  }
  EXPECT_GT(compared, 50);
}

}  // namespace
}  // namespace warpfold::app
