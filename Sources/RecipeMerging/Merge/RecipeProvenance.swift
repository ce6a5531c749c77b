/// The provenance of the values of a merged recipe; see `RecipeContent`.
package enum RecipeProvenance: Sendable {
  /// Values.
  case values([FieldProvenance])
  /// Values that are decoded at each access.
  case deferred(any DeferredProvenance)

  /// Returns the provenance of each field.
  ///
  /// - Parameter count: The number of members of the recipe.
  package func fields(among count: Int) -> [FieldProvenance] {
    switch self {
    case .values(let fields): fields
    case .deferred(let provenance): provenance.fields(among: count)
    }
  }
}
