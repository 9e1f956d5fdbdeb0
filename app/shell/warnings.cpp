#include "warnings.h"

#include <QtCore/QMutex>
#include <cstdio>

namespace sideboard {

namespace {

QMutex mutex;
QStringList collected;
QtMessageHandler before = nullptr;

void collect(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    if (type == QtWarningMsg || type == QtCriticalMsg || type == QtFatalMsg) {
        const QMutexLocker lock(&mutex);
        collected += text;
    }
    if (before) before(type, context, text);
    else std::fprintf(stderr, "%s\n", qPrintable(text));
}

} // namespace

Warnings::Warnings() {
    collected.clear();
    before = qInstallMessageHandler(collect);
}

Warnings::~Warnings() { qInstallMessageHandler(before); }

QStringList Warnings::list() {
    const QMutexLocker lock(&mutex);
    return collected;
}

} // namespace sideboard
