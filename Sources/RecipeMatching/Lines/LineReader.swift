import Ingredients
import RecipeCore
import Text

/// Reads ingredient lines; what it has read before, as it has most lines, it remembers.
///
/// The lines lie in arrays without references, and are prefetched (Decisions 34 and 39).
struct LineReader {
  /// A line that was read.
  private struct Line {
    /// The place of its text.
    let text: Range<UInt32>
    /// The place of its name.
    let name: Range<UInt32>
    /// The place of its foods.
    let foods: Range<UInt32>
    let amount: LineAmount?
    let traits: LineFoods.Traits
  }

  /// The demands of a recipe's lines.
  struct Lines {
    /// The amount each line asks for; `nil` where it does not say.
    var amounts: [LineAmount?] = []
    /// The names of the foods, as written.
    var names = LineNames()
    /// The foods.
    var foods = LineFoods()

    fileprivate mutating func reserveCapacity(_ count: Int) {
      amounts.reserveCapacity(count)
      names.reserveCapacity(count)
      foods.reserveCapacity(count)
    }
  }

  /// The number of lines that are remembered, the first ones: with their texts some 20 MB for each reader.
  private static let maximumLineCount = 1 << 17
  /// Lines of more bytes are not remembered: they hardly come again.
  private static let maximumByteCount = 200

  private var tokenizer: FoodTokenizer
  private var lines: [Line] = []
  /// Texts and names of the lines.
  private var bytes: [UInt8] = []
  /// The foods of the lines.
  private var foods: [LineFoods.Food] = []
  /// The numbers of the lines by the hashes of their texts.
  private var numbers = HashTable<UInt32>(minimumCapacity: 1 << 9)
  /// The hashes of the lines of the recipe at hand.
  private var hashes: [UInt64] = []
  private var buffer: [UInt8] = []
  /// A number that nobody knows, so that nobody can write lines that all have one hash.
  private let seed = UInt64.random(in: .min ... .max)
  private let ahead = ReadAhead()

  /// Creates a reader that has read nothing.
  init(synonyms: FoodSynonyms) {
    tokenizer = FoodTokenizer(synonyms: synonyms)
  }

  /// Returns the foods and amounts of the ingredient lines of a recipe.
  mutating func read(_ recipe: Recipe) -> Lines {
    var read = Lines()
    let written = recipe.ingredients.prefix(FoodTokenizer.maximumLineCount)
    hash(written)
    read.reserveCapacity(written.count)
    for (line, hash) in zip(written, hashes) {
      if let number = number(of: line, hash) {
        let known = lines[number]
        read.amounts.append(known.amount)
        read.names.append(bytes[Self.range(known.name)])
        read.foods.append(foods[Self.range(known.foods)], known.traits)
      } else {
        let details = LineDetails(line, &tokenizer, &buffer)
        read.amounts.append(details.amount)
        read.names.append(details.name[...])
        read.foods.append(details.foods, details.traits)
      }
    }
    return Lines(
      amounts: read.amounts.trimmed, names: read.names.trimmed, foods: read.foods.trimmed)
  }

  /// Finds the hashes of lines, and prefetches what is remembered of them.
  private mutating func hash(_ written: ArraySlice<String>) {
    hashes.removeAll(keepingCapacity: true)
    for var line in written { hashes.append(line.withUTF8 { hash(of: $0) }) }
    ahead.read(hashes) { Int(numbers[$0] ?? 0) }
    ahead.read(hashes) { hash in numbers[hash].map { Int(lines[Int($0)].text.lowerBound) } ?? 0 }
  }

  /// The number of a line, which is read when it is new; `nil` when it is not to be remembered.
  private mutating func number(of line: String, _ hash: UInt64) -> Int? {
    var line = line
    guard line.utf8.count <= Self.maximumByteCount else { return nil }
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
    guard number < Self.maximumLineCount else { return nil }
    let details = LineDetails(line, &tokenizer, &buffer)
    let (text, name) = (append(line.utf8), append(details.name))
    let start = UInt32(truncatingIfNeeded: foods.count)
    foods += details.foods
    lines.append(
      Line(
        text: text, name: name, foods: start..<UInt32(truncatingIfNeeded: foods.count),
        amount: details.amount, traits: details.traits))
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

  /// Eight bytes at a time, as every line of every recipe is hashed.
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
