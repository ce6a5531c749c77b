import RecipeCore
import Text

/// The folders of cached answers, one for each source.
struct AnswerFolders: Sendable {
  /// The file of an answer.
  struct AnswerFile {
    /// The folder of its source.
    let folder: String
    /// The path.
    let path: String
    /// The size in bytes.
    let size: Int
    /// The time of its last use, in nanoseconds since 1970.
    let modified: Int64
  }

  /// The ending of the files.
  static let ending = ".answer"
  /// The maximum size of a file.
  static let maximumSize = 64 << 20

  /// The folder of all of them; it need not exist.
  let root: String
  /// The file system.
  let files: any WritingFileSystem

  /// Returns the folder of a source, which need not exist.
  func folder(of source: String) -> String { root + "/" + source.fileNameEscaped }

  /// The sources that have a folder.
  var sources: [String] {
    ((try? files.entries(of: root)) ?? []).filter { $0.kind == .folder }
      .map(\.name.fileNameUnescaped)
  }

  /// Returns the files of a source, or of all.
  func answerFiles(_ source: String?) -> [AnswerFile] {
    (source.map { [$0] } ?? sources).flatMap { source -> [AnswerFile] in
      let folder = folder(of: source)
      return ((try? files.entries(of: folder)) ?? []).compactMap { entry -> AnswerFile? in
        let path = folder + "/" + entry.name
        guard entry.kind == .file, entry.name.hasSuffix(Self.ending),
          let status = try? files.status(of: path)
        else { return nil }
        return AnswerFile(
          folder: folder, path: path, size: status.size, modified: status.modified)
      }
    }
  }

  /// Reads the answer of a file, or returns `nil` if it is not there or damaged.
  func answer(at path: String) -> CachedResponse? {
    (try? files.read(path, limit: Self.maximumSize)).flatMap(CachedResponse.init)
  }
}
