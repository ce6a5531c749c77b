import JSONSyntax

/// The steps of `recipeInstructions`, in any of the structures that sites use.
///
/// HowToSection and ItemList give their steps in order, after a line `name:` if they have a name.
enum SchemaOrgInstructions {
  /// The maximum nesting depth; deeper steps are dropped.
  private static let maximumDepth = 32

  /// Returns the steps in order.
  static func steps(of json: JSONValue) -> [String] {
    var steps: [String] = []
    append(withoutNameOfAll(json), depth: 0, to: &steps)
    return steps
  }

  /// Returns the texts of the tips beside the steps, `{"@type": "HowToTip", "text": "…"}`, which are notes.
  static func tips(of json: JSONValue, depth: Int = 0) -> [String] {
    guard depth <= maximumDepth else { return [] }
    if isTip(json) {
      return texts(ofTip: json)
    }
    if json.kind == .array { return json.elements.flatMap { tips(of: $0, depth: depth + 1) } }
    let parts = json["itemListElement"] ?? json["steps"]
    let inner = json.string.map { EmbeddedJSON.value(in: $0) } ?? parts ?? json["item"]
    return inner.map { tips(of: $0, depth: depth + 1) } ?? []
  }

  /// Returns the text of a tip, or those of its parts.
  private static func texts(ofTip json: JSONValue) -> [String] {
    if let text = ["text", "description"].firstText(in: json) { return [HTMLText.plain(text)] }
    if let list = list(of: json) {
      var parts: [String] = []
      append(list, depth: 0, to: &parts)
      if !parts.isEmpty { return parts }
    }
    return ["name"].firstText(in: json).map { [HTMLText.plain($0)] } ?? []
  }

  private static func isTip(_ json: JSONValue) -> Bool {
    guard json.kind == .object, let type = json["@type"] else { return false }
    let names = type.string.map { [$0] } ?? type.strings ?? []
    return names.contains { $0.split(separator: "/").last == "HowToTip" }
  }

  /// Returns the list of a sole part whose name only says that directions follow, or else the value.
  private static func withoutNameOfAll(_ json: JSONValue) -> JSONValue {
    let elements = Array(json.elements.prefix(2))
    let part = json.kind == .array && elements.count == 1 ? elements[0] : json
    guard let list = list(of: part), let name = ["name"].firstText(in: part),
      SectionKind(heading: HTMLText.plain(name).cleaned(.line), isNested: true) == .directions
    else { return json }
    return list
  }

  private static func append(_ json: JSONValue, depth: Int, to steps: inout [String]) {
    guard depth <= maximumDepth else { return }
    switch json.kind {
    case .string: appendText(json.string ?? "", depth: depth, to: &steps)
    case .array: appendList(json, depth: depth, to: &steps)
    case .object where !isTip(json): appendObject(json, depth: depth, to: &steps)
    default: break
    }
  }

  /// Appends a list: a list of one string is that string; parts without steps contain those that
  /// follow.
  private static func appendList(_ json: JSONValue, depth: Int, to steps: inout [String]) {
    let elements = inOrder(json.elements)
    if elements.count == 1, let text = elements[0].string {
      return appendText(text, depth: depth, to: &steps)
    }
    for (index, element) in elements.enumerated() {
      if let name = nameOfBarePart(element), index + 1 < elements.count {
        steps.append(name + ":")
      } else {
        appendElement(element, depth: depth, to: &steps)
      }
    }
  }

  /// Returns the elements of a list ordered by `position`, if all have one.
  private static func inOrder(_ elements: JSONElements) -> [JSONValue] {
    let elements = Array(elements)
    let positions = elements.compactMap { $0["position"]?.looseInteger }
    guard positions.count == elements.count, positions != positions.sorted() else {
      return elements
    }
    // The index makes the sort stable.
    let order = elements.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }
    return order.map { elements[$0] }
  }

  /// Returns the name of a HowToSection without steps and text, as RecipeSage writes them.
  private static func nameOfBarePart(_ json: JSONValue) -> String? {
    guard json["@type"]?.string == "HowToSection", json["itemListElement"] == nil,
      json["steps"] == nil, !hasText(json)
    else { return nil }
    let name = ["name"].firstText(in: json).map { HTMLText.plain($0).cleaned(.line) }
    return name.map(IngredientHeading.name)
  }

  /// Appends an element: a string of a list is one step, even with line ends.
  private static func appendElement(_ json: JSONValue, depth: Int, to steps: inout [String]) {
    guard json.kind == .string else { return append(json, depth: depth + 1, to: &steps) }
    let text = json.string ?? ""
    if let embedded = EmbeddedJSON.value(in: text) {
      append(embedded, depth: depth + 1, to: &steps)
    } else {
      steps.append(withoutNumberLine(HTMLText.plain(text)))
    }
  }

  /// Returns a step without its number on a line of its own: "Step 1".
  private static func withoutNumberLine(_ text: String) -> String {
    let lines = text.textLines.drop { $0.cleaned(.line).isEmpty }
    guard lines.count > 1, let first = lines.first, isNumber(first.cleaned(.line)) else {
      return text
    }
    return lines.dropFirst().joined(separator: "\n")
  }

  /// Appends a text, one step per line; on some sites it is JSON.
  private static func appendText(_ text: String, depth: Int, to steps: inout [String]) {
    if let embedded = EmbeddedJSON.value(in: text) {
      append(embedded, depth: depth + 1, to: &steps)
    } else {
      steps += HTMLText.plain(text).textLines
    }
  }

  private static func appendObject(_ json: JSONValue, depth: Int, to steps: inout [String]) {
    if let list = list(of: json) {
      let name = ["name"].firstText(in: json).map { HTMLText.plain($0).cleaned(.line) }
      var part: [String] = []
      append(list, depth: depth + 1, to: &part)
      if let name, part.isEmpty, SentenceText.isSentence(name) {
        steps.append(name)
      } else if let name, part.count == 1, StepHeading.heading(in: name + ":") == nil {
        // "Bake 20 minutes" is a step with a name rather than the name of a part.
        steps.append(step(part[0], named: name))
      } else {
        steps.appendPart(named: name) { $0 += part }
      }
    } else if let item = json["item"], isContainer(item), !hasText(json) {
      append(item, depth: depth + 1, to: &steps)
    } else if let text = ["text", "description", "name"].firstText(in: json) {
      if let embedded = EmbeddedJSON.value(in: text) {
        return append(embedded, depth: depth + 1, to: &steps)
      }
      var lines = sentences(of: withoutNumberLine(HTMLText.plain(text)))
      lines[0] = step(lines[0], named: ["name"].firstText(in: json))
      steps += lines
    } else {
      // Steps by number: {"0": {"text": "…"}, "1": …}.
      for member in json.members where Int(member.name) != nil {
        appendElement(member.value, depth: depth, to: &steps)
      }
    }
  }

  /// Returns the lines of a text if each of them is a sentence, or else the text.
  private static func sentences(of text: String) -> [String] {
    let lines = text.textLines.filter { !$0.cleaned(.line).isEmpty }
    return lines.count > 1 && lines.allSatisfy(SentenceText.isSentence) ? lines : [text]
  }

  /// Returns a step with its name on a line of its own, unless the name only repeats the start of
  /// the step or is its number.
  private static func step(_ text: String, named name: String?) -> String {
    guard let name = name.map({ HTMLText.plain($0).cleaned(.line) }), !name.isEmpty else {
      return text
    }
    let end = name.lastIndex { !".… :".contains($0) } ?? name.startIndex
    let beginning = name[...end].lowercased()
    guard !text.cleaned(.line).lowercased().hasPrefix(beginning), !isNumber(name) else {
      return text
    }
    return name + "\n" + text
  }

  /// True if a name is "Step 2", "step2" or "2.": at most one word before a number.
  private static func isNumber(_ name: String) -> Bool {
    let rest = name.drop(while: \.isLetter).drop { $0 == " " }
    return !rest.isEmpty && rest.allSatisfy { $0.isNumber || ".:)".contains($0) }
  }

  /// Returns the list of a section or ItemList; a step's own text takes precedence over its parts.
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
