import Ingredients
import RecipeCore
import RecipeMatching
import Text

/// A detector of synthetic values, which a program made up and which never beat real ones.
///
/// A value is synthetic if it cannot be an answer: a site instead of a person, a host instead of a
/// name, a number of minutes that no dish takes, a placeholder picture. Values that are merely
/// plausible, such as Forkify v2's four servings for every recipe, cannot be detected here; their
/// readers leave them out of the fields and keep them as unknown ones.
enum SyntheticValue {
  /// Returns why a recipe's value of a field is synthetic, in words, or `nil` for a real value.
  static func reason(_ field: RecipeField, of recipe: Recipe) -> String? {
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
    case .totalMinutes: minutes(recipe.totalMinutes)
    case .rating: recipe.rating.flatMap(rating)
    case .language: recipe.language.flatMap { names($0) ? nil : "names no language" }
    case .published: recipe.published.flatMap(date)
    case .publisherURL, .f2fURL, .socialRank, .ingredientGroups, .tags, .extras: nil
    }
  }

  // MARK: Names

  private static func title(_ recipe: Recipe) -> String? {
    if TitleSegments.isSite(recipe) { return "is the site's name" }
    return names(recipe.title) ? nil : "names no dish"
  }

  private static func publisher(_ publisher: String, _ recipe: Recipe) -> String? {
    guard names(publisher) else { return "names nobody" }
    return isHost(publisher, of: recipe) ? "is a host, not a name" : nil
  }

  private static func author(_ author: String, _ recipe: Recipe) -> String? {
    guard names(author) else { return "names nobody" }
    let isPublisher =
      recipe.publisher.map { TextFolding.fold($0) == TextFolding.fold(author) } ?? false
    return isPublisher || isHost(author, of: recipe) ? "is the site, not a person" : nil
  }

  private static func description(_ description: String, _ recipe: Recipe) -> String? {
    guard names(description) else { return "says nothing" }
    return TextFolding.fold(description) == TextFolding.fold(recipe.title)
      ? "repeats the title" : nil
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
    guard text.utf8.count <= longestNoName else { return true }
    let isPunctuation = text.utf8.allSatisfy { $0 < 0x80 && !$0.isASCIIAlphanumeric }
    return !isPunctuation && !noNames.contains(TextFolding.foldedString(text))
  }

  private static let longestNoName = 24
  /// The placeholder words, folded: "N/A" is "n a".
  private static let noNames: Set<String> = [
    "admin", "administrator", "anonymous", "author", "guest", "n a", "na", "new recipe", "nil",
    "none", "not specified", "null", "recipe", "tba", "tbd", "und", "undefined", "unknown",
    "untitled", "untitled recipe", "user",
  ]

  // MARK: Addresses

  private static func page(_ address: String) -> String? {
    CanonicalURL(address) == nil ? "leads to no recipe" : nil
  }

  /// Detects directions that consist of a link only.
  private static func link(_ lines: [String]) -> String? {
    guard lines.count == 1, let line = lines.first, line.utf8.count <= longestLink,
      line.contains("http://") || line.contains("https://")
    else { return nil }
    return "is only a link"
  }

  private static let longestLink = 200

  // MARK: Numbers

  private static func minutes(_ minutes: Int?) -> String? {
    minutes == 0 ? "is zero" : nil
  }

  private static func yield(_ yield: String) -> String? {
    RecipeYield(yield).quantity == nil ? "has no number" : nil
  }

  private static func rating(_ rating: Rating) -> String? {
    if rating.count == 0 || rating.value.value == 0 { return "has no votes" }
    return rating.share == nil ? "does not fit its own scale" : nil
  }

  /// Detects the epochs of Unix, SQL and .NET.
  private static func date(_ date: String) -> String? {
    ["1970-01-01", "1900-01-01", "0001-01-01"].contains(where: date.hasPrefix)
      ? "is a default date" : nil
  }
}

/// A detector of the pictures that sites show if they have none.
enum PlaceholderImage {
  /// Returns why the URL of a picture is synthetic, in words, or `nil` for a real one.
  static func reason(_ address: String) -> String? {
    if address.hasPrefix("data:") { return "is not a URL" }
    let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let name = path.suffix(longestName).split(separator: UInt8(ascii: "/")).last
    let folded = TextFolding.fold(name.map { String(Substring($0)) } ?? "")
    let words = FoldedWords(folded).map { String(decoding: folded[$0], as: UTF8.self) }
    let isPlaceholder =
      words.contains(where: placeholders.contains)
      || zip(words, words.dropFirst()).contains { $0 == "no" && pictures.contains($1) }
    return isPlaceholder ? "is a placeholder" : nil
  }

  private static let longestName = 300
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
