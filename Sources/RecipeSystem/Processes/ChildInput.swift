import Synchronization

/// The standard input of a child, which never blocks: what the child does not take yet is kept.
///
/// The thread that talks to a child and another one that stops it may both write to it.
final class ChildInput: Sendable {
  fileprivate struct State {
    var end: Pipe.End?
    var unsent: [UInt8] = []
    var closes = false
    /// True once the last words were sent, after which nothing else is.
    var isOver = false
    var isLeft = false
    var lastWords: [UInt8] = []

    var isOpen: Bool { end != nil && !closes && !isOver }
  }

  private let state: Mutex<State>
  private let unread: Pipe.End?

  /// Takes over the writing end of a pipe, or `nil` for the null device.
  ///
  /// - Parameter unread: The reading end, to count what the child has not read, or `nil`. Without a reader of its own
  ///   this process learns from a failed write that the child has closed its input; with one, from the end of the
  ///   child's output.
  init(_ end: Pipe.End?, counting unread: Pipe.End? = nil) {
    self.unread = unread
    end?.becomeNonblocking()
    state = Mutex(State(end: end))
  }

  /// The open end, or `nil` for the null device and once it is closed.
  var end: Pipe.End? { state.withLock(\.end) }

  /// The number of bytes that were not taken yet.
  var unsentCount: Int { state.withLock(\.unsent.count) }

  /// The number of bytes in the pipe that the child has not read; 0 if they are not counted.
  var unreadCount: Int { unread?.unreadCount ?? 0 }

  /// True if something was not even put into the pipe, and never will be.
  var isLeft: Bool { state.withLock(\.isLeft) }

  /// Sends bytes as soon as the child takes them.
  func send(_ bytes: [UInt8]) {
    state.withLock { state in
      guard state.isOpen else { return }
      state.unsent += bytes
      state.sendMore()
    }
  }

  /// Sends what the child takes now.
  func sendMore() { state.withLock { $0.sendMore() } }

  /// Closes the input once all has been sent.
  func closeWhenSent() {
    state.withLock { state in
      state.closes = true
      state.sendMore()
    }
  }

  /// Drops what has not been sent, and closes the input.
  func giveUp() {
    state.withLock { state in
      state.dropUnsent()
      state.closes = true
      state.sendMore()
    }
  }

  /// Sets the bytes that are sent as the first step of stopping the child.
  func setLastWords(_ bytes: [UInt8]) { state.withLock { $0.lastWords = bytes } }

  /// Sends the last words, if there are any.
  func sendLastWords() -> Bool {
    state.withLock { state in
      guard state.isOpen, !state.lastWords.isEmpty else { return false }
      state.unsent += state.lastWords
      state.sendMore()
      state.isOver = true
      return true
    }
  }
}

extension ChildInput.State {
  fileprivate mutating func sendMore() {
    if let end, !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { FileDescriptor.writeOnce($0, to: end.number) }
      // A reader who has gone will be noticed by the end of its output.
      if let count { unsent.removeFirst(count) } else { dropUnsent() }
    }
    if closes, unsent.isEmpty { end = nil }
  }

  fileprivate mutating func dropUnsent() {
    if !unsent.isEmpty { isLeft = true }
    unsent = []
  }
}
