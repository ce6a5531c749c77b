/// The answer of a person to whether two records are one recipe.
enum ReviewAnswer: String, CaseIterable {
  case same
  case different
  case skip
  case undo
  case quit

  /// The key for the answer.
  var key: Character {
    switch self {
    case .same: "s"
    case .different: "d"
    case .skip: "k"
    case .undo: "u"
    case .quit: "q"
    }
  }

  /// Reads an answer: its key or its word, in any case.
  init?(_ line: String) {
    let word = line.filter { !$0.isWhitespace }.lowercased()
    guard let answer = Self.allCases.first(where: { word == String($0.key) || word == $0.rawValue })
    else { return nil }
    self = answer
  }

  /// The question, with each key in brackets.
  static let question = "[s]ame, [d]ifferent, s[k]ip, [u]ndo, [q]uit? "
}
