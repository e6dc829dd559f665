// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lectures/lecture_library.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QStandardPaths>
#include <algorithm>

#include "lectures/lecture_parser.h"

namespace warpfold::app {

namespace {

constexpr qsizetype mostFiles = 200;

/// Throws LectureError.
Chapter readFile(const QString& path) {
  const QString name = QFileInfo(path).fileName();
  QFile file(path);
  if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
    throw LectureError(name, 0, Lectures::tr("the file cannot be read"),
                       Lectures::tr("allow it to be read, or move it away"));
  return parseChapter(name, file.read(lectureLimits::bytes + 1));
}

class Loading {
 public:
  explicit Loading(const LectureFolders& folders) : m_language(folders.language) {
    addFolder(folders.shipped);
    if (!folders.own.isEmpty()) addFolder(folders.own);
    std::stable_sort(m_library.chapters.begin(), m_library.chapters.end(),
                     [](const Chapter& x, const Chapter& y) { return x.file < y.file; });
  }
  LectureLibrary take() { return std::move(m_library); }

 private:
  void addFolder(const QString& folder) {
    const QStringList names = QDir(folder).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
    for (const QString& name : names.mid(0, mostFiles)) {
      const QString translated = folder + u'/' + m_language + u'/' + name;
      if (!m_language.isEmpty() && QFileInfo::exists(translated) && add(translated)) continue;
      add(folder + u'/' + name);
    }
  }

  bool add(const QString& path) {
    try {
      Chapter chapter = readFile(path);
      const auto same = std::find_if(m_library.chapters.begin(), m_library.chapters.end(),
                                     [&](const Chapter& each) { return each.id == chapter.id; });
      if (same != m_library.chapters.end())
        *same = std::move(chapter);
      else
        m_library.chapters.push_back(std::move(chapter));
      return true;
    } catch (const LectureError& error) {
      m_library.problems << error.text();
      return false;
    }
  }

  QString m_language;
  LectureLibrary m_library;
};

}  // namespace

LectureFolders LectureFolders::standard() {
  LectureFolders folders;
  folders.own = qEnvironmentVariable("WARPFOLD_LECTURES");
  if (folders.own.isEmpty())
    folders.own = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/lectures");
  folders.language = QLocale().name().section(u'_', 0, 0);
  return folders;
}

LectureLibrary LectureLibrary::load(const LectureFolders& folders) {
  return Loading(folders).take();
}

const Chapter* LectureLibrary::find(const QString& id) const {
  const auto found =
      std::find_if(chapters.begin(), chapters.end(), [&](const Chapter& chapter) { return chapter.id == id; });
  return found == chapters.end() ? nullptr : &*found;
}

}  // namespace warpfold::app
