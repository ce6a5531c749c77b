import JSONSyntax
import RecipeCore

extension JSONValue {
  /// What the value says in few words: a string, a number's text, the name of an object, the first
  /// of a list that says anything.
  var shortText: String? {
    switch kind {
    case .string: string.flatMap { $0.isEmpty ? nil : $0 }
    case .number: numberText
    case .array: elements.firstNonNil(\.scalarText)
    case .object: nameText
    case .null, .boolean: nil
    }
  }

  /// A string that is not empty, a number's text or an object's name.
  private var scalarText: String? {
    kind == .array ? nil : shortText
  }

  private var nameText: String? {
    for name in ["name", "title", "text", "@value", "value", "url", "@id"] {
      guard let member = self[name], member.kind == .string || member.kind == .number,
        let text = member.shortText
      else { continue }
      return text
    }
    return nil
  }

  /// Every text of a list, of lists in it, or of a string.
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

  /// Adds tags: the strings of a list or the names of its objects, each cut at its commas.
  func appendTags(to tags: inout [String]) {
    switch kind {
    case .string: tags.appendTags(in: string ?? "")
    case .array:
      for element in elements { element.appendTags(to: &tags) }
    case .object:
      if let text = shortText { tags.append(text) }
    case .null, .boolean, .number: break
    }
  }

  /// A whole number, also when written as text.
  var looseInteger: Int? {
    integer ?? string.flatMap { Int($0.cleaned(.line)) }
  }

  /// A number with its text, also when written as a string, with a decimal point or comma.
  var looseNumber: ExactNumber? {
    if let text = numberText { return ExactNumber(text) }
    guard let text = string?.cleaned(.line) else { return nil }
    return ExactNumber(text) ?? ExactNumber(String(text.map { $0 == "," ? "." : $0 }))
  }

  /// Minutes, of a number or a text such as `PT20M` or "20 min".
  var minutes: Int? {
    switch kind {
    case .number: double.flatMap { RecipeDuration.minutes(ofSeconds: $0 * 60) }
    case .object, .array: shortText.flatMap(RecipeDuration.minutes)
    default: string.flatMap(RecipeDuration.minutes)
    }
  }
}

extension ExtraField {
  /// A member as it was written.
  init(_ member: JSONValue.Member) {
    self.init(name: member.name, json: member.value.text)
  }

  /// What a member `extras` holds: the fields of an object, as our own output has it, or itself.
  static func fields(of extras: JSONValue) -> [ExtraField] {
    guard extras.kind == .object else {
      return [ExtraField(name: RecipeField.extras.rawValue, json: extras.text)]
    }
    return extras.members.map(ExtraField.init)
  }
}

extension [String] {
  /// Adds the parts of a text that commas, semicolons and line ends divide.
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

  /// The text of the first member of these names that has one.
  func firstText(in object: JSONValue) -> String? {
    firstNonNil { name in
      object[name]?.shortText.flatMap { $0.cleaned(.line).isEmpty ? nil : $0 }
    }
  }
}

extension Sequence {
  /// The first value that an element is turned into; a lazy `compactMap` makes it twice.
  func firstNonNil<Value>(_ transform: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = transform(element) { return value }
    }
    return nil
  }
}
