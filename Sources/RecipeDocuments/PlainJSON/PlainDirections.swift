import JSONSyntax

/// The steps of a recipe that is not from schema.org: a list, nested lists, or one text.
enum PlainDirections {
  /// Returns the steps in order; a text is split at its line ends.
  static func steps(of json: JSONValue) -> [String] {
    var steps: [String] = []
    append(json, to: &steps)
    return steps
  }

  private static func append(_ json: JSONValue, to steps: inout [String]) {
    switch json.kind {
    case .string:
      steps += (json.string ?? "").textLines
    case .array:
      for element in json.elements { appendElement(element, to: &steps) }
    case .object:
      appendObject(json, to: &steps)
    default: break
    }
  }

  /// Appends an element: a string of a list is one step, even with line ends.
  private static func appendElement(_ json: JSONValue, to steps: inout [String]) {
    guard json.kind == .string else { return append(json, to: &steps) }
    steps.append(json.string ?? "")
  }

  private static func appendObject(_ json: JSONValue, to steps: inout [String]) {
    let lists = ["steps", "directions", "instructions", "itemListElement", "items"].lazy
    if let list = lists.compactMap({ json[$0] }).first(where: { $0.kind == .array }) {
      steps.appendPart(named: partNames.firstText(in: json)) { append(list, to: &$0) }
    } else if let text = Self.textNames.firstText(in: json) {
      steps.append(text)
    } else {
      // Steps by number: {"1": "Boil.", "2": {"text": "Peel."}}.
      for member in json.members where Int(member.name) != nil {
        appendElement(member.value, to: &steps)
      }
    }
  }

  private static let partNames = ["name", "title", "section", "group"]

  private static let textNames = [
    "text", "step", "description", "instruction", "direction", "content", "display_text", "name",
  ]
}
