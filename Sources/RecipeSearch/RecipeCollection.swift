package import RecipeCore
package import RecipeMatching
package import RecipeMerging

/// All recipes of the configured sources, merged and ranked, by the questions that commands ask.
///
/// The plain pipeline answers by asking the sources; an accelerator may answer from what an earlier
/// run kept. Both give the same answers, so whoever asks need not know which one it is.
package protocol RecipeCollection: Sendable {
  /// Finds the page of recipes that a query asks for.
  func search(_ request: QueryRequest) async -> QueryAnswer

  /// Finds the page of recipes that a query asks for, as a stream: what is not in memory is read
  /// recipe by recipe while the page is iterated.
  func export(_ request: QueryRequest) async -> QueryAnswer

  /// Finds the recipe that a person names.
  ///
  /// - Parameters:
  ///   - name: An id or its beginning, a record, a title or an address; see `RecipeLookup`.
  ///   - detail: How much of the recipe is needed.
  func lookUp(_ name: String, _ detail: RecipeDetail) async -> LookupAnswer

  /// Matches and merges all records: which of them are duplicates, and why.
  func duplicates() async -> DuplicatesAnswer

  /// Gathers every record as its source gave it.
  func records() async -> [SourceBatch]

  /// Finds out how the sources fare.
  func sourceReports() async -> GatheringReport
}

/// How much of a recipe is needed.
package enum RecipeDetail: Sendable {
  /// What the lists of the sources say.
  case listed
  /// Everything: records of which a list says too little are fetched one by one.
  case whole
}

/// The recipes that match a query, and how the sources fared.
package struct QueryAnswer: Sendable {
  /// The page that was asked for.
  package let result: QueryResult
  /// What may help when nothing matches; `nil` when something does, or no advice was asked for.
  package let advice: QueryAdvice?
  /// How the sources fared.
  package let gathering: GatheringReport
  /// The results of the stages that the answer comes from, which are not freed before it is.
  private var basis: (any Sendable)?

  /// Makes an answer of its parts.
  package init(result: QueryResult, advice: QueryAdvice?, gathering: GatheringReport) {
    self.result = result
    self.advice = advice
    self.gathering = gathering
  }

  /// Returns the same answer with the results of the stages that it comes from.
  package func holding(_ basis: any Sendable) -> QueryAnswer {
    var copy = self
    copy.basis = basis
    return copy
  }
}

/// What a name leads to, and how the sources fared.
package struct LookupAnswer: Sendable {
  /// The recipe or recipes of that name.
  package let found: RecipeLookup
  /// Why records could not be fetched whole; they are as the list has them.
  package let diagnostics: [Diagnostic]
  /// How the sources fared.
  package let gathering: GatheringReport

  /// Makes an answer of its parts.
  package init(found: RecipeLookup, diagnostics: [Diagnostic] = [], gathering: GatheringReport) {
    self.found = found
    self.diagnostics = diagnostics
    self.gathering = gathering
  }
}

/// All records, matched and merged, and how the sources fared.
package struct DuplicatesAnswer: Sendable {
  /// Which records are the same recipe.
  package let matched: MatchedRecords
  /// The recipes, one for each cluster.
  package let merged: [MergedRecipe]
  /// How the sources fared.
  package let gathering: GatheringReport

  /// Makes an answer of its parts.
  package init(matched: MatchedRecords, merged: [MergedRecipe], gathering: GatheringReport) {
    self.matched = matched
    self.merged = merged
    self.gathering = gathering
  }
}
