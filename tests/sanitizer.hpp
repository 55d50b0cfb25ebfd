// Whether a sanitizer is built in. It takes all addresses for itself and ends a program that gets no memory, so
// that running out of memory cannot be tried under it.
#pragma once

namespace ludograph::testing {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

/// The thread sanitizer hands a signal on only when the program comes to a call that it sees, not while it waits in one
/// of a library, and needs memory for it.
#if defined(__SANITIZE_THREAD__)
inline constexpr bool thread_sanitized = true;
#else
inline constexpr bool thread_sanitized = false;
#endif

}  // namespace ludograph::testing
