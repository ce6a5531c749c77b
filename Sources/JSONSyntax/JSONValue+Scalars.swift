extension JSONValue {
  /// The decoded string; `nil` for other kinds.
  package var string: String? {
    let node = node
    return node.isString ? tape.string(of: node) : nil
  }

  /// Whether the value is a string without content.
  package var isEmptyString: Bool { node.isString && node.end - node.start == 2 }

  /// The decoded strings of an array that holds nothing else; `nil` for any other value.
  package var strings: [String]? {
    let array = node
    // An array without other arrays and objects in it has a node for each element.
    let elements = index + 1..<Int(array.next)
    guard array.kind == .array, elements.allSatisfy({ tape.nodes[$0].isString }) else {
      return nil
    }
    return elements.map { tape.string(of: tape.nodes[$0]) }
  }

  /// The number as written; `nil` for other kinds.
  package var numberText: String? {
    node.kind == .number ? text : nil
  }

  /// The number's nearest finite double; `nil` for other kinds.
  package var double: Double? {
    guard let value = numberText.flatMap(Double.init), value.isFinite else { return nil }
    return value
  }

  /// The number when it is whole and fits; `nil` otherwise.
  package var integer: Int? {
    guard let text = numberText else { return nil }
    return Int(text) ?? double.flatMap(Self.whole)
  }

  /// `Int(exactly:)`, which would link the C library's mathematics for its rounding.
  private static func whole(_ value: Double) -> Int? {
    guard value >= -0x1p63, value < 0x1p63 else { return nil }
    let whole = Int(value)
    return Double(whole) == value ? whole : nil
  }

  /// `true` or `false`; `nil` for other kinds.
  package var boolean: Bool? {
    switch node.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// Whether the value is `null`.
  package var isNull: Bool { node.kind == .null }
}
