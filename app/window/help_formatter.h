// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <QList>
#include <QString>
#include <string>

namespace warpfold::app {

/// Columns that a text takes in a terminal: letters of Chinese and Korean take two.
inline std::size_t terminalColumns(const std::string& text) {
  std::size_t columns = 0;
  for (const uint c : QString::fromStdString(text).toUcs4()) {
    const bool wide = (c >= 0x1100 && c <= 0x115f) || (c >= 0x2e80 && c <= 0xa4cf) || (c >= 0xac00 && c <= 0xd7a3) ||
                      (c >= 0xf900 && c <= 0xfaff) || (c >= 0xfe30 && c <= 0xfe6f) || (c >= 0xff00 && c <= 0xff60) ||
                      (c >= 0xffe0 && c <= 0xffe6);
    columns += wide ? 2 : 1;
  }
  return columns;
}

/// --help whose second column begins in one place in every language; CLI11 counts bytes.
class HelpFormatter : public CLI::Formatter {
 public:
  std::string make_option(const CLI::Option* option, bool positional) const override {
    return line(make_option_name(option, positional) + make_option_opts(option), make_option_desc(option));
  }
  std::string make_subcommand(const CLI::App* sub) const override {
    return line(sub->get_display_name(true), sub->get_description());
  }

 private:
  std::string line(const std::string& name, const std::string& description) const {
    const std::string head = "  " + name;
    if (description.empty()) return head + '\n';
    const std::size_t columns = terminalColumns(head), width = get_column_width();
    const std::string indent(width, ' ');
    std::string text = head + (columns < width ? std::string(width - columns, ' ') : '\n' + indent);
    for (const char c : description) {
      text += c;
      if (c == '\n') text += indent;
    }
    return text + '\n';
  }
};

}  // namespace warpfold::app
