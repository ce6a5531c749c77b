/// A text in a document of recipes, under the name by which the document calls it.
///
/// Values are what a document holds, whatever a reader makes of it: comparing the two shows what was
/// not read.
package struct DocumentValue: Sendable, Hashable {
  /// A path of keys such as `ingredients.amount`, a heading, a column or a label.
  let name: String
  /// The text as the document has it, which may contain markup.
  let text: String
  /// The line at which it starts, from 1.
  let line: Int
  /// The number of the element of the outermost list that contains it, or 0 outside of lists.
  let item: Int
  /// The path in the document if that is an archive, as `DocumentOutcome.Entry.part`.
  var part: String?

  /// Creates a value from its parts.
  init(_ name: String, _ text: String, line: Int, item: Int = 0) {
    self.name = name
    self.text = text
    self.line = line
    self.item = item
  }

  /// Creates the value of a line, which may start with its own name: "Serves: 4".
  ///
  /// - Parameter section: The name of a line without one.
  init(line text: String, in section: String, at line: Int) {
    if let (label, rest) = Self.labelled(text) {
      self.init(label, rest, line: line)
    } else {
      self.init(section, text, line: line)
    }
  }

  /// The length in bytes above which the words before a colon are not a label.
  private static let longestLabel = 40

  private static func labelled(_ text: String) -> (label: String, rest: String)? {
    guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    let label = String(text[..<colon]).cleaned(.line)
    let rest = text[text.index(after: colon)...]
    guard !label.isEmpty, label.utf8.count <= longestLabel, label.split(separator: " ").count <= 4,
      !label.unicodeScalars.contains(where: { ("0"..."9").contains($0) }),
      !rest.utf8.starts(with: "//".utf8), rest.contains(where: { !$0.isWhitespace })
    else { return nil }
    return (label, String(rest))
  }
}
