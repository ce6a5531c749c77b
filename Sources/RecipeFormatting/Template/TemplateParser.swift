import RecipeCore
import Suggestions
import Text

/// A parser of templates.
struct TemplateParser {
  private let text: String
  private let scalars: [Unicode.Scalar]
  private let fields: [String]
  private var position = 0
  private var literal = ""
  private var pieces: [Template.Piece] = []

  /// Creates a parser at the start of `text`.
  init(_ text: String, fields: [String]) {
    self.text = text
    self.scalars = Array(text.unicodeScalars)
    self.fields = fields
  }

  /// Parses the whole template.
  mutating func parse() throws(TemplateError) -> [Template.Piece] {
    while let scalar = take() {
      switch scalar {
      case "{": try readAfterOpeningBrace()
      case "}": try readAfterClosingBrace()
      case "\\": try readEscape()
      default: literal.unicodeScalars.append(scalar)
      }
    }
    endLiteral()
    return pieces
  }

  private mutating func readAfterOpeningBrace() throws(TemplateError) {
    guard !takeIf("{") else { return literal.append("{") }
    let start = position
    guard let end = scalars[start...].firstIndex(of: "}") else {
      throw error("'{' without '}'", at: start - 1, help: "write '{{' for a brace")
    }
    let name = String(String.UnicodeScalarView(scalars[start..<end]))
    try check(name, at: start)
    endLiteral()
    pieces.append(.field(name))
    position = end + 1
  }

  private mutating func readAfterClosingBrace() throws(TemplateError) {
    guard takeIf("}") else {
      throw error("'}' without '{'", at: position - 1, help: "write '}}' for a brace")
    }
    literal.append("}")
  }

  private mutating func readEscape() throws(TemplateError) {
    switch take() {
    case "t": literal.append("\t")
    case "n": literal.append("\n")
    case "\\": literal.append("\\")
    case let other:
      let written = other.map { "'\\\($0)'".terminalSafe } ?? "'\\' at the end"
      throw error(
        "unknown escape \(written)", at: position - (other == nil ? 1 : 2),
        help: "the escapes are \\t, \\n and \\\\")
    }
  }

  private func check(_ name: String, at offset: Int) throws(TemplateError) {
    guard !fields.contains(name) else { return }
    let nearest = Suggestion.nearest(to: name, in: fields).map { "did you mean '{\($0)}'?" }
    throw error(
      "there is no field '\(name.terminalSafe)'", at: offset,
      help: nearest ?? "the fields are \(fields.joined(separator: ", "))")
  }

  private mutating func endLiteral() {
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    literal = ""
  }

  private mutating func take() -> Unicode.Scalar? {
    guard position < scalars.count else { return nil }
    defer { position += 1 }
    return scalars[position]
  }

  private mutating func takeIf(_ scalar: Unicode.Scalar) -> Bool {
    guard position < scalars.count, scalars[position] == scalar else { return false }
    position += 1
    return true
  }

  private func error(_ message: String, at offset: Int, help: String) -> TemplateError {
    TemplateError(message, template: text, offset: offset, help: help)
  }
}
