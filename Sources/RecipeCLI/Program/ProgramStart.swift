/// The outcome of starting a run.
package enum ProgramStart: Sendable {
  /// The run has ended.
  case ended(ExitStatus)
  /// The run must wait for sources.
  case waiting(WaitingCommand)
}
