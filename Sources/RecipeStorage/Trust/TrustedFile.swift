package import RecipeCore
import Text

/// A file that runs, or whose commands run, and the trust in it.
package struct TrustedFile: Sendable, Hashable {
  /// The standing of a file.
  package enum Standing: Sendable, Hashable {
    /// It is trusted as it is.
    case trusted
    /// It has changed since it was trusted.
    case changed
    /// It was never trusted.
    case unknown
    /// Others than its owner can change it.
    case writableByOthers
  }

  private static let sizeLimit = 1 << 30

  /// The path, with links resolved.
  package let path: String
  /// The SHA-256 of its content, as hexadecimal digits.
  package let hash: String
  /// The number of its owner.
  package let owner: UInt32
  /// The trust in it.
  package let standing: Standing
  /// The stamp that it had before it was read.
  package let stamp: FileStamp
  /// The path by which it was named.
  private let name: String

  /// Examines a file.
  ///
  /// - Parameter bytes: Its content if it was read already: what was read is what counts.
  package init(
    _ path: String, bytes: [UInt8]? = nil, in store: TrustStore, _ files: any FileSystem
  ) throws(FileError) {
    let real = try files.realPath(of: path)
    guard let status = try files.status(of: real) else { throw FileError(.notFound, path: path) }
    let content: [UInt8]
    if let bytes { content = bytes } else { content = try files.read(real, limit: Self.sizeLimit) }
    let hash = SHA256.hex(of: content)
    self.path = real
    self.hash = hash
    owner = status.owner
    stamp = FileStamp(status)
    name = path
    let known = try store.entries().filter { $0.path == real || $0.path == path }
    if status.isWritableByOthers {
      standing = .writableByOthers
    } else if known.isEmpty {
      standing = .unknown
    } else {
      standing = known.allSatisfy { $0.hash == hash } ? .trusted : .changed
    }
  }

  /// Returns the lines that the store keeps to trust the file as it is: by its path, and by the links that
  /// name it, which must not lead to another file later.
  ///
  /// - Parameter links: Other links to it that are trusted.
  package func entries(with links: [String] = []) -> [TrustStore.Entry] {
    Set([path, name] + links).sorted().map { TrustStore.Entry(path: $0, hash: hash) }
  }
}
