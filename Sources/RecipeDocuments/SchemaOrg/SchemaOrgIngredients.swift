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
    if depth < maximumDepth, let embedded = EmbeddedJSON.value(in: text) {
      return embedded.texts.flatMap { lines(of: $0, depth: depth + 1) }
    }
    return text.isPlainLine ? [text] : HTMLText.plain(text).textLines
  }

  /// The maximum depth of texts with JSON in texts with JSON.
  private static let maximumDepth = 8

  private static func add(_ lines: [String], to draft: inout Recipe) {
    let lines = lines.count == 1 ? lines.flatMap(RunOnIngredients.lines) : lines
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
}
