#ifndef LIBCURL_LOADED_AT_RUN_TIME_H
#define LIBCURL_LOADED_AT_RUN_TIME_H

#include <stdbool.h>
#include <stddef.h>

// The part of libcurl's interface that the program uses. The library is loaded at run time, so that
// neither its headers nor its linker file are needed for a build. The numbers are those of
// <curl/curl.h>, <curl/multi.h> and <curl/urlapi.h>; they belong to the binary interface of
// libcurl.so.4, which has been stable since 2006 (https://curl.se/libcurl/abi.html).

/// A descriptor for `multi_poll` to wait for (`struct curl_waitfd`).
typedef struct {
  int descriptor;
  short events;
  short received;
} CurlWait;

/// The end of a transfer (`CURLMsg`).
typedef struct {
  int kind;
  void *easy;
  union {
    void *any;
    int code;
  } data;
} CurlEnd;

/// A function that receives pieces of a response, and returns the number of bytes it took.
typedef size_t (*CurlReceiver)(char *bytes, size_t size, size_t count, void *receiver);

/// The functions of a loaded library.
typedef struct {
  int (*global_init)(long flags);
  void *(*easy_init)(void);
  void (*easy_reset)(void *easy);
  int (*easy_setopt)(void *easy, int option, ...);
  int (*easy_getinfo)(void *easy, int info, ...);
  void *(*slist_append)(void *list, const char *text);
  void (*slist_free_all)(void *list);
  void *(*multi_init)(void);
  int (*multi_add_handle)(void *multi, void *easy);
  int (*multi_remove_handle)(void *multi, void *easy);
  int (*multi_perform)(void *multi, int *running);
  int (*multi_poll)(
    void *multi, CurlWait *waits, unsigned count, int milliseconds, int *ready);
  CurlEnd *(*multi_info_read)(void *multi, int *left);
  void *(*url)(void);
  void (*url_cleanup)(void *url);
  int (*url_set)(void *url, int part, const char *text, unsigned flags);
  int (*url_get)(void *url, int part, char **text, unsigned flags);
  void (*free)(void *text);
} CurlLibrary;

/// Loads a library and fills in its functions; returns false if it or one of them is not there.
bool curl_library_load(CurlLibrary *library, const char *name);

// The functions with a variable argument, which only C can call.

/// Sets an option that is a number.
int curl_set_number(const CurlLibrary *library, void *easy, int option, long number);
/// Sets an option that is a text or an object.
int curl_set_object(const CurlLibrary *library, void *easy, int option, const void *object);
/// Sets an option that is a function.
int curl_set_receiver(
  const CurlLibrary *library, void *easy, int option, CurlReceiver receiver);
/// Returns a property of a transfer that is a number, or 0.
long curl_number(const CurlLibrary *library, void *easy, int info);

enum {
  CURL_OPTION_WRITE_OBJECT = 10001,
  CURL_OPTION_URL = 10002,
  CURL_OPTION_ERROR_BUFFER = 10010,
  CURL_OPTION_HEADERS = 10023,
  CURL_OPTION_HEADER_OBJECT = 10029,
  CURL_OPTION_SSL_VERSION = 32,
  CURL_OPTION_CA_FILE = 10065,
  CURL_OPTION_CA_FOLDER = 10097,
  CURL_OPTION_NO_PROGRESS = 43,
  CURL_OPTION_FOLLOW_LOCATION = 52,
  CURL_OPTION_VERIFY_PEER = 64,
  CURL_OPTION_VERIFY_HOST = 81,
  CURL_OPTION_NO_SIGNAL = 99,
  CURL_OPTION_ACCEPT_ENCODING = 10102,
  CURL_OPTION_TIMEOUT_MS = 155,
  CURL_OPTION_CONNECT_TIMEOUT_MS = 156,
  CURL_OPTION_CONTENT_DECODING = 158,
  CURL_OPTION_PROTOCOLS = 181,
  CURL_OPTION_SUPPRESS_CONNECT_HEADERS = 265,
  CURL_OPTION_HTTP09_ALLOWED = 285,
  CURL_OPTION_QUICK_EXIT = 322,
  CURL_OPTION_WRITE_FUNCTION = 20011,
  CURL_OPTION_HEADER_FUNCTION = 20079,

  CURL_INFO_OS_ERROR = 0x200019,

  CURL_GLOBAL_ALL = 3,
  CURL_PROTOCOLS_HTTP_AND_HTTPS = 3,
  CURL_SSL_VERSION_TLS_1_2 = 6,
  CURL_ERROR_BUFFER_SIZE = 256,
  CURL_WAIT_READABLE = 1,
  CURL_END_DONE = 1,

  CURL_URL_WHOLE = 0,
  CURL_URL_SCHEME = 1,
  CURL_URL_HOST = 5,
  CURL_URL_PORT = 6,
  CURL_URL_QUERY = 8,
  CURL_URL_WITH_DEFAULT_PORT = 1 << 0,
};

#endif
