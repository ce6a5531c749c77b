import Text

/// The remarks that name what may replace something.
///
/// They are "Instead of butter use oil." and "If you have no cod, use haddock."
enum SubstitutionText {
  /// The maximum length of such a remark, in bytes.
  private static let longest = 300

  /// True for a sentence that begins with words for "instead of", has a word for "use", and no time, heat or
  /// further work: "Instead of frying, put them in the oven" is a step.
  static func isOne(_ text: String) -> Bool {
    guard text.utf8.count <= longest, !text.contains("°"), !TimeWords.areIn(text) else {
      return false
    }
    let line = FoldedText.words(text.utf8)
    guard let lead = leads.first(where: { line.hasPrefix($0 + " ") }) else { return false }
    let words = line.split(separator: " ")
    let isUse = lead.hasSuffix(" use") || words.contains(where: verbs.contains)
    return isUse && !words.contains(where: furtherWork.contains)
      && !text.dropLast().contains { ".!?;:。！？".contains($0) }
  }

  /// The words for "use", in the same languages.
  private static let verbs = Set(
    """
    use substitute verwenden nehmen benutzen verwende nimm utiliser utilisez prendre prenez usar use usa utilizar \
    utilice utiliza usare usate gebruik gebruiken använd använda brug bruge bruk bruke użyj użyć použít použijte \
    используйте использовать используй використайте
    """.split(separator: " ").map { Substring(FoldedText.words($0.utf8)) })

  /// The words before a further instruction, such as "and" and "then".
  private static let furtherWork = Set(
    """
    and then to until und dann bis um zu et puis pour jusqu y luego para hasta e depois até poi per fino en dan om \
    tot och sedan för tills og så til i oraz aby aż a pak aby и затем чтобы до та і щоб
    """.split(separator: " ").map { Substring(FoldedText.words($0.utf8)) })

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
