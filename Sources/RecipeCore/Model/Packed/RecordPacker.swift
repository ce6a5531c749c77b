/// Packs the recipes of records, some of them into the same bytes.
package enum RecordPacker {
  /// The records with packed recipes.
  package static func pack(_ records: [RecipeRecord]) -> [RecipeRecord] {
    var writer = ByteWriter()
    let ends = records.map { record in
      record.content.write(to: &writer)
      return writer.bytes.count
    }
    let bytes = SharedBytes(writer.bytes)
    return records.indices.map { index in
      let start = index > 0 ? ends[index - 1] : 0
      return RecipeRecord(
        reference: records[index].reference, locator: records[index].locator,
        packed: PackedRecipe(bytes, start..<ends[index]))
    }
  }
}
