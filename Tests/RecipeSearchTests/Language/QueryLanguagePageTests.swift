import Foundation
import Testing

@testable import RecipeCore
@testable import RecipeSearch

/// `QueryLanguage.md` against the program.
struct QueryLanguagePageTests {
  private static let page: String = {
    let root = URL(filePath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    let path = root.dropFirst() + "/Sources/RecipeCore/RecipeCore.docc/QueryLanguage.md"
    return (try? String(contentsOfFile: String(path), encoding: .utf8)) ?? ""
  }()

  @Test("every example of the page is a query")
  func examples() throws {
    let block = try #require(Self.page.components(separatedBy: "```text\n").dropFirst().first)
    let lines = block.prefix { $0 != "`" }.split(separator: "\n")
    #expect(lines.count > 8)
    for line in lines {
      let query = line.components(separatedBy: "  ")[0]
      #expect(throws: Never.self) { try RecipeQuery(parsing: query) }
    }
  }

  @Test("the page names every field, number and thing to have, and no others")
  func names() throws {
    let rows = Self.page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let named = Set(
      rows.flatMap { row -> [String] in
        let cell = row.split(separator: "|")[0]
        return cell.split(separator: "`").map(String.init).filter { $0.first?.isLetter ?? false }
      }.filter { !$0.contains(" ") })
    let fields = QueryField.allCases.flatMap(\.names) + QueryNumber.allCases.flatMap(\.names)
    #expect(named.isSuperset(of: QueryName.usualNames))
    for name in named { #expect(QueryName(name) != nil, "\(name)") }
    #expect(Set(fields).subtracting(named).isSubset(of: ["direction", "step"]))
    let row = try #require(rows.last)
    for presence in QueryPresence.allCases { #expect(row.contains(presence.names[0])) }
  }

  @Test("the mistake that the page shows is told as it shows it")
  func mistake() throws {
    let error = try #require(throws: QueryError.self) { try RecipeQuery(parsing: "time:<30x") }
    #expect(Self.page.contains("recipes: \(error.message) (\(error.help ?? ""))\n  time:<30x\n"))
  }

  @Test("the limits are those that the page tells")
  func limits() {
    let page = Self.page.replacing("\n", with: " ")
    #expect(page.contains("at most 8,192 characters, 256 words and 32 nested parentheses"))
    #expect(page.contains("a word or phrase has at most 256 characters"))
    let limits = [
      QueryParser.maximumLength, QueryParser.maximumTermCount, QueryParser.maximumDepth,
      QueryParser.maximumTextLength,
    ]
    #expect(limits == [8_192, 256, 32, 256])
  }
}
