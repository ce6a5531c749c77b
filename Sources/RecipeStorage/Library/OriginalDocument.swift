package import RecipeDocuments

/// A document that the library can hold as it is, because people write its format by hand.
package struct OriginalDocument: Sendable {
  /// The bytes.
  let bytes: [UInt8]
  /// The name of its file without the extension, or `nil` if it has none.
  let stem: String?
  /// The extension of its file.
  let ending: String

  /// Creates a document, or returns `nil` if people do not write its format by hand.
  ///
  /// - Parameter path: The path of its file, or `nil` if it is from a pipe.
  package init?(_ bytes: [UInt8], of format: DocumentFormat, path: String?) {
    guard format.isHandwritten else { return nil }
    let parts = format.nameParts(of: path ?? "")
    self.bytes = bytes
    stem = path == nil ? nil : parts.stem
    ending = parts.ending
  }
}
