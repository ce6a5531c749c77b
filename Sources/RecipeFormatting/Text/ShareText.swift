/// Scores and other numbers from 0 to 1, with the decimals that say something.
package enum ShareText {
  /// Two decimals, for people; a dash when it is no number.
  package static func text(_ share: Double) -> String {
    share.isFinite ? RoundedNumber.text(share, decimals: 2) : "-"
  }
}

extension OutputValue {
  /// A number from 0 to 1 with at most three decimals: more say nothing.
  package static func share(_ share: Double) -> OutputValue {
    share.isFinite ? .number(RoundedNumber.shortest(share, decimals: 3)) : .null
  }
}
