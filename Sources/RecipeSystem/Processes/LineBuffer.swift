/// The bytes of a stream, from which whole lines are taken.
struct LineBuffer {
  private let limit: Int
  private var bytes: [UInt8] = []
  private var start = 0
  /// The offset up to which there is no line end.
  private var searched = 0

  /// Creates an empty buffer for lines of at most `limit` bytes.
  init(limit: Int) {
    self.limit = limit
  }

  /// True if the line that has begun is longer than the limit.
  var isTooLong: Bool { searched - start > limit }

  /// The bytes of the line that has begun.
  var rest: [UInt8] { Array(bytes[start...]) }

  /// Appends bytes as they arrive.
  mutating func append(_ more: [UInt8]) {
    if start == bytes.count {
      bytes = more
      (start, searched) = (0, 0)
    } else {
      if start > limit { removeStart() }
      bytes += more
    }
  }

  /// Takes the next line, without its end, or returns `nil` if none is complete.
  mutating func next() -> [UInt8]? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    guard end - start <= limit else {
      searched = end
      return nil
    }
    defer {
      start = end + 1
      searched = start
    }
    return Array(bytes[start..<end])
  }

  private mutating func removeStart() {
    bytes.removeFirst(start)
    searched -= start
    start = 0
  }
}
