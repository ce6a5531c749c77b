package import RecipeCore

extension ProcessResult {
  /// The way the program ended, as a phrase: "ended with status 3".
  package var ending: String {
    status > 128 ? "was ended by signal \(status - 128)" : "ended with status \(status)"
  }
}
