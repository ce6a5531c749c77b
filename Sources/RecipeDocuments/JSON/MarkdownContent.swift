import JSONSyntax
import RecipeCore

/// A recipe as Markdown or HTML in a member of an object, beside its title and tags, as content
/// management systems export their pages.
///
/// ```
/// {"title": "Leek soup", "content": "## Ingredients\n\n- 2 leeks\n\n## Method\n\n1. Boil."}
/// {"title": {"rendered": "Leek soup"}, "content": {"rendered": "<h2>Ingredients</h2>…"}}
/// ```
struct MarkdownContent {
  /// The text below the other members as front matter.
  let document: [UInt8]

  /// The maximum number of lines, or of tags, that are searched for headings.
  private static let lineLimit = 400

  /// Finds the text in an object, or returns `nil` if no member has the headings of a recipe.
  init?(_ object: JSONValue) {
    let content = object.members.first { Self.text(of: $0.value).map(Self.isRecipe) ?? false }
    guard let content else { return nil }
    var json = JSONWriter(isIndented: false)
    var text = "---\n"
    for member in object.members where member.name != content.name && !member.value.isNull {
      json = JSONWriter(isIndented: false)
      json.string(member.name)
      text += String(decoding: json.bytes, as: UTF8.self)
      text += ": " + Self.value(of: member.value) + "\n"
    }
    text += "---\n\n" + (Self.text(of: content.value) ?? "")
    document = Array(text.utf8)
  }

  /// Returns a text, or that which a server rendered.
  private static func text(of value: JSONValue) -> String? {
    value.string ?? value["rendered"]?.string
  }

  /// Returns a value as JSON on one line; a rendered one has no markup.
  private static func value(of value: JSONValue) -> String {
    guard let rendered = value["rendered"]?.string else { return JSONText.compacted(value.text) }
    var json = JSONWriter(isIndented: false)
    json.string(HTMLText.plain(rendered).cleaned(.paragraphs))
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func isRecipe(_ text: String) -> Bool {
    if text.contains("</h") || text.contains("</H") { return hasHeadings(text) }
    guard text.contains("#") else { return false }
    return text.split(separator: "\n").prefix(lineLimit).contains { line in
      line.hasPrefix("#") && isHeading(String(line.drop { $0 == "#" || $0 == " " }))
    }
  }

  /// True if a heading in tags names ingredients or directions.
  private static func hasHeadings(_ text: String) -> Bool {
    text.split(separator: "<").prefix(lineLimit).contains { part in
      guard part.first == "h" || part.first == "H", part.dropFirst().first?.isNumber ?? false,
        let end = part.firstIndex(of: ">")
      else { return false }
      return isHeading(String(part[part.index(after: end)...]).cleaned(.line))
    }
  }

  private static func isHeading(_ text: String) -> Bool {
    switch SectionKind(heading: text, isNested: false) {
    case .ingredients, .directions: true
    default: false
    }
  }
}
