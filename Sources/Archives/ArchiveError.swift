/// Why an archive, or one entry of it, cannot be read.
package struct ArchiveError: Error, Sendable, Hashable {
  /// What is wrong.
  package enum Reason: Sendable, Hashable {
    /// The bytes do not begin as a gzip file does.
    case notGzip
    /// The bytes have no directory of a ZIP archive at their end.
    case noDirectory
    /// Something that must be there lies behind the last byte.
    case cutOff
    /// Compressed data break the rules of DEFLATE; the text says which.
    case damaged(String)
    /// The content is not what its CRC-32 was made of.
    case checksum
    /// The content has another size than the archive says.
    case size
    /// A password is needed.
    case encrypted
    /// Packed by a method other than "stored" and DEFLATE.
    case method(UInt16)
    /// A name that leads out of the archive's folder.
    case unsafeName
    /// Entries share bytes, as they do in archives made to fill a disk.
    case overlapping
    /// More bytes than the limit.
    case tooLarge(limit: Int)
    /// More bytes for a compressed byte than the limit, as in archives made to fill a disk.
    case tooDense(limit: Int)
    /// More entries than the limit.
    case tooManyEntries(limit: Int)
  }

  /// What is wrong.
  package let reason: Reason
  /// Where in the archive, in bytes from its start.
  package let offset: Int

  /// Makes an error of its parts.
  package init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// What is wrong, as a phrase without a final full stop.
  package var message: String {
    switch reason {
    case .notGzip: "this is no gzip file"
    case .noDirectory: "this is no ZIP archive, or its end is missing"
    case .cutOff: "it is cut off at byte \(offset)"
    case .damaged(let rule): "its compressed data are damaged at byte \(offset): \(rule)"
    case .checksum: "its content is damaged: the checksum is another"
    case .size: "its content is damaged: the size is another than the archive says"
    case .encrypted: "it is encrypted"
    case .method(let method): "it is packed by method \(method), which is not known"
    case .unsafeName: "its name leads out of the archive"
    case .overlapping: "it shares bytes with another entry, as only made-up archives have it"
    case .tooLarge(let limit): "it would be larger than \(limit) bytes"
    case .tooDense(let limit): "it would unpack to more than \(limit) times its size"
    case .tooManyEntries(let limit): "it has more than \(limit) entries"
    }
  }

  /// What to do about it, where there is something.
  package var help: String? {
    switch reason {
    case .notGzip, .noDirectory, .cutOff, .damaged, .checksum, .size:
      "make or download the archive again"
    case .encrypted: "unpack it with its password, and read what comes out"
    case .method, .unsafeName: "unpack it with another program, and read what comes out"
    case .overlapping, .tooLarge, .tooDense, .tooManyEntries:
      "if you trust it, unpack it with another program, and read what comes out"
    }
  }
}
