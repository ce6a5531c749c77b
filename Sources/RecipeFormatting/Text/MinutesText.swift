import RecipeCore

extension Recipe {
  /// The time that it takes, or `nil` if none is known: pages write 0 minutes for that, too.
  var shownTime: RecipeTime? { time.flatMap { $0.minutes > 0 ? $0 : nil } }
}

/// Durations for people; data formats print minutes.
enum MinutesText {
  /// Returns the time as `45 min`, or as `45 min+` if it takes at least that long.
  static func short(_ time: RecipeTime) -> String {
    let text = short(time.range)
    return time.isLowerBound && !time.range.isLowerBound ? text + "+" : text
  }

  /// Returns `10-15 min`, `2-3 h`, `45 min-1 h 30`, a single time, or `1 h+` for a lower bound.
  static func short(_ range: MinuteRange) -> String {
    let (lower, upper) = (short(range.lower), short(range.upper))
    guard range.isRange else { return range.isLowerBound ? upper + "+" : upper }
    let (least, most) = (lower.split(separator: " "), upper.split(separator: " "))
    let hasOneUnit = least.count == 2 && most.count == 2 && least[1] == most[1]
    return hasOneUnit ? "\(least[0])-\(upper)" : "\(lower)-\(upper)"
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
