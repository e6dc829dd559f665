// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/method.h"

#include <algorithm>
#include <stdexcept>

#include "words/say.h"

namespace warpfold::ranks {

namespace {

std::vector<Method>& registered() {
  static std::vector<Method> all;
  return all;
}

}  // namespace

const std::vector<Method>& methods() {
  return registered();
}

const Method& methodOf(const std::string& id) {
  std::string choices;
  for (const Method& method : methods()) {
    if (method.id == id) return method;
    choices += (choices.empty() ? "" : ", ") + method.id;
  }
  throw InvalidRequest(Field::across, id, say<"unknown-method">(arg<"choices">(choices)));
}

void checkKernel(const Method& method, const KernelInfo& kernel) {
  if (method.link != nullptr && kernel.library)
    throw InvalidRequest(Field::across, method.id,
                         say<"method-not-of-library">(arg<"method">(method.id), arg<"kernel">(kernel.id)));
}

RegisterMethod::RegisterMethod(Method method) {
  std::vector<Method>& all = registered();
  for (const Method& other : all)
    if (other.id == method.id || other.order == method.order)
      throw std::logic_error("two methods across ranks have one id or order");
  const auto after = std::find_if(all.begin(), all.end(), [&](const Method& m) { return m.order > method.order; });
  all.insert(after, std::move(method));
}

}  // namespace warpfold::ranks
