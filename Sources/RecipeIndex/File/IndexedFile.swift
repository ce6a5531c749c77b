import RecipeCore
import Text

/// What an index knows of one file: eight numbers of eight bytes.
struct IndexedFile {
  /// How many bytes the numbers take.
  static let byteCount = 64

  /// Its stamp when it was read; `nil` when that proves nothing.
  let stamp: FileStamp?
  /// Where its path ends in the section of paths; it begins where that of the file before ends.
  let pathEnd: Int
  /// Where its records end in the section of their numbers.
  let recordsEnd: Int
  /// Whether it holds no recipe and nothing that is wrong.
  let isWithoutRecipe: Bool

  private static let stampFlag: UInt64 = 1
  private static let withoutRecipeFlag: UInt64 = 2

  /// Makes what is known of its parts.
  init(stamp: FileStamp?, pathEnd: Int, recordsEnd: Int, isWithoutRecipe: Bool) {
    self.stamp = stamp
    self.pathEnd = pathEnd
    self.recordsEnd = recordsEnd
    self.isWithoutRecipe = isWithoutRecipe
  }

  /// Reads the numbers at a place that is in the section.
  init(at offset: Int, in section: UnsafeRawBufferPointer) {
    func number(_ place: Int) -> UInt64 {
      section.number(at: offset + 8 * place, as: UInt64.self)
    }
    let flags = number(7)
    stamp =
      flags & Self.stampFlag == 0
      ? nil
      : FileStamp(
        size: Int(truncatingIfNeeded: number(0)), modified: Int64(bitPattern: number(1)),
        changed: Int64(bitPattern: number(2)),
        identity: FileIdentity(device: number(3), inode: number(4)))
    pathEnd = Int(truncatingIfNeeded: number(5))
    recordsEnd = Int(truncatingIfNeeded: number(6))
    isWithoutRecipe = flags & Self.withoutRecipeFlag != 0
  }

  /// Writes the numbers.
  func write(to writer: inout ByteWriter) {
    let size = UInt64(bitPattern: Int64(stamp?.size ?? 0))
    let flags =
      (stamp == nil ? 0 : Self.stampFlag) | (isWithoutRecipe ? Self.withoutRecipeFlag : 0)
    // All at once: there may be a million files.
    let numbers = (
      size.littleEndian, UInt64(bitPattern: stamp?.modified ?? 0).littleEndian,
      UInt64(bitPattern: stamp?.changed ?? 0).littleEndian,
      (stamp?.identity.device ?? 0).littleEndian, (stamp?.identity.inode ?? 0).littleEndian,
      UInt64(pathEnd).littleEndian, UInt64(recordsEnd).littleEndian, flags.littleEndian
    )
    withUnsafeBytes(of: numbers) { writer.append(contentsOf: $0) }
  }
}
