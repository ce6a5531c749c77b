import CooklangSyntax
import RecipeCore

extension CooklangDocument {
  /// What was odd, with places and what to do.
  ///
  /// - Parameter frontMatter: The document's; lines `>>` beside it are odd.
  func diagnostics(path: String, isAfter frontMatter: RecipeFrontMatter) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if frontMatter.isPresent, let line = metadata.first?.line {
      diagnostics.append(
        Diagnostic(
          .warning, "metadata in '>>' lines beside front matter, which counts first",
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
          .warning, "\(furtherProblems) more things are wrong in this file",
          at: TextLocation(path: path)))
    }
    return diagnostics
  }
}

extension CooklangProblem.Kind {
  /// What is odd, as a phrase.
  fileprivate var message: String {
    switch self {
    case .braceNotClosed: "'{' is never closed; it was read as text"
    case .parenthesisNotClosed: "'(' is never closed; it was read as text"
    case .commentNotClosed: "a comment '[-' never ends; it was read as text"
    case .emptyTimer: "a timer without name and time; it was read as text"
    case .unknownModifier: "a sign before a name that is no modifier; it was read as its beginning"
    case .metadataWithoutColon: "a line '>>' without a colon was left out"
    }
  }

  /// What to do about it.
  fileprivate var help: String {
    switch self {
    case .braceNotClosed: "write '}' behind the amount, in the same paragraph"
    case .parenthesisNotClosed: "write ')' behind the preparation, in the same paragraph"
    case .commentNotClosed: "write '-]' where the comment ends"
    case .emptyTimer: "write '~{5%minutes}' or '~name'"
    case .unknownModifier: "write a '\\' before it, or leave it out"
    case .metadataWithoutColon: "write '>> key: value'"
    }
  }
}
