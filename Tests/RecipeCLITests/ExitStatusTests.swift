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
    return try GlobalOptions(ArgumentParser(root: CommandCatalog.root).parse(words))
  }

  @Test(
    "failures, what was found and the options make the status",
    arguments: [
      ([], true, "list", ExitStatus.done),
      ([], false, "list", .nothingFound),
      ([(.ok, 3), (.disabled, 0)], true, "list", .done),
      ([(.ok, 3), (.timeout, 0)], true, "list", .someSourcesFailed),
      ([(.ok, 3), (.timeout, 0)], false, "list", .someSourcesFailed),
      ([(.ok, 3), (.timeout, 0)], true, "list --strict", .allSourcesFailed),
      ([(.empty, 0), (.timeout, 0)], false, "list", .someSourcesFailed),
      ([(.partial, 5)], true, "list", .someSourcesFailed),
      ([(.stale, 5), (.timeout, 0)], true, "list", .someSourcesFailed),
      ([(.partial, 5)], true, "list --strict", .allSourcesFailed),
      ([(.timeout, 0), (.unreachable, 0)], false, "list", .allSourcesFailed),
      ([(.timeout, 0), (.disabled, 0)], false, "list", .allSourcesFailed),
      ([(.unreachable, 0)], false, "list --offline", .nothingStored),
      ([(.unreachable, 0), (.ok, 2)], true, "list --offline", .someSourcesFailed),
    ] as [([(SourceStatus, Int)], Bool, String, ExitStatus)])
  func status(
    reports: [(SourceStatus, Int)], found: Bool, line: String, expected: ExitStatus
  ) throws {
    let status = ExitStatus(
      reports: reports.map(report), found: found, options: try options(line))
    #expect(status == expected)
  }
}
