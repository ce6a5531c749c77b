package import RecipeCore

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
