/// The alignment of two lists of steps that keeps their order and pairs what is most alike
/// (Needleman and Wunsch, 1970, without a price for gaps).
struct StepAlignment {
  /// The number of steps of each side that are compared; later ones have no partner.
  private static let maximumListLength = 300
  /// The minimum likeness of a pair, in thousandths.
  private static let leastLikeness = 350

  /// The index of the right step of each left one, ascending, or `nil` if it has none.
  let partners: [Int?]

  /// Aligns steps.
  init(_ left: [StepWords], _ right: [StepWords]) {
    let (rows, columns) = (
      min(left.count, Self.maximumListLength), min(right.count, Self.maximumListLength)
    )
    // `best[row][column]` is the greatest sum of likeness of the steps from `row` and `column` on.
    var likeness: [[Int]] = []
    for step in left.prefix(rows) {
      likeness.append(right.prefix(columns).map { Self.value(step.likeness(to: $0)) })
    }
    var best = Array(repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let pair = likeness[row][column]
        best[row][column] = max(
          pair == 0 ? 0 : pair + best[row + 1][column + 1], best[row + 1][column],
          best[row][column + 1])
      }
    }
    var partners: [Int?] = Array(repeating: nil, count: left.count)
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let pair = likeness[row][column]
      if pair > 0, best[row][column] == pair + best[row + 1][column + 1] {
        partners[row] = column
        (row, column) = (row + 1, column + 1)
      } else if best[row][column] == best[row + 1][column] {
        row += 1
      } else {
        column += 1
      }
    }
    self.partners = partners
  }

  private static func value(_ likeness: Int) -> Int { likeness < leastLikeness ? 0 : likeness }
}
