// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QString>

namespace warpfold::app {

/// While it lives, all text but that of a fixed width is in this family; empty: as usual. Scopes may nest.
class FontFamily {
 public:
  explicit FontFamily(const QString& family);
  ~FontFamily();
  FontFamily(const FontFamily&) = delete;
  FontFamily& operator=(const FontFamily&) = delete;

 private:
  QString m_before;
};

/// The colours and fonts of one look. Widgets that paint themselves take what they need from here, so that
/// the same code paints on screen and into a white exported picture.
struct Theme {
  QString id;  ///< "dark", "light", "print" (light on pure white, for exports), "projector" (for lectures),
               ///< "transparent" (print on whatever lies below the picture)
  bool dark = true;

  QColor window, panel, border;  ///< background, cards on it, their outline
  QColor field, fieldBorder;     ///< buttons, idle lane boxes, nodes of loaded values
  QColor input;                  ///< inside of text fields and combo boxes
  QColor outline;                ///< of the nodes of loaded values
  QColor text, muted, faint;     ///< labels; secondary; future edges
  QColor idle;                   ///< dots of idle threads, outlines of idle lanes
  QColor accent, onAccent;       ///< the Run button, slider, playing state
  QColor a, b;                   ///< kernel A and B: #4cc2ff and #ffb454 on dark
  QColor onA, onB;               ///< text on a node filled with a or b
  QColor good, bad, warning;     ///< equals the reference; diverged, differs; emulated badge
  QColor cub;                    ///< the library that kernels are measured against
  QColor grid, lit;              ///< chart grid lines; current source lines

  const QColor& side(int index) const { return index == 0 ? a : b; }
  const QColor& onSide(int index) const { return index == 0 ? onA : onB; }

  /// Proportional (Inter, else the system's) and fixed-width (JetBrains Mono, else the system's) fonts.
  /// Of what is written with ui() and mono(), the best one first; those of Chinese and Korean in these languages only.
  static QStringList uiFamilies();
  static QStringList monoFamilies();
  static QFont ui(double pixelSize, QFont::Weight weight = QFont::Normal);
  static QFont mono(double pixelSize, QFont::Weight weight = QFont::Normal);
  static int semiBold();  ///< the weight of headings: 600, or 700 in languages whose fonts have none between

  static const Theme& byId(const QString& id);  ///< dark where unknown
  static const Theme& print() { return byId(QStringLiteral("print")); }
};

}  // namespace warpfold::app
