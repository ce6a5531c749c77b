import Text

/// The marks of components, `::steps{title="Method"}` to `::` and `#slot` in them, as Nuxt Content writes
/// them.
///
/// Marks are blank lines. A title is a bold line, and a name of a section a heading; of the properties,
/// those that are facts of a recipe become lines of their own. Lines stay lines, but not the offsets in
/// them.
struct ComponentMarks {
  private var lines: [[UInt8]]
  /// The numbers of colons of the components around the next line.
  private var open: [Int] = []
  private var isInCode = false
  private var isInProperties = false
  private var lastText = 0

  private init(_ lines: [ArraySlice<UInt8>]) {
    self.lines = lines.map { Array($0) }
  }

  /// Returns a document without the marks.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - start: The offset of its body.
  static func blanked(in bytes: [UInt8], from start: Int) -> [UInt8] {
    guard mayHaveComponents(bytes[start...]) else { return bytes }
    var marks = ComponentMarks(
      bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false))
    marks.blank()
    return bytes[..<start] + Array(marks.lines.joined(separator: [0x0A]))
  }

  private mutating func blank() {
    var closings = lines.reduce(into: [Int: Int]()) { counts, line in
      if let colons = Self.closing(line) { counts[colons, default: 0] += 1 }
    }
    for index in lines.indices {
      let line = lines[index]
      if AdmonitionLine.isFence(line[...]) { isInCode.toggle() }
      guard !isInCode else { continue }
      if let colons = Self.closing(line) {
        closings[colons, default: 0] -= 1
        if let last = open.lastIndex(of: colons) {
          open.removeSubrange(last...)
          lines[index] = []
        }
      } else if let component = Component(line), closings[component.colons, default: 0] > 0 {
        open.append(component.colons)
        lines[index] = isBelowHeading ? component.facts : component.text
        if lines[index].contains(where: { $0 > 0x20 }) { lastText = index }
        isInProperties = lines[safe: index + 1].map(Self.isRule) ?? false
        if isInProperties { lines[index + 1] = [] }
        continue
      } else if isInProperties {
        isInProperties = !Self.isRule(line)
        lines[index] = isInProperties ? Component.property(line[...]) : []
      } else if !open.isEmpty, let slot = Self.slot(line) {
        lines[index] = Component.heading(slot)
      }
      if lines[index].contains(where: { $0 > 0x20 }) { lastText = index }
    }
  }

  /// True if the last line of text is a heading, which a name would repeat.
  private var isBelowHeading: Bool {
    let line = lines[lastText].drop { $0 == 0x20 }
    return line.starts(with: "#".utf8) || line.starts(with: "**".utf8)
  }

  private static func isRule(_ line: [UInt8]) -> Bool {
    line.filter { $0 > 0x20 }.elementsEqual("---".utf8)
  }

  /// Returns the name in `#slot`, or `nil` for other lines.
  private static func slot(_ line: [UInt8]) -> ArraySlice<UInt8>? {
    let text = line.drop { $0 == 0x20 }
    guard text.first == UInt8(ascii: "#"), text.dropFirst().first?.isASCIIAlphanumeric == true
    else {
      return nil
    }
    let name = text.dropFirst().prefix { $0.isASCIIAlphanumeric || "-_".utf8.contains($0) }
    return text[name.endIndex...].allSatisfy { $0 <= 0x20 } ? name : nil
  }

  /// Returns the number of colons, at least 2, in a line that ends a component.
  private static func closing(_ line: [UInt8]) -> Int? {
    let colons = line.drop { $0 == 0x20 }.prefix { $0 == UInt8(ascii: ":") }
    guard colons.count >= 2, line[colons.endIndex...].allSatisfy({ $0 <= 0x20 }) else { return nil }
    return colons.count
  }

  /// True if two colons begin a line, a fast check that rules out most documents.
  private static func mayHaveComponents(_ body: ArraySlice<UInt8>) -> Bool {
    var previous: UInt8 = 0x0A
    var isAtStart = true
    for byte in body {
      if isAtStart, byte == UInt8(ascii: ":"), previous == byte { return true }
      isAtStart = byte == 0x0A || isAtStart && (byte == 0x20 || byte == UInt8(ascii: ":"))
      previous = byte
    }
    return false
  }
}

/// The first line of a component, `::steps{title="Method"}`.
private struct Component {
  /// The number of colons.
  let colons: Int
  private let name: ArraySlice<UInt8>
  private let properties: ArraySlice<UInt8>

  /// Creates the component, or returns `nil` for any other line, and for boxes of three colons.
  init?(_ line: [UInt8]) {
    let text = line.drop { $0 == 0x20 }
    let colons = text.prefix { $0 == UInt8(ascii: ":") }
    let name = text[colons.endIndex...].prefix { $0.isASCIIAlphanumeric || "-_".utf8.contains($0) }
    let rest = text[name.endIndex...].filter { $0 != 0x0D }.drop { $0 == 0x20 }
    guard colons.count == 2, !name.isEmpty, name.first?.isASCIIDigit == false,
      rest.isEmpty || rest.first == UInt8(ascii: "{") && rest.last == UInt8(ascii: "}")
        || rest.first == UInt8(ascii: "[") && rest.contains(UInt8(ascii: "]"))
    else { return nil }
    self.colons = colons.count
    self.name = name
    properties = rest[...]
  }

  /// The title, or the name if it names a section, as a bold line, or else the facts.
  var text: [UInt8] {
    if let title = values.first(where: { $0.key == "title" || $0.key == "label" })?.value {
      return Self.bold(Array(title.utf8))
    }
    let heading = Self.heading(name)
    return heading.isEmpty ? facts : heading
  }

  /// The properties that are facts of a recipe, in a line.
  var facts: [UInt8] {
    let facts = values.filter { RecipeKey(label: Array($0.key.utf8)[...])?.isMeasure == true }
    return Array(facts.map { "\($0.key): \($0.value)" }.joined(separator: " | ").utf8)
  }

  /// Returns a heading for a name of a section, or nothing for any other name.
  static func heading(_ name: ArraySlice<UInt8>) -> [UInt8] {
    let words = FoldedText.words(name.map { $0 == UInt8(ascii: "_") ? 0x2D : $0 })
    return SectionKind(heading: words, isNested: false) == nil ? [] : Array("###### \(words)".utf8)
  }

  /// Returns a line `key: value` of the properties if it is a fact or a title.
  static func property(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return [] }
    let label = line[..<colon]
    if FoldedText.words(label) == "title" {
      let title = line[(colon + 1)...].filter { !"\"'\r".utf8.contains($0) }.drop { $0 == 0x20 }
      return title.isEmpty ? [] : bold(Array(title))
    }
    return RecipeKey(label: label)?.isMeasure == true ? Array(line) : []
  }

  private static func bold(_ text: [UInt8]) -> [UInt8] {
    Array("**".utf8) + text + Array("**".utf8)
  }

  /// The properties with a value in quotation marks.
  private var values: [(key: String, value: String)] {
    let text = String(decoding: properties, as: UTF8.self)
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).compactMap { name, value in
      guard name.hasSuffix("=") else { return nil }
      let key = name.dropLast().split { !$0.isLetter && !"-_".contains($0) }.last ?? ""
      return key.isEmpty ? nil : (String(key), String(value))
    }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
