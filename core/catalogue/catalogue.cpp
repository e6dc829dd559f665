// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "catalogue/catalogue.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <stdexcept>
#include <tuple>

#include "catalogue/embedded_kernels.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold {

namespace {

template <typename Predicate>
std::vector<KernelPtr> selected(const std::vector<KernelPtr>& kernels, Predicate&& predicate) {
  std::vector<KernelPtr> chosen;
  std::copy_if(kernels.begin(), kernels.end(), std::back_inserter(chosen),
               [&](const KernelPtr& kernel) { return predicate(*kernel); });
  return chosen;
}

/// The code of the kernel that it names, and what follows from it.
void takeCode(KernelInfo& kernel, const std::vector<KernelInfo>& all) {
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const KernelInfo& other) { return other.id == kernel.codeOf; });
  if (found == all.end() || !found->codeOf.empty())
    throw std::logic_error(fmt::format("kernel '{}' runs the code of '{}', which has none", kernel.id, kernel.codeOf));
  kernel.code = found->code;
  kernel.firstLine = found->firstLine;
  kernel.function = found->function;
  kernel.usesBlockDim = found->usesBlockDim;
  kernel.sharesOnePerThread = found->sharesOnePerThread;
  kernel.ticket = found->ticket;
  kernel.publishes = found->publishes;
  kernel.gridBarrier = found->gridBarrier;
  kernel.cluster = found->cluster;
}

}  // namespace

Catalogue::Catalogue(std::vector<KernelInfo> kernels) {
  std::stable_sort(kernels.begin(), kernels.end(), [](const KernelInfo& x, const KernelInfo& y) {
    return std::tuple(x.broken(), x.order) < std::tuple(y.broken(), y.order);
  });
  std::set<std::string> ids;
  for (KernelInfo& kernel : kernels) {
    if (!ids.insert(kernel.id).second) throw std::logic_error(fmt::format("kernel id '{}' is there twice", kernel.id));
    m_kernels.push_back(std::make_shared<const KernelInfo>(std::move(kernel)));
  }
}

Catalogue Catalogue::builtIn() {
  std::vector<KernelInfo> kernels;
  for (const EmbeddedKernel& file : embeddedKernels()) kernels.push_back(parseKernelFile(file.fileName, file.content));
  for (KernelInfo& kernel : kernels)
    if (!kernel.codeOf.empty()) takeCode(kernel, kernels);
  return Catalogue(std::move(kernels));
}

Catalogue Catalogue::with(KernelInfo kernel) const {
  std::vector<KernelInfo> kernels;
  for (const KernelPtr& each : m_kernels) kernels.push_back(*each);
  kernels.push_back(std::move(kernel));
  return Catalogue(std::move(kernels));
}

std::vector<KernelPtr> Catalogue::sound() const {
  return selected(m_kernels, [](const KernelInfo& kernel) { return !kernel.broken(); });
}

std::vector<KernelPtr> Catalogue::broken() const {
  return selected(m_kernels, [](const KernelInfo& kernel) { return kernel.broken(); });
}

KernelPtr Catalogue::find(std::string_view id) const {
  const auto found = std::find_if(m_kernels.begin(), m_kernels.end(), [&](const KernelPtr& k) { return k->id == id; });
  return found == m_kernels.end() ? nullptr : *found;
}

KernelPtr Catalogue::at(std::string_view id) const {
  if (KernelPtr kernel = find(id)) return kernel;
  std::string choices;
  for (const KernelPtr& kernel : sound()) choices += (choices.empty() ? "" : ", ") + kernel->id;
  throw InvalidRequest(Field::kernel, id, say<"unknown-kernel">(arg<"choices">(choices)));
}

KernelPtr Catalogue::library() const {
  const auto found = std::find_if(m_kernels.begin(), m_kernels.end(), [](const KernelPtr& k) { return k->library; });
  return found == m_kernels.end() ? nullptr : *found;
}

}  // namespace warpfold
