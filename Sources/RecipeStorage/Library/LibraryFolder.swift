import RecipeCore

/// The files of the library folder, as they are or, in a dry run, as they would be.
struct LibraryFolder: Sendable {
  /// The greatest size of a recipe's file, in bytes.
  private static let sizeLimit = 64 << 20

  private let root: String
  private let files: any WritingFileSystem
  private let isDryRun: Bool
  private var written: [String: ContentHash] = [:]
  private var created: [String] = []

  /// Makes the library of a folder, which need not exist yet.
  init(root: String, files: any WritingFileSystem, isDryRun: Bool) {
    self.root = root
    self.files = files
    self.isDryRun = isDryRun
  }

  /// The names in the folder; none when it does not exist.
  func names() throws(FileError) -> [String] {
    do {
      return try files.entries(of: root).map(\.name)
    } catch {
      guard error.reason == .notFound else { throw error }
      return []
    }
  }

  /// The fingerprint of a file; `nil` when it does not exist.
  func hash(of name: String) throws(FileError) -> ContentHash? {
    if let hash = written[name] { return hash }
    do {
      return ContentHash(of: try files.read(path(name), limit: Self.sizeLimit))
    } catch {
      guard error.reason == .notFound else { throw error }
      return nil
    }
  }

  /// Puts a file in place of one that may be there.
  mutating func write(_ bytes: [UInt8], hash: ContentHash, to name: String) throws(FileError) {
    if !isDryRun { try files.writeAtomically(bytes, to: path(name)) }
    written[name] = hash
  }

  /// Makes a file that is not there yet; it lasts once it has been flushed.
  ///
  /// - Throws: `.exists` when it is there, though nobody knew when the names were read.
  mutating func create(_ bytes: [UInt8], hash: ContentHash, at name: String) throws(FileError) {
    if !isDryRun {
      try files.place(bytes, at: path(name), replaces: false)
      created.append(name)
    }
    written[name] = hash
  }

  /// Makes the files that were created last.
  mutating func flush() throws(FileError) {
    try files.flush(created, in: root)
    created = []
  }

  private func path(_ name: String) -> String { "\(root)/\(name)" }
}
