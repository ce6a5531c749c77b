import RecipeCore

/// The notice about text that was not read.
struct CoverageNotice {
  /// The coverage.
  let coverage: ReadingCoverage
  /// True if everything is listed, not only what is likely to be missing.
  let isWhole: Bool
  /// The folder to which paths are relative, absolute.
  let currentFolder: String

  /// The number of names in a line for people.
  private static let nameCount = 4
  private static let maximumNameLength = 40
  /// The number of records, and of unread names of each, in a line for people.
  private static let (recordCount, namesOfRecord) = (3, 2)

  /// The sentences.
  var sentences: [String] {
    [
      coverage.mostLackRecipes
        ? "no recipe in \(coverage.withoutRecipe) of \(coverage.documents) documents" : nil,
      share,
      records,
      lack("directions", coverage.withoutDirections, coverage.mostLackDirections),
      lack("amounts", coverage.withoutAmounts, coverage.mostLackAmounts),
    ].compactMap(\.self)
  }

  /// The notes about records that were read in part, the worst first, and about single lines, by file
  /// and line.
  var lines: [Diagnostic] {
    guard isWhole else { return [] }
    return coverage.partialRecords.map { record in
      let title = record.title.map { "'\($0)' " } ?? ""
      return Diagnostic(
        .note, "\(title)may have been read in part: \(reasons(record, names: .max))",
        at: TextLocation(path: record.path, line: record.line))
    } + unreadLines
  }

  private var unreadLines: [Diagnostic] {
    coverage.lines.enumerated().sorted { left, right in
      let (first, second) = (left.element.location, right.element.location)
      let paths = (Array((first?.path ?? "").utf8), Array((second?.path ?? "").utf8))
      if paths.0 != paths.1 { return paths.0.lexicographicallyPrecedes(paths.1) }
      return (first?.line ?? 0, left.offset) < (second?.line ?? 0, right.offset)
    }.map(\.element)
  }

  private var share: String? {
    guard let share = coverage.share, coverage.isLow || isWhole else { return nil }
    let text = "read \(Int(share * 100)) % of the text"
    let hint = isWhole ? "" : " (-v lists the lines)"
    return text + names + hint
  }

  private var names: String {
    let all = coverage.unread.map {
      $0.count > Self.maximumNameLength ? $0.prefix(Self.maximumNameLength - 1) + "…" : $0
    }
    guard !all.isEmpty else { return "" }
    let shown = isWhole ? all[...] : all.prefix(Self.nameCount)
    let more = all.count - shown.count
    return "; not read: " + shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// "3 of 40 records may have been read in part: FILE (61 %; not read: KEY), …", the worst first.
  private var records: String? {
    let all = coverage.partialRecords
    guard !all.isEmpty else { return nil }
    let shown = all.prefix(Self.recordCount).map { record in
      let path = record.path.shown(from: currentFolder)
      let name = record.title.map { "\(path): \($0)" } ?? path
      return "\(name) (\(reasons(record, names: Self.namesOfRecord)))"
    }
    let more = all.count - shown.count
    return "\(all.count) of \(coverage.recipes) records may have been read in part: "
      + shown.joined(separator: ", ")
      + (more > 0 ? " and \(more) more" + (isWhole ? "" : " (-v lists all)") : "")
  }

  /// Returns "61 %; not read: KEY; no directions".
  private func reasons(_ record: PartialRecord, names: Int) -> String {
    var reasons = record.flaws.map(\.rawValue)
    if let share = record.share, share < ReadingCoverage.lowShare {
      let unread = record.unread.prefix(names).joined(separator: ", ")
      reasons.insert(unread.isEmpty ? "" : "not read: " + unread, at: 0)
      reasons.insert("\(Int(share * 100)) %", at: 0)
    }
    return reasons.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private func lack(_ what: String, _ count: Int, _ isMost: Bool) -> String? {
    guard isMost else { return nil }
    return coverage.recipes == 1
      ? "the recipe has no \(what)" : "\(count) of \(coverage.recipes) recipes have no \(what)"
  }
}

extension GlobalOptions {
  /// The detail in which commands that say what was not read compute it.
  var coverageDetail: ReadingCoverage.Detail { verbosity == .verbose ? .lines : .names }
}
