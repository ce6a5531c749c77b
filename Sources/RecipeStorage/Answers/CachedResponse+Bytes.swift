import JSONSyntax
import RecipeCore
import Text

/// The file of an answer: the checksum of all that follows, a line of JSON, and the body.
extension CachedResponse {
  private static let digits = 16
  /// The year 11970, in seconds since 1970.
  private static let endOfTime = 315_576_000_000
  private static let lineEnd = UInt8(ascii: "\n")

  /// The content of the file.
  var bytes: [UInt8] {
    let content = head + [Self.lineEnd] + body
    return Array(Checksum.of(content).hexadecimal.utf8) + [Self.lineEnd] + content
  }

  /// Reads the content of a file; `nil` if it is damaged.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > Self.digits, bytes[Self.digits] == Self.lineEnd else { return nil }
    let content = bytes[(Self.digits + 1)...]
    guard bytes.starts(with: Self.checksum(content).hexadecimal.utf8),
      let end = content.firstIndex(of: Self.lineEnd),
      let head = try? JSONDocument(parsing: Array(content[..<end])).root,
      let url = head["url"]?.string, let time = head["time"]?.integer,
      let status = head["status"]?.integer, let requestHeaders = Self.headers(head["request"]),
      let headers = Self.headers(head["headers"])
    else { return nil }
    // A damaged number must not overflow; no calendar goes that far.
    guard (0..<Self.endOfTime).contains(time) else { return nil }
    let milliseconds = head["milliseconds"]?.integer ?? 0
    self.init(
      url: url, requestHeaders: requestHeaders, time: time,
      milliseconds: (0..<1_000).contains(milliseconds) ? milliseconds : 0, status: status,
      headers: headers, body: Array(content[(end + 1)...]))
  }

  private static func checksum(_ content: ArraySlice<UInt8>) -> UInt64 {
    content.withUnsafeBytes { Checksum.of($0) }
  }

  private var head: [UInt8] {
    var json = JSONWriter(isIndented: false)
    json.beginObject()
    json.name("url")
    json.string(url)
    json.name("request")
    Self.write(requestHeaders, to: &json)
    json.name("time")
    json.integer(time)
    json.name("milliseconds")
    json.integer(milliseconds)
    json.name("status")
    json.integer(status)
    json.name("headers")
    Self.write(headers, to: &json)
    json.endObject()
    return json.bytes
  }

  private static func write(_ headers: [HTTPHeader], to json: inout JSONWriter) {
    json.beginArray()
    for header in headers {
      json.string(header.name)
      json.string(header.value)
    }
    json.endArray()
  }

  private static func headers(_ json: JSONValue?) -> [HTTPHeader]? {
    guard let texts = json?.strings, texts.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: texts.count, by: 2).map { HTTPHeader(texts[$0], texts[$0 + 1]) }
  }
}

extension CachedResponse {
  /// The name of the file of the answer to a request, which tells nothing of the request.
  static func fileName(of request: HTTPRequest) -> String {
    let parts = [request.url] + request.headers.flatMap { [$0.name, $0.value] }
    return Checksum.of(Array(parts.joined(separator: "\n").utf8)).hexadecimal
      + AnswerFolders.ending
  }
}

extension UInt64 {
  /// The number as 16 hexadecimal digits.
  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
