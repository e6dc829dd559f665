// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/xmp.h"

#include "version.h"

namespace warpfold::app {

QByteArray wellFormed(QByteArray xml) {
  char* const bytes = xml.data();
  for (qsizetype i = 0; i < xml.size(); ++i) {
    const auto byte = static_cast<unsigned char>(bytes[i]);
    if (byte < ' ' && byte != '\n' && byte != '\t' && byte != '\r') bytes[i] = '?';
    // U+FFFE and U+FFFF in UTF-8
    if (byte == 0xef && i + 2 < xml.size() && static_cast<unsigned char>(bytes[i + 1]) == 0xbf &&
        static_cast<unsigned char>(bytes[i + 2]) >= 0xbe)
      bytes[i] = bytes[i + 1] = bytes[i + 2] = '?';
  }
  return xml;
}

QByteArray xmpPacket(const ExportMetadata& metadata) {
  return wellFormed(QStringLiteral(R"(<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">%1</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">%2</rdf:li></rdf:Alt></dc:description>
<xmp:CreateDate>%3</xmp:CreateDate><xmp:CreatorTool>Warpfold %4</xmp:CreatorTool>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>)")
                        .arg(metadata.title.toHtmlEscaped(), metadata.text().toHtmlEscaped(),
                             metadata.date.toString(Qt::ISODate), QLatin1String(version))
                        .toUtf8());
}

}  // namespace warpfold::app
