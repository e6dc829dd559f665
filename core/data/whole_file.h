// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

/// How both programs write files: whole or not at all. What was in a file's place stays as it was until all of the new
/// one is on the disk.
namespace warpfold {

/// A new file in the folder of the place that it is meant for, under a name that nobody can know before, so that
/// nothing planted there is written to. It goes with the object unless it was put into its place.
class DraftFile {
 public:
  /// Where `place` is a link to a file, the draft is for that file, and it gets the mode of the file that is there.
  /// Throws filesystem_error, also where the file that is there may not be written, or where `place` stands for an open
  /// file (/dev/stdout), behind which another program writes.
  explicit DraftFile(const std::filesystem::path& place);
  ~DraftFile();
  DraftFile(DraftFile&& other) noexcept;
  DraftFile& operator=(DraftFile&&) = delete;

  const std::filesystem::path& path() const { return m_path; }
  /// Its place, behind all links.
  const std::filesystem::path& place() const { return m_place; }
  /// Adds bytes and waits until the disk has them. Throws filesystem_error.
  void write(std::string_view bytes);
  /// Puts the file into its place, over what is there. Throws filesystem_error.
  void replace();
  /// Gives the file this name, in the same folder; false where there is a file of that name. Throws filesystem_error.
  bool moveTo(const std::filesystem::path& place);

 private:
  void close();

  std::filesystem::path m_place, m_path;
  int m_file = -1;
};

/// Whether something other than a regular file is there: a folder, a FIFO, a device, what stands for an open file.
bool isSpecialFile(const std::filesystem::path& path);

/// Throws filesystem_error where no file can be written: what is known before any work was done for it.
void requireWritable(const std::filesystem::path& place);

/// Throws filesystem_error; what was there is kept then.
void writeWhole(const std::filesystem::path& place, std::string_view bytes);

struct NewFile {
  std::filesystem::path place;
  std::string_view bytes;
};
/// None of the places is touched before all files are written. Throws filesystem_error with the place of the file that
/// could not be written.
void writeAllWhole(const std::vector<NewFile>& files);

}  // namespace warpfold
