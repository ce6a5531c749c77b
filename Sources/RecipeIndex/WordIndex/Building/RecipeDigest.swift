import RecipeCore
import RecipeMerging
import RecipeSearch

/// The contents of a recipe that are indexed, read without creating strings.
///
/// The buffers are reused for the next recipe.
struct RecipeDigest {
  /// The texts by `QueryField`.
  private var folded = Array(repeating: FoldedLines(), count: QueryField.allCases.count)
  /// The length of each of `RelevanceField.all`; see `RelevanceField.length`.
  private(set) var lengths = Array(repeating: 0, count: RelevanceField.all.count)
  /// The values other than texts.
  private(set) var outline = RecipeOutline()
  /// The recipe's own texts in fields where those of its members count too.
  private var own: [QueryField: [UInt8]] = [:]

  /// The fields in which members have their own texts; see `QueryField.forEachText`.
  private static let ofMembers: [QueryField] = [.title, .publisher, .author]

  /// Reads a recipe.
  mutating func read(_ recipe: MergedRecipe) {
    for place in folded.indices { folded[place].clear() }
    for place in lengths.indices { lengths[place] = 0 }
    own.removeAll(keepingCapacity: true)
    let hasOthers = recipe.members.count > 1
    outline = recipe.content.outline { field, text in
      guard let field = QueryField(field) else { return }
      append(text, to: field)
      if let place = RelevanceField.place(of: field) { lengths[place] += text.count }
      if hasOthers, Self.ofMembers.contains(field) { own[field] = Array(text) }
    }
    if hasOthers { for member in recipe.members { readTexts(of: member) } }
    for member in recipe.members {
      var source = member.reference.source
      source.withUTF8 { folded[QueryField.source.rawValue].append($0) }
    }
  }

  /// Returns the texts of a field of `IndexField.texts`.
  func lines(of field: QueryField) -> FoldedLines { folded[field.rawValue] }

  private mutating func append(_ text: UnsafeRawBufferPointer, to field: QueryField) {
    folded[field.rawValue].append(text.assumingMemoryBound(to: UInt8.self))
  }

  /// Adds the texts of a member that differ from the recipe's own.
  private mutating func readTexts(of member: RecipeRecord) {
    _ = member.content.outline { field, text in
      guard let field = QueryField(field), Self.ofMembers.contains(field),
        !(own[field]?.elementsEqual(text) ?? false)
      else { return }
      append(text, to: field)
    }
  }
}

extension QueryField {
  /// Creates the query field of a recipe field, or `nil` if it is not indexed.
  fileprivate init?(_ field: RecipeField) {
    switch field {
    case .title: self = .title
    case .publisher: self = .publisher
    case .ingredients: self = .ingredients
    case .directions: self = .directions
    case .description: self = .description
    case .notes: self = .notes
    case .tools: self = .tools
    case .tags: self = .tags
    case .author: self = .author
    case .language: self = .language
    case .publisherURL, .sourceURL, .f2fURL, .imageURL, .socialRank, .ingredientGroups,
      .directionGroups, .nutrition, .yield, .prepMinutes, .cookMinutes, .waitMinutes,
      .totalMinutes, .rating, .published, .extras:
      return nil
    }
  }
}
