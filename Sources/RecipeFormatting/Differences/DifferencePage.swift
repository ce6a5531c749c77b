package import RecipeCore
package import RecipeMatching

/// The differences between records for people: the output of `duplicates --diff` and `diff`.
///
/// On terminals of a hundred columns or more, the records are side by side, else one above the
/// other:
///
/// ```
/// @@ Potato-Leek Soup (aaa4d0a1) @@
/// --- api:35382
/// +++ notes:soup/leek.md  Leek Soup
///   same 0.91: same canonical URL
/// ~ 2 leeks → 3 leeks (× 1.5)
/// - 1 bay leaf
///   7 lines the same
/// ```
package struct DifferencePage: Sendable {
  private let width: Int?
  private let leastWidth: Int
  private let usesColor: Bool

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - width: The width of the terminal; `nil` in a pipe, where lines are not wrapped.
  ///   - usesColor: True if additions, removals and changes are coloured.
  ///   - leastWidth: The minimum width for two records side by side.
  package init(width: Int?, usesColor: Bool, leastWidth: Int = 100) {
    self.width = width
    self.leastWidth = leastWidth
    self.usesColor = usesColor
  }

  /// Writes the differences between the records of every link and of every variant, comparing
  /// lazily, so that nothing is compared for a reader who has gone.
  ///
  /// - Parameter differences: The finder of the differences.
  package func write(
    _ report: DuplicateReport, _ differences: DifferenceFinder, to output: inout OutputBuffer
  ) {
    var isFirst = true
    for cluster in report.clusters {
      for link in cluster.links where !output.isClosed {
        write(RecordComparison(link, of: cluster, differences), isFirst: &isFirst, to: &output)
      }
    }
    for variant in report.variants where !output.isClosed {
      write(RecordComparison(variant, differences), isFirst: &isFirst, to: &output)
    }
  }

  /// Returns the differences between two recipes that a person named.
  package func text(of comparison: RecipeComparison) -> String {
    text(of: RecordComparison(comparison))
  }

  /// Returns the differences between two records.
  package func text(
    of first: RecipeRecord, _ second: RecipeRecord, _ pair: RecordPair,
    _ differences: DifferenceFinder
  ) -> String {
    text(of: RecordComparison(first, second, pair, differences))
  }

  private func write(
    _ comparison: RecordComparison, isFirst: inout Bool, to output: inout OutputBuffer
  ) {
    if !isFirst { output.write("\n") }
    isFirst = false
    output.write(text(of: comparison))
  }

  private func text(of comparison: RecordComparison) -> String {
    if let width, width >= leastWidth {
      return SideBySideText(width: width, usesColor: usesColor).text(of: comparison)
    }
    return StackedText(width: width, usesColor: usesColor).text(of: comparison)
  }
}
