import RecipeCore

/// The turns of runs to make the same request: the first makes it, and the others wait for its answer.
///
/// Each request has one of a few lock files. Requests that share one wait for each other without need.
struct RequestTurns: Sendable {
  /// The number of digits of a hash that name a lock file.
  private static let digits = 3

  /// The folder of the lock files; it need not exist.
  let folder: String
  /// The file system.
  let files: any WritingFileSystem

  /// Takes the turn to make a request, unless another run has it.
  ///
  /// - Returns: `nil` if another run has it.
  /// - Throws: An error if there can be no lock files.
  func take(_ request: HTTPRequest) throws(FileError) -> (any HeldLock)? {
    try files.createFolder(folder)
    return try files.lock(path(of: request))
  }

  // MARK: Refusals

  /// The maximum size of a note about a refusal.
  private static let maximumNoteSize = 1024

  /// Notes that a server has refused a request, for the runs that wait for their turn to make it: another
  /// address may do, as of another dialect, and each would try this one first.
  ///
  /// The body of a refusal is not cached. A failure to note it only costs requests.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - user: The source that was refused, with its key: another one may be welcome.
  ///   - status: The status of the refusal.
  ///   - milliseconds: The time, in milliseconds since 1970.
  func noteRefusal(
    of request: HTTPRequest, to user: ServerUser, status: Int, at milliseconds: Int
  ) {
    let note = "\(status) \(milliseconds) \(Self.identity(of: request, by: user))"
    try? files.place(Array(note.utf8), at: notePath(of: request), replaces: true)
  }

  /// Returns the refusal of a request, without a body, that another run of the same user has noted.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - user: The source that wants to make it, with its key.
  ///   - start: The time after which it was refused, in milliseconds since 1970.
  ///   - now: The time: a note of a clock that was ahead tells nothing.
  func refusal(
    of request: HTTPRequest, to user: ServerUser, since start: Int, now: Int
  ) -> HTTPResponse? {
    guard let bytes = try? files.read(notePath(of: request), limit: Self.maximumNoteSize) else {
      return nil
    }
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: " ", maxSplits: 2)
    guard parts.count == 3, parts[2] == Self.identity(of: request, by: user),
      let status = Int(parts[0]), (100...599).contains(status), let time = Int(parts[1]),
      time > start, time <= now
    else { return nil }
    return HTTPResponse(status: status, body: [])
  }

  private static func identity(of request: HTTPRequest, by user: ServerUser) -> String {
    let mark = user.keyMark.map { String($0) } ?? "-"
    return "\(CachedResponse.fileName(of: request)) \(mark) \(user.source)"
  }

  private func notePath(of request: HTTPRequest) -> String { path(of: request) + ".refused" }

  private func path(of request: HTTPRequest) -> String {
    "\(folder)/\(CachedResponse.fileName(of: request).prefix(Self.digits))"
  }
}
