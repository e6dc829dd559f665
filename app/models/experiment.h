// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QObject>
#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "jobs/comparison.h"
#include "jobs/envelope.h"
#include "models/count_text.h"
#include "run/planned_run.h"

class QSettings;

namespace warpfold::app {

/// The parameters of the experiment as the user edits them, with what is wrong about them. Texts that cannot
/// be read are kept as typed; request() is there once problems() is empty. Every field has its getter and its setter,
/// hence so many methods; experiment_checks.cpp and experiment_requests.cpp hold the rest by what it is about.
class Experiment : public QObject {
  Q_OBJECT
 public:
  enum class Field { backend, kernelA, kernelB, operation, type, input, input2, seed, size, block, grid, warp };
  Q_ENUM(Field)

  explicit Experiment(QObject* parent = nullptr);

  // What there is to choose from: nothing until a worker says what it has.
  void setOffer(const messages::Hello& hello);
  const std::vector<KernelInfo>& kernels() const { return m_kernels; }
  const std::vector<DeviceInfo>& devices() const { return m_devices; }
  /// Kernels that the chosen device runs, and the broken ones, for which another device is chosen. These come last.
  std::vector<const KernelInfo*> kernelsForBackend() const;
  const KernelInfo* kernel(messages::Side side) const;
  const DeviceInfo* device() const;
  /// Its device runs host kernels and no others.
  bool onHost() const;
  /// Lanes of a warp to choose from; one where there is no choice.
  std::vector<std::uint32_t> offeredWarps() const;

  QString backend() const { return m_backend; }
  QString kernelId(messages::Side side) const;
  Operation operation() const { return m_operation; }
  ElementType type() const { return m_type; }
  QString input() const { return m_input; }
  bool inputIsFile() const { return m_input.startsWith(QLatin1String("file:")); }
  bool inputIsRandom() const;
  /// Of a dot product; empty: as the first, with the next seed.
  QString input2() const { return m_input2; }
  QString seedText() const { return m_seedText; }
  QString sizeText() const { return m_sizeText; }
  QString blockText() const { return m_blockText; }
  QString gridText() const { return m_gridText; }  ///< empty: automatic
  std::uint32_t warp() const { return m_warp; }
  quint64 tracedBlock() const { return m_tracedBlock; }

  /// Elements, where the text is a number; nothing for an empty or unreadable text.
  std::optional<quint64> size() const;
  std::optional<std::uint32_t> block() const;
  /// Blocks of a side's first launch, where size and block are known.
  std::optional<quint64> grid(messages::Side side = messages::Side::a) const;
  /// A text of either side goes through the elements with any grid.
  bool takesGrid() const;
  /// Operations that make sense for the type, in the order in which they are offered.
  std::vector<Operation> offeredOperations() const;
  /// Threads per block to choose from that the texts of both sides can have.
  std::vector<std::uint32_t> offeredBlocks() const;

  /// One sentence per wrong field that names what to do.
  QMap<Field, QString> problems() const;
  /// What the last change brought with it, beside the field that it concerns.
  const QMap<Field, QString>& notes() const { return m_notes; }
  bool valid() const { return problems().isEmpty(); }
  RunRequest request(messages::Side side) const;
  /// Takes over what a command line says; both sides share everything but the kernel. Where it names no
  /// backend, the best one on offer is taken.
  void setRequests(const RunRequest& a, const RunRequest& b, bool backendGiven);
  /// The equivalent `warpfold-cli run …` line of one side.
  QString commandLine(messages::Side side) const;

  void save(QSettings& settings) const;
  void restore(const QSettings& settings);
  /// Back to the first start's choice: best device, its default size.
  void reset();

 public slots:
  void setBackend(const QString& backend);
  void setKernelId(warpfold::messages::Side side, const QString& id);
  void setOperation(warpfold::Operation operation);
  void setType(warpfold::ElementType type);
  void setInput(const QString& input);
  void setInput2(const QString& input);
  void setSeedText(const QString& text);
  void setSizeText(const QString& text);
  void setBlockText(const QString& text);
  void setGridText(const QString& text);
  void setWarp(std::uint32_t lanes);
  void setTracedBlock(quint64 index);

 signals:
  void changed();       ///< a parameter
  void offerChanged();  ///< kernels or devices

 private:
  template <typename T>
  void assign(T& member, const T& value);
  void adoptDefaultSize();
  void chooseBackend();
  void sortRequestedKernels();
  void keepKernelsRunnable();
  void adoptType(ElementType type);
  void adoptBroken(const KernelInfo& kernel);
  const KernelInfo* kernelOf(const QString& id) const;
  /// The grid as typed; empty: automatic.
  std::optional<quint64> givenGrid() const;
  bool gridIsReadable() const;
  void findProblems(const RunRequest& request, QMap<Field, QString>& found) const;

  std::vector<KernelInfo> m_kernels;
  std::vector<DeviceInfo> m_devices;
  QString m_backend;
  std::array<QString, 2> m_deviceKernels;  // kept while host kernels are shown
  std::array<QString, 2> m_hostKernels;
  std::optional<std::array<QString, 2>> m_requestedKernels;  // of a command line, until a worker says what they are
  Operation m_operation = Operation::sum;
  ElementType m_type = ElementType::int32;
  QString m_input;
  QString m_input2;
  QString m_seedText;
  QString m_sizeText;
  QString m_blockText;
  QString m_gridText;
  std::uint32_t m_warp = 32;
  quint64 m_tracedBlock = 0;
  QMap<Field, QString> m_notes;
  bool m_typeIsDefault = true;
  bool m_sizeIsDefault = true;
  bool m_backendIsDefault = true;
  bool m_backendRequired = false;  ///< by the command line: never replaced by another
};

}  // namespace warpfold::app
