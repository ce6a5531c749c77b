/// The reason why an archive, or one entry of it, cannot be read.
package struct ArchiveError: Error, Sendable, Hashable {
  /// The kinds of problems.
  package enum Reason: Sendable, Hashable {
    /// The bytes do not start with the gzip signature.
    case notGzip
    /// The bytes do not end with the directory of a ZIP archive.
    case noDirectory
    /// The archive ends before a part that must be there.
    case cutOff
    /// The compressed data violate a rule of DEFLATE, which the text names.
    case damaged(String)
    /// The CRC-32 of the content differs from the stored one.
    case checksum
    /// The size of the content differs from the stated one.
    case size
    /// The entry is encrypted.
    case encrypted
    /// The compression method is neither "stored" nor DEFLATE.
    case method(UInt16)
    /// The entry's name is a path that leads out of the archive's folder.
    case unsafeName
    /// Entries share bytes, as in a ZIP bomb.
    case overlapping
    /// The content exceeds the size limit.
    case tooLarge(limit: Int)
    /// The compression ratio exceeds the limit, as in a ZIP bomb.
    case tooDense(limit: Int)
    /// The archive has more entries than the limit.
    case tooManyEntries(limit: Int)
  }

  /// The kind of problem.
  package let reason: Reason
  /// The offset of the problem in the archive, in bytes.
  package let offset: Int

  /// Creates an error from its parts.
  package init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// The problem, as a phrase without a final full stop.
  package var message: String {
    switch reason {
    case .notGzip: "this is not a gzip file"
    case .noDirectory: "this is not a ZIP archive, or its end is missing"
    case .cutOff: "it is cut off at byte \(offset)"
    case .damaged(let rule): "its compressed data are corrupt at byte \(offset): \(rule)"
    case .checksum: "its content is corrupt: the checksum does not match"
    case .size: "its content is corrupt: the size is not the one that the archive states"
    case .encrypted: "it is encrypted"
    case .method(let method): "it is compressed by method \(method), which is not supported"
    case .unsafeName: "its name leads out of the archive"
    case .overlapping: "it shares bytes with another entry, as in a ZIP bomb"
    case .tooLarge(let limit): "it would unpack to more than \(limit) bytes"
    case .tooDense(let limit): "it would unpack to more than \(limit) times its size"
    case .tooManyEntries(let limit): "it has more than \(limit) entries"
    }
  }

  /// The remedy, if there is one.
  package var help: String? {
    switch reason {
    case .notGzip, .noDirectory, .cutOff, .damaged, .checksum, .size:
      "create or download the archive again"
    case .encrypted: "unpack it with its password and read the unpacked files"
    case .method, .unsafeName: "unpack it with another program and read the unpacked files"
    case .overlapping, .tooLarge, .tooDense, .tooManyEntries:
      "if you trust it, unpack it with another program and read the unpacked files"
    }
  }
}
