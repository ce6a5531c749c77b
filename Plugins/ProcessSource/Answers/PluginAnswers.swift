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
  func kept(_ texts: [String]) -> KeptAnswer? {
    keeper.answer(to: question(nil)) ?? keeper.answer(to: question(texts))
  }

  /// Keeps the answers of a run, if the plug-in says for how long.
  ///
  /// - Parameter texts: The texts that were searched for, or `nil` if all records were listed.
  func keep(_ transcript: PluginTranscript, _ texts: [String]?) -> [Diagnostic] {
    guard let seconds = transcript.seconds else { return [] }
    return keeper.keep(transcript.bytes, to: question(texts), seconds: seconds)
  }

  private func question(_ texts: [String]?) -> String {
    let parts = identity + (texts.map { ["search"] + $0 } ?? ["list"])
    return "process:\(path)#\(SHA256.hex(of: Array(parts.joined(separator: "\0").utf8)))"
  }
}
