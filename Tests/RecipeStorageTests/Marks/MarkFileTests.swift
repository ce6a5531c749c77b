import RecipeCore
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("The file of marks")
struct MarkFileTests {
  private let leek = RecordReference(source: "notes", id: "soup/Leek Soup.md")
  private let tea = RecordReference(source: "api", id: "35382")

  @Test("keeps comments, and what it does not know, where they are")
  func foreignLines() {
    let text = "# Sundays\nfavourite api:35382  # best\nrated api:1 5\n\ncooked notes:a.md\n"
    var file = MarkFile(parsing: Array(text.utf8))
    file.set(.cooked, on: leek, day: "2026-11-25")
    let expected = text + "cooked notes:soup/Leek%20Soup.md 2026-11-25\n"
    #expect(String(decoding: file.bytes, as: UTF8.self) == expected)
    #expect(file.marks.records(with: .favourite) == [tea])
  }

  @Test("has one line for a mark on a record, with the latest day")
  func again() {
    var file = MarkFile(parsing: Array("cooked api:35382 2026-11-01\n".utf8))
    file.set(.cooked, on: tea, day: "2026-11-25")
    #expect(String(decoding: file.bytes, as: UTF8.self) == "cooked api:35382 2026-11-25\n")
    let merged = MarkFile(
      parsing: Array("cooked api:35382 2026-11-25\ncooked api:35382 2026-11-02\n".utf8))
    #expect(merged.marks.day(of: .cooked, on: tea) == "2026-11-25")
  }

  @Test("keeps the comment of a line whose day or name changes")
  func comments() {
    let text = "cooked api:35382 2026-11-01  # with too much salt\r\nfavourite api:35382 # best\n"
    var file = MarkFile(parsing: Array(text.utf8))
    file.set(.cooked, on: tea, day: "2026-11-25")
    let cooked = text.replacing("11-01", with: "11-25")
    #expect(String(decoding: file.bytes, as: UTF8.self) == cooked)
    file.rename { $0 == tea ? leek : nil }
    let renamed = cooked.replacing("api:35382", with: "notes:soup/Leek%20Soup.md")
    #expect(String(decoding: file.bytes, as: UTF8.self) == renamed)
  }

  @Test("is not changed by a mark that is there, nor by removing one that is not")
  func nothing() {
    var file = MarkFile(parsing: Array("favourite api:35382\n".utf8))
    file.set(.favourite, on: tea, day: "")
    file.remove(.cooked, from: [tea])
    #expect(!file.isChanged)
    file.remove(.favourite, from: [tea])
    #expect(file.isChanged)
    #expect(file.bytes.isEmpty)
  }

  @Test("begins with an explanation, and can be read again")
  func roundTrip() throws {
    let files = InMemoryFileSystem()
    let store = MarkStore(root: "/library", files: files)
    try store.change(waiting: {}) { $0.set(.cooked, on: leek, day: "2026-11-25") }
    #expect(files.text(of: "/library/.marks.txt")?.hasPrefix("# What was cooked") ?? false)
    let marks = try store.load().marks
    #expect(marks.day(of: .cooked, on: leek) == "2026-11-25")
    #expect(marks.records(with: .favourite).isEmpty)
  }

  @Test("follows records that get new names")
  func renaming() {
    var file = MarkFile(parsing: Array("cooked api:35382 2026-11-25\nfavourite api:2\n".utf8))
    file.rename { $0 == tea ? leek : nil }
    let expected = "cooked notes:soup/Leek%20Soup.md 2026-11-25\nfavourite api:2\n"
    #expect(String(decoding: file.bytes, as: UTF8.self) == expected)
  }
}
