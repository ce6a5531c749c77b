import RecipeCore
import Text

/// A recogniser of headings without a colon among steps that are sentences: "Easy Yeast Method".
enum TitleHeading {
  /// Returns the indices of the steps that are headings: a few words, each with a capital letter and
  /// none of them a verb, above a sentence; one word only beside such a heading.
  static func indices(in steps: [String]) -> [Int] {
    guard (leastSteps...mostSteps).contains(steps.count) else { return [] }
    let titles = steps.indices.dropLast().filter { isTitle(steps[$0]) && isSentence(steps[$0 + 1]) }
    // A single one may be the book below which a publisher stands.
    guard titles.count > 1, titles.contains(where: { steps[$0].contains(" ") }) else { return [] }
    let others = steps.count - titles.count
    return steps.count(where: isSentence) * 5 >= others * 4 && titles.count * 5 <= steps.count * 2
      ? titles : []
  }

  private static let (leastSteps, mostSteps) = (4, 500)
  private static let (longest, mostWords) = (40, 5)

  private static func isSentence(_ step: String) -> Bool {
    step.last.map { ".!?)".contains($0) } ?? false
  }

  private static func isTitle(_ step: String) -> Bool {
    guard step.utf8.count <= longest,
      step.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" || $0 == "&" || $0 == "'" })
    else { return false }
    let words = step.split(separator: " ")
    guard (1...mostWords).contains(words.count), words[0].first?.isUppercase == true,
      words.allSatisfy({ $0.count <= 3 || $0.first?.isUppercase == true })
    else { return false }
    return !StepRemark.beginsWithVerb(step)
  }
}
