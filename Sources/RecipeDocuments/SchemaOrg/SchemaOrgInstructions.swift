import JSONSyntax

/// The steps of `recipeInstructions`, in any of the ways sites write them.
///
/// HowToSection and ItemList give their steps in order, without the section's name, which is a
/// heading and no step.
struct SchemaOrgInstructions {
  private var steps: [String] = []

  /// The steps in order.
  static func steps(of json: JSONValue) -> [String] {
    var instructions = SchemaOrgInstructions()
    instructions.append(json)
    return instructions.steps
  }

  private mutating func append(_ json: JSONValue) {
    switch json.kind {
    case .string: appendText(json.string ?? "")
    case .array:
      for element in json.elements { appendElement(element) }
    case .object: appendObject(json)
    default: break
    }
  }

  /// A string of a list is one step, whatever line ends it has.
  private mutating func appendElement(_ json: JSONValue) {
    guard json.kind == .string else { return append(json) }
    steps.append(HTMLText.plain(json.string ?? ""))
  }

  /// A text alone has a step a line; some sites put a JSON list into it.
  private mutating func appendText(_ text: String) {
    if text.utf8.first == UInt8(ascii: "["),
      let list = try? JSONDocument(parsing: Array(text.utf8)).root
    {
      for element in list.elements { appendElement(element) }
    } else {
      steps += HTMLText.plain(text).textLines
    }
  }

  private mutating func appendObject(_ json: JSONValue) {
    if let list = Self.list(of: json) {
      append(list)
    } else if let text = ["text", "description", "name"].firstText(in: json) {
      steps.append(HTMLText.plain(text))
    } else {
      // Steps by number: {"0": {"text": "…"}, "1": …}.
      for member in json.members where Int(member.name) != nil { appendElement(member.value) }
    }
  }

  /// What a section, a list or a list's item holds; a step's own text counts more than its parts.
  private static func list(of json: JSONValue) -> JSONValue? {
    let holder = json["itemListElement"] ?? json["steps"] ?? json["item"]
    guard let holder, holder.kind == .array || holder.kind == .object else { return nil }
    let hasText = json["text"]?.string.map { !$0.cleaned(.line).isEmpty } ?? false
    return hasText ? nil : holder
  }
}
