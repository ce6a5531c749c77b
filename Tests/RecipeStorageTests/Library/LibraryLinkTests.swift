import RecipeCore
import RecipeStorage
import TestSupport
import Testing

@Suite("Links in the place of the library's own files")
struct LibraryLinkTests {
  private let files = InMemoryFileSystem(["/home/ann/.ssh/key": "top secret\n"])

  private func link(_ name: String) -> String {
    let path = "\(libraryRoot)/\(name)"
    files.put(.link(to: "/home/ann/.ssh/key"), at: path)
    return path
  }

  /// True if a file of the library has what the links lead to.
  private var isCopied: Bool {
    files.filePaths.contains { path in
      path.hasPrefix(libraryRoot) && files.text(of: path)?.contains("top secret") == true
    }
  }

  @Test("the record of imports is not read through a link, and nothing is imported or copied")
  func record() {
    let path = link(".imports.ndjson")
    let report = files.importing(ImportItem("/a.md", .soup()))
    #expect(report.diagnostics.map(\.location?.path) == [path])
    #expect(report.diagnostics.first?.message.contains("is a link") == true)
    #expect(report.entries.map(\.status) == [.failed])
    #expect(files.filePaths == ["/home/ann/.ssh/key"])
  }

  @Test("damaged lines are not added to what a link leads to")
  func damaged() {
    _ = link(".imports.damaged.ndjson")
    files.put(.file(Array("broken\n".utf8)), at: manifestPath)
    let report = files.importing(ImportItem("/a.md", .soup()))
    #expect(report.diagnostics.contains { $0.message.contains("is a link") })
    #expect(files.text(of: manifestPath) == "broken\n")
    #expect(!isCopied && files.text(of: "/home/ann/.ssh/key") == "top secret\n")
  }

  @Test("decisions, marks and failures are not read through a link")
  func others() {
    let decisions = link(".duplicates.txt")
    #expect(throws: FileError(.unfollowedLink, path: decisions)) {
      try DecisionStore(root: libraryRoot, files: files).load()
    }
    let marks = link(".marks.txt")
    #expect(throws: FileError(.unfollowedLink, path: marks)) {
      try MarkStore(root: libraryRoot, files: files).load()
    }
    let failures = link(".imports.failed.ndjson")
    #expect(throws: FileError(.unfollowedLink, path: failures)) {
      try RetryList(root: libraryRoot, files: files).load()
    }
  }

  @Test("the file of a recipe is not read through a link, and the recipe is not written")
  func recipe() {
    _ = files.importing(ImportItem("/a.md", .soup()))
    _ = link("leek-soup.json")
    let report = files.importing(ImportItem("/a.md", .soup("Leek Soup", "3 leeks")))
    #expect(report.entries.map(\.status) == [.failed])
    #expect(report.entries.first?.reason?.contains("is a link") == true)
    #expect(!isCopied)
  }
}
