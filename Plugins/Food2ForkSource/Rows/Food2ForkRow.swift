import JSONSyntax
import RecipeCore
import RecipeDocuments
import Text

/// A recipe object of a response: a row of a search, or the result of `get`.
struct Food2ForkRow: Sendable {
  private static let maximumIDLength = 256

  /// The id within the source.
  let id: String
  /// The recipe.
  private(set) var recipe: Recipe

  /// Reads an object, or returns `nil` if it has no title or no id.
  init?(_ json: JSONValue, fields: RecipeFieldSet) {
    guard let (id, recipe) = Food2ForkRecipe.read(json, fields: fields),
      let name = id ?? Self.lastPart(of: recipe.f2fURL), Self.isUsable(name),
      let plain = recipe.plainText()
    else { return nil }
    self.id = name
    self.recipe = plain
  }

  /// Returns the row with its details.
  ///
  /// - Parameter isNewer: True if the details are at least as new as the row.
  func completed(by whole: Food2ForkRow, isNewer: Bool) -> Food2ForkRow {
    var row = self
    row.recipe = recipe.completed(by: whole.recipe, isNewer: isNewer)
    return row
  }

  /// True if the row has no ingredients, which `get` may have.
  var lacksIngredients: Bool { recipe.ingredients.isEmpty }

  /// True if a text can be an id: not a path, and without invisible characters.
  static func isUsable(_ id: String) -> Bool {
    !id.isEmpty && id != "." && id != ".." && id.utf8.count <= maximumIDLength
      && !id.unicodeScalars.contains { $0 == "/" || $0 == "\\" || $0.steersTerminal }
  }

  /// True if a text has the form of the servers' ids: up to 6, 7 or 24 digits, up to 6 or 24 of them
  /// hexadecimal, not all letters.
  ///
  /// The ids of merged recipes have 12, of which 8 are shown.
  static func looksLikeID(_ text: String) -> Bool {
    let digits = text.utf8
    let hasLength = digits.count <= 6 || digits.count == 24
    return digits.contains(where: isDecimal)
      && (digits.allSatisfy(isDecimal) && digits.count == 7
        || hasLength && digits.allSatisfy { isDecimal($0) || isHexadecimalLetter($0) })
  }

  private static func isDecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHexadecimalLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  /// Returns the last part of the aggregator's page, which is the id of a row without one.
  private static func lastPart(of url: String?) -> String? {
    url.flatMap { $0.split(separator: "/").last }.map(String.init)
  }
}
