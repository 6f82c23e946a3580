/* What a process believes of the world: what time it is, and whether there is room on the disk.

   It is loaded before everything else (LD_PRELOAD) and asks the file that TAVOLIERE_WORLD names, which whoever breaks
   things writes: two numbers of 64 bits, the seconds by which the clock is wrong, and how full the disk is.
     0: there is room    1: files can't grow    2: nothing can be written */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

struct world {
    volatile int64_t clock;
    volatile int64_t full;
};

static struct world at_peace;
static struct world *known;

static struct world *world(void) {
    if (known == NULL) {
        const char *path = getenv("TAVOLIERE_WORLD");
        int file = path == NULL ? -1 : open(path, O_RDONLY | O_CLOEXEC);
        void *found = file < 0 ? MAP_FAILED : mmap(NULL, sizeof(struct world), PROT_READ, MAP_SHARED, file, 0);
        if (file >= 0)
            close(file);
        known = found == MAP_FAILED ? &at_peace : found;
    }
    return known;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/* --- clocks: only the world's time; how long something takes is measured by another one --- */

int clock_gettime(clockid_t which, struct timespec *told) {
    static int (*real)(clockid_t, struct timespec *);
    if (real == NULL)
        real = REAL(clock_gettime);
    int done = real(which, told);
    if (done == 0 && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE))
        told->tv_sec += world()->clock;
    return done;
}

int gettimeofday(struct timeval *restrict told, void *restrict zone) {
    struct timespec now;
    (void)zone;
    int done = clock_gettime(CLOCK_REALTIME, &now);
    if (done == 0) {
        told->tv_sec = now.tv_sec;
        told->tv_usec = now.tv_nsec / 1000;
    }
    return done;
}

time_t time(time_t *told) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (told != NULL)
        *told = now.tv_sec;
    return now.tv_sec;
}

/* --- disks: only files; sockets and pipes have room --- */

static int is_full(int file, int64_t end) {
    struct stat found;
    int64_t full = world()->full;
    return full != 0 && fstat(file, &found) == 0 && S_ISREG(found.st_mode) && (full > 1 || end > found.st_size);
}

static int64_t end_of_write(int file, size_t length) {
    if (world()->full != 1)
        return 0;
    off_t at = fcntl(file, F_GETFL) & O_APPEND ? lseek(file, 0, SEEK_END) : lseek(file, 0, SEEK_CUR);
    return at < 0 ? 0 : at + (int64_t)length;
}

static int64_t length_of(const struct iovec *parts, int count) {
    int64_t length = 0;
    for (int i = 0; i < count; i++)
        length += (int64_t)parts[i].iov_len;
    return length;
}

#define UNLESS_FULL(file, end, no)       \
    if (is_full(file, end)) {            \
        errno = ENOSPC;                  \
        return no;                       \
    }

ssize_t write(int file, const void *what, size_t length) {
    UNLESS_FULL(file, end_of_write(file, length), -1)
    return REAL(write)(file, what, length);
}

ssize_t pwrite(int file, const void *what, size_t length, off_t at) {
    UNLESS_FULL(file, at + (int64_t)length, -1)
    return REAL(pwrite)(file, what, length, at);
}

ssize_t pwrite64(int file, const void *what, size_t length, off64_t at) {
    UNLESS_FULL(file, at + (int64_t)length, -1)
    return REAL(pwrite64)(file, what, length, at);
}

ssize_t pwritev(int file, const struct iovec *parts, int count, off_t at) {
    UNLESS_FULL(file, at + length_of(parts, count), -1)
    return REAL(pwritev)(file, parts, count, at);
}

ssize_t pwritev64(int file, const struct iovec *parts, int count, off64_t at) {
    UNLESS_FULL(file, at + length_of(parts, count), -1)
    return REAL(pwritev64)(file, parts, count, at);
}

int ftruncate(int file, off_t length) {
    UNLESS_FULL(file, length, -1)
    return REAL(ftruncate)(file, length);
}

int ftruncate64(int file, off64_t length) {
    UNLESS_FULL(file, length, -1)
    return REAL(ftruncate64)(file, length);
}

int fallocate(int file, int mode, off_t at, off_t length) {
    UNLESS_FULL(file, at + length, -1)
    return REAL(fallocate)(file, mode, at, length);
}

int posix_fallocate(int file, off_t at, off_t length) {
    if (is_full(file, at + length))
        return ENOSPC;
    return REAL(posix_fallocate)(file, at, length);
}
