import RecipeConfiguration
import RecipeCore
import RecipeStorage

/// The library as a source of its own, so that imported recipes are listed.
struct LibrarySource {
  /// The configuration.
  let configuration: Configuration
  /// The file system.
  let files: any FileSystem

  /// The settings of the source, or `nil` if there is no library yet or a configured source reads
  /// it.
  ///
  /// An inaccessible library gets its source, which then reports the problem.
  var settings: SourceSettings? {
    let path = configuration.library.path
    guard isThere(path), !configuration.sources.contains(where: reads) else { return nil }
    let location = TextLocation(path: configuration.file)
    return SourceSettings(
      name: freeName, kind: SourceCatalog.library.kind, isEnabled: true,
      timeout: SourceCatalog.library.defaultTimeout, traits: SourceTraits(),
      values: SourceOptionValues(["path": .init(.path(path), at: location)], at: location),
      location: location)
  }

  /// The sources that read the library, with their names for its files.
  var readers: [LibraryReader] {
    let configured = configuration.sources.compactMap(reader)
    return configured + (settings.map { [LibraryReader(source: $0.name, prefix: "")] } ?? [])
  }

  /// The names of the sources that read only JSON of the library; none if one reads every format.
  var jsonReaders: [String] {
    guard settings == nil else { return [] }
    let reading = configuration.sources.filter { $0.isEnabled && reader($0) != nil }
    return reading.contains { $0.kind == SourceCatalog.library.kind } ? [] : reading.map(\.name)
  }

  private func reader(_ source: SourceSettings) -> LibraryReader? {
    guard let (folder, library) = folders(of: source),
      folder == library
        || isRead(library, below: folder)
    else { return nil }
    let path = library.dropFirst(folder.count).drop { $0 == "/" }
    return LibraryReader(source: source.name, prefix: path.isEmpty ? "" : path + "/")
  }

  private func isThere(_ path: String) -> Bool {
    do {
      return try files.status(of: path) != nil
    } catch {
      return true
    }
  }

  /// `library`, or the first unused of `library-2`, `library-3` and so on.
  private var freeName: String {
    let taken = Set(configuration.sources.map { $0.name.lowercased() })
    let names = ["library"] + (2...taken.count + 2).map { "library-\($0)" }
    return names.first { !taken.contains($0) } ?? "library"
  }

  /// True if a source reads the files of the library; a disabled source of exactly that folder
  /// counts, too, since that is the way to disable the library.
  private func reads(_ source: SourceSettings) -> Bool {
    guard let (folder, library) = folders(of: source) else { return false }
    return folder == library
      || source.isEnabled && isRead(library, below: folder) && !isFiltered(source)
  }

  /// Returns the folder of a source that can read the library, and the library, with links
  /// resolved.
  private func folders(of source: SourceSettings) -> (folder: String, library: String)? {
    guard SourceCatalog.libraryReaders.contains(source.kind), let path = source.values.path("path"),
      let folder = try? files.realPath(of: path),
      let library = try? files.realPath(of: configuration.library.path)
    else { return nil }
    return (folder, library)
  }

  /// True if the library is in a folder whose content a source reads; hidden folders are skipped.
  private func isRead(_ library: String, below folder: String) -> Bool {
    let start = folder == "/" ? "/" : folder + "/"
    return library.hasPrefix(start) && !library.dropFirst(start.count - 1).contains("/.")
  }

  /// True if globs filter the files: whether they include the library is unknown, and reading it
  /// twice is better than not at all.
  private func isFiltered(_ source: SourceSettings) -> Bool {
    source.values.has("include") || source.values.has("exclude")
  }
}
