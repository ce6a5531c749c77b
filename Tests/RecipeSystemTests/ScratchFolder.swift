import Foundation

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

  /// The names in the folder, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
