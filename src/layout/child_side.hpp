// Inside the child, and the messages it sends: a letter, a length of 8 bytes, that many bytes.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

#include "ludograph/layout/child_process.hpp"

namespace ludograph {

/// Runs `work` under `limits`, writes what it gives to `results`, and ends the process.
[[noreturn]] void be_the_child(const std::function<std::vector<std::string>()>& work,
                               const child_limits& limits, int results, int chatter, pid_t parent);

struct program_streams {
    int input, output, chatter;
    int start;  ///< closed on exec; where that fails its errno is written here
};

/// Becomes another program under `limits`.
[[noreturn]] void become_program(const std::vector<std::string>& words, const child_limits& limits,
                                 const program_streams& streams, pid_t parent);

/// Takes apart what a child has sent.
class message_reader {
public:
    explicit message_reader(const std::string& received);

    bool complete() const { return last_ == 'd'; }
    bool out_of_memory() const { return last_ == 'm'; }
    bool refused() const { return last_ == 'e'; }
    bool garbled() const { return garbled_; }
    const std::vector<std::string>& results() const { return results_; }
    const std::string& reason() const { return reason_; }

private:
    std::vector<std::string> results_;
    std::string reason_;
    char last_ = 0;
    bool garbled_ = false;
};

}  // namespace ludograph
