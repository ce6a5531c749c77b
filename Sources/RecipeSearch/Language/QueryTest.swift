package import RecipeCore
package import RecipeMatching

/// The test of a recipe that one term of a query stands for.
package enum QueryTest: Sendable, Hashable {
  /// Consecutive words in one of these fields.
  case words(TextPattern, in: [QueryField])
  /// Symbols without letters, such as an emoji, found verbatim in one of these fields.
  case symbols(String, in: [QueryField])
  /// A page, by its URL.
  case page(CanonicalURL)
  /// A number in a range; a recipe without the number does not match.
  case number(QueryNumber, in: NumberRange)
  /// The presence or absence of a field.
  case presence(QueryPresence, isThere: Bool)
  /// A mark that a person set, with the records that have it; none until `RecipeQuery.knowing`.
  case mark(RecipeMark, on: Set<RecordReference>)

  /// The fields that a source must read for it.
  var needed: RecipeFieldSet {
    switch self {
    case .words(_, let fields), .symbols(_, let fields):
      fields.reduce(.essentials) { $0.union($1.needed) }
    case .page, .mark: .essentials
    case .number(let number, _): number.needed
    case .presence(let presence, _): presence.needed
    }
  }

  /// True if it looks for words or symbols without a field.
  var isAnywhere: Bool {
    switch self {
    case .words(_, let fields), .symbols(_, let fields): fields == QueryField.searched
    case .page, .number, .presence, .mark: false
    }
  }

  /// The cost, by which tests are ordered.
  var cost: Int {
    switch self {
    case .number, .presence, .mark: 0
    case .words(_, let fields), .symbols(_, let fields):
      fields.reduce(0) { max($0, $1.cost) }
    case .page: 3
    }
  }
}
