package import RecipeCore
import RecipeSearch
import Text

/// The names in the index that the last run of a configuration kept, however old it is.
///
/// Completions take them from here, since they must not wait for a source.
package struct IndexedNames: Sendable {
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

  /// Creates the names of an index that was opened.
  init(_ snapshot: IndexSnapshot) {
    self.snapshot = snapshot
  }

  /// Visits the recipes whose id or title may begin with a text, in rank order.
  ///
  /// - Parameters:
  ///   - start: The text.
  ///   - body: Called with the id and the title; returns false to stop.
  package func forEachRecipe(
    beginningWith start: String, _ body: (_ id: String, _ title: String) -> Bool
  ) {
    guard let titled = titles(beginningWith: start) else {
      return visit(0..<snapshot.recipeCount, body)
    }
    let digits = Array(start.lowercased().utf8)
    let isID = digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    visit(
      (0..<snapshot.recipeCount).lazy.filter { place in
        titled.contains(place) || isID && snapshot.mayHaveID(place, beginningWith: digits)
      }, body)
  }

  /// Returns the recipes whose title has the words of a text; `nil` if the index cannot tell.
  private func titles(beginningWith start: String) -> PositionBits? {
    let folded = TextFolding.fold(start)
    let words = FoldedWords(folded).map { String(decoding: folded[$0], as: UTF8.self) }
    guard let last = words.last else { return nil }
    let text = (words.dropLast().map { "title:\"\($0)\"" } + ["title:\(last)*"])
      .joined(separator: " ")
    guard let query = try? RecipeQuery(parsing: text),
      let index = try? WordIndex(snapshot.file.bytes, snapshot.file.range(of: .words)),
      index.recipeCount == snapshot.recipeCount
    else { return nil }
    return try? index.possible(for: query)
  }

  private func visit(
    _ places: some Sequence<Int>, _ body: (_ id: String, _ title: String) -> Bool
  ) {
    for place in places {
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
