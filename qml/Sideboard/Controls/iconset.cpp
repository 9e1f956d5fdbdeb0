#include "iconset.h"

#include <QtCore/QDir>
#include <QtCore/QHash>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>

namespace sideboard {
namespace {

const QSet<QString>& known() {
    static const QSet<QString> names = [] {
        const QStringList all = IconSet::drawings();
        return QSet<QString>(all.begin(), all.end());
    }();
    return names;
}

/// Names that share a drawing with another thing.
const QHash<QString, QString>& shared() {
    static const QHash<QString, QString> table{
        // Neuland
        {"alchemist", "alchemist-cave"},
        {"arms", "coat-of-arms"},
        {"lumberjack", "lumberjack-hut"},
        {"metal", "iron"},
        {"other-smelter", "smelter"},
        // Great Western Trail: the player's board
        {"pounds", "pound"},
        {"certificates", "certificate"},
        {"permanent-certificates", "certificate"},
        {"permanent-wool", "wool"},
        {"permanent-left", "wool"},
        {"permanent-right", "wool"},
        {"wool-left", "wool"},
        {"wool-right", "wool"},
        {"tokens", "exchange-token"},
        {"discs", "disc"},
        {"storehouses", "storehouse"},
        {"hand-limit", "card-hand"},
        {"hand-left", "card-hand"},
        {"hand-right", "card-hand"},
        {"step-limit", "movement"},
        {"certificate-limit", "certificate"},
        {"aux-certificate", "certificate"},
        {"aux-draw", "draw"},
        {"aux-pathfinder", "pathfinder"},
        {"aux-pound", "pound"},
        {"aux-ship", "ship"},
        {"marker", "runholder"},
        {"masters", "guild-master"},
        {"posts", "trading-post"},
        {"harbours", "harbour"},
        {"workers", "worker"},
        {"objectives", "objective"},
        {"buildings", "building"},
        {"tiles", "bonus-tile"},
        {"cards", "card"},
        {"total", "score"},
        {"income", "coins"},
        {"hazards", "warning"},
        {"seat", "player"},
        // its market, deliveries, tiles and cards
        {"corriedale", "sheep"},
        {"dorset", "sheep"},
        {"hampshire", "sheep"},
        {"leicester", "sheep"},
        {"lincoln", "sheep"},
        {"merino", "sheep"},
        {"romney", "sheep"},
        {"ryeland", "sheep"},
        {"shropshire", "sheep"},
        {"southdown", "sheep"},
        {"suffolk", "sheep"},
        {"barrel", "bonus-barrel"},
        {"bell", "bonus-bell"},
        {"compass", "bonus-compass"},
        {"wheel", "bonus-wheel"},
        {"flood", "hazard-flood"},
        {"rockfall", "hazard-rockfall"},
        {"deliver", "destination"},
        {"next-delivery", "destination"},
        {"local", "destination"},
        {"between", "destination"},
        {"overseas-wool", "destination"},
        {"overseas", "destination"},
        {"foresight-a", "foresight"},
        {"foresight-b", "foresight"},
        {"place", "objective"},
        {"offer", "trade"},
        {"set", "bonus-tile"},
        {"tile-certificate", "certificate"},
        {"tile-ferry", "ferry"},
        {"tile-hazard", "hazard-flood"},
        {"tile-joker", "points"},
        {"tile-kotare", "kotare"},
        {"tile-less-gold", "gold"},
        {"tile-romney", "sheep"},
        {"tile-sheepdog", "sheepdog"},
        {"tile-token", "exchange-token"},
        {"tile-tokens", "exchange-token"},
        {"tile-wool", "wool"},
        // Sarah's steps
        {"step-bonus-card", "card"},
        {"step-bonus-tile", "bonus-tile"},
        {"step-build", "build"},
        {"step-build-exactly", "build"},
        {"step-buy-sheep", "sheep"},
        {"step-deliver", "destination"},
        {"step-extra-move", "movement"},
        {"step-foresight-a", "foresight"},
        {"step-foresight-b", "foresight"},
        {"step-harbour", "harbour"},
        {"step-hazard", "warning"},
        {"step-hire", "hire"},
        {"step-move", "movement"},
        {"step-objective", "objective"},
        {"step-one-sheep", "sheep"},
        {"step-pathfinder", "pathfinder"},
        {"step-sailors", "sailor"},
    };
    return table;
}

QString exactly(const QString& name) { return known().contains(name) ? name : shared().value(name); }

} // namespace

QStringList IconSet::drawings() {
    QStringList names;
    for (const QFileInfo& file : QDir(QStringLiteral(":/qt/qml/Sideboard/Controls/icons")).entryInfoList())
        names.append(file.completeBaseName());
    return names;
}

QString IconSet::drawing(const QString& name) {
    if (const QString found = exactly(name); !found.isEmpty() || name.isEmpty()) return found;
    // Whose it is and from which pile says nothing about how it looks; neither does a number at its end.
    static const QRegularExpression around(QStringLiteral("^(?:seat\\d+|pile)\\.|\\.seat\\d+$"));
    static const QRegularExpression number(QStringLiteral("-?\\d+$"));
    QString bare = name;
    bare.remove(around);
    if (const QString found = exactly(bare); !found.isEmpty()) return found;
    return exactly(bare.remove(number));
}

} // namespace sideboard
