/* Stands between sideboardctl and the disk (LD_PRELOAD). Writes down, in order, what goes to a write-ahead log, when it
   is synced, and what is answered; and lets the disk run full:
     DISKSHIM_LOG=FILE    lines: "write", "sync" (both of a file whose name ends in -wal), "answer"
     DISKSHIM_ROOM=BYTES  from then on writes to a database or its log fail with ENOSPC */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int logTo = -1;
static long long room = -1;

static ssize_t (*realWrite)(int, const void*, size_t);
static ssize_t (*realPwrite64)(int, const void*, size_t, off64_t);
static int (*realFsync)(int);
static int (*realFdatasync)(int);

__attribute__((constructor)) static void begin(void) {
    realWrite = dlsym(RTLD_NEXT, "write");
    realPwrite64 = dlsym(RTLD_NEXT, "pwrite64");
    realFsync = dlsym(RTLD_NEXT, "fsync");
    realFdatasync = dlsym(RTLD_NEXT, "fdatasync");
    const char* path = getenv("DISKSHIM_LOG");
    if (path) logTo = open(path, O_WRONLY | O_CREAT | O_APPEND, 0600);
    const char* bytes = getenv("DISKSHIM_ROOM");
    if (bytes) room = atoll(bytes);
}

static int endsWith(int fd, const char* end) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    const ssize_t size = readlink(link, path, sizeof path - 1);
    if (size < 0) return 0;
    path[size] = 0;
    const size_t length = strlen(end);
    return (size_t)size >= length && strcmp(path + size - length, end) == 0;
}

static void note(const char* what) {
    if (logTo >= 0) (void)!realWrite(logTo, what, strlen(what));
}

static int full(int fd, size_t size) {
    if (room < 0 || !(endsWith(fd, ".db") || endsWith(fd, "-wal"))) return 0;
    if ((long long)size > room) {
        room = 0;
        errno = ENOSPC;
        return 1;
    }
    room -= (long long)size;
    return 0;
}

ssize_t write(int fd, const void* bytes, size_t size) {
    if (full(fd, size)) return -1;
    if (fd == STDOUT_FILENO) note("answer\n");
    if (endsWith(fd, "-wal")) note("write\n");
    return realWrite(fd, bytes, size);
}

ssize_t pwrite64(int fd, const void* bytes, size_t size, off64_t at) {
    if (full(fd, size)) return -1;
    if (endsWith(fd, "-wal")) note("write\n");
    return realPwrite64(fd, bytes, size, at);
}

ssize_t pwrite(int fd, const void* bytes, size_t size, off_t at) { return pwrite64(fd, bytes, size, at); }

/* Noted when it has come back: then it is on the disk. */
int fsync(int fd) {
    const int result = realFsync(fd);
    if (result == 0 && endsWith(fd, "-wal")) note("sync\n");
    return result;
}

int fdatasync(int fd) {
    const int result = realFdatasync(fd);
    if (result == 0 && endsWith(fd, "-wal")) note("sync\n");
    return result;
}
