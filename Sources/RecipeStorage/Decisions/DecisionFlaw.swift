/// The reason why a line of the decision file is not a decision.
enum DecisionFlaw: Sendable, Hashable {
  /// The line is a conflict marker of an unresolved merge.
  case conflictMark
  /// The line does not have the three words of a decision.
  case noDecision
  /// One of the names is not a reference.
  case noReference(String)
  /// Both names are the same.
  case oneRecord

  /// The problem, as a phrase.
  var message: String {
    switch self {
    case .conflictMark: "a merge conflict is not resolved"
    case .noDecision: "this line is not a decision and is ignored"
    case .noReference(let word): "'\(word)' is not the name of a record, so the line is ignored"
    case .oneRecord: "both names are the same record, so the line is ignored"
    }
  }

  /// The remedy.
  var help: String {
    switch self {
    case .conflictMark:
      "remove the lines that start with '<<<<<<<', '|||||||', '=======' and '>>>>>>>'; "
        + "the decisions between them apply meanwhile"
    case .noDecision:
      "write 'link SOURCE:ID SOURCE:ID', 'unlink SOURCE:ID SOURCE:ID', or '#' before a comment"
    case .noReference: "write SOURCE:ID, with %20 for a space and %25 for a percent sign"
    case .oneRecord: "name two records, or remove the line"
    }
  }
}
