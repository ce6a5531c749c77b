import HTMLSyntax
import Text

/// The title of a recipe whose page has no data about it.
enum PageTitle {
  /// Returns the longest heading of the highest level that the head of the page repeats, else the
  /// first that is not the name of the site, else the only one of the second level above the lists,
  /// else the title in the head of the page, else that of its file.
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
    let titles = [
      repeated, headings.first { !$0.isEmpty && $0 != site }, secondHeading(of: document, site),
      facts.openGraph["og:title"], facts.windowTitle.map { withoutSite($0, site) },
    ]
    return titles.firstNonNil { $0?.cleaned(.line).isEmpty == false ? $0 : nil } ?? facts.fileTitle
  }

  /// Returns the only heading of the second level above the headings of lists.
  private static func secondHeading(of document: HTMLDocument, _ site: String) -> String? {
    var found: String?
    for element in document.elements where HTMLName.headings.contains(element.name) {
      let text = element.text.cleaned(.line)
      if SectionKind(heading: text, isNested: false) != nil { break }
      guard element.name == HTMLName.headings[1], !text.isEmpty, text != site else { continue }
      if found != nil { return nil }
      found = text
    }
    return found
  }

  /// Returns the title of a window without the name of the site at its end.
  ///
  /// After a bar there is always one; a hyphen may be a part of the title.
  private static func withoutSite(_ title: String, _ site: String) -> String {
    let title = title.cleaned(.line)
    if let bar = title.firstIndex(where: { "|»·•".contains($0) }), bar > title.startIndex {
      return String(title[..<bar]).cleaned(.line)
    }
    let name = FoldedText.words(site.utf8)
    let marks = [" - ", " – ", " — "].compactMap { title.ranges(of: $0).last }
    guard let mark = marks.max(by: { $0.lowerBound < $1.lowerBound }), !name.isEmpty,
      FoldedText.words(title[mark.upperBound...].utf8) == name
    else { return title }
    return String(title[..<mark.lowerBound]).cleaned(.line)
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
      if headings.count == maximumHeadingCount { break }
    }
    return headings
  }

  private static let maximumHeadingCount = 16
}
