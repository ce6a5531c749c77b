/// A comparison of words that tolerates typing errors.
enum WordLikeness {
  /// The shortest word in which an error is tolerated: "beet" is not "beef".
  private static let shortest = 5
  /// The longest word that is compared, in letters.
  private static let maximumLength = 40
  /// The shortest words in which two errors are tolerated.
  private static let shortestOfTwo = 6

  /// True if the words are equal, or begin alike and are one insertion, deletion, replacement or
  /// swap of neighbours apart.
  ///
  /// Hardly anybody misspells the first letter, and "cherry" is not "sherry". An error is tolerated
  /// in words of five letters or more. A word of four letters may lack one of five if both end
  /// alike: "spcy" is "spicy", but "corn" and "acorn" are two words.
  static func areAlike(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    if left == right { return true }
    let shorter = min(left.count, right.count)
    // A scalar takes at most four bytes, so words further apart in bytes are so in letters.
    guard shorter >= shortest - 1, abs(left.count - right.count) <= 4, left.first == right.first
    else { return false }
    if left.allSatisfy({ $0 < 0x80 }), right.allSatisfy({ $0 < 0x80 }) {
      return areAtMostOneSlipApart(left, right)
    }
    return areAtMostOneSlipApart(letters(of: left), letters(of: right))
  }

  /// True if two words of ASCII letters are alike and not equal.
  @inline(__always)
  static func areOneSlipApart(
    _ left: Slice<UnsafeBufferPointer<UInt8>>, _ right: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    left.first == right.first && areAtMostOneSlipApart(left, right) && !left.elementsEqual(right)
  }

  /// True if words may be alike by first byte and length: a scalar takes at most four bytes.
  @inline(__always)
  static func mayBeAlike(
    _ left: (first: UInt8, count: UInt8), _ right: (first: UInt8, count: UInt8)
  ) -> Bool {
    left.first == right.first && min(left.count, right.count) >= shortest - 1
      && max(left.count, right.count) - min(left.count, right.count) <= 4
  }

  /// True if the words begin alike, have six letters or more, and differ by at most two errors:
  /// each may be a misspelling of a third word.
  ///
  /// - Parameter shortest: The least number of letters of words that are compared.
  static func mayBeOne(
    _ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>, shortest: Int = shortestOfTwo
  ) -> Bool {
    guard left.first == right.first, left.count <= maximumLength * 4,
      right.count <= maximumLength * 4
    else {
      return false
    }
    let (one, other) = (letters(of: left), letters(of: right))
    guard min(one.count, other.count) >= max(shortest, 1),
      max(one.count, other.count) <= maximumLength,
      abs(one.count - other.count) <= 2
    else { return false }
    return slips(one, other) <= 2
  }

  private static func letters(of word: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    Array(String(decoding: word, as: UTF8.self).unicodeScalars)
  }

  private static func areAtMostOneSlipApart<Letters: RandomAccessCollection>(
    _ left: Letters, _ right: Letters
  ) -> Bool where Letters.Element: Equatable, Letters.Index == Int {
    let (shorter, longer) = (min(left.count, right.count), max(left.count, right.count))
    guard longer - shorter <= 1, longer >= shortest, shorter >= shortest - 1 else { return false }
    if shorter < shortest, left.last != right.last { return false }
    var prefix = 0
    let (start, otherStart) = (left.startIndex, right.startIndex)
    while prefix < shorter, left[start + prefix] == right[otherStart + prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      left[left.endIndex - 1 - suffix] == right[right.endIndex - 1 - suffix]
    {
      suffix += 1
    }
    let edited = (left.count - prefix - suffix, right.count - prefix - suffix)
    if max(edited.0, edited.1) <= 1 { return true }
    return edited == (2, 2) && left[start + prefix] == right[otherStart + prefix + 1]
      && left[start + prefix + 1] == right[otherStart + prefix]
  }

  /// Returns the edit distance of two words, with swaps of neighbours (optimal string alignment).
  private static func slips(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for row in 1...left.count {
      var next = [row]
      for column in 1...right.count {
        let replaced = last[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        var least = min(replaced, last[column] + 1, next[column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          least = min(least, before[column - 2] + 1)
        }
        next.append(least)
      }
      (before, last) = (last, next)
    }
    return last[right.count]
  }
}
