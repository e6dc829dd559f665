// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <algorithm>

#include "export/exporter.h"
#include "metrics/current_step.h"
#include "models/counters_model.h"
#include "models/figure_text.h"
#include "models/hazard_list_model.h"
#include "models/kernel_text.h"
#include "models/narrative.h"
#include "models/tree_index.h"
#include "models/with_values.h"
#include "report/html.h"
#include "report/report_tables.h"
#include "report/report_tree.h"
#include "theme/theme.h"
#include "version.h"
#include "views/colours.h"
#include "views/step_figures.h"

namespace warpfold::app {

namespace {

struct ReportWords {
  Q_DECLARE_TR_FUNCTIONS(Report)
};

constexpr unsigned mostSteps = 256;  // a page with more sentences is no longer read

QString resource(const QString& name) {
  QFile file(QStringLiteral(":/report/") + name);
  if (!file.open(QIODevice::ReadOnly)) throw ExportError(ReportWords::tr("A part of the program is missing."));
  return QString::fromUtf8(file.readAll());
}

/// The colours of a look as the style sheet names them.
QString colours(const Theme& theme) {
  const QList<QPair<const char*, QColor>> named{{"window", theme.window},
                                                {"panel", theme.panel},
                                                {"border", theme.border},
                                                {"field", theme.field},
                                                {"outline", theme.outline},
                                                {"text", theme.text},
                                                {"muted", theme.muted},
                                                {"faint", theme.faint},
                                                {"idle", theme.idle},
                                                {"accent", theme.accent},
                                                {"a", theme.a},
                                                {"b", theme.b},
                                                {"on-a", theme.onA},
                                                {"on-b", theme.onB},
                                                {"good", theme.good},
                                                {"bad", theme.bad},
                                                {"warning", theme.warning},
                                                {"rest-a", mixed(theme.panel, theme.a, 0.14)},
                                                {"rest-b", mixed(theme.panel, theme.b, 0.14)}};
  QString sheet;
  for (const auto& [name, colour] : named) sheet += QStringLiteral("--%1:%2;").arg(QLatin1String(name), colour.name());
  return sheet;
}

/// Light, dark where the reader asks for it, and white on paper.
QString styleSheet() {
  return QStringLiteral(":root{%1}\n@media (prefers-color-scheme:dark){:root{%2}}\n@media print{:root{%3}}\n")
             .arg(colours(Theme::byId(QStringLiteral("light"))), colours(Theme::byId(QStringLiteral("dark"))),
                  colours(Theme::print())) +
         resource(QStringLiteral("report.css"));
}

QString sideLetter(int side) {
  return side == 0 ? QStringLiteral("A") : QStringLiteral("B");
}

QString letterBadge(int side) {
  return QStringLiteral("<span class=\"letter side-%1\">%2</span>").arg(sideLetter(side).toLower(), sideLetter(side));
}

QString section(const QString& id, const QString& title, const QString& content) {
  if (content.isEmpty()) return {};
  return QStringLiteral("<section id=\"%1\" class=\"card\"><h2>%2</h2>\n%3</section>\n").arg(id, html(title), content);
}

/// Makes the page, a part after the other.
class Page {
 public:
  explicit Page(const ReportContents& contents)
      : m_contents(contents), m_stage(*contents.stage), m_comparison(m_stage.comparison()) {
    for (int side = 0; side < 2; ++side)
      if (const BlockTracePtr trace = m_stage.trace(side)) {
        m_trees[std::size_t(side)].emplace(trace);
        m_last = std::max(m_last, rowCount(*trace));
      }
    m_last = std::min(m_last, mostSteps);
  }

  QString body() const {
    return QStringLiteral("<header>\n%1</header>\n<main>\n").arg(head()) +
           section(QStringLiteral("trees"), ReportWords::tr("Step by step"), trees()) +
           section(QStringLiteral("results"), ReportWords::tr("Results and times"),
                   resultTable(m_comparison) + latencyTable(m_comparison) + launchTables(m_comparison)) +
           section(QStringLiteral("counters"), ReportWords::tr("Memory transactions"), counterTable(m_comparison)) +
           section(QStringLiteral("hardware-counters"), ReportWords::tr("Hardware counters"),
                   hardwareTable(m_comparison)) +
           section(QStringLiteral("step-table"), ReportWords::tr("Steps"), stepTable(m_stage)) +
           section(QStringLiteral("hazards"), ReportWords::tr("Hazards"), hazards()) +
           section(QStringLiteral("pictures"), ReportWords::tr("Pictures"), pictures()) +
           section(QStringLiteral("run"), ReportWords::tr("What was run"), requestTable(m_comparison) + commands()) +
           section(QStringLiteral("sources"), ReportWords::tr("Kernel sources"), sources()) +
           QStringLiteral("</main>\n<footer>%1</footer>\n").arg(html(footer()));
  }
  QString title() const { return ReportWords::tr("%1 against %2").arg(m_stage.title(0), m_stage.title(1)); }

 private:
  /// Too wide for its half of the page, so that it scrolls.
  bool anyWide() const {
    return std::any_of(m_trees.begin(), m_trees.end(), [](const auto& tree) { return tree && !fitsPage(*tree); });
  }
  bool hasTrees() const { return m_trees[0] || m_trees[1]; }
  bool emulatedTimes() const { return m_comparison.provenance() == Provenance::emulated; }

  QString footer() const {
    return ReportWords::tr("Written by Warpfold %1 on %2.")
        .arg(QLatin1String(version), m_contents.metadata.date.toString(QStringLiteral("yyyy-MM-dd HH:mm")));
  }

  QString head() const {
    QString page = QStringLiteral("<p class=\"brand\">Warpfold</p>\n<h1>%1 <span class=\"against\">%2</span> %3</h1>\n")
                       .arg(letterBadge(0) + html(m_stage.title(0)), html(ReportWords::tr("against")),
                            letterBadge(1) + html(m_stage.title(1)));
    page +=
        QStringLiteral("<p class=\"lead\">%1</p>\n").arg(html(m_contents.metadata.shown.join(QStringLiteral("; "))));
    page += QStringLiteral("<p class=\"badges\">%1</p>\n").arg(badges());
    if (!emulatedTimes()) page += medians();
    const QString verdict = verdictSentence(m_comparison);
    if (!verdict.isEmpty()) page += QStringLiteral("<p class=\"verdict\">%1</p>\n").arg(html(verdict));
    if (const QString difference = m_comparison.difference(); !difference.isEmpty())
      page += QStringLiteral("<p class=\"bad\">✗ %1</p>\n").arg(html(difference));
    return page;
  }

  QString badges() const {
    QString badges;
    const auto add = [&](const QString& kind, const QString& said) {
      if (!said.isEmpty()) badges += QStringLiteral("<span class=\"badge %1\">%2</span> ").arg(kind, html(said));
    };
    if (const QString time = m_comparison.provenanceText(); !time.isEmpty())
      add(emulatedTimes() ? QStringLiteral("warning") : QStringLiteral("origin"),
          ReportWords::tr("times: %1").arg(time));
    add(QStringLiteral("origin"),
        ReportWords::tr("counters: %1").arg(countedText(m_comparison.side(0).counters, m_comparison.side(1).counters)));
    return badges;
  }

  QString medians() const {
    QString cards;
    for (int side = 0; side < 2; ++side) {
      const auto median = m_comparison.medianUs(side);
      if (!median) continue;
      const auto gbs = m_comparison.bandwidthGbs(side, *median);
      const QString time = timeText(*median);
      cards += QStringLiteral(
                   "<div class=\"median side-%1\"><span class=\"figure\">%2</span> <span class=\"unit\">%3</span>"
                   "<span class=\"bandwidth\">%4</span></div>\n")
                   .arg(sideLetter(side).toLower(), html(time.section(QChar::Nbsp, 0, 0)),
                        html(time.section(QChar::Nbsp, 1)), gbs ? html(bandwidthText(*gbs)) : QString());
    }
    return cards.isEmpty() ? QString() : QStringLiteral("<div class=\"medians\">\n%1</div>\n").arg(cards);
  }

  // The trees ------------------------------------------------------------------------------------------

  QString trees() const {
    if (!hasTrees()) return {};
    QString page =
        controls() + QStringLiteral("<div id=\"sentence\" aria-live=\"polite\" aria-atomic=\"true\"></div>\n");
    page += QLatin1String("<div class=\"pair\">\n");
    for (int side = 0; side < 2; ++side) page += tree(side);
    return page + QStringLiteral("</div>\n") + steps();
  }

  QString tree(int side) const {
    const auto& index = m_trees[std::size_t(side)];
    QString page = QStringLiteral("<div class=\"side side-%1\"><h3>%2%3</h3>\n")
                       .arg(sideLetter(side).toLower(), letterBadge(side), html(m_stage.title(side)));
    if (!index) return page + QStringLiteral("<p>%1</p></div>\n").arg(html(m_stage.emptyText(side)));
    page += QStringLiteral("<p class=\"note\">%1</p>\n")
                .arg(html(QStringList{m_stage.details(side), m_stage.badge(side)}.join(QStringLiteral(" · "))));
    if (const std::size_t places = placesIn(*index); places > mostReportedPlaces)
      page += QStringLiteral("<p>%1</p>\n")
                  .arg(html(ReportWords::tr("This tree has %1 values, too many for a page; export its picture instead.")
                                .arg(places)));
    else
      page += QStringLiteral("<div class=\"scroller\" tabindex=\"0\" role=\"group\" aria-label=\"%1\">%2</div>\n")
                  .arg(html(ReportWords::tr("Tree %1").arg(sideLetter(side))),
                       treeSvg(*index, side,
                               ReportWords::tr("Tree %1: rows are steps, columns are elements").arg(sideLetter(side))));
    for (std::uint32_t step = 0; step <= m_last; ++step) page += figures(side, step);
    return page + QStringLiteral("</div>\n");
  }

  QString figures(int side, std::uint32_t step) const {
    const BlockTrace& trace = m_trees[std::size_t(side)]->trace();
    QString list = withValues(QStringLiteral("<dl class=\"figures\" data-step=\"%1\"%2>"), step,
                              step == m_last ? QString() : QStringLiteral(" hidden"));
    for (const StepFigures::Figure& each :
         figuresOf(trace, currentStep(trace, step), m_stage.playback().modelled(side)))
      list += QStringLiteral("<div%1><dt>%2</dt><dd>%3</dd></div>")
                  .arg(each.bad ? QStringLiteral(" class=\"bad\"") : QString(), html(each.name), html(each.value));
    return list + QStringLiteral("</dl>\n");
  }

  QString controls() const {
    const auto button = [](const QString& id, const QString& name, const QString& icon) {
      return QStringLiteral(
                 "<button type=\"button\" id=\"%1\" aria-label=\"%2\" title=\"%2\">"
                 "<svg viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path d=\"%3\"/></svg></button>\n")
          .arg(id, html(name), icon);
    };
    return QStringLiteral("<div class=\"controls\" role=\"group\" aria-label=\"%1\">\n")
               .arg(html(ReportWords::tr("Steps"))) +
           button(QStringLiteral("first"), ReportWords::tr("First step"), QStringLiteral("M3 3h2v10H3zM13 3v10L6 8z")) +
           button(QStringLiteral("back"), ReportWords::tr("One step back"), QStringLiteral("M11 3v10L4 8z")) +
           QStringLiteral(
               "<button type=\"button\" id=\"play\" aria-label=\"%1\" title=\"%1\" data-pause=\"%2\">"
               "<svg viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path class=\"go\" d=\"M4 2v12l10-6z\"/>"
               "<path class=\"halt\" d=\"M3 2h4v12H3zM9 2h4v12H9z\"/></svg></button>\n")
               .arg(html(ReportWords::tr("Play")), html(ReportWords::tr("Pause"))) +
           button(QStringLiteral("next"), ReportWords::tr("One step forward"), QStringLiteral("M5 3v10l7-5z")) +
           button(QStringLiteral("last"), ReportWords::tr("Last step"), QStringLiteral("M11 3h2v10h-2zM3 3v10l7-5z")) +
           withValues(QStringLiteral("<input type=\"range\" id=\"clock\" min=\"0\" max=\"%1\" value=\"%2\" step=\"1\" "
                                     "aria-label=\"%3\">\n"
                                     "<output id=\"now\" for=\"clock\"></output>\n"),
                      m_last, std::min(m_contents.step, m_last), html(ReportWords::tr("Step of both trees"))) +
           (anyWide() ? QStringLiteral("<button type=\"button\" id=\"fit\" aria-pressed=\"false\">%1</button>\n")
                            .arg(html(ReportWords::tr("Fit width")))
                      : QString()) +
           QStringLiteral("</div>\n");
  }

  /// What the words of the window say when its clock stands there.
  QString steps() const {
    QString list = QStringLiteral("<ol id=\"steps\" start=\"0\">\n");
    for (std::uint32_t step = 0; step <= m_last; ++step) {
      const auto at = [&](int side) {
        const BlockTracePtr trace = m_stage.trace(side);
        if (!trace) return NarrativeSide{};
        const std::uint32_t rows = rowCount(*trace);
        const bool comparable = m_stage.playback().stepTimes() != Playback::StepTimes::mixed;
        return NarrativeSide{trace.get(), double(std::min(step, rows)), step > rows, comparable,
                             m_stage.playback().modelled(side)};
      };
      const QString label =
          step == 0 ? ReportWords::tr("Inputs") : withValues(ReportWords::tr("Step %1 of %2"), step, m_last);
      list += QStringLiteral("<li data-label=\"%1\">").arg(html(label));
      for (const QString& paragraph : narrativeText(at(0), at(1), m_stage.operation()))
        list += QStringLiteral("<p>%1</p>").arg(html(paragraph));
      list += QLatin1String("</li>\n");
    }
    return list + QStringLiteral("</ol>\n");
  }

  // The rest -------------------------------------------------------------------------------------------

  QString hazards() const {
    HazardListModel model;
    model.show(m_comparison, m_stage.experiment().catalogue());
    QString list;
    for (int row = 0; row < model.rowCount(); ++row)
      list += QStringLiteral("<li>%1</li>\n").arg(html(model.data(model.index(row), Qt::ToolTipRole).toString()));
    return list.isEmpty() ? QString() : QStringLiteral("<ul class=\"hazards\">\n%1</ul>\n").arg(list);
  }

  QString pictures() const {
    QString page;
    int number = 0;
    for (const ReportContents::Picture& picture : m_contents.pictures) {
      page += QStringLiteral("<figure>\n");
      for (const bool dark : {false, true}) {
        ExportOptions options;
        options.format = ExportFormat::svg;
        options.size = sizeOf(*picture.content);
        options.themeId = dark ? QStringLiteral("dark") : QStringLiteral("print");
        ExportMetadata metadata = m_contents.metadata;
        metadata.title = picture.title;
        page += QStringLiteral("<div class=\"picture %1\">%2</div>\n")
                    .arg(dark ? QStringLiteral("dark") : QStringLiteral("light"),
                         inlineSvg(renderBytes(*picture.content, options, metadata),
                                   QStringLiteral("p%1").arg(++number), picture.title));
      }
      page += QLatin1String("</figure>\n");
    }
    return page;
  }

  /// Charts are as wide as a column of the page, so that letters keep their size; what is as large as its content
  /// stays.
  static QSizeF sizeOf(const Exportable& content) {
    const QSizeF own = content.exportSize();
    return own == QSizeF(900, 480) ? QSizeF(660, 352) : own;
  }

  QString commands() const {
    QString list;
    const auto& data = m_contents.metadata;
    for (qsizetype i = 0; i < data.commands.size(); ++i)
      list += QStringLiteral("<li>%1<code>%2</code></li>\n")
                  .arg(i < data.sides.size() ? letterBadge(data.sides[i] == QLatin1String("B") ? 1 : 0) : QString(),
                       html(data.commands[i]));
    if (list.isEmpty()) return {};
    return QStringLiteral("<p>%1</p>\n<ul class=\"commands\">\n%2</ul>\n")
        .arg(html(ReportWords::tr("The same on the command line:")), list);
  }

  QString sources() const {
    QString page;
    for (int side = 0; side < 2; ++side) {
      const KernelInfo* kernel = m_stage.kernel(side);
      if (kernel == nullptr || kernel->code.empty() || (side == 1 && kernel == m_stage.kernel(0))) continue;
      page += QStringLiteral("<details><summary>%1%2</summary>\n<p>%3</p>\n<pre><code>%4</code></pre></details>\n")
                  .arg(letterBadge(side), html(titleOf(*kernel)), html(lessonOf(*kernel)),
                       html(QString::fromStdString(kernel->code)));
    }
    return page;
  }

  const ReportContents& m_contents;
  const Stage& m_stage;
  const Comparison& m_comparison;
  std::array<std::optional<TreeIndex>, 2> m_trees;
  std::uint32_t m_last = 0;
};

}  // namespace

QByteArray reportPage(const ReportContents& contents) {
  const Page page(contents);
  const QString script = resource(QStringLiteral("report.js"));
  const QByteArray hash = QCryptographicHash::hash(script.toUtf8(), QCryptographicHash::Sha256).toBase64();
  const QString language = ReportWords::tr("en", "the language of this text, as HTML names it");
  const QString head = QStringLiteral(
                           "<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                           "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
                           "'unsafe-inline'; img-src data:; script-src 'sha256-%2'\">\n"
                           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                           "<meta name=\"color-scheme\" content=\"light dark\">\n<link rel=\"icon\" href=\"data:,\">\n")
                           .arg(language, QString::fromLatin1(hash));
  return (head +
          QStringLiteral("<title>%1</title>\n<style>\n%2</style>\n</head>\n<body>\n")
              .arg(html(page.title()), styleSheet()) +
          page.body() + QStringLiteral("<script>%1</script>\n</body>\n</html>\n").arg(script))
      .toUtf8();
}

}  // namespace warpfold::app
