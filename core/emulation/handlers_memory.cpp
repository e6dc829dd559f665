// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// ld, st, atom and red.
#include <algorithm>

#include "emulation/block.h"
#include "emulation/block_watch.h"
#include "emulation/lanes.h"
#include "emulation/memory_access.h"

namespace warpfold::emulation::WARPFOLD_ISA {

namespace {

/// The addresses of the lanes that are active.
inline void collect(Warp& w, const Instruction* i, LaneAddresses& addresses) {
  const Slot& slot = i->decoded->sources[0];
  auto plus = static_cast<std::uint64_t>(i->immediate);
  if (i->decoded->inFrame) plus += w.windows[w.window].localBase;
  addresses.lanes = w.active;
  if (slot.bytes == 8 && w.active == ~0u && i->aVaries) {
    const Chunk<std::uint64_t>* const a = chunks<std::uint64_t>(w, i->a);
    for (unsigned k = 0; k < chunksOfRegister<std::uint64_t>; ++k)
      reinterpret_cast<Chunk<std::uint64_t>*>(addresses.at.data())[k] = a[k] + plus;
    addresses.count = laneCount;
    return;
  }
  std::uint32_t count = 0;
  const unsigned step = i->aVaries;
  for (std::uint32_t rest = w.active; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(rest)) * step;
    addresses.at[count++] =
        plus + (slot.bytes == 8 ? at<std::uint64_t>(w, i->a)[lane] : at<std::uint32_t>(w, i->a)[lane]);
  }
  addresses.count = count;
}

/// Copies a register of a value a lane; what lies in memory need not be aligned as registers are.
template <typename T>
inline void copyRow(std::byte* into, const std::byte* from) {
  typedef T Unaligned __attribute__((vector_size(chunkBytes), aligned(1), may_alias));
  for (unsigned k = 0; k < chunksOfRegister<T>; ++k)
    reinterpret_cast<Unaligned*>(into)[k] = reinterpret_cast<const Unaligned*>(from)[k];
}

/// Whether all lanes are active and access one value after the other.
template <typename T>
inline bool inARow(const LaneAddresses& addresses) {
  if (addresses.count != laneCount) return false;
  std::uint64_t different = 0;
  for (unsigned k = 0; k < laneCount; ++k) different |= addresses.at[k] ^ (addresses.at[0] + k * sizeof(T));
  return different == 0;
}

/// The area that holds all of the addresses; null where they lie in several, or in local memory, or one is wrong.
template <typename T>
inline const Area* areaOf(Warp& w, const Instruction* i, const LaneAddresses& addresses) {
  const Area* const area = areaOfFirst(w, i, addresses, sizeof(T));
  if (area == nullptr || area->end - area->begin < sizeof(T)) return nullptr;
  const std::uint64_t begin = area->begin, last = area->end - begin - sizeof(T);
  // An offset is wrong where it, or what is left behind it, is negative.
  std::uint64_t all = 0, signs = 0;
  for (std::uint32_t k = 0; k < addresses.count; ++k) {
    const std::uint64_t offset = addresses.at[k] - begin;
    all |= addresses.at[k];
    signs |= offset | (last - offset);
  }
  return signs >> 63 != 0 || (all & (sizeof(T) - 1)) != 0 ? nullptr : area;
}

/// To be held while an access is made and counted that is strong where `isStrong` says so.
template <typename IsStrong>
inline std::unique_lock<std::mutex> counting(const Warp& w, IsStrong isStrong) {
  return w.watch != nullptr && isStrong() ? w.watch->counting() : std::unique_lock<std::mutex>();
}

/// Counts an access to one area.
inline void noteAccess(Warp& w, const Instruction* i, const LaneAddresses& addresses, std::uint32_t bytes,
                       const Area& area) {
  if (w.watch != nullptr && area.kind != Area::Kind::constant) w.watch->access(w, i, addresses, bytes, area, false);
  countAccess(w, i, addresses, bytes, area);
}

/// Counts an access; of lanes in a row without looking at each.
template <typename T>
inline void count(Warp& w, const Instruction* i, const LaneAddresses& addresses, const Area& area, bool row) {
  if (w.counts == nullptr) return;
  if (!row || area.kind == Area::Kind::constant || i->decoded->space == ptx::Space::constant)
    return noteAccess(w, i, addresses, sizeof(T), area);
  if (w.watch != nullptr) w.watch->access(w, i, addresses, sizeof(T), area, true);
  if (w.looksAgain) return;
  InstructionCounts& counts = w.counts[i->counter];
  ++counts.requests;
  counts.accesses += laneCount;
  w.activity.touched = ~0u;
  if (area.kind == Area::Kind::shared) return;  // each bank once, or, of 8 bytes, once in each half
  ++counts.global;
  const std::uint64_t first = addresses.at[0];
  const auto sectors = static_cast<std::uint32_t>(((first + laneCount * sizeof(T) - 1) >> 5) - (first >> 5) + 1);
  counts.sectors += sectors;
  noteGlobal(w, area, i->decoded->opcode == Opcode::ld, addresses, sectors);
}

template <typename T>
const Instruction* loadWord(Warp& w, const Instruction* i) {
  LaneAddresses addresses;
  collect(w, i, addresses);
  const Area* const area = areaOf<T>(w, i, addresses);
  if (area == nullptr) [[unlikely]] {
    accessAny(w, i, addresses);
    WARPFOLD_BACK;
  }
  Alias<T>* const d = at<T>(w, i->d);
  const bool row = inARow<T>(addresses);
  if (row) {
    copyRow<T>(w.registers + i->d, area->at(addresses.at[0]));
  } else {
    const auto valueAt = [&](std::uint32_t k) {
      T value;
      std::memcpy(&value, area->at(addresses.at[k]), sizeof value);
      return value;
    };
    std::uint32_t k = 0;
    for (std::uint32_t rest = addresses.lanes; rest != 0; rest &= rest - 1, ++k) d[__builtin_ctz(rest)] = valueAt(k);
  }
  count<T>(w, i, addresses, *area, row);
  WARPFOLD_BACK;
}

/// Of an address that is the same for all lanes.
template <typename T>
const Instruction* loadUniform(Warp& w, const Instruction* i) {
  LaneAddresses addresses;
  collect(w, i, addresses);
  const Area* area = nullptr;
  const std::byte* const there =
      locate(w, i, static_cast<unsigned>(__builtin_ctz(w.active)), addresses.at[0], sizeof(T), area);
  T value;
  std::memcpy(&value, there, sizeof value);
  chunks<T>(w, i->d)[0] = Chunk<T>{} + value;
  if (w.counts != nullptr && area != nullptr) noteAccess(w, i, addresses, sizeof(T), *area);
  WARPFOLD_BACK;
}

template <typename T>
const Instruction* storeWord(Warp& w, const Instruction* i) {
  w.changed = true;
  LaneAddresses addresses;
  collect(w, i, addresses);
  const Area* const area = areaOf<T>(w, i, addresses);
  if (area == nullptr) [[unlikely]] {
    accessAny(w, i, addresses);
    WARPFOLD_BACK;
  }
  const Alias<T>* const value = at<T>(w, i->b);
  const auto lock = counting(w, [i] { return i->decoded->strong; });
  const bool row = inARow<T>(addresses);
  if (i->bVaries && row) {
    copyRow<T>(area->at(addresses.at[0]), w.registers + i->b);
  } else {
    const unsigned step = i->bVaries;
    std::uint32_t k = 0;
    for (std::uint32_t rest = addresses.lanes; rest != 0; rest &= rest - 1, ++k) {
      const T stored = value[static_cast<unsigned>(__builtin_ctz(rest)) * step];
      std::memcpy(area->at(addresses.at[k]), &stored, sizeof stored);
    }
  }
  count<T>(w, i, addresses, *area, row);
  WARPFOLD_BACK;
}

/// A vector of 8 or 16 bytes, which other threads of the host read and write as a whole. Volatile, so that the compiler
/// makes one access of it and not one for each part.
template <unsigned bytes>
inline void copyVector(std::byte* into, const std::byte* from) {
  typedef std::uint64_t Words __attribute__((vector_size(bytes), aligned(1), may_alias));
  *reinterpret_cast<volatile Words*>(into) = *reinterpret_cast<const volatile Words*>(from);
}

/// The area that holds whole vectors of that many bytes at all of the addresses; null as areaOf.
template <unsigned bytes>
inline const Area* areaOfVectors(Warp& w, const Instruction* i, const LaneAddresses& addresses) {
  struct alignas(bytes) Vector {
    std::byte bytes_[bytes];
  };
  return areaOf<Vector>(w, i, addresses);
}

template <typename T, unsigned width>
const Instruction* loadVector(Warp& w, const Instruction* i) {
  constexpr unsigned bytes = sizeof(T) * width;
  LaneAddresses addresses;
  collect(w, i, addresses);
  const Area* const area = areaOfVectors<bytes>(w, i, addresses);
  if (area == nullptr) [[unlikely]] {
    accessAny(w, i, addresses);
    WARPFOLD_BACK;
  }
  Alias<T>* into[width];
  for (unsigned part = 0; part < width; ++part) into[part] = at<T>(w, i->decoded->results[part].offset);
  std::uint32_t k = 0;
  for (std::uint32_t rest = addresses.lanes; rest != 0; rest &= rest - 1, ++k) {
    alignas(bytes) T values[width];
    copyVector<bytes>(reinterpret_cast<std::byte*>(values), area->at(addresses.at[k]));
    for (unsigned part = 0; part < width; ++part) into[part][__builtin_ctz(rest)] = values[part];
  }
  if (w.counts != nullptr) noteAccess(w, i, addresses, bytes, *area);
  WARPFOLD_BACK;
}

template <typename T, unsigned width>
const Instruction* storeVector(Warp& w, const Instruction* i) {
  constexpr unsigned bytes = sizeof(T) * width;
  w.changed = true;
  LaneAddresses addresses;
  collect(w, i, addresses);
  const Area* const area = areaOfVectors<bytes>(w, i, addresses);
  if (area == nullptr) [[unlikely]] {
    accessAny(w, i, addresses);
    WARPFOLD_BACK;
  }
  const auto lock = counting(w, [i] { return i->decoded->strong; });
  std::uint32_t k = 0;
  for (std::uint32_t rest = addresses.lanes; rest != 0; rest &= rest - 1, ++k) {
    alignas(bytes) T values[width];
    for (unsigned part = 0; part < width; ++part) {
      const Slot& slot = i->decoded->sources[1 + part];
      values[part] = at<T>(w, slot.offset)[slot.kind == Slot::Kind::lanes ? __builtin_ctz(rest) : 0];
    }
    copyVector<bytes>(area->at(addresses.at[k]), reinterpret_cast<const std::byte*>(values));
  }
  if (w.counts != nullptr) noteAccess(w, i, addresses, bytes, *area);
  WARPFOLD_BACK;
}

template <typename T, unsigned width>
Handler vectorHandler(const Decoded& decoded) {
  if (decoded.opcode == Opcode::st) return storeVector<T, width>;
  const bool lanes = std::all_of(decoded.results.begin(), decoded.results.begin() + width,
                                 [](const Slot& slot) { return slot.kind == Slot::Kind::lanes; });
  return lanes ? loadVector<T, width> : nullptr;
}

/// Several registers, narrow types, or registers wider than the type.
const Instruction* accessInParts(Warp& w, const Instruction* i) {
  w.changed |= i->decoded->opcode == Opcode::st;
  LaneAddresses addresses;
  collect(w, i, addresses);
  accessAny(w, i, addresses);
  WARPFOLD_BACK;
}

/// A whole parameter of the kernel, which is the same for all lanes.
template <typename T>
const Instruction* wholeParameter(Warp& w, const Instruction* i) {
  const std::uint64_t from = *at<std::uint64_t>(w, i->a) + static_cast<std::uint64_t>(i->immediate);
  const std::vector<std::byte>& parameters = w.block->launch().parameters;
  if (from > parameters.size() || parameters.size() - from < sizeof(T))
    throwBeyond(w, i, static_cast<unsigned>(__builtin_ctz(w.active)), from);
  T value;
  std::memcpy(&value, parameters.data() + from, sizeof value);
  chunks<T>(w, i->d)[0] = Chunk<T>{} + value;
  WARPFOLD_NEXT;
}

/// A parameter of the kernel, or a part of one, by any address.
template <typename T>
const Instruction* parameter(Warp& w, const Instruction* i) {
  const std::vector<std::byte>& parameters = w.block->launch().parameters;
  LaneAddresses addresses;
  collect(w, i, addresses);
  const unsigned bytes = ptx::bytesOf(i->decoded->type);
  std::uint32_t k = 0;
  for (std::uint32_t rest = addresses.lanes; rest != 0; rest &= rest - 1, ++k) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(rest));
    for (unsigned part = 0; part < i->decoded->width; ++part) {
      const std::uint64_t from = (addresses.at[k] & (ptx::window::bytes - 1)) + part * bytes;
      if (from + bytes > parameters.size()) throwBeyond(w, i, lane, addresses.at[k]);
      const Slot& slot = i->decoded->results[part];
      const auto value = static_cast<T>(loadedValue(parameters.data() + from, *i->decoded, slot));
      if (slot.kind == Slot::Kind::lanes)
        at<T>(w, slot.offset)[lane] = value;
      else
        chunks<T>(w, slot.offset)[0] = Chunk<T>{} + value;
    }
    if (!i->aVaries && i->decoded->results[0].kind == Slot::Kind::uniform) break;
  }
  WARPFOLD_BACK;
}

/// A parameter of a call, in the register file.
const Instruction* parameterOfCall(Warp& w, const Instruction* i) {
  const Decoded& decoded = *i->decoded;
  const bool loads = decoded.opcode == Opcode::ld;
  const unsigned bytes = ptx::bytesOf(decoded.type);
  for (std::uint32_t rest = w.active; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(rest));
    for (unsigned part = 0; part < decoded.width; ++part) {
      const Slot& slot = loads ? decoded.results[part] : decoded.sources[1 + part];
      std::byte* const parameter = w.registers + decoded.immediate + lane * decoded.target + part * bytes;
      std::byte* const value = w.registers + slot.offset + (slot.kind == Slot::Kind::lanes ? lane * slot.bytes : 0);
      if (!loads) {
        std::memcpy(parameter, value, bytes);
        continue;
      }
      const std::uint64_t wide = loadedValue(parameter, decoded, slot);
      std::memcpy(value, &wide, slot.bytes);
    }
  }
  WARPFOLD_BACK;
}

template <typename T>
Handler wordHandler(const Decoded& decoded) {
  if (decoded.opcode == Opcode::st) return storeWord<T>;
  return decoded.results[0].kind == Slot::Kind::uniform ? loadUniform<T> : loadWord<T>;
}

}  // namespace

Handler memoryHandler(const Decoded& decoded) {
  if (decoded.opcode != Opcode::ld && decoded.opcode != Opcode::st) return nullptr;
  if (decoded.space == ptx::Space::param) {
    if (decoded.inFrame) return parameterOfCall;
    if (decoded.opcode == Opcode::st) return nullptr;
    const bool wide = decoded.results[0].bytes == 8;
    if (decoded.width == 1 && decoded.results[0].kind == Slot::Kind::uniform && decoded.sources[0].bytes == 8 &&
        ptx::bytesOf(decoded.type) == decoded.results[0].bytes)
      return wide ? wholeParameter<std::uint64_t> : wholeParameter<std::uint32_t>;
    return wide ? parameter<std::uint64_t> : parameter<std::uint32_t>;
  }
  const Slot& slot = decoded.opcode == Opcode::st ? decoded.sources[1] : decoded.results[0];
  const unsigned bytes = ptx::bytesOf(decoded.type);
  if (bytes >= 4 && slot.bytes == bytes && decoded.width != 1) {
    Handler vector = nullptr;
    if (bytes == 4)
      vector = decoded.width == 2 ? vectorHandler<std::uint32_t, 2>(decoded) : vectorHandler<std::uint32_t, 4>(decoded);
    if (bytes == 8 && decoded.width == 2) vector = vectorHandler<std::uint64_t, 2>(decoded);
    if (vector != nullptr) return vector;
  }
  if (decoded.width != 1 || bytes < 4 || slot.bytes != bytes) return accessInParts;
  return bytes == 8 ? wordHandler<std::uint64_t>(decoded) : wordHandler<std::uint32_t>(decoded);
}

namespace {

using ptx::AtomicOperation;

/// Global memory takes a subnormal float32 as zero of its sign, shared memory does not (PTX ISA, "atom").
template <typename T>
T added(T old, T value, bool shared) {
  const auto flushed = [&](T x) { return sizeof(T) == 4 && !shared ? flushedValue(x) : x; };
  return canonicalValue(flushed(flushed(old) + flushed(value)));
}

/// What an atomic leaves in memory.
template <typename T>
T combined(AtomicOperation operation, T old, T value, T swap, bool shared) {
  if constexpr (std::is_floating_point_v<T>) {
    switch (operation) {
      case AtomicOperation::add: return added(old, value, shared);
      case AtomicOperation::min: return value < old || old != old ? value : old;
      case AtomicOperation::max: return old < value || old != old ? value : old;
      default: return value;  // exchange
    }
  } else {
    using U = std::make_unsigned_t<T>;
    switch (operation) {
      case AtomicOperation::add: return static_cast<T>(static_cast<U>(old) + static_cast<U>(value));
      case AtomicOperation::min: return value < old ? value : old;
      case AtomicOperation::max: return old < value ? value : old;
      case AtomicOperation::inc: return old >= value ? T(0) : static_cast<T>(old + 1);
      case AtomicOperation::dec: return old == 0 || old > value ? value : static_cast<T>(old - 1);
      case AtomicOperation::exchange: return value;
      case AtomicOperation::compareAndSwap: return old == value ? swap : old;
      case AtomicOperation::bitAnd: return old & value;
      case AtomicOperation::bitOr: return old | value;
      default: return old ^ value;
    }
  }
}

/// Changes a word that other threads of the host may be at; what it held. `changed`: set where it holds something else.
template <typename T, typename F>
inline T change(std::byte* at, bool& changed, F made) {
  using Word = std::conditional_t<sizeof(T) == 8, std::uint64_t, std::uint32_t>;
  Alias<Word>* const word = reinterpret_cast<Alias<Word>*>(at);
  Word before = __atomic_load_n(word, __ATOMIC_SEQ_CST);
  for (;;) {
    T old;
    std::memcpy(&old, &before, sizeof old);
    const T left = made(old);
    Word after;
    std::memcpy(&after, &left, sizeof after);
    if (!__atomic_compare_exchange_n(word, &before, after, true, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) continue;
    changed |= before != after;
    return old;
  }
}

/// Lanes one after the other, the lowest first.
template <typename T>
const Instruction* atomic(Warp& w, const Instruction* i) {
  const Decoded& decoded = *i->decoded;
  LaneAddresses addresses;
  collect(w, i, addresses);
  const auto lock = counting(w, [] { return true; });
  T made[laneCount];
  std::uint32_t k = 0;
  for (std::uint32_t rest = addresses.lanes; rest != 0; rest &= rest - 1, ++k) {
    const auto lane = static_cast<unsigned>(__builtin_ctz(rest));
    std::byte* const word = locateAtomic(w, i, lane, addresses.at[k], sizeof(T));
    const T value = sourceB<T>(w, i, lane);
    const T swap = decoded.sources[2].kind == Slot::Kind::none ? T(0) : sourceC<T>(w, i, lane);
    const bool shared = isShared(decoded.space, addresses.at[k]);
    made[lane] = change<T>(word, w.changed, [&](T old) {
      return combined(static_cast<AtomicOperation>(decoded.mode), old, value, swap, shared);
    });
  }
  if (decoded.results[0].kind == Slot::Kind::none) WARPFOLD_BACK;
  Alias<T>* const d = at<T>(w, i->d);
  for (std::uint32_t rest = addresses.lanes; rest != 0; rest &= rest - 1)
    d[__builtin_ctz(rest)] = made[__builtin_ctz(rest)];
  WARPFOLD_BACK;
}

}  // namespace

Handler atomicHandler(const Decoded& decoded) {
  if (decoded.opcode != Opcode::atom && decoded.opcode != Opcode::red) return nullptr;
  switch (decoded.type) {
    case ScalarType::s32: return atomic<std::int32_t>;
    case ScalarType::b32:
    case ScalarType::u32: return atomic<std::uint32_t>;
    case ScalarType::s64: return atomic<std::int64_t>;
    case ScalarType::b64:
    case ScalarType::u64: return atomic<std::uint64_t>;
    case ScalarType::f32: return atomic<float>;
    case ScalarType::f64: return atomic<double>;
    default: return nullptr;
  }
}

}  // namespace warpfold::emulation::WARPFOLD_ISA
