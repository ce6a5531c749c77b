import TestSupport

extension RandomQueries {
  /// Returns a query of several parts, some misspelt, which hardly any recipe matches.
  mutating func hopelessQuery() -> String {
    (0...number(below: 4)).map { _ in part() }.joined(separator: " ")
  }

  /// Returns a word that occurs, misspelt or not.
  mutating func slip() -> String {
    var letters = Array(Self.words[number(below: Self.words.count)].filter { $0 != "'" })
    let place = number(below: letters.count)
    switch number(below: 5) {
    case 0: letters.remove(at: place)
    case 1: letters.insert("a", at: place)
    case 2: letters[place] = "e"
    case 3: letters.swapAt(place, letters.count - 1)
    default: break
    }
    return letters.isEmpty ? "e" : String(letters)
  }

  private mutating func part() -> String {
    switch number(below: 9) {
    case 0: "(\(query().text))"
    case 1: "-\(slip())"
    case 2: "\"\(slip()) \(slip())\""
    case 3: "title:\(slip())"
    case 4: "description:\(slip())"
    case 5: "(\(slip()) OR tag:\(slip()))"
    case 6: "source:\(["notse", "apis", "notes"][number(below: 3)])"
    default: slip()
    }
  }
}
