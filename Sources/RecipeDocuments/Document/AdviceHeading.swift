import Text

/// The recognition of headings of what to do and what not to do, in any order of words.
///
/// They name what to do twice, and the second time in the negative: "À faire et à ne pas faire".
enum AdviceHeading {
  /// The maximum number of words.
  private static let maximumWordCount = 9

  /// True for the folded words of such a heading.
  static func isOne(_ folded: String) -> Bool {
    let words = folded.split(separator: " ", maxSplits: maximumWordCount)
    guard (2...maximumWordCount).contains(words.count), let first = words.first else {
      return false
    }
    if first == "do" || first == "dos" {
      return words.dropFirst().contains { ["don", "dont", "donts"].contains($0) }
    }
    guard let negation = words.firstIndex(where: negations.contains),
      let conjunction = words[..<negation].lastIndex(where: conjunctions.contains)
    else { return false }
    // The negative has the words of the positive, but "no" is "in the" in Portuguese.
    let said = Set(words[..<conjunction])
    let between = words[(conjunction + 1)..<negation]
    let repeated = words[(negation + 1)...]
    return between.count <= (words[negation] == "no" ? 0 : 1) + between.count(where: said.contains)
      && repeated.count <= maximumWordCountOfAgain
      && repeated.contains { $0.utf8.count > 2 && said.contains($0) }
  }

  /// The maximum number of words behind the negation.
  private static let maximumWordCountOfAgain = 3

  private static let negations: Set<Substring> = folded(
    "ne no non not nicht niet nie nao não inte ikke не")
  private static let conjunctions: Set<Substring> = folded(
    "and und et y e en i a og och si и та і ja")

  private static func folded(_ words: String) -> Set<Substring> {
    Set(words.split(separator: " ").map { Substring(FoldedText.words($0.utf8)) })
  }
}
