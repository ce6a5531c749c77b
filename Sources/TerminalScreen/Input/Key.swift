/// A key with its modifiers, as far as terminals report them.
package struct Key: Sendable, Hashable {
  /// A key without its modifiers.
  package enum Code: Sendable, Hashable {
    case character(Character)
    case enter, tab, backspace, escape, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
  }

  /// The modifiers, with the values that xterm gives them.
  package struct Modifiers: OptionSet, Sendable, Hashable {
    package let rawValue: Int

    /// Creates modifiers from xterm's bits.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The shift key, which is only reported for keys without a character.
    package static let shift = Modifiers(rawValue: 1)
    /// The alternative or meta key.
    package static let alt = Modifiers(rawValue: 2)
    /// The control key.
    package static let control = Modifiers(rawValue: 4)
  }

  /// The key.
  package let code: Code
  /// The modifiers.
  package let modifiers: Modifiers

  /// Creates a key.
  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// Creates the key of a character.
  package init(_ character: Character, _ modifiers: Modifiers = []) {
    self.init(.character(character), modifiers)
  }
}
