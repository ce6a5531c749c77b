/// A control sequence that a terminal sent: `ESC [`, parameters, a final byte.
struct ControlSequence {
  private let parameters: ArraySlice<UInt8>
  private let final: UInt8

  /// Creates a sequence from its parts.
  init(parameters: ArraySlice<UInt8>, final: UInt8) {
    self.parameters = parameters
    self.final = final
  }

  /// True if a pasted text follows.
  var beginsPaste: Bool { final == UInt8(ascii: "~") && numbers.first == 200 }

  /// The meaning, or `nil` if that is unknown.
  var event: InputEvent? {
    if parameters.first == UInt8(ascii: "<") { return mouse }
    if final == UInt8(ascii: "Z") { return .key(Key(.tab, .shift)) }
    let numbers = numbers
    let code =
      final == UInt8(ascii: "~")
      ? Self.code(ofNumber: numbers.first ?? 0) : Self.code(ofFinal: final)
    let modifiers = numbers.count > 1 ? max(0, numbers[1] - 1) & 7 : 0
    return code.map { .key(Key($0, Key.Modifiers(rawValue: modifiers))) }
  }

  private var numbers: [Int] {
    let digits = parameters.drop { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "?") }
    return digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0.prefix(6), as: UTF8.self)) ?? 0
    }
  }

  /// A report of the mouse in the form of SGR (xterm's mode 1006).
  private var mouse: InputEvent? {
    let numbers = numbers
    guard numbers.count == 3 else { return nil }
    let position = ScreenPosition(row: max(0, numbers[2] - 1), column: max(0, numbers[1] - 1))
    // Bits 2 to 4 are modifiers.
    switch (numbers[0] & ~0b1_1100, final) {
    case (64, _): return .scroll(-1, at: position)
    case (65, _): return .scroll(1, at: position)
    case (0, UInt8(ascii: "M")): return .click(position)
    default: return nil
    }
  }

  /// Returns the key of a final byte, as of `ESC [ A` and `ESC O A`.
  static func code(ofFinal byte: UInt8) -> Key.Code? {
    switch Unicode.Scalar(byte) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "F": .end
    case "H": .home
    case "M": .enter
    case "P", "Q", "R", "S": .function(Int(byte) - Int(UInt8(ascii: "P")) + 1)
    default: nil
    }
  }

  /// Returns the key of a number, as of `ESC [ 5 ~`.
  private static func code(ofNumber number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }
}

extension Key {
  /// Creates the key of a character, or of a control character that stands for one.
  init(scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09: self.init(.tab)
    case 0x0A, 0x0D: self.init(.enter)
    case 0x08, 0x7F: self.init(.backspace)
    case 0x00: self.init(" ", .control)
    case 0x01...0x1A: self.init(Character(Unicode.Scalar(UInt8(scalar.value + 0x60))), .control)
    case 0x1B: self.init(.escape)
    case 0x1C...0x1F: self.init(Character(Unicode.Scalar(UInt8(scalar.value + 0x40))), .control)
    default: self.init(Character(scalar))
    }
  }
}
