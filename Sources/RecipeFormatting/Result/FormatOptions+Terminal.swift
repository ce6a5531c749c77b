extension FormatOptions {
  /// Returns the text of a data format, without control characters on a terminal.
  func guarded(_ text: String) -> String {
    width == nil ? text : text.terminalSafeKeepingLines
  }
}
