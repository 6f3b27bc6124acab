#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CFileExchange.h"
#include <stdio.h>

#ifdef __APPLE__
int hig_exchange(const char *first, const char *second) {
  return renamex_np(first, second, RENAME_SWAP);
}
#else
#include <fcntl.h>
int hig_exchange(const char *first, const char *second) {
  return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}
#endif
