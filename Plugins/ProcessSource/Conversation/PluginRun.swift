import RecipeCore

/// The course of a conversation.
struct PluginRun: Sendable {
  /// The reason why not everything was said, or `nil`.
  var failure: SourceFailure?
  /// The state to keep.
  var state = PluginState.unchanged
  /// The messages with records.
  var transcript = PluginTranscript()
  /// The texts that were searched for, or `nil` if all records were listed.
  var texts: [String]?
}
