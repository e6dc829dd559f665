// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/own_files.h"

#include <gtest/gtest.h>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "app/eventually.h"

namespace warpfold::app {
namespace {

void put(const QString& path, const QByteArray& text) {
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(text);
}

std::vector<std::string> namesOf(const OwnFiles& files) {
  std::vector<std::string> names;
  for (const UserSource& each : files.sources())
    names.push_back(QFileInfo(QString::fromStdString(each.file)).fileName().toStdString());
  return names;
}

TEST(own_files, are_those_of_the_folder_and_those_that_were_opened) {
  const QTemporaryDir folder, elsewhere;
  put(folder.filePath("a.cu"), "int a;");
  put(folder.filePath("b.CUH"), "int b;");
  put(folder.filePath("notes.txt"), "none");
  put(elsewhere.filePath("c.cu"), "int c;");
  OwnFiles files;
  files.setFolder(folder.path());
  EXPECT_EQ(files.open(elsewhere.filePath("c.cu")), "");
  EXPECT_EQ(files.open(folder.filePath("a.cu")), "") << "it is there anyway";
  EXPECT_EQ(namesOf(files), (std::vector<std::string>{"a.cu", "b.CUH", "c.cu"}));
  EXPECT_EQ(files.opened(), QStringList{elsewhere.filePath("c.cu")});
  EXPECT_EQ(files.sources()[2].text, "int c;");
}

TEST(own_files, what_is_no_kernel_file_is_told) {
  const QTemporaryDir folder;
  OwnFiles files;
  EXPECT_EQ(files.open(folder.filePath("gone.cu")), folder.filePath("gone.cu") + " is no file that can be read.");
  EXPECT_EQ(files.open(folder.path()), folder.path() + " is no file that can be read.");
  put(folder.filePath("long.cu"), QByteArray(OwnFiles::mostBytes + 1, ' '));
  EXPECT_EQ(files.open(folder.filePath("long.cu")),
            folder.filePath("long.cu") + " is longer than 1 MiB: choose another.");
  EXPECT_TRUE(files.sources().empty());
}

TEST(own_files, another_program_s_changes_are_seen) {
  const QTemporaryDir folder;
  put(folder.filePath("a.cu"), "one");
  OwnFiles files;
  files.setFolder(folder.path());
  QSignalSpy changed(&files, &OwnFiles::changed);
  put(folder.filePath("a.cu"), "two");
  EXPECT_TRUE(eventually([&] { return files.sources().front().text == "two"; }));
  // As editors do it that write beside and move.
  put(folder.filePath("a.cu~"), "three");
  QFile::remove(folder.filePath("a.cu"));
  QFile::rename(folder.filePath("a.cu~"), folder.filePath("a.cu"));
  EXPECT_TRUE(eventually([&] { return files.sources().size() == 1 && files.sources().front().text == "three"; }));
  put(folder.filePath("a.cu"), "four");
  EXPECT_TRUE(eventually([&] { return files.sources().front().text == "four"; })) << "it is watched on";
  put(folder.filePath("new.cu"), "new");
  EXPECT_TRUE(eventually([&] { return files.sources().size() == 2; }));
  QFile::remove(folder.filePath("a.cu"));
  EXPECT_TRUE(eventually([&] { return namesOf(files) == std::vector<std::string>{"new.cu"}; }));
  EXPECT_GE(changed.count(), 5);
}

TEST(own_files, new_ones_overwrite_none) {
  const QTemporaryDir folder;
  OwnFiles files;
  EXPECT_EQ(files.create("sum", "text"), "") << "there is no folder";
  files.setFolder(folder.filePath("kernels"));
  EXPECT_EQ(files.create("sum", "first"), folder.filePath("kernels/sum.cu"));
  EXPECT_EQ(files.create("sum", "second"), folder.filePath("kernels/sum-2.cu"));
  EXPECT_EQ(namesOf(files), (std::vector<std::string>{"sum.cu", "sum-2.cu"}));
  EXPECT_EQ(files.sources()[0].text, "first");
}

TEST(own_files, are_no_more_than_a_message_takes) {
  const QTemporaryDir folder;
  for (int i = 0; i < 5; ++i) put(folder.filePath(QString::number(i) + ".cu"), QByteArray(1'000'000, ' '));
  OwnFiles files;
  files.setFolder(folder.path());
  EXPECT_EQ(files.sources().size(), 3u);
}

TEST(own_files, what_is_written_is_there_at_once) {
  const QTemporaryDir folder;
  OwnFiles files;
  files.setFolder(folder.path());
  const QString path = files.create("sum", "first");
  QSignalSpy changed(&files, &OwnFiles::changed);
  EXPECT_EQ(files.write(path, "second"), "");
  EXPECT_EQ(files.sources().front().text, "second");
  EXPECT_EQ(changed.count(), 1);
  EXPECT_TRUE(stays([&] { return changed.count() == 1; }, 300)) << "and told once";
  EXPECT_TRUE(files.write(folder.filePath("none/sum.cu"), "").startsWith(folder.filePath("none/sum.cu")));
}

}  // namespace
}  // namespace warpfold::app
