/// The elements of an array, found one after the other without a copy of them.
package struct JSONElements: Collection, Sendable {
  /// A place among the elements.
  package struct Index: Comparable, Sendable {
    /// The element's place in the table.
    let node: Int

    package static func < (left: Self, right: Self) -> Bool { left.node < right.node }
  }

  private let tape: JSONTape
  package let startIndex: Index
  package let endIndex: Index

  /// The elements of an array; none for other kinds.
  init(of value: JSONValue) {
    tape = value.tape
    let node = value.node
    startIndex = Index(node: value.index + 1)
    endIndex = node.kind == .array ? Index(node: Int(node.next)) : startIndex
  }

  package subscript(position: Index) -> JSONValue {
    JSONValue(tape: tape, index: position.node)
  }

  package func index(after index: Index) -> Index {
    Index(node: Int(tape.nodes[index.node].next))
  }
}

extension JSONValue {
  /// The elements of an array in order; empty for other kinds.
  package var elements: JSONElements { JSONElements(of: self) }
}
