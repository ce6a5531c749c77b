import RecipeCore

/// The course of a task.
struct PluginRun: Sendable {
  /// A question whose answer may be kept.
  enum Answer: Sendable, Hashable {
    /// All records.
    case list
    /// The records that match one of these texts.
    case searches([String])
  }

  /// The reason why not everything was said, or `nil`.
  var failure: SourceFailure?
  /// The state to keep.
  var state = PluginState.unchanged
  /// The messages with records.
  var transcript = PluginTranscript()
  /// The question that was asked last, or `nil` if single records were asked for.
  var answer: Answer?
}
