import RecipeCore
import Testing

@testable import RecipeCLI

@Suite("What standard error says")
struct SourceNoticesTests {
  private let odd = [
    Diagnostic(.error, "cannot be read", at: TextLocation(path: "a.json", line: 2, column: 3)),
    Diagnostic(.warning, "was repaired", at: TextLocation(path: "b.json"), help: "look at it"),
    Diagnostic(.warning, "was repaired too", at: TextLocation(path: "b.json", line: 9)),
    Diagnostic(.note, "is no recipe", at: TextLocation(path: "/here/c.md")),
  ]

  private func text(_ verbosity: GlobalOptions.Verbosity) -> String {
    SourceNotices(
      reports: [], diagnostics: odd, verbosity: verbosity, currentFolder: "/here"
    ).lines.joined(separator: "\n")
  }

  @Test("errors are named, warnings counted, notes left out")
  func normal() {
    #expect(
      text(.normal) == """
        a.json:2:3: error: cannot be read
        recipes: 2 warnings in 1 file; -v shows them
        """)
  }

  @Test("what recipes were lost by is named, and neither counted nor said when quiet")
  func losses() {
    let lost = Diagnostic(.loss, "rows without a title: 2", help: "name the key")
    let texts = [GlobalOptions.Verbosity.quiet, .normal, .verbose].map { verbosity in
      SourceNotices(
        reports: [], diagnostics: [lost], verbosity: verbosity, currentFolder: "/here"
      ).lines.joined()
    }
    let line = "recipes: warning: rows without a title: 2 (name the key)"
    #expect(texts == ["", line, line])
  }

  @Test("quiet leaves the errors")
  func quiet() {
    #expect(text(.quiet) == "a.json:2:3: error: cannot be read")
  }

  @Test("verbose says everything")
  func verbose() {
    #expect(
      text(.verbose) == """
        a.json:2:3: error: cannot be read
        b.json: warning: was repaired (look at it)
        b.json:9: warning: was repaired too
        c.md: note: is no recipe
        """)
  }

  @Test("a failed source has a line with what it kept and what to do")
  func failedSource() {
    let report = SourceReport(
      name: "api", kind: "food2fork", status: .timeout, records: 30, milliseconds: 3000,
      error: "timed out after 3s\u{1B}[2J", help: "raise 'timeout'")
    let silent = SourceReport(
      name: "b", kind: "json", status: .rateLimited, records: 0, milliseconds: 1)
    let fine = SourceReport(name: "c", kind: "json", status: .empty, records: 0, milliseconds: 1)
    let notices = SourceNotices(
      reports: [report, silent, fine], diagnostics: [], verbosity: .quiet,
      currentFolder: "/")
    #expect(
      notices.lines.joined(separator: "\n") == """
        recipes: api: timed out after 3s\u{1B}[2J; kept 30 records (raise 'timeout')
        recipes: b: rate limited
        """)
  }
}
