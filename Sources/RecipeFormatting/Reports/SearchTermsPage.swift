import RecipeCore
package import RecipeSearch
import Text

/// The terms to search for, as text for a person.
///
/// ```
/// Tags        soup (12) · vegan (9)
/// Publishers  The Green Stove (8)
/// Foods       onion (31) · butter (28)
/// ```
package struct SearchTermsPage: Sendable {
  /// The page, terminated by a newline.
  package let text: String

  /// The number of names of each kind.
  private static let maximumCount = 15

  /// Creates the page of a collection's terms.
  ///
  /// - Parameters:
  ///   - terms: The terms.
  ///   - width: The width of the terminal; `nil` in a pipe, where lines are not wrapped.
  ///   - usesColor: True if headings are bold.
  package init(_ terms: SearchTerms, width: Int?, usesColor: Bool) {
    var page = PageWriter(width: width.map { min($0, 100) }, usesColor: usesColor)
    let foods = terms.recipesWithFoods.map { "Foods of the best \($0) recipes" } ?? "Foods"
    let kinds = [("Tags", terms.tags), ("Publishers", terms.publishers), (foods, terms.foods)]
    for (name, counts) in kinds where !counts.isEmpty {
      page.heading(name)
      page.line(
        counts.prefix(Self.maximumCount).map { "\($0.name) (\($0.recipes))" }.joined(
          separator: " · "),
        indent: "  ")
      page.blankLine()
    }
    page.heading("How to ask")
    for (query, meaning) in Self.examples(terms) {
      page.line("recipes search \(query)  \(meaning)", indent: "  ", hang: 2)
    }
    text = page.text
  }

  /// Queries that find something here, as far as there is something.
  private static func examples(_ terms: SearchTerms) -> [(query: String, meaning: String)] {
    let foods = terms.foods.map(\.name).filter { $0.allSatisfy { $0.isLetter } }
    let tag = terms.tags.first.map { tag in
      ("tag:\"\(tag.name.filter { $0 != "\"" })\"".shellWord, "with a tag")
    }
    let pair =
      foods.count > 1 ? ("\(foods[0]) -\(foods[1])", "with one and without the other") : nil
    return [tag, pair, ("'time:<30'", "in less than half an hour")].compactMap(\.self)
  }
}
