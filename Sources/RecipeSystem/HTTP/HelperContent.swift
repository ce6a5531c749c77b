import RecipeCore

/// The content of a frame, for writing or reading: length-prefixed texts.
struct HelperContent {
  /// The bytes written, or the whole content to read.
  var bytes: [UInt8] = []
  private var position = 0

  /// Creates an empty content.
  init() {}

  /// Creates a content to read from.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// True if everything has been read.
  var isAtEnd: Bool { position == bytes.count }

  /// Returns a length as four bytes, most significant first.
  static func lengthBytes(_ length: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) }
  }

  /// Returns the length in four bytes.
  static func length(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Writes a text.
  mutating func append(_ text: String) {
    bytes += Self.lengthBytes(text.utf8.count)
    bytes += text.utf8
  }

  /// Writes a request.
  mutating func append(_ request: HTTPRequest, _ key: String?, _ milliseconds: Int) {
    append(request.url)
    append(String(milliseconds))
    append(String(request.maximumBodySize))
    append(key ?? "")
    append(request.headers)
  }

  /// Writes the head of a response.
  mutating func append(_ status: Int, _ url: String, _ headers: [HTTPHeader]) {
    append(String(status))
    append(url)
    append(headers)
  }

  /// Writes the target of a redirect.
  mutating func append(_ url: String, _ headers: [HTTPHeader]) {
    append(url)
    append(headers)
  }

  /// Writes a failure.
  mutating func append(_ failure: HTTPFailure) {
    append(failure.reason.helperName)
    append(failure.message)
    append(failure.help ?? "")
  }

  /// Reads a text, or returns `nil` if it is cut off or not UTF-8.
  mutating func text() -> String? {
    guard bytes.count - position >= 4 else { return nil }
    let length = Self.length(bytes[position..<position + 4])
    position += 4
    guard length <= bytes.count - position else { return nil }
    defer { position += length }
    return String(validating: bytes[position..<position + length], as: UTF8.self)
  }

  /// Reads a nonnegative integer.
  mutating func integer() -> Int? {
    text().flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Reads the rest as headers.
  mutating func headers() -> [HTTPHeader]? {
    var headers: [HTTPHeader] = []
    while !isAtEnd {
      guard let name = text(), let value = text() else { return nil }
      headers.append(HTTPHeader(name, value))
    }
    return headers
  }

  private mutating func append(_ headers: [HTTPHeader]) {
    for header in headers {
      append(header.name)
      append(header.value)
    }
  }
}

extension HTTPFailure.Reason {
  private static let helperNames: [(reason: HTTPFailure.Reason, name: String)] = [
    (.invalidURL, "invalid-url"), (.unreachable, "unreachable"), (.unknownHost, "unknown-host"),
    (.timedOut, "timed-out"), (.tooLarge, "too-large"), (.brokenBody, "broken-body"),
    (.unknownEncoding, "unknown-encoding"),
    (.insecure, "insecure"), (.badRedirect, "bad-redirect"), (.cancelled, "cancelled"),
    (.helper, "helper"), (.proxy, "proxy"),
  ]

  /// The reason's name in the protocol between this program and its helper.
  fileprivate var helperName: String {
    Self.helperNames.first { $0.reason == self }?.name ?? "helper"
  }

  /// Creates a reason from its name in the protocol.
  init?(helperName: String) {
    guard let known = Self.helperNames.first(where: { $0.name == helperName }) else { return nil }
    self = known.reason
  }
}
