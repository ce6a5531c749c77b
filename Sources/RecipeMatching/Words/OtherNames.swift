/// The other names of foods and dishes, for searches: a courgette is a zucchini, a donut a doughnut.
///
/// The names are those by which duplicates are found. A name that contains another one of its group,
/// such as "sea salt", is that of a kind of the food and has no other names but those that a person gave it.
package struct OtherNames: Sendable {
  /// The other names of what some words begin with.
  package struct Found: Sendable, Hashable {
    /// The number of words of the name.
    package let length: Int
    /// The other names; none contains another.
    package let others: [Other]
  }

  /// Another name.
  package struct Other: Sendable, Hashable {
    /// The folded name.
    package let folded: [UInt8]
    /// True if it is the same word, spelt or joined in another way: "lasagne" beside "lasagna".
    package let isSpelling: Bool
  }

  private let table: NameTable
  /// The names that a person gave, alone.
  private let own: NameTable

  /// Creates the names.
  ///
  /// - Parameter groups: Groups of names in addition to the built-in ones.
  package init(adding groups: [[String]]) {
    table = NameTable(tables: Self.builtIn, groups: groups)
    own = NameTable(tables: [], groups: groups)
  }

  /// Returns the other names of the longest name that some stems of words begin with, or `nil` if there
  /// are none.
  package func names(of stems: ArraySlice<[UInt8]>) -> Found? {
    guard let name = table.longestName(of: stems) else { return nil }
    let all = table.names(sharingGroupsWith: name).filter { $0 != name }
    let isKind = all.contains { name.contains($0) }
    let others =
      isKind ? own.names(sharingGroupsWith: name).filter { !name.contains($0) } : all
    let kept = others.filter { other in
      !other.contains(name) && !others.contains { $0 != other && other.contains($0) }
    }
    return kept.isEmpty
      ? nil
      : Found(
        length: name.stems.count,
        others: kept.map { Other(folded: $0.folded, isSpelling: $0.isSpelling(of: name)) })
  }

  private static let builtIn =
    [FoodSynonyms.groups] + FoodSynonyms.compounds.map(\.groups) + [TitleVocabulary.dishNames]
}
