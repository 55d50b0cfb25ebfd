// Preloaded into the program by the tests: makes the n-th call of one function fail or stall, counted over the
// program and all processes that it starts, from the beginning of main.
//
//   LUDOGRAPH_FAULT="write 7"            which function, which call of it
//   LUDOGRAPH_FAULT="write 7 stall"      that call takes half a minute, as on a disk that does not answer
//   LUDOGRAPH_FAULT_COUNTER=FILE         8 bytes that all processes share: the calls so far
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <new>

namespace {

char function[16] = "";
char manner[8] = "";
std::uint64_t failing_call = 0;
std::atomic<std::uint64_t>* calls = nullptr;  // null: not begun

/// The function that this file hides.
template <class Function>
Function* hidden(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

bool fails(const char* name) {
    if (!calls || std::strcmp(name, function) != 0) return false;
    if (calls->fetch_add(1) + 1 != failing_call) return false;
    if (std::strcmp(manner, "stall") != 0) return true;
    for (timespec left{30, 0}; nanosleep(&left, &left) != 0;) continue;   // a signal does not end it
    return false;
}

void begin() {
    const char* const fault = std::getenv("LUDOGRAPH_FAULT");
    const char* const counter = std::getenv("LUDOGRAPH_FAULT_COUNTER");
    if (!fault || !counter || std::sscanf(fault, "%15s %lu %7s", function, &failing_call, manner) < 2) return;
    const int file = hidden<int(const char*, int, ...)>("open")(counter, O_RDWR | O_CLOEXEC);
    if (file < 0) return;
    void* const shared = mmap(nullptr, sizeof *calls, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    hidden<int(int)>("close")(file);
    if (shared != MAP_FAILED) calls = static_cast<std::atomic<std::uint64_t>*>(shared);
}

using main_function = int(int, char**, char**);
main_function* real_main = nullptr;

int main_after_begin(int count, char** words, char** environment) {
    begin();
    return real_main(count, words, environment);
}

}  // namespace

/// Hides that of the C++ library: allocations of this program, and not those of the C libraries that it uses.
void* operator new(std::size_t size) {
    void* const memory = fails("new") ? nullptr : std::malloc(size == 0 ? 1 : size);
    if (!memory) throw std::bad_alloc();
    return memory;
}

extern "C" {

void* __libc_malloc(std::size_t size);

void* malloc(std::size_t size) {
    if (fails("malloc")) {
        errno = ENOMEM;
        return nullptr;
    }
    return __libc_malloc(size);
}

int __libc_start_main(main_function* program, int count, char** words, void (*first)(), void (*last)(),
                      void (*end)(), void* stack) {
    using starter = int(main_function*, int, char**, void (*)(), void (*)(), void (*)(), void*);
    real_main = program;
    return hidden<starter>("__libc_start_main")(main_after_begin, count, words, first, last, end, stack);
}

ssize_t write(int file, const void* bytes, std::size_t size) {
    if (!fails("write")) return hidden<ssize_t(int, const void*, std::size_t)>("write")(file, bytes, size);
    errno = ENOSPC;
    return -1;
}

ssize_t read(int file, void* bytes, std::size_t size) {
    if (!fails("read")) return hidden<ssize_t(int, void*, std::size_t)>("read")(file, bytes, size);
    errno = EIO;
    return -1;
}

int fsync(int file) {
    if (!fails("fsync")) return hidden<int(int)>("fsync")(file);
    errno = EIO;
    return -1;
}

int close(int file) {
    const int result = hidden<int(int)>("close")(file);  // a close that fails has closed the file all the same
    if (!fails("close")) return result;
    errno = EIO;
    return -1;
}

int rename(const char* from, const char* to) {
    if (!fails("rename")) return hidden<int(const char*, const char*)>("rename")(from, to);
    errno = EACCES;
    return -1;
}

int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    if (!fails("open")) return hidden<int(const char*, int, ...)>("open")(path, flags, mode);
    errno = EMFILE;
    return -1;
}

/// Of fontconfig: reads the list of fonts.
int FcInit() {
    if (!fails("FcInit")) return hidden<int()>("FcInit")();
    return 0;
}

/// Of fontconfig: puts fonts in the order in which they are asked for a character.
void* FcFontSetSort(void* configuration, void** sets, int count, void* asked, int trims, void** characters, int* result) {
    using sort = void*(void*, void**, int, void*, int, void**, int*);
    if (!fails("FcFontSetSort"))
        return hidden<sort>("FcFontSetSort")(configuration, sets, count, asked, trims, characters, result);
    return nullptr;
}

int fork() {
    if (!fails("fork")) return hidden<int()>("fork")();
    errno = EAGAIN;
    return -1;
}

}  // extern "C"
