#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CFileSystem.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __APPLE__
#include <copyfile.h>

int hig_exchange(const char *first, const char *second) {
  return renamex_np(first, second, RENAME_SWAP);
}

static int rename_exclusively(const char *from, const char *to) {
  return renamex_np(from, to, RENAME_EXCL);
}

int hig_copy_folder_attributes(const char *from, const char *to) {
  return copyfile(from, to, NULL, COPYFILE_SECURITY | COPYFILE_XATTR | COPYFILE_NOFOLLOW) < 0 ? -1 : 0;
}

int hig_sync_file_system(int descriptor) {
  (void)descriptor;
  sync();
  return 0;
}

#else
#include <sys/xattr.h>

int hig_exchange(const char *first, const char *second) {
  return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}

static int rename_exclusively(const char *from, const char *to) {
  return renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE);
}

// Access control lists are extended attributes too (system.posix_acl_access, system.posix_acl_default).
static void copy_extended_attributes(const char *from, const char *to) {
  ssize_t size = llistxattr(from, NULL, 0);
  if (size <= 0) return;
  char *names = malloc((size_t)size);
  if (names == NULL) return;
  size = llistxattr(from, names, (size_t)size);
  for (char *name = names; size > 0 && name < names + size; name += strlen(name) + 1) {
    ssize_t length = lgetxattr(from, name, NULL, 0);
    if (length < 0) continue;
    void *value = malloc(length > 0 ? (size_t)length : 1);
    if (value == NULL) continue;
    length = lgetxattr(from, name, value, (size_t)length);
    if (length >= 0) lsetxattr(to, name, value, (size_t)length, 0);
    free(value);
  }
  free(names);
}

int hig_copy_folder_attributes(const char *from, const char *to) {
  struct stat info;
  if (lstat(from, &info) != 0) return -1;
  if (!S_ISDIR(info.st_mode)) {
    errno = ENOTDIR;
    return -1;
  }
  if (lchown(to, info.st_uid, info.st_gid) != 0) {
    // The group alone may be one of the user's own.
    (void)!lchown(to, (uid_t)-1, info.st_gid);
  }
  if (chmod(to, info.st_mode & 07777) != 0) return -1;
  copy_extended_attributes(from, to);
  return 0;
}

int hig_sync_file_system(int descriptor) { return syncfs(descriptor); }
#endif

int hig_rename_new(const char *from, const char *to) {
  if (rename_exclusively(from, to) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS && errno != ENOTSUP) return -1;
  // A file system without it: a hard link is made only where nothing stands.
  if (link(from, to) == 0) return unlink(from);
  if (errno == EEXIST) return -1;
  struct stat info;
  if (lstat(to, &info) == 0) {
    errno = EEXIST;
    return -1;
  }
  return rename(from, to);
}
