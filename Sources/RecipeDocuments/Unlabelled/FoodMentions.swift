import Ingredients
import Text

/// The foods of a list that a text mentions, in any language.
///
/// A word is compared by how it begins, since its end may be inflected, and one of a script without
/// spaces by its pairs of characters.
struct FoodMentions {
  private let stems: Set<Substring>

  /// The number of letters by which words are compared, and the fewest of a word.
  private static let (stemLength, shortestWord) = (4, 3)

  /// Creates the mentions of foods in the texts of steps.
  init(in steps: some Sequence<String>) {
    stems = steps.reduce(into: []) { $0.formUnion(Self.stems(of: $1)) }
  }

  /// Returns the number of ingredient lines whose food the texts mention.
  func count(of lines: some Sequence<String>) -> Int {
    lines.count { !Self.stems(of: ParsedIngredient($0).food).isDisjoint(with: stems) }
  }

  private static func stems(of text: String) -> Set<Substring> {
    FoldedText.words(text.utf8).split(separator: " ").reduce(into: []) { stems, word in
      if word.unicodeScalars.contains(where: { (0x3040...0xD7A3).contains($0.value) }) {
        for index in word.indices.dropLast() { stems.insert(word[index...].prefix(2)) }
      } else if word.count >= shortestWord, !word.contains(where: \.isNumber) {
        stems.insert(word.prefix(stemLength))
      }
    }
  }
}
