import JSONSyntax
package import RecipeCore

/// The kit that proves a plug-in: it plays the cases of the protocol with it, each in a process of
/// its own.
package struct PluginKit: Sendable {
  /// The plug-in and its surroundings.
  let start: ProgramLaunch
  /// The launcher.
  let processes: any ProcessLauncher
  /// The factor by which all times are longer.
  let patience: Int
  private let values: KitValues

  /// Creates a kit for a plug-in.
  ///
  /// - Parameters:
  ///   - start: The plug-in and its surroundings.
  ///   - config: The table for it, as a JSON object.
  ///   - secrets: Its secrets, as a JSON object.
  ///   - folder: The folder from which relative paths in the table start, absolute.
  ///   - query: The text for which a plug-in searches that cannot list.
  ///   - patience: The factor by which all times are longer.
  ///   - processes: The launcher.
  package init(
    _ start: ProgramLaunch, config: String = "{}", secrets: String = "{}", folder: String = "/",
    query: String = "", patience: Int = 1, processes: any ProcessLauncher
  ) {
    self.start = start
    self.processes = processes
    self.patience = patience
    values = KitValues(config: config, secrets: secrets, folder: folder, query: query)
  }

  /// The names and levels of all cases of sources, in their order.
  package static var cases: [KitCase] { KitCases.version1.all }

  /// The name of the case in which a source says hello.
  package static var greeting: String { KitCases.greeting }

  /// Plays every case with a source.
  ///
  /// - Parameter report: Receives each result as it is known.
  /// - Throws: The reason why the plug-in cannot be started at all.
  package func run(_ report: (KitResult) -> Void) async throws(ProcessFailure) {
    let probe = try await play(KitCases.version1.handshake)
    var obstacles = KitObstacles(probe.play, probe.outcome)
    for tested in KitCases.version1.all {
      if let reason = obstacles.reason(toSkip: tested) {
        report(KitResult(tested: tested, outcome: .skipped(reason)))
      } else {
        let outcome = try await play(tested.steps).outcome
        obstacles.note(outcome, of: tested)
        report(KitResult(tested: tested, outcome: outcome))
      }
    }
  }

  /// Plays the steps of a case, in as many processes as they need.
  func play(
    _ steps: [JSONValue]
  ) async throws(ProcessFailure) -> (play: KitPlay, outcome: KitResult.Outcome) {
    var play = KitPlay(
      steps, values: values, patience: patience, maximumLineLength: start.maximumLineLength)
    while true {
      let before = play
      let (after, ending) = try await processes.converse(
        with: start, timeout: .seconds(600)
      ) { channel -> (KitPlay, KitPlay.Ending) in
        var play = before
        let ending = play.run(on: channel)
        return (play, ending)
      }
      play = after
      switch ending {
      case .restart: continue
      case .over(let outcome): return (play, outcome)
      }
    }
  }
}
