import Ingredients
import RecipeCore
import RecipeMatching
import Text

/// The reasons why a value is synthetic: a program made it up, and it never beats real ones.
///
/// A value is synthetic if it cannot be an answer: a site instead of a person, a host instead of a
/// name, a number of minutes that no dish takes, a placeholder picture. Values that are merely
/// plausible, such as Forkify v2's four servings for every recipe, cannot be detected here; their
/// readers leave them out of the fields and keep them as unknown ones.
package enum SyntheticValue: String, Sendable {
  /// A title that is the site's name.
  case siteTitle
  /// A title that names no dish.
  case noDish
  /// A name of nobody.
  case nobody
  /// A host instead of a name.
  case host
  /// The site instead of a person.
  case site
  /// A description without content.
  case noContent
  /// A description that repeats the title.
  case repeatedTitle
  /// A language that does not exist.
  case noLanguage
  /// A URL that leads to no recipe.
  case noRecipe
  /// A list that is only a link.
  case onlyLink
  /// Zero minutes.
  case zero
  /// A yield without a number.
  case noNumber
  /// A rating without votes.
  case noVotes
  /// A rating that does not fit its own scale.
  case offScale
  /// A default date.
  case defaultDate
  /// An address that is not a URL.
  case noURL
  /// A placeholder picture.
  case placeholder
}

// MARK: - Detection

extension SyntheticValue {
  /// Returns why a recipe's value of a field is synthetic, or `nil` for a real value.
  static func reason(_ field: RecipeField, of recipe: Recipe) -> SyntheticValue? {
    switch field {
    case .title: title(recipe)
    case .publisher: recipe.publisher.flatMap { publisher($0, recipe) }
    case .author: recipe.author.flatMap { author($0, recipe) }
    case .sourceURL: recipe.sourceURL.flatMap(page)
    case .imageURL: recipe.imageURL.flatMap(PlaceholderImage.reason)
    case .directions: link(recipe.directions)
    case .ingredients: link(recipe.ingredients)
    case .description: recipe.description.flatMap { description($0, recipe) }
    case .yield: recipe.yield.flatMap(yield)
    case .prepMinutes: minutes(recipe.prepMinutes)
    case .cookMinutes: minutes(recipe.cookMinutes)
    case .waitMinutes: minutes(recipe.waitMinutes)
    case .totalMinutes: minutes(recipe.totalMinutes)
    case .rating: recipe.rating.flatMap(rating)
    case .language: recipe.language.flatMap { names($0) ? nil : .noLanguage }
    case .published: recipe.published.flatMap(date)
    case .publisherURL, .f2fURL, .socialRank, .ingredientGroups, .directionGroups, .tags, .notes,
      .tools, .nutrition, .extras:
      nil
    }
  }

  // MARK: Names

  private static func title(_ recipe: Recipe) -> SyntheticValue? {
    if TitleSegments.isSite(recipe) { return .siteTitle }
    return names(recipe.title) ? nil : .noDish
  }

  private static func publisher(_ publisher: String, _ recipe: Recipe) -> SyntheticValue? {
    guard names(publisher) else { return .nobody }
    return isHost(publisher, of: recipe) ? .host : nil
  }

  private static func author(_ author: String, _ recipe: Recipe) -> SyntheticValue? {
    guard names(author) else { return .nobody }
    let isPublisher =
      recipe.publisher.map { TextFolding.fold($0) == TextFolding.fold(author) } ?? false
    return isPublisher || isHost(author, of: recipe) ? .site : nil
  }

  private static func description(_ description: String, _ recipe: Recipe) -> SyntheticValue? {
    guard names(description) else { return .noContent }
    return TextFolding.fold(description) == TextFolding.fold(recipe.title)
      ? .repeatedTitle : nil
  }

  /// True if a name is the host of the recipe's page, or any host or URL in lower case.
  private static func isHost(_ name: String, of recipe: Recipe) -> Bool {
    guard name.utf8.contains(UInt8(ascii: ".")), !name.utf8.contains(UInt8(ascii: " ")),
      let host = CanonicalURL("\(name)/-")?.host
    else { return false }
    let page = recipe.sourceURL.flatMap { CanonicalURL($0) }
    return page?.host == host || !name.utf8.contains(where: \.isASCIICapital)
  }

  /// True if a text is more than a placeholder word.
  private static func names(_ text: String) -> Bool {
    guard text.utf8.count <= maximumNamelessLength else { return true }
    let isPunctuation = text.utf8.allSatisfy { $0 < 0x80 && !$0.isASCIIAlphanumeric }
    return !isPunctuation && !noNames.contains(TextFolding.foldedString(text))
  }

  private static let maximumNamelessLength = 24
  /// The placeholder words, folded: "N/A" is "n a".
  private static let noNames: Set<String> = [
    "admin", "administrator", "anonymous", "author", "guest", "n a", "na", "new recipe", "nil",
    "none", "not specified", "null", "recipe", "tba", "tbd", "und", "undefined", "unknown",
    "untitled", "untitled recipe", "user",
  ]

  // MARK: Addresses

  private static func page(_ address: String) -> SyntheticValue? {
    CanonicalURL(address) == nil ? .noRecipe : nil
  }

  /// Detects directions that consist of a link only.
  private static func link(_ lines: [String]) -> SyntheticValue? {
    guard lines.count == 1, let line = lines.first, line.utf8.count <= maximumLinkLength,
      line.contains("http://") || line.contains("https://")
    else { return nil }
    return .onlyLink
  }

  private static let maximumLinkLength = 200

  // MARK: Numbers

  private static func minutes(_ minutes: MinuteRange?) -> SyntheticValue? {
    minutes?.upper == 0 ? .zero : nil
  }

  private static func yield(_ yield: String) -> SyntheticValue? {
    RecipeYield(yield).quantity == nil ? .noNumber : nil
  }

  private static func rating(_ rating: Rating) -> SyntheticValue? {
    if rating.count == 0 || rating.value.value == 0 { return .noVotes }
    return rating.share == nil ? .offScale : nil
  }

  /// Detects the epochs of Unix, SQL and .NET.
  private static func date(_ date: String) -> SyntheticValue? {
    ["1970-01-01", "1900-01-01", "0001-01-01"].contains(where: date.hasPrefix)
      ? .defaultDate : nil
  }
}

/// A detector of the pictures that sites show if they have none.
enum PlaceholderImage {
  /// Returns why the URL of a picture is synthetic, or `nil` for a real one.
  static func reason(_ address: String) -> SyntheticValue? {
    if address.hasPrefix("data:") { return .noURL }
    let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let name = path.suffix(maximumNameLength).split(separator: UInt8(ascii: "/")).last
    let folded = TextFolding.fold(name.map { String(Substring($0)) } ?? "")
    let words = FoldedWords(folded).map { String(decoding: folded[$0], as: UTF8.self) }
    let isPlaceholder =
      words.contains(where: placeholders.contains)
      || zip(words, words.dropFirst()).contains { $0 == "no" && pictures.contains($1) }
    return isPlaceholder ? .placeholder : nil
  }

  private static let maximumNameLength = 300
  private static let placeholders: Set<String> = [
    "blank", "default", "logo", "missing", "noimage", "nophoto", "nopicture", "placeholder",
    "spacer",
  ]
  private static let pictures: Set<String> = ["image", "img", "photo", "pic", "picture"]
}

extension UInt8 {
  /// True if it is an upper-case ASCII letter.
  var isASCIICapital: Bool {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z")
  }
}
