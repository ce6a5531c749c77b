import RecipeCore
import Text

/// Lists of the same foods in other units, one after the other, as pages have them behind tabs.
struct RepeatedLists {
  /// The indices of the lines that are left when each list is kept once: the one that the page shows
  /// first, or else the first.
  let kept: [Int]

  /// The maximum number of lists of the same foods.
  private static let maximumCount = 3

  /// Compares lines.
  ///
  /// - Parameters:
  ///   - hidden: For each line, true if the page hides it until it is asked for.
  ///   - parts: The parts of the list; each of them may be repeated, or the whole list.
  init(of lines: [String], hidden: [Bool], parts: [RecipeGroup]) {
    let ends = lines.map { FoldedText.words($0.utf8).split(separator: " ").last ?? "" }
    let whole = Self.list(in: lines.indices, ends, hidden, shortest: 3)
    let repeated = whole.map { [$0] } ?? Self.lists(in: Self.ranges(of: parts, lines), ends, hidden)
    kept = repeated.map { $0.flatMap(Array.init) } ?? Array(lines.indices)
  }

  /// Returns the ranges of the parts, with the lines before the first.
  private static func ranges(of parts: [RecipeGroup], _ lines: [String]) -> [Range<Int>] {
    var starts = parts.map(\.start)
    if starts.first != 0 { starts.insert(0, at: 0) }
    return zip(starts, starts.dropFirst() + [lines.count]).map { $0..<max($0, $1) }
  }

  /// Returns one list of each part if all of several parts are repeated.
  private static func lists(
    in ranges: [Range<Int>], _ ends: [Substring], _ hidden: [Bool]
  ) -> [Range<Int>]? {
    let lists = ranges.compactMap { list(in: $0, ends, hidden, shortest: 2) }
    return lists.count > 1 && lists.count == ranges.count ? lists : nil
  }

  /// Returns one of several lists in a range that name the same foods, or `nil` if there are none.
  private static func list(
    in range: Range<Int>, _ ends: [Substring], _ hidden: [Bool], shortest: Int
  ) -> Range<Int>? {
    for runs in 2...maximumCount where range.count % runs == 0 && range.count / runs >= shortest {
      let length = range.count / runs
      let rest = range.dropFirst(length)
      let same = rest.count { index in
        ends[index] == ends[range.lowerBound + (index - range.lowerBound) % length]
      }
      guard same * 5 >= rest.count * 4 else { continue }
      let starts = stride(from: range.lowerBound, to: range.upperBound, by: length)
      let lists = starts.map { $0..<$0 + length }
      return lists.first { !hidden[$0].contains(true) } ?? lists.first
    }
    return nil
  }
}
