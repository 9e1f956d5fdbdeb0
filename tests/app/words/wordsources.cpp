#include "wordsources.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

namespace sideboard {
namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& path) {
    std::ifstream in(path);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

/// Names that helpers of the games give without spelling them where they are called.
void addFromHelpers(const std::string& statement, std::set<std::string>& args) {
    for (const char* name : {"seat", "tile", "good", "hex"})
        if (statement.find(std::string(name) + "Arg(") != std::string::npos) args.insert(name);
    if (statement.find("Part::") != std::string::npos) args.insert("tile"); // notKnown names the tile it asks about
}

std::set<std::string> argsIn(const std::string& statement) {
    static const std::regex given(R"re((?:\{|Arg\(|, )"([a-z][a-z0-9-]*)"[,)])re");
    std::set<std::string> args;
    for (std::sregex_iterator each(statement.begin(), statement.end(), given), end; each != end; ++each)
        args.insert((*each)[1]);
    addFromHelpers(statement, args);
    return args;
}

void addWords(WordSources& sources, const std::string& text, const std::string& file, const std::string& game) {
    static const std::regex literal(R"re("([^"\\\n]*)")re");
    for (std::sregex_iterator each(text.begin(), text.end(), literal), end; each != end; ++each) {
        const std::string found = (*each)[1];
        if (!found.starts_with(game + ".")) {
            sources.names.insert(found);
            continue;
        }
        const auto at = static_cast<std::size_t>(each->position());
        const std::size_t stop = std::min(text.find(';', at), text.size());
        const auto line = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n') + 1;
        sources.words.push_back({found, argsIn(text.substr(at + found.size() + 2, stop - at - found.size() - 2)),
                                 file + ":" + std::to_string(line)});
    }
}

void addMatches(std::set<std::string>& all, const std::string& text, const std::regex& expression) {
    for (std::sregex_iterator each(text.begin(), text.end(), expression), end; each != end; ++each)
        all.insert((*each)[1]);
}

} // namespace

WordSources readSources(const std::string& folder, const std::string& game) {
    static const std::regex group(R"re(\bwords?\("([a-z-]+)")re");
    static const std::regex error(R"re((?:Error\{|fail\()"([a-z-]+)")re");
    WordSources sources;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(SIDEBOARD_SOURCE) / folder)) {
        const fs::path& path = entry.path();
        if (path.extension() != ".cpp" && path.extension() != ".h" && path.extension() != ".qml") continue;
        const std::string text = read(path);
        addWords(sources, text, path.filename().string(), game);
        addMatches(sources.groups, text, group);
        addMatches(sources.errors, text, error);
    }
    return sources;
}

} // namespace sideboard
