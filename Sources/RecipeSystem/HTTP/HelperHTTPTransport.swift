package import RecipeCore
import Text

/// An HTTP transport that uses the helper program `recipes-http`.
///
/// The networking library is in a process of its own: commands without network access never load
/// it, and a deadline, a size limit and a cancellation are enforced whatever the library does,
/// because all three kill the helper. Requests are sent by pipe, so that no secret is in an
/// argument list.
package struct HelperHTTPTransport: HTTPTransport {
  /// The maximum number of concurrent requests; further ones wait.
  private static let poolSize = 4
  /// The maximum size of a request: the capacity of an empty pipe on every system (16 KiB on
  /// macOS), so that no write to an idle helper can block.
  private static let requestLimit = 16 << 10

  private let pool: HelperPool?
  private let userAgent: String

  /// Creates a transport; a helper is started on the first request.
  ///
  /// - Parameters:
  ///   - helperPath: The helper; with `nil`, each request fails with advice on what to do.
  ///   - userAgent: The user agent of each request: "recipes/1.0".
  ///   - spawner: The spawner of the helpers.
  package init(helperPath: String?, userAgent: String, spawner: ProcessSpawner) {
    self.userAgent = userAgent
    pool = helperPath.map { HelperPool(command: [$0], size: Self.poolSize, spawner: spawner) }
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
    let request = signed(request)
    try HTTPRequestCheck.check(request)
    guard let pool else { throw Self.missingHelper }
    if HelperMessage.request(request, milliseconds: 0).frame.count > Self.requestLimit {
      throw HTTPFailure(.invalidURL, "the request is longer than \(Self.requestLimit) bytes")
    }
    let result = await BlockingWork.run("recipes.http", timeout: timeout) { limits in
      Self.answer(request, timeout, pool, limits)
    }
    return try result.get()
  }

  private func signed(_ request: HTTPRequest) -> HTTPRequest {
    HTTPRequest(
      url: request.url, headers: request.headers + [HTTPHeader("User-Agent", userAgent)],
      bodyLimit: request.bodyLimit, redirectLimit: request.redirectLimit)
  }

  private static var missingHelper: HTTPFailure {
    HTTPFailure(
      .helper,
      "the network helper recipes-http is not beside the recipes program; build or install it "
        + "with recipes (swift build --product recipes makes both)")
  }

  private static func answer(
    _ request: HTTPRequest, _ timeout: Duration, _ pool: HelperPool, _ limits: WaitLimits
  ) -> Result<HTTPResponse, HTTPFailure> {
    switch pool.takeTurn(limits) {
    case .ready, .pause: break
    case .deadline: return .failure(HTTPFailure(.timedOut, "no response within \(timeout.inWords)"))
    case .cancelled: return .failure(HTTPFailure(.cancelled, "the request was cancelled"))
    }
    defer { pool.giveTurn() }
    if let helper = pool.reuse() {
      let outcome = exchange(request, timeout, helper, pool, limits)
      if !outcome.wasGone { return outcome.result }
    }
    switch pool.start() {
    case .success(let helper): return exchange(request, timeout, helper, pool, limits).result
    case .failure(let failure): return .failure(failure)
    }
  }

  private static func exchange(
    _ request: HTTPRequest, _ timeout: Duration, _ helper: ChildProcess, _ pool: HelperPool,
    _ limits: WaitLimits
  ) -> HelperExchange.Outcome {
    var exchange = HelperExchange(helper, request, limits: limits)
    let outcome = exchange.run(timeout: timeout)
    if outcome.isReusable { pool.keep(helper) } else { helper.kill() }
    return outcome
  }
}
