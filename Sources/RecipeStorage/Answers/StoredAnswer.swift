import RecipeCore

/// An answer of a server as it is kept, with the request that it answers.
struct StoredAnswer: Sendable, Hashable {
  /// The headers of a response that are kept.
  private static let keptHeaders: Set = [
    "age", "cache-control", "content-type", "date", "etag", "expires", "last-modified", "link",
    "vary",
  ]

  /// The URL of the request, with the placeholder of its key.
  let url: String
  /// The headers of the request, with the placeholder of its key.
  let requestHeaders: [HTTPHeader]
  /// The time when the answer came or was last validated, in seconds since 1970.
  let time: Int
  /// The status.
  let status: Int
  /// The headers.
  let headers: [HTTPHeader]
  /// The body.
  let body: [UInt8]

  /// Creates an answer from its parts.
  init(
    url: String, requestHeaders: [HTTPHeader], time: Int, status: Int, headers: [HTTPHeader],
    body: [UInt8]
  ) {
    self.url = url
    self.requestHeaders = requestHeaders
    self.time = time
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Creates the answer to a request that came at a time.
  init(_ response: HTTPResponse, to request: HTTPRequest, at time: Int) {
    self.init(
      url: request.url, requestHeaders: request.headers, time: time, status: response.status,
      headers: response.headers.filter { Self.keptHeaders.contains($0.name.lowercased()) },
      body: response.body)
  }

  /// The response, as the server gave it.
  var response: HTTPResponse { HTTPResponse(status: status, headers: headers, body: body) }

  /// True if it answers a request.
  func answers(_ request: HTTPRequest) -> Bool {
    url == request.url && requestHeaders == request.headers
  }

  /// Returns the answer after the server has said that it is still right (RFC 9111, section 3.2).
  ///
  /// - Parameters:
  ///   - response: The response with status 304, whose headers replace those of the same name.
  ///   - time: The time when it came.
  func validated(by response: HTTPResponse, at time: Int) -> StoredAnswer {
    let new = response.headers.filter { Self.keptHeaders.contains($0.name.lowercased()) }
    let names = Set(new.map { $0.name.lowercased() }).union(["age", "date"])
    return StoredAnswer(
      url: url, requestHeaders: requestHeaders, time: time, status: status,
      headers: headers.filter { !names.contains($0.name.lowercased()) } + new, body: body)
  }

  /// The headers that ask the server whether the answer is still right (RFC 9110, section 13.1).
  var conditions: [HTTPHeader] {
    let pairs = [("ETag", "If-None-Match"), ("Last-Modified", "If-Modified-Since")]
    return pairs.compactMap { name, condition in
      response.header(name).map { HTTPHeader(condition, $0) }
    }
  }
}
