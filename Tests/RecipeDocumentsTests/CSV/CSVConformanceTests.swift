import Foundation
import JSONSyntax
import Testing

@testable import RecipeDocuments

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

  /// The suite's CSV and JSON of these two differ: another number, LF in the place of CRLF.
  static let consistent = names.filter {
    $0 != "location_coordinates" && $0 != "newlines_crlf"
  }

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path()) }

  static func bytes(of file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: file)))
  }

  /// The rows that a file means, the header first.
  static func rows(of name: String) throws -> [[String]] {
    let root = try JSONDocument(parsing: bytes(of: "json/\(name).json")).root
    let objects = root.kind == .object ? [root] : Array(root.elements)
    let header = objects.first?.members.map(\.name) ?? []
    return [header] + objects.map { object in header.map { object[$0]?.string ?? "" } }
  }
}

@Suite("CSV spectrum", .enabled(if: CSVSpectrum.isThere, "needs ../shared/conformance/csv"))
struct CSVConformanceTests {
  @Test("the ten files of the suite that agree with themselves", arguments: CSVSpectrum.consistent)
  func consistent(_ name: String) throws {
    let rows = CSVRows(try CSVSpectrum.bytes(of: "csvs/\(name).csv"))
    #expect(rows.map { $0.cells.map(\.text) } == (try CSVSpectrum.rows(of: name)))
  }

  @Test("the other two have the line ends and the cells of the file")
  func others() throws {
    let lines = CSVRows(try CSVSpectrum.bytes(of: "csvs/newlines_crlf.csv")).map {
      $0.cells.map(\.text)
    }
    let means = try CSVSpectrum.rows(of: "newlines_crlf")
    #expect(lines == means.map { $0.map { $0.replacingOccurrences(of: "\r\n", with: "\n") } })
    let places = CSVRows(try CSVSpectrum.bytes(of: "csvs/location_coordinates.csv"))
    #expect(
      places.map(\.cells.count) == (try CSVSpectrum.rows(of: "location_coordinates")).map(\.count))
  }
}
