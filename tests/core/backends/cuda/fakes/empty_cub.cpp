// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
extern "C" int warpfold_something_else() {
  return 1;
}
