import HTMLSyntax
import Text

/// The rows of a page, grouped by their shape.
struct PageRows {
  /// The rows in the order of the page; they may be nested.
  private(set) var all: [PageRow] = []
  /// The indices of the rows of each shape.
  private(set) var lists: [PageRow.Shape: [Int]] = [:]

  /// The maximum number of elements and texts in a row, which keeps nested rows linear.
  private static let maximumRowSize = 60

  /// Collects the rows of a page.
  init(of document: HTMLDocument) {
    for element in document.elements
    where Self.names.contains(element.name) && 1...Self.maximumRowSize ~= element.descendantCount {
      let shape = PageRow.Shape(
        name: element.name, classes: element.attribute("class").map(Self.withoutNumbers))
      let place = lists[shape]?.count ?? 0
      lists[shape, default: []].append(all.count)
      all.append(PageRow(element: element, shape: shape, place: place))
    }
  }

  /// Returns the words of a class attribute without those that number the rows: "ingredient-1-4".
  private static func withoutNumbers(_ classes: String) -> String {
    guard classes.utf8.contains(where: \.isASCIIDigit) else { return classes }
    let words = classes.split(separator: " ")
    let kept = words.filter { $0.utf8.last.map { !$0.isASCIIDigit } ?? true }
    return kept.isEmpty ? classes.filter { !$0.isNumber } : kept.joined(separator: " ")
  }

  /// Returns the name of a group displayed before a row: the last after the previous row.
  func heading(before row: Int, after previous: Int?) -> (name: String, shape: PageRow.Shape)? {
    let nearest = max(0, row - Self.maximumGap)
    for index in (nearest..<row).reversed() {
      let other = all[index]
      if let previous, index <= previous || all[previous].contains(other) { return nil }
      if !other.contains(all[row]), let name = other.groupName { return (name, other.shape) }
    }
    return nil
  }

  /// The maximum number of rows examined before another.
  private static let maximumGap = 60

  private static let names = Set(
    HTMLName.headings.dropFirst() + ["li", "tr", "div", "p", "dt", "dd", "th"].map { HTMLName($0) })
}
