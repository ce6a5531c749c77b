package import RecipeCore

/// A writer of recipes as documents of one format.
package protocol RecipeDocumentWriter: Sendable {
  /// The fields that the format represents completely, in typical recipes.
  ///
  /// A field that is represented in part, such as a rating in whole stars, is not included. The
  /// actual loss of an export is determined differently: by comparing the recipes with what a
  /// reader makes of the document.
  var carriedFields: Set<RecipeField> { get }

  /// True if a document can contain several recipes.
  var holdsSeveral: Bool { get }

  /// True if documents are text, which a terminal can show.
  var isText: Bool { get }

  /// Writes recipes as one document, piece by piece.
  ///
  /// - Parameters:
  ///   - recipes: The recipes, in order, each of which may be read anew when it is accessed; exactly
  ///     one if the format does not support several.
  ///   - sink: Receives the bytes in order.
  func write(_ recipes: some Collection<Recipe>, to sink: (consuming [UInt8]) -> Void)

  /// Returns the path of a recipe's document in a folder of documents, separated by `/`.
  ///
  /// - Parameters:
  ///   - stem: A safe and unique file name without extension.
  ///   - ending: The usual extension of the format.
  func path(of stem: String, ending: String) -> String
}

extension RecipeDocumentWriter {
  /// True, as for most formats.
  package var isText: Bool { true }

  /// Returns the document of a single recipe.
  package func document(of recipe: Recipe) -> [UInt8] {
    var bytes: [UInt8] = []
    write([recipe]) { bytes += $0 }
    return bytes
  }

  /// Returns a file name in the folder itself.
  package func path(of stem: String, ending: String) -> String { stem + "." + ending }
}
