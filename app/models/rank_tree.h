// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "run/run_result.h"

namespace warpfold::app {

/// A value on its way to rank 0: row 0 has what the ranks computed themselves, row r what they have after round r.
struct RankNode {
  std::uint32_t rank = 0, row = 0;
  Scalar value;
  std::optional<std::size_t> before;  ///< the rank's own value that it was combined from; nothing in row 0
  std::vector<std::size_t> messages;  ///< whose values came in, in the order in which they were combined
};

/// Ranks that follow each other on one host.
struct RankHost {
  QString name;
  std::uint32_t first = 0, last = 0;
};

/// A run over several ranks as a tree: columns are ranks, rows are rounds, edges are messages. Where the messages are
/// not told, it has the ranks' own values and the result.
struct RankTree {
  std::uint32_t ranks = 0, rows = 1;  ///< rows: with row 0
  std::vector<RankNode> nodes;        ///< by row, then by rank
  std::vector<RankMessage> messages;  ///< by round, then by receiver and sender
  std::vector<std::size_t> senders;   ///< of each message the node that it left
  std::vector<RankHost> hosts;
  std::optional<Message> untold;  ///< why there are no messages
  double longestUs = 0;           ///< of the messages

  /// The rank's node in this row, or the last one above it; null of a rank that is not there.
  const RankNode* at(std::uint32_t rank, std::uint32_t row) const;
  /// The rank's last node.
  const RankNode* last(std::uint32_t rank) const { return at(rank, rows); }
};

/// Of a result that has ranks.
RankTree rankTree(const RunResult& result);

}  // namespace warpfold::app
