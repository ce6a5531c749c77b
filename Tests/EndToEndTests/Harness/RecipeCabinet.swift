import Foundation
import TestSupport

/// A folder of recipe files that are edited at random, as people and other programs do.
struct RecipeCabinet {
  /// The folder, with `recipes.toml` and the two folders that it names.
  let folder: TemporaryFolder
  /// Where indices are kept.
  let cache: TemporaryFolder

  private var random: SeededGenerator
  private var files: [String] = []
  private var count = 0

  private static let adjectives = ["Roast", "Spicy", "Creamy", "Quick", "Sweet", "Smoky"]
  private static let foods = [
    "leek", "carrot", "lentil", "chicken", "plum", "rye", "cod", "barley", "fennel", "quince",
  ]
  private static let dishes = ["Soup", "Stew", "Pie", "Salad", "Cake", "Bread"]

  /// Makes a cabinet of some files.
  init(files count: Int, seed: UInt64) throws {
    folder = try TemporaryFolder()
    cache = try TemporaryFolder()
    random = SeededGenerator(seed: seed)
    try folder.write(
      """
      [sources.box]
      kind = "json"
      path = "box"
      [sources.notes]
      kind = "markdown"
      path = "notes"
      default_rank = 30
      """, to: "recipes.toml")
    for name in ["box/.keep", "notes/.keep"] { try folder.write("", to: name) }
    for _ in 0..<count { try add() }
  }

  /// A run of `recipes` over the cabinet, with its index.
  func run(_ arguments: [String]) -> CommandRun {
    CommandRun(RecipesBinary.path, arguments).inFolder(folder.path)
      .with("XDG_CACHE_HOME", cache.path).with("HOME", folder.path)
  }

  // MARK: Edits

  /// Edits at random.
  mutating func edit() throws {
    guard files.count > 20 else { return try add() }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<14: try add()
    case 14..<40: try change()
    case 40..<52: try changeOneLetter()
    case 52..<64: try remove()
    case 64..<76: try rename()
    case 76..<84: try touchBack()
    case 84..<92: try replaceByOlder()
    case 92..<96: try swapNames()
    default: try spoil()
    }
  }

  private mutating func add() throws {
    count += 1
    let name =
      Bool.random(using: &random)
      ? "box/\(count % 7)/\(count).json" : "notes/\(count % 5)/\(count).md"
    try folder.write(text(for: name), to: name)
    files.append(name)
  }

  private mutating func change() throws {
    let name = anyFile()
    try folder.write(text(for: name), to: name)
  }

  /// Keeps the size, and mostly the second.
  private mutating func changeOneLetter() throws {
    let name = anyFile()
    var text = Array(try folder.text(of: name).utf8)
    let places = text.indices.filter { text[$0] == UInt8(ascii: "e") }
    guard let place = places.randomElement(using: &random) else { return }
    text[place] = UInt8(ascii: "a")
    try Data(text).write(to: url(name))
  }

  private mutating func remove() throws {
    try FileManager.default.removeItem(at: url(takeFile()))
  }

  private mutating func rename() throws {
    let old = takeFile()
    count += 1
    let (top, ending) = (old.prefix { $0 != "/" }, old.hasSuffix(".md") ? "md" : "json")
    let new = "\(top)/\(count % 3)/moved \(count).\(ending)"
    try FileManager.default.createDirectory(
      at: url(new).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: url(old), to: url(new))
    files.append(new)
  }

  /// Sets the time of the last change back, with or without a change.
  private mutating func touchBack() throws {
    let name = anyFile()
    if Bool.random(using: &random) { try folder.write(text(for: name), to: name) }
    try setOld(url(name))
  }

  /// Puts a file with an older time in the place of another, as `mv` and `rsync` do.
  private mutating func replaceByOlder() throws {
    let name = anyFile()
    let aside = url(".aside")
    try Data(text(for: name).utf8).write(to: aside)
    try setOld(aside)
    try FileManager.default.removeItem(at: url(name))
    try FileManager.default.moveItem(at: aside, to: url(name))
  }

  private mutating func swapNames() throws {
    let (one, other) = (anyFile(), anyFile())
    guard one != other else { return }
    try FileManager.default.moveItem(at: url(one), to: url(".aside"))
    try FileManager.default.moveItem(at: url(other), to: url(one))
    try FileManager.default.moveItem(at: url(".aside"), to: url(other))
  }

  /// Makes a file that is broken, empty or no recipe.
  private mutating func spoil() throws {
    let texts = ["", "{\"title\": ", "[]", "just a line\n"]
    try folder.write(texts[Int.random(in: 0..<4, using: &random)], to: anyFile())
  }

  // MARK: Parts

  private mutating func anyFile() -> String {
    files[Int.random(in: 0..<files.count, using: &random)]
  }

  private mutating func takeFile() -> String {
    files.remove(at: Int.random(in: 0..<files.count, using: &random))
  }

  private func url(_ name: String) -> URL {
    URL(filePath: folder.path).appending(path: name)
  }

  private func setOld(_ file: URL) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_500_000_000)],
      ofItemAtPath: file.path(percentEncoded: false))
  }

  private mutating func text(for name: String) -> String {
    let recipes = (0..<(Int.random(in: 0..<8, using: &random) == 0 ? 3 : 1)).map { _ in recipe() }
    return name.hasSuffix(".md")
      ? recipes.map { $0.markdown }.joined(separator: "\n")
      : recipes.count == 1
        ? recipes[0].json : "[" + recipes.map(\.json).joined(separator: ",") + "]"
  }

  private mutating func recipe() -> CabinetRecipe {
    let foods = Self.foods.shuffled(using: &random).prefix(4)
    let dish = Self.dishes[Int.random(in: 0..<Self.dishes.count, using: &random)]
    let adjective = Self.adjectives[Int.random(in: 0..<Self.adjectives.count, using: &random)]
    return CabinetRecipe(
      title: "\(adjective) \(foods[0].capitalized) \(dish)", foods: Array(foods),
      page: Int.random(in: 0..<60, using: &random), rank: Int.random(in: 1...100, using: &random))
  }
}

/// What one recipe of a cabinet says.
private struct CabinetRecipe {
  let title: String
  let foods: [String]
  let page: Int
  let rank: Int

  var json: String {
    let lines = foods.enumerated().map { "\"\($0 + 1) cups \($1)\"" }.joined(separator: ", ")
    let url = page < 20 ? "\"source_url\": \"https://kitchen.example/\(page)\", " : ""
    return """
      {"title": "\(title)", \(url)"social_rank": \(rank), "ingredients": [\(lines)], \
      "directions": ["Cook it all."]}
      """
  }

  var markdown: String {
    let lines = foods.enumerated().map { "- \($0 + 1) cups \($1)" }.joined(separator: "\n")
    return "# \(title)\n\n## Ingredients\n\n\(lines)\n\n## Directions\n\n1. Cook it all.\n"
  }
}
