import Text

/// The words of a unit that say more or less than its number: "scant cup", "gehäufte Tasse".
enum UnitQualifiers {
  /// Returns these words of a unit as written, in their order.
  static func words(of unit: String) -> [String] {
    unit.split(separator: " ").dropLast().map(String.init).filter {
      known.contains(TextFolding.foldedString($0))
    }
  }

  private static let known = Set(
    """
    scant generous heaped heaping rounded overflowing packed good gut leicht gehäufte gehäufter gehäuft geh \
    knappe knapper bonne bonnes bon flinke colmo colmi colmada colmadas cheia cheias rågad rågade toppet \
    toppede czubata czubate czubatej
    """.split(separator: " ").map { TextFolding.foldedString(String($0)) })
}
