/// The pattern of one component of a path.
enum GlobSegment: Sendable, Hashable {
  /// `**`: any number of components.
  case anyDepth
  /// `*.json`, by far the most frequent: a `*` and a suffix.
  case ending([UInt8])
  /// Any other pattern.
  case tokens([GlobToken])

  /// Compiles the pattern between two slashes.
  init(_ pattern: String) {
    let tokens = GlobToken.tokens(of: pattern)
    let literals = tokens.dropFirst().compactMap(\.literal)
    if pattern == "**" {
      self = .anyDepth
    } else if tokens.first == .anything, literals.count == tokens.count - 1 {
      var ending = String.UnicodeScalarView()
      ending.append(contentsOf: literals)
      self = .ending(Array(String(ending).utf8))
    } else {
      self = .tokens(tokens)
    }
  }

  /// True if the last component of a path matches.
  func matchesLastName(of path: String) -> Bool {
    // A suffix has no slash, so the path ends as its last component does.
    if case .ending(let ending) = self { return Self.matches(ending, path.utf8) }
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    return matches(path[(start ?? path.startIndex)...])
  }

  /// True if a name matches; `**` matches any.
  func matches(_ name: Substring) -> Bool {
    switch self {
    case .anyDepth: true
    case .ending(let ending): Self.matches(ending, name.utf8)
    case .tokens(let tokens): Self.matches(tokens, Array(name.unicodeScalars))
    }
  }

  private static func matches(
    _ ending: [UInt8], _ name: some BidirectionalCollection<UInt8>
  ) -> Bool {
    name.reversed().starts(with: ending.reversed())
  }

  /// Matches a name; on a mismatch, only the last `*` takes one more character, as above.
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
