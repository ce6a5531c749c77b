import RecipeCore

/// The rule by which a value survived, in the words that `why` prints.
package struct SurvivorshipRule: Sendable, Hashable {
  /// The rule, a phrase without a final full stop.
  package let words: String

  /// Creates a rule from its words.
  package init(_ words: String) {
    self.words = words
  }
}

// MARK: - Without a contest

extension SurvivorshipRule {
  /// The recipe has one record.
  package static let onlyRecord = SurvivorshipRule("the only record")
  /// Only one member has a value.
  package static let only = SurvivorshipRule("the only one that has one")
  /// All values are the same, or mean the same.
  package static let agreed = SurvivorshipRule("all that have one say the same")
  /// Tags are united.
  static let allTags = SurvivorshipRule("all tags of all sources")
  /// Unknown fields are united, each name with a contest of its own.
  package static let allNames = SurvivorshipRule(
    "all unknown fields of all sources, each name once")
}

// MARK: - Of any field

extension SurvivorshipRule {
  /// The other values are synthetic; see `SyntheticValue`.
  package static let real = SurvivorshipRule("a made-up value never wins")
  /// The value that most of the most trusted members have.
  static let majorityOfEquals = SurvivorshipRule("of equally trusted ones, what most say")
  /// No rule distinguishes the values; the order of their records' references decides.
  package static let first = SurvivorshipRule("the first by name, as nothing else decides")

  /// Returns the rule of a value whose source has a greater weight in the configuration.
  package static func trusted(
    _ source: String, _ weight: Double, against other: Double
  ) -> SurvivorshipRule {
    SurvivorshipRule(
      "\(source) is trusted more: \(number(weight)) against \(number(other))")
  }

  /// Returns the rule of the value that most members have.
  package static func majority(_ count: Int, of all: Int) -> SurvivorshipRule {
    SurvivorshipRule("what most say: \(count) of \(all)")
  }

  private static func number(_ weight: Double) -> String {
    ExactNumber(weight)?.text ?? "\(weight)"
  }
}

// MARK: - Of one field

extension SurvivorshipRule {
  /// The other titles are in capitals, contain a site's name or have traces of markup.
  static let cleanTitle = SurvivorshipRule("of equally trusted ones, the cleanest")
  /// The title that shares most words with all others.
  static let typicalTitle = SurvivorshipRule("of equally trusted ones, most like the others")
  /// The shortest of the titles that are equally like the others.
  static let shortTitle = SurvivorshipRule("of equally trusted ones, the shortest")
  /// The other lists have less than a third of the longest one.
  package static let complete = SurvivorshipRule("whole, as the others are cut short")
  /// The list with most lines.
  package static let longest = SurvivorshipRule("of equally trusted ones, the longest")
  /// The other lists have the same lines, some of them twice.
  package static let withoutRepeats = SurvivorshipRule(
    "of equally long ones, the one without repeats")
  /// The ingredients of a record that has directions.
  static let withDirections = SurvivorshipRule("of equally long ones, the one with directions")
  /// Encrypted before plain URLs, and these before names of files.
  package static let secure = SurvivorshipRule("https comes first")
  /// The others are known to be small.
  static let unknownSize = SurvivorshipRule("its size is not known, the others are small")
  /// Prep, cook and total are taken from one record, as others contradict each other.
  static let fittingTimes = SurvivorshipRule("the times of one record, as they fit each other")

  /// Returns the rule of the greatest picture among those whose URLs give a size.
  static func largest(_ size: ImageSize) -> SurvivorshipRule {
    SurvivorshipRule("the largest known: \(size.words) by its address")
  }

  /// Returns the rule of the rating with most votes.
  static func mostPeople(_ count: Int) -> SurvivorshipRule {
    SurvivorshipRule("what most people gave: \(count)")
  }

  /// Returns the rule of a value from the record that another field was taken from.
  static func sameRecord(as field: RecipeField) -> SurvivorshipRule {
    SurvivorshipRule("from the record that gives the \(field.rawValue)")
  }

  /// Returns the rule of a value from records that agree in another field.
  static func sameValue(of field: RecipeField) -> SurvivorshipRule {
    SurvivorshipRule("of those that name the same \(field.rawValue)")
  }
}
