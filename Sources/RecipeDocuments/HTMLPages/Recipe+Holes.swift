import RecipeCore

extension Recipe {
  /// Fills missing values from another description of the same recipe on its page.
  mutating func fillHoles(from other: Recipe) {
    if title.isEmpty { title = other.title }
    // A page does not show the rank, nor the address at an aggregator.
    fillKnown(from: other, besides: [.f2fURL, .socialRank])
  }

  /// Fills missing values from the head of its page, and resolves relative URLs.
  mutating func fillHoles(from facts: PageFacts) {
    if title.cleaned(.line).isEmpty { title = facts.openGraph["og:title"] ?? "" }
    let base = facts.base
    sourceURL = Self.absolute(sourceURL, base) ?? Self.absolute(facts.pageURL, base)
    let pictures = [imageURL, facts.openGraph["og:image"]].compactMap { $0 }.map { Picture($0) }
    imageURL = Self.absolute(Picture.best(of: pictures)?.address, base)
    publisherURL = Self.absolute(publisherURL, base)
    publisher = publisher ?? facts.openGraph["og:site_name"]
    language = language ?? facts.language
  }

  private static func absolute(_ url: String?, _ base: PageURL?) -> String? {
    guard let url = url?.cleaned(.verbatimLine), !url.isEmpty else { return nil }
    return base?.resolved(url) ?? url
  }
}
