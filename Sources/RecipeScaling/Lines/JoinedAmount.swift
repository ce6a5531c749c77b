import Ingredients

/// The part of a line that begins with a further amount: the "2 yolks" of "1 egg plus 2 yolks".
struct JoinedAmount {
  /// Its place in the line's UTF-8, to the end.
  let range: Range<Int>
  /// The offset of the word that joins it.
  let joint: Int
  /// Its text.
  let text: String

  /// Finds the first one after an offset.
  ///
  /// - Parameters:
  ///   - line: The parsed line.
  ///   - start: The offset in the line's UTF-8.
  ///   - language: The BCP 47 tag of the recipe's language, if known: "of" is Dutch for "or", and in
  ///     "2 cans of 400 g" it joins nothing.
  /// - Returns: `nil` if no joining word is followed by an amount there. In a preparation only "plus"
  ///   joins, and "or" at its start before a measure: "cut into 2 or 3 pieces" has no amount.
  init?(in line: ParsedIngredient, after start: Int, language: String?) {
    let end = line.text.utf8.count
    var offset = start
    var joint: Int?
    var needsMeasure = false
    let isDutch = language?.hasPrefix("nl") ?? false
    for word in line.substring(start..<end).split(separator: " ", omittingEmptySubsequences: false)
    {
      if let joint, word.first?.isNumber == true {
        let text = line.substring(offset..<end)
        let amount = ParsedIngredient(text).amount
        if amount?.range.lowerBound == 0, !needsMeasure || amount?.unit?.isMeasured == true {
          range = offset..<end
          self.joint = joint
          self.text = text
          return
        }
      }
      let isPreparation = line.preparationRange.map { offset >= $0.lowerBound } ?? false
      let name = word.drop { "(,".contains($0) }.lowercased()
      let isChoice = Self.choices.contains(name) || name == "of" && isDutch
      needsMeasure = isPreparation && isChoice
      let mayChoose = !isPreparation || offset == line.preparationRange?.lowerBound
      joint = Self.sums.contains(name) || isChoice && mayChoose ? offset : nil
      offset += word.utf8.count + 1
    }
    return nil
  }

  private static let sums: Set<String> = ["plus", "+", "más", "mais", "più"]

  private static let choices: Set<String> = [
    "and", "&", "or", "und", "oder", "et", "ou", "y", "o", "e", "en", "och", "eller", "og",
    "i", "и", "или", "lub",
  ]
}

extension MeasureUnit {
  /// True if it measures weights or volumes.
  fileprivate var isMeasured: Bool { kind == .mass || kind == .volume }
}
