package import JSONSyntax
import RecipeCore

/// The description of an answer in which nothing can be read.
package struct UnreadableAnswer: Sendable {
  /// The answer in words: `an empty answer`, `broken JSON: …`, or the start of something else.
  package let words: String
  /// The remedy.
  package let help: String

  /// Describes an answer.
  ///
  /// - Parameters:
  ///   - body: The answer.
  ///   - expected: What it should be.
  ///   - limits: The limits of its text.
  ///   - help: The remedy, unless the answer was damaged on its way.
  package init(
    _ body: [UInt8], instead expected: String, limits: JSONLimits = .standard, help: String
  ) {
    let excerpt = ServerRefusal.excerpt(body)
    if excerpt.hasPrefix("{") || excerpt.hasPrefix("["),
      let error = Self.syntaxError(of: body, limits)
    {
      words =
        error.isOfEarlyEnd
        ? "JSON that ends in the middle, after \(body.count) bytes, as if it had been cut"
        : "broken JSON: \(error.message), at byte \(error.offset)"
      self.help = "try again later"
    } else {
      words = excerpt.isEmpty ? "an empty answer" : "something other than \(expected): \(excerpt)"
      self.help = help
    }
  }

  private static func syntaxError(of body: [UInt8], _ limits: JSONLimits) -> JSONSyntaxError? {
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(parsing: body, limits: limits)
      return nil
    } catch {
      return error
    }
  }
}
