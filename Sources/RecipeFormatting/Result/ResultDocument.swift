public import RecipeCore

/// A complete result for output: an envelope, and rows with the same fields.
public struct ResultDocument<Row: Sendable>: Sendable {
  /// JSON members before the rows, the schema first.
  public let head: [OutputMember]
  /// The JSON member with the rows.
  public let rowsName: String
  /// The rows, in order, each of which may be read when it is accessed.
  public let rows: ElementStream<Row>
  /// JSON members after the rows.
  public let tail: [OutputMember]
  /// The rows' fields, in the order of JSON and CSV.
  public let fields: [ResultField<Row>]
  /// The text below the rows of a table: "20 of 412 recipes"; `nil` for none.
  public let footer: String?
  /// Returns true if an empty line precedes a row in a table; `nil` if there are no groups.
  public let startsGroup: (@Sendable (Row) -> Bool)?

  /// Returns the heading above a row in a table, or `nil` for a row that continues a section; `nil`
  /// if there are no sections.
  public var heading: (@Sendable (Row) -> String?)?

  /// Returns the lines of a row on a terminal that is too narrow for the columns that must be whole;
  /// `nil` if the table is shown all the same.
  public var narrowLines: (@Sendable (Row) -> [String])?

  /// Creates a document from its parts.
  public init(
    head: [OutputMember], rowsName: String, rows: ElementStream<Row>, tail: [OutputMember] = [],
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

  /// Creates a document whose rows are in memory.
  public init(
    head: [OutputMember], rowsName: String, rows: [Row], tail: [OutputMember] = [],
    fields: [ResultField<Row>], footer: String? = nil,
    startsGroup: (@Sendable (Row) -> Bool)? = nil
  ) {
    self.init(
      head: head, rowsName: rowsName, rows: ElementStream(rows), tail: tail, fields: fields,
      footer: footer, startsGroup: startsGroup)
  }
}
