import RecipeCore
import Text

/// The answers of a plug-in that earlier runs kept.
///
/// They hold for one version of the program and one configuration of it.
struct PluginAnswers: Sendable {
  /// The time that is needed to report a failure, or to deliver kept answers, when the plug-in gives none.
  static let reserve = Duration.milliseconds(300)

  private let keeper: any AnswerKeeper
  private let path: String
  private let identity: [String]

  /// Creates the answers of the program at a path.
  init(of path: String, options: ProcessOptions, in environment: SourceEnvironment) {
    keeper = environment.answers
    self.path = path
    let status = (try? environment.files.status(of: path)).flatMap(\.self)
    identity = [
      status.map { "\($0.size) \($0.modified) \($0.changed)" } ?? "", options.folder,
      options.config,
    ]
  }

  /// Returns the kept answer: to `list`, else to searches for some texts.
  ///
  /// - Parameter texts: The texts, or `nil` if only a list will do.
  func kept(_ texts: [String]?) -> KeptAnswer? {
    keeper.answer(to: question(["list"]))
      ?? texts.flatMap { keeper.answer(to: question(["search"] + $0)) }
  }

  /// Keeps the answers of a run, if the plug-in says for how long, and what its searches found.
  ///
  /// - Parameter source: The name of the source.
  func keep(_ run: PluginRun, of source: String) -> [Diagnostic] {
    let transcript = run.transcript
    switch run.answer {
    case nil: return []
    case .list: return keep(transcript, to: question(["list"]))
    case .searches(let texts):
      return keep(transcript, to: question(["search"] + texts))
        + keepRecents(transcript, of: source)
    }
  }

  /// Returns what recent searches found.
  func recents(of source: String) -> PluginRecents {
    PluginRecents(keeper.answer(to: question(["recent"])), source: source)
  }

  private func keep(_ transcript: PluginTranscript, to question: String) -> [Diagnostic] {
    guard let seconds = transcript.seconds else { return [] }
    return keeper.keep(transcript.bytes, to: question, seconds: seconds)
  }

  private func keepRecents(_ transcript: PluginTranscript, of source: String) -> [Diagnostic] {
    guard transcript.count > 0, !transcript.isWithheld else { return [] }
    let bytes = recents(of: source).bytes(after: transcript.bytes)
    return keeper.keep(bytes, to: question(["recent"]), seconds: 0)
  }

  private func question(_ parts: [String]) -> String {
    let parts = identity + parts
    return "process:\(path)#\(SHA256.hex(of: Array(parts.joined(separator: "\0").utf8)))"
  }
}
