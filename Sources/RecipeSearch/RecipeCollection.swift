package import RecipeCore
package import RecipeMatching
package import RecipeMerging

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

  /// Returns the recipes as an earlier run left them, without asking any source; `nil` if none are kept.
  func kept() async -> HeldRecipes?
}

/// The detail in which a recipe is needed.
package enum RecipeDetail: Sendable {
  /// The values in the lists of the sources.
  case listed
  /// All values: records that a list outlines are fetched one by one.
  case whole
}

/// The recipes that match a query, and the reports of the sources.
package struct QueryAnswer: Sendable {
  /// The requested page.
  package let result: QueryResult
  /// Suggestions for another query, or `nil` if there are none or none were requested.
  package let advice: QueryAdvice?
  /// The reports of the sources.
  package let gathering: GatheringReport
  /// The results of earlier stages, which are kept alive as long as the answer.
  private var basis: (any Sendable)?

  /// Creates an answer from its parts.
  package init(result: QueryResult, advice: QueryAdvice?, gathering: GatheringReport) {
    self.result = result
    self.advice = advice
    self.gathering = gathering
  }

  /// Returns the answer with the results of earlier stages.
  package func holding(_ basis: any Sendable) -> QueryAnswer {
    var copy = self
    copy.basis = basis
    return copy
  }
}

/// The recipes with a name, and the reports of the sources.
package struct LookupAnswer: Sendable {
  /// The recipe or recipes with the name.
  package let found: RecipeLookup
  /// The reasons why complete records could not be fetched; they remain as listed.
  package let diagnostics: [Diagnostic]
  /// The reports of the sources.
  package let gathering: GatheringReport

  /// Creates an answer from its parts.
  package init(found: RecipeLookup, diagnostics: [Diagnostic] = [], gathering: GatheringReport) {
    self.found = found
    self.diagnostics = diagnostics
    self.gathering = gathering
  }
}

/// All records, matched and merged, and the reports of the sources.
package struct DuplicatesAnswer: Sendable {
  /// The records and their clusters.
  package let matched: MatchedRecords
  /// The recipes, one for each cluster.
  package let merged: [MergedRecipe]
  /// The reports of the sources.
  package let gathering: GatheringReport

  /// Creates an answer from its parts.
  package init(matched: MatchedRecords, merged: [MergedRecipe], gathering: GatheringReport) {
    self.matched = matched
    self.merged = merged
    self.gathering = gathering
  }
}
