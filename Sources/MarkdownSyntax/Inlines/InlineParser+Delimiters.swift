/// A delimiter run: `*`, `_` or `~`, which may start or end emphasis.
struct DelimiterRun {
  /// The delimiter: `*`, `_` or `~`.
  let byte: UInt8
  /// The offset of the first unused delimiter.
  var start: Int
  /// The number of unused delimiters.
  var count: Int
  /// The original length.
  let length: Int
  /// True if the run may open a span.
  var canOpen: Bool
  /// True if the run may close a span.
  var canClose: Bool
  /// The index of the previous run that may still pair, or -1.
  var previous: Int
  /// The index of the next run that may still pair, or -1.
  var next: Int
}

extension InlineParser {
  /// Takes a delimiter run.
  mutating func takeDelimiters() -> Bool {
    let start = position
    let byte = bytes[start]
    var stop = start
    while stop < end, bytes[stop] == byte { stop += 1 }
    guard byte != UInt8(ascii: "~") || (stop - start == 2 && extensions.contains(.strikethrough))
    else {
      add(.text, start..<stop)
      position = stop
      return true
    }
    let before = position == self.start ? .space : CharacterClass.before(start, in: bytes)
    let after = stop < end ? CharacterClass.at(stop, in: bytes) : .space
    addRun(byte, start..<stop, before: before, after: after)
    position = stop
    return true
  }

  private mutating func addRun(
    _ byte: UInt8, _ range: Range<Int>, before: CharacterClass, after: CharacterClass
  ) {
    let opens = after != .space && (after != .punctuation || before != .other)
    let closes = before != .space && (before != .punctuation || after != .other)
    let isUnderscore = byte == UInt8(ascii: "_")
    add(.delimiters(runs.count), range)
    if lastRun >= 0 { runs[lastRun].next = runs.count } else { firstRun = runs.count }
    runs.append(
      DelimiterRun(
        byte: byte, start: range.lowerBound, count: range.count, length: range.count,
        canOpen: isUnderscore ? opens && (!closes || before == .punctuation) : opens,
        canClose: isUnderscore ? closes && (!opens || after == .punctuation) : closes,
        previous: lastRun, next: -1))
    lastRun = runs.count - 1
  }

  /// Pairs the runs above the index `bottom` into spans.
  ///
  /// Runs that find no partner cannot pair later: they are in a finished link.
  mutating func pairDelimiters(above bottom: Int) {
    guard lastRun > bottom else { return }
    var floors = [Int](repeating: bottom, count: 18)
    var closer = bottom < 0 ? firstRun : runs[bottom].next
    while closer >= 0 {
      guard runs[closer].canClose, runs[closer].count > 0 else {
        closer = runs[closer].next
        continue
      }
      let key = floorKey(of: closer)
      if let opener = opener(for: closer, above: floors[key]) {
        pair(opener, closer)
        if runs[closer].count == 0 { closer = runs[closer].next }
      } else {
        floors[key] = runs[closer].previous
        if !runs[closer].canOpen { unlink(closer) }
        closer = runs[closer].next
      }
    }
    lastRun = bottom
    if bottom < 0 { firstRun = -1 } else { runs[bottom].next = -1 }
  }

  /// Returns the class of a closer; the search for an opener fails alike for all of a class.
  private func floorKey(of closer: Int) -> Int {
    let run = runs[closer]
    let byte = run.byte == UInt8(ascii: "*") ? 0 : run.byte == UInt8(ascii: "_") ? 1 : 2
    return byte * 6 + (run.canOpen ? 3 : 0) + run.length % 3
  }

  private func opener(for closer: Int, above floor: Int) -> Int? {
    var index = runs[closer].previous
    while index > floor {
      if mayPair(index, closer) { return index }
      index = runs[index].previous
    }
    return nil
  }

  private func mayPair(_ opener: Int, _ closer: Int) -> Bool {
    let left = runs[opener]
    let right = runs[closer]
    guard left.byte == right.byte, left.canOpen, left.count > 0 else { return false }
    guard left.canClose || right.canOpen else { return true }
    return (left.length + right.length) % 3 != 0 || (left.length % 3 == 0 && right.length % 3 == 0)
  }

  private mutating func pair(_ opener: Int, _ closer: Int) {
    let width = runs[opener].count >= 2 && runs[closer].count >= 2 ? 2 : 1
    let span: MarkdownInline.Span =
      runs[opener].byte == UInt8(ascii: "~") ? .strikethrough : width == 2 ? .strong : .emphasis
    runs[opener].count -= width
    let open = runs[opener].start + runs[opener].count
    spans.append(MarkdownInline(kind: .begin(span), start: open, end: open + width))
    let close = runs[closer].start
    spans.append(MarkdownInline(kind: .end(span), start: close, end: close + width))
    runs[closer].start += width
    runs[closer].count -= width
    runs[opener].next = closer
    runs[closer].previous = opener
    if runs[opener].count == 0 { unlink(opener) }
    if runs[closer].count == 0 { unlink(closer) }
  }

  private mutating func unlink(_ index: Int) {
    let (previous, next) = (runs[index].previous, runs[index].next)
    if previous >= 0 { runs[previous].next = next } else { firstRun = next }
    if next >= 0 { runs[next].previous = previous } else { lastRun = previous }
  }

  /// Returns the pieces merged with the spans; unused delimiters become text.
  func merged() -> [MarkdownInline] {
    guard !runs.isEmpty else { return pieces }
    let spans = spans.sorted { $0.start < $1.start }
    var merged: [MarkdownInline] = []
    merged.reserveCapacity(pieces.count + spans.count)
    var next = 0
    for piece in pieces {
      guard case .delimiters(let index) = piece.kind else {
        merged.append(piece)
        continue
      }
      let run = runs[index]
      let rest = MarkdownInline(kind: .text, start: run.start, end: run.start + run.count)
      var isRestDue = run.count > 0
      while next < spans.count, spans[next].start < piece.end {
        if isRestDue, spans[next].start > rest.start {
          merged.append(rest)
          isRestDue = false
        }
        merged.append(spans[next])
        next += 1
      }
      if isRestDue { merged.append(rest) }
    }
    return merged
  }
}
