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

  /// The number of messages with a record that can be used.
  private(set) var usableCount = 0
  /// The number of messages without one, and the first reason.
  private(set) var skipped: (count: Int, reason: String) = (0, "")

  /// Counts a message with records.
  ///
  /// - Parameter reason: The reason why none of them can be used, or `nil`.
  mutating func count(skipReason reason: String?) {
    guard let reason else { return usableCount += 1 }
    skipped = (skipped.count + 1, skipped.count == 0 ? reason : skipped.reason)
  }

  /// Makes the task fail if nothing of what was sent can be used: such a source is not an empty one, and none of
  /// it is cached.
  mutating func failIfNothingIsUsable() {
    guard failure == nil, usableCount == 0, skipped.count > 0 else { return }
    let message =
      skipped.count == 1
      ? "its only record cannot be used: \(skipped.reason)"
      : "none of its \(skipped.count) records can be used: \(skipped.reason), for one"
    failure = SourceFailure(
      .invalid, message,
      help:
        "each record needs an id and a title, each document a recipe; -v lists what was skipped")
    (transcript, searches) = (PluginTranscript(), [])
  }

  /// True if there was a message with records.
  var hasRecords: Bool {
    transcript.count > 0 || searches.contains { $0.transcript.count > 0 }
  }

  /// True if something that was said must not be cached.
  var isWithheld: Bool {
    transcript.isWithheld || searches.contains(where: \.transcript.isWithheld)
  }

  /// Ends a search.
  mutating func endSearch(for text: String) {
    searches.append(PluginSearch(text: text, transcript: transcript))
    transcript = PluginTranscript()
  }
}
