import Text

/// A text whose faulty lines are corrected, or left out, one after the other until it can be parsed.
///
/// One line that is indented by one space too many costs its reader that line, not the whole text.
struct LineRepair<Value> {
  /// A fault that a parser found.
  struct Fault: Error {
    /// The problem.
    let message: String
    /// The line, from 1, of the text.
    let line: Int
    /// The column, from 1.
    let column: Int
  }

  /// A change of a line.
  struct Change {
    /// The fault that it corrects.
    let fault: Fault
    /// The lines that were left out, by their indices; empty if they were corrected.
    let omitted: [Int]
  }

  /// The parsed text.
  let value: Value
  /// The changes, in order.
  let changes: [Change]

  /// Corrects a text, or returns `nil` if it has too many faults, or is too long.
  ///
  /// - Parameters:
  ///   - text: The text, which has a fault.
  ///   - syntax: The rules for its lines.
  ///   - parse: Parses a text, or throws its first fault.
  init?(
    _ text: ArraySlice<UInt8>, _ syntax: any LineSyntax.Type,
    parse: ([UInt8]) throws(Fault) -> Value
  ) {
    guard text.count <= LineRepairLimits.size else { return nil }
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    var changes: [Change] = []
    var state = Self.parsed(lines, parse)
    while case .failure(let fault) = state {
      guard changes.count < LineRepairLimits.changes,
        let next = Self.corrected(lines, fault, syntax, parse)
      else { return nil }
      (lines, state) = (next.lines, next.state)
      changes.append(Change(fault: fault, omitted: next.omitted))
    }
    guard case .success(let value) = state else { return nil }
    (self.value, self.changes) = (value, changes)
  }

  private typealias State = Result<Value, Fault>

  private static func parsed(
    _ lines: [[UInt8]], _ parse: ([UInt8]) throws(Fault) -> Value
  ) -> State {
    Result { () throws(Fault) in try parse(Array(lines.joined(separator: [0x0A]))) }
  }

  /// Returns the lines with the correction that lets most of them be parsed, the first of equal ones;
  /// the faulty statement is left out if no correction helps.
  private static func corrected(
    _ lines: [[UInt8]], _ fault: Fault, _ syntax: any LineSyntax.Type,
    _ parse: ([UInt8]) throws(Fault) -> Value
  ) -> (lines: [[UInt8]], state: State, omitted: [Int])? {
    let index = min(max(0, fault.line - 1), lines.count - 1)
    var best: (lines: [[UInt8]], state: State, line: Int)?
    for edit in syntax.corrections(of: index, in: lines) {
      var copy = lines
      copy[edit.index] = edit.line
      let state = parsed(copy, parse)
      let line = faultyLine(of: state)
      if line > max(fault.line, best?.line ?? 0) { best = (copy, state, line) }
    }
    if let best { return (best.lines, best.state, []) }
    let omitted = syntax.statement(around: index, in: lines)
    guard omitted.contains(where: { !lines[$0].isEmpty }) else { return nil }
    var copy = lines
    for index in omitted { copy[index] = [] }
    return (copy, parsed(copy, parse), Array(omitted))
  }

  private static func faultyLine(of state: State) -> Int {
    if case .failure(let fault) = state { fault.line } else { .max }
  }
}

/// The limits of corrections, which bound the time that a hostile text can take.
private enum LineRepairLimits {
  /// The maximum size of a text, in bytes.
  static let size = 1 << 16
  /// The maximum number of changes.
  static let changes = 16
}
