import CooklangSyntax
import RecipeCore

extension CooklangDocument {
  /// Returns the problems as diagnostics, each with its location and a remedy.
  ///
  /// - Parameter frontMatter: The document's front matter; `>>` lines besides it are a problem.
  func diagnostics(path: String, isAfter frontMatter: RecipeFrontMatter) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if frontMatter.isPresent, let line = metadata.first?.line {
      diagnostics.append(
        Diagnostic(
          .warning, "metadata in '>>' lines besides front matter, which takes precedence",
          at: TextLocation(path: path, line: line, column: 1),
          help: "move these lines into the front matter"))
    }
    diagnostics += problems.map { problem in
      Diagnostic(
        .warning, problem.kind.message,
        at: TextLocation(path: path, line: problem.line, column: problem.column),
        help: problem.kind.help)
    }
    if furtherProblems > 0 {
      diagnostics.append(
        Diagnostic(
          .warning, "\(furtherProblems) more problems in this file",
          at: TextLocation(path: path)))
    }
    return diagnostics
  }
}

extension CooklangProblem.Kind {
  /// The problem, as a phrase.
  fileprivate var message: String {
    switch self {
    case .braceNotClosed: "'{' is not closed; it was read as text"
    case .parenthesisNotClosed: "'(' is not closed; it was read as text"
    case .commentNotClosed: "a comment '[-' is not closed; it was read as text"
    case .emptyTimer: "a timer without name and time; it was read as text"
    case .unknownModifier: "an unknown modifier before a name; it was read as a part of the name"
    case .metadataWithoutColon: "a line '>>' without a colon was ignored"
    case .tooManyItems: "more than 100,000 steps and ingredients; the rest was not read"
    }
  }

  /// The remedy.
  fileprivate var help: String {
    switch self {
    case .braceNotClosed: "write '}' after the amount, in the same paragraph"
    case .parenthesisNotClosed: "write ')' after the preparation, in the same paragraph"
    case .commentNotClosed: "write '-]' where the comment ends"
    case .emptyTimer: "write '~{5%minutes}' or '~name'"
    case .unknownModifier: "write a '\\' before it, or remove it"
    case .metadataWithoutColon: "write '>> key: value'"
    case .tooManyItems: "split the file into one for each recipe"
    }
  }
}
