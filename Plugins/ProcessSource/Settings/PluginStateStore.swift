import JSONSyntax
import RecipeCore
import Text

/// The file in which the state of a plug-in is kept, and the folder in which it works.
///
/// Each program has its own for each configuration: it must not read what another one kept under the
/// same name of a source.
struct PluginStateStore: Sendable {
  /// The maximum size of a state in bytes.
  static let maximumSize = 64 << 10

  /// The folder, absolute.
  let folder: String
  private let files: any FileSystem

  /// Creates the store of a program.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - configuration: The file that names it.
  ///   - environment: The environment of its source.
  init(of program: String, in configuration: String, _ environment: SourceEnvironment) {
    let identity = SHA256.hex(of: Array("\(program)\0\(configuration)".utf8)).prefix(16)
    folder = "\(environment.stateFolder)/plug-in-\(identity)"
    files = environment.files
  }

  private var path: String { folder + "/state.json" }

  /// Creates the folder, and returns the state of the last run, or `nil` if there is none that can be
  /// used.
  func prepare() throws(SourceFailure) -> String? {
    do throws(FileError) {
      try files.createFolder(folder)
      guard let status = try files.status(of: path), status.size <= Self.maximumSize else {
        return nil
      }
      let bytes = try files.read(path, limit: Self.maximumSize)
      // A message is one line; in JSON, line breaks stand only between values.
      let line = bytes.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
      let root = try? JSONDocument(parsing: line).root
      return root.flatMap { $0.kind == .object ? $0.text : nil }
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
    let size = json.utf8.count
    guard size <= Self.maximumSize else {
      return [
        Diagnostic(
          .warning,
          "\(source): its state of \(size) bytes is not kept: the limit is \(Self.maximumSize)",
          help: "store more in a file in the plug-in's working folder")
      ]
    }
    do throws(FileError) {
      try files.writeAtomically(Array(json.utf8), to: path)
      return []
    } catch {
      return [Diagnostic(.warning, "\(source): its state cannot be kept: \(error)")]
    }
  }
}
