import RecipeCore
import RecipeMatching

extension RecordPair {
  /// A link of a recipe as data: the indices of its records, verdict, score and reasons.
  package var outputMembers: [OutputMember] {
    [
      OutputMember("a", .integer(first)), OutputMember("b", .integer(second)),
      OutputMember("verdict", .text(verdict.rawValue)), OutputMember("score", .share(score)),
      OutputMember("reasons", reasons.outputValue),
    ]
  }

  /// The reasons for people, in a line.
  package var reasonWords: String { reasons.sentence }

  /// The verdict, score and reasons for people.
  var finding: String { verdict.finding(score: score, reasons: reasons) }
}

extension RecordPair.Verdict {
  /// Returns the verdict with its score and reasons for people: `same 0.91: same title`.
  func finding(score: Double, reasons: [PairReason]) -> String {
    let found = "\(rawValue) \(ShareText.text(score))"
    return reasons.isEmpty ? found : "\(found): \(reasons.sentence)"
  }
}
