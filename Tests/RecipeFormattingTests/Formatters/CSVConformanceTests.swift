import Foundation
import JSONSyntax
import Testing

@testable import RecipeFormatting

/// The csv-spectrum suite that stands beside the repository on the machines of this project.
private enum CSVSpectrum {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/conformance/csv")

  static let names = [
    "comma_in_quotes", "empty", "empty_crlf", "escaped_quotes", "json", "location_coordinates",
    "newlines", "newlines_crlf", "quotes_and_newlines", "simple", "simple_crlf", "utf8",
  ]

  static var isThere: Bool {
    FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))
  }

  /// The rows that a file means, the header first.
  static func rows(of name: String) throws -> [[String]] {
    let bytes = Array(try Data(contentsOf: folder.appending(path: "json/\(name).json")))
    let root = try JSONDocument(parsing: bytes).root
    let objects = root.kind == .object ? [root] : Array(root.elements)
    let header = objects.first?.members.map(\.name) ?? []
    return [header] + objects.map { object in header.map { object[$0]?.string ?? "" } }
  }
}

@Suite("CSV spectrum", .enabled(if: CSVSpectrum.isThere, "needs ../shared/conformance/csv"))
struct CSVConformanceTests {
  @Test("what the suite means is written so that it reads back", arguments: CSVSpectrum.names)
  func roundTrip(_ name: String) throws {
    let rows = try CSVSpectrum.rows(of: name)
    let fields = rows[0].indices.map { column in
      ResultField<[String]>(
        rows[0][column], column: .init("", priority: 0), value: { .text($0[column]) })
    }
    let document = ResultDocument(
      head: [], rowsName: "rows", rows: Array(rows.dropFirst()), fields: fields)
    let raw = FormatOptions(isCSVRaw: true)
    let text = printed(document, by: CSVFormatter(options: raw))
    #expect(CSVReader.rows(of: text) == rows)
  }

  /// The suite's CSV and JSON of these two differ: another number, LF in the place of CRLF.
  private static let consistent = CSVSpectrum.names.filter {
    $0 != "location_coordinates" && $0 != "newlines_crlf"
  }

  @Test("the suite's own files read as it says", arguments: consistent)
  func reader(_ name: String) throws {
    let file = CSVSpectrum.folder.appending(path: "csvs/\(name).csv")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(CSVReader.rows(of: text) == (try CSVSpectrum.rows(of: name)))
  }
}
