import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeStorage

/// The folder to which an import writes, and the failures of the last import.
struct ImportLibrary {
  /// The folder, absolute.
  let path: String
  /// The sources that read the folder; none if it is not the configured library.
  let readers: [LibraryReader]
  private let context: CommandContext

  /// Creates the library of `--into`, or else the configured one.
  init(_ context: CommandContext) throws(CommandFailure) {
    self.context = context
    if let folder = context.arguments.value("into") {
      path = context.absolutePath(folder)
      readers = []
    } else {
      let configuration = try ConfigurationLoader(context: context).load().configuration
      path = configuration.library.path
      readers =
        LibrarySource(configuration: configuration, files: context.world.files).readers
    }
  }

  /// Returns the paths and URLs that failed last time.
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
        "there is nothing to retry: the last import into \(path) had no failures",
        help: "name what to import", status: .nothingFound)
    }
    return origins
  }

  /// Saves the failures for the next `--retry`.
  func remember(_ report: ImportReport) {
    do {
      try list.save(report)
    } catch {
      context.remark("the failures could not be saved for '--retry': \(error)")
    }
  }

  private var list: RetryList { RetryList(root: path, files: context.world.files) }
}
