import JSONSyntax

/// The rest of an object without the values that a map names.
struct UnmappedRest {
  private let taken: Set<Int>

  /// The maximum depth of the values that are looked at; deeper ones are kept whole.
  private static let maximumDepth = 12

  /// Creates the rest of an object.
  ///
  /// - Parameter values: The values in it that the map names.
  init(of object: JSONValue, besides values: [JSONValue]) {
    taken = Set(values.map(\.bytes.startIndex))
  }

  /// Returns a value as JSON text without those values, or `nil` if nothing else is in it.
  func text(of value: JSONValue) -> String? { text(of: value, depth: 0) }

  private func text(of value: JSONValue, depth: Int) -> String? {
    guard !taken.contains(value.bytes.startIndex) else { return nil }
    guard depth < Self.maximumDepth, isAround(value) else { return value.text }
    switch value.kind {
    case .object:
      let members = value.members.compactMap { member in
        text(of: member.value, depth: depth + 1).map { member.nameValue.text + ":" + $0 }
      }
      return members.isEmpty ? nil : "{" + members.joined(separator: ",") + "}"
    case .array:
      let elements = value.elements.compactMap { text(of: $0, depth: depth + 1) }
      return elements.isEmpty ? nil : "[" + elements.joined(separator: ",") + "]"
    case .string, .number, .boolean, .null: return value.text
    }
  }

  /// True if one of the values is in another.
  private func isAround(_ value: JSONValue) -> Bool {
    let range = value.bytes.indices
    return taken.contains { range.contains($0) }
  }
}
