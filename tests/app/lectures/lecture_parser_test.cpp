// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lectures/lecture_parser.h"

#include <gtest/gtest.h>

#include <QRegularExpression>

#include "support/catalogue.h"

namespace warpfold::app {
namespace {

const QByteArray chapterHeader = "---\ntitle: Banks\n---\n";

Chapter parsed(const QByteArray& slides) {
  return parseChapter(QStringLiteral("05-banks.md"), chapterHeader + slides);
}

/// The message, or "none".
std::string problemOf(const QByteArray& content, const char* file = "05-banks.md") {
  try {
    parseChapter(QLatin1String(file), content);
    return "none";
  } catch (const LectureError& error) {
    return error.text().toStdString();
  }
}

using Texts = std::vector<std::string>;

/// All messages.
Texts problemsOfFile(const QByteArray& content) {
  Texts texts;
  try {
    parseChapter(QStringLiteral("05-banks.md"), content);
  } catch (const LectureError& error) {
    for (const QString& each : error.texts()) texts.push_back(each.toStdString());
  }
  return texts;
}

std::string problemOfStage(const QByteArray& line) {
  return problemOf(chapterHeader + "# One\n```stage\n" + line + "\n```\n");
}

std::string problemOfKernels(const QByteArray& stage) {
  try {
    checkChapter(parsed("# One\n```stage\n" + stage + "\n```\n"),
                 SlideOffers{builtInKernels(), {QStringLiteral("latency"), QStringLiteral("lens")}});
    return "none";
  } catch (const LectureError& error) {
    return error.text().toStdString();
  }
}

TEST(LectureParser, reads_a_chapter_with_its_slides) {
  const Chapter chapter = parsed(
      "# Two memories\n> near and far\n\nSome *prose*\nin two lines.\n\n```stage\nview: trees\na: shared-strided\n"
      "b: shared-sequential\nn: 2^20\nblock: 64\ntype: float32\nop: max\ninput: ramp\ntrees: block\nstep: 1..3\n"
      "race: yes\nhighlight: lane 5\nsay-a: {A.step.threads} work\nquestion: Why?\nanswer: So.\n```\n# Next\n");
  EXPECT_EQ(chapter.id, QStringLiteral("banks"));
  EXPECT_EQ(chapter.title, QStringLiteral("Banks"));
  ASSERT_EQ(chapter.slides.size(), 2u);
  const Slide& slide = chapter.slides[0];
  EXPECT_EQ(slide.headline, QStringLiteral("Two memories"));
  EXPECT_EQ(slide.subHeadline, QStringLiteral("near and far"));
  EXPECT_EQ(slide.prose, QStringLiteral("Some *prose*\nin two lines."));
  EXPECT_EQ(slide.line, 4);
  EXPECT_EQ(slide.setup.view, SlideView(QStringLiteral("trees")));
  EXPECT_EQ(slide.setup.kernelA, QStringLiteral("shared-strided"));
  EXPECT_EQ(slide.setup.kernelB, QStringLiteral("shared-sequential"));
  EXPECT_EQ(slide.setup.n, QStringLiteral("2^20"));
  EXPECT_EQ(slide.setup.block, 64u);
  EXPECT_EQ(slide.setup.type, ElementType::float32);
  EXPECT_EQ(slide.setup.op, Operation::max);
  EXPECT_TRUE(slide.setup.wholeBlock);
  EXPECT_EQ(slide.setup.first, 1u);
  EXPECT_EQ(slide.setup.last, 3u);
  EXPECT_TRUE(slide.setup.race);
  EXPECT_EQ(slide.setup.highlight.kind, Highlight::Kind::lane);
  EXPECT_EQ(slide.setup.highlight.lane, 5u);
  EXPECT_EQ(slide.setup.answer, QStringLiteral("So."));
  EXPECT_EQ(chapter.slides[1].setup.view, SlideView(QStringLiteral("text")));
}

/// All sentences, or none.
QStringList problemsIn(const QByteArray& content) {
  try {
    parseChapter(QStringLiteral("05-banks.md"), content);
    return {};
  } catch (const LectureError& error) {
    return error.texts();
  }
}

TEST(LectureParser, names_all_mistakes_of_a_file) {
  EXPECT_EQ(problemsIn("---\ntitle: Banks\nblock: 0\n---\n# One\n```stage\nstep: x\nrace: maybe\n```\nSee {C.latency}\n"
                       "# Two\n```stage\nrace: yes\n```\n")
                .filter(QStringLiteral("05-banks.md, line "))
                .replaceInStrings(QRegularExpression(QStringLiteral(": .*")), QString()),
            QStringList({"05-banks.md, line 3", "05-banks.md, line 7", "05-banks.md, line 8", "05-banks.md, line 10",
                         "05-banks.md, line 12"}));
}

TEST(LectureParser, names_a_mistake_once_and_ten_of_them_at_most) {
  EXPECT_EQ(problemsIn(chapterHeader + "# One\n```python\nx = 1\n```\nProse\n").size(), 1);
  EXPECT_EQ(problemsIn(chapterHeader + "Words\nMore words\n# One\n").size(), 1);
  EXPECT_EQ(problemsIn(chapterHeader + "# One\n" + QByteArray("{x}\n").repeated(30)).size(), 10);
  EXPECT_EQ(problemsIn(chapterHeader + "# One\n```stage\nquestion: Why {x}?\n```\n").size(), 1)
      << "that it has no answer may follow from the mistake";
}

TEST(LectureParser, slides_take_from_the_header_what_they_leave_out) {
  const Chapter chapter = parseChapter(QStringLiteral("x.md"),
                                       "---\ntitle: X\na: first-add\nb: grid-stride\nblock: 128\n---\n# One\n# Two\n"
                                       "```stage\nb: none\n```\n");
  EXPECT_EQ(chapter.slides[0].setup.kernelA, QStringLiteral("first-add"));
  EXPECT_EQ(chapter.slides[0].setup.kernelB, QStringLiteral("grid-stride"));
  EXPECT_EQ(chapter.slides[0].setup.block, 128u);
  EXPECT_FALSE(chapter.slides[1].setup.two());
}

TEST(LectureParser, an_operation_that_its_type_does_not_take_is_named_with_its_line) {
  EXPECT_EQ(
      problemOfKernels("view: latency\ntype: float32\nop: xor"),
      "05-banks.md, line 8: xor combines bits, which mean nothing in a float32; write a type of integers, such as "
      "int32");
}

TEST(LectureParser, an_unknown_key_of_the_header_is_told_of_the_title) {
  EXPECT_NE(problemOf("---\ntitel: X\n---\n# One\n").find(", title"), std::string::npos);
}

TEST(LectureParser, a_constant_that_is_not_a_number_is_named_as_such) {
  EXPECT_EQ(
      problemOfStage("input: constant:zz"),
      "05-banks.md, line 6: 'constant:zz' has no number of at most 6 digits before and after the point; write one "
      "such as constant:2.5");
}

TEST(LectureParser, names_the_line_and_what_to_write_instead) {
  EXPECT_EQ(problemOfStage("view: a tree"),
            "05-banks.md, line 6: 'a tree' is not a view; write the name of one, such as trees");
  EXPECT_EQ(problemOfKernels("view: tree"),
            "05-banks.md, line 6: there is no view 'tree'; write one of text, trees, lanes, source, diff, counters, "
            "hazard, latency, lens");
  EXPECT_EQ(problemOfStage("block: 2000"),
            "05-banks.md, line 6: '2000' is not a block size; write a number from 1 to 1024");
  EXPECT_EQ(problemOfStage("n: 2^40"),
            "05-banks.md, line 6: '2^40' is not a number of elements from 1 to 2^26; write one such as 2^24 or 1000");
  EXPECT_EQ(problemOfStage("step: two"),
            "05-banks.md, line 6: 'two' is not a step; write one such as 2, or several as 1..4");
  EXPECT_EQ(problemOfStage("step: 4..1"),
            "05-banks.md, line 6: the steps '4..1' go backwards; write the smaller number first");
  EXPECT_EQ(problemOfStage("highlight: all"),
            "05-banks.md, line 6: 'all' is not a thing to highlight; write lines 8-12, lane 5 or hazard");
  EXPECT_EQ(problemOfStage("race: maybe"), "05-banks.md, line 6: 'maybe' is neither yes nor no; write one of them");
  EXPECT_EQ(problemOfStage("input: file:/etc/passwd"),
            "05-banks.md, line 6: there is no input 'file:/etc/passwd'; write one of ones, constant:V, ramp, digits, "
            "bytes, uniform, normal, msws");
  EXPECT_EQ(problemOfStage("input: onesies").substr(0, 49), "05-banks.md, line 6: there is no input 'onesies';");
  EXPECT_EQ(problemOfStage("step"),
            "05-banks.md, line 6: 'step' is not a key with a value; write a line such as view: trees");
  EXPECT_EQ(problemOfStage("step:"), "05-banks.md, line 6: the key step has no value; write one after the colon");
  EXPECT_EQ(problemOfStage("step: 1\nstep: 2"),
            "05-banks.md, line 7: the key 'step' is there twice; leave one of them out");
}

TEST(LectureParser, values_are_those_of_the_first_elements) {
  const Chapter chapter = parsed("# One\n```stage\ntype: float32\nvalues: 16777216, 1, -0.5\n```\n");
  const TypedValues expected{{0, "16777216"}, {1, "1"}, {2, "-0.5"}};
  EXPECT_EQ(chapter.slides[0].setup.values, expected);
}

TEST(LectureParser, values_that_are_no_numbers_or_too_many_are_named_with_their_line) {
  EXPECT_EQ(problemOfStage("values: 1, two"),
            "05-banks.md, line 6: 'two' is not a number; write numbers with commas between them, such as 16777216, 1, "
            "0.5");
  EXPECT_EQ(
      problemOfStage("values: 1,,2"),
      "05-banks.md, line 6: '' is not a number; write numbers with commas between them, such as 16777216, 1, 0.5");
  EXPECT_EQ(problemOfStage("values: 1" + QByteArray(",1").repeated(64)),
            "05-banks.md, line 6: these are more than 64 values; write those of the first elements");
  EXPECT_EQ(problemOfStage("values: one, 2, three"),
            "05-banks.md, line 6: 'one' and 'three' are not numbers; write numbers with commas between them, such as "
            "16777216, 1, 0.5");
  EXPECT_EQ(problemOfStage("values: a, b, c, d, e"),
            "05-banks.md, line 6: 'a', 'b', 'c' and 2 more are not numbers; write numbers with commas between them, "
            "such as 16777216, 1, 0.5");
}

TEST(LectureParser, values_of_the_header_need_a_slide_that_shows_them) {
  const QByteArray header = "---\ntitle: X\nvalues: 1, 2\n---\n# One\n```stage\n";
  EXPECT_EQ(problemOf(header + "view: lanes\n```\n# Two\n"), "none");
  EXPECT_EQ(
      problemOf(header + "view: latency\n```\n# Two\n"),
      "05-banks.md, line 3: no slide of the chapter has a blackboard to write values onto; leave them out, or add "
      "a line view: trees to a slide");
}

TEST(LectureParser, refuses_characters_that_reverse_or_break_lines) {
  EXPECT_EQ(problemOf(chapterHeader + "# One\nleft \u202E right\n"),
            "05-banks.md, line 5: this line has the character U+202E, which reverses or breaks lines; leave it out");
  EXPECT_EQ(problemOf(chapterHeader + "# One \u2028 two\n"),
            "05-banks.md, line 4: this line has the character U+2028, which reverses or breaks lines; leave it out");
  EXPECT_EQ(problemOf(chapterHeader + "# नमस्\u200Dते\n"), "none") << "a joiner belongs to the word";
}

TEST(LectureCheck, values_have_to_fit_their_type_and_stand_on_a_blackboard) {
  EXPECT_EQ(problemOfKernels("view: trees\nvalues: 1, 2.5"),
            "05-banks.md, line 7: int32 cannot hold '2.5'; write another value, or another type");
  EXPECT_EQ(problemOfKernels("view: trees\nvalues: 1, 2.5, 3.5"),
            "05-banks.md, line 7: int32 cannot hold '2.5' and '3.5'; write other values, or another type");
  EXPECT_EQ(problemOfKernels("view: trees\nvalues: 1, 2.5\ntype: float32"), "none");
  EXPECT_EQ(problemOfKernels("view: trees\ntrees: block\nvalues: 1"),
            "05-banks.md, line 8: values are written onto the blackboard, and this slide shows a block of the run; "
            "leave them out, or write trees: board");
  EXPECT_EQ(problemOfKernels("view: latency\nvalues: 1"),
            "05-banks.md, line 7: the view latency has no blackboard to write values onto; add a line view: trees");
}

TEST(LectureCheck, values_of_the_header_are_refused_by_a_slide_whose_tree_does_not_show_them) {
  const Chapter chapter = parseChapter(QStringLiteral("05-banks.md"),
                                       "---\ntitle: X\nvalues: 1, 2\nview: trees\n---\n# One\n# Two\n```stage\n"
                                       "trees: block\n```\n");
  const QStringList problems = problemsOf(chapter, SlideOffers{builtInKernels(), {}});
  ASSERT_EQ(problems.size(), 1);
  EXPECT_EQ(problems[0].toStdString(),
            "05-banks.md, line 3: values are written onto the blackboard, and the slide in line 7 shows a block of the "
            "run; write them into the stages of slides with a blackboard");
}

TEST(LectureParser, knows_every_key_and_no_other) {
  const std::string said = problemOfStage("veiw: trees");
  EXPECT_TRUE(said.starts_with("05-banks.md, line 6: there is no key 'veiw'; write one of a, answer, b, block, "))
      << said;
}

TEST(LectureParser, refuses_unknown_placeholders_wherever_they_stand) {
  for (const QByteArray& slide : {QByteArray("# About {A.speed}\n"), QByteArray("# One\n\nIt is {A.speed} here.\n"),
                                  QByteArray("# One\n> {A.speed}\n")}) {
    const std::string said = problemOf(chapterHeader + slide);
    EXPECT_NE(said.find("there is no placeholder '{A.speed}'; write one of {gain}, {ratio}, "), std::string::npos)
        << said;
  }
  EXPECT_EQ(problemOf(chapterHeader + "# {gain} times: {A.latency}, {B.step.sectors}\n"), "none");
}

TEST(LectureParser, refuses_what_is_no_lecture) {
  EXPECT_EQ(problemOf("# One\n"), "05-banks.md, line 1: the header is missing; begin the file with a line ---");
  EXPECT_EQ(problemOf("---\ntitle: X\n---\t\n# One\nHello\n"), "none");  // a tab is not seen by who wrote it
  EXPECT_EQ(problemOf("---\ntitle: X\n"), "05-banks.md, line 1: the header has no end: close it with a line ---");
  EXPECT_EQ(problemsOfFile("---\ntitle: X\n# One\n```stage\nview: trees\n```\nWords.\n---\n"),
            (Texts{"05-banks.md, line 1: the header has no end: close it with a line ---"}));
  EXPECT_EQ(problemOf("---\nn: 1000\n---\n# One\n"),
            "05-banks.md, line 1: the chapter has no title; write a line title: … into the header");
  EXPECT_EQ(problemOf(chapterHeader), "05-banks.md: there is no slide; begin one with a line such as # A headline");
  EXPECT_EQ(
      problemOf(chapterHeader + "Words\n# One\n"),
      "05-banks.md, line 4: 'Words' belongs to no slide; begin a slide above it with a line such as # A headline");
  EXPECT_EQ(problemOf(chapterHeader + "# One\n```stage\nview: text\n"),
            "05-banks.md, line 5: the stage does not end; end it with a line ```");
  EXPECT_EQ(problemOf("\xff\xfe"), "05-banks.md: the text is not UTF-8; save it as UTF-8");
  EXPECT_EQ(problemOf(chapterHeader + "# One\n", "Banks.md"),
            "Banks.md: this name gives the chapter no id; rename the file to a name such as 05-banks.md");
}

TEST(LectureParser, loads_nothing_from_elsewhere) {
  EXPECT_EQ(problemOf(chapterHeader + "# One\n![x](file:///etc/passwd)\n"),
            "05-banks.md, line 5: this line has a link or a picture, which slides do not show; write words, or choose "
            "a view that shows the picture");
  EXPECT_TRUE(problemOfStage("input: file:/etc/passwd")
                  .starts_with("05-banks.md, line 6: there is no input 'file:/etc/passwd'; write one of ones"));
}

TEST(LectureParser, bounds_what_it_reads) {
  EXPECT_EQ(problemOf(QByteArray(300000, 'x')), "05-banks.md: the file has more than 262144 bytes; make several of it");
  EXPECT_EQ(problemOf(chapterHeader + "# One\n" + QByteArray(2001, 'x')),
            "05-banks.md, line 5: this line has more than 2000 characters; break it into several");
  QByteArray many = chapterHeader;
  for (int i = 0; i < 65; ++i) many += "# One\n";
  EXPECT_EQ(problemOf(many), "05-banks.md, line 68: the chapter has more than 64 slides; make two chapters of it");
  EXPECT_EQ(problemOf(many + "words\n"),
            "05-banks.md, line 68: the chapter has more than 64 slides; make two chapters of it");
  EXPECT_EQ(problemOf(chapterHeader + "# One\nbell \x07\n"),
            "05-banks.md, line 5: this line has a control character; leave it out");
}

TEST(LectureParser, asks_for_what_belongs_together) {
  EXPECT_EQ(problemOfStage("question: Why?"),
            "05-banks.md, line 5: the slide has a question and no answer; add a line answer: …");
  EXPECT_EQ(problemOfStage("race: yes"),
            "05-banks.md, line 5: a race takes two kernels; add a line b: … with another kernel");
  EXPECT_EQ(
      problemOfStage("predict: warps"),
      "05-banks.md, line 5: a prediction takes trees and a step from 1 on; add view: trees and a line such as step: 2");
}

TEST(LectureCheck, knows_what_the_catalogue_can_show) {
  EXPECT_TRUE(problemOfKernels("a: neighbord")
                  .starts_with("05-banks.md, line 6: there is no kernel 'neighbord'; choose one of cpu-serial, "));
  EXPECT_EQ(problemOfKernels("view: trees\na: cub"),
            "05-banks.md, line 7: nothing that happens inside cub is recorded; choose another view");
  EXPECT_EQ(problemOfKernels("a: neighbored\nblock: 100"),
            "05-banks.md, line 7: neighbored cannot have a block of 100; write block: 128");
  EXPECT_EQ(problemOfKernels("view: hazard\na: neighbored"),
            "05-banks.md, line 7: neighbored has no fault that could be shown; choose one of the faulty kernels, such "
            "as broken-lockstep");
  EXPECT_EQ(problemOfKernels("view: source\na: neighbored\nhighlight: lines 20-40"),
            "05-banks.md, line 8: the source of neighbored has no line 40; write lines up to 22");
  EXPECT_EQ(problemOfKernels("view: trees\na: neighbored\nb: interleaved\nstep: 4"), "none");
  EXPECT_EQ(problemOfKernels("view: trees\na: neighbored\ntrees: block\nblock: 1\nstep: 1"),
            "05-banks.md, line 10: a block of one thread has no steps; write a block from 2 on");
  EXPECT_EQ(problemOfKernels("view: trees\na: neighbored\nb: broken-lockstep\nrace: yes"),
            "05-banks.md, line 9: a race takes times, and broken-lockstep runs only on the emulator, which has none; "
            "choose a kernel that is not faulty, or leave race out");
}

}  // namespace
}  // namespace warpfold::app
