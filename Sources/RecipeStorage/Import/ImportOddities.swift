import RecipeCore
import RecipeDocuments
import Text

/// The diagnostics of a document, assigned to its recipes.
struct ImportOddities {
  /// A document of an archive that has a problem and no recipe.
  struct Broken {
    /// Its path, including that of the archive.
    let path: String
    /// The problems.
    let diagnostics: [Diagnostic]
  }

  /// The diagnostics of each recipe: those from its start to the next recipe; those that
  /// belong to no recipe's document are the first recipe's.
  private(set) var ofRecipes: [[Diagnostic]]
  /// The broken documents of an archive, in order.
  private(set) var broken: [Broken] = []

  private let item: ImportItem
  /// The indices of the recipes in the order of their places, by document.
  private let placesOfDocuments: [ByteKey: [Int]]

  /// Assigns the diagnostics of an item that has recipes.
  init(of item: ImportItem) {
    let entries = item.outcome.entries
    self.item = item
    ofRecipes = Array(repeating: [], count: entries.count)
    let places = entries.indices.sorted {
      (entries[$0].line, entries[$0].column, $0) < (entries[$1].line, entries[$1].column, $1)
    }
    placesOfDocuments = Dictionary(grouping: places) { item.document(of: entries[$0]) }
    share()
  }

  private mutating func share() {
    let paths = brokenPaths
    var ofBroken = Dictionary(uniqueKeysWithValues: paths.map { ($0, [Diagnostic]()) })
    for diagnostic in item.outcome.diagnostics {
      if let path = diagnostic.location.map({ ByteKey($0.path) }), ofBroken[path] != nil {
        ofBroken[path]?.append(diagnostic)
      } else {
        assign(diagnostic)
      }
    }
    broken = paths.map { Broken(path: $0.text, diagnostics: ofBroken[$0] ?? []) }
  }

  /// The distinct paths in the document, if that is an archive, that have a problem and no recipe,
  /// in order.
  private var brokenPaths: [ByteKey] {
    var seen: Set<ByteKey> = []
    return item.outcome.diagnostics.filter { $0.severity > .note }
      .compactMap { $0.location.map { ByteKey($0.path) } }
      .filter { path in
        path.text.utf8.starts(with: (item.origin + "/").utf8) && placesOfDocuments[path] == nil
          && seen.insert(path).inserted
      }
  }

  private mutating func assign(_ diagnostic: Diagnostic) {
    let location = diagnostic.location
    guard let places = location.flatMap({ placesOfDocuments[ByteKey($0.path)] }) else {
      if !ofRecipes.isEmpty { ofRecipes[0].append(diagnostic) }
      return
    }
    let line = location?.line ?? 0
    let column = location?.column ?? .max
    let after = places.firstPlace { index in
      let entry = item.outcome.entries[index]
      return (entry.line, entry.column) > (line, column)
    }
    ofRecipes[places[max(0, after - 1)]].append(diagnostic)
  }
}
