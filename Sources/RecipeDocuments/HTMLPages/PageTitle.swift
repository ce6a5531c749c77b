import HTMLSyntax
import Text

/// The title of a recipe whose page has no data about it.
enum PageTitle {
  /// Returns the longest heading of the highest level that the head of the page repeats, else the
  /// first that is not the name of the site.
  ///
  /// The title in the head of the page is not as good: it has the name of the site, and often more.
  static func title(of document: HTMLDocument, _ facts: PageFacts) -> String {
    var headings: [String] = []
    for element in document.elements where element.name == HTMLName.headings.first {
      headings.append(element.text.cleaned(.line))
      if headings.count == mostHeadings { break }
    }
    let head = facts.openGraph["og:title"].map { FoldedText.words($0.utf8) } ?? ""
    let repeated = headings.filter { heading in
      let words = FoldedText.words(heading.utf8)
      return !words.isEmpty && head.contains(words)
    }
    .max { $0.utf8.count < $1.utf8.count }
    let site = facts.openGraph["og:site_name"] ?? ""
    return repeated ?? headings.first { !$0.isEmpty && $0 != site } ?? ""
  }

  private static let mostHeadings = 16
}
