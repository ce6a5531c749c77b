import JSONSyntax
import RecipeCore
import Text

/// `recipeIngredient`: a list of lines with headings among them, or one text.
enum SchemaOrgIngredients {
  /// Adds the lines to a recipe; headings become groups.
  static func add(_ json: JSONValue, to draft: inout Recipe) {
    if let lines = json.strings, lines.allSatisfy(\.isPlainLine),
      !lines.contains(where: { isMarked($0) || $0.utf8.first == UInt8(ascii: "{") })
    {
      return lines.count == 1 ? add(lines, to: &draft) : draft.addIngredientList(lines)
    }
    guard json.kind != .object, !json.elements.contains(where: { $0.kind == .object }) else {
      return draft.addIngredients(json)
    }
    add(json.texts.flatMap { lines(of: $0, depth: 0) }, to: &draft)
  }

  /// Returns the lines of a text, which may be JSON or contain markup.
  private static func lines(of text: String, depth: Int) -> [String] {
    if depth < depthLimit, let embedded = EmbeddedJSON.value(in: text) {
      return embedded.texts.flatMap { lines(of: $0, depth: depth + 1) }
    }
    return text.isPlainLine ? [text] : HTMLText.plain(text).textLines
  }

  /// The maximum depth of texts with JSON in texts with JSON.
  private static let depthLimit = 8

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
    // A name in brackets keeps them, so that it is an ingredient if no lines follow.
    if IngredientHeading.isInBrackets(text) { return text }
    return String(text.dropFirst().dropLast()).cleaned(.line)
  }

  // MARK: - Run-on texts

  private static let bullets: Set<Unicode.Scalar> = ["•", "●", "▪", "◦", "‣", "▢", "☐", "∙"]

  /// Returns the lines of a text with all ingredients: split at bullets, at several other marks of
  /// lists, or at several commas before amounts.
  private static func runOn(_ text: String) -> [String] {
    let scalars = text.unicodeScalars
    if scalars.contains(where: bullets.contains) {
      return scalars.split(whereSeparator: bullets.contains).map { String($0) }
    }
    let divisions = marks.lazy.map { parts(of: text, at: $0) } + [atAmounts(text)]
    return divisions.first { $0.count > 3 } ?? [text]
  }

  /// The marks other than bullets that separate the ingredients in a text.
  private static let marks = [" - ", " – ", " * ", " | ", ";"].map { Array($0.utf8) }

  /// Splits a text at a mark.
  private static func parts(of text: String, at mark: [UInt8]) -> [String] {
    let bytes = Array(text.utf8)
    var parts: [String] = []
    var (start, index) = (0, 0)
    while index < bytes.count {
      if bytes[index] == mark[0], bytes[index...].starts(with: mark) {
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += mark.count
        start = index
      } else {
        index += 1
      }
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
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
