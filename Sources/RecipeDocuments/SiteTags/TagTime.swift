/// A time that a tag states twice: `{{< timer 1800 "30 min" >}}`.
enum TagTime {
  /// Returns the values of a tag without the bare number that another value tells in words.
  static func withoutCopy(
    _ values: [(name: String?, text: String)]
  ) -> [(name: String?, text: String)] {
    let minutes = values.filter { !isNumber($0.text) }
      .compactMap { $0.name == nil ? RecipeDuration.minutes(in: $0.text) : nil }
    guard let stated = minutes.first else { return values }
    return values.filter { value in
      guard value.name == nil, isNumber(value.text), let number = Int(value.text) else {
        return true
      }
      return number != stated && number / 60 != stated
    }
  }

  /// True for a time, or its number, with which the text after its tag begins: `{{< timer 15 >}} 15 min`.
  static func isRepeated(_ words: String, in rest: Substring) -> Bool {
    let text = rest.drop { $0 == " " }
    guard words.utf8.count <= 24, text.first?.isNumber == true else { return false }
    if isNumber(words) {
      return text.prefix(while: \.isNumber) == words
    }
    guard let time = RecipeDuration.minutes(in: words) else { return false }
    let next = text.split(separator: " ", maxSplits: 2).prefix(2).joined(separator: " ")
    return RecipeDuration.minutes(in: next.prefix { $0 != "," && $0 != ";" }.description) == time
  }

  private static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count < 9 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
