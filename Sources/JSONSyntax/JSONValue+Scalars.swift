extension JSONValue {
  /// The decoded string, or `nil` for other kinds.
  package var string: String? {
    let node = node
    return node.isString ? tape.string(of: node) : nil
  }

  /// True if the value is an empty string.
  package var isEmptyString: Bool { node.isString && node.end - node.start == 2 }

  /// The decoded strings of an array of strings, or `nil` for any other value.
  package var strings: [String]? {
    let array = node
    // An array without nested arrays and objects has one node per element.
    let elements = index + 1..<Int(array.next)
    guard array.kind == .array, elements.allSatisfy({ tape.nodes[$0].isString }) else {
      return nil
    }
    return elements.map { tape.string(of: tape.nodes[$0]) }
  }

  /// The number as written, or `nil` for other kinds.
  package var numberText: String? {
    node.kind == .number ? text : nil
  }

  /// The nearest finite double of the number, or `nil` for other kinds.
  package var double: Double? {
    guard let value = numberText.flatMap(Double.init), value.isFinite else { return nil }
    return value
  }

  /// The number if it is whole and fits `Int`; otherwise `nil`.
  package var integer: Int? {
    guard let text = numberText else { return nil }
    return Int(text) ?? double.flatMap(Self.whole)
  }

  /// Replaces `Int(exactly:)`, whose rounding would link the C mathematics library.
  private static func whole(_ value: Double) -> Int? {
    guard value >= -0x1p63, value < 0x1p63 else { return nil }
    let whole = Int(value)
    return Double(whole) == value ? whole : nil
  }

  /// `true` or `false`, or `nil` for other kinds.
  package var boolean: Bool? {
    switch node.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// True if the value is `null`.
  package var isNull: Bool { node.kind == .null }
}
