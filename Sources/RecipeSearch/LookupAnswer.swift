package import RecipeCore

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
