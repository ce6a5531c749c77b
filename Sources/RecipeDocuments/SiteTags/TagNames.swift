import Text

/// The meanings of the names of tags and of their values, each of which is looked up once.
///
/// A document repeats few names many times.
struct TagNames {
  /// The meaning of the name of a tag.
  struct Tag {
    /// True for the name of one ingredient, or of several.
    let isIngredient: Bool
    /// True for the name of a step.
    let isStep: Bool
    /// True for a name about the page, not about the recipe.
    let isMarkup: Bool
    /// True for the name of a time, as of a timer.
    let isTime: Bool
    /// True for the name of the recipe: "recipe-card".
    let isRecipe: Bool
    /// The section whose text the tag encloses.
    let section: SectionKind?
  }

  /// The meaning of the name of a value.
  struct Value {
    /// The key of a fact about the recipe.
    let key: RecipeKey?
    /// The column that has such values in a table of ingredients.
    let column: TableColumn
    /// The time, and its unit.
    let time: TimeKey?
    /// True for the name of a food.
    let isFood: Bool
    /// True for a value about the whole list: `servings="4"`, `prep="10 min"`.
    let isFact: Bool
  }

  private var tags: [String: Tag] = [:]
  private var values: [String: Value] = [:]

  /// The maximum number of names that are kept.
  private static let limit = 512

  /// Returns the meaning of the name of a tag, whose words are folded.
  mutating func tag(_ name: String) -> Tag {
    if let known = tags[name] { return known }
    let tag = Tag(name)
    if tags.count < Self.limit { tags[name] = tag }
    return tag
  }

  /// Returns the meaning of the name of a value.
  mutating func value(_ name: String) -> Value {
    if let known = values[name] { return known }
    let value = Value(name)
    if values.count < Self.limit { values[name] = value }
    return value
  }
}

extension TagNames.Tag {
  fileprivate init(_ name: String) {
    let words = name.split(separator: " ").map(String.init)
    isIngredient =
      Self.abbreviations.contains(name)
      || ([name] + words).contains {
        RecipeKey(ofObject: $0) == .ingredients || RecipeKey(ofObject: $0 + "s") == .ingredients
          || SectionKind(heading: $0, isNested: true) == .ingredients
      }
    isStep =
      RecipeKey(ofObject: name) == .directions || RecipeKey(ofObject: name + "s") == .directions
      || SectionKind(heading: name, isNested: true) == .directions
    isMarkup = words.contains { Self.markup.contains($0) } || Self.markup.contains(name)
    isTime = TimeKey(name) != nil || Self.timers.contains { name.hasPrefix($0) }
    isRecipe = words.contains { RecipeKey.isWordForRecipe($0) }
    section = SectionKind(heading: name, isNested: true)
  }

  private static let abbreviations: Set<String> = ["ing", "ingr"]

  private static let timers: Set<String> = ["timer", "minuteur", "temporizador", "minuterie"]

  private static let markup: Set<String> = [
    "if", "unless", "else", "elsif", "elseif", "case", "when", "for", "raw", "comment", "highlight",
    "link", "relref", "post", "url", "figure", "image", "img", "gallery", "picture", "video",
    "youtube", "vimeo", "tweet", "icon", "button", "toc", "assign", "capture", "set", "block",
    "extends", "import", "from", "macro", "include", "render", "partial", "layout", "asset",
    "include relative", "details", "columns", "param", "div", "section", "tab", "tabs",
  ]
}

extension TagNames.Value {
  fileprivate init(_ name: String) {
    column = TableColumn(heading: KeyWords.words(of: name))
    let role = column.role
    key = RecipeKey(name.utf8)
    time = TimeKey(name)
    isFood = role == .food || role == .line || RecipeKey(ofObject: name) == .title
    let isYield = key == .yield && role == nil
    isFact = time != nil || isYield || key?.isTime == true
  }
}
