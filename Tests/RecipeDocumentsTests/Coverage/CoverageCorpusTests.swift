import Foundation
import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite(
  "Coverage of the collections",
  .enabled(if: MarkdownSharedFiles.has("corpora"), "needs ../shared/corpora"))
struct CoverageCorpusTests {
  /// A folder of `corpora`, and the least share of its text in percent that is shown.
  struct Collection: Sendable, CustomTestStringConvertible {
    let folder: String
    let suffix: String
    let least: Int
    /// One of so many files or lines is read.
    var stride = 1

    var testDescription: String { folder }
  }

  static let collections = [
    Collection(folder: "markdown/hugo", suffix: ".md", least: 99),
    Collection(folder: "markdown/hugo-fork", suffix: ".md", least: 99),
    Collection(folder: "markdown/chinese", suffix: ".md", least: 99),
    Collection(folder: "markdown/chinese-translated", suffix: ".md", least: 98),
    Collection(folder: "markdown/headings", suffix: ".md", least: 99),
    Collection(folder: "markdown/free-form", suffix: ".md", least: 98),
    Collection(folder: "markdown/jekyll", suffix: ".md", least: 99),
    Collection(folder: "cooklang", suffix: ".cook", least: 98),
    Collection(folder: "food2fork", suffix: ".json", least: 99),
    Collection(folder: "json/jsonld-cookbook", suffix: ".json", least: 99),
    Collection(folder: "json/english", suffix: ".json", least: 99, stride: 20),
    Collection(folder: "json", suffix: "english-large.ndjson", least: 99, stride: 40),
    Collection(folder: "pages", suffix: ".testhtml", least: 97),
  ]

  /// Returns one of so many lines of a document with a recipe a line.
  private static func lines(of bytes: [UInt8], stride: Int) -> [UInt8] {
    guard stride > 1 else { return bytes }
    let lines = bytes.split(separator: 0x0A)
    return Array(
      lines.enumerated().filter { $0.offset % stride == 0 }.map(\.element).joined(separator: [0x0A])
    )
  }

  @Test("the text of a collection is shown", arguments: collections)
  func share(_ collection: Collection) throws {
    let files = MarkdownSharedFiles.files(
      in: "corpora/" + collection.folder, suffix: collection.suffix)
    var coverage = ReadingCoverage()
    for (index, file) in files.enumerated() where files.count == 1 || index % collection.stride == 0
    {
      var bytes = try MarkdownSharedFiles.bytes(of: file)
      if files.count == 1 { bytes = Self.lines(of: bytes, stride: collection.stride) }
      let path = file.lastPathComponent
      let reader: any RecipeDocumentReader =
        path.hasSuffix(".testhtml") ? HTMLPageReader() : AnyDocumentReader()
      let outcome = reader.read(bytes, path: path, fields: .all)
      guard let part = reader.coverage(of: outcome, in: bytes, path: path, .names) else { continue }
      coverage.add(part)
    }
    let share = try #require(coverage.share)
    print("coverage of \(collection.folder): \(share) \(coverage.unread.prefix(6))")
    #expect(Int(share * 100) >= collection.least, "not read: \(coverage.unread)")
  }
}
