#ifndef CFILESYSTEM_H
#define CFILESYSTEM_H

// What Foundation does not reach: every function returns 0, or -1 with errno set.

/// Exchanges what stands at two paths in one step, without following links.
int hig_exchange(const char *first, const char *second);

/// Renames a file where nothing stands at the new path; EEXIST where something does.
int hig_rename_new(const char *from, const char *to);

/// Gives a folder the owner, mode, access control list and extended attributes of another.
/// What the file system or the user's rights do not allow is left out.
int hig_copy_folder_attributes(const char *from, const char *to);

/// Waits until what was written to the file system that holds an open file is on the disk.
int hig_sync_file_system(int descriptor);

#endif
