import RecipeCore
import Text

extension String {
  /// The text as a TOML basic string, on one line and safe for a terminal.
  package var tomlText: String {
    var text = "\""
    for scalar in unicodeScalars {
      text += scalar.tomlText
    }
    return text + "\""
  }
}

extension Double {
  /// The number without an empty fraction: "80", "0.5".
  var plainText: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension SourceOptionValues.Content {
  /// The value as TOML, on one line.
  var tomlText: String {
    switch self {
    case .text(let text), .path(let text): text.tomlText
    case .texts(let texts): "[\(texts.map(\.tomlText).joined(separator: ", "))]"
    case .integer(let integer): String(integer)
    case .number(let number): number.plainText
    case .boolean(let boolean): String(boolean)
    case .duration(let duration): DurationText.text(duration).tomlText
    case .table(let entries):
      "{ \(entries.map { "\($0.key) = \($0.text.tomlText)" }.joined(separator: ", ")) }"
    case .program(let program, let arguments) where arguments.isEmpty:
      program.description.tomlText
    case .program(let program, let arguments):
      "[\(([program.description] + arguments).map(\.tomlText).joined(separator: ", "))]"
    case .object(let json): json.tomlText
    case .secrets(let places): "{ \(places.keys.sorted().joined(separator: ", ")) }"
    }
  }
}

extension Unicode.Scalar {
  fileprivate var tomlText: String {
    switch self {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    default: steersTerminal || isInvisible ? "\\U" + hexadecimalText : String(self)
    }
  }

  /// Eight hexadecimal digits.
  private var hexadecimalText: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
