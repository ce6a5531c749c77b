import MarkdownSyntax

extension RecipeMDDocument {
  /// Reads a RecipeMD document, strictly.
  ///
  /// - Parameter bytes: UTF-8.
  /// - Throws: The first rule of the specification that it breaks.
  package init(parsing bytes: [UInt8]) throws(RecipeMDError) {
    var parser = RecipeMDParser(MarkdownDocument(parsing: bytes))
    self = try parser.parse()
  }
}
