/// The signs between `@` or `#` and a name (cooklang-rs, `extensions.md`).
package struct CooklangModifiers: OptionSet, Sendable, Hashable {
  /// One bit for each sign.
  package let rawValue: UInt8

  /// Makes a set of its bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// `@`: another recipe.
  package static let recipe = CooklangModifiers(rawValue: 1 << 0)
  /// `&`: what was named before.
  package static let reference = CooklangModifiers(rawValue: 1 << 1)
  /// `-`: not in the list of ingredients.
  package static let hidden = CooklangModifiers(rawValue: 1 << 2)
  /// `?`: may be left out.
  package static let optional = CooklangModifiers(rawValue: 1 << 3)
  /// `+`: another of the same name.
  package static let new = CooklangModifiers(rawValue: 1 << 4)

  /// The modifier that a sign stands for; `nil` for any other byte.
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
