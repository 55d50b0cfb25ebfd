// What a handler of std::terminate can know.
#pragma once

#include <exception>
#include <new>

namespace ludograph {

/// Whether memory has run out where nothing can be caught: a destructor of a library may need some. Compilers do not
/// always tell what has come out of a destructor, and then it is this, for no destructor throws anything else.
inline bool memory_ran_out() noexcept {
    try {
        if (std::current_exception()) throw;
        return std::uncaught_exceptions() > 0;
    } catch (const std::bad_alloc&) {
        return true;
    } catch (...) {
        return false;
    }
}

}  // namespace ludograph
