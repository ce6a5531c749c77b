import JSONSyntax
import Text

/// A text that an editor stores as blocks, in Markdown: headings, paragraphs, lists.
///
/// ```
/// [{"type": "header", "data": {"text": "Method", "level": 2}},
///  {"type": "list", "data": {"style": "ordered", "items": ["Boil it."]}}]
/// {"type": "doc", "content": [{"type": "heading", "content": [{"type": "text", "text": "Method"}]}]}
/// [{"_type": "block", "style": "h2", "children": [{"_type": "span", "text": "Method"}]}]
/// ```
struct BlockText {
  /// The lines.
  private var lines: [String] = []
  private var hasHeading = false

  private static let depthLimit = 16
  private static let lineLimit = 5_000

  /// Returns the Markdown of a list of blocks, or of the object around one, or `nil` for other values
  /// and for texts without a heading.
  static func markdown(of value: JSONValue) -> String? {
    guard let blocks = blocks(in: value) else { return nil }
    var text = BlockText()
    for block in blocks.elements { text.add(block, depth: 0) }
    return text.hasHeading ? text.lines.joined(separator: "\n") : nil
  }

  /// Returns the Markdown of a value that is nothing but blocks with nodes of text in them, whether or not
  /// one is a heading, or `nil` for other values.
  static func plainMarkdown(of value: JSONValue) -> String? {
    guard value.kind == .array || value.kind == .object, let blocks = blocks(in: value),
      blocks.elements.contains(where: hasNodes), blocks.elements.allSatisfy(isTyped)
    else { return nil }
    var text = BlockText()
    for block in blocks.elements { text.add(block, depth: 0) }
    let lines = text.lines.joined(separator: "\n")
    return lines.contains(where: \.isLetter) ? lines : nil
  }

  /// True for a block that states its kind under a name that tells nothing else.
  private static func isTyped(_ block: JSONValue) -> Bool {
    ["type", "nodeType", "_type", "object"].contains { block[$0]?.kind == .string }
      || block["name"]?.string?.contains("/") == true
  }

  /// True for a block around nodes, at the end of which is a text.
  private static func hasNodes(_ block: JSONValue) -> Bool {
    var node = block
    for _ in 0..<depthLimit {
      guard let inner = list(in: node, children)?.elements.first(where: { _ in true }) else {
        return node.bytes.startIndex != block.bytes.startIndex
          && (node["text"] ?? node["value"])?.kind == .string && isTyped(node)
      }
      node = inner
    }
    return false
  }

  /// The keys of the nodes in a block.
  private static let children = ["content", "children", "nodes", "innerBlocks"]

  private static func list(in node: JSONValue, _ names: [String]) -> JSONValue? {
    names.firstNonNil { name in node[name].flatMap { $0.kind == .array ? $0 : nil } }
  }

  /// Returns the list of blocks in a value.
  private static func blocks(in value: JSONValue) -> JSONValue? {
    switch value.kind {
    case .array: return areBlocks(value) ? value : nil
    case .object:
      return ["blocks", "content", "children", "nodes", "root", "document"].firstNonNil { name in
        value[name].flatMap { inner in
          inner.kind == .array ? (areBlocks(inner) ? inner : nil) : blocks(inside: inner)
        }
      }
    case .string, .number, .boolean, .null: return nil
    }
  }

  private static func blocks(inside value: JSONValue) -> JSONValue? {
    guard value.kind == .object else { return nil }
    return ["children", "content", "nodes", "blocks"].firstNonNil { name in
      value[name].flatMap { $0.kind == .array && areBlocks($0) ? $0 : nil }
    }
  }

  /// True for objects each of which has a kind and content of its own, one of which is a heading.
  private static func areBlocks(_ list: JSONValue) -> Bool {
    guard let first = list.elements.first, first.kind == .object, kind(of: first) != nil else {
      return false
    }
    return list.elements.prefix(200).allSatisfy { element in
      kind(of: element) != nil
        && ["data", "content", "children", "nodes", "attributes", "innerBlocks"].contains { name in
          element[name].map { $0.kind == .object || $0.kind == .array } ?? false
        } || element.members.dropFirst(2).isEmpty
    }
  }

  /// Returns the folded name of a block's kind; a style such as "h2" is more than "block".
  private static func kind(of block: JSONValue) -> String? {
    guard block.kind == .object else { return nil }
    let style = block["style"]?.string
    if let style, isHeading(style) { return style.lowercased() }
    return
      (["type", "nodeType", "_type", "object", "name"].firstNonNil { block[$0]?.string } ?? style)
      .map { $0.lowercased() }
  }

  private static func isHeading(_ kind: String) -> Bool {
    let kind = kind.lowercased()
    return kind.hasPrefix("head") || kind.contains("heading") || kind.hasPrefix("title")
      || kind.count == 2 && kind.hasPrefix("h") && kind.last?.isNumber == true
  }

  private mutating func add(_ block: JSONValue, depth: Int) {
    guard depth < Self.depthLimit, lines.count < Self.lineLimit, let kind = Self.kind(of: block)
    else { return }
    let data =
      ["data", "attributes"].firstNonNil { name in
        block[name].flatMap { $0.kind == .object && !$0.members.isEmpty ? $0 : nil }
      } ?? block
    if Self.isHeading(kind) {
      add(heading: Self.text(of: data), level: Self.level(of: block, data, kind))
    } else if let mark = block["listItem"]?.string {
      addItem(Self.text(of: data), isNumbered: mark.hasPrefix("num"))
    } else if kind.contains("list") && !kind.contains("item") {
      addList(data, kind, of: block, depth: depth)
    } else {
      add(paragraph: data, depth: depth)
    }
  }

  private mutating func add(heading text: String, level: Int) {
    guard !text.isEmpty else { return }
    lines += ["", String(repeating: "#", count: level) + " " + text, ""]
    hasHeading = true
  }

  private static func level(of block: JSONValue, _ data: JSONValue, _ kind: String) -> Int {
    let stated =
      data["level"]?.integer ?? block["attrs"]?["level"]?.integer ?? block["depth"]?.integer
    return min(6, max(1, stated ?? kind.last?.wholeNumberValue ?? 2))
  }

  private mutating func addItem(_ text: String, isNumbered: Bool) {
    guard !text.isEmpty else { return }
    lines.append((isNumbered ? "1. " : "- ") + text)
  }

  private mutating func addList(
    _ data: JSONValue, _ kind: String, of block: JSONValue, depth: Int
  ) {
    let style = (data["style"]?.string ?? kind).lowercased()
    let isNumbered =
      style.hasPrefix("ordered") || style.contains("number") || style.contains("_ordered")
      || style.contains("-ordered") || data["ordered"]?.boolean == true
    let names = ["items"] + Self.children
    let items = Self.list(in: data, names) ?? Self.list(in: block, names)
    lines.append("")
    for item in items.map({ Array($0.elements) }) ?? [] {
      addItem(item.string.map(Self.line) ?? Self.text(of: item), isNumbered: isNumbered)
      if let inner = item["items"], inner.kind == .array, !inner.elements.isEmpty {
        guard depth + 1 < Self.depthLimit else { continue }
        addList(item, style, of: item, depth: depth + 1)
      }
    }
    lines.append("")
  }

  private mutating func add(paragraph data: JSONValue, depth: Int) {
    let inner = ["content", "children", "nodes"].firstNonNil { name in
      data[name].flatMap { $0.kind == .array && Self.areBlocks($0) ? $0 : nil }
    }
    let hasBlocks = inner?.elements.contains { $0["text"] == nil && $0["children"] != nil } ?? false
    if let inner, hasBlocks {
      for block in inner.elements { add(block, depth: depth + 1) }
      return
    }
    let text = Self.text(of: data)
    if !text.isEmpty { lines += [text, ""] }
  }

  /// Returns the text of a node: its own, or that of the nodes in it.
  private static func text(of node: JSONValue, depth: Int = 0) -> String {
    if let text = ["text", "value"].firstNonNil({ node[$0]?.string }) { return line(text) }
    guard depth < depthLimit else { return "" }
    if let inner = list(in: node, children + ["leaves"]) {
      return inner.elements.prefix(lineLimit).map { text(of: $0, depth: depth + 1) }.joined()
        .cleaned(.line)
    }
    return (node["content"] ?? node["attributes"]?["content"])?.string.map(line) ?? ""
  }

  /// Returns a text of a block without its markup, on one line, with the spaces at its ends.
  private static func line(_ text: String) -> String {
    let plain = HTMLText.plain(text)
    let clean = plain.cleaned(.line)
    guard !clean.isEmpty else { return plain.isEmpty ? "" : " " }
    return (plain.first == " " ? " " : "") + clean + (plain.last == " " ? " " : "")
  }
}
