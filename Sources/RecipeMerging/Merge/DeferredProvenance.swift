/// The provenance of the values of a merged recipe, decoded at each access.
package protocol DeferredProvenance: Sendable {
  /// Decodes the provenance of each field.
  ///
  /// - Parameter count: The number of members of the recipe.
  func fields(among count: Int) -> [FieldProvenance]
}
