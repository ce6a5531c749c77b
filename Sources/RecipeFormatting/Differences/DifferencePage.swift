import RecipeCore
package import RecipeMatching

/// What differs between records, for people: what `duplicates --diff` prints.
///
/// On terminals of a hundred columns the records stand side by side, else one above the other:
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
  /// From so many columns on two records have room beside one another.
  private static let leastWidth = 100

  private let differences: DifferenceFinder
  private let width: Int?
  private let usesColor: Bool

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - differences: Finds what differs.
  ///   - width: The terminal's columns; `nil` in a pipe, where no line is broken.
  ///   - usesColor: Whether what was added, removed and changed has colours.
  package init(_ differences: DifferenceFinder, width: Int?, usesColor: Bool) {
    self.differences = differences
    self.width = width
    self.usesColor = usesColor
  }

  /// Writes what differs between the records of every link and of every variant, one by one, so
  /// that nothing is compared for a reader who has gone.
  package func write(_ report: DuplicateReport, to output: inout OutputBuffer) {
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

  private func write(
    _ comparison: RecordComparison, isFirst: inout Bool, to output: inout OutputBuffer
  ) {
    if !isFirst { output.write("\n") }
    isFirst = false
    output.write(text(of: comparison))
  }

  private func text(of comparison: RecordComparison) -> String {
    if let width, width >= Self.leastWidth {
      return SideBySideText(width: width, usesColor: usesColor).text(of: comparison)
    }
    return StackedText(width: width, usesColor: usesColor).text(of: comparison)
  }
}
