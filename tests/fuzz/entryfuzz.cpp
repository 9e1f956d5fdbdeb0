// libFuzzer on entries as they come from another device: batches, single entries, what goes aside, and the merge.
#include "engine/core/codec.h"
#include "engine/core/log.h"
#include "sync/aside.h"

#include <cstdlib>

using namespace sideboard;

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

std::vector<const Entry*> pointersTo(const std::vector<Entry>& entries) {
    std::vector<const Entry*> pointers;
    for (const Entry& entry : entries) pointers.push_back(&entry);
    return pointers;
}

// Whatever was decoded, a log stays whole: nothing twice, nothing out of order, and the same again changes nothing.
void merge(const std::vector<Entry>& entries) {
    Log log({7});
    (void)log.append(Note{"here"}, noSeat, {}, 0);
    log.markShared();
    const Merged first = log.merge(entries);
    require(first.added <= entries.size() && log.size() == first.added + 1);
    for (std::size_t i = 1; i < log.size(); ++i) require(log[i - 1].stamp() < log[i].stamp());
    const Merged second = log.merge(entries);
    require(second.added == 0 && log.size() == first.added + 1);
    require(log.lackedBy(log.have()).empty() && log.disagreements(log.have()).empty());
    require(log.lackedBy({}).size() == log.size());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (const auto batch = batchFromBytes(bytes)) {
        const auto pointers = pointersTo(*batch);
        const auto again = batchFromBytes(batchToBytes(pointers));
        require(again && *again == *batch);
        merge(*batch);
    }
    const DeviceNumbers devices({{1}, {2}, {3}});
    if (const auto entry = entryFromBytes(bytes, devices)) {
        DeviceNumbers known = devices;
        const auto again = entryFromBytes(entryToBytes(*entry, known), known);
        require(again && *again == *entry);
    }
    const QByteArray payload(bytes.data(), static_cast<qsizetype>(bytes.size()));
    if (const auto aside = sync::decodeAside(payload)) {
        const auto again = sync::decodeAside(sync::encodeAside(*aside));
        require(again && *again == *aside);
    }
    return 0;
}
