/// The data by which a document's format is recognised: its path and its first bytes.
struct DocumentSample {
  /// The document's path, of which only the extension matters.
  let path: String
  /// The first 4 KiB after a byte order mark and leading white space.
  let head: ArraySlice<UInt8>

  /// The number of bytes examined.
  static let length = 4 << 10
  /// The end of the leading white space that is skipped: templates leave many empty lines.
  private static let maximumWhiteSpace = 64 << 10

  /// Creates a sample of a document.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let start = text.prefix(Self.maximumWhiteSpace).drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    head = start.prefix(Self.length)
  }

  /// True if the sample starts with the bytes.
  func begins(with bytes: some Sequence<UInt8>) -> Bool { head.starts(with: bytes) }

  /// True unless a null byte shows that it is a picture or another binary file; text of UTF-16 says so.
  var isText: Bool {
    let isUTF16 = begins(with: [0xFF, 0xFE]) || begins(with: [0xFE, 0xFF])
    return isUTF16 || !head.contains(0)
  }

  /// Returns the longest of the extensions that the path has, ignoring case.
  func ending(of endings: [String]) -> String? {
    let path = path.lowercased()
    return endings.filter { path.hasSuffix("." + $0) }.max { $0.utf8.count < $1.utf8.count }
  }
}
