/// The steps of two recipes side by side, in their order.
package struct StepComparison: Sendable, Hashable {
  /// A step of the left recipe beside the one of the right recipe that says the same.
  package struct Row: Sendable, Hashable {
    /// The kinds of rows.
    package enum Change: String, Sendable {
      /// The same words.
      case same
      /// Some words in common.
      case changed
      /// Only the left recipe has it.
      case onlyLeft = "only_a"
      /// Only the right recipe has it.
      case onlyRight = "only_b"
    }

    /// The kind.
    package let change: Change
    /// The left step, or `nil` if there is none.
    package let left: Step?
    /// The right step, or `nil` if there is none.
    package let right: Step?
  }

  /// A step and its number.
  package struct Step: Sendable, Hashable {
    /// The number, from 1.
    package let number: Int
    /// The text as written.
    package let text: String
  }

  /// All steps of both recipes: those that pair in their order, before each what only one has.
  package let rows: [Row]

  /// Compares the steps of two recipes.
  init(_ left: [String], _ right: [String]) {
    let words = (left.map { StepWords($0) }, right.map { StepWords($0) })
    let partners = StepAlignment(words.0, words.1).partners
    var rows: [Row] = []
    var next = 0
    for (index, partner) in partners.enumerated() {
      let step = Step(number: index + 1, text: left[index])
      guard let partner else {
        rows.append(Row(change: .onlyLeft, left: step, right: nil))
        continue
      }
      rows += Self.only(right, in: next..<partner)
      let isSame = words.0[index] == words.1[partner]
      rows.append(
        Row(
          change: isSame ? .same : .changed, left: step,
          right: Step(number: partner + 1, text: right[partner])))
      next = partner + 1
    }
    self.rows = rows + Self.only(right, in: next..<right.count)
  }

  private static func only(_ steps: [String], in range: Range<Int>) -> [Row] {
    range.map { index in
      Row(
        change: .onlyRight, left: nil, right: Step(number: index + 1, text: steps[index]))
    }
  }

  /// Returns the number of rows of a kind.
  package func count(of change: Row.Change) -> Int { rows.count { $0.change == change } }
}
