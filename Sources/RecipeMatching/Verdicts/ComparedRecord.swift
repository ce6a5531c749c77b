import Ingredients
import RecipeCore

/// The compared data of one record; a class, as it is immutable and part of many pairs.
package final class ComparedRecord: Sendable {
  /// The words of the title.
  let title: TitleWords
  /// The foods.
  let foods: FoodTokens
  /// The meats and fish among the foods; empty if they were not read.
  let meats: [FoodToken]
  /// The amounts of the ingredient lines, by line; empty if they were not read.
  let amounts: [LineAmount?]
  /// The names of the foods of the ingredient lines, by line; empty if they were not read.
  let names: LineNames
  /// The yield, or `nil` if there is none or it was not read.
  let yield: YieldMeaning?
  /// A hash of the canonical URL, or 0 if there is none.
  ///
  /// The chance that two of a million pages share one is 3 in 100 million.
  let page: UInt64
  /// A hash of the site: of the URL's host, else of the publisher; `nil` if neither is known.
  let site: UInt64?
  /// A hash of the image's file name, or `nil` if it has no meaningful one or was not read.
  let image: UInt64?

  /// Creates the compared data of a recipe.
  ///
  /// - Parameters:
  ///   - reader: The reader of titles, one after the other.
  ///   - tokenizer: The tokenizer of foods, one recipe after the other.
  ///   - readsDetails: True if amounts, yield and image are read, which takes as long as all the
  ///     rest.
  init(
    _ recipe: Recipe, _ reader: inout TitleReader, _ tokenizer: inout FoodTokenizer,
    readsDetails: Bool = true
  ) {
    title = TitleWords(recipe, reader: &reader)
    foods = tokenizer.tokens(of: recipe.ingredients)
    meats = readsDetails ? foods.meats : []
    (amounts, names) = readsDetails ? Self.lines(of: recipe) : ([], LineNames())
    yield = readsDetails ? recipe.yield.map { YieldMeaning($0) } : nil
    let url = recipe.sourceURL.flatMap { CanonicalURL($0) }
    page = url.map { max(1, $0.stableHash) } ?? 0
    site = (url?.host ?? recipe.publisher).flatMap { PublisherName($0) }?.stableHash
    image = readsDetails ? Self.image(of: recipe) : nil
  }

  /// Creates the same record with its amounts, yield and image.
  ///
  /// - Parameter lines: The reader of ingredient lines, one recipe after the other.
  init(_ record: ComparedRecord, detailsOf recipe: Recipe, _ lines: inout LineReader) {
    title = record.title
    foods = record.foods
    meats = record.foods.meats
    (amounts, names) = lines.read(recipe)
    yield = recipe.yield.map { YieldMeaning($0) }
    page = record.page
    site = record.site
    image = Self.image(of: recipe)
  }

  /// Returns `true` if both have the same canonical URL.
  func isSamePage(as other: ComparedRecord) -> Bool {
    page != 0 && page == other.page
  }

  /// A number whose computation reads the start of each list that is always compared; see
  /// `ReadAhead`.
  @inline(__always)
  var touched: Int {
    title.folded.count &+ title.words.count &+ foods.tokens.count &+ foods.bytes.count
      &+ amounts.count
  }

  /// Returns the amount of a line, or `nil` if there is none or it was not read.
  func amount(ofLine line: UInt8) -> LineAmount? {
    Int(line) < amounts.count ? amounts[Int(line)] : nil
  }

  private static func lines(of recipe: Recipe) -> (amounts: [LineAmount?], names: LineNames) {
    var lines = LineReader()
    return lines.read(recipe)
  }

  private static func image(of recipe: Recipe) -> UInt64? {
    recipe.imageURL.flatMap { ImageName($0) }?.stableHash
  }
}
