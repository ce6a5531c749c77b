import JSONSyntax
import RecipeCore
import Text

/// `recipeIngredient`: a list of lines with headings among them, or one text.
enum SchemaOrgIngredients {
  /// Adds the lines to a recipe; headings become groups.
  static func add(_ json: JSONValue, to draft: inout Recipe) {
    if let lines = json.strings, lines.allSatisfy(\.isPlainLine), !lines.contains(where: isMarked) {
      return lines.count == 1 ? add(lines, to: &draft) : draft.addIngredientList(lines)
    }
    guard json.kind != .object, !json.elements.contains(where: { $0.kind == .object }) else {
      return draft.addIngredients(json)
    }
    let texts = json.texts.flatMap { $0.isPlainLine ? [$0] : HTMLText.plain($0).textLines }
    add(texts, to: &draft)
  }

  private static func add(_ lines: [String], to draft: inout Recipe) {
    let lines = lines.count == 1 ? lines.flatMap(runOn) : lines
    for line in lines {
      if let name = heading(in: line) {
        draft.ingredientGroups.append(
          RecipeGroup(name: name, start: draft.ingredients.count))
      } else {
        draft.addIngredients(CollectionOfOne(line))
      }
    }
  }

  // MARK: - Headings

  private static func isMarked(_ line: String) -> Bool {
    line.utf8.first == UInt8(ascii: "[") || line.utf8.first == UInt8(ascii: "#")
  }

  /// Returns the heading that RecipeSage writes as `[Dough]` and Nextcloud Cookbook as `## Dough`.
  private static func heading(in line: String) -> String? {
    guard isMarked(line) else { return nil }
    let text = line.cleaned(.line)
    if text.hasPrefix("##") {
      return String(text.drop { $0 == "#" }).cleaned(.line)
    }
    guard text.hasPrefix("["), text.firstIndex(of: "]") == text.indices.last else { return nil }
    return String(text.dropFirst().dropLast()).cleaned(.line)
  }

  // MARK: - Run-on texts

  private static let bullets: Set<Unicode.Scalar> = ["•", "●", "▪", "◦", "‣", "▢", "☐", "∙"]

  /// Returns the lines of a text with all ingredients: split at bullets, or at several commas
  /// before amounts.
  private static func runOn(_ text: String) -> [String] {
    let scalars = text.unicodeScalars
    if scalars.contains(where: bullets.contains) {
      return scalars.split(whereSeparator: bullets.contains).map { String($0) }
    }
    let parts = atAmounts(text)
    return parts.count > 3 ? parts : [text]
  }

  /// Splits a text at commas followed by a space and a digit.
  private static func atAmounts(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var parts: [String] = []
    var start = 0
    for index in bytes.indices.dropLast(2)
    where bytes[index] == UInt8(ascii: ",") && bytes[index + 1] == 0x20
      && bytes[index + 2].isASCIIDigit
    {
      parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
      start = index + 2
    }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    return parts
  }
}
