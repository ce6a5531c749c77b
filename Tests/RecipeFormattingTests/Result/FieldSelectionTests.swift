import RecipeFormatting
import Testing

@Suite("Field selection")
struct FieldSelectionTests {
  private static let known = RecipeFields.all.map(\.name)

  @Test(
    "names are taken in order, without spaces and repeats",
    arguments: [
      ("title,id", ["title", "id"]), (" title , id,title,", ["title", "id"]), ("", []),
    ])
  func names(_ text: String, _ names: [String]) throws {
    #expect(try FieldSelection(parsing: text, known: Self.known).names == names)
  }

  @Test(
    "an unknown name is refused with the nearest one",
    arguments: [
      ("titel", "did you mean 'title'?"), ("social_rnak", "did you mean 'social_rank'?"),
      ("source_ulr", "did you mean 'source_url'?"),
    ])
  func unknown(_ name: String, _ help: String) {
    let error = #expect(throws: UnknownFieldError.self) {
      try FieldSelection(parsing: "id,\(name)", known: Self.known)
    }
    #expect(error?.message == "there is no field '\(name)'")
    #expect(error?.help == help)
  }

  @Test("a name that is near to none is answered with all of them")
  func far() {
    let error = #expect(throws: UnknownFieldError.self) {
      try FieldSelection(["\u{1B}[2Jxyzzyxyzzy"], known: ["id", "title"])
    }
    #expect(error?.message == "there is no field '\u{FFFD}[2Jxyzzyxyzzy'")
    #expect(error?.help == "the fields are id, title")
  }
}
