/// One line of a comparison of two records, before it is laid out.
struct DifferenceLine: Sendable, Hashable {
  /// What a line says about the two records.
  enum Mark: String, Sendable {
    /// Only the first has it.
    case removed = "-"
    /// Only the second has it.
    case added = "+"
    /// Both have it, and it differs.
    case changed = "~"
    /// A remark about both.
    case plain = " "
  }

  /// What the line says.
  let mark: Mark
  /// What the first record has.
  let left: String
  /// What the second record has.
  let right: String
  /// How they compare; in a plain line all there is.
  let note: String

  /// All of it on one line, behind its mark unless it is plain: `~ 2 leeks → 3 leeks (× 1.5)`.
  var text: String { mark == .plain ? content : "\(mark.rawValue) \(content)" }

  /// All of it on one line: `2 leeks → 3 leeks (× 1.5)`.
  var content: String {
    guard mark == .changed, !left.isEmpty else { return left + right + note }
    return "\(left) → \(right)" + (note.isEmpty ? "" : " (\(note))")
  }

  /// Makes a line of its parts.
  init(_ mark: Mark, _ left: String = "", _ right: String = "", note: String = "") {
    self.mark = mark
    self.left = left
    self.right = right
    self.note = note
  }
}
