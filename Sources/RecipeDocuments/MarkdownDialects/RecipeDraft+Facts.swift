import RecipeCore

extension RecipeDraft {
  /// Takes a fact stated as text, unless the draft has one of that kind.
  ///
  /// - Returns: Whether the text makes sense for the key.
  mutating func set(_ key: RecipeKey, to text: String) -> Bool {
    guard !text.isEmpty else { return true }
    switch key {
    case .title: title = title.isEmpty ? text : title
    case .description: description = description ?? text
    case .author: author = author ?? text
    case .language: language = language ?? text
    case .publisher: publisher = publisher ?? text
    case .publisherURL: publisherURL = publisherURL ?? text
    case .f2fURL: f2fURL = f2fURL ?? text
    case .image: imageURL = imageURL ?? text
    case .yield: yield = yield ?? text
    case .tags: addTags(text)
    case .source: setSource(text)
    case .published: return setPublished(text)
    case .prepTime, .cookTime, .totalTime: return setTime(key, text)
    case .socialRank: return setSocialRank(text)
    case .rating: return setRating(text)
    case .ingredients, .directions, .layout: return false
    }
    return true
  }

  /// Adds tags from a list with commas; a `#` before a tag is left out.
  mutating func addTags(_ text: String) {
    for tag in text.split(whereSeparator: { ",;、，\n".contains($0) }) { addTag(tag) }
  }

  /// Adds one tag.
  mutating func addTag(_ text: some StringProtocol) {
    let tag = text.drop { $0 == " " || $0 == "#" }
    guard !tag.isEmpty else { return }
    tags.append(String(tag))
  }

  private mutating func setSource(_ text: String) {
    if let address = WebAddress.first(in: Array(text.utf8)[...]) {
      sourceURL = sourceURL ?? address
    } else {
      publisher = publisher ?? text
    }
  }

  private mutating func setPublished(_ text: String) -> Bool {
    let digits = text.utf8.prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return false }
    published = published ?? text
    return true
  }

  private mutating func setTime(_ key: RecipeKey, _ text: String) -> Bool {
    guard let minutes = Self.plainMinutes(text) ?? RecipeDuration.minutes(in: text) else {
      return false
    }
    switch key {
    case .prepTime: prepMinutes = prepMinutes ?? minutes
    case .cookTime: cookMinutes = cookMinutes ?? minutes
    default: totalMinutes = totalMinutes ?? minutes
    }
    return true
  }

  /// The usual "20 min" and "20 minutes", which need no thorough reading.
  private static func plainMinutes(_ text: String) -> Int? {
    let digits = text.utf8.prefix { $0 >= 0x30 && $0 <= 0x39 }
    let unit = text.utf8.dropFirst(digits.count)
    guard (1...4).contains(digits.count),
      unit.elementsEqual(" min".utf8) || unit.elementsEqual(" minutes".utf8)
    else { return nil }
    return Int(Substring(digits))
  }

  private mutating func setSocialRank(_ text: String) -> Bool {
    guard let rank = ExactNumber(text) else { return false }
    socialRank = socialRank ?? rank
    return true
  }

  private mutating func setRating(_ text: String) -> Bool {
    guard let read = RatingText.rating(in: text) else { return false }
    rating = rating ?? read
    return true
  }
}
