import RecipeCore
import Testing

@testable import RecipeDocuments

@Suite("Boxes of static site generators in Markdown")
struct AdmonitionTests {
  @Test("indented boxes are sections, and their facts are facts")
  func indented() throws {
    let recipe = try MarkdownSample.recipe(
      """
      # Bean stew

      !!! abstract "Ingredients"
          - 500 g beans

          - 2 leeks

      ??? tip "Tools"
      \ta pan

      !!! info "Overview"
          **Prep time:** 40 min
          **Serves:** 6

      ## Method

      1. Cook the beans.

      !!! note
          It freezes well.

      2. Add the leeks.
      """)
    #expect(recipe.ingredients == ["500 g beans", "2 leeks"])
    #expect(recipe.tools == ["a pan"])
    #expect(recipe.prepMinutes == 40)
    #expect(recipe.yield == "6")
    #expect(recipe.directions == ["Cook the beans.", "Add the leeks."])
    #expect(recipe.notes == ["It freezes well."])
  }

  @Test("boxes between colons, also in each other and in lists")
  func colons() throws {
    let recipe = try MarkdownSample.recipe(
      """
      # Bread

      ## Ingredients
      - 500 g flour

      ## Method

      ::::steps
      1. Mix.

         :::warning Hot!
         Mind the oven.
         :::
      2. Bake.
      ::::
      """)
    #expect(recipe.directions == ["Mix.\nHot!: Mind the oven.", "Bake."])
  }

  @Test(
    "what only looks like a box stays text",
    arguments: ["::: tip", "!!!", "!!! ", "```\n!!! tip \"A\"\n```", "a ::: b"])
  func text(_ text: String) {
    let bytes = Array((text + "\nmore\n").utf8)
    #expect(
      String(decoding: AdmonitionBlocks.quoted(in: bytes, from: 0), as: UTF8.self) == text
        + "\nmore\n")
  }

  @Test("boxes in boxes are bounded, and lines stay lines")
  func bounds() {
    let nested = String(repeating: "!!! a\n", count: 50) + String(repeating: ":::x\n", count: 50)
    let bytes = Array((nested + String(repeating: ":::\n", count: 50)).utf8)
    let quoted = AdmonitionBlocks.quoted(in: bytes, from: 0)
    #expect(quoted.count < bytes.count * 8)
    #expect(quoted.count { $0 == 0x0A } == bytes.count { $0 == 0x0A })
  }
}
