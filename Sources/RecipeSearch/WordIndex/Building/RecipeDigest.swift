import RecipeCore
import RecipeMerging

/// What the index takes from a recipe, read without making values of its texts.
///
/// The space is used again for the next recipe.
struct RecipeDigest {
  /// The texts of the fields of `IndexField.texts`.
  private(set) var folded = FoldedRecipe()
  /// How long each of `RelevanceField.all` is, see `RelevanceField.length`.
  private(set) var lengths = Array(repeating: 0, count: RelevanceField.all.count)
  /// What it has beside texts.
  private(set) var outline = RecipeOutline(Recipe(title: ""))
  /// The texts of the recipe itself of fields where those of its members count as well.
  private var own: [QueryField: [UInt8]] = [:]

  /// Where members have texts of their own, see `QueryField.forEachText`.
  private static let ofMembers: [QueryField] = [.title, .publisher, .author]

  /// Reads a recipe.
  mutating func read(_ recipe: MergedRecipe) {
    folded.begin()
    for place in lengths.indices { lengths[place] = 0 }
    own.removeAll(keepingCapacity: true)
    let hasOthers = recipe.members.count > 1
    outline = recipe.content.outline { field, text in
      guard let field = QueryField(field) else { return }
      folded.add(text, to: field)
      if let place = RelevanceField.place(of: field) { lengths[place] += text.count }
      if hasOthers, Self.ofMembers.contains(field) { own[field] = Array(text) }
    }
    if hasOthers { for member in recipe.members { readTexts(of: member) } }
    for member in recipe.members {
      var source = member.reference.source
      source.withUTF8 { folded.add(UnsafeRawBufferPointer($0), to: .source) }
    }
  }

  /// Adds the texts of a member that are others than those of the recipe itself.
  private mutating func readTexts(of member: RecipeRecord) {
    _ = member.content.outline { field, text in
      guard let field = QueryField(field), Self.ofMembers.contains(field),
        !(own[field]?.elementsEqual(text) ?? false)
      else { return }
      folded.add(text, to: field)
    }
  }
}

extension QueryField {
  /// The field that a query finds texts of a field of recipes in; `nil` when the index takes none.
  fileprivate init?(_ field: RecipeField) {
    switch field {
    case .title: self = .title
    case .publisher: self = .publisher
    case .ingredients: self = .ingredients
    case .directions: self = .directions
    case .description: self = .description
    case .tags: self = .tags
    case .author: self = .author
    case .language: self = .language
    default: return nil
    }
  }
}
