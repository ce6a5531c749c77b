/// A value of a YAML document and where it stands; every scalar is text.
package struct YAMLValue: Sendable, Hashable {
  /// What a value holds.
  package enum Content: Sendable, Hashable {
    /// Text as written, quotes and escapes resolved; empty when nothing was written.
    case scalar(String)
    case sequence([YAMLValue])
    /// Members in order, repeats included.
    case mapping([YAMLMember])
  }

  /// How a scalar is written.
  package enum Style: Sendable, Hashable {
    /// Without quotes, or not at all: it may mean a number, a boolean or nothing.
    case plain
    /// In quotes, or with a tag that says that it is text.
    case quoted
    /// In lines of its own, after `|` or `>`.
    case block
  }

  /// What it holds.
  package let content: Content
  /// How it is written; collections are plain.
  package var style = Style.plain
  /// The line it begins at, from 1.
  package let line: Int

  /// The text of a scalar; `nil` for other values.
  package var text: String? {
    if case .scalar(let text) = content { text } else { nil }
  }

  /// The elements of a sequence; empty for other values.
  package var elements: [YAMLValue] {
    if case .sequence(let elements) = content { elements } else { [] }
  }

  /// The members of a mapping; empty for other values.
  package var members: [YAMLMember] {
    if case .mapping(let members) = content { members } else { [] }
  }

  /// The first member of that name; `nil` for other values.
  package subscript(name: String) -> YAMLValue? {
    members.first { $0.name == name }?.value
  }
}

/// One `name: value` of a mapping.
package struct YAMLMember: Sendable, Hashable {
  /// The key's text.
  package let name: String
  /// The line of the key, from 1.
  package let line: Int
  /// The value.
  package let value: YAMLValue
}
