import Foundation
import RecipeCore
import RecipeSystem

/// A folder of a test's own, removed when the test ends.
final class ScratchFolder {
  /// Its path, absolute and without symbolic links.
  let path: String

  /// Makes an empty folder.
  init() throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("recipes-tests-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a name in the folder.
  func path(of name: String) -> String {
    path + "/" + name
  }

  /// Puts a file in the folder.
  @discardableResult
  func add(_ name: String, _ content: String) throws -> String {
    try Data(content.utf8).write(to: URL(fileURLWithPath: path(of: name)))
    return path(of: name)
  }

  /// Puts a shell script in the folder that can be run.
  ///
  /// Another program writes it: a file that this process has open for writing cannot be run, and
  /// any child that starts meanwhile keeps it open a little longer.
  func addProgram(_ name: String, _ script: String) async throws -> String {
    let launcher = PosixProcessLauncher(
      spawner: ProcessSpawner(variables: ["PATH": "/usr/bin:/bin"]))
    let command = #"printf '#!/bin/sh\n%s\n' "$1" > "$2" && chmod 700 "$2""#
    _ = try await launcher.run(
      ["sh", "-c", command, "sh", script, path(of: name)], timeout: .seconds(20),
      maximumOutputSize: 0)
    return path(of: name)
  }

  /// The names in the folder, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
