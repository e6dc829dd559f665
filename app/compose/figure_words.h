// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "compose/figure_part.h"
#include "models/stage.h"

namespace warpfold::app {

/// The source of a side's kernel, the lines of the step marked.
std::unique_ptr<FigurePart> sourcePart(const Stage& stage, int side);
/// What happens in the step, in a few sentences.
std::unique_ptr<FigurePart> narrativePart(const Stage& stage);
/// A table, of which `table` is the data in full; `origin` says what it rests on, in the language of the moment.
std::unique_ptr<FigurePart> tablePart(const QString& id, const QString& name, std::unique_ptr<QAbstractItemModel> model,
                                      const Table& table, std::function<Origin()> origin = {});

}  // namespace warpfold::app
