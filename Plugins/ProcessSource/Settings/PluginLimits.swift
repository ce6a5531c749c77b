import RecipeCore
import Text

/// The limits of what a plug-in may send.
struct PluginLimits: Sendable, Hashable {
  /// The time to get ready.
  var start = Duration.seconds(5)
  /// The maximum number of records of an answer.
  var records = 10_000
  /// The maximum size of an answer in bytes.
  var bytes = 64 << 20
  /// The maximum number of answers.
  var pages = 100
  /// The maximum size of a line in bytes.
  var line = 1 << 20
}
