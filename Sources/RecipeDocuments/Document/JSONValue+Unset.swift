import JSONSyntax

extension JSONValue {
  /// True if the value is what programs write for an unset field: 0, `false`, nothing.
  var isUnset: Bool {
    switch kind {
    case .number: double == 0
    case .boolean: boolean == false
    default: !saysSomething
    }
  }

  /// True if the value is not `null` or an empty text, list or object.
  var saysSomething: Bool {
    switch kind {
    case .null: false
    case .string: !isEmptyString
    case .array: !elements.isEmpty
    case .object: !members.isEmpty
    case .number, .boolean: true
    }
  }
}
