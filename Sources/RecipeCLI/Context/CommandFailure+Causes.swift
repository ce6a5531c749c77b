import ArgumentParsing
import RecipeCore
import RecipeFormatting
import RecipeSearch
import Text

extension CommandFailure {
  /// Creates the failure of invalid arguments.
  init(_ error: ArgumentError) {
    self.init(error.message, help: error.help)
  }

  /// Creates the failure of an invalid query, with the position marked.
  init(_ error: QueryError) {
    let marked = MarkedText(error.query, offset: error.offset, length: error.length)
    self.init(error.message, help: error.help, details: marked.lines.map { "  " + $0 })
  }

  /// Creates the failure of an unknown field.
  init(_ error: UnknownFieldError) {
    self.init(error.message, help: error.help)
  }

  /// Creates the failure of a file operation.
  init(_ error: FileError, help: String? = nil) {
    self.init(error.description, help: help)
  }

  /// Creates the failure of an incomplete output, or `nil` if it succeeded or its reader has gone.
  init?(_ outcome: WriteOutcome) {
    guard case .failed(let error) = outcome else { return nil }
    self.init(
      "cannot write to \(error.path): \(error.reasonText)", help: "the result is not complete")
  }
}

extension CommandFailure {
  /// Creates the failure of an invalid template, with the position marked.
  init(_ error: TemplateError) {
    let marked = MarkedText(error.template, offset: error.offset)
    self.init(error.message, help: error.help, details: marked.lines.map { "  " + $0 })
  }
}
