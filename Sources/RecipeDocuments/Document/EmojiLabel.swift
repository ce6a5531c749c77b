/// Pictures that stand for the words of a label or a heading: "🕒 30 min", "👥 4", "## 🧂".
enum EmojiLabel {
  /// A picture at the start of a text, and the text after it.
  struct Lead {
    /// The scalar that says what the picture shows.
    let scalar: Unicode.Scalar
    /// The offset past the picture and the blanks after it.
    let end: Int
  }

  /// Returns the picture at the start of a range, or `nil` for any other text.
  ///
  /// Joiners, variants and colours of skin belong to the picture, and so do those joined to it: of "👩‍🍳" the
  /// last one tells what it shows.
  static func lead(in bytes: ArraySlice<UInt8>) -> Lead? {
    guard let first = bytes.first, first >= 0xE2 else { return nil }
    let text = String(decoding: bytes.prefix(longest), as: UTF8.self)
    guard let picture = text.first, picture.unicodeScalars.first.map(isPicture) == true else {
      return nil
    }
    let shown = picture.unicodeScalars.last(where: isPicture) ?? picture.unicodeScalars.first
    let length = String(picture).utf8.count
    let rest = bytes.dropFirst(length).drop { $0 == 0x20 || $0 == UInt8(ascii: ":") }
    return shown.map { Lead(scalar: $0, end: rest.startIndex) }
  }

  /// Returns the key that a picture is for a value, or `nil` for one that is no label of such a value.
  static func key(of scalar: Unicode.Scalar, value: String) -> RecipeKey? {
    let isTime = RecipeDuration.isStated(by: value)
    if isTime { return times.first { $0.scalars.contains(scalar) }?.key }
    guard value.first?.isNumber == true, value.utf8.count <= longest else { return nil }
    if eaters.contains(scalar) {
      return TimeWords.areIn(value) ? nil : .yield
    }
    return scalar == "⭐" || scalar == "🌟" ? .rating : nil
  }

  /// Returns the kind of the section below a heading that is a picture and nothing else.
  static func section(of heading: String) -> SectionKind? {
    guard heading.utf8.count <= longest,
      let lead = lead(in: Array(heading.utf8)[...]), lead.end == heading.utf8.count
    else { return nil }
    return sections.first { $0.scalars.contains(lead.scalar) }?.kind
  }

  /// The maximum length of a picture, and of a value that is no time, in bytes.
  private static let longest = 40

  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x231A && scalar.properties.isEmoji
      && !scalar.properties.isEmojiModifier && !genders.contains(scalar)
  }

  /// Signs that are joined to a picture of a person.
  private static let genders: Set<Unicode.Scalar> = ["\u{2640}", "\u{2642}", "\u{27A1}"]

  private static let times: [(key: RecipeKey, scalars: Set<Unicode.Scalar>)] = [
    (.totalTime, Set("⌚⌛⏰⏱⏲⏳🕰".unicodeScalars).union(clockFaces)),
    (.prepTime, Set("🔪🥄🥣".unicodeScalars)),
    (.cookTime, Set("🔥🍳🍲🥘♨".unicodeScalars)),
    (.waitTime, Set("💤🧊❄".unicodeScalars)),
  ]

  /// The faces of clocks, one for each half an hour.
  private static let clockFaces: [Unicode.Scalar] =
    (0x1F550...0x1F567).compactMap { Unicode.Scalar($0 as UInt32) }

  private static let eaters = Set("👤👥👪👫🧑👨👩🍽🍴".unicodeScalars)

  private static let sections: [(kind: SectionKind, scalars: Set<Unicode.Scalar>)] = [
    (.ingredients, Set("🧂🛒🥕🥬🧅🧄🍅🥚🧺🥦🌽🧈".unicodeScalars)),
    (.directions, Set("🍳🥣🥘🍲👣🔪👩👨🧑🥄🔥".unicodeScalars)),
    (.notes, Set("📝💡🗒📌".unicodeScalars)),
    (.tools, Set("🔧🛠🍴".unicodeScalars)),
  ]
}
