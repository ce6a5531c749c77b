/// Names on the left and their meanings on the right, below the name if the name is long.
struct TwoColumns {
  /// The names and their meanings.
  let rows: [(String, String)]
  /// The maximum number of columns.
  let width: Int
  /// The maximum width of a name that shares a line with its meaning.
  let limit: Int

  /// The rows, indented by two, each terminated by a newline.
  var text: String {
    let left = rows.map(\.0.count).filter { $0 <= limit }.max() ?? limit
    return rows.map { row(name: $0.0, meaning: $0.1, left: left) }.joined()
  }

  private func row(name: String, meaning: String, left: Int) -> String {
    let indent = 2 + left + 2
    guard name.count > left else {
      let padding = String(repeating: " ", count: left - name.count + 2)
      return wrapped("  " + name + padding, meaning, indent: indent)
    }
    return "  \(name)\n" + wrapped(String(repeating: " ", count: indent), meaning, indent: indent)
  }

  private func wrapped(_ head: String, _ meaning: String, indent: Int) -> String {
    let body = WrappedText(meaning, width: max(width - indent, 20)).text
    let margin = String(repeating: " ", count: indent)
    let lines = body.split(separator: "\n")
    return head + lines.joined(separator: "\n" + margin) + "\n"
  }
}
