import Foundation
import RecipeCore
import RecipeSystem
import Testing

@Suite("Conversations with programs")
struct ProgramChannelTests {
  private let launcher = PosixProcessLauncher(spawner: ProcessSpawner(variables: [:]))

  private func start(_ script: String, maximumLineLength: Int = 1 << 20) -> ProgramLaunch {
    ProgramLaunch(
      ["/bin/sh", "-c", script], variables: ["PATH": "/usr/bin:/bin"], folder: "/",
      maximumLineLength: maximumLineLength)
  }

  private func text(_ event: ProgramEvent) -> String {
    if case .line(let line) = event { String(decoding: line, as: UTF8.self) } else { "\(event)" }
  }

  @Test("lines go back and forth, in the given folder and environment")
  func lines() async throws {
    let script = "pwd; env | grep -c HOME; while read -r line; do echo \"<$line>\"; done; echo end"
    let lines = try await launcher.converse(with: start(script), timeout: .seconds(60)) { channel in
      let deadline = ContinuousClock.now.advanced(by: .seconds(60))
      channel.send(Array("a\nb".utf8))
      channel.send(Array("c\n".utf8))
      channel.closeInput()
      return (0..<6).map { _ in channel.receive(until: deadline) }
    }
    #expect(lines.prefix(5).map(text) == ["/", "0", "<a>", "<bc>", "end"])
    #expect(lines.last == .ended(status: 0, rest: []))
  }

  @Test("two full pipes do not hold each other up")
  func fullPipes() async throws {
    let count = try await launcher.converse(with: start("cat"), timeout: .seconds(60)) { channel in
      let line = [UInt8](repeating: 65, count: 1 << 16) + [10]
      for _ in 0..<64 { channel.send(line) }
      channel.closeInput()
      var count = 0
      while case .line(let back) = channel.receive(until: .now.advanced(by: .seconds(60))) {
        if back.count == 1 << 16 { count += 1 }
      }
      return count
    }
    #expect(count == 64)
  }

  @Test("a line that is too long, a deadline and an end in the middle of a line are told apart")
  func endings() async throws {
    let long = try await event("yes | tr -d '\\n'", maximumLineLength: 100)
    #expect(long == .tooLong)
    let late = try await event("sleep 60", time: .milliseconds(50))
    #expect(late == .late)
    let ended = try await event("printf half; exit 3")
    #expect(ended == .ended(status: 3, rest: Array("half".utf8)))
    await launcher.finish()
  }

  @Test("a program that ignores everything is killed with all it started, without anybody waiting")
  func stopping() async throws {
    let script = "trap '' TERM HUP INT; sleep 6000 & echo $!; echo $$; while :; do sleep 1; done"
    let numbers = try await launcher.converse(with: start(script), timeout: .seconds(60)) {
      channel in
      (0..<2).map { _ in channel.receive(until: .now.advanced(by: .seconds(60))) }
    }.map(text)
    await launcher.finish()
    for number in numbers.compactMap({ pid_t($0) }) {
      // Only the leader is waited for; another one was killed and may still have to run once to end.
      for _ in 0..<500 where Self.isRunning(number) {
        try await Task.sleep(for: .milliseconds(20))
      }
      #expect(!Self.isRunning(number))
    }
  }

  private static func isRunning(_ number: pid_t) -> Bool {
    let state = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
    return kill(number, 0) == 0 && state?.contains(") Z ") != true
  }

  @Test("a filter passes bytes through a program, and its status and errors come back")
  func filter() throws {
    let box = Box()
    let result = try launcher.filter(
      start("tr a-z A-Z; echo odd >&2; exit 3"), timeout: .seconds(60)
    ) { feed in
      for _ in 0..<40 { feed([UInt8](repeating: UInt8(ascii: "a"), count: 100_000)) }
    } output: { piece in
      box.count += piece.count { $0 == UInt8(ascii: "A") }
      return true
    }
    #expect(box.count == 4_000_000)
    #expect(result.status == 3)
    #expect(result.errors == Array("odd\n".utf8))
    #expect(!result.isInputLeft)
  }

  @Test("a filter that stops reading ends well, but has not taken all of its input")
  func earlyFilter() throws {
    let result = try launcher.filter(start("head -c 5"), timeout: .seconds(60)) { feed in
      for _ in 0..<40 { feed([UInt8](repeating: UInt8(ascii: "a"), count: 100_000)) }
    } output: { _ in
      true
    }
    #expect(result.status == 0)
    #expect(result.isInputLeft)
  }

  @Test(
    "a filter that stops reading a small input has not read all of it, whatever its reads returned",
    arguments: [
      ("head -n 1", true), ("IFS= read -r line; echo \"$line\"", true), ("echo soup", true),
      ("exec <&-; echo soup", true), ("head -n 1; cat > /dev/null", false), ("head -n 2", false),
      ("sed -n 2p", false), ("cat > /dev/null", false), ("(head -n 1; cat) | cat", false),
    ])
  func earlyFilterOfLittle(script: String, isInputLeft: Bool) throws {
    for pieces in [["leek\nsoup\n"], ["leek\n", "", "soup\n"], ["leek\nsou", "p\n"]] {
      let result = try launcher.filter(start(script), timeout: .seconds(60)) { feed in
        for piece in pieces { feed(Array(piece.utf8)) }
      } output: { _ in
        true
      }
      #expect(result.status == 0)
      #expect(result.isInputLeft == isInputLeft, "\(script)")
    }
  }

  @Test("a filter without an input has read all of it")
  func emptyFilter() throws {
    for script in ["true", "cat", "echo soup"] {
      let result = try launcher.filter(start(script), timeout: .seconds(60)) { _ in
      } output: { _ in
        true
      }
      #expect(!result.isInputLeft)
    }
  }

  @Test("a filter that goes on after its output is left to end by itself")
  func slowEnd() throws {
    let program = start("cat >/dev/null; echo soup; exec >&-; sleep 1; exit 3")
    let box = Box()
    let result = try launcher.filter(program, timeout: .seconds(60)) { feed in
      feed([10])
    } output: { piece in
      box.count += piece.count
      return true
    }
    #expect(result.status == 3)
    #expect(box.count == 5)
  }

  @Test("a filter that does not end is stopped, and said to be")
  func endlessFilter() throws {
    let program = start("while :; do sleep 1; done")
    #expect {
      _ = try launcher.filter(program, timeout: .milliseconds(200)) { _ in
      } output: { _ in
        true
      }
    } throws: { error in
      (error as? ProcessFailure)?.message.hasSuffix("did not end within 200 ms and was stopped")
        == true
    }
  }

  @Test("a filter whose output is not wanted any more is stopped")
  func unwantedOutput() throws {
    let box = Box()
    _ = try launcher.filter(start("yes"), timeout: .seconds(60)) { _ in
    } output: { piece in
      box.count += piece.count
      return box.count < 1_000_000
    }
    #expect(box.count >= 1_000_000 && box.count < 3_000_000)
  }

  private final class Box {
    var count = 0
  }

  private func event(
    _ script: String, maximumLineLength: Int = 1 << 20, time: Duration = .seconds(60)
  ) async throws -> ProgramEvent {
    try await launcher.converse(
      with: start(script, maximumLineLength: maximumLineLength), timeout: .seconds(60)
    ) { $0.receive(until: .now.advanced(by: time)) }
  }
}
