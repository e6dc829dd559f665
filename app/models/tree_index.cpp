// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/tree_index.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <tuple>

#include "metrics/current_step.h"
#include "metrics/tree_shape.h"

namespace warpfold::app {

namespace {

constexpr int threeFigures = 5;  // characters: "1.23M"

/// An input of the array at, or behind, the element that a read out of bounds was seen at.
bool readBeyond(const Node& node, const Hazard& hazard) {
  const bool global = hazard.where.kind == Hazard::Place::Kind::input;
  return global && node.isInput() && node.at.space == Location::Space::input && node.at.element >= hazard.where.index;
}

/// Whether a thread stores the block's partial and counts in the same step. A barrier of the grid counts in a step of
/// its own, and slots have their mark instead of a count.
bool drawsTicket(const BlockTrace& trace) {
  return std::any_of(trace.steps.begin(), trace.steps.end(), [](const Step& step) {
    return step.counters.memory.atomics > 0 && step.counters.memory.globalStoreRequests > 0;
  });
}

}  // namespace

TreeIndex::TreeIndex(BlockTracePtr trace)
    : m_trace(std::move(trace)),
      m_columns(m_trace->threads),
      m_places(m_trace->nodes.size()),
      m_before(m_trace->nodes.size(), false),
      m_contributes(contributing(*m_trace)) {
  std::uint32_t rows = rowCount(*m_trace);
  for (const Node& node : m_trace->nodes) {
    rows = std::max(rows, node.row);
    m_columns = std::max(m_columns, node.column + 1);
  }
  for (const Step& step : m_trace->steps) m_warpsApart = m_warpsApart || step.warpLevel;
  m_warpsApart = m_warpsApart && m_trace->warps() > 1;
  m_rows.resize(rows + 1);
  m_late.resize(rows + 1);
  for (const Node& node : m_trace->nodes)
    if (node.isInput() && node.row > 0 && !node.padding && node.at.isOfBlocks()) {
      if (node.at.space == Location::Space::cluster) m_ofCluster.insert(node.row);
      m_blocksBefore[node.row] = std::max({m_blocksBefore[node.row], node.at.element + 1, m_trace->block.value + 1});
    }
  m_waitsForBlocks = !drawsTicket(*m_trace);
  gatherWords();
  gatherInputs();
  gatherResults();
  joinOperands();
  for (auto* lines : {&m_rows, &m_late})
    for (auto& line : *lines) sort(line);
  write();
}

/// Atomics of a block that meet at one word in one step are one place, also where other blocks came in
/// between.
void TreeIndex::gatherWords() {
  std::map<std::tuple<std::uint32_t, Location::Space, std::uint64_t>, NodeId> words;
  for (std::uint32_t i = 0; i < m_trace->nodes.size(); ++i) {
    const Node& node = m_trace->nodes[i];
    if (!isWord(node) || node.isInput()) continue;
    const Node& held = m_trace->nodes[node.left.value];
    m_before[node.left.value] = held.isInput();
    const auto [it, isNew] = words.try_emplace({node.row, node.at.space, node.at.element}, NodeId{i});
    m_places[i].stands = it->second;
    m_places[it->second.value].last = NodeId{i};
  }
}

/// Inputs that stand in one place are a stack; the identity beside them, with which a sum begins, is not
/// shown.
void TreeIndex::gatherInputs() {
  std::map<std::pair<std::uint32_t, std::uint32_t>, NodeId> stacks;
  for (std::uint32_t i = 0; i < m_trace->nodes.size(); ++i) {
    const Node& node = m_trace->nodes[i];
    m_places[i].column = node.column;
    if (!node.isInput() || m_before[i]) continue;
    const auto [it, isNew] = stacks.try_emplace({node.row, node.column}, NodeId{i});
    if (!isNew && !node.padding) {
      Place& first = m_places[it->second.value];
      if (m_trace->nodes[it->second.value].padding)
        it->second = NodeId{i};
      else
        ++first.elements;
    }
  }
  for (const auto& [where, id] : stacks) (where.first == 0 ? m_rows : m_late)[where.first].push_back(id);
  for (std::uint32_t i = 0; i < m_trace->nodes.size(); ++i) {
    const Node& node = m_trace->nodes[i];
    if (node.isInput() && !m_before[i]) m_places[i].stands = stacks.at({node.row, node.column});
  }
}

void TreeIndex::gatherResults() {
  for (std::uint32_t i = 0; i < m_trace->nodes.size(); ++i) {
    const Node& node = m_trace->nodes[i];
    if (node.isInput()) continue;
    NodeId& stands = m_places[i].stands;
    if (!isWord(node) && !node.folded) stands = NodeId{i};
    if (stands == NodeId{i}) m_rows[node.row].push_back(stands);
  }
}

void TreeIndex::joinOperands() {
  // A folded value is shown by the end of its chain, which comes after it.
  std::vector<std::pair<NodeId, Operand>> edges;
  const auto edge = [&](NodeId to, NodeId term, Node::Via via) {
    const NodeId from = m_places[term.value].stands;
    if (from != Node::none && from != to) edges.push_back({to, {from, via}});
  };
  for (std::uint32_t i = 0; i < m_trace->nodes.size(); ++i) {
    const Node& node = m_trace->nodes[i];
    if (node.isInput()) continue;
    if (isWord(node)) {
      edge(m_places[i].stands, node.right, Node::Via::atomic);
    } else if (!node.folded) {
      const std::vector<NodeId> terms = termsOf(*m_trace, NodeId{i});
      for (NodeId term : terms)
        edge(NodeId{i}, term, node.via == Node::Via::shuffle && term == node.right ? node.via : Node::Via::memory);
      // A lane without a giver combines its own value with itself: that is no chain of two elements.
      if (node.via != Node::Via::shuffle) countElements(NodeId{i}, terms);
    }
  }
  std::stable_sort(edges.begin(), edges.end(), [](const auto& x, const auto& y) { return x.first < y.first; });
  std::vector<NodeId> goesTo(m_places.size(), Node::none);  // of each place: the last one that it is an operand of
  for (const auto& [to, operand] : edges) {
    Place& place = m_places[to.value];
    if (place.operandCount == 0) place.firstOperand = m_operands.size();
    if (operand.via != Node::Via::atomic && goesTo[operand.from.value] == to) continue;
    goesTo[operand.from.value] = to;
    m_operands.push_back(operand);
    ++place.operandCount;
  }
  // A word stands amid the values that come to it.
  for (std::uint32_t i = 0; i < m_places.size(); ++i)
    if (m_places[i].stands == NodeId{i} && isWord(m_trace->nodes[i])) {
      std::uint64_t sum = 0;
      for (const Operand& operand : operands(NodeId{i})) sum += m_places[operand.from.value].column;
      if (m_places[i].operandCount > 0) m_places[i].column = static_cast<std::uint32_t>(sum / m_places[i].operandCount);
    }
}

/// A chain of inputs adds up as many elements as its stack holds, recorded or not.
void TreeIndex::countElements(NodeId result, const std::vector<NodeId>& terms) {
  std::uint64_t elements = unrecorded(*m_trace, result);
  NodeId stack = Node::none;
  for (NodeId term : terms) {
    const Node& node = m_trace->nodes[term.value];
    if (!node.isInput()) return;
    if (node.padding) continue;
    if (stack != Node::none && stack != m_places[term.value].stands) return;
    stack = m_places[term.value].stands;
    ++elements;
  }
  if (stack == Node::none) return;
  m_places[result.value].elements = std::max<std::uint64_t>(1, elements);
  m_places[stack.value].elements = std::max(m_places[stack.value].elements, elements);
}

/// Few columns have room for long numbers.
int TreeIndex::usualCharacters() const {
  constexpr std::uint32_t few = 8;
  constexpr int usual = 4, longest = 9;
  return m_columns <= few ? longest : usual;
}

/// Of an integer no figure is left out that there may be room for; of other large values, three are kept.
QString TreeIndex::shortText(NodeId id) const {
  constexpr std::size_t longest = 11;  // of 32 bits
  const Scalar value = m_trace->value(id);
  const std::string full = value.text();
  const bool figures = full.find_first_not_of("-0123456789") == std::string::npos;
  if (figures && full.size() <= longest) return QString::fromStdString(full);
  const bool large = std::abs(value.toDouble()) >= 999.5;
  return QString::fromStdString(value.shortText(large ? std::max(threeFigures, usualCharacters()) : usualCharacters()));
}

/// Long integers are whole only where letters of a good size have room.
void TreeIndex::countCharacters(NodeId id, const QString& text) {
  constexpr qsizetype whole = 6;
  const bool isLong = text.size() > whole && usualCharacters() < text.size();
  const std::string usual = isLong ? m_trace->value(id).shortText(std::max(threeFigures, usualCharacters())) : "";
  m_longestText = std::max(m_longestText, int(isLong ? qsizetype(usual.size()) : text.size()));
  m_longestFigures = std::max(m_longestFigures, int(text.size()));
}

void TreeIndex::write() {
  for (std::uint32_t i = 0; i < m_places.size(); ++i) {
    Place& place = m_places[i];
    if (place.stands != NodeId{i}) continue;
    const Node& node = m_trace->nodes[i];
    const Scalar elements = Scalar::of(static_cast<std::int64_t>(place.elements));
    place.text = isStack(NodeId{i}) ? QStringLiteral("×") + QString::fromStdString(elements.shortText())
                 : node.padding     ? QStringLiteral("∅")
                                    : shortText(NodeId{i});
    if (!isWord(node)) countCharacters(NodeId{i}, place.text);
  }
  writeCards();
}

void TreeIndex::writeCards() {
  for (std::uint32_t i = 0; i < m_places.size(); ++i) {
    const NodeId stack = m_places[i].stands;
    if (stack == Node::none || !isStack(stack) || m_trace->nodes[i].padding) continue;
    std::vector<NodeId>& cards = m_cards[stack];
    if (cards.size() == mostCards) continue;
    cards.push_back(NodeId{i});
    countCharacters(NodeId{i}, shortText(NodeId{i}));
  }
}

std::size_t TreeIndex::cards(NodeId stack) const {
  const auto found = m_cards.find(stack);
  if (found == m_cards.end()) return 1;
  constexpr std::size_t beforeCount = 3;
  const std::size_t known = found->second.size();
  return elements(stack) > known ? std::min(beforeCount, known) + 1 : known;
}

QString TreeIndex::cardText(NodeId stack, std::size_t card, int characters, std::size_t shown) const {
  const std::size_t all = std::min(cards(stack), shown);
  const bool counts = elements(stack) > all && card + 1 == all;
  if (counts) {
    const auto others = static_cast<std::int64_t>(elements(stack) - (all - 1));
    return QStringLiteral("+") + QString::fromStdString(Scalar::of(others).shortText());
  }
  const NodeId id = m_cards.at(stack)[card];
  return within(id, shortText(id), characters);
}

bool TreeIndex::loadsAtOnce(NodeId chain) const {
  if (elements(chain) < 3) return false;
  NodeId first = chain;
  while (!node(node(first).left).isInput()) first = node(first).left;
  const std::vector<NodeId> terms = termsOf(*m_trace, chain);
  return std::all_of(terms.begin(), terms.end(), [&](NodeId term) { return term < first; });
}

std::uint32_t TreeIndex::cardsOfFirstRow() const {
  std::size_t most = 1;
  for (const NodeId id : m_rows[0])
    if (isStack(id)) most = std::max(most, cards(id));
  return static_cast<std::uint32_t>(most);
}

QString TreeIndex::textWithin(NodeId id, int characters) const {
  if (isStack(id) && text(id).size() > characters) return QStringLiteral("…");
  return within(id, text(id), characters);
}

QString TreeIndex::within(NodeId id, const QString& text, int characters) const {
  if (text.size() <= characters) return text;
  for (int width = characters; width > 0; --width)
    if (const QString rounded = QString::fromStdString(m_trace->value(id).shortText(width));
        rounded.size() <= characters)
      return rounded;
  return QStringLiteral("…");
}

void TreeIndex::sort(std::vector<NodeId>& places) const {
  std::stable_sort(places.begin(), places.end(), [this](NodeId x, NodeId y) { return column(x) < column(y); });
}

std::uint64_t TreeIndex::blocksBefore(std::uint32_t row) const {
  const auto found = m_blocksBefore.find(row);
  return found == m_blocksBefore.end() ? 0 : found->second;
}

std::vector<std::uint32_t> TreeIndex::lateRows() const {
  std::vector<std::uint32_t> rows;
  for (std::uint32_t row = 0; row < m_late.size(); ++row)
    if (!m_late[row].empty()) rows.push_back(row);
  return rows;
}

NodeId TreeIndex::at(std::uint32_t row, std::uint32_t column, bool late) const {
  if (row >= m_rows.size()) return Node::none;
  const auto& places = late ? m_late[row] : m_rows[row];
  const auto after = std::upper_bound(places.begin(), places.end(), column,
                                      [this](std::uint32_t c, NodeId id) { return c < this->column(id); });
  if (after == places.begin() || this->column(*(after - 1)) != column) return Node::none;
  return *(after - 1);
}

std::span<const TreeIndex::Operand> TreeIndex::operands(NodeId id) const {
  const Place& place = m_places[id.value];
  return std::span(m_operands).subspan(place.firstOperand, place.operandCount);
}

std::vector<NodeId> TreeIndex::inputsAt(NodeId id) const {
  std::vector<NodeId> inputs;
  for (std::uint32_t i = 0; i < m_places.size(); ++i)
    if (m_places[i].stands == id && (!m_trace->nodes[i].padding || NodeId{i} == id)) inputs.push_back(NodeId{i});
  return inputs;
}

/// The threads of a hazard that are in its block, each once.
std::vector<ThreadId> TreeIndex::threadsOf(const Hazard& hazard) const {
  std::vector<ThreadId> threads{hazard.second.thread};
  const auto add = [&](ThreadId thread) {
    if (std::find(threads.begin(), threads.end(), thread) == threads.end()) threads.push_back(thread);
  };
  const bool elsewhere = hazard.firstBlock && *hazard.firstBlock != hazard.block;
  if (hazard.first && !elsewhere) add(hazard.first->thread);
  if (hazard.kind != Hazard::Kind::outOfBounds || hazard.second.writes) return threads;
  // One hazard stands for all reads by this line; whatever lies behind the first one is beyond the end as well.
  const std::uint32_t row = m_trace->steps[hazard.step].row;
  for (const Node& made : m_trace->nodes) {
    if (made.row != row) continue;
    if (made.isInput() ? readBeyond(made, hazard)
                       : readBeyond(node(made.left), hazard) || readBeyond(node(made.right), hazard))
      add(made.thread);
  }
  return threads;
}

std::vector<std::pair<std::uint32_t, std::uint32_t>> TreeIndex::placesOf(const Hazard& hazard) const {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> places;
  if (hazard.step >= m_trace->steps.size()) return places;
  const std::uint32_t row = m_trace->steps[hazard.step].row;
  for (const ThreadId thread : threadsOf(hazard)) {
    const auto made = std::find_if(m_rows[row].begin(), m_rows[row].end(),
                                   [&](NodeId id) { return node(id).thread == thread && !isWord(node(id)); });
    const std::uint32_t column = made != m_rows[row].end() ? this->column(*made) : thread.value;
    if (column < m_columns) places.emplace_back(row, column);
  }
  return places;
}

std::vector<NodeId> TreeIndex::words() const {
  std::vector<NodeId> words;
  for (const auto& row : m_rows)
    std::copy_if(row.begin(), row.end(), std::back_inserter(words), [this](NodeId id) { return isWord(node(id)); });
  return words;
}

std::pair<NodeId, NodeId> TreeIndex::wordBeforeAfter(NodeId id) const {
  return {node(id).left, m_places[id.value].last};
}

}  // namespace warpfold::app
