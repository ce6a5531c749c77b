/// The indicators after `|` or `>`.
struct BlockScalarHeader {
  /// The treatment of line ends after the last line with text.
  enum Chomping {
    case clip
    case strip
    case keep
  }

  /// True if line ends become spaces.
  let isFolded: Bool
  /// The additional indentation of the lines, or `nil` if the first line determines it.
  private(set) var indent: Int?
  /// The treatment of line ends after the last line with text.
  private(set) var chomping = Chomping.clip

  /// Creates a header without indicators.
  init(isFolded: Bool) {
    self.isFolded = isFolded
  }

  /// Adds an indicator, or returns `false` if the byte is not one or is a duplicate.
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
