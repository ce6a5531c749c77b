/// The runs of lines that may be foods, or names of groups of them, counted in one pass.
///
/// A text may have many short lines: what each of them begins is looked up rather than counted again.
struct UnlabelledRuns {
  /// The counts of lines above a line.
  private struct Counts {
    var amounts = 0
    var names = 0
    var unbulleted = 0
  }

  /// The end of the run from each line on.
  private let ends: [Int]
  private let counts: [Counts]

  /// Counts the runs of lines.
  init(of lines: [UnlabelledLine]) {
    var ends = Array(repeating: lines.count, count: lines.count + 1)
    for index in lines.indices.reversed() {
      ends[index] = Self.mayBeFood(lines[index].role) ? ends[index + 1] : index
    }
    var (all, counts) = ([Counts()], Counts())
    all.reserveCapacity(lines.count + 1)
    for line in lines {
      if line.role == .amount { counts.amounts += 1 }
      if line.role == .name { counts.names += 1 }
      if line.role != .name, !line.isBulleted { counts.unbulleted += 1 }
      all.append(counts)
    }
    (self.ends, self.counts) = (ends, all)
  }

  private static func mayBeFood(_ role: UnlabelledLine.Role) -> Bool {
    switch role {
    case .amount, .words, .name: true
    default: false
    }
  }

  /// Returns the end of the run that begins with a line, which is the line if it is no food.
  func end(from line: Int) -> Int { ends[line] }

  /// Returns the number of foods with amounts in a range.
  func amounts(in range: Range<Int>) -> Int {
    counts[range.upperBound].amounts - counts[range.lowerBound].amounts
  }

  /// Returns the number of names of groups in a range.
  func names(in range: Range<Int>) -> Int {
    counts[range.upperBound].names - counts[range.lowerBound].names
  }

  /// True if all lines of a range but names are bulleted.
  func areBulleted(_ range: Range<Int>) -> Bool {
    counts[range.upperBound].unbulleted == counts[range.lowerBound].unbulleted
  }
}
