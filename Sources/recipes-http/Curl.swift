import LibCurl
import RecipeCore

/// The library libcurl, loaded at run time and for the rest of the process.
struct Curl {
  #if canImport(Darwin)
    private static let names = ["/usr/lib/libcurl.4.dylib"]
  #else
    // Debian's second name is of a build with another TLS library and the same interface.
    private static let names = ["libcurl.so.4", "libcurl-gnutls.so.4"]
  #endif

  /// The functions of the library.
  let functions: UnsafePointer<CurlLibrary>

  /// Loads the library.
  static func load() -> Result<Curl, HTTPFailure> {
    let functions = UnsafeMutablePointer<CurlLibrary>.allocate(capacity: 1)
    guard names.contains(where: { curl_library_load(functions, $0) }),
      functions.pointee.global_init(CURL_GLOBAL_ALL) == 0
    else {
      functions.deallocate()
      return .failure(
        HTTPFailure(
          .helper, "the library libcurl, version 7.66 or newer, cannot be loaded",
          help: "install it: apt install libcurl4, dnf install libcurl, or the like"))
    }
    return .success(Curl(functions: UnsafePointer(functions)))
  }
}
