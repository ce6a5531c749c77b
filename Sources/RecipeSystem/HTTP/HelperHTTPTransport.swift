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
  /// The number of connections to a host; further requests wait.
  private static let maximumConnectionCount = 2
  /// The maximum size of a request: the capacity of an empty pipe on every system (16 KiB on
  /// macOS), so that no write to an idle helper can block.
  private static let maximumRequestSize = 16 << 10

  private let pool: HelperPool?
  private let turns = ConnectionTurns(limit: Self.maximumConnectionCount)
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

  /// Finds the helper of a program, in the same folder or in `../libexec/recipes`, else on `PATH`: a program
  /// of somebody's own may be built elsewhere.
  ///
  /// - Parameters:
  ///   - executable: The running program, absolute, with links resolved.
  ///   - path: The value of `PATH`; relative folders in it do not count.
  package static func helperPath(
    beside executable: String?, orOn path: String? = nil, in files: some FileSystem
  ) -> String? {
    guard let executable else { return nil }
    let folder = executable.parentFolder
    let others = (path ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.flatMap { folder in
      ["\(folder)/recipes-http", "\(folder)/../libexec/recipes/recipes-http"]
    }
    let own = ["\(folder)/recipes-http", "\(folder)/../libexec/recipes/recipes-http"]
    return (own + others).first { path in
      guard let status = try? files.status(of: path) else { return false }
      return status.kind == .file && status.permissions & 0o111 != 0
    }
  }

  /// Returns the path where the helper of a program belongs.
  package static func expectedPath(beside executable: String?) -> String? {
    executable.map { $0.parentFolder + "/recipes-http" }
  }

  package func get(
    _ request: HTTPRequest, timeout: Duration
  ) async throws(HTTPFailure) -> HTTPResponse {
    if request.cachedOnly != nil {
      throw HTTPFailure(.notCached, "no answers are cached", help: "set a cache folder")
    }
    let key = try await request.key?.value()
    guard let pool else { throw Self.missingHelper }
    var request = request
    request.headers.append(HTTPHeader("User-Agent", userAgent))
    let steps = Steps(key: key, timeout: timeout, pool: pool, turns: turns)
    let result = await BlockingWork.run("recipes.http", timeout: timeout) { [request] limits in
      steps.answer(request, limits)
    }
    return try result.get()
  }

  /// Ends all helpers, and waits until none is left; the transport cannot be used any more.
  package func end() { pool?.end() }

  private static var missingHelper: HTTPFailure {
    HTTPFailure(
      .helper, "the network helper recipes-http is neither beside the program nor on PATH",
      help: "build or install it with recipes: swift build --product recipes-http")
  }
}

// MARK: - Steps

extension HelperHTTPTransport {
  /// A request and the redirects that follow it, on a thread that may block: no other work gets between
  /// them, so that they have the time of the request.
  private struct Steps: Sendable {
    let key: String?
    let timeout: Duration
    let pool: HelperPool
    let turns: ConnectionTurns

    /// Returns the response to a request.
    func answer(
      _ request: HTTPRequest, _ limits: WaitLimits
    ) -> Result<HTTPResponse, HTTPFailure> {
      var step = request
      var redirects = 0
      do throws(HTTPFailure) {
        while true {
          switch try answer(of: step, after: request, limits) {
          case .response(let response): return .success(response)
          case .redirect(let url, let headers):
            redirects += 1
            guard redirects <= request.maximumRedirectCount else {
              throw HTTPFailure(
                .badRedirect, "it redirects more than \(request.maximumRedirectCount) times")
            }
            try request.admitRedirect?()
            (step.url, step.headers) = (url, headers)
          }
        }
      } catch {
        return .failure(error)
      }
    }

    /// Returns the answer to a step of a request; a failure names another host that it was redirected to.
    private func answer(
      of step: HTTPRequest, after request: HTTPRequest, _ limits: WaitLimits
    ) throws(HTTPFailure) -> HelperExchange.Answer {
      do throws(HTTPFailure) {
        return try ask(step, limits).get()
      } catch {
        guard step.authority != request.authority, error.isOfConnection else { throw error }
        let host = step.authority.split(separator: "@").last ?? ""
        throw HTTPFailure(
          error.reason, "it redirects to \(host): \(error.message)", help: error.help)
      }
    }

    /// Makes one request when its turn has come.
    private func ask(
      _ request: HTTPRequest, _ limits: WaitLimits
    ) throws(HTTPFailure) -> Result<HelperExchange.Answer, HTTPFailure> {
      try HTTPRequestCheck.check(request)
      let size = HelperMessage.request(request, key: key, milliseconds: 0).frame.count
      if size > HelperHTTPTransport.maximumRequestSize {
        throw HTTPFailure(
          .invalidURL, "the request is longer than \(HelperHTTPTransport.maximumRequestSize) bytes")
      }
      let host = request.authority
      switch turns.take(host, for: request.asker, limits) {
      case .ready, .pause: break
      case .deadline:
        throw HTTPFailure(.busy, "other requests to it took all of the \(timeout.inWords)")
      case .cancelled: return HelperExchange.cancelled
      }
      defer { turns.give(host, of: request.asker) }
      if let helper = pool.reuse(for: host) {
        let outcome = exchange(request, helper, limits)
        if !outcome.wasGone { return outcome.result }
      }
      return pool.start().flatMap { exchange(request, $0, limits).result }
    }

    private func exchange(
      _ request: HTTPRequest, _ helper: ChildProcess, _ limits: WaitLimits
    ) -> HelperExchange.Outcome {
      let (host, source) = (request.authority, request.asker)
      var exchange = HelperExchange(helper, request, key: key, limits: limits) { [turns] in
        turns.noteSign(of: host, for: source)
      }
      let outcome = exchange.run(timeout: timeout)
      if outcome.isReusable { pool.keep(helper, for: host) } else { pool.drop(helper) }
      return outcome
    }
  }
}

extension HTTPFailure {
  /// True if the connection failed, rather than the request.
  fileprivate var isOfConnection: Bool {
    switch reason {
    case .unreachable, .unknownHost, .insecure, .brokenBody, .proxy: true
    default: false
    }
  }
}

extension HTTPRequest {
  /// The host with its port as the URL has them, in lower case.
  fileprivate var authority: String {
    let start = url.firstRange(of: "://")?.upperBound ?? url.startIndex
    return url[start...].prefix { !"/?#".contains($0) }.lowercased()
  }
}
