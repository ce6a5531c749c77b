package import RecipeCore

/// All recipes of the configured sources, merged and ranked, as the answers to the questions of
/// commands.
///
/// The plain pipeline answers by asking the sources; an accelerator may answer from the snapshot of
/// an earlier run. The answers are the same, so a caller need not know which one it asks.
package protocol RecipeCollection: Sendable {
  /// Finds the page of recipes that match a query.
  func search(_ request: QueryRequest) async -> QueryAnswer

  /// Finds the page of recipes that match a query, as a stream: recipes that are not in memory are
  /// read one by one while the page is iterated.
  func export(_ request: QueryRequest) async -> QueryAnswer

  /// Finds the recipe that a person names.
  ///
  /// - Parameters:
  ///   - name: An id or its beginning, a record, a title or an address; see `RecipeLookup`.
  ///   - detail: The detail needed.
  func lookUp(_ name: String, _ detail: RecipeDetail) async -> LookupAnswer

  /// Matches and merges all records, with the duplicates and the reasons.
  func duplicates() async -> DuplicatesAnswer

  /// Gathers every record as its source delivers it.
  func records() async -> [SourceBatch]

  /// Returns the reports of the sources.
  func sourceReports() async -> GatheringReport

  /// Gathers, matches and ranks all recipes once, for any number of questions.
  func held() async -> HeldRecipes

  /// Returns the recipes as an earlier run left them, without asking any source; `nil` if there is no index.
  func indexed() async -> HeldRecipes?
}
