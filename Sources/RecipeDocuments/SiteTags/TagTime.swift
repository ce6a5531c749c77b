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

  private static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count < 9 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
