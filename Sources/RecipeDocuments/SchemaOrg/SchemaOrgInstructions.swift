import JSONSyntax

/// The steps of `recipeInstructions`, in any of the ways sites write them.
///
/// HowToSection and ItemList give their steps in order, below a line `name:` if they have a name.
enum SchemaOrgInstructions {
  /// The steps in order.
  static func steps(of json: JSONValue) -> [String] {
    var steps: [String] = []
    append(json, to: &steps)
    return steps
  }

  private static func append(_ json: JSONValue, to steps: inout [String]) {
    switch json.kind {
    case .string: appendText(json.string ?? "", to: &steps)
    case .array:
      for element in json.elements { appendElement(element, to: &steps) }
    case .object: appendObject(json, to: &steps)
    default: break
    }
  }

  /// A string of a list is one step, whatever line ends it has.
  private static func appendElement(_ json: JSONValue, to steps: inout [String]) {
    guard json.kind == .string else { return append(json, to: &steps) }
    steps.append(HTMLText.plain(json.string ?? ""))
  }

  /// A text alone has a step a line; some sites put a JSON list into it.
  private static func appendText(_ text: String, to steps: inout [String]) {
    if text.utf8.first == UInt8(ascii: "["),
      let list = try? JSONDocument(parsing: Array(text.utf8)).root
    {
      for element in list.elements { appendElement(element, to: &steps) }
    } else {
      steps += HTMLText.plain(text).textLines
    }
  }

  private static func appendObject(_ json: JSONValue, to steps: inout [String]) {
    if let list = list(of: json) {
      steps.appendPart(named: ["name"].firstText(in: json).map(HTMLText.plain)) {
        append(list, to: &$0)
      }
    } else if let item = json["item"], isContainer(item), !hasText(json) {
      append(item, to: &steps)
    } else if let text = ["text", "description", "name"].firstText(in: json) {
      steps.append(HTMLText.plain(text))
    } else {
      // Steps by number: {"0": {"text": "…"}, "1": …}.
      for member in json.members where Int(member.name) != nil {
        appendElement(member.value, to: &steps)
      }
    }
  }

  /// What a section or list holds; a step's own text counts more than its parts.
  private static func list(of json: JSONValue) -> JSONValue? {
    guard let list = json["itemListElement"] ?? json["steps"], isContainer(list), !hasText(json)
    else { return nil }
    return list
  }

  private static func isContainer(_ json: JSONValue) -> Bool {
    json.kind == .array || json.kind == .object
  }

  private static func hasText(_ json: JSONValue) -> Bool {
    json["text"]?.string.map { !$0.cleaned(.line).isEmpty } ?? false
  }
}
