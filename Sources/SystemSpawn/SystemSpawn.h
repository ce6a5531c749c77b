// Swift's module of glibc leaves these functions out.
#include <spawn.h>

int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *, const char *);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);
