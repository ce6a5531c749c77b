import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Pictures and links in the markup of others")
struct WikiPictureTests {
  static let pictures = [
    ReadSample(
      testDescription: "pictures of wikis between the parts", path: "a.md",
      text: """
        # Dumplings

        [[dumplings.png]]

        ## Ingredients
        - 200 g flour
        - 100 ml water

        ## Method
        [[step.png|The first step]]

        1. Mix all of it.
        2. Boil the dumplings.

        {{image>done.png}}

        .. image:: done.jpg
           :width: 200
        """, lines: ["200 g flour", "100 ml water"],
      steps: ["Mix all of it.", "Boil the dumplings."], image: "dumplings.png", notes: []),
    ReadSample(
      testDescription: "pictures in lists of plain text", path: "a.txt",
      text: """
        Dumplings

        .. image:: done.jpg

        Ingredients
        - 200 g flour
        [[bowl.png]]
        - 100 ml water

        Method
        {{ :food:step.png?200 |The first step}}
        Mix all of it.
        Boil the dumplings.
        """, lines: ["200 g flour", "100 ml water"],
      steps: ["Mix all of it.", "Boil the dumplings."], image: "done.jpg", notes: []),
    ReadSample(
      testDescription: "a link to another page", path: "a.md",
      text: """
        # Dumplings

        ## Ingredients
        - 200 g flour
        - [[Stock]]

        ## Method
        1. Mix all of it.
        2. Boil the dumplings.
        """, lines: ["200 g flour", "Stock"], steps: ["Mix all of it.", "Boil the dumplings."]),
  ]

  @Test("pictures are no lines", arguments: pictures)
  func areNoLines(_ sample: ReadSample) throws { try sample.check() }

  static let publishers: [(link: String, publisher: String?)] = [
    ("this basic recipe", nil), ("here", nil), ("Good Kitchen", "Good Kitchen"),
    ("下厨房", "下厨房"), ("iCook", "iCook"), ("example.org", "example.org"),
    ("smitten leeks", "smitten leeks"), ("goodkitchen", "goodkitchen"),
  ]

  @Test("the text of a link is the publisher if it may be a name", arguments: publishers)
  func publisherOfLink(_ sample: (link: String, publisher: String?)) throws {
    let text = """
      # Waffles

      Adapted from [\(sample.link)](https://example.org/waffles)

      - 200 g flour
      - 2 eggs

      1. Mix all of it.
      2. Bake the waffles.
      """
    let outcome = AnyDocumentReader().read(Array(text.utf8), path: "a.md", fields: .all)
    let recipe = try #require(outcome.entries.first?.recipe)
    #expect(recipe.publisher == sample.publisher)
    #expect(recipe.sourceURL == "https://example.org/waffles")
  }
}
