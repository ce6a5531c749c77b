import RecipeCore
import Text

/// A piece of a section: its checksum, then its bytes.
enum Piece {
  /// The number of bytes of the checksum.
  static let checksumLength = 4

  /// Returns the checksum to write before bytes.
  static func checksum(of bytes: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: Checksum.of(bytes))
  }

  /// Returns the bytes of a piece.
  ///
  /// - Throws: An error if the checksum does not match.
  static func content(
    _ piece: UnsafeRawBufferPointer
  ) throws(IndexCorruption) -> UnsafeRawBufferPointer {
    guard piece.count >= checksumLength else { throw IndexCorruption() }
    let content = UnsafeRawBufferPointer(rebasing: piece[checksumLength...])
    let checksum = piece.number(at: 0, as: UInt32.self)
    guard checksum == UInt32(truncatingIfNeeded: Checksum.of(content)) else {
      throw IndexCorruption()
    }
    return content
  }
}
