extension String {
  /// The folder that contains the last component of a path; `/` for components of the root.
  ///
  /// Slashes at the end do not count, and paths are compared byte by byte.
  package var parentFolder: String {
    let separator = UInt8(ascii: "/")
    var bytes = utf8[...]
    while bytes.last == separator, bytes.count > 1 { bytes.removeLast() }
    while let last = bytes.last, last != separator { bytes.removeLast() }
    while bytes.last == separator, bytes.count > 1 { bytes.removeLast() }
    return String(Substring(bytes))
  }

  /// The last component of a path, or `nil` if it has none.
  package var fileName: String? {
    utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) }
  }
}
