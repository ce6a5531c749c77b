/// A cursor over the words of a dictionary.
struct WordCursor {
  /// The current word; empty before the first and after the last one.
  private(set) var word: [UInt8] = []
  /// The posting lists of the word, by field.
  private(set) var lists: [WordList] = []
  /// True if it is past the last word.
  private(set) var isAtEnd = false

  private let dictionary: WordDictionary
  /// The blocks not started yet.
  private var blocks: Range<Int>
  private var words = ByteReader(UnsafeRawBufferPointer(start: nil, count: 0))
  private var wordsLeft = 0
  /// The offset of the next separate list.
  private var nextList = 0

  /// Creates a cursor before the first word of some blocks.
  init(_ dictionary: WordDictionary, blocks: Range<Int>) {
    self.dictionary = dictionary
    self.blocks = blocks
  }

  /// Moves to the next word.
  mutating func advance() throws(IndexCorruption) {
    lists.removeAll(keepingCapacity: true)
    if wordsLeft == 0 {
      word.removeAll(keepingCapacity: true)
      guard let next = blocks.popFirst() else { return isAtEnd = true }
      try begin(block: next)
    }
    wordsLeft -= 1
    try readWord()
    try readLists()
  }

  private mutating func begin(block number: Int) throws(IndexCorruption) {
    let block = try dictionary.block(number)
    words = block.words
    wordsLeft = block.wordCount
    nextList = block.listsStart
  }

  private mutating func readWord() throws(IndexCorruption) {
    let shared = try words.count()
    guard shared <= word.count else { throw IndexCorruption() }
    word.removeLast(word.count - shared)
    word.append(contentsOf: try words.part(count: try words.count()))
  }

  private mutating func readLists() throws(IndexCorruption) {
    for field in IndexFieldSet(rawValue: try words.number()).fields {
      let (form, size) = ListForm.read(try words.number())
      guard form.isApart else {
        lists.append(WordList(field: field, form, try words.part(count: size)))
        continue
      }
      let (end, overflows) = nextList.addingReportingOverflow(size)
      guard !overflows, end <= dictionary.index.count - 8 else { throw IndexCorruption() }
      let bytes = UnsafeRawBufferPointer(rebasing: dictionary.index[nextList..<end + 8])
      lists.append(WordList(field: field, form, checked: bytes))
      nextList = end + 8
    }
  }
}
