import RecipeCore
import RecipeMatching
import RecipeMerging

extension RecipeExplanation {
  /// The explanation for people, safe for a terminal.
  ///
  /// ```
  /// Leek Soup  (aaa4d0a1f3a5)
  ///   [0] api:0a1e07  get/0a1e07.json:2
  ///
  /// Values
  ///   yield: 4 servings
  ///       from [0], what most say: 2 of 3
  ///       also [1]: Serves 4
  /// ```
  ///
  /// - Parameters:
  ///   - width: The terminal's columns, of which 100 are used at most; `nil` in a pipe, where no
  ///     line is broken.
  ///   - usesColor: Whether headings stand out by weight.
  ///   - isWhole: Whether long values are shown whole.
  package func text(width: Int?, usesColor: Bool, isWhole: Bool) -> String {
    var page = PageWriter(width: width.map { min($0, 100) }, usesColor: usesColor)
    page.heading("\(recipe.merged.recipe.title)  (\(recipe.merged.id))")
    writeMembers(to: &page)
    writeLinks(to: &page)
    page.blankLine()
    page.heading("Values")
    for origin in origins { page.write(origin, isWhole: isWhole) }
    page.blankLine()
    page.heading("Rank")
    for line in rankLines { page.line(line, indent: "  ", hang: 4) }
    return page.text
  }

  private func writeMembers(to page: inout PageWriter) {
    let isWeighted = weights.contains { $0 != weights.first }
    for (index, member) in recipe.merged.members.enumerated() {
      let words = [member.reference.words, member.locator.text].compactMap(\.self)
      page.line("[\(index)] " + words.joined(separator: "  "), indent: "  ", hang: 4)
      let facts = [
        member.recipe.socialRank.map { "rank \($0.text)" },
        member.recipe.rating.map { "rated \($0.words)" },
        isWeighted ? ExactNumber(weights[index]).map { "weight \($0.text)" } : nil,
      ].compactMap(\.self)
      guard !facts.isEmpty else { continue }
      page.line(facts.joined(separator: " · "), indent: "      ", style: .dim)
    }
  }

  private func writeLinks(to page: inout PageWriter) {
    guard !recipe.merged.links.isEmpty else { return }
    page.blankLine()
    page.heading("Joined because")
    for link in recipe.merged.links {
      let reasons = link.reasons.sentence
      page.line(
        "[\(link.first)] and [\(link.second)]: \(reasons) (score \(ShareText.text(link.score)))",
        indent: "  ",
        hang: 4)
    }
  }

  private var rankLines: [String] {
    if terms.isEmpty { return ["none of its records has one: it comes after the ranked recipes"] }
    return terms.enumerated().map { index, term in
      let reason = rankRule.map { ", \($0)" } ?? ""
      let decides = index == 0 ? "; this one decides\(reason)" : ""
      return "\(term.value.text) of [\(term.member)], \(term.origin.words)\(decides)"
    }
  }
}

extension Rating {
  /// `4.8 of 5 (212)`.
  fileprivate var words: String {
    (percentText ?? "\(value.text) of \(best.text)") + (count.map { " (\($0))" } ?? "")
  }
}
