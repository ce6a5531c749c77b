package import RecipeCore

/// Writes recipes as documents of one format.
package protocol RecipeDocumentWriter: Sendable {
  /// The fields that the format carries whole, of recipes as people write them.
  ///
  /// A field of which only a part is carried, as of a rating that counts whole stars, is none of
  /// them. What one export loses is not told by this: what was written is compared with what a
  /// reader makes of it.
  var carriedFields: Set<RecipeField> { get }

  /// True if one document may hold several recipes.
  var holdsSeveral: Bool { get }

  /// True if documents are text, which a terminal can show.
  var isText: Bool { get }

  /// Writes recipes as one document, piece by piece.
  ///
  /// - Parameters:
  ///   - recipes: The recipes, in order; exactly one when the format does not hold several.
  ///   - sink: Takes the bytes in order.
  func write(_ recipes: [Recipe], to sink: (consuming [UInt8]) -> Void)

  /// The path of one recipe's document below a folder of them, with `/` between its parts.
  ///
  /// - Parameters:
  ///   - stem: A safe and unique file name without ending.
  ///   - ending: The usual ending of the format.
  func path(of stem: String, ending: String) -> String
}

extension RecipeDocumentWriter {
  /// Most formats are text.
  package var isText: Bool { true }

  /// The whole document of one recipe.
  package func document(of recipe: Recipe) -> [UInt8] {
    var bytes: [UInt8] = []
    write([recipe]) { bytes += $0 }
    return bytes
  }

  /// A file beside the others.
  package func path(of stem: String, ending: String) -> String { stem + "." + ending }
}
