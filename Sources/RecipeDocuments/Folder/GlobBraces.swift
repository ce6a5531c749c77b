/// The expansion of braces: `a{b,c{d,e}}` is `ab`, `acd` and `ace`.
enum GlobBraces {
  /// The maximum number of alternatives, beyond what a person writes; the rest keeps its braces.
  private static let limit = 256

  /// Returns the patterns that a pattern with braces stands for.
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

  /// Replaces the first pair of braces by each of its alternatives.
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
