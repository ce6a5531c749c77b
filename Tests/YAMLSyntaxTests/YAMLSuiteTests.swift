import JSONSyntax
import Testing
import YAMLSyntax

@Suite(
  "YAML test suite", .enabled(if: YAMLSuite.isPresent, "needs ../shared/conformance/yaml"))
struct YAMLSuiteTests {
  private static let leftOut = Set(YAMLSuite.leftOut.flatMap(\.names))
  private static let valid = YAMLSuite.cases.filter { !$0.isError && !leftOut.contains($0.name) }

  @Test("402 cases are 229 to read, 94 to refuse, and 79 left out for five reasons")
  func counts() {
    #expect(YAMLSuite.cases.count == 402)
    #expect(Self.valid.count == 229)
    #expect(YAMLSuite.cases.count(where: \.isError) == 94)
    #expect(YAMLSuite.leftOut.map(\.names.count) == [13, 19, 7, 31, 9])
  }

  @Test("every valid case gives the values that are written down for it")
  func valid() {
    for item in Self.valid {
      #expect(throws: Never.self, "\(item.name)") {
        let root = try YAMLDocument(parsing: item.yaml, dialect: .specified).root
        // Two cases hold what JSON cannot say; that they are read is all there is to check.
        if let json = item.json {
          #expect(try YAMLMeaning(root) == YAMLMeaning(json: json), "\(item.name)")
        }
      }
    }
  }

  @Test("every valid case means the same where people's habits are read too")
  func frontMatter() {
    for item in Self.valid where !YAMLSuite.meantOtherwise.contains(item.name) {
      #expect(throws: Never.self, "\(item.name)") {
        let root = try YAMLDocument(parsing: item.yaml, dialect: .frontMatter).root
        if let json = item.json {
          #expect(try YAMLMeaning(root) == YAMLMeaning(json: json), "\(item.name)")
        }
      }
    }
  }

  @Test("every invalid case is refused with a place inside the text")
  func invalid() {
    for item in YAMLSuite.cases where item.isError {
      let error = #expect(throws: YAMLSyntaxError.self, "\(item.name)") {
        try YAMLDocument(parsing: item.yaml, dialect: .specified)
      }
      let lines = item.yaml.count { $0 == 0x0A } + 1
      #expect((1...lines).contains(error?.line ?? 0), "\(item.name)")
    }
  }

  @Test("what is left out is refused, with the reason", arguments: YAMLSuite.leftOut.indices)
  func refusals(index: Int) throws {
    let (reason, messages, names) = YAMLSuite.leftOut[index]
    for name in names {
      let item = try #require(YAMLSuite.cases.first { $0.name == name })
      let error = #expect(throws: YAMLSyntaxError.self, "\(name): \(reason)") {
        try YAMLDocument(parsing: item.yaml, dialect: .specified)
      }
      #expect(messages.contains(error?.message ?? ""), "\(name)")
    }
  }
}
