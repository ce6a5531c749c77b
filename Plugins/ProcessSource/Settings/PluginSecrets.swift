import RecipeCore
import RecipeDocuments

/// The secrets of a plug-in, which must not come back from it.
struct PluginSecrets: Sendable {
  /// The secrets by their names.
  let values: [String: String]
  private let texts: [SecretText]

  /// Reads the secrets.
  init(
    _ references: [String: SecretReference], in environment: SourceEnvironment
  ) async throws(SourceFailure) {
    var values: [String: String] = [:]
    for (name, reference) in references.sorted(by: { $0.key < $1.key }) {
      do throws(SecretFailure) {
        values[name] = try await reference.read(named: name, in: environment)
      } catch {
        throw SourceFailure(.unauthorized, error.message, help: error.help)
      }
    }
    self.values = values
    // The longest first: one secret may be a part of another.
    texts = values.values.sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }.map {
      SecretText($0)
    }
  }

  /// Returns bytes for people with each secret masked, in any spelling.
  func masked(_ bytes: [UInt8]) -> [UInt8] {
    texts.reduce(bytes) { $1.masked($0) }
  }

  /// Returns a text for people with each secret masked, in any spelling.
  func masked(_ text: String) -> String {
    texts.reduce(text) { $1.masked($0) }
  }

  /// True if there are none.
  var isEmpty: Bool { texts.isEmpty }

  /// Returns the bytes of a document with each secret masked.
  func maskedInAnswer(_ bytes: [UInt8]) -> [UInt8] {
    texts.reduce(bytes) { $1.maskedInAnswer($0) }
  }

  /// Returns a text of a recipe with each secret masked.
  func maskedInAnswer(_ text: String) -> String {
    texts.reduce(text) { $1.maskedInAnswer($0) }
  }
}
