/// The grammatical form that the steps of a recipe have in common: the endings of the words with which their
/// sentences begin, "ajouter", "mélanger", or end, "schneiden", "rühren".
///
/// Languages with such endings need no vocabulary of verbs: a sentence in another form is hardly a step of that cook.
struct StepForm {
  private var first: Set<Substring> = []
  private var last: Set<Substring> = []

  /// The number of sentences from which a form is one, and the number that is looked at.
  private static let (fewest, most) = (4, 64)
  /// The length of an ending, in characters.
  private static let length = 2

  /// Finds the form of steps, or returns `nil` if most of them have none in common.
  init?(_ steps: [String]) {
    let sentences = steps.flatMap(Self.sentences).prefix(Self.most)
    guard sentences.count >= Self.fewest else { return nil }
    first = Self.common(sentences.compactMap(\.first), of: sentences.count)
    last = Self.common(sentences.compactMap(\.last), of: sentences.count)
    guard !first.isEmpty || !last.isEmpty else { return nil }
  }

  /// True if a sentence of a text has the form.
  func isIn(_ text: String) -> Bool {
    Self.sentences(of: text).contains { words in
      words.first.map { first.contains($0.suffix(Self.length)) } ?? false
        || words.last.map { last.contains($0.suffix(Self.length)) } ?? false
    }
  }

  /// True if a sentence of a text begins or ends as a step does, in the same word or with the same ending.
  ///
  /// Too few steps have a form in common; one that recurs is some evidence of another step.
  static func recurs(in text: String, of steps: some Sequence<String>) -> Bool {
    let steps = steps.prefix(most).flatMap(sentences)
    let firsts = Set(steps.compactMap { $0.first?.suffix(length) })
    let lasts = Set(steps.compactMap { $0.last?.suffix(length) })
    return sentences(of: text).contains { words in
      words.first.map { firsts.contains($0.suffix(length)) } ?? false
        || words.last.map { lasts.contains($0.suffix(length)) } ?? false
    }
  }

  /// Returns the endings that recur, if nearly all of the words have one of them.
  private static func common(_ words: [Substring], of count: Int) -> Set<Substring> {
    var counts: [Substring: Int] = [:]
    for word in words where word.count > length { counts[word.suffix(length), default: 0] += 1 }
    let endings = counts.filter { $0.value > 1 && $0.value * 8 >= count }
    let covered = endings.values.reduce(0, +)
    return covered * 5 >= count * 4 && endings.count <= mostEndings ? Set(endings.keys) : []
  }

  /// The maximum number of endings of one form.
  private static let mostEndings = 3

  /// Returns the folded words of each sentence.
  private static func sentences(of text: String) -> [[Substring]] {
    text.split { ".!?;:。！？；：".contains($0) || $0.isNewline }.map { sentence in
      FoldedText.words(sentence.utf8).split(separator: " ")
    }.filter { $0.count > 1 }
  }
}
