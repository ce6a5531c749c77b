import Foundation
import RecipeCore
import TestSupport
import Testing

@testable import ProcessSource

/// A program that does what no plug-in should, and what a host makes of it.
struct HostilePlugin: Sendable, CustomTestStringConvertible {
  let name: String
  /// The reported status, or `nil` if the run succeeds.
  let status: SourceStatus?
  let records: Int
  /// A part of the message.
  let message: String
  /// The time for everything.
  var timeout = Duration.seconds(60)
  /// The time to get ready.
  var start = Duration.seconds(30)

  var testDescription: String { name }

  static let all = [
    HostilePlugin(
      name: "silent", status: .timeout, records: 0, message: "was not ready within 300 ms",
      start: .milliseconds(300)),
    HostilePlugin(
      name: "slow-drip", status: .timeout, records: 1, message: "did not answer in time",
      timeout: .seconds(25)),
    HostilePlugin(
      name: "long-line", status: .invalid, records: 1, message: "a line of more than 1048576 bytes"),
    HostilePlugin(name: "invalid-utf8", status: nil, records: 1, message: "not a message"),
    HostilePlugin(
      name: "exits-half-way", status: .invalid, records: 1,
      message: "ended in the middle of a message with status 3; it wrote: Traceback"),
    HostilePlugin(name: "fork", status: .invalid, records: 1, message: "ended with status 0"),
    HostilePlugin(
      name: "ignores-signals", status: .timeout, records: 1, message: "did not answer in time",
      timeout: .seconds(25)),
    HostilePlugin(name: "stderr-flood", status: nil, records: 1, message: "flood flood"),
    HostilePlugin(
      name: "log-flood", status: nil, records: 1, message: "it logged 4000 more messages"),
    HostilePlugin(
      name: "noise", status: .invalid, records: 0,
      message: "Welcome to \u{FFFD}[31mmy plug-in"),
    HostilePlugin(
      name: "wrong-version", status: .invalid, records: 0, message: "chose version 99"),
    HostilePlugin(
      name: "wrong-count", status: .partial, records: 1, message: "sent 1 record, but counted 412"),
    HostilePlugin(
      name: "echo-secret", status: .unauthorized, records: 3, message: "… is no key"),
    HostilePlugin(
      name: "endless", status: .partial, records: 2_000, message: "sent more than 2000 records"),
    HostilePlugin(
      name: "endless-pages", status: .partial, records: 20, message: "stopped after 20 pages"),
  ]
}

@Suite(
  "A hostile plug-in", .serialized,
  .enabled(if: PythonTool.isThere, Comment(rawValue: PythonTool.reason)))
struct HostilePluginTests {
  /// The time that a run may take past its deadline.
  ///
  /// It holds where this suite runs alone, `HOSTILE_RUNS` times: among all tests others block the
  /// threads of this process. `Benchmarks/plugins` measures it.
  private static let tolerance = Duration.seconds(10)

  @Test(
    "neither hangs nor survives, keeps what was good and shows no secret",
    arguments: HostilePlugin.all)
  func hostile(plugin: HostilePlugin) async throws {
    for _ in 0..<Repetitions.count("HOSTILE_RUNS", usually: 1) { try await run(plugin) }
  }

  private func run(_ plugin: HostilePlugin) async throws {
    let fixture = try PluginFixture("hostile/" + plugin.name)
    let source = try fixture.source(
      timeout: plugin.timeout,
      [
        "start_timeout": .duration(plugin.start), "max_records": .integer(2_000),
        "max_pages": .integer(20),
      ])
    let start = ContinuousClock.now
    let outcome = await fixture.gather(source)
    if Repetitions.areGiven("HOSTILE_RUNS") {
      #expect(start.duration(to: .now) < plugin.timeout + Self.tolerance)
    }
    #expect(outcome.failure?.status == plugin.status, "\(outcome.text)")
    #expect(outcome.records.count == plugin.records)
    #expect(outcome.text.contains(plugin.message), "\(outcome.text)")
    #expect(!outcome.text.contains(PluginFixture.secret))
    #expect(!outcome.text.contains("pass/word"))
    #expect(try await fixture.survivors().isEmpty)
  }
}
