extension Sequence<Unicode.Scalar> {
  /// How many terminal columns the scalars take, near enough to put a mark below them.
  var terminalColumns: Int {
    reduce(0) { $0 + $1.terminalColumns }
  }
}

extension Unicode.Scalar {
  /// Marks take none; the blocks that Unicode's EastAsianWidth.txt lists as wide take two.
  fileprivate var terminalColumns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }
}
