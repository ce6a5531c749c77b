package import RecipeCore
import Text

/// Decides which configuration file a run uses.
///
/// The first of: `--config FILE`; `RECIPES_CONFIG`; `recipes.toml` in the current folder or the
/// nearest one above; `recipes/recipes.toml` in `XDG_CONFIG_HOME`, by default `~/.config`.
package struct ConfigurationLocator: Sendable {
  /// The name of the file.
  package static let fileName = "recipes.toml"
  /// The environment variable with the path of a file.
  package static let variable = "RECIPES_CONFIG"

  private let files: any FileSystem
  private let variables: [String: String]
  private let currentFolder: String

  /// Creates a locator.
  ///
  /// - Parameters:
  ///   - files: The file system.
  ///   - variables: The environment variables.
  ///   - currentFolder: The working folder, absolute.
  package init(files: any FileSystem, variables: [String: String], currentFolder: String) {
    self.files = files
    self.variables = variables
    self.currentFolder = currentFolder
  }

  /// Finds the file.
  ///
  /// - Parameter option: The value of `--config`, or `nil` if it was not given.
  /// - Throws: An error if the file named by the user does not exist, or if none was found.
  package func locate(option: String?) throws(ConfigurationError) -> LocatedConfiguration {
    if let option {
      return try named(option, by: .option("--config"))
    }
    if let value = variables[Self.variable], !value.isEmpty {
      return try named(value, by: .environment(Self.variable))
    }
    return try search()
  }

  /// Reads a located file.
  ///
  /// - Throws: An error if it cannot be read.
  package func load(
    _ located: LocatedConfiguration
  ) throws(ConfigurationError) -> ConfigurationFile {
    do {
      let bytes = try files.read(located.path, limit: ConfigurationFile.maximumSize)
      let status = try files.status(of: located.path)
      return ConfigurationFile(
        path: located.path, shownPath: located.shownPath, origin: located.origin, bytes: bytes,
        permissions: status?.permissions ?? 0)
    } catch {
      throw ConfigurationError(unreadable(located.shownPath, error, origin: located.origin))
    }
  }

  private func named(
    _ path: String, by origin: ConfigurationOrigin
  ) throws(ConfigurationError) -> LocatedConfiguration {
    do {
      let absolute = try resolver.absolutePath(of: path)
      guard let status = try files.status(of: absolute) else {
        throw FileError(.notFound, path: path)
      }
      guard status.kind != .folder else { throw FileError(.isFolder, path: path) }
      return LocatedConfiguration(path: absolute, shownPath: path, origin: origin)
    } catch let error as FileError {
      throw ConfigurationError(unreadable(path, error, origin: origin))
    } catch {
      throw ConfigurationError(
        ConfigurationIssue("the path \(path.quoted) of \(origin) is not usable"))
    }
  }

  private func search() throws(ConfigurationError) -> LocatedConfiguration {
    if let path = candidatesUpwards.first(where: isFile) {
      // The user's own file is the user's, even if a search passes it.
      let origin = path == userFile ? ConfigurationOrigin.userFolder : .search
      return LocatedConfiguration(path: path, shownPath: shown(path), origin: origin)
    }
    guard let path = userFile, isFile(path) else { throw ConfigurationError(notFound) }
    return LocatedConfiguration(path: path, shownPath: shown(path), origin: .userFolder)
  }

  private var candidates: [String] {
    candidatesUpwards + [userFile].compactMap(\.self)
  }

  private var candidatesUpwards: [String] {
    foldersUpwards.map { PathResolver.joined($0, Self.fileName) }
  }

  private var userFile: String? {
    userFolder.map { PathResolver.joined($0, "recipes/\(Self.fileName)") }
  }

  private var foldersUpwards: [String] {
    var folders = [PathResolver.joined(currentFolder, ".")]
    while let last = folders.last, last != "/" {
      folders.append(last.parentFolder)
    }
    return folders
  }

  /// The XDG base directory specification ignores relative paths.
  private var userFolder: String? {
    if let folder = variables["XDG_CONFIG_HOME"], folder.utf8.first == UInt8(ascii: "/") {
      return folder
    }
    return homeFolder.map { PathResolver.joined($0, ".config") }
  }

  private var homeFolder: String? {
    variables["HOME"].flatMap { $0.isEmpty ? nil : $0 }
  }

  private var resolver: PathResolver {
    PathResolver(homeFolder: homeFolder, baseFolder: currentFolder)
  }

  /// True for a readable regular file: one that may not be examined is skipped.
  private func isFile(_ path: String) -> Bool {
    (try? files.status(of: path))?.kind == .file
  }

  private func shown(_ path: String) -> String {
    path == PathResolver.joined(currentFolder, Self.fileName) ? Self.fileName : path
  }

  private func unreadable(
    _ path: String, _ error: FileError, origin: ConfigurationOrigin
  ) -> ConfigurationIssue {
    let help: String? =
      switch origin {
      case .option, .environment: "the file was named by \(origin)"
      default: nil
      }
    return ConfigurationIssue(
      "cannot read the configuration: \(error.reasonText)", at: TextLocation(path: path),
      help: help)
  }

  private var notFound: ConfigurationIssue {
    let places = candidates.map { "\n     \($0.terminalSafe)" }.joined()
    return ConfigurationIssue(
      "no \(Self.fileName) found",
      help: "run `recipes init` to create one, or look at your files at once: "
        + "`recipes list FOLDER`, `recipes show FILE`; searched:\(places)")
  }
}
