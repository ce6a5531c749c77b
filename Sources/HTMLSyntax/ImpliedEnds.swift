/// The open elements that the start tag of an element closes (HTML, section 13.1.2.4).
struct ImpliedEnds: Sendable {
  /// The elements to close.
  let closed: Set<HTMLName>
  /// The elements at which the search for them stops.
  let barriers: Set<HTMLName>

  /// The number of open elements examined, which keeps pages of formatting elements linear.
  static let reach = 16
  /// The elements that isolate their content.
  static let cells = HTMLName.set("td th caption template")
  /// The elements whose end tags reach beyond cells.
  static let tableParts = HTMLName.set(
    "table thead tbody tfoot tr td th caption template body html")

  /// The implied ends by the name of the start tag.
  static let rules = makeRules()

  private static func makeRules() -> [HTMLName: ImpliedEnds] {
    var rules: [HTMLName: ImpliedEnds] = [:]
    let paragraph = ImpliedEnds(closed: [.p], barriers: HTMLName.blocks.subtracting([.p]))
    for name in HTMLName.blocks { rules[name] = paragraph }
    add("li", closes: "li p", upTo: "ul ol menu", to: &rules)
    add("dt dd", closes: "dt dd p", upTo: "dl", to: &rules)
    add("option optgroup", closes: "option", upTo: "select optgroup datalist", to: &rules)
    add("td th", closes: "td th", upTo: "tr table", to: &rules)
    add("tr", closes: "tr td th", upTo: "table thead tbody tfoot", to: &rules)
    add("thead tbody tfoot", closes: "thead tbody tfoot tr td th", upTo: "table", to: &rules)
    return rules
  }

  private static func add(
    _ names: String, closes closed: String, upTo barriers: String,
    to rules: inout [HTMLName: ImpliedEnds]
  ) {
    let ends = ImpliedEnds(closed: HTMLName.set(closed), barriers: HTMLName.set(barriers))
    for name in HTMLName.set(names) { rules[name] = ends }
  }
}
