// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/probes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "ptx/opcode.h"
#include "ptx/program.h"
#include "ptx/reader.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::ptx {

namespace {

using CalledOf = std::function<Called(std::string_view)>;

/// What an instruction is for probes.
enum class Point : std::uint8_t { none, meetsWarp, meetsBlock, combines, reducesWarp, ends };

bool isZero(const Operand& operand) {
  return operand.kind == Operand::Kind::integer && operand.value == 0;
}

/// Whether an instruction of bar or barrier is the barrier of all threads: bar.sync 0; bar.red.popc.u32 d, 0, p;
bool meetsBlock(const Spelling& spelling, const std::vector<Operand>& operands) {
  if (spelling.has("sync")) return operands.size() == 1 && isZero(operands[0]);
  return spelling.has("red") && operands.size() == 3 && isZero(operands[1]);
}

Point pointOfCall(const std::vector<Operand>& operands, const CalledOf& calledOf) {
  const auto callee = std::find_if(operands.begin(), operands.end(),
                                   [](const Operand& each) { return each.kind == Operand::Kind::symbol; });
  if (callee == operands.end()) return Point::none;
  switch (calledOf(callee->name)) {
    case Called::combines: return Point::combines;
    case Called::reducesWarp: return Point::reducesWarp;
    case Called::meetsCluster: return Point::meetsBlock;
    case Called::other: break;
  }
  return Point::none;
}

Point pointAt(const Instruction& instruction, bool inEntry, const CalledOf& calledOf) {
  if (!instruction.label.empty()) return Point::none;
  const Spelling spelling(instruction.opcode);
  if (!spelling.opcode()) return Point::none;
  switch (*spelling.opcode()) {
    case Opcode::bar:
    case Opcode::barrier:
      if (spelling.has("warp")) return Point::meetsWarp;
      return meetsBlock(spelling, instruction.operands) ? Point::meetsBlock : Point::none;
    case Opcode::shfl:
    case Opcode::vote:
    case Opcode::match:
    case Opcode::redux: return Point::meetsWarp;
    case Opcode::call: return pointOfCall(instruction.operands, calledOf);
    case Opcode::exit: return Point::ends;
    case Opcode::ret: return inEntry ? Point::ends : Point::none;
    default: return Point::none;
  }
}

/// Whether a meeting before such an instruction and one behind it are one: nothing of a step's work lies between them,
/// and nobody comes or leaves there.
bool isBetween(const Instruction& instruction) {
  if (!instruction.label.empty() || instruction.guard >= 0) return false;
  const Spelling spelling(instruction.opcode);
  return spelling.opcode() && rowOf(*spelling.opcode()).effect == Effect::plain;
}

/// Whether an instruction hands a value to a call that follows, or takes one from a call before.
bool passes(const Instruction& instruction, Opcode opcode) {
  const Spelling spelling(instruction.opcode);
  return instruction.label.empty() && spelling.is(opcode) && spelling.space() == Space::param;
}

bool needsProbes(const Function& function, const CalledOf& calledOf) {
  return std::any_of(function.code.begin(), function.code.end(),
                     [&](const Instruction& each) { return pointAt(each, function.entry, calledOf) != Point::none; });
}

/// Text that is put into another one, by where it belongs there.
class Insertions {
 public:
  void add(std::uint32_t at, std::string text) { m_parts.emplace_back(at, std::move(text)); }
  /// A stretch of `text` with what belongs into it.
  std::string into(std::string_view text, Stretch stretch) {
    std::stable_sort(m_parts.begin(), m_parts.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::string made;
    std::uint32_t done = stretch.begin;
    for (const auto& [at, part] : m_parts) {
      if (at < stretch.begin || at > stretch.end) continue;
      made.append(text.substr(done, at - done)).append(part);
      done = at;
    }
    return made.append(text.substr(done, stretch.end - done));
  }

 private:
  std::vector<std::pair<std::uint32_t, std::string>> m_parts;
};

/// Behind it, the lowest lane of those that are here has %lead, if its step has a record.
constexpr std::string_view leader =
    "activemask.b32 %mask;\n\tmov.u32 %lower, %lanemask_lt;\n\tand.b32 %lower, %lower, %mask;\n\t"
    "setp.eq.u32 %lead, %lower, 0;\n\tsetp.lt.and.u64 %lead, %warpfold_at, %warpfold_limit, %lead;\n\t";
constexpr std::string_view arrive = "@%lead mov.u64 %now, %clock64;\n\t@%lead st.global.u64 [%warpfold_at], %now;\n\t";
constexpr std::string_view arriveAtBarrier =
    "@%lead st.global.u32 [%warpfold_at+20], 1;\n\t@%lead mov.u64 %now, %clock64;\n\t"
    "@%lead st.global.u64 [%warpfold_at], %now;\n\t";
constexpr std::string_view depart =
    "@%lead mov.u64 %now, %clock64;\n\t@%lead st.global.u64 [%warpfold_at+8], %now;\n\t";
constexpr std::string_view next = "add.u64 %warpfold_at, %warpfold_at, %warpfold_stride;\n\t";
/// Parts of one warp may come one after the other: they add to the same word.
constexpr std::string_view combine = "@%lead red.global.or.b32 [%warpfold_at+16], %mask;\n\t";
/// Whoever ends last of a warp tells how far it came, also where there was no room for it.
constexpr std::string_view finish =
    "setp.eq.and.u32 %lead, %lower, 0, !%warpfold_bare;\n\t"
    "@%lead st.global.u64 [%warpfold_finished], %warpfold_at;\n\t";
static_assert(offsetof(ProbeRecord, depart) == 8 && offsetof(ProbeRecord, mask) == 16 &&
              offsetof(ProbeRecord, atBarrier) == 20 && sizeof(ProbeRecord) == 24);

/// The registers of a thread, and their values as it begins. Blocks that are not traced have no room for records, or
/// leave for the code as it was.
std::string beginning(bool twice) {
  std::string text = R"(
	.reg .pred %warpfold_bare, %warpfold_guard;
	.reg .b64 %warpfold_at, %warpfold_limit, %warpfold_stride, %warpfold_finished;
	{
	.reg .pred %p;
	.reg .b32 %x, %y, %slot, %warp, %warps;
	.reg .b64 %place;
	mov.u32 %x, %ctaid.z;
	mov.u32 %y, %nctaid.y;
	mul.lo.u32 %x, %x, %y;
	mov.u32 %y, %ctaid.y;
	add.u32 %x, %x, %y;
	mov.u32 %y, %nctaid.x;
	mul.lo.u32 %x, %x, %y;
	mov.u32 %y, %ctaid.x;
	add.u32 %x, %x, %y;
	ld.const.u32 %y, [warpfold_probes+32];
	sub.u32 %x, %x, %y;
	ld.const.u32 %y, [warpfold_probes+36];
	setp.lt.u32 %p, %x, %y;
	mov.u32 %slot, -1;
	ld.const.u64 %place, [warpfold_probes];
	mad.wide.u32 %place, %x, 4, %place;
	@%p ld.global.u32 %slot, [%place];
	setp.lt.s32 %warpfold_bare, %slot, 0;
)";
  if (twice) text += "\t@%warpfold_bare bra warpfold_bare;\n";
  text += R"(	mov.u32 %x, %tid.z;
	mov.u32 %y, %ntid.y;
	mul.lo.u32 %x, %x, %y;
	mov.u32 %y, %tid.y;
	add.u32 %x, %x, %y;
	mov.u32 %y, %ntid.x;
	mul.lo.u32 %x, %x, %y;
	mov.u32 %y, %tid.x;
	add.u32 %x, %x, %y;
	shr.u32 %warp, %x, 5;
	setp.eq.and.u32 %p, %x, 0, !%warpfold_bare;
	ld.const.u64 %place, [warpfold_probes+24];
	mad.wide.u32 %place, %slot, 4, %place;
	mov.u32 %y, %smid;
	@%p st.global.u32 [%place], %y;
	ld.const.u32 %warps, [warpfold_probes+44];
	mul.wide.u32 %warpfold_stride, %warps, 24;
	mad.lo.u32 %x, %slot, %warps, %warp;
	ld.const.u64 %warpfold_finished, [warpfold_probes+16];
	mad.wide.u32 %warpfold_finished, %x, 8, %warpfold_finished;
	ld.const.u32 %y, [warpfold_probes+40];
	mul.lo.u32 %x, %slot, %y;
	mad.lo.u32 %x, %x, %warps, %warp;
	ld.const.u64 %warpfold_at, [warpfold_probes+8];
	mad.wide.u32 %warpfold_at, %x, 24, %warpfold_at;
	mul.lo.u32 %y, %y, %warps;
	mad.wide.u32 %warpfold_limit, %y, 24, %warpfold_at;
	@%warpfold_bare mov.u64 %warpfold_limit, %warpfold_at;
	}
)";
  static_assert(offsetof(ProbePlaces, records) == 8 && offsetof(ProbePlaces, finished) == 16 &&
                offsetof(ProbePlaces, sm) == 24 && offsetof(ProbePlaces, firstBlock) == 32 &&
                offsetof(ProbePlaces, blockSpan) == 36 && offsetof(ProbePlaces, steps) == 40 &&
                offsetof(ProbePlaces, warps) == 44);
  return text;
}

/// A probe for the lanes that execute the instruction with that guard: parts from above.
std::string probeOf(std::initializer_list<std::string_view> parts, const std::string& guard = {}) {
  std::string text = "\n\t{\n\t.reg .pred %lead;\n\t.reg .b32 %mask, %lower;\n\t.reg .b64 %now;\n\t";
  if (!guard.empty()) text += fmt::format("@{} bra done;\n\t", guard);
  for (const std::string_view part : parts) text += part;
  return text + (guard.empty() ? "}\n\t" : "done:\n\t}\n\t");
}

/// Puts probes around the meetings of a function, and before combinations and the ends of threads.
class Prober {
 public:
  Prober(const Function& function, const CalledOf& calledOf) : m_function(function), m_calledOf(calledOf) {}

  Insertions run() {
    for (std::size_t i = 0; i < m_function.code.size(); ++i) take(i);
    departFromOpen();
    return std::move(m_probes);
  }

 private:
  void take(std::size_t i) {
    const Instruction& here = m_function.code[i];
    const Point point = pointAt(here, m_function.entry, m_calledOf);
    const bool goesOn = m_open && point == Point::meetsWarp && here.guard < 0;
    if (!goesOn && !(m_open && isBetween(here))) departFromOpen();
    switch (point) {
      case Point::meetsWarp:
        if (!goesOn) add(here, here.text.begin, {leader, arrive});
        m_open = i;
        if (here.guard >= 0) departFromOpen();
        break;
      case Point::meetsBlock:
        add(here, beginOfCall(i), {leader, arriveAtBarrier});
        add(here, endOfCall(i), {next, leader, depart});
        break;
      case Point::combines: add(here, beginOfCall(i), {leader, combine}); break;
      case Point::reducesWarp:
        // Combined where lanes meet: the work of the step after it, as with a shuffle.
        add(here, beginOfCall(i), {leader, arrive});
        add(here, endOfCall(i), {next, leader, depart, combine});
        break;
      case Point::ends: add(here, here.text.begin, {leader, arrive, finish}); break;
      case Point::none: break;
    }
  }

  /// A call is one with what hands values to it and takes them from it (PTX ISA, "ld.param", "st.param").
  std::uint32_t beginOfCall(std::size_t i) const {
    const bool calls = Spelling(m_function.code[i].opcode).is(Opcode::call);
    while (calls && i > 0 && passes(m_function.code[i - 1], Opcode::st)) --i;
    return m_function.code[i].text.begin;
  }
  std::uint32_t endOfCall(std::size_t i) const {
    const bool calls = Spelling(m_function.code[i].opcode).is(Opcode::call);
    while (calls && i + 1 < m_function.code.size() && passes(m_function.code[i + 1], Opcode::ld)) ++i;
    return m_function.code[i].text.end;
  }

  void departFromOpen() {
    if (m_open) add(m_function.code[*m_open], m_function.code[*m_open].text.end, {next, leader, depart});
    m_open.reset();
  }

  void add(const Instruction& instruction, std::uint32_t at, std::initializer_list<std::string_view> parts) {
    std::string guard;
    if (instruction.guard >= 0) {
      // What is behind the instruction finds the guard as it was: the instruction may change it.
      const std::string& own = m_function.registers[static_cast<std::size_t>(instruction.guard)].name;
      if (at <= instruction.text.begin) m_probes.add(at, fmt::format("\n\tmov.pred %warpfold_guard, {};", own));
      guard = instruction.guardNegated ? "%warpfold_guard" : "!%warpfold_guard";
    }
    m_probes.add(at, probeOf(parts, guard));
  }

  const Function& m_function;
  const CalledOf& m_calledOf;
  Insertions m_probes;
  std::optional<std::size_t> m_open;  // the last meeting, from which the warp has not departed yet
};

/// The body of the kernel, with probes for blocks that are traced and without them for the others. Labels and registers
/// of a part in braces are its own.
std::string bodyOf(std::string_view text, const Function& entry, const CalledOf& calledOf, bool twice) {
  const std::string bare(text.substr(entry.body.begin, entry.body.end - entry.body.begin));
  const std::string probed = Prober(entry, calledOf).run().into(text, entry.body);
  std::string body = beginning(twice) + probeOf({leader, depart}) + fmt::format("{{{}\n\t}}", probed) +
                     probeOf({leader, arrive, finish}) + "ret;\n";
  if (twice) body += fmt::format("warpfold_bare:\n\t{{{}\n\t}}\n", bare);
  return body;
}

/// "7.8" or "sm_90" as a number that can be compared; 0 of anything else.
unsigned numberOf(std::string_view text) {
  unsigned number = 0;
  for (const char c : text)
    if (c >= '0' && c <= '9') number = number * 10 + static_cast<unsigned>(c - '0');
  return number;
}

/// A text without its head, for a module that has `other` as well: functions that it only declares and the other one
/// defines are left out; those that it defines and the other one declares have no linkage any more, so that they can
/// become parts of their callers.
std::string partOf(std::string_view text, const Module& module, const Module& other) {
  std::map<std::string_view, bool> definedThere;
  for (const Function& each : other.functions) definedThere[each.name] |= each.defined;
  std::string left;
  std::uint32_t done = module.head;
  for (const Function& each : module.functions) {
    const auto there = definedThere.find(each.name);
    if (there == definedThere.end() || each.defined == there->second) continue;
    left.append(text.substr(done, each.text.begin - done));
    done = each.defined ? each.unlinked : each.text.end;
  }
  return left.append(text.substr(done));
}

}  // namespace

std::string withProbes(std::string_view text, std::string_view entry, const CalledOf& calledOf) {
  const Module module = readModule(text);
  const Function& kernel = kernelIn(module, entry);
  const bool sharesInside = std::any_of(kernel.variables.begin(), kernel.variables.end(), [](const Variable& each) {
    return each.space == Space::shared && !each.external;
  });
  for (const Function& each : module.functions)
    if (!each.entry && needsProbes(each, calledOf))
      throw InvalidRequest(say<"probes-in-function">(arg<"name">(each.name)));
  std::string made(text.substr(0, kernel.text.begin));
  made += fmt::format(".visible .const .align 8 .b8 {}[{}];\n", probePlaces, sizeof(ProbePlaces));
  made.append(text.substr(kernel.text.begin, kernel.body.begin - kernel.text.begin));
  made += bodyOf(text, kernel, calledOf, !sharesInside);
  return made.append(text.substr(kernel.body.end));
}

std::string joined(std::string_view first, std::string_view second) {
  const Module a = readModule(first), b = readModule(second);
  const std::string version =
      std::max(a.version, b.version, [](const auto& x, const auto& y) { return numberOf(x) < numberOf(y); });
  const std::string target =
      std::max(a.target, b.target, [](const auto& x, const auto& y) { return numberOf(x) < numberOf(y); });
  return fmt::format(".version {}\n.target {}\n.address_size 64\n", version, target) + partOf(first, a, b) +
         partOf(second, b, a);
}

}  // namespace warpfold::ptx
