import JSONSyntax
import RecipeCore

extension PlainMember {
  /// The member with the meaning of a key.
  init?(_ key: RecipeKey) {
    switch key {
    case .title: self = .title
    case .description: self = .description
    case .author: self = .author
    case .language: self = .language
    case .published: self = .published
    case .tags: self = .tags
    case .yield: self = .yield
    case .prepTime: self = .prepTime
    case .cookTime: self = .cookTime
    case .waitTime: self = .waitTime
    case .totalTime: self = .totalTime
    case .source: self = .source
    case .publisher: self = .publisher
    case .publisherURL: self = .publisherURL
    case .f2fURL: self = .f2fURL
    case .image: self = .imageURL
    case .socialRank: self = .socialRank
    case .rating: self = .rating
    case .ingredients: self = .ingredients
    case .ingredientGroups: self = .ingredientGroups
    case .directions: self = .directions
    case .directionGroups: self = .directionGroups
    case .notes: self = .notes
    case .tools: self = .tools
    case .nutrition: self = .nutrition
    case .ratingCount, .layout: return nil
    }
  }

  /// True for hundreds of letters in several lines, which no title has.
  private static func isLongText(_ text: String) -> Bool {
    text.utf8.count > 160 && HTMLText.plain(text).cleaned(.paragraphs).textLines.count > 1
  }

  /// True if a value can be what the name says.
  func fits(_ value: JSONValue) -> Bool {
    let isList = value.kind == .array && !value.elements.isEmpty
    let isObject = value.kind == .object && !value.members.isEmpty
    switch self {
    case .title:
      return value.string.map { text in
        !MachineText.isMachine(text) && !text.contains("\n") && !Self.isLongText(text)
      } ?? false
    case .ingredients:
      return isList || isObject
        || value.string.map { text in
          text.textLines.count > 1 || AmountText.startsWithAmount(text)
            || text.contains("<li") && HTMLText.plain(text).textLines.count > 1
            || RunOnIngredients.lines(of: text).count > 1
            || !RunOnIngredients.pairs(in: text).isEmpty
        } ?? false
    case .directions:
      return isList || isObject && !value.hasIngredients && value.hasSteps
        || value.string.map { text in
          text.textLines.count > 1 || SentenceText.isSentence(text)
            || text.hasSuffix(".") && !RecipeDuration.isStated(by: text)
        } ?? false
    case .prepTime, .cookTime, .waitTime, .totalTime:
      guard !value.hasTimes, !value.isProse else { return false }
      return value.timeText.map { AmountText.isNumber($0) || RecipeDuration.minutes(in: $0) != nil }
        ?? false
    case .yield:
      return value.measureText != nil && !value.elements.contains(where: \.hasIngredients)
    case .tags, .category, .cuisine: return isList || value.kind == .string
    case .notes: return PlainRemarks.notes(value) != nil
    case .tools: return PlainRemarks.tools(value) != nil
    case .nutrition: return PlainRemarks.nutrition(value) != nil
    case .socialRank: return value.looseNumber != nil
    case .rating:
      return value.kind == .number ? Rating(value) != nil : value.kind == .string || isObject
    case .imageURL: return value.kind != .number && value.kind != .boolean
    case .author: return isList || isObject || value.kind == .string
    case .source:
      return value.kind == .string || value.members.contains { $0.value.kind == .string }
    case .publisher, .publisherURL, .sourceURL, .f2fURL, .description, .language,
      .published:
      return value.kind == .string
    case .ingredientGroups, .directionGroups, .timeRanges, .extras, .sources, .id: return false
    }
  }
}
