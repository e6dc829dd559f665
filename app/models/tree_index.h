// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <vector>

#include "trace/trace.h"

namespace warpfold::app {

/// A block's values sorted as a tree is drawn and searched: by row, then by column. What looks the same
/// in the picture is one place there: inputs that one thread adds up are a stack, a serial chain is its end,
/// atomics at one word are that word. The place goes by the NodeId of one of its values. Immutable. Many small methods,
/// each a question about the same sorted places.
class TreeIndex {
 public:
  /// An edge into a place: where the value comes from, itself a place, and how it came.
  struct Operand {
    NodeId from;
    Node::Via via = Node::Via::memory;
    friend bool operator==(const Operand&, const Operand&) = default;
  };

  explicit TreeIndex(BlockTracePtr trace);

  const BlockTrace& trace() const { return *m_trace; }
  std::uint32_t columns() const { return m_columns; }
  std::uint32_t rows() const { return static_cast<std::uint32_t>(m_rows.size()) - 1; }  ///< below the inputs
  /// Places of a row by ascending column.
  std::span<const NodeId> row(std::uint32_t row) const { return m_rows[row]; }
  /// Inputs that were read once a row below the first was there, such as the partial results of other blocks.
  std::span<const NodeId> late(std::uint32_t row) const { return m_late[row]; }
  /// Rows that late inputs follow, ascending.
  std::vector<std::uint32_t> lateRows() const;
  /// Of the launch before, or of this one: blocks whose results are read in the line after a row; else 0.
  std::uint64_t blocksBefore(std::uint32_t row) const;
  /// The block that finishes waits for what the others leave, and draws no ticket.
  bool waitsForBlocks() const { return m_waitsForBlocks; }
  /// What is read in the line after a row has been handed over by other blocks of the cluster.
  bool isOfCluster(std::uint32_t row) const { return m_ofCluster.contains(row); }
  /// The last value made at a place; Node::none where there is none.
  NodeId at(std::uint32_t row, std::uint32_t column, bool late = false) const;
  const Node& node(NodeId id) const { return m_trace->nodes[id.value]; }
  std::uint32_t column(NodeId id) const { return m_places[id.value].column; }
  bool isLate(NodeId id) const { return node(id).isInput() && node(id).row > 0; }
  /// The value as it is written into its node; of a stack, how many elements it holds.
  const QString& text(NodeId id) const { return m_places[id.value].text; }
  /// The same in at most so many characters: rounded further, and an ellipsis where even that is too long.
  QString textWithin(NodeId id, int characters) const;
  /// Characters of the longest such text, long integers in three figures.
  int longestText() const { return m_longestText; }
  /// The same with all integers whole.
  int longestFigures() const { return m_longestFigures; }

  /// The place that stands for a value: itself, or what it is part of.
  NodeId placeOf(NodeId id) const { return m_places[id.value].stands; }
  std::span<const Operand> operands(NodeId id) const;
  /// Inputs of a stack, in the order in which they are added up; of any other input, itself.
  std::vector<NodeId> inputsAt(NodeId id) const;
  /// The cards of a stack, from its first element on; of more than mostCards, the first three and a card that counts
  /// the others.
  std::size_t cards(NodeId stack) const;
  /// Of the pile's i-th card, of so many that are shown: its value in at most so many characters, or "+61".
  QString cardText(NodeId stack, std::size_t card, int characters, std::size_t shown = mostCards) const;
  /// Characters of a value that is to be read across a room; longer ones are whole only where they have room.
  int usualCharacters() const;
  /// Of the largest stack of row 0; 1 where there is none.
  std::uint32_t cardsOfFirstRow() const;
  static constexpr std::size_t mostCards = 8;
  /// Elements that a stack holds or a serial chain adds up; 1 for all others.
  std::uint64_t elements(NodeId id) const { return m_places[id.value].elements; }
  /// Of a serial chain: its thread had loaded all elements, three or more, before it combined the first of them.
  bool loadsAtOnce(NodeId chain) const;
  bool isStack(NodeId id) const { return node(id).isInput() && elements(id) > 1; }
  /// A result of the block was computed from it.
  bool contributes(NodeId id) const { return m_contributes[id.value]; }
  /// Where in the picture the threads of a hazard are: a row, and for each the column of what it made there. Of reads
  /// out of bounds all threads that make them.
  std::vector<std::pair<std::uint32_t, std::uint32_t>> placesOf(const Hazard& hazard) const;
  /// Words that atomics of the block met at, by row.
  std::vector<NodeId> words() const;
  /// What an atomic word held before the first and after the last value of this block arrived.
  std::pair<NodeId, NodeId> wordBeforeAfter(NodeId id) const;
  /// Lanes of a warp hand values to each other without the rest of the block: warps are worth telling apart.
  bool warpsApart() const { return m_warpsApart; }

 private:
  struct Place {
    NodeId stands = Node::none;  ///< none: drawn nowhere of its own
    NodeId last = Node::none;    ///< of an atomic word: the last value that came to it
    std::uint32_t column = 0;
    std::uint64_t elements = 1;
    std::size_t firstOperand = 0, operandCount = 0;
    QString text;
  };

  std::vector<ThreadId> threadsOf(const Hazard& hazard) const;
  void gatherWords();
  void gatherInputs();
  void gatherResults();
  void joinOperands();
  void countElements(NodeId result, const std::vector<NodeId>& terms);
  void write();
  void writeCards();
  QString shortText(NodeId id) const;
  void countCharacters(NodeId id, const QString& text);
  QString within(NodeId id, const QString& text, int characters) const;
  void sort(std::vector<NodeId>& places) const;

  BlockTracePtr m_trace;
  std::uint32_t m_columns = 0;
  std::vector<std::vector<NodeId>> m_rows, m_late;
  std::vector<Place> m_places;  // of every node
  std::vector<Operand> m_operands;
  std::vector<bool> m_before;  // of every node: what an atomic word held
  std::vector<bool> m_contributes;
  std::map<std::uint32_t, std::uint64_t> m_blocksBefore;
  std::map<NodeId, std::vector<NodeId>> m_cards;  // of each stack: its first inputs
  int m_longestText = 1, m_longestFigures = 1;
  bool m_warpsApart = false;
  bool m_waitsForBlocks = false;
  std::set<std::uint32_t> m_ofCluster;  // rows
};

}  // namespace warpfold::app
