import RecipeCore
import Text

/// Reads ingredient lines; what it has read before, as it has most lines, it remembers.
struct LineReader {
  /// A line that was read.
  private struct Line {
    let hash: UInt64
    /// Where its text is.
    let text: Range<UInt32>
    /// Where its name is.
    let name: Range<UInt32>
    let letters: NameLetters
    let amount: LineAmount?
  }

  /// How many lines are remembered, the first ones: with their texts some 20 MB for each
  /// reader.
  private static let lineLimit = 1 << 17
  /// Lines of more bytes are not remembered: they hardly come again.
  private static let byteLimit = 200
  /// At how many places a line is looked for, whoever made them meet there.
  private static let placeLimit = 8

  private var lines: [Line] = []
  /// Texts and names of the lines.
  private var bytes: [UInt8] = []
  /// A line's number and one, at or soon after the place that its hash says; 0 where there is none.
  private var places: [UInt32] = []
  /// The hashes of the lines of the recipe at hand.
  private var hashes: [UInt64] = []
  private let ahead = ReadAhead()

  /// Makes a reader that has read nothing.
  init() {}

  /// How much the ingredient lines of a recipe ask for, and how they name it, by line.
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
        let details = LineDetails(line)
        amounts.append(details.amount)
        names.append(details.name[...], details.letters)
      }
    }
    return (amounts.trimmed, names.trimmed)
  }

  /// Finds the hashes of lines, and reads ahead where they are remembered.
  private mutating func hash(_ written: ArraySlice<String>) {
    if places.isEmpty { places = Array(repeating: 0, count: 1 << 10) }
    hashes.removeAll(keepingCapacity: true)
    for var line in written { hashes.append(line.withUTF8(Self.hash)) }
    ahead.read(hashes) { firstNumber(of: $0) }
    ahead.read(hashes) { hash in
      let number = firstNumber(of: hash)
      return number < 0 ? 0 : Int(truncatingIfNeeded: lines[number].hash)
    }
  }

  /// The number of a line, which is read when it is new; `nil` when it is not to be remembered.
  private mutating func number(of line: String, _ hash: UInt64) -> Int? {
    var line = line
    guard line.utf8.count <= Self.byteLimit else { return nil }
    for place in places(of: hash) {
      let number = Int(places[place]) - 1
      guard number >= 0 else { return remember(line, hash, at: place) }
      if lines[number].hash == hash, hasText(number, &line) { return number }
    }
    return nil
  }

  /// The number at the first place of a hash, where the line nearly always is; -1 when there is none.
  @inline(__always)
  private func firstNumber(of hash: UInt64) -> Int {
    Int(places[Int(truncatingIfNeeded: hash) & (places.count - 1)]) - 1
  }

  private func places(of hash: UInt64) -> some Sequence<Int> {
    let mask = places.count - 1
    return (0..<Self.placeLimit).lazy.map { (Int(truncatingIfNeeded: hash) &+ $0) & mask }
  }

  private func hasText(_ number: Int, _ line: inout String) -> Bool {
    let range = Self.range(lines[number].text)
    return line.withUTF8 { line in
      bytes.withUnsafeBufferPointer { bytes in
        line.count == range.count && zip(line, bytes[range]).allSatisfy { $0 == $1 }
      }
    }
  }

  private mutating func remember(_ line: String, _ hash: UInt64, at place: Int) -> Int? {
    guard lines.count < Self.lineLimit else { return nil }
    let details = LineDetails(line)
    let text = append(line.utf8)
    let name = append(details.name)
    lines.append(
      Line(
        hash: hash, text: text, name: name, letters: details.letters, amount: details.amount))
    places[place] = UInt32(truncatingIfNeeded: lines.count)
    if lines.count * 2 > places.count { makeRoom() }
    return lines.count - 1
  }

  private mutating func append(_ part: some Collection<UInt8>) -> Range<UInt32> {
    let start = UInt32(truncatingIfNeeded: bytes.count)
    bytes.append(contentsOf: part)
    return start..<UInt32(truncatingIfNeeded: bytes.count)
  }

  /// Finds other places for all lines; one that finds none is read anew whenever it is met.
  private mutating func makeRoom() {
    places = Array(repeating: 0, count: places.count * 4)
    for (number, line) in lines.enumerated() {
      if let free = places(of: line.hash).first(where: { places[$0] == 0 }) {
        places[free] = UInt32(truncatingIfNeeded: number + 1)
      }
    }
  }

  private static func range(_ range: Range<UInt32>) -> Range<Int> {
    Int(range.lowerBound)..<Int(range.upperBound)
  }

  /// Eight bytes at a time, as every line of every recipe is hashed.
  private static func hash(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(text)
    var hash = UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      hash = StableHash.mix(hash ^ UInt64(littleEndian: word))
      offset += 8
    }
    var rest: UInt64 = 0
    for byte in bytes[offset...] { rest = rest << 8 | UInt64(byte) }
    return StableHash.mix(hash ^ rest)
  }
}
