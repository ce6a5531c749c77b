import RecipeCore
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("The manners towards a server")
struct PoliteHTTPTransportTests {
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
    let network = bench.network(.kept)
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
    #expect(collector.network.standing?.requestsToday == used)
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

  @Test("the requests of all runs of a day count, each attempt as one")
  func quota() async {
    var bench = NetworkBench(HTTPResponse("no", 500))
    bench.settings = NetworkSettings(dailyQuota: 4)
    _ = await bench.ask()
    bench.clock.pass(60)
    _ = await bench.ask()
    bench.clock.pass(60)
    #expect(await bench.ask() == "quotaExhausted")
    #expect(bench.count == 4)
    bench.clock.pass(86_400)
    #expect(await bench.ask() == "no")
  }

  @Test("the requests of a run are counted, and those that are answered from the store are not")
  func budget() async {
    var bench = NetworkBench(HTTPResponse("a"))
    bench.settings = NetworkSettings(requestLimit: 2)
    let network = bench.network()
    var texts: [String] = []
    for page in [1, 1, 2, 1, 2, 3] {
      let request = HTTPRequest(url: "http://api.example/\(page)")
      texts.append(await NetworkBench.text(of: request, from: network))
    }
    #expect(texts == ["a", "a", "a", "a", "a", "budgetSpent"])
  }

  @Test("a request that the run may not make costs none of the day")
  func budgetBeforeQuota() async {
    var bench = NetworkBench(HTTPResponse("a"))
    bench.settings = NetworkSettings(dailyQuota: 3, requestLimit: 1)
    for run in 1...3 {
      let network = bench.network(.refresh)
      for page in 0..<5 {
        let request = HTTPRequest(url: "http://api.example/\(page)")
        _ = await NetworkBench.text(of: request, from: network)
      }
      #expect(bench.count == run)
    }
  }

  @Test("redirects count as requests, and the quota ends them")
  func redirects() async {
    var bench = NetworkBench { request throws(HTTPFailure) in
      for _ in 0..<2 { try request.admitRedirect?() }
      return HTTPResponse("a")
    }
    bench.settings = NetworkSettings(dailyQuota: 5)
    #expect(await bench.ask(NetworkBench.request, .refresh) == "a")
    #expect(await bench.ask(HTTPRequest(url: "http://api.example/2")) == "quotaExhausted")
    #expect(bench.count == 2)
    #expect(await bench.ask(HTTPRequest(url: "http://api.example/3")) == "quotaExhausted")
    #expect(bench.count == 2)
  }

  @Test("a quota that the server says is used up has one name, asked or not", arguments: [nil, 9])
  func nameOfQuota(quota: Int?) async {
    var bench = NetworkBench(HTTPResponse("limit"))
    bench.settings = NetworkSettings(dailyQuota: quota)
    var request = NetworkBench.request
    request.judge = { ServerRefusal(host: "api", help: "").failure($0, words: "limit") }
    var helps: Set<String?> = []
    for _ in 1...3 {
      await #expect {
        _ = try await bench.network().transport.get(request, timeout: .seconds(2))
      } throws: { error in
        helps.insert((error as? HTTPFailure)?.help)
        return (error as? HTTPFailure)?.reason == .quotaExhausted
      }
    }
    // The run in which the server says so tells when it is asked again, as later ones do.
    #expect(helps.count == 1)
    #expect(bench.count == 1)
  }

  @Test(
    "another key is free of the limits that the server named for the first", arguments: [nil, 9])
  func otherKey(quota: Int?) async {
    var bench = NetworkBench(HTTPResponse("limit"), HTTPResponse("a"))
    bench.settings = NetworkSettings(dailyQuota: quota)
    var request = NetworkBench.request
    request.judge = {
      $0.body == Array("limit".utf8) ? SourceFailure(.quotaExhausted, "no more today") : nil
    }
    request.key = HTTPKey { () throws(HTTPFailure) in "first" }
    for _ in 1...2 { #expect(await bench.ask(request) == "quotaExhausted") }
    request.key = HTTPKey { () throws(HTTPFailure) in "second" }
    #expect(await bench.ask(request) == "a")
  }

  @Test("later runs repeat what a server said about its limit, without the key")
  func limitWords() async {
    let words = "Ten requests a minute are free, more of them are not, with the key first-key-4711."
    let bench = NetworkBench(HTTPResponse(words, 429))
    var request = NetworkBench.request
    request.key = HTTPKey { () throws(HTTPFailure) in "first-key-4711" }
    request.judge = { response in
      let said = String(decoding: response.body, as: UTF8.self)
      return ServerRefusal(host: "it", help: "").failure(response, words: said)
    }
    _ = await bench.ask(request)
    await #expect {
      _ = try await bench.network().transport.get(request, timeout: .seconds(2))
    } throws: { error in
      (error as? HTTPFailure)?.message.hasPrefix("it asked for a pause: Ten requests") == true
    }
    for path in bench.files.filePaths {
      #expect(bench.files.text(of: path)?.contains("first") == false)
    }
  }

  @Test("a damaged record of the day's requests gives no new ones until the next day")
  func damagedRecord() async throws {
    var bench = NetworkBench(HTTPResponse("a"))
    bench.settings = NetworkSettings(dailyQuota: 50)
    // The files of the bench are as old as the epoch.
    bench.clock.pass(100 - bench.clock.now)
    _ = await bench.ask()
    let path = try #require(bench.files.filePaths.first { $0.hasPrefix("/state") })
    bench.files.put(.file([]), at: path)
    let other = HTTPRequest(url: "http://api.example/2")
    await #expect {
      _ = try await bench.network().transport.get(other, timeout: .seconds(2))
    } throws: { error in
      let help = (error as? HTTPFailure)?.help ?? ""
      return help.contains("remove it if requests are left")
    }
    #expect(bench.count == 1)
    bench.clock.pass(86_400)
    #expect(await bench.ask(other) == "a")
  }

  @Test("what is left alone says why")
  func lastTrouble() async {
    let bench = NetworkBench { _ throws(HTTPFailure) in throw Self.refused }
    _ = await bench.ask()
    await #expect {
      _ = try await bench.network().transport.get(NetworkBench.request, timeout: .seconds(2))
    } throws: { error in
      let message = (error as? HTTPFailure)?.message ?? ""
      return message.contains("3 times in a row, at last because nothing listens there")
    }
  }

  @Test("the standing says what was asked, what is left and when")
  func standing() async throws {
    var bench = NetworkBench(HTTPResponse("a"))
    bench.settings = NetworkSettings(dailyQuota: 50)
    let network = bench.network()
    _ = await NetworkBench.text(of: NetworkBench.request, from: network)
    let collector = SourceCollector()
    network.report(to: collector)
    let standing = try #require(collector.network.standing)
    #expect(standing.requestsToday == 1)
    #expect(standing.requestsLeft == 49)
    #expect(standing.secondsToReset == 6400)
    #expect(standing.breaker == .closed)
    #expect(standing.secondsToWait == 0)
  }
}
