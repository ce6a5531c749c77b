/// A line of a comparison of two records, independent of its layout.
struct DifferenceLine: Sendable, Hashable {
  /// The kinds of lines.
  enum Mark: String, Sendable {
    /// Only the first record has it.
    case removed = "-"
    /// Only the second record has it.
    case added = "+"
    /// Both records have it, with different values.
    case changed = "~"
    /// A remark about both.
    case plain = " "
  }

  /// The kind of line.
  let mark: Mark
  /// The value of the first record.
  let left: String
  /// The value of the second record.
  let right: String
  /// The comparison of the values in words; the whole text of a plain line.
  let note: String

  /// The line as text, after its mark unless it is plain: `~ 2 leeks → 3 leeks (× 1.5)`.
  var text: String { mark == .plain ? content : "\(mark.rawValue) \(content)" }

  /// The line as text without its mark: `2 leeks → 3 leeks (× 1.5)`.
  var content: String {
    guard mark == .changed, !left.isEmpty else { return left + right + note }
    return "\(left) → \(right)" + (note.isEmpty ? "" : " (\(note))")
  }

  /// Creates a line from its parts.
  init(_ mark: Mark, _ left: String = "", _ right: String = "", note: String = "") {
    self.mark = mark
    self.left = left
    self.right = right
    self.note = note
  }
}
