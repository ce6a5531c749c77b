extension Int {
  /// A number of seconds as "40 s", "12 min" or "3 h 20 min".
  package var secondsInWords: String {
    if self < 120 { return "\(self) s" }
    let minutes = self / 60
    return minutes < 120 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }
}
