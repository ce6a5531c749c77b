import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Records that were read in part")
struct PartialRecordTests {
  private static let good =
    #"{"title": "Leek soup", "ingredients": ["2 leeks", "1 l water"], "directions": ["Slice the leeks.", "Boil them."]}"#

  /// A record among good ones, and what is said of it.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    var flaws: [PartialRecord.Flaw] = []
    var unread: [String] = []
  }

  static let samples = [
    Sample(
      testDescription: "most of the text is under a key that is not read",
      text: """
        {"title": "Pie", "ingredients": ["2 apples", "1 egg"], "directions": ["Bake it."],
         "mood_of_the_cook": "quiet-a-little-foggy-and-glad about-the-first-snow of-the-year"}
        """, unread: ["mood_of_the_cook"]),
    Sample(
      testDescription: "no directions",
      text: #"{"title": "Pie", "ingredients": ["2 apples", "1 egg"]}"#, flaws: [.noDirections]),
    Sample(
      testDescription: "no ingredients",
      text: #"{"title": "Pie", "directions": ["Slice the apples.", "Bake them."]}"#,
      flaws: [.noIngredients]),
    Sample(
      testDescription: "no amounts, though there are numbers in what was not read",
      text: """
        {"title": "Pie", "ingredients": ["apples", "flour", "butter"], "directions": ["Bake it."],
         "zzq": {"one": "x500", "two": "y20", "three": "z7"}}
        """, flaws: [.noAmounts]),
    Sample(
      testDescription: "directions that are ingredients",
      text: """
        {"title": "Pie", "ingredients": ["2 apples", "1 egg"],
         "directions": ["200 g flour", "100 g butter", "2 tbsp sugar", "Bake it."]}
        """, flaws: [.directionsAreAmounts]),
    Sample(
      testDescription: "ingredients that are directions",
      text: """
        {"title": "Pie", "directions": ["Bake it."], "ingredients": [
         "Rub the butter into the flour until it looks like crumbs of bread.",
         "Slice the apples thinly and lay them on the dough in circles.",
         "Sprinkle all of it with sugar and a little bit of cinnamon."]}
        """, flaws: [.ingredientsAreSentences]),
  ]

  private func coverage(of texts: [String]) throws -> ReadingCoverage {
    var coverage = ReadingCoverage()
    for (index, text) in texts.enumerated() {
      let (reader, bytes, path) = (JSONRecipeReader(), Array(text.utf8), "\(index).json")
      let outcome = reader.read(bytes, path: path, fields: .all)
      coverage.add(
        try #require(
          reader.coverage(of: outcome, in: bytes, path: path, ReadingCoverage.Detail.names)))
    }
    return coverage
  }

  @Test("a record that falls behind the others is said by itself", arguments: samples)
  func says(_ sample: Sample) throws {
    let records = try coverage(
      of: [Self.good, Self.good, Self.good, sample.text, Self.good]
    ).partialRecords
    #expect(records.map(\.path) == ["3.json"])
    #expect(records.first?.flaws == sample.flaws)
    for name in sample.unread { #expect(records.first?.unread.contains(name) == true) }
  }

  @Test("records that are read whole, and what all records lack, are not said")
  func silent() throws {
    #expect(try coverage(of: [Self.good, Self.good]).partialRecords.isEmpty)
    let bare = #"{"title": "Pie", "ingredients": ["2 apples", "1 egg"]}"#
    #expect(try coverage(of: [bare, bare, bare]).partialRecords.isEmpty)
    #expect(try coverage(of: [Self.samples[0].text]).partialRecords.isEmpty)
  }

  @Test("the worst record is first, and a record of a list has its title")
  func order() throws {
    let texts = [Self.good, Self.samples[1].text, Self.samples[0].text, Self.good].map { text in
      text.replacing("\n", with: "")
    }
    let list = "[\n" + texts.joined(separator: ",\n") + "\n]"
    let records = try coverage(of: [list]).partialRecords
    #expect(records.map(\.title) == ["Pie", "Pie"])
    #expect(records.first?.share.map { $0 < 0.85 } == true)
  }
}
