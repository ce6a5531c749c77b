/// The reason why an operation on a file or folder failed.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reasons that callers tell apart.
  public enum Reason: Sendable, Hashable {
    case notFound
    case exists
    case permissionDenied
    case isFolder
    case notAFolder
    case tooLarge(limit: Int)
    case noSpace
    case readOnly
    /// Anything else, in the system's words.
    case other(String)
  }

  /// The path of the file or folder.
  public let path: String
  /// The reason.
  public let reason: Reason

  /// Creates an error from its parts.
  public init(_ reason: Reason, path: String) {
    self.path = path
    self.reason = reason
  }

  /// The reason in words, without the path.
  public var reasonText: String {
    switch reason {
    case .notFound: "no such file or folder"
    case .exists: "exists already"
    case .permissionDenied: "permission denied"
    case .isFolder: "is a folder"
    case .notAFolder: "is not a folder"
    case .tooLarge(let limit): "larger than the limit of \(limit) bytes"
    case .noSpace: "no space left on the disk"
    case .readOnly: "the file system is read-only"
    case .other(let text): text
    }
  }

  /// Path and reason.
  public var description: String {
    "\(path): \(reasonText)"
  }
}

extension FileError.Reason {
  /// A symbolic link in the place of a file that must not lead elsewhere.
  package static let unfollowedLink = Self.other(
    "is a link, which is not followed; put the file itself there")
}
