import RecipeCore
import RecipeFormatting

/// One recipe for people to cook from: what `show` prints.
struct RecipePage {
  /// The recipe.
  let ranked: RankedRecipe

  /// Writes the page.
  func write(to page: inout PageWriter) {
    page.heading(recipe.title)
    writeFacts(to: &page)
    writeDescription(to: &page)
    writeIngredients(to: &page)
    writeDirections(to: &page)
    writeOrigin(to: &page)
  }

  private var recipe: Recipe { ranked.merged.recipe }

  private func writeFacts(to page: inout PageWriter) {
    let facts = [recipe.publisher, author, rank, rating, times, recipe.yield, recipe.published]
    let line = facts.compactMap(\.self).joined(separator: " · ")
    if !line.isEmpty { page.paragraph(line) }
    if !recipe.tags.isEmpty { page.paragraph(recipe.tags.joined(separator: ", "), mark: "Tags: ") }
    page.endPart()
  }

  private func writeDescription(to page: inout PageWriter) {
    guard let description = recipe.description else { return }
    page.paragraph(description)
    page.endPart()
  }

  private func writeIngredients(to page: inout PageWriter) {
    guard !recipe.ingredients.isEmpty else { return }
    page.heading("Ingredients")
    let groups = Dictionary(grouping: recipe.ingredientGroups, by: \.start)
    for (index, ingredient) in recipe.ingredients.enumerated() {
      for group in groups[index] ?? [] { page.paragraph(group.name + ":", indent: 2) }
      page.paragraph(ingredient, mark: "- ", indent: recipe.ingredientGroups.isEmpty ? 2 : 4)
    }
    page.endPart()
  }

  private func writeDirections(to page: inout PageWriter) {
    guard !recipe.directions.isEmpty else { return }
    page.heading("Directions")
    let digits = String(recipe.directions.count).utf8.count
    for (index, step) in recipe.directions.enumerated() {
      let number = String(index + 1)
      let padding = String(repeating: " ", count: digits - number.utf8.count)
      page.paragraph(step, mark: "\(padding)\(number). ", indent: 2)
    }
    page.endPart()
  }

  private func writeOrigin(to page: inout PageWriter) {
    for (label, url) in addresses { page.paragraph(url, mark: label) }
    page.paragraph(ranked.merged.id, mark: "Id: ")
    for member in ranked.merged.members {
      page.paragraph("\(member.reference.source)  \(member.locator)", mark: "From: ")
    }
  }

  private var addresses: [(String, String)] {
    let all = [("Page: ", recipe.sourceURL), ("food2fork: ", recipe.f2fURL)]
    return all.compactMap { label, url in url.map { (label, $0) } }
  }

  private var author: String? { recipe.author.map { "by \($0)" } }

  private var rank: String? { ranked.socialRank.map { "rank \($0.value.text)" } }

  private var rating: String? {
    recipe.rating.map { rating in
      let count = rating.count.map { " (\($0))" } ?? ""
      return "rated \(rating.value.text) of \(rating.best.text)\(count)"
    }
  }

  private var times: String? {
    let parts = [
      ("preparation", recipe.prepMinutes), ("cooking", recipe.cookMinutes),
      ("in all", recipe.totalMinutes),
    ].compactMap { name, minutes in minutes.map { "\($0) min \(name)" } }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
