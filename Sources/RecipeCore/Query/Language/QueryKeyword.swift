/// The words with a meaning, which have it only in capitals.
enum QueryKeyword: String, Sendable, CaseIterable {
  case and = "AND"
  case or = "OR"
  case not = "NOT"
}
