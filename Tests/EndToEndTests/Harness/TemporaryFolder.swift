import Foundation

/// A folder of its own for one test, removed with everything in it when the test lets go of it.
final class TemporaryFolder: Sendable {
  /// Its path, absolute, symbolic links resolved, without a trailing slash.
  let path: String

  /// Makes an empty folder.
  init() throws {
    let name = "recipes-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: name)
    path = url.path(percentEncoded: false).trimmingSuffix("/")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    // Nothing depends on it, and a test must not fail over what it leaves behind.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file and the folders above it; returns its absolute path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path(percentEncoded: false)
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }

  /// The text of a file.
  func text(of name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  /// Whether there is something of a name.
  func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/" + name)
  }

  /// Every file below a folder, as relative paths in order.
  func files(below name: String = "") throws -> [String] {
    let folder = name.isEmpty ? path : path + "/" + name
    return try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter { file in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder + "/" + file, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }
}
