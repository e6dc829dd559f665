// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/send_boards.h"

#include <utility>

#include "codec/run_fields.h"
#include "jobs/blackboard.h"

namespace warpfold {

using namespace messages;

void sendBoards(const Compare& compare, JobContext& context) {
  if (!compare.boardThreads) return;
  auto boards = makeBlackboards(
      context.catalogue(), compare.a, compare.b, {*compare.boardThreads, compare.boardWarp, compare.boardLesson},
      [&](std::uint32_t side) { context.setPart(side); }, compare.typed);
  context.setPart({});
  for (const Side side : {Side::a, Side::b})
    if (auto& board = boards[static_cast<std::size_t>(side)]; board.trace)
      context.send(Board{side, board.trace, board.n, std::move(board.first), std::move(board.second)});
}

namespace {

/// Beside the comparison: another number on the blackboard is no reason to measure again.
class BlackboardsJob : public Job {
 public:
  void run(const codec::Json& request, JobContext& context) override {
    sendBoards(codec::decode<Blackboards>(request).of, context);
  }
};

const RegisterJob<BlackboardsJob> blackboardsJobRegistered(Blackboards::type, JobPlace::background);

}  // namespace
}  // namespace warpfold
