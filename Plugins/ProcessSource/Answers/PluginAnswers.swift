import RecipeCore
import Text

/// The answers of a plug-in that earlier runs cached.
///
/// They hold for one version of the program and one configuration of it.
struct PluginAnswers: Sendable {
  /// The time that is needed to report a failure, or to deliver cached answers, when the plug-in gives none.
  static let reserve = Duration.milliseconds(300)

  private let answers: any CachedAnswers
  private let path: String
  private var identity: [String]

  /// Creates the answers of the program at a path.
  init(of path: String, options: ProcessOptions, in environment: SourceEnvironment) {
    answers = environment.answers
    self.path = path
    let status = (try? environment.files.status(of: path)).flatMap(\.self)
    identity = [
      status.map { "\($0.size) \($0.modified) \($0.changed)" } ?? "", options.folder,
      options.config,
    ]
    // An array is written so that none looks like another.
    if !options.arguments.isEmpty { identity.append("\(options.arguments)") }
  }

  /// The cached answer to `list`.
  var list: CachedAnswer? { answers.answer(to: question(["list"])) }

  /// Returns the cached answers of all records, or else of those that match some texts.
  func cached(_ texts: [String]) -> CachedPluginAnswers {
    if let list { return CachedPluginAnswers(list: list, texts: texts) }
    return CachedPluginAnswers(
      searches: texts.map { ($0, answers.answer(to: question(["search", $0]))) })
  }

  /// Caches the answers of a run, if the plug-in says for how long, and what its searches found.
  ///
  /// - Parameter source: The name of the source.
  func cache(_ run: PluginRun, of source: String) -> [Diagnostic] {
    if run.isList { return run.failure == nil ? cache(run.transcript, to: question(["list"])) : [] }
    return run.searches.flatMap { cache($0.transcript, to: question(["search", $0.text])) }
      + cacheRecents(run, of: source)
  }

  /// The pause that the plug-in asked for, if one was cached.
  var pause: PluginPause? {
    answers.answer(to: question(["pause"])).flatMap { PluginPause($0.bytes) }
  }

  /// Caches a pause.
  func cache(_ pause: PluginPause, now: Int) -> [Diagnostic] {
    answers.cache(pause.bytes, to: question(["pause"]), seconds: pause.secondsLeft(at: now))
  }

  /// Returns the results of recent searches.
  func recents(of source: String) -> PluginRecents {
    PluginRecents(answers.answer(to: question(["recent"])), source: source)
  }

  private func cache(_ transcript: PluginTranscript, to question: String) -> [Diagnostic] {
    guard let seconds = transcript.seconds else { return [] }
    return answers.cache(transcript.bytes, to: question, seconds: seconds)
  }

  private func cacheRecents(_ run: PluginRun, of source: String) -> [Diagnostic] {
    // Several searches may have found the same.
    let found = run.searches.reduce(into: []) { found, search in
      found = PluginRecents.joined(search.transcript.bytes, before: found)
    }
    guard !found.isEmpty, !run.isWithheld else { return [] }
    let bytes = recents(of: source).bytes(after: found)
    return answers.cache(bytes, to: question(["recent"]), seconds: 0)
  }

  private func question(_ parts: [String]) -> String {
    let parts = identity + parts
    return "process:\(path)#\(SHA256.hex(of: Array(parts.joined(separator: "\0").utf8)))"
  }
}
