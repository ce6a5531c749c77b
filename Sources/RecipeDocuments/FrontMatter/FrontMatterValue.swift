/// A value of front matter in any of its languages.
enum FrontMatterValue: Sendable, Hashable {
  case text(String)
  /// A number, a boolean or a null as written: `5`, `True`, `~`.
  case literal(String)
  case list([FrontMatterValue])
  case map([FrontMatterMember])

  /// The text, or `nil` for lists and maps.
  var text: String? {
    switch self {
    case .text(let text): text
    case .literal(let literal): FrontMatterLiteral(literal) == .null ? "" : literal
    case .list, .map: nil
    }
  }

  /// The texts of the value and of those in it.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .literal: []
    case .list(let elements): elements.flatMap(\.texts)
    case .map(let members): members.flatMap(\.value.texts)
    }
  }

  /// The value with its literals as texts, which the fields of a recipe need.
  var worded: FrontMatterValue {
    switch self {
    case .text: self
    case .literal: .text(text ?? "")
    case .list(let elements):
      elements.contains { !$0.isWorded } ? .list(elements.map(\.worded)) : self
    case .map(let members):
      members.contains { !$0.value.isWorded } ? .map(members.map(\.worded)) : self
    }
  }

  private var isWorded: Bool {
    switch self {
    case .text: true
    case .literal: false
    case .list(let elements): elements.allSatisfy(\.isWorded)
    case .map(let members): members.allSatisfy(\.value.isWorded)
    }
  }

  /// True if the value is empty.
  var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .literal(let literal): FrontMatterLiteral(literal) == .null
    case .list(let elements): elements.isEmpty
    case .map(let members): members.isEmpty
    }
  }
}

/// A `key: value` of front matter.
struct FrontMatterMember: Sendable, Hashable {
  /// The key as written.
  let name: String
  /// The value.
  let value: FrontMatterValue
  /// The line of the document, from 1.
  let line: Int

  /// The member with its literals as texts.
  var worded: FrontMatterMember {
    FrontMatterMember(name: name, value: value.worded, line: line)
  }
}
