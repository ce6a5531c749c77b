import HTMLSyntax

/// The parts of a page that it hides until they are asked for, such as what is behind a tab.
struct HiddenParts {
  /// The ranges of the nodes in the outermost of them, in document order.
  private let ranges: [Range<Int>]
  private var next = 0

  /// Finds the parts by attributes and by the classes that frameworks of styles use.
  init(of document: HTMLDocument) {
    var ranges: [Range<Int>] = []
    for element in document.elements {
      guard element.index >= ranges.last?.upperBound ?? 0, Self.isHidden(element) else { continue }
      ranges.append(element.index..<element.index + element.descendantCount + 1)
    }
    self.ranges = ranges
  }

  /// True if a node is in one of the parts; the indices must not decrease from call to call.
  mutating func contain(_ node: Int) -> Bool {
    while next < ranges.count, ranges[next].upperBound <= node { next += 1 }
    return next < ranges.count && ranges[next].contains(node)
  }

  private static func isHidden(_ element: HTMLElement) -> Bool {
    if element.hasAttribute("hidden") { return true }
    guard let classes = element.attribute("class")?.lowercased() else { return false }
    let words = Set(classes.split(whereSeparator: \.isWhitespace))
    return !words.isDisjoint(with: panes) && words.isDisjoint(with: shown)
  }

  private static let panes: Set<Substring> = ["tab-pane", "hidden", "visuallyhidden", "is-hidden"]
  private static let shown: Set<Substring> = ["active", "show", "in", "is-active"]
}
