import RecipeCore

/// A request to a plug-in, one of several to the same process.
struct PluginTask: Sendable {
  /// The questions of a task, on the thread of the conversation.
  typealias Questions =
    @Sendable (inout PluginConversation) throws(SourceFailure) -> Void

  /// The way of the records.
  let delivery: PluginDelivery
  /// The time by which everything must have been said.
  let deadline: ContinuousClock.Instant
  /// Asks the questions.
  let ask: Questions
}
