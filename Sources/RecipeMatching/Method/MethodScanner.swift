import Text

/// A scanner of directions, word by word.
struct MethodScanner {
  /// The maximum number of bytes that are read: beyond them are comments, not directions.
  private static let maximumByteCount = 20_000
  /// Temperatures of a kitchen in degrees Fahrenheit, from warm to the hottest oven.
  private static let kitchen = 170...600
  /// Numbers above are degrees Fahrenheit if no scale is named.
  private static let hottestCelsius = 260

  private(set) var temperatures: Set<UInt16> = []
  private(set) var minutes: Set<UInt16> = []
  private(set) var appliances: Appliances = []
  /// The number of words read.
  private(set) var wordCount = 0

  private let vocabulary = MethodVocabulary.shared
  /// The last number and how many words ago it was read.
  private var number: (value: Int, age: Int)?
  /// The number that "degrees" followed, if no scale was read yet.
  private var degrees: (value: Int, age: Int)?
  /// The appliance whose name has begun.
  private var beginning: Appliances = []

  /// Reads all steps.
  mutating func read(_ directions: [String]) {
    var folded: [UInt8] = []
    for step in directions where folded.count < Self.maximumByteCount {
      TextFolding.append(String(step.prefix(Self.maximumByteCount)), to: &folded)
    }
    var start = 0
    while start < folded.count {
      var end = start
      while end < folded.count, folded[end] != 0x20 { end += 1 }
      read(start..<end, of: folded)
      start = end + 1
    }
    finishDegrees()
  }

  private mutating func read(_ word: Range<Int>, of folded: [UInt8]) {
    wordCount += 1
    let stem = Plural.stem(word, of: folded)
    let hash = StableHash.of(folded, in: stem)
    age()
    if folded[word.lowerBound].isASCIIDigit {
      readNumber(word, of: folded)
    } else {
      readMeaning(vocabulary[hash])
    }
  }

  // MARK: Numbers

  private mutating func age() {
    number?.age += 1
    degrees?.age += 1
    if let age = number?.age, age > 2 { number = nil }
    if let age = degrees?.age, age > 1 { finishDegrees() }
  }

  /// Reads "350", "350f" or "10min".
  private mutating func readNumber(_ word: Range<Int>, of folded: [UInt8]) {
    var (value, end) = (0, word.lowerBound)
    while end < word.upperBound, folded[end].isASCIIDigit, value < 10_000 {
      value = value * 10 + Int(folded[end] - UInt8(ascii: "0"))
      end += 1
    }
    number = (value, 0)
    guard end < word.upperBound else { return }
    let rest = Plural.stem(end..<word.upperBound, of: folded)
    readMeaning(vocabulary[StableHash.of(folded, in: rest)])
  }

  private mutating func readMeaning(_ meaning: MethodVocabulary.Word?) {
    let begun = beginning
    beginning = []
    switch meaning {
    case .appliance(let appliance): appliances.formUnion(appliance)
    case .beginning(let appliance): beginning = appliance
    case .cooker: appliances.formUnion(begun)
    case .degrees:
      guard let number else { break }
      degrees = (number.value, 0)
      self.number = nil
    case .fahrenheit: finishDegrees { $0 }
    case .celsius: finishDegrees { $0 * 9 / 5 + 32 }
    case .minutes: addMinutes(times: 1)
    case .hours: addMinutes(times: 60)
    case nil: break
    }
  }

  private mutating func finishDegrees(_ fahrenheit: ((Int) -> Int)? = nil) {
    guard let value = degrees?.value ?? (fahrenheit == nil ? nil : number?.value) else { return }
    degrees = nil
    if fahrenheit != nil { number = nil }
    let convert = fahrenheit ?? { $0 > Self.hottestCelsius ? $0 : $0 * 9 / 5 + 32 }
    let converted = convert(min(value, 10_000))
    if Self.kitchen.contains(converted) {
      temperatures.insert(UInt16(truncatingIfNeeded: converted))
    }
  }

  private mutating func addMinutes(times factor: Int) {
    guard let number, number.age <= 1 else { return }
    minutes.insert(UInt16(min(number.value * factor, Int(UInt16.max))))
    self.number = nil
  }
}
