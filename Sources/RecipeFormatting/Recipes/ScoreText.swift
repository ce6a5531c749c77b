import RecipeCore
import RecipeSearch

/// Scores as text: millionths as decimals, so that the printed parts add up.
enum ScoreText {
  /// Returns `0.912345` for 912345 millionths.
  static func text(ofPoints points: Int) -> String {
    let digits = String(points.magnitude % 1_000_000)
    let zeros = String(repeating: "0", count: 6 - digits.utf8.count)
    return "\(points < 0 ? "-" : "")\(points.magnitude / 1_000_000).\(zeros)\(digits)"
  }

  /// Returns the reason for a part of a score, in words.
  static func words(_ reason: RelevanceScore.Reason) -> String {
    switch reason {
    case .term(let term, let names, let places, let recipes, let all):
      let other = names.isEmpty ? "" : " (as \(names.joined(separator: ", ")))"
      let found = places.map { "\($0.field) \($0.count)" }.joined(separator: ", ")
      return
        "\(term)\(other): \(found.isEmpty ? "not found" : found); in \(recipes) of \(all) recipes"
    case .title(let percent): return "\(percent) % of the title"
    case .wholeTitle: return "the whole title"
    case .foundByServer: return "found by its server"
    case .share(let found, let all):
      return "\(found) of \(all) \(all == 1 ? "term" : "terms") found"
    case .prior(let source, let percentile, let ranked):
      return "rank: \(percentile) of 100 among the \(ranked) ranked of \(source)"
    }
  }
}

extension RelevanceScore {
  /// The score and its parts as an object.
  var outputValue: OutputValue {
    .object([
      OutputMember("value", .number(ScoreText.text(ofPoints: points))),
      OutputMember("parts", .list(parts.map(\.outputValue))),
    ])
  }
}

extension RelevanceScore.Part {
  fileprivate var outputValue: OutputValue {
    .object(
      reason.outputMembers + [OutputMember("value", .number(ScoreText.text(ofPoints: points)))])
  }
}

extension RelevanceScore.Reason {
  fileprivate var outputMembers: [OutputMember] {
    switch self {
    case .term(let term, let names, let places, let recipes, let all):
      [
        OutputMember("kind", .text("term")), OutputMember("term", .text(term)),
        OutputMember("as", names.isEmpty ? .absent : .texts(names)),
        OutputMember(
          "occurrences", .object(places.map { OutputMember($0.field, .integer($0.count)) })),
        OutputMember("recipes", .integer(recipes)), OutputMember("of", .integer(all)),
      ]
    case .title(let percent):
      [OutputMember("kind", .text("title")), OutputMember("percent", .integer(percent))]
    case .wholeTitle: [OutputMember("kind", .text("whole title"))]
    case .foundByServer: [OutputMember("kind", .text("found by server"))]
    case .share(let found, let all):
      [
        OutputMember("kind", .text("share")), OutputMember("found", .integer(found)),
        OutputMember("of", .integer(all)),
      ]
    case .prior(let source, let percentile, let ranked):
      [
        OutputMember("kind", .text("rank")), OutputMember("source", .text(source)),
        OutputMember("percentile", .integer(percentile)), OutputMember("ranked", .integer(ranked)),
      ]
    }
  }
}
