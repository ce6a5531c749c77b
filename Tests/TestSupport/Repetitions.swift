import Foundation

/// The repetitions of a test about what chance may spare once.
package enum Repetitions {
  /// Returns the number in an environment variable, or else the usual one.
  package static func count(_ variable: String, usually usual: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
  }

  /// True if an environment variable asks for a number: the suite runs alone.
  package static func areGiven(_ variable: String) -> Bool {
    ProcessInfo.processInfo.environment[variable] != nil
  }
}
