#pragma once

#include <QMap>
#include <QStringList>
#include <map>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/result.h"

namespace sideboard::ctl {

/// The options that a call takes.
struct Accepts {
    QStringList positional; ///< names of the arguments without a dash, all of them needed
    QStringList values;     ///< "seats" for --seats N
    QStringList flags;      ///< "greedy" for --greedy
};

/// What stood on the command line behind the name of the call.
class Arguments {
public:
    [[nodiscard]] static Result<Arguments> parse(const QStringList& given, const Accepts& accepts);

    [[nodiscard]] const QString& positional(qsizetype at) const { return m_positional[at]; }
    [[nodiscard]] bool has(const QString& name) const { return m_values.contains(name); }
    [[nodiscard]] QString value(const QString& name) const { return m_values.value(name).value(0); }
    [[nodiscard]] QStringList values(const QString& name) const { return m_values.value(name); }
    /// `otherwise` where the option is not given.
    [[nodiscard]] Result<std::uint64_t> number(const QString& name, std::uint64_t otherwise, std::uint64_t least,
                                               std::uint64_t most) const;

private:
    QStringList m_positional;
    QMap<QString, QStringList> m_values;
};

/// --set KEY=VALUE for a game; a value is a number or a name of the option.
[[nodiscard]] Result<std::map<std::string, int, std::less<>>> optionsFrom(const QStringList& settings,
                                                                          const GameInfo& info);

} // namespace sideboard::ctl
