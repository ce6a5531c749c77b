import RecipeCore
import Text

/// The files of the library folder; in a dry run, as they would be.
struct LibraryFolder: Sendable {
  /// The maximum size of a recipe's file, in bytes.
  private static let maximumSize = 64 << 20

  private let root: String
  private let files: any WritingFileSystem
  private let isDryRun: Bool
  private var written: [ByteKey: ContentHash] = [:]
  /// The contents of the files that a dry run did not write.
  private var unwritten: [ByteKey: [UInt8]] = [:]
  private var created: [ByteKey] = []

  /// Creates the library of a folder, which may not exist yet.
  init(root: String, files: any WritingFileSystem, isDryRun: Bool) {
    self.root = root
    self.files = files
    self.isDryRun = isDryRun
  }

  /// Returns the names in the folder, or none if it does not exist.
  func names() throws(FileError) -> [String] {
    do {
      return try files.entries(of: root).map(\.name)
    } catch {
      guard error.reason == .notFound else { throw error }
      return []
    }
  }

  /// Returns the hash of a file, or `nil` if it does not exist.
  func hash(of name: ByteKey) throws(FileError) -> ContentHash? {
    if let hash = written[name] { return hash }
    return try bytes(of: name).map { ContentHash(of: $0) }
  }

  /// Returns the content of a file, or `nil` if it does not exist.
  func bytes(of name: ByteKey) throws(FileError) -> [UInt8]? {
    if let bytes = unwritten[name] { return bytes }
    do {
      return try files.readWithoutFollowing(path(name), limit: Self.maximumSize)
    } catch {
      guard error.reason == .notFound else { throw error }
      return nil
    }
  }

  /// Writes a file, replacing an existing one.
  mutating func write(_ content: LibraryContent, to name: ByteKey) throws(FileError) {
    if isDryRun {
      unwritten[name] = content.bytes
    } else {
      try files.writeAtomically(content.bytes, to: path(name))
    }
    written[name] = content.hash
  }

  /// Creates a file, which is durable once it has been flushed.
  ///
  /// - Throws: `.exists` if it was created since the names were read.
  mutating func create(_ content: LibraryContent, at name: ByteKey) throws(FileError) {
    if isDryRun {
      unwritten[name] = content.bytes
    } else {
      try files.place(content.bytes, at: path(name), replaces: false)
      created.append(name)
    }
    written[name] = content.hash
  }

  /// Makes the created files durable.
  mutating func flush() throws(FileError) {
    try files.flush(created.map(\.text), in: root)
    created = []
  }

  /// Removes a file if its content has a hash.
  func remove(_ name: ByteKey, ifIts hash: ContentHash) throws(FileError) {
    guard !isDryRun, try self.hash(of: name) == hash else { return }
    try files.removeFile(path(name))
  }

  private func path(_ name: ByteKey) -> String { "\(root)/\(name)" }
}
