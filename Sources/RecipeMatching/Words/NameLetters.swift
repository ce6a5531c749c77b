/// The letters of a name, by which nearly all names are known not to be slips of each other; two
/// letters may share a bit.
struct NameLetters: Sendable, Hashable {
  /// The number of letters a word may have that the one it is a slip of has not; see `SpeltWord.likeness`.
  private static let slipsOfWord = 2

  /// Those that words begin with.
  private var firsts: UInt32 = 0
  /// Those that the words begin with that name the food.
  private var tellingFirsts: UInt32 = 0
  /// Those of all words; all there are when one has others than Latin ones.
  private var all: UInt32 = 0
  /// Those that the stems have of the words that name the food, where these are Latin; in the bits
  /// above them how many such words there are, as there is one of this for each line of each record.
  private var telling: UInt32 = 0

  /// The number of bits that stand for letters.
  private static let letterBits: UInt32 = 27
  /// More words than these are not counted.
  private static let maximumWordCount: UInt32 = .max >> letterBits

  /// Adds a word.
  mutating func insert(_ word: SpeltWord) {
    firsts |= word.firstLetter
    all |= Self.letters(of: word.text) ?? .max
    guard !word.saysLittle else { return }
    tellingFirsts |= word.firstLetter
    telling |= Self.letters(of: word.stem) ?? 0
    if tellingCount < Self.maximumWordCount { telling += 1 << Self.letterBits }
  }

  /// True if the names may be slips of each other.
  func mayBeSlip(of other: NameLetters) -> Bool {
    tellingFirsts & ~other.firsts == 0 && other.tellingFirsts & ~firsts == 0
      && mayBeSlips(ofWordsOf: other) && other.mayBeSlips(ofWordsOf: self)
  }

  /// True if each word that names the food may be a slip of a word of the other name.
  private func mayBeSlips(ofWordsOf other: NameLetters) -> Bool {
    let missing = telling & ~other.all & (1 << Self.letterBits - 1)
    return tellingCount > 0
      && missing.nonzeroBitCount <= Self.slipsOfWord * Int(tellingCount)
  }

  /// The number of words that name the food; of more than there are letters it does not matter.
  private var tellingCount: UInt32 { telling >> Self.letterBits }

  /// A bit for each letter; `nil` when there are others than Latin ones.
  private static func letters(of word: ArraySlice<UInt8>) -> UInt32? {
    var letters: UInt32 = 0
    for byte in word {
      guard byte < 0x80 else { return nil }
      letters |= 1 << (UInt32(byte & 31) % letterBits)
    }
    return letters
  }
}
