import RecipeCore
import RecipeDocuments

extension ImportItem {
  /// What was odd about each recipe: the diagnostics from the line it begins at to the next one.
  ///
  /// Those that no line assigns to a recipe are the first one's.
  var oddities: [[Diagnostic]] {
    let entries = outcome.entries
    var oddities: [[Diagnostic]] = Array(repeating: [], count: entries.count)
    guard !outcome.diagnostics.isEmpty, !entries.isEmpty else { return oddities }
    let places = entries.indices.sorted { (entries[$0].line, $0) < (entries[$1].line, $1) }
    let documents = Dictionary(grouping: places) { document(of: entries[$0]) }
    for diagnostic in outcome.diagnostics {
      let places = diagnostic.location.flatMap { documents[$0.path] } ?? places
      let line = diagnostic.location?.line ?? 0
      let after = places.firstPlace { entries[$0].line > line }
      oddities[places[max(0, after - 1)]].append(diagnostic)
    }
    return oddities
  }
}

extension [Int] {
  /// The first place from which on a condition holds, which is false before and true after it.
  fileprivate func firstPlace(where isAfter: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
