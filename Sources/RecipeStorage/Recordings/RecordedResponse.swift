import JSONSyntax
import RecipeCore

/// An answer of a recording as its list has it.
struct RecordedResponse: Sendable, Hashable {
  /// The address of the request, without the key.
  let url: String
  /// The status.
  let status: Int
  /// The time when the answer came, in milliseconds since 1970, or `nil` if the list has none.
  let time: Int?
  /// The headers.
  let headers: [HTTPHeader]
  /// The name of the file of the body.
  let body: String

  /// Reads an entry of the list; `nil` if it is not one, or its body is not a file beside the list.
  init?(_ json: JSONValue) {
    guard let url = json["url"]?.string, let body = json["body"]?.string,
      !body.isEmpty, !body.contains("/"), !body.hasPrefix("."), !body.contains("\0")
    else { return nil }
    let status = json["status"]?.integer ?? 200
    guard (100...599).contains(status) else { return nil }
    self.url = HTTPRequest.withoutKey(url)
    self.status = status
    // No calendar goes farther than the year 11970.
    time = json["time"]?.integer.flatMap { (0..<315_576_000_000_000).contains($0) ? $0 : nil }
    headers =
      json["headers"].map { headers in
        headers.members.compactMap { member in
          member.value.string.map { HTTPHeader(member.name, $0) }
        }
      } ?? []
    self.body = body
  }

  /// Returns the response with its body.
  func response(_ bytes: [UInt8]) -> HTTPResponse {
    var response = HTTPResponse(status: status, headers: headers, body: bytes)
    response.time = time
    return response
  }
}
