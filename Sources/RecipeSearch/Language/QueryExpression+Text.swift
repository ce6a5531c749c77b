extension QueryExpression {
  /// The expression as a query that means the same.
  var text: String {
    switch self {
    case .term(let term): term.text
    case .not(let operand): "-" + operand.text
    case .and(let operands): "(" + operands.map(\.text).joined(separator: " ") + ")"
    case .or(let operands): "(" + operands.map(\.text).joined(separator: " OR ") + ")"
    }
  }
}
