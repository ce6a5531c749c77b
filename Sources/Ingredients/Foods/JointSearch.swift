/// The search for a word that joins a further amount to a line, word by word.
struct JointSearch {
  /// The offset of the joining word before the next one; `nil` if the last word was none.
  private(set) var joint: Int?
  /// True if what follows is needed instead of the first, not as well.
  private(set) var isInstead = false
  /// True if what follows is taken from the first.
  private(set) var isLess = false

  private let isDutch: Bool
  private let preparation: Int?
  private let isLength: Bool
  private var depth = 0
  private var needsMeasure = false
  private var needsLittle = false
  private var followsComma = false
  private var followsNumber = false
  private var opensClause = false

  /// Creates a search in a line.
  init(_ line: ParsedIngredient, isDutch: Bool) {
    self.isDutch = isDutch
    preparation = line.preparationRange?.lowerBound
    isLength = line.amount?.unit?.kind == .length
  }

  /// Reads the next word, at an offset of the line's UTF-8.
  mutating func read(_ word: Substring, at offset: Int) {
    let isPreparation = preparation.map { offset >= $0 } ?? false
    let startsPart = followsComma || offset == preparation
    let name = word.drop { "(,".contains($0) }.lowercased()
    isInstead = JoinedAmount.choices.contains(name) || name == "of" && isDutch
    isLess = JoinedAmount.differences.contains(name)
    depth += word.count { $0 == "(" } - word.count { $0 == ")" }
    let isChoice = isInstead || depth <= 0 && JoinedAmount.conjunctions.contains(name)
    needsMeasure = isPreparation && isChoice
    needsLittle = isPreparation && isChoice && !startsPart
    opensClause = isInstead && startsPart
    followsComma = word.last == ","
    // "1 ou 2 branches" is one range.
    let joinsRange = isChoice && followsNumber
    followsNumber = !word.isEmpty && word.drop { $0 == "(" }.allSatisfy(\.isNumber)
    let isJoint = JoinedAmount.sums.contains(name) || isLess || isChoice && !joinsRange
    joint = isJoint ? offset : nil
  }

  /// True if the rest of the line, which begins with a word, is a further amount.
  func accepts(_ rest: ParsedIngredient, after word: Substring) -> Bool {
    let unit = rest.amount?.unit
    let isWritten = word.first?.isNumber == true || unit != nil || rest.packageSize != nil
    guard isWritten, rest.amount?.range.lowerBound == 0, isLength || unit?.kind != .length else {
      return false
    }
    if unit?.isLittle == true { return true }
    guard !needsLittle else { return false }
    return !needsMeasure || unit?.isMeasured == true || opensClause && rest.countsFood
  }
}

extension ParsedIngredient {
  /// True if the amount counts a food, not the time, the parts or the people of "or 2 hours".
  fileprivate var countsFood: Bool {
    guard let amount, amount.unit?.kind ?? .count == .count,
      let word = foodName.split(separator: " ").last?.lowercased()
    else { return false }
    return !Self.others.contains(word) && !onlyDescribesFood
  }

  /// The words, other than foods, that numbers in a preparation count: "soaked for 2 hours".
  private static let others: Set<String> = [
    "second", "seconds", "minute", "minutes", "hour", "hours", "day", "days", "week", "weeks",
    "night",
    "time", "times", "piece", "pieces", "part", "parts", "half", "halves", "quarter", "quarters",
    "wedge",
    "wedges", "slice", "slices", "chunk", "chunks", "strip", "strips", "portion", "portions",
    "serving",
    "servings", "person", "people", "each", "more", "layer", "layers", "batch", "batches",
    "degrees", "way",
    "ways", "side", "sides", "inches", "of",
  ]
}

extension MeasureUnit {
  /// True if it counts something small that only seasons or greases.
  fileprivate var isLittle: Bool {
    switch self {
    case .pinch, .dash, .drop, .splash, .knifePoint, .knob: true
    default: false
    }
  }

  /// True if it measures weights or volumes.
  fileprivate var isMeasured: Bool { kind == .mass || kind == .volume }
}
