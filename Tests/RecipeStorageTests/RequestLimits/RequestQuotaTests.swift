import RecipeCore
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("The quota of a day and of a run")
struct RequestQuotaTests {
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
    bench.settings = NetworkSettings(maximumRequestCount: 2)
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
    bench.settings = NetworkSettings(dailyQuota: 3, maximumRequestCount: 1)
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
      return help.contains("remove the file if you know that requests are left")
    }
    #expect(bench.count == 1)
    bench.clock.pass(86_400)
    #expect(await bench.ask(other) == "a")
  }

  @Test("the network status says what was asked, what is left and when")
  func networkStatus() async throws {
    var bench = NetworkBench(HTTPResponse("a"))
    bench.settings = NetworkSettings(dailyQuota: 50)
    let network = bench.network()
    _ = await NetworkBench.text(of: NetworkBench.request, from: network)
    let collector = SourceCollector()
    network.report(to: collector)
    let networkStatus = try #require(collector.network.networkStatus)
    #expect(networkStatus.requestsToday == 1)
    #expect(networkStatus.requestsLeft == 49)
    #expect(networkStatus.secondsToReset == 6400)
    #expect(networkStatus.breaker == .closed)
    #expect(networkStatus.secondsToWait == 0)
  }
}
