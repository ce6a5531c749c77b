import RecipeCore
import RecipeSearch

/// A recipe as bytes in a buffer of many recipes, which take a third of the memory of their texts.
///
/// Checksums are verified before; bytes that are corrupt in spite of that give empty values, as
/// `DeferredRecipe` cannot throw.
struct PackedRecipe: DeferredRecipe {
  private let bytes: SharedBytes
  private let range: Range<Int>

  /// Creates a recipe from what `Recipe.write` wrote.
  ///
  /// - Parameters:
  ///   - bytes: Bytes of this process, or of a file whose checksum was verified.
  ///   - range: The range of the recipe in `bytes`, which must be valid.
  init(_ bytes: SharedBytes, _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
  }

  /// Decodes the recipe; corrupt bytes give a recipe without fields.
  func recipe(_ depth: RecipeDepth) -> Recipe {
    read { reader throws(IndexCorruption) in try Recipe(reading: &reader, depth) }
      ?? Recipe(title: "")
  }

  /// The title; empty if the bytes are corrupt.
  var title: String {
    read { reader throws(IndexCorruption) in try reader.text() } ?? ""
  }

  /// The values that its rank is derived from; empty if the bytes are corrupt.
  var rankSignals: RankSignals {
    let rankSignals = read { reader throws(IndexCorruption) in
      _ = try reader.part(count: try reader.count())
      return try RankSignals(reading: &reader)
    }
    return rankSignals ?? RankSignals(socialRank: nil, rating: nil)
  }

  /// Returns the outline; empty if the bytes are corrupt.
  ///
  /// - Parameter body: Called with the texts; see `RecipeOutline`. If the bytes are corrupt, not
  ///   all of them are passed.
  func outline(_ body: (RecipeField, UnsafeRawBufferPointer) -> Void) -> RecipeOutline {
    read { reader throws(IndexCorruption) in try RecipeOutline(reading: &reader, body) }
      ?? RecipeOutline()
  }

  /// Writes the bytes of the recipe verbatim.
  func write(to writer: inout ByteWriter) {
    bytes.withBytes { all in
      writer.append(contentsOf: UnsafeRawBufferPointer(rebasing: all[range]))
    }
  }

  /// Returns the value that `body` reads from the bytes, or `nil` if they are corrupt.
  @inline(__always)
  private func read<Value>(
    _ body: (inout ByteReader) throws(IndexCorruption) -> Value
  ) -> Value? {
    bytes.withBytes { all in
      guard var reader = try? ByteReader(all, range) else { return nil }
      return try? body(&reader)
    }
  }
}
