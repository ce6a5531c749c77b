/// Whether two words are the same but for one slip of the finger.
enum WordLikeness {
  /// The shortest word that a slip is forgiven in: "beet" is not "beef".
  private static let shortest = 5

  /// Whether the words are equal, or five letters or longer and one insertion, deletion,
  /// replacement or swap of neighbours apart.
  static func areAlike(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    if left == right { return true }
    // A scalar takes at most four bytes, so words further apart in bytes are so in letters.
    guard min(left.count, right.count) >= shortest, abs(left.count - right.count) <= 4 else {
      return false
    }
    return areOneSlipApart(letters(of: left), letters(of: right))
  }

  private static func letters(of word: [UInt8]) -> [Unicode.Scalar] {
    Array(String(decoding: word, as: UTF8.self).unicodeScalars)
  }

  private static func areOneSlipApart(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Bool {
    guard min(left.count, right.count) >= shortest, abs(left.count - right.count) <= 1 else {
      return false
    }
    let prefix = zip(left, right).prefix { $0 == $1 }.count
    let restLeft = left[prefix...]
    let restRight = right[prefix...]
    let suffix = zip(restLeft.reversed(), restRight.reversed()).prefix { $0 == $1 }.count
    let edited = (restLeft.count - suffix, restRight.count - suffix)
    if max(edited.0, edited.1) <= 1 { return true }
    return edited == (2, 2) && restLeft.first == restRight.dropFirst().first
      && restLeft.dropFirst().first == restRight.first
  }
}
