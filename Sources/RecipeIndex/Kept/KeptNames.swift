package import RecipeCore

/// The names in the index that the last run of a configuration kept, however old it is.
///
/// Completions take them from here, since they must not wait for a source.
package struct KeptNames: Sendable {
  private let snapshot: IndexSnapshot

  /// Opens the index of a configuration, or returns `nil` if none is kept that can be read.
  ///
  /// - Parameter configuration: The configuration's file, absolute.
  package init?(of configuration: String, in store: IndexStore) {
    let run = RunIdentity(
      configuration: configuration, sources: [], merges: true, content: [], dependencies: [])
    guard let opened = try? store.open(run) else { return nil }
    snapshot = opened.snapshot
  }

  /// Visits recipes in rank order.
  ///
  /// - Parameter body: Called with the id and the title; returns false to stop.
  package func forEachRecipe(_ body: (_ id: String, _ title: String) -> Bool) {
    for place in 0..<snapshot.recipeCount {
      guard let (id, recipe) = try? snapshot.packedRecipe(place), body(id, recipe.title) else {
        return
      }
    }
  }

  /// Visits the texts of a field of recipes in rank order.
  ///
  /// - Parameter body: Called with the texts of a recipe; returns false to stop.
  package func forEach(_ field: RecipeField, _ body: ([String]) -> Bool) {
    for place in 0..<snapshot.recipeCount {
      guard let (_, recipe) = try? snapshot.packedRecipe(place) else { return }
      var texts: [String] = []
      _ = recipe.outline { other, bytes in
        if other == field { texts.append(String(decoding: bytes, as: UTF8.self)) }
      }
      guard body(texts) else { return }
    }
  }
}

extension IndexSnapshot {
  /// Reads the id of the recipe at a position in rank order, and its values as bytes.
  fileprivate func packedRecipe(
    _ place: Int
  ) throws(IndexCorruption) -> (id: String, recipe: PackedRecipe) {
    let (numbered, start) = try numberedRecipe(place)
    guard let merged = numbered.merged else {
      return (numbered.id, try packedValues(numbered.members[0]))
    }
    return (numbered.id, PackedRecipe(file.bytes, merged.recipe.shifted(by: start)))
  }

  private func packedValues(_ number: Int) throws(IndexCorruption) -> PackedRecipe {
    guard case .deferred(let values) = try packedRecord(number).content,
      let recipe = values as? PackedRecipe
    else { throw IndexCorruption() }
    return recipe
  }
}
