extension Recipe {
  /// Returns the same recipe with another social rank.
  package func with(socialRank: ExactNumber?) -> Recipe {
    copy(sourceURL: sourceURL, socialRank: socialRank)
  }

  /// Returns the same recipe with another page.
  package func with(sourceURL: String?) -> Recipe {
    copy(sourceURL: sourceURL, socialRank: socialRank)
  }

  private func copy(sourceURL: String?, socialRank: ExactNumber?) -> Recipe {
    Recipe(
      title: title, publisher: publisher, publisherURL: publisherURL, sourceURL: sourceURL,
      f2fURL: f2fURL, imageURL: imageURL, socialRank: socialRank, ingredients: ingredients,
      ingredientGroups: ingredientGroups, directions: directions, description: description,
      tags: tags, yield: yield, prepMinutes: prepMinutes, cookMinutes: cookMinutes,
      totalMinutes: totalMinutes, rating: rating, author: author, language: language,
      published: published, extras: extras)
  }
}
