// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <optional>

namespace warpfold::app {

/// The Markdown text with each of its sentences as `tell` gives it, without those of which it gives nothing. A
/// paragraph or an item of a list of which nothing is left goes whole, and so does a paragraph that only leads to a
/// list that has gone.
QString withSentences(const QString& text, const std::function<std::optional<QString>(const QString&)>& tell);

}  // namespace warpfold::app
