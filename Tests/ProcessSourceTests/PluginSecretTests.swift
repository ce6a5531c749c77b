import Foundation
import RecipeCore
import RecipeStorage
import TestSupport
import Testing

@testable import ProcessSource

@Suite(
  "A secret of a plug-in",
  .enabled(if: PythonTool.isThere, Comment(rawValue: PythonTool.reason)))
struct PluginSecretTests {
  @Test(
    "is in no message, whatever its length and letters",
    arguments: [
      "k7", "Q9x", "pässwörd", "šß", "a b+c", "ключ-от-супа", "🔑🍲", "12345678", "key/with&more",
    ])
  func messages(secret: String) async throws {
    let outcome = try await outcome(of: secret)
    #expect(outcome.failure?.message == "… is no key")
    #expect(outcome.failure?.help == "try …x or …")
    let texts = outcome.diagnostics.flatMap { [$0.message, $0.help ?? ""] }
    for text in texts { #expect(!text.contains(secret), "\(text)") }
    #expect(texts.contains("soups: the key is …"))
    #expect(texts.contains("soups: it wrote: the key is …, …, …"))
    #expect(texts.contains { $0.contains("a line that is not a message was skipped") })
    #expect(texts.contains { $0.contains("the record 'untitled …'") })
  }

  @Test(
    "is no whole value of a record, and no parameter of an address",
    arguments: ["k7", "Q9x", "pässwörd", "a b+c", "🔑🍲", "12345678"])
  func values(secret: String) async throws {
    let records = try await outcome(of: secret).records
    let soup = try #require(records.first { $0.recipe.notes == ["…"] })
    #expect(soup.recipe.ingredients == ["…", "…"])
    #expect(soup.recipe.tags == ["…"])
    #expect(soup.recipe.sourceURL == "https://soup.example/?key=…")
    guard secret.utf8.count >= 8 else { return }
    #expect(!"\(records)".contains(secret))
    #expect(soup.recipe.title == "Soup of …")
  }

  @Test(
    "is in no record, put together when its markup is read", arguments: ["Tr0ubador", "pässwörd"])
  func markup(secret: String) async throws {
    let fixture = try PluginFixture("splits-its-secret", secret: secret)
    let answers = fixture.answers(.fresh, at: SettableClock(now: 1_000_000))
    for _ in 1...2 {
      let outcome = await fixture.gather(try fixture.source(answers: answers))
      let recipe = try #require(outcome.records.first?.recipe)
      #expect(recipe.ingredients == ["1 …", "2 leeks"])
      #expect(recipe.description == "Of …")
      #expect(!outcome.text.contains(secret))
    }
  }

  @Test("may be as short as the id of a request")
  func shortest() async throws {
    let outcome = try await outcome(of: "1")
    #expect(outcome.records.contains { $0.recipe.title == "The one good soup" })
    #expect(outcome.failure?.message == "… is no key")
  }

  @Test(
    "is in no recipe of a document, and in no kept answer, however the document is encoded",
    arguments: ["text", "escaped", "base64", "archive"])
  func documents(encoding: String) async throws {
    let secret = "Tr0ubador/3q&x<key"
    let fixture = try PluginFixture("hostile/echo-secret-document", secret: secret)
    let answers = fixture.answers(.fresh, at: SettableClock(now: 1_000_000))
    let source = try fixture.source(
      ["config": .object(json: #"{"encoding":"\#(encoding)"}"#)], answers: answers)
    let outcome = await fixture.gather(source)
    #expect(outcome.failure == nil)
    #expect(outcome.records.map { $0.recipe.title } == ["Soup of …"])
    #expect(outcome.records.first?.recipe.ingredients == ["2 …", "1 leek"])
    #expect(!outcome.text.contains(secret))
    let kept = try kept(below: fixture.home + "/answers")
    // What only the reader of a format finds cannot be masked in the document.
    #expect(kept.contains("Soup of …") == ["text", "base64"].contains(encoding))
    #expect(!kept.contains("base64") && !kept.contains(secret))
  }

  /// Returns everything that the files below a folder hold.
  private func kept(below folder: String) throws -> String {
    let paths = FileManager.default.enumerator(atPath: folder)?.allObjects ?? []
    return paths.compactMap { path in
      FileManager.default.contents(atPath: "\(folder)/\(path)")
    }.map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  private func outcome(of secret: String) async throws -> PluginFixture.Outcome {
    let fixture = try PluginFixture("hostile/echo-secret", secret: secret)
    return await fixture.gather(try fixture.source())
  }
}
