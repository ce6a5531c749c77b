import Ingredients
import MarkdownSyntax
import RecipeCore

/// Bodies whose headings are the ingredients, each above what is done with it: "## 300 g tempeh".
extension BodyReader {
  /// The sections of such a body, or none: several headings with amounts, and paragraphs or numbered items below each.
  var headedFoods: [BodySection] {
    let foods = outline.sections.filter { section in
      section.kind == nil && (1...6).contains(section.level)
        && AmountText.startsWithAmount(section.name) && !section.name.hasSuffix("?")
    }
    guard foods.count > 1, foods.count(where: { AmountText.hasUnitBehindNumber($0.name) }) > 1,
      foods.allSatisfy({ $0.level == foods[0].level && hasOnlyText($0) }),
      case let starts = Set(foods.map(\.first)),
      outline.sections.allSatisfy({ section in
        section.isEmpty || section.level == 0 || section.heading == outline.titleBlock
          || starts.contains(section.first)
      })
    else { return [] }
    return foods
  }

  private func hasOnlyText(_ section: BodySection) -> Bool {
    let blocks = document.topBlocks(from: section.first, to: section.end)
    return !blocks.isEmpty
      && blocks.allSatisfy { [.paragraph, .orderedList].contains(document.blocks[$0].kind) }
  }

  /// Reads the headings as ingredients, and what is below them as steps.
  mutating func readHeadedFoods(_ foods: [BodySection]) {
    var ingredients = IngredientCollector(document)
    var steps = StepCollector(
      document, keepsTexts: fields.contains(.directions), separatesTools: true)
    let starts = Set(foods.map(\.first))
    for section in outline.sections {
      guard starts.contains(section.first), section.level == foods[0].level else {
        readIntro(section, isIngredientsMissing: false)
        continue
      }
      ingredients.takeLine(section.name)
      takeSteps(of: section, into: &steps)
    }
    add(ingredients)
    add(steps)
  }
}

extension AmountText {
  /// True if a text begins with a number and a unit, but one of length: "20 cm tin".
  fileprivate static func hasUnitBehindNumber(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 1 else { return false }
    let glued = words[0].drop { $0.isNumber || ".,/".contains($0) }
    let found = glued.isEmpty ? nil : unit(String(glued))
    guard let unit = found ?? unit(String(words[1])) else { return false }
    return ![.millimeter, .centimeter, .inch].contains(unit)
  }
}
