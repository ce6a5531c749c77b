/// The members of one object whose names are in a vocabulary, found in one pass.
package struct JSONKnownMembers: Sendable {
  /// One member.
  struct Member: Sendable {
    /// The number of its name in the vocabulary.
    let name: Int
    /// Its value's index in the table of values.
    let value: Int
  }

  /// The object.
  package let object: JSONValue
  /// The members in order, `null` ones left out.
  private(set) var members: [Member] = []
  /// How many members the object has in all.
  private(set) var memberCount = 0

  /// Looks up the names of an object; other kinds have none.
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
