/// An ingredient, cookware or timer in a paragraph; its ranges refer to the parser's text.
struct CooklangComponent {
  /// The kind of component.
  let kind: CooklangItem.Kind
  /// The offset of its sigil.
  let start: Int
  /// The modifiers between sigil and name.
  let modifiers: CooklangModifiers
  /// The range of the name, including alias and path.
  var name: Range<Int>
  /// The range between the braces.
  var amount: Range<Int>?
  /// The range between the parentheses.
  var preparation: Range<Int>?
  /// The offset past the component.
  var end: Int
}
