// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>
#include <functional>
#include <vector>

#include "export/exportable.h"

namespace warpfold::app {

/// Several pictures next to each other as one: tree A and tree B.
class SideBySide : public Exportable {
 public:
  SideBySide(QString name, std::vector<const Exportable*> parts) : m_name(std::move(name)), m_parts(std::move(parts)) {}
  QString exportName() const override { return m_name; }
  QSizeF exportSize() const override;
  QSizeF leastSize() const override;
  void paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  /// Those of the parts one after another.
  std::vector<Table> tables() const override;
  std::optional<Origin> exportOrigin() const override;
  void retell() const override;

 private:
  QString m_name;
  std::vector<const Exportable*> m_parts;
};

/// Adds a part's tables to those of others; the first is called after the part where it has no title.
void addNamed(std::vector<Table>& all, const QString& part, std::vector<Table> tables);

/// The widget as it is on screen, or as it would be, and all that it holds, as shapes where the painter takes them.
/// What scrolls is cut off at the edges.
void paintWidget(QPainter& painter, QWidget& widget, bool ground);

/// A whole window as it is on screen. `apply` gives the window a theme, and for a null pointer its own again.
class WindowPicture : public Exportable {
 public:
  using ApplyTheme = std::function<void(const Theme*)>;
  WindowPicture(QWidget* window, ApplyTheme apply) : m_window(window), m_applyTheme(std::move(apply)) {}
  QString exportName() const override { return QStringLiteral("window"); }
  QSizeF exportSize() const override;
  /// Nobody reads a smaller one.
  QSizeF leastSize() const override { return {640, 400}; }
  void paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  std::vector<Table> tables() const override { return {}; }

 private:
  QPointer<QWidget> m_window;
  ApplyTheme m_applyTheme;
};

}  // namespace warpfold::app
