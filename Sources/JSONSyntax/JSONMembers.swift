/// The members of an object, found one after the other without a copy of them.
package struct JSONMembers: Collection, Sendable {
  /// A place among the members.
  package struct Index: Comparable, Sendable {
    /// The place of the member's name in the table.
    let node: Int

    package static func < (left: Self, right: Self) -> Bool { left.node < right.node }
  }

  private let tape: JSONTape
  package let startIndex: Index
  package let endIndex: Index

  /// The members of an object; none for other kinds.
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
  /// One member of an object.
  package struct Member: Sendable {
    /// The text and table the member lies in.
    let tape: JSONTape
    /// The place of the name in the table; the value follows.
    let index: Int

    /// The name and its place.
    package var nameValue: JSONValue { JSONValue(tape: tape, index: index) }
    /// The decoded name.
    package var name: String { nameValue.string ?? "" }
    /// The value.
    package var value: JSONValue { JSONValue(tape: tape, index: index + 1) }
  }

  /// The members of an object in order, repeats included; empty for other kinds.
  package var members: JSONMembers { JSONMembers(of: self) }

  /// The first member of that name; `nil` for other kinds.
  package subscript(name: String) -> JSONValue? {
    let object = node
    guard object.kind == .object else { return nil }
    var name = name
    return name.withUTF8 { name in
      var key = index + 1
      while key < Int(object.next) {
        if tape.isString(at: key, equalTo: name) { return JSONValue(tape: tape, index: key + 1) }
        key = Int(tape.nodes[key + 1].next)
      }
      return nil
    }
  }
}

extension JSONTape {
  /// Compares a string of the table by its bytes, decoded when it has escapes.
  ///
  /// UTF-8 is compared, not the canonical equivalence of String's ==: names are code, not prose.
  func isString(at index: Int, equalTo text: UnsafeBufferPointer<UInt8>) -> Bool {
    let node = nodes[index]
    guard node.kind == .plainString else {
      return JSONStringDecoder.decode(content(of: node)).utf8.elementsEqual(text)
    }
    let content = contentRange(of: node)
    guard content.count == text.count else { return false }
    return bytes.withUnsafeBufferPointer { $0[content].elementsEqual(text) }
  }
}
