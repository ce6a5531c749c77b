import Foundation
import TestSupport
import Testing

/// The memory of the program: in proportion to its input, and under limits of the system.
struct MemoryTests {
  /// The names and the repeated pieces of documents of a megabyte.
  private static let shapes: [(name: String, start: String, piece: String)] = [
    ("cells.csv", "title\n", "a\n"), ("rows.csv", "title,ingredients\n", "a,b\n"),
    ("wide.csv", "title,ingredients\n", ",a"), ("marks.md", "# a\n\n## Directions\n\n", "*a* "),
    ("links.md", "# a\n\n## Directions\n\n", "[a](b) "),
    ("blocks.md", "# a\n\n## Ingredients\n\n", "-\n"), ("headings.md", "# a\n", "# a\n"),
    ("recipes.md", "", "# a\n- b\n\n"), ("marks.cook", "", "@a "), ("steps.cook", "", "a\n\n"),
    ("recipes.ndjson", "", #"{"title":"a","ingredients":["b"]}"# + "\n"),
  ]

  @Test(
    "peak memory is below 64 MiB and 20 times the input",
    .enabled(if: PythonTool.isThere, "\(PythonTool.reason)"),
    arguments: shapes.indices)
  func peak(index: Int) async throws {
    let shape = Self.shapes[index]
    let folder = try TemporaryFolder()
    let count = (1 << 20) / shape.piece.utf8.count
    try folder.write(
      shape.start + String(repeating: shape.piece, count: count), to: "in/" + shape.name)
    try folder.write("[sources.a]\nkind = \"folder\"\npath = \"in\"\n", to: "recipes.toml")
    // Linux counts the memory of the process that starts a program as the program's own, so that a
    // small one is put between.
    let script = """
      import subprocess
      code = 'import os, resource, subprocess; ' \\
        'subprocess.run(["\(RecipesBinary.path)", "list", "--no-cache", "-q"], cwd="\(folder.path)", ' \\
        'stdout=-3, stderr=-3); ' \\
        'print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)'
      print(subprocess.run(['python3', '-c', code], stdout=subprocess.PIPE).stdout.decode())
      """
    let result = try await CommandRun("/usr/bin/env", ["python3", "-c", script]).result()
    let answer = String(result.output.prefix { $0.isNumber })
    #if os(Linux)
      let peak = try #require(Int(answer)) * 1_024
    #else
      let peak = try #require(Int(answer))
    #endif
    // The goal is that of a release build; without optimization every value takes some more.
    #if DEBUG
      let limit = 64 + 20 + 8
    #else
      let limit = 64 + 20
    #endif
    #expect(peak < limit << 20, "\(shape.name): \(peak >> 20) MiB")
  }

  @Test(
    "under a limit of memory the program does its work or says what it lacks, and never hangs",
    arguments: [60_000, 100_000, 150_000, 200_000, 250_000, 300_000, 500_000])
  func limited(kibibytes: Int) async throws {
    let script = "ulimit -c 0; ulimit -v \(kibibytes); recipes list -n 0 || exit $?"
    let result = try await shell("(\(script))").inClone().result()
    #if os(Linux)
      #expect([0, 2, 127].contains(result.status), "\(result.status) \(result.errors.prefix(300))")
      if result.status == 2 { #expect(result.errors.contains("ulimit -v")) }
      if result.status == 0 { #expect(result.lines.count > 80) }
    #endif
  }
}
