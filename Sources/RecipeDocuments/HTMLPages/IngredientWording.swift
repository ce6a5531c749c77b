import Text

/// An ingredient line, or the text of a row of a page, prepared for comparison.
struct IngredientWording {
  /// The text, on one line.
  let text: String
  /// True if it contains a digit or a fraction.
  private(set) var hasNumber = false
  /// True if it starts with one.
  private(set) var beginsWithNumber = false

  /// The letters, with ASCII in lower case, without separators.
  private var letters: [UInt8] = []
  /// The sum of the hashed letters, which is independent of the order of words.
  private var sum: UInt64 = 0

  /// The maximum size of the letters of an amount, in bytes: "4 heaping tablespoons".
  private static let maximumAmountLength = 40

  /// Creates the wording of a text, which may contain entities and line ends.
  init(_ text: String) {
    self.text = text.cleaned(.line)
    for scalar in self.text.unicodeScalars {
      if scalar.isASCII {
        add(ascii: UInt8(truncatingIfNeeded: scalar.value))
      } else if scalar.properties.isAlphabetic {
        letters += UTF8.encode(scalar).map { Array($0) } ?? []
        sum &+= StableHash.mix(UInt64(scalar.value))
      } else if scalar.properties.numericType != nil {
        addNumber()
      }
    }
  }

  private mutating func add(ascii byte: UInt8) {
    if byte.isASCIIDigit { return addNumber() }
    guard byte.isASCIILetter else { return }
    let small = byte.asciiLowercased
    letters.append(small)
    sum &+= StableHash.mix(UInt64(small))
  }

  private mutating func addNumber() {
    beginsWithNumber = beginsWithNumber || letters.isEmpty
    hasNumber = true
  }

  /// True if both have the same letters in any order.
  func hasLetters(of other: IngredientWording) -> Bool {
    letters.count == other.letters.count && sum == other.sum
  }

  /// True if it starts with the letters of another text, which are not empty.
  func begins(with other: IngredientWording) -> Bool {
    !other.letters.isEmpty && letters.starts(with: other.letters)
  }

  /// True if it is another text with only an amount before or after it.
  func isAmount(of food: IngredientWording) -> Bool {
    let more = letters.count - food.letters.count
    guard 0...Self.maximumAmountLength ~= more, !food.letters.isEmpty else { return false }
    return letters[more...].elementsEqual(food.letters) || begins(with: food)
  }
}
