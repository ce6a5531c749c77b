import Food2ForkSource
import RecipeCore
import TestSupport
import Testing

@Suite("The key of an API")
struct Food2ForkKeyTests {
  private static let key = "kale-4711-secret"

  @Test(
    "the key is read from where the options say",
    arguments: [
      ["key": SourceOptionValues.Content.text(key)], ["key_env": .text("API_KEY")],
      ["key_file": .path("/home/key")], ["key_command": .texts(["pass", "api"])],
    ])
  func origins(option: [String: SourceOptionValues.Content]) async throws {
    var fixture = SourceFixture(FakeAPI(count: 1), files: ["/home/key": "\n \(Self.key) \n"])
    fixture.variables = ["API_KEY": Self.key]
    fixture.processes = StubLauncher(output: Self.key + "\n")
    fixture.options.merge(option) { $1 }
    let outcome = try await fixture.gather()
    #expect(outcome.failure == nil)
    #expect(fixture.targets.allSatisfy { $0.hasSuffix("&key=" + Self.key) })
    #expect(!outcome.texts.contains { $0.contains(Self.key) })
  }

  @Test(
    "a server that refuses the key in the address may take it in a header",
    arguments: [true, false])
  func keyInHeader(isRight: Bool) async throws {
    var fixture = SourceFixture(FakeAPI(count: 1))
    let server = StubTransport { request in
      let header = request.headers.first { $0.name == "Authorization" }
      guard isRight, header?.value == "Token " + Self.key else {
        return HTTPResponse(401, #"{"detail": "Authentication credentials were not provided."}"#)
      }
      return HTTPResponse(
        #"{"count": 1, "results": [{"pk": 9, "title": "Soup", "ingredients": ["leek"]}]}"#)
    }
    fixture.transport = server
    fixture.options["key"] = .text(Self.key)
    let outcome = try await fixture.gather()
    #expect(outcome.ids == (isRight ? ["9"] : []))
    #expect(outcome.failure?.status == (isRight ? nil : .unauthorized))
    #expect(server.requests.count == 2)
  }

  @Test(
    "a key that is missing or no word is named by its origin, never by its text",
    arguments: [
      ["key_env": SourceOptionValues.Content.text("NONE")], ["key_env": .text("TWO")],
      ["key_file": .path("/none")], ["key_command": .texts(["pass"])],
    ])
  func missing(option: [String: SourceOptionValues.Content]) async throws {
    var fixture = SourceFixture(FakeAPI(count: 1))
    fixture.variables = ["TWO": "kale chard"]
    fixture.processes = StubLauncher(output: "kale", status: 1)
    fixture.options.merge(option) { $1 }
    let outcome = try await fixture.gather()
    #expect(outcome.failure?.status == .unauthorized)
    #expect(outcome.failure?.help != nil)
    #expect(!outcome.texts.contains { $0.contains("kale") })
    #expect(fixture.targets.isEmpty)
  }

  @Test(
    "a key that only decoding brings to light is masked",
    arguments: [
      "abc&amp;#47;def&amp;#43;gh&amp;#38;12345", "abc&sol;def&plus;gh&AMP;12345",
      "abc&sol;d&#101;f+gh&amp;amp;12345",
    ])
  func decodedSpellings(spelling: String) async throws {
    var fixture = SourceFixture { _ in
      HTTPResponse(
        200,
        #"""
        {"recipes": [{"recipe_id": "1", "title": "a \#(spelling) b", "ingredients": ["\#(spelling)"]}]}
        """#)
    }
    fixture.options["key"] = .text("abc/def+gh&12345")
    let outcome = try await fixture.gather()
    #expect(outcome.records.count == 1)
    #expect(!outcome.texts.contains { $0.contains("abc/def+gh&12345") })
  }

  @Test(
    "a key that a server repeats escaped is found in every spelling",
    arguments: [
      "abc/def+gh&12345", "abc%2Fdef%2Bgh%2612345", "abc%2fdef%2bgh%2612345",
      #"abc\/def+gh&12345"#, #"\u0061bc\u002Fdef\u002bgh\u002612345"#,
      "abc&#47;def&#x2B;gh&amp;12345", #"abc\u0026#47;def\u0026#43;gh\u0026amp;12345"#,
      "abc&sol;def&plus;gh&#38;12345",
      #"abc\u00252Fdef\u00252bgh\u0025 2612345"#
        .replacing(" ", with: ""),
    ])
  func spellings(spelling: String) async throws {
    let body = #"""
      {"recipes": [{"recipe_id": "1", "title": "a \#(spelling) b", "ingredients": ["x"],
        "notes": ["\#(spelling)"]}]}
      """#
    for (status, body) in [
      (200, body), (200, "<p>\(spelling)"), (400, #"{"error": "\#(spelling)"}"#),
    ] {
      var fixture = SourceFixture { _ in HTTPResponse(status, body) }
      fixture.options["key"] = .text("abc/def+gh&12345")
      let outcome = try await fixture.gather()
      #expect(!outcome.texts.contains { $0.contains("12345") || $0.contains("abc") })
      #expect(outcome.records.allSatisfy { $0.recipe.title == "a … b" })
    }
  }

  @Test("what only begins like the key, or spells nothing, stays as it is")
  func unlike() async throws {
    let title = "abc/def+gh&1234 50% & more &#47 &#999; %zz %"
    var fixture = SourceFixture { _ in
      HTTPResponse(#"[{"recipe_id": "1", "title": "\#(title)", "ingredients": ["x"]}]"#)
    }
    fixture.options["key"] = .text("abc/def+gh&12345")
    let record = try #require(try await fixture.gather().records.first)
    #expect(record.recipe.title.hasPrefix("abc/def+gh&1234 50% & more"))
  }

  @Test("a key file that others can read is named, with a command that can be pasted")
  func openFile() async throws {
    var quoted = SourceFixture(FakeAPI(count: 1), files: ["/home/my 'key': x;": Self.key])
    quoted.options["key_file"] = .path("/home/my 'key': x;")
    let help = try #require(try await quoted.gather().diagnostics.first?.help)
    #expect(help == #"run: chmod 600 '/home/my '\''key'\'': x;'"#)
    var fixture = SourceFixture(FakeAPI(count: 1), files: ["/home/key": Self.key])
    fixture.options["key_file"] = .path("/home/key")
    let diagnostic = try #require(try await fixture.gather().diagnostics.first)
    #expect(diagnostic.message == "other users can read the key file")
    #expect(diagnostic.help == "run: chmod 600 /home/key")
  }

  @Test("two places for the key are an error of the configuration")
  func two() throws {
    var fixture = SourceFixture(FakeAPI())
    fixture.options["key"] = .text("kale")
    fixture.options["key_env"] = .text("KEY")
    let error = #expect(throws: SourceOptionError.self) { try fixture.source() }
    #expect(error?.message == "key and key_env both set the key")
  }

  @Test(
    "a server that repeats the key finds it nowhere",
    arguments: [
      (200, #"{"error": "bad key \#(key)!"}"#), (200, "<html>\(key)</html>"), (500, key),
      (400, #"{"error": "no recipe found for \#(key)"}"#), (429, key),
      (200, #"{"status": "fail", "message": "\#(key)"}"#),
      (
        200,
        #"{"recipes": [{"recipe_id": "1", "title": "\#(key)", "key": "\#(key)", "ingredients": ["\#(key)"], "source_url": "http://a/?key=\#(key)"}]}"#
      ),
      (200, #"{"recipes": [{"recipe_id": "\#(key)", "title": "a"}, {"title": "\#(key)"}]}"#),
    ])
  func repeated(status: Int, body: String) async throws {
    var fixture = SourceFixture { _ in
      HTTPResponse(status, body, headers: [HTTPHeader("Retry-After", Self.key)])
    }
    fixture.options["key"] = .text(Self.key)
    let outcome = try await fixture.gather()
    #expect(!outcome.texts.contains { $0.contains("kale") })
    #expect(outcome.texts.contains { !$0.isEmpty })
  }

  @Test(
    "a base URL is checked where it was written",
    arguments: [
      "", "example.org/api", "ftp://a", "http://", "http:///a", "http://a b",
      "http://a/?key=kale", "http://user:kale@a/", "http://a/#x",
    ])
  func baseURL(url: String) throws {
    var fixture = SourceFixture(FakeAPI())
    fixture.options["base_url"] = .text(url)
    let error = #expect(throws: SourceOptionError.self) { try fixture.source() }
    #expect(error?.message.contains("kale") == false)
    #expect(error?.location.line == 1)
  }

  @Test("a source needs a server or a recording")
  func neither() throws {
    var fixture = SourceFixture(FakeAPI())
    fixture.options = [:]
    let error = #expect(throws: SourceOptionError.self) { try fixture.source() }
    #expect(error?.message == "base_url is missing")
  }
}
