/// The operators, which are only recognised in capitals.
enum QueryKeyword: String, Sendable {
  /// Both operands must match.
  case and = "AND"
  /// One operand must match.
  case or = "OR"
  /// The operand must not match.
  case not = "NOT"
}
