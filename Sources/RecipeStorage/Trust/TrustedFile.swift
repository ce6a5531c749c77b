package import RecipeCore
import Text

/// A file that runs, or whose commands run, and the trust in it.
package struct TrustedFile: Sendable, Hashable {
  /// The trust in a file.
  package enum Trust: Sendable, Hashable {
    /// It is trusted as it is.
    case trusted
    /// It has changed since it was trusted.
    case changed
    /// It was never trusted.
    case unknown
    /// Others than its owner can change it, or replace it: the place is the file, or the folder above it.
    case writableByOthers(place: String)
  }

  /// The maximum size of a file, and the size of the pieces that are hashed, in bytes.
  private static let (maximumSize, pieceSize) = (1 << 30, 1 << 20)

  /// The path, with links resolved.
  package let path: String
  /// The SHA-256 of its content, as hexadecimal digits; empty if it is not known and not asked for.
  package let hash: String
  /// The number of its owner.
  package let owner: UInt32
  /// The trust in it.
  package let trust: Trust
  /// The stamp that it had before it was read.
  package let stamp: FileStamp
  /// True if it was trusted by the path by which it was named, or is in the folder of that path: not if
  /// that is a link to a file elsewhere.
  package let isTrustedInPlace: Bool
  /// The path by which it was named.
  private let name: String

  /// Examines a file.
  ///
  /// - Parameters:
  ///   - path: The path by which it is named.
  ///   - bytes: Its content if it was read already: what was read is what counts.
  ///   - isHashed: True to hash the content also if the file is not known, as programs may be large.
  ///   - store: The files that are trusted.
  ///   - files: The file system.
  package init(
    _ path: String, bytes: [UInt8]? = nil, isHashed: Bool = false, in store: TrustStore,
    _ files: any FileSystem
  ) throws(FileError) {
    let real = try files.realPath(of: path)
    guard let status = try files.status(of: real) else { throw FileError(.notFound, path: path) }
    let known = try store.entries().filter { $0.path == real || $0.path == path }
    let hash: String
    if known.isEmpty, !isHashed {
      hash = ""
    } else if let bytes {
      hash = SHA256.hex(of: bytes)
    } else {
      hash = try Self.hash(of: real, files)
    }
    self.path = real
    self.hash = hash
    owner = status.owner
    stamp = FileStamp(status)
    name = path
    isTrustedInPlace =
      known.contains { $0.path == path } || Self.isInPlace(path, real, files)
    if let place = files.placeOpenToOthers(at: real) ?? files.placeOpenToOthers(at: path) {
      trust = .writableByOthers(place: place)
    } else if known.isEmpty {
      trust = .unknown
    } else {
      trust = known.allSatisfy { $0.hash == hash } ? .trusted : .changed
    }
  }

  /// Hashes the content of a file in pieces, as programs may be larger than what memory is worth.
  private static func hash(of path: String, _ files: any FileSystem) throws(FileError) -> String {
    var hash = SHA256()
    var count = 0
    while true {
      let piece = try files.read(path, from: count, count: pieceSize)
      if piece.isEmpty { return hash.hex }
      count += piece.count
      guard count <= maximumSize else { throw FileError(.tooLarge(limit: maximumSize), path: path) }
      hash.update(piece)
    }
  }

  private static func isInPlace(_ path: String, _ real: String, _ files: any FileSystem) -> Bool {
    guard let mark = path.lastIndex(of: "/"),
      let folder = try? files.realPath(of: mark == path.startIndex ? "/" : String(path[..<mark]))
    else { return false }
    return real == (folder == "/" ? "" : folder) + path[mark...]
  }

  /// Returns the lines that the store keeps to trust the file as it is: by its path, and by the links that
  /// name it, which must not lead to another file later.
  ///
  /// - Parameter links: Other links to it that are trusted.
  package func entries(with links: [String] = []) -> [TrustStore.Entry] {
    Set([path, name] + links).sorted().map { TrustStore.Entry(path: $0, hash: hash) }
  }
}
