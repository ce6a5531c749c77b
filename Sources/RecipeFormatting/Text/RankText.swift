package import RecipeCore
import Text

/// Social ranks for people, with the decimals that every list and page has.
package enum RankText {
  /// Returns a rank with two decimals: "99.98".
  package static func shown(_ rank: ExactNumber) -> String {
    RoundedNumber.text(rank.value, decimals: 2)
  }

  /// Returns two different ranks, with all their digits if they would look the same.
  static func shown(_ left: String, _ right: String) -> (left: String, right: String) {
    let shown = (rounded(left), rounded(right))
    return shown.0 == shown.1 ? (left, right) : shown
  }

  /// Returns the text of a rank rounded.
  static func rounded(_ text: String) -> String {
    ExactNumber(text).map(shown) ?? text
  }
}
