/// An element or text of a page: an entry of the table that is the parsed page.
///
/// An element's descendants follow it in the table, depth first.
struct HTMLNode: Sendable {
  /// The name, if this is an element.
  let name: HTMLName
  /// The index of the node after this one and its descendants.
  var next: UInt32
  /// The kind of node: a start tag, a text or a raw text.
  let kind: HTMLToken.Kind

  private let start: UInt32
  private let end: UInt32
  private let attributesStart: UInt32
  private let attributesEnd: UInt32

  /// Creates the node of a token, without descendants.
  ///
  /// - Parameter token: A token of a page of at most `HTMLLimits.size` bytes.
  init(_ token: HTMLToken, at index: Int) {
    kind = token.kind
    name = token.name
    start = UInt32(truncatingIfNeeded: token.range.lowerBound)
    end = UInt32(truncatingIfNeeded: token.range.upperBound)
    attributesStart = UInt32(truncatingIfNeeded: token.attributes.lowerBound)
    attributesEnd = UInt32(truncatingIfNeeded: token.attributes.upperBound)
    next = UInt32(truncatingIfNeeded: index + 1)
  }

  /// The range of the text or start tag in the page.
  var range: Range<Int> { Int(start)..<Int(end) }
  /// The range of an element's attributes.
  var attributes: Range<Int> { Int(attributesStart)..<Int(attributesEnd) }
}
