import JSONSyntax
import RecipeCore
import Text

/// The runs of a formatter in a case, and what is expected of them.
struct FilterPlay {
  /// The time that a run may take, in milliseconds.
  private static let usualTime = 5_000
  private static let maximumOutputSize = 256 << 20

  private let pattern: JSONValue
  private let start: ProgramLaunch
  private let timeout: Duration
  private let processes: any ProcessLauncher

  /// Creates the play of a step `filter`.
  init(
    _ pattern: JSONValue, start: ProgramLaunch, patience: Int, processes: any ProcessLauncher
  ) {
    self.pattern = pattern
    let arguments = pattern["arguments"]?.strings ?? []
    self.start = ProgramLaunch(
      start.command + arguments, variables: start.variables, folder: start.folder)
    timeout = .milliseconds((pattern["within"]?.integer ?? Self.usualTime) * patience)
    self.processes = processes
  }

  /// Runs the formatter, and checks what it does.
  func run() throws(KitFailure) {
    let (output, result) = try self.result()
    try check(result)
    try check(output)
    guard pattern["same"]?.boolean == true else { return }
    guard try self.result().output == output else {
      throw .wrong("it writes other bytes for the same recipes")
    }
  }

  private func result() throws(KitFailure) -> (output: [UInt8], result: ProcessResult) {
    let received = Received()
    let (lines, times) = (lines, pattern["times"]?.integer ?? 1)
    do throws(ProcessFailure) {
      let result = try processes.filter(start, timeout: timeout) { feed in
        for _ in 0..<times { feed(lines) }
      } output: { piece in
        received.bytes += piece
        return received.bytes.count <= Self.maximumOutputSize
      }
      return (received.bytes, result)
    } catch {
      throw .wrong(error.message.terminalSafe)
    }
  }

  /// The input: the recipes, a line each and without spaces, as a host writes them, or a text as it is.
  private var lines: [UInt8] {
    if let text = pattern["text"]?.string { return Array(text.utf8) }
    return (pattern["recipes"]?.elements).map(Array.init)?.flatMap { recipe in
      var writer = JSONWriter(isIndented: false)
      writer.write(recipe)
      return writer.bytes + [UInt8(ascii: "\n")]
    } ?? []
  }

  private func check(_ result: ProcessResult) throws(KitFailure) {
    let words = String(decoding: result.errors, as: UTF8.self).split { $0.isNewline }.last ?? ""
    if pattern["fails"]?.boolean == true {
      guard result.status != 0 else { throw .wrong("it ends with status 0") }
      guard !words.isEmpty else { throw .wrong("it writes no reason to standard error") }
    } else if result.status != 0 {
      let reason = words.isEmpty ? "" : "; it wrote: \(words.prefix(200))"
      throw .wrong("it \(result.ending)\(reason)".terminalSafe)
    } else if result.isInputLeft {
      throw .wrong("it does not read to the end")
    }
  }

  private func check(_ output: [UInt8]) throws(KitFailure) {
    if pattern["output"]?.boolean == true, output.isEmpty { throw .wrong("it writes nothing") }
    guard let members = pattern["object"]?.members else { return }
    guard let root = try? JSONDocument(parsing: output).root, root.kind == .object else {
      let text = String(decoding: output.prefix(120), as: UTF8.self)
      throw .wrong("it writes something else than an object: \(text)".terminalSafe)
    }
    for member in members { try KitPattern(member).check(root) }
  }

  /// The output of a run.
  private final class Received {
    var bytes: [UInt8] = []
  }
}
