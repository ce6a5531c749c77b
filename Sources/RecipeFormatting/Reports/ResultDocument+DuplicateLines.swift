import RecipeCore
import RecipeMatching

extension ResultDocument where Row == DuplicateLine {
  /// Returns clusters and variants for people: groups of a record and those compared with it.
  package static func duplicates(_ report: DuplicateReport) -> ResultDocument<DuplicateLine> {
    var document = ResultDocument(
      head: [.recipesSchema], rowsName: "lines", rows: report.groups.flatMap(\.self),
      fields: lineFields, footer: report.footer, startsGroup: { $0.verdict == nil })
    document.heading = { $0.section }
    return document
  }

  private static var lineFields: [ResultField<DuplicateLine>] {
    [
      ResultField(
        "title", column: .init("title", priority: 0, minimumWidth: 20, isWrapped: true),
        isInTable: true,
        value: { .text($0.title) }),
      ResultField(
        "record",
        column: .init("record", priority: 1, minimumWidth: 12, isWrapped: true, isRoomy: true),
        isInTable: true,
        value: { .text($0.record) }),
      ResultField(
        "verdict", column: .init("is", priority: 2, minimumWidth: 7), isInTable: true,
        value: { .optional($0.verdict?.rawValue) }),
      ResultField(
        "score", column: .init("score", priority: 4, isRightAligned: true), isInTable: true,
        value: { .text($0.score) }),
      ResultField(
        "reasons", column: .init("why", priority: 3, minimumWidth: 24, isWrapped: true),
        isInTable: true,
        value: { .text($0.reasons) }),
    ]
  }
}
