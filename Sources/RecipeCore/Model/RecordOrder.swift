/// The order of records that every run shares, whatever order they arrived in.
enum RecordOrder {
  /// Whether the references name the same record, byte for byte.
  ///
  /// `String` holds canonically equivalent names for equal, a file system does not.
  static func isSame(_ left: RecordReference, _ right: RecordReference) -> Bool {
    compare(left.id, right.id) == 0 && compare(left.source, right.source) == 0
  }

  /// Whether `left` comes before `right` by the UTF-8 bytes of source and id.
  static func precedes(_ left: RecordReference, _ right: RecordReference) -> Bool {
    let sources = compare(left.source, right.source)
    return sources == 0 ? compare(left.id, right.id) < 0 : sources < 0
  }

  /// Compares the UTF-8 bytes of texts: negative, zero or positive as in C.
  private static func compare(_ left: String, _ right: String) -> Int {
    var (left, right) = (left, right)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        let shared = min(left.count, right.count)
        var index = 0
        while index < shared, left[index] == right[index] { index += 1 }
        return index < shared ? Int(left[index]) - Int(right[index]) : left.count - right.count
      }
    }
  }

  /// Whether the content of `left` comes before that of `right`: a tie-break for records that
  /// claim to be the same one.
  static func contentPrecedes(_ left: RecipeRecord, _ right: RecipeRecord) -> Bool {
    content(of: left).lexicographicallyPrecedes(content(of: right)) { left, right in
      left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }

  /// All that a record says, as texts whose number tells which is which.
  private static func content(of record: RecipeRecord) -> [String] {
    let recipe = record.recipe
    let single = [
      recipe.title, recipe.sourceURL, recipe.publisher, recipe.publisherURL, recipe.f2fURL,
      recipe.imageURL, recipe.socialRank?.text, recipe.description, recipe.yield,
      recipe.prepMinutes.map(String.init), recipe.cookMinutes.map(String.init),
      recipe.totalMinutes.map(String.init), recipe.rating?.value.text, recipe.rating?.best.text,
      recipe.rating?.count.map(String.init), recipe.author, recipe.language, recipe.published,
    ].map { $0 ?? "" }
    let lists = [
      recipe.ingredients, recipe.ingredientGroups.flatMap { [$0.name, String($0.start)] },
      recipe.directions, recipe.tags, recipe.extras.flatMap { [$0.name, $0.json] },
    ].flatMap { [String($0.count)] + $0 }
    return single + [record.locator.description] + lists
  }
}
