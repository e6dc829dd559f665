// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rank_tree.h"

#include <algorithm>
#include <tuple>

#include "values/operation.h"

namespace warpfold::app {

namespace {

Scalar combined(const Scalar& mine, const Scalar& other, Operation op) {
  return visitArithmetic(mine.type, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return Scalar::of(combineFunction<T>(op)(mine.as<T>(), other.as<T>()));
  });
}

std::vector<RankHost> hostsOf(const std::vector<RankPart>& parts) {
  std::vector<RankHost> hosts;
  for (std::uint32_t rank = 0; rank < parts.size(); ++rank) {
    const QString name = QString::fromStdString(parts[rank].host);
    if (!hosts.empty() && hosts.back().name == name)
      hosts.back().last = rank;
    else
      hosts.push_back({name, rank, rank});
  }
  return hosts;
}

/// Plays the messages round by round.
class Growing {
 public:
  Growing(const AcrossRanks& ranks, Operation op) : m_op(op) {
    m_tree.ranks = std::uint32_t(ranks.parts.size());
    m_tree.messages = ranks.messages;
    std::stable_sort(m_tree.messages.begin(), m_tree.messages.end(), [](const RankMessage& l, const RankMessage& r) {
      return std::tuple(l.round, l.to, l.from) < std::tuple(r.round, r.to, r.from);
    });
    for (std::uint32_t rank = 0; rank < m_tree.ranks; ++rank) {
      m_newest.push_back(m_tree.nodes.size());
      m_tree.nodes.push_back({rank, 0, ranks.parts[rank].partial, {}, {}});
    }
  }

  RankTree grown() {
    for (std::size_t m = 0; m < m_tree.messages.size(); ++m) take(m);
    return std::move(m_tree);
  }

 private:
  void take(std::size_t m) {
    const RankMessage& message = m_tree.messages[m];
    const std::uint32_t row = message.round + 1;
    m_tree.rows = std::max(m_tree.rows, row + 1);
    m_tree.longestUs = std::max(m_tree.longestUs, message.endUs - message.beginUs);
    m_tree.senders.push_back(m_newest[message.from]);
    const Scalar other = m_tree.nodes[m_newest[message.from]].value;
    std::size_t& own = m_newest[message.to];
    if (m_tree.nodes[own].row != row) {
      const RankNode next{message.to, row, m_tree.nodes[own].value, own, {}};
      own = m_tree.nodes.size();
      m_tree.nodes.push_back(next);
    }
    RankNode& node = m_tree.nodes[own];
    node.messages.push_back(m);
    node.value = combined(node.value, other, m_op);
  }

  Operation m_op;
  RankTree m_tree;
  std::vector<std::size_t> m_newest;  // node of each rank
};

/// What rank 0 has in the end, where nobody told how.
void addResult(RankTree& tree, const RunResult& result, const std::vector<RankPart>& parts) {
  Scalar all = parts.front().partial;
  for (std::size_t rank = 1; rank < parts.size(); ++rank) all = combined(all, parts[rank].partial, result.request.op);
  tree.rows = 2;
  tree.nodes.push_back({0, 1, all, 0, {}});
}

}  // namespace

const RankNode* RankTree::at(std::uint32_t rank, std::uint32_t row) const {
  const RankNode* found = nullptr;
  for (const RankNode& node : nodes)
    if (node.rank == rank && node.row <= row) found = &node;
  return found;
}

RankTree rankTree(const RunResult& result) {
  const AcrossRanks& ranks = result.ranks.value();
  RankTree tree = Growing(ranks, result.request.op).grown();
  tree.hosts = hostsOf(ranks.parts);
  tree.untold = ranks.messagesReason;
  if (tree.messages.empty() && tree.ranks > 1) addResult(tree, result, ranks.parts);
  return tree;
}

}  // namespace warpfold::app
