import TestSupport
import Testing

/// What is printed, said and returned when servers go wrong.
@Suite(.serialized)
struct ServerFaultTests {
  private static let key = "kale-4711-secret"
  /// The timeout, and a longer one where an answer that is kept is to be renewed.
  ///
  /// A fifth of that is waited for a server. On a busy machine a healthy one may take seconds.
  /// Only those that never answer have the short ones.
  private static func seconds(_ fault: ServerFault, withKept: Bool = false) -> Int {
    let seconds = [.silent, .drip].contains(fault) ? 10 : 60
    return withKept ? seconds * 5 : seconds
  }
  /// The milliseconds that a source may take past its timeout.
  ///
  /// They are 100 where this suite runs alone, with `FAULT_RUNS=1`; among all tests others have the
  /// processors.
  private static let tolerance = Repetitions.areGiven("FAULT_RUNS") ? 100 : 5_000

  /// The faults that a run of the program meets, all in one run.
  private struct Scene {
    let folder: TemporaryFolder
    let other: LoopbackServer
    let servers: [ServerFault: LoopbackServer]
    /// Above 0 once the servers are at fault.
    let faults: Counter

    /// Starts a server for each fault, and writes a configuration that names them all.
    ///
    /// - Parameter isWellAtFirst: True if the servers are at fault only from `fail` on.
    init(isWellAtFirst: Bool = false) throws {
      let faults = Counter()
      if !isWellAtFirst { faults.next() }
      let other = try LoopbackServer { _ in .answer("", status: "401 Who") }
      let url = other.url
      var servers: [ServerFault: LoopbackServer] = [:]
      var tables = [
        "[sources.healthy]\nkind = \"json\"\npath = \"\(Repository.root)/Fixtures/json/food2fork\""
      ]
      for fault in ServerFault.allCases {
        let server = try LoopbackServer(isIPv6: fault == .ipv6) { request in
          faults.value > 0
            ? fault.reply(other: url, to: request.target) : ServerFault.healthyReply
        }
        servers[fault] = server
        if fault == .refused, !isWellAtFirst { server.stop() }
        let base = fault == .unresolvable ? "http://recipes.invalid" : server.url
        tables.append(
          """
          [sources.\(fault.rawValue)]
          kind = "food2fork"
          dialect = "food2fork"
          base_url = "\(base)"
          key = "\(key)"
          timeout = "\(seconds(fault, withKept: isWellAtFirst))s"
          max_pages = 3
          fresh_for = "0s"
          """)
      }
      folder = try TemporaryFolder()
      try folder.write(tables.joined(separator: "\n\n"), to: "recipes.toml")
      self.other = other
      self.servers = servers
      self.faults = faults
    }

    /// Lets everything go wrong from now on.
    func fail() {
      faults.next()
      servers[.refused]?.stop()
    }

    /// Lists everything.
    func list() async throws -> CommandResult {
      try await recipes("list", "-o", "json").inFolder(folder.path)
        .with("XDG_CACHE_HOME", folder.path + "/cache")
        .with("XDG_STATE_HOME", folder.path + "/state").result()
    }
  }

  @Test("a proxy that is not there is named, also one on the host of the server")
  func deadProxy() async throws {
    let gone = try LoopbackServer { _ in .answer("") }
    let other = try LoopbackServer { _ in .silence }
    gone.stop()
    other.stop()
    for host in ["[::1]", "127.0.0.1"] {
      let folder = try Self.folder("http://\(host):\(other.port)")
      for (excepted, isNamed) in [("", true), ("*", false)] {
        let result = try await recipes("list").inFolder(folder.path)
          .with("http_proxy", "http://cook:salt@127.0.0.1:\(gone.port)/")
          .with("no_proxy", excepted).result()
        #expect(result.status == 4)
        let line = "the proxy 127.0.0.1:\(gone.port) cannot be reached: the connection was refused"
        #expect(result.errors.contains(line) == isNamed, "\(result.errors)")
        #expect(result.errors.contains("check the variable http_proxy") == isNamed)
        #expect(!result.errors.contains("salt"))
      }
    }
  }

  @Test("a proxy that refuses is named, not the server behind it", arguments: ["http", "https"])
  func refusingProxy(scheme: String) async throws {
    let proxy = try LoopbackServer { _ in
      .answer("", status: "407 Who", headers: ["Proxy-Authenticate: Basic realm=\"x\""])
    }
    let folder = try Self.folder("\(scheme)://recipes.invalid")
    let result = try await recipes("list").inFolder(folder.path)
      .with("\(scheme)_proxy", "127.0.0.1:\(proxy.port)").result()
    #expect(result.status == 4)
    let line = "the proxy 127.0.0.1:\(proxy.port) asks for a user and a password (407)"
    #expect(result.errors.contains(line), "\(result.errors)")
    #expect(result.errors.contains("in the variable \(scheme)_proxy"))
    #expect(proxy.requests.count == 1)
  }

  @Test("a host that a server redirects to is named if it cannot be reached")
  func deadTarget() async throws {
    let gone = try LoopbackServer { _ in .silence }
    gone.stop()
    let port = gone.port
    let server = try LoopbackServer { _ in
      .answer("", status: "302 Found", headers: ["Location: http://127.0.0.1:\(port)/search"])
    }
    let folder = try Self.folder(server.url)
    let result = try await recipes("list").inFolder(folder.path).result()
    let line = "it redirects to 127.0.0.1:\(port): the connection was refused"
    #expect(result.errors.contains(line), "\(result.errors)")
  }

  private static func folder(_ url: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      [sources.api]
      kind = "food2fork"
      base_url = "\(url)"
      timeout = "60s"
      """, to: "recipes.toml")
    return folder
  }

  @Test("every fault has a cause and a remedy, in time, and costs the others nothing")
  func faults() async throws {
    let scene = try Scene()
    let result = try await scene.list()
    let document: ListDocument = try result.json()
    #expect(result.status == 3)
    #expect(!document.complete)
    let reports = Dictionary(uniqueKeysWithValues: document.sources.map { ($0.name, $0) })
    #expect(reports["healthy"]?.status == "ok")
    #expect(reports["healthy"]?.records == 9)
    for fault in ServerFault.allCases {
      let (status, cause, remedy) = fault.expected
      let report = try #require(reports[fault.rawValue])
      let lines = result.errorLines.filter { $0.hasPrefix("recipes: \(fault.rawValue): ") }
      #expect(report.status == status, "\(fault): \(lines)")
      #expect(report.milliseconds <= Self.seconds(fault) * 1000 + Self.tolerance, "\(fault)")
      guard let cause else {
        #expect(lines.isEmpty)
        continue
      }
      // The time of the source may be over before that of its request is, which other words say.
      if status == "timeout", lines.first?.contains("timed out after") == true { continue }
      #expect(lines.count == 1, "\(fault): \(lines)")
      #expect(lines.first?.contains(cause) == true, "\(fault): \(lines)")
      #expect(lines.first?.contains(remedy) == true, "\(fault): \(lines)")
      #expect(report.error?.contains(cause) == true, "\(fault)")
    }
    #expect(!result.output.contains("kale") && !result.errors.contains("kale"))
    #expect(!scene.other.requests.isEmpty)
    #expect(scene.other.requests.allSatisfy { !"\($0)".contains("kale") })
  }

  @Test("every fault leaves what is kept, with its cause, remedy and age, in time")
  func kept() async throws {
    let scene = try Scene(isWellAtFirst: true)
    let first: ListDocument = try await scene.list().json()
    #expect(first.sources.allSatisfy { $0.status == "ok" || $0.name == "unresolvable" })
    scene.fail()
    let result = try await scene.list()
    let document: ListDocument = try result.json()
    #expect(result.status == 3)
    let reports = Dictionary(uniqueKeysWithValues: document.sources.map { ($0.name, $0) })
    #expect(reports["healthy"]?.records == 9)
    for fault in ServerFault.allCases where fault.leavesKept {
      let report = try #require(reports[fault.rawValue])
      let line = result.errorLines.first { $0.hasPrefix("recipes: \(fault.rawValue): ") } ?? ""
      #expect(report.status == "stale", "\(fault): \(line)")
      #expect(report.records == 1, "\(fault): \(line)")
      let seconds = Self.seconds(fault, withKept: true)
      #expect(report.milliseconds <= seconds * 200 + Self.tolerance, "\(fault)")
      #expect(line.contains(fault.expected.cause ?? ""), "\(fault): \(line)")
      #expect(line.contains("used answers cached"), "\(fault): \(line)")
      #expect(line.contains(fault.expected.remedy), "\(fault): \(line)")
    }
  }

  @Test("a run over the network leaves no file, no folder and no process of its helper behind")
  func nothingLeft() async throws {
    let server = try LoopbackServer { ServerFault.interim.reply(other: "", to: $0.target) }
    let folder = try TemporaryFolder()
    try folder.write(
      """
      [sources.api]
      kind = "food2fork"
      base_url = "\(server.url)"
      """, to: "recipes.toml")
    let script = """
      recipes list --config \(folder.path)/recipes.toml >/dev/null
      find . -mindepth 1 | grep -i -E 'recipes-http|Caches|\\.local/share' || echo nothing
      """
    let result = try await shell(script).inFolder(folder.path).with("HOME", folder.path).result()
    #expect(result.output == "nothing\n")
  }
}
