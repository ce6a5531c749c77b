import MarkdownSyntax
import RecipeCore

/// Foods to serve with the dish, in a list below the words for it.
///
/// ```
/// Serve with:
/// - rice
/// - a green salad
/// ```
extension BodyReader {
  /// Keeps such a list, below the paragraph, as a note.
  mutating func keepServing(_ list: Int, below paragraph: Int) {
    guard fields.contains(.notes) else { return }
    var foods = StepCollector(document, keepsTexts: true)
    foods.take(list)
    draft.notes.append(
      document.plainText(of: paragraph) + " " + foods.steps.joined(separator: ", "))
  }

  /// True for a part of the directions about what to serve or keep, with nothing in it or below it.
  func isNameOfNothing(_ index: Int) -> Bool {
    let section = outline.sections[index]
    guard section.isPart, section.isEmpty, section.level < BodyHeading.lineLevel,
      ServingHeading.isBeside(section.name) || BesideWork.isNamed(by: section.name)
    else { return false }
    return index + 1 >= outline.sections.count || outline.sections[index + 1].level <= section.level
  }
}
