// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "reductions/kernel_code.h"

#include <cstring>
#include <map>
#include <mutex>
#include <tuple>

#include "compile/catalogue_text.h"
#include "ptx/reader.h"
#include "reductions/performed.h"

namespace warpfold::reductions {

namespace {

/// What was made last: a worker runs the same few kernels again and again.
template <typename Key, typename Value>
class Kept {
 public:
  template <typename Make>
  std::shared_ptr<const Value> get(const Key& key, Make make) {
    const std::lock_guard lock(m_mutex);
    if (const auto found = m_kept.find(key); found != m_kept.end()) return found->second;
    if (m_kept.size() >= most) m_kept.clear();
    return m_kept[key] = make();
  }

 private:
  static constexpr std::size_t most = 64;
  std::mutex m_mutex;
  std::map<Key, std::shared_ptr<const Value>> m_kept;
};

std::shared_ptr<const ptx::Program> programOf(const KernelInfo& kernel, const compile::Variant& variant,
                                              std::uint32_t block) {
  static Kept<std::tuple<std::string, std::string, std::uint32_t>, ptx::Program> kept;
  return kept.get({kernel.codeId(), variant.name(), block}, [&] {
    const auto text = compile::CatalogueTexts::builtIn().program(kernel, variant, block);
    return std::make_shared<const ptx::Program>(ptx::decode(ptx::readModule(text.ptx), text.entry));
  });
}

}  // namespace

namespace {

/// What a kernel prints goes nowhere; like printf, it answers with a number.
class PassedOver : public emulation::LaneOperation {
 public:
  unsigned arguments() const override { return 2; }  // the format, and where its values lie
  void perform(const Call& call) const override { std::memset(call.result, 0, ptx::laneCount * sizeof(std::int32_t)); }
};

std::shared_ptr<const emulation::Code> codeOfUser(const UserCode& user, const CodeKey& key) {
  static Kept<std::tuple<std::string, Operation, bool, bool>, emulation::Code> kept;
  const Operation op = combiningOf(key.op);
  return kept.get({user.entry + '\n' + user.ptx, op, key.counted, key.traced}, [&] {
    const auto program = std::make_shared<const ptx::Program>(ptx::decode(ptx::readModule(user.ptx), user.entry));
    const emulation::Operations printf{{"vprintf", std::make_shared<PassedOver>()}};
    return std::make_shared<const emulation::Code>(program, printf, key.counted, key.traced, op);
  });
}

}  // namespace

std::shared_ptr<const emulation::Code> codeOf(const KernelInfo& kernel, const CodeKey& key) {
  if (kernel.user) return codeOfUser(*kernel.user, key);
  static Kept<std::tuple<std::string, ElementType, Operation, bool, std::uint32_t, bool, bool>, emulation::Code> kept;
  return kept.get({kernel.codeId(), key.stored, key.op, key.firstLaunch, key.block, key.counted, key.traced}, [&] {
    const auto program = programOf(kernel, compile::variantFor(kernel, key.stored, key.op, key.firstLaunch), key.block);
    return std::make_shared<const emulation::Code>(program, performedFor(*program, key.stored, key.op), key.counted,
                                                   key.traced);
  });
}

}  // namespace warpfold::reductions
