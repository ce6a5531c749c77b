import ArgumentParsing
import RecipeConfiguration
import RecipeCore
import RecipeStorage

/// The folder that an import writes to, and what the last one could not do.
struct ImportLibrary {
  /// The folder, absolute.
  let path: String
  /// The sources that read the folder; none is known for another one than the configuration's.
  let readers: [LibraryReader]
  private let context: CommandContext

  /// Takes the folder of `--into`, else that of the configuration.
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

  /// The paths and URLs that failed the last time.
  ///
  /// - Throws: That there are none.
  func failedOrigins() throws(CommandFailure) -> [String] {
    let origins: [String]
    do {
      origins = try list.load()
    } catch {
      throw CommandFailure(error)
    }
    guard !origins.isEmpty else {
      throw CommandFailure(
        "there is nothing to try again: the last import into \(path) left nothing out",
        help: "name what to import", status: .nothingFound)
    }
    return origins
  }

  /// Keeps what failed for the next `--retry`.
  func remember(_ report: ImportReport) {
    do {
      try list.save(report)
    } catch {
      context.remark("'--retry' will not know what failed: \(error)")
    }
  }

  private var list: RetryList { RetryList(root: path, files: context.world.files) }
}
