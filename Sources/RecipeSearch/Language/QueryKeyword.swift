/// The words with a meaning, which have it only in capitals.
enum QueryKeyword: String, Sendable {
  /// Both must hold.
  case and = "AND"
  /// One must hold.
  case or = "OR"
  /// It must not hold.
  case not = "NOT"
}
