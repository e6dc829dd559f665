// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/kernel_menu.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QUrl>

#include "catalogue/user_copy.h"
#include "workbench/workbench.h"

namespace warpfold::app {

using messages::Side;

namespace {

/// What a new file begins with: a sum that works.
const char* const firstKernel = R"(// Adds up the elements of each block.
__global__ void my_sum(const int* in, int* out, int n)
{
  __shared__ int cache[256];
  int tid = threadIdx.x;
  int i = blockIdx.x * blockDim.x + tid;

  cache[tid] = i < n ? in[i] : 0;
  __syncthreads();

  for (int stride = blockDim.x / 2; stride > 0; stride /= 2)
  {
    if (tid < stride)
      cache[tid] += cache[tid + stride];
    __syncthreads();
  }

  if (tid == 0)
    out[blockIdx.x] = cache[0];
}
)";

constexpr qsizetype mostPasted = 1 << 20;

}  // namespace

KernelMenu::KernelMenu(Workbench& bench, QWidget* window)
    : QMenu(tr("&Kernel"), window), m_bench(bench), m_window(window) {
  addAction(tr("&New Kernel"), this, &KernelMenu::create);
  QAction* const copyA = addAction(tr("Edit a Copy of &A"), this, [this] { editCopy(Side::a); });
  QAction* const copyB = addAction(tr("Edit a Copy of &B"), this, [this] { editCopy(Side::b); });
  QAction* const pasted = addAction(tr("&Paste as New Kernel"), this, &KernelMenu::paste);
  addSeparator();
  addAction(tr("&Open Kernel File…"), QKeySequence(Qt::CTRL | Qt::Key_K), this, &KernelMenu::chooseFile);
  QAction* const folder = addAction(tr("Open &Folder of My Kernels"), this, [this] {
    if (QDir().mkpath(m_bench.own().folder())) QDesktopServices::openUrl(QUrl::fromLocalFile(m_bench.own().folder()));
  });
  connect(this, &QMenu::aboutToShow, this, [this, copyA, copyB, pasted, folder] {
    for (const auto& [side, action] : {std::pair(Side::a, copyA), std::pair(Side::b, copyB)}) {
      const KernelInfo* const kernel = m_bench.experiment().kernel(side);
      action->setEnabled(kernel && canBeCopied(*kernel) && !m_bench.own().folder().isEmpty());
    }
    pasted->setEnabled(!QGuiApplication::clipboard()->text().trimmed().isEmpty());
    folder->setEnabled(!m_bench.own().folder().isEmpty());
  });
}

void KernelMenu::use(const QString& path, Side side) {
  if (path.isEmpty())
    emit failed(tr("No file could be made in %1; open one from elsewhere.").arg(m_bench.own().folder()));
  else
    m_bench.useKernelOf(path, side);
}

void KernelMenu::create() {
  use(m_bench.own().create(QStringLiteral("my_sum"), QString::fromLatin1(firstKernel)), Side::a);
}

void KernelMenu::editCopy(Side side) {
  const Experiment& experiment = m_bench.experiment();
  const KernelInfo* const kernel = experiment.kernel(side);
  if (!kernel || !canBeCopied(*kernel)) return;
  const std::string text = copyOf(*kernel, experiment.type(), experiment.block().value_or(256));
  use(m_bench.own().create(QString::fromStdString(kernel->function), QString::fromStdString(text)), side);
}

void KernelMenu::paste() {
  use(m_bench.own().create(QStringLiteral("pasted"), QGuiApplication::clipboard()->text().left(mostPasted)), Side::a);
}

void KernelMenu::chooseFile() {
  const QString path = QFileDialog::getOpenFileName(m_window, tr("Open Kernel File"), m_bench.own().folder(),
                                                    tr("CUDA sources (*.cu *.cuh)"));
  if (!path.isEmpty()) m_bench.open(path);
}

}  // namespace warpfold::app
