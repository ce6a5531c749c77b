/// The foods that a line lists: "cumin" and "coriander seeds" of "cumin and coriander seeds, crushed".
package struct FoodList {
  /// The names, in the order of the line, with the words that describe each.
  let names: [String]

  /// Reads the foods of a line, which end at the comma after a conjunction.
  init(of line: ParsedIngredient) {
    let text = [line.food, line.preparation].compactMap(\.self).joined(separator: ", ")
    let clauses = text.split { $0 == "," || $0 == ";" }.map(Self.names)
    let last = clauses.firstIndex { $0.count > 1 } ?? clauses.count
    let names = clauses.prefix(last + 1).joined().map { $0 }
    self.names = Self.completed(names)
  }

  /// Returns the parts of a list around the word "and", in several languages.
  package static func names(in list: some StringProtocol) -> [String] {
    list.split(separator: " ").split { JoinedAmount.conjunctions.contains($0.lowercased()) }.map {
      $0.joined(separator: " ")
    }
  }

  /// Returns the first of several foods of which one will do: "chicken stock" of "chicken or vegetable
  /// stock".
  package static func firstChoice(in name: String) -> String {
    let marked = name.split { $0 == "/" || $0 == "或" }
    let choices =
      marked.count > 1
      ? marked.map { $0.split(separator: " ") }
      : name.split(separator: " ").split { JoinedAmount.choices.contains($0.lowercased()) }.map {
        Array($0)
      }
    let names = choices.map { $0.joined(separator: " ") }.filter { !$0.isEmpty }
    return names.count > 1 ? completed(names).first ?? String(name) : String(name)
  }

  /// Returns the first of several foods between commas with the last word that all of them share; `nil`
  /// if it has no other name than its own.
  static func firstChoice(between name: String, and rest: String) -> String? {
    let words = rest.split { $0 == " " || $0 == "," }
    guard words.contains(where: { JoinedAmount.choices.contains($0.lowercased()) }) else {
      return nil
    }
    let others = rest.split(separator: ",").flatMap { clause in
      clause.split(separator: " ").split { JoinedAmount.choices.contains($0.lowercased()) }
        .map { $0.joined(separator: " ") }
    }
    let first = completed([name] + others).first
    return first == name ? nil : first
  }

  /// Gives names that only describe a food, or tell its kind, that of the next: "red" of "red and green
  /// pepper", "onion" of "onion and garlic powder".
  private static func completed(_ names: [String]) -> [String] {
    var completed: [String] = []
    for name in names.reversed() {
      let next = completed.last
      if let next, let head = FoodKinds.head(of: next, for: name) {
        completed.append(name + " " + head)
      } else if ParsedIngredient(name).onlyDescribesFood
        || FoodKinds.has(name) && next?.contains(" ") == true
      {
        if let next { completed.append(name + " " + Self.head(of: next)) }
      } else {
        completed.append(name)
      }
    }
    return completed.reversed()
  }

  /// Returns a name without the word or words before it that describe it: "pepper" of "orange pepper".
  private static func head(of name: String) -> String {
    let head = ParsedIngredient(name).undescribedFood
    let words = name.split(separator: " ")
    guard head == name, words.count > 1 else { return head }
    return words.dropFirst().joined(separator: " ")
  }
}
