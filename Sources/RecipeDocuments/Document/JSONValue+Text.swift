import JSONSyntax
import RecipeCore

extension JSONValue {
  /// What the value says in few words: a string, a number's text, the name of an object, the first
  /// of a list that says anything.
  var shortText: String? {
    switch kind {
    case .string: string.flatMap { $0.isEmpty ? nil : $0 }
    case .number: numberText
    case .array: elements.lazy.compactMap(\.scalarText).first
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

  /// Tags: the strings of a list or the names of its objects, each cut at its commas.
  var tags: [String] {
    switch kind {
    case .string:
      (string ?? "").utf8
        .split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\n") }
        .map { String($0) ?? "" }
    case .array: elements.flatMap(\.tags)
    case .object: shortText.map { [$0] } ?? []
    case .null, .boolean, .number: []
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
}

extension [String] {
  /// The text of the first member of these names that has one.
  func firstText(in object: JSONValue) -> String? {
    lazy.compactMap { object[$0]?.shortText }.first { !$0.cleaned(.line).isEmpty }
  }
}
