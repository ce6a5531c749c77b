import Foundation
import RecipeCore
import RecipeSystem
import Testing

@Suite("Running other programs")
struct PosixProcessLauncherTests {
  private let launcher = PosixProcessLauncher(
    spawner: ProcessSpawner(variables: ["PATH": "/usr/bin:/bin", "DISH": "purée"]))

  @Test("output, errors and exit status come back")
  func result() async throws {
    let result = try await shell("echo soup; echo odd >&2; exit 3")
    #expect(result.status == 3)
    #expect(result.output == Array("soup\n".utf8))
    #expect(result.errors == Array("odd\n".utf8))
  }

  @Test("a program that a signal ends has 128 and its number as status")
  func signal() async throws {
    #expect(try await shell("kill -TERM $$").status == 128 + SIGTERM)
  }

  @Test("the environment and the arguments arrive as they are")
  func arguments() async throws {
    let result = try await shell("printf '%s|%s' \"$DISH\" \"$1\"", "a b\"$(id)")
    #expect(result.output == Array("purée|a b\"$(id)".utf8))
  }

  @Test("standard input is empty")
  func input() async throws {
    #expect(try await shell("cat").output.isEmpty)
  }

  @Test("more output than a pipe holds comes back whole, of errors the last lines of 64 KiB")
  func longOutput() async throws {
    let result = try await shell("head -c 300000 /dev/zero; yes soup | head -n 60000 >&2")
    #expect(result.output.count == 300_000)
    #expect(result.errors == Array(String(repeating: "soup\n", count: 13_107).utf8))
  }

  @Test("a program that is not there is named")
  func missing() async {
    await #expect(
      throws: ProcessFailure("cannot start recipes-none: no such file or folder")
    ) {
      try await launcher.run(["recipes-none"], timeout: .seconds(5), maximumOutputSize: 9)
    }
    await #expect(throws: ProcessFailure.self) {
      try await launcher.run([], timeout: .seconds(5), maximumOutputSize: 9)
    }
  }

  @Test(
    "a program that cannot be started has its cause and what to do",
    arguments: [
      ("#!/no/such/python3\n", 0o700, "first line, '/no/such/python3', is not there", "install"),
      ("#!/bin/sh\r\n", 0o700, "the interpreter '/bin/sh', ends with CR LF", "LF alone"),
      ("#!/etc/passwd\n", 0o700, "first line, '/etc/passwd', may not be run", "first line"),
      ("#!/bin/sh\n", 0o600, "it is not executable", "chmod u+x"),
      ("soup\n", 0o700, "neither a program for this machine nor a script", "#!/bin/sh"),
      ("\u{7F}ELF, but of no machine\n", 0o700, "neither a program for this machine", "install"),
    ])
  func cause(content: String, mode: Int, cause: String, help: String) async throws {
    let folder = try ScratchFolder()
    let path = folder.path(of: "program")
    // A program of its own writes it, see `PluginKitTests`.
    let script = "printf '%s' \"$1\" > \"$2\"; chmod \(String(mode, radix: 8)) \"$2\""
    _ = try await shell(script, content, path)
    let failure = await #expect(throws: ProcessFailure.self) {
      try await launcher.run([path], timeout: .seconds(60), maximumOutputSize: 9)
    }
    #expect(failure?.message.contains(cause) == true, "\(failure as Any)")
    #expect(failure?.help?.contains(help) == true, "\(failure as Any)")
  }

  @Test("a folder is no program, and is said to be one")
  func folder() async throws {
    let folder = try ScratchFolder()
    let failure = await #expect(throws: ProcessFailure.self) {
      try await launcher.run([folder.path(of: ".")], timeout: .seconds(60), maximumOutputSize: 9)
    }
    #expect(failure?.message.hasSuffix(": it is a folder") == true, "\(failure as Any)")
  }

  @Test("a program that was replaced since it was checked is not started")
  func replaced() async throws {
    let folder = try ScratchFolder()
    let path = folder.path(of: "program")
    let script = "printf '#!/bin/sh\\n' > new; chmod 700 new; mv new \"$1\""
    func replace() async throws { _ = try await shell("cd \"${1%/*}\"; " + script, path) }
    try await replace()
    let status = try #require(try PosixFileSystem().status(of: path))
    let start = ProgramLaunch([path], variables: [:], folder: "/", stamp: FileStamp(status))
    func run() throws(ProcessFailure) -> Int32 {
      try launcher.filter(start, timeout: .seconds(60)) { _ in
      } output: { _ in
        true
      }.status
    }
    #expect(try run() == 0)
    try await replace()
    let failure = #expect(throws: ProcessFailure.self) { try run() }
    #expect(failure?.message.hasSuffix("it has changed since it was checked") == true)
  }

  @Test("once a program has ended, so has everything in its group")
  func group() async throws {
    var survivors = 0
    for _ in 0..<20 {
      let result = try await shell("sleep 600 & echo $!")
      let number = String(decoding: result.output, as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines)
      #expect(!number.isEmpty)
      if Self.isRunning(number) { survivors += 1 }
    }
    // The host waits for a quarter of a second: what is killed takes longer only on a system that is very
    // busy.
    #expect(survivors < 10)
  }

  /// True if a process has not ended; nobody may have reaped it yet.
  private static func isRunning(_ number: String) -> Bool {
    guard let number = pid_t(number), kill(number, 0) == 0 else { return false }
    let stat = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
    return stat.map { !$0.contains(") Z ") } ?? false
  }

  @Test("too much output ends the program")
  func outputLimit() async {
    await #expect(throws: ProcessFailure("sh wrote more than 10 bytes and was stopped")) {
      try await launcher.run(
        ["sh", "-c", "yes"], timeout: .seconds(20), maximumOutputSize: 10)
    }
  }

  @Test("a program that takes too long is ended with all it started")
  func timeout() async throws {
    let folder = try ScratchFolder()
    let fifo = folder.path(of: "fifo")
    mkfifo(fifo, 0o600)
    let reader = open(fifo, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    await #expect(throws: ProcessFailure.self) {
      try await launcher.run(
        ["sh", "-c", "exec 3>'\(fifo)'; sleep 60 & sleep 60"], timeout: .milliseconds(200),
        maximumOutputSize: 10)
    }
    // A pipe that nobody has open for writing is at its end; until then reading it fails.
    var byte: UInt8 = 0
    var tries = 0
    while read(reader, &byte, 1) != 0, tries < 2000 {
      try await Task.sleep(for: .milliseconds(5))
      tries += 1
    }
    #expect(tries < 2000)
  }

  @Test("cancelling the task ends the program")
  func cancellation() async throws {
    let launcher = launcher
    let run = Task {
      try await launcher.run(["sleep", "30"], timeout: .seconds(60), maximumOutputSize: 10)
    }
    run.cancel()
    await #expect(throws: ProcessFailure("sleep was stopped")) { try await run.value }
  }

  @Test("a background program that keeps the pipe open does not hold up the result")
  func straggler() async throws {
    let result = try await shell("echo soup; sleep 30 &")
    #expect(result.output == Array("soup\n".utf8))
  }

  @Test("a program that closes its output is waited for")
  func closedOutput() async throws {
    #expect(try await shell("exec >&- 2>&-; sleep 0.1; exit 4").status == 4)
  }

  @Test("a program inherits no descriptor but its standard streams")
  func descriptors() async throws {
    let inherited = open("/dev/null", O_RDONLY)
    defer { close(inherited) }
    let script = "test -e /dev/fd/\(inherited) && echo open || echo closed"
    #expect(try await shell(script).output == Array("closed\n".utf8))
  }

  @Test("programs that run at the same time do not hold each other's pipes open")
  func parallel() async throws {
    let launcher = launcher
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for number in 0..<12 {
        group.addTask {
          let command = ["sh", "-c", "echo \(number)"]
          return try await launcher.run(command, timeout: .seconds(20), maximumOutputSize: 99)
            .output
        }
      }
      var outputs: Set<[UInt8]> = []
      for try await output in group { outputs.insert(output) }
      #expect(outputs.count == 12)
    }
  }

  private func shell(_ script: String, _ arguments: String...) async throws -> ProcessResult {
    try await launcher.run(
      ["sh", "-c", script, "sh"] + arguments, timeout: .seconds(20), maximumOutputSize: 1 << 20)
  }
}
