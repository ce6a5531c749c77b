import Foundation
import RecipeCore
import RecipeSystem
import Testing

@Suite("Signals")
struct SignalsTests {
  @Test("an interrupted process ends with 130")
  func interrupt() async {
    await #expect(processExitsWith: .exitCode(130)) {
      signal(SIGINT, SIG_DFL)
      Signals.install()
      raiseInterrupt()
    }
  }

  @Test("an interrupted process takes its line about progress with it")
  func progressLine() async {
    let result = await #expect(
      processExitsWith: .exitCode(130), observing: [\.standardErrorContent]
    ) {
      signal(SIGINT, SIG_DFL)
      Signals.install()
      StandardError(variables: [:]).replaceLine(with: "Reading 1 of 2")
      raiseInterrupt()
    }
    let shown = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(shown.hasSuffix("Reading 1 of 2\r\u{1B}[K"))
  }

  @Test("an interrupted process without such a line writes nothing")
  func noProgressLine() async {
    let result = await #expect(
      processExitsWith: .exitCode(130), observing: [\.standardErrorContent]
    ) {
      signal(SIGINT, SIG_DFL)
      Signals.install()
      let errors = StandardError(variables: [:])
      errors.replaceLine(with: "Reading 1 of 2")
      errors.replaceLine(with: "")
      raiseInterrupt()
    }
    let shown = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(shown.hasSuffix("Reading 1 of 2\r\u{1B}[K"))
  }

  @Test("a signal that the parent ignores stays ignored")
  func ignored() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGINT, SIG_IGN)
      Signals.install()
      raiseInterrupt()
      exit(7)
    }
  }

  @Test("a program that is gone before its input is written does not end whoever started it")
  func goneProgram() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGPIPE, SIG_DFL)
      _ = ProcessSpawner(variables: [:])
      var ends: [Int32] = [-1, -1]
      pipe(&ends)
      close(ends[0])
      exit(write(ends[1], "a", 1) < 0 ? 7 : 1)
    }
  }

  @Test("writing to a closed pipe does not end the process, and says that the reader has gone")
  func brokenPipe() async {
    await #expect(processExitsWith: .exitCode(7)) {
      Signals.install()
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      close(ends[0])
      dup2(ends[1], STDOUT_FILENO)
      exit(StandardOutput(variables: [:]).write([1]) == .readerGone ? 7 : 1)
    }
  }

  @Test("a standard stream that the parent closed becomes the null device")
  func closedStreams() async {
    await #expect(processExitsWith: .exitCode(7)) {
      close(STDIN_FILENO)
      Signals.install()
      exit(open("/dev/null", O_RDONLY) > STDERR_FILENO && StandardInput().readLine() == nil ? 7 : 1)
    }
  }

  @Test("lines of standard input come one by one, without their ends")
  func lines() async {
    await #expect(processExitsWith: .exitCode(7)) {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      write(ends[1], "soup\n\nleek\r\nend", 15)
      close(ends[1])
      dup2(ends[0], STDIN_FILENO)
      let input = StandardInput()
      let lines = (0..<5).map { _ in input.readLine() }
      exit(lines == ["soup", "", "leek", "end", nil] && !input.isTerminal ? 7 : 1)
    }
  }
}

/// Interrupts this process; the threads that tests run on block signals.
private func raiseInterrupt() {
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGINT)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  raise(SIGINT)
}
