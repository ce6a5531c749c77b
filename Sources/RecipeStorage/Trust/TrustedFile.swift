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
    let known = try store.entries().first { $0.path == real }
    if status.isWritableByOthers {
      standing = .writableByOthers
    } else if let known {
      standing = known.hash == hash ? .trusted : .changed
    } else {
      standing = .unknown
    }
  }

  /// The line that the store keeps to trust the file as it is.
  package var entry: TrustStore.Entry { TrustStore.Entry(path: path, hash: hash) }
}
