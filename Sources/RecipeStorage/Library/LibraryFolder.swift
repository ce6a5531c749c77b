import RecipeCore

/// The files of the library folder, as they are or, in a dry run, as they would be.
struct LibraryFolder: Sendable {
  /// The greatest size of a recipe's file, in bytes.
  private static let sizeLimit = 64 << 20

  private let root: String
  private let files: any FileSystem
  private let isDryRun: Bool
  private var written: [String: ContentHash] = [:]

  /// Makes the library of a folder, which need not exist yet.
  init(root: String, files: any FileSystem, isDryRun: Bool) {
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

  /// Puts a file in place, the folder too if need be.
  mutating func write(_ bytes: [UInt8], hash: ContentHash, to name: String) throws(FileError) {
    if !isDryRun {
      if written.isEmpty { try files.createFolder(root) }
      try files.writeAtomically(bytes, to: path(name))
    }
    written[name] = hash
  }

  private func path(_ name: String) -> String { "\(root)/\(name)" }
}
