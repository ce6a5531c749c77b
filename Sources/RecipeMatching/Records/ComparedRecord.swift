import Ingredients
import RecipeCore

/// The compared data of one record; a class, as it is immutable and part of many pairs.
package final class ComparedRecord: Sendable {
  /// True if the details were read: lines, method, yield and image.
  let hasDetails: Bool
  /// The words of the title.
  let title: TitleWords
  /// The foods.
  let foods: FoodTokens
  /// The amounts of the ingredient lines, by line; empty if they were not read.
  let amounts: [LineAmount?]
  /// The names of the foods of the ingredient lines, by line; empty if they were not read.
  let names: LineNames
  /// The foods of each ingredient line; empty if they were not read.
  let lines: LineFoods
  /// The weight of a line without an amount, from 0 to 1.
  private let unstatedWeight: Double
  /// The method; `nil` if the directions say too little, or were not read.
  let method: MethodReading?
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

  /// Reads what is compared of every recipe: title, foods and page.
  ///
  /// - Parameters:
  ///   - reader: Reads titles, one after the other.
  ///   - tokenizer: Finds foods, of one recipe after the other.
  init(_ recipe: Recipe, _ reader: inout TitleReader, _ tokenizer: inout FoodTokenizer) {
    hasDetails = false
    title = TitleWords(recipe, reader: &reader)
    foods = tokenizer.tokens(of: recipe.ingredients)
    amounts = []
    names = LineNames()
    lines = LineFoods()
    unstatedWeight = 1
    method = nil
    yield = nil
    let url = recipe.sourceURL.flatMap { CanonicalURL($0) }
    page = url.map { max(1, $0.stableHash) } ?? 0
    site = (url?.host ?? recipe.publisher).flatMap { PublisherName($0) }?.stableHash
    image = nil
  }

  /// Reads the details of a record: its lines, method, yield and image, which takes longer than all
  /// the rest.
  ///
  /// - Parameter reader: Reads ingredient lines, of one recipe after the other.
  init(_ record: ComparedRecord, detailsOf recipe: Recipe, _ reader: inout LineReader) {
    hasDetails = true
    title = record.title
    foods = record.foods
    let read = reader.read(recipe)
    (amounts, names, lines) = (read.amounts, read.names, read.foods)
    unstatedWeight = Self.unstatedWeight(amounts)
    method = MethodReading(recipe.directions)
    yield = recipe.yield.map { YieldMeaning($0) }
    page = record.page
    site = record.site
    image = recipe.imageURL.flatMap { ImageName($0) }?.stableHash
  }

  /// Reads a single recipe with its details.
  convenience init(_ recipe: Recipe, synonyms: FoodSynonyms) {
    var (titles, foods) = (TitleReader(synonyms: synonyms), FoodTokenizer(synonyms: synonyms))
    var lines = LineReader(synonyms: synonyms)
    self.init(ComparedRecord(recipe, &titles, &foods), detailsOf: recipe, &lines)
  }

  /// True if both are of one page.
  func isSamePage(as other: ComparedRecord) -> Bool {
    page != 0 && page == other.page
  }

  /// A number that takes reading where each list that is always compared begins, see `ReadAhead`.
  @inline(__always)
  var touched: Int {
    title.folded.count &+ title.words.count &+ foods.tokens.count &+ foods.bytes.count
      &+ amounts.count
  }

  /// The weight of an ingredient in comparisons, from 0 to 1.
  func weight(ofLine line: Int) -> Double {
    guard lines.hasFood(inLine: line) else { return 0 }
    let traits = lines.traits(ofLine: line)
    let factor = traits.isOptional ? 0.3 : amounts[line] == nil ? unstatedWeight : 1
    return traits.role.weight * factor
  }

  /// Returns the weight of a line without an amount: little among lines that have one, as cooks take
  /// what they like of it; in a list of mere names it is an ingredient as any other.
  private static func unstatedWeight(_ amounts: [LineAmount?]) -> Double {
    2 * amounts.count { $0 != nil } < amounts.count ? 1 : 0.25
  }

  /// True if the title names the main food of a line, and few dishes have it.
  func titleNamesFood(ofLine line: Int) -> Bool {
    lines.traits(ofLine: line).role == .main
      && lines.foods(ofLine: line).contains { food in
        food.weight > FoodToken.Tier.staple.weight
          && title.words.contains { $0.hash == food.hash }
      }
  }

  /// The sum of the weights of all ingredients.
  var totalWeight: Double { (0..<lines.count).reduce(0) { $0 + weight(ofLine: $1) } }

  /// The name of the food of a line, folded.
  func text(ofLine line: Int) -> String {
    let words = names.name(ofLine: UInt8(truncatingIfNeeded: line)).words
    return words.map { String(decoding: $0.text, as: UTF8.self) }.joined(separator: " ")
  }
}
