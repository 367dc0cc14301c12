/* Loaded into a server before its C library: lets writing to one database fail for as long as a control file exists.
 *
 * FAULT_FILE     what the path of the database ends in; the file beside it that ends in "-wal" counts as well
 * FAULT_CONTROL  the control file; its first letter says what fails:
 *                F  writing, for the disk is full
 *                E  writing and flushing, with an input/output error
 *                S  flushing only, with an input/output error
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int ends_in(const char *path, const char *name, const char *more) {
    size_t length = strlen(path), tail = strlen(name) + strlen(more);
    return length >= tail && !strncmp(path + length - tail, name, strlen(name)) &&
           !strcmp(path + length - strlen(more), more);
}

static char asked_for(void) {
    const char *control = getenv("FAULT_CONTROL");
    int file = control ? open(control, O_RDONLY | O_CLOEXEC) : -1;
    char letter = 0;
    if (file < 0) return 0;
    if (read(file, &letter, 1) != 1) letter = 0;
    close(file);
    return letter;
}

/* Says which error the call is to fail with; 0 when it is to be made. */
static int fault(int file, int flushes) {
    int before = errno;
    char letter = asked_for(), link[64], path[4096];
    const char *name = getenv("FAULT_FILE");
    ssize_t length = -1;
    if (letter && name) {
        snprintf(link, sizeof link, "/proc/self/fd/%d", file);
        length = readlink(link, path, sizeof path - 1);
    }
    errno = before;
    if (length < 0) return 0;
    path[length] = 0;
    if (!ends_in(path, name, "") && !ends_in(path, name, "-wal")) return 0;
    if (letter == 'F') return flushes ? 0 : ENOSPC;
    if (letter == 'S') return flushes ? EIO : 0;
    return EIO;
}

#define FAIL(file, flushes)                      \
    do {                                         \
        int error = fault(file, flushes);        \
        if (error) { errno = error; return -1; } \
    } while (0)

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int file, const void *bytes, size_t count) {
    FAIL(file, 0);
    return REAL(write)(file, bytes, count);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) {
    FAIL(file, 0);
    return REAL(pwrite)(file, bytes, count, at);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t at) {
    FAIL(file, 0);
    return REAL(pwrite64)(file, bytes, count, at);
}

int ftruncate(int file, off_t length) {
    FAIL(file, 0);
    return REAL(ftruncate)(file, length);
}

int ftruncate64(int file, off64_t length) {
    FAIL(file, 0);
    return REAL(ftruncate64)(file, length);
}

int fsync(int file) {
    FAIL(file, 1);
    return REAL(fsync)(file);
}

int fdatasync(int file) {
    FAIL(file, 1);
    return REAL(fdatasync)(file);
}
