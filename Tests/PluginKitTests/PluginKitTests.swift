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

  @Test("has a case for nearly every rule about plug-ins, and every rule of a case exists")
  func rules() throws {
    let page = try String(
      contentsOfFile: Self.root + "/Sources/RecipeCore/RecipeCore.docc/PluginProtocol.md",
      encoding: .utf8)
    let cases = PluginKit.cases
    #expect(cases.count >= 45)
    #expect(Set(cases.map(\.name)).count == cases.count)
    for tested in cases { #expect(page.contains("- **\(tested.rule)** "), "\(tested.rule)") }
  }

  @Test(
    "a plug-in passes every case that it must pass",
    arguments: ["Tests/PluginPrograms/ten-lines", "Tests/PluginPrograms/version-1"])
  func good(program: String) async throws {
    let failures = try await failures(of: Self.root + "/" + program).filter(\.isFatal)
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test(
    "a skeleton passes every case as it is",
    arguments: PluginSkeleton.Language.allCases.filter { $0 != .swift })
  func skeletons(language: PluginSkeleton.Language) async throws {
    guard language != .javascript || Self.hasNode else { return }
    let path = try await Self.write(PluginSkeleton(language, name: "soup"))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let failures = try await failures(of: path)
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test(
    "a plug-in that does wrong fails",
    arguments: ["noise", "wrong-version", "wrong-count", "silent", "exits-half-way"])
  func bad(program: String) async throws {
    let path = Self.root + "/Tests/PluginPrograms/hostile/" + program
    #expect(try await failures(of: path, patience: 1).contains(where: \.isFatal))
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

  /// Writes a skeleton by a program of its own: a file that this process has open for writing may be
  /// inherited by what another test starts, and does not run until that is closed.
  private static func write(_ skeleton: PluginSkeleton) async throws -> String {
    let path = FileManager.default.temporaryDirectory.appending(
      path: "\(skeleton.programName)-\(UUID().uuidString)"
    ).path(percentEncoded: false)
    let script = "printf %s \"$1\" > \"$2\" && chmod 755 \"$2\""
    let result = try await PosixProcessLauncher(spawner: ProcessSpawner(variables: [:])).run(
      ["/bin/sh", "-c", script, "sh", skeleton.text, path], timeout: .seconds(30), outputLimit: 9)
    try #require(result.status == 0)
    return path
  }

  private func failures(of program: String, patience: Int = 20) async throws -> [KitResult] {
    let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let start = ProgramLaunch(
      [program], variables: ["PATH": path, "HOME": folder], folder: folder)
    let launcher = PosixProcessLauncher(spawner: ProcessSpawner(variables: [:]))
    var failures: [KitResult] = []
    try await PluginKit(start, patience: patience, processes: launcher).run { result in
      if case .failed = result.outcome { failures.append(result) }
    }
    await launcher.finish()
    return failures
  }
}
