import Foundation
import JSONSyntax
import Testing

/// The JSON parsing suite of `../shared/conformance/json`, by the first letter of its file names.
@Suite(
  "JSON conformance",
  .enabled(if: JSONConformanceTexts.areThere, "needs ../shared/conformance/json"))
struct JSONConformanceTests {
  @Test("every text that must be accepted is accepted")
  func accepts() throws {
    let texts = try JSONConformanceTexts.named("y_")
    #expect(texts.count == 95)
    for (name, bytes) in texts {
      #expect(throws: Never.self, "\(name)") { try JSONDocument(parsing: bytes) }
    }
  }

  @Test("every text that must be rejected is rejected with a place inside the text")
  func rejects() throws {
    let texts = try JSONConformanceTexts.named("n_")
    #expect(texts.count == 188)
    for (name, bytes) in texts {
      let error = #expect(throws: JSONSyntaxError.self, "\(name)") {
        try JSONDocument(parsing: bytes)
      }
      let offset = error?.offset ?? -1
      #expect((0...bytes.count).contains(offset), "\(name)")
    }
  }

  @Test("a text that may be either is decoded whole or rejected")
  func survives() throws {
    let texts = try JSONConformanceTexts.named("i_")
    #expect(texts.count == 35)
    for (name, bytes) in texts {
      guard let document = try? JSONDocument(parsing: bytes) else { continue }
      #expect(document.root.kind != .null, "\(name)")
      Self.decodeAll(document.root)
    }
  }

  private static func decodeAll(_ value: JSONValue) {
    _ = (value.string, value.double, value.integer, value.text)
    value.elements.forEach(decodeAll)
    for member in value.members {
      _ = member.name
      decodeAll(member.value)
    }
  }
}

/// The texts of the suite, by the first letters of their file names.
private enum JSONConformanceTexts {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/conformance/json/test_parsing")

  static var areThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func named(_ prefix: String) throws -> [(name: String, bytes: [UInt8])] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix(prefix) }
      .map { ($0.lastPathComponent, Array(try Data(contentsOf: $0))) }
  }
}
