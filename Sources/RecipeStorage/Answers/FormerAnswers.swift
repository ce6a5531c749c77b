import RecipeCore
import Synchronization

/// The answers of sources that a configuration no longer has, for those with a new name.
final class FormerAnswers: Sendable {
  private let folders: AnswerFolders
  /// The names of the sources of the configuration.
  private let inUse: Set<String>
  /// The sources for which answers were looked for.
  private let settled = Mutex<Set<String>>([])

  /// Creates the former answers among some.
  init(in folders: AnswerFolders, besides inUse: Set<String>) {
    self.folders = folders
    self.inUse = inUse
  }

  /// Copies the answers of a source that the configuration no longer has to one of which nothing was ever
  /// cached, if both ask the same server: it is the same source with a new name.
  ///
  /// A failure only costs requests.
  func takeOver(for source: String, asking request: HTTPRequest) {
    guard settled.withLock({ $0.insert(source).inserted }), isNew(source) else { return }
    let server = ServerOrigin(of: request)
    let former = folders.sources.filter { !inUse.contains($0) && self.server(of: $0) == server }
      .max { modified($0) < modified($1) }
    if let former { try? copy(former, to: folders.folder(of: source)) }
  }

  private func isNew(_ source: String) -> Bool {
    (try? folders.files.status(of: folders.folder(of: source))) == .some(nil)
  }

  /// The server of the first answer of a source that can be read.
  private func server(of source: String) -> ServerOrigin? {
    folders.answerFiles(source).lazy.compactMap { self.folders.answer(at: $0.path) }
      .first.map { ServerOrigin($0.url) }
  }

  private func modified(_ source: String) -> Int64 {
    (try? folders.files.status(of: folders.folder(of: source)))??.modified ?? 0
  }

  private func copy(_ source: String, to folder: String) throws(FileError) {
    let files = folders.files
    try files.createFolder(folder)
    try files.whileLocked(folders.root, waiting: {}) { () throws(FileError) in
      for file in folders.answerFiles(source) {
        let bytes = try files.read(file.path, limit: AnswerFolders.maximumSize)
        let name = file.path.dropFirst(file.folder.utf8.count + 1)
        try files.place(at: "\(folder)/\(name)") { append throws(FileError) in try append(bytes) }
      }
    }
  }
}
