import JSONSyntax
import RecipeCore

/// The keys of an object by id: `{"35382": {"title": "…"}, "35383": {"title": "…"}}`.
///
/// They are ids only if every member is an object with one recipe, and no key is one that any object may have.
struct RecordKeys {
  private var found: [(place: Int, id: StatedID)] = []
  private var areIDs = true

  /// The least length of an only key that is an id though it has few digits, such as `-MabcDEF12ghIJ`.
  private static let longID = 12

  /// Creates the keys of an object before its members are known.
  init() {}

  /// Notes a member that is no recipe.
  mutating func reject() { areIDs = false }

  /// Adds a member.
  ///
  /// - Parameter recipes: The places of the recipes in it, in the list of all.
  mutating func add(_ member: JSONValue.Member, recipes: Range<Int>) {
    guard areIDs, member.value.kind == .object, recipes.count == 1,
      !KeyedRecipe.isGeneric(member.name), let id = StatedID(member.name)
    else { return reject() }
    found.append((recipes.lowerBound, id))
  }

  /// The ids, and the places of their recipes in the list of all.
  var ids: [(place: Int, id: StatedID)] {
    guard areIDs, let first = found.first else { return [] }
    return found.count > 1 || Self.isCertain(first.id.text) ? found : []
  }

  /// True for a key that cannot be the name of a part of an answer: "35382", "-MabcDEF12ghIJ".
  private static func isCertain(_ key: String) -> Bool {
    let digits = key.count(where: \.isNumber)
    return digits * 2 >= key.count || digits > 0 && key.count >= longID
  }
}
