import Foundation
import RecipeCore
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

  @Test("may be as short as the id of a request")
  func shortest() async throws {
    let outcome = try await outcome(of: "1")
    #expect(outcome.records.contains { $0.recipe.title == "The one good soup" })
    #expect(outcome.failure?.message == "… is no key")
  }

  private func outcome(of secret: String) async throws -> PluginFixture.Outcome {
    let fixture = try PluginFixture("hostile/echo-secret", secret: secret)
    return await fixture.gather(try fixture.source())
  }
}
