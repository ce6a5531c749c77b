import HTMLSyntax

/// The rows of a page, and which of them look alike.
struct PageRows {
  /// All of them, in the order of the page; one may stand in another.
  private(set) var all: [PageRow] = []
  /// Of each shape, the indices of its rows.
  private(set) var lists: [PageRow.Shape: [Int]] = [:]

  /// The number of elements and texts a row may have inside: what rows in rows cost stays linear.
  private static let largestRow = 60

  /// Collects the rows of a page.
  init(of document: HTMLDocument) {
    for element in document.elements
    where Self.names.contains(element.name) && 1...Self.largestRow ~= element.descendantCount {
      let shape = PageRow.Shape(name: element.name, classes: element.attribute("class"))
      let place = lists[shape]?.count ?? 0
      lists[shape, default: []].append(all.count)
      all.append(PageRow(element: element, shape: shape, place: place))
    }
  }

  /// The name of a group that the page shows before a row: the last after the row before.
  func heading(before row: Int, after previous: Int?) -> (name: String, shape: PageRow.Shape)? {
    let nearest = max(0, row - Self.largestGap)
    for index in (nearest..<row).reversed() {
      let other = all[index]
      if let previous, index <= previous || all[previous].contains(other) { return nil }
      if !other.contains(all[row]), let name = other.groupName { return (name, other.shape) }
    }
    return nil
  }

  /// The number of rows before another are looked at.
  private static let largestGap = 60

  private static let names = Set(
    HTMLName.headings.dropFirst() + ["li", "tr", "div", "p", "dt", "dd", "th"].map { HTMLName($0) })
}
