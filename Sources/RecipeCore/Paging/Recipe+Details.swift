extension Recipe {
  /// Returns a recipe as a list has it, with its details.
  ///
  /// A list and details may both have the title, rank, publisher, picture and addresses: of these, the newer
  /// values count. All else is as the details have it. What one of them lacks is as the other has it.
  ///
  /// - Parameters:
  ///   - details: The recipe with its details.
  ///   - isNewer: True if the details are at least as new as the list, which is asked first.
  package func completed(by details: Recipe, isNewer: Bool) -> Recipe {
    var whole = details
    if !isNewer { whole.takeListed(from: self) }
    _ = whole.fill(from: self)
    if whole.title.isEmpty { whole.title = title }
    return whole
  }

  private mutating func takeListed(from row: Recipe) {
    if !row.title.isEmpty { title = row.title }
    publisher = row.publisher ?? publisher
    publisherURL = row.publisherURL ?? publisherURL
    sourceURL = row.sourceURL ?? sourceURL
    f2fURL = row.f2fURL ?? f2fURL
    imageURL = row.imageURL ?? imageURL
    socialRank = row.socialRank ?? socialRank
  }
}
