import Foundation
import Testing

@testable import Text

/// The Unicode data that stands beside the repository on the machines of this project.
private enum UnicodeData {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/conformance/unicode")

  static var isThere: Bool {
    FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))
  }

  /// The lines of a file without comments, cut at semicolons.
  static func rows(of name: String) throws -> [[Substring]] {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let data = line.prefix { $0 != "#" }
      return data.isEmpty ? nil : data.split(separator: ";").map { $0.trimmed }
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}

@Suite(
  "Unicode 15.0 widths",
  .enabled(if: UnicodeData.isThere, "needs ../shared/conformance/unicode"))
struct UnicodeWidthConformanceTests {
  /// Combining marks that the standard calls wide although they are drawn over another character.
  private static let wideMarks = Set<UInt32>([
    0x302A, 0x302B, 0x302C, 0x302D, 0x3099, 0x309A, 0x16FE4,
  ])

  @Test("every scalar of EastAsianWidth is as wide as the standard says, combining marks aside")
  func eastAsianWidth() throws {
    var wide = 0
    var disagreements: Set<UInt32> = []
    for row in try UnicodeData.rows(of: "EastAsianWidth.txt") {
      let ends = row[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      for value in ends[0]...ends[ends.count - 1] {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let isWide = row[1] == "W" || row[1] == "F"
        if isWide { wide += 1 }
        if (DisplayWidth.of(scalar) == 2) != isWide { disagreements.insert(value) }
      }
    }
    #expect(wide == 182_516)
    #expect(disagreements == Self.wideMarks)
  }

  @Test("every fully qualified emoji is one character of two columns")
  func emoji() throws {
    let rows = try UnicodeData.rows(of: "emoji-test.txt").filter { $0[1] == "fully-qualified" }
    let wrong = rows.filter { row in
      let scalars = row[0].split(separator: " ").compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      let text = String(String.UnicodeScalarView(scalars))
      return text.count != 1 || DisplayWidth.of(text) != 2
    }
    #expect(rows.count == 3_655)
    #expect(wrong.isEmpty)
  }
}
