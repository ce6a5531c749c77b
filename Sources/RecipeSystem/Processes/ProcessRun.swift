import RecipeCore
import Text

/// One run of a program from its start to its end, on a thread that may wait.
struct ProcessRun {
  private static let errorsLimit = 64 << 10
  /// How long the program may have been gone before that is noticed while others hold its pipes.
  private static let pause = Duration.milliseconds(50)

  private let child: ChildProcess
  private let program: String
  private let limits: WaitLimits
  private let outputLimit: Int
  private var output: [UInt8] = []
  private var errors: [UInt8] = []
  private var openEnds: [Pipe.End?]
  /// How long to wait for the end of a program that has closed its pipes: longer each time.
  private var patience = Duration.milliseconds(1)

  /// Makes a run of a child that has just started.
  init(_ child: ChildProcess, of program: String, limits: WaitLimits, outputLimit: Int) {
    self.child = child
    self.program = program
    self.limits = limits
    self.outputLimit = outputLimit
    openEnds = [child.output, child.errors]
  }

  /// Takes all the program writes and waits for its end; kills its group in any case.
  ///
  /// - Parameter timeout: The time it was given, for the message.
  mutating func finish(timeout: Duration) -> Result<ProcessResult, ProcessFailure> {
    defer { child.kill() }
    while true {
      let isQuiet = openEnds.allSatisfy { $0 == nil }
      let longest = isQuiet ? patience : Self.pause
      switch limits.wait(for: openEnds.map { $0?.number ?? -1 }, atMost: longest) {
      case .ready(let indices): indices.forEach { drain($0) }
      case .pause where child.hasEnded(): return .success(result())
      case .pause: if isQuiet { patience = min(patience * 2, Self.pause) }
      case .deadline: return failure("did not end within \(timeout.inWords) and was stopped")
      case .cancelled: return failure("was stopped")
      }
      if output.count > outputLimit {
        return failure("wrote more than \(outputLimit) bytes and was stopped")
      }
    }
  }

  private func result() -> ProcessResult {
    ProcessResult(
      status: child.finish(), output: output, errors: Array(errors.suffix(Self.errorsLimit)))
  }

  private func failure(_ text: String) -> Result<ProcessResult, ProcessFailure> {
    .failure(ProcessFailure("\(program) \(text)"))
  }

  private mutating func drain(_ index: Int) {
    guard let end = openEnds[index] else { return }
    let bytes = FileDescriptor.bytes(from: end.number)
    if bytes.isEmpty { openEnds[index] = nil }
    if index == 0 {
      output += bytes
    } else {
      errors += bytes
      if errors.count > 2 * Self.errorsLimit { errors.removeFirst(errors.count - Self.errorsLimit) }
    }
  }
}

extension FileDescriptor {
  /// What can be read at once, at most 64 KiB; empty at the end or when it fails.
  static func bytes(from number: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = read(number, into: UnsafeMutableRawBufferPointer(buffer)) ?? 0
    }
  }
}
