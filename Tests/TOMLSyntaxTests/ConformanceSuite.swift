import Foundation

/// The cases of toml-test that are kept beside the repository.
enum ConformanceSuite {
  /// The folder of the cases.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/conformance/toml")

  /// Whether the cases are there.
  static let isPresent = FileManager.default.fileExists(atPath: folder.path())

  /// The TOML files of the 1.0.0 list below `valid` or `invalid`.
  static func files(_ kind: String) throws -> [String] {
    let list = folder.appending(path: "files-toml-1.0.0")
    return try String(contentsOf: list, encoding: .utf8)
      .split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix(kind + "/") && $0.hasSuffix(".toml") }
  }

  /// The bytes of a file.
  static func bytes(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: file)))
  }

  /// The tagged JSON that says what a valid file holds.
  static func expectation(of file: String) throws -> TaggedValue {
    let data = Data(try bytes(String(file.dropLast(4)) + "json"))
    return try TaggedValue(json: JSONSerialization.jsonObject(with: data))
  }
}
