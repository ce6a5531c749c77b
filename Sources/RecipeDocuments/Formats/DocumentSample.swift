/// What tells a document's format: its path and its first bytes.
struct DocumentSample {
  /// The document's path; only its ending says anything.
  let path: String
  /// The first 4 KiB, without a byte order mark and the white space at the start.
  let head: ArraySlice<UInt8>

  /// The number of bytes are looked at.
  static let length = 4 << 10

  /// Looks at the beginning of a document.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    head = text.prefix(Self.length).drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// True if it begins with some bytes.
  func begins(with bytes: some Sequence<UInt8>) -> Bool { head.starts(with: bytes) }

  /// The longest of some endings that the path has, whatever its case.
  func ending(of endings: [String]) -> String? {
    let path = path.lowercased()
    return endings.filter { path.hasSuffix("." + $0) }.max { $0.utf8.count < $1.utf8.count }
  }
}
