import RecipeCore
import RecipeStorage
import Synchronization
import TestSupport

@testable import RecipeStorage

/// A source's network over a server that replies as a test tells it to, and a clock that a test sets.
struct NetworkBench {
  /// The time of day.
  final class Clock: WallClock {
    private let time = Mutex(1_700_000_000)
    var now: Int { time.withLock(\.self) }
    func pass(_ seconds: Int) { time.withLock { $0 += seconds } }
  }

  static let request = HTTPRequest(url: "http://api.example/search?page=1")

  /// A request for a page of the list at an address that a person has set up.
  static func list(page: Int = 1, of address: String = "http://api.example") -> HTTPRequest {
    var request = HTTPRequest(url: "\(address)/search?page=\(page)")
    request.scope = .list(of: address)
    request.judge = { $0.status == 200 ? nil : SourceFailure(.invalid, "there is no list") }
    return request
  }

  let files = InMemoryFileSystem()
  let clock = Clock()
  let server: StubTransport
  var settings = NetworkSettings(freshFor: .seconds(100))
  var maximumByteCount = 1 << 20

  /// Creates a network.
  ///
  /// - Parameter answer: Returns the response to a request.
  init(_ answer: @escaping @Sendable (HTTPRequest) throws(HTTPFailure) -> HTTPResponse) {
    server = StubTransport(answer)
  }

  /// Creates a network whose server gives these answers one after the other, and then the last again.
  init(_ answers: HTTPResponse...) {
    let place = Mutex(0)
    server = StubTransport { _ in
      place.withLock { place in
        defer { place += 1 }
        return answers[min(place, answers.count - 1)]
      }
    }
  }

  /// The network of a new command.
  ///
  /// The source has time even where all tests run at once; each request has two seconds.
  func network(
    _ use: NetworkSession.Use = .fresh, of source: String = "api"
  ) -> SourceNetwork {
    SourceNetwork(
      of: source, settings, use: use, timeout: .seconds(3600),
      store: AnswerCache(root: "/cache", maximumByteCount: maximumByteCount, files: files),
      edges: NetworkEdges(
        http: server, files: files, serverFolder: "/state/servers", clock: ContinuousClock(),
        wallClock: clock))
  }

  /// What a new command is given for a request: the body, or the reason why there is none.
  func ask(
    _ request: HTTPRequest = Self.request, _ use: NetworkSession.Use = .fresh
  ) async -> String {
    await Self.text(of: request, from: network(use))
  }

  /// What a network gives for a request.
  static func text(of request: HTTPRequest, from network: SourceNetwork) async -> String {
    do throws(HTTPFailure) {
      let response = try await network.transport.get(request, timeout: .seconds(2))
      return String(decoding: response.body, as: UTF8.self)
    } catch {
      return "\(error.reason)"
    }
  }

  /// The number of requests that the server saw.
  var count: Int { server.requests.count }
}

extension HTTPResponse {
  /// A response with a text as its body.
  init(_ body: String, _ status: Int = 200, _ headers: [String: String] = [:]) {
    self.init(
      status: status, headers: headers.map { HTTPHeader($0.key, $0.value) }, body: Array(body.utf8))
  }
}
