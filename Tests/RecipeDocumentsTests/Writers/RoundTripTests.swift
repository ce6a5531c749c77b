import RecipeCore
import RecipeDocuments
import Testing

/// What is written is read back, or the loss report says what is not.
@Suite("Documents written and read back")
struct RoundTripTests {
  /// A format that is written and read.
  struct Pair: CustomTestStringConvertible, Sendable {
    let name: String
    let ending: String
    let writer: any RecipeDocumentWriter
    let reader: any RecipeDocumentReader

    var testDescription: String { name }

    /// What the reader makes of the recipe's document.
    func copy(of recipe: Recipe) -> Recipe? {
      let outcome = reader.read(
        writer.document(of: recipe), path: "/recipe.\(ending)", fields: .all)
      return outcome.entries.count == 1 ? outcome.entries.first?.recipe : nil
    }

    /// What the format does not carry of a recipe.
    func loss(of recipe: Recipe) -> Set<RecipeField> {
      Set(RecipeLoss(of: recipe, readBackAs: copy(of: recipe)).parts.map(\.field))
    }
  }

  static let pairs = DocumentFormats.all.compactMap { format -> Pair? in
    guard let writer = format.writer, let reader = format.reader else { return nil }
    return Pair(name: format.name, ending: format.endings[0], writer: writer, reader: reader)
  }

  @Test("every tricky recipe is still a recipe with a title", arguments: pairs)
  func readable(pair: Pair) {
    for recipe in TrickyRecipes.all {
      #expect(pair.copy(of: recipe)?.title.isEmpty == false, "\(recipe.title)")
    }
  }

  @Test("what was read once is written and read again without a further loss", arguments: pairs)
  func fixedPoint(pair: Pair) {
    for recipe in TrickyRecipes.all {
      guard let first = pair.copy(of: recipe), let second = pair.copy(of: first) else { continue }
      let unnamed = Set(RecipeField.allCases).subtracting(pair.loss(of: first))
      #expect(
        RecipeLoss(of: first, readBackAs: second).parts.allSatisfy { !unnamed.contains($0.field) })
      #expect(pair.loss(of: second).isEmpty, "\(recipe.title): \(pair.loss(of: second))")
    }
  }

  @Test(
    "recipes of one document are read back one by one, as from documents of their own",
    arguments: pairs.filter(\.writer.holdsSeveral))
  func several(pair: Pair) {
    var document: [UInt8] = []
    pair.writer.write(TrickyRecipes.all) { document += $0 }
    let outcome = pair.reader.read(document, path: "/recipes.\(pair.ending)", fields: .all)
    let copies = TrickyRecipes.all.compactMap(pair.copy)
    #expect(outcome.entries.count == copies.count)
    for (entry, copy) in zip(outcome.entries, copies) {
      let parts = RecipeLoss(of: copy, readBackAs: entry.recipe).parts
      #expect(parts.isEmpty, "\(copy.title): \(parts.map(\.description))")
    }
  }

  @Test(
    "a format without limits loses nothing of a recipe that a reader read",
    arguments: ["json", "jsonld", "markdown"])
  func lossless(name: String) throws {
    let pair = try #require(Self.pairs.first { $0.name == name })
    for recipe in TrickyRecipes.all {
      guard let read = pair.copy(of: recipe) else { continue }
      #expect(pair.loss(of: read).isEmpty, "\(recipe.title): \(pair.loss(of: read))")
    }
  }
}
