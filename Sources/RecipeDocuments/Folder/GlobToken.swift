/// A token of the pattern of a name.
enum GlobToken: Sendable, Hashable {
  /// `*`
  case anything
  /// `?`
  case one
  /// A character that stands for itself.
  case literal(Unicode.Scalar)
  /// `[a-z_]`, or `[!a-z]` when negated.
  case set([ClosedRange<UInt32>], isNegated: Bool)

  /// The literal character, or `nil` for any other token.
  var literal: Unicode.Scalar? { if case .literal(let scalar) = self { scalar } else { nil } }

  /// True if a character matches.
  func matches(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .anything, .one: true
    case .literal(let literal): literal == scalar
    case .set(let ranges, let isNegated):
      ranges.contains { $0.contains(scalar.value) } != isNegated
    }
  }

  /// Splits a pattern into tokens; an unclosed bracket stands for itself.
  static func tokens(of pattern: String) -> [GlobToken] {
    var tokens: [GlobToken] = []
    var rest = Array(pattern.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*":
        if tokens.last != .anything { tokens.append(.anything) }
      case "?": tokens.append(.one)
      case "[": tokens.append(takeSet(&rest) ?? .literal(scalar))
      default: tokens.append(.literal(scalar))
      }
    }
    return tokens
  }

  /// Consumes `a-z]` or `!a-z]`; a `]` at the start is a member.
  private static func takeSet(_ rest: inout ArraySlice<Unicode.Scalar>) -> GlobToken? {
    var inside = rest
    let isNegated = inside.first == "!" || inside.first == "^"
    if isNegated { inside.removeFirst() }
    guard let end = inside.dropFirst().firstIndex(of: "]") else { return nil }
    rest = inside[(end + 1)...]
    return .set(ranges(inside[..<end]), isNegated: isNegated)
  }

  private static func ranges(_ members: ArraySlice<Unicode.Scalar>) -> [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    var rest = members
    while let first = rest.popFirst()?.value {
      if rest.first == "-", let last = rest.dropFirst().first?.value {
        rest = rest.dropFirst(2)
        if first <= last { ranges.append(first...last) }
      } else {
        ranges.append(first...first)
      }
    }
    return ranges
  }
}
