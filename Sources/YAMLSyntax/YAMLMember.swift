/// A `name: value` of a mapping.
package struct YAMLMember: Sendable, Hashable {
  /// The text of the key.
  package let name: String
  /// The line of the key, from 1.
  package let line: Int
  /// The value.
  package let value: YAMLValue
}
