// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QObject>
#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "catalogue/kernel_info.h"
#include "run/run_result.h"
#include "worker/messages.h"

class QSettings;

namespace warpfold::app {

/// The parameters of the experiment as the user edits them, with what is wrong about them. Texts that cannot
/// be read are kept as typed; request() is there once problems() is empty.
class Experiment : public QObject {
  Q_OBJECT
 public:
  enum class Field { backend, kernelA, kernelB, operation, type, input, seed, size, block, warp };
  Q_ENUM(Field)

  explicit Experiment(QObject* parent = nullptr);

  // What there is to choose from. Until a worker says otherwise: the built-in kernels and no device.
  void setOffer(const messages::Hello& hello);
  const std::vector<KernelInfo>& kernels() const { return m_kernels; }
  const std::vector<DeviceInfo>& devices() const { return m_devices; }
  /// Kernels that the chosen backend runs: host kernels on the cpu, all others elsewhere.
  std::vector<const KernelInfo*> kernelsForBackend() const;
  const KernelInfo* kernel(messages::Side side) const;
  const DeviceInfo* device() const;
  bool onGpu() const;
  bool onEmulator() const { return m_backend == QLatin1String("emulator"); }

  QString backend() const { return m_backend; }
  QString kernelId(messages::Side side) const;
  Operation operation() const { return m_operation; }
  ElementType type() const { return m_type; }
  QString input() const { return m_input; }
  bool inputIsFile() const { return m_input.startsWith(QLatin1String("file:")); }
  bool inputIsRandom() const;
  QString seedText() const { return m_seedText; }
  QString sizeText() const { return m_sizeText; }
  QString blockText() const { return m_blockText; }
  std::uint32_t warp() const { return m_warp; }
  quint64 tracedBlock() const { return m_tracedBlock; }

  /// Elements, where the text is a number; nothing for an empty or unreadable text.
  std::optional<quint64> size() const;
  std::optional<std::uint32_t> block() const;
  /// Blocks of the first launch, where size and block are known.
  std::optional<quint64> grid() const;

  /// One sentence per wrong field that names what to do.
  QMap<Field, QString> problems() const;
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
  void setSeedText(const QString& text);
  void setSizeText(const QString& text);
  void setBlockText(const QString& text);
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
  void keepKernelsRunnable();

  std::vector<KernelInfo> m_kernels;
  std::vector<DeviceInfo> m_devices;
  QString m_backend;
  std::array<QString, 2> m_deviceKernels;  // kept while the cpu backend shows host kernels
  std::array<QString, 2> m_hostKernels;
  Operation m_operation = Operation::sum;
  ElementType m_type = ElementType::int32;
  QString m_input;
  QString m_seedText;
  QString m_sizeText;
  QString m_blockText;
  std::uint32_t m_warp = 32;
  quint64 m_tracedBlock = 0;
  bool m_sizeIsDefault = true;
  bool m_backendIsDefault = true;
  bool m_backendRequired = false;  ///< by the command line: never replaced by another
};

/// 16 777 216 with narrow no-break spaces, as a person reads it.
QString grouped(quint64 number);
/// 16777216 → "16 777 216 (2²⁴)"; numbers that are no power of two without the second part.
QString sizeForReading(quint64 n);

}  // namespace warpfold::app
