import JSONSyntax

/// The words that stand for a tag of a static site generator: the line of an ingredient, or a part of a
/// sentence.
struct SpokenTag {
  private var names = TagNames()
  /// The lines of ingredients that were read together, by their values.
  private var lines: [String: String] = [:]
  /// The foods by the names that the tags of ingredients give them, for tags in steps.
  private var foods: [String: String] = [:]

  /// True if a name is that of a step.
  mutating func isStep(_ name: String) -> Bool { names.tag(name).isStep }

  /// True if a name is that of an ingredient, or of several.
  mutating func isIngredient(_ name: String) -> Bool { names.tag(name).isIngredient }

  /// Returns the food that a value of a tag names.
  mutating func food(of tag: SiteTag) -> String? {
    members(of: tag)?.named.last { names.value($0.name).isFood }?.text
  }

  /// Reads the tags of ingredients that have the same names of values as the rows of one table, which
  /// takes less time than a table for each.
  mutating func prepare(_ tags: some Sequence<SiteTag>) {
    var tables: [[String]: Set<String>] = [:]
    for tag in tags where !tag.isEnd {
      noteFood(of: tag)
      guard names.tag(tag.name).isIngredient, let members = members(of: tag)?.named,
        let object = Self.object(members)
      else { continue }
      tables[members.map(\.name), default: []].insert(object)
    }
    for rows in tables.values where rows.count > 1 {
      var rest = rows.sorted()[...]
      while !rest.isEmpty {
        read(rest.prefix(Self.maximumRowCount))
        rest = rest.dropFirst(Self.maximumRowCount)
      }
    }
  }

  /// Notes the food of an ingredient under its reference and the ids beside it.
  private mutating func noteFood(of tag: SiteTag) {
    let ids = tag.values.filter { value in
      value.name.map { Self.ids.contains($0) || Self.references.contains($0) } ?? false
    }
    guard !ids.isEmpty, foods.count < Self.maximumFoodCount else { return }
    let food = tag.values.first { $0.name.map { names.value($0).isFood } ?? false }?.text
    let reference = Self.references.firstNonNil { name in tag.values.first { $0.name == name } }
    guard let name = food ?? reference.map({ TagReference.words($0.text) }) else { return }
    for id in ids where foods[id.text] == nil { foods[id.text] = name }
  }

  private static let ids: Set<String> = ["id", "alias", "as"]
  private static let maximumFoodCount = 1_024

  /// The maximum number of rows of a table.
  private static let maximumRowCount = 256

  private mutating func read(_ objects: ArraySlice<String>) {
    let text = "[" + objects.joined(separator: ",") + "]"
    guard let document = try? JSONDocument(parsing: Array(text.utf8)) else { return }
    let read = IngredientObjects(document.root.elements).entries.map { entry in
      if case .line(let line) = entry { line } else { "" }
    }
    guard read.count == objects.count, read.allSatisfy({ $0.contains(where: \.isLetter) }) else {
      return
    }
    for (object, line) in zip(objects, read) { lines[object] = line }
  }

  /// Returns the ingredient line of a tag, or `nil` for a tag that is none.
  ///
  /// The named values are the members of an object, read as those of other documents; values without
  /// names are the line in their order.
  mutating func ingredient(_ tag: SiteTag) -> String? {
    if let choice = Self.alternatives(tag) { return choice }
    let name = names.tag(tag.name)
    guard !tag.isEnd, name.isIngredient || !name.isMarkup && !name.isRecipe,
      name.section != .nutrition
    else { return nil }
    guard let members = members(of: tag) else { return nil }
    guard !members.named.isEmpty else {
      let line = members.further.joined(separator: " ")
      let isLine =
        members.further.count > 1 && tag.content == nil && line.first?.isNumber == true
        && AmountText.startsWithAmount(line) && line.contains(where: \.isLetter)
      return !line.isEmpty && (name.isIngredient || isLine && !name.isTime) ? line : nil
    }
    guard let (line, isLikely) = line(members.named) else {
      // Values in their order are more than none.
      let text =
        (members.named.filter { !Self.markup.contains($0.name.lowercased()) }.map(\.text)
        + members.further).joined(separator: " ")
      return name.isIngredient && text.contains(where: \.isLetter) ? text : nil
    }
    guard name.isIngredient || isLikely else { return nil }
    // A picture, a class or an address is no part of the line; a word that no reader knows is.
    let unread = members.named.filter { member in
      !Self.markup.contains(member.name.lowercased())
        && member.text.contains(where: \.isLetter) && !Self.isPath(member.text)
        && !line.lowercased().contains(member.text.lowercased())
    }
    return ([line] + unread.map(\.text) + members.further).joined(separator: ", ")
  }

  /// Returns the values of a tag that offers a choice, `{{< choice "apples" "pears" >}}`.
  private static func alternatives(_ tag: SiteTag) -> String? {
    guard choices.contains(tag.name), !tag.isEnd else { return nil }
    let values = tag.values.filter { $0.name == nil }.map(\.text)
      .filter { $0.contains(where: \.isLetter) }
    return values.count > 1 ? values.joined(separator: " or ") : nil
  }

  private static let choices: Set<String> = [
    "choice", "choose", "either", "or", "alternative", "alternatives", "option", "options", "oneof",
    "one of", "swap",
  ]

  private typealias Member = (name: String, text: String)

  /// Returns the values of a tag with their names, one of which is that of the food, and those
  /// without; or `nil` if all of them are about the whole list.
  private mutating func members(of tag: SiteTag) -> (named: [Member], further: [String])? {
    let bare = (tag.values.filter { $0.name == nil }.map(\.text) + [tag.content ?? ""])
      .filter { !$0.isEmpty }.map(TagReference.wordsIfDotted)
    var named: [Member] = tag.values.compactMap { value in
      value.name.flatMap { name in
        Self.stated(value.text, name).map { (name: name, text: $0) }
      }
    }
    guard !named.isEmpty else { return ([], bare) }
    let meanings = named.map { names.value($0.name) }
    guard !bare.isEmpty || !meanings.allSatisfy(\.isFact) else { return nil }
    var hasFood = false
    for index in named.indices where meanings[index].isFood {
      named[index].text = TagReference.wordsIfDotted(named[index].text)
      hasFood = true
    }
    let reference = Self.references.firstNonNil { name in named.first { $0.name == name } }
    named.removeAll { Self.references.contains($0.name) || Self.ids.contains($0.name) }
    if hasFood { return (named, bare) }
    if bare.isEmpty {
      if let reference {
        named.append(("name", foods[reference.text] ?? TagReference.words(reference.text)))
      }
      return (named, [])
    }
    named.append(("name", bare.joined(separator: " ")))
    return (named, [])
  }

  /// Returns the words that stand for a tag within a text, or `nil` for a tag that has none.
  mutating func text(_ tag: SiteTag) -> String? {
    if let choice = Self.alternatives(tag) { return choice }
    if let food = mention(tag) ?? ingredient(tag) { return food }
    if Self.icons.contains(tag.name), tag.content == nil { return "" }
    guard !tag.isEnd, !names.tag(tag.name).isMarkup else { return nil }
    if let content = tag.content { return content }
    var parts: [(rank: Int, text: String)] = []
    for value in TagTime.withoutCopy(tag.values) {
      guard let name = value.name else {
        if !Self.isPath(value.text) { parts.append((2, TagReference.wordsIfDotted(value.text))) }
        continue
      }
      if let part = part(name, value.text) { parts.append(part) }
    }
    let ranked = parts.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    return parts.isEmpty ? nil : ranked.map(\.element.text).joined(separator: " ")
  }

  /// Returns the food to which a tag in a step refers, with an amount whose name says that it is one,
  /// and without a bare factor: `{{< use id="10203.milk" m="0.5" >}}`.
  private mutating func mention(_ tag: SiteTag) -> String? {
    let name = names.tag(tag.name)
    guard !tag.isEnd, tag.content == nil, !name.isMarkup, !name.isRecipe, !name.isIngredient,
      let reference = Self.references.firstNonNil({ name in
        tag.values.first { $0.name == name }
      })?.text,
      foods[reference] != nil || reference.contains(".")
    else { return nil }
    let measures = tag.values.filter { value in
      guard let name = value.name, name.count > 1 else { return false }
      let role = names.value(name).column.role
      return role == .amount || role == .unit
    }
    let food = foods[reference] ?? TagReference.words(reference)
    return (measures.map(\.text) + [food]).joined(separator: " ")
  }

  /// Returns a value as a person would read it, nothing for a flag that is no remark on the food.
  private static func stated(_ text: String, _ name: String) -> String? {
    guard text == "true" || text == "false" else { return text }
    return text == "true" && name.lowercased().hasSuffix("optional") ? "optional" : nil
  }

  private static let icons: Set<String> = ["icon", "emoji", "fa", "fontawesome"]
  /// The names of references to foods, the most certain first.
  private static let references = ["ref", "slug", "key", "path", "id"]
  private static let markup: Set<String> = [
    "class", "style", "url", "href", "link", "image", "img", "icon", "src", "to", "target", "alt",
    "color", "width", "height", "group", "type", "plural",
  ]

  /// Returns the object of named values, or `nil` if none of them can be a part of a line.
  private static func object(_ members: [Member]) -> String? {
    let members = members.filter { !markup.contains($0.name.lowercased()) }
    guard !members.isEmpty else { return nil }
    var json = JSONWriter(isIndented: false)
    json.beginObject()
    for member in members { json.member(member.name, member.text) }
    json.endObject()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Returns the line of named values, and whether they can be nothing but an ingredient.
  private func line(_ members: [Member]) -> (text: String, isLikely: Bool)? {
    guard let object = Self.object(members) else { return nil }
    if let known = lines[object] { return (known, true) }
    guard let document = try? JSONDocument(parsing: Array("[\(object)]".utf8)) else { return nil }
    let objects = IngredientObjects(document.root.elements)
    for case .line(let text) in objects.entries where text.contains(where: \.isLetter) {
      return (text, objects.areLikely)
    }
    return nil
  }

  /// Returns the words of a named value of a tag, with their rank among the others.
  private mutating func part(_ name: String, _ text: String) -> (rank: Int, text: String)? {
    let key = KeyWords.words(of: name)
    let meaning = names.value(name)
    if let time = meaning.time {
      return (0, text.allSatisfy(\.isNumber) && time.unit != nil ? "\(text) \(key)" : text)
    }
    if let scale = StepTemperature.scale(named: key),
      text.allSatisfy({ $0.isNumber || $0 == "-" })
    {
      return (0, "\(text) °\(scale)")
    }
    switch meaning.column.role {
    case .amount:
      return (0, meaning.column.isNamedAsUnit ? "\(text) \(meaning.column.unit)" : text)
    case .unit: return (1, text)
    case .food, .line: return (2, TagReference.wordsIfDotted(text))
    default: break
    }
    if Self.references.contains(name) { return (2, TagReference.words(text)) }
    return Self.plainNames.contains(key.lowercased())
      ? (key == "value" ? 0 : 2, TagReference.wordsIfDotted(text)) : nil
  }

  private static let plainNames: Set<String> = [
    "text", "label", "title", "name", "value", "time", "duration", "temp", "temperature", "content",
  ]

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
