import Ingredients
import JSONSyntax
import RecipeCore

/// A recipe as an article of a page, with its JSON-LD.
struct HTMLRecipeArticle {
  /// The article, terminated by a newline.
  private(set) var text: String

  private let recipe: Recipe
  private let anchor: String
  private let headingLevel: Int

  /// Creates the article of a recipe.
  ///
  /// - Parameters:
  ///   - recipe: The recipe.
  ///   - anchor: The article's identifier in the page.
  ///   - headingLevel: The level of its title, from 1; the others are below.
  init(_ recipe: Recipe, anchor: String, headingLevel: Int) {
    self.recipe = recipe
    self.anchor = anchor
    self.headingLevel = headingLevel
    let language = recipe.language.flatMap { HTMLEscaping.isLanguage($0) ? $0 : nil }
    text = "<article id=\"\(anchor)\"" + (language.map { " lang=\"\($0)\"" } ?? "") + ">\n"
    writeHeader()
    text += recipe.description.map { HTMLEscaping.paragraphs($0) } ?? ""
    text += "<div class=\"columns\">\n"
    writeIngredients()
    writeDirections()
    text += "</div>\n"
    writeNotes()
    writeFooter()
    writeLinkedData()
    text += "</article>\n"
  }

  private func heading(_ depth: Int, _ title: String) -> String {
    let level = headingLevel + depth
    return "<h\(level) dir=\"auto\">\(HTMLEscaping.text(title))</h\(level)>\n"
  }

  private mutating func writeHeader() {
    text += "<header>\n" + heading(0, recipe.title)
    let author = recipe.author.map { "by " + HTMLEscaping.text($0) }
    let publisher = recipe.publisher.map { HTMLEscaping.link(recipe.publisherURL, $0) }
    let byline = [author, publisher].compactMap(\.self).joined(separator: ", ")
    if !byline.isEmpty { text += "<p class=\"byline\" dir=\"auto\">\(byline)</p>\n" }
    writeFacts()
    text += "</header>\n"
  }

  private mutating func writeFacts() {
    let facts = [
      ("Makes", recipe.yield.map(YieldText.shown)),
      ("Preparation", recipe.prepMinutes.map(Self.time)),
      ("Cooking", recipe.cookMinutes.map(Self.time)),
      ("Waiting", recipe.waitMinutes.map(Self.time)), ("Total", recipe.totalMinutes.map(Self.time)),
      ("Rating", recipe.rating.map { "\($0.value.text) of \($0.best.text)" }),
    ]
    let rows = facts.compactMap { label, value in
      value.map { "<div><dt>\(label)</dt><dd dir=\"auto\">\(HTMLEscaping.text($0))</dd></div>\n" }
    }
    if !rows.isEmpty { text += "<dl>\n" + rows.joined() + "</dl>\n" }
  }

  /// Returns `45 min`, `1 h 30 min`, `10-15 min`, `45 min-1 h`, `1 h+`.
  private static func time(_ range: MinuteRange) -> String {
    guard range.isRange else {
      return time(ofMinutes: range.upper) + (range.isLowerBound ? "+" : "")
    }
    return range.upper < 60
      ? "\(range) min"
      : "\(time(ofMinutes: range.lower))-\(time(ofMinutes: range.upper))"
  }

  private static func time(ofMinutes minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    let parts = [hours == 0 ? nil : "\(hours) h", rest == 0 && hours != 0 ? nil : "\(rest) min"]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  private mutating func writeIngredients() {
    guard !recipe.ingredients.isEmpty else { return }
    text += text(of: recipe.ingredientSections, titled: "Ingredients", in: "ul") { line in
      "<li dir=\"auto\">\(linked(line))</li>\n"
    }
  }

  private mutating func writeDirections() {
    guard !recipe.directions.isEmpty else { return }
    text += text(of: recipe.directionSections, titled: "Directions", in: "ol") { line in
      "<li>\(HTMLEscaping.paragraphs(line, linked))</li>\n"
    }
  }

  private func text(
    of sections: [RecipeSection], titled title: String, in list: String,
    _ item: (String) -> String
  ) -> String {
    var text = "<section class=\"\(title.lowercased())\">\n" + heading(1, title)
    for section in sections {
      if let name = section.name { text += heading(2, name) }
      if section.lines.isEmpty { continue }
      text += "<\(list)>\n" + section.lines.map(item).joined() + "</\(list)>\n"
    }
    return text + "</section>\n"
  }

  private mutating func writeNotes() {
    let parts = [
      ("Equipment", recipe.tools, false), ("Notes", recipe.notes, true),
      ("Nutrition", recipe.nutrition.map(\.line), false),
    ]
    for (title, lines, areNotes) in parts where !lines.isEmpty {
      let list = areNotes && recipe.hasNumberedNotes ? "ol" : "ul"
      let items = lines.enumerated().map { index, line in
        let id = areNotes ? " id=\"\(anchor)-note-\(index + 1)\"" : ""
        return "<li\(id)>\(HTMLEscaping.paragraphs(line))</li>\n"
      }
      text += "<section class=\"notes\">\n" + heading(1, title) + "<\(list)>\n" + items.joined()
      text += "</\(list)>\n</section>\n"
    }
  }

  /// Returns a line in which the mentions of notes are links to them.
  private func linked(_ line: String) -> String {
    guard !recipe.notes.isEmpty else { return HTMLEscaping.text(line) }
    var html = ""
    var end = line.startIndex
    for mention in NoteMention.all(in: line) {
      let number = mention.number ?? 1
      guard number > 0, number <= recipe.notes.count else { continue }
      html += HTMLEscaping.text(String(line[end..<mention.range.lowerBound]))
      html += "<a href=\"#\(anchor)-note-\(number)\">"
      html += HTMLEscaping.text(String(line[mention.range])) + "</a>"
      end = mention.range.upperBound
    }
    return html + HTMLEscaping.text(String(line[end...]))
  }

  private mutating func writeFooter() {
    let tags = recipe.tags.isEmpty ? nil : HTMLEscaping.text(recipe.tags.joined(separator: ", "))
    let source = recipe.sourceURL.map { HTMLEscaping.link($0, $0) }
    let picture = recipe.imageURL.flatMap {
      HTMLEscaping.isPage($0) ? HTMLEscaping.link($0, "Picture") : nil
    }
    let lines = [tags, source, picture].compactMap(\.self)
    if lines.isEmpty { return }
    text += "<footer>\n" + lines.map { "<p dir=\"auto\">\($0)</p>\n" }.joined() + "</footer>\n"
  }

  /// Writes the JSON-LD; `<` occurs only in strings, where it is escaped so that no script ends
  /// early.
  private mutating func writeLinkedData() {
    var json = JSONWriter(isIndented: false)
    SchemaOrgWriter.write(recipe, to: &json)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.bytes.count)
    for byte in JSONTerminalGuard.guarded(json.bytes) {
      if byte == UInt8(ascii: "<") {
        bytes.append(contentsOf: "\\u003c".utf8)
      } else {
        bytes.append(byte)
      }
    }
    text += "<script type=\"application/ld+json\">"
    text += String(decoding: bytes, as: UTF8.self) + "</script>\n"
  }
}
