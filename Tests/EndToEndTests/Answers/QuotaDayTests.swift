import Foundation
import TestSupport
import Testing

@Suite("A day with 50 requests")
struct QuotaDayTests {
  /// Enough to spend the quota several times over; `QUOTA_COMMANDS=500` is a busier day.
  private static let commands = Repetitions.count("QUOTA_COMMANDS", usually: 60)

  /// The commands that are run, of which each can ask something new.
  private static func command(_ number: Int, _ random: inout SeededGenerator) -> [String] {
    let words = ["leek", "carrot", "beef", "plum", "bean", "rice", "fish", "soup", "none"]
    let word = words.randomElement(using: &random) ?? "leek"
    let id = String(Int.random(in: 0..<200, using: &random))
    let commands = [
      ["list", "-n", "5"], ["search", word, "-n", "3"], ["show", id], ["sources"], ["why", id],
      ["list", "-n", "3", "--refresh"], ["search", word, "-o", "json"], ["cache"],
      ["list", "--offline"], ["cache", "refresh", "api"],
    ]
    return commands.randomElement(using: &random) ?? ["list"]
  }

  @Test("no mixture of commands makes the 51st, also not eight at a time")
  func day() async throws {
    let firstDay = Self.day
    let api = try RecipeAPI(count: 200, "daily_quota = 50")
    var random = SeededGenerator(seed: 50)
    let commands = (0..<Self.commands).map { Self.command($0, &random) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      var waiting = commands.makeIterator()
      func startNext() {
        guard let command = waiting.next() else { return }
        group.addTask {
          let result = try await api.run(command).result()
          #expect([0, 1, 2, 3, 4, 5].contains(result.status), "\(command): \(result.errors)")
        }
      }
      for _ in 0..<8 { startNext() }
      while try await group.next() != nil { startNext() }
    }
    // At midnight the quota is renewed.
    let days = 1 + Self.day - firstDay
    #expect(api.count >= 50 && api.count <= 50 * days)
  }

  /// The number of the day, in UTC.
  private static var day: Int { Int(Date.now.timeIntervalSince1970) / 86_400 }

  @Test("every answer that was had is had again, offline")
  func again() async throws {
    let api = try RecipeAPI(count: 60, "daily_quota = 50", "fresh_for = \"0s\"")
    var random = SeededGenerator(seed: 51)
    var shown: [[String]: String] = [:]
    for number in 0..<20 {
      let command = Self.command(number, &random)
      guard command[0] == "search", shown[command] == nil else { continue }
      let result = try await api.run(command).result()
      if result.status == 0 { shown[command] = result.output }
    }
    api.stop()
    #expect(!shown.isEmpty)
    for (command, output) in shown where !command.contains("json") {
      let result = try await api.run(command + ["--offline"]).result()
      #expect(result.output == output, "\(command)")
    }
  }
}
