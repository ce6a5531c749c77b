/// A whole result on its way out: an envelope, and rows that all have the same fields.
package struct ResultDocument<Row: Sendable>: Sendable {
  /// JSON members before the rows, the schema first.
  package let head: [OutputMember]
  /// The JSON member that holds the rows.
  package let rowsName: String
  /// The rows, in order.
  package let rows: [Row]
  /// JSON members after the rows.
  package let tail: [OutputMember]
  /// The rows' fields, in the order of JSON and CSV.
  package let fields: [ResultField<Row>]
  /// What a table says below its rows: "20 of 412 recipes"; `nil` for nothing.
  package let footer: String?
  /// Whether a table leaves a line free before a row; `nil` when its rows stand close together.
  package let startsGroup: (@Sendable (Row) -> Bool)?

  /// Makes a document of its parts.
  package init(
    head: [OutputMember], rowsName: String, rows: [Row], tail: [OutputMember] = [],
    fields: [ResultField<Row>], footer: String? = nil,
    startsGroup: (@Sendable (Row) -> Bool)? = nil
  ) {
    self.head = head
    self.rowsName = rowsName
    self.rows = rows
    self.tail = tail
    self.fields = fields
    self.footer = footer
    self.startsGroup = startsGroup
  }
}
