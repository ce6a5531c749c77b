import Text

/// A writer of words, ascending, with their posting lists, as `WordDictionary` reads them.
///
/// Words are in blocks of equal size; of each word only the suffix that differs from the previous
/// one is written (front coding, Witten, Moffat and Bell 1999, section 4.1). Short lists follow
/// their word; longer ones are separate, each after its checksum, so that a lookup skips few bytes.
struct WordDictionaryWriter {
  /// The number of words in a block.
  private static let wordsOfBlock = 32
  /// The maximum size in bytes of a list that follows its word.
  private static let maximumLengthInBlock = 16

  private let recipeCount: Int
  /// The separate lists.
  private var lists: ByteWriter
  private var blocks = ByteWriter()
  /// The offset of each block.
  private var blockStarts: [Int] = []
  /// The words of the current block.
  private var words = ByteWriter()
  private var wordCount = 0
  private var lastWord: [UInt8] = []
  /// The offset of the lists of the block's words.
  private var listsStart = 0

  /// Creates a writer of words of a number of recipes.
  ///
  /// - Parameter size: The estimated size of their lists in bytes.
  init(recipeCount: Int, about size: Int = 0) {
    self.recipeCount = recipeCount
    lists = ByteWriter(capacity: size)
  }

  /// Writes a word; a list for each of the fields must follow.
  mutating func begin(word: ArraySlice<UInt8>, _ fields: IndexFieldSet) {
    if wordCount == Self.wordsOfBlock { endBlock() }
    let shared = countShared(with: word)
    words.write(shared)
    words.write(word.count - shared)
    words.append(contentsOf: word.dropFirst(shared))
    words.write(fields.rawValue)
    lastWord.removeLast(lastWord.count - shared)
    lastWord.append(contentsOf: word.dropFirst(shared))
    wordCount += 1
  }

  /// Writes the positions of the recipes that have the word in the next of its fields: as gaps, or
  /// as a bitmap if that takes fewer bytes.
  ///
  /// - Parameter repeats: Those that have it more than once, as `WordRepeats` writes them.
  mutating func add(gaps: [UInt8], repeats: [UInt8]) {
    guard gaps.count > 8 * PositionBits.wordCount(recipeCount), let bits = bits(of: gaps) else {
      return add(gaps, isBits: false, repeats)
    }
    add(bits, isBits: true, repeats)
  }

  /// Ends the dictionary.
  ///
  /// - Parameter layout: Receives the ranges of its parts.
  /// - Returns: The bytes of the index so far.
  mutating func finish(_ layout: inout WordIndexLayout) -> ByteWriter {
    endBlock()
    var index = ByteWriter()
    swap(&index, &lists)
    layout.blocks = index.append(part: blocks.bytes)
    var starts = ByteWriter(capacity: 8 * blockStarts.count + 8)
    for start in blockStarts + [blocks.bytes.count] { starts.write(fixed: UInt64(start)) }
    layout.blockStarts = index.append(part: starts.bytes)
    return index
  }

  private mutating func endBlock() {
    guard wordCount > 0 else { return }
    var block = ByteWriter(capacity: words.bytes.count + 16)
    block.write(blockStarts.count)
    block.write(listsStart)
    block.write(wordCount)
    block.append(contentsOf: words.bytes)
    blockStarts.append(blocks.bytes.count)
    blocks.write(fixed: Checksum.of(block.bytes))
    blocks.append(contentsOf: block.bytes)
    words.removeAll()
    wordCount = 0
    lastWord.removeAll(keepingCapacity: true)
    listsStart = lists.bytes.count
  }

  /// Returns the length of the prefix that a word shares with the previous one.
  private func countShared(with word: ArraySlice<UInt8>) -> Int {
    let most = min(word.count, lastWord.count)
    var shared = 0
    while shared < most, word[word.startIndex + shared] == lastWord[shared] { shared += 1 }
    return shared
  }

  private mutating func add(_ positions: [UInt8], isBits: Bool, _ repeats: [UInt8]) {
    guard !repeats.isEmpty else { return add(positions, isBits: isBits, hasRepeats: false) }
    var list = ByteWriter(capacity: positions.count + repeats.count + 4)
    list.write(positions.count)
    list.append(contentsOf: positions)
    list.append(contentsOf: repeats)
    add(list.bytes, isBits: isBits, hasRepeats: true)
  }

  private mutating func add(_ list: [UInt8], isBits: Bool, hasRepeats: Bool) {
    let form = ListForm(
      hasRepeats: hasRepeats, isBits: isBits, isApart: list.count > Self.maximumLengthInBlock)
    words.write(form.code(size: list.count))
    guard form.isApart else { return words.append(contentsOf: list) }
    lists.write(fixed: Checksum.of(list))
    lists.append(contentsOf: list)
  }

  /// Returns gaps as a bitmap, or `nil` if one of them is not a position of a recipe: such gaps are
  /// written as they are, and reading them throws.
  private func bits(of gaps: [UInt8]) -> [UInt8]? {
    var bits = PositionBits(count: recipeCount)
    guard (try? gaps.withUnsafeBytes { try PositionGaps.read($0, into: &bits) }) != nil else {
      return nil
    }
    var bytes = ByteWriter(capacity: 8 * bits.words.count)
    for word in bits.words { bytes.write(fixed: word) }
    return bytes.bytes
  }
}
