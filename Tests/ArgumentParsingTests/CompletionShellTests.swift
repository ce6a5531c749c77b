import ArgumentParsing
import Foundation
import Testing

@Suite("Completion scripts")
struct CompletionShellTests {
  private static func find(_ program: String) -> String? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + program }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs `text` with a shell; what it prints, and its exit status.
  private func run(_ shell: String, _ options: [String], _ text: String) throws -> (String, Int32) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("completion-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: shell)
    process.arguments = options + [file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }

  @Test("each script is valid for its shell", arguments: CompletionShell.allCases)
  func syntax(shell: CompletionShell) throws {
    guard let program = Self.find(shell.rawValue) else { return }
    let script = shell.script(for: SampleTree.root)
    #expect(try run(program, ["-n"], script).1 == 0)
  }

  @Test("each script knows commands, options and choices", arguments: CompletionShell.allCases)
  func content(shell: CompletionShell) {
    let script = shell.script(for: SampleTree.root)
    for word in ["search", "check", "output", "csv", "verbose", "__words sources"] {
      #expect(script.contains(word), "\(word)")
    }
    #expect(!script.contains("for completions"))
  }

  @Test(
    "bash completes commands, options and values",
    .enabled(if: CompletionShellTests.find("bash") != nil, "needs bash"),
    arguments: [
      (["kitchen", "se"], ["search"]),
      (["kitchen", "-q", "c"], ["config"]),
      (["kitchen", "config", ""], ["check", "path"]),
      (["kitchen", "--config", "list", "sh"], ["show", "shell"]),
      (["kitchen", "list", "--fo"], ["--format"]),
      (["kitchen", "list", "--q"], ["--quiet"]),
      (["kitchen", "list", "-o", "j"], ["json"]),
      (["kitchen", "list", "--output", "=", "c"], ["csv"]),
      (["kitchen", "list", "--output", "="], ["table", "json", "csv"]),
      (["kitchen", "--source", ""], ["one", "two\\ three", "four  (the fourth)", "tag:soup"]),
      (["kitchen", "--source", "fo"], ["four"]),
      (["kitchen", "--source", "tag", ":", "s"], ["soup"]),
      (["kitchen", "--source", "tag", ":"], ["soup"]),
      (["kitchen", "shell", "z"], ["zsh"]),
      (["kitchen", "show", "tw"], ["two\\ three"]),
    ])
  func bash(words: [String], offered: [String]) throws {
    let program = try #require(Self.find("bash"))
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let test = """
      kitchen() { printf 'one\\ntwo three\\nfour\\tthe fourth\\ntag:soup\\n'; }
      COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
      _kitchen
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let script = CompletionShell.bash.script(for: SampleTree.root) + test
    let output = try run(program, [], script).0
    #expect(output.split(separator: "\n").map(String.init) == offered)
  }
}
