import Testing

@testable import MarkdownSyntax

@Suite("Names of characters in HTML")
struct HTMLEntityTableTests {
  private static let rows = [HTMLEntityTable.upperNames, HTMLEntityTable.lowerNames].map {
    $0.description.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
  }

  @Test("there are 2,125, and each is found with its codes")
  func all() {
    #expect(Self.rows.map(\.count) == [598, 1_527])
    for row in Self.rows.joined() {
      let codes = HTMLEntityTable.codes(of: Array(row[0].utf8)[...])
      let found = [codes?.first, codes?.second].compactMap { $0 }
      #expect(found == row.dropFirst().compactMap { UInt32($0, radix: 16) }, "\(row[0])")
    }
  }

  @Test("they are ordered by their bytes, which the search relies on")
  func order() {
    for names in Self.rows.map({ $0.map { Array($0[0].utf8) } }) {
      #expect(zip(names, names.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    }
  }
}
