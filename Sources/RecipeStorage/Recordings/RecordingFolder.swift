import JSONSyntax
import RecipeCore
import Synchronization

/// The folder of a recording of requests, whose list is read when it is first needed, and once.
final class RecordingFolder: Sendable {
  private static let maximumSize = 64 << 20
  private static let help =
    "check recording, or record one: recipes cache record SOURCE FOLDER"

  private let path: String
  private let files: any FileSystem
  private let list = Mutex<Result<[String: RecordedResponse], SourceFailure>?>(nil)

  /// Creates a recording in an absolute folder, which is not read yet.
  init(_ path: String, files: any FileSystem) {
    self.path = path
    self.files = files
  }

  /// Checks that there is a recording.
  ///
  /// - Throws: The reason why there is none.
  func check() throws(SourceFailure) { _ = try answers() }

  /// Returns the answer to a request, or `nil` if the recording has none.
  func response(to request: HTTPRequest) throws(SourceFailure) -> HTTPResponse? {
    guard let answer = try answers()[HTTPRequest.withoutKey(request.url)] else { return nil }
    do throws(FileError) {
      return answer.response(
        try files.read(path + "/" + answer.body, limit: request.maximumBodySize))
    } catch {
      throw Self.unreadable(error)
    }
  }

  private func answers() throws(SourceFailure) -> [String: RecordedResponse] {
    let result = list.withLock { list in
      let known = list ?? read()
      list = known
      return known
    }
    return try result.get()
  }

  private func read() -> Result<[String: RecordedResponse], SourceFailure> {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(path + "/" + RequestRecording.listName, limit: Self.maximumSize)
    } catch {
      return .failure(Self.unreadable(error))
    }
    let root = try? JSONDocument(parsing: bytes).root
    guard let root, root["schema"]?.string == RequestRecording.schema else {
      let message = "\(path)/\(RequestRecording.listName) is not the list of a recording"
      return .failure(SourceFailure(.invalid, message, help: Self.help))
    }
    let answers = root["answers"].map { $0.elements.compactMap(RecordedResponse.init) } ?? []
    return .success(
      Dictionary(answers.map { ($0.url, $0) }) { first, _ in first })
  }

  private static func unreadable(_ error: FileError) -> SourceFailure {
    SourceFailure(.unreachable, "cannot read the recording: \(error)", help: help)
  }
}
