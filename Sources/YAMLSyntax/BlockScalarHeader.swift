/// What stands after `|` or `>`.
struct BlockScalarHeader {
  /// What happens to the line ends after the last line with text.
  enum Chomping {
    case clip
    case strip
    case keep
  }

  /// Whether line ends become spaces.
  let isFolded: Bool
  /// How much more the lines are indented than what holds them; `nil` when the first line says so.
  private(set) var indent: Int?
  /// What happens to the line ends after the last line with text.
  private(set) var chomping = Chomping.clip

  /// Makes a header without indicators.
  init(isFolded: Bool) {
    self.isFolded = isFolded
  }

  /// Takes an indicator; `false` when it is none, or the second of its kind.
  mutating func take(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-") where chomping == .clip: chomping = .strip
    case UInt8(ascii: "+") where chomping == .clip: chomping = .keep
    case UInt8(ascii: "1")...UInt8(ascii: "9") where indent == nil: indent = Int(byte - 0x30)
    default: return false
    }
    return true
  }
}
