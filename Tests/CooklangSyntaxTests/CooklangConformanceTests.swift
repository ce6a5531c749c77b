import CooklangSyntax
import Foundation
import Testing
import YAMLSyntax

/// The canonical tests of cooklang/spec, which lie beside the repository.
private let canonicalTests = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
  .appendingPathComponent("shared/conformance/cooklang/tests/canonical.yaml")

@Suite(
  "Cooklang's canonical tests",
  .enabled(
    if: FileManager.default.fileExists(atPath: canonicalTests.path),
    "needs ../shared/conformance/cooklang"))
struct CooklangConformanceTests {
  @Test("all sixty give the steps and the metadata that they should")
  func canonical() throws {
    let file = try YAMLDocument(parsing: Array(Data(contentsOf: canonicalTests))).root
    let cases = try #require(file["tests"]).members
    #expect(cases.count == 60)
    for test in cases {
      let source = try #require(test.value["source"]?.text)
      let result = try #require(test.value["result"])
      let (frontMatter, body) = try parts(of: source)
      let expected = (result["steps"]?.elements ?? []).map { $0.elements.map(described) }
      #expect(steps(of: body) == expected, "\(test.name)")
      #expect(frontMatter == members(result["metadata"]), "\(test.name)")
    }
  }

  private func parts(of source: String) throws -> (metadata: [String], body: String) {
    guard source.hasPrefix("---\n"), let end = source.firstRange(of: "\n---") else {
      return ([], source)
    }
    let yaml = source[source.index(source.startIndex, offsetBy: 4)..<end.lowerBound]
    return (try metadata(of: yaml), String(source[end.upperBound...].drop { $0.isNewline }))
  }

  /// The members of front matter; what YAML takes for a text, as a colon without a space behind it,
  /// is parted at its colon, as the reader of front matter does it.
  private func metadata(of yaml: Substring) throws -> [String] {
    let root = try YAMLDocument(parsing: Array(yaml.utf8)).root
    guard let text = root.text, let colon = text.firstIndex(of: ":") else { return members(root) }
    let key = text[..<colon].split(separator: " ").joined(separator: " ")
    return ["\(key): \(text[text.index(after: colon)...])"]
  }

  private func members(_ value: YAMLValue?) -> [String] {
    (value?.members ?? []).map { "\($0.name): \($0.value.text ?? "?")" }
  }

  private func steps(of source: String) -> [[String]] {
    let document = CooklangDocument(parsing: Array(source.utf8))
    #expect(document.blocks.allSatisfy { $0.kind == .step })
    return document.blocks.map { document.items(of: $0).map { described($0, in: document) } }
  }

  private func described(_ item: CooklangItem, in document: CooklangDocument) -> String {
    let name = document.string(item.name)
    let quantity = number(document.string(item.quantity))
    let unit = document.string(item.unit)
    return switch item.kind {
    case .text: "text \(name)"
    case .ingredient: "ingredient \(name): \(quantity.isEmpty ? "some" : quantity) \(unit)"
    case .cookware: "cookware \(name): \(quantity.isEmpty ? "1.0" : quantity) \(unit)"
    case .timer: "timer \(name): \(quantity) \(unit)"
    }
  }

  private func described(_ item: YAMLValue) -> String {
    func text(_ name: String) -> String { item[name]?.text ?? "" }
    return text("type") == "text"
      ? "text \(text("value"))"
      : "\(text("type")) \(text("name")): \(number(text("quantity"))) \(text("units"))"
  }

  /// Numbers by their value, so that `1/2` is `0.5`; other texts as they are.
  private func number(_ text: String) -> String {
    if case .one(let number) = CooklangNumber(text) { "\(number)" } else { text }
  }
}
