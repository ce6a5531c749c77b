import Foundation

/// One case of the YAML test suite.
struct YAMLCase: Sendable {
  /// Its folder, such as `229Q` or `2G84/01`.
  let name: String
  /// The text to read.
  let yaml: [UInt8]
  /// What it means as JSON; `nil` when JSON cannot say it.
  let json: [UInt8]?
  /// Whether it has to be refused.
  let isError: Bool
}

/// The cases of the YAML test suite that are kept beside the repository.
enum YAMLSuite {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/conformance/yaml")

  /// Whether the cases are there.
  static let isPresent = FileManager.default.fileExists(atPath: folder.path())

  /// All cases, ordered by name.
  static let cases: [YAMLCase] = {
    let paths =
      FileManager.default.enumerator(atPath: folder.path())?
      .compactMap { $0 as? String } ?? []
    let names = paths.filter { $0.hasSuffix("/in.yaml") }.map { String($0.dropLast(8)) }
    return names.sorted().map { name in
      YAMLCase(
        name: name, yaml: bytes(name + "/in.yaml") ?? [], json: bytes(name + "/in.json"),
        isError: bytes(name + "/error") != nil)
    }
  }()

  private static func bytes(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: folder.appending(path: path))).map(Array.init)
  }
}
