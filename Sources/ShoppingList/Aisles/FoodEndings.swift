import Text

/// Values by the names of foods, found at the ends of compound words ("reis" in "Risottoreis") and in text
/// without spaces ("土豆" in "去皮土豆").
struct FoodEndings<Value: Sendable>: Sendable {
  private var values: [String: Value] = [:]

  /// Adds the names of a food.
  ///
  /// The first of several is the English one, which is no part of a compound: a unicorn is no corn.
  mutating func add(_ names: [String], _ value: Value) {
    for name in names.count > 1 ? names.dropFirst() : names[...] { add(name, value) }
    if let first = names.first, isWide(first) { add(first, value) }
  }

  /// Adds a name, unless it has several words.
  private mutating func add(_ name: String, _ value: Value) {
    let folded = TextFolding.foldedString(name)
    guard !folded.isEmpty, !folded.contains(" "), values[folded] == nil else { return }
    values[folded] = value
  }

  /// Returns the value of the longest name that a word ends with, before the ending of a plural.
  func value(atEndOf word: String) -> Value? {
    for start in word.indices {
      let rest = word[start...]
      guard rest.count >= Self.leastEnding else { return nil }
      for ending in Self.plurals where rest.hasSuffix(ending) {
        let name = rest.dropLast(ending.count)
        if name.count >= Self.leastEnding, let value = values[String(name)] { return value }
      }
    }
    return nil
  }

  /// Returns the value of the longest name that a word begins with.
  func value(atStartOf word: String) -> Value? {
    for length in stride(from: word.count - 1, through: Self.leastStart, by: -1) {
      if let value = values[String(word.prefix(length))] { return value }
    }
    return nil
  }

  /// True if a name has letters of a script without spaces.
  func isWide(_ name: String) -> Bool { name.unicodeScalars.contains { $0.value >= 0x2E80 } }

  /// Returns the value of the longest name that a text without spaces ends with, else has in it.
  func value(inRunsOf text: String) -> Value? {
    let runs = text.split { !$0.isLetter || !isWide(String($0)) }
    for run in runs {
      for start in run.indices { if let value = values[String(run[start...])] { return value } }
    }
    for run in runs {
      for length in stride(from: min(run.count, Self.maximumRunLength), through: 1, by: -1) {
        for offset in stride(from: run.count - length, through: 0, by: -1) {
          let part = run.dropFirst(offset).prefix(length)
          if let value = values[String(part)] { return value }
        }
      }
    }
    return nil
  }

  private static var leastEnding: Int { 4 }
  private static var leastStart: Int { 5 }
  private static var maximumRunLength: Int { 6 }
  private static var plurals: [String] { ["", "n", "en", "e", "s", "er", "r"] }
}
