import Foundation
import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Catalogs of document formats")
struct DocumentCatalogTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/RecipeDocuments")

  /// The files below a folder, with their paths relative to it.
  private static func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: sources.path)
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("every document format is registered, and nothing else")
  func formats() throws {
    let files = try Self.files().filter { $0.contains("/DocumentFormat+") }
    let declared = try files.flatMap { file in
      try Self.text(file).matches(of: /(?m)^  static (?:let|func) (\w+)/).map { String($0.1) }
    }
    let list = try #require(try Self.text("DocumentFormats.swift").firstMatch(of: /= \[([^\]]+)\]/))
    let listed = list.1.matches(of: /(?m)(?:^ *|, )\.(\w+)/).map { String($0.1) }
    #expect(declared.count > 10)
    #expect(listed.sorted() == declared.sorted())
    #expect(DocumentFormats.all.count == declared.count)
  }

  @Test("every dialect of JSON with a folder is registered, and nothing else")
  func dialects() throws {
    let folders = try Self.files().compactMap { path in
      path.wholeMatch(of: /Apps\/(\w+)\/\w+\.swift/).map { String($0.1) }
    }
    let types = JSONDialects.types.map { String(describing: $0) }
    #expect(Set(types) == Set(folders.map { $0 + "Recipe" }))
  }

  @Test("a binary file without a known ending is no recipe, and text of two bytes a letter is")
  func binary() {
    let head: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10]
    let picture = head + Array("JFIF\n# Soup\n\n- 1 leek".utf8)
    let outcome = AnyDocumentReader().read(picture, path: "soup.jpg", fields: .all)
    #expect(outcome.entries.isEmpty)
    #expect(outcome.diagnostics.map(\.message) == ["its format is unknown"])
    var text: [UInt8] = [0xFF, 0xFE]
    for byte in "# Soup".utf8 { text += [byte, 0] }
    #expect(DocumentFormats.format(of: text, path: "soup")?.name == "markdown")
  }
}
