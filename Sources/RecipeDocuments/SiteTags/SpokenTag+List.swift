/// Tags whose values are the ingredients, or the steps, of a list.
///
/// ```
/// {{< ingredients "500 g mango" "2 tbsp lime juice" "salt" >}}
/// ```
extension SpokenTag {
  /// Returns the values of a tag each of which is a whole ingredient or step, or `nil` for any other tag.
  mutating func list(_ tag: SiteTag) -> [String]? {
    guard !tag.isEnd, tag.content == nil, tag.values.count > 1,
      tag.values.allSatisfy({ $0.name == nil && !$0.text.contains("<") })
    else { return nil }
    let texts = tag.values.map(\.text)
    if isIngredient(tag.name) { return Self.areLines(texts) ? texts : nil }
    let areSteps = texts.allSatisfy { $0.contains(" ") && ".!".contains($0.last ?? " ") }
    return isStep(tag.name) && areSteps ? texts : nil
  }

  /// True for lines of which most have an amount and a food, and none is nothing but an amount or its unit.
  private static func areLines(_ texts: [String]) -> Bool {
    let measured = texts.count {
      AmountText.startsWithAmount($0) && !AmountText.isAmount($0) && $0.contains(" ")
    }
    return measured > 1 && measured * 2 > texts.count
      && !texts.contains { AmountText.isAmount($0) || AmountText.unit($0) != nil }
  }
}
