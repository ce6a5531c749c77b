import JSONSyntax

/// What a reader sees in the place of a tag of a static site generator.
enum SpokenTag {
  /// Returns the ingredient line of a tag, or `nil` for a tag that is none.
  ///
  /// The named values are the members of an object, read as those of other documents; values without
  /// names are the line in their order.
  static func ingredient(_ tag: SiteTag) -> String? {
    let isNamed = isIngredient(tag.name)
    guard !tag.isEnd, isNamed || !isMarkup(tag.name) else { return nil }
    let bare = (tag.values.filter { $0.name == nil }.map(\.text) + [tag.content ?? ""])
      .filter { !$0.isEmpty }.map(words)
    var members = tag.values.compactMap { value in
      value.name.map { (name: $0, text: value.text) }
    }
    guard !members.isEmpty else {
      let line = bare.joined(separator: " ")
      let isLine =
        bare.count > 1 && tag.content == nil && line.first?.isNumber == true
        && AmountText.startsWithAmount(line) && line.contains(where: \.isLetter)
      return !line.isEmpty && (isNamed || isLine && TimeKey(tag.name) == nil) ? line : nil
    }
    guard !bare.isEmpty || !members.allSatisfy({ isFact($0.name) }) else { return nil }
    for index in members.indices where isName(members[index].name) {
      members[index].text = words(members[index].text)
    }
    let hasFood = members.contains { isName($0.name) }
    var further = bare
    if !hasFood, let reference = members.firstIndex(where: { references.contains($0.name) }) {
      if bare.isEmpty {
        members[reference] = ("name", words(members[reference].text, isReference: true))
      }
    }
    if !members.contains(where: { isName($0.name) }), !bare.isEmpty {
      members.append(("name", bare.joined(separator: " ")))
      further = []
    }
    guard let (line, isLikely) = line(members) else {
      // Values in their order are more than none.
      let text = (members.filter { !markup.contains($0.name.lowercased()) }.map(\.text) + further)
        .joined(separator: " ")
      return isNamed && text.contains(where: \.isLetter) ? text : nil
    }
    guard isNamed || isLikely else { return nil }
    // A picture, a class or an address is no part of the line; a word that no reader knows is.
    let unread = members.filter { member in
      !markup.contains(member.name.lowercased()) && !references.contains(member.name)
        && member.text.contains(where: \.isLetter) && !isPath(member.text)
        && !line.lowercased().contains(member.text.lowercased())
        && !["true", "false"].contains(member.text)
    }
    return ([line] + unread.map(\.text) + further).joined(separator: ", ")
  }

  /// Returns the words that stand for a tag within a text, or `nil` for a tag that has none.
  static func text(_ tag: SiteTag) -> String? {
    if let line = ingredient(tag) { return line }
    if icons.contains(tag.name), tag.content == nil { return "" }
    guard !tag.isEnd, !isMarkup(tag.name) else { return nil }
    if let content = tag.content { return content }
    var parts: [(rank: Int, text: String)] = []
    for value in tag.values {
      guard let name = value.name else {
        if !isPath(value.text) { parts.append((2, words(value.text))) }
        continue
      }
      if let part = part(name, value.text) { parts.append(part) }
    }
    let ranked = parts.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    return parts.isEmpty ? nil : ranked.map(\.element.text).joined(separator: " ")
  }

  /// True if a name is that of one ingredient, or of several.
  static func isIngredient(_ name: String) -> Bool {
    abbreviations.contains(name)
      || ([name] + name.split(separator: " ").map(String.init)).contains {
        RecipeKey(ofObject: $0) == .ingredients || RecipeKey(ofObject: $0 + "s") == .ingredients
          || SectionKind(heading: $0, isNested: true) == .ingredients
      }
  }

  /// True if a name is that of a step.
  static func isStep(_ name: String) -> Bool {
    RecipeKey(ofObject: name) == .directions || RecipeKey(ofObject: name + "s") == .directions
      || SectionKind(heading: name, isNested: true) == .directions
  }

  /// True for a name of a tag about the page, not about the recipe.
  static func isMarkup(_ name: String) -> Bool {
    name.split(separator: " ").contains { markupNames.contains(String($0)) }
  }

  private static let icons: Set<String> = ["icon", "emoji", "fa", "fontawesome"]
  private static let abbreviations: Set<String> = ["ing", "ingr"]
  private static let references: Set<String> = ["ref", "id", "slug", "key", "path"]
  private static let markup: Set<String> = [
    "class", "style", "url", "href", "link", "image", "img", "icon", "src", "to", "target", "alt",
    "color", "width", "height", "group", "type",
  ]
  private static let markupNames: Set<String> = [
    "if", "unless", "else", "elsif", "elseif", "case", "when", "for", "raw", "comment", "highlight",
    "link", "relref", "post", "url", "figure", "image", "img", "gallery", "picture", "video",
    "youtube", "vimeo", "tweet", "icon", "button", "toc", "assign", "capture", "set", "block",
    "extends", "import", "from", "macro", "include", "render", "partial", "layout", "asset",
    "include relative", "details", "columns", "param", "div", "section", "tab", "tabs",
  ]

  /// Returns the line of named values, and whether they can be nothing but an ingredient.
  private static func line(
    _ members: [(name: String, text: String)]
  ) -> (text: String, isLikely: Bool)? {
    var json = JSONWriter(isIndented: false)
    json.beginArray()
    json.beginObject()
    for member in members where !markup.contains(member.name.lowercased()) {
      json.member(member.name, member.text)
    }
    json.endObject()
    json.endArray()
    guard let document = try? JSONDocument(parsing: json.bytes) else { return nil }
    let objects = IngredientObjects(document.root.elements)
    for case .line(let text) in objects.entries where text.contains(where: \.isLetter) {
      return (text, objects.areLikely)
    }
    return nil
  }

  /// True for a value about the whole list: `servings="4"`, `prep="10 min"`.
  private static func isFact(_ name: String) -> Bool {
    let role = TableColumn(heading: KeyWords.words(of: name)).role
    return TimeKey(name) != nil
      || RecipeKey(name.utf8).map { $0.isMeasure && (role == nil || $0 != .yield) } ?? false
  }

  private static func isName(_ name: String) -> Bool {
    let role = TableColumn(heading: KeyWords.words(of: name)).role
    return role == .food || role == .line || RecipeKey(ofObject: name) == .title
  }

  /// Returns what a named value of a tag says, with its rank among the others.
  private static func part(_ name: String, _ text: String) -> (rank: Int, text: String)? {
    let key = KeyWords.words(of: name)
    if let time = TimeKey(name) {
      return (0, text.allSatisfy(\.isNumber) && time.unit != nil ? "\(text) \(key)" : text)
    }
    if let scale = scales[key.lowercased()], text.allSatisfy({ $0.isNumber || $0 == "-" }) {
      return (0, "\(text) \(scale)")
    }
    let column = TableColumn(heading: key)
    switch column.role {
    case .amount: return (0, column.isNamedAsUnit ? "\(text) \(column.unit)" : text)
    case .unit: return (1, text)
    case .food, .line: return (2, words(text))
    default: break
    }
    if references.contains(name) { return (2, words(text, isReference: true)) }
    return plainNames.contains(key.lowercased()) ? (key == "value" ? 0 : 2, words(text)) : nil
  }

  private static let scales = [
    "c": "°C", "celsius": "°C", "f": "°F", "fahrenheit": "°F",
  ]

  private static let plainNames: Set<String> = [
    "text", "label", "title", "name", "value", "time", "duration", "temp", "temperature", "content",
  ]

  /// Returns the words of a dotted reference, "foods.red-onion", or the text itself.
  private static func words(_ text: String) -> String { words(text, isReference: false) }

  private static func words(_ text: String, isReference: Bool) -> String {
    guard !text.contains(where: { $0 == " " || $0 == "/" }),
      let last = text.split(separator: ".").last, last.first?.isLetter == true,
      isReference || text.contains("."), text.first?.isLetter == true
    else { return text }
    return last.split { "-_".contains($0) }.joined(separator: " ")
  }

  /// True for `img/leek.jpg` and `leek.jpg`, but not for `1/2` and `foods.leek`.
  private static func isPath(_ text: String) -> Bool {
    guard !text.contains(" "), text.first?.isNumber != true else { return false }
    let ending = text.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return text.contains("/") || text.contains(".") && endings.contains(ending)
  }

  private static let endings: Set<String> = [
    "jpg", "jpeg", "png", "gif", "webp", "avif", "svg", "md", "html", "htm", "mp4", "pdf", "txt",
  ]
}
