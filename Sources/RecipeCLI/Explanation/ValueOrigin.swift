import RecipeCore
import RecipeFormatting

/// Where the value of one field came from.
struct ValueOrigin: Sendable {
  /// A value that another member had.
  struct LostValue: Sendable {
    /// Index of the member.
    let member: Int
    /// Its value.
    let value: OutputValue
  }

  /// The field's name.
  let field: String
  /// The value that survived.
  let value: OutputValue
  /// Indices of the members it came from.
  let winners: [Int]
  /// The rule that decided, in words.
  let rule: String
  /// What other members had.
  let lost: [LostValue]
}

extension ValueOrigin {
  /// The fields of an origin on its way out.
  static let fields: [ResultField<ValueOrigin>] = [
    ResultField("field", column: .init("field", priority: 0, minimumWidth: 12), isInTable: true) {
      .text($0.field)
    },
    ResultField(
      "value", column: .init("value", priority: 1, minimumWidth: 20), isInTable: true
    ) { $0.value },
    ResultField("from", column: .init("from", priority: 2, minimumWidth: 4), isInTable: true) {
      .list($0.winners.map { .integer($0) })
    },
    ResultField("rule", column: .init("rule", priority: 3, minimumWidth: 12), isInTable: true) {
      .text($0.rule)
    },
    ResultField("lost", column: .init("lost", priority: 4, minimumWidth: 12)) {
      .list($0.lost.map(\.outputValue))
    },
  ]
}

extension ValueOrigin.LostValue {
  fileprivate var outputValue: OutputValue {
    .object([OutputMember("from", .integer(member)), OutputMember("value", value)])
  }
}
