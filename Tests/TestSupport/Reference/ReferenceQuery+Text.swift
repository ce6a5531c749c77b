extension ReferenceQuery {
  /// Returns the query as it might be typed.
  ///
  /// - Parameter isOperand: True if a query of several parts needs parentheses.
  func text(isOperand: Bool = false, _ random: inout SeededGenerator) -> String {
    switch self {
    case .words(let text, let field, let isPhrase, let isPrefix):
      let words = text + (isPrefix ? "*" : "")
      return (field.map { $0 + ":" } ?? "") + (isPhrase ? "\"\(words)\"" : words)
    case .number(let name, let comparison, let value):
      return "\(name):\(comparison)\(Self.text(value))"
    case .range(let name, let low, let high):
      return "\(name):\(low.map(Self.text) ?? "")..\(high.map(Self.text) ?? "")"
    case .year(let comparison, let year): return "published:\(comparison)\(year)"
    case .has(let name, let isThere): return (isThere ? "has:" : "missing:") + name
    case .not(let operand):
      let sign = Bool.random(using: &random) ? "-" : "NOT "
      return sign + operand.text(isOperand: true, &random)
    case .and(let operands):
      let texts = operands.map { $0.text(isOperand: true, &random) }
      let text = texts.dropFirst().reduce(texts[0]) { all, next in
        all + (Int.random(in: 0..<4, using: &random) == 0 ? " AND " : " ") + next
      }
      return isOperand ? "(\(text))" : text
    case .or(let operands):
      // AND binds closer than OR, so that an AND inside an OR may stand without parentheses.
      let texts = operands.map { operand in
        operand.text(isOperand: operand.isAlternative || Bool.random(using: &random), &random)
      }
      let text = texts.joined(separator: " OR ")
      return isOperand ? "(\(text))" : text
    case .inField(let field, let operand):
      return "\(field):(\(operand.text(&random)))"
    }
  }

  private var isAlternative: Bool {
    if case .or = self { true } else { false }
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
