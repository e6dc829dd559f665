// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpfold::app {

/// While it lives, letters are drawn one by one. With shaping, Inter puts other glyphs between digits and capitals,
/// such as a higher hyphen, for which a PDF has no character: who copies "2026-11-23" would get "2026 11 23".
class UnshapedText {
 public:
  UnshapedText();
  ~UnshapedText();
  UnshapedText(const UnshapedText&) = delete;
  UnshapedText& operator=(const UnshapedText&) = delete;

 private:
  bool m_before;
};

}  // namespace warpfold::app
