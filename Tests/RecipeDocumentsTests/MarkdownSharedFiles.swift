import Foundation

/// Files beside the repository that are not a part of it.
enum MarkdownSharedFiles {
  /// The folder `../shared` of the repository.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared")

  /// Whether a folder of it is there.
  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// The files of a folder, at any depth, whose names end with `suffix`, ordered by path.
  static func files(in path: String, suffix: String) -> [URL] {
    let folder = root.appendingPathComponent(path)
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let wanted = (names ?? []).filter { $0.hasSuffix(suffix) }.sorted()
    return wanted.map { folder.appendingPathComponent($0) }
  }

  /// The bytes of a file.
  static func bytes(of file: URL) throws -> [UInt8] {
    Array(try Data(contentsOf: file))
  }
}
