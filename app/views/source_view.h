// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>
#include <QPointer>
#include <QWidget>
#include <array>
#include <optional>

#include "catalogue/kernel_info.h"
#include "models/highlighted_lines.h"

class QLabel;
class QToolButton;

namespace warpfold::app {

class OwnFiles;
class Playback;
class SourceHighlighter;
class SourceText;
struct Theme;

/// The source of a kernel as it was compiled, with the lines of the current step highlighted. A switch chooses A or B.
/// That of a kernel of the user's is edited here: Ctrl+Enter, or a look at the other kernel, hands it on to be kept.
class SourceView : public QWidget {
  Q_OBJECT
 public:
  explicit SourceView(QWidget* parent = nullptr);

  void setTheme(const Theme& theme);
  void setKernels(const KernelInfo& a, const KernelInfo& b);
  void setPlayback(Playback* playback);
  void setSide(int side);
  int side() const { return m_side; }
  QString text() const;
  /// Lines highlighted now, counted from 0; at the end the step's and the closing store's.
  QList<LineRange> highlighted() const { return m_highlighted; }
  /// Shows a kernel with two lines of its file marked as where a hazard happens, until the clock moves on.
  void warn(int side, const Hazard& hazard);
  QList<int> warned() const { return m_warned; }
  /// Where the texts of files of the user's are; it lives longer than this.
  void setOwnFiles(const OwnFiles& files);
  /// What is wrong with the user's kernel of a side, and in which line; nothing where it is null.
  void setRefusals(const std::array<const UserRefusal*, 2>& refusals);
  bool isEditable() const { return !m_file.empty(); }

 public slots:
  /// Hands on what was typed.
  void save();

 signals:
  void sideChanged(int side);
  /// A file is to hold another text.
  void edited(const QString& file, const QString& text);
  /// A copy of that side's kernel is to be edited.
  void copyWanted(int side);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void showSide();
  void showText();
  void showRefusal();
  void follow();
  void paintLit();
  void showLit();  ///< scrolls there, where it is out of sight
  void showLitAcross();

  const Theme* m_theme;
  std::array<KernelInfo, 2> m_kernels;
  QPointer<Playback> m_playback;
  int m_side = 0;
  const OwnFiles* m_own = nullptr;
  std::array<std::optional<UserRefusal>, 2> m_refusals;
  std::string m_file;              // of the user's, whose text is edited; empty: none
  bool m_carriageReturns = false;  // its lines end with them
  SourceText* m_text;
  QLabel* m_problem;
  QToolButton* m_copy;
  QToolButton* m_save;
  SourceHighlighter* m_highlighter;
  std::array<QToolButton*, 2> m_switch;
  QList<LineRange> m_highlighted;
  QList<int> m_warned;  // counted from 0
  double m_warnedAt = 0;
};

/// Read-only text with line numbers beside it.
class SourceText : public QPlainTextEdit {
  Q_OBJECT
 public:
  explicit SourceText(QWidget* parent);
  void setTheme(const Theme& theme);
  void setEditable(bool editable);
  void paintNumbers(QPaintEvent* event);
  QFont numbersFont() const;
  int numbersWidth() const;
  /// The largest letters in which a narrow panel shows whole lines, but for the indentation that all have.
  void fitFont();
  /// How many lines there is room for.
  int wholeLines() const;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Numbers;
  const Theme* m_theme;
  QWidget* m_numbers;
  bool m_resizing = false;
};

}  // namespace warpfold::app
