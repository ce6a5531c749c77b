package import RecipeCore

/// The rule by which a value survived.
package enum SurvivorshipRule: Sendable, Hashable {
  // MARK: Without a contest

  /// The recipe has one record.
  case onlyRecord
  /// Only one member has a value.
  case only
  /// All values are the same, or mean the same.
  case agreed
  /// Tags are united.
  case allTags
  /// Notes or tools are united.
  case allLines
  /// Unknown fields are united, each name with a contest of its own.
  case allNames

  // MARK: Of any field

  /// The other values are synthetic; see `SyntheticValue`.
  case real
  /// Its source, by name, has a greater weight in the configuration.
  case trusted(String, Double, against: Double)
  /// Most members have the value.
  case majority(Int, of: Int)
  /// Most of the most trusted members have the value.
  case majorityOfEquals
  /// No rule distinguishes the values; the order of their records' references decides.
  case first

  // MARK: Of one field

  /// The other titles are in capitals, contain a site's name or have traces of markup.
  case cleanTitle
  /// The title shares most words with all others.
  case typicalTitle
  /// The title is the shortest of those that are equally like the others.
  case shortTitle
  /// The other lists have less than a third of the longest one.
  case complete
  /// The list has most lines.
  case longest
  /// The other lists have the same lines, some of them twice.
  case withoutRepeats
  /// The record of the ingredients has directions.
  case withDirections
  /// Encrypted URLs precede plain ones, and these the names of files.
  case secure
  /// The picture is the largest of those whose URLs give a size.
  case largest(ImageSize)
  /// The other pictures are known to be small.
  case unknownSize
  /// The rating has most votes.
  case mostPeople(Int)
  /// Prep, cook and total are from one record, as others contradict each other.
  case fittingTimes
  /// The value is from the record that another field was taken from.
  case sameRecord(as: RecipeField)
  /// The value is from records that agree in another field.
  case sameValue(of: RecipeField)
}
