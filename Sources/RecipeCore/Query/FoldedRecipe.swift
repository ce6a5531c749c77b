/// The texts of one recipe, folded field by field when they are first asked for.
///
/// The space is used again for the next recipe, so that looking through many allocates little.
struct FoldedRecipe {
  private var texts: [[UInt8]] = Array(repeating: [], count: QueryField.allCases.count)
  private var isFolded: [Bool] = Array(repeating: false, count: QueryField.allCases.count)

  /// Forgets the recipe before.
  mutating func reset() {
    for index in isFolded.indices { isFolded[index] = false }
  }

  /// Calls `body` with the lines of a field, folded and each ended by a line feed.
  ///
  /// A line with umlauts stands there twice, once for each spelling.
  mutating func withText<Result>(
    of field: QueryField, in recipe: MergedRecipe, _ body: ([UInt8]) -> Result
  ) -> Result {
    let index = field.index
    if !isFolded[index] {
      texts[index].removeAll(keepingCapacity: true)
      field.forEachText(of: recipe) { Self.append($0, to: &texts[index]) }
      isFolded[index] = true
    }
    return body(texts[index])
  }

  private static func append(_ text: String, to lines: inout [UInt8]) {
    let sawUmlaut = TextFolding.append(text, to: &lines)
    lines.append(0x0A)
    guard sawUmlaut else { return }
    TextFolding.append(text, to: &lines, umlauts: .spelledOut)
    lines.append(0x0A)
  }
}

extension QueryField {
  /// The place of the field among all.
  fileprivate var index: Int {
    switch self {
    case .title: 0
    case .ingredients: 1
    case .tags: 2
    case .publisher: 3
    case .author: 4
    case .source: 5
    case .description: 6
    case .directions: 7
    }
  }

  /// Calls `body` with each text of the field; titles and names of all members count.
  func forEachText(of merged: MergedRecipe, _ body: (String) -> Void) {
    switch self {
    case .title: forEachMember(of: merged, \.title, body)
    case .publisher: forEachMember(of: merged, \.publisher, body)
    case .author: forEachMember(of: merged, \.author, body)
    case .ingredients: merged.recipe.ingredients.forEach(body)
    case .tags: merged.recipe.tags.forEach(body)
    case .description: merged.recipe.description.map(body)
    case .directions: merged.recipe.directions.forEach(body)
    case .source: merged.members.forEach { body($0.reference.source) }
    }
  }

  private func forEachMember(
    of merged: MergedRecipe, _ value: (Recipe) -> String?, _ body: (String) -> Void
  ) {
    value(merged.recipe).map(body)
    guard merged.members.count > 1 else { return }
    for member in merged.members where value(member.recipe) != value(merged.recipe) {
      value(member.recipe).map(body)
    }
  }
}
