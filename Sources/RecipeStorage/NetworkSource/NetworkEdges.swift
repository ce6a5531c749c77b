package import RecipeCore

/// The outside world of a source's network.
package struct NetworkEdges: Sendable {
  /// The live transport.
  let http: any HTTPTransport
  /// The file system.
  let files: any WritingFileSystem
  /// The folder of what is remembered of servers between runs, absolute; it need not exist.
  let serverFolder: String
  /// The clock of pauses and deadlines.
  let clock: any Clock<Duration>
  /// The time of day.
  let wallClock: any WallClock

  /// Creates the edges.
  package init(
    http: any HTTPTransport, files: any WritingFileSystem, serverFolder: String,
    clock: any Clock<Duration>, wallClock: any WallClock
  ) {
    self.http = http
    self.files = files
    self.serverFolder = serverFolder
    self.clock = clock
    self.wallClock = wallClock
  }
}
