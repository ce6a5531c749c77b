import JSONSyntax
import RecipeCore

/// A recipe as Markdown in a member of an object, beside its title and tags, as content management
/// systems export their pages.
///
/// ```
/// {"title": "Leek soup", "content": "## Ingredients\n\n- 2 leeks\n\n## Method\n\n1. Boil."}
/// ```
struct MarkdownContent {
  /// The Markdown below the other members as front matter.
  let document: [UInt8]

  /// The maximum number of lines that are searched for headings.
  private static let lineLimit = 400

  /// Finds the text in an object, or returns `nil` if no member has the headings of a recipe.
  init?(_ object: JSONValue) {
    guard let content = object.members.first(where: { Self.isRecipe($0.value) }) else { return nil }
    var json = JSONWriter(isIndented: false)
    var text = "---\n"
    for member in object.members where member.name != content.name && !member.value.isNull {
      json = JSONWriter(isIndented: false)
      json.string(member.name)
      text += String(decoding: json.bytes, as: UTF8.self)
      text += ": " + JSONText.compacted(member.value.text) + "\n"
    }
    text += "---\n\n" + (content.value.string ?? "")
    document = Array(text.utf8)
  }

  private static func isRecipe(_ value: JSONValue) -> Bool {
    guard let text = value.string, text.contains("#") else { return false }
    return text.split(separator: "\n").prefix(lineLimit).contains { line in
      guard line.hasPrefix("#") else { return false }
      let heading = line.drop { $0 == "#" || $0 == " " }
      switch SectionKind(heading: String(heading), isNested: false) {
      case .ingredients, .directions: return true
      default: return false
      }
    }
  }
}
