/// A piece of a page: a tag or a text.
package struct HTMLToken: Sendable {
  /// The kinds of tokens.
  package enum Kind: Sendable, Hashable {
    /// Text, with its character references undecoded.
    case text
    /// The content of an element such as `script`, in which tags are not recognised.
    case rawText
    case startTag
    case endTag
  }

  /// The kind of token.
  package let kind: Kind
  /// The range in the page; that of a tag includes its `<` and `>`.
  package let range: Range<Int>
  /// The name of a tag, or of the element whose content a raw text is.
  package let name: HTMLName
  /// The range of a start tag's attributes.
  let attributes: Range<Int>
  /// True if a start tag ends with `/>`.
  let isSelfClosing: Bool

  /// Creates a token from its parts.
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
  /// The name of a nameless token.
  static let none = HTMLName("")
}
