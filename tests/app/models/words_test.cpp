// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTranslator>

#include "app/sample_traces.h"
#include "models/counters_model.h"
#include "models/memory_map.h"
#include "models/narrative.h"
#include "words/texts.h"

namespace warpfold::app {
namespace {

/// A language that writes every letter of core's texts as ж.
class Translator : public QTranslator {
 public:
  bool isEmpty() const override { return false; }
  QString translate(const char* context, const char* source, const char*, int) const override {
    if (QLatin1String(context) != QLatin1String("warpfold::words")) return {};
    QString text = QString::fromUtf8(source);
    bool placeholder = false;
    for (QChar& c : text) {
      placeholder = (placeholder || c == u'{') && c != u'}';
      if (!placeholder && c.isLetter()) c = u'ж';
    }
    return text;
  }
};

class Translated : public testing::Test {
 protected:
  Translated() { QCoreApplication::installTranslator(&m_translator); }
  ~Translated() override { QCoreApplication::removeTranslator(&m_translator); }

 private:
  Translator m_translator;
};

/// What is left of a text in English; placeholders and the C++ names of arrays are in no language.
std::string english(QString text) {
  static const QRegularExpression names(QStringLiteral("\\{[^}]*\\}|g_in|g_out|shared\\["));
  static const QRegularExpression words(QStringLiteral("[A-Za-z]+"));
  const auto left = words.match(text.remove(names));
  return left.hasMatch() ? text.toStdString() : std::string();
}

TEST_F(Translated, every_text_of_core) {
  for (const auto table : words::tables)
    for (const words::Row& row : table) {
      EXPECT_EQ(english(text(Message{std::string(row.code), {}})), "") << row.code;
      const Message one{std::string(row.code), {{std::string(row.counted), std::uint64_t{1}}}};
      EXPECT_EQ(english(text(one)), "") << row.code;
    }
}

TEST_F(Translated, numbers_and_lists_within_a_sentence) {
  const std::vector<Argument> arguments{{"threads", Numbers{0, 1, 2}}, {"stride", std::uint64_t{4}}};
  EXPECT_EQ(text(Message{"own-add", arguments}).toStdString(),
            "жжжжжж 4: жжжжжжж 0 жж 2 жжж жжж жжжжж жжжж жжжжжж жж жжжжж жжжжж.");
}

TEST_F(Translated, all_that_happens_here) {
  samples::Options options;
  options.shared = true;
  const std::vector<BlockTracePtr> traces{
      samples::neighbored(),     samples::neighbored(options), samples::interleaved(), samples::neighboredLess(),
      samples::serialThenTree(), samples::shuffled(),          samples::atomicEach(),  samples::finishingBlock()};
  std::size_t told = 0;
  for (const Operation operation : operations)
    for (const BlockTracePtr& a : traces)
      for (const BlockTracePtr& b : traces)
        for (const double position : {0.0, 1.0, 1.5, 2.0, 3.0, 4.0})
          for (const QString& each : narrativeText({a.get(), position, position > 2}, {b.get(), position}, operation)) {
            EXPECT_EQ(english(each), "");
            ++told;
          }
  EXPECT_GT(told, 1000u);
}

TEST_F(Translated, a_request_to_memory) {
  const BlockTracePtr trace = samples::neighbored();
  for (const RequestMap& map : memoryMap(*trace, 1)) EXPECT_EQ(english(requestText(map)), "");
}

TEST_F(Translated, counters) {
  const CountersModel model;
  for (int row = 0; row < model.rowCount(); ++row) EXPECT_EQ(english(model.index(row, 0).data().toString()), "");
}

}  // namespace
}  // namespace warpfold::app
