import RecipeCore
package import RecipeMerging

extension SurvivorshipRule {
  /// The rule in words, a phrase without a final full stop.
  package var words: String {
    switch self {
    case .onlyRecord: "the only record"
    case .only: "the only one that has one"
    case .agreed: "all that have one say the same"
    case .allTags: "all tags of all sources"
    case .allLines: "all of all sources, each once"
    case .allNames: "all unknown fields of all sources, each name once"
    case .real: "a made-up value never wins"
    case .trusted(let source, let weight, let other):
      "\(source) is trusted more: \(Self.number(weight)) against \(Self.number(other))"
    case .majority(let count, let all): "what most say: \(count) of \(all)"
    case .majorityOfEquals: "of equally trusted ones, what most say"
    case .first: "the first by name, as nothing else decides"
    case .cleanTitle: "of equally trusted ones, the cleanest"
    case .typicalTitle: "of equally trusted ones, most like the others"
    case .shortTitle: "of equally trusted ones, the shortest"
    case .complete: "whole, as the others are cut short"
    case .longest: "of equally trusted ones, the longest"
    case .withoutRepeats: "of equally long ones, the one without repeats"
    case .withDirections: "of equally long ones, the one with directions"
    case .secure: "https comes first"
    case .largest(let size): "the largest known: \(size.words) by its address"
    case .unknownSize: "its size is not known, the others are small"
    case .mostPeople(let count): "what most people gave: \(count)"
    case .fittingTimes: "the times of one record, as they fit each other"
    case .sameRecord(let field): "from the record that gives the \(field.rawValue)"
    case .sameValue(let field): "of those that name the same \(field.rawValue)"
    }
  }

  private static func number(_ weight: Double) -> String {
    ExactNumber(weight)?.text ?? "\(weight)"
  }
}

extension ImageSize {
  /// The size in words: `1600×1200`, `600 pixels wide`.
  fileprivate var words: String {
    switch (width, height) {
    case (let width?, let height?): "\(width)×\(height)"
    case (let width?, nil): "\(width) pixels wide"
    default: "\(height ?? 0) pixels high"
    }
  }
}
