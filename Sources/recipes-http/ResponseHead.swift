import RecipeCore

/// The head of a response, read line by line; of several, as after an interim one, the last.
struct ResponseHead {
  /// The maximum size of all heads together, in bytes.
  private static let maximumSize = 256 << 10
  /// The statuses of redirects that a GET request follows (RFC 9110, section 15.4).
  private static let redirects = [301, 302, 303, 307, 308]

  /// The status, or 0 before the first line.
  private(set) var status = 0
  /// The headers.
  private(set) var headers: [HTTPHeader] = []
  /// True if the empty line after the headers has been read.
  private(set) var isComplete = false
  private var size = 0

  /// Creates a head that has not been read.
  init() {}

  /// True if this is the head of the response and not an interim one (RFC 9110, section 15.2).
  var isFinal: Bool { isComplete && status >= 200 }

  /// The target of a redirect, or `nil` if this is none.
  var location: String? {
    guard Self.redirects.contains(status) else { return nil }
    return headers.first { $0.name.lowercased() == "location" }?.value
  }

  /// Reads a line; lines after the final head are trailers, which nothing needs.
  ///
  /// - Returns: False if the heads are too large.
  mutating func take(_ line: some Collection<UInt8>) -> Bool {
    size += line.count
    guard size <= Self.maximumSize else { return false }
    if isFinal { return true }
    let text = String(decoding: line, as: UTF8.self).trimmed
    if text.hasPrefix("HTTP/") {
      begin(text)
    } else if text.isEmpty {
      isComplete = true
    } else {
      add(text, isContinuation: line.first == 0x20 || line.first == 0x09)
    }
    return true
  }

  private mutating func begin(_ line: String) {
    status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    headers = []
    isComplete = false
  }

  private mutating func add(_ line: String, isContinuation: Bool) {
    if isContinuation, let last = headers.popLast() {
      headers.append(HTTPHeader(last.name, last.value + " " + line))
    } else if let colon = line.firstIndex(of: ":") {
      let value = String(line[line.index(after: colon)...]).trimmed
      headers.append(HTTPHeader(String(line[..<colon]), value))
    }
  }
}

extension String {
  /// The text without white space and line ends around it.
  fileprivate var trimmed: String {
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    let bytes = utf8.drop(while: isSpace)
    guard let end = bytes.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(self[bytes.startIndex...end])
  }
}
