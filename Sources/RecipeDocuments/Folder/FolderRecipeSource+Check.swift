package import RecipeCore

extension FolderRecipeSource {
  /// Checks the folder without reading its files: it exists, has files of this kind, and not more of
  /// another.
  package func check() async -> [Diagnostic] {
    let place: ResolvedFolder
    do {
      place = try self.place()
    } catch {
      return [Diagnostic(.error, error.message, help: error.help)]
    }
    guard !place.isFile else { return [] }
    let listing = files(of: place)
    guard listing.paths.isEmpty else {
      return listing.diagnostics
        + [mixture(in: place, besides: listing.paths.count)]
        .compactMap(\.self)
    }
    return listing.diagnostics.isEmpty ? [emptiness(of: place)] : listing.diagnostics
  }

  /// Returns the warning that 'exclude' leaves no file to read, or `nil` if that is not the reason.
  func exclusion(in place: ResolvedFolder) -> Diagnostic? {
    guard let whole = filter.excludingNothing,
      !FolderCensus(of: place, filter: whole, files: files).isEmpty
    else { return nil }
    return Diagnostic(
      .warning, "'exclude' leaves no file of the folder", at: TextLocation(path: root),
      help: "correct the globs of source '\(source)' in recipes.toml")
  }

  /// Returns the error about a folder whose documents are all of another kind, or `nil`.
  func otherKind(in place: ResolvedFolder) -> Diagnostic? {
    guard let (other, count) = census(of: place).others(than: family) else { return nil }
    return Diagnostic(
      .error, "there are no \(family.files) here, but \(counted(count, other))",
      at: TextLocation(path: root), help: "did you mean kind = \"\(other.rawValue)\"?")
  }

  /// Returns the warning about a folder in which most documents are of another kind, or `nil`.
  private func mixture(in place: ResolvedFolder, besides count: Int) -> Diagnostic? {
    guard !isFilterChosen, let others = census(of: place).others(than: family),
      others.count > count
    else { return nil }
    return Diagnostic(
      .warning,
      "\(counted(others.count, others.family)) here are not read by kind \"\(family.rawValue)\"",
      at: TextLocation(path: root),
      help: "kind = \"folder\" reads every format; 'exclude' leaves files out")
  }

  private func emptiness(of place: ResolvedFolder) -> Diagnostic {
    let isEmpty = census(of: place).isEmpty
    return Diagnostic(
      .warning, isEmpty ? "the folder has no files yet" : "the folder has no \(family.files)",
      at: TextLocation(path: root),
      help: isEmpty ? nil : "'recipes formats' lists the formats and their file names")
  }

  private func census(of place: ResolvedFolder) -> FolderCensus {
    FolderCensus(of: place, filter: filter.includingAllFiles, files: files)
  }

  private func counted(_ count: Int, _ family: FolderFamily) -> String {
    count == 1 ? "1 file of kind \"\(family.rawValue)\"" : "\(count) \(family.files)"
  }
}
