// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Instructions that compute (PTX ISA, "Integer Arithmetic Instructions" to "Logic and Shift Instructions", "Comparison
// and Selection Instructions", "cvt").
#include "ptx/function_decoder.h"

namespace warpfold::ptx {

namespace {

ScalarType widened(ScalarType type) {
  switch (type) {
    case ScalarType::u16: return ScalarType::u32;
    case ScalarType::s16: return ScalarType::s32;
    case ScalarType::u32: return ScalarType::u64;
    case ScalarType::s32: return ScalarType::s64;
    default: return ScalarType::none;
  }
}

Rounding roundingOf(const Spelling& spelling, std::initializer_list<std::string_view> names) {
  const auto found = spelling.oneOf(names);
  return found ? static_cast<Rounding>(*found + 1) : Rounding::none;
}

/// Whether PTX gives no more than a bound for the error of an instruction, or may (.approx; .full of a division): all
/// of them are computed as exactly as the host can.
bool mayBeApproximate(Opcode opcode) {
  switch (opcode) {
    case Opcode::div:
    case Opcode::sqrt:
    case Opcode::rcp:
    case Opcode::rsqrt:
    case Opcode::ex2:
    case Opcode::lg2:
    case Opcode::sin:
    case Opcode::cos:
    case Opcode::tanh: return true;
    default: return false;
  }
}

/// Whether it is rounded as the instruction says.
bool isRounded(Opcode opcode) {
  switch (opcode) {
    case Opcode::add:
    case Opcode::sub:
    case Opcode::mul:
    case Opcode::mad:
    case Opcode::fma:
    case Opcode::div:
    case Opcode::sqrt:
    case Opcode::rcp: return true;
    default: return false;
  }
}

/// Whether .ftz makes zeros of its subnormal operands and results, of float32; of float64 only approximations do.
bool mayFlush(Opcode opcode) {
  switch (opcode) {
    case Opcode::min:
    case Opcode::max:
    case Opcode::abs:
    case Opcode::neg:
    case Opcode::setp:
    case Opcode::set: return true;
    default: return isRounded(opcode) || mayBeApproximate(opcode);
  }
}

}  // namespace

/// Of instructions on floating-point numbers: .rn, .approx, .ftz.
void FunctionDecoder::decodePrecision(Decoded& into) const {
  if (!isFloating(into.type)) return;
  if (isRounded(into.opcode)) into.rounding = roundingOf(*m_spelling, {"rn", "rz", "rm", "rp"});
  const bool divides = into.opcode == Opcode::div, wide = into.type == ScalarType::f64;
  if (mayBeApproximate(into.opcode) && !(divides && wide)) m_spelling->has("approx");
  if (divides && !wide) m_spelling->has("full");
  if (into.type == ScalarType::f32 ? mayFlush(into.opcode) : mayBeApproximate(into.opcode))
    into.flushes = m_spelling->has("ftz");
}

bool FunctionDecoder::decodeArithmetic(Decoded& into) {
  using O = Opcode;
  const ScalarType type = into.type;
  if (type == ScalarType::none) return false;
  decodePrecision(into);
  const auto results = [&](ScalarType made) { into.results[0] = write(operand(0), made); };
  const auto sources = [&](std::initializer_list<ScalarType> taken) {
    expectOperands(1 + taken.size());
    std::size_t i = 0;
    for (const ScalarType each : taken) {
      into.sources[i] = read(operand(1 + i), each);
      ++i;
    }
  };
  switch (into.opcode) {
    case O::add:
    case O::sub:
    case O::div:
    case O::rem:
    case O::min:
    case O::max:
    case O::and_:
    case O::or_:
    case O::xor_:
    case O::copysign:
      results(type);
      sources({type, type});
      return true;
    case O::abs:
    case O::neg:
    case O::not_:
    case O::sqrt:
    case O::rsqrt:
    case O::rcp:
    case O::ex2:
    case O::lg2:
    case O::sin:
    case O::cos:
    case O::tanh:
    case O::brev:
      results(type);
      sources({type});
      return true;
    case O::popc:
    case O::clz:
    case O::bfind:
      into.mode = into.opcode == O::bfind && m_spelling->has("shiftamt");
      results(ScalarType::u32);
      sources({type});
      return true;
    case O::shl:
    case O::shr:
      results(type);
      sources({type, ScalarType::u32});
      return true;
    case O::testp: {
      const auto which = m_spelling->oneOf({"finite", "infinite", "number", "notanumber", "normal", "subnormal"});
      if (!which) return false;
      into.mode = static_cast<std::uint8_t>(*which);
      results(ScalarType::pred);
      sources({type});
      return true;
    }
    case O::selp:
      results(type);
      sources({type, type, ScalarType::pred});
      return true;
    case O::mul:
    case O::mul24:
    case O::mad: decodeMultiply(into); return true;
    case O::fma:
    case O::lop3:
    case O::prmt:
    case O::shf:
    case O::bfe:
    case O::bfi: decodeTernary(into); return true;
    case O::setp:
    case O::set: decodeCompare(into); return true;
    case O::cvt: decodeConvert(into); return true;
    default: return false;
  }
}

void FunctionDecoder::decodeMultiply(Decoded& into) {
  const ScalarType type = into.type;
  const auto part = isFloating(type) ? std::size_t{0} : m_spelling->oneOf({"lo", "hi", "wide"});
  if (!part) refuse();
  into.mode = static_cast<std::uint8_t>(*part);
  const bool wide = static_cast<Multiply>(into.mode) == Multiply::wide, adds = into.opcode == Opcode::mad;
  if (wide && widened(type) == ScalarType::none) refuse();
  const ScalarType made = wide ? widened(type) : type;
  expectOperands(adds ? 4 : 3);
  into.results[0] = write(operand(0), made);
  into.sources[0] = read(operand(1), type);
  into.sources[1] = read(operand(2), type);
  if (adds) into.sources[2] = read(operand(3), made);
  if (isFloating(type) && adds) into.opcode = Opcode::fma;  // mad.f32 is fma.f32 since sm_20
}

void FunctionDecoder::decodeTernary(Decoded& into) {
  const ScalarType type = into.type, natural = ScalarType::u32;
  into.results[0] = write(operand(0), type);
  const auto sources = [&](std::initializer_list<ScalarType> taken) {
    std::size_t i = 0;
    for (const ScalarType each : taken) {
      into.sources[i] = read(operand(1 + i), each);
      ++i;
    }
  };
  switch (into.opcode) {
    case Opcode::fma: expectOperands(4); return sources({type, type, type});
    case Opcode::lop3:
      expectOperands(5);
      into.immediate = operand(4).value & 0xff;
      if (operand(4).kind != Operand::Kind::integer) refuse();
      return sources({type, type, type});
    case Opcode::prmt: expectOperands(4); return sources({type, type, natural});
    case Opcode::shf:
      expectOperands(4);
      into.mode = m_spelling->oneOf({"l", "r"}) == 1;
      into.saturates = m_spelling->oneOf({"wrap", "clamp"}) == 1;
      return sources({type, type, natural});
    case Opcode::bfe: expectOperands(4); return sources({type, natural, natural});
    default:  // bfi
      expectOperands(5);
      return sources({type, type, natural, natural});
  }
}

/// setp.lt.s32 p|q, a, b; setp.lt.and.s32 p, a, b, !c; set.lt.u32.s32 d, a, b
void FunctionDecoder::decodeCompare(Decoded& into) {
  const auto comparison = m_spelling->oneOf({"eq", "ne", "lt", "le", "gt", "ge", "equ", "neu", "ltu", "leu", "gtu",
                                             "geu", "num", "nan", "lo", "ls", "hi", "hs"});
  if (!comparison) refuse();
  const std::size_t unsignedOnes = 14;  // lo, ls, hi and hs are lt, le, gt and ge
  into.mode = static_cast<std::uint8_t>(*comparison < unsignedOnes ? *comparison : *comparison - unsignedOnes + 2);
  if (const auto logic = m_spelling->oneOf({"and", "or", "xor"})) into.logic = static_cast<Logic>(*logic + 1);
  expectOperands(into.logic == Logic::none ? 3 : 4);
  into.from = into.type;
  if (into.opcode == Opcode::set) {
    const std::vector<ScalarType> types = m_spelling->types();
    if (types.size() != 2 || into.logic != Logic::none) refuse();
    into.type = types.front();
    into.results[0] = write(operand(0), into.type);
  } else if (operand(0).kind == Operand::Kind::list) {
    if (operand(0).list.size() != 2) refuseOperands();
    into.results[0] = write(operand(0).list[0], ScalarType::pred);
    into.results[1] = write(operand(0).list[1], ScalarType::pred);
  } else {
    into.results[0] = write(operand(0), ScalarType::pred);
  }
  into.sources[0] = read(operand(1), into.from);
  into.sources[1] = read(operand(2), into.from);
  if (into.logic == Logic::none) return;
  into.sources[2] = readPredicate(operand(3), into);
}

void FunctionDecoder::decodeConvert(Decoded& into) {
  const std::vector<ScalarType> types = m_spelling->types();
  if (types.size() != 2) refuse();
  expectOperands(2);
  into.type = types[0];
  into.from = types[1];
  if (isFloating(into.type) || isFloating(into.from)) {
    into.rounding = roundingOf(*m_spelling, {"rni", "rzi", "rmi", "rpi"});
    into.toInteger = into.rounding != Rounding::none;
    if (!into.toInteger) into.rounding = roundingOf(*m_spelling, {"rn", "rz", "rm", "rp"});
    into.flushes = (into.type == ScalarType::f32 || into.from == ScalarType::f32) && m_spelling->has("ftz");
  }
  into.saturates = m_spelling->has("sat");
  expectUnderstood();
  into.results[0] = writeAny(operand(0));
  into.sources[0] = readAny(operand(1), into.from);
  if (into.results[0].kind == Slot::Kind::predicate || into.sources[0].kind == Slot::Kind::predicate ||
      into.results[0].bytes < laneBytes(into.type))
    refuseOperands();
}

}  // namespace warpfold::ptx
