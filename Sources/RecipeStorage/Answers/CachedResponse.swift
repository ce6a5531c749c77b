import RecipeCore

/// An answer of a server as it is cached, with the request that it answers.
struct CachedResponse: Sendable, Hashable {
  /// The headers of a response that are cached.
  private static let cachedHeaders: Set = [
    "age", "cache-control", "content-type", "date", "etag", "expires", "last-modified", "link",
    "vary",
  ]

  /// The URL of the request, with the placeholder of its key.
  let url: String
  /// The headers of the request, with the placeholder of its key.
  let requestHeaders: [HTTPHeader]
  /// The time when the answer came or was last validated, in seconds since 1970.
  let time: Int
  /// The milliseconds of that time.
  let milliseconds: Int
  /// The status.
  let status: Int
  /// The headers.
  let headers: [HTTPHeader]
  /// The body.
  let body: [UInt8]

  /// Creates an answer from its parts.
  init(
    url: String, requestHeaders: [HTTPHeader], time: Int, milliseconds: Int = 0, status: Int,
    headers: [HTTPHeader], body: [UInt8]
  ) {
    self.url = url
    self.requestHeaders = requestHeaders
    self.time = time
    self.milliseconds = milliseconds
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Creates the answer to a request.
  ///
  /// - Parameter time: The time when it came, in seconds since 1970, if the response does not have it.
  init(_ response: HTTPResponse, to request: HTTPRequest, at time: Int) {
    let (seconds, milliseconds) = Self.time(of: response, else: time)
    self.init(
      url: request.url, requestHeaders: request.headers, time: seconds,
      milliseconds: milliseconds, status: response.status,
      headers: response.headers.filter { Self.cachedHeaders.contains($0.name.lowercased()) },
      body: response.body)
  }

  /// The response, as the server gave it.
  var response: HTTPResponse {
    var response = HTTPResponse(status: status, headers: headers, body: body)
    response.time = moment
    return response
  }

  /// The time when the answer came or was last validated, in milliseconds since 1970.
  var moment: Int { time * Self.millisecondsPerSecond + milliseconds }

  private static let millisecondsPerSecond = 1_000

  private static func time(
    of response: HTTPResponse, else seconds: Int
  ) -> (seconds: Int, milliseconds: Int) {
    response.time.map { ($0 / millisecondsPerSecond, $0 % millisecondsPerSecond) } ?? (seconds, 0)
  }

  /// True if it answers a request.
  func answers(_ request: HTTPRequest) -> Bool {
    url == request.url && requestHeaders == request.headers
  }

  /// Returns the answer after the server has said that it is still right (RFC 9111, section 3.2).
  ///
  /// - Parameters:
  ///   - response: The response with status 304, whose headers replace those of the same name.
  ///   - time: The time when it came, in seconds since 1970, if it does not have it.
  func validated(by response: HTTPResponse, at time: Int) -> CachedResponse {
    let new = response.headers.filter { Self.cachedHeaders.contains($0.name.lowercased()) }
    let names = Set(new.map { $0.name.lowercased() }).union(["age", "date"])
    let (seconds, milliseconds) = Self.time(of: response, else: time)
    return CachedResponse(
      url: url, requestHeaders: requestHeaders, time: seconds, milliseconds: milliseconds,
      status: status,
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
