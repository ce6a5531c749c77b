import MarkdownSyntax
import RecipeCore
import Text

/// The sections below unknown headings that name components or stages of a dish whose directions no heading
/// names.
struct StagesOfWork {
  private let reader: BodyReader
  private let groups: [String]
  private let foods: Set<Substring>

  /// Creates the stages of a body.
  ///
  /// - Parameters:
  ///   - groups: The names of the groups of ingredients.
  ///   - foods: The ingredients.
  init(_ reader: BodyReader, groups: [String], foods: [String]) {
    self.reader = reader
    self.groups = groups
    self.foods = Self.words(foods.joined(separator: " "))
  }

  /// Returns the sections from the first that follow each other and describe work, if one of them is named
  /// as a part of a dish or of the work, or by one of the foods.
  func sections(_ asides: [Int]) -> [Int] {
    let all = reader.outline.sections
    let stages = asides.prefix { index in
      !reader.isBesideWork(all[index]) && reader.hasMethod(all[index])
    }
    return stages.contains { isStage(all[$0]) || isAboutFoods(all[$0]) } ? Array(stages) : []
  }

  /// True for a heading that names a part of a dish or of the work, or a food, and for numbered items.
  func isStage(_ section: BodySection) -> Bool {
    PartOfDish.isNamed(by: section.name, groups: groups) || IngredientWork.isPart(section.name)
      || reader.isNumbered(section)
      || Self.words(section.name).contains(where: foods.contains) && !section.name.hasSuffix("?")
  }

  /// True for a short heading above a text that mentions several of the foods.
  private func isAboutFoods(_ section: BodySection) -> Bool {
    guard section.name.split(separator: " ").count <= Self.mostWords, !section.name.hasSuffix("?")
    else { return false }
    let document = reader.document
    let text = document.topBlocks(from: section.first, to: section.end)
      .map { document.plainText(of: $0) }.joined(separator: " ")
    return Self.words(text).intersection(foods).count > 1
  }

  /// The maximum number of words of a heading of a component.
  private static let mostWords = 3

  /// Returns the words of a text that may name a food.
  private static func words(_ text: String) -> Set<Substring> {
    Set(FoldedText.words(text.utf8).split(separator: " ").filter { $0.count > 3 })
  }
}
