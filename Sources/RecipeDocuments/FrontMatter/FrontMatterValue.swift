/// A value of front matter, whatever its language; every scalar is text.
enum FrontMatterValue: Sendable, Hashable {
  case text(String)
  case list([FrontMatterValue])
  case map([FrontMatterMember])

  /// The text; `nil` for lists and maps.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// Whether there is nothing in it.
  var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .list(let elements): elements.isEmpty
    case .map(let members): members.isEmpty
    }
  }
}

/// One `key: value` of front matter.
struct FrontMatterMember: Sendable, Hashable {
  /// The key as written.
  let name: String
  /// The value.
  let value: FrontMatterValue
  /// The line of the document, from 1.
  let line: Int
}
