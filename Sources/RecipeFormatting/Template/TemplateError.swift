/// A problem in a template.
package struct TemplateError: Error, Sendable, Hashable {
  /// The problem, as a phrase.
  package let message: String
  /// The template as written.
  package let template: String
  /// The offset of the problem in `template`, in Unicode scalars, from 0.
  package let offset: Int
  /// The remedy.
  package let help: String?

  /// Creates an error from its parts.
  package init(_ message: String, template: String, offset: Int, help: String? = nil) {
    self.message = message
    self.template = template
    self.offset = offset
    self.help = help
  }
}
