import Ingredients

/// The numbers of a line that scaling leaves although they may count something that is needed: the 3 of
/// "1 cup cream blended with 3 egg yolks".
struct LeftNumbers {
  /// True if there is one.
  let isAny: Bool

  /// Searches a line.
  ///
  /// - Parameter edit: The changes of the line.
  init(_ line: ParsedIngredient, _ edit: LineEdit) {
    let amounts = [line.amount, line.alternative, line.packageSize, line.alternativeSize].compactMap
    {
      $0?.range
    }
    let ranges = amounts + line.remarkAmounts.map(\.amount.range)
    var start = 0
    var before: Substring = ""
    var isNamed = false
    var isEach = false
    isAny = line.text.split(separator: " ", omittingEmptySubsequences: false).indicesWithWords
      .contains {
        word, next in
        defer {
          start += word.utf8.count + 1
          before = word
        }
        isEach = isEach || Self.eachWords.contains(word.drop { $0 == "(" }.lowercased())
        isNamed = isNamed || word.hasPrefix("(such") || word == "such" || word == "like"
        let marks = word.prefix { $0 == "(" }.count
        let number = word.dropFirst(marks)
        let place = start + marks
        guard !isNamed, !isEach, !number.isEmpty, number.allSatisfy(\.isNumber),
          !edit.replaces(place),
          !ranges.contains(where: { $0.contains(place) }), place >= line.foodRange.lowerBound,
          let next, next.first?.isLetter == true
        else { return false }
        return !Self.isOther(next) && !Self.names.contains(before.lowercased())
      }
  }

  /// True for what is not needed in a number: sizes, times and parts.
  private static func isOther(_ word: Substring) -> Bool {
    let name = word.lowercased().prefix { $0.isLetter }
    return others.contains(String(name)) || word.hasPrefix("x")
  }

  /// Words before the size of one thing: "6 Kugeln Mozzarella à 125 g".
  private static let eachWords: Set<String> = [
    "each", "je", "jeweils", "à", "chacun", "chacune", "cada", "ciascuno", "elk", "vardera", "hver",
  ]

  private static let others: Set<String> = [
    "second", "seconds", "minute", "minutes", "min", "mins", "hour", "hours", "hr", "hrs", "day",
    "days",
    "week", "weeks", "month", "months", "year", "years", "night", "nights", "time", "times",
    "piece",
    "pieces", "part", "parts", "half", "halves", "quarter", "quarters", "wedge", "wedges", "slice",
    "slices",
    "chunk", "chunks", "strip", "strips", "portion", "portions", "serving", "servings", "person",
    "people",
    "layer", "layers", "batch", "batches", "degree", "degrees", "way", "ways", "side", "sides",
    "inch",
    "inches", "in", "cm", "mm", "count", "percent", "proof", "cubes", "rounds", "sections",
    "lengths",
    "spears", "squares", "triangles", "sheets", "to", "or", "and", "by", "ct", "size", "spice",
    "spices",
    "grain", "bean", "cheese", "fat", "equal", "disks", "balls", "rings", "steaks", "sticks",
    "serving",
    "per", "x", "more", "of", "f", "c", "ribs", "bone", "bones", "lengthwise", "crosswise", "even",
    "thin",
  ]

  /// Words behind which a number is a name or a size.
  private static let names: Set<String> = [
    "into", "no", "no.", "type", "omega", "than", "between", "at", "step", "page", "number", "#",
    "size",
    "every", "each", "within", "for", "after",
  ]
}

extension [Substring] {
  /// The words, each with the next one.
  fileprivate var indicesWithWords: [(Substring, Substring?)] {
    indices.map { (self[$0], $0 + 1 < count ? self[$0 + 1] : nil) }
  }
}
