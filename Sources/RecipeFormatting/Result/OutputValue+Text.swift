import JSONSyntax

extension OutputValue {
  /// The value as one text: what CSV, TSV, Markdown and templates show.
  ///
  /// - Parameter separator: What stands between the texts of a list. An object, and a list that
  ///   holds objects, is its compact JSON, so that nothing is lost.
  package func plainText(separator: String) -> String {
    switch self {
    case .absent, .null: ""
    case .boolean(let boolean): boolean ? "true" : "false"
    case .integer(let integer): String(integer)
    case .number(let text), .text(let text): text
    case .list(let values): Self.joined(values, separator: separator) ?? compactJSON
    case .object, .json: compactJSON
    }
  }

  private static func joined(_ values: [OutputValue], separator: String) -> String? {
    var texts: [String] = []
    texts.reserveCapacity(values.count)
    for value in values {
      guard case .text(let text) = value else { return nil }
      texts.append(text)
    }
    return texts.joined(separator: separator)
  }

  private var compactJSON: String {
    var writer = JSONWriter(isIndented: false)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
