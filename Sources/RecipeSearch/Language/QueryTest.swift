import RecipeCore
import RecipeMatching

/// What one term of a query asks of a recipe.
enum QueryTest: Sendable, Hashable {
  /// Words one after the other, in one of these fields.
  case words(TextPattern, in: [QueryField])
  /// Something without letters, such as an emoji, found as it is in one of these fields.
  case symbols(String, in: [QueryField])
  /// A page, by its address.
  case page(CanonicalURL)
  /// A number that lies in a range; a recipe without the number has none that does.
  case number(QueryNumber, in: NumberRange)
  /// That something is known, or that it is not.
  case presence(QueryPresence, isThere: Bool)

  /// What a source must read to answer it.
  var needed: RecipeFieldSet {
    switch self {
    case .words(_, let fields), .symbols(_, let fields):
      fields.reduce(.essentials) { $0.union($1.needed) }
    case .page: .essentials
    case .number(let number, _): number.needed
    case .presence(let presence, _): presence.needed
    }
  }

  /// How much work it is, for the order in which several are tried.
  var cost: Int {
    switch self {
    case .number, .presence: 0
    case .words(_, let fields), .symbols(_, let fields):
      fields.reduce(0) { max($0, $1.cost) }
    case .page: 3
    }
  }
}
