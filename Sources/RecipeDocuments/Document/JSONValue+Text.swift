import JSONSyntax
import RecipeCore

extension JSONValue {
  /// The value as a short text: a string, the text of a number, the name of an object, or the first
  /// such text of a list.
  var shortText: String? {
    switch kind {
    case .string: string.flatMap { $0.isEmpty ? nil : $0 }
    case .number: numberText
    case .array: elements.firstNonNil(\.scalarText)
    case .object: nameText
    case .null, .boolean: nil
    }
  }

  /// A nonempty string, the text of a number or the name of an object.
  private var scalarText: String? {
    kind == .array ? nil : shortText
  }

  private var nameText: String? {
    for name in ["name", "title", "text", "@value", "value", "label", "url", "@id"] {
      guard let member = self[name], member.kind == .string || member.kind == .number,
        let text = member.shortText
      else { continue }
      return text
    }
    return nil
  }

  /// Every text of a list and of nested lists, or of a string.
  var texts: [String] {
    var texts: [String] = []
    appendTexts(to: &texts)
    return texts
  }

  private func appendTexts(to texts: inout [String]) {
    if kind == .array {
      for element in elements { element.appendTexts(to: &texts) }
    } else if let text = shortText {
      texts.append(text)
    }
  }

  /// Appends tags: the strings of a list or the names of its objects, split at commas.
  func appendTags(to tags: inout [String]) {
    switch kind {
    case .string:
      let words = (string ?? "").split(separator: " ")
      if words.count > 1, words.allSatisfy({ $0.hasPrefix("#") && !$0.hasSuffix(",") }) {
        // "#vegan #quick"
        tags += words.map { String($0.dropFirst()) }
      } else {
        tags.appendTags(in: string ?? "")
      }
    case .array:
      for element in elements { element.appendTags(to: &tags) }
    case .object:
      if let text = shortText {
        tags.append(text)
      } else if let only = members.first, members.dropFirst().isEmpty, only.value.kind == .object {
        only.value.appendTags(to: &tags)
      }
    case .null, .boolean, .number: break
    }
  }

  /// A whole number, or a text that is one.
  var looseInteger: Int? {
    integer ?? string.flatMap { Int($0.cleaned(.line)) }
  }

  /// A number, or a text that is one, with a decimal point or comma.
  var looseNumber: ExactNumber? {
    if let text = numberText { return ExactNumber(text) }
    guard let text = string?.cleaned(.line) else { return nil }
    return ExactNumber(text) ?? ExactNumber(String(text.map { $0 == "," ? "." : $0 }))
  }

  /// The minutes of a number or a text such as `PT20M` or "20 min".
  var minutes: MinuteRange? {
    switch kind {
    case .number: double.flatMap { RecipeDuration.range(ofSeconds: $0 * 60...$0 * 60) }
    case .object, .array: shortText.flatMap(RecipeDuration.range)
    default: string.flatMap(RecipeDuration.range)
    }
  }
}

extension ExtraField {
  /// Creates an extra field from a member, verbatim.
  init(_ member: JSONValue.Member) {
    self.init(name: member.name, json: member.value.text)
  }

  /// Returns the fields in a member `extras`: those of an object, as in our own output, or itself.
  static func fields(of extras: JSONValue) -> [ExtraField] {
    guard extras.kind == .object else {
      return [ExtraField(name: RecipeField.extras.rawValue, json: extras.text)]
    }
    return extras.members.map(ExtraField.init)
  }
}

extension [String] {
  /// Appends the parts of a text that commas, semicolons and line ends separate.
  fileprivate mutating func appendTags(in text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var rest = utf8[...]
      while !rest.isEmpty {
        let end = rest.firstIndex(where: Self.endsTag) ?? rest.endIndex
        let tag = rest[..<end].drop { $0 == UInt8(ascii: " ") }
        if !tag.isEmpty {
          append(String(decoding: UnsafeBufferPointer(rebasing: tag), as: UTF8.self))
        }
        rest = rest[end...].dropFirst()
      }
    }
  }

  private static func endsTag(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\n")
  }

  /// Returns the first nonempty text of the members with these names, in order.
  func firstText(in object: JSONValue) -> String? {
    firstNonNil { name in
      object[name]?.shortText.flatMap { $0.cleaned(.line).isEmpty ? nil : $0 }
    }
  }
}

extension Sequence {
  /// Returns the first non-`nil` result; a lazy `compactMap` would compute it twice.
  func firstNonNil<Value>(_ transform: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = transform(element) { return value }
    }
    return nil
  }
}
