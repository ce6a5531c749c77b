/// The elements of an array, as a lazy collection.
package struct JSONElements: Collection, Sendable {
  /// A position among the elements.
  package typealias Index = JSONNodeIndex

  private let tape: JSONTape
  package let startIndex: Index
  package let endIndex: Index

  /// Creates the elements of an array; there are none for other kinds.
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
  /// The elements of an array in order, or none for other kinds.
  package var elements: JSONElements { JSONElements(of: self) }
}
