import RecipeCore
import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension ProcessFailure {
  /// Creates the failure of a program that could not be started, with its cause as far as the program's
  /// file shows it.
  init(starting program: String, _ error: SystemError) {
    let start = program.contains("/") ? ProgramStartLine(of: program) : nil
    let found = start.flatMap { Self.cause($0, program, error.code) }
    let reason = found?.reason ?? FileError(code: error.code, path: program).reasonText
    self.init("cannot start \(program): \(reason)", help: found?.help)
  }

  /// Creates the failure of a program that is not the one that was checked.
  static func replaced(_ program: String) -> ProcessFailure {
    ProcessFailure(
      "did not start \(program): it has changed since it was checked", help: "run it again")
  }

  private static func cause(
    _ start: ProgramStartLine, _ program: String, _ code: Int32
  ) -> (reason: String, help: String)? {
    let executable = "run: chmod u+x \(program.shellWord)"
    switch code {
    case EACCES where start.isFolder: return ("it is a folder", "name the program in it")
    case EACCES where !start.isExecutable: return ("it is not executable", executable)
    case EACCES:
      guard let interpreter = start.interpreter else { return nil }
      return (
        "the interpreter of its first line, '\(interpreter)', may not be run",
        "correct the first line"
      )
    case ENOENT:
      guard let interpreter = start.interpreter else {
        return (
          "something that it needs is not there, such as its loader",
          "install the version for this system"
        )
      }
      guard !start.hasCarriageReturn else {
        return (
          "its first line, of the interpreter '\(interpreter)', ends with CR LF",
          "save it with line ends of LF alone"
        )
      }
      return (
        "the interpreter of its first line, '\(interpreter)', is not there",
        "install that, or correct the first line"
      )
    case ENOEXEC:
      return (
        "it is neither a program for this machine nor a script that begins with '#!'",
        "install the version for this machine, or begin it with a line such as '#!/bin/sh'"
      )
    default: return nil
    }
  }
}

/// The start of a program by its file: its interpreter, or its machine.
private struct ProgramStartLine {
  /// The most of a first line that systems read.
  private static let limit = 256

  /// True if it is a folder.
  let isFolder: Bool
  /// True if anybody may run it.
  let isExecutable: Bool
  /// The interpreter of a script, or `nil`.
  let interpreter: String?
  /// True if the first line ends with CR LF.
  let hasCarriageReturn: Bool

  /// Reads the start of a file, or returns `nil` if there is none.
  init?(of path: String) {
    let files = PosixFileSystem()
    guard let status = (try? files.status(of: path)) ?? nil else { return nil }
    isFolder = status.kind == .folder
    isExecutable = status.permissions & 0o111 != 0
    let bytes = (try? files.read(path, from: 0, count: min(status.size, Self.limit))) ?? []
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    hasCarriageReturn = line.last == UInt8(ascii: "\r")
    guard line.starts(with: [UInt8(ascii: "#"), UInt8(ascii: "!")]) else {
      interpreter = nil
      return
    }
    let word = line.dropFirst(2).drop { $0 <= 0x20 }.prefix { $0 > 0x20 }
    interpreter = String(decoding: word, as: UTF8.self).terminalSafe
  }
}
