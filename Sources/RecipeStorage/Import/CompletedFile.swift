import JSONSyntax
import RecipeCore
import RecipeDocuments
import Text

/// The content of a library file with values of a fuller version of its recipe in the fields that
/// had none.
struct CompletedFile {
  /// The new content.
  let content: LibraryContent
  /// The fields that were filled, in the order of `RecipeField`.
  let fields: [RecipeField]

  /// Completes a file.
  ///
  /// - Parameters:
  ///   - bytes: The content of a file that an import converted.
  ///   - version: The other version of its recipe.
  ///   - entry: What is recorded of the file.
  /// - Returns: `nil` if nothing is missing that the version has, or the file is not one recipe. In a
  ///   file that a person edited, a field that an import had given it and the person removed is not
  ///   missing, and everything that is there stays as it is, byte for byte.
  init?(_ bytes: [UInt8], from version: Recipe, _ entry: ManifestEntry) {
    guard var recipe = Self.recipe(in: bytes, of: entry) else { return nil }
    guard ContentHash(of: bytes) != entry.fileHash else {
      fields = recipe.fill(from: version)
      guard !fields.isEmpty else { return nil }
      content = LibraryContent(converting: recipe)
      return
    }
    guard let given = entry.given else { return nil }
    fields = recipe.fill(from: version, besides: Set(given + entry.filled))
    guard !fields.isEmpty, let added = Self.adding(fields, of: recipe, to: bytes),
      let reread = Self.recipe(in: added, of: entry), fields.allSatisfy(reread.has)
    else { return nil }
    content = LibraryContent(completing: added)
  }

  /// Returns the recipe of a converted file, or `nil` if it does not hold exactly one.
  ///
  /// It is read as a recipe of a list, where a title is enough.
  static func recipe(in bytes: [UInt8], of entry: ManifestEntry) -> Recipe? {
    let list = Array(#"{"recipes":["#.utf8) + bytes + Array("]}".utf8)
    let entries = JSONRecipeReader().read(list, path: entry.file.text, fields: .all).entries
    return entries.count == 1 ? entries[0].recipe : nil
  }

  /// Adds members to the object that is the whole text.
  private static func adding(
    _ fields: [RecipeField], of recipe: Recipe, to bytes: [UInt8]
  ) -> [UInt8]? {
    var addition = Recipe(title: "")
    _ = addition.fill(from: recipe, besides: Set(RecipeField.allCases).subtracting(fields))
    addition.extras = []
    let members = members(of: addition)
    guard !members.isEmpty, let end = bytes.lastIndex(of: UInt8(ascii: "}")),
      let last = bytes[..<end].lastIndex(where: { $0 > 0x20 })
    else { return nil }
    let separator = bytes[last] == UInt8(ascii: "{") ? "\n" : ",\n"
    let text = separator + members.joined(separator: ",\n") + "\n"
    return bytes[...last] + Array(text.utf8) + bytes[end...]
  }

  /// Returns the members of a recipe but for its title, as the library writes them.
  private static func members(of recipe: Recipe) -> [String] {
    let document = try? JSONDocument(parsing: PlainRecipeWriter().document(of: recipe))
    let members = document?.root.members.filter { $0.name != RecipeField.title.rawValue } ?? []
    return members.map { "  \($0.nameValue.text): \($0.value.text)" }
  }
}
