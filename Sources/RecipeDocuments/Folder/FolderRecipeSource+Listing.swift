package import RecipeCore

extension FolderRecipeSource: IncrementalReading {
  package var incremental: (any IncrementalReading)? { self }

  package func listFiles(_ request: SourceRequest) async throws(SourceFailure) -> FileListing {
    let place = try place()
    let found = files(of: place)
    let paths = found.paths
    let stamps = await ParallelMap(parallelism: request.parallelism).flatMap(paths.count) { range in
      range.map { stamp(of: place.absolute(paths[$0])) }
    }
    return FileListing(
      root: root, isSingleFile: place.isFile, paths: paths, stamps: stamps,
      diagnostics: found.diagnostics)
  }

  package func remarks(on listing: FileListing, withoutRecipe: Int) -> [Diagnostic] {
    guard withoutRecipe > 0, !listing.isSingleFile else { return [] }
    let message = "no recipe in \(withoutRecipe) of \(listing.paths.count) files"
    return [Diagnostic(.note, message, at: TextLocation(path: root))]
  }

  /// Returns the files to read, and the problems in finding them, without their stamps.
  func files(of place: ResolvedFolder) -> FileListing {
    guard !place.isFile else {
      return FileListing(root: root, isSingleFile: true, paths: [FolderPath.name(of: root)])
    }
    let walk = FolderWalk(
      root: place.root, realRoot: place.realRoot, filter: filter, files: files)
    let isEmpty = walk.paths.isEmpty && !Task.isCancelled
    let reason =
      isEmpty
      ? exclusion(in: place) ?? (isFilterChosen ? noMatch : otherKind(in: place)) : nil
    return FileListing(
      root: root, paths: walk.paths,
      diagnostics: walk.diagnostics + [reason].compactMap(\.self))
  }

  /// Returns the stamp of a file, or `nil` if it cannot be accessed.
  func stamp(of path: String) -> FileStamp? {
    guard !Task.isCancelled, let status = try? files.status(of: path) else { return nil }
    return FileStamp(status)
  }

  private var noMatch: Diagnostic {
    Diagnostic(
      .warning, "no file of the folder matches 'include'", at: TextLocation(path: root),
      help: "correct the globs of source '\(source)' in recipes.toml")
  }
}
