/// What one name of a path is matched with.
enum GlobSegment: Sendable, Hashable {
  /// `**`: any number of names.
  case anyDepth
  /// `*.json`, by far the most frequent: a `*` and an end.
  case ending([UInt8])
  /// Anything else.
  case tokens([GlobToken])

  /// Compiles what stands between two slashes.
  init(_ pattern: String) {
    let tokens = GlobToken.tokens(of: pattern)
    let rest = tokens.dropFirst()
    if pattern == "**" {
      self = .anyDepth
    } else if tokens.first == .anything, rest.allSatisfy(\.isLiteral) {
      self = .ending(Array(String(pattern.dropFirst()).utf8))
    } else {
      self = .tokens(tokens)
    }
  }

  /// Whether a name matches; `**` matches any.
  func matches(_ name: Substring) -> Bool {
    switch self {
    case .anyDepth: true
    case .ending(let ending):
      name.utf8.count >= ending.count && name.utf8.suffix(ending.count).elementsEqual(ending)
    case .tokens(let tokens): Self.matches(tokens, Array(name.unicodeScalars))
    }
  }

  /// On a mismatch only the last `*` takes one more character: never exponential.
  private static func matches(_ tokens: [GlobToken], _ name: [Unicode.Scalar]) -> Bool {
    var (token, character) = (0, 0)
    var retry: (token: Int, character: Int)?
    while character < name.count {
      if token < tokens.count, tokens[token] == .anything {
        token += 1
        retry = (token, character)
      } else if token < tokens.count, tokens[token].matches(name[character]) {
        (token, character) = (token + 1, character + 1)
      } else if let last = retry {
        (token, character) = (last.token, last.character + 1)
        retry = (token, character)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .anything }
  }
}

/// One piece of a name's pattern.
enum GlobToken: Sendable, Hashable {
  /// `*`
  case anything
  /// `?`
  case one
  /// A character that stands for itself.
  case literal(Unicode.Scalar)
  /// `[a-z_]`, or `[!a-z]` when negated.
  case set([ClosedRange<UInt32>], isNegated: Bool)

  /// Whether it is a character that stands for itself.
  var isLiteral: Bool { if case .literal = self { true } else { false } }

  /// Whether one character matches.
  func matches(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .anything, .one: true
    case .literal(let literal): literal == scalar
    case .set(let ranges, let isNegated):
      ranges.contains { $0.contains(scalar.value) } != isNegated
    }
  }

  /// Cuts a pattern into tokens; a bracket that is never closed stands for itself.
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

  /// Takes `a-z]` or `!a-z]`; a `]` in the first place is a member.
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
