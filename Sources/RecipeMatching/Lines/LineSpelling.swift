import Ingredients

/// A finder of lines for one ingredient whose name is misspelt in one of them.
///
/// Only lines that no food joins are compared, so a name that is spelt right never loses its
/// counterpart. One slip a word is forgiven; two are if both lines ask for the same amount.
struct LineSpelling {
  /// The number of lines of each record that are compared.
  private static let lineLimit = 8

  private let left: ComparedRecord
  private let right: ComparedRecord

  /// Creates a finder for two records.
  init(_ left: ComparedRecord, _ right: ComparedRecord) {
    self.left = left
    self.right = right
  }

  /// Returns the places of the pairs whose foods are one, one of them misspelt: "red musles".
  func misspeltPairs(of matching: LineMatching) -> [Int] {
    matching.pairs.indices.filter { place in
      let pair = matching.pairs[place]
      guard pair.relation == .swapped else { return false }
      let (one, other) = (OpenName(ofLine: pair.left, in: left), OpenName(ofLine: pair.right, in: right))
      return one.mayBeSlip(of: other) && areAlike(one, other, forgives: true)
    }
  }

  /// Returns the lines without a counterpart that are for one ingredient.
  func newPairs(of matching: LineMatching) -> [LinePair] {
    let lefts = openNames(of: left, isPaired: matching.isPairedLeft)
    guard !lefts.isEmpty else { return [] }
    let rights = openNames(of: right, isPaired: matching.isPairedRight)
    var found: [LinePair] = []
    var used = PlaceSet()
    for find in [isSlip, isOneKind] {
      for one in lefts where !found.contains(where: { $0.left == one.line }) {
        let match = rights.indices.first { !used.contains($0) && find(one, rights[$0]) != nil }
        guard let match, let relation = find(one, rights[match]) else { continue }
        used.insert(match)
        found.append(LinePair(left: one.line, right: rights[match].line, relation: relation))
      }
    }
    return found
  }

  /// Returns the names of the lines without a counterpart.
  private func openNames(of record: ComparedRecord, isPaired: (Int) -> Bool) -> [OpenName] {
    let open = (0..<record.lines.count).filter { line in
      !isPaired(line) && !record.lines.foods(ofLine: line).isEmpty
    }
    return open.prefix(Self.lineLimit).map { OpenName(ofLine: $0, in: record) }
  }

  private func isSlip(_ one: OpenName, _ other: OpenName) -> LinePair.Relation? {
    one.mayBeSlip(of: other) && areAlike(one, other, forgives: haveOneAmount(one, other))
      ? .same : nil
  }

  /// Two names that end with one word are of one kind: "vegetable oil", and "oil" or "olive oil".
  private func isOneKind(_ one: OpenName, _ other: OpenName) -> LinePair.Relation? {
    let (name, otherName) = (name(of: one, in: left), name(of: other, in: right))
    guard let last = name.words.last, let otherLast = otherName.words.last,
      last.text == otherLast.text, !last.saysLittle
    else { return nil }
    return name.tellsKind && otherName.tellsKind ? .swapped : .same
  }

  private func areAlike(_ one: OpenName, _ other: OpenName, forgives: Bool) -> Bool {
    let (own, theirs) = (name(of: one, in: left), name(of: other, in: right))
    return one.letters.mayBeSlip(of: other.letters) && own.isSlip(of: theirs, forgives: forgives)
      || other.others.contains { $0.isSlip(of: own, of: one.letters, forgives) }
      || one.others.contains { $0.isSlip(of: theirs, of: other.letters, forgives) }
  }

  private func name(of name: OpenName, in record: ComparedRecord) -> SpeltName {
    record.names.name(ofLine: UInt8(truncatingIfNeeded: name.line))
  }

  private func haveOneAmount(_ one: OpenName, _ other: OpenName) -> Bool {
    guard let amount = left.amounts[one.line], let same = right.amounts[other.line]
    else { return false }
    return amount.isSame(as: same)
  }
}

/// What is known of a line's name without reading it, which is enough to tell most names apart.
private struct OpenName {
  let line: Int
  let letters: NameLetters
  /// The other names of the food.
  let others: [SpeltName]

  init(ofLine line: Int, in record: ComparedRecord) {
    self.line = line
    letters = record.names.letters(ofLine: UInt8(truncatingIfNeeded: line))
    let telling = record.lines.foods(ofLine: line).max { $0.weight < $1.weight }
    others = telling.map { FoodSynonyms.otherNames(of: $0.hash) } ?? []
  }

  /// True if the names, one of them as it is written, may be slips of each other: hardly ever.
  func mayBeSlip(of other: OpenName) -> Bool {
    letters.mayBeSlip(of: other.letters)
      || other.others.contains { letters.mayBeSlip(of: $0.letters) }
      || others.contains { $0.letters.mayBeSlip(of: other.letters) }
  }
}

extension SpeltName {
  /// True if it has a word for the kind before its last word.
  fileprivate var tellsKind: Bool { words.dropLast().contains { !$0.saysLittle } }

  /// True if it is a slip of a name of these letters.
  fileprivate func isSlip(of name: SpeltName, of letters: NameLetters, _ forgives: Bool) -> Bool {
    self.letters.mayBeSlip(of: letters) && isSlip(of: name, forgives: forgives)
  }
}
