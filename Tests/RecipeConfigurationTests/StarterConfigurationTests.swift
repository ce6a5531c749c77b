import RecipeConfiguration
import RecipeCore
import Testing

@Suite("The starter file")
struct StarterConfigurationTests {
  @Test("it is a valid configuration of the chosen sources")
  func valid() throws {
    let text = StarterConfiguration(
      kinds: SampleKinds.all,
      sources: [StarterSource(name: "notes", kind: "markdown", path: "~/Notes \"x\"")]
    ).text
    let reading = try Sample.read(text)
    #expect(reading.configuration.library.path == "/home/ana/kitchen/recipes")
    #expect(reading.configuration.sources.map(\.name) == ["notes"])
    #expect(reading.configuration.sources.first?.values.path("path") == "/home/ana/Notes \"x\"")
    #expect(reading.warnings.isEmpty)
  }

  @Test("it is still valid when every setting in it is turned on")
  func everythingOn() throws {
    let lines = StarterConfiguration(kinds: SampleKinds.all).text
      .split(separator: "\n", omittingEmptySubsequences: false)
    let turnedOn = lines.map { line in
      line.hasPrefix("#") && !line.hasPrefix("# ") ? line.dropFirst() : line
    }
    let reading = try Sample.read(turnedOn.joined(separator: "\n"))
    #expect(reading.configuration.sources.map(\.kind) == ["food2fork", "markdown"])
    #expect(
      reading.configuration.sources.allSatisfy { $0.values.has("path") || $0.values.has("key") })
  }

  @Test("it explains every kind, every option and every key that all sources share")
  func explanations() {
    let text = StarterConfiguration(kinds: SampleKinds.all).text
    for kind in SampleKinds.all {
      #expect(text.contains("# \(kind.kind): \(kind.summary)\n"))
      for option in kind.options {
        #expect(text.contains("# \(option.summary)"))
        #expect(text.contains("\n#\(option.name) = "))
      }
    }
    for key in ["enabled", "timeout", "weight", "default_rank", "rank_from", "unique"] {
      #expect(text.contains("\n#   \(key): "))
    }
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test("a path of any characters is written so that it is read back, and steers no terminal")
  func oddPath() throws {
    let path = "/a\\b\"c\u{1B}\n\t\u{202E}é菜"
    let text = StarterConfiguration(
      kinds: SampleKinds.all, sources: [StarterSource(name: "a", kind: "markdown", path: path)]
    ).text
    #expect(try Sample.read(text).configuration.sources.first?.values.path("path") == path)
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
  }
}
