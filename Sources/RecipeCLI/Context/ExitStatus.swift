/// How a run ended, by the numbers of the command-line contract.
package enum ExitStatus: Int32, Sendable, CaseIterable {
  /// Done.
  case done = 0
  /// Nothing was found.
  case nothingFound = 1
  /// The arguments or the configuration are wrong, or a file could not be written.
  case usage = 2
  /// Some sources failed; what the others gave was printed.
  case someSourcesFailed = 3
  /// Every source failed and nothing was delivered.
  case allSourcesFailed = 4
  /// The network was not allowed and nothing is stored.
  case nothingStored = 5
  /// A person interrupted the run.
  case interrupted = 130
}
