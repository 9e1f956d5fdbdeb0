#include "app/ctl/arguments.h"

#include <algorithm>

#include "engine/core/table.h"

namespace sideboard::ctl {

namespace {

Error badCall(const QString& words) {
    return {"bad-call", (words + QStringLiteral(" \"sideboardctl --help\" lists the calls.")).toStdString()};
}

} // namespace

Result<Arguments> Arguments::parse(const QStringList& given, const Accepts& accepts) {
    Arguments arguments;
    bool onlyPositional = false;
    for (qsizetype i = 0; i < given.size(); ++i) {
        const QString& word = given[i];
        if (word == QLatin1String("--") && !onlyPositional) onlyPositional = true;
        else if (onlyPositional || !word.startsWith(QLatin1String("--"))) arguments.m_positional << word;
        else {
            const auto equals = word.indexOf(QLatin1Char('='));
            const QString name = word.mid(2, equals < 0 ? -1 : equals - 2);
            if (accepts.flags.contains(name) && equals < 0) arguments.m_values[name] << QString();
            else if (!accepts.values.contains(name))
                return badCall(QStringLiteral("There is no option %1 here.").arg(word));
            else if (equals >= 0) arguments.m_values[name] << word.mid(equals + 1);
            else if (i + 1 < given.size()) arguments.m_values[name] << given[++i];
            else return badCall(QStringLiteral("The option --%1 needs a value.").arg(name));
        }
    }
    if (arguments.m_positional.size() < accepts.positional.size())
        return badCall(QStringLiteral("%1 is missing.").arg(accepts.positional[arguments.m_positional.size()]));
    if (arguments.m_positional.size() > accepts.positional.size())
        return badCall(
            QStringLiteral("\"%1\" is one argument too many.").arg(arguments.m_positional[accepts.positional.size()]));
    for (auto it = arguments.m_values.cbegin(); it != arguments.m_values.cend(); ++it)
        if (it.value().size() > 1 && it.key() != QLatin1String("set"))
            return badCall(QStringLiteral("The option --%1 is given twice.").arg(it.key()));
    return arguments;
}

Result<std::uint64_t> Arguments::number(const QString& name, std::uint64_t otherwise, std::uint64_t least,
                                        std::uint64_t most) const {
    if (!has(name)) return otherwise;
    bool good = false;
    const std::uint64_t number = value(name).toULongLong(&good);
    if (!good || number < least || number > most)
        return badCall(QStringLiteral("--%1 takes a whole number from %2 to %3, not \"%4\".")
                           .arg(name)
                           .arg(least)
                           .arg(most)
                           .arg(value(name).left(60)));
    return number;
}

Result<std::map<std::string, int, std::less<>>> optionsFrom(const QStringList& settings, const GameInfo& info) {
    std::map<std::string, int, std::less<>> options;
    for (const QString& setting : settings) {
        const auto equals = setting.indexOf(QLatin1Char('='));
        if (equals <= 0) return badCall(QStringLiteral("--set takes KEY=VALUE, not \"%1\".").arg(setting.left(60)));
        const std::string key = setting.left(equals).toStdString();
        const QString value = setting.mid(equals + 1);
        bool good = false;
        int number = value.toInt(&good);
        const auto option = std::find_if(info.options.begin(), info.options.end(),
                                         [&](const OptionInfo& each) { return each.id == key; });
        if (!good && option != info.options.end()) {
            const auto named = std::find(option->names.begin(), option->names.end(), value.toStdString());
            good = named != option->names.end();
            number = option->min + static_cast<int>(named - option->names.begin());
        } else if (!good) number = 0; // the game says that there is no such option, and which there are
        if (!good && option != info.options.end()) {
            std::string known;
            for (const std::string& name : option->names) known += (known.empty() ? "" : ", ") + name;
            if (known.empty())
                known = "a number from " + std::to_string(option->min) + " to " + std::to_string(option->max);
            return Error{"unknown-value", "The option \"" + key + "\" cannot be \"" + value.left(60).toStdString() +
                                              "\". It takes: " + known};
        }
        options[key] = number;
    }
    // What a game does not know is refused here, before anything is made.
    const auto complete = completeSetup(info, {info.minSeats, 0, info.rules, options});
    if (!complete) return complete.error();
    return options;
}

} // namespace sideboard::ctl
