extension Recipe {
  /// Returns a recipe as a list has it, with its details.
  ///
  /// Details are kept for long and need not repeat what the list has, and a page is ordered by the list: so
  /// the title, rank, publisher, picture and addresses are those of the list if it has them. All else is as the
  /// details have it.
  package func completed(by details: Recipe) -> Recipe {
    var whole = details
    if !title.isEmpty { whole.title = title }
    whole.publisher = publisher ?? details.publisher
    whole.publisherURL = publisherURL ?? details.publisherURL
    whole.sourceURL = sourceURL ?? details.sourceURL
    whole.f2fURL = f2fURL ?? details.f2fURL
    whole.imageURL = imageURL ?? details.imageURL
    whole.socialRank = socialRank ?? details.socialRank
    _ = whole.fill(from: self)
    return whole
  }
}
