import JSONSyntax
import RecipeCore
import Text

/// A pause that a plug-in asked for.
struct PluginPause: Sendable {
  /// The longest pause that a plug-in can ask for, in seconds: a day.
  private static let maximumPause = 86_400

  /// The end, in seconds since 1970.
  private let end: Int
  /// The failure with which it asked.
  private let failure: SourceFailure

  /// Creates the pause of a failure.
  init(after failure: SourceFailure, seconds: Int, now: Int) {
    self.failure = failure
    end = now + min(max(0, seconds), Self.maximumPause)
  }

  /// Reads what was cached; `nil` if it is damaged.
  init?(_ bytes: [UInt8]) {
    guard let root = try? JSONDocument(parsing: bytes).root, let end = root["end"]?.integer,
      let message = root["message"]?.string
    else { return nil }
    self.end = end
    let status: SourceStatus =
      root["quota"]?.boolean == true ? .quotaExhausted : .rateLimited
    failure = SourceFailure(status, message, help: root["help"]?.string)
  }

  /// The text to keep.
  var bytes: [UInt8] {
    var json = JSONWriter(isIndented: false)
    json.beginObject()
    json.name("end")
    json.integer(end)
    json.name("quota")
    json.boolean(failure.status == .quotaExhausted)
    json.name("message")
    json.string(failure.message)
    if let help = failure.help {
      json.name("help")
      json.string(help)
    }
    json.endObject()
    return json.bytes
  }

  /// Returns the rest in seconds; 0 if the pause is over.
  ///
  /// A clock that was set back does not prolong it.
  func secondsLeft(at now: Int) -> Int {
    let left = end - now
    return left <= Self.maximumPause ? max(0, left) : 0
  }

  /// Returns the failure of a source that is not asked, or `nil` if the pause is over.
  func failure(at now: Int) -> SourceFailure? {
    let left = secondsLeft(at: now)
    guard left > 0 else { return nil }
    return SourceFailure(
      failure.status, "it asked for a pause: \(failure.message)", help: help(secondsLeft: left))
  }

  /// Returns the failure with which the plug-in asked, and when it is asked again.
  func firstFailure(at now: Int) -> SourceFailure {
    SourceFailure(failure.status, failure.message, help: help(secondsLeft: secondsLeft(at: now)))
  }

  private func help(secondsLeft: Int) -> String {
    let words = "it is asked again in \(secondsLeft.secondsInWords)"
    return failure.help.map { "\($0); \(words)" } ?? words
  }
}
