// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// GIF by giflib: one palette for all pictures, and of each picture only the part that changed.
#include <gif_lib.h>

#include <QCoreApplication>
#include <QImage>

#include "export/animation/frame_sink.h"
#include "export/animation/palette.h"
#include "export/exporter.h"
#include "theme/theme.h"

namespace warpfold::app {
namespace {

struct GifWords {
  Q_DECLARE_TR_FUNCTIONS(Gif)
};

constexpr GifByteType transparentIndex = Palette::size;  // the index after the last colour

void checkGif(int status) {
  if (status == GIF_ERROR) throw ExportError(GifWords::tr("The GIF could not be written: choose a smaller size."));
}

int appendToGif(GifFileType* gif, const GifByteType* bytes, int count) {
  static_cast<QByteArray*>(gif->UserData)->append(reinterpret_cast<const char*>(bytes), count);
  return count;
}

using Indices = std::vector<GifByteType>;

class GifSink : public FrameSink {
 public:
  GifSink(const AnimationOptions& options, const ExportMetadata& metadata) : m_options(options), m_metadata(metadata) {
    const Theme& theme = Theme::byId(options.themeId);
    for (const QColor& colour : {theme.window, theme.panel, theme.text, theme.muted, theme.border, theme.a, theme.b})
      m_palette.keep(colour);
  }
  ~GifSink() override {
    if (m_gif != nullptr) EGifCloseFile(m_gif, nullptr);
  }

  bool foresees() const override { return true; }
  void foresee(const Exportable& picture) override { m_palette.show(painted(picture)); }
  Work take(const Exportable& picture, std::chrono::milliseconds shown) override {
    return [this, image = painted(picture), shown] { add(image, shown); };
  }
  std::vector<NewFile> finish() override {
    if (!m_begun) throw ExportError(GifWords::tr("The animation has no picture."));
    flush();
    checkGif(EGifCloseFile(std::exchange(m_gif, nullptr), nullptr));
    return {{m_options.path, m_bytes}};
  }

 private:
  QImage painted(const Exportable& picture) const {
    return renderImage(picture, pictureOptions(m_options), {}).convertToFormat(QImage::Format_RGB32);
  }

  void begin(QSize size) {
    m_begun = true;
    m_size = size;
    m_gif = EGifOpen(&m_bytes, appendToGif, nullptr);
    if (m_gif == nullptr) checkGif(GIF_ERROR);
    EGifSetGifVersion(m_gif, true);
    GifColorType colours[256]{};
    const auto& chosen = m_palette.colours();
    for (std::size_t i = 0; i < chosen.size(); ++i)
      colours[i] = {GifByteType(qRed(chosen[i])), GifByteType(qGreen(chosen[i])), GifByteType(qBlue(chosen[i]))};
    ColorMapObject* map = GifMakeMapObject(256, colours);
    const int status = EGifPutScreenDesc(m_gif, size.width(), size.height(), 8, 0, map);
    GifFreeMapObject(map);
    checkGif(status);
    if (m_options.loop) {
      const GifByteType endlessly[] = {1, 0, 0};
      checkGif(EGifPutExtensionLeader(m_gif, APPLICATION_EXT_FUNC_CODE));
      checkGif(EGifPutExtensionBlock(m_gif, 11, "NETSCAPE2.0"));
      checkGif(EGifPutExtensionBlock(m_gif, 3, endlessly));
      checkGif(EGifPutExtensionTrailer(m_gif));
    }
    checkGif(EGifPutComment(m_gif, m_metadata.text().toUtf8().constData()));
  }

  void add(const QImage& image, std::chrono::milliseconds shown) {
    if (!m_begun) {
      m_palette.colours();
      begin(image.size());
    }
    Indices now = indices(image);
    const QRect changed = m_shown.empty() ? QRect(QPoint(), m_size) : changedPart(now);
    if (changed.isEmpty()) {
      m_end += shown;
      return;
    }
    flush();
    m_part = changed;
    m_lines = m_shown.empty() ? now : part(now, changed);
    m_opaque = m_shown.empty();
    m_shown = std::move(now);
    m_begin = m_end;
    m_end += shown;
  }

  Indices indices(const QImage& image) {
    Indices all(std::size_t(image.width()) * std::size_t(image.height()));
    QRgb last = 0;
    std::uint8_t index = m_palette.indexOf(last);
    auto* to = all.data();
    for (int y = 0; y < image.height(); ++y) {
      const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
      for (int x = 0; x < image.width(); ++x) {
        if (line[x] != last) index = m_palette.indexOf(last = line[x]);
        *to++ = index;
      }
    }
    return all;
  }

  QRect changedPart(const Indices& now) const {
    int left = m_size.width(), right = -1, top = -1, bottom = -1;
    for (int y = 0; y < m_size.height(); ++y) {
      const auto* before = m_shown.data() + std::ptrdiff_t(y) * m_size.width();
      const auto* after = now.data() + std::ptrdiff_t(y) * m_size.width();
      int first = 0, last = m_size.width() - 1;
      while (first <= last && before[first] == after[first]) ++first;
      if (first > last) continue;
      while (before[last] == after[last]) --last;
      left = std::min(left, first), right = std::max(right, last);
      if (top < 0) top = y;
      bottom = y;
    }
    return top < 0 ? QRect() : QRect(QPoint(left, top), QPoint(right, bottom));
  }

  /// What is as it was shows through.
  Indices part(const Indices& now, const QRect& changed) const {
    Indices lines;
    lines.reserve(std::size_t(changed.width()) * std::size_t(changed.height()));
    for (int y = changed.top(); y <= changed.bottom(); ++y)
      for (int x = changed.left(); x <= changed.right(); ++x) {
        const auto at = std::size_t(y) * std::size_t(m_size.width()) + std::size_t(x);
        lines.push_back(now[at] == m_shown[at] ? transparentIndex : now[at]);
      }
    return lines;
  }

  void flush() {
    if (m_part.isEmpty()) return;
    const auto hundredths = [](std::chrono::milliseconds time) { return int((time.count() + 5) / 10); };
    const GraphicsControlBlock control{DISPOSE_DO_NOT, false, hundredths(m_end) - hundredths(m_begin),
                                       m_opaque ? NO_TRANSPARENT_COLOR : transparentIndex};
    GifByteType extension[4];
    EGifGCBToExtension(&control, extension);
    checkGif(EGifPutExtension(m_gif, GRAPHICS_EXT_FUNC_CODE, sizeof extension, extension));
    checkGif(EGifPutImageDesc(m_gif, m_part.left(), m_part.top(), m_part.width(), m_part.height(), false, nullptr));
    for (int y = 0; y < m_part.height(); ++y)
      checkGif(EGifPutLine(m_gif, m_lines.data() + std::ptrdiff_t(y) * m_part.width(), m_part.width()));
    m_part = {};
  }

  AnimationOptions m_options;
  ExportMetadata m_metadata;
  Palette m_palette;
  QByteArray m_bytes;
  GifFileType* m_gif = nullptr;
  bool m_begun = false, m_opaque = true;
  QSize m_size;
  Indices m_shown, m_lines;  // the whole picture so far; the part that waits to be written
  QRect m_part;
  std::chrono::milliseconds m_begin{0}, m_end{0};  // of that part
};

}  // namespace

std::unique_ptr<FrameSink> makeGifSink(const AnimationOptions& options, const ExportMetadata& metadata) {
  return std::make_unique<GifSink>(options, metadata);
}

}  // namespace warpfold::app
