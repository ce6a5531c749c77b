import JSONSyntax

extension JSONValue {
  /// The kind of value, for a person.
  var kindName: String {
    switch kind {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
