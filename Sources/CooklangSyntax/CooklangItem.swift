/// A piece of a step: plain text, or a mark with what is told about it.
///
/// Its ranges are for `CooklangDocument.string`; an empty one is nothing written.
package struct CooklangItem: Sendable, Hashable {
  /// What a piece is.
  package enum Kind: Sendable, Hashable {
    case text
    /// `@flour{200%g}(sifted)`
    case ingredient
    /// `#frying pan{}`
    case cookware
    /// `~{25%minutes}`
    case timer
  }

  /// What it is.
  package let kind: Kind
  /// The text, or the name of what is marked; of a reference, the last part of its path.
  package let name: Range<Int>
  /// What the step calls it: `@white wine|wine{}`.
  package internal(set) var alias: Range<Int>
  /// The quantity as written, without white space around it.
  package internal(set) var quantity: Range<Int>
  /// The unit: what follows `%`.
  package internal(set) var unit: Range<Int>
  /// What is done to it before: the text in parentheses.
  package internal(set) var preparation: Range<Int>
  /// What stands between sign and name.
  package internal(set) var modifiers: CooklangModifiers
  /// Whether the quantity stays when the recipe is scaled: `{=1%tsp}`.
  package internal(set) var isFixed: Bool
  /// Whether it names another recipe: `@./sauces/Hollandaise{150%g}`.
  package internal(set) var isReference: Bool
  /// The offset of its first byte in the document.
  package let offset: Int

  /// Makes an item about which only the name is told.
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
