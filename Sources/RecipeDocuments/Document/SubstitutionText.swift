import Text

/// The remarks that name what may replace something.
///
/// They are "Instead of butter use oil." and "If you have no cod, use haddock."
enum SubstitutionText {
  /// The maximum length of such a remark, in bytes.
  private static let longest = 300

  /// True for a text that begins with words for "instead of" and has no time or heat.
  static func isOne(_ text: String) -> Bool {
    guard text.utf8.count <= longest, !text.contains("°"), !TimeWords.areIn(text) else {
      return false
    }
    let words = FoldedText.words(text.utf8)
    return leads.contains { words.hasPrefix($0 + " ") }
  }

  /// The words: English, German, French, Spanish, Portuguese, Italian, Dutch, Nordic, Polish, Czech, Russian.
  private static let leads = Set(
    """
    instead of,in place of,if you have no,if you don t have,if you do not have,if you cannot find,\
    if you can t find,you can also use,you could also use,statt,anstatt,anstelle,an stelle von,au lieu de,au lieu du,au lieu des,\
    à la place de,à la place du,à la place des,en lugar de,en vez de,em vez de,em lugar de,no lugar de,\
    no lugar do,invece di,invece del,invece della,al posto di,al posto del,al posto della,\
    in plaats van,istället för,i stället för,i stedet for,zamiast,místo,вместо,замість
    """.split(separator: ",").map { FoldedText.words($0.utf8) })
}
