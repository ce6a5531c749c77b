/// The supported encodings of pages, and their conversion to UTF-8.
package enum HTMLEncoding: Sendable, Hashable {
  case utf8
  case utf16BigEndian
  case utf16LittleEndian
  /// Windows-1252, which ISO-8859-1 means in pages, too (https://encoding.spec.whatwg.org).
  case windows1252

  /// Detects the encoding of a page from its byte order mark, its declaration, or its bytes.
  ///
  /// A page that is valid UTF-8 is UTF-8, whatever it declares; one that is not, and does not
  /// declare to be, is Western, as in browsers.
  package init(of bytes: [UInt8]) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFE, 0xFF): self = .utf16BigEndian
    case (0xFF, 0xFE): self = .utf16LittleEndian
    default:
      let isUTF8 =
        Self.utf8Labels.contains(Self.declaredLabel(in: bytes) ?? "")
        || String(validating: bytes, as: UTF8.self) != nil
      self = isUTF8 ? .utf8 : .windows1252
    }
  }

  /// Returns the lowercased encoding that a page declares if it is not supported, or `nil` if it
  /// is.
  package static func unknownLabel(in bytes: [UInt8]) -> String? {
    guard let label = declaredLabel(in: bytes), !label.isEmpty, !utf8Labels.contains(label),
      !westernLabels.contains(label)
    else { return nil }
    return label
  }

  /// Converts a page to UTF-8; a page in UTF-8 is not copied.
  package func decoded(_ bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8: bytes
    case .windows1252: Windows1252.utf8(bytes)
    case .utf16BigEndian: Self.decodeUTF16(bytes.dropFirst(2), isBigEndian: true)
    case .utf16LittleEndian: Self.decodeUTF16(bytes.dropFirst(2), isBigEndian: false)
    }
  }

  private static let utf8Labels: Set<String> = ["utf-8", "utf8", "unicode-1-1-utf-8"]

  /// The labels of Windows-1252 (https://encoding.spec.whatwg.org, section 4.2).
  private static let westernLabels: Set<String> = [
    "windows-1252", "cp1252", "x-cp1252", "iso-8859-1", "iso8859-1", "iso88591", "iso_8859-1",
    "latin1", "latin-1", "l1", "us-ascii", "ascii", "ansi_x3.4-1968",
  ]

  /// Returns the lowercased label of `charset=` in a `<meta>` or of `encoding=` in an XML
  /// declaration, if there is one in the first 2 KiB.
  private static func declaredLabel(in bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(2_048), as: UTF8.self).lowercased().utf8
    var rest = head[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "=")) {
      let before = head[..<start]
      rest = head[head.index(after: start)...]
      guard ["charset", "encoding"].contains(where: { before.hasSuffix($0) }) else { continue }
      let label = rest.drop { $0 <= 0x20 || "\"'".utf8.contains($0) }
        .prefix { $0 > 0x20 && !"\"';/>?".utf8.contains($0) }
      return String(decoding: label.prefix(40), as: UTF8.self)
    }
    return nil
  }

  private static func decodeUTF16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var pairs = bytes.makeIterator()
    while let first = pairs.next(), let second = pairs.next() {
      let (high, low) = isBigEndian ? (first, second) : (second, first)
      units.append(UInt16(high) << 8 | UInt16(low))
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

extension Substring.UTF8View {
  /// True if the text ends with a suffix.
  fileprivate func hasSuffix(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
