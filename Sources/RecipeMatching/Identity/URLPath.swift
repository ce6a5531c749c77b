/// The path of a canonical URL: without dot segments, empty ones, and those that only select a view
/// of the page.
struct URLPath {
  /// The path, without a trailing slash.
  private(set) var bytes: [UInt8]

  /// Creates the canonical form of a path.
  ///
  /// - Parameter path: The path with its leading slash, its escapes normalised.
  init(_ path: ArraySlice<UInt8>) {
    bytes = []
    bytes.reserveCapacity(path.count)
    for segment in path.split(separator: Self.slash) { append(segment) }
    while let name = lastSegment, dropsLast(name) { bytes.removeSubrange((name.lowerBound - 1)...) }
  }

  /// True if a path is canonical except for its end, as most are.
  static func isPlain(_ path: ArraySlice<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in path {
      if previous == slash, byte == slash || byte == UInt8(ascii: ".") { return false }
      if byte == UInt8(ascii: ";") { return false }
      previous = byte
    }
    return !path.starts(with: "/amp/".utf8) && !hasEndToDrop(path)
  }

  private static let slash = UInt8(ascii: "/")
  private static let indexPages: Set<String> = [
    "index.html", "index.htm", "index.shtml", "index.xhtml", "index.php", "index.asp", "index.aspx",
    "index.jsp", "index.cfm", "default.aspx", "default.asp", "default.htm", "default.html",
  ]
  private static let maximumIndexPageLength = 12

  private static func hasEndToDrop(_ path: ArraySlice<UInt8>) -> Bool {
    guard let last = path.lastIndex(of: slash) else { return false }
    let name = path[(last + 1)...]
    return name.isEmpty
      || name.count <= maximumIndexPageLength && (isIndexPage(name) || isView(name))
  }

  private static func isIndexPage(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.contains(UInt8(ascii: ".")) else { return false }
    return indexPages.contains(name.lowercaseString)
  }

  /// True if a segment selects a view of the page before it.
  private static func isView(_ name: ArraySlice<UInt8>) -> Bool {
    name.elementsEqual("amp".utf8) || name.elementsEqual("print".utf8)
  }

  /// Appends a segment (RFC 3986, section 5.2.4).
  private mutating func append(_ segment: ArraySlice<UInt8>) {
    if segment.elementsEqual(".".utf8) { return }
    if segment.elementsEqual("..".utf8) {
      if let last = lastSegment { bytes.removeSubrange((last.lowerBound - 1)...) }
      return
    }
    let name = Self.withoutSession(segment)
    if name.isEmpty { return }
    // `/amp/PAGE` is the same page as `/PAGE`.
    if bytes.elementsEqual("/amp".utf8) { bytes.removeAll(keepingCapacity: true) }
    bytes.append(Self.slash)
    bytes.append(contentsOf: name)
  }

  /// Returns a segment without `;jsessionid=…`, which identifies the reader.
  private static func withoutSession(_ segment: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let start = segment.firstIndex(of: UInt8(ascii: ";")) else { return segment }
    return segment[start...].lowercaseString.hasPrefix(";jsessionid=") ? segment[..<start] : segment
  }

  /// The range after the last slash.
  private var lastSegment: Range<Int>? {
    bytes.lastIndex(of: Self.slash).map { $0 + 1..<bytes.count }
  }

  private func dropsLast(_ name: Range<Int>) -> Bool {
    if Self.isIndexPage(bytes[name]) { return true }
    return name.lowerBound > 1 && Self.isView(bytes[name])
  }
}
