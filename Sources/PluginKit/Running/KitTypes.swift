import JSONSyntax

/// The types of the members of messages, of which the data file has a table.
enum KitTypes {
  /// Checks that each member of a message that the protocol knows has its type, or is absent.
  static func check(_ message: JSONValue) throws(KitFailure) {
    guard let type = message["t"]?.string, let table = KitCases.version1.types?[type] else {
      return
    }
    try check(message, table, in: "")
  }

  private static func check(
    _ object: JSONValue, _ table: JSONValue, in place: String
  ) throws(KitFailure) {
    for member in table.members {
      guard let value = object[member.name], !value.isNull else { continue }
      let name = place + member.name
      if let type = member.value.string {
        guard isOfType(value, type) else {
          throw .wrong("\(name) is \(value.shown), which is not of the type \(type)")
        }
      } else {
        guard value.kind == .object else {
          throw .wrong("\(name) is \(value.shown), which is not of the type object")
        }
        try check(value, member.value, in: name + ".")
      }
    }
  }

  /// True if a value has a type of the data file.
  static func isOfType(_ value: JSONValue, _ type: String) -> Bool {
    switch type {
    case "string": value.kind == .string
    case "object": value.kind == .object
    case "boolean": value.kind == .boolean
    case "count": value.integer.map { $0 >= 0 } ?? false
    case "strings": value.strings != nil
    default: false
    }
  }
}
