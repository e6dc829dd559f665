// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "codec/archive.h"
#include "jobs/envelope.h"

namespace warpfold::messages {

using EventReader = std::function<std::shared_ptr<const void>(const codec::Json&)>;

/// How an event of this type is read. Registering the same type again changes nothing.
void registerEventReader(const std::string& type, std::type_index index, EventReader read);

/// Makes events of type T readable; T has `static constexpr const char* type` and fields. A constant of this in the
/// file that takes the events is enough.
template <typename T>
struct RegisterEvent {
  RegisterEvent() {
    registerEventReader(T::type, typeid(T),
                        [](const codec::Json& json) { return std::make_shared<const T>(codec::decode<T>(json)); });
  }
};

}  // namespace warpfold::messages
