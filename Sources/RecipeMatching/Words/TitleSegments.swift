package import RecipeCore
import Text

/// Functions that remove the name of the site from a title: "Leek Soup - Home - Site Name".
package enum TitleSegments {
  private static let separators = [" | ", " - ", " – ", " — ", " :: ", " » ", " « ", " · "]
  /// Separators that do not occur inside the name of a dish.
  private static let strongSeparators: Set<String> = [" | ", " :: ", " » ", " « "]

  /// True if the title has a byte of some separator, as few titles have.
  static func mayHaveSite(_ title: String) -> Bool {
    var previous: UInt8 = 0
    for byte in title.utf8 {
      if previous == 0x20, isSeparatorLead(byte) { return true }
      previous = byte
    }
    return false
  }

  private static func isSeparatorLead(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "|") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
      || byte == 0xE2 || byte == 0xC2
  }

  /// True if the title is the publisher's name, as on some scraped pages, and not that of a dish.
  package static func isSite(_ recipe: Recipe) -> Bool {
    guard let publisher = recipe.publisher, !publisher.isEmpty,
      abs(publisher.utf8.count - recipe.title.utf8.count) <= nameSlack
    else { return false }
    return TextFolding.fold(publisher) == TextFolding.fold(recipe.title)
  }

  /// The greatest difference of two names in bytes of punctuation and accents.
  private static let nameSlack = 4

  /// Returns the title without the segments that are the name of the site.
  package static func withoutSite(_ recipe: Recipe) -> String {
    guard mayHaveSite(recipe.title) else { return recipe.title }
    let segments = split(recipe.title)
    guard segments.count > 1 else { return recipe.title }
    let site = SiteName(recipe)
    var kept = segments[...]
    while kept.count > 1, let first = kept.first, site.isNamed(by: first.text) {
      kept.removeFirst()
    }
    while kept.count > 1, let last = kept.last, isSite(last, site) { kept.removeLast() }
    return kept.map(\.text).joined(separator: " ")
  }

  private static func isSite(_ segment: Segment, _ site: SiteName) -> Bool {
    if site.isNamed(by: segment.text) { return true }
    var reader = TitleReader()
    reader.read(segment.text)
    if reader.bytes.isEmpty || reader.bytes.elementsEqual("home".utf8) { return true }
    guard reader.marks.isEmpty, reader.parts.isEmpty else { return false }
    return strongSeparators.contains(segment.separator) || reader.saysNothing
  }

  /// A part of a title, and the separator before it.
  private struct Segment {
    let separator: String
    let text: String
  }

  private static func split(_ title: String) -> [Segment] {
    let scalars = Array(title.unicodeScalars)
    var segments: [Segment] = []
    var separator = ""
    var start = 0
    var index = 0
    while index < scalars.count {
      if scalars[index] == " ", let found = self.separator(at: index, of: scalars) {
        segments.append(Segment(separator: separator, text: text(scalars[start..<index])))
        separator = found
        index += found.unicodeScalars.count - 1
        start = index
      } else {
        index += 1
      }
    }
    return segments + [Segment(separator: separator, text: text(scalars[start...]))]
  }

  private static func separator(at index: Int, of scalars: [Unicode.Scalar]) -> String? {
    separators.first { scalars[index...].starts(with: $0.unicodeScalars) }
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

/// The names by which a title may mention its site.
struct SiteName {
  private let publisher: [UInt8]
  private let host: [UInt8]

  /// Creates the names of a recipe's site.
  init(_ recipe: Recipe) {
    publisher = Self.letters(recipe.publisher ?? "")
    host = recipe.sourceURL.flatMap { CanonicalURL($0) }.map { Self.letters($0.host) } ?? []
  }

  /// True if `text` is the publisher, or the beginning of the host.
  func isNamed(by text: String) -> Bool {
    let name = Self.letters(text)
    guard name.count >= 3 else { return false }
    return name == publisher || host.starts(with: name)
  }

  /// Returns the letters without the spaces between them, as host names have none.
  private static func letters(_ text: String) -> [UInt8] {
    TextFolding.fold(text).filter { $0 != 0x20 }
  }
}
