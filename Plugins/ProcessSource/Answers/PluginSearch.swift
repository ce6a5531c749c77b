/// A search that is complete.
struct PluginSearch: Sendable {
  /// The text.
  let text: String
  /// The messages with the records that it found.
  let transcript: PluginTranscript
}
