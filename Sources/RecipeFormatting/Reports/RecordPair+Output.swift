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
  var finding: String {
    let found = "\(verdict.rawValue) \(ShareText.text(score))"
    return reasons.isEmpty ? found : "\(found): \(reasons.sentence)"
  }
}
