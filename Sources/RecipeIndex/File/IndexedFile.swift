import RecipeCore
import Text

/// The entry of a file in an index: eight numbers of eight bytes.
struct IndexedFile {
  /// The size of an entry in bytes.
  static let byteCount = 64

  /// The stamp of the file when it was read, or `nil` if it proves nothing.
  let stamp: FileStamp?
  /// The end of its path in the section of paths, which starts at the end of the previous one.
  let pathEnd: Int
  /// The end of its records in the section of their numbers.
  let recordsEnd: Int
  /// True if it is something other than recipes, rather than a broken recipe.
  let isWithoutRecipe: Bool

  private static let stampFlag: UInt64 = 1
  private static let withoutRecipeFlag: UInt64 = 2

  /// Creates an entry from its parts.
  init(stamp: FileStamp?, pathEnd: Int, recordsEnd: Int, isWithoutRecipe: Bool) {
    self.stamp = stamp
    self.pathEnd = pathEnd
    self.recordsEnd = recordsEnd
    self.isWithoutRecipe = isWithoutRecipe
  }

  /// Reads an entry at an offset that is in the section.
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

  /// Writes the entry.
  func write(to writer: inout ByteWriter) {
    let size = UInt64(bitPattern: Int64(stamp?.size ?? 0))
    let flags =
      (stamp == nil ? 0 : Self.stampFlag) | (isWithoutRecipe ? Self.withoutRecipeFlag : 0)
    // In one go: there may be a million files.
    let numbers = (
      size.littleEndian, UInt64(bitPattern: stamp?.modified ?? 0).littleEndian,
      UInt64(bitPattern: stamp?.changed ?? 0).littleEndian,
      (stamp?.identity.device ?? 0).littleEndian, (stamp?.identity.inode ?? 0).littleEndian,
      UInt64(pathEnd).littleEndian, UInt64(recordsEnd).littleEndian, flags.littleEndian
    )
    withUnsafeBytes(of: numbers) { writer.append(contentsOf: $0) }
  }
}
