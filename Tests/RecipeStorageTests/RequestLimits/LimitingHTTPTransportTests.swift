import RecipeCore
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("The limits of requests to a server")
struct LimitingHTTPTransportTests {
  private static let refused = HTTPFailure(.unreachable, "nobody is there")

  @Test("a server that fails for the moment is asked three times at most", arguments: [500, 503])
  func attempts(status: Int) async {
    let bench = NetworkBench(HTTPResponse("no", status))
    #expect(await bench.ask() == "no")
    #expect(bench.count == 3)
  }

  @Test("an answer after a failure counts", arguments: [1, 2])
  func recovers(failures: Int) async {
    let counter = Counter()
    let bench = NetworkBench { _ throws(HTTPFailure) in
      if counter.next() <= failures { throw Self.refused }
      return HTTPResponse("a")
    }
    #expect(await bench.ask() == "a")
  }

  @Test(
    "what another attempt cannot change has no other attempt",
    arguments: [400, 401, 402, 403, 404, 429])
  func final(status: Int) async {
    let bench = NetworkBench(HTTPResponse("no", status))
    _ = await bench.ask()
    #expect(bench.count == 1)
  }

  @Test("a server that keeps failing is left alone, and then tried once")
  func breaker() async {
    let bench = NetworkBench { _ throws(HTTPFailure) in throw Self.refused }
    #expect(await bench.ask() == "unreachable")
    #expect(await bench.ask() == "suspended")
    #expect(bench.count == 3)
    bench.clock.pass(5)
    #expect(await bench.ask() == "unreachable")
    #expect(bench.count == 4)
    #expect(await bench.ask() == "suspended")
    bench.clock.pass(9)
    #expect(await bench.ask() == "suspended")
    bench.clock.pass(1)
    #expect(await bench.ask() == "unreachable")
    #expect(bench.count == 5)
  }

  @Test(
    "a refresh or a check tries a server that is left alone, once",
    arguments: [NetworkSession.Use.refresh, .check])
  func trial(use: NetworkSession.Use) async {
    let bench = NetworkBench { _ throws(HTTPFailure) in throw HTTPFailure(.unreachable, "down") }
    _ = await bench.ask()
    let count = bench.count
    let network = bench.network(use)
    for page in 1...2 {
      _ = await NetworkBench.text(of: NetworkBench.list(page: page), from: network)
    }
    #expect(bench.count == count + 1)
    #expect(await bench.ask() == "suspended")
  }

  @Test(
    "what failed the last time is told where nothing is asked",
    arguments: [(403, "it refused access (403): check the key"), (500, "status 500")])
  func lastTrouble(status: Int, words: String) async {
    let bench = NetworkBench(HTTPResponse("old"), HTTPResponse("no", status))
    _ = await bench.ask()
    bench.clock.pass(200)
    #expect(await bench.ask() == "old")
    let network = bench.network(.cached)
    #expect(await NetworkBench.text(of: NetworkBench.request, from: network) == "old")
    let collector = SourceCollector()
    network.report(to: collector)
    let failure = collector.network.answers.failure
    #expect(failure?.message.contains(words) == true)
    #expect(failure?.help == "'recipes sources check' asks again")
  }

  @Test("a server that was not asked, as others had its connections, has not failed")
  func busy() async {
    let bench = NetworkBench { _ throws(HTTPFailure) in throw HTTPFailure(.busy, "it is busy") }
    for _ in 0..<6 { #expect(await bench.ask() == "busy") }
  }

  @Test("refusals of a healthy server do not open the breaker", arguments: [400, 403, 404, 408])
  func refusals(status: Int) async {
    let bench = NetworkBench(HTTPResponse("no", status))
    for page in 0..<6 {
      let request = HTTPRequest(url: "http://api.example/\(page)")
      #expect(await bench.ask(request) == "no")
    }
  }

  @Test(
    "an address without a list is left alone after a few runs, and another one asked at once",
    arguments: [404, 410, 200])
  func noList(status: Int) async {
    let bench = NetworkBench(HTTPResponse("no", status))
    var request = NetworkBench.list()
    request.judge = { _ in SourceFailure(.invalid, "no recipes") }
    for _ in 1...3 { #expect(await bench.ask(request) == "no") }
    #expect(await bench.ask(request) == "suspended")
    #expect(bench.count == 3)
    bench.clock.pass(5)
    let network = bench.network()
    var further = NetworkBench.list(page: 2)
    further.judge = request.judge
    for request in [request, further] {
      #expect(await NetworkBench.text(of: request, from: network) == "no")
    }
    #expect(bench.count == 5, "whoever looks for the list goes on in another dialect")
    #expect(await bench.ask(request) == "suspended")
    var other = NetworkBench.list(of: "http://api.example/v2")
    other.judge = request.judge
    #expect(await bench.ask(other) == "no")
  }

  @Test(
    "a request that reached no server is not counted, and one that did is",
    arguments: [
      (HTTPFailure.Reason.unreachable, 0), (.unknownHost, 0), (.timedOut, 1), (.brokenBody, 3),
      (.insecure, 1), (.busy, 0),
    ])
  func unsent(reason: HTTPFailure.Reason, used: Int) async throws {
    var bench = NetworkBench { _ throws(HTTPFailure) in throw HTTPFailure(reason, "it is so") }
    bench.settings = NetworkSettings(dailyQuota: 50)
    let network = bench.network()
    _ = await NetworkBench.text(of: NetworkBench.request, from: network)
    let collector = SourceCollector()
    network.report(to: collector)
    #expect(collector.network.networkStatus?.requestsToday == used)
  }

  @Test("a pause that fits is waited for", arguments: [429, 503])
  func shortPause(status: Int) async {
    let bench = NetworkBench(HTTPResponse("no", status, ["Retry-After": "1"]), HTTPResponse("a"))
    let clock = bench.clock
    let waking = Task {
      while true {
        try await Task.sleep(for: .milliseconds(300))
        clock.pass(1)
      }
    }
    #expect(await bench.ask() == "a")
    waking.cancel()
    #expect(bench.count == 2)
  }

  @Test(
    "a longer pause is kept by every run until it is over",
    arguments: ["60", " 60 ", "Tue, 14 Nov 2023 22:14:20 GMT"])
  func longPause(text: String) async {
    let bench = NetworkBench(HTTPResponse("no", 429, ["Retry-After": text]), HTTPResponse("a"))
    #expect(await bench.ask() == "no")
    bench.clock.pass(59)
    #expect(await bench.ask() == "rateLimited")
    #expect(bench.count == 1)
    bench.clock.pass(1)
    #expect(await bench.ask() == "a")
  }

  @Test(
    "a limit without a time, or with a mad one, is a pause of a minute", arguments: ["", "-1", "x"])
  func madPause(text: String) async {
    let bench = NetworkBench(HTTPResponse("no", 429, ["Retry-After": text]), HTTPResponse("a"))
    #expect(await bench.ask() == "no")
    bench.clock.pass(59)
    #expect(await bench.ask() == "rateLimited")
    bench.clock.pass(1)
    #expect(await bench.ask() == "a")
  }

  @Test("a pause of no time is none, and the longest is a week")
  func extremePauses() async {
    let none = NetworkBench(HTTPResponse("no", 429, ["Retry-After": "0"]), HTTPResponse("a"))
    #expect(await none.ask() == "a")
    let digits = String(repeating: "9", count: 30)
    let long = NetworkBench(HTTPResponse("no", 429, ["Retry-After": digits]), HTTPResponse("a"))
    #expect(await long.ask() == "no")
    long.clock.pass(7 * 86_400 - 1)
    #expect(await long.ask() == "rateLimited")
    long.clock.pass(1)
    #expect(await long.ask() == "a")
  }

  @Test("what is left alone says why")
  func lastTrouble() async {
    let bench = NetworkBench { _ throws(HTTPFailure) in throw Self.refused }
    _ = await bench.ask()
    await #expect {
      _ = try await bench.network().transport.get(NetworkBench.request, timeout: .seconds(2))
    } throws: { error in
      let message = (error as? HTTPFailure)?.message ?? ""
      return message.contains("after 3 failures in a row; the last one: nothing listens there")
    }
  }
}
