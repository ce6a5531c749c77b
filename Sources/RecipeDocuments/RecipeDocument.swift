public import RecipeCore

/// Documents of recipes in every format of the program: what sources and formatters outside of this
/// package use of this module.
///
/// ```swift
/// let soups = try RecipeDocument.read(bytes, path: "soups.md")
/// let page = try RecipeDocument.write(soups.entries.map(\.recipe), as: "html")
/// ```
public enum RecipeDocument {
  /// The names of the formats that can be read, and of their dialects.
  public static var readableFormats: [String] { DocumentFormats.readableNames }

  /// The names of the formats that can be written.
  public static var writableFormats: [String] { DocumentFormats.writable.map(\.name) }

  /// Reads the recipes of a document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - path: Its path or address, for diagnostics; its extension counts if the content does not
  ///     reveal the format.
  ///   - format: The name of a format or dialect, or `nil` to recognise it.
  ///   - fields: The fields needed; others may be omitted.
  /// - Throws: An error if no format that can be read has the name.
  public static func read(
    _ bytes: [UInt8], path: String, format: String? = nil, fields: RecipeFieldSet = .all
  ) throws(RecipeDocumentError) -> DocumentOutcome {
    guard let format else {
      return AnyDocumentReader().read(bytes, path: path, fields: fields)
    }
    guard let reader = DocumentFormats.reader(named: format) else {
      throw .unknownFormat(format, known: readableFormats)
    }
    return reader.read(bytes, path: path, fields: fields)
  }

  /// Returns the bytes of one document of recipes.
  ///
  /// - Throws: An error if no format that can be written has the name, or if its documents hold one
  ///   recipe and there are more or none.
  public static func write(
    _ recipes: [Recipe], as format: String
  ) throws(RecipeDocumentError) -> [UInt8] {
    guard let writer = DocumentFormats.format(named: format)?.writer else {
      throw .unknownFormat(format, known: writableFormats)
    }
    guard writer.holdsSeveral || recipes.count == 1 else {
      throw .holdsOneRecipe(format: format, count: recipes.count)
    }
    var bytes: [UInt8] = []
    writer.write(recipes) { bytes += $0 }
    return bytes
  }
}

/// The errors of `RecipeDocument`.
public enum RecipeDocumentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No format has the name; `known` are those that exist.
  case unknownFormat(String, known: [String])
  /// Documents of the format hold one recipe, not `count`.
  case holdsOneRecipe(format: String, count: Int)

  /// The problem in a sentence.
  public var description: String {
    switch self {
    case .unknownFormat(let name, let known):
      "there is no format '\(name)'; the formats are \(known.joined(separator: ", "))"
    case .holdsOneRecipe(let format, let count):
      "\(format) holds one recipe per document, not \(count)"
    }
  }
}
