/// The share of the text of documents that is in the fields that people see, and what is not.
///
/// It is counted in letters and digits; extra fields count as not shown.
package struct ReadingCoverage: Sendable, Hashable {
  /// The detail in which coverage is computed.
  package enum Detail: Sendable, Hashable {
    /// It is not computed.
    case none
    /// The share, and the names of what was not read.
    case names
    /// The lines that were not read, too.
    case lines
  }

  /// The number of letters under a name.
  private struct Letters: Sendable, Hashable {
    var all = 0
    var unread = 0
  }

  /// The share below which something of a document is likely to be missing.
  package static let lowShare = 0.95

  /// The number of documents.
  package private(set) var documents = 0
  /// The number of documents without a recipe, whose text does not count.
  package private(set) var withoutRecipe = 0
  /// The number of recipes.
  package private(set) var recipes = 0
  /// The number of recipes without directions, except those of formats that never have them.
  package private(set) var withoutDirections = 0
  /// The number of recipes without an amount of an ingredient.
  package private(set) var withoutAmounts = 0
  /// The number of recipes without ingredients.
  package private(set) var withoutIngredients = 0
  /// The records that may have been read in part.
  var candidates: [PartialRecord] = []
  /// The lines that were not read, as notes.
  package private(set) var lines: [Diagnostic] = []
  private var letters = Letters()
  private var names: [String: Letters] = [:]

  /// The maximum number of records that may have been read in part.
  static let maximumCandidateCount = 20_000
  /// The maximum number of names that are told apart.
  private static let maximumNameCount = 1 << 16

  /// Creates the coverage of no document.
  package init() {}

  /// The share of the text that is shown, or `nil` if there is no text.
  package var share: Double? {
    letters.all > 0 ? Double(letters.all - letters.unread) / Double(letters.all) : nil
  }

  /// True if something is likely to be missing.
  package var isLow: Bool { share.map { $0 < Self.lowShare } ?? false }

  /// True if most documents have no recipe.
  package var mostLackRecipes: Bool { withoutRecipe * 2 > documents }

  /// True if most recipes have no directions.
  package var mostLackDirections: Bool { withoutDirections * 2 > recipes }

  /// True if most recipes have no ingredients.
  var mostLackIngredients: Bool { withoutIngredients * 2 > recipes }

  /// True if most recipes have no amount.
  package var mostLackAmounts: Bool { withoutAmounts * 2 > recipes }
}

// MARK: - Counting

extension ReadingCoverage {
  /// Counts letters of a text.
  package mutating func count(letters all: Int, unread: Int, under name: String) {
    letters.all += all
    letters.unread += unread
    guard names.count < Self.maximumNameCount || names[name] != nil else { return }
    names[name, default: Letters()].all += all
    names[name, default: Letters()].unread += unread
  }

  /// Counts a document.
  package mutating func countDocument(hasRecipe: Bool) {
    documents += 1
    withoutRecipe += hasRecipe ? 0 : 1
  }

  /// Counts a recipe.
  package mutating func countRecipe(
    lacksDirections: Bool, lacksAmounts: Bool, lacksIngredients: Bool = false
  ) {
    recipes += 1
    withoutIngredients += lacksIngredients ? 1 : 0
    withoutDirections += lacksDirections ? 1 : 0
    withoutAmounts += lacksAmounts ? 1 : 0
  }

  /// Adds a note about a line that was not read.
  package mutating func add(line: Diagnostic) {
    lines.append(line)
  }

  /// Adds the counts of other documents.
  package mutating func add(_ other: ReadingCoverage) {
    documents += other.documents
    withoutRecipe += other.withoutRecipe
    recipes += other.recipes
    withoutDirections += other.withoutDirections
    withoutAmounts += other.withoutAmounts
    withoutIngredients += other.withoutIngredients
    for candidate in other.candidates { add(candidate: candidate) }
    lines += other.lines
    letters.all += other.letters.all
    letters.unread += other.letters.unread
    for (name, letters) in other.names
    where names.count < Self.maximumNameCount || names[name] != nil {
      names[name, default: Letters()].all += letters.all
      names[name, default: Letters()].unread += letters.unread
    }
  }
}

// MARK: - Names

extension ReadingCoverage {
  /// The share of all letters below which a name is not worth saying.
  private static let leastShare = 0.005
  /// The share of the letters under a name that must be unread; else a few words of it are.
  private static let leastUnread = 0.25
  private static let shownNames = 30

  /// The keys, headings and columns whose text was not read, those with most letters first, as far as
  /// they are worth saying.
  ///
  /// A key is without its path, unless others have the same name.
  package var unread: [String] { unread(fromShare: Self.leastShare) }

  /// The same with those of few letters, for programs.
  package var everyUnread: [String] { unread(fromShare: 0) }

  private func unread(fromShare share: Double) -> [String] {
    let paths = unreadPaths(fromShare: share)
    let keys = Dictionary(grouping: paths, by: Self.lastKey)
    return paths.map { path in
      let key = Self.lastKey(path)
      return keys[key]?.count == 1 ? key : path
    }
  }

  private func unreadPaths(fromShare share: Double) -> [String] {
    let least = max(1, Int(Double(letters.all) * share))
    let found = names.filter { $0.value.unread >= least }
    let mostly = found.filter { Double($0.value.unread) >= Self.leastUnread * Double($0.value.all) }
    return (mostly.isEmpty && isLow ? found : mostly)
      .sorted { left, right in
        if left.value.unread != right.value.unread { return left.value.unread > right.value.unread }
        return left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
      }
      .prefix(Self.shownNames).map(\.key)
  }

  /// Returns `amount` for `ingredients.amount`; a heading may end with a full stop.
  private static func lastKey(_ path: String) -> String {
    let key = path.split(separator: ".").last.map(String.init) ?? path
    return path.contains(" ") ? path : key
  }
}
