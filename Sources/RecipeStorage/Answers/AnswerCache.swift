package import RecipeCore
import Synchronization
import Text

/// The cached answers of all sources: a folder for each, and in it a file for each answer.
///
/// A file is replaced as a whole, so a reader sees the old answer or the new one, and one that a crash
/// of the machine damaged counts as missing. One process writes at a time.
package final class AnswerCache: Sendable {
  /// The share of the limit that is left after answers were removed, so that not each new one removes
  /// another.
  private static let shareOfCached = 0.9
  /// The least time between two marks of use, in seconds: precise enough to find the answer that was
  /// least recently used, and seldom enough to cost nothing.
  private static let secondsBetweenMarks = 3600

  private let root: String
  private let files: any WritingFileSystem
  private let maximumByteCount: Int
  /// The size of all answers, as far as this process knows; `nil` before the first write.
  private let size = Mutex<Int?>(nil)
  /// The names of the files of sources when they were first looked for, and those written since.
  private let names = Mutex<[String: Set<String>]>([:])
  /// The answers that this process has cached.
  private let own = Mutex(OwnAnswers())
  private let notes: AnswerNotes
  /// The turns of runs to make a request whose answer is to be cached.
  let turns: RequestTurns
  private let folders: AnswerFolders
  /// The answers of former sources, or `nil` if nothing is asked.
  private let former: FormerAnswers?

  /// The answers that a process has cached.
  private struct OwnAnswers {
    private var sizes: [String: Int] = [:]
    private var total = 0

    /// Returns true if an answer fits beside the others, which are never removed for it.
    func hasRoom(for size: Int, at path: String, limit: Int) -> Bool {
      total - sizes[path, default: 0] + size <= limit
    }

    /// True if one is at a path.
    func contains(_ path: String) -> Bool { sizes[path] != nil }

    /// Sets the size of the one at a path.
    mutating func setSize(_ size: Int?, at path: String) {
      total += (size ?? 0) - sizes[path, default: 0]
      sizes[path] = size
    }
  }

  /// Creates the store in a folder, which need not exist.
  ///
  /// - Parameters:
  ///   - root: The folder, absolute.
  ///   - maximumByteCount: The maximum size of all answers together.
  ///   - files: The file system.
  ///   - inUse: The names of all sources of the configuration, so that one with a new name is found to have
  ///     the answers of a former one; `nil` if nothing is asked.
  package init(
    root: String, maximumByteCount: Int, files: any WritingFileSystem, inUse: Set<String>? = nil
  ) {
    self.root = root
    self.maximumByteCount = maximumByteCount
    self.files = files
    let folders = AnswerFolders(root: root, files: files)
    self.folders = folders
    former = inUse.map { FormerAnswers(in: folders, besides: $0) }
    notes = AnswerNotes(root: root, files: files)
    turns = RequestTurns(folder: root + ".turns", files: files)
  }

  /// Returns the cached answer to a request, or `nil` if there is none or its file is damaged.
  ///
  /// - Parameter now: The time in seconds since 1970, with which the answer is marked as used.
  func answer(to request: HTTPRequest, of source: String, now: Int) -> CachedResponse? {
    former?.takeOver(for: source, asking: request)
    let path = folders.folder(of: source) + "/" + CachedResponse.fileName(of: request)
    guard let read = try? files.readStamped(path, limit: AnswerFolders.maximumSize),
      let answer = CachedResponse(read.bytes), answer.answers(request)
    else { return nil }
    let marked = read.stamp.map { Int($0.modified / 1_000_000_000) } ?? now
    if marked < now - Self.secondsBetweenMarks { try? files.touch(path) }
    // Another process may have cached it since the files were listed.
    _ = names.withLock { $0[source]?.insert(CachedResponse.fileName(of: request)) }
    return answer
  }

  /// Returns false if there was no answer to a request when this process first looked, nor has it cached one
  /// since.
  ///
  /// It lists the files once, which is faster than to look for thousands that are not there.
  func mayHave(_ request: HTTPRequest, of source: String) -> Bool {
    former?.takeOver(for: source, asking: request)
    return names.withLock { names in
      let name = CachedResponse.fileName(of: request)
      if let known = names[source] { return known.contains(name) }
      let known = Set(((try? files.entries(of: folders.folder(of: source))) ?? []).map(\.name))
      names[source] = known
      return known.contains(name)
    }
  }

  /// Caches an answer, in place of an earlier one to the same request.
  ///
  /// - Returns: False if there is no room for it beside all that this process cached; nothing is removed then.
  @discardableResult
  func cache(
    _ answer: CachedResponse, of request: HTTPRequest, of source: String
  ) throws(FileError) -> Bool {
    let bytes = answer.bytes
    let folder = folders.folder(of: source)
    let name = CachedResponse.fileName(of: request)
    let path = folder + "/" + name
    let limit = maximumByteCount
    guard bytes.count <= min(limit, AnswerFolders.maximumSize),
      own.withLock({ $0.hasRoom(for: bytes.count, at: path, limit: limit) })
    else { return false }
    try files.createFolder(folder)
    return try files.whileLocked(root, waiting: {}) { () throws(FileError) in
      try notes.invalidate(folder)
      try files.place(at: path) { append throws(FileError) in try append(bytes) }
      _ = names.withLock { $0[source]?.insert(name) }
      own.withLock { $0.setSize(bytes.count, at: path) }
      return makeRoom(for: path, of: bytes.count, in: folder)
    }
  }

  /// The warning that there is not room for all that a run keeps.
  var roomWarning: Diagnostic {
    Diagnostic(
      .loss,
      "the answers of this run do not fit in max_megabytes = \(maximumByteCount / 1_000_000) of [cache]",
      help: "raise it; those that were left out are asked for again")
  }

  /// Removes the answers of a source, or all.
  ///
  /// - Parameters:
  ///   - source: The name of the source, or `nil` for all.
  ///   - origins: The servers and programs whose answers are meant, or `nil` for all.
  /// - Returns: The number of answers and of bytes that were removed.
  package func clear(
    _ source: String?, from origins: AnswerOrigins? = nil
  ) throws(FileError) -> (answers: Int, bytes: Int) {
    guard try files.status(of: root) != nil else { return (0, 0) }
    return try files.whileLocked(root, waiting: {}) { () throws(FileError) in
      for source in source.map({ [$0] }) ?? folders.sources {
        try notes.remove(of: folders.folder(of: source))
      }
      var removed = (answers: 0, bytes: 0)
      for file in folders.answerFiles(source) where isAnswer(file, from: origins) {
        try files.removeFile(file.path)
        removed.answers += 1
        removed.bytes += file.size
      }
      return removed
    }
  }

  /// Returns the answers of a source that can be read, in the order of their URLs.
  func answers(of source: String) -> [CachedResponse] {
    folders.answerFiles(source).compactMap { folders.answer(at: $0.path) }.sorted {
      ($0.url.utf8.count, $0.url) < ($1.url.utf8.count, $1.url)
    }
  }

  /// Returns the paths of the answers that cannot be read.
  package func unreadableFiles() -> [String] {
    folders.answerFiles(nil).map(\.path).filter { folders.answer(at: $0) == nil }.sorted()
  }

  /// Returns a summary of the answers of each source that has some, in the order of their names.
  package func summaries() -> [AnswerSummary] { folders.sources.compactMap { summary(of: $0) } }

  /// Returns a summary of the answers of a source, or `nil` if it has none.
  ///
  /// - Parameter origins: The servers and programs whose answers are meant, or `nil` for all.
  package func summary(of source: String, from origins: AnswerOrigins? = nil) -> AnswerSummary? {
    let files = folders.answerFiles(source).filter { isAnswer($0, from: origins) }
    let times = files.compactMap { folders.answer(at: $0.path)?.time }
    guard let oldest = times.min() else { return nil }
    return AnswerSummary(
      source: source, folder: folders.folder(of: source), answers: times.count,
      bytes: files.reduce(0) { $0 + $1.size }, oldest: oldest)
  }

  /// True if a file has an answer of some servers and programs, or one that cannot be read.
  private func isAnswer(_ file: AnswerFolders.AnswerFile, from origins: AnswerOrigins?) -> Bool {
    guard let origins, let answer = folders.answer(at: file.path) else { return true }
    return origins.include(answer.url)
  }
}

// MARK: - Notes

extension AnswerCache {
  /// Returns the note about a source, if nothing that it is about has changed.
  func note(of source: String) -> AnswerNote? { notes.note(of: folders.folder(of: source)) }

  /// Begins a note about a source whose answers are about to be read.
  func beginNote(of source: String) { notes.begin(of: folders.folder(of: source)) }

  /// Keeps the note about a source, unless somebody else has changed its answers since it was begun.
  ///
  /// - Parameter note: Creates the note from the stamp of the folder.
  func keepNote(of source: String, _ note: (FileStamp) -> AnswerNote) {
    notes.keep(of: folders.folder(of: source), note)
  }
}

// MARK: - Room

extension AnswerCache {
  /// Removes the answers that were least recently used, if all together are too large.
  ///
  /// None of them is one that this process has cached, which it would need again first. If the others cannot be
  /// removed, the new one is.
  ///
  /// The files are listed before the first write of a process and when its own count says that there
  /// are too many, since listing them for each write would take quadratic time.
  ///
  /// - Parameters:
  ///   - path: The path of the new answer.
  ///   - bytes: Its size.
  ///   - folder: Its folder.
  /// - Returns: False if the new one was removed.
  private func makeRoom(for path: String, of bytes: Int, in folder: String) -> Bool {
    size.withLock { size in
      let isFirst = size == nil
      let known = (size ?? 0) + bytes
      guard isFirst || known > maximumByteCount else {
        size = known
        return true
      }
      if isFirst { for folder in [root, folder] { files.removeDrafts(in: folder) } }
      let files = folders.answerFiles(nil).sorted {
        ($0.modified, $0.path) < ($1.modified, $1.path)
      }
      var total = files.reduce(0) { $0 + $1.size }
      let goal =
        total > maximumByteCount ? Int(Double(maximumByteCount) * Self.shareOfCached) : total
      let own = own.withLock { $0 }
      for file in files where total > goal && !own.contains(file.path) {
        guard (try? notes.remove(of: file.folder)) != nil,
          (try? self.files.removeFile(file.path)) != nil
        else { continue }
        total -= file.size
      }
      let isEnough = total <= maximumByteCount
      if !isEnough, (try? self.files.removeFile(path)) != nil {
        total -= bytes
        self.own.withLock { $0.setSize(nil, at: path) }
      }
      size = total
      return isEnough
    }
  }
}
