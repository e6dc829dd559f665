// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/blackboard.h"

#include <algorithm>
#include <bit>

#include "backends/prepared_run.h"
#include "data/input.h"
#include "jobs/joined_launches.h"
#include "timing/sampling.h"

namespace warpfold {

namespace {

constexpr std::uint32_t wideWarp = 32;
constexpr std::uint32_t ticketBlocks = 4;

std::uint32_t leastThreads(const KernelInfo& kernel, bool lesson) {
  return lesson ? std::max(kernel.leastBlock, kernel.exampleThreads) : kernel.leastBlock;
}

/// One size for both kernels of a board.
class BoardPlan {
 public:
  BoardPlan(const KernelInfo* a, const KernelInfo* b, BoardSize size)
      : m_threads(size.threads), m_warp(size.warp), m_lesson(size.lesson) {
    for (const KernelInfo* kernel : {a, b}) {
      m_wide = m_wide || (kernel != nullptr && isWide(*kernel));
      m_columns = m_columns || (kernel != nullptr && kernel->elements == 1);
    }
    if (m_wide) m_warp = wideWarp;
    for (const KernelInfo* kernel : {a, b}) {
      if (kernel == nullptr) continue;
      m_n = std::max(m_n, neededBy(*kernel));
      m_odd = m_odd || kernel->broken();
    }
  }

  RunRequest requestOf(const RunRequest& asked, const KernelInfo& kernel) const {
    RunRequest board;
    board.kernel = kernel.id;
    board.backend = exactPlace().device.backend;
    board.block = blockOf(kernel);
    board.warp = m_warp;
    if (kernel.lastBlockFinishes())
      board.grid = ticketBlocks;
    else if (kernel.elements == 0)
      board.grid = blocksOf(kernel);  // one, so that its tree ends in the value of the other one, or several launches
    board.n = n();
    board.type = asked.type;
    board.op = asked.op;
    board.input = blackboardInput;
    board.seed = asked.seed;
    board.iterations = sampling::valueOnly;
    board.warmup = 0;
    board.traceBlocks = {BlockSelection::Kind::first, 1, {}};
    return board;
  }
  bool showsLaunches(const KernelInfo& kernel) const { return blocksOf(kernel) > 1; }
  std::uint64_t n() const { return m_odd ? m_n - 3 : m_n; }

 private:
  bool isWide(const KernelInfo& kernel) const {
    return kernel.warp32 || kernel.blockMultiple > 1 || leastThreads(kernel, m_lesson) > m_threads;
  }

  /// Blocks of the first launch, whose partials the next one reduces.
  std::uint32_t blocksOf(const KernelInfo& kernel) const { return m_lesson ? kernel.exampleBlocks : 1; }

  /// Threads of a block that show the kernel's lesson.
  std::uint32_t threadsOf(const KernelInfo& kernel) const {
    if (kernel.output == KernelInfo::Output::warp) return wideWarp;  // one warp leaves one value
    if (isWide(kernel)) return std::max({2 * wideWarp, kernel.blockMultiple, leastThreads(kernel, m_lesson)});
    if (kernel.lastBlockFinishes() && m_columns && !m_wide) return std::max(m_threads / 2, kernel.leastBlock);
    return std::max((m_wide ? wideWarp : m_threads) / blocksOf(kernel), kernel.leastBlock);
  }

  std::uint64_t neededBy(const KernelInfo& kernel) const {
    const std::uint64_t threads = threadsOf(kernel);
    if (kernel.lastBlockFinishes()) return threads * ticketBlocks;
    if (const auto blocks = blocksOf(kernel); blocks > 1)
      return threads * blocks * (kernel.elements == 0 && !isWide(kernel) ? 2 : 1);
    if (kernel.elements == 0) return threads * (isWide(kernel) || (m_columns && !m_wide) ? 2 : 4);
    return threads * kernel.elements;
  }

  std::uint32_t blockOf(const KernelInfo& kernel) const {
    if (kernel.lastBlockFinishes() || kernel.elements == 0) return threadsOf(kernel);
    return kernel.nearestBlock(static_cast<std::uint32_t>(m_n / kernel.elements / blocksOf(kernel)));
  }

  std::uint32_t m_threads, m_warp;
  bool m_lesson;
  bool m_wide = false, m_odd = false;
  bool m_columns = false;  // one of them has a column for every element: 32 of them can be read, more cannot
  std::uint64_t m_n = 1;
};

/// Of a product: ones, and a few twos and threes, so that it stays a number that one can read.
double factorFor(double digit, std::uint64_t i, std::uint64_t n) {
  constexpr std::uint64_t telling = 12;  // factors above 1
  const std::uint64_t every = std::max<std::uint64_t>(1, n / telling);
  if (i % every != 0) return 1;
  return digit < 4 ? 1 : digit < 8 ? 2 : 3;
}

void makeTelling(HostArray& values, Operation op) {
  const bool product = rowOf(op).combining == Operation::product;
  const bool halves = isFloating(values.type()) && arithmeticType(values.type()) != values.type();
  if (!product && !halves) return;
  visitType(values.type(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    const auto all = values.as<T>();
    for (std::uint64_t i = 0; i < all.size(); ++i) {
      const double digit = static_cast<double>(all[i]);
      all[i] = static_cast<T>(product ? factorFor(digit, i, all.size()) : digit + static_cast<double>(i % 9 + 1) / 10);
    }
  });
}

/// The first elements of the run's file; null where it has none, or too few.
std::shared_ptr<HostArray> ofFile(const std::string& input, const RunRequest& board) {
  const InputKind* const kind = findInputKind(input);
  if (kind == nullptr || !kind->isFile()) return nullptr;
  try {
    return std::make_shared<HostArray>(makeInput({input, board.type, board.n, board.seed}));
  } catch (const InvalidRequest&) {
    return nullptr;  // the run itself says what is wrong with it
  }
}

void putNumbers(Inputs& inputs, const RunRequest& asked, const RunRequest& board, const TypedValues& typed) {
  auto numbers = ofFile(asked.input, board);
  if (!numbers && inputs.first) {
    numbers = std::make_shared<HostArray>(makeInput({board.input, board.type, board.n, board.seed}));
    makeTelling(*numbers, board.op);
  }
  if (numbers) {
    put(typed, *numbers);
    inputs.first = std::move(numbers);
  }
  if (!inputs.second || !asked.input2) return;
  if (auto file = ofFile(*asked.input2, board)) inputs.second = std::move(file);
}

/// As they stand beside a node.
std::vector<std::string> textsOf(const HostArray& values) {
  std::vector<std::string> texts;
  visitType(values.type(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    for (const T& value : values.as<T>())
      if constexpr (std::is_integral_v<T>)
        texts.push_back(Scalar::of(value).shortText());
      else
        texts.push_back(Scalar::of(static_cast<double>(value)).shortText());
  });
  return texts;
}

BlockTracePtr traceOf(PlannedProblem planned, const KernelInfo& kernel, const BoardPlan& plan) {
  const RunResult result = PreparedRun(std::move(planned), RunControl{}).inspect();
  if (plan.showsLaunches(kernel) && result.launchTraces.size() > 1) return joinedLaunches(result.launchTraces);
  // The first block, or the one that finishes, which shows all that the others do and more.
  const bool finishes = !result.launchTraces.empty() && result.launchTraces.back()->finishes;
  return finishes ? result.launchTraces.back() : result.traces.front();
}

Blackboard makeBoard(const KernelPtr& kernel, const RunRequest& asked, const BoardPlan& plan,
                     const TypedValues& typed) {
  const RunRequest request = plan.requestOf(asked, *kernel);
  PlannedProblem planned = prepareProblem(kernel, request, RunControl{});
  Problem& problem = planned.problem;
  putNumbers(problem.inputs, asked, request, typed);
  problem.reference = computeReference(*problem.inputs.first, problem.inputs.second.get(), request.op);
  Blackboard board;
  board.n = plan.n();
  if (!rowOf(mappingOf(request.op)).notation.empty()) {
    board.first = textsOf(*problem.inputs.first);
    if (problem.inputs.second) board.second = textsOf(*problem.inputs.second);
  }
  board.trace = traceOf(std::move(planned), *kernel, plan);
  return board;
}

}  // namespace

std::array<Blackboard, 2> makeBlackboards(const Catalogue& catalogue, const RunRequest& a, const RunRequest& b,
                                          BoardSize size, const std::function<void(std::uint32_t side)>& turnTo,
                                          const TypedValues& typed) {
  const std::array requests{&a, &b};
  std::array<KernelPtr, 2> kernels;
  for (std::uint32_t side = 0; side < 2; ++side) {
    if (turnTo) turnTo(side);
    KernelPtr kernel = catalogue.at(requests[side]->kernel);
    if (size.threads > 0 && kernel->traceable()) kernels[side] = std::move(kernel);
  }
  const BoardPlan plan(kernels[0].get(), kernels[1].get(), size);
  std::array<Blackboard, 2> boards;
  for (std::uint32_t side = 0; side < 2; ++side) {
    if (turnTo) turnTo(side);
    if (side == 1 && a == b)
      boards[1] = boards[0];
    else if (kernels[side])
      boards[side] = makeBoard(kernels[side], *requests[side], plan, typed);
  }
  return boards;
}

std::array<BlockTracePtr, 2> traceBlackboards(const Catalogue& catalogue, const RunRequest& a, const RunRequest& b,
                                              BoardSize size, const std::function<void(std::uint32_t side)>& turnTo,
                                              const TypedValues& typed) {
  const auto boards = makeBlackboards(catalogue, a, b, size, turnTo, typed);
  return {boards[0].trace, boards[1].trace};
}

}  // namespace warpfold
