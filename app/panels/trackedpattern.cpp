#include "trackedpattern.h"

#include <algorithm>
#include <cctype>

namespace sideboard::names {
namespace {

bool isDigit(char each) { return std::isdigit(static_cast<unsigned char>(each)) != 0; }
bool isLetter(char each) { return std::isalpha(static_cast<unsigned char>(each)) != 0; }

/// "plate3" is "plate" and "3"; "pound-1" and "set" are names and nothing else.
std::pair<std::string, std::string> split(const std::string& segment) {
    std::size_t end = segment.size();
    while (end > 0 && isDigit(segment[end - 1])) --end;
    if (end > 0 && !isLetter(segment[end - 1])) return {segment, {}};
    return {segment.substr(0, end), segment.substr(end)};
}

std::vector<std::string> segmentsOf(std::string_view id) {
    std::vector<std::string> segments(1);
    for (char each : id) {
        if (each == '.') segments.emplace_back();
        else segments.back() += each;
    }
    return segments;
}

struct Form {
    std::string text;
    std::vector<std::string> values;
    std::string group = {}; ///< what it is called, if it says so
};

/// How one part of an id may stand in a pattern, the most exact way first.
std::vector<Form> formsOf(const std::string& segment) {
    const auto [name, number] = split(segment);
    std::vector<Form> forms{{segment, {}, name}};
    if (!number.empty()) forms.push_back({name + "#", {number}, name});
    if (!number.empty() && !name.empty()) forms.push_back({"*#", {name, number}});
    if (!name.empty()) forms.push_back({"*", {segment}});
    return forms;
}

struct Grown {
    TrackedPattern pattern;
    std::string group; ///< what is left open is named like the last part that is not: a plank among the costs
};

Grown with(Grown grown, const Form& form) {
    grown.pattern.text += (grown.pattern.text.empty() ? "" : ".") + form.text;
    for (const std::string& value : form.values) grown.pattern.wilds.push_back({grown.group, value});
    if (!form.group.empty()) grown.group = form.group;
    return grown;
}

} // namespace

TrackedParts partsOf(std::string_view id) {
    TrackedParts parts{"tracked", segmentsOf(id)};
    const std::string& first = parts.segments.front();
    if (first == "printed" || first == "option") parts.group = first;
    const bool seat = first.starts_with("seat") && first.size() > 4 && isDigit(first[4]);
    if (seat || parts.group != "tracked") parts.segments.erase(parts.segments.begin());
    return parts;
}

std::vector<TrackedPattern> patternsFor(const TrackedParts& parts) {
    std::vector<Grown> grown{{{}, parts.group == "tracked" ? "" : parts.group}};
    for (const std::string& segment : parts.segments) {
        std::vector<Grown> longer;
        for (const Grown& each : grown)
            for (const Form& form : formsOf(segment)) longer.push_back(with(each, form));
        grown = std::move(longer);
    }
    std::stable_sort(grown.begin(), grown.end(),
                     [](const Grown& a, const Grown& b) { return a.pattern.wilds.size() < b.pattern.wilds.size(); });
    std::vector<TrackedPattern> patterns;
    for (Grown& each : grown) patterns.push_back(std::move(each.pattern));
    return patterns;
}

std::vector<std::string> groupsOf(std::string_view id) {
    std::vector<std::string> groups;
    for (const std::string& segment : segmentsOf(id))
        if (std::string name = split(segment).first; !name.empty()) groups.insert(groups.begin(), std::move(name));
    return groups;
}

} // namespace sideboard::names
