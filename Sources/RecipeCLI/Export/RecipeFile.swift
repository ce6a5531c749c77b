import RecipeCore
import RecipeDocuments
import RecipeMerging
import Text

/// A recipe as a file of its own, which the sources read back.
struct RecipeFile: Sendable {
  /// The recipe.
  let recipe: RankedRecipe
  /// The writer.
  let writer: any RecipeDocumentWriter
  /// The usual extension of the format.
  let ending: String

  private static let maximumStemLength = 80

  /// The safe and unique path in the folder, made of the words of the title and the id.
  var path: String { writer.path(of: stem, ending: ending) }

  private var stem: String {
    let words = TextFolding.foldedString(recipe.merged.recipe.title).split(separator: " ")
    var stem = ""
    for word in words where stem.utf8.count + word.utf8.count < Self.maximumStemLength {
      stem += word + "-"
    }
    return stem + recipe.merged.id
  }

  /// The content.
  var bytes: [UInt8] { writer.document(of: recipe.whole) }
}
