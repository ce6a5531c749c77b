/// What in a template cannot be understood.
package struct TemplateError: Error, Sendable, Hashable {
  /// What is wrong, as a phrase.
  package let message: String
  /// The template as written.
  package let template: String
  /// The offset of the trouble in `template`, in Unicode scalars, from 0.
  package let offset: Int
  /// What to write instead.
  package let help: String?

  /// Makes an error of its parts.
  package init(_ message: String, template: String, offset: Int, help: String? = nil) {
    self.message = message
    self.template = template
    self.offset = offset
    self.help = help
  }
}
