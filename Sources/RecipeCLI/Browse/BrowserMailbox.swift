import RecipeBrowser
import RecipeCore
import Synchronization

/// The events that background work has for a browser, which its loop collects.
final class BrowserMailbox: Sendable {
  private let events = Mutex<[BrowserEvent]>([])
  private let terminal: any InteractiveTerminal

  /// Creates an empty mailbox of a browser on a terminal.
  init(terminal: any InteractiveTerminal) { self.terminal = terminal }

  /// Adds an event, and wakes the loop.
  func post(_ event: BrowserEvent) {
    events.withLock { $0.append(event) }
    terminal.wake()
  }

  /// Returns the events since the last time.
  func take() -> [BrowserEvent] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}

/// Standard error while a browser has the terminal: progress and remarks go to its status line.
struct BrowserErrors: OutputStreamEdge {
  /// The browser's mailbox.
  let mailbox: BrowserMailbox

  var terminal: TerminalTraits? { TerminalTraits(width: 80) }

  func write(_ bytes: [UInt8]) -> WriteOutcome {
    let text = String(decoding: bytes, as: UTF8.self)
    if let line = text.split(whereSeparator: \.isNewline).first {
      mailbox.post(.told(String(line)))
    }
    return .written
  }

  func replaceLine(with text: String) {
    mailbox.post(.progress(text))
  }
}
