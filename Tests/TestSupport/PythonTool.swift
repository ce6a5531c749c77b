import Foundation

/// The machine's Python, which checks written files independently and makes files to read.
package enum PythonTool {
  /// The reason why tests that need it are skipped.
  package static let reason = "needs python3"

  /// True if Python is installed.
  package static let isThere = (try? run("pass")) != nil

  /// A script that failed.
  package struct Failure: Error, CustomStringConvertible {
    /// The script's standard error.
    package let description: String
  }

  /// Runs a script, which reads `input` from the file `sys.argv[1]` and writes its result to the
  /// file `sys.argv[2]`.
  package static func run(_ script: String, input: [UInt8] = []) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (given, answer) = (folder.appending(path: "input"), folder.appending(path: "answer"))
    try Data(input).write(to: given)
    try Data().write(to: answer)
    try run(["python3", "-c", "import sys\n" + script, given.path(), answer.path()])
    return Array(try Data(contentsOf: answer))
  }

  private static func run(_ command: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: String(decoding: message, as: UTF8.self))
    }
  }
}
