/// The exit status of a run, according to the command-line contract.
package enum ExitStatus: Int32, Sendable, CaseIterable {
  /// Success.
  case done = 0
  /// Nothing was found.
  case nothingFound = 1
  /// The arguments or the configuration are invalid, or a file could not be written.
  case usage = 2
  /// Some sources failed; the results of the others were printed.
  case someSourcesFailed = 3
  /// Every source failed and nothing was delivered.
  case allSourcesFailed = 4
  /// Network access was forbidden and nothing is cached.
  case nothingCached = 5
  /// The user interrupted the run.
  case interrupted = 130

  /// The meaning in a few words.
  var meaning: String {
    switch self {
    case .done: "done"
    case .nothingFound: "nothing found"
    case .usage: "wrong usage or configuration"
    case .someSourcesFailed: "some sources failed"
    case .allSourcesFailed: "every source failed"
    case .nothingCached: "nothing cached to work on offline"
    case .interrupted: "interrupted"
    }
  }
}
