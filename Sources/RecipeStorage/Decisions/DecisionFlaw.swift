/// Why a line of the decision file is no decision.
enum DecisionFlaw: Sendable, Hashable {
  /// It is a mark of a merge that nobody resolved.
  case conflictMark
  /// It does not have the three words of a decision.
  case noDecision
  /// One of its names is none.
  case noReference(String)
  /// Both of its names are the same.
  case oneRecord

  /// What is wrong, as a phrase.
  var message: String {
    switch self {
    case .conflictMark: "a merge conflict is not resolved"
    case .noDecision: "this line is no decision, and does not count"
    case .noReference(let word): "'\(word)' is no name of a record, so the line does not count"
    case .oneRecord: "both names are the same record, so the line does not count"
    }
  }

  /// What to do about it.
  var help: String {
    switch self {
    case .conflictMark:
      "remove the lines that begin with '<<<<<<<', '|||||||', '=======' and '>>>>>>>'; "
        + "the decisions between them count meanwhile"
    case .noDecision:
      "write 'link SOURCE:ID SOURCE:ID', 'unlink SOURCE:ID SOURCE:ID', or '#' before a comment"
    case .noReference: "write SOURCE:ID, with %20 for a space and %25 for a percent sign"
    case .oneRecord: "name two records, or remove the line"
    }
  }
}
