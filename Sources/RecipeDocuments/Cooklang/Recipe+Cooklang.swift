import CooklangSyntax
import RecipeCore

extension Recipe {
  /// Reads front matter and `>>` lines; those with unknown keys become extra fields.
  ///
  /// Keys are those of the conventions (cooklang/spec, `conventions.md`, "Canonical metadata"); of
  /// synonymous keys, the first applies.
  mutating func readCooklang(
    _ frontMatter: RecipeFrontMatter, _ lines: [CooklangMetadataLine], fields: RecipeFieldSet
  ) {
    for member in frontMatter.members {
      for member in member.flattened { readCooklang(member, fields: fields) }
    }
    for line in lines { readCooklang(FrontMatterMember(line), fields: fields) }
    guard fields.contains(.extras) else { return }
    for member in frontMatter.damaged { keep(member) }
  }

  private mutating func readCooklang(_ member: FrontMatterMember, fields: RecipeFieldSet) {
    guard let text = member.value.text else { return readOther(member, fields: fields) }
    switch RecipeKey(member.name.utf8) {
    // Any text is valid for these two, and they have no names specific to Cooklang.
    case .title: _ = set(.title, to: text)
    case .tags: _ = set(.tags, to: text)
    case .yield: readYield(text, of: member, fields: fields)
    default: readCooklang(text, of: member, fields: fields)
    }
  }

  /// Reads a text whose key is specific to Cooklang.
  private mutating func readCooklang(
    _ text: String, of member: FrontMatterMember, fields: RecipeFieldSet
  ) {
    switch member.name.lowercased() {
    case "source.url": sourceURL = sourceURL ?? text
    case "source.name": publisher = publisher ?? text
    case "source.author": author = author ?? text
    case "locale": language = language ?? String(text.map { $0 == "_" ? "-" : $0 })
    default: readOther(member, fields: fields)
    }
  }

  /// Reads a member as other front matter has it; times without a unit are minutes, as the
  /// conventions say.
  private mutating func readOther(_ member: FrontMatterMember, fields: RecipeFieldSet) {
    if let key = RecipeKey(member.name.utf8), key.isTime, let text = member.value.text,
      set(key, to: text)
    {
      return
    }
    let rest = read([member], fields: fields)
    guard fields.contains(.extras) else { return }
    for member in rest { keep(member) }
  }

  /// Reads `servings` or `yield`; if both are present, "4" and "500%ml", the second is a note.
  private mutating func readYield(
    _ text: String, of member: FrontMatterMember, fields: RecipeFieldSet
  ) {
    let measure = Self.measure(in: text)
    guard yield == nil else {
      if fields.contains(.notes), !text.isEmpty {
        notes.append("\(KeyWords.title(of: member.name)): \(measure ?? text)")
      }
      return
    }
    guard let measure else { return readOther(member, fields: fields) }
    yield = measure
  }

  /// Returns "500 ml" for "500%ml".
  private static func measure(in text: String) -> String? {
    guard let percent = text.utf8.firstIndex(of: UInt8(ascii: "%")), percent != text.startIndex,
      case let unit = text[text.utf8.index(after: percent)...], !unit.isEmpty
    else { return nil }
    return "\(text[..<percent]) \(unit)"
  }
}

extension FrontMatterMember {
  /// Creates the member of a line `>> key: value`.
  fileprivate init(_ line: CooklangMetadataLine) {
    self.init(name: line.key, value: .text(line.value), line: line.line)
  }

  /// Itself, or the members of a map `source` or `time`, with names such as `source.url`.
  fileprivate var flattened: [FrontMatterMember] {
    guard case .map(let members) = value, ["source", "time"].contains(name.lowercased()) else {
      return [self]
    }
    return members.map {
      FrontMatterMember(name: "\(name).\($0.name)", value: $0.value, line: $0.line)
    }
  }
}
