// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QObject>
#include <QString>
#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "catalogue/catalogue.h"
#include "jobs/comparison.h"
#include "jobs/envelope.h"
#include "models/count_text.h"
#include "models/data_file.h"
#include "models/experiment_state.h"
#include "run/planned_run.h"

class QSettings;

namespace warpfold::app {

/// The parameters of the experiment as the user edits them, with what is wrong about them. Texts that cannot
/// be read are kept as typed; request() is there once problems() is empty. Every field has its getter and its setter,
/// hence so many methods; experiment_checks.cpp and experiment_requests.cpp hold the rest by what it is about.
class Experiment : public QObject {
  Q_OBJECT
 public:
  enum class Field {
    backend,
    backendB,
    kernelA,
    kernelB,
    operation,
    type,
    input,
    input2,
    seed,
    size,
    block,
    grid,
    warp,
    cache,
    across,
    ranks,
    typed
  };
  Q_ENUM(Field)

  explicit Experiment(QObject* parent = nullptr);

  // What there is to choose from: nothing until a worker says what it has.
  void setOffer(const messages::Hello& hello);
  const Catalogue& catalogue() const { return m_catalogue; }
  const std::vector<DeviceInfo>& devices() const { return m_devices; }
  /// Kernels that a side's device runs, and the faulty ones, for which another device is chosen. These come last.
  std::vector<const KernelInfo*> kernelsForBackend(messages::Side side = messages::Side::a) const;
  const KernelInfo* kernel(messages::Side side) const;
  const DeviceInfo* device(messages::Side side = messages::Side::a) const;
  /// Why a kernel of the user's is not as its file has it now, or is not there; null where nothing is wrong.
  const UserRefusal* userRefusal(messages::Side side) const;
  const std::vector<UserRefusal>& userRefusals() const { return m_userRefusals; }
  /// Its device runs host kernels and no others.
  bool onHost(messages::Side side = messages::Side::a) const;
  /// Lanes of a warp to choose from; one where there is no choice.
  std::vector<std::uint32_t> offeredWarps() const;

  QString backend() const { return QString::fromStdString(m_request.backend.value_or("")); }
  /// Of side B, where it runs on another device than A; empty: as A.
  QString backendB() const { return QString::fromStdString(m_backendB.value_or("")); }
  QString kernelId(messages::Side side) const;
  Operation operation() const { return m_request.op; }
  ElementType type() const { return m_request.type; }
  QString input() const { return QString::fromStdString(m_request.input); }
  bool inputIsFile() const { return m_request.input.starts_with("file:"); }
  bool inputIsRandom() const;
  /// Of a dot product; empty: as the first, with the next seed.
  QString input2() const { return QString::fromStdString(m_request.input2.value_or("")); }
  QString seedText() const { return m_seedText; }
  QString sizeText() const { return m_sizeText; }
  QString blockText() const { return m_blockText; }
  QString gridText() const { return m_gridText; }  ///< empty: automatic
  std::uint32_t warp() const { return m_request.warp; }
  /// How the values of several ranks become one, where a side's device has ranks.
  QString across() const { return QString::fromStdString(m_request.across.value_or("neighbored")); }
  /// How many of them take part; 0: all.
  std::uint32_t ranks() const { return m_request.ranks.value_or(0); }
  /// The device of either side that has ranks; null where none has.
  const DeviceInfo* deviceWithRanks() const;
  /// Onto the blackboard, by ascending element: each of them is a number that the element type can hold.
  const TypedValues& typed() const { return m_typed; }
  /// The text that was typed for an element; empty: none was.
  QString typedText(std::uint32_t element) const;
  /// The block of the first launch that is shown.
  quint64 tracedBlock() const;

  /// Elements, where the text is a number; nothing for an empty or unreadable text.
  std::optional<quint64> size() const;
  std::optional<std::uint32_t> block() const;
  /// Blocks of a side's first launch, where size and block are known.
  std::optional<quint64> grid(messages::Side side = messages::Side::a) const;
  /// A text of either side goes through the elements with any grid.
  bool takesGrid() const;
  /// Operations that make sense for the type, in the order in which they are offered.
  std::vector<Operation> offeredOperations() const;
  /// Threads per block to choose from that the kernels of both sides can have.
  std::vector<std::uint32_t> offeredBlocks() const;
  /// Blocks of the first launch to choose from: few, and multiples of the device's multiprocessors where it has some.
  std::vector<std::uint32_t> offeredGrids() const;

  /// One sentence per wrong field that names what to do.
  QMap<Field, QString> problems() const;
  /// The same of what runs all kernels, whichever are chosen: a kernel of the host has a device of its own there, and
  /// one that nobody knows is wrong all the same.
  QMap<Field, QString> problemsOfAllKernels() const;
  /// What the last change brought with it, beside the field that it concerns.
  QMap<Field, QString> notes() const;
  /// It can be run: nothing is wrong, and no file was chosen that is still being looked at.
  bool valid() const { return m_chosenFile.isEmpty() && problems().isEmpty(); }
  RunRequest request(messages::Side side) const;
  /// Takes over what a command line says, which may name another device for B. It is run as it was asked for, or
  /// refused, until the user changes a parameter; what has no field here stays beyond that. Where it names no backend,
  /// the best one that runs the kernels is taken. `kernelOptions`: by which options the kernels were named; empty where
  /// they were not, and another may be taken.
  void setRequests(const RunRequest& a, const RunRequest& b, bool backendGiven,
                   const std::array<QString, 2>& kernelOptions = {QStringLiteral("--a"), QStringLiteral("--b")});
  /// Takes over what ran in a session, with the kernels as they were: their sources are shown until something is edited
  /// or run. The device is taken where there is one of this name, else the best.
  void showSaved(const RunRequest& a, const RunRequest& b, const std::array<KernelPtr, 2>& kernels,
                 const TypedValues& typed = {});
  /// From now on kernels are those of the worker.
  void forgetSavedKernels();
  /// Why what a command line asked for cannot be had, with its option; empty where it can, or nothing was asked for.
  QString refusalText() const;
  /// The same for a window, where there are no options.
  QString refusalSentence() const;
  /// The equivalent `warpfold-cli run …` line of one side.
  QString commandLine(messages::Side side) const;

  /// Writes a number onto the blackboard, or takes it away where the text is empty. One sentence says why it was not
  /// taken; else it is empty.
  QString typeValue(std::uint32_t element, const QString& text);
  void resetTyped();

  /// For undo: what is edited, without the block that is looked at.
  ExperimentState state() const;
  /// A device that is not there any more gives way to the best one.
  void setState(const ExperimentState& state);

  void save(QSettings& settings) const;
  void restore(const QSettings& settings);
  /// Back to the first start's choice: best device, its default size.
  void reset();

 public slots:
  void setBackend(const QString& backend);
  /// Empty, or that of A: B runs where A runs.
  void setBackendB(const QString& backend);
  /// Takes over what the nearest recorded request has: its size, block, blocks, type, operation and cache.
  void adopt(const warpfold::RunRequest& offered);
  void setKernelId(warpfold::messages::Side side, const QString& id);
  void setOperation(warpfold::Operation operation);
  void setType(warpfold::ElementType type);
  /// A file is looked at first, on another thread: it becomes the input, with the type of its elements, soon after.
  void setInput(const QString& input);
  void setInput2(const QString& input);
  void setSeedText(const QString& text);
  void setSizeText(const QString& text);
  void setBlockText(const QString& text);
  void setGridText(const QString& text);
  void setWarp(std::uint32_t lanes);
  void setAcross(const QString& method);
  void setRanks(std::uint32_t ranks);
  void setTracedBlock(quint64 index);

 signals:
  void changed();       ///< a parameter
  void offerChanged();  ///< kernels or devices

 private:
  /// What is wrong with a side's request.
  struct Refusal {
    std::optional<Field> field;  ///< nothing: of those that have none here
    Complaint complaint;
    QString option;  ///< by which it was given; empty: the field's own
  };
  /// Of what was asked for from outside.
  std::optional<std::pair<messages::Side, Refusal>> firstRefusal() const;

  template <typename T>
  void assign(T& member, const T& value);
  void beginEdit();
  void adoptDefaultSize();
  void chooseBackend();
  void keepKernelsRunnable();
  void forgetNames();
  bool runsNamedKernels(const DeviceInfo& device) const;
  void adoptType(ElementType type);
  void keepTypedHeld();
  void adoptInput(const QString& input, const FileContent& content);
  void forgetChosenFile();
  const DeviceInfo* deviceFor(const KernelInfo& kernel) const;
  const DeviceInfo* deviceCalled(const std::optional<std::string>& backend) const;
  const std::optional<std::string>& backendOf(messages::Side side) const;
  void keepOneDevice();
  void keepDevicesPresent();
  void adoptBroken(messages::Side side, const KernelInfo& kernel);
  void adoptUser(messages::Side side, const KernelInfo& kernel);
  void adoptSafeDevice(messages::Side side, const KernelInfo& kernel);
  const KernelInfo* kernelOf(const QString& id) const;
  bool takesGrid(messages::Side side) const;
  void readTexts(RunRequest& request, messages::Side side) const;
  BlockSelection tracedBlocks(const BlockSelection& asked) const;
  std::optional<Refusal> refusal(messages::Side side) const;
  /// The grid as typed; empty: automatic.
  std::optional<quint64> givenGrid() const;
  bool gridIsReadable() const;
  static bool isFile(const QString& input) { return input.startsWith(QLatin1String("file:")); }
  static QString fileProblem(const QString& input);
  void findTextProblems(QMap<Field, QString>& found) const;
  void findDeviceProblem(messages::Side side, QMap<Field, QString>& found) const;
  void findKernelProblem(messages::Side side, QMap<Field, QString>& found) const;

  Catalogue m_catalogue;
  std::vector<UserRefusal> m_userRefusals;
  std::vector<DeviceInfo> m_devices;
  RunRequest m_request;                              // of both sides; what is typed, and the kernels, are below
  std::optional<std::array<RunRequest, 2>> m_asked;  // by a command line, until a parameter is changed
  std::optional<std::string> m_backendB;             // nothing: as A
  std::array<std::optional<NamedKernel>, 2> m_named;
  std::array<KernelPtr, 2> m_savedKernels;
  std::array<QString, 2> m_deviceKernels;  // kept while host kernels are shown
  std::array<QString, 2> m_hostKernels;
  QString m_chosenFile;  // an input that is not there yet
  quint64 m_turn = 0;    // of the choices of an input
  QString m_seedText;
  QString m_sizeText;
  QString m_blockText;
  QString m_gridText;
  TypedValues m_typed;
  std::optional<quint64> m_tracedBlock;           // that the user chose
  QMap<Field, std::function<QString()>> m_notes;  // asked whenever they are shown, since the language may change
  bool m_typeIsDefault = true;
  bool m_sizeIsDefault = true;
  bool m_backendIsDefault = true;
  bool m_backendRequired = false;  ///< by the command line: never replaced by another
  bool m_backendBRequired = false;
};

}  // namespace warpfold::app
