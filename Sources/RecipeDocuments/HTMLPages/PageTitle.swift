import HTMLSyntax
import Text

/// The title of a recipe whose page has no data about it.
enum PageTitle {
  /// Returns the longest heading of the highest level that the head of the page repeats, else the
  /// first that is not the name of the site.
  ///
  /// The title in the head of the page is not as good: it has the name of the site, and often more.
  static func title(of document: HTMLDocument, _ facts: PageFacts) -> String {
    let headings = headings(of: document)
    let head = facts.openGraph["og:title"].map { FoldedText.words($0.utf8) } ?? ""
    let repeated = headings.filter { heading in
      let words = FoldedText.words(heading.utf8)
      return !words.isEmpty && head.contains(words)
    }
    .max { $0.utf8.count < $1.utf8.count }
    let site = facts.openGraph["og:site_name"] ?? ""
    return repeated ?? headings.first { !$0.isEmpty && $0 != site } ?? ""
  }

  /// Returns a title without the name of the site and what is before it, if the rest is a heading.
  ///
  /// Some sites give the title of the window as the name of the recipe.
  static func title(_ title: String, withoutSiteIn document: HTMLDocument, _ facts: PageFacts)
    -> String
  {
    let title = title.cleaned(.line)
    guard let site = facts.openGraph["og:site_name"].map({ FoldedText.words($0.utf8) }),
      !site.isEmpty, FoldedText.words(title.utf8).contains(site)
    else { return title }
    let heading = headings(of: document).first { heading in
      guard !heading.isEmpty, title.hasPrefix(heading) else { return false }
      let rest = title.dropFirst(heading.count)
      return rest.first.map { !$0.isLetter } ?? false
        && FoldedText.words(rest.utf8).contains(site)
    }
    return heading ?? title
  }

  /// Returns the first headings of the highest level.
  private static func headings(of document: HTMLDocument) -> [String] {
    var headings: [String] = []
    for element in document.elements where element.name == HTMLName.headings.first {
      headings.append(element.text.cleaned(.line))
      if headings.count == mostHeadings { break }
    }
    return headings
  }

  private static let mostHeadings = 16
}
