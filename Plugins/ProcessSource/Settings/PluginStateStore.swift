import JSONSyntax
import RecipeCore

/// The state of a plug-in for its next run: that of before, or a new JSON object.
enum PluginState: Sendable, Hashable {
  case unchanged
  case object(String)
}

/// The file in which the state of a plug-in is kept, and the folder in which it works.
struct PluginStateStore: Sendable {
  /// The maximum size of a state in bytes.
  static let sizeLimit = 64 << 10

  private let folder: String
  private let files: any FileSystem

  /// Creates the store of a source.
  init(folder: String, files: any FileSystem) {
    self.folder = folder
    self.files = files
  }

  private var path: String { folder + "/state.json" }

  /// Creates the folder, and returns the state of the last run, or `nil` if there is none.
  func prepare() throws(SourceFailure) -> String? {
    do throws(FileError) {
      try files.createFolder(folder)
      guard try files.status(of: path) != nil else { return nil }
      let bytes = try files.read(path, limit: Self.sizeLimit)
      guard let root = try? JSONDocument(parsing: bytes).root, root.kind == .object else {
        return nil
      }
      return root.text
    } catch {
      throw SourceFailure(
        .unreachable, "cannot use the folder of its state: \(error)",
        help: "make it readable and writable")
    }
  }

  /// Keeps a new state.
  ///
  /// - Returns: A warning if it cannot be kept.
  func save(_ state: PluginState, of source: String) -> [Diagnostic] {
    guard case .object(let json) = state else { return [] }
    do throws(FileError) {
      try files.writeAtomically(Array(json.utf8), to: path)
      return []
    } catch {
      return [Diagnostic(.warning, "\(source): its state cannot be kept: \(error)")]
    }
  }
}
