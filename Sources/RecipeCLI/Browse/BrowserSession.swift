import RecipeBrowser
import RecipeCore
import TerminalScreen

/// The loop of a browser: reads keys, changes the state, and draws what differs.
struct BrowserSession {
  /// The terminal, taken over.
  let terminal: any InteractiveTerminal
  /// The events of background work.
  let mailbox: BrowserMailbox
  /// Performs the effects that the browser requests.
  let desk: BrowserDesk

  /// Runs until the person quits or the terminal is gone.
  ///
  /// It blocks its thread.
  ///
  /// - Parameter state: The state at the start.
  /// - Returns: The state at the end.
  func run(_ state: BrowserState) -> BrowserState {
    var state = state
    var decoder = InputDecoder()
    var shown: ScreenBuffer?
    draw(state, &shown)
    desk.open()
    while true {
      for input in terminal.next() {
        if input == .gone { return state }
        if case .resumed = input { shown = nil }
        for event in Self.events(of: input, &decoder)
        where !carryOut(state.handle(event), &shown) {
          return state
        }
      }
      for event in mailbox.take() where !carryOut(state.handle(event), &shown) { return state }
      draw(state, &shown)
    }
  }

  private static func events(
    of input: TerminalInput, _ decoder: inout InputDecoder
  ) -> [BrowserEvent] {
    switch input {
    case .bytes(let bytes): decoder.decode(bytes).map { .input($0) }
    case .silence: decoder.flush().map { .input($0) }
    case .resized(let extent), .resumed(let extent):
      [.resized(ScreenSize(rows: extent.rows, columns: extent.columns))]
    case .gone: []
    }
  }

  /// Carries out what the browser wants.
  ///
  /// - Returns: False if that is the end.
  private func carryOut(_ effects: [BrowserEffect], _ shown: inout ScreenBuffer?) -> Bool {
    for effect in effects {
      switch effect {
      case .quit: return false
      case .repaint: shown = nil
      case .suspend: terminal.suspend()
      case .copy(let text): terminal.draw(ClipboardSequence.bytes(copying: text))
      default: desk.carryOut(effect)
      }
    }
    return true
  }

  private func draw(_ state: BrowserState, _ shown: inout ScreenBuffer?) {
    let screen = state.screen
    let difference = ScreenDifference(from: shown, to: screen)
    if !difference.bytes.isEmpty { terminal.draw(difference.bytes) }
    shown = screen
  }
}
