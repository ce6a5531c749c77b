import Foundation

/// Places in this repository, found from where this file is.
enum Repository {
  /// The folder that `Package.swift` is in, without a trailing slash.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .path(percentEncoded: false).trimmingSuffix("/")

  /// The configuration at the top, which reads the fixtures.
  static let configuration = root + "/recipes.toml"

  /// The text of a file, by its path from the top.
  static func text(of path: String) throws -> String {
    try String(contentsOfFile: root + "/" + path, encoding: .utf8)
  }
}

extension String {
  /// This text without a suffix, when it has it.
  func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
