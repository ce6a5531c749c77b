import RecipeCore
import RecipeFormatting

extension RecipeExplanation {
  /// The explanation for people, safe for a terminal.
  func text(usesColor: Bool) -> String {
    let title = "\(recipe.merged.recipe.title)  (\(recipe.merged.id))"
    let parts = [
      (title, memberLines), ("Joined because", linkLines), ("Values", origins.flatMap(lines)),
      ("Rank", rankLines),
    ]
    return parts.filter { !$0.1.isEmpty }.map { heading, lines in
      TerminalStyle.bold.apply(to: heading.terminalSafe, usesColor: usesColor) + "\n"
        + lines.map { "  \($0.terminalSafe)\n" }.joined()
    }.joined(separator: "\n")
  }

  private var memberLines: [String] {
    recipe.merged.members.enumerated().map { index, member in
      "[\(index)] \(name(of: index))  \(member.locator)"
    }
  }

  private var linkLines: [String] {
    recipe.merged.links.map { link in
      let reasons = link.reasons.joined(separator: "; ")
      return "[\(link.first)] and [\(link.second)]: \(reasons) (score \(score(link)))"
    }
  }

  private func lines(of origin: ValueOrigin) -> [String] {
    let winners = origin.winners.map { "[\($0)]" }.joined(separator: " ")
    let head = "\(origin.field): \(origin.value.shortText)"
    return [head, "    from \(winners), \(origin.rule)"]
      + origin.lost.map { "    not \($0.value.shortText) of [\($0.member)]" }
  }

  private var rankLines: [String] {
    if terms.isEmpty { return ["none of its records has one: it comes after the ranked recipes"] }
    return terms.enumerated().map { index, term in
      let decides = index == 0 ? "; this one decides" : ""
      return "\(term.value.text) of [\(term.member)], \(term.origin.words)\(decides)"
    }
  }

  private func name(of member: Int) -> String {
    let reference = recipe.merged.members[member].reference
    return "\(reference.source):\(reference.id)"
  }

  private func score(_ link: RecordPair) -> String {
    let hundredths = Int((min(max(link.score, 0), 1) * 100).rounded())
    return hundredths == 100 ? "1" : "0." + (hundredths < 10 ? "0" : "") + String(hundredths)
  }
}

extension OutputValue {
  /// The value in at most sixty characters; how many entries a list has.
  fileprivate var shortText: String {
    let text = plainText(separator: " · ")
    let short = text.count > 60 ? text.prefix(59) + "…" : text
    if case .list(let values) = self, values.count > 1 { return "\(values.count): \(short)" }
    return String(short)
  }
}
