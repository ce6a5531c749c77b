/// A decoder of the bytes that a terminal sends, which may be split anywhere.
///
/// Unknown sequences are swallowed. After a short silence call `flush`, which takes an unfinished sequence
/// for what it is so far: a lone Escape.
///
/// If the end of a pasted text is lost, Escape or Ctrl-C ends it.
package struct InputDecoder: Sendable {
  private var pending: [UInt8] = []
  private var pasted: Paste?

  /// The text that is being pasted.
  private struct Paste {
    /// The text, up to the limit.
    var text: [UInt8] = []
    /// The last byte, which the text may lack.
    var last: UInt8 = 0

    /// The event of the whole text.
    var event: InputEvent { .paste(String(decoding: text, as: UTF8.self)) }
  }

  /// The longest sequence; what is longer is not one that a terminal sends.
  private static let maximumSequenceLength = 128
  /// The longest text that is pasted; the rest is dropped.
  private static let maximumPasteLength = 64 << 10
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Creates a decoder that has seen nothing.
  package init() {}

  /// True if it waits for the rest of a sequence.
  package var isWaiting: Bool { !pending.isEmpty }

  /// Decodes the next bytes.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    pending += bytes
    var events: [InputEvent] = []
    var rest = pending[...]
    while !rest.isEmpty {
      guard let count = pasted == nil ? take(rest, &events) : takePasted(rest, &events) else {
        break
      }
      rest = rest.dropFirst(count)
    }
    pending = Array(rest)
    return events
  }

  /// Ends an unfinished sequence after a silence.
  package mutating func flush() -> [InputEvent] {
    if let pasted { return flush(pasted) }
    let bytes = pending
    pending = []
    guard bytes.first == 0x1B else { return [] }
    switch bytes.count {
    case 1: return [.key(Key(.escape))]
    case 2 where bytes[1] == 0x1B: return [.key(Key(.escape)), .key(Key(.escape))]
    case 2: return [.key(Key(Character(Unicode.Scalar(bytes[1])), .alt))]
    default: return []
    }
  }

  /// Ends a paste after which a person has pressed Escape or Ctrl-C: its end was lost.
  ///
  /// Neither counts in the middle of a text, of which the rest would be taken for keys.
  private mutating func flush(_ paste: Paste) -> [InputEvent] {
    let isEscape = pending == [0x1B]
    guard isEscape || pending.isEmpty && paste.last == 0x03 else { return [] }
    (pending, pasted) = ([], nil)
    guard !isEscape else { return [paste.event, .key(Key(.escape))] }
    var paste = paste
    if paste.text.last == 0x03 { paste.text.removeLast() }
    return [paste.event, .key(Key("c", .control))]
  }

  /// Decodes one event.
  ///
  /// - Returns: The number of bytes taken, or `nil` if more are needed.
  private mutating func take(_ bytes: ArraySlice<UInt8>, _ events: inout [InputEvent]) -> Int? {
    guard let first = bytes.first else { return nil }
    if first == 0x1B { return takeSequence(bytes, &events) }
    guard let (scalar, count) = UTF8Scalar.first(of: bytes) else { return nil }
    if let scalar { events.append(.key(Key(scalar: scalar))) }
    return count
  }

  private mutating func takeSequence(
    _ bytes: ArraySlice<UInt8>, _ events: inout [InputEvent]
  ) -> Int? {
    let rest = bytes.dropFirst()
    guard let second = rest.first else { return nil }
    switch second {
    case UInt8(ascii: "["): return takeControl(bytes, &events)
    case UInt8(ascii: "O"):
      guard let last = rest.dropFirst().first else { return nil }
      if let code = ControlSequence.code(ofFinal: last) { events.append(.key(Key(code))) }
      return 3
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      return countOfString(bytes)
    case 0x1B:
      events.append(.key(Key(.escape)))
      return 1
    default:
      guard let (scalar, count) = UTF8Scalar.first(of: rest) else { return nil }
      if let scalar {
        let key = Key(scalar: scalar)
        events.append(.key(Key(key.code, key.modifiers.union(.alt))))
      }
      return 1 + count
    }
  }

  /// Decodes a control sequence: parameters, then a final byte.
  private mutating func takeControl(
    _ bytes: ArraySlice<UInt8>, _ events: inout [InputEvent]
  ) -> Int? {
    let body = bytes.dropFirst(2)
    // X10 mouse reports and the Linux console's function keys have no parameters where others do.
    if body.first == UInt8(ascii: "M") { return bytes.count < 6 ? nil : 6 }
    if body.first == UInt8(ascii: "[") { return bytes.count < 4 ? nil : 4 }
    guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return bytes.count > Self.maximumSequenceLength ? bytes.count : nil
    }
    guard (0x40...0x7E).contains(bytes[end]) else { return end - bytes.startIndex }
    let sequence = ControlSequence(parameters: body[..<end], final: bytes[end])
    if sequence.beginsPaste {
      pasted = Paste()
    } else if let event = sequence.event {
      events.append(event)
    }
    return end + 1 - bytes.startIndex
  }

  /// Returns the length of an answer of the terminal, which ends with BEL or ESC \.
  private func countOfString(_ bytes: ArraySlice<UInt8>) -> Int? {
    for index in bytes.indices.dropFirst(2) {
      if bytes[index] == 0x07 { return index + 1 - bytes.startIndex }
      if bytes[index] == UInt8(ascii: "\\"), bytes[index - 1] == 0x1B {
        return index + 1 - bytes.startIndex
      }
    }
    return bytes.count > Self.maximumPasteLength ? bytes.count : nil
  }

  private mutating func takePasted(
    _ bytes: ArraySlice<UInt8>, _ events: inout [InputEvent]
  ) -> Int? {
    guard let paste = pasted, let first = bytes.first else { return nil }
    if first == 0x1B {
      let begin = bytes.prefix(Self.pasteEnd.count)
      if begin.elementsEqual(Self.pasteEnd) {
        events.append(paste.event)
        pasted = nil
        return Self.pasteEnd.count
      }
      if Self.pasteEnd.starts(with: begin) { return nil }
    }
    let next = bytes.dropFirst().firstIndex(of: 0x1B) ?? bytes.endIndex
    let count = next - bytes.startIndex
    let room = max(0, Self.maximumPasteLength - paste.text.count)
    pasted?.text += bytes.prefix(min(count, room))
    pasted?.last = bytes[next - 1]
    return count
  }
}
