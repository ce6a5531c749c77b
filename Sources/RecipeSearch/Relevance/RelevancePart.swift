/// What each term adds to BM25F for some recipes.
struct RelevancePart: Sendable {
  /// How soon more of a word adds little, `k1` of BM25.
  private static let saturation = 1.2

  /// What is known of the recipes.
  let facts: RelevanceFacts
  /// The most that all terms together add for one of them.
  private(set) var best = 0.0

  private let termCount: Int
  /// What each term adds, for one recipe after the other.
  private var values: [Double] = []
  /// For each recipe how many of the terms it has.
  private var foundCounts: [Int32] = []

  /// Weighs the terms of recipes.
  ///
  /// - Parameters:
  ///   - terms: What is looked for.
  ///   - facts: What is known of the recipes.
  ///   - pool: What is known of all recipes there are.
  init(_ terms: [RelevanceTerm], _ facts: RelevanceFacts, _ pool: RelevancePool) {
    self.facts = facts
    termCount = terms.count
    values.reserveCapacity(facts.count * terms.count)
    foundCounts.reserveCapacity(facts.count)
    let fields = terms.map { term in term.fields.map { FieldWeight($0, pool) } }
    // Lists of their own: processors that count references to one would wait for each other.
    let (weights, ends) = (pool.weights, fields.ends)
    let flat = Array(fields.joined())
    for recipe in 0..<facts.count {
      var (sum, foundCount) = (0.0, Int32(0))
      for term in 0..<termCount {
        var frequency = 0.0
        for place in (term > 0 ? ends[term - 1] : 0)..<ends[term] {
          frequency += flat[place].frequency(of: term, in: recipe, facts)
        }
        if frequency > 0 || facts.isFound(term: term, in: recipe) { foundCount += 1 }
        let value = weights[term] * frequency / (Self.saturation + frequency)
        values.append(value)
        sum += value
      }
      foundCounts.append(foundCount)
      best = max(best, sum)
    }
  }

  /// What a term adds for a recipe.
  func value(ofTerm term: Int, in recipe: Int) -> Double { values[recipe * termCount + term] }

  /// How many of the terms a recipe has, where the query looks for them or where they count.
  func foundCount(of recipe: Int) -> Int { Int(foundCounts[recipe]) }
}

/// How much it counts that a term is in a field.
private struct FieldWeight {
  let place: Int
  let weight: Double
  let lengthPenalty: Double
  /// How long the field is in the mean; 0 when no recipe has it.
  let meanLength: Double

  init(_ field: RelevanceField, _ pool: RelevancePool) {
    place = field.place
    weight = field.weight
    lengthPenalty = field.lengthPenalty
    meanLength = pool.meanLength(of: field)
  }

  /// How often a term occurs in the field, weighted, and set against the field's length.
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
  /// Where each of the lists ends when they stand one behind the other.
  fileprivate var ends: [Int] {
    var end = 0
    return map { list in
      end += list.count
      return end
    }
  }
}
