import HTMLSyntax
import Text

/// A cursor that determines the innermost scope of each line of a page, in document order.
struct PageScopeCursor {
  private let scopes: [PageScope]
  private var next = 0
  private var open: [PageScope] = []

  /// Creates a cursor before the first line.
  init(over scopes: [PageScope]) {
    self.scopes = scopes
  }

  /// Returns the innermost scope of a node; the indices must not decrease from call to call.
  mutating func scope(of node: Int) -> SectionKind? {
    while next < scopes.count, scopes[next].nodes.lowerBound <= node {
      while let last = open.last, last.nodes.upperBound <= scopes[next].nodes.lowerBound {
        open.removeLast()
      }
      open.append(scopes[next])
      next += 1
    }
    while let last = open.last, last.nodes.upperBound <= node { open.removeLast() }
    return open.last?.kind
  }
}
