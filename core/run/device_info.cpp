// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/device_info.h"

#include "words/say.h"

namespace warpfold {

Message DeviceInfo::called() const {
  return title ? *title : say<"proper-name">(arg<"name">(name));
}

}  // namespace warpfold
