import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import Text

/// A first look at a source, before it is written into a configuration.
struct StarterTrial: Sendable {
  /// The number of titles to show.
  private static let titleCount = 3

  /// The source.
  let source: StarterSource
  /// The number of records.
  let count: Int
  /// The first titles.
  let titles: [String]
  /// The extensions of the files with records, with the number of records, the most frequent first.
  let endings: [(name: String, count: Int)]
  /// The reason why there are none, or not all; `nil` if there is nothing to say.
  let trouble: String?

  /// Reads a source.
  ///
  /// - Throws: An error if its options are not valid.
  init(_ source: StarterSource, _ context: CommandContext) async throws(CommandFailure) {
    let trial = context.reading(source)
    let pipeline = try Pipeline(trial)
    let batches = await trial.showingStages { await pipeline.records() }
    let records = batches.flatMap(\.records).sorted { $0.reference < $1.reference }
    self.source = source
    count = records.count
    titles = records.prefix(Self.titleCount).map(\.recipe.title)
    let names = records.compactMap { $0.locator.fileEnding }
    endings = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
      .map { (name: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    let report = GatheringReport(batches).sources.first
    let damages = batches.flatMap(\.diagnostics).filter { $0.severity == .error }
    let reported = report?.error.map { error in
      let help = damages.first.map(\.sentence) ?? report?.help
      return [error, help].compactMap(\.self).joined(separator: "; ")
    }
    trouble = reported ?? Self.sentence(about: damages)
  }

  /// Says what could not be read; `nil` if all could.
  private static func sentence(about damages: [Diagnostic]) -> String? {
    damages.first.map { first in
      damages.count == 1
        ? "not read: \(first.sentence)" : "\(damages.count) not read, such as \(first.sentence)"
    }
  }

  /// The result, as a line: `34 recipes (30 md, 4 json): Leek Soup · Tart · Stew`.
  var line: String {
    guard count > 0 else { return "no recipes" + (trouble.map { ": \($0)" } ?? "") }
    let number = count.counted("recipe")
    let kinds = endings.prefix(4).map { "\($0.count) \($0.name)" }.joined(separator: ", ")
    let rest = count > titles.count ? " · …" : ""
    return "kind \(source.kind): \(number)" + (kinds.isEmpty ? "" : " (\(kinds))") + ": "
      + titles.joined(separator: " · ") + rest + (trouble.map { " (\($0))" } ?? "")
  }
}

extension Locator {
  /// The extension of the file, without its dot; `nil` if there is no file or it has none.
  fileprivate var fileEnding: String? {
    guard case .file(let path, _) = self, let dot = path.lastIndex(of: ".") else { return nil }
    let ending = path[path.index(after: dot)...]
    return ending.contains("/") || ending.isEmpty ? nil : ending.lowercased()
  }
}

extension Diagnostic {
  /// The place and the message on one line.
  fileprivate var sentence: String {
    [location?.description, message].compactMap(\.self).joined(separator: ": ")
  }
}
