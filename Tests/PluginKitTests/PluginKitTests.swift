import Foundation
import RecipeCore
import RecipeSystem
import TestSupport
import Testing

@testable import PluginKit

@Suite("The kit", .enabled(if: PythonTool.isThere, Comment(rawValue: PythonTool.reason)))
struct PluginKitTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path(percentEncoded: false)

  init() { Signals.ignoreClosedPipes() }

  @Test("has a case for nearly every rule about plug-ins, and every rule of a case exists")
  func rules() throws {
    let page = try String(
      contentsOfFile: Self.root + "/Sources/RecipeCore/RecipeCore.docc/PluginProtocol.md",
      encoding: .utf8)
    #expect(PluginKit.cases.contains { $0.name == KitCases.greeting })
    #expect(PluginKit.cases.count >= 45 && PluginKit.formatterCases.count >= 9)
    for cases in [PluginKit.cases, PluginKit.formatterCases] {
      #expect(Set(cases.map(\.name)).count == cases.count)
      for tested in cases { #expect(page.contains("- **\(tested.rule)** "), "\(tested.rule)") }
    }
  }

  @Test(
    "a plug-in passes every case that it must pass",
    arguments: ["ten-lines", "version-1", "search-only"])
  func good(program: String) async throws {
    let path = Self.root + "/Tests/PluginPrograms/" + program
    let failures = try await failures(of: path).filter(\.isFatal)
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test("a plug-in that can only search is asked nearly everything that one that lists is")
  func searchOnly() async throws {
    var skipped: [String] = []
    try await play(Self.root + "/Tests/PluginPrograms/search-only") { result in
      if case .skipped = result.outcome { skipped.append(result.tested.rule) }
    }
    #expect(skipped == ["D1", "R8", "R8", "R8", "R8", "S1", "M5"])
  }

  @Test("a plug-in gets its configuration, with the folder from which relative paths start")
  func folder() async throws {
    let script = """
      #!/bin/sh
      read hello; echo '{"t":"hello","protocol":"recipes-source","version":1,"caps":{"list":true}}'
      read init; case "$init" in *'"folder":"/my soups"'*) echo '{"t":"ready"}' ;; esac
      """
    let path = try await Self.write(script, named: "folder")
    defer { try? FileManager.default.removeItem(atPath: path) }
    var isReady = false
    try await play(path, folder: "/my soups") { result in
      if result.tested.name == "is ready after init", result.outcome == .passed { isReady = true }
    }
    #expect(isReady)
  }

  @Test("a formatter of a few lines of shell gets recipes in the spelling that a run has")
  func shellFormatter() async throws {
    let script = """
      #!/bin/sh
      sed -n 's/.*"title":"\\([^"]*\\)".*/\\1/p'
      """
    let path = try await Self.write(script, named: "titles")
    defer { try? FileManager.default.removeItem(atPath: path) }
    var failures: [String] = []
    try await play(path, isFormatter: true) { if $0.isFatal { failures.append("\($0)") } }
    #expect(failures.isEmpty)
  }

  @Test("a formatter that stops reading fails the case that says so")
  func earlyFormatter() async throws {
    let path = try await Self.write("#!/bin/sh\nhead -n 1\n", named: "early")
    defer { try? FileManager.default.removeItem(atPath: path) }
    var failures: [String: KitResult.Outcome] = [:]
    try await play(path, isFormatter: true) { failures[$0.tested.name] = $0.outcome }
    #expect(
      failures["reads to the end, however much it is"] == .failed("it does not read to the end"))
  }

  @Test("a formatter passes every case, and one that does wrong fails those it should")
  func formatters() async throws {
    var failures: [String] = []
    try await play(
      Self.root + "/Plugins/Examples/xlsx/recipes-format-xlsx", isFormatter: true
    ) { result in
      if case .failed(let reason) = result.outcome {
        failures.append("\(result.tested.name): \(reason)")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    let script = "#!/bin/sh\nhead -c 20\ndate +%N\nexit 3\n"
    let path = try await Self.write(script, named: "format")
    defer { try? FileManager.default.removeItem(atPath: path) }
    var wrong: Set<String> = []
    try await play(path, isFormatter: true) {
      if case .failed = $0.outcome { wrong.insert($0.tested.name) }
    }
    #expect(wrong.isSuperset(of: ["writes recipes, and ends with status 0", "describes itself"]))
  }

  @Test(
    "a skeleton passes every case as it is",
    arguments: PluginSkeleton.Language.allCases.filter { $0 != .swift },
    PluginSkeleton.Purpose.allCases)
  func skeletons(
    language: PluginSkeleton.Language, purpose: PluginSkeleton.Purpose
  ) async throws {
    guard language != .javascript || Self.hasNode else { return }
    let skeleton = PluginSkeleton(language, purpose, name: "soup")
    let path = try await Self.write(skeleton.text, named: skeleton.programName)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let failures = try await failures(of: path, isFormatter: purpose == .formatter)
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test(
    "a plug-in that does wrong fails",
    arguments: ["noise", "wrong-version", "wrong-count", "silent", "exits-half-way"])
  func bad(program: String) async throws {
    let path = Self.root + "/Tests/PluginPrograms/hostile/" + program
    #expect(try await failures(of: path, patience: 1).contains(where: \.isFatal))
  }

  @Test(
    "cases that would all wait for the same answer in vain are skipped after the first",
    arguments: [
      ("", 3),
      (
        "read -r _; echo '{\"t\":\"hello\",\"protocol\":\"recipes-source\",\"version\":1,"
          + "\"name\":\"x\",\"plugin_version\":\"1\",\"caps\":{\"list\":true}}'; read -r _; echo '{\"t\":\"ready\"}'",
        8
      ),
    ])
  func silence(script: String, most: Int) async throws {
    let path = try await Self.write("#!/bin/sh\n\(script)\ncat > /dev/null\n", named: "silent")
    defer { try? FileManager.default.removeItem(atPath: path) }
    var (waits, skips) = (0, 0)
    try await play(path, patience: 1) { result in
      switch result.outcome {
      case .failed("it does not answer in time"): waits += 1
      case .skipped: skips += 1
      default: break
      }
    }
    #expect(waits > 0 && waits <= most && skips > 20, "\(waits) \(skips)")
  }

  @Test("a plug-in that writes a line without an end after its input has ended fails")
  func longLineAtEnd() async throws {
    let script = """
      #!/bin/sh
      read -r line
      echo '{"t":"hello","protocol":"recipes-source","version":1,"name":"x","caps":{"list":true}}'
      read -r line
      echo '{"t":"ready"}'
      cat >/dev/null
      head -c 3000000 /dev/zero | tr '\\0' a
      """
    let path = try await Self.write(script, named: "endless-line")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let failures = try await failures(of: path, patience: 1)
    #expect(failures.contains { $0.tested.name == "ends when its input does" })
  }

  @Test(
    "limits and types of the protocol have cases, which a plug-in that breaks them fails",
    arguments: [
      ("mark", "is ready after init"), ("large-state", "gives a state that is not too large"),
      ("wrong-types", "answers in values of the right types"),
      ("wrong-hello", "says hello in values of the right types"),
      ("deep", "gives its records and counts them"),
      ("random-ids", "gives a recipe the same id in the next run"),
      ("long-last-line", "ends when its input does"),
    ])
  func limits(fault: String, name: String) async throws {
    let path = Self.root + "/Tests/PluginPrograms/ten-lines"
    let good = try String(contentsOfFile: path, encoding: .utf8)
    let faulty =
      switch fault {
      case "mark":
        good.replacing("print(json", with: "print('\\ufeff' + json")
      case "large-state":
        good.replacing(
          "records=len(RECIPES)", with: "records=len(RECIPES), state={'a': 'x' * 70000}")
      case "random-ids":
        good.replacing("import json", with: "import json, uuid").replacing(
          "recipe=recipe", with: "recipe=dict(recipe, id=str(uuid.uuid4()))")
      case "long-last-line": good + "print('x' * 1200000, flush=True)\n"
      case "wrong-types":
        good.replacing("records=len(RECIPES)", with: "records=len(RECIPES), next=5, ttl_s='60'")
      case "wrong-hello": good.replacing("\"list\": True", with: "\"list\": True, \"get\": \"no\"")
      default:
        good.replacing(
          "records=len(RECIPES)", with: "records=len(RECIPES), x=eval('[' * 70 + ']' * 70)")
      }
    #expect(faulty != good)
    let faultyPath = try await Self.write(faulty, named: fault)
    defer { try? FileManager.default.removeItem(atPath: faultyPath) }
    let failures = try await failures(of: faultyPath).filter(\.isFatal)
    #expect(failures.contains { $0.tested.name == name }, "\(failures)")
  }

  @Test("names of plug-ins are safe")
  func names() {
    #expect(PluginSkeleton.accepts("soup-2"))
    for name in ["", "2", "a b", "../x", "Soup", "sœp", "a\"b", "-a"] {
      #expect(!PluginSkeleton.accepts(name))
    }
  }

  private static var hasNode: Bool {
    ["/usr/bin/node", "/usr/local/bin/node", "/opt/homebrew/bin/node"]
      .contains { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Writes a script by a program of its own: a file that this process has open for writing may be
  /// inherited by what another test starts, and does not run until that is closed.
  private static func write(_ text: String, named name: String) async throws -> String {
    let path = FileManager.default.temporaryDirectory.appending(
      path: "\(name)-\(UUID().uuidString)"
    ).path(percentEncoded: false)
    let script = "printf %s \"$1\" > \"$2\" && chmod 755 \"$2\""
    let result = try await PosixProcessLauncher(spawner: ProcessSpawner(variables: [:])).run(
      ["/bin/sh", "-c", script, "sh", text, path], timeout: .seconds(30), maximumOutputSize: 9)
    try #require(result.status == 0)
    return path
  }

  private func failures(
    of program: String, isFormatter: Bool = false, patience: Int = 20
  ) async throws -> [KitResult] {
    var failures: [KitResult] = []
    try await play(program, isFormatter: isFormatter, patience: patience) { result in
      if case .failed = result.outcome { failures.append(result) }
    }
    return failures
  }

  private func play(
    _ program: String, isFormatter: Bool = false, folder given: String = "/", patience: Int = 20,
    _ report: (KitResult) -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let start = ProgramLaunch(
      [program], variables: ["PATH": path, "HOME": folder], folder: folder)
    let launcher = PosixProcessLauncher(spawner: ProcessSpawner(variables: [:]))
    let kit = PluginKit(start, folder: given, patience: patience, processes: launcher)
    if isFormatter { try await kit.runFormatter(report) } else { try await kit.run(report) }
    await launcher.finish()
  }
}
