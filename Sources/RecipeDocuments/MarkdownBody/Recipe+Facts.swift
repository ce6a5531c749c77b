import RecipeCore
import Text

extension Recipe {
  /// Sets a field to a fact stated as text, unless the draft has one of that kind.
  ///
  /// - Returns: True if the draft now has the stated value; false if the text is invalid for the
  ///   key, or if the draft has another fact of the kind.
  mutating func set(_ key: RecipeKey, to text: String) -> Bool {
    guard !text.isEmpty else { return true }
    switch key {
    case .title: return setTitle(text)
    case .description: return Self.take(text, into: &description)
    case .author: return Self.take(text, into: &author)
    case .language: return Self.take(text, into: &language)
    case .publisher: return Self.take(text, into: &publisher)
    case .publisherURL: return Self.take(text, into: &publisherURL)
    case .f2fURL: return Self.take(text, into: &f2fURL)
    case .image: return Self.take(text, into: &imageURL)
    // A form that nobody filled in has 0.
    case .yield: return text == "0" || Self.take(text, into: &yield)
    case .tags:
      addTags(text)
      return true
    case .source: return setSource(text)
    case .published: return setPublished(text)
    case .prepTime, .cookTime, .waitTime, .totalTime: return setTime(key, text)
    case .notes:
      notes.append(text)
      return true
    case .tools:
      tools += text.split { ",;、，\n".contains($0) }.map(String.init)
      return true
    case .socialRank: return setSocialRank(text)
    case .rating: return setRating(text)
    case .ratingCount: return setRatingCount(text)
    case .ingredients, .ingredientGroups, .directions, .directionGroups, .nutrition, .layout:
      return false
    }
  }

  /// Sets a field unless it is set, and returns true if it now has the value.
  private static func take<Value: Equatable>(_ value: Value, into field: inout Value?) -> Bool {
    if field == nil { field = value }
    return field == value
  }

  private mutating func setTitle(_ text: String) -> Bool {
    if title.isEmpty { title = text }
    return title == text
  }

  /// Adds tags from a comma-separated list, without any `#`.
  mutating func addTags(_ text: String) {
    let words = text.split(separator: " ")
    if words.count > 1, words.allSatisfy({ $0.hasPrefix("#") && !$0.hasSuffix(",") }) {
      for word in words { addTag(word) }
      return
    }
    for tag in text.split(whereSeparator: { ",;、，\n".contains($0) }) { addTag(tag) }
  }

  /// Adds a tag.
  mutating func addTag(_ text: some StringProtocol) {
    guard let first = text.utf8.first else { return }
    let isPlain = first != 0x20 && first != UInt8(ascii: "#")
    let tag = isPlain ? String(text) : String(text.drop { $0 == " " || $0 == "#" })
    if !tag.isEmpty { tags.append(tag) }
  }

  private mutating func setSource(_ text: String) -> Bool {
    let address = WebAddress.first(in: Array(text.utf8)[...]) ?? WebAddress.withoutScheme(text)
    if let address { return Self.take(address, into: &sourceURL) }
    if Credit.isProse(text) || Credit.isSure(text) {
      notes.append(text)
      return true
    }
    // A path on the same site, such as Hugo's `url`, is not a publisher.
    return text.hasPrefix("/") ? false : Self.take(text, into: &publisher)
  }

  private mutating func setPublished(_ text: String) -> Bool {
    let digits = text.utf8.prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.isASCIIDigit),
      !RecipeDate.isImpossible(text)
    else { return false }
    return Self.take(text, into: &published)
  }

  private mutating func setTime(_ key: RecipeKey, _ text: String) -> Bool {
    guard let minutes = Self.plainMinutes(text) ?? RecipeDuration.range(in: text) else {
      return false
    }
    switch key {
    case .prepTime: return Self.take(minutes, into: &prepMinutes)
    case .cookTime: return Self.take(minutes, into: &cookMinutes)
    case .waitTime: return Self.take(minutes, into: &waitMinutes)
    default: return Self.take(minutes, into: &totalMinutes)
    }
  }

  /// The fast path for the usual "20 min" and "20 minutes".
  private static func plainMinutes(_ text: String) -> MinuteRange? {
    var minutes = 0
    var digits = 0
    for byte in text.utf8 {
      guard byte.isASCIIDigit else { break }
      guard digits < 4 else { return nil }
      minutes = minutes * 10 + Int(byte - 0x30)
      digits += 1
    }
    switch text.utf8.count - digits {
    case 4 where digits > 0 && text.hasSuffix(" min"): return MinuteRange(minutes)
    case 8 where digits > 0 && text.hasSuffix(" minutes"): return MinuteRange(minutes)
    default: return nil
    }
  }

  private mutating func setSocialRank(_ text: String) -> Bool {
    guard let rank = ExactNumber(text) else { return false }
    return Self.take(rank, into: &socialRank)
  }

  private mutating func setRating(_ text: String) -> Bool {
    guard let read = RatingText.rating(in: text) else { return false }
    // The count may precede the rating.
    if let rating { return rating.value == read.value && rating.best == read.best }
    rating = read
    return true
  }

  /// Completes an existing rating; a count alone is not kept.
  private mutating func setRatingCount(_ text: String) -> Bool {
    guard let rating, let count = Int(text), count >= 0 else { return false }
    if let known = rating.count { return known == count }
    self.rating = Rating(value: rating.value, best: rating.best, count: count)
    return true
  }
}
