// Defaults of the C library.
#include "frugal_threads.hpp"

#include <malloc.h>
#include <pthread.h>

namespace ludograph::cli {

void keep_threads_frugal() {
    mallopt(M_ARENA_MAX, 1);
    pthread_attr_t defaults;
    if (pthread_getattr_default_np(&defaults) != 0) return;
    std::size_t size = 0;
    pthread_attr_getstacksize(&defaults, &size);
    if (size > most_stack && pthread_attr_setstacksize(&defaults, most_stack) == 0)
        pthread_setattr_default_np(&defaults);
    pthread_attr_destroy(&defaults);
}

}  // namespace ludograph::cli
