#include "catalogue.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtCore/QXmlStreamReader>

Catalogue readCatalogue(const QString& folder, const QString& language, QStringList* twice) {
    Catalogue all;
    for (const QFileInfo& info : QDir(folder).entryInfoList({"*_" + language + ".ts"})) {
        QFile file(info.filePath());
        if (!file.open(QIODevice::ReadOnly)) continue;
        QXmlStreamReader xml(&file);
        QString id;
        Message message;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isStartElement()) {
                if (xml.name() == u"message") {
                    id = xml.attributes().value("id").toString();
                    message = {info.fileName(), {}, xml.attributes().value("numerus") == u"yes", false};
                } else if (xml.name() == u"translation") {
                    message.unfinished = !xml.attributes().value("type").isEmpty();
                    if (!message.plural) message.forms += xml.readElementText();
                } else if (xml.name() == u"numerusform") {
                    message.forms += xml.readElementText();
                }
            } else if (xml.isEndElement() && xml.name() == u"message") {
                if (twice && all.contains(id)) twice->append(id);
                all.insert(id, message);
            }
        }
        if (xml.hasError()) all.insert(info.fileName() + ": " + xml.errorString(), {info.fileName(), {}, false, true});
    }
    return all;
}

QStringList placesOf(const QString& text) {
    static const QRegularExpression place(QStringLiteral("%L?[0-9n]|\\{[a-z0-9-]+\\}"));
    QStringList found;
    for (auto match = place.globalMatch(text); match.hasNext();) found += match.next().captured();
    found.sort();
    found.removeDuplicates();
    return found;
}
