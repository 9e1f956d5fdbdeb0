#include "wordfiles.h"

#include <QtCore/QFile>
#include <QtCore/QXmlStreamReader>

namespace sideboard {

Wordings readWords(const QString& name, const QString& language) {
    QFile file(QStringLiteral(SIDEBOARD_SOURCE "/qml/i18n/%1_%2.ts").arg(name, language));
    if (!file.open(QIODevice::ReadOnly)) return {};
    Wordings all;
    QXmlStreamReader xml(&file);
    QString id;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("message")) {
            id = xml.attributes().value(QLatin1String("id")).toString();
            all[id].plural = xml.attributes().hasAttribute(QLatin1String("numerus"));
        } else if (xml.name() == QLatin1String("numerusform") ||
                   (xml.name() == QLatin1String("translation") && !all[id].plural))
            all[id].forms.append(xml.readElementText());
    }
    return xml.hasError() ? Wordings() : all;
}

} // namespace sideboard
