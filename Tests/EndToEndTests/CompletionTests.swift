import Foundation
import Testing

/// `completion`: scripts that shells accept.
struct CompletionTests {
  @Test("each script is accepted by its shell", arguments: ["bash", "zsh", "fish"])
  func syntax(name: String) async throws {
    let script = try await recipes("completion", name).result()
    #expect(script.status == 0)
    for command in try await recipes("__words", "commands").result().lines {
      #expect(script.output.contains(command))
    }
    guard try await shell("command -v \(name) > /dev/null").result().status == 0 else { return }
    let folder = try TemporaryFolder()
    let file = try folder.write(script.output, to: "completion")
    let checked = try await CommandRun("/usr/bin/env", [name, "-n", file]).result()
    #expect(checked.status == 0, "\(checked.errors)")
    #expect(checked.errors.isEmpty)
  }

  @Test("bash completes commands, options and source names")
  func bash() async throws {
    let script = """
      source <(recipes completion bash)
      complete -p recipes | grep -q .
      function_name=$(complete -p recipes | sed 's/.*-F \\([^ ]*\\).*/\\1/')
      try() {
        COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
        COMPREPLY=(); "$function_name" recipes "${@: -1}" "${@: -2:1}" || true
        printf '%s\\n' "${COMPREPLY[@]}"
      }
      try recipes sea
      try recipes list --rev
      try recipes list --source no
      """
    let result = try await shell(script).inClone().result()
    let words = result.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(words.contains("search"))
    #expect(words.contains("--reverse"))
    #expect(words.contains("notes"))
  }
}
