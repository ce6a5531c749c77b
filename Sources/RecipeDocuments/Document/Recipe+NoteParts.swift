import RecipeCore
import Text

extension Recipe {
  /// Removes the parts of the directions whose headings name notes, "Tips:", or foods to serve with the dish,
  /// and returns their texts; the first text of the directions stays in any case.
  ///
  /// Below a name of notes the work may go on: of several texts, all are bulleted.
  mutating func takeNoteParts() -> [String] {
    let starts = headingsAmongDirections
    var notes: [String] = []
    var taken: Set<Int> = []
    for (start, next) in zip(starts, starts.dropFirst() + [directions.count]) {
      guard start > 0, next > start + 1 else { continue }
      let texts = directions[(start + 1)..<next].map(DirectionText.withoutMark)
      let name = Self.nameOfPart(directions[start])
      if AdviceHeading.isOne(FoldedText.words(name.utf8)) {
        notes += texts
      } else if SectionKind.isGenericNote(name) {
        guard texts.count == 1 || directions[(start + 1)..<next].allSatisfy(Self.isBulleted) else {
          continue
        }
        notes += texts
      } else if ServingHeading.isOfFoods(name), texts.allSatisfy(Self.isFoodToServe) {
        notes.append("\(name): " + texts.joined(separator: ", "))
      } else {
        continue
      }
      taken.formUnion(start..<next)
    }
    if !taken.isEmpty { removeDirections(at: taken) }
    return notes
  }

  /// The indices of headings: those of groups, those with the form of one, and names of notes.
  private var headingsAmongDirections: [Int] {
    let starts = Set(directionGroups.map(\.start))
    return directions.indices.filter { index in
      let text = directions[index]
      return starts.contains(index) || IngredientHeading.heading(in: text) != nil
        || text.utf8.count <= Self.longestName
          && SectionKind.isGenericNote(Self.nameOfPart(text))
    }
  }

  /// The maximum length of the name of notes, in bytes.
  private static let longestName = 32

  /// Returns the name in "Tips:", "**Tips**" and "## Tips".
  private static func nameOfPart(_ text: String) -> String {
    let line = text.cleaned(.line)
    let name = IngredientHeading.heading(in: line) ?? IngredientHeading.name(of: line)
    return name.filter { !"#*".contains($0) }.cleaned(.line)
  }

  private static func isBulleted(_ text: String) -> Bool {
    text.first.map { "-*•".contains($0) } == true && text.dropFirst().first == " "
  }

  /// True for a few words without an amount, which do not say in English what to do.
  private static func isFoodToServe(_ text: String) -> Bool {
    text.split(separator: " ").count <= mostWordsOfFood && text.last != "."
      && !text.contains(where: \.isNumber) && !StepRemark.beginsWithVerb(text)
  }

  private static let mostWordsOfFood = 4

  /// Removes the directions at indices, and the groups that start there.
  mutating func removeDirections(at taken: Set<Int>) {
    var kept = 0
    let places = directions.indices.map { index in
      defer { if !taken.contains(index) { kept += 1 } }
      return kept
    }
    directionGroups = directionGroups.compactMap { group in
      guard directions.indices.contains(group.start), !taken.contains(group.start) else {
        return nil
      }
      return RecipeGroup(name: group.name, start: places[group.start])
    }
    directions = directions.indices.filter { !taken.contains($0) }.map { directions[$0] }
  }
}
