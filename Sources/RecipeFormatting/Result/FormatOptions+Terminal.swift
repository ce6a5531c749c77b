extension FormatOptions {
  /// A data format's text: as it is in a pipe or a file, without controls on a terminal.
  func guarded(_ text: String) -> String {
    width == nil ? text : text.terminalSafeKeepingLines
  }
}
