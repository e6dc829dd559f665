// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QSize>
#include <memory>

class QPainter;

namespace warpfold::app {

/// What a painter of another class paints here, `to` paints as shapes and text, from where it stands. A QPicture would
/// do but for text: it places a line by the first font's height and not by that of the font which has its letters, so
/// that Chinese and Korean stand some pixels low.
class PassOn : public QPaintDevice {
 public:
  PassOn(QPainter& to, QSize size);
  ~PassOn() override;
  QPaintEngine* paintEngine() const override;

 protected:
  int metric(PaintDeviceMetric metric) const override;

 private:
  class Engine;
  QSize m_size;
  std::unique_ptr<Engine> m_engine;
};

}  // namespace warpfold::app
