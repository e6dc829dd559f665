// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lectures/lecture_library.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QStandardPaths>
#include <algorithm>
#include <map>

#include "lectures/lecture_parser.h"
#include "models/language.h"

namespace warpfold::app {

namespace {

constexpr qsizetype mostFiles = 200;  // of a folder

/// Throws LectureError.
Chapter readFile(const QString& path) {
  const QString name = QFileInfo(path).fileName();
  QFile file(path);
  const QFileInfo info(path);
  if (info.exists() && !info.isFile())  // a folder, or a pipe, on which reading would wait
    throw LectureError(name, 0, Lectures::tr("this is not a file; move it away, or rename it"));
  if (!info.isFile() || !file.open(QIODevice::ReadOnly))
    throw LectureError(name, 0, Lectures::tr("the file cannot be read; allow it to be read, or move it away"));
  return parseChapter(name, file.read(lectureLimits::bytes + 1));
}

class Loading {
 public:
  explicit Loading(const LectureFolders& folders) : m_language(folders.language) {
    if (!folders.shipped.isEmpty()) addFolder(folders.shipped);  // QDir takes no name for the working folder
    if (!folders.own.isEmpty() && isThere(folders)) addFolder(folders.own);
    std::stable_sort(m_library.chapters.begin(), m_library.chapters.end(),
                     [](const Chapter& x, const Chapter& y) { return x.file < y.file; });
  }
  LectureLibrary take() { return std::move(m_library); }

 private:
  void name(const QString& place, const QString& fault) { m_library.problems << LectureError(place, 0, fault).text(); }

  /// The folder of the user's account is made when it is first opened; one that was named should be there.
  bool isThere(const LectureFolders& folders) {
    const QFileInfo own(folders.own);
    if (!own.exists()) {
      if (folders.ownNamed) name(folders.own, Lectures::tr("there is no such folder; make it, or name another one"));
      return false;
    }
    if (!own.isDir())
      name(folders.own, Lectures::tr("this is not a folder; name a folder"));
    else if (!own.isReadable() || !own.isExecutable())
      name(folders.own, Lectures::tr("the folder cannot be read; allow it to be read"));
    return own.isDir();
  }

  void addFolder(const QString& folder) {
    m_fileOfId.clear();
    const QStringList names = QDir(folder).entryList(
        {QStringLiteral("*.md")}, QDir::Files | QDir::Dirs | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
    if (names.size() > mostFiles)
      name(folder, Lectures::tr("%1 files are too many, and those from %2 on are left out; keep at most %3 in a folder")
                       .arg(QString::number(names.size()), names[mostFiles], QString::number(mostFiles)));
    for (const QString& name : names.mid(0, mostFiles)) {
      const QString translated = folder + u'/' + m_language + u'/' + name;
      if (!m_language.isEmpty() && QFileInfo::exists(translated) && add(translated)) continue;
      add(folder + u'/' + name);
    }
  }

  bool add(const QString& path) {
    try {
      Chapter chapter = readFile(path);
      const auto [first, isFirst] = m_fileOfId.try_emplace(chapter.id, chapter.file);
      if (!isFirst)
        throw LectureError(
            chapter.file, 0,
            Lectures::tr("the id %1 is that of %2, too; rename one of the two files").arg(chapter.id, first->second));
      const auto same = std::find_if(m_library.chapters.begin(), m_library.chapters.end(),
                                     [&](const Chapter& each) { return each.id == chapter.id; });
      if (same != m_library.chapters.end())
        *same = std::move(chapter);
      else
        m_library.chapters.push_back(std::move(chapter));
      return true;
    } catch (const LectureError& error) {
      m_library.problems += error.texts();
      return false;
    }
  }

  QString m_language;
  std::map<QString, QString> m_fileOfId;  // of the folder that is read
  LectureLibrary m_library;
};

}  // namespace

LectureFolders LectureFolders::standard() {
  LectureFolders folders;
  folders.own = qEnvironmentVariable("WARPFOLD_LECTURES");
  folders.ownNamed = !folders.own.isEmpty();
  if (!folders.ownNamed)
    folders.own =
        QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/warpfold/lectures");
  // Own lectures may be in a language that the window does not have.
  const bool system = wantedLanguage() == QLatin1String("system") && app::language() == QLatin1String("en");
  folders.language = system ? QLocale().name().section(u'_', 0, 0) : app::language();
  return folders;
}

LectureLibrary LectureLibrary::load(const LectureFolders& folders) {
  return Loading(folders).take();
}

void LectureLibrary::check(const SlideOffers& offers) {
  for (const Chapter& chapter : chapters) problems += problemsOf(chapter, offers);
}

const Chapter* LectureLibrary::find(const QString& id) const {
  const auto found =
      std::find_if(chapters.begin(), chapters.end(), [&](const Chapter& chapter) { return chapter.id == id; });
  return found == chapters.end() ? nullptr : &*found;
}

}  // namespace warpfold::app
