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
    case .source: return setSource(text)
    case .published: return setPublished(text)
    case .prepTime, .cookTime, .totalTime: return setTime(key, text)
    case .socialRank: return setSocialRank(text)
    case .rating: return setRating(text)
    case .ratingCount: return setRatingCount(text)
    case .ingredients, .ingredientGroups, .directions, .layout: return false
    }
    return true
  }

  /// Adds tags from a list with commas; a `#` before a tag is left out.
  mutating func addTags(_ text: String) {
    let words = text.split(separator: " ")
    if words.count > 1, words.allSatisfy({ $0.hasPrefix("#") && !$0.hasSuffix(",") }) {
      for word in words { addTag(word) }
      return
    }
    for tag in text.split(whereSeparator: { ",;、，\n".contains($0) }) { addTag(tag) }
  }

  /// Adds one tag.
  mutating func addTag(_ text: some StringProtocol) {
    guard let first = text.utf8.first else { return }
    let isPlain = first != 0x20 && first != UInt8(ascii: "#")
    let tag = isPlain ? String(text) : String(text.drop { $0 == " " || $0 == "#" })
    if !tag.isEmpty { tags.append(tag) }
  }

  private mutating func setSource(_ text: String) -> Bool {
    let address = WebAddress.first(in: Array(text.utf8)[...]) ?? WebAddress.withoutScheme(text)
    if let address {
      sourceURL = sourceURL ?? address
    } else if text.hasPrefix("/") {
      // A page of the same site, such as Hugo's `url`, is no publisher.
      return false
    } else {
      publisher = publisher ?? text
    }
    return true
  }

  private mutating func setPublished(_ text: String) -> Bool {
    let digits = text.utf8.prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
      !RecipeDate.isImpossible(text)
    else { return false }
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
    var minutes = 0
    var digits = 0
    for byte in text.utf8 {
      guard byte >= 0x30, byte <= 0x39 else { break }
      guard digits < 4 else { return nil }
      minutes = minutes * 10 + Int(byte - 0x30)
      digits += 1
    }
    switch text.utf8.count - digits {
    case 4 where digits > 0 && text.hasSuffix(" min"): return minutes
    case 8 where digits > 0 && text.hasSuffix(" minutes"): return minutes
    default: return nil
    }
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

  /// Completes a rating that stands before; without one, a count says nothing.
  private mutating func setRatingCount(_ text: String) -> Bool {
    guard let rating, let count = Int(text), count >= 0 else { return false }
    self.rating = Rating(value: rating.value, best: rating.best, count: rating.count ?? count)
    return true
  }
}
