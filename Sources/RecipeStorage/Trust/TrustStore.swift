package import RecipeCore
import Text

/// The files that a person trusts, each by the hash of its content: `recipes/trusted` in the folder
/// of a user's data.
///
/// It has a line for each file, the SHA-256 and the path, as `sha256sum` writes them.
package struct TrustStore: Sendable {
  /// A trusted file.
  package struct Entry: Sendable, Hashable {
    /// The path, with links resolved.
    package let path: String
    /// The SHA-256 of its content when it was trusted, as hexadecimal digits.
    package let hash: String
  }

  private static let maximumSize = 4 << 20

  /// The file, or `nil` if there is no folder for it.
  package let file: String?
  private let files: any FileSystem

  /// Creates the store of a user.
  package init(variables: [String: String], files: any FileSystem) {
    file = ProgramSearch.dataFolder(variables).map { $0 + "/trusted" }
    self.files = files
  }

  /// Returns the trusted files.
  ///
  /// - Throws: Also if others can change the list: they could trust what they like.
  package func entries() throws(FileError) -> [Entry] {
    guard let file, try files.status(of: file) != nil else { return [] }
    if let place = files.placeOpenToOthers(at: (try? files.realPath(of: file)) ?? file) {
      throw FileError(
        .other(
          "other users can change this list of trusted files; run: chmod go-w \(place.shellWord)"),
        path: file)
    }
    return Self.entries(of: try files.read(file, limit: Self.maximumSize))
  }

  /// Trusts a file as it is.
  ///
  /// - Throws: Also if the path has a line break: what follows it would be read as another entry.
  package func add(_ entry: Entry) throws(FileError) {
    guard !entry.path.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      throw FileError(
        .other("its path has a line break, which the list of trusted files cannot hold"),
        path: entry.path)
    }
    try change { entries in entries.filter { $0.path != entry.path } + [entry] }
  }

  /// Ends the trust in a file.
  ///
  /// - Returns: False if it was not trusted.
  package func remove(_ path: String) throws(FileError) -> Bool {
    guard try entries().contains(where: { $0.path == path }) else { return false }
    try change { entries in entries.filter { $0.path != path } }
    return true
  }

  private func change(_ change: ([Entry]) -> [Entry]) throws(FileError) {
    guard let file else {
      throw FileError(
        .other("there is no data folder; set HOME or XDG_DATA_HOME"), path: "trusted")
    }
    try files.createFolder(String(file.dropLast("/trusted".count)))
    try files.update(file, limit: Self.maximumSize) { bytes in
      let entries = change(Self.entries(of: bytes)).sorted { $0.path < $1.path }
      return Array(entries.map { "\($0.hash)  \($0.path)\n" }.joined().utf8)
    }
  }

  private static func entries(of bytes: [UInt8]) -> [Entry] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      let hash = line.prefix(64)
      guard hash.utf8.count == 64, line.dropFirst(64).hasPrefix("  /") else { return nil }
      return Entry(path: String(line.dropFirst(66)), hash: String(hash))
    }
  }
}
