/// An ingredient line, or what a row of a page shows, and what of it is compared.
struct IngredientWording {
  /// The text, on one line.
  let text: String
  /// True if it has a digit or a fraction anywhere.
  private(set) var hasNumber = false
  /// True if it begins with one.
  private(set) var beginsWithNumber = false

  /// Its letters, the ASCII ones small, without what is between them.
  private var letters: [UInt8] = []
  /// The sum of its letters: the same in whatever order its words stand.
  private var sum: UInt64 = 0

  /// The number of bytes of letters an amount has at most: "4 heaping tablespoons".
  private static let longestAmount = 40

  /// Reads a text, which may still have entities and line ends.
  init(_ text: String) {
    self.text = text.cleaned(.line)
    for scalar in self.text.unicodeScalars {
      if scalar.isASCII {
        add(ascii: UInt8(truncatingIfNeeded: scalar.value))
      } else if scalar.properties.isAlphabetic {
        letters += UTF8.encode(scalar).map { Array($0) } ?? []
        sum &+= Self.mixed(UInt64(scalar.value))
      } else if scalar.properties.numericType != nil {
        addNumber()
      }
    }
  }

  private mutating func add(ascii byte: UInt8) {
    if byte &- UInt8(ascii: "0") < 10 { return addNumber() }
    let small = byte | 0x20
    guard small &- UInt8(ascii: "a") < 26 else { return }
    letters.append(small)
    sum &+= Self.mixed(UInt64(small))
  }

  private mutating func addNumber() {
    beginsWithNumber = beginsWithNumber || letters.isEmpty
    hasNumber = true
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 29
  }

  /// True if both have the same letters, in whatever order.
  func hasLetters(of other: IngredientWording) -> Bool {
    letters.count == other.letters.count && sum == other.sum
  }

  /// True if the letters of another text, if there are any, stand at its beginning.
  func begins(with other: IngredientWording) -> Bool {
    !other.letters.isEmpty && letters.starts(with: other.letters)
  }

  /// True if it is another text with nothing more than an amount before or after it.
  func isAmount(of food: IngredientWording) -> Bool {
    let more = letters.count - food.letters.count
    guard 0...Self.longestAmount ~= more, !food.letters.isEmpty else { return false }
    return letters[more...].elementsEqual(food.letters) || begins(with: food)
  }
}
