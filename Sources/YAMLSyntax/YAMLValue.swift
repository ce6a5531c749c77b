/// A value of a YAML document with its line; every scalar is text.
package struct YAMLValue: Sendable, Hashable {
  /// The kinds of values.
  package enum Content: Sendable, Hashable {
    /// Text with quotes and escapes resolved, or empty if nothing was written.
    case scalar(String)
    case sequence([YAMLValue])
    /// Members in order, duplicates included.
    case mapping([YAMLMember])
  }

  /// The notations of scalars.
  package enum Style: Sendable, Hashable {
    /// Unquoted or absent: it may mean a number, a boolean or nothing.
    case plain
    /// Quoted, or declared to be text by a tag.
    case quoted
    /// A block scalar, after `|` or `>`.
    case block
  }

  /// The value itself.
  package let content: Content
  /// The notation; collections are plain.
  package var style = Style.plain
  /// The line at which it starts, from 1.
  package let line: Int

  /// The text of a scalar, or `nil` for other values.
  package var text: String? {
    if case .scalar(let text) = content { text } else { nil }
  }

  /// The elements of a sequence, or none for other values.
  package var elements: [YAMLValue] {
    if case .sequence(let elements) = content { elements } else { [] }
  }

  /// The members of a mapping, or none for other values.
  package var members: [YAMLMember] {
    if case .mapping(let members) = content { members } else { [] }
  }

  /// Returns the value of the first member with a name, or `nil` for other values.
  package subscript(name: String) -> YAMLValue? {
    members.first { $0.name == name }?.value
  }
}
