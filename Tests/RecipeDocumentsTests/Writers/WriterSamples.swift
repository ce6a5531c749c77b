import RecipeCore
import RecipeDocuments
import TestSupport

/// Recipes that writers are given, and what they make of them.
enum WriterSamples {
  /// Every field at once.
  static let full = Recipe.full

  /// A rating of numbers that are known to be some.
  static func rating(_ value: String, of best: String, count: Int? = nil) -> Rating? {
    guard let value = ExactNumber(value), let best = ExactNumber(best) else { return nil }
    return Rating(value: value, best: best, count: count)
  }
}

extension RecipeDocumentWriter {
  /// The document of recipes as text.
  func text(of recipes: Recipe...) -> String {
    var bytes: [UInt8] = []
    write(recipes) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
