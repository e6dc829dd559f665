// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/blackboard.h"

#include <algorithm>
#include <cmath>

#include "backends/prepared_run.h"
#include "data/input.h"
#include "data/stored_number.h"
#include "jobs/joined_launches.h"
#include "timing/sampling.h"
#include "values/error.h"

namespace warpfold {

namespace {

constexpr std::uint32_t wideWarp = 32;
constexpr std::uint32_t wideBlock = 2 * wideWarp;
constexpr std::uint32_t ticketBlocks = 4;

/// One size for both kernels of a board. Kernels whose threads take any number of elements share one shape as far as
/// they can (threads, blocks, elements of a thread), so that what differs in their pictures is what differs in them.
class BoardPlan {
 public:
  BoardPlan(const KernelInfo* a, const KernelInfo* b, BoardSize size)
      : m_threads(size.threads), m_warp(size.warp), m_lesson(size.lesson) {
    std::vector<const KernelInfo*> kernels;
    for (const KernelInfo* kernel : {a, b})
      if (kernel != nullptr) kernels.push_back(kernel);
    for (const KernelInfo* kernel : kernels) {
      m_wide = m_wide || isWide(*kernel);
      m_columns = m_columns || kernel->elements == 1;
      m_many = m_many || kernel->elements == 0;
      m_ticket = m_ticket || kernel->lastBlockFinishes();
      m_odd = m_odd || kernel->broken();
    }
    if (m_wide) m_warp = wideWarp;
    for (const KernelInfo* kernel : kernels) share(*kernel);
    // Those of a fixed size first: what they need is what the others share out among their threads.
    for (const bool fixed : {true, false})
      for (const KernelInfo* kernel : kernels)
        if (isFixed(*kernel) == fixed) m_n = std::max(m_n, neededBy(*kernel));
  }

  RunRequest requestOf(const RunRequest& asked, const KernelInfo& kernel) const {
    RunRequest board;
    board.kernel = kernel.id;
    board.backend = exactPlace().device.backend;
    board.block = blockOf(kernel);
    board.warp = m_warp;
    if (kernel.elements == 0) board.grid = blocksOf(kernel);
    board.n = n();
    board.type = asked.type;
    board.op = asked.op;
    board.input = blackboardInput;
    board.seed = asked.seed;
    board.iterations = sampling::valueOnly;
    board.warmup = 0;
    board.traceBlocks = {BlockSelection::Kind::list, 0, {showsLast(kernel) ? blocksOf(kernel) - 1 : 0}};
    return board;
  }
  /// Whether its tree goes on with the next launch, which reads what all blocks of the first one left.
  bool showsLaunches(const KernelInfo& kernel) const { return blocksOf(kernel) > 1 && !kernel.lastBlockFinishes(); }
  /// The last block of the first launch, not the first one: beside a kernel whose last block finishes.
  bool showsLast(const KernelInfo& kernel) const { return m_ticket && showsLaunches(kernel); }
  std::uint64_t n() const { return m_odd ? m_n - 3 : m_n; }
  /// Of the elements, one that both trees show.
  std::uint64_t shownElement() const { return m_ticket ? n() - 1 : 0; }

 private:
  std::uint32_t leastThreads(const KernelInfo& kernel) const {
    return m_lesson ? std::max(kernel.leastBlock, kernel.exampleThreads) : kernel.leastBlock;
  }
  bool isWide(const KernelInfo& kernel) const {
    return kernel.warp32 || kernel.blockMultiple > 1 || leastThreads(kernel) > m_threads;
  }
  /// Its block is no smaller than its lesson, or the blackboard, has it.
  bool isFixed(const KernelInfo& kernel) const { return kernel.elements != 0 || isWide(kernel); }

  void share(const KernelInfo& kernel) {
    if (kernel.elements != 0) return;
    const std::uint32_t usual = m_wide || m_columns ? 2 : 4;
    m_elements = std::max(m_elements, m_lesson && kernel.exampleElements > 0 ? kernel.exampleElements : usual);
    if (const std::uint32_t blocks = ownBlocks(kernel); blocks > 1)
      m_blocks = m_blocks == 0 ? blocks : std::min(m_blocks, blocks);
  }

  std::uint32_t ownBlocks(const KernelInfo& kernel) const {
    if (kernel.lastBlockFinishes() && kernel.exampleBlocks == 1) return ticketBlocks;
    return m_lesson || kernel.lastBlockFinishes() ? kernel.exampleBlocks : 1;
  }

  /// Blocks of the first launch, whose partials the next one, or the last block, reduces.
  std::uint32_t blocksOf(const KernelInfo& kernel) const {
    const std::uint32_t own = ownBlocks(kernel);
    if (kernel.elements == 0) return own > 1 ? m_blocks : 1;  // one ends in the value of the other kernel's tree
    if (!takesMoreBlocks(kernel)) return own;
    const std::uint64_t taken = std::uint64_t{wideBlock} * kernel.elements;
    return std::max(own, static_cast<std::uint32_t>((m_n + taken - 1) / taken));
  }

  /// Beside a kernel that needs fewer blocks, since its threads take more elements.
  bool takesMoreBlocks(const KernelInfo& kernel) const {
    const bool launches = kernel.next != KernelInfo::Next::nothing && kernel.output != KernelInfo::Output::one;
    return m_lesson && m_wide && m_many && launches && kernel.elements != 0;
  }

  /// Threads of a block that show the kernel's lesson.
  std::uint32_t threadsOf(const KernelInfo& kernel) const {
    if (kernel.output == KernelInfo::Output::warp) return wideWarp;  // one warp leaves one value
    if (isWide(kernel)) return std::max({wideBlock, kernel.blockMultiple, leastThreads(kernel)});
    return std::max((m_wide ? wideWarp : m_threads) / ownBlocks(kernel), kernel.leastBlock);
  }

  std::uint64_t neededBy(const KernelInfo& kernel) const {
    if (kernel.elements != 0) return std::uint64_t{threadsOf(kernel)} * ownBlocks(kernel) * kernel.elements;
    const std::uint32_t own = m_lesson ? std::max(2u, kernel.exampleElements) : 2;
    if (isWide(kernel)) return std::uint64_t{threadsOf(kernel)} * blocksOf(kernel) * own;
    return std::uint64_t{blockOf(kernel)} * blocksOf(kernel) * m_elements;
  }

  std::uint32_t blockOf(const KernelInfo& kernel) const {
    if (kernel.elements == 0 && isWide(kernel)) return threadsOf(kernel);
    if (kernel.elements == 0) {
      const std::uint64_t elements = m_wide ? m_n : std::uint64_t{m_threads} * (m_columns ? 2 : 4);
      const std::uint64_t threads = elements / (std::uint64_t{blocksOf(kernel)} * m_elements);
      return kernel.nearestBlock(static_cast<std::uint32_t>(std::max<std::uint64_t>(1, threads)));
    }
    return kernel.nearestBlock(static_cast<std::uint32_t>(m_n / kernel.elements / blocksOf(kernel)));
  }

  std::uint32_t m_threads, m_warp;
  bool m_lesson;
  bool m_wide = false, m_odd = false, m_many = false, m_ticket = false;
  bool m_columns = false;  // one of them has a column for every element: 32 of them can be read, more cannot
  std::uint32_t m_blocks = 0, m_elements = 0;  // of those whose threads take any number of elements
  std::uint64_t m_n = 1;
};

/// Of a product: ones, and a few twos and threes, so that it stays a number that one can read.
double factorFor(double digit, std::uint64_t i, std::uint64_t n) {
  constexpr std::uint64_t telling = 12;  // factors above 1
  const std::uint64_t every = std::max<std::uint64_t>(1, n / telling);
  if (i % every != 0) return 1;
  return digit < 4 ? 1 : digit < 8 ? 2 : 3;
}

/// Digits below the largest that leave a sum of n of them three figures, so that every value is written in full.
double digitFor(double digit, std::uint64_t n, bool besideStored) {
  const std::uint64_t most = (besideStored ? 1200 : 1700) / n;  // twice the sum that is wanted
  return std::fmod(digit, static_cast<double>(std::clamp<std::uint64_t>(most + 1, 2, 10)));
}

/// `stored`: the element that takes storedNumber(), where the type rounds it.
void makeTelling(HostArray& values, Operation op, std::uint64_t stored) {
  const bool product = rowOf(op).combining == Operation::product;
  const bool rounds = roundsStoredNumber(values.type(), op);
  visitType(values.type(), [&](auto tag) {
    using T = typename decltype(tag)::type;
    const auto all = values.as<T>();
    for (std::uint64_t i = 0; i < all.size(); ++i) {
      const double digit = static_cast<double>(all[i]);
      all[i] = static_cast<T>(product ? factorFor(digit, i, all.size()) : digitFor(digit, all.size(), rounds));
    }
    if (rounds && stored < all.size()) all[stored] = static_cast<T>(storedNumber);
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

void putNumbers(Inputs& inputs, const RunRequest& asked, const RunRequest& board, const TypedValues& typed,
                std::uint64_t stored) {
  auto numbers = ofFile(asked.input, board);
  if (!numbers && inputs.first) {
    numbers = std::make_shared<HostArray>(makeInput({board.input, board.type, board.n, board.seed}));
    makeTelling(*numbers, board.op, stored);
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
      if constexpr (isFloat<T> && sizeof(T) == 2)
        texts.push_back(Scalar::of(static_cast<float>(value)).shortText());
      else
        texts.push_back(Scalar::of(value).shortText());
  });
  return texts;
}

BlockTracePtr traceOf(PlannedProblem planned, const KernelInfo& kernel, const BoardPlan& plan) {
  RunResult result = PreparedRun(std::move(planned), RunControl{}).inspect();
  if (result.untraced) throw InvalidRequest(*result.untraced);
  if (plan.showsLaunches(kernel) && result.launchTraces.size() > 1) {
    result.launchTraces.front() = result.traces.front();
    return joinedLaunches(result.launchTraces);
  }
  // The first block, or the one that finishes, which shows all that the others do and more.
  const bool finishes = !result.launchTraces.empty() && result.launchTraces.back()->finishes;
  return finishes ? result.launchTraces.back() : result.traces.front();
}

Blackboard makeBoard(const KernelPtr& kernel, const RunRequest& asked, const BoardPlan& plan,
                     const TypedValues& typed) {
  const RunRequest request = plan.requestOf(asked, *kernel);
  PlannedProblem planned = prepareProblem(kernel, request, RunControl{});
  Problem& problem = planned.problem;
  putNumbers(problem.inputs, asked, request, typed, plan.shownElement());
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
