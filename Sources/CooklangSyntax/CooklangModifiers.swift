/// The modifiers between `@` or `#` and a name (cooklang-rs, `extensions.md`).
package struct CooklangModifiers: OptionSet, Sendable, Hashable {
  /// One bit per modifier.
  package let rawValue: UInt8

  /// Creates a set from its bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `@`: another recipe.
  package static let recipe = CooklangModifiers(rawValue: 1 << 0)
  /// `&`: a reference to an earlier ingredient.
  package static let reference = CooklangModifiers(rawValue: 1 << 1)
  /// `-`: hidden from the list of ingredients.
  package static let hidden = CooklangModifiers(rawValue: 1 << 2)
  /// `?`: optional.
  package static let optional = CooklangModifiers(rawValue: 1 << 3)
  /// `+`: a new ingredient of the same name.
  package static let new = CooklangModifiers(rawValue: 1 << 4)

  /// Creates the modifier of a sign, or `nil` for any other byte.
  init?(sign: UInt8) {
    switch sign {
    case UInt8(ascii: "@"): self = .recipe
    case UInt8(ascii: "&"): self = .reference
    case UInt8(ascii: "-"): self = .hidden
    case UInt8(ascii: "?"): self = .optional
    case UInt8(ascii: "+"): self = .new
    default: return nil
    }
  }
}
