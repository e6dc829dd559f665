// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QMap>
#include <QTimer>
#include <array>
#include <optional>
#include <tuple>

#include "models/comparison.h"
#include "models/experiment.h"
#include "models/kernel_list_model.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace warpfold::app {

class ResultView;

/// The left card: what to run, the Run button, and what came out. Every field has a method that fills it and one that
/// takes its choice, hence so many.
class ExperimentPanel : public QFrame {
  Q_OBJECT
 public:
  ExperimentPanel(Experiment& experiment, const Comparison& comparison, QWidget* parent = nullptr);

  void showExperiment();
  void showComparison();
  /// Asks for a data file and takes it as input.
  void chooseFile(bool second = false);

 signals:
  void runRequested();
  void stopRequested();
  /// What was typed into a field is complete.
  void fieldLeft();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  struct Row {
    QLabel* label;
    QWidget* editor;
    QLabel* problem;
  };

  void followModels();
  QWidget* addRow(Experiment::Field field, const QString& label, QWidget* editor);
  struct Arrangement {
    int way = -1;  ///< 0 is the roomiest
    bool warp = false, second = false, deviceB = false, ranks = false;
    bool twoGrids = false;  ///< A and B have different numbers of blocks
    friend bool operator==(const Arrangement&, const Arrangement&) = default;
  };
  Arrangement arrangement(int way) const;
  void arrange(const Arrangement& wanted);
  void setBeside(Experiment::Field field, bool beside);
  int neededHeight() const;
  /// Takes the roomiest arrangement that needs no scrolling; where none does, one that is easy to
  /// read.
  void fit();
  void fillBackends();
  void fillBackendsB();
  void addDevice(QComboBox* box, const DeviceInfo& device);
  void onBackendChosen(int index);
  bool showsDeviceB() const { return m_asksDeviceB || !m_experiment.backendB().isEmpty(); }
  void fillKernels();
  void fillInput(QComboBox* box, const QString& input);
  void fillOperations();
  void fillBlocks();
  void fillRanks();
  void showGrid();
  /// The number of blocks as it follows from the rest.
  void showBlocks(const QString& automatic);
  void showProblems();
  /// A number is never shown in part: its field is wide enough.
  void showWholeNumbers();
  void shortenSize();
  void onInputChosen(QComboBox* box, int index);

  Experiment& m_experiment;
  const Comparison& m_comparison;
  std::array<KernelListModel, 2> m_kernels;  // of sides on different devices they may differ
  QMap<Experiment::Field, QWidget*> m_cells;
  QMap<Experiment::Field, Row> m_rows;
  QGridLayout* m_grid;
  QVBoxLayout* m_column;
  QScrollArea* m_scroll;
  QComboBox *m_backend, *m_backendB, *m_kernelA, *m_kernelB, *m_operation, *m_type, *m_input, *m_input2, *m_size,
      *m_block, *m_launchGrid, *m_warp, *m_across, *m_ranks;
  QLineEdit* m_seed;
  QPushButton* m_run;
  ResultView* m_result;
  Arrangement m_arranged;
  std::optional<std::tuple<Arrangement, int, int, int>> m_fitted;  // with the room, and what was needed
  int m_besideWidth = 0;
  QTimer m_medians;
  bool m_showing = false;
  bool m_asksDeviceB = false;  // its field is in sight, whatever it says
};

}  // namespace warpfold::app
