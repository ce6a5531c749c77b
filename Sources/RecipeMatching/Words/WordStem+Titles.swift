import Text

extension WordStem {
  /// Appends the stems of a title's words; numbers are words, too.
  static func appendTitle(_ folded: [UInt8], limit: Int, to stems: inout [WordStem]) {
    for word in FoldedWords(folded) {
      guard stems.count < limit else { return }
      var index = word.lowerBound
      while index < word.upperBound {
        let end = WideText.endOfRun(from: index, to: word.upperBound, of: folded)
        if end > index {
          appendRun(index..<end, of: folded, to: &stems)
          index = end
        } else {
          let end = endOfNarrow(from: index, to: word.upperBound, of: folded)
          stems.append(WordStem(word: index..<end, of: folded))
          index = end
        }
      }
    }
  }

  /// Appends a run without the fillers around it: "の作り方".
  private static func appendRun(
    _ run: Range<Int>, of folded: [UInt8], to stems: inout [WordStem]
  ) {
    var run = run
    for filler in wideFillers where run.count > filler.count {
      if folded[run].starts(with: filler) { run = run.lowerBound + filler.count..<run.upperBound }
      if run.count > filler.count, folded[run].suffix(filler.count).elementsEqual(filler) {
        run = run.lowerBound..<run.upperBound - filler.count
      }
    }
    stems.append(WordStem(run: run, of: folded))
  }

  private static func endOfNarrow(from start: Int, to limit: Int, of folded: [UInt8]) -> Int {
    var index = start
    while index < limit, folded[index] < 0xE0 || !WideText.isWide(at: index, of: folded) {
      index += 1
    }
    return index
  }

  /// The fillers of such scripts, longer ones first.
  private static let wideFillers: [[UInt8]] = [
    "レシピ", "作り方", "作りかた", "的做法", "做法", "食谱", "食譜", "簡単", "簡單", "简单", "美味しい", "おいしい", "家常",
    "วิธีทำ", "สูตร", "の",
  ].map { TextFolding.fold($0) }
}
