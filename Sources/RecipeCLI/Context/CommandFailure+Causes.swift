import ArgumentParsing
import RecipeCore
import RecipeFormatting

extension CommandFailure {
  /// The arguments cannot be understood.
  init(_ error: ArgumentError) {
    self.init(error.message, help: error.help)
  }

  /// A query cannot be understood; the place is marked below it.
  init(_ error: QueryError) {
    let margin = String(repeating: " ", count: 2 + error.offset)
    self.init(error.message, help: error.help, details: ["  " + error.query, margin + "^"])
  }

  /// A field was asked for that the result does not have.
  init(_ error: UnknownFieldError) {
    self.init(error.message, help: error.help)
  }

  /// Something could not be done with a file.
  init(_ error: FileError, help: String? = nil) {
    self.init(error.description, help: help)
  }
}

extension CommandFailure {
  /// A template cannot be understood; the place is marked below it.
  init(_ error: TemplateError) {
    let margin = String(repeating: " ", count: 2 + error.offset)
    self.init(error.message, help: error.help, details: ["  " + error.template, margin + "^"])
  }
}
