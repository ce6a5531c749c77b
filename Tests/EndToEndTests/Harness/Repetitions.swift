import Foundation

/// How often a test does what chance may spare once.
enum Repetitions {
  /// Returns the number in an environment variable, or else the usual one.
  static func count(_ variable: String, usually usual: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
  }
}
