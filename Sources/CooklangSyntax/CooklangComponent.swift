/// An ingredient, cookware or timer as it stands in a paragraph; its ranges are those of the text.
struct CooklangComponent {
  /// What it is.
  let kind: CooklangItem.Kind
  /// The offset of its sign.
  let start: Int
  /// The signs between that and its name.
  let modifiers: CooklangModifiers
  /// Its name, alias and path included.
  var name: Range<Int>
  /// What stands in its braces.
  var amount: Range<Int>?
  /// What stands in its parentheses.
  var preparation: Range<Int>?
  /// The offset after it.
  var end: Int
}
