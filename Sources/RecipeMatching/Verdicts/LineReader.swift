import Ingredients
import RecipeCore
import Text

/// A reader of ingredient lines that caches what it read, as most lines occur again.
///
/// The lines are in arrays without references, and are prefetched (Decisions 34 and 39).
struct LineReader {
  /// A line that was read.
  private struct Line {
    /// The place of its text.
    let text: Range<UInt32>
    /// The place of its name.
    let name: Range<UInt32>
    let letters: NameLetters
    let amount: LineAmount?
  }

  /// The data of a line beside its foods.
  struct Details {
    /// The amount, or `nil` if there is none.
    let amount: LineAmount?
    /// The name of its food; see `LineNames`.
    let name: [UInt8]
    /// The letters of that name.
    let letters: NameLetters

    /// The number of bytes of a name that are compared: a longer one is a sentence.
    private static let byteLimit = 80

    /// Reads a line.
    init(_ line: String) {
      let parsed = ParsedIngredient(line)
      amount = LineAmount(parsed)
      name = Self.name(in: parsed)
      letters = SpeltName(name).letters
    }

    /// The folded name of the food, up to its first comma.
    private static func name(in line: ParsedIngredient) -> [UInt8] {
      var name: [UInt8] = []
      var whole = line.text
      whole.withUTF8 { bytes in
        let food = bytes[line.foodRange.clamped(to: bytes.indices)].prefix(byteLimit)
        var cutter = FoodLineCutter(UnsafeBufferPointer(rebasing: food))
        _ = cutter.appendSegment(to: &name)
      }
      return name
    }
  }

  /// The maximum number of cached lines, the first ones: some 20 MB with their texts for each
  /// reader.
  private static let lineLimit = 1 << 17
  /// The maximum size of a cached line in bytes: longer ones hardly occur again.
  private static let byteLimit = 200

  private var lines: [Line] = []
  /// Texts and names of the lines.
  private var bytes: [UInt8] = []
  /// The numbers of the lines by the hashes of their texts.
  private var numbers = HashTable<UInt32>(minimumCapacity: 1 << 9)
  /// The hashes of the lines of the recipe at hand.
  private var hashes: [UInt64] = []
  /// A random seed, so that nobody can write lines that all have one hash.
  private let seed = UInt64.random(in: .min ... .max)
  private let ahead = ReadAhead()

  /// Creates a reader with an empty cache.
  init() {}

  /// Returns the amounts of the ingredient lines of a recipe and the names of their foods, by line.
  mutating func read(_ recipe: Recipe) -> (amounts: [LineAmount?], names: LineNames) {
    var amounts: [LineAmount?] = []
    var names = LineNames()
    let written = recipe.ingredients.prefix(FoodTokenizer.lineLimit)
    hash(written)
    for (line, hash) in zip(written, hashes) {
      if let number = number(of: line, hash) {
        let known = lines[number]
        amounts.append(known.amount)
        names.append(bytes[Self.range(known.name)], known.letters)
      } else {
        let details = Details(line)
        amounts.append(details.amount)
        names.append(details.name[...], details.letters)
      }
    }
    return (amounts.trimmed, names.trimmed)
  }

  /// Computes the hashes of lines, and prefetches their cache entries.
  private mutating func hash(_ written: ArraySlice<String>) {
    hashes.removeAll(keepingCapacity: true)
    for var line in written { hashes.append(line.withUTF8 { hash(of: $0) }) }
    ahead.read(hashes) { Int(numbers[$0] ?? 0) }
    ahead.read(hashes) { hash in numbers[hash].map { Int(lines[Int($0)].text.lowerBound) } ?? 0 }
  }

  /// Returns the number of a line, which is read if it is new, or `nil` if it is not cached.
  private mutating func number(of line: String, _ hash: UInt64) -> Int? {
    var line = line
    guard line.utf8.count <= Self.byteLimit else { return nil }
    let number = line.withUTF8 { text in numbers.value(of: hash) { isLine($0, text) } }
    return number.map(Int.init) ?? remember(line, hash)
  }

  private func isLine(_ number: UInt32, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = Self.range(lines[Int(number)].text)
    return bytes.withUnsafeBufferPointer { bytes in
      text.count == range.count && zip(text, bytes[range]).allSatisfy { $0 == $1 }
    }
  }

  private mutating func remember(_ line: String, _ hash: UInt64) -> Int? {
    let number = lines.count
    guard number < Self.lineLimit else { return nil }
    let details = Details(line)
    let (text, name) = (append(line.utf8), append(details.name))
    lines.append(Line(text: text, name: name, letters: details.letters, amount: details.amount))
    numbers.insert(UInt32(truncatingIfNeeded: number), for: hash)
    return number
  }

  private mutating func append(_ part: some Collection<UInt8>) -> Range<UInt32> {
    let start = UInt32(truncatingIfNeeded: bytes.count)
    bytes.append(contentsOf: part)
    return start..<UInt32(truncatingIfNeeded: bytes.count)
  }

  private static func range(_ range: Range<UInt32>) -> Range<Int> {
    Int(range.lowerBound)..<Int(range.upperBound)
  }

  /// Hashes eight bytes at a time, as every line of every recipe is hashed.
  private func hash(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(text)
    var hash = seed ^ UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      hash = StableHash.mix(hash ^ bytes.number(at: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    for byte in bytes[offset...] { rest = rest << 8 | UInt64(byte) }
    return StableHash.mix(hash ^ rest)
  }
}
