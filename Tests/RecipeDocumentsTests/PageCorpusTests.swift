import Foundation
import Testing

/// The recorded web pages of `../shared/corpora/pages`.
@Suite("Page corpus", .enabled(if: PageCorpus.isThere, "needs ../shared/corpora/pages"))
struct PageCorpusTests {
  @Test("pages say what is expected")
  func pages() async throws {
    let start = Date()
    let all = try await PageCorpus.comparisons()
    print("TIME", Date().timeIntervalSince(start))
    for field in PageCorpus.Field.allCases {
      print("EQUAL", field, all.count { !$0.differences.contains(field) }, "of", all.count)
    }
    for page in all where !page.differences.isEmpty {
      print("PAGE", page.name, page.dialect, page.differences.map(\.rawValue).sorted())
      for (field, detail) in page.details { print("  \(field) \(detail)") }
    }
  }
}
