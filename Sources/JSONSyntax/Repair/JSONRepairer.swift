/// A repairer that copies a text and turns it into valid JSON on the way.
struct JSONRepairer {
  /// The states of the grammar, named by what may come next.
  enum Expectation {
    /// A value, or the end of an array.
    case value
    /// A comma, or the end of an array or object.
    case comma
    /// A member's name, or the end of an object.
    case name
    case colon
  }

  /// The output so far.
  private(set) var repaired: [UInt8] = []
  /// The repairs, one per kind.
  private(set) var repairs: [JSONRepair] = []

  /// The text to repair.
  let bytes: [UInt8]
  /// The offset of the next byte.
  var offset = 0
  /// The current state.
  private var expected = Expectation.value
  /// The closing brackets of the open arrays and objects.
  private var closers: [UInt8] = []
  /// The position of the last comma in the output, until something follows it.
  private var comma: (output: Int, input: Int)?
  /// The number of outermost values.
  private var texts = 0

  private let maximumDepth: Int

  /// Creates a repairer of a text in UTF-8.
  init(_ bytes: [UInt8], maximumDepth: Int) {
    self.bytes = bytes
    self.maximumDepth = maximumDepth - 1
    repaired.reserveCapacity(bytes.count + 16)
  }

  /// Repairs the whole text.
  mutating func run() {
    if bytes.starts(with: JSONByteOrderMark.utf8) { offset = JSONByteOrderMark.utf8.count }
    while offset < bytes.count { step() }
    finish()
  }

  /// Records a repair.
  mutating func note(_ kind: JSONRepair.Kind, at offset: Int) {
    if let index = repairs.firstIndex(where: { $0.kind == kind }) {
      repairs[index].count += 1
    } else {
      repairs.append(JSONRepair(kind, at: offset))
    }
  }

  /// Appends bytes of a string.
  mutating func append(_ bytes: some Sequence<UInt8>) { repaired.append(contentsOf: bytes) }

  /// True if a member's name comes next.
  var expectsName: Bool { expected == .name }
  /// True if the innermost open bracket is that of an object.
  var isInObject: Bool { closers.last == UInt8(ascii: "}") }
  /// True if no bracket is open.
  var isOutside: Bool { closers.isEmpty }

  private mutating func step() {
    let byte = bytes[offset]
    switch byte {
    case 0x20, 0x0A, 0x0D, 0x09: copy()
    case UInt8(ascii: "{"), UInt8(ascii: "["): open(byte)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): close(byte)
    case UInt8(ascii: ","): addComma()
    case UInt8(ascii: ":"): addColon()
    case UInt8(ascii: "\""):
      prepare(forName: true)
      appendString()
      didAddString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      _ where byte.isLetter:
      addWord()
    default: skipOther()
    }
  }

  private mutating func copy() {
    repaired.append(bytes[offset])
    offset += 1
  }
}

// MARK: - Structure

extension JSONRepairer {
  private mutating func open(_ bracket: UInt8) {
    guard closers.count < maximumDepth else {
      note(.strayBracket, at: offset)
      offset += 1
      return
    }
    prepare(forName: false)
    let isObject = bracket == UInt8(ascii: "{")
    closers.append(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    expected = isObject ? .name : .value
    copy()
  }

  private mutating func close(_ bracket: UInt8) {
    // "{…]}" closes once; "[{…]" also closes the forgotten inner bracket.
    guard let level = closers.suffix(2).lastIndex(of: bracket) else {
      note(.strayBracket, at: offset)
      offset += 1
      return
    }
    while closers.count > level {
      if closers.count > level + 1 { note(.unclosed, at: offset) }
      closeInnermost()
    }
    offset += 1
  }

  private mutating func closeInnermost() {
    if expected == .colon || (expected == .value && isInObject) { addMissingValue() }
    dropComma()
    guard let closer = closers.popLast() else { return }
    repaired.append(closer)
    expected = .comma
    if closers.isEmpty { texts += 1 }
  }

  private mutating func addComma() {
    if expected == .colon || (expected == .value && isInObject) { addMissingValue() }
    guard expected == .comma, !closers.isEmpty else {
      // A comma between two outermost values is inserted when the second one starts.
      if !closers.isEmpty || texts == 0 { note(.strayComma, at: offset) }
      offset += 1
      return
    }
    comma = (repaired.count, offset)
    copy()
    expected = isInObject ? .name : .value
  }

  private mutating func addColon() {
    guard expected == .colon else { return skipStray() }
    copy()
    expected = .value
  }

  /// Inserts what is missing before a value or name.
  mutating func prepare(forName canBeName: Bool) {
    switch expected {
    case .comma where closers.isEmpty:
      note(.severalTexts, at: offset)
      repaired.append(UInt8(ascii: ","))
      expected = .value
    case .comma:
      note(.missingComma, at: offset)
      repaired.append(UInt8(ascii: ","))
      expected = isInObject ? .name : .value
    case .colon:
      note(.missingColon, at: offset)
      repaired.append(UInt8(ascii: ":"))
      expected = .value
    case .value, .name: break
    }
    comma = nil
    if expected == .name, !canBeName {
      note(.missingValue, at: offset)
      repaired.append(contentsOf: "\"\":".utf8)
      expected = .value
    }
  }

  /// Updates the state after a string or word.
  mutating func didAddString() {
    expected = expected == .name ? .colon : .comma
    if expected == .comma, closers.isEmpty { texts += 1 }
  }

  private mutating func addMissingValue() {
    note(.missingValue, at: offset)
    repaired.append(contentsOf: (expected == .colon ? ":null" : "null").utf8)
    expected = .comma
  }

  /// Removes a comma that nothing followed.
  private mutating func dropComma() {
    guard let comma else { return }
    note(.strayComma, at: comma.input)
    repaired[comma.output] = 0x20
    self.comma = nil
  }

  private mutating func finish() {
    if !closers.isEmpty { note(.unclosed, at: bytes.count) }
    while !closers.isEmpty { closeInnermost() }
    if texts == 0 {
      repaired.append(contentsOf: "null".utf8)
    } else if texts > 1 {
      repaired = [UInt8(ascii: "[")] + repaired + [UInt8(ascii: "]")]
    }
  }
}
