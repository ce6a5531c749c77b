import RecipeCore
import Synchronization
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Answers that are used although they are old")
struct StaleAnswerTests {
  @Test(
    "what is no answer is neither kept nor used instead of one",
    arguments: [401, 402, 403, 408, 418, 429, 500, 503])
  func refusals(status: Int) async {
    let bench = NetworkBench(HTTPResponse("old"), HTTPResponse("no", status), HTTPResponse("new"))
    _ = await bench.ask()
    bench.clock.pass(200)
    let network = bench.network()
    #expect(await NetworkBench.text(of: NetworkBench.request, from: network) == "old")
    #expect(bench.count == 2, "there is no second attempt for an answer that is kept")
    #expect(await NetworkBench.text(of: NetworkBench.request, from: network) == "old")
    #expect(bench.count == 2, "a server is asked once a run")
  }

  @Test("a refusal with status 200 is no answer, as its judge says")
  func refusalInAnswer() async {
    let bench = NetworkBench(HTTPResponse("old"), HTTPResponse("limit"))
    var request = NetworkBench.request
    request.judge = {
      $0.body == Array("limit".utf8) ? SourceFailure(.quotaExhausted, "no more today") : nil
    }
    _ = await bench.ask(request)
    bench.clock.pass(200)
    #expect(await bench.ask(request) == "old")
    #expect(await bench.ask(request) == "old")
    #expect(bench.count == 2, "the server said that nothing is left")
  }

  @Test(
    "a server that cannot be reached leaves what is kept",
    arguments: [
      HTTPFailure.Reason.unreachable, .unknownHost, .timedOut, .tooLarge, .brokenBody, .insecure,
      .badRedirect, .helper,
    ])
  func failures(reason: HTTPFailure.Reason) async {
    let counter = Counter()
    let bench = NetworkBench { _ throws(HTTPFailure) in
      if counter.next() > 1 { throw HTTPFailure(reason, "it is so") }
      return HTTPResponse("old")
    }
    _ = await bench.ask()
    bench.clock.pass(200)
    #expect(await bench.ask() == "old")
  }

  @Test("a server that is slow to renew an answer is waited for once, and not at all as long")
  func slow() async throws {
    let counter = Counter()
    let bench = NetworkBench { _ throws(HTTPFailure) in
      if counter.next() > 2 { throw HTTPFailure(.timedOut, "it did not respond") }
      return HTTPResponse("old")
    }
    let other = HTTPRequest(url: "http://api.example/search?page=2")
    for request in [NetworkBench.request, other] { _ = await bench.ask(request) }
    bench.clock.pass(200)
    let network = bench.network()
    for request in [NetworkBench.request, other] {
      let response = try await network.transport.get(request, timeout: .seconds(60))
      #expect(response.body == Array("old".utf8))
    }
    #expect(bench.count == 3)
    #expect(bench.server.timeouts[2] < .seconds(12))
    let collector = SourceCollector()
    network.report(to: collector)
    #expect(collector.network.answers.failure?.help?.contains("--refresh") == true)
  }

  @Test(
    "a server that refuses the key or asks for a pause is asked for no other kept answer",
    arguments: [401, 403, 429], [NetworkSession.Use.fresh, .refresh])
  func refusesAll(status: Int, use: NetworkSession.Use) async {
    let bench = NetworkBench(HTTPResponse("old"), HTTPResponse("old"), HTTPResponse("no", status))
    let other = HTTPRequest(url: "http://api.example/search?page=2")
    for request in [NetworkBench.request, other] { _ = await bench.ask(request) }
    bench.clock.pass(200)
    let network = bench.network(use)
    for request in [NetworkBench.request, other] {
      #expect(await NetworkBench.text(of: request, from: network) == "old")
    }
    #expect(bench.count == 3)
  }

  @Test(
    "a server that fails or answers with something else is asked for no other kept answer, but to refresh",
    arguments: [
      (HTTPResponse("no", 500), NetworkSession.Use.fresh, 3),
      (HTTPResponse("no", 500), .refresh, 4),
      (HTTPResponse("<html>"), .fresh, 3), (HTTPResponse("<html>"), .refresh, 4),
    ])
  func failsAll(response: HTTPResponse, use: NetworkSession.Use, count: Int) async {
    let bench = NetworkBench(HTTPResponse("old"), HTTPResponse("old"), response)
    let requests = ["page=1", "page=2"].map { page in
      var request = HTTPRequest(url: "http://api.example/search?\(page)")
      request.judge = { response in
        response.body == Array("<html>".utf8)
          ? SourceFailure(.invalid, "no recipes") : ServerRefusal.byStatus(response)
      }
      request.maximumRetryCount = 0
      return request
    }
    for request in requests { _ = await bench.ask(request) }
    bench.clock.pass(200)
    let network = bench.network(use)
    for request in requests {
      #expect(await NetworkBench.text(of: request, from: network) == "old")
    }
    #expect(bench.count == count)
  }

  @Test("a recipe for which the list can stand in is not waited for long, and not asked for again")
  func substitute() async throws {
    let bench = NetworkBench { _ throws(HTTPFailure) in throw HTTPFailure(.timedOut, "silent") }
    var request = NetworkBench.request
    request.hasSubstitute = true
    await #expect(throws: HTTPFailure.self) {
      try await bench.network().transport.get(request, timeout: .seconds(60))
    }
    #expect(bench.count == 1)
    #expect(bench.server.timeouts[0] <= .seconds(12))
  }

  @Test("a refusal of one request leaves the other answers to be renewed", arguments: [400, 404])
  func refusesOne(status: Int) async {
    let bench = NetworkBench(
      HTTPResponse("old"), HTTPResponse("old"), HTTPResponse("no", status), HTTPResponse("new"))
    let other = HTTPRequest(url: "http://api.example/search?page=2")
    for request in [NetworkBench.request, other] { _ = await bench.ask(request) }
    bench.clock.pass(200)
    let network = bench.network()
    _ = await NetworkBench.text(of: NetworkBench.request, from: network)
    #expect(await NetworkBench.text(of: other, from: network) == "new")
  }

  @Test(
    "a list that is gone is asked for once in a run, and its recipes not at all",
    arguments: [404, 410])
  func listIsGone(status: Int) async {
    let bench = NetworkBench(HTTPResponse("old"), HTTPResponse("old"), HTTPResponse("no", status))
    let pages = [1, 2].map { NetworkBench.list(page: $0) }
    for request in pages { _ = await bench.ask(request) }
    bench.clock.pass(200)
    let network = bench.network()
    for request in pages { #expect(await NetworkBench.text(of: request, from: network) == "old") }
    #expect(bench.count == 3)
    var recipe = HTTPRequest(url: "http://api.example/get?rId=1")
    recipe.scope = .recipe
    #expect(await NetworkBench.text(of: recipe, from: network) == "suspended")
    #expect(bench.count == 3)
  }

  @Test("a recipe that is kept is not lost when its server no longer has it")
  func gone() async {
    let bench = NetworkBench(HTTPResponse("recipe"), HTTPResponse("none"))
    var request = NetworkBench.request
    request.saysNothing = { $0.body == Array("none".utf8) }
    _ = await bench.ask(request)
    let network = bench.network(.refresh)
    #expect(await NetworkBench.text(of: request, from: network) == "recipe")
    let collector = SourceCollector()
    network.report(to: collector)
    #expect(collector.network.answers.failure?.message.contains("no longer has") == true)
    #expect(await bench.ask(request, .offline) == "recipe")
  }

  @Test("that there is no recipe is kept, and a recipe takes its place")
  func nothing() async {
    let bench = NetworkBench(HTTPResponse("none"), HTTPResponse("recipe"))
    var request = NetworkBench.request
    request.saysNothing = { $0.body == Array("none".utf8) }
    for _ in 1...2 { #expect(await bench.ask(request) == "none") }
    #expect(await bench.ask(request, .refresh) == "recipe")
  }
}
