/// The foods of a recipe: words of its ingredient lines without amounts, units and preparation.
struct FoodWords: Sendable {
  /// Hashes of the words, ascending, each once.
  let hashes: [UInt64]

  /// Finds the foods of ingredient lines.
  init(_ lines: [String]) {
    var hashes: [UInt64] = []
    var buffer: [UInt8] = []
    for line in lines.prefix(Self.lineLimit) {
      buffer.removeAll(keepingCapacity: true)
      Self.fold(line, to: &buffer)
      Self.append(buffer, to: &hashes)
    }
    hashes.sort()
    self.hashes = Self.unique(hashes)
  }

  /// How many of the foods of both recipes are shared, from 0 to 1; `nil` when one has none.
  func likeness(to other: FoodWords) -> Double? {
    guard !hashes.isEmpty, !other.hashes.isEmpty else { return nil }
    let shared = sharedCount(with: other)
    return Double(shared) / Double(hashes.count + other.hashes.count - shared)
  }

  private static let lineLimit = 200

  private func sharedCount(with other: FoodWords) -> Int {
    var (left, right, shared) = (0, 0, 0)
    while left < hashes.count, right < other.hashes.count {
      if hashes[left] == other.hashes[right] {
        (left, right, shared) = (left + 1, right + 1, shared + 1)
      } else if hashes[left] < other.hashes[right] {
        left += 1
      } else {
        right += 1
      }
    }
    return shared
  }

  /// Folds a line up to its first comma, without what stands in parentheses.
  ///
  /// A comma before any letter belongs to a number: "1,5 kg Mehl". A parenthesis that nothing closes
  /// hides nothing: "1 (14 oz can tomatoes".
  private static func fold(_ line: String, to buffer: inout [UInt8]) {
    var line = line
    line.withUTF8 { bytes in
      var depth = 0
      var start = 0
      var hasLetter = false
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "("):
          if depth == 0 {
            append(bytes, start..<index, to: &buffer)
            start = index + 1
          }
          depth += 1
        case UInt8(ascii: ")") where depth > 0:
          depth -= 1
          if depth == 0 { start = index + 1 }
        case UInt8(ascii: ",") where depth == 0 && hasLetter:
          return append(bytes, start..<index, to: &buffer)
        default:
          if depth == 0, byte.isWordByte { hasLetter = true }
        }
      }
      let rest = bytes[start...]
      append(bytes, start..<(depth == 0 ? rest.endIndex : endOfFood(in: rest)), to: &buffer)
    }
  }

  /// Where the first comma behind a letter stands, or the end.
  private static func endOfFood(in rest: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    guard let letter = rest.firstIndex(where: \.isWordByte) else { return rest.endIndex }
    return rest[letter...].firstIndex(of: UInt8(ascii: ",")) ?? rest.endIndex
  }

  private static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, to buffer: inout [UInt8]
  ) {
    TextFolding.append(UnsafeBufferPointer(rebasing: bytes[range]), to: &buffer)
  }

  private static func append(_ folded: [UInt8], to hashes: inout [UInt64]) {
    for word in FoldedWords(folded) {
      let rest = withoutNumber(word, of: folded)
      guard !rest.isEmpty else { continue }
      let stem = Plural.stem(rest, of: folded)
      let hash = StableHash.of(folded, in: stem)
      if case .nothing = FoodLexicon.shared[hash] { continue }
      hashes.append(hash)
    }
  }

  /// What follows the number that a word begins with: the unit of "200g", the food of "3個卵".
  private static func withoutNumber(_ word: Range<Int>, of folded: [UInt8]) -> Range<Int> {
    var start = word.lowerBound
    while start < word.upperBound, folded[start].isDigit { start += 1 }
    return start..<word.upperBound
  }

  private static func unique(_ sorted: [UInt64]) -> [UInt64] {
    var unique: [UInt64] = []
    unique.reserveCapacity(sorted.count)
    for hash in sorted where unique.last != hash { unique.append(hash) }
    return unique
  }
}

extension UInt8 {
  /// Whether it is an ASCII digit.
  var isDigit: Bool {
    self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
  }

  /// Whether it is an ASCII letter or part of a letter beyond ASCII.
  fileprivate var isWordByte: Bool {
    self >= 0x80 || isASCIIAlphanumeric && !isDigit
  }
}
