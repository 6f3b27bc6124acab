#ifndef CFILEEXCHANGE_H
#define CFILEEXCHANGE_H

/// Exchanges what stands at two paths in one step, without following links.
/// Returns 0, or -1 with errno set.
int hig_exchange(const char *first, const char *second);

#endif
