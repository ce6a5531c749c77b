import RecipeCore
import RecipeFormatting
import RecipeStorage

/// One recipe as a file of its own, which the sources read back.
struct RecipeFile {
  /// The formats that hold one recipe a file.
  enum Format: String, Sendable {
    case json
    case markdown
  }

  /// The recipe.
  let recipe: RankedRecipe
  /// The format.
  let format: Format

  private static let stemLimit = 80

  /// A safe name that no other recipe has: the words of the title and the id.
  var name: String {
    let words = TextFolding.foldedString(recipe.merged.recipe.title).split(separator: " ")
    var stem = ""
    for word in words where stem.utf8.count + word.utf8.count < Self.stemLimit {
      stem += word + "-"
    }
    return stem + recipe.merged.id + (format == .json ? ".json" : ".md")
  }

  /// The content.
  var bytes: [UInt8] {
    let whole = recipe.merged.recipe.ranked(recipe.socialRank?.value)
    return switch format {
    case .json: RecipeFileWriter.bytes(of: whole)
    case .markdown: Array(RecipeMarkdownWriter().document(of: whole).utf8)
    }
  }
}

extension Recipe {
  /// The same recipe with the rank that its records gave it.
  fileprivate func ranked(_ rank: ExactNumber?) -> Recipe {
    Recipe(
      title: title, publisher: publisher, publisherURL: publisherURL, sourceURL: sourceURL,
      f2fURL: f2fURL, imageURL: imageURL, socialRank: rank, ingredients: ingredients,
      ingredientGroups: ingredientGroups, directions: directions, description: description,
      tags: tags, yield: yield, prepMinutes: prepMinutes, cookMinutes: cookMinutes,
      totalMinutes: totalMinutes, rating: rating, author: author, language: language,
      published: published, extras: extras)
  }
}
