// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/render_animation.h"

#include <QEventLoop>
#include <utility>

#include "export/animation/animation_job.h"
#include "values/error.h"
#include "window/end_signals.h"
#include "words/say.h"

namespace warpfold::app {

std::optional<AnimationFormat> animationFormatOf(const RenderJob& job) {
  const auto format = animationFormatOf(job.output);
  const bool whole = job.view == runView || job.view == raceView;
  if (format == AnimationFormat::pages && (!whole || job.step)) return std::nullopt;
  return format;
}

double paceOf(const RenderJob& job, double rows) {
  return job.animation.rowsPerSecond.value_or(job.view == raceView ? rows / AnimationPlan::raceSeconds : 1);
}

namespace {

/// How the writing ended, and what was the problem. A signal cancels it; nothing is left of it then.
std::pair<AnimationJob::End, QString> written(MovingPicture& picture, std::vector<PlannedFrame> frames,
                                              const AnimationOptions& options, const ExportMetadata& metadata) {
  AnimationJob writing(picture, std::move(frames), makeFrameSink(options, metadata));
  const EndSignals ends;
  QEventLoop loop;
  std::pair<AnimationJob::End, QString> end;
  QObject::connect(&ends, &EndSignals::received, &writing, &AnimationJob::cancel);
  QObject::connect(&writing, &AnimationJob::ended, &loop, [&](AnimationJob::End how, const QString& why) {
    end = {how, why};
    loop.quit();
  });
  writing.start();
  loop.exec();
  return end;
}

}  // namespace

void writeAnimation(const RenderJob& job, AnimationFormat format, MovingPicture& picture,
                    const ExportMetadata& metadata) {
  const AnimationRequest& asked = job.animation;
  const double rows = picture.rows();
  AnimationPlan plan;
  plan.to = rows;
  if (asked.steps) std::tie(plan.from, plan.to) = *asked.steps;
  if (plan.to > rows)
    throw InvalidRequest(
        say<"steps-beyond-trees">(arg<"from">(plan.from), arg<"to">(plan.to), arg<"steps">(quint64(rows))));
  plan.rowsPerSecond = paceOf(job, rows);
  plan.framesPerSecond = asked.framesPerSecond.value_or(plan.framesPerSecond);
  AnimationOptions options;
  options.format = format;
  options.path = job.output;
  options.size = job.size.isEmpty() ? picture.exportSize() : job.size;
  options.scale = job.scale.value_or(format == AnimationFormat::pictures ? 2 : 1);
  options.themeId = job.themeId.isEmpty() ? QStringLiteral("print") : job.themeId;
  options.loop = !asked.once;
  const bool eachStep = !isFilm(format) && !asked.framesPerSecond;
  const auto [how, problem] = written(picture, eachStep ? plan.steps() : plan.frames(), options, metadata);
  if (how == AnimationJob::End::cancelled) EndSignals::obey();
  if (!problem.isEmpty()) throw ExportError(problem);
}

}  // namespace warpfold::app
