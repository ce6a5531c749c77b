import TestSupport
import Testing

/// What is printed, said and returned when servers go wrong.
@Suite(.serialized)
struct ServerFaultTests {
  private static let key = "kale-4711-secret"
  private static let seconds = 4

  /// The faults that a run of the program meets, all in one run.
  private struct Scene {
    let folder: TemporaryFolder
    let other: LoopbackServer
    let servers: [LoopbackServer]

    /// Starts a server for each fault, and writes a configuration that names them all.
    init() throws {
      let other = try LoopbackServer { _ in .answer("", status: "401 Who") }
      let url = other.url
      var servers: [LoopbackServer] = []
      var tables = [
        "[sources.healthy]\nkind = \"json\"\npath = \"\(Repository.root)/Fixtures/json/food2fork\""
      ]
      for fault in ServerFault.allCases {
        let server = try LoopbackServer(isIPv6: fault == .ipv6) { request in
          fault.reply(other: url, to: request.target)
        }
        servers.append(server)
        let base =
          switch fault {
          case .refused: try LoopbackServer.closedURL()
          case .unresolvable: "http://recipes.invalid"
          default: server.url
          }
        tables.append(
          """
          [sources.\(fault.rawValue)]
          kind = "food2fork"
          dialect = "food2fork"
          base_url = "\(base)"
          key = "\(key)"
          timeout = "\(seconds)s"
          """)
      }
      folder = try TemporaryFolder()
      try folder.write(tables.joined(separator: "\n\n"), to: "recipes.toml")
      self.other = other
      self.servers = servers
    }
  }

  @Test("every fault has a cause and a remedy, in time, and costs the others nothing")
  func faults() async throws {
    let scene = try Scene()
    let result = try await recipes("list", "-o", "json").inFolder(scene.folder.path).result()
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
      #expect(report.milliseconds <= Self.seconds * 1000 + 100, "\(fault)")
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
