/// Packs recipes, many of them into the same bytes.
package enum RecordPacker {
  /// The recipes, packed.
  package static func pack(_ recipes: some Collection<Recipe>) -> [PackedRecipe] {
    packed(recipes) { $1.write(to: &$0) }
  }

  /// The records with packed recipes; those that are packed stay as they are.
  package static func pack(_ records: [RecipeRecord]) -> [RecipeRecord] {
    guard !records.allSatisfy(\.content.isPacked) else { return records }
    let recipes = packed(records) { $1.content.write(to: &$0) }
    return zip(records, recipes).map { record, recipe in
      RecipeRecord(reference: record.reference, locator: record.locator, packed: recipe)
    }
  }

  /// Packs what is written of each element.
  private static func packed<Element>(
    _ elements: some Collection<Element>, _ write: (inout ByteWriter, Element) -> Void
  ) -> [PackedRecipe] {
    var writer = ByteWriter()
    var ends: [Int] = []
    ends.reserveCapacity(elements.count)
    for element in elements {
      write(&writer, element)
      ends.append(writer.bytes.count)
    }
    let bytes = SharedBytes(writer.bytes)
    return ends.indices.map { index in
      PackedRecipe(bytes, (index > 0 ? ends[index - 1] : 0)..<ends[index])
    }
  }
}
