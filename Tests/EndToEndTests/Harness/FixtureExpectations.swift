/// What `Fixtures/README.md` says about the fixtures, read from its tables.
struct FixtureExpectations {
  /// The records that are one recipe, a set for each row.
  let clusters: Set<Set<ListDocument.Reference>>
  /// Pairs of records that must stay apart.
  let lookAlikes: [(ListDocument.Reference, ListDocument.Reference)]

  /// Reads the page.
  init() throws {
    let page = try Repository.text(of: "Fixtures/README.md")
    clusters = Set(Self.rows(of: page, below: "## The same recipe").map(Self.cluster))
    lookAlikes = Self.rows(of: page, below: "## Look-alikes").compactMap(Self.pair)
  }

  private static let sources = ["api", "json", "notes"]

  /// The cells of each row of the table below a heading.
  private static func rows(of page: String, below heading: String) -> [[Substring]] {
    page.split(separator: "\n").drop { !$0.hasPrefix(heading) }.dropFirst()
      .drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
      .map { line in
        line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
      }
      .map(Array.init)
  }

  /// A row of the first table has a column for each source.
  private static func cluster(_ row: [Substring]) -> Set<ListDocument.Reference> {
    let ids = zip(sources, row.dropFirst())
    return Set(
      ids.flatMap { source, cell in
        codes(in: cell).map { ListDocument.Reference(source: source, id: $0) }
      })
  }

  /// A cell of the second table names a source, then an id.
  private static func pair(
    _ row: [Substring]
  ) -> (ListDocument.Reference, ListDocument.Reference)? {
    let references = row.prefix(2).map(codes).filter { $0.count == 2 }
      .map { ListDocument.Reference(source: $0[0], id: $0[1]) }
    return references.count == 2 ? (references[0], references[1]) : nil
  }

  private static func codes(in cell: Substring) -> [String] {
    cell.matches(of: #/`([^`]+)`/#).map { String($0.output.1) }
  }
}
