/// A recipe without labels as Markdown that has them.
struct UnlabelledMarkdown {
  /// The Markdown.
  private(set) var bytes: [UInt8] = []

  /// Writes a recipe.
  init(_ recipe: UnlabelledRecipe) {
    write(introduction: recipe.introduction)
    write("## Ingredients")
    for part in recipe.parts where !part.foods.isEmpty { writeFoods(of: part) }
    write("## Directions")
    for part in recipe.parts where part.hasSteps {
      if !part.name.isEmpty { write("### " + IngredientHeading.name(of: part.name)) }
      writeSteps(of: part)
    }
    write(remainder: recipe.remainder)
  }

  /// The maximum length of a title, in bytes.
  private static let longestTitle = 80

  /// Writes the title, which is a heading or the first line if it is short, and the other lines.
  private mutating func write(introduction lines: [UnlabelledLine]) {
    let lines = lines.filter { line in
      if case .label = line.role { return false }
      return true
    }
    let title =
      lines.firstIndex { $0.role == .heading }
      ?? lines.firstIndex { $0.role != .blank }.flatMap { Self.isTitle(lines[$0]) ? $0 : nil }
    if let title { write("# " + lines[title].text) }
    for (index, line) in lines.enumerated() where index != title { writeText(line) }
    write("")
  }

  private static func isTitle(_ line: UnlabelledLine) -> Bool {
    line.role == .words && line.text.utf8.count <= longestTitle
      && !UnlabelledLine.isEnded(line.text)
  }

  private mutating func writeFoods(of part: UnlabelledPart) {
    if !part.name.isEmpty { write("### " + IngredientHeading.name(of: part.name)) }
    for line in part.foods {
      write(line.role == .name ? "### " + IngredientHeading.name(of: line.text) : "- " + line.text)
    }
  }

  /// Writes the paragraphs of steps, each line of which may be a step.
  private mutating func writeSteps(of part: UnlabelledPart) {
    var number = 0
    for paragraph in part.steps.split(whereSeparator: { $0.role == .blank }) {
      let areSteps = Self.areSteps(paragraph)
      for line in paragraph {
        switch line.role {
        case .numbered:
          number += 1
          write("\(number). " + line.text)
        case .heading, .name: write("\n### " + IngredientHeading.name(of: line.text) + "\n")
        default: write((areSteps ? "- " : "") + Self.escaped(line.text))
        }
      }
      write("")
    }
  }

  /// True for lines that are bulleted, or each of which begins as a sentence does and ends as one, or is
  /// short.
  private static func areSteps(_ lines: ArraySlice<UnlabelledLine>) -> Bool {
    guard lines.allSatisfy({ $0.role != .numbered }) else { return false }
    if lines.allSatisfy(\.isBulleted) { return true }
    return lines.count > 1
      && lines.allSatisfy { $0.text.first.map { !$0.isLowercase && !$0.isNumber } ?? false }
      && lines.dropLast().allSatisfy {
        UnlabelledLine.isEnded($0.text) || $0.text.utf8.count <= shortLine
      }
  }

  /// The maximum length of a line that is not wrapped, in bytes.
  private static let shortLine = 50

  private mutating func write(remainder lines: [UnlabelledLine]) {
    for line in lines {
      if case .label = line.role {
        write("\n## " + line.text + "\n")
      } else {
        writeText(line)
      }
    }
  }

  private mutating func writeText(_ line: UnlabelledLine) {
    write((line.isBulleted ? "- " : "") + Self.escaped(line.text))
  }

  /// Returns a text that is no heading of Markdown.
  private static func escaped(_ text: String) -> String { text.hasPrefix("#") ? "\\" + text : text }

  private mutating func write(_ line: String) {
    bytes += line.utf8
    bytes.append(0x0A)
  }
}
