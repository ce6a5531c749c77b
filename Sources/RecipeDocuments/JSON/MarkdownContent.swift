import JSONSyntax
import RecipeCore

/// A recipe as Markdown or HTML in a member of an object, beside its title and tags, as content
/// management systems export their pages.
///
/// ```
/// {"title": "Leek soup", "content": "## Ingredients\n\n- 2 leeks\n\n## Method\n\n1. Boil."}
/// {"title": {"rendered": "Leek soup"}, "content": {"rendered": "<h2>Ingredients</h2>…"}}
/// {"title": "Leek soup", "blocks": [{"type": "header", "data": {"text": "Ingredients"}}, …]}
/// ```
struct MarkdownContent {
  /// The text below the other members as front matter.
  let document: [UInt8]

  /// The maximum number of lines, or of tags, that are searched for headings.
  private static let maximumLineCount = 400

  /// Finds the text in an object, or returns `nil` if no member has the headings of a recipe.
  init?(_ object: JSONValue) {
    let content = object.members.first { Self.text(of: $0.value).map(Self.isRecipe) ?? false }
    guard let content else { return nil }
    var json = JSONWriter(isIndented: false)
    var text = "---\n"
    let isBlocks = content.value.kind == .array
    for member in object.members where member.name != content.name && !member.value.isNull {
      // The editor's own: the milliseconds of the last change, and its version.
      if isBlocks, Self.editorNames.contains(member.name) { continue }
      json = JSONWriter(isIndented: false)
      json.string(member.name)
      text += String(decoding: json.bytes, as: UTF8.self)
      text += ": " + Self.value(of: member.value) + "\n"
    }
    text += "---\n\n" + (Self.text(of: content.value) ?? "")
    document = Array(text.utf8)
  }

  private static let editorNames: Set<String> = ["time", "version", "type"]

  /// Returns a text, that which a server rendered, or that of an editor's blocks.
  private static func text(of value: JSONValue) -> String? {
    guard let text = value.string else {
      return value["rendered"]?.string ?? BlockText.markdown(of: value)
    }
    guard text.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return text }
    return EmbeddedJSON.value(in: text).flatMap(BlockText.markdown) ?? text
  }

  /// True if the text of an object is in an editor's blocks, which no list of ingredients has.
  static func isInBlocks(_ object: JSONValue) -> Bool {
    object.members.contains { member in
      (member.value.kind == .array || member.value.kind == .object)
        && BlockText.markdown(of: member.value).map(isRecipe) ?? false
    }
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
    return text.split(separator: "\n").prefix(maximumLineCount).contains { line in
      line.hasPrefix("#") && isHeading(String(line.drop { $0 == "#" || $0 == " " }))
    }
  }

  /// True if a heading in tags names ingredients or directions.
  private static func hasHeadings(_ text: String) -> Bool {
    text.split(separator: "<").prefix(maximumLineCount).contains { part in
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
