import Foundation
import RecipeCore
import RecipeStorage
import RecipeSystem
import Synchronization
import Testing

@testable import ProcessSource

/// A source of a plug-in among the test programs, with a home of its own.
final class PluginFixture: Sendable {
  /// The folder of the test programs.
  static let programs = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "PluginPrograms").path(percentEncoded: false)
  /// The secret that every plug-in is given, with characters that are escaped in many places.
  static let secret = "s3cr3t-pass/word&more"

  /// What a run gave.
  struct Outcome: Sendable {
    let records: [RecipeRecord]
    let diagnostics: [Diagnostic]
    let failure: SourceFailure?
    /// What was used of kept answers.
    let use: AnswerUse

    /// Every text of the outcome, for searching.
    var text: String {
      "\(records.map { ($0.reference, $0.recipe) }) \(diagnostics) \(failure as Any)"
    }
  }

  /// The home and state folder.
  let home: String
  private let program: String
  private let secret: String
  private let launcher = PosixProcessLauncher(spawner: ProcessSpawner(variables: [:]))

  /// Makes a home for a program, which is given a secret.
  init(_ program: String, secret: String = PluginFixture.secret) throws {
    self.program = Self.programs + "/" + program
    self.secret = secret
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "recipes-plugin-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    home = url.path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: home) }

  /// Makes the source.
  ///
  /// - Parameters:
  ///   - timeout: The time for everything.
  ///   - options: Further options of the source.
  ///   - file: The file of the configuration.
  ///   - answers: The kept answers.
  func source(
    timeout: Duration = .seconds(60), _ options: [String: SourceOptionValues.Content] = [:],
    in file: String = "recipes.toml", answers: any CachedAnswers = NoAnswers()
  ) throws -> any RecipeSource {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let variables = ["PATH": path, "HOME": home, "TOKEN": secret, "STRAY": "not for plug-ins"]
    let usual: [String: SourceOptionValues.Content] = [
      "command": .program(.path(program), arguments: []),
      "start_timeout": .duration(.seconds(30)),
      "secrets": .secrets(["API_KEY": .variable("TOKEN")]),
    ]
    let location = TextLocation(path: file)
    let values = usual.merging(options) { _, given in given }
      .mapValues { SourceOptionValues.Value($0, at: location) }
    return try ProcessSourcePlugin.makeSource(
      name: "soups", values: SourceOptionValues(values, at: location),
      environment: SourceEnvironment(
        files: PosixFileSystem(), http: NoNetwork(), processes: launcher, clock: SystemClock(),
        timeout: timeout, variables: variables, stateFolder: home + "/state",
        answers: answers))
  }

  /// Makes a store of answers in the home.
  func answers(_ use: NetworkSession.Use, at clock: any WallClock) -> SourceAnswers {
    let store = AnswerCache(
      root: home + "/answers", maximumByteCount: 1 << 20, files: PosixFileSystem())
    return SourceAnswers(of: "soups", in: store, use: use, clock: clock)
  }

  /// Gathers from a source.
  func gather(_ source: any RecipeSource, _ request: SourceRequest = SourceRequest()) async
    -> Outcome
  {
    let collector = SourceCollector()
    var failure: SourceFailure?
    do throws(SourceFailure) {
      try await source.gather(request, into: collector)
    } catch {
      failure = error
    }
    let use = collector.network.answers
    let (records, diagnostics) = collector.close()
    return Outcome(records: records, diagnostics: diagnostics, failure: failure, use: use)
  }

  /// Waits until the programs have been stopped, and returns the numbers of those that still run.
  func survivors() async throws -> [pid_t] {
    await launcher.finish()
    let noted = try? String(contentsOfFile: home + "/pids", encoding: .utf8)
    var numbers = (noted ?? "").split(separator: "\n").compactMap { pid_t($0) }
    // Orphans that were killed are reaped by the system, which may take a moment.
    for _ in 0..<200 {
      numbers.removeAll { kill($0, 0) != 0 }
      if numbers.isEmpty { break }
      try await Task.sleep(for: .milliseconds(20))
    }
    return numbers
  }
}

private struct NoNetwork: HTTPTransport {
  func get(_ request: HTTPRequest, timeout: Duration) async throws(HTTPFailure) -> HTTPResponse {
    throw HTTPFailure(.unreachable, "no network")
  }
}

/// A clock that a test sets.
final class SettableClock: WallClock {
  private let time: Mutex<Int>

  init(now: Int) { time = Mutex(now) }

  var now: Int {
    get { time.withLock(\.self) }
    set { time.withLock { $0 = newValue } }
  }
}
