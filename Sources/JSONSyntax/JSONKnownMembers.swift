/// The members of an object whose names are in a vocabulary, found in one pass.
package struct JSONKnownMembers: Sendable {
  /// A member.
  struct Member: Sendable {
    /// The number of its name in the vocabulary.
    let name: Int
    /// The index of its value in the table of values.
    let value: Int
  }

  /// The object.
  package let object: JSONValue
  /// The members in order, without those that are `null`.
  private(set) var members: [Member] = []
  /// The number of all members of the object.
  private(set) var memberCount = 0

  /// Looks up the names of an object's members; other kinds have none.
  package init(of object: JSONValue, in vocabulary: JSONVocabulary) {
    self.object = object
    let node = object.node
    guard node.kind == .object else { return }
    let tape = object.tape
    members.reserveCapacity(16)
    var key = object.index + 1
    while key < Int(node.next) {
      memberCount += 1
      let value = tape.nodes[key + 1]
      if value.kind != .null, let name = tape.number(ofNameAt: key, in: vocabulary) {
        members.append(Member(name: name, value: key + 1))
      }
      key = Int(value.next)
    }
  }
}

extension JSONTape {
  fileprivate func number(ofNameAt index: Int, in vocabulary: JSONVocabulary) -> Int? {
    let node = nodes[index]
    guard node.kind == .escapedString else {
      let bytes = bytes
      return vocabulary.number(of: bytes.span.bytes.extracting(contentRange(of: node)))
    }
    return vocabulary.number(of: JSONStringDecoder.decode(content(of: node)))
  }
}
