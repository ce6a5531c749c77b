/// The marks of strong emphasis in the values of front matter, `**Finish:** Serve`.
///
/// Values elsewhere are read as they are: what an export wrote with asterisks comes back with them.
enum StrongMarks {
  /// Returns a text without the pairs of `**` around words.
  static func removed(from text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "*")) else { return text }
    let parts = text.split(separator: "**", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return text }
    var rest = String(parts[0])
    var index = 1
    while index < parts.count {
      let isClosed = index + 1 < parts.count && isEmphasised(parts[index])
      rest += isClosed ? parts[index] : "**" + parts[index]
      if isClosed { rest += parts[index + 1] }
      index += isClosed ? 2 : 1
    }
    return rest
  }

  /// True for a text that starts and ends with something other than white space and asterisks.
  private static func isEmphasised(_ text: Substring) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    return [first, last].allSatisfy { !$0.isWhitespace && $0 != "*" }
  }
}
