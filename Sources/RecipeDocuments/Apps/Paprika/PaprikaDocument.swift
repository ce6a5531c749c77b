import JSONSyntax
import RecipeCore
import Text

/// The JSON of a recipe with every key that Paprika writes, sorted by key.
///
/// It is formatted like Python's `json.dumps(…, sort_keys=True)`, since other programs check the
/// hash of that text.
struct PaprikaDocument {
  /// The document.
  let json: [UInt8]

  /// Creates the document of a recipe.
  init(_ recipe: Recipe) {
    var members = Self.members(of: recipe)
    let uid = Self.text("uid", in: recipe) ?? Self.uid(members)
    members["uid"] = .text(uid)
    members["hash"] = .text(SHA256.hex(of: PaprikaValue.object(members)))
    json = PaprikaValue.object(members)
  }

  private static func members(of recipe: Recipe) -> [String: PaprikaValue] {
    var members = Self.empty
    for (name, value) in texts(of: recipe) { members[name] = .text(value ?? "") }
    for name in kept { if let text = text(name, in: recipe) { members[name] = .text(text) } }
    members["categories"] = .texts(recipe.tags)
    members["rating"] = .number(stars(recipe.rating))
    return members
  }

  private static func texts(of recipe: Recipe) -> [(String, String?)] {
    [
      ("name", recipe.title), ("ingredients", ingredients(of: recipe)),
      ("directions", paragraphs(recipe.unnumberedDirections)), ("description", recipe.description),
      ("source", recipe.publisher), ("source_url", recipe.sourceURL),
      ("image_url", recipe.imageURL), ("servings", recipe.yield),
      ("prep_time", minutes(recipe.prepMinutes)), ("cook_time", minutes(recipe.cookMinutes)),
      ("total_time", minutes(recipe.totalMinutes)),
      ("nutritional_info", recipe.nutrition.map(\.line).joined(separator: "\n")),
      ("notes", paragraphs(recipe.notes)),
      ("created", recipe.published.flatMap(PaprikaDate.created)),
    ]
  }

  /// The keys specific to Paprika, which are extra fields of recipes read from it.
  private static let kept = ["nutritional_info", "difficulty"]

  private static let empty: [String: PaprikaValue] = [
    "difficulty": .text(""), "photo": .none,
    "photo_data": .none, "photo_hash": .none, "photo_large": .none, "photos": .texts([]),
  ]

  /// Returns the text of an extra field.
  private static func text(_ name: String, in recipe: Recipe) -> String? {
    guard let extra = recipe.extras.first(where: { $0.name == name }) else { return nil }
    let text = try? JSONDocument(parsing: Array(extra.json.utf8)).root.string
    return text?.isEmpty == false ? text : nil
  }

  /// Returns the lines, with group names followed by a colon.
  private static func ingredients(of recipe: Recipe) -> String {
    recipe.ingredientSections.flatMap { section in
      (section.name.map { [$0 + ":"] } ?? []) + section.lines
    }.joined(separator: "\n")
  }

  /// Joins texts by empty lines; those in a text are removed, as they would split it.
  private static func paragraphs(_ texts: [String]) -> String {
    texts.map { text in
      text.split(whereSeparator: \.isNewline).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  private static func minutes(_ minutes: MinuteRange?) -> String? { minutes.map { "\($0) min" } }

  /// Returns whole stars out of five.
  private static func stars(_ rating: Rating?) -> Int {
    guard let share = rating?.share else { return 0 }
    return Int(share * 5 + 0.5)
  }

  /// Returns an identifier in the form of a UUID, derived from the content.
  private static func uid(_ members: [String: PaprikaValue]) -> String {
    let digits = Array(SHA256.hex(of: PaprikaValue.object(members)).uppercased())
    let ends = [0, 8, 12, 16, 20, 32]
    return zip(ends, ends.dropFirst()).map { String(digits[$0..<$1]) }.joined(separator: "-")
  }
}
