import Testing

@testable import TOMLSyntax

@Suite(
  "TOML 1.0.0 as toml-test checks it",
  .enabled(if: ConformanceSuite.isPresent, "needs ../shared/conformance/toml"))
struct ConformanceTests {
  @Test("every valid file gives the values that are written down for it")
  func validFiles() throws {
    let files = try ConformanceSuite.files("valid")
    #expect(files.count == 210)
    for file in files {
      let expected = try ConformanceSuite.expectation(of: file)
      #expect(throws: Never.self, "\(file)") {
        let document = try TOMLDocument(parsing: ConformanceSuite.bytes(file))
        #expect(TaggedValue(document.root) == expected, "\(file)")
      }
    }
  }

  @Test("every invalid file is refused with a place inside the file")
  func invalidFiles() throws {
    let files = try ConformanceSuite.files("invalid")
    #expect(files.count == 499)
    for file in files {
      let bytes = try ConformanceSuite.bytes(file)
      let error = #expect(throws: TOMLSyntaxError.self, "\(file)") {
        try TOMLDocument(parsing: bytes)
      }
      let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
      #expect(error.map { (1...lines).contains($0.position.line) } ?? true, "\(file)")
    }
  }
}
