import RecipeCore
import RecipeMatching

/// The fields of clusters and variants as objects, according to the command-line contract, with the
/// titles of the records.
enum DuplicateFields {
  /// Returns the fields of a cluster.
  static func clusters(_ differences: DifferenceFinder?) -> [ResultField<DuplicateCluster>] {
    [
      field("id") { .text($0.id) },
      field("title") { .text($0.title) },
      field("members") { .list($0.records.map { .object($0.titledReference) }) },
      field("links") { .list($0.links(differences)) },
    ]
  }

  /// Returns the fields of a variant.
  static func variants(_ differences: DifferenceFinder?) -> [ResultField<DuplicateVariant>] {
    [
      field("a") { .object($0.first.titledReference) },
      field("b") { .object($0.second.titledReference) },
      field("score") { .share($0.pair.score) },
      field("reasons") { $0.pair.reasons.outputValue },
      field("differences", isInData: differences != nil) { variant in
        differences.map { variant.differences($0).outputValue } ?? OutputValue.absent
      },
    ]
  }

  private static func field<Row>(
    _ name: String, isInData: Bool = true, _ value: @escaping @Sendable (Row) -> OutputValue
  ) -> ResultField<Row> {
    ResultField(name, column: .init(name, priority: 0), isInData: isInData, value: value)
  }
}

extension RecipeRecord {
  /// The reference of the record and its title.
  fileprivate var titledReference: [OutputMember] {
    reference.outputMembers + [OutputMember("title", .text(recipe.title))]
  }
}

extension DuplicateCluster {
  /// Returns the links that joined its records, one object per link.
  fileprivate func links(_ finder: DifferenceFinder?) -> [OutputValue] {
    links.map { link in
      let value = finder.map { differences(of: link, $0).outputValue } ?? OutputValue.absent
      return .object(link.outputMembers + [OutputMember("differences", value)])
    }
  }

  /// Returns the differences between the two records of a link.
  func differences(of link: RecordPair, _ finder: DifferenceFinder) -> RecipeDifferences {
    finder.differences(between: records[link.first].recipe, and: records[link.second].recipe)
  }
}

extension DuplicateVariant {
  /// Returns the differences between the two records.
  func differences(_ finder: DifferenceFinder) -> RecipeDifferences {
    finder.differences(between: first.recipe, and: second.recipe)
  }

  /// Returns the variant according to the contract.
  func outputMembers(_ differences: DifferenceFinder?) -> [OutputMember] {
    DuplicateFields.variants(differences).filter(\.isInData).map { field in
      OutputMember(field.name, field.value(self))
    }
  }
}
