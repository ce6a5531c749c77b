import RecipeCore

/// Durations for people; data formats print minutes.
enum MinutesText {
  /// Returns the time as `45 min`, or as `45 min+` if it takes at least that long.
  static func short(_ time: RecipeTime) -> String {
    short(time.minutes) + (time.isLowerBound ? "+" : "")
  }

  /// Returns `45 min`, `1 h 30`, `2 h`, `3 d 4 h`.
  static func short(_ minutes: Int) -> String {
    guard minutes >= 60 else { return "\(minutes) min" }
    guard minutes < 48 * 60 else {
      let hours = minutes / 60
      return hours % 24 == 0 ? "\(hours / 24) d" : "\(hours / 24) d \(hours % 24) h"
    }
    return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60)"
  }
}
