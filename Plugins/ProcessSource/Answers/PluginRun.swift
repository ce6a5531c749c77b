import RecipeCore

/// The course of a task.
struct PluginRun: Sendable {
  /// The reason why not everything was said, or `nil`.
  var failure: SourceFailure?
  /// The time in seconds for which the plug-in does not want to be asked, or `nil` if it did not say.
  var pause: Int?
  /// The state to keep.
  var state = PluginState.unchanged
  /// The messages with records, but for those of searches that are complete.
  var transcript = PluginTranscript()
  /// The results of the searches that are complete.
  var searches: [PluginSearch] = []
  /// True if all records were asked for, rather than single ones or searches.
  var isList = false
  /// The number of records that were left out, as they have the id of an earlier one of the same answer.
  var repeatedCount = 0

  /// True if there was a message with records.
  var hasRecords: Bool {
    transcript.count > 0 || searches.contains { $0.transcript.count > 0 }
  }

  /// True if something that was said must not be kept.
  var isWithheld: Bool {
    transcript.isWithheld || searches.contains(where: \.transcript.isWithheld)
  }

  /// Ends a search.
  mutating func endSearch(for text: String) {
    searches.append(PluginSearch(text: text, transcript: transcript))
    transcript = PluginTranscript()
  }
}
