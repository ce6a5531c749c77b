package import RecipeCore
import Text

/// The network, through the helper program `recipes-http`.
///
/// The networking library lives in a process of its own: commands that need no network never load
/// it, and a deadline, a size limit and a cancelled task hold whatever that library does, because
/// all three kill the helper. Requests reach it by pipe, so no secret is ever in an argument list.
package struct HelperHTTPTransport: HTTPTransport {
  /// How many requests may run at the same time; more wait.
  private static let poolSize = 4
  /// The longest request: what an empty pipe of any system takes whole (16 KiB on macOS), so that
  /// no write to an idle helper can block.
  private static let requestLimit = 16 << 10

  private let pool: HelperPool?
  private let userAgent: String

  /// Makes a transport; no helper is started before the first request.
  ///
  /// - Parameters:
  ///   - helperPath: The helper; `nil` makes each request fail with what to do.
  ///   - userAgent: What each request says it comes from: "recipes/1.0".
  ///   - spawner: Starts the helpers.
  package init(helperPath: String?, userAgent: String, spawner: ProcessSpawner) {
    self.userAgent = userAgent
    pool = helperPath.map { HelperPool(command: [$0], size: Self.poolSize, spawner: spawner) }
  }

  /// Finds the helper of a program: beside it, or in `../libexec/recipes`.
  ///
  /// - Parameter executable: The running program, absolute, links resolved.
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
    case .deadline: return .failure(HTTPFailure(.timedOut, "no answer within \(timeout.inWords)"))
    case .cancelled: return .failure(HTTPFailure(.cancelled, "the request was given up"))
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
