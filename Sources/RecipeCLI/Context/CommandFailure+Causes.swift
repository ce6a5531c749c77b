import ArgumentParsing
import RecipeCore
import RecipeFormatting
import RecipeSearch
import Text

extension CommandFailure {
  /// The arguments cannot be understood.
  init(_ error: ArgumentError) {
    self.init(error.message, help: error.help)
  }

  /// A query cannot be understood; the place is marked below it.
  init(_ error: QueryError) {
    let marked = MarkedText(error.query, offset: error.offset, length: error.length)
    self.init(error.message, help: error.help, details: marked.lines.map { "  " + $0 })
  }

  /// A field was asked for that the result does not have.
  init(_ error: UnknownFieldError) {
    self.init(error.message, help: error.help)
  }

  /// Something could not be done with a file.
  init(_ error: FileError, help: String? = nil) {
    self.init(error.description, help: help)
  }

  /// A result could not be written whole; `nil` when it was, or when its reader has gone.
  init?(_ outcome: WriteOutcome) {
    guard case .failed(let error) = outcome else { return nil }
    self.init(
      "cannot write to \(error.path): \(error.reasonText)", help: "the result is not complete")
  }
}

extension CommandFailure {
  /// A template cannot be understood; the place is marked below it.
  init(_ error: TemplateError) {
    let marked = MarkedText(error.template, offset: error.offset)
    self.init(error.message, help: error.help, details: marked.lines.map { "  " + $0 })
  }
}
