package import RecipeCore

/// The facts about the collection as a whole.
package struct BrowserCollection: Sendable {
  /// The phases of reading the sources.
  package enum Phase: Sendable {
    /// All sources are read.
    case complete
    /// The recipes are those of an earlier run.
    case indexed
    /// The records that have arrived are there, each as a recipe of its own.
    case arriving
  }

  /// The number of recipes.
  package let count: Int
  /// The names of the sources.
  package let sources: [String]
  /// The traits of the sources, by name.
  package let traits: [String: SourceTraits]
  /// The sources that are missing, in words for a person; empty if none is.
  package let troubles: [String]
  /// The phase in which the recipes are shown.
  package let phase: Phase

  /// Creates the facts.
  package init(
    count: Int, sources: [String], traits: [String: SourceTraits], troubles: [String],
    phase: Phase = .complete
  ) {
    self.count = count
    self.sources = sources
    self.traits = traits
    self.troubles = troubles
    self.phase = phase
  }
}
