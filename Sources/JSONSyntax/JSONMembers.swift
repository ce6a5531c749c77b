/// The members of an object, as a lazy collection.
package struct JSONMembers: Collection, Sendable {
  /// A position among the members: that of the name, which the value follows.
  package typealias Index = JSONNodeIndex

  private let tape: JSONTape
  package let startIndex: Index
  package let endIndex: Index

  /// Creates the members of an object; there are none for other kinds.
  init(of value: JSONValue) {
    tape = value.tape
    let node = value.node
    startIndex = Index(node: value.index + 1)
    endIndex = node.kind == .object ? Index(node: Int(node.next)) : startIndex
  }

  package subscript(position: Index) -> JSONValue.Member {
    JSONValue.Member(tape: tape, index: position.node)
  }

  package func index(after index: Index) -> Index {
    Index(node: Int(tape.nodes[index.node + 1].next))
  }
}

extension JSONValue {
  /// A member of an object.
  package struct Member: Sendable {
    /// The text and table that contain the member.
    let tape: JSONTape
    /// The index of the name in the table; the value follows.
    let index: Int

    /// The name as a value, which has a position.
    package var nameValue: JSONValue { JSONValue(tape: tape, index: index) }
    /// The decoded name.
    package var name: String { nameValue.string ?? "" }
    /// The value.
    package var value: JSONValue { JSONValue(tape: tape, index: index + 1) }
  }

  /// The members of an object in order, duplicates included, or none for other kinds.
  package var members: JSONMembers { JSONMembers(of: self) }

  /// Returns the value of the first member with a name, or `nil` for other kinds.
  package subscript(name: String) -> JSONValue? {
    let object = node
    guard object.kind == .object else { return nil }
    var name = name
    let value = name.withUTF8 { tape.value(of: $0, in: index + 1..<Int(object.next)) }
    return value.map { JSONValue(tape: tape, index: $0) }
  }
}

extension JSONTape {
  /// Returns the value of the first member with a name, among the members of one object.
  ///
  /// Names are compared byte for byte, not by the canonical equivalence of String's ==: they are
  /// code, not prose.
  fileprivate func value(of name: UnsafeBufferPointer<UInt8>, in members: Range<Int>) -> Int? {
    var key = members.lowerBound
    while key < members.upperBound {
      if isString(nodes[key], equalTo: name) { return key + 1 }
      key = Int(nodes[key + 1].next)
    }
    return nil
  }

  private func isString(_ node: JSONNode, equalTo text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard node.kind == .plainString else { return string(of: node).utf8.elementsEqual(text) }
    let content = contentRange(of: node)
    guard content.count == text.count else { return false }
    return bytes.withUnsafeBufferPointer { $0[content].elementsEqual(text) }
  }
}
