/// The scripts without spaces between words: Han, kana, Thai, Lao, Myanmar and Khmer.
///
/// Hangul has spaces.
enum WideText {
  /// True if a letter of such a script begins at an offset of folded text.
  @inline(__always)
  static func isWide(at index: Int, of folded: [UInt8]) -> Bool {
    let lead = folded[index]
    return lead >= 0xE0 && isWide(lead, index + 1 < folded.count ? folded[index + 1] : 0)
  }

  private static func isWide(_ lead: UInt8, _ next: UInt8) -> Bool {
    switch lead {
    case 0xE0: next >= 0xB8 && next <= 0xBB
    case 0xE1: next >= 0x80 && next <= 0x82 || next == 0x9E || next == 0x9F
    case 0xE3: next >= 0x81
    case 0xE4...0xE9: true
    case 0xF0: next >= 0xA0
    default: false
    }
  }

  /// Returns the length of a letter in bytes, by its first byte.
  @inline(__always)
  static func length(of lead: UInt8) -> Int {
    lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
  }

  /// Returns the end of the letters of such scripts that begin at an offset.
  static func endOfRun(from start: Int, to limit: Int, of folded: [UInt8]) -> Int {
    var index = start
    while index < limit, isWide(at: index, of: folded) { index += length(of: folded[index]) }
    return min(index, limit)
  }

  /// Calls `body` with each bigram of a run; a lone letter is its own.
  static func forEachPair(
    of run: Range<Int>, in folded: [UInt8], _ body: (Range<Int>) -> Void
  ) {
    var first = run.lowerBound
    var second = end(of: first, run, folded)
    guard second < run.upperBound else { return body(run) }
    while second < run.upperBound {
      let next = end(of: second, run, folded)
      body(first..<next)
      (first, second) = (second, next)
    }
  }

  private static func end(of letter: Int, _ run: Range<Int>, _ folded: [UInt8]) -> Int {
    min(letter + length(of: folded[letter]), run.upperBound)
  }
}

extension WideText {
  /// Removes the spaces between letters of such scripts, where they have no meaning.
  static func closeGaps(in folded: inout [UInt8]) {
    guard folded.contains(where: { $0 >= 0xE0 }) else { return }
    var kept = 0
    var letter = 0
    for index in folded.indices {
      let byte = folded[index]
      if byte == 0x20, index + 1 < folded.count, isWide(at: index + 1, of: folded),
        isWide(at: letter, of: folded)
      {
        continue
      }
      if byte & 0xC0 != 0x80 { letter = kept }
      folded[kept] = byte
      kept += 1
    }
    folded.removeLast(folded.count - kept)
  }
}
