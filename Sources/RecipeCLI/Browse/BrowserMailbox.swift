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
