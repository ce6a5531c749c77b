#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An array of C strings that ends with a null pointer.
enum CStringArray {
  /// Calls `body` with the strings; a string that contains NUL becomes empty.
  static func with<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let pointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
      .allocate(capacity: strings.count + 1)
    for (index, string) in strings.enumerated() {
      pointers[index] = SystemPath.withBytes(of: string) { strdup($0) } ?? strdup("")
    }
    pointers[strings.count] = nil
    defer {
      for index in strings.indices { free(pointers[index]) }
      pointers.deallocate()
    }
    return body(pointers)
  }
}
