/// The first letters of the words of a name, by which most names are known not to be slips of each
/// other; two letters may share a bit.
struct NameInitials: Sendable {
  /// Of all words.
  private var all: UInt32 = 0
  /// Of the words that name the food.
  private var telling: UInt32 = 0

  /// Adds a word.
  mutating func insert(_ word: SpeltWord) {
    all |= word.firstLetter
    if !word.saysLittle { telling |= word.firstLetter }
  }

  /// Whether the names may be slips of each other.
  func mayBeSlip(of other: NameInitials) -> Bool {
    telling != 0 && other.telling != 0 && telling & ~other.all == 0 && other.telling & ~all == 0
  }
}
