#pragma once

#include <linux/capability.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace sideboard::test {

/// While it lives, this thread (and threads it starts) keeps to file permissions even where root runs the tests.
class WithoutRoot {
public:
    WithoutRoot() {
        set(m_before, SYS_capget);
        Data fewer[2]{m_before[0], m_before[1]};
        fewer[0].effective &= ~((1U << CAP_DAC_OVERRIDE) | (1U << CAP_DAC_READ_SEARCH));
        set(fewer, SYS_capset);
    }
    ~WithoutRoot() { set(m_before, SYS_capset); }
    WithoutRoot(const WithoutRoot&) = delete;
    WithoutRoot& operator=(const WithoutRoot&) = delete;

private:
    using Data = __user_cap_data_struct;
    static void set(Data (&data)[2], long call) {
        __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
        (void)syscall(call, &header, data);
    }
    Data m_before[2]{};
};

} // namespace sideboard::test
