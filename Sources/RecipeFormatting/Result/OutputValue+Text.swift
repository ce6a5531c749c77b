import JSONSyntax

extension OutputValue {
  /// Returns the value as one text, for CSV, TSV, Markdown and templates.
  ///
  /// - Parameter separator: The separator of the texts of a list. An object, and a list that
  ///   contains objects, is compact JSON, so that nothing is lost.
  public func plainText(separator: String) -> String {
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
