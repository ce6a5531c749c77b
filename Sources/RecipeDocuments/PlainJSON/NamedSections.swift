import JSONSyntax
import Text

/// A list of sections whose names say what they are, as headings of a text do.
///
/// ```
/// "parts": [{"title": "Ingredients", "lines": ["3 leeks"]}, {"title": "Method", "lines": ["Boil."]}]
/// ```
struct NamedSections {
  /// The sections, as members under their names.
  let members: [JSONValue.Member]

  private static let (limit, lineLimit) = (40, 500)

  /// Reads a list, or returns `nil` unless it has sections of ingredients and of directions.
  init?(_ list: JSONValue) {
    guard list.kind == .array, !list.isUnset, list.elements.count <= Self.limit else { return nil }
    var json = JSONWriter(isIndented: false)
    var keys: Set<RecipeKey> = []
    var sections: [(name: String, lines: [String])] = []
    for element in list.elements {
      guard let section = Self.section(element) else { return nil }
      sections.append(section)
    }
    let parts = Self.parts(of: sections)
    json.beginObject()
    for (name, lines) in sections {
      let key = SectionKind(heading: name, isNested: true)
      if key == .ingredients { keys.insert(.ingredients) }
      if key == .directions { keys.insert(.directions) }
      json.name(name)
      json.beginArray()
      for line in Self.marked(lines, key, parts) { json.string(line) }
      json.endArray()
    }
    json.endObject()
    guard keys.count == 2, let document = try? JSONDocument(parsing: json.bytes) else { return nil }
    members = Array(document.root.members)
  }

  /// Returns the name and the lines of an object with nothing else.
  private static func section(_ object: JSONValue) -> (name: String, lines: [String])? {
    guard object.kind == .object else { return nil }
    let names = object.members.filter { $0.value.kind == .string }
    let lists = object.members.filter { $0.value.kind == .array }
    guard names.count == 1, lists.count == 1, let name = names[0].value.string?.cleaned(.line),
      !name.isEmpty, name.utf8.count <= 80, let lines = lists[0].value.strings,
      lines.count <= lineLimit
    else { return nil }
    return (name, lines.map { $0.cleaned(.line) })
  }

  /// Returns the names of the parts of the directions, which those of the ingredients may have, too.
  private static func parts(of sections: [(name: String, lines: [String])]) -> Set<String> {
    var names: Set<String> = []
    for section in sections
    where SectionKind(heading: section.name, isNested: true) == .directions {
      let lines = withParts(section.lines.filter { !$0.isEmpty })
      names.formUnion(lines.filter { $0.hasSuffix(":") }.map { String($0.dropLast()) })
    }
    return names
  }

  private static func marked(
    _ lines: [String], _ kind: SectionKind?, _ parts: Set<String>
  ) -> [String] {
    switch kind {
    case .ingredients: withGroups(lines, parts)
    case .directions: withParts(withoutNumbers(lines.filter { !$0.isEmpty }))
    default: lines.filter { !$0.isEmpty }
    }
  }

  /// Returns ingredients with a colon after the names of groups: the first line, those after an
  /// empty one and those that name a part of the directions, if they have no amount and the line
  /// below has one.
  private static func withGroups(_ lines: [String], _ parts: Set<String>) -> [String] {
    var marked: [String] = []
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let isFirst = index == 0 || lines[index - 1].isEmpty || parts.contains(line)
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      let isGroup = isFirst && isName(line) && AmountText.startsWithAmount(next)
      marked.append(isGroup ? line + ":" : line)
    }
    return marked
  }

  /// Returns steps with a colon after the short lines above sentences, if most are sentences.
  private static func withParts(_ lines: [String]) -> [String] {
    guard lines.count(where: SentenceText.isSentence) * 2 >= lines.count else { return lines }
    return lines.enumerated().map { index, line in
      let isAbove = index + 1 < lines.count && SentenceText.isSentence(lines[index + 1])
      return isAbove && isName(line) ? line + ":" : line
    }
  }

  /// True for a few words that may be a name.
  private static func isName(_ line: String) -> Bool {
    line.split(separator: " ").count <= 4 && line.last?.isLetter == true
      && line.first?.isUppercase == true
      && !line.contains(where: { $0.isNumber || $0 == "," })
      && !AmountText.startsWithAmount(line)
  }

  /// Returns steps without the numbers before a hyphen, "1- Boil", if they count from 1.
  private static func withoutNumbers(_ lines: [String]) -> [String] {
    let numbers = lines.map(number)
    var expected = 1
    for case let (value, _)? in numbers {
      guard value == expected || value == 1 else { return lines }
      expected = value + 1
    }
    return zip(lines, numbers).map { line, number in number?.rest ?? line }
  }

  private static func number(_ line: String) -> (value: Int, rest: String)? {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count).drop { $0 == " " }
    guard digits.count <= 2, let value = Int(digits), let mark = rest.first, "-–".contains(mark)
    else { return nil }
    let text = rest.dropFirst().drop { $0 == " " }
    guard text.first?.isLetter == true else { return nil }
    return (value, String(text))
  }
}
