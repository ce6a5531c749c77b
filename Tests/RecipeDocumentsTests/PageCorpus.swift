import Foundation
import JSONSyntax
import RecipeCore
import RecipeDocuments

/// The pages of `../shared/corpora/pages`, each with what another program reads of it.
enum PageCorpus {
  /// One page, and how what we read of it compares.
  struct Comparison: Sendable {
    /// Its path below the folder.
    let name: String
    /// The format and dialect it was read by.
    let dialect: String
    /// The things that differ.
    let differences: Set<Field>

    /// True if the page has a recipe in its data.
    var hasData: Bool { dialect != "HTML" && dialect != "HTML lists" }
  }

  /// What is compared.
  enum Field: String, Sendable, CaseIterable {
    case title
    case ingredients
    /// The steps, one by one.
    case steps
    /// The text of all steps, however they are divided.
    case instructions
  }

  private static let folder = "corpora/pages"

  /// Whether the pages are there.
  static var isThere: Bool { MarkdownSharedFiles.has(folder) }

  /// All comparisons, made once.
  static func comparisons() async throws -> [Comparison] { try await all.value }

  private static let all = Task { try await compareAll() }

  /// Compares all pages, on all cores.
  private static func compareAll() async throws -> [Comparison] {
    let files = MarkdownSharedFiles.files(in: folder, suffix: ".testhtml")
    return try await withThrowingTaskGroup(of: [Comparison].self) { group in
      for start in 0..<8 {
        group.addTask {
          try stride(from: start, to: files.count, by: 8).map { try comparison(of: files[$0]) }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }.sorted { $0.name < $1.name }
    }
  }

  private static func comparison(of file: URL) throws -> Comparison {
    let expected = try JSONDocument(
      parsing: MarkdownSharedFiles.bytes(
        of: file.deletingPathExtension().appendingPathExtension("json"))
    ).root
    let name = file.lastPathComponent
    let outcome = HTMLPageReader().read(
      try MarkdownSharedFiles.bytes(of: file), path: name, fields: .all)
    let title = plain(expected["title"]?.string ?? "")
    let recipes = outcome.entries.map(\.recipe)
    let recipe = recipes.first { plain($0.title) == title } ?? recipes.first
    return compare(recipe, expected, name, outcome.dialect)
  }

  private static func compare(
    _ recipe: Recipe?, _ expected: JSONValue, _ name: String, _ dialect: String
  ) -> Comparison {
    let steps = (recipe?.directions ?? []).flatMap { $0.split(separator: "\n") }
      .map { withoutColon(plain(String($0))) }
    let groups = Set((recipe?.ingredientGroups ?? []).map(\.name))
    let ours: [Field: [String]] = [
      .title: [plain(recipe?.title ?? "")],
      .ingredients: lines(recipe?.ingredients ?? []),
      .steps: steps, .instructions: [steps.joined(separator: " ")],
    ]
    let theirSteps = lines(expected["instructions_list"]?.strings ?? []).map(withoutColon)
    let theirs: [Field: [String]] = [
      .title: [plain(expected["title"]?.string ?? "")],
      .ingredients: lines(expected["ingredients"]?.strings ?? []).filter {
        !groups.contains(withoutColon($0))
      },
      .steps: theirSteps, .instructions: [theirSteps.joined(separator: " ")],
    ]
    let differences = Field.allCases.filter { ours[$0] != theirs[$0] }
    return Comparison(name: name, dialect: dialect, differences: Set(differences))
  }

  private static func lines(_ texts: [String]) -> [String] {
    texts.map(plain).filter { !$0.isEmpty }
  }

  /// A line without the colon by which we mark the name of a part.
  private static func withoutColon(_ line: String) -> String {
    line.hasSuffix(":") ? plain(String(line.dropLast())) : line
  }

  /// A text with every run of white space as one space.
  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
