import RecipeCore
import RecipeDocuments

/// The content of a recipe's file in the library, and the name that it should have.
struct LibraryContent: Sendable {
  /// The extension of files that an import converts.
  static let convertedEnding = "json"

  /// The bytes.
  let bytes: [UInt8]
  /// The hash of `bytes`.
  let hash: ContentHash
  /// The file name without its extension, if no other file has it.
  let stem: String
  /// The extension.
  let ending: String

  /// True if it is a document as it was found.
  var isOriginal: Bool { ending != Self.convertedEnding }

  /// Creates the content of a file that holds a recipe as JSON.
  init(converting recipe: Recipe) {
    self.init(
      PlainRecipeWriter().document(of: recipe), stem: RecipeFileName.stem(for: recipe.title),
      ending: Self.convertedEnding)
  }

  /// Creates the content of a file that holds a document as it is.
  init(keeping document: OriginalDocument, of recipe: Recipe) {
    let stem = document.stem.flatMap { RecipeFileName.stem(keeping: $0) }
    self.init(
      document.bytes, stem: stem ?? RecipeFileName.stem(for: recipe.title),
      ending: document.ending)
  }

  /// Creates the content of a converted file that a fuller version of its recipe completed.
  init(completing bytes: [UInt8]) {
    self.init(bytes, stem: "", ending: Self.convertedEnding)
  }

  private init(_ bytes: [UInt8], stem: String, ending: String) {
    self.bytes = bytes
    hash = ContentHash(of: bytes)
    self.stem = stem
    self.ending = ending
  }
}
