import RecipeCore
import Text

/// The run of a program from start to end, on a thread that may block.
struct ProcessRun {
  /// The interval at which the program's end is noticed while others hold its pipes open.
  private static let pause = Duration.milliseconds(50)

  private let child: ChildProcess
  private let program: String
  private let limits: WaitLimits
  private let maximumOutputSize: Int
  private var output: [UInt8] = []
  private var errors = ErrorTail()
  private var openEnds: [Pipe.End?]
  /// The delay before checking again for the end of a program that has closed its pipes; it grows.
  private var patience = Duration.milliseconds(1)

  /// Creates a run of a child that has just been started.
  init(_ child: ChildProcess, of program: String, limits: WaitLimits, maximumOutputSize: Int) {
    self.child = child
    self.program = program
    self.limits = limits
    self.maximumOutputSize = maximumOutputSize
    openEnds = [child.output, child.errors]
  }

  /// Reads all output and waits for the program's end; kills its group in any case.
  ///
  /// - Parameter timeout: The time limit, for the message.
  mutating func finish(timeout: Duration) -> Result<ProcessResult, ProcessFailure> {
    let end = waitForEnd(timeout: timeout)
    defer { child.kill() }
    return end.map {
      ProcessResult(status: child.finish(), output: output, errors: errors.bytes)
    }
  }

  /// Reads until the program has ended, or must not go on.
  private mutating func waitForEnd(timeout: Duration) -> Result<Void, ProcessFailure> {
    while true {
      let isQuiet = openEnds.allSatisfy { $0 == nil }
      let longest = isQuiet ? patience : Self.pause
      switch limits.wait(for: openEnds.map { $0?.number ?? -1 }, atMost: longest) {
      case .ready(let indices): indices.forEach { drain($0) }
      case .pause where child.hasEnded() && isDrained: return .success(())
      case .pause: if isQuiet { patience = min(patience * 2, Self.pause) }
      case .deadline: return failure("did not end within \(timeout.inWords) and was stopped")
      case .cancelled: return failure("was stopped")
      }
      if output.count > maximumOutputSize {
        return failure("wrote more than \(maximumOutputSize) bytes and was stopped")
      }
    }
  }

  /// True if nothing is left in the pipes of a program that has ended: it may have written between a wait
  /// and its end.
  private var isDrained: Bool {
    limits.wait(for: openEnds.map { $0?.number ?? -1 }, atMost: .zero) == .pause
  }

  private func failure(_ text: String) -> Result<Void, ProcessFailure> {
    .failure(ProcessFailure("\(program) \(text)"))
  }

  private mutating func drain(_ index: Int) {
    guard let end = openEnds[index] else { return }
    let bytes = FileDescriptor.bytes(from: end.number)
    if bytes.isEmpty { openEnds[index] = nil }
    if index == 0 {
      output += bytes
    } else {
      errors.append(bytes)
    }
  }
}

extension FileDescriptor {
  /// Returns the bytes of one read, at most 64 KiB; empty at the end or on failure.
  static func bytes(from number: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = read(number, into: UnsafeMutableRawBufferPointer(buffer)) ?? 0
    }
  }
}
