import Text

/// Scores and other numbers from 0 to 1, with their significant decimals.
package enum ShareText {
  /// Returns two decimals, for people; a dash for a value that is not finite.
  package static func text(_ share: Double) -> String {
    share.isFinite ? RoundedNumber.text(share, decimals: 2) : "-"
  }
}

extension OutputValue {
  /// Returns a number from 0 to 1 with at most three decimals; more are not significant.
  package static func share(_ share: Double) -> OutputValue {
    share.isFinite ? .number(RoundedNumber.shortest(share, decimals: 3)) : .null
  }
}
