import RecipeCore

/// Why a value survived, in words that `why` prints.
package struct SurvivorshipRule: Sendable, Hashable {
  /// The rule, a phrase without a final full stop.
  package let words: String

  /// Makes a rule of its words.
  package init(_ words: String) {
    self.words = words
  }
}

// MARK: - Without a contest

extension SurvivorshipRule {
  /// The recipe has one record.
  package static let onlyRecord = SurvivorshipRule("the only record")
  /// One member has a value.
  package static let only = SurvivorshipRule("the only one that has one")
  /// All values are the same, at least in meaning.
  package static let agreed = SurvivorshipRule("all that have one say the same")
  /// Tags are united.
  static let allTags = SurvivorshipRule("all tags of all sources")
  /// Unknown fields are united, each name with a contest of its own.
  package static let allNames = SurvivorshipRule(
    "all unknown fields of all sources, each name once")
}

// MARK: - Of any field

extension SurvivorshipRule {
  /// The other values were made by a program that had none, see `SyntheticValue`.
  package static let real = SurvivorshipRule("a made-up value never wins")
  /// What most of the most trusted members say.
  static let majorityOfEquals = SurvivorshipRule("of equally trusted ones, what most say")
  /// No rule tells the values apart: the references of their records do.
  package static let first = SurvivorshipRule("the first by name, as nothing else decides")

  /// The configuration gives the source of the value a greater weight.
  package static func trusted(
    _ source: String, _ weight: Double, against other: Double
  ) -> SurvivorshipRule {
    SurvivorshipRule(
      "\(source) is trusted more: \(number(weight)) against \(number(other))")
  }

  /// The value most members have.
  package static func majority(_ count: Int, of all: Int) -> SurvivorshipRule {
    SurvivorshipRule("what most say: \(count) of \(all)")
  }

  private static func number(_ weight: Double) -> String {
    ExactNumber(weight)?.text ?? "\(weight)"
  }
}

// MARK: - Of one field

extension SurvivorshipRule {
  /// Other titles are in capitals, carry a site's name or have traces of markup.
  static let cleanTitle = SurvivorshipRule("of equally trusted ones, the cleanest")
  /// The title that shares most words with all others.
  static let typicalTitle = SurvivorshipRule("of equally trusted ones, most like the others")
  /// The shortest of the titles that are as much like the others.
  static let shortTitle = SurvivorshipRule("of equally trusted ones, the shortest")
  /// Other lists have less than a third of the longest one.
  package static let complete = SurvivorshipRule("whole, as the others are cut short")
  /// The list with most lines.
  package static let longest = SurvivorshipRule("of equally trusted ones, the longest")
  /// Other lists have the same lines, some of them twice.
  package static let withoutRepeats = SurvivorshipRule(
    "of equally long ones, the one without repeats")
  /// The ingredients of a record that says what to do with them.
  static let withDirections = SurvivorshipRule("of equally long ones, the one with directions")
  /// Encrypted before plain addresses, and these before names of files.
  package static let secure = SurvivorshipRule("https comes first")
  /// The others are known to be small.
  static let unknownSize = SurvivorshipRule("its size is not known, the others are small")
  /// Prep, cook and total are taken from one record, as others contradict each other.
  static let fittingTimes = SurvivorshipRule("the times of one record, as they fit each other")

  /// The greatest of the pictures whose size their addresses tell.
  static func largest(_ size: ImageSize) -> SurvivorshipRule {
    SurvivorshipRule("the largest known: \(size.words) by its address")
  }

  /// The rating that most people gave.
  static func mostPeople(_ count: Int) -> SurvivorshipRule {
    SurvivorshipRule("what most people gave: \(count)")
  }

  /// The value of the record that another field was taken from.
  static func sameRecord(as field: RecipeField) -> SurvivorshipRule {
    SurvivorshipRule("from the record that gives the \(field.rawValue)")
  }

  /// The value of records that agree in another field.
  static func sameValue(of field: RecipeField) -> SurvivorshipRule {
    SurvivorshipRule("of those that name the same \(field.rawValue)")
  }
}
