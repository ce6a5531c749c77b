import RecipeCore

extension DocumentNotes {
  /// Adds a warning for each line that was corrected or left out.
  mutating func add(_ problems: [RepairedValue.Problem], of language: RepairedValue.Language) {
    for problem in problems {
      add(
        .warning, "not valid \(language.name): \(problem.fault.message)",
        line: problem.fault.line, column: problem.fault.column, help: problem.help)
    }
  }

  /// Adds the error of a text that could not be corrected.
  mutating func add(_ fault: RepairedValue.Fault, of language: RepairedValue.Language) {
    add(
      .error, "not valid \(language.name): \(fault.message)", line: fault.line,
      column: fault.column, help: "correct the file, or exclude it with 'exclude'")
  }
}
