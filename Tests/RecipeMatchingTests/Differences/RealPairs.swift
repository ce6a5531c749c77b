import Foundation
import RecipeCore

/// The labelled pairs of `../shared/corpora/pairs`.
enum RealPairs {
  private static let corpora = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/corpora")
  private static let files = (
    pairs: corpora.appendingPathComponent("pairs/pairs.tsv"),
    large: corpora.appendingPathComponent("json/english-large.ndjson"),
    food2Fork: corpora.appendingPathComponent("food2fork/records.json")
  )

  /// True if the pairs and the recipes that they name are there.
  static var areThere: Bool {
    [files.pairs, files.large, files.food2Fork].allSatisfy {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }

  /// The recipes of each pair.
  static func all() throws -> [(Recipe, Recipe)] {
    let rows = try String(contentsOf: files.pairs, encoding: .utf8).split(separator: "\n")
    let pairs = rows.map { row in
      row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }.filter { $0.count > 2 }
    let recipes = try recipes(named: Set(pairs.flatMap { $0[1...2] }))
    return pairs.compactMap { pair in
      guard let left = recipes[pair[1]], let right = recipes[pair[2]] else { return nil }
      return (left, right)
    }
  }

  private struct Record: Decodable {
    let recipe_id: String?
    let title: String?
    let ingredients: [String]?

    var recipe: Recipe { Recipe(title: title ?? "", ingredients: ingredients ?? []) }
  }

  private static func recipes(named names: Set<String>) throws -> [String: Recipe] {
    var recipes: [String: Recipe] = [:]
    let decoder = JSONDecoder()
    for record in try decoder.decode([Record].self, from: Data(contentsOf: files.food2Fork)) {
      guard let id = record.recipe_id, names.contains("f2f:\(id)") else { continue }
      recipes["f2f:\(id)"] = record.recipe
    }
    let large = try Data(contentsOf: files.large)
    let lines: [Data] = large.split(separator: UInt8(ascii: "\n"))
    for (number, line) in lines.enumerated() where names.contains("large:\(number + 1)") {
      recipes["large:\(number + 1)"] = try decoder.decode(Record.self, from: line).recipe
    }
    return recipes
  }
}
