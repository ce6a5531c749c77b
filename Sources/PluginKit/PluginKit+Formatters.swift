import JSONSyntax
package import RecipeCore

extension PluginKit {
  /// The names and levels of all cases of formatters, in their order.
  package static var formatterCases: [KitCase] { KitCases.formatters.all }

  /// Plays every case with a formatter.
  ///
  /// - Parameter report: Receives each result as it is known.
  /// - Throws: The reason why the plug-in cannot be started at all.
  package func runFormatter(_ report: (KitResult) -> Void) async throws(ProcessFailure) {
    for tested in KitCases.formatters.all {
      report(KitResult(tested: tested, outcome: try await outcome(of: tested)))
    }
  }

  private func outcome(of tested: KitCase) async throws(ProcessFailure) -> KitResult.Outcome {
    guard let filter = tested.steps.first?["filter"] else {
      return try await play(tested.steps).outcome
    }
    let play = FilterPlay(filter, start: start, patience: patience, processes: processes)
    do throws(KitFailure) {
      try play.run()
      return .passed
    } catch {
      return error.outcome
    }
  }
}
