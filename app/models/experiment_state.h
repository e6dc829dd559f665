// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>
#include <optional>
#include <string>

#include "catalogue/catalogue.h"
#include "data/typed_value.h"
#include "run/run_request.h"

namespace warpfold::app {

/// A kernel that a command line named, which is never replaced by another.
struct NamedKernel {
  QString id, option;
  friend bool operator==(const NamedKernel&, const NamedKernel&) = default;
};

/// All that is edited of an experiment, so that it can be brought back.
struct ExperimentState {
  RunRequest request;                              ///< of both sides, but for what is below
  std::optional<std::array<RunRequest, 2>> asked;  ///< by a command line or a session, until a parameter is changed
  std::optional<std::string> backendB;             ///< nothing: as A
  std::array<std::optional<NamedKernel>, 2> named;
  std::array<KernelPtr, 2> savedKernels;
  std::array<QString, 2> deviceKernels;  ///< kept while host kernels are shown
  std::array<QString, 2> hostKernels;
  QString seedText, sizeText, blockText, gridText;
  TypedValues typed;  ///< onto the blackboard, by ascending element
  bool typeIsDefault = true;
  bool sizeIsDefault = true;
  bool backendIsDefault = true;
};

}  // namespace warpfold::app
