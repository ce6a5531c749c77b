/// Picks the surviving value of each field among the members of a cluster.
///
/// Most values are the most trusted member's; members equally trusted are asked in their order.
/// Ingredients and directions are whole from one member, never a union of lines. The rules in
/// words stand in each field's provenance.
struct Survivorship {
  /// Where the values came from, for fields that any member has, in the order of `RecipeField`.
  private(set) var provenance: [FieldProvenance] = []

  private let recipes: [Recipe]
  private let weights: [Double]
  /// Indices of the members, the most trusted first.
  private let trusted: [Int]

  /// Makes rules for recipes that are the same, trusted by their sources' weights.
  init(recipes: [Recipe], weights: [Double]) {
    self.recipes = recipes
    self.weights = weights
    trusted = recipes.indices.sorted {
      weights[$0] == weights[$1] ? $0 < $1 : weights[$0] > weights[$1]
    }
  }

  /// The merged recipe; its social rank is left to ranking.
  mutating func recipe() -> Recipe {
    let title = title()
    let publisher = mostTrusted(.publisher, \.publisher)
    let publisherURL = mostTrusted(.publisherURL, \.publisherURL)
    let sourceURL = mostTrusted(.sourceURL, \.sourceURL)
    let f2fURL = mostTrusted(.f2fURL, \.f2fURL)
    let imageURL = image()
    let ingredients = longest(.ingredients, \.ingredients)
    let groups = ingredientGroups(ofMember: ingredients.member)
    let directions = longest(.directions, \.directions).lines
    let description = mostTrusted(.description, \.description)
    let tags = tags()
    let yield = majority(.yield, \.yield)
    let prepMinutes = majority(.prepMinutes, \.prepMinutes)
    let cookMinutes = majority(.cookMinutes, \.cookMinutes)
    let totalMinutes = majority(.totalMinutes, \.totalMinutes)
    return Recipe(
      title: title, publisher: publisher, publisherURL: publisherURL, sourceURL: sourceURL,
      f2fURL: f2fURL, imageURL: imageURL, ingredients: ingredients.lines,
      ingredientGroups: groups, directions: directions, description: description, tags: tags,
      yield: yield, prepMinutes: prepMinutes, cookMinutes: cookMinutes,
      totalMinutes: totalMinutes, rating: rating(), author: mostTrusted(.author, \.author),
      language: mostTrusted(.language, \.language),
      published: mostTrusted(.published, \.published), extras: extras())
  }

  // MARK: Rules

  private mutating func mostTrusted<Value: Equatable>(
    _ field: RecipeField, _ value: (Recipe) -> Value?
  ) -> Value? {
    guard let winner = trusted.first(where: { value(recipes[$0]) != nil }) else { return nil }
    note(field, winner, trustRule(winner, value), value)
    return value(recipes[winner])
  }

  /// The value most members have, else the most trusted member's.
  private mutating func majority<Value: Hashable>(
    _ field: RecipeField, _ value: (Recipe) -> Value?
  ) -> Value? {
    let counts = recipes.compactMap(value).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    guard let most = counts.values.max() else { return nil }
    let winner = trusted.first { value(recipes[$0]).map { counts[$0] == most } ?? false }
    guard let winner else { return nil }
    let isTie = counts.values.count { $0 == most } > 1
    note(field, winner, isTie ? trustRule(winner, value) : "what most say", value)
    return value(recipes[winner])
  }

  /// Why trust decides for a member's value: it may be only the first of equals.
  private func trustRule<Value: Equatable>(
    _ winner: Int, _ value: (Recipe) -> Value?
  ) -> String {
    let isFirstOfEquals = recipes.indices.contains { other in
      weights[other] == weights[winner]
        && value(recipes[other]).map { $0 != value(recipes[winner]) } ?? false
    }
    return isFirstOfEquals
      ? "the first of equally trusted sources that have one"
      : "the most trusted source that has one"
  }

  /// All lines of the most trusted member that has any; of equally trusted ones the longest list.
  private mutating func longest(
    _ field: RecipeField, _ lines: (Recipe) -> [String]
  ) -> (lines: [String], member: Int?) {
    let having = trusted.filter { !lines(recipes[$0]).isEmpty }
    guard let first = having.first else { return ([], nil) }
    let equals = having.filter { weights[$0] == weights[first] }
    let most = equals.map { lines(recipes[$0]).count }.max()
    let winner = equals.first { lines(recipes[$0]).count == most } ?? first
    note(field, winner, "whole from the most trusted source, then the longest list") {
      lines($0).isEmpty ? nil : lines($0)
    }
    return (lines(recipes[winner]), winner)
  }

  private mutating func title() -> String {
    let most = weights.max()
    let best = trusted.filter { weights[$0] == most }
    let winner = best.count == 1 ? best[0] : typical(best)
    let rule =
      best.count == 1 ? "the most trusted source" : "of equally trusted ones, most like the others"
    note(.title, winner, rule, \.title)
    return recipes[winner].title
  }

  /// The member whose title is most like those of all members; the shorter, then the first on
  /// ties.
  private func typical(_ candidates: [Int]) -> Int {
    guard candidates.contains(where: { recipes[$0].title != recipes[candidates[0]].title }) else {
      return candidates.first ?? 0
    }
    let likeness = likenessToOthers(of: candidates)
    let best = candidates.indices.min { left, right in
      if likeness[left] != likeness[right] { return likeness[left] > likeness[right] }
      let (leftTitle, rightTitle) = (
        recipes[candidates[left]].title, recipes[candidates[right]].title
      )
      if leftTitle.utf8.count != rightTitle.utf8.count {
        return leftTitle.utf8.count < rightTitle.utf8.count
      }
      return candidates[left] < candidates[right]
    }
    return best.map { candidates[$0] } ?? 0
  }

  /// How much the title of each candidate is like all others; of two, each is like the other.
  private func likenessToOthers(of candidates: [Int]) -> [Double] {
    guard recipes.count > 2 else { return candidates.map { _ in 1 } }
    let words = recipes.map { TitleWords(title: $0.title) }
    return candidates.map { candidate in
      words.prefix(Self.comparedTitles).reduce(0) { $0 + words[candidate].likeness(to: $1) }
    }
  }

  /// How many titles each title is compared with; clusters are small but for hostile input.
  private static let comparedTitles = 16

  private mutating func image() -> String? {
    let having = trusted.filter { recipes[$0].imageURL != nil }
    let secure = having.first { recipes[$0].imageURL?.hasPrefix("https://") ?? false }
    guard let winner = secure ?? having.first else { return nil }
    note(.imageURL, winner, "https first, then the most trusted source", \.imageURL)
    return recipes[winner].imageURL
  }

  private mutating func rating() -> Rating? {
    let having = trusted.filter { recipes[$0].rating != nil }
    let most = having.map { recipes[$0].rating?.count ?? 0 }.max()
    guard let winner = having.first(where: { recipes[$0].rating?.count ?? 0 == most }) else {
      return nil
    }
    note(.rating, winner, "the one most people gave", \.rating)
    return recipes[winner].rating
  }

  /// The groups of the member whose ingredients survived: they point into its lines.
  private mutating func ingredientGroups(ofMember member: Int?) -> [IngredientGroup] {
    guard let member, !recipes[member].ingredientGroups.isEmpty else { return [] }
    note(.ingredientGroups, member, "the source of the ingredients") {
      $0.ingredientGroups.isEmpty ? nil : $0.ingredientGroups
    }
    return recipes[member].ingredientGroups
  }

  private mutating func tags() -> [String] {
    let union = union(of: \.tags) { TextFolding.fold($0) }
    noteUnion(.tags, of: \.tags, "all tags of all sources")
    return union
  }

  private mutating func extras() -> [ExtraField] {
    let union = union(of: \.extras, by: \.name)
    noteUnion(.extras, of: \.extras, "of each unknown field the most trusted source's")
    return union
  }

  /// The elements of all members, the most trusted first, of each key the first.
  private func union<Element, Key: Hashable>(
    of elements: (Recipe) -> [Element], by key: (Element) -> Key
  ) -> [Element] {
    var seen: Set<Key> = []
    return trusted.flatMap { elements(recipes[$0]) }.filter { seen.insert(key($0)).inserted }
  }

  // MARK: Provenance

  /// Notes who won: the winner and all who say the same; those who say something else lost.
  private mutating func note<Value: Equatable>(
    _ field: RecipeField, _ winner: Int, _ rule: String, _ value: (Recipe) -> Value?
  ) {
    let winning = value(recipes[winner])
    let agreeing = recipes.indices.filter { $0 != winner && value(recipes[$0]) == winning }
    let losers = recipes.indices.filter { index in
      value(recipes[index]).map { $0 != winning } ?? false
    }
    let unopposed =
      agreeing.isEmpty ? "the only one that has one" : "all that have one say the same"
    provenance.append(
      FieldProvenance(
        field: field, winners: [winner] + agreeing, losers: losers,
        rule: losers.isEmpty ? unopposed : rule))
  }

  private mutating func noteUnion<Element>(
    _ field: RecipeField, of elements: (Recipe) -> [Element], _ rule: String
  ) {
    let winners = recipes.indices.filter { !elements(recipes[$0]).isEmpty }
    guard !winners.isEmpty else { return }
    provenance.append(FieldProvenance(field: field, winners: winners, losers: [], rule: rule))
  }
}
