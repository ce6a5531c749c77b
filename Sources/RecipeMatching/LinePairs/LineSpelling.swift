import Ingredients

/// A finder of lines for one ingredient whose name is misspelt in one of them.
///
/// Only lines that no food joins are compared, so a name that is spelt right never loses its
/// counterpart. One slip a word is forgiven; two are if both lines ask for the same amount.
struct LineSpelling {
  /// The number of lines of each record that are compared.
  private static let maximumLineCount = 8

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
      let (one, other) = (
        OpenName(ofLine: pair.left, in: left), OpenName(ofLine: pair.right, in: right)
      )
      return areAlike(one, other, forgives: true)
    }
  }

  /// Returns the lines without a counterpart that are for one ingredient.
  func newPairs(of matching: LineMatching) -> [LinePair] {
    let lefts = openNames(of: left, isPaired: matching.isPairedLeft)
    guard !lefts.isEmpty else { return [] }
    let rights = openNames(of: right, isPaired: matching.isPairedRight)
    var found: [LinePair] = []
    var used = PositionSet()
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
      !isPaired(line) && record.lines.hasFood(inLine: line)
    }
    return open.prefix(Self.maximumLineCount).map { OpenName(ofLine: $0, in: record) }
  }

  private func isSlip(_ one: OpenName, _ other: OpenName) -> LinePair.Relation? {
    areAlike(one, other, forgives: haveOneAmount(one, other)) ? .same : nil
  }

  /// Two names that end with one word are of one kind: "vegetable oil", and "oil" or "olive oil".
  private func isOneKind(_ one: OpenName, _ other: OpenName) -> LinePair.Relation? {
    guard let last = one.name.words.last, let otherLast = other.name.words.last,
      last.text == otherLast.text, !last.saysLittle
    else { return nil }
    return one.name.tellsKind && other.name.tellsKind ? .swapped : .same
  }

  private func areAlike(_ one: OpenName, _ other: OpenName, forgives: Bool) -> Bool {
    one.name.isSlip(of: other.name, forgives: forgives)
      || other.others.contains { $0.isSlip(of: one.name, forgives: forgives) }
      || one.others.contains { $0.isSlip(of: other.name, forgives: forgives) }
  }

  private func haveOneAmount(_ one: OpenName, _ other: OpenName) -> Bool {
    guard let amount = left.amounts[one.line], let same = right.amounts[other.line]
    else { return false }
    return amount.isSame(as: same)
  }
}

/// The name of a line without a counterpart.
private struct OpenName {
  let line: Int
  /// The name as it is written.
  let name: SpeltName
  /// The other names of the food.
  let others: [SpeltName]

  init(ofLine line: Int, in record: ComparedRecord) {
    self.line = line
    name = record.names.name(ofLine: UInt8(truncatingIfNeeded: line))
    let telling = record.lines.foods(ofLine: line).max { $0.weight < $1.weight }
    others = telling.map { FoodSynonyms.otherNames(of: $0.hash) } ?? []
  }
}

extension SpeltName {
  /// True if it has a word for the kind before its last word.
  fileprivate var tellsKind: Bool { words.dropLast().contains { !$0.saysLittle } }
}
