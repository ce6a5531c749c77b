/// The BM25F contributions of each term for some recipes, and the share of their titles that the terms
/// are.
struct RelevancePart: Sendable {
  /// The term frequency saturation, `k1` of BM25.
  private static let saturation = 1.2
  /// The share of its contribution that a synonym of a term lacks.
  private static let synonymLoss = 0.05

  /// The facts about the recipes.
  let facts: RelevanceFacts
  /// The greatest sum of contributions of one recipe.
  private(set) var best = 0.0

  private let termCount: Int
  /// The bytes of each term.
  private let lengths: [Int]
  /// The contribution of each term, recipe by recipe.
  private var values: [Double] = []
  /// The number of terms that each recipe has.
  private var foundCounts: [Int32] = []

  /// Computes the contributions of the terms.
  ///
  /// - Parameters:
  ///   - terms: The terms of the query.
  ///   - facts: The facts about the recipes.
  ///   - pool: The statistics of all recipes.
  init(_ terms: [RelevanceTerm], _ facts: RelevanceFacts, _ pool: RelevancePool) {
    self.facts = facts
    termCount = terms.count
    lengths = terms.map(\.length)
    values.reserveCapacity(facts.count * terms.count)
    foundCounts.reserveCapacity(facts.count)
    let fields = terms.map { term in term.fields.map { FieldWeight($0, pool) } }
    // Local copies: threads that count references to the same array would wait for each other.
    let (weights, ends) = (pool.weights, fields.ends)
    let flat = Array(fields.joined())
    for recipe in 0..<facts.count {
      var (sum, foundCount) = (0.0, Int32(0))
      for term in 0..<termCount {
        var (frequency, synonyms) = (0.0, 0.0)
        for place in (term > 0 ? ends[term - 1] : 0)..<ends[term] {
          let added = flat[place].frequency(of: term, in: recipe, facts)
          frequency += added
          if added > 0, facts.isSynonym(term: term, inField: flat[place].place, of: recipe) {
            synonyms += added
          }
        }
        if frequency > 0 || facts.isFound(term: term, in: recipe) { foundCount += 1 }
        // Without synonyms the value is that of the formula, to the last bit.
        let lost = synonyms > 0 ? Self.synonymLoss * synonyms : 0
        let value = weights[term] * (frequency - lost) / (Self.saturation + frequency)
        values.append(value)
        sum += value
      }
      foundCounts.append(foundCount)
      best = max(best, sum)
    }
  }

  /// Returns the contribution of a term for a recipe.
  func value(ofTerm term: Int, in recipe: Int) -> Double { values[recipe * termCount + term] }

  /// Returns the share of a recipe's title that the terms found in it are, by bytes, from 0 to 1.
  ///
  /// A byte more for each stands for the space after a word.
  func titleShare(of recipe: Int) -> Double {
    let field = RelevanceField.title.place
    var found = 0
    for term in 0..<termCount where facts.times(ofTerm: term, inField: field, of: recipe) > 0 {
      found += lengths[term] + 1
    }
    let length = facts.length(ofField: field, of: recipe) + 1
    return found == 0 ? 0 : min(1, Double(found) / Double(length))
  }

  /// Returns the number of terms that a recipe has, where the query searches for them or they
  /// count.
  func foundCount(of recipe: Int) -> Int { Int(foundCounts[recipe]) }
}

/// The weight of a term in a field.
private struct FieldWeight {
  let place: Int
  let weight: Double
  let lengthPenalty: Double
  /// The mean length of the field; 0 if no recipe has it.
  let meanLength: Double

  init(_ field: RelevanceField, _ pool: RelevancePool) {
    place = field.place
    weight = field.weight
    lengthPenalty = field.lengthPenalty
    meanLength = pool.meanLength(of: field)
  }

  /// Returns how often a term occurs in the field, weighted and normalised by the field's length.
  @inline(__always)
  func frequency(of term: Int, in recipe: Int, _ facts: RelevanceFacts) -> Double {
    let times = facts.times(ofTerm: term, inField: place, of: recipe)
    guard times > 0 else { return 0 }
    let length =
      meanLength > 0 ? Double(facts.length(ofField: place, of: recipe)) / meanLength : 1
    return weight * Double(times) / (1 + lengthPenalty * (length - 1))
  }
}

extension [[FieldWeight]] {
  /// The end of each list in their concatenation.
  fileprivate var ends: [Int] {
    var end = 0
    return map { list in
      end += list.count
      return end
    }
  }
}
