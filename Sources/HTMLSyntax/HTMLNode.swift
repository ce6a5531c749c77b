/// One element or text of a page: an entry of the table that a page is parsed to.
///
/// An element's descendants follow it in the table, depth first.
struct HTMLNode: Sendable {
  /// What it is: a start tag, a text or a raw text.
  let kind: HTMLToken.Kind
  /// The name of an element.
  let name: HTMLName
  /// Where the text or the start tag is in the page.
  let range: Range<Int>
  /// Where the attributes of an element are.
  let attributes: Range<Int>
  /// The index of the node after this one and all its descendants.
  var next: Int

  /// Makes the node of a token that has no descendants yet.
  init(_ token: HTMLToken, at index: Int) {
    kind = token.kind
    name = token.name
    range = token.range
    attributes = token.attributes
    next = index + 1
  }
}
