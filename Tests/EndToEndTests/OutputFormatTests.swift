import Foundation
import Testing

/// Every format holds every recipe, as other programs read it.
struct OutputFormatTests {
  private func titles() async throws -> [String] {
    let document: ListDocument =
      try await fixtures("list", "-n", "0", "-o", "json").result().json()
    return document.recipes.map(\.title)
  }

  @Test("NDJSON has the recipe objects of JSON, one a line")
  func ndjson() async throws {
    let json = try await fixtures("list", "-n", "0", "-o", "json").result()
    let lines = try await fixtures("list", "-n", "0", "-o", "ndjson").result().lines
    let whole = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let recipes = try #require(whole?["recipes"] as? [NSDictionary])
    #expect(lines.count == recipes.count)
    for (line, recipe) in zip(lines, recipes) {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary
      #expect(object == recipe)
    }
  }

  @Test("--json is -o json")
  func shortForm() async throws {
    let short = try await fixtures("list", "--json").result()
    let long = try await fixtures("list", "-o", "json").result()
    #expect(
      Golden.normalised(short.output, folder: short.home)
        == Golden.normalised(long.output, folder: long.home))
  }

  @Test("CSV has a header, CRLF, and a row for each recipe")
  func csv() async throws {
    let result = try await fixtures("list", "-n", "0", "-o", "csv").result()
    let table = try #require(CSVTable(result.output))
    #expect(table.rows.allSatisfy { $0.count == table.rows[0].count })
    #expect(table.column("title").map(unguarded) == (try await titles()))
  }

  @Test("CSV guards cells that a spreadsheet would run, and --csv-raw does not")
  func formulas() async throws {
    let guarded = try await fixtures("list", "-n", "0", "-o", "csv").result()
    let raw = try await fixtures("list", "-n", "0", "-o", "csv", "--csv-raw").result()
    let titles = try #require(CSVTable(guarded.output)).column("title")
    let rawTitles = try #require(CSVTable(raw.output)).column("title")
    for title in ["=SUM Salad", "+1 Energy Balls", "@Home Ramen", "-Leek Soup, Without the Leek"] {
      #expect(titles.contains("'" + title))
      #expect(rawTitles.contains(title))
    }
  }

  @Test("numbers in CSV stay numbers")
  func numbers() async throws {
    let result = try await fixtures("list", "-n", "0", "-o", "csv").result()
    let ranks = try #require(CSVTable(result.output)).column("social_rank")
    #expect(ranks.allSatisfy { $0.isEmpty || Double($0) != nil })
  }

  @Test("TSV has a line for each recipe, and each the same number of cells")
  func tsv() async throws {
    let lines = try await fixtures("list", "-n", "0", "-o", "tsv").result().lines
    let widths = Set(
      lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).count })
    #expect(lines.count == 89)
    #expect(widths.count == 1)
  }

  @Test("--fields chooses and orders the columns")
  func fields() async throws {
    let result = try await fixtures("list", "-o", "csv", "--fields", "social_rank,title").result()
    #expect(result.lines.first == "social_rank,title\r")
  }

  @Test("--fields ? lists the fields")
  func fieldList() async throws {
    let result = try await fixtures("list", "--fields", "?").result()
    #expect(result.status == 0)
    for field in ["title", "social_rank", "ingredients", "source_url", "prep_minutes"] {
      #expect(result.output.contains(field))
    }
  }

  @Test("a template prints a line for each recipe")
  func template() async throws {
    let result = try await fixtures("list", "-n", "3", "--template", #"{title}\t{social_rank}"#)
      .result()
    #expect(result.lines.count == 3)
    #expect(result.lines.allSatisfy { $0.split(separator: "\t").count == 2 })
  }

  @Test("--limit and --offset are windows of the same list")
  func windows() async throws {
    let all = try await titles()
    let document: ListDocument =
      try await fixtures("list", "-n", "5", "--offset", "3", "-o", "json").result().json()
    #expect(document.recipes.map(\.title) == Array(all[3..<8]))
    #expect(document.offset == 3)
    #expect(document.total == 88)
  }

  @Test("--reverse turns an order round", arguments: ["rank", "title", "date", "time", "rating"])
  func reversed(order: String) async throws {
    let ahead: ListDocument =
      try await fixtures("list", "-n", "0", "-o", "json", "--sort", order).result().json()
    let back: ListDocument =
      try await fixtures("list", "-n", "0", "-o", "json", "--sort", order, "--reverse").result()
      .json()
    #expect(ahead.recipes.first != back.recipes.first)
    #expect(Set(ahead.recipes) == Set(back.recipes))
  }

  /// A cell without the apostrophe that guards a formula.
  private func unguarded(_ cell: String) -> String {
    let formulas: [Character] = ["=", "+", "-", "@", "\t", "\r"]
    guard cell.hasPrefix("'"), let second = cell.dropFirst().first, formulas.contains(second) else {
      return cell
    }
    return String(cell.dropFirst())
  }
}
