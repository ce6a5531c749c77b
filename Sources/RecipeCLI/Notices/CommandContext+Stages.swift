import RecipeSearch

extension CommandContext {
  /// Runs stages, and shows the current one if standard error is a terminal.
  func showingStages<Result: Sendable>(while body: () async -> Result) async -> Result {
    await showingProgress({ [progress] in progress.line }, while: body)
  }
}

extension RunStage {
  /// The line on a terminal.
  var line: String {
    switch self {
    case .comparing(let records): "Comparing \(records) records…"
    case .merging(let recipes): "Merging \(recipes) recipes…"
    }
  }
}
