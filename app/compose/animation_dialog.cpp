// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compose/animation_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>

#include "compose/animation_kind.h"
#include "compose/scene_preview.h"
#include "compose/trees_scene.h"
#include "export/animation/step_strip.h"
#include "export/exporter.h"
#include "models/with_values.h"

namespace warpfold::app {
namespace {

constexpr std::chrono::milliseconds untilEstimate{500};

}  // namespace

AnimationDialog::AnimationDialog(TreesScene& scene, QWidget* parent) : QDialog(parent), m_scene(scene) {
  setWindowTitle(tr("Export Animation"));
  build();
  m_settle.setSingleShot(true);
  connect(&m_settle, &QTimer::timeout, this, &AnimationDialog::followEstimate);
  m_kind->setCurrentIndex(QSettings().value(QStringLiteral("animation/kind"), 0).toInt());
  if (m_kind->currentIndex() < 0) m_kind->setCurrentIndex(0);
  recall();
  followWhat();
  connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
    recall();
    followChoices();
  });
  connect(m_what, &QComboBox::currentIndexChanged, this, &AnimationDialog::followWhat);
  for (QComboBox* box : {m_chart, m_colours})
    connect(box, &QComboBox::currentIndexChanged, this, &AnimationDialog::followChoices);
  for (QSpinBox* box : {m_width, m_height, m_from, m_to})
    connect(box, &QSpinBox::valueChanged, this, &AnimationDialog::followChoices);
  for (QDoubleSpinBox* box : {m_scale, m_speed, m_rate})
    connect(box, &QDoubleSpinBox::valueChanged, this, &AnimationDialog::followChoices);
  connect(m_loop, &QCheckBox::toggled, this, &AnimationDialog::followChoices);
  m_preview->setPlaying(true);
}

AnimationDialog::~AnimationDialog() = default;

bool AnimationDialog::isFilm() const {
  const auto format = kindOf(*m_kind).format;
  return format && app::isFilm(*format);
}

bool AnimationDialog::isStrip() const {
  return !kindOf(*m_kind).format;
}

AnimationPlan AnimationDialog::plan() const {
  AnimationPlan made;
  made.from = m_from->value();
  made.to = m_to->value();
  made.rowsPerSecond = m_speed->value();
  made.framesPerSecond = m_rate->value();
  return made;
}

std::vector<PlannedFrame> AnimationDialog::frames() const {
  return isFilm() ? plan().frames() : plan().steps();
}

AnimationOptions AnimationDialog::options(const QString& path) const {
  AnimationOptions chosen;
  chosen.format = kindOf(*m_kind).format.value_or(AnimationFormat::pictures);
  chosen.path = path;
  chosen.size = QSizeF(m_width->value(), m_height->value());
  chosen.scale = m_scale->value();
  chosen.themeId = m_colours->currentData().toString();
  chosen.loop = m_loop->isChecked();
  return chosen;
}

ExportMetadata AnimationDialog::metadata() const {
  return metadataOf(m_scene.races() ? tr("Race") : tr("Run"), m_scene.filmOrigin());
}

/// A race takes six seconds unless it is asked otherwise, other steps one each.
void AnimationDialog::followWhat() {
  m_scene.setRace(m_what->currentIndex() == 1);
  const int rows = int(m_scene.rows());  // of other trees, where only blocks of the run can race
  m_from->setRange(0, rows);
  m_to->setRange(0, rows);
  m_from->setValue(0);
  m_to->setValue(rows);
  m_speed->setValue(m_what->currentIndex() == 1 ? m_scene.rows() / AnimationPlan::raceSeconds : 1);
  followChoices();
}

void AnimationDialog::followKind() {
  const bool pixels = isFilm() || QLatin1String(kindOf(*m_kind).suffix) == QLatin1String("png");
  m_scale->setEnabled(pixels);
  for (QWidget* ofFilm : {static_cast<QWidget*>(m_speed), static_cast<QWidget*>(m_rate), static_cast<QWidget*>(m_loop)})
    ofFilm->setEnabled(isFilm());
  if (kindOf(*m_kind).format == AnimationFormat::mp4) m_loop->setEnabled(false);  // players decide that
}

void AnimationDialog::followChoices() {
  followKind();
  m_from->setMaximum(m_to->value());
  m_to->setMinimum(m_from->value());
  m_scene.setChart(m_chart->currentData().toString());
  m_height->setMinimum(int(m_scene.leastSize().height()));
  m_scene.setPace(isFilm() ? std::optional(m_speed->value()) : std::nullopt);
  m_estimate.reset();
  m_buttons->button(QDialogButtonBox::Save)->setEnabled(true);
  try {
    m_preview->setFilm(frames(), options({}).size, Theme::byId(m_colours->currentData().toString()));
    m_expected->setText(tr("Estimating the size…"));
    m_settle.start(untilEstimate);
  } catch (const ExportError& error) {
    m_settle.stop();
    m_expected->setText(QString::fromUtf8(error.what()));
    m_buttons->button(QDialogButtonBox::Save)->setEnabled(false);
  }
}

void AnimationDialog::followEstimate() {
  if (m_job) return;
  try {
    const auto planned = frames();
    if (isStrip()) {
      m_expected->setText(tr("Steps: %1, in one picture").arg(planned.size()));
      return;
    }
    if (!m_estimate) {
      const QString path = QStringLiteral("%d.") + QLatin1String(kindOf(*m_kind).suffix);
      m_estimate = std::make_unique<SizeEstimate>(m_scene, planned, options(path), metadata());
    }
    if (m_estimate->step()) return m_settle.start(0);
    std::chrono::milliseconds time{0};
    for (const PlannedFrame& frame : planned) time += frame.shown;
    const QString size = QLocale().formattedDataSize(m_estimate->bytes(), 1, QLocale::DataSizeSIFormat);
    m_expected->setText(isFilm()
                            ? withValues(tr("Lasts %1 s, with %2 pictures; about %3"),
                                         QString::number(double(time.count()) / 1000, 'f', 1), planned.size(), size)
                            : withValues(tr("Steps: %1; about %2"), planned.size(), size));
  } catch (const ExportError& error) {
    m_expected->setText(QString::fromUtf8(error.what()));
  }
}

QString AnimationDialog::settingsGroup() const {
  return QStringLiteral("animation/") + QLatin1String(kindOf(*m_kind).id);
}

void AnimationDialog::remember() const {
  QSettings settings;
  settings.setValue(QStringLiteral("animation/kind"), m_kind->currentIndex());
  settings.beginGroup(settingsGroup());
  settings.setValue(QStringLiteral("width"), m_width->value());
  settings.setValue(QStringLiteral("height"), m_height->value());
  settings.setValue(QStringLiteral("scale"), m_scale->value());
  settings.setValue(QStringLiteral("colours"), m_colours->currentData());
  settings.setValue(QStringLiteral("rate"), m_rate->value());
  settings.setValue(QStringLiteral("loop"), m_loop->isChecked());
}

/// But for the speed, which is of the trees and not of a kind of file.
void AnimationDialog::recall() {
  QSettings settings;
  settings.beginGroup(settingsGroup());
  const auto number = [&](const char* key, double usual) {
    return settings.value(QLatin1String(key), usual).toDouble();
  };
  m_width->setValue(int(number("width", AnimationOptions::usualSize.width())));
  m_height->setValue(int(number("height", AnimationOptions::usualSize.height())));
  m_scale->setValue(number("scale", isFilm() ? 1 : 2));
  m_rate->setValue(number("rate", AnimationPlan().framesPerSecond));
  m_loop->setChecked(settings.value(QStringLiteral("loop"), true).toBool());
  m_colours->setCurrentIndex(std::max(0, m_colours->findData(settings.value(QStringLiteral("colours")))));
}

void AnimationDialog::chooseFile() {
  const AnimationKind& kind = kindOf(*m_kind);
  const QString suffix = QLatin1String(kind.suffix), folder = QDir::homePath();
  const QString number = kind.format == AnimationFormat::pictures ? QStringLiteral("-%02d") : QString();
  const QString name = m_scene.exportName() + (isStrip() ? QStringLiteral("-steps") : QString()) + number;
  const QString last = QSettings().value(QStringLiteral("export/folder"), folder).toString();
  QString path = QFileDialog::getSaveFileName(this, tr("Save Animation"), QDir(last).filePath(name + u'.' + suffix),
                                              QStringLiteral("*.") + suffix);
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().compare(suffix, Qt::CaseInsensitive) != 0) path += u'.' + suffix;
  if (!number.isEmpty() && numberedPath(path, 1) == path) path.insert(path.size() - suffix.size() - 1, number);
  QSettings().setValue(QStringLiteral("export/folder"), QFileInfo(path).absolutePath());
  exportTo(path);
}

void AnimationDialog::exportTo(const QString& path) {
  remember();
  try {
    if (isStrip()) return writeStrip(path);
    m_job = std::make_unique<AnimationJob>(m_scene, frames(), makeFrameSink(options(path), metadata()));
  } catch (const ExportError& error) {
    return finish(AnimationJob::End::failed, QString::fromUtf8(error.what()), path);
  }
  setWriting(true);
  connect(m_job.get(), &AnimationJob::progressed, this, [this](int done, int of) {
    m_progress->setRange(0, of);
    m_progress->setValue(done);
  });
  connect(
      m_job.get(), &AnimationJob::ended, this,
      [this, path](AnimationJob::End how, const QString& problem) { finish(how, problem, path); },
      Qt::QueuedConnection);
  m_job->start();
}

void AnimationDialog::writeStrip(const QString& path) {
  std::vector<double> rows;
  for (const PlannedFrame& frame : plan().steps()) rows.push_back(frame.position);
  ExportOptions chosen = pictureOptions(options(path));
  const StepStrip strip(m_scene, rows, chosen.size);
  chosen.size = {};
  chosen.format = formatOfFile(path);
  exportToFile(strip, path, chosen, metadata());
  finish(AnimationJob::End::written, {}, path);
}

void AnimationDialog::setWriting(bool writing) {
  for (QWidget* choice : {static_cast<QWidget*>(m_what), static_cast<QWidget*>(m_chart), static_cast<QWidget*>(m_kind),
                          static_cast<QWidget*>(m_colours), static_cast<QWidget*>(m_width),
                          static_cast<QWidget*>(m_height), static_cast<QWidget*>(m_from), static_cast<QWidget*>(m_to)})
    choice->setEnabled(!writing);
  m_buttons->button(QDialogButtonBox::Save)->setEnabled(!writing);
  m_progress->setVisible(writing);
  m_preview->setPlaying(!writing);
  if (!writing) return followKind();
  m_settle.stop();
  m_estimate.reset();
  for (QWidget* choice : {static_cast<QWidget*>(m_scale), static_cast<QWidget*>(m_speed), static_cast<QWidget*>(m_rate),
                          static_cast<QWidget*>(m_loop)})
    choice->setEnabled(false);
}

void AnimationDialog::finish(AnimationJob::End how, const QString& problem, const QString& path) {
  m_job.reset();
  setWriting(false);
  const bool written = how == AnimationJob::End::written;
  m_expected->setText(written ? QString() : how == AnimationJob::End::cancelled ? tr("Nothing was written.") : problem);
  const QString title = metadata().title;
  if (written) emit exported(tr("%1 written to %2").arg(title, path));
  emit ended(written);
  if (written) accept();
}

/// While it writes, Cancel and Escape end that first.
void AnimationDialog::reject() {
  if (m_job)
    m_job->cancel();
  else
    QDialog::reject();
}

}  // namespace warpfold::app
