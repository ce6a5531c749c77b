import MarkdownSyntax
import RecipeCore

/// Facts in the tags of static site generators: `{% directions(minutes=45) %}`,
/// `{{< recipe servings="4" time="30 min" >}}`.
extension BodyReader {
  /// The title that a tag states.
  var titleOfTag: String? { tagFacts.first { $0.key == .title }?.text }

  /// Reads the facts in tags, which are more certain than those in prose.
  mutating func readTagFacts() {
    for fact in tagFacts where fact.key != .title {
      if fact.key == .nutrition {
        draft.nutrition.append(NutritionFact(name: KeyWords.words(of: fact.name), text: fact.text))
      } else {
        set(fact.key, to: fact.text, name: fact.name) { fact.line }
      }
    }
  }
}
