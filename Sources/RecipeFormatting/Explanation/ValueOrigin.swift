import RecipeCore
import RecipeMerging

/// The origin of the value of one field.
package struct ValueOrigin: Sendable {
  /// A value that another member had.
  struct LostValue: Sendable, Hashable {
    /// Index of the member.
    let member: Int
    /// Its value.
    let value: OutputValue
    /// The relation to the value that survived.
    let relation: Relation
  }

  /// The relation of a lost value to the one that survived.
  enum Relation: Sendable, Hashable {
    /// Another meaning.
    case other
    /// The same meaning in other words.
    case otherWords
    /// Another meaning, and not fit to win, for a reason in words.
    case setAside(String)
  }

  /// The field's name.
  let field: String
  /// The value that survived.
  let value: OutputValue
  /// Indices of the members it came from, the one it was taken from first.
  let winners: [Int]
  /// The rule that decided, in words.
  let rule: String
  /// The values of the other members.
  let lost: [LostValue]
  /// The origin of each tag or unknown field, under its own name; empty for other fields.
  let parts: [ValueOrigin]

  /// Creates an origin of its values.
  init(
    field: String, value: OutputValue, winners: [Int], rule: String, lost: [LostValue] = [],
    parts: [ValueOrigin] = []
  ) {
    self.field = field
    self.value = value
    self.winners = winners
    self.rule = rule
    self.lost = lost
    self.parts = parts
  }
}

extension ValueOrigin {
  /// The fields of an origin on its way out.
  package static let fields: [ResultField<ValueOrigin>] = [
    ResultField("field", column: .init("field", priority: 0, minimumWidth: 12), isInTable: true) {
      .text($0.field)
    },
    ResultField(
      "value", column: .init("value", priority: 1, minimumWidth: 20), isInTable: true
    ) { $0.value },
    ResultField("from", column: .init("from", priority: 2, minimumWidth: 4), isInTable: true) {
      $0.winnersValue
    },
    ResultField("rule", column: .init("rule", priority: 3, minimumWidth: 12), isInTable: true) {
      .text($0.rule)
    },
    ResultField("lost", column: .init("lost", priority: 4, minimumWidth: 12)) { $0.lostValue },
    ResultField("each", column: .init("each", priority: 5, minimumWidth: 12)) { origin in
      origin.parts.isEmpty ? .absent : .list(origin.parts.map(\.partValue))
    },
  ]

  private var winnersValue: OutputValue { .list(winners.map { .integer($0) }) }

  private var lostValue: OutputValue { .list(lost.map(\.outputValue)) }

  /// The origin as one of several under a field.
  private var partValue: OutputValue {
    .object([
      OutputMember("name", .text(field)), OutputMember("value", value),
      OutputMember("from", winnersValue), OutputMember("rule", .text(rule)),
      OutputMember("lost", lostValue),
    ])
  }
}

extension ValueOrigin.LostValue {
  fileprivate var outputValue: OutputValue {
    .object([
      OutputMember("from", .integer(member)), OutputMember("value", value),
      OutputMember("note", .optional(relation.words)),
    ])
  }
}

extension ValueOrigin.Relation {
  /// Creates the relation of a losing value.
  init(_ relation: LosingValue.Relation) {
    switch relation {
    case .other: self = .other
    case .otherWords: self = .otherWords
    case .setAside(let defect): self = .setAside(defect.words)
    }
  }

  /// A remark about the value, beside that it lost.
  fileprivate var words: String? {
    switch self {
    case .other: nil
    case .otherWords: "the same in other words"
    case .setAside(let reason): reason
    }
  }
}
