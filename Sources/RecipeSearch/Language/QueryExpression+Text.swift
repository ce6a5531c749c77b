extension QueryExpression {
  /// The expression as the text of a query with the same meaning.
  var text: String {
    switch self {
    case .term(let term): term.text
    case .not(let operand): "-" + operand.text
    case .and(let operands): "(" + operands.map(\.text).joined(separator: " ") + ")"
    case .or(let operands): "(" + operands.map(\.text).joined(separator: " OR ") + ")"
    }
  }
}
