/// One element or text of a page: an entry of the table that a page is parsed to.
///
/// An element's descendants follow it in the table, depth first.
struct HTMLNode: Sendable {
  /// The name of an element.
  let name: HTMLName
  /// The index of the node after this one and all its descendants.
  var next: UInt32
  /// What it is: a start tag, a text or a raw text.
  let kind: HTMLToken.Kind

  private let start: UInt32
  private let end: UInt32
  private let attributesStart: UInt32
  private let attributesEnd: UInt32

  /// Makes the node of a token that has no descendants yet.
  ///
  /// - Parameter token: Lies in a page of at most `HTMLLimits.size` bytes.
  init(_ token: HTMLToken, at index: Int) {
    kind = token.kind
    name = token.name
    start = UInt32(truncatingIfNeeded: token.range.lowerBound)
    end = UInt32(truncatingIfNeeded: token.range.upperBound)
    attributesStart = UInt32(truncatingIfNeeded: token.attributes.lowerBound)
    attributesEnd = UInt32(truncatingIfNeeded: token.attributes.upperBound)
    next = UInt32(truncatingIfNeeded: index + 1)
  }

  /// Where the text or the start tag is in the page.
  var range: Range<Int> { Int(start)..<Int(end) }
  /// Where the attributes of an element are.
  var attributes: Range<Int> { Int(attributesStart)..<Int(attributesEnd) }
}
