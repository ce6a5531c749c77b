package import RecipeCore
import Text

/// An HTTP transport that uses the helper program `recipes-http`.
///
/// The networking library is in a process of its own: commands without network access never load
/// it, and a deadline, a size limit and a cancellation are enforced whatever the library does,
/// because all three kill the helper. Each request that is under way has a helper of its own, so that
/// one silent server delays no other. Requests are sent by pipe, so that no secret is in an argument
/// list.
package struct HelperHTTPTransport: HTTPTransport {
  /// The maximum number of connections to a host; further requests wait.
  private static let connectionLimit = 2
  /// The maximum size of a request: the capacity of an empty pipe on every system (16 KiB on
  /// macOS), so that no write to an idle helper can block.
  private static let requestLimit = 16 << 10

  private let pool: HelperPool?
  private let turns = ConnectionTurns(limit: Self.connectionLimit)
  private let userAgent: String

  /// Creates a transport; a helper is started on the first request.
  ///
  /// - Parameters:
  ///   - helperPath: The helper; with `nil`, each request fails with advice on what to do.
  ///   - userAgent: The user agent of each request: "recipes/1.0".
  ///   - spawner: The spawner of the helpers.
  package init(helperPath: String?, userAgent: String, spawner: ProcessSpawner) {
    self.userAgent = userAgent
    pool = helperPath.map { HelperPool(command: [$0], spawner: spawner) }
  }

  /// Finds the helper of a program, in the same folder or in `../libexec/recipes`.
  ///
  /// - Parameter executable: The running program, absolute, with links resolved.
  package static func helperPath(
    beside executable: String?, in files: some FileSystem
  ) -> String? {
    guard let executable else { return nil }
    let folder = PosixFileSystem.folder(of: executable)
    return ["\(folder)/recipes-http", "\(folder)/../libexec/recipes/recipes-http"].first { path in
      guard let status = try? files.status(of: path) else { return false }
      return status.kind == .file && status.permissions & 0o111 != 0
    }
  }

  package func get(
    _ request: HTTPRequest, timeout: Duration
  ) async throws(HTTPFailure) -> HTTPResponse {
    if request.storedOnly != nil {
      throw HTTPFailure(.notStored, "no answers are kept", help: "set a cache folder")
    }
    let key = try await request.key?.value()
    let request = naming(userAgent, in: request)
    try HTTPRequestCheck.check(request)
    guard let pool else { throw Self.missingHelper }
    let size = HelperMessage.request(request, key: key, milliseconds: 0).frame.count
    if size > Self.requestLimit {
      throw HTTPFailure(.invalidURL, "the request is longer than \(Self.requestLimit) bytes")
    }
    let turns = turns
    let result = await BlockingWork.run("recipes.http", timeout: timeout) { limits in
      let host = request.authority
      switch turns.take(host, limits) {
      case .ready, .pause: break
      case .deadline: return HelperExchange.timedOut(after: timeout)
      case .cancelled: return HelperExchange.cancelled
      }
      defer { turns.give(host) }
      return Self.answer(request, key, timeout, pool, limits)
    }
    return try result.get()
  }

  /// Ends all helpers, and waits until none is left; the transport cannot be used any more.
  package func end() { pool?.end() }

  private func naming(_ userAgent: String, in request: HTTPRequest) -> HTTPRequest {
    HTTPRequest(
      url: request.url, headers: request.headers + [HTTPHeader("User-Agent", userAgent)],
      bodyLimit: request.bodyLimit, redirectLimit: request.redirectLimit)
  }

  private static var missingHelper: HTTPFailure {
    HTTPFailure(
      .helper, "the network helper recipes-http is not beside the recipes program",
      help: "build or install it with recipes (swift build --product recipes makes both)")
  }

  private static func answer(
    _ request: HTTPRequest, _ key: String?, _ timeout: Duration, _ pool: HelperPool,
    _ limits: WaitLimits
  ) -> Result<HTTPResponse, HTTPFailure> {
    if let helper = pool.reuse(for: request.authority) {
      let outcome = exchange(request, key, timeout, helper, pool, limits)
      if !outcome.wasGone { return outcome.result }
    }
    return pool.start().flatMap { helper in
      exchange(request, key, timeout, helper, pool, limits).result
    }
  }

  private static func exchange(
    _ request: HTTPRequest, _ key: String?, _ timeout: Duration, _ helper: ChildProcess,
    _ pool: HelperPool, _ limits: WaitLimits
  ) -> HelperExchange.Outcome {
    var exchange = HelperExchange(helper, request, key: key, limits: limits)
    let outcome = exchange.run(timeout: timeout)
    if outcome.isReusable { pool.keep(helper, for: request.authority) } else { pool.drop(helper) }
    return outcome
  }
}

extension HTTPRequest {
  /// The host with its port as the URL has them, in lower case.
  fileprivate var authority: String {
    let start = url.firstRange(of: "://")?.upperBound ?? url.startIndex
    return url[start...].prefix { !"/?#".contains($0) }.lowercased()
  }
}
