import JSONSyntax
import RecipeCore

/// Steps that are objects, or arrays, with a text and perhaps a title, a time and remarks.
struct StepObjects {
  /// The steps, in order, below a heading `name:` where the rows name a part.
  let steps: [String]
  /// True if the texts are sentences.
  let areLikely: Bool
  /// The times whose unit is unknown, under the names of their columns.
  let bareTimes: [ExtraField]

  /// Reads the objects of a list as the rows of one table.
  ///
  /// - Parameter hidden: The key of a member that is no part of a step.
  init(_ elements: some Sequence<JSONValue>, without hidden: String? = nil) {
    let table = ObjectTable(StatedOrder.sorted(Array(elements), of: .steps), without: hidden)
    let columns = StepColumns(table)
    steps = columns.steps
    let texts = columns.text.map { table.texts($0) } ?? []
    let sentences = texts.count(where: SentenceText.isSentence)
    areLikely = !columns.hasAmounts && sentences > 0 && sentences * 5 >= texts.count * 3
    bareTimes = columns.bareTimes
  }
}
