/// A buffer of folded text, to which text is appended scalar by scalar.
struct FoldingWriter {
  /// The text folded so far.
  private(set) var folded: [UInt8]
  /// True if there was a letter that `Umlauts.spelledOut` would change.
  private(set) var sawUmlaut = false
  private var needsSpace: Bool

  /// Creates a writer that appends to text folded before.
  init(folded: [UInt8]) {
    self.folded = folded
    needsSpace = !folded.isEmpty
  }

  /// Appends a part of a text that is ASCII, see `TextFolding.appendASCII`.
  mutating func appendASCII(_ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    needsSpace = TextFolding.appendASCII(text, in: range, to: &folded, startsWord: needsSpace)
  }

  /// Ends the word, if one has begun.
  private mutating func endWord() {
    needsSpace = !folded.isEmpty
  }

  /// Appends a scalar beyond ASCII, folded.
  mutating func append(_ scalar: Unicode.Scalar, umlauts: TextFolding.Umlauts) {
    let scalar = ScalarComposition.fullWidthKana(scalar)
    if let spelledOut = spelledOut(scalar) {
      sawUmlaut = true
      if umlauts == .spelledOut { return append(spelledOut) }
    }
    if let base = LetterTable.base(of: scalar) { return append(base) }
    switch LetterTable.kind(of: scalar) {
    case .letter: appendLetter(scalar)
    case .mark: compose(scalar)
    case .ignored: break
    case .separator: endWord()
    }
  }

  /// Returns ä, ö and ü as two letters, and a combining diaeresis after such a base letter as "e".
  private func spelledOut(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "ä", "Ä": "ae"
    case "ö", "Ö": "oe"
    case "ü", "Ü": "ue"
    case "\u{308}" where endsInUmlautBase: "e"
    default: nil
    }
  }

  private var endsInUmlautBase: Bool {
    guard !needsSpace, let last = folded.last else { return false }
    return last == UInt8(ascii: "a") || last == UInt8(ascii: "o") || last == UInt8(ascii: "u")
  }

  private mutating func append(_ base: String) {
    beginLetter()
    folded.append(contentsOf: base.utf8)
  }

  private mutating func appendLetter(_ scalar: Unicode.Scalar) {
    let lower = LetterTable.lowercase(scalar)
    if let base = LetterTable.base(of: lower) { append(base) } else { append(verbatim: lower) }
  }

  /// Appends a letter unchanged, except that the parts of a Hangul syllable are composed.
  private mutating func append(verbatim scalar: Unicode.Scalar) {
    if !needsSpace, let last = lastScalar,
      let syllable = ScalarComposition.hangul(last, scalar)
    {
      return replaceLast(last, by: syllable)
    }
    beginLetter()
    folded.append(contentsOf: Unicode.UTF8.bytes(of: scalar))
  }

  /// Composes a Japanese sound mark with the letter before it; drops other marks.
  private mutating func compose(_ mark: Unicode.Scalar) {
    guard !needsSpace, let last = lastScalar,
      let composed = ScalarComposition.kana(last, mark)
    else { return }
    replaceLast(last, by: composed)
  }

  private mutating func replaceLast(_ last: Unicode.Scalar, by scalar: Unicode.Scalar) {
    folded.removeLast(Unicode.UTF8.bytes(of: last).count)
    folded.append(contentsOf: Unicode.UTF8.bytes(of: scalar))
  }

  /// The last scalar written, if it takes three bytes, as all that compose do.
  private var lastScalar: Unicode.Scalar? {
    guard folded.count >= 3, folded[folded.count - 3] & 0xF0 == 0xE0 else { return nil }
    let bytes = folded[(folded.count - 3)...].map(UInt32.init)
    return Unicode.Scalar((bytes[0] & 0x0F) << 12 | (bytes[1] & 0x3F) << 6 | bytes[2] & 0x3F)
  }

  @inline(__always)
  private mutating func beginLetter() {
    guard needsSpace else { return }
    if let last = folded.last, last > 0x20 { folded.append(0x20) }
    needsSpace = false
  }
}

extension Unicode.UTF8 {
  /// Returns the UTF-8 of one scalar.
  fileprivate static func bytes(of scalar: Unicode.Scalar) -> EncodedScalar {
    encode(scalar) ?? encodedReplacementCharacter
  }
}
