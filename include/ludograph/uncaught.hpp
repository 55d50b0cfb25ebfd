// What a handler of std::terminate or of a crash can know.
#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <exception>
#include <new>
#include <string_view>

namespace ludograph {

/// A library that catches std::bad_alloc may hand it on as another exception with the same text, as libqpdf does.
inline bool is_lack_of_memory(const std::exception& problem) noexcept {
    return dynamic_cast<const std::bad_alloc*>(&problem) || problem.what() == std::string_view("std::bad_alloc");
}

/// Whether memory has run out where nothing can be caught: a destructor of a library may need some. Compilers do not
/// always tell what has come out of a destructor, and then it is this, for no destructor throws anything else.
inline bool memory_ran_out() noexcept {
    try {
        if (std::current_exception()) throw;
        return std::uncaught_exceptions() > 0;
    } catch (const std::exception& problem) {
        return is_lack_of_memory(problem);
    } catch (...) {
        return false;
    }
}

/// Libraries in C do not throw when memory runs out: they crash, exit or report something else. Where `more` bytes are
/// not to be had, that is the reason. A signal handler may call it.
inline bool memory_is_out(std::size_t more) noexcept {
    void* const probe = ::mmap(nullptr, more, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (probe == MAP_FAILED) return true;
    ::munmap(probe, more);
    return false;
}

}  // namespace ludograph
