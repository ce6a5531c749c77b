import RecipeCore
import Synchronization

/// A terminal whose person presses keys that are known before, and which then goes away.
final class ScriptedTerminal: InteractiveTerminal {
  private struct State {
    var inputs: [TerminalInput]
    var uses: [TerminalUse] = []
    var isGivenBack = true
  }

  private let state: Mutex<State>

  /// Makes a terminal with what will happen at it.
  init(_ inputs: [TerminalInput]) { state = Mutex(State(inputs: inputs)) }

  /// The purposes for which it was taken over.
  var uses: [TerminalUse] { state.withLock { $0.uses } }

  /// True unless it is taken over now.
  var isGivenBack: Bool { state.withLock { $0.isGivenBack } }

  func begin(_ use: TerminalUse) -> TerminalExtent? {
    state.withLock { state in
      state.uses.append(use)
      state.isGivenBack = false
    }
    return TerminalExtent(rows: 24, columns: 80)
  }

  func end() { state.withLock { $0.isGivenBack = true } }

  func next() -> [TerminalInput] {
    state.withLock { $0.inputs.isEmpty ? [.gone] : [$0.inputs.removeFirst()] }
  }

  func discardInput() {
    state.withLock { state in
      while state.inputs.first == .typedAhead { state.inputs.removeFirst() }
    }
  }

  func wake() {}

  func draw(_ bytes: [UInt8]) {}

  func suspend() {}
}

extension TerminalInput {
  /// The keys "sk", pressed before a question is asked.
  static let typedAhead = TerminalInput.bytes(Array("sk".utf8))
}
