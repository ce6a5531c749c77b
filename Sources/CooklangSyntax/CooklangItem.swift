/// A piece of a step: plain text, or a component with its details.
///
/// Its ranges are for `CooklangDocument.string`; an empty range means that nothing was written.
package struct CooklangItem: Sendable, Hashable {
  /// The kinds of items.
  package enum Kind: Sendable, Hashable {
    case text
    /// `@flour{200%g}(sifted)`
    case ingredient
    /// `#frying pan{}`
    case cookware
    /// `~{25%minutes}`
    case timer
  }

  /// The kind of item.
  package let kind: Kind
  /// The text, or the name of the component; for a reference, the last part of its path.
  package let name: Range<Int>
  /// The name that the step displays: `@white wine|wine{}`.
  package internal(set) var alias: Range<Int>
  /// The quantity as written, trimmed.
  package internal(set) var quantity: Range<Int>
  /// The unit, which follows `%`.
  package internal(set) var unit: Range<Int>
  /// The preparation, given in parentheses.
  package internal(set) var preparation: Range<Int>
  /// The modifiers between sigil and name.
  package internal(set) var modifiers: CooklangModifiers
  /// True if the quantity stays fixed when the recipe is scaled: `{=1%tsp}`.
  package internal(set) var isFixed: Bool
  /// True if the item refers to another recipe: `@./sauces/Hollandaise{150%g}`.
  package internal(set) var isReference: Bool
  /// The offset of its first byte in the document.
  package let offset: Int

  /// Creates an item that has only a name.
  init(_ kind: Kind, name: Range<Int>, offset: Int) {
    let nothing = name.upperBound..<name.upperBound
    self.kind = kind
    self.name = name
    self.offset = offset
    (alias, quantity, unit, preparation) = (nothing, nothing, nothing, nothing)
    modifiers = []
    isFixed = false
    isReference = false
  }
}
