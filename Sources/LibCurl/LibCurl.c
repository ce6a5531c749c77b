#include "LibCurl.h"

#include <dlfcn.h>
#include <string.h>

bool curl_library_load(CurlLibrary *library, const char *name) {
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) return false;
  const struct {
    const char *name;
    size_t offset;
  } functions[] = {
    {"curl_global_init", offsetof(CurlLibrary, global_init)},
    {"curl_easy_init", offsetof(CurlLibrary, easy_init)},
    {"curl_easy_reset", offsetof(CurlLibrary, easy_reset)},
    {"curl_easy_setopt", offsetof(CurlLibrary, easy_setopt)},
    {"curl_easy_getinfo", offsetof(CurlLibrary, easy_getinfo)},
    {"curl_slist_append", offsetof(CurlLibrary, slist_append)},
    {"curl_slist_free_all", offsetof(CurlLibrary, slist_free_all)},
    {"curl_multi_init", offsetof(CurlLibrary, multi_init)},
    {"curl_multi_add_handle", offsetof(CurlLibrary, multi_add_handle)},
    {"curl_multi_remove_handle", offsetof(CurlLibrary, multi_remove_handle)},
    {"curl_multi_perform", offsetof(CurlLibrary, multi_perform)},
    {"curl_multi_poll", offsetof(CurlLibrary, multi_poll)},
    {"curl_multi_info_read", offsetof(CurlLibrary, multi_info_read)},
    {"curl_url", offsetof(CurlLibrary, url)},
    {"curl_url_cleanup", offsetof(CurlLibrary, url_cleanup)},
    {"curl_url_set", offsetof(CurlLibrary, url_set)},
    {"curl_url_get", offsetof(CurlLibrary, url_get)},
    {"curl_free", offsetof(CurlLibrary, free)},
  };
  for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
    void *function = dlsym(handle, functions[index].name);
    if (function == NULL) {
      dlclose(handle);
      return false;
    }
    memcpy((char *)library + functions[index].offset, &function, sizeof function);
  }
  return true;
}

int curl_set_number(const CurlLibrary *library, void *easy, int option, long number) {
  return library->easy_setopt(easy, option, number);
}

int curl_set_object(const CurlLibrary *library, void *easy, int option, const void *object) {
  return library->easy_setopt(easy, option, object);
}

int curl_set_receiver(
  const CurlLibrary *library, void *easy, int option, CurlReceiver receiver) {
  return library->easy_setopt(easy, option, receiver);
}

long curl_number(const CurlLibrary *library, void *easy, int info) {
  long number = 0;
  return library->easy_getinfo(easy, info, &number) == 0 ? number : 0;
}
