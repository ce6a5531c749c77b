import Text

/// The words by which a line says that a cook may leave the ingredient out: "for garnish".
struct OptionalVocabulary: Sendable {
  /// All words.
  static let shared = OptionalVocabulary()

  private let words: HashTable<Bool>

  private init() {
    var words = HashTable<Bool>(minimumCapacity: 128)
    for word in Self.list.split(whereSeparator: \.isWhitespace) {
      words.update(StableHash.of(TextFolding.fold(String(word))), default: true) { _ in }
    }
    self.words = words
  }

  /// True if a line has one of the words.
  ///
  /// - Parameter buffer: Memory that is used for each line.
  func isIn(_ line: String, _ buffer: inout [UInt8]) -> Bool {
    buffer.removeAll(keepingCapacity: true)
    TextFolding.append(line, to: &buffer)
    var hash = StableHash()
    for byte in buffer {
      if byte != 0x20 {
        hash.combine(byte)
      } else if words[hash.value] != nil {
        return true
      } else {
        hash = StableHash()
      }
    }
    return words[hash.value] != nil
  }

  private static let list = """
    optional garnish garnishing garnishes serving decoration decorating dusting sprinkling taste desired \
    needed greasing topping drizzling garnieren bestreuen geschmack belieben verzieren servieren einfetten \
    servir goût décorer garnir saupoudrer decorar adornar espolvorear gusto piacere guarnire servire \
    spolverare necessario garnering smaak serveren servering dekoration dekoracji подачи вкусу украшения
    """
}
