// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Animated WebP by libwebp, without loss: lines and letters stay sharp, and what does not change takes no room.
#include <webp/encode.h>
#include <webp/mux.h>

#include <QCoreApplication>
#include <QImage>

#include "export/animation/frame_sink.h"
#include "export/exporter.h"
#include "export/xmp.h"

namespace warpfold::app {
namespace {

struct WebpWords {
  Q_DECLARE_TR_FUNCTIONS(WebP)
};

void checkWebp(bool good) {
  if (!good) throw ExportError(WebpWords::tr("The WebP file could not be written: choose a smaller size."));
}

struct ReleaseWebp {
  void operator()(WebPAnimEncoder* it) const { WebPAnimEncoderDelete(it); }
  void operator()(WebPMux* it) const { WebPMuxDelete(it); }
};

/// Memory of libwebp.
struct WebpMemory : WebPData {
  WebpMemory() { WebPDataInit(this); }
  ~WebpMemory() { WebPDataClear(this); }
  WebpMemory(const WebpMemory&) = delete;
  WebpMemory& operator=(const WebpMemory&) = delete;
};

class WebpSink : public FrameSink {
 public:
  WebpSink(const AnimationOptions& options, const ExportMetadata& metadata) : m_options(options), m_metadata(metadata) {
    constexpr int level = 3;  // of 9: more takes longer and saves little
    checkWebp(WebPConfigInit(&m_config) != 0 && WebPConfigLosslessPreset(&m_config, level) != 0);
  }

  Work take(const Exportable& picture, std::chrono::milliseconds shown) override {
    const QImage image = renderImage(picture, pictureOptions(m_options), {}).convertToFormat(QImage::Format_RGB32);
    return [this, image, shown] { add(image, shown); };
  }

  std::vector<NewFile> finish() override {
    checkWebp(m_encoder != nullptr);
    checkWebp(WebPAnimEncoderAdd(m_encoder.get(), nullptr, int(m_end.count()), nullptr) != 0);
    WebpMemory film, whole;
    checkWebp(WebPAnimEncoderAssemble(m_encoder.get(), &film) != 0);
    const std::unique_ptr<WebPMux, ReleaseWebp> mux(WebPMuxCreate(&film, 1));
    checkWebp(mux != nullptr);
    const QByteArray packet = xmpPacket(m_metadata);
    const WebPData chunk{reinterpret_cast<const std::uint8_t*>(packet.constData()), std::size_t(packet.size())};
    checkWebp(WebPMuxSetChunk(mux.get(), "XMP ", &chunk, 1) == WEBP_MUX_OK);
    checkWebp(WebPMuxAssemble(mux.get(), &whole) == WEBP_MUX_OK);
    return {{m_options.path, QByteArray(reinterpret_cast<const char*>(whole.bytes), qsizetype(whole.size))}};
  }

 private:
  void add(const QImage& image, std::chrono::milliseconds shown) {
    if (!m_encoder) begin(image.size());
    WebPPicture picture;
    checkWebp(WebPPictureInit(&picture) != 0);
    picture.use_argb = 1;
    picture.width = image.width();
    picture.height = image.height();
    const bool added = WebPPictureImportBGRX(&picture, image.constBits(), int(image.bytesPerLine())) != 0 &&
                       WebPAnimEncoderAdd(m_encoder.get(), &picture, int(m_end.count()), &m_config) != 0;
    WebPPictureFree(&picture);
    checkWebp(added);
    m_end += shown;
  }

  void begin(QSize size) {
    WebPAnimEncoderOptions film;
    checkWebp(WebPAnimEncoderOptionsInit(&film) != 0);
    film.anim_params.loop_count = m_options.loop ? 0 : 1;
    m_encoder.reset(WebPAnimEncoderNew(size.width(), size.height(), &film));
    checkWebp(m_encoder != nullptr);
  }

  AnimationOptions m_options;
  ExportMetadata m_metadata;
  WebPConfig m_config{};
  std::unique_ptr<WebPAnimEncoder, ReleaseWebp> m_encoder;
  std::chrono::milliseconds m_end{0};
};

}  // namespace

std::unique_ptr<FrameSink> makeWebpSink(const AnimationOptions& options, const ExportMetadata& metadata) {
  return std::make_unique<WebpSink>(options, metadata);
}

}  // namespace warpfold::app
