import ArgumentParsing
import RecipeCore
import Testing

@testable import RecipeCLI

@Suite("Exit status")
struct ExitStatusTests {
  private func report(_ status: SourceStatus, _ records: Int) -> SourceReport {
    SourceReport(name: "a", kind: "json", status: status, records: records, milliseconds: 0)
  }

  private func options(_ line: String) throws -> GlobalOptions {
    let words = line.split(separator: " ").map(String.init)
    return try GlobalOptions(ArgumentParser(root: CommandCatalog(.builtIn).root).parse(words))
  }

  /// Statuses with their records, whether something was found, the arguments, and the outcome.
  private struct Example: Sendable {
    let reports: [(SourceStatus, Int)]
    let found: Bool
    let line: String
    let expected: ExitStatus

    init(
      _ expected: ExitStatus, _ reports: [(SourceStatus, Int)], found: Bool = false,
      line: String = "list"
    ) {
      self.reports = reports
      self.found = found
      self.line = line
      self.expected = expected
    }
  }

  private static let examples: [Example] = [
    Example(.done, [], found: true),
    Example(.nothingFound, []),
    Example(.done, [(.ok, 3), (.disabled, 0)], found: true),
    Example(.someSourcesFailed, [(.ok, 3), (.timeout, 0)], found: true),
    Example(.someSourcesFailed, [(.ok, 3), (.timeout, 0)]),
    Example(.allSourcesFailed, [(.ok, 3), (.timeout, 0)], found: true, line: "list --strict"),
    Example(.someSourcesFailed, [(.empty, 0), (.timeout, 0)]),
    Example(.someSourcesFailed, [(.partial, 5)], found: true),
    Example(.someSourcesFailed, [(.stale, 5), (.timeout, 0)], found: true),
    Example(.allSourcesFailed, [(.partial, 5)], found: true, line: "list --strict"),
    Example(.allSourcesFailed, [(.timeout, 0), (.unreachable, 0)]),
    Example(.allSourcesFailed, [(.timeout, 0), (.disabled, 0)]),
    Example(.nothingCached, [(.unreachable, 0)], line: "list --offline"),
    Example(
      .someSourcesFailed, [(.unreachable, 0), (.ok, 2)], found: true, line: "list --offline"),
  ]

  @Test("failures, what was found and the options make the status")
  func status() throws {
    for example in Self.examples {
      let status = ExitStatus(
        reports: example.reports.map(report), found: example.found,
        options: try options(example.line))
      #expect(status == example.expected, "\(example)")
    }
  }
}
