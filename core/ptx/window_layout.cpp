// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/window_layout.h"

#include <algorithm>
#include <cstring>

#include "values/error.h"
#include "words/say.h"

namespace warpfold::ptx {

namespace {

constexpr std::uint32_t mostBytes = 1u << 24;

}  // namespace

std::uint32_t WindowLayout::reserve(std::uint32_t bytes, std::uint32_t alignment) {
  const std::uint32_t offset = (m_bytes + alignment - 1) / alignment * alignment;
  m_bytes = offset + bytes;
  return offset;
}

WindowLayout::WindowLayout(const Function& function, const Divergence& divergence) {
  const std::size_t count = function.registers.size();
  m_together.resize(count);
  m_savedMask = {Slot::Kind::predicate, 4, 4, reserve(4, 4)};
  m_scratchPredicate = {Slot::Kind::predicate, 4, 4, reserve(4, 4)};
  const auto each = [&](auto wanted, auto place) {
    for (std::size_t i = 0; i < count; ++i)
      if (wanted(function.registers[i].type, divergence.varying[i])) place(i, laneBytes(function.registers[i].type));
  };
  const auto lanes = [&](std::uint8_t bytes) {
    return Slot{Slot::Kind::lanes, bytes, bytes, reserve(laneCount * bytes, 2 * chunkBytes)};
  };
  each([](ScalarType type, bool) { return type == ScalarType::pred; },
       [&](std::size_t i, std::uint8_t) {
         m_together[i] = {Slot::Kind::predicate, 4, 4, reserve(4, 4)};
       });
  each([](ScalarType type, bool varies) { return type != ScalarType::pred && !varies; },
       [&](std::size_t i, std::uint8_t bytes) {
         m_together[i] = {Slot::Kind::uniform, bytes, bytes, reserve(chunkBytes, chunkBytes)};
       });
  each([](ScalarType type, bool varies) { return type != ScalarType::pred && varies; },
       [&](std::size_t i, std::uint8_t bytes) { m_together[i] = lanes(bytes); });
  for (std::size_t i = 0; i < count; ++i) {
    const ScalarType type = function.registers[i].type;
    if (type != ScalarType::pred) m_together[i].value = static_cast<std::uint8_t>(bytesOf(type));
  }
  m_apart = m_together;
  for (Slot& slot : m_apart)
    if (slot.kind == Slot::Kind::uniform) {
      const std::uint8_t value = slot.value;
      slot = lanes(slot.bytes);
      slot.value = value;
    }
  m_scratch = lanes(8);
  m_constantsAt = m_bytes = reserve(0, 2 * chunkBytes);
}

ParameterSlot WindowLayout::parameter(const Variable& variable, std::int32_t index) {
  ParameterSlot& slot = m_parameters[index];
  if (slot.stride != 0) return slot;
  if (variable.bytes > mostBytes / laneCount || m_bytes > mostBytes)
    throw InvalidRequest(say<"ptx-too-complex">(arg<"line">(0u)));
  const auto stride = static_cast<std::uint32_t>((std::max<std::uint64_t>(variable.bytes, 1) + 15) / 16 * 16);
  slot = {reserve(laneCount * stride, 2 * chunkBytes), stride};
  return slot;
}

Slot WindowLayout::constant(std::uint64_t bits, std::uint8_t bytes) {
  if (bytes == 4) bits &= 0xffffffffu;
  Slot& slot = m_constants[{bits, bytes}];
  if (slot.kind == Slot::Kind::none) slot = {Slot::Kind::uniform, bytes, bytes, reserve(chunkBytes, chunkBytes)};
  return slot;
}

Slot WindowLayout::constantPredicate(bool value) {
  Slot& slot = m_constants[{value ? ~std::uint64_t{0} : 0, 1}];
  if (slot.kind == Slot::Kind::none) slot = {Slot::Kind::predicate, 4, 4, reserve(chunkBytes, chunkBytes)};
  return slot;
}

void WindowLayout::finish(FunctionProgram& program) const {
  program.windowBytes = (m_bytes + 2 * chunkBytes - 1) / (2 * chunkBytes) * (2 * chunkBytes);
  program.constantsAt = m_constantsAt;
  program.constants.assign(program.windowBytes - m_constantsAt, std::byte{0});
  for (const auto& [key, slot] : m_constants)
    for (unsigned at = 0; at < chunkBytes; at += slot.bytes)
      std::memcpy(program.constants.data() + (slot.offset - m_constantsAt) + at, &key.first, slot.bytes);
  for (std::size_t i = 0; i < m_together.size(); ++i)
    if (m_together[i].kind == Slot::Kind::uniform) program.uniforms.push_back({m_together[i], m_apart[i]});
}

}  // namespace warpfold::ptx
