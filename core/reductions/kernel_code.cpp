// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "reductions/kernel_code.h"

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

std::shared_ptr<const emulation::Code> codeOf(const KernelInfo& kernel, const CodeKey& key) {
  static Kept<std::tuple<std::string, ElementType, Operation, bool, std::uint32_t, bool, bool>, emulation::Code> kept;
  return kept.get({kernel.codeId(), key.stored, key.op, key.firstLaunch, key.block, key.counted, key.traced}, [&] {
    const auto program = programOf(kernel, compile::variantFor(kernel, key.stored, key.op, key.firstLaunch), key.block);
    return std::make_shared<const emulation::Code>(program, performedFor(*program, key.stored, key.op), key.counted,
                                                   key.traced);
  });
}

}  // namespace warpfold::reductions
