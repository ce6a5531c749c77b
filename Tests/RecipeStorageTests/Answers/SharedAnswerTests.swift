import RecipeCore
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("What runs share of a server, and what they say of it")
struct SharedAnswerTests {
  @Test(
    "a page that was refused to another run meanwhile is not asked for again, but by later runs")
  func refusedToOthers() async {
    let bench = NetworkBench(HTTPResponse("no", 404))
    let request = NetworkBench.list()
    let networks = (0..<3).map { _ in bench.network() }
    bench.clock.pass(1)
    for network in networks {
      #expect(["no", ""].contains(await NetworkBench.text(of: request, from: network)))
    }
    #expect(bench.count == 1)
    bench.clock.pass(1)
    _ = await bench.ask(request)
    #expect(bench.count == 2)
  }

  @Test("a page that was refused to another source, or with another key, is asked for")
  func refusedToAnotherUser() async {
    let bench = NetworkBench { request in
      request.url.hasSuffix("key=good") ? HTTPResponse("welcome") : HTTPResponse("no", 404)
    }
    let networks = ["poor", "rich", "poor"].map { bench.network(of: $0) }
    bench.clock.pass(1)
    var answers: [String] = []
    for (network, key) in zip(networks, ["bad", "good", "good"]) {
      var request = NetworkBench.list()
      request.url += "&key={key}"
      request.key = HTTPKey { () async throws(HTTPFailure) in key }
      answers.append(await NetworkBench.text(of: request, from: network))
    }
    #expect(answers == ["no", "welcome", "welcome"])
  }

  @Test("a refusal of a clock that was ahead is not believed")
  func refusedInTheFuture() async {
    let bench = NetworkBench(HTTPResponse("no", 404))
    let request = NetworkBench.list()
    let networks = (0..<2).map { _ in bench.network() }
    bench.clock.pass(1000)
    _ = await NetworkBench.text(of: request, from: networks[0])
    bench.clock.pass(-900)
    #expect(await NetworkBench.text(of: request, from: networks[1]) == "no")
    #expect(bench.count == 2)
  }

  @Test("a failure names the option that has the address", arguments: ["base_url", "url"])
  func addressOption(option: String) async {
    let counter = Counter()
    let bench = NetworkBench { _ throws(HTTPFailure) in
      if counter.next() > 1 { throw HTTPFailure(.badRedirect, "it redirects in a circle") }
      return HTTPResponse("old")
    }
    var request = NetworkBench.request
    request.addressOption = option
    _ = await bench.ask(request)
    bench.clock.pass(200)
    let network = bench.network()
    #expect(await NetworkBench.text(of: request, from: network) == "old")
    let collector = SourceCollector()
    network.report(to: collector)
    #expect(collector.network.answers.failure?.help == "check \(option)")
  }

  @Test("a store without room for what a run keeps says so, once")
  func tooSmallStore() async {
    var bench = NetworkBench(HTTPResponse(String(repeating: "a", count: 600)))
    bench.maximumByteCount = 2000
    let network = bench.network()
    for page in 1...6 {
      _ = await NetworkBench.text(of: NetworkBench.list(page: page), from: network)
    }
    let collector = SourceCollector()
    network.report(to: collector)
    let diagnostics = collector.close().diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.message.contains("do not fit in max_megabytes") == true)
  }

  @Test("the answers below one base address are told from others of its server")
  func baseAddresses() {
    let origins = AnswerOrigins(
      addresses: [], folders: ["http://api.example/v2/recipes//"], programs: [])
    for url in ["http://api.example/v2/recipes?q=a", "http://api.example/v2/recipes/7"] {
      #expect(origins.include(url))
    }
    for url in ["http://api.example/v2/recipes2", "http://api.example/v1/recipes"] {
      #expect(!origins.include(url))
    }
  }
}
