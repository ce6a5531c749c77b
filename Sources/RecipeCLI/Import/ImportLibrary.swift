import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeStorage
import Text

/// The folder to which an import writes, and the failures of its imports.
struct ImportLibrary {
  /// The folder, absolute.
  let path: String
  /// The sources that read the folder; none if it is not the configured library.
  let readers: [LibraryReader]
  private let context: CommandContext
  /// The sources that read only JSON of the folder, if no other source reads it.
  private let jsonReaders: [String]

  /// Creates the library of `--into`, or else the configured one.
  init(_ context: CommandContext) throws(CommandFailure) {
    self.context = context
    if let folder = context.arguments.value("into") {
      path = context.absolutePath(folder)
      readers = []
      jsonReaders = []
    } else {
      let configuration = try ConfigurationLoader(context: context).load().configuration
      path = configuration.library.path
      let source = LibrarySource(configuration: configuration, files: context.world.files)
      readers = source.readers
      jsonReaders = source.jsonReaders
    }
  }

  /// Checks that documents kept as they are will be read.
  ///
  /// - Throws: An error if the sources over the folder read only JSON.
  func checkKeeping() throws(CommandFailure) {
    guard let name = jsonReaders.first else { return }
    throw CommandFailure(
      "'--as-is' keeps Markdown and Cooklang, but the source '\(name)' reads only JSON of \(path)",
      help: "set kind = \"folder\" for it in recipes.toml")
  }

  /// Returns the paths and URLs that failed and have not been imported since.
  ///
  /// - Throws: An error if there are none.
  func failedOrigins() throws(CommandFailure) -> [String] {
    let origins: [String]
    do {
      origins = try list.load()
    } catch {
      throw CommandFailure(error)
    }
    guard !origins.isEmpty else {
      throw CommandFailure(
        "there is nothing to retry: no import into \(path) has failures left",
        help: "name what to import", status: .nothingFound)
    }
    return origins
  }

  /// Saves the failures for the next `--retry`.
  ///
  /// - Parameter attempted: The paths and URLs that were to be imported.
  /// - Returns: False if they could not be saved.
  func remember(_ report: ImportReport, attempted: [String]) -> Bool {
    do {
      try list.save(report, attempted: attempted)
      return true
    } catch {
      context.remark("the failures could not be saved for '--retry': \(error)")
      return false
    }
  }

  /// Forgets failures: all, or those of paths and URLs.
  func dismiss(_ origins: [String]) throws(CommandFailure) -> ExitStatus {
    let count: Int
    do {
      count = try list.dismiss(origins.isEmpty ? nil : origins)
    } catch {
      throw CommandFailure(error)
    }
    context.remark(count.counted("failure forgotten", "failures forgotten"))
    return count > 0 ? .done : .nothingFound
  }

  private var list: RetryList { RetryList(root: path, files: context.world.files) }
}
