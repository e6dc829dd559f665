// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/source_view.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>

#include "app/sample_traces.h"
#include "models/highlighted_lines.h"
#include "models/playback.h"
#include "support/catalogue.h"
#include "theme/theme.h"

namespace warpfold::app {
namespace {

// Lines from 0; the file begins 10 lines earlier.
const std::string kernel =
    "void f(T* data)\n"                              // 0
    "{\n"                                            // 1
    "  cache[tid] =\n"                               // 2
    "      data[tid];\n"                             // 3
    "  __syncthreads();\n"                           // 4
    "\n"                                             // 5
    "  for (;;)\n"                                   // 6
    "  {\n"                                          // 7
    "    if (tid < stride)  // half\n"               // 8
    "      cache[tid] = op(cache[tid],\n"            // 9
    "                      cache[tid + stride]);\n"  // 10
    "    __syncthreads();\n"                         // 11
    "  }\n"                                          // 12
    "\n"                                             // 13
    "  if (tid == 0)\n"                              // 14
    "    out[0] = cache[0];\n"                       // 15
    "}\n";                                           // 16

Step at(std::uint32_t line, std::uint32_t barrierLine) {
  Step step;
  step.line = line;
  step.barrierLine = barrierLine;
  return step;
}

TEST(highlighted_lines_test, a_combining_step_highlights_its_statement_and_the_condition_above) {
  EXPECT_EQ(highlightedLines(kernel, 10, at(19, 21)), (LineRange{8, 10}));
  EXPECT_EQ(highlightedLines(kernel, 10, at(20, 21)), (LineRange{8, 10}));
}

TEST(highlighted_lines_test, a_loop_without_braces_is_highlighted_with_its_whole_head) {
  const std::string text =
      "  __syncthreads();\n\n  for (int s = 4;\n       s > 0;\n       s /= 2)\n    a[t] = op(a[t],\n         "
      "     b[t]);\n}\n";
  EXPECT_EQ(highlightedLines(text, 1, at(6, 0)), (LineRange{2, 6}));
}

TEST(highlighted_lines_test, a_load_highlights_the_statement_before_its_barrier) {
  EXPECT_EQ(highlightedLines(kernel, 10, at(0, 14)), (LineRange{2, 3}));
}

TEST(highlighted_lines_test, loads_that_come_before_all_additions_are_highlighted_with_them) {
  const std::string text =
      "  T value[8];\n  #pragma unroll\n  for (k)\n    value[k] = g_in[i\n                    + k];\n  #pragma unroll\n"
      "  for (k)\n    sum = op(sum, value[k]);\n";
  Step step = at(8, 0);
  EXPECT_EQ(highlightedLines(text, 1, step), (LineRange{6, 7}));
  step.counters.memory.globalLoadRequests = 8;
  EXPECT_EQ(highlightedLines(text, 1, step), (LineRange{2, 7}));
}

TEST(highlighted_lines_test, a_store_inside_braces_is_what_precedes_their_end) {
  const std::string text = "if (tid == 0)\n{\n  out[0] = sum;\n  last = draw();\n}\n__syncthreads();\n";
  EXPECT_EQ(highlightedLines(text, 1, at(0, 6)), (LineRange{3, 3}));
}

TEST(highlighted_lines_test, the_end_highlights_what_follows_the_last_barrier) {
  EXPECT_EQ(highlightedLines(kernel, 10, at(0, 0)), (LineRange{14, 15}));
}

TEST(highlighted_lines_test, the_end_of_a_kernel_whose_barrier_is_in_another_function_is_its_own) {
  const std::string text =
      "template <typename T>\n__device__ T block_reduce(T value)\n{\n  cache[tid] = value;\n  __syncthreads();\n"
      "  return cache[0];\n}\n\n__global__ void kernel(T* g_out)\n{\n  sum = op(sum, g_in[i]);\n"
      "  sum = block_reduce<T, Op>(sum);\n\n  if (tid == 0)\n    g_out[0] = sum;\n}\n";
  EXPECT_EQ(highlightedLines(text, 1, at(0, 0)), (LineRange{13, 14}));
}

TEST(highlighted_lines_test, a_load_highlights_where_the_input_is_read_first) {
  const std::string text =
      "  T sum = i < n ? g_in[i]\n                : Op::identity();\n  if (i + 8 < n)\n    sum = op(sum, g_in[i + "
      "8]);\n"
      "  cache[tid] = sum;\n  __syncthreads();\n";
  Step load = at(0, 6);
  load.kind = Step::Kind::load;
  EXPECT_EQ(highlightedLines(text, 1, load), (LineRange{0, 1}));
}

TEST(highlighted_lines_test, lines_outside_the_text_highlight_nothing) {
  EXPECT_EQ(highlightedLines(kernel, 10, at(9, 0)), std::nullopt);
  EXPECT_EQ(highlightedLines(kernel, 10, at(500, 0)), std::nullopt);
  EXPECT_EQ(highlightedLines("", 1, at(1, 0)), std::nullopt);
}

TEST(highlighted_lines_test, a_text_without_barriers_has_no_end_to_highlight) {
  EXPECT_EQ(highlightedLines("int f()\n{\n  return 1;\n}\n", 1, at(0, 0)), std::nullopt);
}

struct SourceViewTest : testing::Test {
  Playback playback;
  SourceView view;

  void SetUp() override {
    playback.setTraces(samples::neighbored(), samples::interleaved());
    view.setKernels(kernelById("neighbored"), kernelById("interleaved"));
    view.setPlayback(&playback);
  }
  QString litText() const {
    const QStringList lines = view.text().split('\n');
    QStringList highlighted;
    for (const LineRange& range : view.highlighted())
      for (int i = range.first; i <= range.last; ++i) highlighted.append(lines[i].trimmed());
    return highlighted.join('\n');
  }
};

TEST_F(SourceViewTest, shows_the_text_of_the_chosen_side) {
  EXPECT_TRUE(view.text().contains("void neighbored("));
  view.setSide(1);
  EXPECT_TRUE(view.text().contains("void interleaved("));
}

TEST_F(SourceViewTest, lights_nothing_before_the_first_step) {
  EXPECT_EQ(litText(), "");
}

TEST_F(SourceViewTest, lights_the_current_step) {
  playback.setPosition(1.5);
  EXPECT_EQ(litText(), "if (tid % (2 * stride) == 0)\ndata[tid] = op(data[tid],\ndata[tid + stride]);");
}

TEST_F(SourceViewTest, at_the_end_highlights_the_store_too) {
  view.setSide(1);
  playback.setPosition(4);
  EXPECT_EQ(litText(),
            "if (tid < stride)\ndata[tid] = op(data[tid],\ndata[tid + stride]);\nif (tid == 0)\n"
            "g_out[blockIdx.x] = data[0];");
}

TEST_F(SourceViewTest, a_narrow_panel_shows_the_second_operand) {
  view.resize(250, 300);
  view.show();
  playback.setPosition(1);
  QCoreApplication::processEvents();
  const auto* text = view.findChild<SourceText*>();
  const QTextBlock line = text->document()->findBlockByNumber(view.highlighted().first().last);
  QTextCursor end(line);
  end.movePosition(QTextCursor::EndOfBlock);
  EXPECT_LE(text->cursorRect(end).right(), text->viewport()->width());
  for (int number = view.highlighted().first().first; number <= view.highlighted().first().last; ++number) {
    QTextCursor begin(text->document()->findBlockByNumber(number));
    while (begin.block().text().at(begin.positionInBlock()).isSpace()) begin.movePosition(QTextCursor::NextCharacter);
    EXPECT_GE(text->cursorRect(begin).left(), 0) << "line " << number + 1 << " begins out of sight";
  }
}

TEST_F(SourceViewTest, a_narrow_panel_never_loses_the_beginning_of_a_line) {
  for (const int width : {240, 266, 300, 360}) {
    view.resize(width, 300);
    view.show();
    for (const double position : {0.0, 1.0, 4.0}) {
      playback.setPosition(position);
      QCoreApplication::processEvents();
      EXPECT_EQ(view.findChild<SourceText*>()->horizontalScrollBar()->value(), 0) << width << ", " << position;
    }
  }
}

TEST_F(SourceViewTest, highlighted_lines_are_seen_whole) {
  for (int height = 180; height < 210; ++height) {
    view.resize(250, height);
    view.show();
    for (const double position : {0.0, 4.0}) {
      playback.setPosition(position);
      QCoreApplication::processEvents();
    }
    const auto* text = view.findChild<SourceText*>();
    const QTextCursor last(text->document()->findBlockByNumber(view.highlighted().last().last));
    EXPECT_LE(text->cursorRect(last).bottom(), text->viewport()->height()) << height;
  }
}

/// A picture of the text in the font of the source, as one run or letter by letter.
QImage written(const QString& text, bool letterByLetter) {
  QImage image(200, 40, QImage::Format_Grayscale8);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setFont(Theme::mono(20));
  const double advance = QFontMetricsF(painter.font()).horizontalAdvance('x');
  if (!letterByLetter) painter.drawText(QPointF(5, 25), text);
  for (int i = 0; letterByLetter && i < text.size(); ++i)
    painter.drawText(QPointF(5 + i * advance, 25), text.mid(i, 1));
  return image;
}

TEST(source_view_test, operators_are_not_drawn_as_ligatures) {
  for (const char* each : {"/=", ">=", "==", "&=", "++", "!="})
    EXPECT_EQ(written(each, false), written(each, true)) << each;
}

}  // namespace
}  // namespace warpfold::app
