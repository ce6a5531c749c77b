/// One piece of a page.
package struct HTMLToken: Sendable {
  /// What a piece is.
  package enum Kind: Sendable, Hashable {
    /// Text, with its character references as written.
    case text
    /// The content of an element that has no tags inside, such as `script`.
    case rawText
    case startTag
    case endTag
  }

  /// What it is.
  package let kind: Kind
  /// Where it is in the page; a tag from its `<` to after its `>`.
  package let range: Range<Int>
  /// The name of a tag, or of the element that a raw text is the content of.
  package let name: HTMLName
  /// Where the attributes of a start tag are.
  let attributes: Range<Int>
  /// Whether a start tag ends with `/>`.
  let isSelfClosing: Bool

  /// Makes a token of its parts.
  init(
    _ kind: Kind, _ range: Range<Int>, name: HTMLName = .none, attributes: Range<Int> = 0..<0,
    isSelfClosing: Bool = false
  ) {
    self.kind = kind
    self.range = range
    self.name = name
    self.attributes = attributes
    self.isSelfClosing = isSelfClosing
  }
}

extension HTMLName {
  /// The name of what has none.
  static let none = HTMLName("")
}
