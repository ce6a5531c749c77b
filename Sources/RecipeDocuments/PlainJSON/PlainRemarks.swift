import JSONSyntax
import RecipeCore

/// A reader of what stands beside the steps of a recipe: notes, tools, nutrition.
///
/// Each function returns `nil` for a value of another form, which is then kept as it is.
enum PlainRemarks {
  /// Returns the notes of a text, or of a list of texts or of objects with a text and perhaps a
  /// title, which precedes it.
  static func notes(_ json: JSONValue) -> [String]? {
    switch json.kind {
    case .string: return json.string.map { [$0] }
    case .array: return all(json.elements, note)
    case .object: return note(json).map { [$0] } ?? namedNotes(json)
    case .null, .boolean, .number: return nil
    }
  }

  /// Returns the tools of a list of texts or of objects with names, or of a text with commas or
  /// line ends between them.
  static func tools(_ json: JSONValue) -> [String]? {
    switch json.kind {
    case .string:
      return (json.string ?? "").split { $0 == "," || $0 == ";" || $0.isNewline }.map(String.init)
    case .array: return all(json.elements, \.shortText)
    case .null, .boolean, .number, .object: return nil
    }
  }

  /// Returns the facts of an object with names and texts or numbers, of a list of such objects, or of
  /// a text with lines such as "Fat: 3 g".
  static func nutrition(_ json: JSONValue) -> [NutritionFact]? {
    if let text = json.string { return nutrition(in: text) }
    guard json.kind == .array else {
      return json.kind == .object ? all(json.members.filter { !$0.value.isNull }, fact) : nil
    }
    // [{"energy": "220 kcal"}, {"fat": "15 g"}], or [{"name": "fat", "value": "15 g"}]
    let pairs = LabelledValues(json)?.members
    let members = pairs ?? json.elements.flatMap { Array($0.members) }
    guard !members.isEmpty, pairs != nil || json.elements.allSatisfy({ $0.members.first != nil })
    else { return nil }
    return all(members.filter { !$0.value.isNull }, fact)
  }

  private static func nutrition(in text: String) -> [NutritionFact]? {
    let lines = text.textLines.map { $0.cleaned(.line) }.filter { !$0.isEmpty }
    return lines.isEmpty
      ? nil
      : all(lines) { line in
        let parts = line.split(separator: ":", maxSplits: 1).map { String($0).cleaned(.line) }
        return parts.count == 2 ? NutritionFact(name: parts[0], text: parts[1]) : nil
      }
  }

  /// Returns a note of an element of a list: a text, or an object with one.
  static func note(_ json: JSONValue) -> String? {
    guard json.kind == .object else { return json.kind == .string ? json.string : nil }
    let title = ["title", "name"].firstText(in: json)
    guard let text = ["text", "note", "content", "body"].firstText(in: json) else { return title }
    return title.map { "\($0): \(text)" } ?? text
  }

  /// Returns the notes of an object whose keys are their titles.
  private static func namedNotes(_ json: JSONValue) -> [String]? {
    let members = json.members.filter { $0.value.saysSomething }
    guard members.count > 0 else { return nil }
    let isOnly = members.count == 1
    return all(members) { member in
      guard let text = member.value.string else { return nil }
      let isNamed = !isOnly && Int(member.name) == nil
      return isNamed ? "\(KeyWords.title(of: member.name)): \(text)" : text
    }
  }

  private static func fact(_ member: JSONValue.Member) -> NutritionFact? {
    guard member.value.kind == .string || member.value.kind == .number else { return nil }
    return NutritionFact(name: member.name, text: member.value.shortText ?? "")
  }

  /// Returns the value of each element, `nil` if one has none.
  private static func all<Elements: Sequence, Value>(
    _ elements: Elements, _ value: (Elements.Element) -> Value?
  ) -> [Value]? {
    var values: [Value] = []
    for element in elements {
      guard let value = value(element) else { return nil }
      values.append(value)
    }
    return values
  }
}
