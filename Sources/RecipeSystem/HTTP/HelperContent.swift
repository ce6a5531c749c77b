import RecipeCore

/// The content of a frame while it is written or read: texts, each after its length.
struct HelperContent {
  /// What has been written, or the whole of what is read.
  var bytes: [UInt8] = []
  private var position = 0

  /// Makes an empty content.
  init() {}

  /// Makes a content to read from.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// Whether all has been read.
  var isAtEnd: Bool { position == bytes.count }

  /// A length as four bytes, the most significant first.
  static func lengthBytes(_ length: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) }
  }

  /// The length that four bytes spell.
  static func length(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Writes a text.
  mutating func append(_ text: String) {
    bytes += Self.lengthBytes(text.utf8.count)
    bytes += text.utf8
  }

  /// Writes a request.
  mutating func append(_ request: HTTPRequest, _ milliseconds: Int) {
    append(request.url)
    append(String(milliseconds))
    append(String(request.bodyLimit))
    append(String(request.redirectLimit))
    append(request.headers)
  }

  /// Writes the head of an answer.
  mutating func append(_ status: Int, _ url: String, _ headers: [HTTPHeader]) {
    append(String(status))
    append(url)
    append(headers)
  }

  /// Writes a failure.
  mutating func append(_ failure: HTTPFailure) {
    append(failure.reason.helperName)
    append(failure.message)
  }

  /// Reads a text; `nil` when it is cut off or no UTF-8.
  mutating func text() -> String? {
    guard bytes.count - position >= 4 else { return nil }
    let length = Self.length(bytes[position..<position + 4])
    position += 4
    guard length <= bytes.count - position else { return nil }
    defer { position += length }
    return String(validating: bytes[position..<position + length], as: UTF8.self)
  }

  /// Reads a whole number that is not negative.
  mutating func integer() -> Int? {
    text().flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Reads all that is left as headers.
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
    (.insecure, "insecure"), (.badRedirect, "bad-redirect"), (.cancelled, "cancelled"),
    (.helper, "helper"),
  ]

  /// The reason's name between this program and its helper.
  fileprivate var helperName: String {
    Self.helperNames.first { $0.reason == self }?.name ?? "helper"
  }

  /// The reason of such a name.
  init?(helperName: String) {
    guard let known = Self.helperNames.first(where: { $0.name == helperName }) else { return nil }
    self = known.reason
  }
}
