// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/experiment_panel.h"

#include <gtest/gtest.h>

#include <QComboBox>

#include "support/catalogue.h"
#include "support/devices.h"

namespace warpfold::app {
namespace {

/// What the panel calls a device that a worker offers, whatever it is asked for by.
QString nameInPanel(DeviceInfo device) {
  device.backend = "box-17";
  messages::Hello hello;
  hello.kernels = kernelCatalogue();
  hello.devices = {std::move(device)};
  Experiment experiment;
  Comparison comparison;
  experiment.setOffer(hello);
  const ExperimentPanel panel(experiment, comparison);
  for (const QComboBox* box : panel.findChildren<QComboBox*>())
    if (const int row = box->findData(QStringLiteral("box-17")); row >= 0) return box->itemText(row);
  return {};
}

TEST(experiment_panel, a_gpu_has_the_number_that_its_device_says) {
  DeviceInfo gpu = exampleGpu();
  gpu.number = 3;
  EXPECT_EQ(nameInPanel(gpu), "GPU 3 · NVIDIA H200");
}

TEST(experiment_panel, a_gpu_without_a_number_has_none) {
  DeviceInfo gpu = exampleGpu();
  gpu.number.reset();
  EXPECT_EQ(nameInPanel(gpu), "GPU · NVIDIA H200");
}

}  // namespace
}  // namespace warpfold::app
