import RecipeCore

/// A function that packs many recipes into the same bytes.
enum RecordPacker {
  /// Returns the records with packed recipes.
  static func pack(_ records: [RecipeRecord]) -> [RecipeRecord] {
    let recipes = pack(records.count) { records[$0].content.write(to: &$1) }
    return zip(records, recipes).map { record, recipe in
      record.holding(.deferred(recipe))
    }
  }

  /// Packs recipes.
  ///
  /// - Parameters:
  ///   - count: The number of recipes.
  ///   - size: Their estimated size in bytes.
  ///   - write: Writes the recipe with an index, as `Recipe.write` does.
  static func pack(
    _ count: Int, about size: Int = 0, _ write: (Int, inout ByteWriter) -> Void
  ) -> [PackedRecipe] {
    var writer = ByteWriter(capacity: size)
    var ends: [Int] = []
    ends.reserveCapacity(count)
    for index in 0..<count {
      write(index, &writer)
      ends.append(writer.bytes.count)
    }
    let bytes = SharedBytes(writer.bytes)
    return ends.indices.map { index in
      PackedRecipe(bytes, (index > 0 ? ends[index - 1] : 0)..<ends[index])
    }
  }
}
