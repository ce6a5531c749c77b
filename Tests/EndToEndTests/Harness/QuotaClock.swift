import Foundation

/// The clock by which quotas are renewed, at midnight UTC.
enum QuotaClock {
  private static let room = 600

  /// Waits for the next day if little is left of this one, for a test that counts the requests of a day.
  static func waitForRoom() async throws {
    let left = 86_400 - Int(Date.now.timeIntervalSince1970) % 86_400
    if left < room { try await Task.sleep(for: .seconds(left + 1)) }
  }
}
