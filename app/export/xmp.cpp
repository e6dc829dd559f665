// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/xmp.h"

#include "version.h"

namespace warpfold::app {

QString xmlText(QString text) {
  for (QChar& c : text)
    if (c < u' ' && c != u'\n' && c != u'\t') c = u'?';
  return text.toHtmlEscaped();
}

QByteArray xmpPacket(const ExportMetadata& metadata) {
  return QStringLiteral(R"(<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">%1</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">%2</rdf:li></rdf:Alt></dc:description>
<xmp:CreateDate>%3</xmp:CreateDate><xmp:CreatorTool>Warpfold %4</xmp:CreatorTool>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>)")
      .arg(xmlText(metadata.title), xmlText(metadata.text()), metadata.date.toString(Qt::ISODate),
           QLatin1String(version))
      .toUtf8();
}

}  // namespace warpfold::app
