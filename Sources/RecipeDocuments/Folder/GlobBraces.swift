/// Braces: `a{b,c{d,e}}` is `ab`, `acd` and `ace`.
enum GlobBraces {
  /// More alternatives are no pattern that a person wrote; the rest keeps its braces.
  private static let limit = 256

  /// Every pattern that the braces of one stand for.
  static func expand(_ pattern: String) -> [String] {
    var finished: [String] = []
    var open = [pattern]
    while let next = open.popLast() {
      if finished.count + open.count < limit, let parts = split(next) {
        open.append(contentsOf: parts.reversed())
      } else {
        finished.append(next)
      }
    }
    return finished
  }

  /// Replaces the first pair of braces by each of what stands between its commas.
  private static func split(_ pattern: String) -> [String]? {
    guard let start = pattern.firstIndex(of: "{") else { return nil }
    var depth = 0
    var parts = [""]
    for index in pattern[start...].indices {
      let character = pattern[index]
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth == 0 {
        let before = pattern[..<start]
        let after = pattern[pattern.index(after: index)...]
        return parts.map { before + $0 + after }
      }
      if depth == 1, character == "," {
        parts.append("")
      } else if index != start {
        parts[parts.count - 1].append(character)
      }
    }
    return nil
  }
}
