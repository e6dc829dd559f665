// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <vector>

#include "models/data_source.h"

namespace warpfold::app {

/// The models that charts may draw from, found by their type.
class DataSources {
 public:
  /// The source must outlive this.
  void add(DataSource& source) { m_all.push_back(&source); }

  /// Throws std::logic_error where there is none of this type.
  template <typename Source>
  Source& get() const {
    for (DataSource* source : m_all)
      if (auto* found = qobject_cast<Source*>(source)) return *found;
    throw std::logic_error(std::string("no data source is a ") + Source::staticMetaObject.className());
  }

 private:
  std::vector<DataSource*> m_all;
};

}  // namespace warpfold::app
